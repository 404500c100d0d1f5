# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that lie on cards in play: they go up and down there, everybody sees them, and they go when the card does."""

from __future__ import annotations

import pytest

from rdi_desktop.director.shown import Shown
from rdi_desktop.engine import arrange
from rdi_desktop.engine.language.spec import Problem
from rdi_desktop.engine.lazy import view
from tests.director.differences import differences
from tests.rules.deal import Deal, at, deal, with_extra

POT = "A pot that simmers"
OLGA = f"""
kind: character
id: olga
name: Olga who minds the Pots
size: 30
subtypes: {{pot: Pot}}
counters: {{heat: {{kind: pot, most: 3, name: Heat}}}}
piles: {{pots: {{revealed: collect, slots: {{any: many}}}}}}
deck:
- {{title: {POT}, pile: pots, subtypes: [pot], copies: 4}}
- {{title: Put the kettle on, type: anytime, copies: 6, do: [{{reveal: pots}}]}}
- {{title: Stir one, type: anytime, copies: 10, do: [{{mark: {{card: {{own: pot}}, heat: 2}}}}]}}
- {{title: Fan the flames, type: anytime, copies: 8, do: [{{mark: {{card: {{each: pot}}, heat: 1}}}}]}}
- {{title: Take it off the fire, type: anytime, copies: 6, do: [{{mark: {{card: {{own: pot}}, heat: -3}}}}]}}
"""


@pytest.fixture
def kitchen() -> Deal:
    hand = ["Put the kettle on", "Put the kettle on", "Stir one", "Stir one", "Fan the flames", "Take it off the fire"]
    return deal(extra=[OLGA], olga=at(hand=hand), fiona=at())


def heat(t: Deal) -> list[int]:
    where = t.game.table.seats[0]
    return [where.counter(card, "heat") for card in where.in_play]


def test_all_of_a_kind_or_one_that_is_picked(kitchen: Deal) -> None:
    t = kitchen
    t.play("olga", "Put the kettle on")
    t.play("olga", "Put the kettle on")
    assert heat(t) == [0, 0]
    t.play("olga", "Fan the flames")
    assert heat(t) == [1, 1]
    t.play("olga", "Stir one")
    t.rest()
    assert heat(t) == [3, 1]


def test_a_number_stops_at_what_its_kind_allows_and_at_nothing(kitchen: Deal) -> None:
    t = kitchen
    t.play("olga", "Put the kettle on")
    t.play("olga", "Stir one")
    t.play("olga", "Stir one")
    assert heat(t) == [3]
    t.play("olga", "Take it off the fire")
    assert heat(t) == [0]


def test_who_has_no_such_card_cannot_play_what_asks_for_one(kitchen: Deal) -> None:
    assert kitchen.ways("olga", "Stir one") == []
    assert kitchen.ways("olga", "Fan the flames") != []


def test_everybody_sees_it_and_a_copy_of_the_game_has_its_own(kitchen: Deal) -> None:
    t = kitchen
    t.play("olga", "Put the kettle on")
    t.play("olga", "Stir one")
    copied = t.game.fork()
    for viewer in (0, 1, None):
        (card,) = view(t.game, viewer).seats[0].in_play
        assert card.counters == {"heat": 2}
    t.play("olga", "Fan the flames")
    assert heat(t) == [3]
    (card,) = copied.table.seats[0].in_play
    assert copied.table.seats[0].counter(card, "heat") == 2


def test_it_goes_when_the_card_does(kitchen: Deal) -> None:
    t = kitchen
    t.play("olga", "Put the kettle on")
    t.play("olga", "Stir one")
    where = t.game.table.seats[0]
    (card,) = where.in_play
    where.take_up(card)
    where.lay_open(card)
    assert heat(t) == [0]


def test_what_is_told_brings_the_shown_table_where_the_view_is(kitchen: Deal) -> None:
    t = kitchen
    t.play("olga", "Put the kettle on")
    shown = Shown()
    shown.settle(view(t.game, None))
    t.play("olga", "Stir one")
    assert any("numbers on cards" in said for said in differences(shown.view, view(t.game, None)))
    (event,) = [event for event in t.game.events if event.key == "counter_changed"]
    assert event.args["now"] == 2
    assert event.args["counter"] == "heat"


def test_no_number_lies_where_its_kind_does_not(kitchen: Deal) -> None:
    t = kitchen
    t.play("olga", "Put the kettle on")
    (card,) = t.game.table.seats[0].in_play
    with pytest.raises(arrange.ArrangeError, match="no 'plus' lies on"):
        arrange.counter(t.game.table, 0, card, "plus", 1)


def test_a_number_that_nobody_has_declared_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(Problem, match="did you mean 'heat'"):
        with_extra(OLGA.replace("heat: 2", "heet: 2"))
