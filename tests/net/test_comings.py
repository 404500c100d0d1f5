# SPDX-License-Identifier: GPL-3.0-or-later
"""Who comes to a room, goes, and comes back: what others hear of it, who plays meanwhile, and when a silent line is given up."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content
from rdi_desktop.net import guest as guests
from rdi_desktop.net import room as rooms
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.messages import Remove, Say, StandIn
from rdi_desktop.net.remote import HOST_AWAY
from rdi_desktop.net.room import SILENCE, TO_INTRODUCE
from rdi_desktop.net.wire import LENGTH, STEPS, Frames, framed
from rdi_desktop.session.local import LocalSession
from tests.net.company import CODE, PROGRAM, Company


def notes(company: Company) -> list[tuple[str, str]]:
    """What has been noted in the room: who, and what."""
    return [(said.name, said.text) for said in company.room._chat if said.note]


def playing(company: Company) -> LocalSession:
    game = company.room.game
    assert game is not None
    return game.session


def table(content: Content, **options: str | int) -> tuple[Company, Guest, Guest]:
    """Ann upstairs and Cat downstairs play, with a computer player."""
    company = Company(content)
    up, down = company.call("Up"), company.call("Down")
    company.lay((up, "Ann", "gerki"), (down, "Cat", "zot"), bots=("fiona",), **options)
    company.begin()
    return company, up, down


def test_who_comes_for_the_first_time_is_not_back(content: Content) -> None:
    company = Company(content)
    assert notes(company) == [], "the host, for whom the table was opened, is told to be back"
    company.cut(company.host)
    back(company, company.host)
    assert notes(company) == [("Hedda", "left"), ("Hedda", "came_back")]


def back(company: Company, guest: Guest) -> Guest:
    """They call again with what they were given the first time."""
    return company.call(guest.name, token=guest.token, guest=guest)


def test_the_table_waits_for_whoever_is_away_unless_a_computer_player_shall_stand_in(content: Content) -> None:
    for absent, gone, came in (
        ("wait", ["left"], ["came_back"]),
        ("bot", ["stands_in", "left"], ["came_back", "gave_back"]),
    ):
        company, up, down = table(content, absent=absent)
        assert company.room.game is not None
        before = len(notes(company))
        company.cut(down)
        company.carry()
        assert [what for name, what in notes(company)[before:] if name == "Down"] == gone
        assert len(notes(company)) == before + len(gone)
        assert (1 in playing(company)._bots) == (absent == "bot")
        assert company.room.game._absent == {down.person}
        assert up.lobby is not None
        assert [person.here for person in up.lobby.people if person.name == "Down"] == [False]
        assert down.session is not None
        assert (down.session.away, down.session.trouble) == (True, HOST_AWAY)
        before = len(notes(company))
        back(company, down)
        assert [what for _, what in notes(company)[before:]] == came
        assert 1 not in playing(company)._bots
        assert company.room.game._absent == set()
        company.carry()
        assert [person.here for person in up.lobby.people if person.name == "Down"] == [True]
        assert not down.session.away


def test_a_computer_player_stands_in_only_for_somebody_who_is_away_and_has_a_seat(content: Content) -> None:
    company, _, down = table(content)
    assert down.person is not None
    host = company.host

    def refused(stand_in: bool) -> str | None:
        host.no = None
        host.send(StandIn(down.person or 0, stand_in))
        company.carry()
        return host.no.key if host.no is not None else None

    assert refused(True) == "not_allowed"
    company.cut(down)
    assert refused(True) is None
    assert 1 in playing(company)._bots
    assert refused(False) is None
    assert 1 not in playing(company)._bots
    assert [what for _, what in notes(company)][-3:] == ["left", "stands_in", "gave_back"]


def test_before_a_game_whoever_leaves_keeps_a_seat_but_is_not_ready_and_a_visitor_is_forgotten(
    content: Content,
) -> None:
    company = Company(content)
    up, visitor = company.call("Up"), company.call("Visitor")
    company.lay((up, "Ann", "gerki"))
    for gone in (up, visitor):
        company.cut(gone)
    people = {member.name: (member.ready, member.connection is not None) for member in company.room.people.values()}
    assert people == {"Hedda": (True, True), "Up": (False, False)}
    assert [seat.person for seat in company.room.setup.seats] == [up.person]
    assert "not_ready" in company.room._missing()


def test_a_room_has_its_limit_and_whoever_was_in_finds_their_place(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_PEOPLE", 3)
    company = Company(content)
    first, second = company.call("First"), company.call("Second")
    third = company.call("Third")
    assert third.refusal is not None
    assert third.refusal.key == "full"
    assert not third.here
    company.cut(second)
    assert company.call("Third").here, "a visitor's place is free again"
    company.lay((first, "Ann", "gerki"))
    company.cut(first)
    assert back(company, first).here


def test_a_silent_line_is_given_up_after_its_time_and_not_before(content: Content) -> None:
    company = Company(content)
    stranger = company.room.connected("10.0.0.9", company.now)
    assert stranger is not None
    up = company.call("Up")
    number = next(number for number, guest in company.lines.items() if guest is up)
    began = company.now
    company.room.tick(began + TO_INTRODUCE)
    assert not company.room.closing(stranger)
    company.room.tick(began + TO_INTRODUCE + 0.1)
    assert company.room.closing(stranger), "whoever never says a word"
    company.room.tick(began + SILENCE)
    assert not company.room.closing(number)
    company.room.tick(began + SILENCE + 0.1)
    assert company.room.closing(number)
    assert ("Up", "left") in notes(company)
    up.send(Say("Too late"))
    company.room.received(number, up.outgoing(), began + SILENCE + 0.2)
    assert "Too late" not in [said.text for said in company.room._chat], "nothing more is read"
    company.room.received(999, b"nobody", began + SILENCE + 0.2)


def test_a_computer_player_takes_the_time_that_was_agreed_on(content: Content) -> None:
    company, _, _ = table(content, absent="bot")
    for guest in [guest for guest in company.lines.values() if guest is not company.host]:
        company.cut(guest)
    company.room.setup.options["pace"] = 500
    session = playing(company)
    company.room._played = company.now
    moves = len(session.commands)
    company.room.tick(company.now + 0.4)
    assert len(session.commands) == moves
    company.room.tick(company.now + 0.5)
    after = len(session.commands)
    assert after > moves
    company.room.tick(company.now + 0.9)
    assert len(session.commands) == after
    company.room.tick(company.now + 1.0)
    assert len(session.commands) > after


def test_a_guest_hears_of_the_room_at_once_and_keeps_the_last_of_what_was_said(
    content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "MOST_CHAT", 6)
    company = Company(content)
    up = Guest(content, CODE, "Up", PROGRAM)
    heard: list[str] = []
    up.observe(heard.append)
    company.call("Up", guest=up)
    assert up.lobby is not None
    assert "lobby" in heard
    up.chat.clear()
    for n in range(6):
        up.send(Say(f"line {n}"))
        company.carry()
    assert [said.text for said in up.chat] == [f"line {n}" for n in range(6)]
    up.send(Say("one more"))
    company.carry()
    assert [said.text for said in up.chat] == ["line 3", "line 4", "line 5", "one more"]
    woken: list[bool] = []
    up.wake = lambda: woken.append(True)
    up.send(Say("Hello"))
    assert woken == [True]
    company.cut(up)
    assert heard[-1] == "lost"
    up.send(Say("Nobody hears that"))
    assert woken == [True]
    up.connected(company.now)
    first = up.outgoing()
    up.connected(company.now)
    assert len(up.outgoing()) == len(first), "what was left of the old line is not said on the new one"


def test_whoever_is_sent_away_before_a_game_leaves_no_seat(content: Content) -> None:
    company = Company(content)
    up, down = company.call("Up"), company.call("Down")
    company.lay((up, "Ann", "gerki"), (down, "Cat", "zot"))
    assert up.person is not None
    company.host.send(Remove(up.person))
    company.carry()
    assert [seat.name for seat in company.room.setup.shown()] == ["Cat"]
    assert "Up" not in [member.name for member in company.room.people.values()]
    assert up.refusal is not None
    assert up.refusal.key == "removed"


def test_a_frame_is_no_longer_than_it_has_to_be() -> None:
    room = STEPS[0] - 2 * LENGTH
    assert [len(framed(bytes(n))) for n in (0, room, room + 1)] == [STEPS[0], STEPS[0], 2 * STEPS[0]]
    assert Frames(1 << 20).feed(framed(bytes(room)) + framed(b"second")) == [bytes(room), b"second"]
