# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.events import Event
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.passing import UNTIL_TURN
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import read_save
from rdi_desktop.session.undo import reveals
from tests.session.people import BOT, People, deal


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
    people.until(lambda s: s.view(None)["turn_number"] == 4)
    oldest = session.undo.steps()[-1]

    assert session.undo.propose(0, oldest.to)
    assert session.view(0) == start


def test_taking_back_ends_what_is_passed(content: Content) -> None:
    session = deal(content, HUMAN, BOT)
    order_phase(session)
    order_a_drink(session)
    session.pass_for_me(0, UNTIL_TURN)
    session.undo.propose(0)

    assert session.passing.wish(0) is None


def test_what_only_chance_or_somebody_else_has_shown_is_not_taken_back() -> None:
    """A checked Trap, a roll and cards out of somebody else's hand are known from then on; cards that one has picked oneself were known."""
    me, you = 0, 1
    picked = Answer(me, ("card:4", "card:7"))
    shown = [
        ("trap_checked", you, {"card": 3, "owner": 2, "trap": False}),
        ("rolled", me, {"success": True}),
        ("discarded", you, {"cards": [4]}),
        ("discarded", me, {"cards": [9]}),
        ("card_moved", me, {"count": 1, "pile": "drink_deck", "to": "drink_me"}),
    ]
    known = [("discarded", me, {"cards": [4, 7]}), ("card_moved", me, {"count": 2, "pile": "hand", "to": "discard"})]
    for expected, facts in ((True, shown), (False, known)):
        for key, seat, args in facts:
            assert reveals(Event(0, key, seat, None, 0, args), picked, (me, you)) is expected, (key, args)
