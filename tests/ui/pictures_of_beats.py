# SPDX-License-Identifier: GPL-3.0-or-later
"""Films for the documentation: `python -m tests.ui.pictures_of_beats` draws film strips and the animation of README into docs/images.

Each is a real game among computer players, seen by seat 0. A strip has every frame at so many a second, from left to right.
"""

from __future__ import annotations

import math
import os
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rdi_desktop.content import Content, load_content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.cards import looks
from rdi_desktop.ui.cards.looks import Look
from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.window.app import make_application
from tests.ui.pictures import FOUR, IMAGES, PEOPLE

SIZE = (1280, 720)
FRAME = (320, 180)
COLUMNS = 6
STEP = 0.1
"""Seconds between two moments of a game at most: what moves at the table is set going by one and goes on at the next."""
Scene = tuple[str, frozenset[str]]
"""With what beat a scene begins, and with which it ends."""
BEGINNING: Scene = ("begin", frozenset({"turn"}))
CONTEST: Scene = ("contest", frozenset({"winner", "no_winner"}))
DRINK: Scene = ("reveal", frozenset({"strike"}))
KNOCK_OUT: Scene = ("falls", frozenset({"falls"}))
OUT_OF_GOLD: Scene = ("thrown_out", frozenset({"thrown_out"}))
TURN: Scene = ("turn", frozenset({"drink"}))
LOOKS = (
    Look(),
    Look(blink=True),
    Look(gaze="left"),
    Look(gaze="right"),
    Look(feeling="wince"),
    Look(feeling="gloat"),
    Look(feeling="scowl"),
    Look("merry"),
    Look("drunk"),
    Look("swaying"),
    Look(hurt=True),
    Look(out=True),
)
"""All that a person can look like, one by one."""
QUALITY = 74
SMALL, ANIMATED_QUALITY, RATE = QSize(640, 360), 56, 10
"""Size, quality and frames a second of the animation."""


class Camera:
    """Runs a game whose clock goes on frame by frame."""

    def __init__(self, content: Content, seed: int, session: LocalSession | None = None, seat: int = 0) -> None:
        session = session or four(content, seed)
        self.page = GamePage(session, Settings(None))
        self._now = 0.0
        animator = self.page.table.table.animator
        animator._now, animator._driven = lambda: self._now * 1000, True
        self.page.resize(*SIZE)
        self.page.show()
        if self.page.table.table.seat != seat:
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
                steps = math.ceil(each / STEP - 0.01)
                for _ in range(steps):
                    self._now += each / steps
                    showing.go_on(each / steps)
                    page.table.table.animator.tick()
                    self._still()
                while page.table.table.cache.busy:
                    QTest.qWait(5)
                QApplication.processEvents()
                yield page.grab().toImage()
            elif begun:
                return
            else:
                showing.finish()
                page.table.table.animator.skip()


def four(
    content: Content, seed: int, controller: str = "bot:regular", *, first: int = 0, variant: str = "standard"
) -> LocalSession:
    """A game of four; `controller`: who plays the first seat."""
    seats = [SeatInfo(name, id, "bot:regular") for name, id in zip(PEOPLE, FOUR, strict=False)]
    seats[0] = SeatInfo(PEOPLE[0], FOUR[0], controller)
    return LocalSession.new(plan_game(seats, seed=seed, first=first, variant=variant), content)


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
    if name.endswith(".png"):
        sheet = sheet.convertToFormat(QImage.Format.Format_Indexed8)
    sheet.save(str(IMAGES / name), None, 5 if name.endswith(".png") else QUALITY)
    print(IMAGES / name, f"{len(frames)} frames")


def animate(frames: Iterable[QImage], place: Path, rate: int = RATE) -> int:
    """Write the frames as an animated WebP that goes round for ever; how many bytes it has.

    Qt writes single pictures only: their bitstreams are put one after the other, as the container's specification has it.
    """
    body = b"ANIM" + struct.pack("<IIH", 6, 0, 0)
    size = SMALL
    for frame in frames:
        data, buffer = QByteArray(), QBuffer()
        buffer.setBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        small = frame.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        small.convertToFormat(QImage.Format.Format_RGB888).save(buffer, "webp", ANIMATED_QUALITY)
        chunk = _bitstream(data.data())
        head = (
            _three(0)
            + _three(0)
            + _three(size.width() - 1)
            + _three(size.height() - 1)
            + _three(1000 // rate)
            + b"\x02"
        )
        body += b"ANMF" + struct.pack("<I", len(head) + len(chunk)) + head + chunk
    extended = b"VP8X" + struct.pack("<II", 10, 2) + _three(size.width() - 1) + _three(size.height() - 1)
    whole = b"WEBP" + extended + body
    place.write_bytes(b"RIFF" + struct.pack("<I", len(whole)) + whole)
    return len(whole) + 8


def _bitstream(file: bytes) -> bytes:
    """The chunk with the picture of a WebP file, with its head."""
    at = 12
    while at < len(file):
        name, length = file[at : at + 4], struct.unpack("<I", file[at + 4 : at + 8])[0]
        whole = 8 + length + length % 2
        if name in (b"VP8 ", b"VP8L"):
            return file[at : at + whole]
        at += whole
    raise ValueError("no picture in it")


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


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


def film(content: Content, what: Scene, each: float, seed: int, session: LocalSession | None = None) -> list[QImage]:
    """The first such scene of a game."""
    camera = Camera(content, seed, session)
    frames = list(camera.frames(scene(*what), each))
    camera.page.close_game()
    camera.page.hide()
    return frames


def persons() -> None:
    """All persons with all their looks, for docs/persons.md."""
    shown = sorted(path.stem for path in Path("assets/portraits").glob("*.svg"))
    wide, columns, named = 64, 3, 14
    high, across = round(wide * looks.FRAME.height() / looks.FRAME.width()), wide * len(LOOKS) + 12
    rows = -(-len(shown) // columns)
    sheet = QImage(columns * across, rows * (high + named), QImage.Format.Format_RGB32)
    sheet.fill(QColor(THEME.palette.planks).darker(190))
    painter = QPainter(sheet)
    painter.setFont(THEME.title_font(12))
    painter.setPen(QColor(THEME.palette.parchment_light))
    for number, character in enumerate(shown):
        row, column = number % rows, number // rows
        place = QPointF(column * across, row * (high + named))
        painter.drawText(place + QPointF(6, named - 4), character)
        for look, how in enumerate(LOOKS):
            painter.drawImage(place + QPointF(look * wide, named), looks.look_image(character, how, wide))
    painter.end()
    sheet.save(str(IMAGES / "persons.webp"), None, QUALITY)
    print(IMAGES / "persons.webp")


def begins(content: Content) -> LocalSession:
    """A game that somebody at this screen takes part in, so that it begins before their eyes."""
    return four(content, 5, HUMAN, first=2)


def team(content: Content) -> LocalSession:
    """Two against two."""
    return four(content, 11, variant="two-headed-dragon")


def main() -> None:
    """All of them, or those that are named."""
    app = make_application()
    app.setStyleSheet(style.style_sheet())
    content = load_content()
    strips: dict[str, Callable[[], list[QImage]]] = {
        "film-beginning.webp": lambda: film(content, BEGINNING, 0.3, 0, begins(content)),
        "film-contest.webp": lambda: film(content, CONTEST, 1.0, 39)[:24],
        "film-drink.webp": lambda: film(content, DRINK, 0.25, 5)[:18],
        "film-knock-out.webp": lambda: film(content, KNOCK_OUT, 0.15, 3),
        "film-out-of-gold.webp": lambda: film(content, OUT_OF_GOLD, 0.15, 4),
        "film-team.webp": lambda: film(content, TURN, 0.8, 0, team(content))[:24],
    }
    wanted = sys.argv[1:] or [*strips, "table.webp", "persons.webp"]
    if "persons.webp" in wanted:
        persons()
    for name, made in strips.items():
        if name in wanted:
            strip(made(), name)
    if "table.webp" in wanted:
        each = 1 / RATE
        frames = film(content, BEGINNING, each, 0, begins(content))
        frames += film(content, DRINK, each, 5)[: 4 * RATE]
        frames += film(content, KNOCK_OUT, each, 3)
        print(IMAGES / "table.webp", len(frames), "frames", animate(frames, IMAGES / "table.webp"), "bytes")


if __name__ == "__main__":
    main()
