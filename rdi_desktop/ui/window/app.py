# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with its window."""

from __future__ import annotations

import gc
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QToolTip

from rdi_desktop import __version__, folders
from rdi_desktop.ui.cards.art import load_fonts
from rdi_desktop.ui.look import assets, garbage, scaling, sound, style, tongue
from rdi_desktop.ui.look.settings import SIGHT_KEY, THEME_KEY, Settings, settings_file
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.sign import paint_mug
from rdi_desktop.ui.window import crash, qt_log
from rdi_desktop.ui.window.ahead import Ahead
from rdi_desktop.ui.window.arriving import Application
from rdi_desktop.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from rdi_desktop.content import Content

SHOWN = "the window is shown"
"""Logged as soon as the window is painted and answers clicks; packaging/start_time.py waits for it."""
STYLE = "Fusion"


def main(game: Path | None = None, language: str = "") -> int:
    """Open the window, with that saved game or character if one is given, in that language for once. Returns the exit status."""
    qt_log.listen()
    app = make_application()
    window = make_window(app, Settings(settings_file()), folders.games(), language)
    crash.install(window.notice.say, window.game_file, __version__)
    if isinstance(app, Application):
        app.file_opened.connect(window.let_in)
    window.show()
    if game is not None:
        window.open_file(game)
        QTimer.singleShot(0, lambda: _shown(app, window))
    else:
        window.start.painted.connect(lambda: _shown(app, window))
    try:
        return app.exec()
    finally:
        sound.close()


def _shown(app: QApplication, window: MainWindow) -> None:
    """The window is visible and answers; the rest is done now, a little at a time."""
    logging.getLogger(__name__).info(SHOWN)
    gc.freeze()  # existing objects will stay
    garbage.collect_here()
    app.setWindowIcon(icon())
    sound.follow(window.settings)
    app.applicationStateChanged.connect(lambda state: sound.listen(state == Qt.ApplicationState.ApplicationActive))
    Ahead(window)


def make_window(app: QApplication, settings: Settings, folder: Path, language: str = "") -> MainWindow:
    """The window with all content; games are saved in `folder`. `language`: instead of that of the settings."""
    _ = tongue.use(language) if language else tongue.follow(settings)
    scaling.set_unit(settings.number("font_scale"))
    if THEME.wear(settings.word(THEME_KEY), settings.word(SIGHT_KEY)):
        app.setPalette(style.palette())
    app.setStyleSheet(style.style_sheet(scaling.unit()))
    return MainWindow(_content, settings, folder, version=__version__)


def _content() -> Content:
    from rdi_desktop.content.homemade import (  # the start screen does not load the content
        characters_folder,
        load_all_content,
    )

    assets.also(characters_folder())
    return load_all_content()


def make_application() -> QApplication:
    """The application with the tavern's look."""
    running = QApplication.instance()
    # with a style from the start: Qt's Python style is slow to create
    app = running if isinstance(running, QApplication) else Application([*sys.argv[:1], "-style", STYLE])
    app.setApplicationName("rdi-desktop")
    app.setApplicationDisplayName("RDI Desktop")
    app.setDesktopFileName("rdi-desktop")
    load_fonts()
    app.setPalette(style.palette())
    app.setFont(THEME.body_font(15))
    QToolTip.setPalette(style.palette())
    return app


def icon() -> QIcon:
    """A mug of ale in the usual sizes."""
    made = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mug(painter, QRectF(0, 0, side, side))
        painter.end()
        made.addPixmap(picture)
    return made
