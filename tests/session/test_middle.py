# SPDX-License-Identifier: GPL-3.0-or-later
"""Games with a dungeon and a Pub Crawl in the middle: taken back, written down, opened again, watched once more."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo, plan_game
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import read_save
from tests.session.people import BOT, People


def plan(dungeon: str, *, undo_anything: bool = False, seed: int = 14) -> GamePlan:
    seats = [SeatInfo("Ann", "deirdre", HUMAN), SeatInfo("Bob", "gerki", BOT), SeatInfo("Cat", "zot", BOT)]
    options: dict[str, str | int | bool] = {"dungeon": dungeon, "pub_crawl": "pub-crawl"}
    return plan_game(seats, seed=seed, first=0, options=options, undo_anything=undo_anything)


def asked(session: LocalSession, kind: str, prompt: str = "") -> bool:
    """Whether Ann is asked that."""
    decision = session.decision()
    return decision is not None and (decision.seat, decision.kind, decision.prompt) == (0, kind, prompt)


def goes_on(session: LocalSession) -> str:
    """Ann goes on, whatever her room is, for the first card of her hand: the room in which she is then."""
    decision = session.decision()
    assert decision is not None
    session.submit(Answer(0, (decision.options[0].id,)))
    cost = session.decision()
    assert cost is not None and cost.prompt == "move_cost"
    session.submit(Answer(0, (cost.options[0].id,)))
    return room(session)


def room(session: LocalSession) -> str:
    return next(at.room for at in session.view(0).dungeon.at if 0 in at.seats)


def test_a_move_is_taken_back_with_the_card_that_it_cost(content: Content) -> None:
    session = new_session(plan("raiding-the-armory"), content)
    People(session).until(lambda s: asked(s, "move"))
    before = session.view(0)
    assert goes_on(session) != "start"
    assert session.undo.propose(0)
    assert session.undo.propose(0)
    assert session.view(0) == before


def rewards(session: LocalSession, viewer: int) -> list[dict[str, object]]:
    """What Ann has gained at the goal, as somebody is told."""
    told = session.events(0, viewer)
    return [event.args for event in told if event.key == "rewarded" and event.seat == 0]


def test_a_trick_that_was_drawn_is_not_put_back_and_nobody_else_is_told_which_it_is(content: Content) -> None:
    session = new_session(plan("game-masters-gauntlet"), content)
    while not rewards(session, 0):
        People(session).until(lambda s: asked(s, "move"))
        goes_on(session)
    assert session.undo.steps()[0].blocked
    assert not session.undo.propose(0)
    assert "card" in rewards(session, 0)[0]
    assert rewards(session, 1) == [{"count": 1}]


def walked(content: Content, dungeon: str, folder: Path) -> LocalSession:
    """A game in which people have walked through dungeon and town: not in every game does anybody."""
    for seed in range(14, 40):
        session = new_session(plan(dungeon, seed=seed), content, folder / str(seed))
        people = People(session)
        while not session.over:
            if {"moved", "crawled"} <= {event.key for event in session.events(0, None)}:
                return session
            people.move()
        session.close()
    raise AssertionError("nobody walks in any of these games")


@pytest.mark.parametrize("dungeon", ["raiding-the-armory", "game-masters-gauntlet"])
def test_such_a_game_is_opened_again_and_watched_as_it_was_played(
    content: Content, tmp_path: Path, dungeon: str
) -> None:
    session = walked(content, dungeon, tmp_path)
    path = session.path
    assert path is not None
    session.close()
    opening = open_save(read_save(path), content)
    assert opening.problem is None
    again = opening.session()
    for seat in (None, 0, 1, 2):
        assert again.view(seat) == session.view(seat)
    watched = ReplaySession(session.plan, content, session.commands)
    watched.go(watched.length)
    for seat in (None, 0, 1, 2):
        assert watched.events(0, seat) == session.events(0, seat)
        assert watched.view(seat).dungeon == session.view(seat).dungeon
        assert watched.view(seat).crawl == session.view(seat).crawl
    again.close()
