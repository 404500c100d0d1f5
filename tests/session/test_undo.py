# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
from pathlib import Path

import pytest

from rdi_desktop.content import Content
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.game_history import EVERY, GameHistory, replayed
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.passing import UNTIL_TURN
from rdi_desktop.session.plan import HUMAN, RULES, SeatInfo, plan_game
from rdi_desktop.session.save import read_save
from tests.engine.watching import legal_command
from tests.rules.deal import at
from tests.rules.deal import deal as table
from tests.session.people import BOT, People, deal
from tests.session.seen import Offers


def order_phase(session: LocalSession) -> None:
    People(session).until(lambda s: (d := s.decision()) is not None and d.kind == "order" and d.seat == 0)


def order_a_drink(session: LocalSession) -> None:
    decision = session.decision()
    assert decision is not None
    option = next(option for option in decision.options if option.kind == "order")
    session.submit(Answer(0, (option.id,)))


def test_one_person_takes_a_move_back_at_once(content: Content, tmp_path: Path) -> None:
    session = deal(content, HUMAN, BOT, folder=tmp_path)
    order_phase(session)
    before, commands = session.view(0), session.commands
    order_a_drink(session)
    assert session.view(0) != before

    assert session.undo.propose(0)

    assert session.view(0) == before
    session.close()
    assert tuple(read_save(next(tmp_path.iterdir())).commands) == commands


def test_what_was_revealed_is_not_taken_back(content: Content) -> None:
    session = deal(content, HUMAN, BOT)
    decision = session.decision()
    assert decision is not None
    session.submit(Answer(0, (decision.options[0].id,)))  # discards a card and draws another

    assert session.undo.steps()[0].blocked
    assert not session.undo.propose(0)


def test_a_table_that_allows_it_takes_back_everything(content: Content) -> None:
    session = deal(content, HUMAN, BOT, undo_anything=True)
    before = session.view(0)
    decision = session.decision()
    assert decision is not None
    session.submit(Answer(0, (decision.options[0].id,)))

    assert session.undo.propose(0)
    assert session.view(0) == before


def test_several_people_have_to_agree(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN, HUMAN)
    order_phase(session)
    before = session.view(0)
    order_a_drink(session)
    after = session.view(0)

    session.undo.propose(0)
    session.undo.agree(1)
    assert session.view(0) == after
    session.undo.agree(2)

    assert session.view(0) == before
    assert session.undo.proposal is None


def test_one_refusal_is_enough(content: Content) -> None:
    session = deal(content, HUMAN, HUMAN)
    order_phase(session)
    order_a_drink(session)
    after = session.view(0)
    session.undo.propose(0)
    session.undo.refuse()
    session.undo.agree(1)

    assert session.view(0) == after


def test_a_chosen_decision_further_back(content: Content) -> None:
    session = deal(content, HUMAN, BOT, undo_anything=True)
    start = session.view(0)
    people = People(session)
    people.until(lambda s: s.view(None).turn_number == 4)
    oldest = session.undo.steps()[-1]

    assert session.undo.propose(0, oldest.to)
    assert session.view(0) == start


def test_taking_back_ends_what_is_passed(content: Content) -> None:
    session = deal(content, HUMAN, BOT)
    order_phase(session)
    order_a_drink(session)
    session.pass_for_me(0, UNTIL_TURN)
    session.undo.propose(0)

    assert session.passing.auto_pass(0) is None


TABLES = {
    "an automaton turns cards over": (("zot", HUMAN), ("gerki", BOT), ("otto", RULES)),
    "a machine plays against two": (("zot", HUMAN), ("gerki", HUMAN), ("boss-otto", RULES)),
    "Epic cards are drawn": (("pooky", HUMAN), ("evil-pooky", HUMAN), ("gerki", BOT)),
    "somebody looks into a hand": (("daareka", HUMAN), ("gerki", HUMAN), ("fiona", BOT)),
    "somebody looks into a deck": (("tara", HUMAN), ("zot", BOT)),
    "cards lie aside face down": (("cormac", HUMAN), ("zot", HUMAN), ("lizwick", BOT)),
}


@pytest.mark.parametrize("seats", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in (1, 2))])
def test_nothing_is_taken_back_past_what_somebody_has_seen(
    content: Content, seats: tuple[tuple[str, str], ...], seed: int
) -> None:
    chance = random.Random(seed)
    variant = "boss-otto" if seats[-1][0] == "boss-otto" else STANDARD
    laid = plan_game([SeatInfo(who.title(), who, controller) for who, controller in seats], seed=seed, variant=variant)
    session = new_session(laid, content)
    offers = Offers(session)
    for _ in range(250):
        if session.over:
            break
        if not session.step():
            session.submit(legal_command(session.game, chance))
        offers.look()
    offers.check()
    assert offers.free > 5


def test_nothing_is_taken_back_once_everybody_may_look_at_all_hands(content: Content) -> None:
    session = deal(content, HUMAN, BOT, undo_anything=True)
    people = People(session)
    people.until(lambda s: s.over)

    assert session.undo.steps()
    assert all(step.blocked for step in session.undo.steps())
    assert not session.undo.propose(0)
    assert session.over


DICER = """
kind: character
id: dicer
name: Dicer
size: 10
deck: [{title: Double or nothing, type: action, copies: 10, do: [{roll: {do: [{gain: {gold: 1}}], else: [{pay: {gold: 1, to: inn}}]}}]}]
"""


def test_what_chance_has_said_is_not_taken_back() -> None:
    """A roll shows no card, and still tells what would come of it another time."""
    t = table(dicer=at(["Double or nothing"]), zot=at(), extra=[DICER])
    history = GameHistory(t.game, [0])
    before = len(t.game.log)
    t.play("dicer", "Double or nothing")
    history.sight.look(t.game)
    assert history.sight.news > before


def test_a_game_gone_back_to_is_the_one_that_was(content: Content, tmp_path: Path) -> None:
    """Not played again from its first card: table, questions, what everybody is told and what may be taken back are the same."""
    session = deal(content, HUMAN, BOT, HUMAN, folder=tmp_path)
    people = People(session)
    while not session.over:
        people.move()
    history, everybody = session.history, (None, 0, 1, 2)
    assert len(session.events(0, None)) == len(session.events(0, 0))  # known to some viewers already
    for commands in (0, 1, EVERY - 1, EVERY, EVERY + 1, len(history.commands) // 2, len(history.commands) - 1):
        there, again = history.at(commands), replayed(session.plan, content, history.commands[:commands])
        assert there.game.log == again.game.log
        assert there.game.events == again.game.events
        assert there.event_marks == again.event_marks
        assert there.sight.news == again.sight.news
        for seat in everybody:
            assert there.game.view(seat) == again.game.view(seat)
            assert there.events(0, None, seat) == again.events(0, None, seat)
        there.submit(history.commands[commands])
        again.submit(history.commands[commands])
        assert there.game.view(0) == again.game.view(0)
        assert there.game.events == again.game.events
    with pytest.raises(IndexError):
        history.at(len(history.commands) + 1)
    session.close()


def test_the_past_of_a_game_that_has_only_been_dealt_is_its_deal(content: Content) -> None:
    history = deal(content, HUMAN, BOT).history
    assert not history.commands
    assert history.at(0).game.view(None) == history.game.view(None)
    assert history.at(0).game.events == history.game.events
