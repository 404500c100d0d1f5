# SPDX-License-Identifier: GPL-3.0-or-later
"""A text that is read by keys: from heading to heading, from link to link, and what Enter does there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.panels import document
from rdi_desktop.ui.panels.document import Document

K = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
TEXT = "<h2>Drinks</h2><p>A <a href='#mug'>mug</a> and a <a href='#jug'>jug</a>.</p><h3>Chasers</h3><p>More of it.</p>"


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced."""
    found: list[str] = []
    monkeypatch.setattr(document, "announce", lambda _, text, **__: found.append(text))
    return found


@pytest.fixture
def text(qtbot: QtBot) -> Document:
    made = Document("Rules")
    qtbot.addWidget(made)
    made.show_html(TEXT)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    made.setFocus()
    return made


def test_h_goes_from_heading_to_heading_and_says_it(text: Document, heard: list[str]) -> None:
    QTest.keyClick(text, K.Key_H)
    assert heard == ["Chasers, heading 3"]
    assert text.textCursor().block().text() == "Chasers"
    QTest.keyClick(text, K.Key_H)
    assert len(heard) == 1, "there is no further heading"
    QTest.keyClick(text, K.Key_H, SHIFT)
    assert heard[1:] == ["Drinks, heading 2"]


def test_enter_and_space_follow_the_link_that_tab_has_led_to(text: Document, heard: list[str]) -> None:
    followed: list[str] = []
    text.link_clicked.connect(lambda url: followed.append(url.toString()))
    QTest.keyClick(text, K.Key_Return)
    assert not followed, "the caret is at no link"
    QTest.keyClick(text, K.Key_Tab)
    assert heard[-1] == "mug, link"
    QTest.keyClick(text, K.Key_Return)
    QTest.keyClick(text, K.Key_Tab)
    assert heard[-1] == "jug, link"
    QTest.keyClick(text, K.Key_Space)
    assert followed == ["#mug", "#jug"]
    QTest.keyClick(text, K.Key_Tab, SHIFT)
    assert heard[-1] == "mug, link"
