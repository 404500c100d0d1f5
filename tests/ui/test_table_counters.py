# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers on cards in play are seen where the cards lie; a pile shows whose Drink is on top."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.ui.table.counted import counted, told
from rdi_desktop.ui.table.faces import DRINK_BACK, SERVED_BACK
from tests.ui.table_fixtures import action_phase, card
from tests.ui.table_hands import Hands

LYING = 70


def test_each_number_has_a_tag_on_its_card(qtbot: QtBot) -> None:
    session = action_phase()
    thing = {**card(LYING, "ward", 1), "body": BODIES + LYING, "wages": 0, "counters": {"fortitude": 2, "plus": 1}}
    session.shown["seats"][1]["in_play"] = [thing]
    hands = Hands(qtbot, session)
    tags = [tag for tag in hands.table._mats[1]._tags._tags if tag.item.isVisible()]
    assert [tag.model for tag in tags] == [("fortitude", 2), ("plus", 1)]
    assert [tag.item.toolTip() for tag in tags] == ["Fortitude 2", "Plus 1"]
    session.shown["seats"][1] = {**session.shown["seats"][1], "in_play": [{**thing, "counters": {"fortitude": 1}}]}
    hands.table.refresh()
    assert [tag.model for tag in tags if tag.item.isVisible()] == [("fortitude", 1)]


def test_fortitude_is_shown_down_to_nothing_and_anything_else_only_where_there_is_some() -> None:
    assert counted({"fortitude": 0, "plus": 0}) == (("fortitude", 0),)
    assert told(counted({"rake": 3})) == "Rake 3"


def test_a_pile_with_a_drink_of_hers_on_top_has_a_gilded_back(qtbot: QtBot) -> None:
    session = action_phase()
    hands = Hands(qtbot, session)
    pile = hands.table._mats[1]._drink_me
    assert pile.sprite.subject == DRINK_BACK
    session.shown["seats"][1] = {**session.shown["seats"][1], "served": 1}
    hands.table.refresh()
    assert pile.sprite.subject == SERVED_BACK
    assert "from a side deck" in pile.sprite.item.toolTip()
