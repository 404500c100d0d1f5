# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever arrives on a line, the host stays up, the others' game goes on, and nothing grows."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from rdi_desktop.content import Content
from rdi_desktop.net.connection import BURST
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.messages import PROTOCOL, Hello, Ping, Ready, Say, Sit, encoded, from_guest, from_host
from rdi_desktop.net.room import MOST_CONNECTIONS, MOST_FROM_ONE, SILENCE, TO_INTRODUCE
from rdi_desktop.net.wire import TO_HOST, Frames, Packer, Unpacker, WireError, framed
from tests.net.company import CODE, Company, Player, play

SLOW = pytest.mark.slow


def line(company: Company, address: str = "10.6.6.6") -> int:
    number = company.room.connected(address, company.now)
    assert number is not None
    return number


def closed(company: Company, number: int) -> bool:
    return company.room.closing(number)


def test_frames_come_together_from_any_pieces() -> None:
    chance = random.Random(1)
    payloads = [bytes(chance.randrange(256) for _ in range(chance.randrange(300))) for _ in range(50)]
    stream = b"".join(framed(payload) for payload in payloads)
    frames, found = Frames(TO_HOST), []
    while stream:
        cut = chance.randint(1, 90)
        found += frames.feed(stream[:cut])
        stream = stream[cut:]
    assert found == payloads


def test_a_frame_that_says_it_is_too_long_is_refused_before_it_comes() -> None:
    with pytest.raises(WireError, match="too_long"):
        Frames(TO_HOST).feed((TO_HOST + 1).to_bytes(4, "big"))


@pytest.mark.parametrize("frame", [bytes(4), (3).to_bytes(4, "big") + bytes(3), b"\0\0\0\x08\0\0\0\x05" + bytes(4)])
def test_a_frame_that_says_it_holds_more_than_it_does_is_refused(frame: bytes) -> None:
    with pytest.raises(WireError, match="damaged"):
        Frames(TO_HOST).feed(frame)


def test_what_would_unpack_to_too_much_is_refused() -> None:
    bomb = Packer().pack(bytes(50_000_000))
    assert len(bomb) < 100_000
    with pytest.raises(WireError, match="too_long"):
        Unpacker(longest=1_000_000).feed(bomb)


def test_what_no_packer_has_made_is_refused() -> None:
    with pytest.raises(WireError, match="damaged"):
        Unpacker().feed(framed(b"no zip at all"))


def some_noise(chance: random.Random) -> bytes:
    """Random bytes, true messages with a byte changed or cut short, and wrong kinds of messages."""
    good = [Hello(PROTOCOL, "x", CODE, "Mallory"), Say("hello"), Sit("Mallory", "gerki"), Ping()]
    payload = bytearray(encoded(chance.choice(good)))
    match chance.randrange(4):
        case 0:
            return bytes(chance.randrange(256) for _ in range(chance.randint(1, 60)))
        case 1:
            payload[chance.randrange(len(payload))] = chance.randrange(256)
        case 2:
            del payload[chance.randrange(len(payload)) :]
        case 3:
            payload = bytearray(b"\x81" * chance.randint(1, 4000))
    return framed(bytes(payload))


def test_noise_is_answered_with_a_closed_line_and_never_with_an_error() -> None:
    chance = random.Random(2)
    for _ in range(3000):
        data = some_noise(chance)
        for read in (from_guest, from_host):
            try:
                read(data[8:])
            except WireError:
                continue


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in (1, 2))])
def test_the_others_play_on_while_somebody_talks_nonsense(content: Content, seed: int) -> None:
    company = Company(content, seed)
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"), bots=("deirdre",))
    company.begin()
    players = [Player(first, content), Player(second, content)]
    chance = random.Random(seed)
    open_: list[int] = []

    def noise() -> bool:
        for _ in range(10):
            number = company.room.connected(f"10.1.{chance.randrange(9)}.{chance.randrange(250)}", company.now)
            if number is not None:
                open_.append(number)
        for number in list(open_):
            company.room.received(number, some_noise(chance), company.now)
            company.room.outgoing(number)
            if company.room.closing(number) or chance.random() < 0.1:
                company.room.disconnected(number)
                open_.remove(number)
        assert company.room.game is not None
        return company.room.game.session.over

    play(company, players, noise)
    for number in open_:
        company.room.disconnected(number)
    assert [member.name for member in company.room.people.values()] == ["Hedda", "Upstairs", "Downstairs"]


def test_names_and_lines_hold_only_what_can_be_seen(content: Content) -> None:
    company = Company(content)
    guest = company.call("A\x1bn\u202en \n ")
    guest.send(Say("good\x00 \u202eday"))
    guest.send(Sit("\x07", "gerki"))
    guest.send(Ready(ready=True))
    company.carry()
    assert guest.lobby is not None
    assert guest.lobby.people[1].name == "A n n"
    assert guest.lobby.missing == ("too_few", "nobody"), "and nobody has a name of which nothing is to be seen"
    assert guest.no is not None
    assert guest.no.key == "no_name"
    assert guest.chat[-1].text == "good day"


@SLOW
def test_ten_thousand_calls_leave_nothing_behind(content: Content) -> None:
    company = Company(content)
    chance = random.Random(4)

    def call(times: int) -> None:
        for n in range(times):
            number = company.room.connected(f"10.{n % 200}.0.1", company.now)
            assert number is not None
            company.room.received(number, some_noise(chance), company.now)
            company.now += 0.01
            company.room.tick(company.now)
            company.room.outgoing(number)
            company.room.disconnected(number)
            if n % 100 == 0:
                company.carry()

    call(500)
    tracemalloc.start()
    before = tracemalloc.take_snapshot()
    call(10_000)
    grown = sum(each.size_diff for each in tracemalloc.take_snapshot().compare_to(before, "filename"))
    tracemalloc.stop()
    assert grown < 300_000, f"{grown} bytes more"


def test_lines_are_few_and_fewer_from_one_address(content: Content) -> None:
    company = Company(content)
    crowd = [line(company, "10.5.5.5") for _ in range(400)]
    assert [number for number in crowd if company.room.holds(number)] == crowd[-MOST_FROM_ONE:], "the latest"
    others = [line(company, f"10.4.{n // 250}.{n % 250}") for n in range(400)]
    assert sum(company.room.holds(number) for number in (*crowd, *others)) == MOST_CONNECTIONS - 1
    assert company.room.holds(1), "whoever is in stays"
    guest = company.call("Upstairs")
    assert guest.here, "and whoever knows the code comes in"


def test_somebody_who_is_in_never_makes_room(content: Content) -> None:
    company = Company(content)
    for n in range(MOST_FROM_ONE):
        guest, number = Guest(content, CODE, f"Room {n}", "test"), line(company, "10.5.5.5")
        company.lines[number] = guest
        guest.connected(company.now)
        company.carry()
        assert guest.here
    assert company.room.connected("10.5.5.5", company.now) is None
    assert all(company.room.holds(number) for number in company.lines)


def test_whoever_says_nothing_is_not_waited_for(content: Content) -> None:
    company = Company(content)
    silent = line(company)
    guest = company.call("Upstairs")
    number = next(n for n, each in company.lines.items() if each is guest)
    company.room.received(silent, b"\x00\x00", company.now)
    company.room.tick(company.now + TO_INTRODUCE + 1)
    assert closed(company, silent)
    assert not closed(company, number)
    company.room.tick(company.now + SILENCE + 1)
    assert closed(company, number), "and whoever is not heard of any more is away"


def test_a_flood_of_messages_closes_the_line(content: Content) -> None:
    company = Company(content)
    flooder = company.call("Flood")
    number = next(n for n, each in company.lines.items() if each is flooder)
    company.room.received(number, framed(encoded(Say("x"))) * (BURST + 5), company.now)
    assert closed(company, number)
    assert flooder.person not in company.room.people, "away at once, however long the line takes to close"
    company.carry()
    assert flooder.refusal is not None
    assert flooder.refusal.key == "too_fast"


def test_a_slow_line_is_told_later_and_delays_nobody(content: Content) -> None:
    company = Company(content)
    first, second = company.call("Upstairs"), company.call("Downstairs")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"))
    company.begin()
    slow = next(n for n, each in company.lines.items() if each is second)
    player = Player(first, content)
    for _ in range(20):
        player.move()
        for number, guest in list(company.lines.items()):
            if guest is not second:
                guest.tick(company.now)
                company.room.received(number, guest.outgoing(), company.now)
        company.room.tick(company.now, lambda number: 10**9 if number == slow else 0)
        first.received(company.room.outgoing(next(n for n, g in company.lines.items() if g is first)), company.now)
        company.now += 0.05
    assert len(company.room.outgoing(slow)) < 40_000, "nothing piles up for whoever does not take it"
    assert first.session is not None
    assert company.room.game is not None
    assert first.session.events(0, 0) == company.room.game.session.events(0, 0)


def test_another_version_is_told_so(content: Content) -> None:
    company = Company(content)
    number = line(company)
    company.room.received(number, framed(encoded(Hello(PROTOCOL + 1, "rdi-desktop 9", CODE, "Future"))), company.now)
    guest = Guest(content, CODE, "Future", "rdi-desktop 9")
    guest.received(company.room.outgoing(number), company.now)
    assert guest.refusal is not None
    assert guest.refusal.key == "version"
    assert guest.refusal.detail == "rdi-desktop test"
    assert closed(company, number)


def test_a_token_of_somebody_who_is_here_moves_the_seats_to_the_newer_line(content: Content) -> None:
    """The same computer calls again before the host has noticed that its old line is dead; and the old line says nothing more."""
    company = Company(content)
    guest = company.call("Upstairs")
    old = next(n for n, each in company.lines.items() if each is guest)
    again = company.call("Upstairs", token=guest.token)
    assert again.person == guest.person
    assert closed(company, old)
    assert [person.name for person in again.lobby.people] == ["Hedda", "Upstairs"]  # type: ignore[union-attr]
