# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules: another start Gold, Fortitude or size of hands, for everybody at whose seat somebody sits."""

from __future__ import annotations

import argparse
from typing import Any

import pytest

from rdi_desktop.commands.house_rules import declare_house_rules
from rdi_desktop.content import load_content as full_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.house_rules import HOUSE, HouseRule
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.net.lobby import draft_of, options_of
from rdi_desktop.scenario.file import parse_scenario
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.house_words import about, agreed_words, name, usually
from rdi_desktop.ui.words.middle import house
from rdi_desktop.words import language, speaking
from rdi_desktop.words.fluent import Message
from tests.cases import in_one_test
from tests.rules.deal import Deal, at, content, deal


def new(*who: str, variant: str = "standard", **options: Any) -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(each) for each in who), 3, 0, options, variant), content())


def test_the_agreed_numbers_are_dealt() -> None:
    game = new("zot", "gerki", start_gold=13, start_fortitude=12, hand_size=5)
    for mat in game.view(None).seats:
        assert (mat.gold, mat.fortitude, mat.hand_count) == (13, 12, 5)
    assert game.view(None).house == {"start_gold": 13, "start_fortitude": 12, "hand_size": 5}
    assert game.view(None).inn_gold == 78 - 26


def test_without_an_agreement_the_books_hold() -> None:
    game = new("zot", "gerki")
    assert [(m.gold, m.fortitude, m.hand_count) for m in game.view(None).seats] == [(8, 20, 7)] * 2
    assert game.view(None).house == {}


def test_one_draws_up_to_the_agreed_hand() -> None:
    game = new("zot", "gerki", hand_size=9)
    while (asked := game.pending) is not None and asked.kind != "discard":
        game.submit(Answer(asked.seat, asked.default))
    assert asked is not None
    thrown = tuple(option.id for option in asked.options[:3])
    game.submit(Answer(asked.seat, thrown))
    assert game.view(None).seats[asked.seat].hand_count == 9


def test_whoever_begins_otherwise_still_does_by_as_much() -> None:
    game = new("lich-king", "torglesnarf", "vlazlo", start_gold=6, start_fortitude=15, hand_size=8)
    lich, collector, vampire = game.view(None).seats
    assert (lich.fortitude, collector.fortitude) == (8, 15)
    usual = new("lich-king", "torglesnarf", "vlazlo").view(None).seats
    assert [mat.gold for mat in (lich, collector, vampire)] == [mat.gold - 4 for mat in usual]
    assert [mat.hand_count for mat in (lich, collector, vampire)] == [mat.hand_count + 1 for mat in usual]


def test_a_boss_keeps_as_many_cards_more() -> None:
    seats = (SeatSetup("murgath", boss=True), SeatSetup("zot"), SeatSetup("gerki"), SeatSetup("fiona"))
    game = Game.new(GameSetup(seats, 3, 0, {"hand_size": 6, "start_gold": 14}, "boss-battle"), content())
    mats = game.view(None).seats
    usual = Game.new(GameSetup(seats, 3, 0, {}, "boss-battle"), content()).view(None).seats
    assert [mat.hand_count for mat in mats] == [mat.hand_count - 1 for mat in usual]
    assert all(mat.gold == 14 for mat in mats)


@pytest.mark.parametrize(
    ("who", "variant", "id"),
    [(("zot", "gerki", "otto"), "standard", "otto"), (("boss-otto", "zot"), "boss-otto", "boss-otto")],
)
def test_automata_have_rules_of_their_own(who: tuple[str, ...], variant: str, id: str) -> None:
    agreed = new(*who, variant=variant, start_gold=4, start_fortitude=10, hand_size=5).view(None).seats
    usual = new(*who, variant=variant).view(None).seats
    place = who.index(id)
    mine, its = agreed[place], usual[place]
    assert (mine.gold, mine.fortitude, mine.facing) == (its.gold, its.fortitude, its.facing)
    others = [seat for seat in range(len(who)) if seat != place]
    assert [agreed[seat].fortitude for seat in others] == [usual[seat].fortitude - 10 for seat in others]


@in_one_test("key", HOUSE)
@in_one_test("value", [-1, 0, 3, 21, 10**9, True, "7", 7.0, [7]])
def test_what_cannot_be_agreed_on_is_refused(key: str, value: object) -> None:
    if value is True and HOUSE[key].switch:
        return
    with pytest.raises(ValueError, match=key):
        new("zot", "gerki", **{key: value})


# A switch is a house rule like any other: an entry of HOUSE is all that it needs


WORDS = {
    "house-on_the_house": "Round on the house",
    "house-on_the_house-told": "a round on the house",
    "house-pot_prizes": "Prizes in the pot",
    "house-pot_prizes-told": "no Prizes",
}


@pytest.fixture
def switches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOUSE, "on_the_house", HouseRule(False))
    monkeypatch.setitem(HOUSE, "pot_prizes", HouseRule(True))
    for id, text in WORDS.items():
        monkeypatch.setitem(language("en")._entries, id, Message(text, "here"))


@pytest.mark.usefixtures("switches")
def test_a_switch_is_an_option_of_the_game_and_told_to_all() -> None:
    view = new("zot", "gerki", on_the_house=True, pot_prizes=False).view(None)
    assert view.house == {"on_the_house": True, "pot_prizes": False}
    assert house(view) == ["Round on the house: yes (in the books no)", "Prizes in the pot: no (in the books yes)"]
    with pytest.raises(ValueError, match="on_the_house is yes or no"):
        new("zot", "gerki", on_the_house=1)
    with pytest.raises(ValueError, match="start_gold goes from 4 to 20"):
        new("zot", "gerki", start_gold=True)


@pytest.mark.usefixtures("switches")
def test_a_switch_has_a_flag_for_each_of_its_values() -> None:
    parser = argparse.ArgumentParser()
    declare_house_rules(parser)
    assert vars(parser.parse_args([]))["on_the_house"] is None
    asked = parser.parse_args(["--on-the-house", "--no-pot-prizes", "--start-gold", "9"])
    assert (asked.on_the_house, asked.pot_prizes, asked.start_gold) == (True, False, 9)


@pytest.mark.usefixtures("switches")
def test_a_switch_is_agreed_on_in_a_draft_and_at_several_computers() -> None:
    draft = TableDraft()
    for key in ("on_the_house", "pot_prizes"):
        draft.lay(key, not HOUSE[key].usual)
    assert agreed_words(draft.house) == ["a round on the house", "no Prizes"]
    options = options_of(draft)
    assert draft_of([], options, ()).house == draft.house
    draft.lay("pot_prizes", True)
    assert draft.house == {"on_the_house": True}
    assert draft_of([], options_of(draft), ()).house == draft.house


@pytest.mark.usefixtures("switches")
def test_a_switch_is_said_in_a_scenario() -> None:
    text = "id: s\ntable:\n  options: {%s}\n  seats: [{character: zot}, {character: gerki}]\nsteps: [zot: pass]\n"
    said = parse_scenario(text % "on_the_house: true, pot_prizes: no", full_content())
    assert said.table.options == {"on_the_house": True, "pot_prizes": False}
    with pytest.raises(ScenarioError, match="true or false"):
        parse_scenario(text % "on_the_house: 1", full_content())


def test_every_rule_says_its_usual_value_and_itself_in_a_few_words() -> None:
    for key, rule in HOUSE.items():
        assert name(key) != about(key)
        assert usually(key), key
        for value in rule.others:
            assert rule.sound(value), key
            (told,) = agreed_words({key: value})
            assert rule.switch or str(value) in told, key


def test_a_german_table_reads_its_house_rules_in_german() -> None:
    options = {key: rule.others[0] for key, rule in HOUSE.items()}
    view = new("zot", "gerki", **options).view(None)
    english, agreed = house(view), agreed_words(options)
    with speaking("de"):
        assert house(view)[0] == "Gold zu Beginn: 4 (in den Büchern 8, 10 oder 12)"
        assert house(view)[-3:] == [
            "Offene Karten am Kamin: ja (in den Büchern nein)",
            "Tat eines Geistes: ja (in den Büchern nein)",
            "Allein getroffen: ja (in den Büchern nein)",
        ]
        assert not set(house(view)) & set(english)
        assert set(agreed_words(options)) & set(agreed) == {"4 Gold"}
        assert all(about(key).endswith(".") for key in HOUSE)


# Last orders: once half of six or more are out, a second Drink a turn


def six(first: dict[str, Any], *drinks: str, **options: Any) -> Deal:
    """Zot is about to drink; three of six have no Gold and are out as soon as anything is settled."""
    broke = {name: at(gold=0) for name in ("fiona", "deirdre", "pooky")}
    seats = {"zot": first, "gerki": at(), "dimli": at(), **broke}
    return deal(turn="zot", phase="drink", drinks=drinks, options=options, **seats).drink("zot")


def test_the_second_drink_of_last_orders_comes_from_the_drink_deck() -> None:
    t = six(at(drink_me=["Light Ale", "Wine"]), "Elven Wine", last_orders=True)
    assert [e.args["source"] for e in t.game.events if e.key == "drink_revealed"] == ["drink_me", "drink_deck"]
    assert (t.zot.drink_me, t.turn) == (["Wine"], "gerki")


def test_without_the_agreement_one_drink_is_enough() -> None:
    t = six(at(drink_me=["Wine"]), "Elven Wine")
    assert len(t.keys("drink_revealed")) == 1
    assert not t.keys("last_orders")


def test_an_event_in_place_of_the_second_drink_is_followed() -> None:
    t = six(at(), "Drinking Contest!", last_orders=True)
    assert t.keys("event_revealed")
    assert t.keys("contest_started")


def test_whoever_is_out_by_the_first_drink_has_no_second() -> None:
    t = six(at(fortitude=3, alcohol=2, drink_me=["Dragon Breath Ale"]), "Wine", last_orders=True)
    assert not t.keys("last_orders")
    assert t.turn == "gerki"


def test_last_orders_wait_until_half_are_out() -> None:
    t = deal(
        turn="zot", phase="drink", options={"last_orders": True},
        zot=at(), gerki=at(), dimli=at(), natyli=at(), fiona=at(gold=0), deirdre=at(gold=0),
    ).drink("zot")  # fmt: skip
    assert not t.keys("last_orders")
