# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog for trying a character out from a chosen position: hand, numbers and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.session.tryout import Tryout
from rdi_desktop.ui.look.scrolled import Scrolled
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.character import CharacterDef

MOST_CARDS = 12
"""Cards in a hand."""
LARGEST = 30
"""Largest value of a number without a bound of its own."""
_CARD = Qt.ItemDataRole.UserRole


class TryDialog(Sheet):
    """The dialog. `others`: the other characters at the table."""

    wanted = Signal(object)
    """The Tryout to play."""
    save_wanted = Signal(object)
    """The Tryout to write as a scenario."""

    def __init__(self, content: Content, character: str, others: Sequence[str], parent: QWidget | None = None) -> None:
        self._who = who = content.characters[character]
        super().__init__(said("workshop-try-name", name=isolated(who.name)), parent, size=(1060, 580))
        self._others = tuple(others)
        self.deck = QListWidget()
        self.deck.setAccessibleName(said("workshop-try-deck"))
        self.hand = QListWidget()
        self.hand.setAccessibleName(said("workshop-try-hand"))
        for listed in (self.deck, self.hand):
            listed.setWordWrap(True)
            listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for card in who.deck:
            if not card.pile:
                item = QListWidgetItem(translated(card.title))
                item.setData(_CARD, card.id)
                item.setToolTip(" ".join(content.text(card).split()))
                self.deck.addItem(item)
        self.deck.setCurrentRow(0)
        self.numbers = {
            name: _number(said(f"workshop-try-{name}"), LARGEST) for name in ("fortitude", "alcohol", "gold")
        }
        self.tokens, self.around, self.steps = _things(who)
        self.says = label("", "objection", wrap=True)
        self.sit = BrassButton(said("workshop-try-sit"), bright=True)
        self.save = BrassButton(said("workshop-try-save"))
        self.leave = BrassButton(said("workshop-not-now"))
        self._lay_out()
        for listed, deed in ((self.deck, self._take), (self.hand, self._put_back)):
            listed.itemClicked.connect(deed)
            listed.itemActivated.connect(deed)
        self.sit.clicked.connect(lambda: self.wanted.emit(self.tryout))
        self.save.clicked.connect(lambda: self.save_wanted.emit(self.tryout))
        self.leave.clicked.connect(self.reject)
        self._tell()

    @property
    def tryout(self) -> Tryout:
        """The chosen position."""
        hand = tuple(self.hand.item(row).data(_CARD) for row in range(self.hand.count()))
        return Tryout(
            self._who.id,
            self._others,
            hand,
            _chosen(self.numbers),
            _chosen({**self.tokens, **self.steps}),
            _chosen(self.around),
        )

    # inside

    def _lay_out(self) -> None:
        numbers = QWidget()
        form = QFormLayout(numbers)
        form.setContentsMargins(0, 0, 8, 0)
        for field in self.numbers.values():
            form.addRow(label(field.accessibleName()), field)
        for id, field in self.tokens.items():
            form.addRow(label(name_of(id)), field)
        for id, words in self.steps.items():
            form.addRow(label(name_of(id)), words)
        for id, field in self.around.items():
            form.addRow(label(said("workshop-try-before-others", name=name_of(id)), wrap=True), field)
        scroll = Scrolled(numbers)
        for transparent in (numbers, scroll.viewport()):
            transparent.setAutoFillBackground(False)
        inside = self.parchment(QHBoxLayout())
        inside.setSpacing(16)
        self.counted = label("", "subheading")
        columns: tuple[tuple[QWidget, QWidget], ...] = (
            (label(said("workshop-try-the-deck"), "subheading"), self.deck),
            (self.counted, self.hand),
            (label(said("workshop-try-have"), "subheading"), scroll),
        )
        for head, body in columns:
            column = QVBoxLayout()
            column.addWidget(head)
            column.addWidget(body, 1)
            inside.addLayout(column, 1)
        self.outer.addWidget(self.says)
        self.foot(self.save, None, self.leave, self.sit)
        self.deck.setFocus()

    def _take(self, item: QListWidgetItem) -> None:
        if self.hand.count() < MOST_CARDS:
            taken = QListWidgetItem(item.text())
            taken.setData(_CARD, item.data(_CARD))
            self.hand.addItem(taken)
            self.hand.setCurrentItem(taken)
            self._tell()

    def _put_back(self, item: QListWidgetItem) -> None:
        self.hand.takeItem(self.hand.row(item))
        self._tell()

    def _tell(self) -> None:
        number = self.hand.count()
        self.counted.setText(said("workshop-try-in-hand", number=number) if number else said("workshop-try-as-dealt"))


def _number(name: str, most: int) -> DropDown:
    """A field for a number, or for leaving it as dealt."""
    field = DropDown()
    field.setAccessibleName(name)
    field.addItem(said("workshop-try-dealt"), None)
    for number in range(most + 1):
        field.addItem(str(number), number)
    return field


def _things(who: CharacterDef) -> tuple[dict[str, DropDown], dict[str, DropDown], dict[str, DropDown]]:
    """Fields for the character's tokens and numbers, for tokens before others, and for tracks with steps."""
    mine: dict[str, DropDown] = {}
    around: dict[str, DropDown] = {}
    steps: dict[str, DropDown] = {}
    for id, token in who.tokens.items():
        field = _number(name_of(id), min(token.limit, token.supply, LARGEST))
        (around if token.holders == "others" else mine)[id] = field
    for id, track in who.tracks.items():
        if track.reads is not None:
            continue
        if track.steps:
            words = DropDown()
            words.setAccessibleName(name_of(id))
            words.addItem(said("workshop-try-dealt"), None)
            for step in track.steps:
                words.addItem(step, step)
            steps[id] = words
        elif track.range[0] >= 0:
            mine[id] = _number(name_of(id), track.range[1])
    return mine, around, steps


def _chosen(fields: dict[str, DropDown]) -> dict[str, int]:
    return {id: field.currentData() for id, field in fields.items() if field.currentData() is not None}


def name_of(id: str) -> str:
    """The displayed name of a token or track."""
    return id.replace("-", " ").replace("_", " ").title()
