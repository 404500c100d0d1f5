# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of inspector, hot-seat bar, replay, chart and a new table for the documentation: `python -m tests.ui.pictures_of_steering`."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from rdi_desktop.content import Content, load_content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.scaling import rescale_within
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.chart import ChartDialog
from rdi_desktop.ui.window.app import make_application
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import MACE, THREE_DEEP, arranged, play, three_deep
from tests.session.people import BOT, People, deal, plan

FOLDER = Path(__file__).parents[2] / "docs" / "images"
SIZES = ((1280, 720), (1920, 1080))


def inspector(window: MainWindow, content: Content) -> QWidget:
    """Three answers deep; the viewer has claimed the window and looks at the stack."""
    session = arranged(content, plan(*[HUMAN] * 4), THREE_DEEP)
    three_deep(session)
    window.play(session)
    window.at_table.docks.inspector.show()
    window.at_table.docks.inspector.raise_()
    window.settings["all_arrows"] = True
    session.claim(1)
    assert window.game is not None
    window.game.table.cover(None)
    window.at_table.inspector.refresh(1)
    window.at_table.inspector.select_entry(session.view(1).stack[1].id)
    window.game.table.table.select_entry(session.view(1).stack[1].id)
    return window


def hot_seat(window: MainWindow, content: Content) -> QWidget:
    """The question to everybody."""
    session = arranged(content, plan(HUMAN, HUMAN, HUMAN, BOT), THREE_DEEP)
    play(session, 0, MACE, 1)
    session.pass_for_me(2, "turn")
    window.play(session)
    return window


def played(content: Content) -> ReplaySession:
    session = deal(content, HUMAN, BOT, HUMAN, BOT, seed=7)
    people = People(session)
    while not session.over:
        people.move()
    return ReplaySession(session.plan, content, session.commands)


def replay(window: MainWindow, content: Content) -> QWidget:
    """Somewhere in the middle, with everybody's hand to be seen."""
    old = played(content)
    window.watch(old)
    old.go(old.length * 3 // 5)
    return window


def chart(window: MainWindow, content: Content) -> QWidget:
    """How it went, as large as the screen."""
    dialog = ChartDialog(played(content), window)
    rescale_within(dialog, window.size())
    dialog.show()
    return dialog


def new_game(window: MainWindow, content: Content) -> QWidget:
    """A table that is being laid, with favourites."""
    window.settings.remember("favourites", "fiona oozwald zot karl")
    window.lay_table()
    return window


PICTURES: dict[str, Callable[[MainWindow, Content], QWidget]] = {
    "inspector": inspector,
    "hot-seat": hot_seat,
    "replay": replay,
    "chart": chart,
    "new-game": new_game,
}


def main(names: list[str]) -> None:
    """Make all of them, or those that are named."""
    app = make_application()
    app.setStyleSheet(style.style_sheet())
    content = load_content()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PICTURES:
        for width, height in SIZES:
            settings = Settings(None)
            settings["reduce_motion"] = True
            settings["bot_pace"] = 3.0
            with tempfile.TemporaryDirectory() as folder:
                window = MainWindow(lambda: content, settings, Path(folder), version="")
                window.resize(width, height)
                window.show()
                shown = PICTURES[name](window, content)
                end = time.monotonic() + 2.5  # cards are drawn in the background
                while time.monotonic() < end:
                    app.processEvents()
                    time.sleep(0.01)
                coarse = QImage.Format.Format_RGB16  # fewer shades make a file that is half as large
                picture = shown.grab().toImage().convertToFormat(coarse).convertToFormat(QImage.Format.Format_RGB888)
                path = FOLDER / f"{name}-{width}x{height}.png"
                picture.save(str(path), "PNG", 0)
                print(path.relative_to(FOLDER.parents[1]), path.stat().st_size)
                window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
