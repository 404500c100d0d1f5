# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody does in the workshop, for tests: with real mouse and key events."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QWidget

from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop
from tests.ui.app_window import click
from tests.ui.person import press, tab_to

K = Qt.Key
D = TypeVar("D", bound=QDialog)
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def opened(window: MainWindow) -> Workshop:
    """Into the workshop, by a click."""
    click(window.start.buttons["workshop"])
    page = window.pages.currentWidget()
    assert isinstance(page, Workshop)
    return page


def opened_by_keys(window: MainWindow) -> Workshop:
    """Into the workshop, by keys alone."""
    tab_to(window.start.buttons["workshop"])
    press(K.Key_Return)
    page = window.pages.currentWidget()
    assert isinstance(page, Workshop)
    return page


def make(page: Workshop, name: str, source: str = "") -> None:
    """A new character, by keys alone."""
    tab_to(page.new)
    press(K.Key_Return)
    dialog = asked(NewDialog)
    QTest.keyClicks(dialog.name, name)
    while source and dialog.source.currentData() != source:
        QTest.keyClick(dialog.source, K.Key_Down)
    QTest.keyClick(dialog.name, K.Key_Return)
    page.window().activateWindow()
    assert QTest.qWaitForWindowActive(page.window())
    QApplication.processEvents()  # the focus is the page's again


def asked(kind: type[D]) -> D:
    """The dialog that is open."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    QApplication.processEvents()  # from now on keys go to it
    return dialog


def click_row(listed: QListWidget, text: str) -> None:
    """Click the row that begins so."""
    row = next(row for row in range(listed.count()) if listed.item(row).text().startswith(text))
    listed.scrollToItem(listed.item(row))
    QTest.mouseClick(listed.viewport(), LEFT, NO_KEYS, listed.visualItemRect(listed.item(row)).center())


def drag(widget: QWidget, from_: QPointF, to: QPointF) -> None:
    """Press there, carry, let go."""
    start, end = from_.toPoint(), to.toPoint()
    QTest.mousePress(widget, LEFT, NO_KEYS, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(widget, start + QPoint(round((end - start).x() * part), round((end - start).y() * part)))
    QTest.mouseRelease(widget, LEFT, NO_KEYS, end)


def drop(widget: QWidget, path: Path) -> None:
    """A file is let go over it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    spot = widget.rect().center()
    entering = QDragEnterEvent(spot, Qt.DropAction.CopyAction, data, LEFT, NO_KEYS)
    QApplication.sendEvent(widget, entering)
    if entering.isAccepted():
        QApplication.sendEvent(widget, QDropEvent(QPointF(spot), Qt.DropAction.CopyAction, data, LEFT, NO_KEYS))
