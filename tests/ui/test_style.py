# SPDX-License-Identifier: GPL-3.0-or-later
"""The look of ordinary widgets: what is to be seen of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QSlider, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.panels import widgets
from rdi_desktop.ui.window.main_window import MainWindow

UI = Path(style.__file__).parent.parent


def pixels(image: QImage, *colours: str) -> list[QPoint]:
    wanted = {QColor(each).rgb() for each in colours}
    places = (QPoint(x, y) for x in range(image.width()) for y in range(image.height()))
    return [place for place in places if image.pixel(place) in wanted]


def test_whoever_goes_through_the_settings_by_key_sees_which_slider_moves(qtbot: QtBot, window: MainWindow) -> None:
    window.open_page("settings")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    sliders = dialog.findChildren(QSlider)
    sliders[0].setFocus()
    for _ in range(2):
        marked = [slider for slider in sliders if pixels(slider.grab().toImage(), THEME.palette.wine)]
        assert marked == [dialog.focusWidget()]
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    dialog.close()


@pytest.mark.parametrize("scale", [0.6, 0.8, 1.0, 1.25, 1.35, 1.5, 1.75, 1.95, 2.0, 2.6, 3.0])
def test_the_handle_of_a_slider_is_round_at_every_size(qtbot: QtBot, scale: float) -> None:
    slider = QSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    slider.setStyleSheet(style.style_sheet(scale))
    slider.setValue(50)
    slider.resize(300, 100)
    image = slider.grab().toImage()
    colours = THEME.palette.gold, THEME.palette.gold_dark
    seen = pixels(image, *colours)
    left, top = min(each.x() for each in seen), min(each.y() for each in seen)
    box = QRect(QPoint(left, top), QPoint(max(each.x() for each in seen), max(each.y() for each in seen)))
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    assert not [corner for corner in corners if corner in seen]


def test_a_tip_shows_a_name_sign_for_sign(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are what others typed: were they read as HTML, a tip would open whatever file or share they name."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.styleSheet()
    app.setStyleSheet(style.style_sheet())
    under = QWidget()
    qtbot.addWidget(under)
    under.show()
    try:
        QToolTip.showText(QPoint(5, 5), "<img src='file:///nowhere.png'>Ann", under)
        tip = next(each for each in app.topLevelWidgets() if isinstance(each, QLabel) and each.isVisible())
        assert tip.text() == "<img src='file:///nowhere.png'>Ann"
        assert tip.textFormat() == Qt.TextFormat.PlainText
    finally:
        QToolTip.hideText()
        app.setStyleSheet(before)


def test_labels_are_made_where_no_text_is_taken_for_html() -> None:
    """Qt guesses whether a label holds HTML unless it is told: so they all come from one place, and boxes of Qt's own from nowhere."""
    guessing = re.compile(r"\b(QLabel|QMessageBox|QStaticText|QErrorMessage)\((?!\))")
    found = {
        path.name
        for path in UI.rglob("*.py")
        if any(guessing.search(line) and not line.startswith("class") for line in path.read_text("utf-8").splitlines())
    }
    assert found == {"widgets.py"}


def test_a_wall_is_painted_anew_once_its_size_rests(qtbot: QtBot) -> None:
    wall = widgets.TavernWall()
    qtbot.addWidget(wall)
    wall.show()
    wall.grab()
    painted = widgets._wall.cache_info().misses
    for wide in range(300, 330, 10):
        wall.resize(wide, 200)
        assert wall.grab().size().width() == wide
    assert widgets._wall.cache_info().misses == painted
    qtbot.waitUntil(lambda: widgets._wall.cache_info().misses == painted + 1)
