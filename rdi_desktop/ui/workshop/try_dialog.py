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

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.character import CharacterDef

MOST_CARDS = 12
"""Cards in a hand."""
LARGEST = 30
"""Largest value of a number without a bound of its own."""
_CARD = Qt.ItemDataRole.UserRole
AS_DEALT = "as dealt"


class TryDialog(Sheet):
    """The dialog. `others`: the other characters at the table."""

    wanted = Signal(object)
    """The Tryout to play."""
    save_wanted = Signal(object)
    """The Tryout to write as a scenario."""

    def __init__(self, content: Content, character: str, others: Sequence[str], parent: QWidget | None = None) -> None:
        self._who = who = content.characters[character]
        super().__init__(f"Try {isolated(who.name)}", parent, size=(1060, 580))
        self._others = tuple(others)
        self.deck = QListWidget()
        self.deck.setAccessibleName("Cards of the deck: Return puts one into the hand")
        self.hand = QListWidget()
        self.hand.setAccessibleName("In my hand: Return takes one out")
        for listed in (self.deck, self.hand):
            listed.setWordWrap(True)
            listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for card in who.deck:
            if not card.pile:
                item = QListWidgetItem(card.title)
                item.setData(_CARD, card.id)
                item.setToolTip(" ".join(content.text(card).split()))
                self.deck.addItem(item)
        self.deck.setCurrentRow(0)
        self.numbers = {name: _number(f"My {name.title()}", LARGEST) for name in ("fortitude", "alcohol", "gold")}
        self.tokens, self.around, self.steps = _things(who)
        self.says = label("", "objection", wrap=True)
        self.sit = BrassButton("Sit down", bright=True)
        self.save = BrassButton("Save as a scenario …")
        self.leave = BrassButton("Not now")
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
        for name, field in self.numbers.items():
            form.addRow(label(name.title()), field)
        for id, field in self.tokens.items():
            form.addRow(label(name_of(id)), field)
        for id, words in self.steps.items():
            form.addRow(label(name_of(id)), words)
        for id, field in self.around.items():
            form.addRow(label(f"{name_of(id)}, before each other", wrap=True), field)
        scroll = Scrolled(numbers)
        for transparent in (numbers, scroll.viewport()):
            transparent.setAutoFillBackground(False)
        inside = self.parchment(QHBoxLayout())
        inside.setSpacing(16)
        self.counted = label("", "subheading")
        columns: tuple[tuple[QWidget, QWidget], ...] = (
            (label("The deck", "subheading"), self.deck), (self.counted, self.hand), (label("And I have", "subheading"), scroll)
        )  # fmt: skip
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
        self.counted.setText(f"In my hand ({number})" if number else "In my hand: as dealt")


def _number(name: str, most: int) -> DropDown:
    """A field for a number, or for leaving it as dealt."""
    field = DropDown()
    field.setAccessibleName(name)
    field.addItem(AS_DEALT, None)
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
            words.addItem(AS_DEALT, None)
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
