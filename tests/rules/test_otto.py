# SPDX-License-Identifier: GPL-3.0-or-later
"""An automaton as the third player of two (allies-spyke-and-flower, "Otto, Our Mechanical Friend"): what scenarios do not show."""

from __future__ import annotations

import random

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.card_reading import read_mode
from rdi_desktop.engine.language.core import EFFECTS, Effect
from rdi_desktop.engine.language.spec import Problem, Reader
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup, deal
from rdi_desktop.engine.rules.variants.otto import choices
from rdi_desktop.engine.state.decisions import Answer, Decision, Option
from tests.engine.watching import check_cards, check_numbers, check_question, check_views, gold, legal_answer, state
from tests.rules.deal import content, with_extra

FACTIONS = ("warrior", "rogue", "cleric", "wizard")


def new(*characters: str, seed: int = 5, **options: object) -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(c) for c in characters), seed, 0, options), content())


def test_two_players_start_with_ten_gold_and_the_automaton_with_nothing() -> None:
    table = new("zot", "gerki", "otto").table
    assert [table.gold(seat) for seat in range(3)] == [10, 10, 0]
    otto = table.seats[2]
    assert otto.hand == []
    assert otto.drink_me == []
    assert [len(seat.drink_me) for seat in table.seats[:2]] == [1, 1]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_automaton_goes_first_wherever_it_sits(place: int) -> None:
    seats = ["zot", "gerki"]
    seats.insert(place, "otto")
    game = new(*seats)
    first = next(event for event in game.events if event.key == "turn_started")
    assert first.seat == place


@pytest.mark.parametrize("seats", [("zot", "otto"), ("zot", "gerki", "fiona", "otto"), ("otto", "zot", "otto")])
def test_it_is_the_third_of_two_and_nothing_else(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="third player of two"):
        new(*seats)


def test_there_are_four_factions_of_five_cards_and_two_are_played_with() -> None:
    automaton = content().automata["otto"]
    assert {id: len(faction.cards) for id, faction in automaton.factions.items()} == dict.fromkeys(FACTIONS, 5)
    table = new("zot", "gerki", "otto", otto_factions="cleric+wizard").table
    owned = {table.cards[card].subtypes for card, owner in enumerate(table.owners) if owner == 2}
    assert owned == {("cleric",), ("wizard",)}
    assert sum(owner == 2 for owner in table.owners) == 10


def test_chance_picks_the_factions_if_nobody_does() -> None:
    picked = set()
    for seed in range(12):
        table = new("zot", "gerki", "otto", seed=seed).table
        picked.add(frozenset(table.cards[card].subtypes[0] for card, owner in enumerate(table.owners) if owner == 2))
    assert all(len(pair) == 2 for pair in picked)
    assert len(picked) > 2


@pytest.mark.parametrize("factions", ["warrior", "warrior+warrior", "warrior+plumber", "warrior+rogue+cleric"])
def test_other_factions_are_refused(factions: str) -> None:
    with pytest.raises(ValueError, match="faction"):
        new("zot", "gerki", "otto", otto_factions=factions)


def test_it_has_a_track_of_six_and_nothing_towards_each_player() -> None:
    table = deal(GameSetup(tuple(SeatSetup(c) for c in ("zot", "otto", "gerki")), 5), content())
    facing = table.side(1).facing
    assert facing is not None
    assert {seat: (track.fortitude, track.alcohol) for seat, track in facing.items()} == {0: (6, 0), 2: (6, 0)}


def test_each_player_sees_the_own_track_as_its_numbers() -> None:
    game = new("zot", "gerki", "otto")
    facing = game.table.side(2).facing
    assert facing is not None
    facing[0].fortitude, facing[1].alcohol = 3, 2
    seen = [(game.view(seat).seats[2].fortitude, game.view(seat).seats[2].alcohol) for seat in (0, 1)]
    assert seen == [(3, facing[0].alcohol), (facing[1].fortitude, 2)]


def effects(*raw: object) -> tuple[Effect, ...]:
    reader = Reader()
    reader.resolving += 1
    return EFFECTS.read(list(raw), reader)


@pytest.mark.parametrize(
    ("does", "agrees"),
    [
        ({"pay": {"gold": 1}}, False),
        ({"discard": 1}, False),
        ({"lose": {"fortitude": 1}}, False),
        ({"gain": {"alcohol": 1}}, False),
        ({"drink": {"from": "drink_deck", "events": "discard"}}, False),
        ({"then": [{"pay": {"gold": 1}}]}, False),
        ({"gain": {"fortitude": 1}}, True),
        ({"lose": {"alcohol": 1}}, True),
        ({"pay": {"who": "others", "gold": 1}}, True),
    ],
)
def test_it_declines_to_pay_discard_and_suffer(does: object, agrees: bool) -> None:
    assert choices.agrees(effects(does)) == agrees


def test_of_several_effects_it_takes_the_first_that_costs_it_nothing() -> None:
    pays, loses, sobers = ({"pay": {"gold": 1}}, {"lose": {"fortitude": 2}}, {"lose": {"alcohol": 2}})
    assert choices.first([effects(sobers), effects(loses)]) == 0
    assert choices.first([effects(pays), effects(sobers)]) == 1
    assert choices.first([effects(pays), effects(loses)]) == 0


def test_other_questions_have_a_rule_each() -> None:
    def asked(*options: Option, prompt: str = "", least: int = 1, default: tuple[str, ...] = ()) -> list[str]:
        question = Decision(2, "pick", list(options), least, len(options), default, prompt=prompt)
        return [option.id for option in choices.answer(question)]

    split, no = Option("split:0", "seat"), Option("no", "no")
    numbers = [Option(f"number:{n}", "number", args={"number": n}) for n in (2, 0, 1)]
    cards = [Option(f"card:{n}", "card") for n in range(3)]
    assert asked(split, no, prompt="self_split") == ["no"]
    assert asked(*numbers) == ["number:0"]
    assert asked(*cards) == ["card:0"]
    assert asked(*cards, least=0, default=("card:1",)) == ["card:1"]
    assert asked(Option("play:1", "play"), Option("pass", "pass")) == ["pass"]


def test_nobody_picks_for_an_automaton() -> None:
    reader = Reader()
    assert read_mode("", None, "do", [{"lose": {"who": "another", "fortitude": 1}}], (), reader).picks
    raw = dict(content().automata["otto"].character.deck[0].raw)
    from rdi_desktop.engine.language.automaton import read_boxed

    raw["action"] = [{"lose": {"who": "another", "fortitude": 1}}]
    with pytest.raises(Problem, match="nobody picks for an automaton"):
        read_boxed(raw, Reader(), "otto", "warrior")


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_it_keeps_its_rules_is_forked_replayed_and_hides_what_is_hidden(seed: int) -> None:
    chance = random.Random(seed)
    who = chance.sample(sorted(content().characters), 2)
    who.insert(seed % 3, "otto")
    setup = GameSetup(tuple(SeatSetup(c, "", chance.choice(["able", "always"])) for c in who), seed)
    game = Game.new(setup, content())
    total = gold(game.table)
    seen: set[int] = set()
    for step in range(400):
        if game.pending is None:
            break
        assert who[game.pending.seat] != "otto"
        check_cards(game)
        check_numbers(game, total)
        check_question(game)
        if step % 10 == 0:
            check_views(game, seen)
            fork = game.fork()
            assert state(fork) == state(game)
            game.sample(game.pending.seat, step)
        game.submit(legal_answer(game.pending, chance))
    assert state(Game.replay(setup, content(), game.log)) == state(game)
    if game.over is not None:
        assert all(who[seat] != "otto" for seat in game.over.winners)


KEEPERS = """
kind: character
id: {id}
name: A Guest
size: 10
deck:
- {{title: The card, type: action, copies: 10, do: {do}}}
"""


def played_at_otto(do: str, more: str = "") -> Game:
    """A guest, who may have more than that one card, plays a card that does so at the automaton, which has nothing to answer it with."""
    text = KEEPERS.format(id="guest", do=do) + more
    setup = GameSetup((SeatSetup("guest", "guest"), SeatSetup("otto"), SeatSetup("zot")), 5)
    game = Game.new(setup, with_extra(text))
    while game.pending is not None and (game.pending.seat != 0 or game.pending.kind != "action"):
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert game.pending is not None
    at_otto = next(option.id for option in game.pending.options if option.targets == (1,))
    game.submit(Answer(0, (at_otto,)))
    while game.pending is not None and game.pending.kind == "respond":
        game.submit(Answer(game.pending.seat, game.pending.default))
    return game


def test_the_gold_for_winding_it_up_is_done_with_before_the_next_phase() -> None:
    """So a fork from the beginning of that phase has nothing left to answer, as its game."""
    watcher = "- {title: Another, type: sometimes, when: {gained: {alcohol: 1+}}, do: [{draw: 1}]}"
    game = played_at_otto("[{lose: {who: another, fortitude: 6}}]", watcher)
    assert game.watches_gains
    game.submit(Answer(0, ("gold",)))
    assert game.table.phase == "order"
    assert game.reactions == game.fork().reactions == []


def test_what_is_put_before_it_to_be_kept_is_discarded() -> None:
    """[278] As an Artifact would be: it could only use it by deciding to."""
    table = played_at_otto("[{keep: {card: this, who: another}}]").table
    assert table.seats[1].in_play == []
    assert [table.owners[card] for card in table.seats[0].discard] == [0]


def test_whoever_takes_cards_of_hands_gets_none_of_it() -> None:
    """[285] As Petrify does: it has no hand."""
    game = played_at_otto(
        "[{move: {cards: {pile: hand, of: another, all: true}, to: deck}}, {lose: {who: them, fortitude: 1}}]"
    )
    where = game.table.seats[1]
    assert len(where.deck) + len(where.discard) == 10
    assert "card_moved" not in [event.key for event in game.events if event.seat == 1]


def test_what_comes_at_the_end_of_every_turn_comes_at_the_end_of_its_turn() -> None:
    """[275] As the counters of Event decks do, which are not there."""
    text = """
kind: character
id: guest
name: Guest
size: 10
triggers: [{when: {turn_end: {of: any}}, do: [{gain: {gold: 1}}]}]
deck: [{title: Nothing, type: action, copies: 10, do: []}]
"""
    setup = GameSetup((SeatSetup("otto"), SeatSetup("guest"), SeatSetup("zot")), 5)
    game = Game.new(setup, with_extra(text))
    while game.table.turn == 0:
        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))
    ends = [event.key for event in game.events if event.key in ("gained_gold", "turn_ended") and event.seat in (0, 1)]
    assert ends[:2] == ["gained_gold", "turn_ended"]
