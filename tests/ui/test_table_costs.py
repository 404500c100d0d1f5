# SPDX-License-Identifier: GPL-3.0-or-later
"""Paying with tokens and cards, by mouse and keyboard, at tables with a real game behind them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import Answer, Option, Playable
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.controls import button_models
from rdi_desktop.ui.table.refs import Ref
from tests.rules.deal import Deal, at, deal
from tests.ui.table_fixtures import FakeSession, alter, decision, make_view
from tests.ui.table_hands import Hands

SHAKE = "Spring-loaded handshake"
VENT = "Steam vent! Heads down!"
DIAL = "The dial says eleven"
PUMP = "Triple-filtered through the bilge pump"


def sit_down(qtbot: QtBot, t: Deal, size: tuple[int, int] = (1280, 720)) -> Hands:
    """Seat 0 at the table; the others are people who do nothing here."""
    seats = tuple(SeatInfo(name, name, "human" if i == 0 else "bot:regular") for i, name in enumerate(t.names))
    return Hands(qtbot, LocalSession.of(t.game, GamePlan(seats, 1), t.game.content), size=size)  # type: ignore[arg-type]


def inventing(*hand: str, energy: int = 2, **more: Any) -> Deal:
    return deal(dominique=at(hand, tokens={"energy": energy}, **more), gerki=at(), zot=at(fortitude=15))


def card(hands: Hands, title: str, place: int = 0) -> Ref:
    """A card of the own hand or in front of it."""
    own = hands.table.view.seats[0]
    found = [card.id for card in (*own.hand, *own.in_play) if card.title == title]
    return refs.card(found[place])


def energy(place: int) -> Ref:
    return refs.token(0, "energy", place)


def plays(hands: Hands) -> list[str]:
    """What seat 0 has answered so far."""
    return [
        pick for command in hands.session.commands if isinstance(command, Answer) and command.seat == 0  # type: ignore[attr-defined]
        for pick in command.picks
    ]  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_energy_is_paid_by_tapping_tokens_and_dropping_the_card_again(qtbot: QtBot, size: tuple[int, int]) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t, size)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    assert t.gerki.fortitude == 20 and not plays(hands)
    hands.click(energy(0))
    hands.click(energy(1))
    assert "gerki −5 Fortitude" in hands.table.costs
    hands.drag(card(hands, SHAKE), refs.seat(1))
    assert t.gerki.fortitude == 15
    assert t.dominique.tokens["energy"] == 0


def test_not_paying_is_playing_it_at_once(qtbot: QtBot) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    hands.click(refs.PLAY)
    assert (t.gerki.fortitude, t.dominique.tokens["energy"]) == (18, 2)


def test_two_cards_stand_for_one_energy_and_are_the_ones_that_were_tapped(qtbot: QtBot) -> None:
    t = inventing(SHAKE, "I raise!", "Winning Hand!", "Winning Hand!", PUMP, energy=1)
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(2))
    for ref in (energy(0), card(hands, "I raise!"), card(hands, PUMP)):
        hands.click(ref)
    hands.click(refs.seat(2))
    assert t.zot.fortitude == 10
    assert t.dominique.hand == ["Winning Hand!", "Winning Hand!"]
    assert t.dominique.tokens["energy"] == 0


def test_a_token_tapped_again_is_taken_back(qtbot: QtBot) -> None:
    t = inventing(DIAL)
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, DIAL), refs.seat(1))
    hands.click(energy(0))
    hands.click(energy(1))
    hands.click(energy(0))
    assert "Spending 1 Energy" in hands.table.costs
    hands.click(refs.PLAY)
    assert (t.gerki.fortitude, t.dominique.tokens["energy"]) == (18, 1)


def test_what_does_not_go_together_is_taken_back_by_itself(qtbot: QtBot) -> None:
    t = inventing("Automatic tankard launcher", "I raise!", "Winning Hand!")
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, "Automatic tankard launcher"), refs.seat(1))
    hands.click(energy(0))
    hands.click(card(hands, "I raise!"))
    hands.click(card(hands, "Winning Hand!"))
    assert "Spending 2 cards" in hands.table.costs
    hands.click(energy(1))
    assert "Spending 1 Energy" in hands.table.costs


def test_the_line_says_that_costs_need_not_be_paid_until_something_is_chosen(qtbot: QtBot) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    assert hands.table.prompt == "Tap Energy tokens to spend them, or play the card as it is"
    hands.click(energy(0))
    assert hands.table.prompt == "Tap Energy tokens to spend them"


def test_an_ability_does_not_sweep_away_the_card_that_is_being_paid_for(qtbot: QtBot) -> None:
    """The Chimera is spent on the card by tapping it; the button of that name is an Action of its own."""
    t = deal(zariah=at(["Nice hustle, Bandit!"], tokens={"chimera": 0}), gerki=at(), zot=at())  # 0: ready
    hands = sit_down(qtbot, t)
    dispel, hustle = Ref("ability", "dispel"), card(hands, "Nice hustle, Bandit!")
    assert button_models(hands.table.controller, hands.table.names)[dispel].possible
    hands.drag(hustle, refs.seat(1))
    assert hands.table.prompt == "Tap the Chimera to dispel it, or play the card as it is"
    assert not button_models(hands.table.controller, hands.table.names)[dispel].possible
    hands.click(dispel)
    assert hands.said == ["First play what waits for its costs, or take it back."]
    assert hands.table.controller.held == hustle and not plays(hands)
    hands.click(refs.token(0, "chimera", 0))
    hands.click(refs.PLAY)
    assert t.gerki.gold == 8


def test_half_a_payment_plays_nothing_and_says_what_is_missing(qtbot: QtBot) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    hands.click(energy(0))
    assert "choose 1 more Energy" in hands.table.costs
    hands.click(refs.PLAY)
    assert not plays(hands) and hands.said
    hands.click(energy(1))
    hands.click(refs.PLAY)
    assert t.gerki.fortitude == 15


def test_escape_takes_the_card_back_and_nothing_is_spent(qtbot: QtBot) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    home = hands.table.pieces.rect(card(hands, SHAKE)).center()
    hands.drag(card(hands, SHAKE), refs.seat(1))
    assert hands.table.pieces.rect(card(hands, SHAKE)).center() != home
    hands.click(energy(0))
    hands.key(Qt.Key.Key_Escape)
    assert hands.table.pieces.rect(card(hands, SHAKE)).center() == home
    assert refs.PLAY not in hands.table.pieces and hands.table.costs == ""
    assert not plays(hands) and t.dominique.tokens["energy"] == 2


def test_the_card_dropped_back_into_the_hand_is_taken_back(qtbot: QtBot) -> None:
    t = inventing(SHAKE, "I raise!")
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    hands.drag_to(card(hands, SHAKE), hands.table.layout.hand.center())
    assert hands.table.controller.held is None and hands.table.costs == "" and not plays(hands)


def test_another_target_takes_card_and_tokens_along(qtbot: QtBot) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    hands.click(energy(0))
    hands.click(energy(1))
    hands.drag(card(hands, SHAKE), refs.seat(2))
    assert "zot −5 Fortitude" in hands.table.costs
    hands.key(Qt.Key.Key_Return)
    assert (t.gerki.fortitude, t.zot.fortitude) == (20, 10)


def test_a_buff_is_tapped_like_any_token(qtbot: QtBot) -> None:
    t = deal(karl=at(["Okay, who opened the cursed tome?"], tokens={"buff": 1}), gerki=at(), zot=at(fortitude=15))
    hands = sit_down(qtbot, t)
    tome = card(hands, "Okay, who opened the cursed tome?")
    before = t.gerki.fortitude
    hands.drag_to(tome, hands.table.layout.stack.center())
    unbuffed = hands.table.costs
    hands.click(refs.token(0, "buff", 0))
    assert hands.table.costs != unbuffed and "Spending 1 Buff" in hands.table.costs
    lost = re.search(r"gerki and zot −(\d)", hands.table.costs).group(1)  # type: ignore[union-attr]
    hands.click(refs.PLAY)
    assert before - t.gerki.fortitude == int(lost) > 1
    assert t.karl.tokens["buff"] == 0


def test_an_answer_waits_at_the_drink_that_it_answers(qtbot: QtBot) -> None:
    t = deal(
        dominique=at([PUMP], drink_me=["Elven Wine"], tokens={"energy": 1}), gerki=at(), turn="dominique", phase="drink"
    ).drink("dominique")
    hands = sit_down(qtbot, t)
    [drink] = [entry.id for entry in hands.table.view.stack]
    hands.drag(card(hands, PUMP), refs.entry(drink))
    assert "Elven Wine: dominique +1 Alcohol Content" in hands.table.costs
    hands.click(energy(0))
    assert "Elven Wine: nobody is affected" in hands.table.costs
    hands.click(refs.entry(drink))
    assert t.dominique.alcohol == 0


def test_what_it_does_is_asked_before_what_is_spent_on_it(qtbot: QtBot) -> None:
    ways = [
        Option(
            f"nap:m{mode}{cost}", "play", card=14, mode=mode, spend=dict.fromkeys(("energy",) * bool(cost), 1) or None
        )
        for mode in (0, 1)
        for cost in ("", ":energy=1")
    ]
    view = make_view()
    alter(view.seats[0], tokens={"energy": 1})
    alter(view, pending=decision("action", [*ways, Option("done", "done")], default=("done",)))
    hands = Hands(qtbot, FakeSession(view, [Playable(14, None, ways, None)]))
    hands.drag_to(refs.card(14), hands.table.layout.stack.center())
    assert refs.choice(1) in hands.table.pieces and refs.choice(2) not in hands.table.pieces
    hands.click(refs.choice(1))
    assert hands.session.submitted == []
    hands.click(energy(0))
    hands.click(refs.PLAY)
    assert hands.session.submitted == [Answer(0, ("nap:m1:energy=1",))]


def test_a_cost_that_lies_nowhere_is_chosen_from_a_list(qtbot: QtBot) -> None:
    ways = [Option("smite", "play", card=10), Option("smite:gold=2", "play", card=10, spend={"gold": 2})]
    view = make_view()
    alter(view, pending=decision("action", [*ways, Option("done", "done")], default=("done",)))
    hands = Hands(qtbot, FakeSession(view, [Playable(10, None, ways, None)]))
    hands.drag_to(refs.card(10), hands.table.layout.stack.center())
    hands.click(refs.choice(1))
    assert hands.session.submitted == [Answer(0, ("smite:gold=2",))]


def test_the_whole_payment_goes_with_the_keyboard(qtbot: QtBot) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    hands.tab_to(card(hands, SHAKE))
    hands.key(Qt.Key.Key_Return)
    hands.tab_to(refs.seat(1))
    hands.key(Qt.Key.Key_Return)
    for place in (0, 1):
        hands.tab_to(energy(place))
        hands.key(Qt.Key.Key_Return)
    hands.tab_to(refs.PLAY)
    hands.key(Qt.Key.Key_Return)
    assert t.gerki.fortitude == 15


def test_a_carried_card_says_what_it_would_do_where_it_is_held(qtbot: QtBot) -> None:
    t = inventing(SHAKE, "Steam-powered back massage", fortitude=10)
    hands = sit_down(qtbot, t)
    hands.pick_up(card(hands, SHAKE), hands.where(refs.seat(2)))
    assert "zot −2 Fortitude" in hands.table.foretold
    assert "Energy" in hands.table.foretold
    hands.let_go(hands.where(refs.card(0)) if refs.card(0) in hands.table.pieces else QPoint(2, 2))
    assert hands.table.foretold == ""
    massage = card(hands, "Steam-powered back massage")
    hands.pick_up(massage, hands.widget.mapFromScene(hands.table.layout.stack.center()))
    assert hands.table.foretold == "dominique +2 Fortitude"


@pytest.mark.parametrize(("seat", "said"), [(1, "gerki −2"), (2, "zot −2")])
def test_a_card_selected_by_a_click_tells_it_under_the_mouse(qtbot: QtBot, seat: int, said: str) -> None:
    t = inventing(SHAKE)
    hands = sit_down(qtbot, t)
    hands.click(card(hands, SHAKE))
    for aside in (9, 0):  # a mouse that is there already does not move
        QTest.mouseMove(hands.widget.viewport(), hands.where(refs.seat(seat)) + QPoint(aside, 0))
    qtbot.waitUntil(lambda: said in hands.table.foretold, timeout=1000)


def test_only_what_can_be_spent_is_lit(qtbot: QtBot) -> None:
    t = deal(dominique=at([SHAKE, VENT], tokens={"energy": 2, "corruption": 1}), gerki=at(), valeria=at())
    hands = sit_down(qtbot, t)
    hands.drag(card(hands, SHAKE), refs.seat(1))
    lit = hands.table.controller.lit
    assert {energy(0), energy(1)} <= lit
    assert refs.token(0, "corruption", 0) in hands.table.pieces
    assert refs.token(0, "corruption", 0) not in lit
    assert card(hands, VENT) not in lit, "one card alone pays nothing"
    hands.drag_to(card(hands, SHAKE), QPointF(hands.table.layout.hand.center()))
