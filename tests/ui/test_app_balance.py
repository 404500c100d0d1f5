# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop lets computers play many games while one goes on writing; stopped or closed, nothing plays any more."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, homemade
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop import balance_panel
from rdi_desktop.ui.workshop.balance_panel import BalancePanel
from rdi_desktop.ui.workshop.page import Workshop
from tests.ui.app_window import click, open_window


@pytest.fixture
def page(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[MainWindow, Workshop]]:
    """The workshop with Ida in it."""
    monkeypatch.setattr(homemade.folders, "data", lambda: tmp_path)
    window = open_window(qtbot, content, tmp_path / "games")
    click(window.start.buttons["workshop"])
    found = window.workshop.page
    assert found is not None
    found.make("Ida", "")
    yield window, found
    window.show_start()


def panels(window: MainWindow) -> list[BalancePanel]:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [each for each in window.findChildren(BalancePanel) if each.isVisible()]


def opened(window: MainWindow, page: Workshop) -> BalancePanel:
    click(page.games_button)
    (panel,) = panels(window)
    return panel


def test_the_share_and_every_card_are_counted_to_the_end(
    page: tuple[MainWindow, Workshop], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, workshop = page
    monkeypatch.setattr(balance_panel, "GAMES", 6)
    panel = opened(window, workshop)
    assert panel.again.text() == "Stop"
    assert not panel.isModal()
    QTest.keyClicks(workshop.editor, "# still writing ")
    assert "# still writing" in workshop.editor.toPlainText(), "the window stays alive"
    qtbot.waitUntil(lambda: panel.playing is None, timeout=60_000)
    assert panel.bar.value() == panel.bar.maximum() == 6
    assert "of 6 games won (95 %: " in panel.share.text()
    assert panel.cards.topLevelItemCount() == len(panel.balance.cards)
    drawn = sum(int(panel.cards.topLevelItem(row).text(1)) for row in range(panel.cards.topLevelItemCount()))
    assert drawn == sum(card.drawn for card in panel.balance.cards.values()) >= 6 * 7
    assert multiprocessing.active_children() == []
    assert panel.again.text() == "Again"

    panel.cards.setCurrentItem(panel.cards.topLevelItem(0))
    panel.cards.setFocus()
    title = panel.cards.topLevelItem(0).text(0)
    QTest.keyClick(panel.cards, Qt.Key.Key_Return)
    around = workshop.editor.textCursor().block()
    assert any(title in line for line in (around.text(), around.next().text())) or "standard" in around.text()
    click(panel.again)
    assert panel.playing is not None
    click(panel.again)
    assert panel.playing is None


def test_it_can_be_stopped_and_closed_at_any_time(page: tuple[MainWindow, Workshop], qtbot: QtBot) -> None:
    window, workshop = page
    panel = opened(window, workshop)
    assert multiprocessing.active_children() != []
    click(panel.again)
    assert multiprocessing.active_children() == []
    assert panel.playing is None
    click(panel.again)
    assert multiprocessing.active_children() != []
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert multiprocessing.active_children() == []
    assert panels(window) == []

    opened(window, workshop)
    click(workshop.back)  # whoever leaves the workshop does not wait for it either
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert panels(window) == []
    assert multiprocessing.active_children() == []


def test_the_window_closes_and_nothing_is_left(page: tuple[MainWindow, Workshop], qtbot: QtBot) -> None:
    window, workshop = page
    opened(window, workshop)
    window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert multiprocessing.active_children() == []


def test_that_no_process_can_be_started_is_said(
    page: tuple[MainWindow, Workshop], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(balance_panel, "balancing", never)
    panel = opened(*page)
    assert "Resource temporarily unavailable" in panel.share.text()


def test_a_file_with_faults_has_no_games(page: tuple[MainWindow, Workshop]) -> None:
    _, workshop = page
    assert workshop.games_button.isEnabled()
    workshop.editor.setPlainText("kind: character\n")
    assert workshop.save()
    assert not workshop.games_button.isEnabled()
