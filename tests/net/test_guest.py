# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest's silence and refusals: when it speaks up, when it gives a line up, and what it hears no more."""

from __future__ import annotations

from rdi_desktop.content import Content
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.messages import FromHost, No, Refused, Say, Welcome, encoded
from rdi_desktop.net.room import SILENCE
from rdi_desktop.net.wire import Packer
from tests.net.company import CODE, Company

START = 100.0


class Line:
    """A guest whose host says what the test has it say."""

    def __init__(self, content: Content) -> None:
        self.guest = Guest(content, CODE, "Ann", "test")
        self.heard: list[str] = []
        self.guest.observe(self.heard.append)
        self.again(START)

    def again(self, now: float) -> None:
        """The line stands, with a host that has said nothing yet."""
        self.packer = Packer()
        self.guest.connected(now)
        self.guest.outgoing()

    def say(self, message: FromHost, now: float = START) -> None:
        """The host says that."""
        self.guest.received(self.packer.pack(encoded(message)), now)


def test_a_guest_speaks_up_four_times_in_the_silence_that_is_allowed(content: Content) -> None:
    guest = Line(content).guest
    assert guest.tick(START + SILENCE / 4)
    assert guest.outgoing() == b""
    assert guest.tick(START + SILENCE / 4 + 0.1)
    assert guest.outgoing() != b""
    assert guest.tick(START + SILENCE / 2)
    assert guest.outgoing() == b"", "it has just spoken"


def test_a_host_that_is_silent_for_too_long_is_given_up_and_not_before(content: Content) -> None:
    line = Line(content)
    assert line.guest.tick(START + SILENCE)
    assert not line.guest.tick(START + SILENCE + 0.1)
    line.say(Welcome(1, "token", "The Table"), START + SILENCE + 0.2)
    assert line.guest.tick(START + 2 * SILENCE), "whoever speaks is there"


def test_who_is_refused_is_not_there_says_nothing_and_hears_nothing_more(content: Content) -> None:
    line = Line(content)
    line.say(Refused("code"))
    assert line.guest.refusal == Refused("code")
    assert (line.guest.here, line.heard) == (False, ["refused"])
    line.guest.send(Say("Hello?"))
    assert line.guest.outgoing() == b""
    line.say(Welcome(1, "token", "The Table"))
    assert (line.guest.here, line.guest.person, line.heard) == (False, None, ["refused"])
    line.guest.disconnected()
    assert line.heard == ["refused"], "nothing is lost that was never had"


def test_whoever_calls_again_begins_anew(content: Content) -> None:
    line = Line(content)
    line.say(Refused("full"))
    line.again(START + 5)
    assert line.guest.refusal is None
    line.say(Welcome(1, "token", "The Table"), START + 5)
    assert line.guest.here
    line.guest.disconnected()
    assert (line.guest.here, line.heard) == (False, ["refused", "lobby", "lost"])


def test_what_the_host_will_not_do_is_told_with_its_reason_and_the_line_stands(content: Content) -> None:
    line = Line(content)
    line.say(Welcome(1, "token", "The Table"))
    line.say(No("not_yours"))
    assert line.guest.no == No("not_yours")
    assert line.heard == ["lobby", "no"]
    assert line.guest.here


def test_a_wrong_code_is_refused_by_a_real_host(content: Content) -> None:
    company = Company(content)
    stranger = company.call("Cat", code="A" * len(CODE))
    assert stranger.refusal is not None
    assert stranger.refusal.key == "code"
    assert stranger not in company.lines.values(), "and its line is closed"


def test_whoever_is_sent_away_is_there_no_more(content: Content) -> None:
    line = Line(content)
    line.say(Welcome(1, "token", "The Table"))
    line.guest.outgoing()
    line.say(Refused("removed"))
    assert not line.guest.here
    line.guest.send(Say("But why?"))
    assert line.guest.outgoing() == b""
    assert line.heard == ["lobby", "refused"]
