# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of seats of a new table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from rdi_desktop.session.draft import AUTOMATON, AUTOMATON_NAME
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.catalogue import CharacterInfo
from rdi_desktop.ui.panels.widgets import DropDown, ElidedLabel, Portrait, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

CONTROLLERS = (
    HUMAN,
    *(f"bot:{name}" for name in ("regular", "careful", "gambler", "brawler", "shark", "stranger", "tipsy")),
)
ROW = 44
"""Height of a row (px of the smallest window)."""


class AutomatonRow(QWidget):
    """The automaton that joins two players."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(ROW)
        portrait = Portrait(36)
        portrait.show_character(AUTOMATON, AUTOMATON_NAME)
        row = QHBoxLayout(self)
        row.setContentsMargins(44, 4, 8, 4)
        row.addWidget(portrait)
        row.addWidget(label(said("seat-rows-goes-first-follows-his", AUTOMATON_NAME=AUTOMATON_NAME)))
        row.addStretch()


class SeatRow(QPushButton):
    """One seat: its mark, character, name and controller."""

    selected = Signal(int)
    changed = Signal(int)
    removed = Signal(int)
    raised = Signal(int)
    """Exchange it with the seat above."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        self._marked = False
        self.setFixedHeight(ROW)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.portrait = Portrait(36)
        self.name = QLineEdit()
        self.name.setMaxLength(20)
        self.name.setAccessibleName(said("seat-rows-name-player", index=index + 1))
        self.character = ElidedLabel("")
        self.controller = DropDown()
        self.controller.setAccessibleName(said("seat-rows-decides-player", index=index + 1))
        for controller in CONTROLLERS:
            self.controller.addItem(said(f"seat-rows-{controller.replace(':', '-')}"), controller)
        self.remove = _sign("✕", said("seat-rows-take-seat-away"), said("seat-rows-take-away-player", index=index + 1))
        self.up = _sign(
            "▲", said("seat-rows-change-places-whoever-sits"), said("seat-rows-move-player-up", index=index + 1)
        )
        keeps_place = self.up.sizePolicy()
        keeps_place.setRetainSizeWhenHidden(True)
        self.up.setSizePolicy(keeps_place)
        row = QHBoxLayout(self)
        row.setContentsMargins(44, 4, 8, 4)
        row.addWidget(self.portrait)
        row.addWidget(self.character, 2)
        self.name.setMinimumWidth(118)
        self.controller.setFixedWidth(178)
        row.addWidget(self.name, 3)
        row.addWidget(self.controller)
        row.addWidget(self.up)
        self.up.setVisible(index > 0)  # after it has a parent, or it would be a window of its own
        row.addWidget(self.remove)
        self.character.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.portrait.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clicked.connect(lambda: self.selected.emit(self.index))
        self.name.textEdited.connect(lambda _text: self.changed.emit(self.index))
        self.controller.activated.connect(lambda _index: self.changed.emit(self.index))
        self.remove.clicked.connect(lambda: self.removed.emit(self.index))
        self.up.clicked.connect(lambda: self.raised.emit(self.index))

    def show_seat(self, name: str, character: CharacterInfo | None, controller: str, role: str = "") -> None:
        """Show the seat; `role`: its role in a team game."""
        if self.name.text() != name:
            self.name.setText(name)
            self.name.setCursorPosition(0)
        self.controller.setCurrentIndex(max(0, self.controller.findData(controller)))
        short = character.short if character else "…"
        self.character.setText(short)
        self.setToolTip(role)
        self.portrait.show_character(character.id if character else None, character.name if character else "")
        told = f"{isolated(name)}, {character.name if character else said('seat-rows-character-yet')}"
        self.setAccessibleName(f"{told}, {role}" if role else told)

    def mark(self, selected: bool, removable: bool) -> None:
        """Set whether this is the selected seat, and whether it may be removed."""
        self._marked = selected
        self.remove.setVisible(removable)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row's ground and the seat's mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = THEME.seat(self.index)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = QColor(accent.colour)
        ground.setAlpha(70 if self._marked else 22)
        painter.setBrush(ground)
        strong = self._marked or self.hasFocus()
        painter.setPen(QPen(QColor(accent.dark if strong else THEME.palette.parchment_shade), 2 if strong else 1))
        painter.drawRoundedRect(rect, 8, 8)
        unit = self.height() / ROW
        mark = QRectF(12 * unit, rect.center().y() - 12 * unit, 24 * unit, 24 * unit)
        draw_art(painter, f"seats/{accent.shape}", mark)


def _sign(text: str, tip: str, name: str) -> QPushButton:
    """A small flat button."""
    made = QPushButton(text)
    made.setToolTip(tip)
    made.setAccessibleName(name)
    made.setFixedSize(26, 26)
    made.setStyleSheet(
        f"QPushButton {{ border: none; background: transparent; color: {THEME.palette.ink_soft}; }}"
        f"QPushButton:hover, QPushButton:focus {{ color: {THEME.palette.wine}; font-weight: bold; }}"
        f"QPushButton:focus {{ border: 2px solid {THEME.palette.wine}; border-radius: 5px; }}"
    )
    return made
