# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody sitting at the table with a mouse and a keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.widget import TableWidget
from tests.ui.table_fixtures import FakeSession


def lift(scene: TableScene, seat: int | None) -> None:
    """As if one had pointed at that setting for a moment; None: at none."""
    scene._raising.seat = seat
    scene.show_shown()


class Hands:
    """Real mouse and key events at a real table."""

    def __init__(
        self, qtbot: QtBot, session: FakeSession, seat: int | None = 0, size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.session = session
        self.widget = TableWidget(session, seat)
        qtbot.addWidget(self.widget)
        self.table = self.widget.table
        self.widget.set_reduced_motion(True)
        self.widget.resize(*size)
        self.widget.show()
        self.said: list[str] = []
        self.widget.command_refused.connect(self.said.append)

    def where(self, ref: Ref) -> QPoint:
        """The middle of that thing in the window."""
        assert ref in self.table.pieces, f"{ref} is not on the table"
        return self.widget.mapFromScene(self.table.pieces.rect(ref).center())

    def click(self, ref: Ref, off: tuple[int, int] = (0, 0), shift: bool = False) -> None:
        keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.widget.viewport(), Qt.MouseButton.LeftButton, keys, self.where(ref) + QPoint(*off))

    def pick_up(self, ref: Ref, to: QPoint) -> None:
        """Press on something and carry it there without letting go."""
        start = self.where(ref)
        QTest.mousePress(self.widget.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 11):
            QTest.mouseMove(self.widget.viewport(), start + (to - start) * (part / 10))
            QApplication.processEvents()

    def let_go(self, at: QPoint) -> None:
        QTest.mouseRelease(self.widget.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, ref: Ref, onto: Ref) -> None:
        to = self.where(onto)
        self.pick_up(ref, to)
        self.let_go(to)

    def drag_to(self, ref: Ref, point: QPointF) -> None:
        to = self.widget.mapFromScene(point)
        self.pick_up(ref, to)
        self.let_go(to)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.widget, key)

    def tab_to(self, ref: Ref) -> None:
        """Walk there with the Tab key alone."""
        for _ in range(60):
            if self.table.focus == ref:
                return
            QTest.keyClick(self.widget, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {ref}")
