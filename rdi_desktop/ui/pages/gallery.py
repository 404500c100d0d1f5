# SPDX-License-Identifier: GPL-3.0-or-later
"""The gallery: every card of every deck as a picture, to be searched and read. Only visible cards are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QKeySequence, QPainter, QPen, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import CENTRE, words
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.face_cache import FaceCache, FaceKey
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.scrolled import Scrolled
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.card_index import CardIndex, once
from rdi_desktop.ui.pages.shelf import Deck, Entry, types
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, DropDown, label, paint_portrait
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_Index = QModelIndex | QPersistentModelIndex
GAP = 10
ENTRY = Qt.ItemDataRole.UserRole
_DECK = Qt.ItemDataRole.UserRole + 1
_DOWN = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_GROWN = 1.4
"""How much of chosen letters the large card and the list of decks take: both stand beside the cards."""
_REST_MS = 130
"""How long after a key typing is assumed to continue (ms)."""
_SHOW_MS, _SHARE = 120, 5
"""How often the results are updated while decks are still being read (ms); and at least so many times as long as an update takes, so that
on a busy computer reading goes on."""


class GalleryDialog(Sheet):
    """Decks to the left, their cards in the middle, the selected card to the right."""

    def __init__(self, content: Content, parent: QWidget | None = None, card: str = "") -> None:
        super().__init__(said("gallery-cards"), parent, share=(1.0, 1.0))
        self._content = content
        self._faces = Faces(content)
        self._cache = FaceCache(self)
        self._cache.ready.connect(self._drawn)
        self.card_index = CardIndex(content)
        self._searching = False
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._shown_at = QElapsedTimer()
        self._pause = 0
        """How long after the last update of the results the next may follow (ms)."""
        self._typing = QTimer(self)
        """While it runs, nothing new is drawn, so that typing stays smooth."""
        self._typing.setSingleShot(True)
        self._typing.setInterval(_REST_MS)
        room_for = parent.size() if parent is not None else QSize(1280, 720)
        unit = max(1.0, min(2.0, room_for.width() / 1280, room_for.height() / 720))
        grown = unit * min(_GROWN, max(1.0, scaling.unit() / scaling.unit_of(room_for, 1.0)))
        spare = room_for.width() - 280 * unit - 150  # beside two cards in a row, gaps and edges
        grown = min(grown, max(unit, spare / (180 + 270)))
        self._large = QSize(round(270 * grown), round(378 * grown))
        self.search = QLineEdit()
        self.search.setPlaceholderText(said("gallery-search-titles-texts-characters"))
        self.search.setAccessibleName(said("gallery-search"))
        self.search.setClearButtonEnabled(True)
        self.kinds = DropDown()
        self.kinds.setAccessibleName(said("gallery-kind-card"))
        self.kinds.addItem(said("gallery-any"))
        # Long names are complete in the open list.
        self.kinds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kinds.setMinimumContentsLength(len(said("gallery-any")))
        self.own = QCheckBox(said("gallery-deck-only"))
        self.own.setToolTip(said("gallery-without-cards-several-decks"))
        self.counted = label("", "quiet")
        self.decks = QListWidget()
        self.decks.setAccessibleName(said("gallery-decks"))
        self.decks.setFixedWidth(round(180 * grown))
        self.decks.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = QListView()
        self.picture = label()
        self.facts = label("", wrap=True)
        self.rules_button = BrassButton(said("gallery-rules"))
        self.close_button = BrassButton(said("gallery-close"), bright=True)
        self.in_a_row = 1
        """Number of cards per row."""
        self._model = CardList(self)
        self._model.shared = self._shared
        self._fill_decks(round(26 * unit))
        self._small = QSize(round(140 * unit), round(196 * unit))
        self._set_up_cards(self._small)
        self._lay_out()
        self._connect()
        self.decks.setCurrentRow(1)
        self.search.setFocus()
        if card:
            self.show_card(card)

    @property
    def entry(self) -> Entry | None:
        """The selected card."""
        entry = self.cards.currentIndex().data(ENTRY)
        return entry if isinstance(entry, Entry) else None

    @property
    def shown(self) -> Sequence[Entry]:
        """The cards that match the search."""
        return self._model.entries

    def show_card(self, definition: str) -> None:
        """Go to that card, in its deck; `DECK/` goes to a deck."""
        for row in range(self.decks.count()):
            deck = self.decks.item(row).data(_DECK)
            if not isinstance(deck, Deck):
                continue
            if definition == f"{deck.id}/":
                self.decks.setCurrentRow(row)
            ids = (
                [entry.card.id for entry in self.card_index.deck(deck)] if definition.startswith(f"{deck.id}/") else []
            )
            if definition in ids:
                self.decks.setCurrentRow(row)
                index = self._model.index(ids.index(definition))
                self.cards.setCurrentIndex(index)
                self.cards.scrollTo(index)

    def face(self, entry: Entry) -> CardFace:
        """The face of a card in its owner's colours."""
        return face_in(self._content, self._faces, entry)

    def done(self, result: int) -> None:
        """Also stop reading and drawing."""
        self._reading.stop()
        self._cache.close()
        super().done(result)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes from the search to the cards, letters back to the search; Esc first clears the search."""
        if event.type() == QEvent.Type.Resize and watched is self.cards.viewport():
            self._spread()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.search and self._pressed_in_search(event):
                return True
            if watched is self.cards and self._pressed_on_cards(event):
                return True
        return super().eventFilter(watched, event)

    def _pressed_in_search(self, event: QKeyEvent) -> bool:
        if event.key() in _DOWN and self._model.entries:
            self.cards.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            return False
        return True

    def _pressed_on_cards(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want_rules()
        elif event.text().isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.search.setFocus()
            self.search.setText(event.text())
        elif event.key() == Qt.Key.Key_Up and self.cards.currentIndex().row() < self.in_a_row:
            self.search.setFocus()
        else:
            return False
        return True

    def _spread(self) -> None:
        """Use as many cards per row as fit, with the rest of the width between them."""
        width, card = self.cards.viewport().width() - 2, self._small
        self.in_a_row = max(1, width // (card.width() + GAP))
        self.cards.setGridSize(QSize(width // self.in_a_row, card.height() + GAP))

    # inside

    def _fill_decks(self, side: int) -> None:
        self.decks.setIconSize(QSize(side, side))
        self.decks.addItem(said("gallery-all"))
        self.decks.setUniformItemSizes(True)  # so that Qt asks only for the signs that are seen
        for deck in self.card_index.decks:
            self.decks.addItem(DeckItem(deck, side, self.devicePixelRatioF()))

    def _set_up_cards(self, size: QSize) -> None:
        cards = self.cards
        cards.setViewMode(QListView.ViewMode.IconMode)
        cards.setMovement(QListView.Movement.Static)
        cards.setResizeMode(QListView.ResizeMode.Adjust)
        cards.setUniformItemSizes(True)
        cards.setSelectionMode(QListView.SelectionMode.SingleSelection)
        cards.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        cards.setAccessibleName(said("gallery-cards-2"))
        cards.setMouseTracking(True)
        cards.setModel(self._model)
        cards.setItemDelegate(CardPainter(cards, self.face, self._cache, size, self._shared, self._typing.isActive))
        cards.verticalScrollBar().setSingleStep(size.height() // 4)
        cards.setMinimumWidth(size.width() * 2 + 60)

    def _lay_out(self) -> None:
        head = Flow(gap=12)
        self.search.setMinimumWidth(150)
        head.addWidget(self.search)
        head.addWidget(self.kinds)
        head.addWidget(self.own)
        head.addWidget(self.counted)
        middle = QVBoxLayout()
        middle.addLayout(head)
        middle.addWidget(self.cards, 1)
        self.picture.setFixedSize(self._large)
        about = QWidget()
        below = QVBoxLayout(about)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.picture)
        below.addWidget(self.facts)
        below.addStretch()
        told = Scrolled(about, whole=True)
        told.setAccessibleName(said("gallery-about-card"))
        side = QVBoxLayout()
        side.addWidget(told, 1)
        foot = Flow()
        foot.addWidget(self.rules_button)
        foot.addWidget(self.close_button)
        side.addLayout(foot)
        for part in (self.decks, self.cards, self.picture):
            part.setProperty("grows", False)  # as large as the cards, which grow with the window only
        inside = self.parchment(QHBoxLayout())
        inside.setSpacing(14)
        inside.addWidget(self.decks)
        inside.addLayout(middle, 1)
        inside.addLayout(side)

    def _connect(self) -> None:
        self.rules_button.clicked.connect(self._want_rules)
        self.close_button.clicked.connect(self.accept)
        self.decks.currentRowChanged.connect(self._deck_chosen)
        self.search.textChanged.connect(self._searched)
        self._typing.timeout.connect(self._rested)
        self.kinds.currentTextChanged.connect(self._refresh)
        self.own.toggled.connect(self._own_turned)
        self.cards.selectionModel().currentChanged.connect(self._show_card)
        self.search.installEventFilter(self)
        self.cards.installEventFilter(self)
        self.cards.viewport().installEventFilter(self)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.search.setFocus)

    @property
    def everywhere(self) -> bool:
        """Whether all decks are searched: then equal cards are shown once."""
        return self.decks.currentRow() == 0

    def _chosen(self) -> list[Entry]:
        """The cards of the chosen deck; for all decks, those read so far."""
        deck = self.decks.currentItem().data(_DECK)
        return self.card_index.deck(deck) if isinstance(deck, Deck) else self.card_index.everything()

    def _deck_chosen(self, row: int) -> None:
        if row == 0 or self.own.isChecked():
            self._reading.start(0)
        self._refresh()

    def _own_turned(self) -> None:
        """Whether other decks have a card, too, is known only when all have been read."""
        self._reading.start(0)
        self._refresh()

    def _read_on(self) -> None:
        """Read one more deck between two frames, until all are read; results are updated now and then."""
        more = self.card_index.read_on()
        if not more:
            self._reading.stop()
        waited = not self._shown_at.isValid() or self._shown_at.elapsed() > self._pause
        if (self.everywhere or self.own.isChecked()) and (waited or not more):
            self._refresh()

    def _shared(self, entry: Entry) -> int:
        """In how many decks the card shown is."""
        return self.card_index.shared(entry) if self.everywhere else 1

    def _searched(self, text: str) -> None:
        """Starting a search searches all decks; after that one of them may be chosen."""
        if text.strip() and not self._searching:
            self.decks.setCurrentRow(0)
        self._searching = bool(text.strip())
        self._typing.start()
        self._refresh()

    def _rested(self) -> None:
        """Typing has stopped: draw what is visible."""
        self.cards.viewport().update()
        self._show_card()

    def _refresh(self) -> None:
        self._shown_at.start()
        chosen = self._chosen()
        self._offer(types(chosen))
        kind = self.kinds.currentText()
        found = self.card_index.found(
            chosen, self.search.text(), "" if kind == said("gallery-any") else kind, own=self.own.isChecked()
        )
        matching = once(found) if self.everywhere else list(found)
        before = self.entry
        self._model.show(matching)
        self.counted.setText(said("gallery-cards-counted", n=len(matching)))
        row = next((row for row, entry in enumerate(matching) if before and entry.card.id == before.card.id), 0)
        self.cards.setCurrentIndex(self._model.index(row))
        self._show_card()
        self._pause = max(_SHOW_MS, _SHARE * self._shown_at.restart())

    def _offer(self, labels: list[str]) -> None:
        """Offer these types; the chosen one stays."""
        now = self.kinds.currentText()
        any_ = said("gallery-any")
        wanted = [any_, *sorted({*labels, now} - {any_})]
        if wanted != [self.kinds.itemText(i) for i in range(self.kinds.count())]:
            self.kinds.blockSignals(True)
            self.kinds.clear()
            self.kinds.addItems(wanted)
            self.kinds.setCurrentText(now)
            self.kinds.blockSignals(False)

    def _want_rules(self) -> None:
        if self.entry is not None:
            self.page_wanted.emit("rules", self.entry.deck.id)

    def _show_card(self) -> None:
        entry = self.entry
        self.rules_button.setEnabled(entry is not None)
        if entry is None:
            self.picture.clear()
            deck = self.decks.currentItem().data(_DECK)
            if self._reading.isActive() and not isinstance(deck, Deck):
                self.facts.setText(said("gallery-looking"))
            else:
                whose = said("gallery-card-deck", short=deck.short) if isinstance(deck, Deck) else said("gallery-card")
                self.facts.setText(said("gallery-holds-these-words", whose=whose))
            return
        face, dpr = self.face(entry), self.devicePixelRatioF()
        waits = self._typing.isActive() and not self._cache.has(face, self._large, dpr)
        pixmap = self._cache.face(face, self._large, dpr) if not waits else None
        if pixmap is not None:
            self.picture.setPixmap(pixmap)
        else:
            self.picture.clear()
        self.picture.setAccessibleName(f"{translated(entry.card.title)}. {entry.type_label}. {entry.text}")
        told = self.card_index.told(entry) if self.everywhere else f"{isolated(entry.deck.name)}\n{entry.copies}"
        also = self.card_index.shared(entry) if not self.everywhere else 1
        more = said("gallery-also-other-deck", also=also - 1, also2=also > 2) if also > 1 else ""
        self.facts.setText("\n".join(part for part in (told, more, entry.origin) if part))
        self.facts.setToolTip(self.card_index.where(entry) if max(also, self._shared(entry)) > 1 else "")

    def _drawn(self, key: FaceKey) -> None:
        self.cards.viewport().update()
        if key.width == self._large.width():
            self._show_card()


def face_in(content: Content, faces: Faces, entry: Entry) -> CardFace:
    """The face of a card in its owner's colours."""
    face = faces.face_of(entry.card.id)
    character = content.seated(entry.deck.id)
    if character is None:
        return face
    accent = character.colour if QColor(character.colour).isValid() else face.accent
    return face._replace(owner_name=character.name, emblem=character.id, accent=accent)


class DeckItem(QListWidgetItem):
    """A deck in the list, whose sign is painted when it is first seen."""

    def __init__(self, deck: Deck, side: int, dpr: float) -> None:
        super().__init__(deck.short)
        self.setData(_DECK, deck)
        self.setToolTip(deck.name)
        self._drawn: QIcon | None = None
        self._how = deck, side, dpr

    def data(self, role: int) -> object:
        """Whatever Qt asks for."""
        if role != Qt.ItemDataRole.DecorationRole:
            return super().data(role)
        if self._drawn is None:
            self._drawn = _sign(*self._how)
        return self._drawn


def _sign(deck: Deck, side: int, dpr: float) -> QIcon:
    """The icon of a deck: a portrait, or what it contains."""
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    rect = QRectF(0, 0, side, side)
    if deck.sign:
        draw_art(painter, deck.sign, rect)
    else:
        paint_portrait(painter, rect, deck.id, deck.name)
    painter.end()
    return QIcon(pixmap)


class CardList(QAbstractListModel):
    """The list of entries that are shown."""

    entries: Sequence[Entry] = ()
    shared: Callable[[Entry], int] = staticmethod(lambda _entry: 1)
    """In how many decks a card is."""

    def show(self, entries: Sequence[Entry]) -> None:
        """Show these."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.entries):
            return None
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return translated(entry.card.title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            many = self.shared(entry)
            return f"{translated(entry.card.title)}. {entry.type_label}. {entry.text}" + (
                (" " + said("gallery-decks-2", many=many)) if many > 1 else ""
            )
        return None


class CardPainter(QStyledItemDelegate):
    """Paints cards; each as soon as its picture is ready."""

    def __init__(
        self,
        cards: QListView,
        face: Callable[[Entry], CardFace],
        cache: FaceCache,
        size: QSize,
        shared: Callable[[Entry], int] = lambda _entry: 1,
        typing: Callable[[], bool] = lambda: False,
    ) -> None:
        """`shared`: in how many decks a card is; `typing`: whether nothing new may be drawn just now."""
        super().__init__(cards)
        self._typing = typing
        self._cards, self._face, self._cache, self.size, self._shared = cards, face, cache, size, shared

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        grid = self._cards.gridSize()
        return grid if grid.isValid() else self.size + QSize(GAP, GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = index.data(ENTRY)
        if not isinstance(entry, Entry):
            return
        style: Any = option  # the stubs do not know its fields
        place = QRectF(style.rect).center()
        card = QRectF(0, 0, self.size.width(), self.size.height())
        card.moveCenter(place)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if style.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            marked = bool(style.state & QStyle.StateFlag.State_Selected)
            painter.setPen(QPen(QColor(THEME.palette.copper_dark), 4 if marked else 2))
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), 9, 9)
        face, dpr = self._face(entry), painter.device().devicePixelRatioF()
        waits = self._typing() and not self._cache.has(face, self.size, dpr)
        pixmap = self._cache.face(face, self.size, dpr) if not waits else None
        if pixmap is not None:
            painter.drawPixmap(card.topLeft(), pixmap)
        else:
            self._paint_board(painter, card, entry)
        if (many := self._shared(entry)) > 1:
            self._paint_many(painter, card, many)
        painter.restore()

    def _paint_board(self, painter: QPainter, card: QRectF, entry: Entry) -> None:
        """The placeholder of a card that is not drawn yet: its title."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(THEME.palette.parchment_shade))
        painter.drawRoundedRect(card, 8, 8)
        painter.setPen(QColor(THEME.palette.ink))
        painter.setFont(THEME.title_font(16 * card.width() / 140))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(
            card.adjusted(10, 12, -10, -10), flags | Qt.TextFlag.TextWordWrap, translated(entry.card.title)
        )

    def _paint_many(self, painter: QPainter, card: QRectF, many: int) -> None:
        """The note in how many decks it is."""
        unit = card.width() / 140
        badge = QRectF(card.center().x() - 33 * unit, card.bottom() - 9 * unit, 66 * unit, 18 * unit)
        painter.setPen(QPen(QColor(THEME.palette.shadow), 1.2))
        painter.setBrush(QColor(THEME.palette.parchment_light))
        painter.drawRoundedRect(badge, 8 * unit, 8 * unit)
        words(painter, badge, said("gallery-in-decks", n=many), THEME.title_font(13 * unit), THEME.palette.ink, CENTRE)
