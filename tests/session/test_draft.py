# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rdi_desktop.content import load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.house_rules import HITS_ALONE, HOUSE
from rdi_desktop.scenario.lesson import lesson_files, load_lesson
from rdi_desktop.session.draft import OWN, Objection, TableDraft, seed_of
from rdi_desktop.session.picking import DraftSeat
from rdi_desktop.session.plan import HUMAN, THINK
from rdi_desktop.session.position import position_plan
from rdi_desktop.session.setup import game_setup

CHARACTERS = ["deirdre", "fiona", "gerki", "zot", "eve", "fleck", "gog", "dimli", "karl"]


def test_the_usual_table_can_be_dealt_at_once() -> None:
    plan = TableDraft.usual(CHARACTERS).plan()

    assert [seat.character for seat in plan.seats] == CHARACTERS[:4]
    assert plan.humans == (0,)


def test_the_guests_of_the_first_evening_keep_the_names_that_lessons_have_taught() -> None:
    """Also at a rematch, and after a character was exchanged."""
    content = load_content()
    taught: dict[str, set[str]] = {}
    for file in lesson_files():
        lesson = load_lesson(file, content)
        for place, seat in enumerate(position_plan(lesson.scenario, lesson.learner, content).seats):
            if place != lesson.learner:
                taught.setdefault(seat.character, set()).add(seat.name)
    assert {"fiona", "gerki", "zot"} <= taught.keys()
    evening = TableDraft.first_table(sorted(content.characters))
    exchanged = TableDraft.first_table(sorted(content.characters))
    exchanged.choose(0, "zot")
    for draft in (evening, TableDraft.of(evening.plan()), exchanged):
        for seat in draft.plan().seats:
            if seat.controller != HUMAN:
                assert taught.get(seat.character, {seat.name}) == {seat.name}


def test_a_newcomers_table_has_open_hands_by_the_fire_until_they_are_taken_away_or_it_goes_to_several_computers() -> (
    None
):
    draft = TableDraft.first_table(CHARACTERS)
    assert draft.plan().options == {"open_hands": True}
    assert TableDraft.of(draft.plan()).house == {"open_hands": True}
    draft.agree("start_gold", 12)
    apart = draft.apart()
    assert apart.house == {"start_gold": 12}
    assert apart.plan().seats == draft.plan().seats
    assert draft.house == {"open_hands": True, "start_gold": 12}
    draft.lay("open_hands", None)
    assert TableDraft.of(draft.plan()).house == {"start_gold": 12}


def test_another_kind_of_game_keeps_nothing_that_means_nothing_in_it() -> None:
    """Against a machine all share one side, so nobody is out before the others, and the machine begins."""
    boss = load_content().variants["boss-otto"]
    draft = TableDraft.usual(CHARACTERS)
    while len(draft.seats) > 2:
        draft.remove(0)
    rules: dict[str, int | bool] = {key: rule.others[0] for key, rule in HOUSE.items()}
    for key, value in {**rules, "first": 1, "otto": True}.items():
        draft.lay(key, value)
    draft.lay("variant", boss)
    fitting = {key: value for key, value in rules.items() if not (HOUSE[key].fireside or HOUSE[key].alone)}
    assert 0 < len(fitting) < len(rules)
    assert (draft.house, draft.first, draft.otto, draft.opens) == (fitting, None, False, boss.name)
    assert TableDraft(variant=boss, house=dict(rules)).house == fitting, "nor where it came from elsewhere"
    draft.lay("hard", "nightmare")
    draft.lay("factions", "battlebot+mecha-lich")
    assert draft.objections() == []
    draft.lay("variant", None)
    assert (draft.hard, draft.factions, draft.house) == (None, None, fitting)


def test_only_one_person_alone_agrees_on_being_hit() -> None:
    alone = TableDraft(TableDraft.usual(CHARACTERS).seats[:1], variant=load_content().variants["boss-otto"])
    alone.lay(HITS_ALONE, True)
    assert alone.plan().options[HITS_ALONE] is True
    assert TableDraft.of(alone.plan(), [alone.variant] if alone.variant else []).house == {HITS_ALONE: True}
    assert alone.add(CHARACTERS)
    assert alone.house == {}
    assert HITS_ALONE not in TableDraft.usual(CHARACTERS).offered


def test_a_full_table_takes_nobody_more_and_two_players_stay() -> None:
    draft = TableDraft.usual(CHARACTERS)
    while draft.add(CHARACTERS):
        pass
    assert len(draft.seats) == 8
    assert draft.objections() == []
    while draft.remove(0):
        pass
    assert len(draft.seats) == 2


def test_choosing_a_taken_character_swaps() -> None:
    draft = TableDraft.usual(CHARACTERS)
    draft.choose(0, "gerki")

    assert [seat.character for seat in draft.seats] == ["gerki", "fiona", "deirdre", "zot"]
    assert draft.objections() == []


@pytest.mark.parametrize(
    ("seats", "objection"),
    [
        ([DraftSeat("A", "zot")], Objection("too_few")),
        ([DraftSeat("A", "zot"), DraftSeat(" ", "eve")], Objection("no_name", 1)),
        ([DraftSeat("A", "zot"), DraftSeat("A ", "eve")], Objection("same_name", 1)),
        ([DraftSeat("A", "zot"), DraftSeat("B", None)], Objection("no_character", 1)),
        ([DraftSeat("A", "zot"), DraftSeat("B", "zot")], Objection("same_character", 1)),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_dealt(seats: list[DraftSeat], objection: Objection) -> None:
    draft = TableDraft(seats)

    assert draft.objections() == [objection]
    with pytest.raises(ValueError, match=objection.key):
        draft.plan()


def test_a_starting_player_who_is_not_there_and_a_third_beside_otto_are_refused() -> None:
    def missing(seats: int, **wrong: Any) -> list[Objection]:
        return TableDraft([DraftSeat(f"P{n}", CHARACTERS[n]) for n in range(seats)], **wrong).objections()

    assert missing(3, first=2) == missing(3, first=0) == missing(2, otto=True) == []
    assert missing(3, first=3) == missing(3, first=-1) == [Objection("no_first")]
    assert missing(3, otto=True) == [Objection("otto_is_third")]
    plan = TableDraft([DraftSeat("A", "zot"), DraftSeat("B", "eve")], otto=True).plan()
    assert [seat.automatic for seat in plan.seats] == [False, False, True]
    assert plan.humans == ()


def test_what_is_laid_is_a_field_a_house_rule_or_the_time_to_think() -> None:
    draft = TableDraft.usual(CHARACTERS)
    rule, usual = next((key, rule.usual) for key, rule in HOUSE.items() if rule.usual)
    draft.lay(rule, usual - 1)
    draft.lay(THINK, 30)
    draft.lay("prizes", True)
    assert (draft.house, draft.think, draft.prizes) == ({rule: usual - 1}, 30, True)
    assert draft.plan().think == 30
    draft.lay(rule, usual)
    draft.lay(THINK, None)
    assert (draft.house, draft.think) == ({}, 0)
    assert draft.plan().think == 0
    assert "prizes" in draft.plan().options


def test_more_players_than_characters_leave_somebody_to_choose() -> None:
    draft = TableDraft.usual(CHARACTERS)
    draft.shuffle_characters(CHARACTERS[:3])
    assert {seat.character for seat in draft.seats[:3]} == set(CHARACTERS[:3])
    assert draft.seats[3].character is None


def test_in_a_draft_everybody_has_three_computers_pick_at_once_and_nobody_takes_anothers() -> None:
    draft = TableDraft.usual(CHARACTERS)
    assert draft.drafting is None
    assert not draft.draft(CHARACTERS, random.Random(1)), "too few for four"
    assert [seat.character for seat in draft.seats] == CHARACTERS[:4], "nothing has changed"
    twelve = [*CHARACTERS, "wizgille", "dweebo", "kaylin"]
    assert draft.draft(twelve, random.Random(1))
    person, *computers = draft.seats
    assert draft.drafting == 0
    assert (len(person.offer), person.character) == (3, None)
    assert all(seat.character is not None and not seat.offer for seat in computers)
    assert len({seat.character for seat in computers}) == 3
    assert not {seat.character for seat in computers} & set(person.offer)
    free = next(id for id in twelve if id not in person.offer and id not in {seat.character for seat in computers})
    assert not draft.choose(0, free)
    assert not draft.choose(1, person.offer[1]), "it may still be picked"
    assert Objection("no_pick", 0) in draft.objections()
    assert draft.choose(0, person.offer[1])
    assert draft.drafting is None
    assert draft.objections() == []


def test_an_exchange_of_seats_takes_whoever_begins_along() -> None:
    draft = TableDraft.usual(CHARACTERS)
    draft.exchange(0, 1)
    assert draft.first is None
    for one, other, first in ((0, 1, 1), (1, 2, 2), (0, 3, 2), (3, 2, 3)):
        draft.first = draft.first or 0
        draft.exchange(one, other)
        assert draft.first == first


def test_a_time_to_think_that_makes_no_sense_is_none() -> None:
    plan = TableDraft.usual(CHARACTERS).plan()
    for seconds, think in ((30, 30), (-5, 0), ("x", 0), (0, 0)):
        assert msgspec.structs.replace(plan, options={THINK: seconds}).think == think


def test_whoever_begins_stays_the_same_when_somebody_before_leaves() -> None:
    draft = TableDraft.usual(CHARACTERS)
    draft.first = 2
    draft.remove(0)

    assert draft.seats[draft.first].character == "gerki"


def test_several_people_are_all_asked_always_and_one_only_when_able() -> None:
    draft = TableDraft.usual(CHARACTERS)
    assert [seat.asked for seat in draft.plan().seats] == ["able"] * 4
    draft.seats[2].controller = HUMAN
    assert [seat.asked for seat in draft.plan().seats] == ["always", "able", "always", "able"]


def test_a_seed_is_a_number_or_any_words() -> None:
    assert seed_of(" 42 ") == 42
    assert seed_of("two ales please") == seed_of("two ales please") != seed_of("three ales please")
    assert seed_of("") is None


def test_the_same_table_can_be_laid_again() -> None:
    draft = TableDraft.usual(CHARACTERS)
    draft.drinks, draft.first = "deck-2", 1

    again = TableDraft.of(draft.plan()).plan()

    assert again.seats == draft.plan().seats
    assert again.options == {"drinks": "deck-2"}
    assert again.first == 1


def test_a_variant_of_teams_says_who_sits_with_whom_and_what_is_missing() -> None:
    content = load_content()
    draft = TableDraft.usual(["karl", "fiona", "gerki", "zot"])
    draft.variant, draft.villains = content.variants["boss-battle"], lambda character: character in content.villains
    assert [team.members for team in draft.teams()] == [(0,), (1, 2, 3)]
    assert [(each.key, each.seat) for each in draft.objections()] == [("no_boss", 0)]
    draft.seats[0].character = "valeria"
    plan = draft.plan()
    assert plan.variant == "boss-battle"
    game = Game.new(game_setup(plan), content)
    assert (game.table.turn, game.table.seats[0].boss, len(game.table.sides)) == (0, True, 2)
    again = TableDraft.of(plan, list(content.variants.values()))
    assert again.variant is draft.variant
    draft.seats = draft.seats[:2]
    assert [each.key for each in draft.objections()] == ["wrong_number"]


def against_boss_otto(count: int) -> TableDraft:
    draft = TableDraft([DraftSeat(f"P{n}", id, HUMAN) for n, id in enumerate(CHARACTERS[:count])])
    draft.variant = load_content().variants["boss-otto"]
    return draft


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_machine_sits_down_with_its_challengers(count: int) -> None:
    draft = against_boss_otto(count)
    draft.hard, draft.factions = "nightmare", "battlebot+mecha-lich"
    assert draft.objections() == []
    plan = draft.plan()
    assert [seat.character for seat in plan.seats] == [*CHARACTERS[:count], "boss-otto"]
    assert plan.seats[-1].automatic
    game = Game.new(game_setup(plan), load_content())
    assert game.view(0).seats[-1].threat
    again = TableDraft.of(plan, [draft.variant] if draft.variant else [])
    assert again.plan().options == plan.options
    assert not again.otto


def test_so_many_may_challenge_a_machine() -> None:
    draft = against_boss_otto(4)
    assert not draft.add(CHARACTERS)
    for left in (3, 2, 1):
        assert draft.remove(0)
        assert len(draft.seats) == left
    assert not draft.remove(0)
    assert draft.teams()[0].members == (0,)
    draft.variant = None
    assert draft.objections() == [Objection("too_few")]
    draft = against_boss_otto(4)
    draft.seats.append(DraftSeat("P5", "karl"))
    assert draft.objections() == [Objection("wrong_number")]


def test_every_preset_is_found_again_and_another_is_refused() -> None:
    draft = against_boss_otto(2)
    assert draft.variant is not None
    for preset in draft.variant.presets:
        draft.hard = preset.id
        found = TableDraft.of(draft.plan(), [draft.variant])
        assert (found.hard or preset.id) == preset.id
        assert found.plan().options == draft.plan().options
    with pytest.raises(ValueError, match="no preset 'easy-peasy'"):
        draft.variant.preset("easy-peasy")


def test_knobs_are_turned_from_a_preset_and_are_one_again_where_there_is_a_name() -> None:
    draft = against_boss_otto(2)
    draft.hard = "hard"
    draft.lay("tough_components", True)
    assert (draft.hard, draft.turned) == (OWN, {"skulls": 1, "tough_components": True})
    assert draft.objections() == []
    assert draft.plan().options == draft.turned
    again = TableDraft.of(draft.plan(), [draft.variant] if draft.variant else [])
    assert (again.hard, again.turned) == (OWN, draft.turned)
    draft.lay("skulls", 2)
    draft.lay("tough_components", False)
    assert (draft.hard, draft.knobs) == ("nightmare", {})
    with pytest.raises(ValueError, match="more_potions goes from"):
        draft.lay("more_potions", 9)
    assert draft.hard == "nightmare"


def test_the_factions_of_the_third_of_two_are_laid_and_laid_again() -> None:
    draft = TableDraft.usual(CHARACTERS)
    del draft.seats[2:]
    draft.otto, (one, other, *_) = True, load_content().automata["otto"].factions
    draft.lay("otto_factions", f"{one}+{other}")
    assert draft.plan().options == {"otto_factions": f"{one}+{other}"}
    assert TableDraft.of(draft.plan()).otto_factions == f"{one}+{other}"
    cards = {
        each.subtypes[0]
        for each in Game.new(game_setup(draft.plan()), load_content()).table.cards
        if each.deck == "otto"
    }
    assert cards == {one, other}
