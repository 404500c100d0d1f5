# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest is told nothing that its seats may not know: every byte is read, and everything hidden is dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Command, Decision
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.hosting import HostedGame
from rdi_desktop.net.messages import Say, encoded
from rdi_desktop.net.wire import Unpacker
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.sight import Sight
from rdi_desktop.session.windows import pass_of
from tests.engine.test_secrets import dealt_again
from tests.net.company import Company, Player, play


def hidden_from(game: Game, seats: tuple[int, ...]) -> set[int]:
    """The cards that nobody at this computer can see: other hands, and whatever lies face down."""
    table = game.table
    found = {*table.drink_deck, *(table.bar_deck or ()), *table.tray}
    if table.crawl is not None:
        found |= {card for tavern in table.crawl.taverns.values() for card in tavern.deck or ()}
    for seat in table.seats:
        found |= {*seat.deck, *seat.drink_me, *(card for pile in seat.piles.values() for card in pile)}
        if seat.index not in seats:
            found |= set(seat.hand)
    return found


def cards_in(told: Any) -> Iterator[int]:
    """Every card that is named somewhere in what was told."""
    if isinstance(told, SeenTable):
        told = msgspec.to_builtins(told)
    if isinstance(told, dict):
        if "definition" in told and isinstance(told.get("id"), int):
            yield told["id"]
        if isinstance(told.get("card"), int):
            yield told["card"]
        yield from (card for card in told.get("cards") or () if isinstance(card, int))
        for value in told.values():
            yield from cards_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from cards_in(value)
    elif isinstance(told, str) and told.startswith(("card:", "play:", "take:", "give:")):
        number = told.split(":")[1]
        if number.isdigit():
            yield int(number)


class Eavesdropper:
    """Reads what one guest is sent, as it comes."""

    def __init__(self, company: Company, guest: Guest) -> None:
        self._company, self._guest = company, guest
        self._unpacker = Unpacker()
        self._read = 0
        self._secret: set[int] = set()
        self.found = 0

    def listen(self) -> None:
        company, guest = self._company, self._guest
        data = bytes(company.heard[guest][self._read :])
        self._read += len(data)
        hosted = company.room.game
        if hosted is None or guest.person is None:
            return
        # Of several messages the first may show open discards that are a deck by now: what was hidden before and is still counts.
        now = hidden_from(hosted.session.game, hosted.seats_of(guest.person))
        secret, self._secret = now & self._secret if self._secret else now, now
        for payload in self._unpacker.feed(data):
            told = msgspec.msgpack.decode(payload)
            if told["type"] != "State":
                continue
            named = set(cards_in({key: value for key, value in told.items() if key != "onlooker"}))
            named |= set(cards_in(told["onlooker"]["view"]))
            assert not named - told_before(told) & secret, (guest.name, named & secret)
            self.found += len(named)


def told_before(told: Any) -> set[int]:
    """Cards that the story names: they were seen when it happened, though some lie face down again by now."""
    events = [*told["onlooker"]["events"], *(event for seat in told["seats"].values() for event in seat["events"])]
    return set(cards_in(events))


@pytest.mark.parametrize(
    ("seed", "taverns"), [(4, True), *(pytest.param(seed, False, marks=pytest.mark.weekly) for seed in (3, 11))]
)
def test_no_byte_of_a_whole_game_names_a_card_that_the_seats_there_may_not_know(
    content: Content, seed: int, taverns: bool
) -> None:
    company = Company(content, seed)
    first, second = company.call("Upstairs"), company.call("Downstairs")
    who = ((first, "Ann", "gerki"), (first, "Bob", "fiona"), (second, "Cat", "zot"))
    company.lay(*who, bots=("deirdre",), pub_crawl=taverns)
    listeners = [Eavesdropper(company, guest) for guest in (first, second, company.host)]
    company.begin()
    players = [Player(first, content), Player(second, content)]

    def over() -> bool:
        for listener in listeners:
            listener.listen()
        return company.room.game is not None and company.room.game.session.over

    play(company, players, over)
    assert company.room.game is not None
    assert (company.room.game.session.view(None).crawl is not None) == taverns
    assert all(listener.found > 500 for listener in listeners)


@pytest.mark.parametrize(
    ("seed", "taverns"), [(6, True), *(pytest.param(seed, False, marks=pytest.mark.weekly) for seed in (5, 8))]
)
def test_a_guest_is_sent_the_same_bytes_whatever_is_hidden(content: Content, seed: int, taverns: bool) -> None:
    company = Company(content, seed)
    guests = [company.call(name) for name in ("Up", "Down", "Out")]
    people = zip(guests, ("gerki", "zot", "fiona"), strict=True)
    company.lay(*((guest, guest.name, who) for guest, who in people), pub_crawl=taverns)
    company.begin()
    players = [Player(guest, content) for guest in guests]
    chance = random.Random(seed)
    compared = 0

    def look() -> bool:
        nonlocal compared
        hosted = company.room.game
        assert hosted is not None
        session = hosted.session
        if chance.random() < 0.25 and not session.over:
            for guest in guests:
                compared += same_bytes(hosted, guest, chance.randrange(1 << 20))
        return session.over

    play(company, players, look)
    assert compared > 50


def same_bytes(hosted: HostedGame, guest: Guest, seed: int) -> bool:
    """Whether this guest would be sent the same if what is hidden from it were something else."""
    assert guest.person is not None
    (seat,) = hosted.seats_of(guest.person)
    session = hosted.session
    real, marks = session.history.game, session.event_marks
    told = hosted.told(guest.person, len(real.events), hosted.version)
    again = dealt_again(real, seat, seed)
    again.log, again.events = real.log, real.events  # a fork keeps no story: the same was played
    try:
        session.history.game = again
        other = hosted.told(guest.person, len(real.events), hosted.version)
    finally:
        session.history.game = real
    assert session.event_marks is marks
    assert [encoded(each) for each in told] == [encoded(each) for each in other]
    return True


def test_those_by_the_fire_see_all_hands_and_the_others_are_sent_what_they_would_be_sent_anyway(
    content: Content,
) -> None:
    company = Company(content, 5)
    guests = [company.call(name) for name in ("Up", "Down", "Out", "In")]
    people = zip(guests, ("gerki", "zot", "fiona", "deirdre"), strict=True)
    company.lay(*((guest, guest.name, who) for guest, who in people), open_hands=True)
    company.begin()
    hosted = company.room.game
    assert hosted is not None
    game = hosted.session.game
    for seat in range(2):
        game.table.side(seat).gold = 0
    play(company, [Player(guest, content) for guest in guests], lambda: len(game.still_in) == 2)
    seat_of = {guest: hosted.seats_of(guest.person)[0] for guest in guests if guest.person is not None}
    fire = [guest for guest in guests if seat_of[guest] not in game.still_in]
    for guest, seat in seat_of.items():
        assert guest.session is not None
        seen = [mat.hand for mat in guest.session.view(seat).seats]
        for other in game.still_in:
            open_hand = game.view(other).seats[other].hand
            assert seen[other] == (open_hand if guest in fire or other == seat else None)
        assert all(guest.session.view(None).seats[other].hand is None for other in game.still_in)
    for guest in guests:
        assert guest in fire or all(same_bytes(hosted, guest, seed) for seed in range(20))


def test_what_is_said_by_the_fire_reaches_nobody_who_plays(content: Content) -> None:
    company = Company(content, 5)
    guests = [company.call(name) for name in ("Up", "Down", "Out", "In")]
    people = zip(guests, ("gerki", "zot", "fiona", "deirdre"), strict=True)
    company.lay(*((guest, guest.name, who) for guest, who in people), open_hands=True)
    company.begin()
    hosted = company.room.game
    assert hosted is not None
    game = hosted.session.game
    for seat in range(2):
        game.table.side(seat).gold = 0
    play(company, [Player(guest, content) for guest in guests], lambda: len(game.still_in) == 2)
    fire = [guest for guest in guests if guest.person is not None and hosted.by_the_fire(guest.person)]
    others = [guest for guest in (*guests, company.host) if guest not in fire]
    company.carry()
    before = {guest: bytes(company.heard[guest]) for guest in others}
    for n in range(5):
        fire[0].send(Say(f"what I see: {n}"))
    company.carry()
    assert {guest: bytes(company.heard[guest]) for guest in others} == before
    assert [said.text for said in fire[1].chat][-5:] == [f"what I see: {n}" for n in range(5)]
    others[0].send(Say("anybody there?"))
    company.carry()
    assert all(guest.chat[-1].text == "anybody there?" for guest in guests)


# ---- two tables that differ in one card


class Passes(Player):
    """Somebody who never does more than has to be done, whatever there is in the hand."""

    def answer(self, decision: Decision) -> Command:
        return pass_of(decision)


class Pair:
    """Two companies at which the same is played, seat by seat: three people, and a computer player that always passes."""

    def __init__(self, content: Content, seed: int, monkeypatch: pytest.MonkeyPatch, **options: bool) -> None:
        monkeypatch.setattr(LocalSession, "_bot_command", lambda _session, _game, decision: pass_of(decision))
        self.companies: list[Company] = []
        self.players: list[list[Player]] = []
        for _ in range(2):
            drawn = count()  # what is drawn as a secret is the same at both
            for made in ("token_urlsafe", "token_hex"):
                monkeypatch.setattr(f"secrets.{made}", lambda size, drawn=drawn: f"{next(drawn):0{size}}")
            company = Company(content, seed)
            guests = [company.call(name) for name in ("Up", "Down", "Out")]
            seats = [(each, each.name, who) for each, who in zip(guests, ("gerki", "zot", "fiona"), strict=True)]
            company.lay(*seats, bots=("deirdre",), **options)
            company.begin()
            self.companies.append(company)
            self.players.append([Passes(guests[0], content), *(Player(each, content) for each in guests[1:])])

    @property
    def games(self) -> tuple[Game, Game]:
        """What is on the two tables."""
        one, other = (company.room.game for company in self.companies)
        assert one is not None
        assert other is not None
        return one.session.game, other.session.game

    def exchange(self, seat: int, chance: random.Random) -> set[int]:
        """That hand gets another card of its deck instead of one, at the two tables another one; the three cards."""
        mats = [game.table.seats[seat] for game in self.games]
        at, (deep, deeper) = chance.randrange(len(mats[0].hand)), chance.sample(range(len(mats[0].deck)), 2)
        found = {mats[0].hand[at], mats[0].deck[deep], mats[0].deck[deeper]}
        for place, (game, mat, other) in enumerate(zip(self.games, mats, (deep, deeper), strict=True)):
            mat.hand[at], mat.deck[other] = mat.deck[other], mat.hand[at]
            game.ask_again()
            session = self.companies[place].room.game.session  # type: ignore[union-attr]
            session.history.sight = Sight(session.plan.humans, game)  # nobody has seen that happen
            self.companies[place].room.game._changed()  # type: ignore[union-attr]
            self.companies[place].carry()
        return found

    def step(self) -> None:
        """Everybody does what they are asked, at both tables."""
        for company, players in zip(self.companies, self.players, strict=True):
            for player in players:
                player.move()
            company.carry(0.05)

    def sent(self, name: str) -> tuple[bytes, bytes]:
        """What that guest was sent at the two tables, as it went over the line."""
        one, other = (
            bytes(heard) for company in self.companies for guest, heard in company.heard.items() if guest.name == name
        )
        return one, other


def compared(content: Content, seed: int, seat: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """The pair after each step, as long as neither of the cards in which they differ is plain to see."""
    pair, chance = Pair(content, seed, monkeypatch), random.Random(seed)
    while len(pair.games[0].log) < 12:
        pair.step()
    cards = pair.exchange(seat, chance)
    for _ in range(80):
        yield pair
        pair.step()
        if any(cards & set(cards_in(game.view(None))) or game.over is not None for game in pair.games):
            return


SEEDS = [
    *range(2),
    *(pytest.param(seed, marks=pytest.mark.weekly) for seed in range(2, 40)),
]


def test_no_byte_for_those_who_play_tells_of_a_bet_or_a_vote(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    """At one of two tables somebody by the fire bets on whatever there is, and proposes a deed that finds no majority."""
    pair = Pair(content, 5, monkeypatch, open_hands=True, ghost_deed=True)
    for game in pair.games:
        for seat in range(2):
            game.table.side(seat).gold = 0
    while len(pair.games[0].still_in) > 2:
        pair.step()
    hosted, quiet = (company.room.game for company in pair.companies)
    assert hosted is not None
    assert quiet is not None
    by_seat = {hosted.seats_of(guest.person)[0]: guest for guest in pair.companies[0].heard if guest.name != "Hedda"}
    seat = next(seat for seat in by_seat if seat not in pair.games[0].still_in)
    others = ["Hedda", *(guest.name for at, guest in by_seat.items() if at in pair.games[0].still_in)]
    fire = by_seat[seat].session.fire  # type: ignore[union-attr]
    fire.propose(seat, "tip")
    compared = 0
    for _ in range(60):
        told = fire.told(seat)
        assert told is not None
        for offer in told.offers:
            pick = next((choice.pick for choice in offer.choices if choice.worth(1)), None)
            laid = any((bet.seat, bet.kind, bet.about) == (seat, offer.kind, offer.about) for bet in told.bets)
            if pick is not None and told.chits[seat] and not laid:
                fire.bet(seat, offer.kind, pick, 1, offer.about)
        pair.step()
        if pair.games[0].over is not None:
            break
        for name in others:
            one, other = pair.sent(name)
            assert one == other, name
            compared += 1
    assert compared > 20
    assert len(hosted.session.bets) > 2
    assert not quiet.session.bets


def test_every_guest_is_sent_the_same_bytes_whether_a_computer_player_passes_with_an_answer_or_without(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does what can be taken back count how often it was asked."""
    asked_otherwise = 0
    for seed in (18, *range(9, 40)):  # in the first, a Sometimes card is asked about at nearly every step
        for pair in compared(content, seed, 3, monkeypatch):
            for name in ("Hedda", "Up", "Down", "Out"):
                one, other = pair.sent(name)
                assert one == other, (seed, name)
            asked_otherwise += len(pair.games[0].log) != len(pair.games[1].log)
        if asked_otherwise > 20:
            return
    raise AssertionError("there was nothing to be told")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_hears_only_how_long_the_frames_are_learns_nothing_of_a_hand(
    content: Content, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pair in compared(content, seed, 0, monkeypatch):
        one, other = pair.sent("Up")
        assert len(one) == len(other)
        for name in ("Hedda", "Down", "Out"):
            one, other = pair.sent(name)
            assert one == other, name
    assert pair.sent("Up")[0] != pair.sent("Up")[1]
