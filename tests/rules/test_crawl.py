# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pub Crawl: what its scenarios do not show."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules import drink_piles, turn
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.rules.variants import crawl as rules
from rdi_desktop.engine.rules.variants import taverns
from rdi_desktop.engine.state.bounds import Endless
from rdi_desktop.engine.state.crawl import Crawl
from rdi_desktop.engine.state.decisions import Answer, Interject
from rdi_desktop.engine.state.kit import Kit
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.game_history import fingerprint
from rdi_desktop.session.plan import GamePlan, SeatInfo, plan_game
from tests.cases import each_case
from tests.content.broken import load, problem
from tests.engine.watching import legal_command, state
from tests.rules.deal import content, with_extra
from tests.session import fuzz as saves

DOG, ALES = "the-scurvy-dog", "abyssal-ales"
STREET = """
kind: taverns
id: back-street
name: The back street
taverns:
- id: the-keyhole
  name: The Keyhole
  event: {title: Duck, do: [{lose: {who: everyone, fortitude: 1}}]}
  size: 2
  deck:
  - {drink: light-ale}
  - {title: Keyhole Surprise, type: drink, chaser: true, do: [{gain: {alcohol: 3}}]}
"""


def new(*characters: str, seed: int = 7, **options: Any) -> Game:
    seats = tuple(SeatSetup(character) for character in characters or ("zot", "fiona", "gerki"))
    return Game.new(GameSetup(seats, seed, 0, {"pub_crawl": True, **options}), content())


def at_the_dog(*characters: str, hand: tuple[str, ...] = ()) -> Game:
    """A game that begins at The Scurvy Dog; the first seat holds these cards."""

    def lay(table: Table) -> None:
        arrange.crawl(table, DOG, ())
        arrange.hand(table, 0, hand, [])

    return Game.from_table(new(*characters).setup, content(), lay)


def crawl_of(game: Game) -> Crawl:
    assert game.table.crawl is not None
    return game.table.crawl


def titles(game: Game, cards: list[int]) -> list[str]:
    return [game.table.cards[card].title for card in cards]


def goes_on(game: Game, kind: str, prompt: str = "") -> None:
    """Answers by default until somebody is asked that."""
    while game.pending is not None and (game.pending.kind != kind or game.pending.prompt != prompt):
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert game.pending is not None


# ---- what there is


def test_five_taverns_have_six_different_drinks_of_their_own_and_a_chaser_among_them() -> None:
    inn, *others = content().taverns(True)
    assert (inn.id, inn.deck) == ("red-dragon-inn", None)
    assert len(others) == 5
    decks = [tavern.deck or () for tavern in others]
    assert len({card.id for deck in decks for card in deck}) == 30
    assert all(len(deck) == 6 and any(card.chaser for card in deck) for deck in decks)
    assert all("tavern" in card.subtypes for deck in decks for card in deck)
    flagon = decks[[tavern.id for tavern in others].index("the-howling-flagon")]
    assert "The Howler" in [card.title for card in flagon]
    assert {"Aledritch Portale", "Magic Apple Cider"} <= {card.title for deck in decks for card in deck}
    assert sum(card.kept is not None for deck in decks for card in deck) == 2


def test_every_deck_is_shuffled_by_itself() -> None:
    orders = set()
    for seed in range(4):
        game = new(seed=seed)
        for id, tavern in crawl_of(game).taverns.items():
            names = titles(game, tavern.deck or [])
            assert sorted(names) == sorted(
                card.title for card in next(t.deck or () for t in content().taverns(True) if t.id == id)
            )
        orders.add(tuple(titles(game, crawl_of(game).taverns[DOG].deck or [])))
    assert len(orders) > 1


def test_a_drink_of_a_tavern_leaves_the_drink_deck() -> None:
    here = [new(drinks="deck-10", seed=seed) for seed in range(3)]
    for game in here:
        poured = titles(game, [*game.table.drink_deck, *(card for seat in game.table.seats for card in seat.drink_me)])
        assert len(poured) == 27
        assert not {"The Howler", "Aledritch Portale", "Magic Apple Cider"} & set(poured)


def test_without_the_option_there_are_no_taverns() -> None:
    game = new(pub_crawl=False)
    assert game.table.crawl is None
    assert game.view(0).crawl is None
    assert game.view(0).seats[0].drink_backs == []


# ---- what may be known


def test_everybody_sees_how_many_drinks_are_left_and_nobody_which() -> None:
    game = at_the_dog()
    goes_on(game, "order")
    game.submit(Answer(0, ("order:1",)))
    card = game.table.seats[1].drink_me[-1]
    for viewer in (None, 0, 1):
        seen = game.view(viewer)
        dog = next(tavern for tavern in seen.crawl.taverns if tavern.id == DOG)
        assert (dog.name, dog.deck, dog.discard, dog.closed, dog.inn) == (
            "The Scurvy Dog",
            5,
            [],
            False,
            False,
        )
        assert seen.crawl.party == DOG
        assert seen.seats[1].drink_backs == ["", DOG]
        assert f"'id': {card}," not in str(seen)
        assert game.table.cards[card].title not in str(seen)


def test_what_is_unseen_is_dealt_again_within_its_tavern() -> None:
    game = at_the_dog()
    goes_on(game, "order")
    game.submit(Answer(0, ("order:1",)))
    served, tops = set(), set()
    for seed in range(12):
        sample = game.sample(0, seed).table
        assert sample.crawl is not None
        deck = sample.crawl.taverns[DOG].deck or []
        served.add(sample.seats[1].drink_me[-1])
        tops.add(deck[-1])
        assert {sample.crawl.pours[card] for card in [*deck, sample.seats[1].drink_me[-1]]} == {DOG}
        assert sample.seats[1].drink_me[0] not in sample.crawl.pours
    assert len(served) > 2
    assert len(tops) > 2


def test_who_looks_at_what_was_ordered_knows_it_and_nobody_else_does() -> None:
    game = at_the_dog("tara", "zot", "gerki", hand=("tara/signs-point-to-you-getting-drunker",))
    table = game.table
    goes_on(game, "order")
    assert game.pending is not None
    game.submit(Answer(0, (next(option.id for option in game.pending.options if option.kind == "play"),)))
    goes_on(game, "pick", "order_seen")
    assert len(table.tray) == 2
    assert game.view(1).crawl.tray == 2
    assert game.pending is not None
    assert list(game.pending.shows) == table.tray[::-1]
    assert all(game.sample(0, seed).table.tray == table.tray for seed in range(4))
    assert len({tuple(game.sample(1, seed).table.tray) for seed in range(8)}) > 1


# ---- who leads the party on


def test_whoever_is_out_of_the_game_leads_nobody_on() -> None:
    game = new()
    goes_on(game, "drink")
    crawl = crawl_of(game)
    crawl.crawlers = [1, 2]
    game.table.seats[1].out = True
    game.submit(Answer(0, ("drink",)))
    goes_on(game, "pick", "crawl")
    assert game.pending is not None
    assert game.pending.seat in (0, 2)
    while game.pending is not None and game.pending.prompt == "crawl":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert crawl.crawlers == []


def test_a_seat_at_which_nobody_decides_goes_anywhere_that_it_may() -> None:
    """As the rules say of an automaton that does lead the party on."""
    found = set()
    for seed in range(12):
        game = new(seed=seed)
        crawl_of(game).taverns[ALES].closed = True
        game.table.seats[1].kit = Kit(decides=False)
        for decision in rules.lead(game, 1):
            assert decision.prompt != "crawl"
            break
        found.add(crawl_of(game).party)
    assert len(found) > 2
    assert not found & {ALES, "red-dragon-inn"}


def test_what_goes_on_without_an_end_leaves_nobody_to_lead_the_party_on() -> None:
    game = new()
    crawl_of(game).crawlers = [1]
    next(iter(turn.cut_off(game, Endless("a loop", None))), None)
    assert crawl_of(game).crawlers == []


def test_drinks_on_the_tray_go_back_when_a_turn_ends_at_once() -> None:
    game = new()
    deck = crawl_of(game).taverns[DOG].deck
    assert deck is not None
    game.table.tray = [deck.pop(), deck.pop()]
    turn.clear_table(game)
    assert (len(deck), game.table.tray) == (6, [])


def test_the_deck_of_a_tavern_is_that_of_its_drinks_as_long_as_it_is_open() -> None:
    game = new()
    dog = crawl_of(game).taverns[DOG]
    assert dog.deck
    card = dog.deck[0]
    assert drink_piles.deck_of(game.table, card) is dog.deck
    dog.closed = True
    assert drink_piles.deck_of(game.table, card) is dog.discard
    assert drink_piles.deck_of(game.table, game.table.drink_deck[0]) is game.table.drink_deck


def test_whoever_passes_out_leaves_tavern_drinks_to_the_discards_of_their_tavern() -> None:
    game = new()
    dog = crawl_of(game).taverns[DOG]
    assert dog.deck
    drink_piles.lay(game.table, 1, dog.deck.pop())
    game.table.side(1).alcohol = 20
    while not game.table.seats[1].out:
        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert len(dog.discard) == 1
    assert all(card not in crawl_of(game).pours for card in game.table.drink_discard)


# ---- played on, saved, forked


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_the_same_once_more_and_as_a_fork(seed: int) -> None:
    chance = random.Random(seed)
    game = new("zot", "fiona", "tara", "sera", seed=seed, dungeon="raiding-the-armory", prizes=True)
    for step in range(220):
        if game.pending is None:
            break
        game.submit(legal_command(game, chance))
        if step % 50 == 49:
            assert state(game.fork()) == state(game)
    again = Game.replay(game.setup, content(), game.log)
    assert state(again) == state(game)


def test_a_saved_game_knows_its_taverns_by_what_they_serve(tmp_path: Path) -> None:
    plan = plan_game([SeatInfo("Ann", "zot"), SeatInfo("Bob", "gerki")], seed=1, options={"pub_crawl": True})
    plain = plan_game([SeatInfo("Ann", "zot"), SeatInfo("Bob", "gerki")], seed=1)
    other = content().copy()
    other.sums["taverns pub-crawl"] = "other drinks"
    assert fingerprint(plan, content()) != fingerprint(plan, other)
    assert fingerprint(plain, content()) == fingerprint(plain, other)


# ---- home-made ones


def test_home_made_taverns_are_played_with_the_usual_inn(tmp_path: Path) -> None:
    known = load(tmp_path, street=STREET)
    assert known.problems == []
    inn, keyhole = known.taverns("back-street")
    assert (inn.id, keyhole.id) == ("red-dragon-inn", "the-keyhole")
    assert [card.title for card in keyhole.deck or ()] == ["Light Ale", "Keyhole Surprise"]
    assert len(known.taverns("pub-crawl+back-street")) == 7
    seats = (SeatSetup("zot"), SeatSetup("fiona"))
    game = Game.new(GameSetup(seats, 3, 0, {"pub_crawl": "back-street"}), known)
    assert [tavern.id for tavern in game.view(0).crawl.taverns] == ["red-dragon-inn", "the-keyhole"]
    assert known.card("back-street/the-keyhole").title == "Duck"
    assert known.find("drinks", "Keyhole Surprise") is not None


def test_taverns_that_wait_are_the_same_as_those_that_were_read(tmp_path: Path) -> None:
    read = load(tmp_path, street=STREET)
    waits = load(tmp_path, street=STREET)
    for known in (read, waits):
        assert [card.subtypes for card in known.taverns("back-street")[1].deck or ()] == [(), ("tavern",)]
    assert waits.text(waits.shelf["keyhole-surprise"]) == read.text(read.shelf["keyhole-surprise"])


def test_unknown_taverns_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown taverns: back-alley"):
        new(pub_crawl="back-alley")


@pytest.mark.parametrize(
    ("old", "by", "said"),
    [
        ("size: 2", "size: 3", "the deck has 2 cards, expected 3; if that is meant, say 'size: 2'"),
        ("size: 2", "sise: 2", "unknown key 'sise'"),
        ("drink: light-ale", "drink: light-ail", "unknown drink 'light-ail'"),
        ("id: the-keyhole", "id: The Keyhole", "an id has small letters"),
        ("title: Keyhole Surprise", "title: Light Ale", "there is a Drink 'light-ale' already"),
        ("type: drink, chaser", "type: action, chaser", "only Drinks and Drink Events are served"),
        ("title: Duck,", "title: Duck, type: action,", "the Event of a tavern is a 'tavern-event'"),
        ("title: Duck,", "title: Duck, type: [tavern-event, sometimes],", "may be answered as one of these besides"),
        (
            "title: Duck, do: [{lose: {who: everyone, fortitude: 1}}]",
            "title: Duck, type: [tavern-event, drink], do: [{draw: 1}]",
            "what is answered as a Drink changes Fortitude and Alcohol Content alone",
        ),
        ("  size: 2\n  deck:\n  - {drink: light-ale}\n", "", "unknown key 'title'"),
    ],
)
def test_taverns_that_cannot_be_played_are_refused(tmp_path: Path, old: str, by: str, said: str) -> None:
    assert old in STREET
    text = STREET.replace(old, by, 1)
    if by == "":
        text = STREET.split("  size:", maxsplit=1)[0]
        said = "there is no tavern to which the party could Crawl"
    assert said in str(problem(tmp_path, text))


def test_two_taverns_of_one_name_or_two_inns_are_refused(tmp_path: Path) -> None:
    tavern = STREET.split("taverns:\n")[1]
    assert "there is a tavern 'the-keyhole' already" in str(
        problem(tmp_path, STREET + tavern.replace("Keyhole S", "S"))
    )
    inns = STREET + "".join(f"- {{id: inn-{n}, name: I, event: {{title: E, do: []}}}}\n" for n in (1, 2))
    assert "one tavern has the Drink Deck" in str(problem(tmp_path, inns))


def test_nobody_is_asked_when_only_one_tavern_is_open() -> None:
    game = new()
    for id, tavern in crawl_of(game).taverns.items():
        tavern.closed = id not in (DOG, "red-dragon-inn")
    assert taverns.open_to(game.table) == [DOG]


def test_who_waits_to_lead_the_party_on_does_not_come_between_when_somebody_breaks_in() -> None:
    game = at_the_dog("gerki", "zot", "fiona", hand=("gerki/tip-the-wench",))
    goes_on(game, "drink")
    crawl_of(game).crawlers = [1, 2]
    game.submit(Answer(0, ("drink",)))
    while game.pending is not None and game.pending.prompt != "crawl":
        game.submit(Answer(game.pending.seat, game.pending.default))
    first = game.pending
    assert first is not None
    gold = [game.table.gold(seat) for seat in range(3)]
    way = next(way for one in game.playable(0) for way in one.ways if way.targets == (1,))
    game.submit(Interject(0, way.id))
    while game.pending is not None and game.pending.prompt != "crawl":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert game.pending is not None
    assert (game.pending.seat, game.table.gold(1)) == (first.seat, gold[1] - 1)
    assert crawl_of(game).party == DOG


EVENTS = {
    "Home at Last": ((0, -1, 0), (0, -1, 0)),
    "A Howl and a Free Round": ((0, 1, 0), (0, 1, 0)),
    "Mind the Stairs Down": ((-1, 0, 0), (-1, 0, 0)),
    "Grace Before Beer": ((1, 0, 0), (1, 0, 0)),
    "There Is a Door Fee Now": ((0, 0, -1), (0, 0, -1)),
    "The Floor Show Is You": ((0, 0, 0), (-2, 0, 0)),
}
"""What Fortitude, Alcohol Content and Gold of whoever leads the party, and of the other, gain by the Event of each of our taverns."""


def test_every_event_of_our_taverns_does_what_it_says() -> None:
    game = new("zot", "fiona")
    names = {game.table.cards[tavern.card].title: id for id, tavern in crawl_of(game).taverns.items()}
    assert names.keys() == EVENTS.keys()
    with each_case() as case:
        for title, id in names.items():
            with case(title):
                game = new("zot", "fiona")
                goes_on(game, "action")
                for side in game.table.sides:
                    side.fortitude, side.alcohol, side.gold = 10, 5, 10
                card = crawl_of(game).taverns[id].card
                flow = rules.happens(game, 0, card)
                decision = next(flow, None)
                with suppress(StopIteration):
                    while decision is not None:
                        decision = flow.send(decision.by_default)
                gains = [(side.fortitude - 10, side.alcohol - 5, side.gold - 10) for side in game.table.sides]
                assert tuple(gains) == EVENTS[title]


def test_whoever_is_away_is_not_reached_by_what_happens_to_whoever_leads_the_party(tmp_path: Path) -> None:
    known = load(tmp_path, street=STREET.replace("who: everyone, ", ""))
    seats = (SeatSetup("zot"), SeatSetup("fiona"))
    for away in (False, True):
        game = Game.new(GameSetup(seats, 3, 0, {"pub_crawl": "back-street"}), known)
        goes_on(game, "drink")
        game.table.seats[0].withdrawn = away
        crawl_of(game).crawlers = [0]
        game.submit(Answer(0, ("drink",)))
        goes_on(game, "discard")
        assert crawl_of(game).party == "the-keyhole"
        lost = any(e.key == "lost_fortitude" and e.args["n"] == 1 and e.seat == 0 for e in game.events)
        assert lost != away


def test_what_is_answered_as_a_drink_is_none_for_whatever_follows_drinks() -> None:
    text = """
kind: character
id: guest
name: Guest
size: 10
triggers: [{when: {drank: {}}, do: [{gain: {gold: 1}}]}]
deck: [{title: Nothing, type: action, copies: 10, do: []}]
"""
    setup = GameSetup((SeatSetup("guest"), SeatSetup("zot")), 5, 0, {"pub_crawl": True})
    game = Game.new(setup, with_extra(text))
    goes_on(game, "drink")
    crawl_of(game).crawlers = [1]
    game.submit(Answer(0, ("drink",)))
    goes_on(game, "pick", "crawl")
    had = game.table.gold(0), game.table.side(0).alcohol
    assert game.pending is not None
    game.submit(Answer(1, ("tavern:the-howling-flagon",)))
    goes_on(game, "discard")
    assert (game.table.gold(0), game.table.side(0).alcohol) == (had[0], had[1] + 1)


def test_a_kept_drink_of_a_tavern_goes_to_the_discards_of_its_tavern_when_it_is_used() -> None:
    game = new("zot", "fiona")
    flagon = crawl_of(game).taverns["the-howling-flagon"]
    assert flagon.deck is not None
    howler = next(card for card in flagon.deck if game.table.cards[card].title == "The Howler")
    flagon.deck.remove(howler)
    game.table.seats[0].lay_open(howler)
    goes_on(game, "action")
    game.ask_again()
    way = next(way for one in game.playable(0) for way in one.ways if one.card == howler)
    game.submit(Answer(0, (way.id,)))
    while howler not in flagon.discard:
        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert howler not in game.table.drink_discard


@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.weekly)])
def test_a_table_with_taverns_is_opened_again_and_taken_back_as_it_was(tmp_path: Path, seed: int) -> None:
    done: Counter[str] = Counter()
    usual = saves.some_plan

    def with_taverns(chance: random.Random, done: Counter[str]) -> GamePlan:
        plan = usual(chance, done)
        return msgspec.structs.replace(plan, options={**plan.options, "pub_crawl": True})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saves, "some_plan", with_taverns)
        saves.one(seed, tmp_path, done)
    assert done["opened again"]


def test_where_to_is_asked_anew_when_somebody_breaks_in_and_leads_the_party_elsewhere() -> None:
    text = """
kind: character
id: guest
name: Guest
size: 10
deck: [{title: Another round, type: anytime, copies: 10, do: [{order: {drinks: 1}}]}]
"""

    def lay(table: Table) -> None:
        assert table.crawl is not None
        closed = [id for id in table.crawl.taverns if id not in ("red-dragon-inn", DOG, ALES, "the-harmonious-cup")]
        arrange.tavern(table, DOG, ["drinks/dead-calm"], [])
        arrange.crawl(table, DOG, closed)

    setup = GameSetup((SeatSetup("guest"), SeatSetup("zot")), 5, 1, {"pub_crawl": True})
    game = Game.from_table(setup, with_extra(text), lay)
    goes_on(game, "pick", "crawl")  # zot has ordered the last Drink
    assert game.pending is not None
    assert (game.pending.seat, [option.label for option in game.pending.options]) == (1, [ALES, "the-harmonious-cup"])
    way = next(way for one in game.playable(0) for way in one.ways)
    game.submit(Interject(0, way.id))
    while game.pending is not None and game.pending.prompt != "crawl":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert game.pending is not None
    assert (game.pending.seat, crawl_of(game).taverns[DOG].closed) == (0, True)
    game.submit(Answer(0, (f"tavern:{ALES}",)))
    goes_on(game, "action")
    assert [e.key for e in game.events if e.key == "tavern_closed"] == ["tavern_closed"]
    assert [e.args["tavern"] for e in game.events if e.key == "crawled"] == [ALES, "the-harmonious-cup"]
