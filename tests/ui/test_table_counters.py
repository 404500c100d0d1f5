# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers on cards in play are seen where the cards lie; a pile shows whose Drink is on top."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.ui.table.faces import DRINK_BACK, SERVED_BACK, kind_of_card
from rdi_desktop.ui.words.on_cards import Scale, scales, told_scales
from tests.rules.deal import content
from tests.ui.table_fixtures import action_phase, alter, card
from tests.ui.table_hands import Hands

LYING = 70


def test_each_number_has_a_tag_on_its_card(qtbot: QtBot) -> None:
    session = action_phase()
    thing = card(LYING, "ward", 1, body=BODIES + LYING, counters={"fortitude": 2, "plus": 1})
    alter(session.shown.seats[1], in_play=[thing])
    hands = Hands(qtbot, session)
    tags = hands.table._mats[1]._play_area._counters.seen
    assert [tag.model for tag in tags] == [Scale("fortitude", 2, 2, (0, 1, 2)), Scale("plus", 1)]
    assert [tag.item.toolTip() for tag in tags] == ["Fortitude 2 of 2", "Plus 1"]
    session.shown.seats[1] = replace(session.shown.seats[1], in_play=[replace(thing, counters={"fortitude": 1})])
    hands.table.refresh()
    assert [tag.model.word for tag in tags if tag.item.isVisible()] == ["fortitude"]


def test_fortitude_has_a_track_down_to_nothing_and_anything_else_is_shown_only_where_there_is_some() -> None:
    gizmo = replace(kind_of_card("wrench/repeating-dart-organ"), counters={"fortitude": 0, "plus": 0})
    assert scales(content(), gizmo) == (Scale("fortitude", 0, 0, (0, 1, 2, 3, 4)),)
    assert (
        told_scales(scales(content(), replace(gizmo, counters={"fortitude": 3, "plus": 2})))
        == "Fortitude 3 of 4, Plus 2"
    )


@pytest.mark.parametrize(("rake", "worth"), [(0, 1), (1, 1), (2, 4), (9, 4)])
def test_a_rake_points_at_what_its_mushroom_is_worth(rake: int, worth: int) -> None:
    (scale,) = scales(content(), replace(kind_of_card("dale/inkcap"), counters={"rake": rake}))
    assert scale == Scale("rake", worth, min(rake, 2), (1, 1, 4))
    assert told_scales((scale,)) == f"Rake {worth} (1, 1, 4)"


def test_a_pile_with_a_drink_of_hers_on_top_has_a_gilded_back(qtbot: QtBot) -> None:
    session = action_phase()
    hands = Hands(qtbot, session)
    pile = hands.table._mats[1]._drink_me
    assert pile.sprite.subject == DRINK_BACK
    session.shown.seats[1] = replace(session.shown.seats[1], served=1, drink_me=3)
    hands.table.refresh()
    assert pile.sprite.subject == SERVED_BACK
    assert pile._special.item.isVisible() and pile._special.model == 1
    assert {under.subject for under in pile._under if under.item.isVisible()} == {DRINK_BACK}
    assert "from a side deck" in pile.sprite.item.toolTip()
