# SPDX-License-Identifier: GPL-3.0-or-later
"""The sound of the tavern: endless murmur and fire, and now and then a tune on a lute.

It gets quieter while the table makes sounds, and silent when somebody passes out. While nothing else sounds, its samples are only copied,
which costs next to nothing.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Sequence

from rdi_desktop.ui.look import assets

RATE = 22050
"""Samples per second, 16 bits, one channel, as for all sounds."""
RINGS = ("murmur", "fire")
"""The endless sounds. Each is a loop: its end continues at its beginning."""
TUNES = ("evening", "tap-room")
DUCKED = 0.4
"""Loudness beside the sounds of the table, as a factor."""
FALLS, RISES = 0.08, 0.9
"""How long it takes to get quieter, and loud again (s)."""
FIRST, APART = 6.0, 38.0
"""When the first tune begins, and the pause after each (s)."""


class Ambience:
    """The samples of the tavern, at one volume."""

    def __init__(self, room: array[int], tunes: Sequence[array[int]]) -> None:
        self._room, self._tunes = room, tunes
        self._at = 0
        self._tune: tuple[int, int] | None = None
        """The present tune, and how far it has been played."""
        self._next, self._waits = 0, round(FIRST * RATE)
        self._loud = 0.0
        """Its present loudness."""
        self._hushed = 0

    @property
    def playing(self) -> bool:
        """Whether a tune is playing."""
        return self._tune is not None

    def hush(self, seconds: float) -> None:
        """Somebody passes out: silence for so long, and the tune ends."""
        self._hushed = max(self._hushed, round(seconds * RATE))

    def take(self, count: int, *, beside: bool) -> array[int]:
        """The next samples; `beside`: other sounds are playing."""
        made = self._slice(count)
        self._play_on(made, count)
        goal = 0.0 if self._hushed else DUCKED if beside else 1.0
        self._hushed = max(0, self._hushed - count)
        before, self._loud = self._loud, toward(self._loud, goal, count)
        return ramped(made, before, self._loud)

    def _slice(self, count: int) -> array[int]:
        made, size = array("h"), len(self._room)
        while len(made) < count:
            part = self._room[self._at : self._at + count - len(made)]
            made.extend(part)
            self._at = (self._at + len(part)) % size
        return made

    def _play_on(self, made: array[int], count: int) -> None:
        """Continue the tune, or the pause after it."""
        if self._hushed and self._tune is not None and self._loud <= DUCKED:
            self._tune, self._waits = None, round(APART * RATE)
        if self._tune is None:
            self._waits -= count
            if self._waits <= 0 and self._tunes and not self._hushed:
                self._tune = (self._next, 0)
                self._next = (self._next + 1) % len(self._tunes)
            return
        which, at = self._tune
        part = self._tunes[which][at : at + count]
        for place, value in enumerate(part):
            made[place] = max(-32768, min(32767, made[place] + value))
        over = at + count >= len(self._tunes[which])
        self._tune = None if over else (which, at + count)
        if over:
            self._waits = round(APART * RATE)


def tavern(volume: float) -> Ambience:
    """The tavern at that volume, from 0 to 1, with its tunes."""
    rings, tunes = ([read(f"ambience/{name}", volume) for name in names] for names in (RINGS, TUNES))
    return Ambience(woven(rings), tunes)


def woven(rings: Sequence[array[int]]) -> array[int]:
    """Loops of different lengths mixed into one, which is as long as their common multiple."""
    size = 1
    for each in rings:
        size = size * len(each) // _common(size, len(each))
    made = rings[0] * (size // len(rings[0]))
    for other in rings[1:]:
        long = other * (size // len(other))
        made = array("h", [max(-32768, min(32767, one + two)) for one, two in zip(made, long, strict=True)])
    return made


def _common(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


def read(name: str, volume: float = 0.0) -> array[int]:
    """The samples of a file below the assets, by name without extension, at that volume of a slider from 0 to 1; 0: as they are.

    It is Sun audio in mu-law, as `packaging/synthesis.py` writes it. Whatever the volume, there are 256 different samples, so that a
    minute is decoded in a few milliseconds.
    """
    data = assets.read(f"{name}.au")
    (start,) = struct.unpack(">I", data[4:8])
    factor = loudness(volume) if volume else 1.0
    words = [max(-32768, min(32767, round(_linear(code) * factor))) for code in range(256)]
    low, high = (bytes(word >> shift & 0xFF for word in words) for shift in (0, 8))
    both = bytearray(2 * (len(data) - start))
    both[0::2], both[1::2] = data[start:].translate(low), data[start:].translate(high)
    samples = array("h", bytes(both))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _linear(code: int) -> int:
    """The 16 bit number of a mu-law byte (ITU-T G.711)."""
    code = ~code & 0xFF
    size = (((code & 0x0F) << 3) + 0x84 << (code >> 4 & 0x07)) - 0x84
    return -size if code & 0x80 else size


def loudness(volume: float) -> float:
    """The factor for a slider's value from 0 to 1: its square."""
    return volume * volume


def ramped(sound: array[int], before: float, after: float) -> array[int]:
    """The samples with a loudness that goes from one factor to another, so that nothing clicks."""
    if before == after == 1.0:
        return sound
    step = (after - before) / max(1, len(sound))
    return array("h", [round(value * (before + step * place)) for place, value in enumerate(sound)])


def toward(loud: float, goal: float, count: int) -> float:
    """The loudness after so many samples."""
    if goal < loud:
        return max(goal, loud - count / RATE / FALLS)
    return min(goal, loud + count / RATE / RISES)
