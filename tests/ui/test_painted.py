# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures on the table: painted once for what they show, and over several frames while the table moves on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEventLoop, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from rdi_desktop.ui.cards import art
from rdi_desktop.ui.table.picture import Picture, painted_later
from rdi_desktop.words import speaking

SIZE = (4.0, 4.0)
PAINTED: list[str] = []


def paint(painter: QPainter, colour: str, rect: QRectF) -> None:
    PAINTED.append(colour)
    painter.fillRect(rect, colour)


@pytest.fixture(autouse=True)
def nothing_painted(qapp: QApplication) -> Iterator[None]:
    PAINTED.clear()
    art.forget()
    yield
    art.forget()


def show(picture: Picture, colour: str) -> str:
    picture.show(colour, SIZE, 1.0, paint)
    return seen(picture)


def seen(picture: Picture) -> str:
    return picture.item.pixmap().toImage().pixelColor(1, 1).name()


def test_what_was_shown_before_is_not_painted_again(qapp: QApplication) -> None:
    one, other = Picture(), Picture()
    assert [show(one, "#ff0000"), show(one, "#00ff00"), show(one, "#ff0000")] == ["#ff0000", "#00ff00", "#ff0000"]
    assert show(other, "#00ff00") == "#00ff00"
    assert PAINTED == ["#ff0000", "#00ff00"]


def test_files_that_have_changed_and_another_language_are_painted_anew(qapp: QApplication) -> None:
    show(Picture(), "#ff0000")
    art.forget()
    show(Picture(), "#ff0000")
    with speaking("de"):
        show(Picture(), "#ff0000")
    assert len(PAINTED) == 3


def test_a_picture_that_waits_is_there_soon_and_at_once_if_nothing_comes_later(qapp: QApplication) -> None:
    waits, grows, new = Picture(), Picture(), Picture()
    show(waits, "#ff0000"), show(grows, "#ff0000")

    def show_later() -> None:
        with painted_later(True), painted_later(False):
            assert show(waits, "#0000ff") == "#ff0000", "what was shown stays for a frame"
            grows.show("#0000ff", (9.0, 9.0), 1.0, paint)
            assert seen(grows) == "#ff0000" and grows.item.boundingRect().width() == 9, "stretched"
            show(new, "#0000ff")
            assert new.item.boundingRect().width() == 4, "things point at its place"
        assert "#0000ff" not in PAINTED

    loop = QEventLoop()
    QTimer.singleShot(0, show_later)
    QTimer.singleShot(0, loop.quit)
    loop.exec()
    qapp.processEvents()
    assert {seen(picture) for picture in (waits, grows, new)} == {"#0000ff"}
    assert PAINTED.count("#0000ff") == 2, "one for each size"
    with painted_later(True):
        assert show(waits, "#00ff00") == "#00ff00", "without a loop there is no later"
