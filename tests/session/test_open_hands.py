# SPDX-License-Identifier: GPL-3.0-or-later
"""Open hands by the fire, a house rule: whoever is out sees all hands, and nobody else sees more than before."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.setup import game_setup
from rdi_desktop.session.sight import Sight
from rdi_desktop.session.windows import pass_of
from tests.session.people import BOT, plan

ANN, BOB, CAT, DAN = range(4)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def seated(content: Content, *controllers: str, agreed: bool = True) -> LocalSession:
    """Ann and Cat have no Gold: they are out as soon as Bob, who is on turn, has done something."""
    table = msgspec.structs.replace(plan(*controllers), options={"open_hands": True} if agreed else {})

    def lay(at: Table) -> None:
        for seat, gold in ((ANN, 0), (BOB, 10), (CAT, 0), (DAN, 5)):
            arrange.numbers(at, seat, gold=gold)
        arrange.turn(at, BOB, "drink")

    game = Game.from_table(game_setup(table), content, lay)
    session = LocalSession(GameHistory(game, table.humans), table, content)
    while set(session.game.still_in) != {BOB, DAN}:
        move(session)
    return session


def move(session: LocalSession) -> None:
    decision = session.game.pending
    assert decision is not None
    if session.bot_decides:
        session.step()
    elif session.window() is not None:
        session.pass_all()
    else:
        session.submit(pass_of(decision))


def test_whoever_is_out_sees_all_hands_once_nobody_at_the_screen_plays(content: Content) -> None:
    session = seated(content, HUMAN, BOT, BOT, BOT)
    for seat in (BOB, DAN):
        assert session.view(ANN).seats[seat].hand == session.game.view(seat).seats[seat].hand
        assert session.view(None).seats[seat].hand is None
        assert session.view(BOB).seats[DAN].hand is None


def test_nothing_else_of_the_view_is_different(content: Content) -> None:
    session = seated(content, HUMAN, BOT, BOT, BOT)
    seen, told = session.view(ANN), session.game.view(ANN)
    assert (
        replace(seen, seats=[replace(mat, hand=same.hand) for mat, same in zip(seen.seats, told.seats, strict=True)])
        == told
    )


def test_hands_stay_closed_while_somebody_at_the_screen_plays(content: Content) -> None:
    session = seated(content, HUMAN, HUMAN, HUMAN, HUMAN)
    assert session.view(ANN) == session.game.view(ANN)


def test_hands_stay_closed_where_the_table_has_not_agreed(content: Content) -> None:
    session = seated(content, HUMAN, BOT, BOT, BOT, agreed=False)
    assert session.view(ANN) == session.game.view(ANN)


def test_at_several_computers_only_those_see_at_whose_screen_nobody_plays(content: Content) -> None:
    session = seated(content, HUMAN, BOT, HUMAN, HUMAN)
    assert session.view_at(ANN, (ANN,)).seats[BOB].hand is not None
    assert session.view_at(ANN, (ANN, DAN)).seats[BOB].hand is None
    assert session.view_at(DAN, (DAN,)).seats[BOB].hand is None


def test_computer_players_know_no_more_for_it(content: Content) -> None:
    with_it, without = (seated(content, HUMAN, BOT, BOT, BOT, agreed=agreed) for agreed in (True, False))
    for _ in range(30):
        if not with_it.over:
            move(with_it)
            move(without)
    assert with_it.commands == without.commands
    assert with_it.events(0, None) == without.events(0, None)


@pytest.mark.parametrize("agreed", [False, True])
def test_moves_from_before_somebody_could_see_all_hands_are_not_taken_back(content: Content, agreed: bool) -> None:
    game = seated(content, HUMAN, HUMAN, HUMAN, HUMAN, agreed=agreed).game
    sight = Sight([ANN, DAN], game)
    at = sight.news
    game.table.seats[DAN].out = True
    game.log.append(Answer(BOB, ()))  # a command that shows no card
    sight.look(game)
    assert sight.news == at + agreed
