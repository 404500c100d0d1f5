# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody learns from a view, a question, a preview or the course of the game what another hand or a face-down pile holds."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.cards import lying_by_itself
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.sampling import deal_unseen
from rdi_desktop.engine.seen import SeenWaiting
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.events import view_event
from rdi_desktop.engine.state.table import Table
from rdi_desktop.engine.views import PRIVATE
from tests.engine.fuzz import in_teams, thirds
from tests.engine.watching import DRINKS, check_cards, check_question, legal_answer, on_stack
from tests.rules.deal import at, content, deal

SLOW = pytest.mark.slow


def some_setup(chance: random.Random) -> GameSetup:
    """Anybody at any table, people and computer players mixed; every third time in teams, or two with an automaton."""
    who = chance.sample(sorted(content().characters), chance.randint(2, 6))
    seats = tuple(SeatSetup(c, "", chance.choice(["able", "always"])) for c in who)
    options: dict[str, Any] = {"drinks": chance.choice(DRINKS)}
    if chance.random() < 0.3:
        options["prizes"] = True
    if chance.random() < 0.25:
        options["pub_crawl"] = True
    if chance.random() < 0.25:
        options["dungeon"] = chance.choice(sorted(content().dungeons))
    if len(who) == 2:
        seats = (*seats, SeatSetup(chance.choice(thirds())))
    elif chance.random() < 0.4:
        return in_teams(seats, chance, options)
    return GameSetup(seats, chance.randrange(1 << 30), chance.randrange(len(who)), options)


# ---- everything unseen is dealt again


def seen_by(game: Game, seat: int) -> Any:
    """All that a seat can look at: its view, what it may play and why not, what that would do."""
    playable = [each.told() for each in game.playable(seat)]
    ways = [way.id for each in playable for way in each.ways][:3]
    return game.view(seat), playable, [game.preview(seat, way) for way in ways]


def dealt_again(game: Game, seat: int, seed: int) -> Game:
    """The same moment with everything dealt again that the seat cannot see."""
    world = game.fork()
    deal_unseen(world.table, seat, seed)
    world.table.rng = game.table.rng
    asked = world.pending
    if asked is not None and asked.seat == seat and not asked.shows:
        world.ask_again()  # unless it looks at cards just now: those it has seen
    return world


def redeal_at_every_decision(seed: int, most: int) -> None:
    """Play at random; at every decision nothing that a seat can look at depends on what it cannot see."""
    chance = random.Random(seed)
    game = Game.new(some_setup(chance), content())
    for step in range(most):
        if game.pending is None:
            return
        seat = chance.randrange(len(game.table.seats))
        for viewer in {seat, game.pending.seat}:
            assert seen_by(game, viewer) == seen_by(dealt_again(game, viewer, step), viewer), (seed, step, viewer)
        game.submit(legal_answer(game.pending, chance))


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(seed: int) -> None:
    redeal_at_every_decision(seed, 80)


@SLOW
@pytest.mark.parametrize("seed", [100, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in range(101, 115))])
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see_in_whole_games(seed: int) -> None:
    redeal_at_every_decision(seed, 1000)


# ---- samples


def cards_before(table: Table, seat: int) -> set[int]:
    """The cards of which a question may speak: on the stack, in open places of the middle and of its side, where only that seat looks."""
    near = (None, *table.allies(seat))  # Gold of a common stash may lie before a teammate
    found = set(on_stack(table))
    for pile in table.piles():
        if (pile.place.seen == "all" and pile.seat in near) or (pile.place.seen == "owner" and pile.seat == seat):
            found.update(pile.cards)
    return found


def sample_at_every_decision(seed: int, most: int) -> int:
    """Play at random; a sample asks nobody about cards that only the true game has, and goes on. How often somebody picked cards."""
    chance = random.Random(seed)
    game = Game.new(some_setup(chance), content())
    picks = 0
    for step in range(most):
        if game.pending is None:
            break
        asked = game.pending.seat
        seat = chance.choice([s for s in range(len(game.table.seats)) if s != asked])
        world = game.sample(seat, step)
        if game.pending.kind not in PRIVATE and not game.pending.tells:  # those may find nothing to ask any more
            assert world.view(seat) == game.view(seat)
        picks += game.pending.kind == "pick" and game.pending.options[0].kind == "card"
        for _ in range(3):
            check_cards(world)
            check_question(world)
            if world.pending is None:
                break
            shown = cards_before(world.table, world.pending.seat)
            for option in world.pending.options:
                assert option.card is None or option.card in shown, (seed, step)
            world.submit(legal_answer(world.pending, chance))
        game.submit(legal_answer(game.pending, chance))
    return picks


def test_a_sample_never_asks_about_cards_that_only_the_true_game_has() -> None:
    assert sum(sample_at_every_decision(seed, 90) for seed in range(8)) > 0


@SLOW
@pytest.mark.parametrize("seeds", [(357,), pytest.param(range(100, 112), marks=pytest.mark.weekly)], ids=str)
def test_a_sample_never_asks_about_cards_that_only_the_true_game_has_in_whole_games(seeds: Iterable[int]) -> None:
    assert sum(sample_at_every_decision(seed, 1000) for seed in seeds) > 0


@pytest.mark.parametrize("seed", range(4))
def test_a_sample_follows_from_what_its_seat_may_know(seed: int) -> None:
    """However the hidden cards truly lie, the same seed gives the same world."""
    chance = random.Random(seed)
    game = Game.new(some_setup(chance), content())
    for step in range(60):
        if game.pending is None:
            return
        asked = game.pending
        seat = asked.seat
        worlds = [one.sample(seat, step) for one in (game, game.sample(seat, step + 77))]
        for pile, same in zip(worlds[0].table.piles(), worlds[1].table.piles(), strict=True):
            assert pile == same
        assert worlds[0].table.rng == worlds[1].table.rng
        game.submit(legal_answer(asked, chance))


# ---- two games that differ in one hand


def other_hand(seat: int, seed: int) -> Any:
    """Gives that seat other cards with the same backs from its own face-down decks, and changes nothing that others see.

    Everybody sees the backs of a hand: a card of a side deck that its player has drawn in the set-up stands for another one of that side
    deck. Cards that lie open on a side deck, or that would never stay in a hand [530], are not among them.
    """

    def arrange(table: Table) -> None:
        where, chance = table.seats[seat], random.Random(seed)
        decks = [where.deck, *(cards for name, cards in where.piles.items() if name not in where.areas)]
        never = {*table.open_tops(), *(card for card, _ in lying_by_itself(table, where, where.deck))}
        for i, card in enumerate(where.hand):
            alike = [
                (deck, j)
                for deck in decks
                for j, other in enumerate(deck)
                if table.back(other) == table.back(card) and other not in never
            ]
            deck, j = chance.choice(alike or [(where.hand, i)])
            where.hand[i], deck[j] = deck[j], card

    return arrange


def quiet(game: Game, seat: int, begun: int) -> bool:
    """Whether the seat has shown nothing since: no card of its hand has become public."""
    for event in game.events[begun:]:
        shown = event.key == "trap_checked" and event.args.get("owner") == seat
        if shown or (event.key in ("discarded", "played", "reshuffled", "showed") and event.seat == seat):
            return False
    return True


def public(game: Game, seat: int, turn: int) -> Any:
    """What others than that seat and its teammates, who see its hand [207], see: onlookers, and one player, who takes turns."""
    mates = game.table.allies(seat)
    others = [viewer for viewer in range(len(game.table.seats)) if viewer not in mates]
    views = [game.view(viewer) for viewer in (None, *others[turn % len(others) :][:1])]
    return views, None if game.pending is None else game.pending.told() if game.pending.seat not in mates else None


def lockstep(seed: int, most: int, asked: str) -> int:
    """Two games that differ in one hidden hand, which does nothing special, go the same way for everybody else. How many decisions.

    A seat that is always asked is asked the same things at the same time, whatever it holds; of one that is asked when it is able, only its
    own questions may differ.
    """
    chance = random.Random(seed)
    setup = some_setup(chance)
    hidden = chance.choice([i for i, s in enumerate(setup.seats) if s.character in content().characters])
    seats = tuple(replace(s, asked=asked if i == hidden else s.asked) for i, s in enumerate(setup.seats))
    setup = replace(setup, seats=seats)
    one = Game.new(setup, content())
    other = Game.from_table(setup, content(), other_hand(hidden, seed))
    while one.table.phase == "setup" and one.pending is not None:  # the other one has been asked nothing
        one.submit(Answer(one.pending.seat, one.pending.default))
    for step in range(most):
        for game in (one, other):
            while asked == "able" and game.pending is not None and game.pending.seat == hidden:
                if game.pending.kind == "pick":
                    return step  # a card of its hand has to go, or a decision that the hand may well guide
                game.submit(Answer(hidden, game.pending.default))
                if not quiet(game, hidden, 0):
                    return step
        if one.pending is None or other.pending is None:
            assert one.pending is other.pending is None
            return step
        if not (quiet(one, hidden, 0) and quiet(other, hidden, 0)):
            return step
        if one.pending.prompt == "discard_for":
            return step  # somebody looks at a hand, as a card of theirs allows
        assert public(one, hidden, step) == public(other, hidden, step), (seed, step)
        assert one.pending.seat == other.pending.seat
        assert [view_event(e, None) for e in one.events[-20:]] == [view_event(e, None) for e in other.events[-20:]]
        if one.pending.seat == hidden:
            assert (one.pending.kind, one.pending.prompt) == (other.pending.kind, other.pending.prompt), (seed, step)
            if one.pending.kind == "pick" and one.pending.options[0].kind == "card":
                return step
            answers = [Answer(hidden, game.pending.default) for game in (one, other) if game.pending is not None]
        else:
            answers = [legal_answer(one.pending, chance)] * 2
        one.submit(answers[0])
        other.submit(answers[1])
    return most


@pytest.mark.parametrize("asked", ["always", "able"])
def test_two_games_that_differ_in_one_hidden_hand_look_the_same(asked: str) -> None:
    assert sum(lockstep(seed, 150, asked) for seed in range(7)) > 150


@pytest.mark.weekly
@pytest.mark.parametrize("asked", ["always", "able"])
@pytest.mark.parametrize("seed", [1000, 2000, 3000])
def test_two_games_that_differ_in_one_hidden_hand_look_the_same_for_long(seed: int, asked: str) -> None:
    assert sum(lockstep(seed + n, 1000, asked) for n in range(15)) > 300


# ---- moments that told something


RAMPAGE = "Oh no! Not again! Pooky's on a drunken rampage!"
HIT_BACK = "My Goddess doesn't like that!"
DULL = "Gambling? I'm in!"


def test_a_blow_at_everybody_shows_no_more_of_those_who_can_hit_back() -> None:
    """While Fiona is asked about her loss, nobody sees whether Deirdre could answer hers."""
    seen = []
    for hand in ([HIT_BACK], [DULL]):
        t = deal(zot=at([RAMPAGE]), fiona=at(["Oh good, you started it!"]), deirdre=at(hand), gerki=at())
        t.play("zot", RAMPAGE)
        while t.asked is not None and t.asked[0] != "fiona":
            t.decline()
        view = t.game.view(3)
        assert [entry.by for entry in view.stack if entry.kind == "loss"] == [1, 2, 3]
        seen.append((view.stack, view.window, view.waiting))
    assert seen[0] == seen[1]


def test_nobody_is_told_by_a_second_question_who_could_order_more() -> None:
    """Whoever is always asked is asked once more after ordering, with a card for it in hand and without."""
    more = "Wench, bring some drinks for my friends!"
    seen = []
    for hand in ([more], [DULL]):
        t = deal(gerki=at(hand), zot=at(), phase="order", asked="always").order("gerki", "zot")
        seen.append((t.asked, t.game.view(1).waiting, t.game.view(1).phase))
        t.decline()
        assert t.asked == ("gerki", "drink")
    assert seen[0] == seen[1] == (("gerki", "order"), SeenWaiting(0, "order"), "order")


def test_nobody_is_told_by_a_question_who_could_lay_a_card_aside() -> None:
    """A cleaver asks whoever is always asked for one more Ingredient, with one in hand and without."""
    cut = "No soup for you!"
    for hand, answers in (([cut, "This one's some mean cuisine!"], 2), ([cut, DULL], 1)):
        t = deal(roxana=at(hand), gerki=at(), asked="always")
        t.play("roxana", cut, on="gerki")
        while t.game.pending is not None and t.game.pending.kind == "respond":
            t.decline()
        assert t.asked == ("roxana", "pick")
        assert len(t.game.pending.options) == answers
        assert t.game.pending.default == ("no",)
    t = deal(roxana=at([cut]), gerki=at(), asked="always").play("roxana", cut, on="gerki").rest()
    assert t.asked == ("roxana", "order"), "an empty hand hides nothing"


PEDLAR = """
kind: character
id: pedlar
name: A Pedlar
size: 10
subtypes: {ware: Ware, cart: Cart}
bodies: {cart: {pool: printed, ticks: 1}}
abilities:
- {id: peddle, when: {phase: action}, cost: {discard: {kind: {subtype: ware}}}, do: [{gain: {gold: 1}}]}
- {id: boast, when: {phase: action}, once: turn, if: {count: {of: {pile: hand, kind: {subtype: ware}}, is: 1+}}, do: [{gain: {gold: 1}}]}
deck:
- title: Roll out the cart
  type: action
  subtypes: [cart]
  stays: body
  fortitude: 3
  abilities: [{id: act, when: ticked, cost: {discard: {kind: {subtype: ware}}}, do: [{gain: {gold: 1}}]}]
- {title: A comb, type: action, subtypes: [ware], copies: 4, do: [{gain: {fortitude: 1}}]}
- {title: Nothing for sale, type: action, copies: 5, do: [{gain: {fortitude: 1}}]}
"""


@pytest.mark.parametrize("hand", [["A comb"], ["Nothing for sale"]])
def test_nobody_is_told_by_a_question_who_has_the_cards_that_an_ability_costs(hand: list[str]) -> None:
    """In the Action phase and as a body ticks whoever is always asked is asked, whatever the hand can pay."""
    cart = "Roll out the cart"
    seen = []
    t = deal(extra=[PEDLAR], pedlar=at([cart, *hand]), gerki=at(), asked="always")
    t.play("pedlar", cart)
    while t.game.pending is not None and t.asked != ("pedlar", "order"):
        if t.game.pending.seat == 0 and t.game.pending.kind in ("action", "pick"):
            seen.append(t.game.pending.kind)
            assert t.game.pending.tells
        t.game.submit(Answer(t.game.pending.seat, t.game.pending.default))
    assert seen == ["action", "pick"]


ROBBER = """
kind: character
id: robber
name: A Robber
size: 10
deck:
- {title: Empty your pockets, type: action, copies: 10, do: [{discard: {who: another, cards: 2}}]}
"""


def test_a_sample_asks_somebody_else_for_cards_of_the_hand_that_it_has_dealt() -> None:
    t = deal(
        extra=[ROBBER], robber=at(["Empty your pockets"]), gerki=at([DULL, "Hide in shadows", "I raise!"]), asked="able"
    )
    t.play("robber", "Empty your pockets", on="gerki")
    assert t.asked == ("gerki", "pick")
    hands = set()
    for seed in range(12):
        world = t.game.sample(0, seed)
        assert world.pending is not None
        offered = {option.card for option in world.pending.options}
        assert offered == set(world.table.seats[1].hand)
        world.submit(Answer(1, world.pending.default))
        check_cards(world)
        hands.add(tuple(sorted(card for card in offered if card is not None)))
    assert len(hands) > 1
