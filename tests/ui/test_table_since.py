# SPDX-License-Identifier: GPL-3.0-or-later
"""What hit me since my last turn stands in the middle as pictures, and goes for whatever is played or held there."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rdi_desktop.director.beats import Beat, Card, Change
from rdi_desktop.ui.table import refs
from tests.ui.table_fixtures import action_phase, rich_stack
from tests.ui.table_hands import Hands


def told_of(hands: Hands, blows: int) -> None:
    """That many blows at Maud since her turn, of which the table learns."""
    history = hands.table.showing.director.history
    for event, seat in ((1, 0), (2, 1)):
        history.note(Beat("turn", 1.0, (event,), seat))
    for n in range(blows):
        card = Card(500 + n, "smite", f"Blow {n}", 1)
        history.note(Beat("play", 1.0, (10 + n,), 1, (0,), 60 + n, (card,)))
        history.note(Beat("strike", 1.0, (40 + n,), 0, entry=60 + n, changes=(Change("fortitude", 0, -1 - n),)))
    hands.widget.refresh()


def test_the_last_three_blows_stand_in_the_middle_until_something_is_held_there(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    since = hands.table._since
    assert since.shown == ()
    told_of(hands, 5)
    assert [(hit.by, hit.title, hit.changes) for hit in since.shown] == [
        (1, f"Blow {n}", (("fortitude", -1 - n),)) for n in (2, 3, 4)
    ]
    assert all(slip.item.isVisible() for slip in since._slips)
    room = hands.table.layout.stack.adjusted(-1, -1, 1, 1)
    assert all(room.contains(slip.item.sceneBoundingRect()) for slip in since._slips)
    hands.click(refs.card(11))
    assert hands.table._middle.invites
    assert not any(slip.item.isVisible() for slip in since._slips)


def test_nothing_is_told_while_something_is_being_played(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    told_of(hands, 1)
    assert len(hands.table._since.shown) == 1
    hands.session.shown = rich_stack().shown
    hands.widget.refresh()
    assert hands.table._since.shown == ()
