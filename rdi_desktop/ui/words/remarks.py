# SPDX-License-Identifier: GPL-3.0-or-later
"""Remarks of characters at their great moments, from `about:` in their files; only on what the viewer has seen happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rdi_desktop.engine.told import EventTold

HARD, RICH = 4, 4
"""Fortitude lost at once, and Gold of a pot, from which on it is a great moment."""
Says = Mapping[str, str]
"""The remarks of a character, by moment: hit, pot, wins."""


def moment(event: EventTold) -> tuple[int, str] | None:
    """(whose great moment it is, a key of `about:`), or None."""
    if event.key == "game_over":
        winners = list(event.args.get("winners") or ())
        return (winners[0], "wins") if len(winners) == 1 else None
    if event.seat is None:
        return None
    n = event.args.get("n") or 0
    if event.key == "lost_fortitude" and n >= HARD:
        return event.seat, "hit"
    if event.key == "pot_taken" and n >= RICH:
        return event.seat, "pot"
    return None


class Remarks:
    """Everybody's remarks in one game, each made once. `says`: the remarks of a character; empty to turn them off."""

    def __init__(self, characters: Sequence[str] = (), says: Callable[[str], Says] = lambda _character: {}) -> None:
        self._characters = tuple(characters)
        self._says = says
        self._made: dict[tuple[int, str], int] = {}
        """Those that were made, with the indexes of their events."""

    def of(self, event: EventTold) -> tuple[int, str] | None:
        """(who makes a remark about it, the remark), or None."""
        found = moment(event)
        if found is None or found in self._made or found[0] >= len(self._characters):
            return None
        words = self._says(self._characters[found[0]]).get(found[1])
        if not words:
            return None
        self._made[found] = event.index
        return found[0], words

    def cut(self, since: int) -> None:
        """The events from that index on were taken back: what was said about them can be said again."""
        self._made = {moment: index for moment, index in self._made.items() if index < since}


class Grudges:
    """Who shows whom it resents, once for each: a look is told when somebody strikes who was not the last to do so.

    `touchy`: seats of computer players that bear grudges; `sides`: the side of each seat.
    """

    def __init__(self, touchy: Sequence[int] = (), sides: Sequence[int] = ()) -> None:
        self._touchy = frozenset(touchy)
        self._sides = tuple(sides)
        self._shown: list[tuple[int, int, int]] = []
        """(event, who, whom), in order."""

    def of(self, event: EventTold) -> tuple[int, int] | None:
        """(who, whom) if that blow is resented by somebody who did not resent the same player before, or None."""
        who, whom, n = event.seat, event.args.get("source"), event.args.get("n")
        if event.key != "lost_fortitude" or not n or who not in self._touchy or not isinstance(whom, int):
            return None
        if not 0 <= whom < len(self._sides) or self._sides[who] == self._sides[whom] or whom == self._of(who):
            return None
        self._shown.append((event.index, who, whom))
        return who, whom

    def _of(self, who: int) -> int | None:
        return next((whom for _, each, whom in reversed(self._shown) if each == who), None)

    def cut(self, since: int) -> None:
        """The events from that index on were taken back."""
        self._shown = [each for each in self._shown if each[0] < since]
