# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that begin with exactly the hands that a test is about, and the stories that several tests tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rdi_desktop.content import Content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer, Decision
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.setup import game_setup

MACE = "i-blessed-this-mace-kneel-and-say-thanks"
DULL = ("im-in", "im-in", "im-in", "i-raise", "winning-hand")
"""Cards that answer nothing."""
NO = "i-dont-think-so"


def arranged(
    content: Content, plan: GamePlan, hands: Mapping[int, Sequence[str]], gold: int | None = None
) -> LocalSession:
    """A game in the first seat's Action phase; whoever has no hand named holds only dull cards."""

    def lay(table: Table) -> None:
        keep: list[int] = []
        for seat in table.seats:
            names = hands.get(seat.index, DULL)
            arrange.hand(table, seat.index, [f"{seat.character.id}/{name}" for name in names], keep)
            if gold is not None:
                arrange.numbers(table, seat.index, gold=gold)
        arrange.turn(table, 0, "action")

    return LocalSession.of(Game.from_table(game_setup(plan), content, lay), plan, content)


def way(session: LocalSession, title: str, target: int | None = None) -> str:
    """The option that plays this card (the last part of its id), at that player if one is named."""
    decision = session.decision()
    assert decision is not None
    return option_of(session, decision, title, target)


def option_of(session: LocalSession, decision: Decision, title: str, target: int | None = None) -> str:
    hand = session.view(decision.seat).seats[decision.seat].hand
    ids = {card.id for card in hand if card.definition.endswith(f"/{title}")}
    found = [
        option.id
        for option in decision.options
        if option.card in ids and (target is None or tuple(option.targets) == (target,))
    ]
    assert found, f"{title} cannot be played: {decision}"
    return found[0]


def play(session: LocalSession, seat: int, title: str, target: int | None = None) -> None:
    """That person plays this card: when asked, or by claiming the open window."""
    if session.window() is not None and session.decision() is None:
        assert session.claim(seat), f"seat {seat} is not asked"
    decision = session.decision()
    assert decision is not None
    assert decision.seat == seat
    session.submit(Answer(seat, (way(session, title, target),)))


THREE_DEEP = {0: (MACE, *DULL), 1: ("hide-in-shadows", *DULL), 2: (NO, *DULL), 3: (NO, *DULL)}
"""Ann hits Bob, Bob hides, Cat forbids it, Dan forbids that."""


def three_deep(session: LocalSession) -> None:
    """Four cards on the stack: a blow, and three answers, each to the one before."""
    play(session, 0, MACE, 1)
    play(session, 1, "hide-in-shadows")
    play(session, 2, NO)
    play(session, 3, NO)
