# SPDX-License-Identifier: GPL-3.0-or-later
"""What hit me since my last turn stands in the middle as pictures, and goes for whatever is played or held there."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.director.beats import Beat, FaceUpCard, TableChange
from rdi_desktop.ui.table import refs
from tests.ui.table_fixtures import action_phase, rich_stack
from tests.ui.table_hands import Hands


def told_of(hands: Hands, blows: int) -> None:
    """That many blows at Maud since her turn, of which the table learns."""
    history = hands.table.showing.director.history
    for event, seat in ((1, 0), (2, 1)):
        history.note(Beat("turn", 1.0, (event,), seat))
    for n in range(blows):
        card = FaceUpCard(500 + n, "smite", f"Blow {n}", 1)
        history.note(Beat("play", 1.0, (10 + n,), 1, (0,), 60 + n, (card,)))
        history.note(Beat("strike", 1.0, (40 + n,), 0, entry=60 + n, changes=(TableChange("fortitude", 0, -1 - n),)))
    hands.widget.refresh()


@pytest.mark.parametrize("seats", [4, 8])
def test_the_last_three_blows_are_told_beside_the_cloth(qtbot: QtBot, seats: int) -> None:
    hands = Hands(qtbot, action_phase(seats))
    since, layout = hands.table._since, hands.table.layout
    assert since.shown == ()
    told_of(hands, 5)
    assert [(hit.by, hit.title, hit.changes) for hit in since.shown] == [
        (1, f"Blow {n}", (("fortitude", -1 - n),)) for n in (2, 3, 4)
    ]
    assert all(slip.item.isVisible() for slip in since._slips)
    room = layout.since.adjusted(-1, -1, 1, 1)
    assert all(room.contains(slip.item.sceneBoundingRect()) for slip in since._slips)


def test_where_they_stand_in_the_middle_they_go_for_what_is_held_or_played_there(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(8), size=(1000, 620))  # too small for persons: mats stand all around
    told_of(hands, 1)
    since = hands.table._since
    assert since._slips[0].item.isVisible()
    hands.click(refs.card(11))
    assert hands.table.middle.invites
    assert not any(slip.item.isVisible() for slip in since._slips)
    hands.session.shown = rich_stack(8).shown
    hands.widget.refresh()
    assert since.shown == ()


def test_where_they_have_a_place_of_their_own_they_stay(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    told_of(hands, 1)
    hands.click(refs.card(11))
    assert hands.table.middle.invites
    assert hands.table._since._slips[0].item.isVisible()
    hands.session.shown = rich_stack().shown
    hands.widget.refresh()
    assert len(hands.table._since.shown) == 1
