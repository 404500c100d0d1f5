# SPDX-License-Identifier: GPL-3.0-or-later
"""Bubbles beside a card: remaining choices, reasons why something is not possible, the card in full."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, badge, fitted, lines, parchment
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.controller import Question, TableController
from rdi_desktop.ui.table.controls import ButtonModel, paint_button
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO, TableLayout
from rdi_desktop.ui.table.legal import HEAP, SEEN, Way
from rdi_desktop.ui.table.picture import Picture, PictureRow
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.sprites import CardSprite, SpriteSubject
from rdi_desktop.ui.words import asking
from rdi_desktop.ui.words.names import ShownNames

_Z = 300.0
_TITLE = 15.5
_MANY = 7
"""More rows than this are put into columns."""


def beside(size: tuple[float, float], anchor: QRectF, table: tuple[float, float], gap: float) -> QPointF:
    """The place of a bubble of that size: above its anchor if there is room, otherwise below, always on the table."""
    width, height = size
    x = min(max(gap, anchor.center().x() - width / 2), max(gap, table[0] - width - gap))
    y = anchor.top() - height - gap
    if y < gap:
        y = min(anchor.bottom() + gap, table[1] - height - gap)
    return QPointF(x, max(gap, y))


def covered(rect: QRectF, others: Iterable[QRectF]) -> float:
    """How much of the others the rectangle covers (square pixels)."""
    parts = [rect.intersected(other) for other in others]
    return sum(part.width() * part.height() for part in parts)


class QuestionBubble:
    """The remaining ways, each a row to click; cards and heaps of cards are shown as cards."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces
        self._ground = Picture(z=_Z)
        self._ground.item.setVisible(False)
        scene.addItem(self._ground.item)
        self._rows: list[Picture | CardSprite] = []
        self._lying: list[tuple[Picture | CardSprite, QPointF]] = []
        """Parts of rows that cannot be clicked themselves: the cards of a heap, the signs on picked cards."""

    @property
    def rect(self) -> QRectF:
        """Its rectangle; empty if nothing is asked."""
        return self._ground.item.sceneBoundingRect() if self._ground.item.isVisible() else QRectF()

    def show(
        self,
        controller: TableController,
        layout: TableLayout,
        names: ShownNames,
        offered: Sequence[Sequence[SpriteSubject]],
        title: str,
        *,
        waits: bool = False,
    ) -> None:
        """Show the controller's question beside its subject; nothing while it `waits`. `offered`: the open cards of each way."""
        question = controller.question
        self._clear()
        if question is None or controller.gives_way or waits:
            self._ground.item.setVisible(False)
            return
        text = layout.text
        if all(way.option.kind == HEAP for way in question.ways):
            size, places = self._lay_heaps(question, offered, layout, names)
        elif all(offered) and len({_what(way) for way in question.ways}) == len(question.ways):
            size, places = self._lay_cards([faces[0] for faces in offered], layout, title)
            self._sign(question, controller, places, layout.text)
        else:
            size, places = self._lay_rows(question, controller, text, names, title)
            room = (layout.size[0] - 12, layout.prompt.bottom() - 12)
            if size[0] > room[0] or size[1] > room[1]:
                self._clear()
                text *= min(room[0] / size[0], room[1] / size[1])
                size, places = self._lay_rows(question, controller, text, names, title)
        anchor = self._pieces.rect(question.at) if question.at != refs.TABLE else layout.stack
        anchor.setTop(
            min(anchor.top(), layout.prompt.top()) if anchor.center().y() > layout.prompt.top() else anchor.top()
        )
        elsewhere = question.at != refs.TABLE and question.at.kind != "entry"
        at = beside(size, anchor, layout.size, 10 * layout.text) if elsewhere else self._over(size, layout)
        self._ground.show(title, size, self._drawing.dpr(), _paint_ground(text))
        self._ground.item.setPos(at)
        self._ground.item.setVisible(True)
        for place, (row, offset) in enumerate(zip(self._rows, places, strict=True)):
            row.item.setPos(at + offset)
            row.item.setZValue(_Z + 1)
            self._scene.addItem(row.item)
            self._pieces.put(refs.choice(place), row.item)
        for on_top, offset in self._lying:
            on_top.item.setPos(at + offset)
            on_top.item.setZValue(_Z + 2)
            self._scene.addItem(on_top.item)

    def _lay_rows(
        self, question: Question, controller: TableController, text: float, names: ShownNames, title: str
    ) -> tuple[tuple[float, float], list[QPointF]]:
        options = [way.option for way in question.ways]
        kind = asking.subject(controller.legal.pending, names) if controller.legal.pending else ""
        alike = question.dismissable and len(options) > 1
        texts = asking.difference(options, names) if alike else [asking.option(each, kind, names) for each in options]
        height, pad = 36 * text, 8 * text
        font = letters.title(height * 0.44)
        width = max(QFontMetricsF(font).horizontalAdvance(each) for each in texts) + height
        columns = math.ceil(len(texts) / _MANY)
        head = QFontMetricsF(letters.title(_TITLE * text)).horizontalAdvance(title) + 24 * text
        width = min(max(width, 120 * text, head / columns), 420 * text)
        per_column = math.ceil(len(texts) / columns)
        places = []
        top = 34 * text
        for place, said in enumerate(texts):
            column, row = divmod(place, per_column)
            picture = Picture()
            sign = picked_sign(controller, question.ways[place])
            model = ButtonModel(f"{sign} {said}" if sign else said, bright=bool(sign))
            picture.show(model, (width, height), self._drawing.dpr(), paint_button)
            self._rows.append(picture)
            places.append(QPointF(pad + column * (width + pad), top + row * (height + pad * 0.6)))
        size = (pad + columns * (width + pad), top + per_column * (height + pad * 0.6) + pad * 0.5)
        return size, places

    def _lay_cards(
        self, cards: list[SpriteSubject], layout: TableLayout, title: str
    ) -> tuple[tuple[float, float], list[QPointF]]:
        pad, top = 17 * layout.text, 42 * layout.text
        room = (layout.size[0] * 0.96 - pad, layout.prompt.top() - top - pad)
        per_row, width = _columns(len(cards), room, pad, 190 * layout.text)
        height = width / RATIO
        wide = pad + per_row * (width + pad)
        head = QFontMetricsF(letters.title(_TITLE * layout.text)).horizontalAdvance(title) + 24 * layout.text
        aside = max(0.0, min(head, layout.size[0] * 0.6) - wide) / 2  # with few cards make room for a long question
        places = []
        for place, face in enumerate(cards):
            row, column = divmod(place, per_row)
            sprite = self._drawing.sprite()
            sprite.show(face, (width, height))
            self._rows.append(sprite)
            x, y = aside + pad + column * (width + pad), top + row * (height + pad)
            places.append(QPointF(x + width / 2, y + height / 2))
        rows = math.ceil(len(cards) / per_row)
        return (wide + 2 * aside, top + rows * (height + pad)), places

    def _lay_heaps(
        self, question: Question, heaps: Sequence[Sequence[SpriteSubject]], layout: TableLayout, names: ShownNames
    ) -> tuple[tuple[float, float], list[QPointF]]:
        """Heaps side by side, each a clickable board with its cards."""
        pad, top = 12 * layout.text, 42 * layout.text
        count = sum(max(1, len(heap)) for heap in heaps)
        room = layout.size[0] * 0.96 - pad * (count + 3 * len(heaps))
        width = min(room / count, (layout.prompt.top() - top - 4 * pad) * RATIO, 150 * layout.text)
        height = width / RATIO
        places, x = [], pad
        for way, heap in zip(question.ways, heaps, strict=True):
            said = asking.option(way.option, "", names)
            board = Picture()
            size = (max(1, len(heap)) * (width + pad) + pad, height + 2 * pad)
            board.show("" if heap else said, size, self._drawing.dpr(), _paint_board(layout.text))
            board.item.setToolTip(said)
            self._rows.append(board)
            places.append(QPointF(x, top))
            for place, face in enumerate(heap):
                sprite = self._drawing.sprite()
                sprite.show(face, (width, height))
                middle = QPointF(x + pad + place * (width + pad) + width / 2, top + pad + height / 2)
                self._lying.append((sprite, middle))
            x += size[0] + pad
        return (x, top + height + 3 * pad), places

    def _sign(self, question: Question, controller: TableController, middles: list[QPointF], unit: float) -> None:
        """Put a sign on every picked card."""
        side = 40 * unit
        for way, row, middle in zip(question.ways, self._rows, middles, strict=True):
            sign = picked_sign(controller, way)
            if sign and isinstance(row, CardSprite):
                picture = Picture()
                picture.show(sign, (side, side), self._drawing.dpr(), _paint_sign)
                corner = QPointF(row.size[0] / 2 - side * 0.75, -row.size[1] / 2 - side * 0.25)
                self._lying.append((picture, middle + corner))

    def _over(self, size: tuple[float, float], layout: TableLayout) -> QPointF:
        """In the middle of the table, beside the present play and above the hand."""
        played = [piece for piece in self._pieces if piece.ref.kind == "entry"]
        taken = [self._pieces.rect(piece.ref) for piece in played]
        lowest = layout.prompt.top() - size[1] - 6
        middle = layout.centre.center() - QPointF(size[0] / 2, size[1] / 2)
        lefts = [middle.x(), *(rect.left() - size[0] - 6 for rect in taken), *(rect.right() + 6 for rect in taken)]
        spots = [
            QPointF(max(6.0, min(x, layout.size[0] - size[0] - 6)), max(6.0, min(y, lowest)))
            for x in lefts
            for y in (middle.y(), lowest, *(rect.bottom() + 6 for rect in taken))
        ]
        return min(spots, key=lambda spot: covered(QRectF(spot, QSizeF(*size)), taken))

    def _clear(self) -> None:
        for shown in (*self._rows, *(on_top for on_top, _ in self._lying)):
            if shown.item.scene() is self._scene:
                self._scene.removeItem(shown.item)
        self._rows, self._lying = [], []
        self._pieces.keep_only("choice", ())


def picked_sign(controller: TableController, way: Way) -> str:
    """The mark of a picked way: its position if the order counts, otherwise a tick; '' if it is not picked."""
    if way.id not in controller.picked:
        return ""
    return controller.place_of(way) or "✓"


def _what(way: Way) -> object:
    """The card of a way: its number, or its position among cards that are looked at."""
    return way.id if way.option.kind == SEEN else way.option.card


def _columns(count: int, room: tuple[float, float], pad: float, most: float) -> tuple[int, float]:
    """How many cards per row make them as large as possible, and their width."""
    best = (count, 0.0)
    for per_row in range(1, count + 1):
        rows = math.ceil(count / per_row)
        width = min(room[0] / per_row - pad, (room[1] / rows - pad) * RATIO, most)
        if width > best[1] + 0.01:
            best = (per_row, width)
    return best


def _paint_ground(unit: float):  # type: ignore[no-untyped-def]
    def paint(painter: QPainter, title: str, rect: QRectF) -> None:
        parchment(painter, rect, 10 * unit, PALETTE.gold, light=True, edge=2.6 * unit)
        head = QRectF(rect.left() + 10 * unit, rect.top() + 7 * unit, rect.width() - 20 * unit, 26 * unit)
        font = fitted(letters.title(_TITLE * unit), title, head.width())
        paint_words(painter, head, title, font, PALETTE.ink, CENTRE)

    return paint


def _paint_board(unit: float):  # type: ignore[no-untyped-def]
    def paint(painter: QPainter, said: str, rect: QRectF) -> None:
        parchment(painter, rect, 8 * unit, PALETTE.copper, edge=2.6 * unit)
        paint_words(painter, rect, said, letters.title(_TITLE * unit), PALETTE.ink, CENTRE)

    return paint


def _paint_sign(painter: QPainter, sign: str, rect: QRectF) -> None:
    badge(painter, rect.adjusted(2, 2, -2, -2), sign, PALETTE.gold, PALETTE.ink)


class SpeechBubble:
    """A message beside a card, until the next gesture: why something is not possible, or a preview."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, edge: str = "", ink: str = "#7c1f10") -> None:
        self._drawing = drawing
        self._edge, self._ink = edge, ink
        self._picture = Picture(z=_Z + 50)
        self._picture.item.setVisible(False)
        scene.addItem(self._picture.item)
        self.text = ""

    def say(self, text: str, anchor: QRectF, layout: TableLayout, more: str = "") -> None:
        """Show it there, and how to learn `more`."""
        self.text = text
        text = f"{text} {more}".rstrip()
        font = letters.title(15 * layout.text)
        pad = 12 * layout.text
        metrics = QFontMetricsF(font)
        width = min(metrics.horizontalAdvance(text) + 2, 330 * layout.text)
        box = metrics.boundingRect(QRectF(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), text)
        size = (box.width() + 2 * pad + 4, box.height() + 2 * pad)

        def paint(painter: QPainter, said: str, rect: QRectF) -> None:
            parchment(painter, rect, 9 * layout.text, self._edge or PALETTE.refusal, light=True)
            lines(painter, rect.adjusted(pad, pad - 2, -pad, -pad), said, font, self._ink, LEFT)

        self._picture.show((text, layout.text), size, self._drawing.dpr(), lambda p, m, r: paint(p, m[0], r))
        self._picture.item.setPos(beside(size, anchor, layout.size, 8 * layout.text))
        self._picture.item.setVisible(True)

    def hush(self) -> None:
        """Hide."""
        self.text = ""
        self._picture.item.setVisible(False)

    @property
    def visible(self) -> bool:
        """Whether a message is shown."""
        return self._picture.item.isVisible()


class CloseUp:
    """A card in full, with those that have joined it, near the card under the mouse.

    It hides no other player's name, face or numbers: a card of the hand rises and grows where it is, others lie below the settings.
    """

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext) -> None:
        self._sprites = PictureRow(lambda number: drawing.sprite(z=_Z + 40 + number * 0.01), scene)

    def show(
        self, faces: Sequence[SpriteSubject], anchor: QRectF, layout: TableLayout, clear_of: QRectF | None = None
    ) -> None:
        """Show them beside the anchor, or over it in the hand; what is asked about stays visible if it can."""
        gap = 14 * layout.unit
        in_hand = anchor.center().y() > layout.prompt.bottom()
        others = [places[seat] for places in (layout.mats, layout.persons) for seat in places if seat != layout.own]
        seen = [] if clear_of is None or clear_of.intersects(anchor) else [clear_of]
        room = layout.size[0] - 2 * gap if in_hand else max(anchor.left(), layout.size[0] - anchor.right()) - 2 * gap
        most = min(420 * layout.unit, layout.size[1] - 2 * gap, room / RATIO / len(faces))

        def cost(rect: QRectF) -> tuple[float, float, float]:
            away = rect.center() - anchor.center()
            hides = covered(rect, others) + (0.0 if in_hand else covered(rect, [anchor]))
            return hides - rect.height(), covered(rect, seen), away.manhattanLength()

        rects = [
            rect
            for part in _SIZES
            for rect in _around(anchor, (most * part * RATIO * len(faces), most * part), layout, seen, gap, in_hand)
        ]
        best = min(rects, key=cost)
        wide = best.width() / len(faces)
        for place, (sprite, face) in enumerate(zip(self._sprites.of(len(faces)), faces, strict=True)):
            sprite.show(face, (wide, best.height()))
            sprite.item.setPos(best.left() + wide * (place + 0.5), best.center().y())

    def hide(self) -> None:
        self._sprites.of(0)

    @property
    def visible(self) -> bool:
        """Whether a card is shown."""
        return bool(self._sprites.seen)

    @property
    def shown(self) -> list[QRectF]:
        """The rectangles of the cards shown."""
        return [sprite.item.sceneBoundingRect() for sprite in self._sprites.seen]


_SIZES = (1.0, 0.9, 0.8, 0.7)
"""A card in full is smaller where it would hide something else."""


def _around(
    anchor: QRectF,
    size: tuple[float, float],
    layout: TableLayout,
    seen: Sequence[QRectF],
    gap: float,
    in_hand: bool,
) -> list[QRectF]:
    """Places of that size on the table: beside the anchor and what is seen, or above the window's lower edge; over it in the hand."""
    width, height = size
    beside = [anchor.right() + gap, anchor.left() - gap - width]
    beside += [left for rect in seen for left in (rect.right() + gap, rect.left() - gap - width)]
    lefts = [anchor.center().x() - width / 2] if in_hand else beside
    bottom = layout.size[1] - gap * 0.3 - height
    tops = [bottom] if in_hand else [anchor.center().y() - height / 2, bottom, anchor.bottom() + gap]
    most = layout.size[0] - gap - width
    return [
        QRectF(min(max(gap, left), most), min(max(gap * 0.3, top), bottom), width, height)
        for left in lefts
        for top in tops
    ]
