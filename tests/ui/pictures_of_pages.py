# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the pages around the table: `python -m tests.ui.pictures_of_pages` draws them into docs/images, in two sizes.

A new game, a game whose people share the screen (once more in German), the inspector beside it, the chart of that game and its replay, and
the workshop in German. Home-made characters are those of a folder that is thrown away.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rdi_desktop.content import load_content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look import scaling, style
from rdi_desktop.ui.look.early import Standing
from rdi_desktop.ui.look.settings import LANGUAGE_KEY, Settings
from rdi_desktop.ui.window.app import make_application
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.page import Workshop
from tests.session.people import BOT, People, plan, played
from tests.ui.pictures import IMAGES

SHARED = plan(HUMAN, HUMAN, HUMAN, BOT)
SIZES = ((1280, 720), (1920, 1080))
TURN = 9
"""The turn that is shown."""


def picture(window: MainWindow, name: str, of: QWidget) -> None:
    """One picture, once everything on the table is painted."""
    QTest.qWait(150)
    for page in (window.game, window.looking_back):
        while page is not None and page.table.table.cache.busy:
            QTest.qWait(20)
    path = IMAGES / f"{name}-{window.width()}x{window.height()}.png"
    of.grab().save(str(path))
    print(path)


def main() -> None:
    """All pictures."""
    app = make_application()
    scaling.set_unit(1.0)
    app.setStyleSheet(style.style_sheet())
    Standing.times = 0.0
    content = load_content()
    for size in SIZES:
        settings = Settings(None)
        settings["reduce_motion"], settings["pace"], settings["bot_pace"], settings["anyone_waits"] = True, 0.0, 0.0, 0
        window = MainWindow(lambda: content, settings, Path(tempfile.mkdtemp()), version="test")
        window.resize(*size)
        window.show()
        window.lay_table()
        picture(window, "new-game", window)
        window.deal(SHARED, played(content, SHARED))
        window.at_table.replay_game()
        assert window.looking_back is not None
        window.looking_back.go_to_turn(TURN)
        picture(window, "replay", window)
        window.at_table.show_chart()
        QTest.qWait(1500)
        chart = QApplication.activeModalWidget()
        assert chart is not None
        picture(window, "chart", chart)
        chart.close()
        window.deal(SHARED, played(content, SHARED, turn=TURN))
        assert window.game is not None
        people = People(window.game.session)
        while not window.game.bar.isVisible():
            people.move()
            QTest.qWait(10)
        picture(window, "hot-seat", window)
        if size == SIZES[0]:
            settings[LANGUAGE_KEY] = "de"
            picture(window, "german", window)
            settings[LANGUAGE_KEY] = "en"
        window.at_table.docks.show_inspector()
        picture(window, "inspector", window)
        if size == SIZES[0]:
            settings[LANGUAGE_KEY] = "de"
            window.show_start()
            window.open_page("workshop")
            workshop = window.pages.currentWidget()
            assert isinstance(workshop, Workshop)
            workshop.make("Ida", "fiona")
            for _ in range(2):  # cards are painted once they have been seen
                QTest.qWait(1000)
                window.grab()
            picture(window, "german-workshop", window)
            settings[LANGUAGE_KEY] = "en"
        window.close()


if __name__ == "__main__":
    main()
