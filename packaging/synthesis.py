# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds by arithmetic: tones, noise, resonance, and files of them. Used by `sounds.py`, `voices.py` and `ambience.py`.

Files are Sun audio (`.au`): a head of 24 bytes, then samples as G.711 mu-law has them, one byte each, as good as 14 bits for what is soft.
"""

from __future__ import annotations

import math
import random
import struct
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
RATE = 22050
"""Samples a second, one channel."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, to lay sounds into."""
    return [0.0] * round(seconds * RATE)


def lay(ground: Wave, sound: Wave, at: float, loud: float = 1.0) -> None:
    """Add a sound to another from that second on; what does not fit is left off."""
    start = round(at * RATE)
    for i, value in enumerate(sound[: max(0, len(ground) - start)]):
        ground[start + i] += value * loud


def tone(pitch: float, seconds: float, fall: float, bend: float = 0.0) -> Wave:
    """A sine that dies away `fall` times a second, its pitch bent to that share of itself at the end."""
    made, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        t = i / RATE
        made.append(math.sin(phase) * math.exp(-fall * t))
        phase += 2 * math.pi * pitch * (1 + bend * t / seconds) / RATE
    return made


def bell_of(pitch: float, seconds: float, fall: float, parts: Iterable[tuple[float, float]]) -> Wave:
    """Partials of a pitch, each with its loudness; higher ones die away sooner."""
    made = silence(seconds)
    for part, loud in parts:
        lay(made, tone(pitch * part, seconds, fall * part), 0.0, loud)
    return made


def noise(chance: random.Random, seconds: float, low: float, high: float) -> Wave:
    """A rush between two pitches."""
    made, slow, fast = [], 0.0, 0.0
    up, down = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    for _ in range(round(seconds * RATE)):
        fast += up * (chance.uniform(-1, 1) - fast)
        slow += down * (fast - slow)
        made.append(fast - slow)
    return made


def shaped(sound: Wave, rise: float, fall: float) -> Wave:
    """Swells for `rise` seconds, then dies away `fall` times a second."""
    return [
        v * (min(1.0, i / RATE / rise) if rise else 1.0) * math.exp(-fall * max(0.0, i / RATE - rise))
        for i, v in enumerate(sound)
    ]


def swelling(sound: Wave, power: float = 1.0) -> Wave:
    """Rises to the middle and falls to the end, as an arch does."""
    size = max(1, len(sound))
    return [value * math.sin(math.pi * i / size) ** power for i, value in enumerate(sound)]


def resonant(sound: Sequence[float], pitch: float, width: float, *, round_again: bool = False) -> Wave:
    """What of a sound rings at a pitch; of a ring what is heard when it has gone round once before."""
    shrinks = math.exp(-math.pi * width / RATE)
    turn = 4 * math.pi * pitch / RATE
    even = (1 - shrinks) * math.sqrt(
        1 + shrinks * shrinks - 2 * shrinks * math.cos(turn)
    )  # as loud at its pitch as it was
    first, second = 2 * shrinks * math.cos(2 * math.pi * pitch / RATE), -shrinks * shrinks
    one = two = 0.0
    for _ in range(2 if round_again else 1):
        made = []
        for value in sound:
            one, two = even * value + first * one + second * two, one
            made.append(one)
    return made


def faded(sound: Wave, begin: float = 0.001, end: float = 0.02) -> Wave:
    """The sound without a click at its beginning and end (s)."""
    made = list(sound)
    first, last = round(begin * RATE), min(len(made), round(end * RATE))
    for i in range(first):
        made[i] *= i / first
    for i in range(last):
        made[-1 - i] *= i / last
    return made


def trimmed(sound: Wave) -> Wave:
    """The sound up to where nobody hears it any more: 46 dB below its peak."""
    least = 0.005 * max(map(abs, sound))
    return sound[: 1 + max(i for i, value in enumerate(sound) if abs(value) > least)]


def at_peak(sound: Wave, decibels: float) -> array[int]:
    """The sound as 16 bit numbers, its peak so far below the most that there is."""
    loud = 10 ** (decibels / 20) * 32767 / max(abs(v) for v in sound)
    return array("h", (round(v * loud) for v in sound))


# files


_BIAS, _CLIP = 0x84, 32635


def mu_law(sample: int) -> int:
    """A 16 bit number as one byte (ITU-T G.711)."""
    sign, size = (0x80, -sample) if sample < 0 else (0x00, sample)
    size = min(size, _CLIP) + _BIAS
    exponent = max(0, size.bit_length() - 8)
    return ~(sign | exponent << 4 | size >> exponent + 3 & 0x0F) & 0xFF


def write(path: Path, samples: Iterable[int]) -> None:
    """Write a file of these samples."""
    body = bytes(map(mu_law, samples))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(struct.pack(">4s5I", b".snd", 24, len(body), 1, RATE, 1) + body)
