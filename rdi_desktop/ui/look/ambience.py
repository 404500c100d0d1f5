# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard of the tavern: murmur and a fire that never end, and now and then a tune on a lute.

It makes way for what happens at the table, and falls silent when somebody passes out. While nothing else is heard, its samples
are only copied: that costs next to nothing.
"""

from __future__ import annotations

import io
import sys
import wave
from array import array
from collections.abc import Sequence

from rdi_desktop.ui.look import assets

RATE = 22050
"""Samples a second, of 16 bits, one channel; the same as of all sounds."""
RINGS = ("murmur", "fire")
"""What is heard all the time. Each is a ring: its end goes on at its beginning."""
TUNES = ("evening", "tap-room")
DUCKED = 0.4
"""So much of it is heard beside the sounds of the table."""
FALLS, RISES = 0.08, 0.9
"""How long it takes to make way, and to come back (s)."""
FIRST, APART = 6.0, 38.0
"""When the first tune begins, and how long nothing is played after one (s)."""


class Ambience:
    """The samples of the room, at one loudness."""

    def __init__(self, room: array[int], tunes: Sequence[array[int]]) -> None:
        self._room, self._tunes = room, tunes
        self._at = 0
        self._tune: tuple[int, int] | None = None
        """Which tune is played, and how far it has come."""
        self._next, self._waits = 0, round(FIRST * RATE)
        self._loud = 0.0
        """How much of it is heard just now."""
        self._hushed = 0

    @property
    def playing(self) -> bool:
        """Whether the lute is heard."""
        return self._tune is not None

    def hush(self, seconds: float) -> None:
        """Somebody passes out: nothing is heard for so long, and the tune is over."""
        self._hushed = max(self._hushed, round(seconds * RATE))

    def take(self, count: int, *, beside: bool) -> array[int]:
        """The next samples; `beside`: other sounds are heard just now."""
        made = self._slice(count)
        self._play_on(made, count)
        goal = 0.0 if self._hushed else DUCKED if beside else 1.0
        self._hushed = max(0, self._hushed - count)
        before, self._loud = self._loud, _toward(self._loud, goal, count)
        if before == self._loud == 1.0:
            return made
        if before == self._loud:
            return array("h", [round(value * before) for value in made])
        step = (self._loud - before) / count
        return array("h", [round(value * (before + step * place)) for place, value in enumerate(made)])

    def _slice(self, count: int) -> array[int]:
        made, size = array("h"), len(self._room)
        while len(made) < count:
            part = self._room[self._at : self._at + count - len(made)]
            made.extend(part)
            self._at = (self._at + len(part)) % size
        return made

    def _play_on(self, made: array[int], count: int) -> None:
        """The tune goes on, or the pause after it."""
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


def _toward(loud: float, goal: float, count: int) -> float:
    """How loud it is after so many samples."""
    if goal < loud:
        return max(goal, loud - count / RATE / FALLS)
    return min(goal, loud + count / RATE / RISES)


def tavern(volume: float) -> Ambience:
    """The room at that volume, from 0 to 1, with its tunes."""
    rings = [louder(read(f"ambience/{name}"), volume) for name in RINGS]
    return Ambience(woven(rings), [louder(read(f"ambience/{name}"), volume) for name in TUNES])


def woven(rings: Sequence[array[int]]) -> array[int]:
    """Rings of different lengths as one, which ends where all of them end together."""
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


def read(name: str) -> array[int]:
    """The samples of a file below the assets, without its ending."""
    with wave.open(io.BytesIO(assets.read(f"{name}.wav")), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def louder(sound: array[int], volume: float) -> array[int]:
    """The sound at that volume, which ears hear as the square of what the slider says."""
    factor = volume * volume * 2
    return array("h", [max(-32768, min(32767, round(sample * factor))) for sample in sound])
