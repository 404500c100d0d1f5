# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest is told nothing that its seats may not know: every byte is read, and everything hidden is dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.hosting import HostedGame
from rdi_desktop.net.messages import encoded
from rdi_desktop.net.wire import Unpacker
from tests.engine.test_secrets import dealt_again
from tests.net.company import Company, Player, play


def hidden_from(game: Game, seats: tuple[int, ...]) -> set[int]:
    """The cards that nobody at this computer can see: other hands, and whatever lies face down."""
    table = game.table
    found = {*table.drink_deck, *(table.bar_deck or ())}
    for seat in table.seats:
        found |= {*seat.deck, *seat.drink_me, *(card for pile in seat.piles.values() for card in pile)}
        if seat.index not in seats:
            found |= set(seat.hand)
    return found


def cards_in(told: Any) -> Iterator[int]:
    """Every card that is named somewhere in what was told."""
    if isinstance(told, dict):
        if "def" in told and isinstance(told.get("id"), int):
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


@pytest.mark.parametrize("seed", [3, pytest.param(11, marks=pytest.mark.slow)])
def test_no_byte_of_a_whole_game_names_a_card_that_the_seats_there_may_not_know(content: Content, seed: int) -> None:
    company = Company(content, seed)
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay((first, "Ann", "gerki"), (first, "Bob", "fiona"), (second, "Cat", "zot"), bots=("deirdre",))
    listeners = [Eavesdropper(company, guest) for guest in (first, second, company.host)]
    company.begin()
    players = [Player(first, content), Player(second, content)]

    def over() -> bool:
        for listener in listeners:
            listener.listen()
        return company.room.game is not None and company.room.game.session.over

    play(company, players, over)
    assert all(listener.found > 500 for listener in listeners)


@pytest.mark.parametrize("seed", [5, pytest.param(8, marks=pytest.mark.slow)])
def test_a_guest_is_sent_the_same_bytes_whatever_is_hidden(content: Content, seed: int) -> None:
    company = Company(content, seed)
    guests = [company.call(name) for name in ("Up", "Down", "Out")]
    company.lay(*((guest, guest.name, who) for guest, who in zip(guests, ("gerki", "zot", "fiona"), strict=True)))
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
    real = session._game
    known = len(real.events)
    told = hosted.state(guest.person, known, hosted.version)
    try:
        session._game = dealt_again(real, seat, seed)
        # A fork keeps no story: only the table, the questions and what may be played are compared.
        again = hosted.state(guest.person, 0, hosted.version)
    finally:
        session._game = real
    leave_out = {"since": 0, "steps": ()}
    assert encoded(msgspec.structs.replace(told, **leave_out)) == encoded(msgspec.structs.replace(again, **leave_out))
    return True
