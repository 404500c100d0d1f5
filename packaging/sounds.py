# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table, each from a few lines of arithmetic: `python packaging/sounds.py`.

They are soft and short, so that they can be heard a thousand times: nothing starts with a click, nothing is louder than a third of
what is possible. The same script makes the same files on every machine.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22050
"""Samples a second, of 16 bits, one channel."""
LOUDEST = 0.34
"""The peak of every sound, where 1 is all there is."""

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


def noise(chance: random.Random, seconds: float, low: float, high: float) -> Wave:
    """A rush between two pitches."""
    made, slow, fast = [], 0.0, 0.0
    for _ in range(round(seconds * RATE)):
        fast += (1 - math.exp(-2 * math.pi * high / RATE)) * (chance.uniform(-1, 1) - fast)
        slow += (1 - math.exp(-2 * math.pi * low / RATE)) * (fast - slow)
        made.append(fast - slow)
    return made


def shaped(sound: Wave, rise: float, fall: float) -> Wave:
    """Swells for `rise` seconds, then dies away `fall` times a second."""
    return [
        v * (min(1.0, i / RATE / rise) if rise else 1.0) * math.exp(-fall * max(0.0, i / RATE - rise))
        for i, v in enumerate(sound)
    ]


def card(chance: random.Random) -> Wave:
    """A card slides over wood and is laid down."""
    made = silence(0.2)
    lay(made, shaped(noise(chance, 0.14, 1400, 6000), 0.07, 40), 0.0, 0.8)
    lay(made, shaped(noise(chance, 0.06, 200, 1800), 0.002, 90), 0.09, 1.6)
    lay(made, tone(170, 0.06, 70), 0.092, 0.25)
    return made


def shuffle(chance: random.Random) -> Wave:
    """A deck is riffled."""
    made = silence(0.6)
    at = 0.0
    while at < 0.5:
        lay(made, shaped(noise(chance, 0.03, 900, 5200), 0.002, 130), at, 0.5 + 0.5 * math.sin(math.pi * at / 0.5))
        at += chance.uniform(0.012, 0.022)
    return made


def coin(chance: random.Random) -> Wave:
    """A coin falls on coins."""
    made = silence(0.4)
    pitch = chance.uniform(2500, 2700)
    for part, loud in ((1.0, 1.0), (1.52, 0.6), (2.37, 0.35), (3.13, 0.14)):
        lay(made, tone(pitch * part, 0.36, 16 * part), 0.0, loud)
        lay(made, tone(pitch * 1.06 * part, 0.25, 24 * part), 0.075, loud * 0.45)
    return made


def coins(chance: random.Random) -> Wave:
    """A handful of them."""
    made = silence(0.75)
    for step in range(6):
        lay(made, coin(chance), step * 0.07 + chance.uniform(0, 0.025), chance.uniform(0.5, 1.0))
    return made


def mug(chance: random.Random) -> Wave:
    """A full mug is set down, and its lid claps."""
    made = silence(0.4)
    lay(made, tone(130, 0.2, 26, -0.3), 0.0, 1.0)
    lay(made, shaped(noise(chance, 0.05, 200, 1500), 0.001, 80), 0.0, 1.2)
    for part, loud in ((1.0, 0.3), (2.76, 0.16), (5.4, 0.06)):
        lay(made, tone(780 * part, 0.25, 22 * part), 0.1, loud)
    return made


def gulp(chance: random.Random) -> Wave:
    """Two good swallows."""
    made = silence(0.55)
    for at in (0.0, 0.25):
        lay(made, shaped(tone(190 + chance.uniform(-8, 8), 0.14, 4, 0.9), 0.03, 18), at)
        lay(made, shaped(noise(chance, 0.1, 300, 900), 0.03, 30), at, 0.4)
    return made


def thud(chance: random.Random) -> Wave:
    """Somebody heavy, and the floor."""
    made = silence(0.5)
    lay(made, tone(88, 0.45, 9, -0.45), 0.0, 1.0)
    lay(made, shaped(noise(chance, 0.16, 60, 600), 0.004, 26), 0.0, 1.5)
    return made


def dice(chance: random.Random) -> Wave:
    """Dice rattle over the table and come to rest."""
    made = silence(0.6)
    at, gap = 0.0, 0.028
    while at < 0.5:
        loud = 1.0 - at
        lay(made, tone(chance.uniform(900, 1500), 0.03, 120), at, 0.5 * loud)
        lay(made, shaped(noise(chance, 0.02, 800, 4000), 0.0008, 220), at, loud)
        at += gap * chance.uniform(0.6, 1.3)
        gap *= 1.13
    return made


def cheer(chance: random.Random) -> Wave:
    """The whole tavern, from the next room."""
    made = silence(1.5)
    for _ in range(14):
        start, pitch = (
            chance.uniform(0.0, 0.25),
            chance.choice([165, 185, 208, 233, 262, 294, 330]) * chance.uniform(0.97, 1.03),
        )
        length = chance.uniform(0.7, 1.1)
        voice = silence(length)
        for part, loud in ((1, 0.6), (2, 1.0), (3, 0.7), (4, 0.3), (5, 0.12)):
            lay(voice, tone(pitch * part, length, 0.3, chance.uniform(-0.08, 0.12)), 0.0, loud)
        lay(made, shaped(voice, 0.18, 3.4), start, chance.uniform(0.05, 0.1))
    lay(made, shaped(noise(chance, 1.3, 500, 2200), 0.3, 3.0), 0.0, 1.3)
    return made


def bell(_chance: random.Random) -> Wave:
    """The small bell on the counter: it is your turn."""
    made = silence(0.9)
    for part, loud in ((1.0, 1.0), (2.0, 0.35), (2.4, 0.3), (4.1, 0.1)):
        lay(made, tone(1046 * part, 0.9, 4.5 * part), 0.0, loud)
    return made


SOUNDS: tuple[Callable[[random.Random], Wave], ...] = (
    card, shuffle, coin, coins, mug, gulp, thud, dice, cheer, bell,
)  # fmt: skip


def samples(make: Callable[[random.Random], Wave]) -> array[int]:
    """A sound as 16 bit numbers, faded in within a thousandth of a second and out at the end."""
    made = make(random.Random(make.__name__))
    begin, end = round(0.001 * RATE), round(0.02 * RATE)
    for i in range(begin):
        made[i] *= i / begin
    for i in range(end):
        made[-1 - i] *= i / end
    loud = LOUDEST * 32767 / max(abs(v) for v in made)
    return array("h", (round(v * loud) for v in made))


def main() -> None:
    """Write every sound to where sounds lie."""
    for make in SOUNDS:
        numbers = samples(make)
        if sys.byteorder == "big":
            numbers.byteswap()
        with wave.open(str(FOLDER / f"{make.__name__}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(numbers.tobytes())


if __name__ == "__main__":
    main()
