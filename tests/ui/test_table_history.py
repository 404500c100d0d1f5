# SPDX-License-Identifier: GPL-3.0-or-later
"""The last plays stand in one list: the newest below, what hit me since my last turn with its numbers, and it stays."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.director.beats import Beat, FaceUpCard, TableChange
from rdi_desktop.ui.table import refs
from tests.ui.table_fixtures import action_phase, rich_stack
from tests.ui.table_hands import Hands


def told_of(hands: Hands, blows: int, others: int = 0) -> None:
    """That many blows at Maud since her turn, then so many plays that did nothing to her, of which the table learns."""
    history = hands.table.showing.director.history
    for event, seat in ((1, 0), (2, 1)):
        history.note(Beat("turn", 1.0, (event,), seat))
    for n in range(blows + others):
        card = FaceUpCard(500 + n, "smite", f"Blow {n}", 1)
        at = 0 if n < blows else 2
        history.note(Beat("play", 1.0, (10 + n,), 1, (at,), 60 + n, (card,)))
        history.note(Beat("strike", 1.0, (40 + n,), at, entry=60 + n, changes=(TableChange("fortitude", at, -1 - n),)))
    hands.widget.refresh()


@pytest.mark.parametrize(("seats", "size"), [(4, (1280, 720)), (8, (1280, 720)), (8, (1000, 620))])
def test_the_last_plays_are_one_list_the_newest_last_and_blows_at_me_stay_in_it(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    """At 1000 by 620 mats stand all around, and the list is below what is being played."""
    hands = Hands(qtbot, action_phase(seats), size=size)
    assert hands.table._history.shown == []
    told_of(hands, 3, 7)
    rows = hands.table._history.shown
    numbers = [int(row.title.removeprefix("Blow ")) for row in rows]
    assert numbers == sorted(numbers) and numbers[-1] == 9
    hits = [(row.by, row.title, row.changes) for row in rows if row.changes]
    assert hits == [(1, f"Blow {n}", (("fortitude", -1 - n),)) for n in (0, 1, 2)][-len(hits) :]
    assert len(hits) == min(3, len(rows) - 1), "only the newest of all is as sure of its place"
    rects = [hands.table.pieces.rect(refs.past(10 + n)) for n in numbers]
    assert all(hands.table.layout.history.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
    if seats == 4:
        assert [rect.top() for rect in rects] == sorted({rect.top() for rect in rects}), "one below the other"


def test_the_list_stays_while_something_is_held_or_played(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    told_of(hands, 1)
    hands.click(refs.card(11))
    assert hands.table.middle.invites
    assert hands.table.pieces.get(refs.past(10)).item.isVisible()  # type: ignore[union-attr]
    hands.session.shown = rich_stack().shown
    hands.widget.refresh()
    assert [row.title for row in hands.table._history.shown] == ["Blow 0"]
