# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole game with the keyboard alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import Answer, Interject, Option, Playable
from rdi_desktop.ui.table import refs
from tests.ui.table_fixtures import FakeSession, action_phase, alter, decision, gambling, make_view, rich_stack
from tests.ui.table_hands import Hands
from tests.ui.test_table_mouse import discarding

K = Qt.Key
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def test_a_card_is_aimed_with_the_keyboard(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.tab_to(refs.card(10))
    hands.key(K.Key_Return)
    assert hands.table.focus in hands.table.controller.lit, "the focus goes to a target"
    hands.tab_to(refs.seat(3))
    hands.key(K.Key_Return)
    assert hands.session.submitted == [Answer(0, ("play:10:t3",))]


def test_arrows_walk_along_the_hand(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.tab_to(refs.card(10))
    hands.key(K.Key_Right, K.Key_Right, K.Key_Right, K.Key_Left)
    assert hands.table.focus == refs.card(12)


def test_number_keys_take_cards_and_choices(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.key(K.Key_5, K.Key_Return)
    hands.key(K.Key_2)
    assert hands.session.submitted == [Answer(0, ("play:14:m1",))]


def test_space_passes(qtbot: QtBot) -> None:
    for session, answer in ((action_phase(), "done"), (gambling(), "pass"), (rich_stack(), "pass")):
        hands = Hands(qtbot, session)
        hands.key(K.Key_Space)
        assert session.submitted == [Answer(0, (answer,))]


def test_space_is_left_to_the_window_when_nothing_is_asked(qtbot: QtBot) -> None:
    hands = Hands(qtbot, FakeSession())
    heard: list[int] = []

    class Window(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            heard.append(event.key())

    window = Window()
    qtbot.addWidget(window)
    hands.widget.setParent(window)
    window.show()
    hands.widget.show()
    hands.key(K.Key_Space)
    assert heard == [K.Key_Space]
    hands.widget.setParent(None)


def test_escape_puts_back_what_was_begun(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.key(K.Key_1)
    assert hands.table.controller.held == refs.card(10)
    hands.key(K.Key_Escape)
    assert hands.table.controller.held is None
    assert hands.session.submitted == []


def test_discarding_with_the_keyboard(qtbot: QtBot) -> None:
    hands = Hands(qtbot, discarding())
    hands.key(K.Key_1, K.Key_3, K.Key_Space)
    assert hands.session.submitted == [Answer(0, ("card:10", "card:12"))]


def test_shift_enter_plays_a_card_that_enter_would_only_pick(qtbot: QtBot) -> None:
    session = discarding()
    session.playables = [Playable(14, None, [Option("nap", "play", card=14)], None)]
    hands = Hands(qtbot, session)
    hands.tab_to(refs.card(14))
    QTest.keyClick(hands.widget, K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    hands.tab_to(refs.TABLE)
    hands.key(K.Key_Return)
    assert session.submitted == [Interject(0, "nap")]


def test_every_option_of_every_kind_of_decision_can_be_reached_and_chosen(qtbot: QtBot) -> None:
    """Each option of each canned table, one after the other, by Tab and Enter only."""
    tables = [lambda: action_phase(5), gambling, rich_stack, ordering, modes, abilities]
    for make in tables:
        for option in make().shown.pending.options:
            hands = Hands(qtbot, make())
            choose(hands, option.id)
            assert [command.picks for command in hands.session.submitted] == [(option.id,)], option.id  # type: ignore[union-attr]


def choose(hands: Hands, wanted: str) -> None:
    """Go to what offers the option and on to its target or its row in the bubble."""
    controller = hands.table.controller
    groups = (*controller.legal.touched.items(), *controller.legal.carried.items())
    source = next((ref for ref, ways in groups if any(way.id == wanted for way in ways)), None)
    if source is not None:
        hands.tab_to(source)
        hands.key(K.Key_Return)
    if controller.held is not None:
        way = next(way for way in controller.ways if way.id == wanted)
        hands.tab_to(controller.legal.goals(way)[0])
        hands.key(K.Key_Return)
    asked = controller.question.ways if controller.question is not None else ()
    for place, way in enumerate(asked):
        if way.id == wanted:
            hands.tab_to(refs.choice(place))
            hands.key(K.Key_Return)


def ordering() -> FakeSession:
    view = make_view(5)
    alter(view, pending=decision("order", [Option(f"order:{seat}", "order", targets=(seat,)) for seat in range(1, 5)]))
    return FakeSession(view)


def modes() -> FakeSession:
    view = make_view()
    options = [Option(f"mode:{place}", "mode", mode=place, label=f"way {place}") for place in range(9)]
    alter(view, pending=decision("pick", [*options, Option("yes", "yes"), Option("no", "no")]))
    return FakeSession(view)


def abilities() -> FakeSession:
    view = make_view()
    options = [
        Option("ability:a:t1", "ability", targets=(1,), ability="a"),
        Option("ability:a:t2", "ability", targets=(2,), ability="a"),
    ]
    alter(
        view,
        pending=decision("action", [*options, Option("ability:b", "ability", ability="b"), Option("done", "done")]),
    )
    return FakeSession(view)


def test_a_french_keyboard_takes_cards_without_shift(qtbot: QtBot) -> None:
    """The fifth and the second key of the row, which write ( and é."""
    hands = Hands(qtbot, action_phase())
    for written, scan in (("(", 14), ("é", 11)):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(written.upper()), NO_MODIFIER, scan, 0, 0, written)
        QApplication.sendEvent(hands.widget, event)
        if written == "(":
            hands.key(K.Key_Return)
    assert hands.session.submitted == [Answer(0, ("play:14:m1",))]
