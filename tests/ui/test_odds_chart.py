# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds chart: a turn is looked at with the mouse or the arrows, and opened with a click or Return."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.pages.odds_chart import ChartEvent, OddsChart

Key = Qt.Key
ODDS = [[50, 50], [60, 40], [35, 65], [80, 20], [100, 0]]
TURNS = [(1, "Ann"), (2, "Bob"), (3, "Ann"), (4, "Bob"), (5, "Ann")]


@pytest.fixture
def chart(qtbot: QtBot) -> OddsChart:
    chart = OddsChart(["Ann", "Bob"], [0, 1], ODDS, TURNS, [ChartEvent(2, 1, "pot", "Bob wins a pot of 9")])
    qtbot.addWidget(chart)
    chart.resize(800, 400)
    chart.show()
    return chart


def test_a_click_opens_the_turn_below_it(chart: OddsChart) -> None:
    opened: list[int] = []
    chart.turn_chosen.connect(opened.append)
    for x in (0, 399, 799):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(x, 200))
        assert chart.at == opened[-1]
    assert (opened[0], opened[2]) == (0, len(ODDS) - 1)
    assert opened[1] in (1, 2)


def test_the_keys_go_from_turn_to_turn_and_open_one(chart: OddsChart) -> None:
    opened: list[int] = []
    chart.turn_chosen.connect(opened.append)
    assert chart.at == len(ODDS) - 1, "the end is looked at first"
    for key, place in (
        (Key.Key_Left, 3),
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_End, 4),
        (Key.Key_Right, 4),
    ):
        QTest.keyClick(chart, key)
        assert chart.at == place
    assert opened == []
    QTest.keyClick(chart, Key.Key_Left)
    QTest.keyClick(chart, Key.Key_Return)
    QTest.keyClick(chart, Key.Key_Enter)
    assert opened == [3, 3]


def test_what_is_looked_at_is_told(chart: OddsChart) -> None:
    told: list[str] = []
    chart.told.connect(told.append)
    chart.look_at(2)
    assert "Bob" in told[-1]
    assert "65" in told[-1]
    assert chart.accessibleDescription() == told[-1]
    chart.look_at(len(ODDS) - 1)
    assert "The end" in told[-1]
    assert "100" in told[-1]
    assert chart.focusPolicy() == Qt.FocusPolicy.StrongFocus, "the keyboard comes to it"
    assert chart.happening_at(chart.spot_of(chart.happenings[0])) is chart.happenings[0]
    assert chart.happening_at(chart.spot_of(chart.happenings[0]) * 0.2) is None
