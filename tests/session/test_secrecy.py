# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody learns from a window what somebody holds: the same moment is lived through twice, with an answer in hand and without."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rdi_desktop.bots import Bot, Weighed, make_bot
from rdi_desktop.content import Content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Command, Decision
from rdi_desktop.engine.state.table import Table
from rdi_desktop.engine.told import cards_in
from rdi_desktop.session import local
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.session.setup import game_setup
from tests.director.people import Onlooker
from tests.session.arranged import DULL, MACE, NO, arranged, play
from tests.session.people import BOT, plan, played

Hands = Mapping[int, Sequence[str]]


class Calm:
    """A computer player that answers nothing, whatever it holds."""

    name = "calm"

    def decide(self, view: Any, decision: Decision, playable: Any, worlds: Any = None) -> Command:
        return Answer(decision.seat, decision.default)

    def explain(self) -> list[Weighed]:
        return []


def blow(session: LocalSession) -> None:
    play(session, 0, MACE, 1)


def demand(session: LocalSession) -> None:
    """Everybody else has to pay."""
    play(session, 0, "mass-heal")


def bet(session: LocalSession) -> None:
    """Everybody has to ante."""
    play(session, 0, "im-in")


def what_an_onlooker_sees(session: LocalSession, people: tuple[int, ...]) -> list[Any]:
    """Everything public, at each moment at which the screen stands still, until nothing is being played any more.

    A computer player's move is a moment of its own: the screen pauses before it. What is shown meanwhile takes its time, too.
    """
    seen: list[Any] = []
    stage = Onlooker(people)
    stage.look(session)
    for _ in range(60):
        view, window = session.view(None), session.window()
        view = replace(view, seats=[replace(seat, hand=None) for seat in view.seats])
        stage.look(session)
        beats = [(beat.kind, beat.seconds, beat.changes, beat.args) for beat in stage.begun]
        seen.append((view, window, session.decision() is None, session.bot_decides, session.events(0, None), beats))
        decision = session.decision()
        if window is not None and decision is None:
            session.pass_all()
        elif session.bot_decides:
            session.step()
        elif decision is not None and view.round is not None and decision.seat in people:
            session.submit(Answer(decision.seat, decision.default))
        else:
            return seen
    raise AssertionError("it never came to an end")


MOMENTS: list[tuple[str, Callable[[LocalSession], None], str, Hands, Hands]] = [
    ("a blow", blow, MACE, {1: ("hide-in-shadows", *DULL)}, {}),
    ("a blow at somebody else", blow, MACE, {2: (NO, *DULL)}, {}),
    ("a payment", demand, "mass-heal", {1: ("the-till-was-open-anyway", *DULL)}, {}),
    ("an ante", bet, "im-in", {2: ("go-away-im-polishing-my-arsenal", *DULL)}, {}),
]


@pytest.mark.parametrize("controllers", [(HUMAN, HUMAN, HUMAN, BOT), (HUMAN, BOT, BOT, BOT), (HUMAN, HUMAN, BOT, BOT)])
@pytest.mark.parametrize(("what", "happens", "card", "held", "empty"), MOMENTS, ids=[each[0] for each in MOMENTS])
def test_a_window_is_the_same_with_an_answer_in_hand_and_without(
    content: Content,
    monkeypatch: pytest.MonkeyPatch,
    controllers: tuple[str, ...],
    what: str,
    happens: Callable[[LocalSession], None],
    card: str,
    held: Hands,
    empty: Hands,
) -> None:
    def calm(name: str, seed: int, content: Content, seconds: float | None = None) -> Bot:
        return Calm() if name == "regular" else make_bot(name, seed, content, seconds)

    monkeypatch.setattr(local, "make_bot", calm)
    seen = []
    for hands in (held, empty):
        dull = dict.fromkeys(range(4), (*DULL, "tip"))  # as many cards in every hand
        session = arranged(content, plan(*controllers), {**dull, 0: (card, *DULL), **hands})
        happens(session)
        seen.append(what_an_onlooker_sees(session, session.plan.humans))

    assert len(seen[0]) > 1 or not session.plan.hot_seat, "no window was ever open"
    assert len(seen[0]) == len(seen[1]), "it takes longer when somebody holds an answer"
    for one, other in zip(*seen, strict=True):
        assert one == other


@pytest.mark.parametrize("held", [True, False])
def test_a_computer_player_that_could_order_more_makes_no_pause(content: Content, held: bool) -> None:
    """Its "no more" comes with the Drink it ordered, so that nobody sees it hesitate."""
    more = next(c.id.partition("/")[2] for c in content.characters["gerki"].deck if "order" in c.causes(0))
    session = arranged(content, plan(HUMAN, BOT, HUMAN), {1: (more if held else DULL[0], *DULL)})
    session._bots[1] = Calm()
    ordering = 0
    for _ in range(60):
        view = session.view(None)
        ordering += view.turn == 1 and view.phase == "order"
        if view.turn == 2:
            break
        decision = session.decision()
        if session.window() is not None and decision is None:
            session.pass_all()
        elif session.bot_decides:
            session.step()
        else:
            assert decision is not None
            session.submit(Answer(decision.seat, decision.default))
    assert ordering == 1


class Cook(Calm):
    """It plays what it can in its Action phase, and says no to all else."""

    name = "cook"

    def decide(self, view: Any, decision: Decision, playable: Any, worlds: Any = None) -> Command:
        first = decision.options[0].id
        return Answer(decision.seat, (first,) if decision.kind == "action" else decision.default)


@pytest.mark.parametrize("held", [True, False])
def test_a_computer_player_that_could_lay_a_card_aside_makes_no_pause(content: Content, held: bool) -> None:
    """Its "no" comes with the card that allowed it, whether or not it has something to lay down."""
    seats = [SeatInfo("Ann", "gerki", HUMAN), SeatInfo("Bob", "roxana", BOT), SeatInfo("Cat", "zot", HUMAN)]
    hand = ["no-soup-for-you", *DULL[:2], "this-ones-some-mean-cuisine" if held else DULL[0]]

    def lay(table: Table) -> None:
        arrange.hand(table, 1, [f"roxana/{name}" for name in hand], [])
        arrange.turn(table, 1, "action")

    setup = plan_game(seats, seed=5, first=0)
    session = LocalSession.of(Game.from_table(game_setup(setup), content, lay), setup, content)
    session._bots[1] = Cook()
    stops = []
    while session.view(None).phase == "action":
        waiting = session.view(None).waiting
        stops.append(waiting.kind)
        if session.window() is not None and session.decision() is None:
            session.pass_all()
        elif session.bot_decides:
            session.step()
        else:
            decision = session.decision()
            assert decision is not None
            session.submit(Answer(decision.seat, decision.default))
    assert stops[0] == "action"
    assert "pick" not in stops


def test_an_event_tells_titles_only_of_cards_that_its_listener_may_see_in_it(content: Content) -> None:
    game = plan(*[HUMAN] * 4)
    session = new_session(game, content)
    for command in played(content, game, turn=6):
        session.submit(command)
    told = {seat: session.events(0, seat) for seat in (None, *range(4))}
    for seat, events in told.items():
        for event in events:
            assert list(event.cards) == cards_in(event.args), f"event {event.index} for {seat}"
    drawn = [[event.cards for event in events] for events in told.values()]
    assert all(one != other for place, one in enumerate(drawn) for other in drawn[:place]), (
        "nobody sees what another drew"
    )
