# SPDX-License-Identifier: GPL-3.0-or-later
"""Links in a text: where they stand, and clicking them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextEdit


def links(browser: QTextEdit) -> list[str]:
    """Where all the links lead, from the top."""
    found: list[str] = []
    cursor = QTextCursor(browser.document())
    while cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
        href = cursor.charFormat().anchorHref()
        if href and (not found or found[-1] != href):
            found.append(href)
    return found


def link_place(browser: QTextEdit, href: str) -> QPoint:
    """The middle of the second letter of a link that leads there, scrolled to; the last one if there are several."""
    cursor = QTextCursor(browser.document())
    cursor.movePosition(QTextCursor.MoveOperation.End)
    while not cursor.atStart():
        if cursor.charFormat().anchorHref().startswith(href):
            browser.setTextCursor(cursor)
            browser.ensureCursorVisible()
            rect = browser.cursorRect(cursor)
            return QPoint(rect.left() - 3, rect.center().y())
        cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
    raise AssertionError(f"no link to {href}; there are {links(browser)}")


def click_link(browser: QTextEdit, href: str) -> None:
    QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=link_place(browser, href))
