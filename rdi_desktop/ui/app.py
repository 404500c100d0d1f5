# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with its window."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QToolTip

from rdi_desktop import __version__
from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.session.shelf import games_folder
from rdi_desktop.ui import crash, qt_log, scaling, sound, style
from rdi_desktop.ui.cards.art import load_fonts
from rdi_desktop.ui.main_window import MainWindow
from rdi_desktop.ui.settings import Settings, settings_file
from rdi_desktop.ui.sign import paint_mug
from rdi_desktop.ui.theme import THEME

SHOWN = "the window is shown"
"""Logged as soon as the window answers to clicks; packaging/start_time.py waits for it."""


def main(argv: Sequence[str] = ()) -> int:
    """Open the window; a saved game given as an argument is opened at once. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="rdi-desktop")
    parser.add_argument("game", nargs="?", type=Path, help="a saved game to go on with")
    arguments = parser.parse_args(list(argv))
    qt_log.listen()
    app = make_application()
    window = make_window(app, Settings(settings_file()), games_folder())
    crash.install(window.notice.say, window.game_file, __version__)
    window.show()
    if window.content.problems:
        window.notice.say(broken_files(window.content.problems))
    if arguments.game is not None:
        window.open_file(arguments.game)
    sound.set_volume(window.settings.volume)
    QTimer.singleShot(0, lambda: logging.getLogger(__name__).info(SHOWN))
    try:
        return app.exec()
    finally:
        sound.close()


def make_window(app: QApplication, settings: Settings, folder: Path) -> MainWindow:
    """The window with all content; games are kept in `folder`."""
    scaling.set_unit(settings.number("font_scale"))
    app.setStyleSheet(style.style_sheet(scaling.unit()))
    return MainWindow(load_all_content(), settings, folder, version=__version__)


def broken_files(problems: Sequence[Exception]) -> str:
    """What is said of home-made files that cannot be used."""
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return f"A home-made file stays outside: {problems[0]}{more}"


def make_application() -> QApplication:
    """The application with the tavern's look."""
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("rdi-desktop")
    app.setApplicationDisplayName("RDI Desktop")
    app.setDesktopFileName("rdi-desktop")
    load_fonts()
    app.setStyle("Fusion")
    app.setPalette(style.palette())
    app.setFont(THEME.body_font(15))
    QToolTip.setPalette(style.palette())
    app.setWindowIcon(icon())
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
