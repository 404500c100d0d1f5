# SPDX-License-Identifier: GPL-3.0-or-later
"""A field for replacing a colour: by name, with a swatch, or any colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QColorDialog

from rdi_desktop.ui.cards.scenes import palette, swatch
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.widgets import DropDown
from rdi_desktop.words import said

_SIDE = 16
_OTHER = "another"


class ColourPick(DropDown):
    """Offers the palette's colours, any other one, and leaving it as it is."""

    picked = Signal(str)
    """The colour, by name or as #rrggbb; '': the original."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setIconSize(QSize(_SIDE, _SIDE))
        self._now = ""
        self.addItem(said("workshop-colour-as-it-is"), "")
        for colour in palette():
            self.addItem(_icon(colour), colour.replace("_", " "), colour)
        self.addItem(said("workshop-colour-another"), _OTHER)
        self.activated.connect(self._activated)

    @property
    def colour(self) -> str:
        """The chosen colour."""
        return self._now

    def show_colour(self, colour: str) -> None:
        """Show that one as chosen."""
        self._now = colour
        at = self.findData(colour)
        if at < 0:
            at = self.count() - 1
            self.insertItem(at, _icon(colour), colour, colour)
        self.setCurrentIndex(at)

    def _activated(self, row: int) -> None:
        chosen = str(self.itemData(row))
        if chosen == _OTHER:
            self.show_colour(self._now)
            dialog = QColorDialog(QColor(self._now if self._now.startswith("#") else "#8a5a34"), self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.colorSelected.connect(lambda colour: self._take(colour.name()))
            dialog.open()
        else:
            self._take(chosen)

    def _take(self, colour: str) -> None:
        if colour != self._now:
            self.show_colour(colour)
            self.picked.emit(colour)


def _icon(colour: str) -> QIcon:
    pixmap = QPixmap(2 * _SIDE, 2 * _SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(swatch(colour)).render(painter, QRectF(pixmap.rect()))
    painter.setPen(QPen(QColor(THEME.palette.ink), 2))
    painter.drawRect(pixmap.rect().adjusted(1, 1, -1, -1))
    painter.end()
    return QIcon(pixmap)
