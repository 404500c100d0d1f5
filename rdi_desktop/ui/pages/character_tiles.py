# SPDX-License-Identifier: GPL-3.0-or-later
"""The characters that one can choose from, side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QScrollArea, QWidget

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.catalogue import CharacterInfo
from rdi_desktop.ui.panels.widgets import paint_portrait

_SMALLEST = 0.6
"""A long name is written this much smaller before it is cut."""


def _fitted(font: QFont, text: str, room: float) -> QFont:
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room > 0:
        font = QFont(font)
        font.setPixelSize(max(1, int(font.pixelSize() * max(_SMALLEST, room / wide))))
    return font


class Gallery(QScrollArea):
    """Tiles in as many columns as there is room for, larger where there is much."""

    def __init__(self, tiles: list[CharacterTile]) -> None:
        super().__init__()
        self._tiles = tiles
        self._unit = 1.0
        self._laid = (0, 0)
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setSpacing(6)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidgetResizable(True)
        self.setWidget(holder)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out for this width."""
        super().resizeEvent(event)
        self._lay_tiles()

    def rescale(self, unit: float) -> None:
        """Be that many times as large as in the smallest window."""
        self._unit = unit
        self.setMinimumHeight(round(170 * unit))
        self._lay_tiles()

    def _lay_tiles(self) -> None:
        width = self.width() / self._unit
        side = round((74 if width < 420 else 88 if width < 900 else 120) * self._unit)
        columns = max(1, (self.viewport().width() - 6) // (side + 6))
        if (columns, side) == self._laid:
            return
        self._laid = (columns, side)
        for index, tile in enumerate(self._tiles):
            tile.set_unit(self._unit)
            tile.setFixedSize(QSize(side, side))
            self._grid.addWidget(tile, index // columns, index % columns)


class CharacterTile(QPushButton):
    """A character in the gallery."""

    looked_at = Signal()
    looked_away = Signal()

    def __init__(self, character: CharacterInfo) -> None:
        super().__init__()
        self.character = character
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(character.name)
        self.setToolTip(character.name)
        self.setProperty("grows", False)  # the gallery says how large
        self._unit = 1.0
        self._owner: int | None = None
        self._chosen = False

    def set_unit(self, unit: float) -> None:
        """How large mark and name are."""
        self._unit = unit

    def show_owner(self, owner: int | None, chosen: bool) -> None:
        """Which seat plays this character, if any."""
        self._owner, self._chosen = owner, chosen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint picture, name and owner."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._chosen or self.underMouse() or self.hasFocus():
            glow = QColor(THEME.palette.copper)
            glow.setAlpha(80 if self._chosen else 40)
            painter.setBrush(glow)
            edge = QColor(THEME.palette.wine if self.hasFocus() else THEME.palette.copper_dark)
            width = 3 if self.hasFocus() else 2
            painter.setPen(QPen(edge, width) if self._chosen or self.hasFocus() else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, 9, 9)
        unit = self._unit
        side = rect.height() - 28 * unit
        picture = QRectF(rect.center().x() - side / 2, rect.top() + 3 * unit, side, side)
        if self._owner is not None and not self._chosen:
            painter.setOpacity(0.45)
        paint_portrait(painter, picture, self.character.id, self.character.name)
        painter.setOpacity(1.0)
        if self._owner is not None:
            mark = QRectF(picture.right() - 18 * unit, picture.top() + unit, 24 * unit, 24 * unit)
            draw_art(painter, f"seats/{THEME.seat(self._owner).shape}", mark)
        name = QRectF(rect.left(), picture.bottom() + 2 * unit, rect.width(), 22 * unit)
        font = _fitted(THEME.title_font(14 * unit), self.character.short, name.width())
        words(painter, name, self.character.short, font, THEME.palette.ink, CENTRE)

    def enterEvent(self, event: object) -> None:
        """Show this character's text while the mouse is here."""
        self.looked_at.emit()
        self.update()

    def leaveEvent(self, event: object) -> None:
        """Whoever is chosen is told of again."""
        self.looked_away.emit()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The same for the keyboard."""
        super().focusInEvent(event)
        self.looked_at.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The same for the keyboard."""
        super().focusOutEvent(event)
        self.looked_away.emit()
