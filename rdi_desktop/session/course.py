# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of a finished game: everybody's odds over the turns, who hit whom, who drank most; computed from a replay.

The odds are those of the guest book's moments (`bots.odds`): a judgement of everybody's position, fitted to who won thousands of games.
They use all hands, so they are shown for finished games only; everything else was public at the table.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rdi_desktop.session.odds import odds_of
from rdi_desktop.session.replay import ReplaySession

NOBODY = -1
"""The attacker where it was no player: a room, an Event, a Drink."""


@dataclass(frozen=True, slots=True)
class Course:
    """The statistics of a game, by seats."""

    odds: tuple[tuple[int, ...], ...] = ()
    """In percent, at the start of each turn and at the end; empty while the game is not over."""
    hits: dict[tuple[int, int], int] = field(default_factory=dict)
    """Fortitude that the first seat cost the second in all; the first may be `NOBODY`, or the second itself."""
    mugs: dict[int, int] = field(default_factory=dict)
    """How many Drinks each seat drank."""
    drunk: dict[int, int] = field(default_factory=dict)
    """Alcohol Content that each seat gained in all."""

    def dealt(self, seat: int) -> int:
        """Fortitude that the seat cost all others."""
        return sum(n for (by, to), n in self.hits.items() if by == seat != to)

    def taken(self, seat: int) -> int:
        """Fortitude that the seat lost to anybody or anything."""
        return sum(n for (_, to), n in self.hits.items() if to == seat)


def course_of(replay: ReplaySession) -> Course:
    """The course of that game as far as it was played. The replay's position is restored."""
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
