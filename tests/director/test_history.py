# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody has to be told of: what others did to them since their last turn."""

from __future__ import annotations

from rdi_desktop.director.beats import Beat, FaceUpCard, TableChange
from rdi_desktop.director.play_history import PlayHistory

ME, OTHER, THIRD = 0, 1, 2


class Evening:
    """Notes what happens, beat by beat."""

    def __init__(self) -> None:
        self.history = PlayHistory()
        self.event = 0

    def turn(self, seat: int) -> None:
        self.history.note(Beat("turn", 1.0, (self._next(),), seat))

    def blow(self, by: int, at: int, n: int = 2, what: str = "fortitude") -> None:
        entry = self._next()
        card = FaceUpCard(entry, "ann/mace", "Mace", by)
        self.history.note(Beat("play", 1.0, (entry,), by, to=(at,), entry=entry, cards=(card,)))
        change = TableChange(what, at, -n) if what != "gold" else TableChange("gold", None, n, at, by)
        self.history.note(Beat("strike", 1.0, (self._next(),), at, entry=entry, changes=(change,)))

    def _next(self) -> int:
        self.event += 1
        return self.event

    @property
    def told(self) -> list[tuple[int | None, dict[str, int]]]:
        return [(play.seat, play.felt(ME)) for play in self.history.hits(ME)]


def test_only_what_others_did_to_me_since_my_turn_is_told() -> None:
    evening = Evening()
    evening.blow(OTHER, ME, 2)
    assert evening.told == [], "nobody has had a turn yet"
    evening.turn(OTHER)
    evening.blow(OTHER, ME, 5)
    evening.turn(ME)
    evening.blow(ME, OTHER)
    evening.turn(OTHER)
    evening.blow(OTHER, ME, 3)
    evening.blow(OTHER, THIRD, 9)
    evening.turn(THIRD)
    evening.blow(THIRD, ME, 1, "gold")
    expected = [(OTHER, {"fortitude": -3}), (THIRD, {"gold": -1})]
    assert evening.told == expected
    evening.turn(ME)
    assert evening.told == expected, "all through my own turn, too"
    evening.turn(OTHER)
    assert evening.told == []


def test_what_came_to_nothing_is_not_told_and_what_was_taken_back_neither() -> None:
    evening = Evening()
    evening.turn(ME)
    evening.turn(OTHER)
    evening.blow(OTHER, ME, 0)
    assert evening.told == []
    before = evening.event
    evening.blow(OTHER, ME, 4)
    assert evening.told == [(OTHER, {"fortitude": -4})]
    evening.history.forget(before + 1)
    assert evening.told == []
