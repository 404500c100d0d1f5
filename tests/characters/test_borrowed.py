# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of others that lie aside with somebody (character-compendium, "Nerodia the Petrifier"): nobody looks at them, and all come back."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules import borrowed, legality
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.sampling import deal_unseen
from rdi_desktop.engine.seen import SeenBack
from rdi_desktop.engine.state.decisions import Answer, Command
from rdi_desktop.engine.state.records import Rule
from rdi_desktop.engine.state.table import Table
from tests.rules.deal import at, deal


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def game(content: Content, *characters: str, seed: int = 1) -> Game:
    return Game.new(GameSetup(tuple(SeatSetup(who) for who in characters), seed, 0), content)


def lie_there(table: Table, *givers: int) -> list[int]:
    """The first card of each of these hands lies petrified with seat 0, the first named at the bottom."""
    cards = [table.seats[seat].hand.pop(0) for seat in givers]
    table.seats[0].piles["petrified"] = cards
    return cards


def test_nobody_sees_what_lies_there(content: Content) -> None:
    """Neither she nor whoever has given it, nor an onlooker; how many there are everybody sees."""
    played = game(content, "nerodia", "zot", "fiona")
    cards = lie_there(played.table, 1, 2, 1)
    for viewer in (None, 0, 1, 2):
        told = json.dumps(played.view(viewer), default=asdict)
        assert played.view(viewer).seats[0].piles["petrified"].count == 3
        assert not any(f'"id": {card}, "definition"' in told for card in cards)


def test_the_backs_tell_everybody_whose_each_card_is_and_from_which_deck(content: Content) -> None:
    """In the order in which they lie, and the same in a sample."""
    played = game(content, "nerodia", "zot", "murgath")
    played.checkpoint_here()
    cards = lie_there(played.table, 1, 2, 1)
    blessing = played.table.seats[2].piles["blessing"].pop()
    played.table.seats[0].piles["petrified"].append(blessing)
    backs = [SeenBack(1, ""), SeenBack(2, ""), SeenBack(1, ""), SeenBack(2, "blessing")]
    for viewer in (None, 0, 1, 2):
        assert played.view(viewer).seats[0].piles["petrified"].backs == backs
    table = played.table.clone()
    deal_unseen(table, 0, 3)
    lying = table.seats[0].piles["petrified"]
    assert [table.back(card) for card in lying] == [(back.of, back.pile) for back in backs]
    assert lying[:3] != cards or lying[3] != blessing


def test_samples_keep_whose_they_are_and_not_which(content: Content) -> None:
    """The backs are seen, and in which order they lie; the faces are dealt again with those of the same deck."""
    played = game(content, "nerodia", "zot", "fiona")
    played.checkpoint_here()
    cards = lie_there(played.table, 1, 2, 1)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(20):
        table = played.table.clone()
        deal_unseen(table, 0, seed)
        lying = table.seats[0].piles["petrified"]
        assert [table.owners[card] for card in lying] == [1, 2, 1]
        assert all(
            table.owners[card] == seat for seat in (1, 2) for card in (*table.seats[seat].hand, *table.seats[seat].deck)
        )
        found[tuple(lying)] += 1
    assert found[tuple(cards)] < 3


def test_whoever_has_given_a_card_away_remembers_it(content: Content) -> None:
    """In samples for the giver it lies where it lies; for everybody else it is any card of that deck. Also in a sample of a sample."""
    t = deal(
        nerodia=at(["A gaze across the room", "Say that to my face"]),
        zot=at(["I told you not to distract me!", "Bad Pooky! Don't drink that!"]),
        fiona=at(["Gambling? I'm in!"]),
    )
    t.play("nerodia", "A gaze across the room")
    while t.asked == ("zot", "pick") or (t.game.pending is not None and t.game.pending.kind == "respond"):
        t.decline()
    table = t.game.table
    lying = list(table.seats[0].piles["petrified"])
    assert len(lying) == 2
    place = next(i for i, card in enumerate(lying) if table.owners[card] == 1)
    seen: dict[int, set[int]] = {1: set(), 2: set()}
    for seed in range(20):
        for seat in (1, 2):
            world = t.game.sample(seat, seed)
            again = world.sample(seat, seed + 50)
            assert world.table.given_away.keys() == set(world.table.seats[0].piles["petrified"])
            seen[seat] |= {each.table.seats[0].piles["petrified"][place] for each in (world, again)}
        other = t.game.sample(2, seed).sample(1, seed)
        assert other.table.given_away[other.table.seats[0].piles["petrified"][place]][0] == 1
    assert seen[1] == {lying[place]}
    assert len(seen[2]) > 5


def test_of_two_cards_given_at_once_nobody_remembers_which_lies_above(content: Content) -> None:
    """They were mixed; of what was given before or after them the place is known."""
    t = deal(
        nerodia=at(["One for the gallery", "Hold still for the sculptor"], boss=True),
        zot=at(["I told you not to distract me!", "Bad Pooky! Don't drink that!", "I raise!"]),
    )
    t.play("nerodia", "One for the gallery")
    while t.asked != ("nerodia", "action"):
        if t.game.pending is None or t.game.pending.seat == 0:
            break
        t.decline()
    table = t.game.table
    first = list(table.seats[0].piles["petrified"])
    assert len(first) == 2
    orders = {tuple(t.game.sample(1, seed).table.seats[0].piles["petrified"]) for seed in range(20)}
    assert orders == {tuple(first), tuple(first[::-1])}


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5])
def test_every_card_is_somewhere_and_comes_back_to_its_own_deck(content: Content, seed: int) -> None:
    """Random games: no card is lost, none lies in a hand or deck that is not its own, none is left under a card that has gone home."""
    played = game(
        content, "nerodia", "murgath" if "murgath" in content.characters else "zot", "lizwick", "fiona", seed=seed
    )
    bots = [make_bot("tipsy", seed * 4 + seat, content) for seat in range(4)]
    petrified = 0
    while played.over is None and played.pending is not None:
        table = played.table
        if not table.stack:
            lying = Counter(card for pile in table.piles() for card in pile.cards)
            assert lying == Counter(range(len(table.cards)))
            assert not table.seats[0].piles["glared"]
            assert all(table.owners[card] != 0 for card in table.seats[0].piles["petrified"])
            for where in table.seats:
                assert all(table.owners[card] == where.index for card in (*where.deck, *where.discard))
        petrified = max(petrified, len(table.seats[0].piles["petrified"]))
        seat = played.pending.seat
        played.submit(
            bots[seat].decide(
                lambda seat=seat: played.view(seat), played.pending, lambda seat=seat: played.playable(seat)
            )
        )
    assert petrified


def test_a_game_with_them_is_opened_again(content: Content) -> None:
    played = game(content, "nerodia", "gerki", "zot", seed=2)
    bots = [make_bot("regular", seat, content) for seat in range(3)]
    log: list[Command] = []
    while played.over is None and played.pending is not None and len(log) < 150:
        seat = played.pending.seat
        log.append(
            bots[seat].decide(
                lambda seat=seat: played.view(seat), played.pending, lambda seat=seat: played.playable(seat)
            )
        )
        played.submit(log[-1])
    again = Game.replay(played.setup, content, log)
    assert [again.view(viewer) for viewer in (None, 0, 1)] == [played.view(viewer) for viewer in (None, 0, 1)]
    assert played.fork().table.seats[0].piles == played.table.seats[0].piles


def test_those_given_at_once_go_to_the_bottom_in_random_order(content: Content) -> None:
    """She never takes her own, a hand that is too small gives what there is, and who has none gives none."""
    orders = set()
    for seed in range(12):
        played = game(content, "nerodia", "zot", "fiona", "gerki", seed=seed)
        table = played.table
        [top] = lie_there(table, 1)
        table.seats[2].hand, table.seats[3].hand = table.seats[2].hand[:1], []
        hers = table.seats[0].deck.pop()  # as though somebody had it from her
        table.seats[1].hand = [hers, *table.seats[1].hand[:2]]
        assert list(borrowed.take(played, 0, "petrified", [0, 1, 2, 3], 2, None)) == []
        assert table.seats[0].piles["petrified"][-1] == top
        assert len(table.seats[0].hand) == 7
        assert table.seats[1].hand == [hers]
        orders.add(tuple(table.owners[card] for card in table.seats[0].piles["petrified"][:-1]))
    assert len(orders) > 1


def test_who_is_a_statue_plays_nothing_anywhere_and_is_within_reach(content: Content) -> None:
    """Struck in the own turn one is so until the end of the next; a copy of the table knows it."""
    played = game(content, "zot", "nerodia", "fiona")
    where = played.table.seats[0]
    where.mute = 1
    assert played.table.clone().seats[0].mute == 1
    assert legality.responses(played, where, ("anytime",), [_nothing()]) == []
    assert legality.anytime(played, 0) == []
    assert legality.action_plays(played, 0) == []
    assert not where.withdrawn
    assert played.view(1).seats[0].mute
    for _ in range(400):
        if played.pending is None or (played.table.turn != 0 and where.mute == 0):
            break
        started = played.table.turn_number
        played.submit(_default(played))
        if played.table.turn_number != started and played.table.turn == 0:
            assert where.mute == 2, "its next turn has begun"
        where = played.table.seats[0]
    assert played.table.turn_number > 3
    assert where.mute == 0


IDA = """
kind: character
id: ida
name: Ida of the Gifts
size: 20
piles:
  gift: {joins: own}
deck:
- title: Slap and gift
  type: action
  copies: 20
  do: [{lose: {who: another, fortitude: 1}}, {then: [{draw: {from: gift, who: lost_fortitude}}]}]
- {title: A gift, pile: gift, type: anytime, copies: 3, do: [{gain: {fortitude: 1}}]}
"""


def test_a_card_that_others_draw_goes_to_its_own_discards() -> None:
    """A Blessing belongs to no hand: whoever gave it, and even if its owner did."""
    t = deal(extra=[IDA], nerodia=at(), ida=at(), zot=at())
    table = t.table
    for giver in (1, 2):
        gift = table.seats[1].piles["gift"].pop()
        table.seats[giver].hand.append(gift)
        assert list(borrowed.take(t.game, 0, "petrified", [giver], 1, None)) == []
        assert table.seats[0].piles["petrified"] == [gift]
        borrowed.give_back(t.game, 0, "petrified", 1)
        assert table.seats[1].spent["gift"][-1] == gift
        assert gift not in (*table.seats[1].hand, *table.seats[2].hand)


def _default(played: Game) -> Command:
    decision = played.pending
    assert decision is not None
    picks = decision.default or tuple(option.id for option in decision.options[: decision.min])
    return Answer(decision.seat, tuple(picks))


def _nothing() -> object:
    return Rule(0, None)
