# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages beside a file's text: mistakes and warnings, its cards, the deck in numbers, the rules in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.content.usual import USUAL, WHOLE, counted
from rdi_desktop.ui.cards.brush import badge
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.face_cache import FaceCache
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.gallery import ENTRY, GAP, CardList, CardPainter, face_in
from rdi_desktop.ui.pages.shelf import DRINKS, PRIZES, Deck, Entry, entries
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, label
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.maps import MapModel
from rdi_desktop.ui.workshop.editor import Spot
from rdi_desktop.ui.workshop.place_map import MAP, draw_map, map_html, map_model
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.content.own_files import OwnFile
    from rdi_desktop.engine.language.card import CardDef

_SPOT = Qt.ItemDataRole.UserRole
SIZE = (168, 235)
"""Size of a card with readable letters (px)."""
_SHELVES = {"drinks": DRINKS, "prizes": PRIZES}
"""The deck of the gallery that holds what a file of that kind adds."""
_P = THEME.palette


def own_entries(mine: OwnFile) -> list[Entry]:
    """The cards of a file that can be used, each once."""
    checked = mine.checked
    if mine.character:
        who = checked.content.characters[mine.character]
        return list(entries(checked.content, Deck(who.id, who.name, who.name)))
    of = str(checked.data["of"]) if checked.kind == "faction" else _SHELVES.get(checked.kind, checked.id)
    own = {card.id for card in (*checked.cards, *_poured(mine))}
    return [each for each in entries(checked.content, Deck(of, mine.name, mine.name)) if each.card.id in own]


def _poured(mine: OwnFile) -> dict[CardDef, int]:
    """The Drinks of a Drink Deck, each with its number; nothing for another file."""
    decks = mine.checked.content.drink_decks if mine.checked.kind == "drinks" else {}
    return dict(decks[mine.checked.id]) if mine.checked.id in decks else {}


class Faults(QWidget):
    """Mistakes and warnings. Return goes to the position."""

    wanted = Signal(object)
    """The Spot to go to."""
    mend_wanted = Signal(object)
    """The Spot whose word to replace by the nearest right one."""

    def __init__(self) -> None:
        super().__init__()
        self.list = QListWidget()
        self.list.setAccessibleName(said("workshop-faults"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(lambda item: self.wanted.emit(item.data(_SPOT)))
        self.list.itemClicked.connect(lambda item: self.wanted.emit(item.data(_SPOT)))
        self.list.currentItemChanged.connect(self._follow)
        self.mend = BrassButton(said("workshop-faults-mend"), pixels=15)
        self.mend.clicked.connect(self._mend)
        self.says = label("", "quiet", wrap=True)
        inside = QVBoxLayout(self)
        inside.addWidget(self.says)
        inside.addWidget(self.list, 1)
        inside.addWidget(self.mend, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_spots((), (), looking=False)

    def show_spots(self, wrong: Sequence[Spot], odd: Sequence[Spot], *, looking: bool) -> None:
        """Show these. `looking`: games are still being played to find warnings."""
        row = self.list.currentRow()
        self.list.clear()
        for spot in (*wrong, *odd):
            item = QListWidgetItem(said("workshop-spot", odd=spot not in wrong, line=spot.line, message=spot.message))
            item.setData(_SPOT, spot)
            self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        if wrong:
            told = said("workshop-faults-wrong")
        elif looking:
            told = said("workshop-faults-looking")
        else:
            told = said("workshop-faults-odd" if odd else "workshop-faults-none")
        self.says.setText(told)
        self._follow()

    def _follow(self) -> None:
        spot = self._spot()
        self.mend.setVisible(spot is not None and spot.near is not None)
        if spot is not None and spot.near is not None:
            self.mend.setText(said("workshop-faults-write", near=spot.near))
            self.mend.updateGeometry()

    def _spot(self) -> Spot | None:
        return Spot(*self.list.currentItem().data(_SPOT)) if self.list.count() and self.list.currentRow() >= 0 else None

    def _mend(self) -> None:
        spot = self._spot()
        if spot is not None:
            self.mend_wanted.emit(spot)


class PictureList(QWidget):
    """Every card as a picture. Return goes to where it is written."""

    wanted = Signal(str)
    """The id of a card to find in the file."""
    picture_wanted = Signal(str)
    """The id of a card whose picture to compose."""

    def __init__(self) -> None:
        super().__init__()
        self._cache = FaceCache(self)
        self._content: Content | None = None
        self._faces: Faces | None = None
        self._composed = False
        """Whether pictures of the cards can be put together."""
        self._waits = False
        """Whether the file has faults, and had them from the beginning."""
        self._model = CardList(self)
        self._size = QSize(*SIZE)
        self.list: QListView = QListView()
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(said("workshop-cards"))
        self.list.setModel(self._model)
        self._cache.ready.connect(lambda _key: self.list.viewport().update())
        self._painter = _Counted(self.list, self.face, self._cache, self._size)
        self.list.setItemDelegate(self._painter)
        self.list.viewport().installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._tell)
        self.list.activated.connect(lambda index: self.wanted.emit(index.data(ENTRY).card.id))
        self.facts = ElidedLabel("")
        self.line = BrassButton(said("workshop-cards-line"), pixels=14)
        self.picture = BrassButton(said("workshop-cards-picture"), pixels=14)
        self.line.clicked.connect(lambda: self._ask(self.wanted))
        self.picture.clicked.connect(lambda: self._ask(self.picture_wanted))
        inside = QVBoxLayout(self)
        inside.addWidget(self.list, 1)
        inside.addWidget(self.facts)
        buttons = QHBoxLayout()
        buttons.addWidget(self.line)
        buttons.addWidget(self.picture)
        buttons.addStretch()
        inside.addLayout(buttons)

    @property
    def entries(self) -> Sequence[Entry]:
        """The cards that are shown."""
        return self._model.entries

    @property
    def entry(self) -> Entry | None:
        """The selected card."""
        found = self.list.currentIndex().data(ENTRY)
        return found if isinstance(found, Entry) else None

    def face(self, entry: Entry) -> CardFace:
        """A card's face."""
        assert self._content is not None
        assert self._faces is not None
        return face_in(self._content, self._faces, entry)

    def show_file(self, mine: OwnFile | None) -> None:
        """Show the cards of a file; the selection is kept."""
        shown: list[Entry] = []
        before = self.entry
        self._composed = mine is not None and bool(mine.character)
        self._waits = mine is None
        if mine is not None:
            self._content = mine.checked.content
            self._faces = Faces(self._content)
            shown = own_entries(mine)
        self._model.show(shown)
        ids = [entry.card.id for entry in shown]
        row = ids.index(before.card.id) if before is not None and before.card.id in ids else 0
        self.list.setCurrentIndex(self._model.index(row))
        self._tell()

    def fit(self, unit: float) -> None:
        """Scale the cards with the chosen letters."""
        self._size = QSize(round(SIZE[0] * unit), round(SIZE[1] * unit))
        self._painter.size = self._size
        self._in_rows()

    def forget(self) -> None:
        """Pictures have changed: draw every card again."""
        self._cache.forget()

    def close_cache(self) -> None:
        """Stop drawing."""
        self._cache.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Use as many cards per row as fit."""
        if event.type() == QEvent.Type.Resize and watched is self.list.viewport():
            self._in_rows()
        return super().eventFilter(watched, event)

    def _in_rows(self) -> None:
        width = self.list.viewport().width() - 2
        in_a_row = max(1, width // (self._size.width() + GAP))
        self.list.setGridSize(QSize(width // in_a_row, self._size.height() + GAP))

    def _ask(self, wanted: SignalInstance) -> None:
        if self.entry is not None:
            wanted.emit(self.entry.card.id)

    def _tell(self) -> None:
        entry = self.entry
        self.line.setEnabled(entry is not None)
        self.picture.setEnabled(entry is not None and self._composed)
        if entry is None:
            self.facts.setText(said("workshop-leaf-wait") if self._waits else "")
            return
        short = entry.card.id.partition("/")[2]
        self.facts.setText(f"[{short}] {entry.copies} {entry.type_label}. {' '.join(entry.text.split())}")


class _Counted(CardPainter):
    """A card, and how many there are of it."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the card, with a badge for several copies."""
        super().paint(painter, option, index)
        entry = index.data(ENTRY)
        if not isinstance(entry, Entry) or entry.card.copies < 2:
            return
        card = QRectF(QPointF(), self.size.toSizeF())
        card.moveCenter(QRectF(option.rect).center())
        side = self.size.width() * 0.2
        spot = QRectF(card.right() - side * 0.8, card.top() - side * 0.2, side, side * 0.8)
        badge(painter, spot, f"×{entry.card.copies}", _P.wine, _P.parchment_light)


class DeckCount(Document):
    """The number of cards of each kind, compared with other decks."""

    def __init__(self) -> None:
        super().__init__(said("workshop-deck"))

    def show_file(self, mine: OwnFile | None) -> None:
        """Count the deck of a file."""
        if mine is None:
            self.setHtml(_sentence(said("workshop-leaf-wait")))
            return
        if not mine.character:
            self._show_cards(mine)
            return
        number = counted(mine.checked.content.characters[mine.character])
        rows = [_row(said("workshop-deck-all"), number["all"], WHOLE, WHOLE, WHOLE)]
        rows += [
            _row(said(f"workshop-deck-{kind}"), number[kind], least, mostly, most)
            for kind, (_, least, mostly, most) in USUAL.items()
        ]
        if number["beside"]:
            name = escape(said("workshop-deck-beside"))
            rows.append(f"<tr><td>{name}</td><td align=right>{number['beside']}</td><td></td><td></td></tr>")
        heads = [escape(said(f"workshop-deck-{key}")) for key in ("here", "mostly", "others")]
        head = f"<tr><th></th>{''.join(f'<th>{each}</th>' for each in heads)}</tr>"
        self.setHtml(_table([head, *rows]))

    def _show_cards(self, mine: OwnFile) -> None:
        """What is no character has no deck to compare: say so, and count its cards by their kinds."""
        number: Counter[str] = Counter()
        poured = _poured(mine)
        for each in own_entries(mine):
            number[each.type_label] += poured.get(each.card, each.card.copies)
        rows = [f"<tr><td>{escape(kind)}</td><td align=right>{n}</td></tr>" for kind, n in number.items()]
        self.setHtml(_sentence(said("workshop-deck-place", kind=mine.checked.kind)) + _table(rows))


def _sentence(text: str) -> str:
    return f"<p style='color: {_P.ink}'>{escape(text)}</p>"


def _table(rows: Sequence[str]) -> str:
    return f"<table cellpadding=4 width='100%' style='color: {_P.ink}'>{''.join(rows)}</table>"


def _row(name: str, here: int, least: int, mostly: int, most: int) -> str:
    odd = not least <= here <= most
    shown = f"<b style='color: {_P.wine}'>{here} !</b>" if odd else str(here)
    others = said("workshop-deck-range", least=least, most=most) if least != most else str(least)
    return (
        f"<tr><td>{escape(name)}</td><td align=right>{shown}</td>"
        f"<td align=right>{mostly}</td><td align=right>{others}</td></tr>"
    )


class Rules(Document):
    """The character's own rules in words."""

    def __init__(self) -> None:
        super().__init__(said("workshop-rules"))
        self.map: MapModel | None = None
        """The map that is drawn."""
        self._html = ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A map is as wide as the page."""
        super().resizeEvent(event)
        if self.map is not None and event.size().width() != event.oldSize().width():
            self._draw()

    def _draw(self) -> None:
        assert self.map is not None
        width = self.viewport().width() - 2 * round(self.document().documentMargin()) - 2
        if width > 100:  # the page has been laid out
            image = draw_map(self.map, width, scaling.unit(), self.devicePixelRatioF())
            self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(MAP), image)
            self.setHtml(self._html)

    def show_file(self, mine: OwnFile | None) -> None:
        """Show the rules of the character in a file, or the map of a place."""
        self.map = map_model(mine) if mine is not None and mine.given and not mine.character else None
        bar = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bar.ScrollBarAsNeeded if self.map is None else bar.ScrollBarAlwaysOn
        )  # one width
        if mine is None or not mine.character:
            if mine is None:
                self._html = _sentence(said("workshop-leaf-wait"))
            else:
                self._html = map_html(mine) if mine.given else _sentence(said("workshop-rules-none"))
            self.setHtml(self._html)
            if self.map is not None:
                self._draw()
            return
        content = mine.checked.content
        who = content.characters[mine.character]
        told = [line for line in content.character_text(mine.character).split("\n") if line.strip()]
        parts = [f"<h3>{escape(who.name)}</h3>"]
        parts += [
            f"<p><i>{escape(translated(who.about[key]))}</i></p>" for key in ("who", "play") if who.about.get(key)
        ]
        parts += [f"<p>{escape(line)}</p>" for line in told]
        if not told:
            parts.append(f"<p>{escape(said('workshop-rules-none'))}</p>")
        self.setHtml(f"<div style='color: {_P.ink}'>{''.join(parts)}</div>")
