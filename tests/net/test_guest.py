# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest's silence and refusals: when it speaks up, when it gives a line up, and what it hears no more."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content
from rdi_desktop.net.code import fits, new_code, same, shown
from rdi_desktop.net.connection import Allowance
from rdi_desktop.net.distrust import DEEPEST, LONGEST, believed
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.hosting import HostedGame
from rdi_desktop.net.messages import FromHost, GameOver, No, Refused, Say, Welcome, encoded
from rdi_desktop.net.room import SILENCE
from rdi_desktop.net.wire import Packer, WireError
from rdi_desktop.session.plan import HUMAN
from tests.net.company import CODE, Company
from tests.session.people import deal

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


def test_the_limit_of_messages_is_so_much_at_once_and_so_much_a_second() -> None:
    allowed = Allowance(10, 2.0, 0.0)
    allowed.use(10, 0.0)
    with pytest.raises(WireError, match="too_fast"):
        allowed.use(1, 0.4)
    allowed.use(1, 0.5)  # what was refused is not counted
    with pytest.raises(WireError, match="too_fast"):
        allowed.use(11, 1000.0)
    allowed.use(10, 1000.0)
    with pytest.raises(WireError, match="too_fast"):
        allowed.use(1, 999.0)  # a clock that goes back gives nothing


def test_a_code_is_read_as_it_is_typed_and_belongs_to_one_host() -> None:
    code = new_code(b"certificate")
    assert len(code) == 12
    assert shown(code) == f"{code[:4]}-{code[4:8]}-{code[8:]}"
    assert same(f"  {shown(code).lower()} ", code)
    assert not same(code[:-1], code)
    assert fits(shown(code), b"certificate")
    assert not fits(code, b"another")
    assert not fits(code + code[0], b"certificate")
    other = code[:-1] + ("A" if code[-1] != "A" else "B")
    assert not fits(other, b"certificate")
    assert new_code(b"certificate") != code


def test_texts_of_a_host_are_cleaned_and_bounded_and_its_nesting_too() -> None:
    assert believed("x" * LONGEST) == "x" * LONGEST
    assert believed("x" * (LONGEST + 1)) == "x" * LONGEST
    deep: list[object] = []
    for _ in range(DEEPEST):
        deep = [deep]
    assert believed(deep) is deep
    with pytest.raises(WireError):
        believed([deep])
    for wrong in ({"a\n": 1}, {1.5: 1}, float("nan"), float("inf"), object()):
        with pytest.raises(WireError):
            believed(wrong)
    assert believed({"a": (1, None, True, "b\u202e"), 2: [1.5]}) == {"a": (1, None, True, "b"), 2: [1.5]}


def test_a_game_that_comes_in_parts_is_put_together_and_the_next_one_begins_anew(content: Content) -> None:
    line = Line(content)
    line.say(Welcome(1, "token", "The Table"))
    session = deal(content, HUMAN, HUMAN)
    hosted = HostedGame(session, [1, 1])
    line.say(hosted.started(1))
    assert line.guest.session is not None
    for parts in (("one\n", "two\n"), ("three\n",)):
        for part in parts:
            line.say(GameOver(part, more=part is not parts[-1]))
        assert line.guest.session.text == "".join(parts).encode()
    assert line.heard.count("over") == 2
