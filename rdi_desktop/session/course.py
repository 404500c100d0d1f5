# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of an evening: everybody's odds over the turns, who hit whom, who drank most. Read off a game that is looked back at.

The odds are those of the guest book's moments (`bots.worlds.outlook`): what everybody has and holds, judged as it was fitted to some
ten thousand games. They know all hands, so they are told of finished games only; all else is what everybody at the table saw.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rdi_desktop.session.odds import odds_of
from rdi_desktop.session.replay import ReplaySession

NOBODY = -1
"""Whoever or whatever hit somebody, if it was none of the players: a room, an Event, a Drink."""


@dataclass(frozen=True, slots=True)
class Course:
    """What came of a game, by seats."""

    odds: tuple[tuple[int, ...], ...] = ()
    """In percent, at each turn's start and at the end; empty while the game is not over."""
    hits: dict[tuple[int, int], int] = field(default_factory=dict)
    """Fortitude that the first took from the second in all; the first may be `NOBODY`, or the second itself."""
    mugs: dict[int, int] = field(default_factory=dict)
    """How many Drinks each drank."""
    drunk: dict[int, int] = field(default_factory=dict)
    """Alcohol Content that each gained in all."""

    def dealt(self, seat: int) -> int:
        """Fortitude that a seat took from all others."""
        return sum(n for (by, to), n in self.hits.items() if by == seat != to)

    def taken(self, seat: int) -> int:
        """Fortitude that a seat lost to anybody and anything."""
        return sum(n for (_, to), n in self.hits.items() if to == seat)


def course_of(replay: ReplaySession) -> Course:
    """The course of that game as far as it was played. The replay stands where it stood."""
    kept = replay.position
    odds = tuple(_odds(replay)) if replay.finished else ()
    replay.go(replay.length)
    hits: Counter[tuple[int, int]] = Counter()
    mugs: Counter[int] = Counter()
    drunk: Counter[int] = Counter()
    for event in replay.events(0, None):
        seat, n = event.seat, event.args.get("n", 0)
        if seat is None:
            continue
        if event.key == "drank":
            mugs[seat] += 1
        elif event.key == "gained_alcohol" and isinstance(n, int):
            drunk[seat] += n
        elif event.key == "lost_fortitude" and isinstance(n, int):
            source = event.args.get("source")
            hits[source if isinstance(source, int) else NOBODY, seat] += n
    replay.go(kept)
    return Course(odds, dict(hits), dict(mugs), dict(drunk))


def _odds(replay: ReplaySession) -> list[tuple[int, ...]]:
    found = []
    for position in [*(start for start, _, _ in replay.turns), replay.length]:
        replay.go(position)
        found.append(odds_of(replay.world, replay.content))
    return found
