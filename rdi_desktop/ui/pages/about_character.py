# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's description, with a link to its cards and a star for favourites."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rdi_desktop.ui.pages.catalogue import CharacterInfo
from rdi_desktop.ui.pages.character_criteria import level_words
from rdi_desktop.ui.panels.widgets import BrassButton, Portrait, label
from rdi_desktop.words import said

_LARGE, _SMALL = 96, 72
"""Sizes of the portrait (px of the smallest window)."""
_BESIDE = 14
"""Gap between it and the text (px of the smallest window)."""
_HIGH, _LOW = 150, 92
"""Least heights of the widget."""


class AboutCharacter(QWidget):
    """Shows one character."""

    cards_wanted = Signal(str)
    """The character whose cards to show."""
    star_turned = Signal(str)
    """The character to add to or remove from the favourites."""

    def __init__(self) -> None:
        super().__init__()
        self.character: CharacterInfo | None = None
        self.portrait = Portrait(_LARGE)
        self.portrait.setProperty("grows", False)
        self._unit, self._all = 1.0, True
        self.name = label("", "subheading", wrap=True)
        self.complexity = label("", "quiet")
        self.who = label("", wrap=True)
        self.play = label("", "quiet", wrap=True)
        self.cards = BrassButton(said("about-character-cards"), pixels=13)
        self.cards.clicked.connect(lambda: self._say(self.cards_wanted))
        self.star = BrassButton("☆", pixels=13)
        self.star.clicked.connect(lambda: self._say(self.star_turned))
        head = self._head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.name, 1)
        head.addWidget(self.complexity)
        head.addWidget(self.star)
        head.addWidget(self.cards)
        text = QVBoxLayout()
        text.setSpacing(3)
        text.addLayout(head)
        text.addWidget(self.who)
        text.addStretch()
        row = QHBoxLayout()
        row.setSpacing(_BESIDE)
        row.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(text, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 4, 4, 0)
        whole.setSpacing(3)
        whole.addLayout(row)
        whole.addWidget(self.play)
        whole.addStretch()
        self.setMinimumHeight(_HIGH)

    def show_all(self, all: bool) -> None:
        """Show the whole text, or only who it is, with how to play it as a tooltip."""
        self._all = all
        self.play.setVisible(all)
        side = round((_LARGE if all else _SMALL) * self._unit)
        self.portrait.setFixedSize(side, side)
        self.setMinimumHeight(round((_HIGH if all else _LOW) * self._unit))

    def needed(self, width: int, all: bool, characters: Iterable[CharacterInfo]) -> int:
        """How high it has to be at that width (px) for what it says of any of these; `all`: with how to play them."""
        side = round((_LARGE if all else _SMALL) * self._unit)
        beside = width - side - round((_BESIDE + 4) * self._unit)
        head, who, play = self._head.sizeHint().height(), 0, 0
        for each in characters:
            who = max(who, _high(self.who, each.who, beside))
            play = max(play, _high(self.play, each.play, width - 4)) if all else 0
        return max(side, head + who + round(3 * self._unit)) + play + round(10 * self._unit)

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.show_all(self._all)

    def show_character(self, character: CharacterInfo | None, *, favourite: bool = False) -> None:
        """Show this character's text."""
        self.character = character
        self.setToolTip(character.play if character else "")
        self.portrait.show_character(character.id if character else None, character.name if character else "")
        self.name.setText(character.name if character else said("about-character-nobody-yet"))
        level = character.complexity if character else 0
        self.complexity.setText(f"{'◆' * level}{'◇' * (3 - level)}" if character else "")
        self.complexity.setAccessibleName(level_words(level))
        self.complexity.setToolTip(level_words(level))
        self.portrait.setToolTip(character.box if character else "")
        self.who.setText(character.who if character else said("about-character-choose-somebody-gallery"))
        self.play.setText(character.play if character else "")
        for button in (self.star, self.cards):
            button.setEnabled(character is not None)
        self.star.setText("★" if favourite else "☆")
        name = character.short if character else ""
        self.star.setAccessibleName(
            said("about-character-favourite-any-more", name=name)
            if favourite
            else said("about-character-a-favourite", name=name)
        )
        self.star.setToolTip(
            said("about-character-favourite-any-more-2") if favourite else said("about-character-favourite")
        )
        self.cards.setAccessibleName(said("about-character-cards-2", name=name))
        self.cards.setToolTip(said("about-character-cards-character-table-stays"))

    def _say(self, signal: object) -> None:
        if self.character is not None:
            signal.emit(self.character.id)  # type: ignore[attr-defined]


def _high(label: QLabel, text: str, width: int) -> int:
    """How high these words are in that label, in lines of that width (px)."""
    flags = Qt.TextFlag.TextWordWrap
    return label.fontMetrics().boundingRect(QRect(0, 0, max(1, width), 1 << 16), int(flags), text).height()
