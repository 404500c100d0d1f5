# SPDX-License-Identifier: GPL-3.0-or-later
"""The buttons on the table: pause, one step, pace; take back, hint, pass for me, inspector."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from rdi_desktop.director.pace import PACES
from rdi_desktop.ui.cards.brush import CENTRE, brass, words
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import decimal, said

_SIDE = 36.0
"""Side of a button, times the table's unit."""


class SignButton(QPushButton):
    """A small brass button with a symbol."""

    def __init__(self, sign: str, tip: str) -> None:
        super().__init__()
        self.sign = sign
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_sign(self, sign: str, tip: str) -> None:
        """Show another symbol."""
        self.sign = sign
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate and its sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        brass(painter, rect, rect.height() * 0.22, self.isChecked(), self.isDown())
        if (self.underMouse() or self.hasFocus()) and self.isEnabled():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(THEME.palette.candle), 3 if self.hasFocus() else 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.height() * 0.2, rect.height() * 0.2)
        ink = THEME.palette.ink if self.isChecked() else THEME.palette.parchment_light
        paint_sign(painter, self.sign, rect.adjusted(0, -1, 0, -1), ink)


class TableButtons(QWidget):
    """The row of buttons above the player's mat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        region(said("region-table-buttons"), self)
        self.hold = SignButton("pause", said("table-buttons-hold-everything"))
        self.hold.setCheckable(True)
        self.step = SignButton("step", said("table-buttons-go-space"))
        self.pace = SignButton("1×", said("table-buttons-how-fast-everything-shown"))
        self.undo = SignButton("undo", said("table-buttons-take-back"))
        self.hint = SignButton("hint", said("table-buttons-hint-once-more-deeper"))
        self.passing = SignButton("pass", said("table-buttons-pass-me"))
        self.inspector = SignButton("inspector", said("table-buttons-rules-inspector"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in self.all:
            row.addWidget(button)
            row.addStretch(2 if button is self.pace else 1)
        self.show_state(held=False, pace=1.0)
        self.name_keys()

    @property
    def all(self) -> tuple[SignButton, ...]:
        """All buttons, from left to right."""
        return (self.hold, self.step, self.pace, self.undo, self.hint, self.passing, self.inspector)

    def name_keys(self) -> None:
        """Name the keyboard shortcuts in the tooltips."""
        for button, tip in (
            (self.undo, said("table-buttons-take-back")),
            (self.hint, said("table-buttons-hint-once-more-deeper")),
            (self.passing, said("table-buttons-pass-me")),
            (self.inspector, said("table-buttons-rules-inspector")),
        ):
            button.show_sign(button.sign, keys.with_key(tip, button.sign))
        self._name_hold()

    def _name_hold(self) -> None:
        held = self.hold.isChecked()
        self.hold.show_sign(
            "play" if held else "pause",
            keys.with_key(said("table-buttons-go") if held else said("table-buttons-hold-everything"), "hold"),
        )

    def scale(self, unit: float, width: float) -> None:
        """Scale to that factor (1: the smallest window), within that width."""
        side = round(min(_SIDE * unit, width / (len(self.all) + 0.7)))
        for button in self.all:
            if button.width() != side or button.height() != side:
                button.setFixedSize(side, side)

    def show_state(self, *, held: bool, pace: float) -> None:
        """Show whether it is paused, and the pace."""
        self.hold.setChecked(held)
        self._name_hold()
        now = f"{decimal(pace)}×" if pace > 0 else "»"
        self.pace.show_sign(
            now,
            said("table-buttons-how-fast-everything-shown-2", what=now if pace > 0 else said("table-buttons-at-once")),
        )


def next_pace(pace: float) -> float:
    """The next pace; after the fastest the slowest."""
    return next((each for each in PACES if each > pace), PACES[0]) if pace > 0 else PACES[0]


def paint_sign(painter: QPainter, sign: str, rect: QRectF, ink: str) -> None:
    """Paint a symbol that is understood without words; other signs are text."""
    side = min(rect.width(), rect.height())
    at, unit = rect.center(), side / 36
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    line = QPen(QColor(ink), 2.8 * unit)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)

    def spot(x: float, y: float) -> QPointF:
        return at + QPointF(x, y) * unit

    match sign:
        case "pause":
            for x in (-6.5, 2.0):
                painter.drawRoundedRect(QRectF(spot(x, -8), spot(x + 4.5, 8)), unit, unit)
        case "play":
            painter.drawPolygon(QPolygonF([spot(-5, -9), spot(9, 0), spot(-5, 9)]))
        case "step":
            painter.drawPolygon(QPolygonF([spot(-8, -8), spot(4, 0), spot(-8, 8)]))
            painter.drawRoundedRect(QRectF(spot(5, -8), spot(9, 8)), unit, unit)
        case "undo":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line)
            path = QPainterPath(spot(-7, -4))
            path.cubicTo(spot(2, -12), spot(13, -2), spot(8, 6))
            path.cubicTo(spot(6, 10), spot(0, 10), spot(-4, 8))
            painter.drawPath(path)
            painter.setBrush(QColor(ink))
            painter.drawPolygon(QPolygonF([spot(-10, -2), spot(-8, -10), spot(-2, -4)]))
        case "hint":
            painter.drawEllipse(spot(0, -3), 7.5 * unit, 7.5 * unit)
            painter.drawRoundedRect(QRectF(spot(-3.5, 4), spot(3.5, 10.5)), unit, unit)
        case "pass":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line)
            path = QPainterPath(spot(-9, 5))
            path.quadTo(spot(0, -14), spot(8, 2))
            painter.drawPath(path)
            painter.setBrush(QColor(ink))
            painter.drawPolygon(QPolygonF([spot(10, 6), spot(3.5, 2), spot(10, -3)]))
        case "inspector":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line)
            painter.drawEllipse(spot(-2, -2), 7 * unit, 7 * unit)
            painter.drawLine(spot(3.5, 3.5), spot(9.5, 9.5))
        case _:
            words(painter, rect, sign, THEME.title_font(16 * unit), ink, CENTRE)
