# SPDX-License-Identifier: GPL-3.0-or-later
"""The room: painted once for a size, with a candle that goes with the turn and hides nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenOver
from rdi_desktop.ui.table import background, candle
from rdi_desktop.ui.table.layout import table_layout
from tests.cases import in_one_test
from tests.ui.table_fixtures import action_phase
from tests.ui.table_hands import Hands


def on_turn(hands: Hands, seat: int) -> None:
    hands.session.shown = replace(hands.session.shown, turn=seat)
    hands.widget.refresh()


@in_one_test("seats", range(2, 9))
@in_one_test("size", [(1280, 694), (1920, 1054), (1024, 614)])
def test_the_candle_hides_no_mat_and_stands_on_the_table(seats: int, size: tuple[int, int]) -> None:
    layout = table_layout(*size, seats, 0)
    for seat in layout.mats:
        place = candle.spot(seat, layout)
        assert QRectF(0, 0, *size).contains(place.center())
        for other, mat in layout.mats.items():
            hidden = place & mat
            much = max(0.0, hidden.width()) * max(0.0, hidden.height())
            assert much <= (0.5 if other == seat else 0.0) * place.width() * place.height(), (seat, other)


def test_the_candle_goes_with_the_turn_and_only_it_is_painted_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(qtbot, action_phase(4))
    painted: list[object] = []
    paint = background.paint_table
    monkeypatch.setattr(background, "paint_table", lambda *args: painted.append(args) or paint(*args))
    hands.widget.set_reduced_motion(False)
    stick = hands.table.background.candle
    assert stick.seat == 0
    on_turn(hands, 2)
    assert stick.seat == 2 and hands.table.animator.running, "it is carried there"
    before = stick.stick.item.pos()
    hands.table.animator.skip()
    there = candle.spot(2, hands.table.layout).center()
    assert (stick.stick.item.pos() - there).manhattanLength() < 1 < (before - there).manhattanLength()
    assert not painted
    hands.widget.resize(1000, 640)
    assert len(painted) == 1


def test_with_reduced_motion_it_is_there_at_once(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(4))
    hands.widget.set_reduced_motion(True)
    on_turn(hands, 3)
    there = candle.spot(3, hands.table.layout).center()
    assert (hands.table.background.candle.stick.item.pos() - there).manhattanLength() < 1
    assert not hands.table.animator.running


def test_nothing_moves_at_rest(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(4))
    hands.widget.set_reduced_motion(False)
    on_turn(hands, 1)
    assert hands.table.animator.running
    hands.table.animator.skip()
    assert not hands.table.animator._timer.isActive()
    assert not hands.table.showing._timer.isActive()


def test_when_the_evening_is_over_the_candle_is_out(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(3))
    hands.session.shown = replace(hands.session.shown, over=SeenOver([0], "last_standing"))
    hands.widget.refresh()
    assert not hands.table.background.candle.stick.item.isVisible()
    assert not hands.table.background.candle.light.item.isVisible()
