# SPDX-License-Identifier: GPL-3.0-or-later
"""The barmaid's speech bubble over the table: portrait, text, buttons, and a line to the thing it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, Portrait, label
from rdi_desktop.words import said

SPEAKER = "the-wench"
_WIDTHS = (340, 284)
"""The usual width, and the one for where only a narrow place is free (at the smallest scale)."""
_GAP = 8.0


class Pointer(QWidget):
    """A ring around a thing, and a line to it; input passes through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._target = QRectF()
        self._from = QRectF()
        self._behind: list[QRectF] = []

    def point(self, target: QRectF, start: QRectF, behind: Iterable[QRectF] = ()) -> None:
        """Point from `start` at `target`, both in the parent's coordinates; the line goes behind these areas."""
        self._target, self._from, self._behind = target, start, list(behind)
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both."""
        if self._target.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = self._target.adjusted(-4, -4, 4, 4)
        start = nearest_point(self._from, ring.center())
        end = nearest_point(ring, start)
        free = QRegion(self.rect())
        for rect in self._behind:
            free -= QRegion(rect.toAlignedRect())
        for colour, width in ((QColor(THEME.palette.wood_edge), 7.0), (QColor(THEME.palette.candle), 3.5)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.save()
            painter.setClipRegion(free)
            painter.drawLine(start, end)
            painter.restore()
            painter.drawRoundedRect(ring, 8, 8)


class Bubble(Parchment):
    """A text with a portrait, placed so that it covers neither its subject nor what may be needed."""

    def __init__(self, parent: QWidget, tell: Callable[[str], None]) -> None:
        """`tell`: announces what she says, in its turn."""
        super().__init__(parent)
        self._tell = tell
        self._told = ""
        region(said("bubble-wench"), self)
        self.pointer = Pointer(parent)
        self._portrait = Portrait(58)
        self._portrait.show_character(SPEAKER, said("bubble-wench"))
        self.progress = ElidedLabel("", "quiet")
        self.text = label("", wrap=True)
        self.next = BrassButton(said("bubble-go"), bright=True, pixels=14)
        self.skip = BrassButton(said("bubble-skip"), pixels=14)
        self.again = BrassButton(said("bubble-again"), pixels=14)
        self.leave = BrassButton(said("bubble-leave"), pixels=14)
        self.back = BrassButton(said("bubble-take-back"), bright=True, pixels=14)
        self.back.hide()
        self.buttons = (self.next, self.back, self.again, self.skip, self.leave)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self.progress)
        words.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.setSpacing(5)
        row.addStretch()
        for button in self.buttons:
            row.addWidget(button)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(14, 10, 14, 14)
        page.setSpacing(6)
        page.addLayout(head)
        page.addLayout(row)
        self._unit = 0.0
        self.hide()
        self.pointer.hide()

    @property
    def spoken(self) -> str:
        """What she says now, with the keys for it; '' if she is silent."""
        return self._told if self.isVisible() else ""

    def say(self, text: str, progress: str = "", how: str = "") -> None:
        """Show that text, and the progress; `how`: by which keys it is done, for whoever listens."""
        told = f"{text} {how}".strip()
        if told != self._told:
            self._told = told
            self._tell(told)
            for button in (self.next, self.back):
                button.setAccessibleDescription(told)  # read with the button that has the keyboard
        self.text.setText(text)
        self.progress.setText(progress)

    def scale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        if unit != self._unit:
            self._unit = unit
            self.text.setStyleSheet(f"font-size: {round(15 * unit)}px")
            self._portrait.setFixedSize(round(58 * unit), round(58 * unit))
            for button in self.buttons:
                button.set_pixels(14 * unit)

    def place(
        self, target: QRectF | None, spared: Iterable[QRectF], room: QRect, behind: Iterable[QRectF] = ()
    ) -> None:
        """Move inside `room` beside the target, covering neither it nor the spared areas, as far as possible.

        The line to the target goes behind some areas.
        """
        taken = [rect.adjusted(-_GAP, -_GAP, _GAP, _GAP) for rect in spared if not rect.isEmpty()]
        goal = target.center() if target is not None else QPointF(room.center())
        if target is not None:
            taken.append(target.adjusted(-_GAP, -_GAP, _GAP, _GAP))
        for width in _WIDTHS:
            self._widen(round(width * max(1.0, self._unit)))
            covers, corner = self._least_covering(taken, goal, room)
            if not covers:
                break
        self.move(corner)
        self.pointer.point(target if target is not None else QRectF(), QRectF(self.geometry()), behind)
        self.pointer.setVisible(target is not None)
        self.pointer.raise_()
        self.show()
        self.raise_()

    def _widen(self, width: int) -> None:
        """Take that width, and the height that the text then needs."""
        self.setFixedWidth(width)
        self.text.ensurePolished()
        inside = self.layout()
        if inside is not None:
            inside.invalidate()  # text or letters may have changed
            inside.activate()
            self.setFixedHeight(inside.totalHeightForWidth(self.width()) + 4)
            inside.activate()

    def _least_covering(self, taken: Sequence[QRectF], goal: QPointF, room: QRect) -> tuple[float, QPoint]:
        """The corner at which it covers least of `taken`, the nearest one to `goal`; and how much of it, in square pixels.

        What is least lies at an edge of something taken, at the room's edge or level with the goal.
        """
        boxes = [(rect.left(), rect.top(), rect.right(), rect.bottom()) for rect in taken]
        wide, high = self.width(), self.height()
        best: tuple[float, float, int, int] | None = None
        across_edges = [edge for left, _, right, _ in boxes for edge in (floor(left) - wide, ceil(right))]
        down_edges = [edge for _, top, _, bottom in boxes for edge in (floor(top) - high, ceil(bottom))]
        xs = _within([*across_edges, round(goal.x() - wide / 2)], room.left() + 4, room.right() - wide - 4)
        ys = _within([*down_edges, round(goal.y() - high / 2)], room.top() + 4, room.bottom() - high - 4)
        for y in ys:
            for x in xs:
                covers = 0.0
                for left, top, right, bottom in boxes:
                    across, down = min(right, x + wide) - max(left, x), min(bottom, y + high) - max(top, y)
                    if across > 0 and down > 0:
                        covers += across * down
                far = abs(x + wide / 2 - goal.x()) + abs(y + high / 2 - goal.y())
                if best is None or covers * 100 + far < best[0]:
                    best = covers * 100 + far, covers, x, y
        assert best is not None  # both lists have at least one number
        return best[1], QPoint(best[2], best[3])

    def hush(self) -> None:
        """Hide."""
        self.hide()
        self.pointer.hide()


def _within(places: Iterable[int], least: int, most: int) -> list[int]:
    """These numbers as far as they lie between two, with both of these."""
    return sorted({least, max(least, most), *(each for each in places if least <= each <= most)})


def nearest_point(rect: QRectF, to: QPointF) -> QPointF:
    """The point of a rectangle that is nearest to another point."""
    return QPointF(
        min(max(to.x(), rect.left()), rect.right()),
        min(max(to.y(), rect.top()), rect.bottom()),
    )
