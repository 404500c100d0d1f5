# SPDX-License-Identifier: GPL-3.0-or-later
"""Building blocks of every page around the table: wall, parchment, brass buttons, portraits."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
    QWidgetAction,
)

from rdi_desktop.machine import screens
from rdi_desktop.ui.cards.art import draw_emblem, draw_portrait, has_art
from rdi_desktop.ui.cards.brush import CENTRE, brass, words
from rdi_desktop.ui.cards.looks import Look
from rdi_desktop.ui.look.theme import THEME

PALETTE = THEME.palette
_COMBO = QStyle.ComplexControl.CC_ComboBox


class DropDown(QComboBox):
    """A combo box whose list shows whole lines below the field, up to `ROWS`."""

    ROWS = 14

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(self.ROWS)
        self._label: QLabel | None = None

    def showEvent(self, event: QShowEvent) -> None:
        """On Linux a reader finds its name only in a label beside it: if none is seen there, make one that is not."""
        super().showEvent(event)
        around = self.parentWidget()
        if around is None or (self._label is not None and self._label.parentWidget() is around):
            return
        beside = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if self.accessibleName() and not any(each.buddy() is self for each in beside):
            self._label = QLabel(self.accessibleName(), around)
            self._label.setBuddy(self)
            self._label.hide()

    def shown(self) -> str:
        """What can be read of the chosen line while the list is closed."""
        of = QStyleOptionComboBox()
        self.initStyleOption(of)
        room = self.style().subControlRect(_COMBO, of, QStyle.SubControl.SC_ComboBoxEditField, self).width()
        room -= 0 if of.currentIcon.isNull() else of.iconSize.width() + 4  # Qt's gap
        return self.fontMetrics().elidedText(of.currentText, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chosen line, shortened if it has no room."""
        of, painter = QStyleOptionComboBox(), QStylePainter(self)
        self.initStyleOption(of)
        painter.drawComplexControl(_COMBO, of)
        of.currentText = self.shown()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, of)

    def showPopup(self) -> None:
        """Open the list, as wide as its longest line."""
        lines = self.view()
        bar = lines.verticalScrollBar().sizeHint().width() if self.count() > self.ROWS else 0
        margins = round(_LIST_MARGINS * lines.fontMetrics().height())
        lines.setMinimumWidth(lines.sizeHintForColumn(0) + bar + margins)
        super().showPopup()
        self._show_all_lines()

    def _show_all_lines(self) -> None:
        """Qt keeps the list below the field or above it; where neither has room for large lines, it may lie over the field."""
        lines, frame, free = self.view(), self.view().parentWidget(), screens.available(self)
        needed = sum(lines.sizeHintForRow(row) for row in range(min(self.count(), self.ROWS)))
        missing = needed - lines.viewport().height()
        if frame is None or missing <= 0:
            return
        height, top = frame.height() + missing, frame.y()
        if free is not None:
            height = min(height, free.height())
            top = max(free.top(), min(top, free.bottom() + 1 - height))
        frame.setGeometry(frame.x(), top, frame.width(), height)


_LIST_MARGINS = 0.6
"""Frame and padding of a list beside its lines (in heights of its letters)."""


class TavernWall(QWidget):
    """A tavern wall of planks in candlelight."""

    def __init__(self, parent: QWidget | None = None, *, light: float = 0.32, framed: bool = False) -> None:
        """`framed`: with an edge, because it hangs before another one."""
        super().__init__(parent)
        self._light, self._framed = light, framed
        self._hangs, self._worn = QPixmap(), THEME.worn
        """The picture that was shown last, and in which theme."""
        self._steps = QTimer(self)
        self._steps.setSingleShot(True)
        self._steps.setInterval(_STEP_MS)
        self._steps.timeout.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """While sizes follow each other the picture is stretched: it takes longer to paint than a frame is shown."""
        super().resizeEvent(event)
        self._steps.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the wall."""
        painter = QPainter(self)
        if self._hangs.isNull() or self._worn != THEME.worn or not self._steps.isActive():
            self._hangs, self._worn = _wall(self.size(), self.devicePixelRatioF(), self._light, THEME.worn), THEME.worn
        painter.drawPixmap(self.rect(), self._hangs)
        for inset, width, colour in _EDGE if self._framed else ():
            painter.setPen(QPen(QColor(getattr(PALETTE, colour)), width, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))


_STEP_MS = 90
"""Sizes that follow each other so fast may be steps of one drag."""
_EDGE = ((0.0, 8.0, "wood_edge"), (4.0, 2.0, "gold_dark"))
"""The lines of a frame: how far within the edge, how wide, and their colours in the palette."""


@lru_cache(maxsize=2)
def _wall(size: QSize, ratio: float, light: float, worn: int) -> QPixmap:
    """The picture of a wall; `worn`: the theme's number. Pages of one size share it."""
    wall = QPixmap(size * ratio)
    wall.setDevicePixelRatio(ratio)
    painter = QPainter(wall)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_room(painter, QRectF(QPointF(0, 0), size), light)
    painter.end()
    return wall


def paint_room(painter: QPainter, rect: QRectF, light: float) -> None:
    """Planks with grain; the light comes from above the middle."""
    chance = random.Random(7)
    painter.fillRect(rect, QColor(PALETTE.table_dark))
    plank = max(46.0, rect.height() / 11)
    y = 0.0
    while y < rect.height():
        tone = chance.uniform(-0.12, 0.12)
        board = QLinearGradient(0, y, 0, y + plank)
        colour = QColor(PALETTE.table).lighter(round(100 + tone * 100))
        board.setColorAt(0.0, colour.lighter(112))
        board.setColorAt(0.12, colour)
        board.setColorAt(0.9, colour.darker(112))
        board.setColorAt(1.0, QColor(PALETTE.shadow))
        painter.fillRect(QRectF(0, y, rect.width(), plank), QBrush(board))
        for _ in range(9):
            grain = QColor(PALETTE.wood_edge)
            grain.setAlpha(chance.randrange(30, 80))
            painter.setPen(QPen(grain, chance.uniform(0.6, 1.6)))
            gy = y + chance.uniform(0.15, 0.92) * plank
            x = chance.uniform(-0.1, 0.8) * rect.width()
            painter.drawLine(
                QPointF(x, gy), QPointF(x + chance.uniform(0.1, 0.5) * rect.width(), gy + chance.uniform(-2, 2))
            )
        joint = chance.uniform(0.1, 0.9) * rect.width()
        painter.setPen(QPen(QColor(PALETTE.shadow), 1.5))
        painter.drawLine(QPointF(joint, y + 1), QPointF(joint, y + plank - 1))
        y += plank
    glow = QRadialGradient(QPointF(rect.width() / 2, rect.height() * light), max(rect.width(), rect.height()) * 0.62)
    warm = QColor(PALETTE.candle if QColor(THEME.glow).lightness() else PALETTE.shadow)  # some themes have no candle
    for stop, alpha in ((0.0, 92), (0.35, 38), (1.0, 0)):
        warm.setAlpha(alpha)
        glow.setColorAt(stop, warm)
    painter.fillRect(rect, QBrush(glow))
    dark = QRadialGradient(QPointF(rect.width() / 2, rect.height() * light), max(rect.width(), rect.height()) * 0.78)
    dark.setColorAt(0.45, QColor(10, 5, 2, 0))
    dark.setColorAt(1.0, QColor(10, 5, 2, 205))
    painter.fillRect(rect, QBrush(dark))


class Parchment(QFrame):
    """A parchment with a copper line and a shadow, as a ground for widgets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parchment")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 2, -3, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 120))
        painter.drawRoundedRect(rect.translated(0, 3), 10, 10)
        skin = QLinearGradient(rect.topLeft(), rect.bottomRight())
        skin.setColorAt(0.0, QColor(PALETTE.parchment_light))
        skin.setColorAt(0.6, QColor(PALETTE.parchment))
        skin.setColorAt(1.0, QColor(PALETTE.parchment_shade))
        painter.setBrush(QBrush(skin))
        painter.setPen(QPen(QColor(PALETTE.copper_dark), 2))
        painter.drawRoundedRect(rect, 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(PALETTE.copper_light), 1))
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 7, 7)


class BrassButton(QPushButton):
    """A metal button with text; gilded for the main action."""

    def __init__(self, text: str, parent: QWidget | None = None, *, bright: bool = False, pixels: float = 18) -> None:
        super().__init__(text, parent)
        self.bright = bright
        self._pixels = pixels
        self._font = THEME.title_font(pixels)
        self.setFont(self._font)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)  # in a dialog, Return presses it only if it has the keyboard, or is the default

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self.set_pixels(self._pixels * unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def set_pixels(self, pixels: float) -> None:
        """Set the size of the letters, and of the button with them."""
        self._font = THEME.title_font(pixels)
        self.setFont(self._font)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the word and a rim."""
        metrics = QFontMetricsF(self._font)
        width = metrics.horizontalAdvance(self.text().replace("&", "")) + self._font.pixelSize() * 2.4
        return QSize(round(width), round(self._font.pixelSize() * 2.3))

    def minimumSizeHint(self) -> QSize:
        """The same: the text is never cut."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Glow under the mouse."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -2)
        radius = min(9.0, rect.height() / 3)
        if not self.isEnabled():
            painter.setBrush(QColor(PALETTE.off))
            painter.setPen(QPen(QColor(PALETTE.copper_dark), 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect, radius, radius)
            words(painter, rect, self.text().replace("&", ""), self._font, PALETTE.parchment_light, CENTRE)
            return
        pressed = self.isDown() or self.isChecked()
        brass(painter, rect, radius, self.bright or self.isChecked(), pressed)
        if self.underMouse() or self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(PALETTE.candle), 2.4 if self.hasFocus() else 1.4))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -3), radius, radius)
        ink, shadow = (
            (PALETTE.ink, PALETTE.gold_light)
            if self.bright or self.isChecked()
            else (PALETTE.parchment_light, PALETTE.shadow)
        )
        box = rect.translated(0, 1 if pressed else -1)
        words(painter, box, self.text().replace("&", ""), self._font, ink, CENTRE, shadow)


class Portrait(QWidget):
    """A character's picture in a copper ring; without one, the emblem, otherwise the initials."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(side, side)
        self._character: str | None = None
        self._name = ""
        self._look = Look()

    def wear(self, how: Look) -> None:
        """Show that look."""
        if how != self._look:
            self._look = how
            self.update()

    def show_character(self, character: str | None, name: str) -> None:
        if (character, name) != (self._character, self._name):
            self._character, self._name = character, name
            self.setAccessibleName(name)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_portrait(painter, QRectF(self.rect()), self._character, self._name, self._look)


def paint_portrait(painter: QPainter, rect: QRectF, character: str | None, name: str, how: Look | None = None) -> None:
    """A portrait if there is one, otherwise the emblem, otherwise an empty ring."""
    box = rect.adjusted(2, 2, -2, -2)
    if character and has_art(f"portraits/{character}"):
        draw_portrait(painter, character, box, how or Look())
    elif character:
        draw_emblem(painter, character, name, box)
    else:
        painter.setPen(QPen(QColor(PALETTE.copper), 2, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawEllipse(box)
        words(painter, box, "?", THEME.title_font(box.height() * 0.5), PALETTE.copper, CENTRE)


class ElidedLabel(QLabel):
    """One line of text that is shortened if needed; a tooltip then shows all of it."""

    def __init__(self, text: str = "", kind: str = "") -> None:
        super().__init__(text)
        self.setObjectName(kind)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def shown(self) -> str:
        """The visible part of the text."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what there is room for."""
        said = self.shown()
        self.setToolTip(self.text() if said != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment() | Qt.TextFlag.TextSingleLine, said)


def add_heading(menu: QMenu, text: str) -> None:
    """A heading at the top of a menu."""
    heading = QWidgetAction(menu)
    heading.setDefaultWidget(label(text, "menu_heading"))
    heading.setEnabled(False)
    menu.addAction(heading)


def label(text: str = "", kind: str = "", *, wrap: bool = False) -> QLabel:
    """A label of a kind in the style sheet: heading, subheading, quiet, objection."""
    made = QLabel(text)
    made.setObjectName(kind)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made
