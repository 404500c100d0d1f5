# SPDX-License-Identifier: GPL-3.0-or-later
"""Things in play that can be hit are aimed at where they lie."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import BODIES, Answer, Option
from rdi_desktop.engine.told import EventTold, NamedCard
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.words.names import ShownNames
from tests.rules.deal import at, content, deal
from tests.ui.table_fixtures import FakeSession, action_phase, alter, card, entry
from tests.ui.table_hands import Hands

LYING = 70


def with_a_body() -> FakeSession:
    """The first card of the hand may also be aimed at a card in play before seat 1."""
    session = action_phase()
    alter(session.shown.seats[1], in_play=[card(LYING, "ward", 1, body=BODIES + LYING, wages=2)])
    option = Option(f"play:10:t{BODIES + LYING}", "play", card=10, targets=(BODIES + LYING,))
    session.shown.pending.options.append(option.told())
    return session


def test_a_card_is_dropped_on_what_it_is_aimed_at(qtbot: QtBot) -> None:
    session = with_a_body()
    hands = Hands(qtbot, session)
    hands.drag(refs.card(10), refs.card(LYING))
    assert session.submitted == [Answer(0, (f"play:10:t{BODIES + LYING}",))]


def test_the_mat_behind_it_is_still_a_target_of_its_own(qtbot: QtBot) -> None:
    session = with_a_body()
    hands = Hands(qtbot, session)
    hands.click(refs.card(10))
    assert {refs.seat(1), refs.card(LYING)} <= set(hands.table.controller.lit)


def test_an_arrow_leads_to_it_and_words_name_it(qtbot: QtBot) -> None:
    session = with_a_body()
    alter(session.shown, stack=[entry(5, by=0, card=card(10, "smite"), targets=[BODIES + LYING])])
    hands = Hands(qtbot, session)
    hands.table.set_all_arrows(True)
    assert ShownNames(session.shown, 0).seat(BODIES + LYING) == card(LYING, "ward").title


def test_a_hit_on_it_is_seen_where_it_lies(qtbot: QtBot) -> None:
    session = with_a_body()
    hands = Hands(qtbot, session)
    showing = hands.table.showing
    showing.set_pace(1.0)
    hands.widget.set_reduced_motion(False)
    ward = card(LYING, "ward", 1)
    cards = {LYING: NamedCard(ward.definition, ward.title, ward.type, 1)}
    args = {"card": LYING, "n": 2}
    session.happened += [EventTold(0, "body_hit", 1, 5, 1, args, cards), EventTold(1, "kept", 1, 5, 1, args, cards)]
    showing._known = 0
    hands.table.refresh()
    showing._timer.stop()
    assert showing.director.present is not None and showing.director.present.kind == "hit"
    lies = hands.table.pieces.get(refs.card(LYING))
    assert lies is not None
    rest = lies.item.pos()
    seen = set()
    while showing.director.present is not None and showing.director.present.kind == "hit":
        showing.director.advance(0.05)
        showing.animator.tick()
        seen.add((lies.item.pos() - rest).toTuple())
    assert len(seen) > 3, "it shakes"
    showing.skip()
    assert lies.item.pos() == rest


def test_things_that_tick_down_are_put_in_order_where_they_lie(qtbot: QtBot) -> None:
    """Each that is picked says in which place it comes."""
    t = deal(wrench=at(in_play=["Lightning Generator", "Automated Oil Can", "Repeating Dart Organ"]), zot=at())
    t.done("wrench")
    seats = tuple(SeatInfo(seat.name, seat.character.id, HUMAN) for seat in t.table.seats)
    hands = Hands(qtbot, LocalSession.of(t.game, GamePlan(seats, 1), content()))
    first, second, third = map(refs.card, t.table.seats[0].in_play)
    hands.click(third)
    hands.click(first)
    hands.click(second)
    said = {}
    for piece in hands.table.pieces:
        if piece._number is not None and piece._number.item.isVisible():
            said[piece.ref] = piece._number.model
    assert said == {third: "1", first: "2", second: "3"}
    hands.click(refs.CONFIRM)
    assert t.game.pending is not None
    assert (t.game.pending.prompt, t.game.pending.args["card"]) == ("ticked", third.of)
    assert not any(piece._number is not None and piece._number.item.isVisible() for piece in hands.table.pieces)
