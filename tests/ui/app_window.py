# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole program in a test: a window with games of its own, and somebody with a mouse in front of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import Bot, make_bot
from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer, Decision
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.ui.look import scaling, style
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.window.app import make_application
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import played

LEFT = Qt.MouseButton.LeftButton


def open_window(
    qtbot: QtBot,
    content: Content,
    folder: Path,
    size: tuple[int, int] = (1280, 720),
    settings: Settings | None = None,
) -> MainWindow:
    app = make_application()
    scaling.set_unit(1.0)
    if app.styleSheet() != style.style_sheet():  # Qt styles every widget anew even if it is the same
        app.setStyleSheet(style.style_sheet())
    settings = settings or Settings(None)
    settings["reduce_motion"] = True
    settings["anyone_waits"] = 0
    settings["bot_pace"] = 3.0  # nothing moves by itself while a test looks
    settings["pace"] = 0.0  # and the table shows at once what has happened; tests of the stage take their time
    window = MainWindow(lambda: content, settings, folder, version="test")
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    with qtbot.waitActive(window):  # keys of the menus go to the active window only
        window.activateWindow()
    return window


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)


class Player:
    """Plays the people's seats through mouse and keys, deciding like the regular computer player."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self._bots: dict[int, Bot] = {}

    @property
    def page(self) -> GamePage:
        assert self.window.game is not None
        return self.window.game

    @property
    def session(self) -> LocalSession:
        return self.page.session

    def where(self, ref: Ref) -> QPoint:
        table = self.page.table
        assert ref in table.table.pieces, f"{ref} is not on the table"
        return table.mapFromScene(table.table.pieces.rect(ref).center())

    def click(self, ref: Ref, shift: bool = False) -> None:
        keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.page.table.viewport(), LEFT, keys, self.where(ref))

    def until(self, reached: Callable[[GamePage], object], most: int = 3000) -> None:
        for _ in range(most):
            if reached(self.page):
                return
            assert not self.session.over, "the game ended before the moment that the test is about"
            self.move()
        raise AssertionError("never came to the moment that the test is about")

    def move(self) -> None:
        """The next thing somebody does, by mouse or key."""
        page = self.page
        if page.bar.isVisible():
            click(page.bar.nobody)
        elif page.paused:
            QTest.keyClick(page, Qt.Key.Key_Space)
        elif page.table.table.covered:
            self.click(refs.CURTAIN)
        else:
            decision = self.session.decision()
            assert decision is not None
            self._decide(decision)

    def _decide(self, decision: Decision) -> None:
        seat, session = decision.seat, self.session
        bot = self._bot(seat)
        command = bot.decide(lambda: session.view(seat), decision, list)  # with nothing to break in with
        assert isinstance(command, Answer)
        before = session.commands
        self._answer(decision, command)
        assert session.commands != before or session.window() is not None, f"{decision} was not answered with {command}"

    def _bot(self, seat: int) -> Bot:
        return self._bots.setdefault(seat, make_bot("regular", seat, self.session.content))

    def _answer(self, decision: Decision, command: Answer) -> None:
        if command.picks == self.page.table.table.controller.legal.default:
            QTest.keyClick(self.page.table, Qt.Key.Key_Space)
        elif len(command.picks) != 1 or decision.max > 1 or decision.kind == "discard":
            for pick in command.picks:
                self._point_at(pick)
            self.click(refs.CONFIRM)
        else:
            self._point_at(command.picks[0])

    def _point_at(self, pick: str) -> None:
        """Click the thing that stands for the option, then where it goes, then what is still asked."""
        scene = self.page.table.table
        controller = scene.controller
        groups = [*controller.legal.touched.items(), *controller.legal.carried.items()]
        ref = next((ref for ref, ways in groups if any(way.id == pick for way in ways)), None)
        if ref is not None:
            held = ref in controller.legal.carried and ref not in controller.legal.touched
            way = next(way for group, ways in groups if group == ref for way in ways if way.id == pick)
            self.click(ref)
            if held and controller.held == ref:
                self.click(controller.legal.goals(way)[0])
        if controller.question is not None and any(way.id == pick for way in controller.question.ways):
            index = next(n for n, way in enumerate(controller.question.ways) if way.id == pick)
            self.click(refs.choice(index))


def deal_at(window: MainWindow, game: GamePlan, turn: int) -> Player:
    """Deal that game as it stands at the beginning of that turn. How it came there was not played in the window."""
    window.deal(game, played(window.content, game, turn=turn))
    return Player(window)


def deal_late(window: MainWindow, game: GamePlan) -> Player:
    """Deal that game as it stands a few moves before its end."""
    window.deal(game, played(window.content, game)[:-4])
    return Player(window)


def pass_time(page: GamePage, seconds: float) -> None:
    """What the table shows goes on by so much; otherwise its clock stands still."""
    page.showing._timer.stop()
    page.showing.go_on(seconds)
