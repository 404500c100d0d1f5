# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiles of the characters to choose from."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QScrollArea, QWidget

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.catalogue import CharacterInfo
from rdi_desktop.ui.pages.character_criteria import level_words
from rdi_desktop.ui.panels.widgets import label, paint_portrait
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_GAP = 6
"""Between two tiles (px of the smallest window)."""
_SMALLEST = 0.6
"""Scale of a long name's letters before it is cut."""


def _fitted(font: QFont, text: str, room: float) -> QFont:
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room > 0:
        font = QFont(font)
        font.setPixelSize(max(1, int(font.pixelSize() * max(_SMALLEST, room / wide))))
    return font


_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Gallery(QScrollArea):
    """Tiles below headings, in as many columns as fit, larger if there is much room.

    Tab leads to one of them, arrow keys from there to the others.
    """

    typed = Signal(str)
    """Letters were typed over a tile, to start a search."""
    starred = Signal(str)
    """The key for favourites was pressed on that character."""

    def __init__(self, tiles: list[CharacterTile]) -> None:
        super().__init__()
        self._tiles = tiles
        self._groups: list[tuple[str, list[CharacterTile]]] = [("", tiles)]
        self._headings: dict[str, QLabel] = {}
        self._unit = 1.0
        self._large = False
        self._laid: tuple[object, ...] = ()
        self._places: dict[CharacterTile, tuple[int, int]] = {}
        """Row and column of the tiles that are shown."""
        self.nobody = label(said("character-tiles-nobody-like"), "quiet")
        holder = QWidget()
        self.nobody.setParent(holder)
        self.nobody.hide()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, _GAP, 0)
        self._grid.setSpacing(_GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidgetResizable(True)
        self.setWidget(holder)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab stops at a tile
        self.setAccessibleName(said("region-characters"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for tile in tiles:
            tile.setParent(holder)  # before it is shown, or it would be a window of its own
            tile.installEventFilter(self)
            tile.looked_at.connect(partial(self._seen, tile))

    @property
    def shown(self) -> list[CharacterTile]:
        """The tiles that are shown, in order."""
        return [tile for _, tiles in self._groups for tile in tiles]

    def show_groups(
        self, groups: list[tuple[str, list[CharacterTile]]], current: CharacterTile | None, *, large: bool = False
    ) -> None:
        """Show these tiles under these headings. `current`: the target of Tab, if it is one of them; `large`: there are only a few."""
        self._groups, self._large = groups, large
        shown = self.shown
        self.nobody.setVisible(not shown)
        self._lay_tiles()
        self.lead_to(current if current in shown else next(iter(shown), None))

    def lead_to(self, current: CharacterTile | None) -> None:
        """Make this one the target of Tab."""
        for tile in self._tiles:
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile is current else Qt.FocusPolicy.ClickFocus)

    def enter(self) -> None:
        """Focus the first tile."""
        if shown := self.shown:
            shown[0].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out for the new width."""
        super().resizeEvent(event)
        self._lay_tiles()

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.setMinimumHeight(round(170 * unit))
        self._lay_tiles()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys on a tile: arrows, the star, or the beginning of a search."""
        if event.type() == QEvent.Type.KeyPress and isinstance(watched, CharacterTile) and isinstance(event, QKeyEvent):
            return self._pressed(watched, event)
        return False

    def _pressed(self, tile: CharacterTile, event: QKeyEvent) -> bool:
        shown, key = self.shown, Qt.Key(event.key())
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(shown[0 if key == Qt.Key.Key_Home else -1])
        elif key in _ARROWS:
            self._go(self._beside(tile, *_ARROWS[key]))
        elif event.text() == "*":
            self.starred.emit(tile.character.id)
        elif event.text().isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.typed.emit(event.text())
        else:
            return False
        return True

    def _beside(self, tile: CharacterTile, across: int, down: int) -> CharacterTile | None:
        """The next tile in that direction; in a shorter row the last one."""
        shown = self.shown
        if across:
            place = shown.index(tile) + across
            return shown[place] if 0 <= place < len(shown) else None
        row, column = self._places[tile]
        rows = [each for each, _ in self._places.values() if (each - row) * down > 0]
        if not rows:
            return None
        next_row = min(rows) if down > 0 else max(rows)
        return max(
            (each for each in shown if self._places[each][0] == next_row and self._places[each][1] <= column),
            key=lambda each: self._places[each][1],
        )

    def _go(self, tile: CharacterTile | None) -> None:
        if tile is not None:
            tile.setFocus(Qt.FocusReason.TabFocusReason)

    def _seen(self, tile: CharacterTile) -> None:
        if tile.hasFocus():
            self.lead_to(tile)
            self.ensureWidgetVisible(tile, 0, tile.height() // 2)

    def _lay_tiles(self) -> None:
        width = self.width() / self._unit
        side = round((74 if width < 420 else 88 if width < 900 else 120) * self._unit)
        if self._large:
            side = max(side, min(self.height() - 12, round((width - 40) / 3 * self._unit)))
        gap = round(_GAP * self._unit)
        columns = max(1, (self.viewport().width() - gap) // (side + gap))
        laid = (columns, side, [(heading, list(tiles)) for heading, tiles in self._groups])
        if laid == self._laid:
            return
        self._laid = laid
        while self._grid.takeAt(0) is not None:
            pass
        self._places.clear()
        shown = set(self.shown)
        for tile in self._tiles:
            tile.setVisible(tile in shown)
        for each in self._headings.values():
            each.hide()
        self._grid.addWidget(self.nobody, 0, 0, 1, columns)
        row = 1
        for heading, tiles in self._groups:
            if heading:
                self._grid.addWidget(self._heading(heading), row, 0, 1, columns)
                row += 1
            for place, tile in enumerate(tiles):
                tile.set_unit(self._unit)
                tile.setFixedSize(QSize(side, side))
                self._places[tile] = (row + place // columns, place % columns)
                self._grid.addWidget(tile, *self._places[tile])
            row += -(-len(tiles) // columns)

    def _heading(self, text: str) -> QLabel:
        if text not in self._headings:
            self._headings[text] = label(text, "quiet")
            self._headings[text].setParent(self.widget())
        self._headings[text].show()
        return self._headings[text]


class CharacterTile(QPushButton):
    """A character in the gallery."""

    looked_at = Signal()
    looked_away = Signal()
    menu_wanted = Signal(object)
    """The context menu of this character is wanted, at this position on the screen."""

    def __init__(self, character: CharacterInfo) -> None:
        super().__init__()
        self.character = character
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(character.name)
        self.setToolTip(character.name)
        self.setProperty("grows", False)  # the gallery decides its size
        self._unit = 1.0
        self._owner: int | None = None
        self._chosen = False
        self._favourite = False

    def set_unit(self, unit: float) -> None:
        """Set the size of mark and name."""
        self._unit = unit

    def show_owner(self, owner: int | None, chosen: bool, *, favourite: bool = False, name: str = "") -> None:
        """Show which seat has this character, its player's name, and whether it is a favourite."""
        self._owner, self._chosen, self._favourite = owner, chosen, favourite
        parts = [self.character.name, level_words(self.character.complexity)]
        parts += [said("character-tiles-favourite")] if favourite else []
        parts += (
            [said("character-tiles-chosen", name=isolated(name) or said("character-tiles-seat", n=owner + 1))]
            if owner is not None
            else []
        )
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the context menu."""
        self.menu_wanted.emit(event.globalPos())

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
        if self._favourite:
            star = QRectF(picture.left() - 6 * unit, picture.top() + unit, 20 * unit, 20 * unit)
            words(painter, star, "★", THEME.title_font(19 * unit), THEME.palette.wine, CENTRE)
        name = QRectF(rect.left(), picture.bottom() + 2 * unit, rect.width(), 22 * unit)
        font = _fitted(THEME.title_font(14 * unit), self.character.short, name.width())
        words(painter, name, self.character.short, font, THEME.palette.ink, CENTRE)

    def enterEvent(self, event: object) -> None:
        """Show this character's text while the mouse is here."""
        self.looked_at.emit()
        self.update()

    def leaveEvent(self, event: object) -> None:
        """Show the chosen character's text again."""
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
