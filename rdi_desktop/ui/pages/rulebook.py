# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook dialog: chapters and search to the left, the page to the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.content.rulebook.chapters import slug
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.pages.rulebook_text import RuleText
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content.rulebook import Book

INDEX = "index"
_PLACE = Qt.ItemDataRole.UserRole
_FOLDED = ("Characters",)
"""Parts that are collapsed at first."""
_LISTS, _MOST_LISTS = 270, 0.36
"""Width of the lists to the left (px of the smallest window), and the most of the sheet that they take."""
_DOWN = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RulebookDialog(Sheet):
    """Shows a book. Emits signals for what it cannot do itself: show a card, play an example."""

    keys_here = "keys-here-rules"
    example_wanted = Signal(str, str)
    """An example, and the reader's place."""

    def __init__(self, book: Book, parent: QWidget | None = None, place: str = "") -> None:
        super().__init__(said("rulebook-rules"), parent, share=(1.0, 1.0))
        self.book = book
        self._items: dict[str, QTreeWidgetItem] = {}
        self._way: list[str] = []
        """The history of places."""
        self._at = -1
        self.search = QLineEdit()
        self.search.setPlaceholderText(said("rulebook-search-rules"))
        self.search.setAccessibleName(said("rulebook-search"))
        self.search.setClearButtonEnabled(True)
        self.chapters = QTreeWidget()
        self.chapters.setHeaderHidden(True)
        self.chapters.setAccessibleName(said("rulebook-chapters"))
        self.chapters.setIndentation(14)
        self.found = QListWidget()
        self.found.setAccessibleName(said("rulebook-found"))
        self.found.setWordWrap(True)
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lists = QStackedWidget()
        self.lists.addWidget(self.chapters)
        self.lists.addWidget(self.found)
        self.counted = label("", "quiet")
        self.text = RuleText(book, Faces(book.content))
        self.back = BrassButton("◀", pixels=15)
        self.forward = BrassButton("▶", pixels=15)
        self.index = BrassButton(said("rulebook-index"), pixels=15)
        self.close_button = BrassButton(said("rulebook-close"), bright=True, pixels=15)
        for button, name in (
            (self.back, said("rulebook-back-alt-left")),
            (self.forward, said("rulebook-again-alt-right")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self._unread = book.unopened()
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._fill()
        self._lay_out()
        self._connect()
        self.open_at(place or book.chapters[0].id)
        self.search.setFocus()
        self._reading.start(0)

    @property
    def place(self) -> str:
        """The present place: where the reader has scrolled to, or the one that was opened."""
        here = self._way[self._at]
        if here == INDEX or not self.text.scrolled:
            return here
        return self.text.top_place() or here

    def open_at(self, place: str) -> None:
        """Open the book at that place; at the beginning if there is no such place."""
        if place != INDEX and place not in self.book.by_place:
            place = self.book.chapters[0].id
        if not self._way or self._way[self._at] != place:
            self._way[self._at + 1 :] = [place]
            self._at += 1
        self._show()

    def go(self, step: int) -> None:
        """Back in the history, or forward."""
        if 0 <= self._at + step < len(self._way):
            self._at += step
            self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes from the search to its results, Enter opens the first."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _DOWN:
            shown = self.lists.currentWidget()
            if shown is self.found and self.found.count():
                self.found.setCurrentRow(0)
                self.found.setFocus()
                return True
            if event.key() == Qt.Key.Key_Down:
                self.chapters.setFocus()
                return True
        return super().eventFilter(watched, event)

    # inside

    def _fill(self) -> None:
        parts: dict[str, QTreeWidgetItem] = {}
        for chapter in self.book.chapters:
            part = parts.get(chapter.part)
            if part is None:
                part = parts[chapter.part] = QTreeWidgetItem([said(f"book-part-{slug(chapter.part)}")])
                part.setFlags(Qt.ItemFlag.ItemIsEnabled)
                font = part.font(0)
                font.setBold(True)
                part.setFont(0, font)
                self.chapters.addTopLevelItem(part)
            item = QTreeWidgetItem([chapter.title])
            item.setData(0, _PLACE, chapter.id)
            part.addChild(item)
            self._items[chapter.id] = item
        for name, part in parts.items():
            part.setExpanded(name not in _FOLDED)

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.addWidget(self.search)
        side.addWidget(self.lists, 1)
        side.addWidget(self.counted)
        left = self._left = QWidget()
        left.setLayout(side)
        left.setFixedWidth(_LISTS)
        side.setContentsMargins(0, 0, 0, 0)
        foot = Flow()
        for button in (self.back, self.forward, self.index, self.close_button):
            foot.addWidget(button)
        page = QVBoxLayout()
        page.addWidget(self.text, 1)
        page.addLayout(foot)
        inside = self.parchment(QHBoxLayout())
        inside.setSpacing(18)
        inside.addWidget(left)
        inside.addLayout(page, 1)

    def fit(self) -> None:
        """Leave most of a narrow sheet to the text."""
        super().fit()
        self._left.setFixedWidth(min(self._left.maximumWidth(), round(_MOST_LISTS * self.width())))

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.accept)
        self.back.clicked.connect(lambda: self.go(-1))
        self.forward.clicked.connect(lambda: self.go(1))
        self.index.clicked.connect(lambda: self.open_at(INDEX))
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.chapters.currentItemChanged.connect(self._chapter_chosen)
        self.found.currentItemChanged.connect(self._found_chosen)
        self.text.place_wanted.connect(self.open_at)
        self.text.card_wanted.connect(lambda card: self.page_wanted.emit("cards", card))
        self.text.example_wanted.connect(lambda id: self.example_wanted.emit(id, self.place))
        for keys, call in (
            (QKeySequence.StandardKey.Find, self.search.setFocus),
            (QKeySequence("Alt+Left"), lambda: self.go(-1)),
            (QKeySequence("Alt+Right"), lambda: self.go(1)),
            (QKeySequence("F2"), self.accept),
        ):
            QShortcut(keys, self).activated.connect(call)

    def _show(self) -> None:
        place = self._way[self._at]
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at < len(self._way) - 1)
        if place == INDEX:
            self.text.show_index()
            self._mark("")
            return
        chapter = self.book.by_place[place][0]
        self.text.show_chapter(self.book.opened(chapter), place)
        self._mark(chapter.id)

    def _mark(self, chapter: str) -> None:
        """Select the chapter in the list without opening it again."""
        self.chapters.blockSignals(True)
        self.chapters.clearSelection()
        if (item := self._items.get(chapter)) is not None:
            self.chapters.setCurrentItem(item)
            self.chapters.scrollToItem(item)
        self.chapters.blockSignals(False)

    def _chapter_chosen(self, item: QTreeWidgetItem | None) -> None:
        place = item.data(0, _PLACE) if item is not None else None
        if isinstance(place, str):
            self.open_at(place)

    def _read_on(self) -> None:
        """Prepare one more page for searching between two frames."""
        chapter = next(self._unread, None)
        if chapter is not None:
            self.book.opened(chapter)
            return
        self._reading.stop()
        if self.search.text().strip():
            self._searched(self.search.text())

    def done(self, result: int) -> None:
        """Also stop preparing pages."""
        self._reading.stop()
        super().done(result)

    def _searched(self, text: str) -> None:
        hits = self.book.search(text)
        self.found.blockSignals(True)
        self.found.clear()
        for hit in hits:
            where = "" if hit.place.level == 1 else f" · {hit.chapter.title}"
            item = QListWidgetItem(f"{hit.place.title}{where}\n{hit.around}")
            item.setData(_PLACE, hit.place.id)
            self.found.addItem(item)
        self.found.blockSignals(False)
        searching = bool(text.strip())
        self.lists.setCurrentWidget(self.found if searching else self.chapters)
        many = said("rulebook-nothing-found") if not hits else said("rulebook-places", n=len(hits))
        self.counted.setText(many if searching else "")

    def _found_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_at(str(item.data(_PLACE)))
