# SPDX-License-Identifier: GPL-3.0-or-later
"""The cookbook: what a card could do, the lines for it, the resulting card, and a button to insert it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from rdi_desktop.content.cookbook import Idea, ideas, shown
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.pages.gallery import face_in
from rdi_desktop.ui.pages.shelf import Deck, Entry, entries
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.workshop.names_dialog import NamesDialog
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content

CARD = (156, 218)
"""Size of a card (px)."""
MOST = 2
"""Most cards shown for an idea."""
_IDEA = Qt.ItemDataRole.UserRole


class Ideas(QWidget):
    """The page. `known`: the program's content."""

    wanted = Signal(object)
    """The idea to insert."""

    def __init__(self, known: Content) -> None:
        super().__init__()
        self._known = known
        self._unit = 1.0
        self._faces: dict[str, list[QPixmap]] = {}
        self.search = QLineEdit()
        self.search.setPlaceholderText(said("workshop-ideas-hint"))
        self.search.setAccessibleName(said("workshop-ideas-search"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(said("workshop-ideas-list"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.pictures = [QLabel() for _ in range(MOST)]
        self.lines = label("", "quiet", wrap=True)
        self.lines.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.put = BrassButton(said("workshop-ideas-put"), bright=True, pixels=15)
        self.put.setToolTip(said("workshop-ideas-put-help"))
        inside = QVBoxLayout(self)
        inside.addWidget(self.search)
        inside.addWidget(self.list, 1)
        cards = QHBoxLayout()
        for picture in self.pictures:
            picture.setProperty("grows", False)
            cards.addWidget(picture)
        cards.addStretch()
        inside.addLayout(cards)
        inside.addWidget(self.lines)
        inside.addWidget(self.put, 0, Qt.AlignmentFlag.AlignLeft)
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(lambda _item: self._show())
        self.list.itemActivated.connect(lambda _item: self._put())
        self.put.clicked.connect(self._put)
        self._fill()

    @property
    def idea(self) -> Idea | None:
        """The selected idea."""
        chosen = [item.data(_IDEA) for item in self.list.selectedItems()]
        return chosen[0] if chosen and isinstance(chosen[0], Idea) else None

    def showEvent(self, event: object) -> None:
        """Draw the selected idea when the page becomes visible."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """With another theme, draw the cards again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._faces.clear()
            self._show()

    def fit(self, unit: float) -> None:
        """Scale the cards (1: the smallest window)."""
        self._unit = unit
        self._faces.clear()
        self._show()

    # inside

    def _fill(self) -> None:
        words = self.search.text().lower().split()
        self.list.clear()
        for idea in ideas():
            if all(word in idea.words for word in words):
                item = QListWidgetItem(idea.want)
                item.setData(_IDEA, idea)
                self.list.addItem(item)
        self.list.setCurrentRow(0)
        self._show()

    def _show(self) -> None:
        idea = self.idea
        for picture in self.pictures:
            picture.hide()
        self.lines.setText(idea.lines if idea is not None else said("workshop-ideas-nothing"))
        self.put.setEnabled(idea is not None)
        if idea is None or not self.isVisible():
            return
        for picture, pixmap in zip(self.pictures, self._drawn(idea), strict=False):
            picture.setPixmap(pixmap)
            picture.show()

    def _drawn(self, idea: Idea) -> list[QPixmap]:
        if idea.want not in self._faces:
            content, who = shown(idea, self._known)
            titles = {card["title"] for card in idea.cards}
            deck = Deck(who, "", "")
            found = [entry for entry in entries(content, deck) if entry.card.title in titles][:MOST]
            self._faces[idea.want] = [self._face(content, entry) for entry in found]
        return self._faces[idea.want]

    def _face(self, content: Content, entry: Entry) -> QPixmap:
        unit = self._unit
        face = face_in(content, Faces(content), entry)
        return QPixmap.fromImage(
            render_face(face, round(CARD[0] * unit), round(CARD[1] * unit), self.devicePixelRatioF())
        )

    def _put(self) -> None:
        """Ask for its names."""
        if self.idea is not None and self.put.isEnabled():
            dialog = NamesDialog(self.idea, self.window())
            dialog.wanted.connect(self.wanted)
            dialog.open()
