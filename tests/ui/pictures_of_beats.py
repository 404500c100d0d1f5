# SPDX-License-Identifier: GPL-3.0-or-later
"""Film strips for the documentation: `python -m tests.ui.pictures_of_beats` draws a contest and a knock-out into docs/images.

Each is a real game among computer players, seen by seat 0; a strip has every frame at so many a second, from left to right.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rdi_desktop.content import Content, load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.window.app import make_application
from tests.ui.pictures import FOUR, IMAGES, PEOPLE

SIZE = (1280, 720)
FRAME = (320, 180)
COLUMNS = 6
CONTEST = ("contest", frozenset({"winner", "no_winner"}))
KNOCK_OUT = ("share", frozenset({"falls"}))
"""With what a scene begins, and with what it ends."""


class Camera:
    """Runs a game whose clock goes on frame by frame."""

    def __init__(self, content: Content, seed: int, session: LocalSession | None = None, seat: int = 0) -> None:
        seats = [SeatInfo(name, id, "bot:regular") for name, id in zip(PEOPLE, FOUR, strict=False)]
        session = session or LocalSession.new(plan_game(seats, seed=seed, first=0), content)
        self.page = GamePage(session, Settings(None))
        self.page.resize(*SIZE)
        self.page.show()
        self.page.table.set_seat(seat)
        self._still()

    def _still(self) -> None:
        self.page.showing._timer.stop()
        self.page._pause.stop()

    def frames(self, wanted: Callable[[GamePage], bool], each: float) -> Iterator[QImage]:
        """A frame each so many seconds while that is wanted; what comes before goes by unseen."""
        page, begun = self.page, False
        while page.showing.busy or not page.session.over:
            self._still()
            showing = page.showing
            if not showing.busy:
                page.session.step()
            elif wanted(page):
                begun = True
                showing.director.advance(each)
                showing.animator.tick()
                showing._tell()
                self._still()
                while page.table.table.cache.busy:
                    QTest.qWait(5)
                QApplication.processEvents()
                yield page.grab().toImage()
            elif begun:
                return
            else:
                showing.finish()


def strip(frames: list[QImage], name: str) -> None:
    """All frames side by side, small."""
    width, height = FRAME
    rows = -(-len(frames) // COLUMNS)
    sheet = QImage(width * COLUMNS, height * rows, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.black)
    painter = QPainter(sheet)
    mode = Qt.TransformationMode.SmoothTransformation
    for place, frame in enumerate(frames):
        small = frame.scaled(width, height, mode=mode)
        painter.drawImage(place % COLUMNS * width, place // COLUMNS * height, small)
    painter.end()
    sheet.convertToFormat(QImage.Format.Format_Indexed8).save(str(IMAGES / name), None, 5)
    print(IMAGES / name, f"{len(frames)} frames")


def scene(begins: str, ends: frozenset[str]) -> Callable[[GamePage], bool]:
    """Whether such a scene is on the stage: from the first such beat to the end of the last one."""
    before: list[str] = [""]
    on: list[bool] = [False]

    def wanted(page: GamePage) -> bool:
        beat = page.showing.director.present
        kind = beat.kind if beat is not None else before[0]
        on[0] = (on[0] or kind == begins) and not (before[0] in ends and kind not in ends)
        before[0] = kind
        return on[0]

    return wanted


def main() -> None:
    """Both strips."""
    app = make_application()
    app.setStyleSheet(style.style_sheet())
    content = load_content()
    for name, (begins, ends), each, seed in (
        ("film-contest.png", CONTEST, 0.4, 7),
        ("film-knock-out.png", KNOCK_OUT, 0.1, 3),
    ):
        camera = Camera(content, seed)
        strip(list(camera.frames(scene(begins, ends), each)), name)
        camera.page.close_game()


if __name__ == "__main__":
    main()
