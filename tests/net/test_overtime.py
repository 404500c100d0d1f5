# SPDX-License-Identifier: GPL-3.0-or-later
"""A host answers for somebody who is there, has agreed on a time to think, and says nothing long after it is over."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.overtime import ASIDE, GRACE, TIMES
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.windows import pass_of
from tests.net.company import Company, Player, play
from tests.net.test_room import table

THINK = 10
PATIENCE = THINK * TIMES + GRACE


def real(company: Company) -> LocalSession:
    assert company.room.game is not None
    return company.room.game.session


def asked(company: Company, guest: Guest) -> bool:
    """Whether the table waits for a person at that computer, outside any window."""
    game = company.room.game
    assert game is not None
    decision = game.session.decision()
    return decision is not None and game.owners[decision.seat] == guest.person


def silence(company: Company, seconds: float) -> None:
    """Nobody answers for so long, though every computer is there."""
    end = company.now + seconds
    while company.now < end:
        company.carry(min(4.0, end - company.now))


@pytest.mark.parametrize("seconds", [0, THINK])
def test_the_host_answers_only_after_the_time_that_was_agreed_on(content: Content, seconds: int) -> None:
    company = Company(content)
    first, second = table(company, think=seconds)
    play(company, [Player(first, content), Player(second, content)], lambda: asked(company, second))
    decision, before = real(company).decision(), len(real(company).commands)
    assert decision is not None
    assert second.session is not None
    assert second.session.plan.think == seconds, "the guest counts by itself"
    silence(company, PATIENCE - 5)
    assert len(real(company).commands) == before
    silence(company, 10)
    if seconds:
        assert real(company).commands[before] == pass_of(decision)
    else:
        assert len(real(company).commands) == before


def test_all_who_say_nothing_in_a_window_pass_and_whoever_answers_is_not_hurried(content: Content) -> None:
    company = Company(content)
    first, second = table(company, think=THINK)
    players = [Player(first, content), Player(second, content)]

    def window_of_second() -> bool:
        window = real(company).window()
        return window is not None and 2 in window.seats and not window.passed

    play(company, players, window_of_second)
    about = real(company).window()
    silence(company, PATIENCE + 10)
    assert real(company).window() != about


def test_whoever_is_away_is_waited_for(content: Content) -> None:
    company = Company(content)
    first, second = table(company, think=THINK)
    play(company, [Player(first, content), Player(second, content)], lambda: asked(company, second))
    before = len(real(company).commands)
    company.cut(second)
    silence(company, PATIENCE * 2)
    assert len(real(company).commands) == before
    company.call("Downstairs", token=second.token)
    silence(company, PATIENCE - 5)
    assert len(real(company).commands) == before, "the time begins when they are back"


@pytest.mark.parametrize("seconds", [0, THINK])
def test_a_request_to_take_back_that_nobody_answers_counts_as_refused(content: Content, seconds: int) -> None:
    company = Company(content)
    first, second = table(company, think=seconds)
    players = [Player(first, content), Player(second, content)]
    play(
        company,
        players,
        lambda: asked(company, second) and any(not step.blocked for step in real(company).undo.steps()),
    )
    undo = real(company).undo
    assert undo.propose(0)
    before = len(real(company).commands)
    silence(company, (seconds or ASIDE) - 5)
    assert undo.proposal is not None
    silence(company, 15)
    assert undo.proposal is None
    assert len(real(company).commands) == before, "nothing was taken back"
    if seconds:
        silence(company, PATIENCE + 10)
        assert len(real(company).commands) > before, "the time to think goes on"
