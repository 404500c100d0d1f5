# SPDX-License-Identifier: GPL-3.0-or-later
"""The register of everything that can be pointed at: its item, its place, its ring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from rdi_desktop.ui.cards.brush import badge
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.picture import Picture, PictureRow
from rdi_desktop.ui.table.refs import TABLE, Ref

_KEY = 0
_ADORNS = _KEY + 1
"""Marks rings and shades, which are ignored when pointing."""
_ENOUGH = 0.12
"""Fraction of the dragged card that must overlap something to count as dropped on it."""

GOAL, MAY, BREAK_IN, PICKED, ASKED, HINTED = "goal", "may", "break in", "picked", "asked", "hinted"
_STYLES = {
    GOAL: ("leaf", 4.0, 46),
    MAY: ("candle", 3.0, 0),
    BREAK_IN: ("copper_light", 1.6, 0),
    PICKED: ("gold", 5.0, 34),
    ASKED: ("refusal", 3.0, 0),
    HINTED: ("hinted", 6.0, 40),
}
"""Their names in the palette, the widths of their rings, and how much of the colour fills them (0 to 255)."""


_ROUND = ("token", "ring", "mark", "pawn")
_ON_SETTING = 0.03
"""A ring around a place setting lies below the plate with the name, which stands out of it."""
_NUMBER = 22.0
"""Least size of a number on a piece."""
SHADE = QColor(20, 10, 5, 66)
"""The colour over pieces that cannot be used just now."""


def mark_colour(style: str) -> str:
    """The colour of a ring."""
    return str(getattr(THEME.palette, _STYLES[style][0]))


def mark_line(style: str) -> tuple[float, int, bool]:
    """How a ring is recognised without colour: its width, its fill, whether it is dashed."""
    _, width, fill = _STYLES[style]
    return width, fill, style == HINTED


class TablePiece:
    """One thing that can be pointed at, with its marks."""

    def __init__(self, ref: Ref, item: QGraphicsItem) -> None:
        self.ref = ref
        self.item = item
        self._ring: QGraphicsPathItem | None = None
        self._focus: QGraphicsPathItem | None = None
        self._shade: QGraphicsPathItem | None = None
        self._number: Picture | None = None
        self._style: tuple[str | None, QRectF, float, int] = (None, QRectF(), 1.0, 0)
        self.also: QGraphicsItem | None = None
        """Another item that is the same thing: the person at a place setting."""

    @property
    def rect(self) -> QRectF:
        """Its rectangle on the scene."""
        return self.item.mapRectToScene(self._own_rect())

    def mark(self, style: str | None, unit: float = 1.0) -> None:
        """Draw a ring in that style, or remove it; `unit` is the table's."""
        rect = self._own_rect()
        if (style, rect, unit, THEME.worn) == self._style:
            return
        self._style = (style, rect, unit, THEME.worn)
        if style is None:
            if self._ring is not None:
                self._ring.setVisible(False)
            return
        if self._ring is None:
            self._ring = QGraphicsPathItem(self.item)
            self._ring.setData(_ADORNS, True)
            self._ring.setZValue(5 if self.also is None else _ON_SETTING)
        width, fill, dashed = mark_line(style)
        width *= max(1.0, unit) * THEME.bold
        tint = QColor(mark_colour(style))
        self._ring.setPen(QPen(tint, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
        tint.setAlpha(fill)
        self._ring.setBrush(tint if fill else Qt.BrushStyle.NoBrush)
        self._ring.setPath(_around(rect, width / 2, self.ref.kind in _ROUND))
        self._ring.setVisible(True)

    def number(self, said: str, dpr: float) -> None:
        """Show its position among the picks on a badge at its upper edge; '': none."""
        if not said:
            if self._number is not None:
                self._number.item.setVisible(False)
            return
        if self._number is None:
            self._number = Picture(self.item, 7)
            self._number.item.setData(_ADORNS, True)
        rect = self._own_rect()
        side = min(max(_NUMBER, rect.width() * 0.36), rect.width())
        self._number.show(said, (side, side), dpr, _paint_number)
        self._number.item.setPos(rect.center().x() - side / 2, rect.center().y() - side / 2)
        self._number.item.setVisible(True)

    @property
    def shaded(self) -> bool:
        """Whether it is shaded."""
        return self._shade is not None and self._shade.isVisible()

    def shade(self, on: bool, outline: QPolygonF | None = None) -> None:
        """Shade it, because it cannot be used just now; only within that outline, if there is one. Its text stays readable."""
        if not on:
            if self._shade is not None:
                self._shade.setVisible(False)
            return
        if self._shade is None:
            self._shade = QGraphicsPathItem(self.item)
            self._shade.setData(_ADORNS, True)
            self._shade.setZValue(4)
            self._shade.setPen(QPen(Qt.PenStyle.NoPen))
            self._shade.setBrush(SHADE)
        path = QPainterPath()
        if outline is not None:
            path.addPolygon(outline)
        self._shade.setPath(_around(self._own_rect(), 0.0, False) if outline is None else path)
        self._shade.setVisible(True)

    def focus(self, on: bool, unit: float = 1.0) -> None:
        """Show or hide the ring of the keyboard's focus."""
        if not on:
            if self._focus is not None:
                self._focus.setVisible(False)
            return
        if self._focus is None:
            self._focus = QGraphicsPathItem(self.item)
            self._focus.setData(_ADORNS, True)
            self._focus.setZValue(6)
            pen = QPen(QColor("#ffffff"), 2.5 * max(1.0, unit) * THEME.bold, Qt.PenStyle.DashLine)
            pen.setDashPattern([3, 2])
            self._focus.setPen(pen)
        self._focus.setPath(_around(self._own_rect(), 4.0, self.ref.kind in _ROUND))
        self._focus.setVisible(True)

    def _own_rect(self) -> QRectF:
        return self.item.boundingRect()


def _around(rect: QRectF, margin: float, circle: bool) -> QPainterPath:
    path = QPainterPath()
    if circle:
        path.addEllipse(rect)
        return path
    radius = min(rect.width(), rect.height()) * 0.07 + margin
    path.addRoundedRect(rect.adjusted(-margin, -margin, margin, margin), radius, radius)
    return path


def _paint_number(painter: QPainter, said: str, rect: QRectF) -> None:
    badge(painter, rect.adjusted(1, 1, -1, -1), said, THEME.palette.gold_light, THEME.palette.ink)


def adorn(item: QGraphicsItem) -> None:
    """Ignore that item when pointing."""
    item.setData(_ADORNS, True)


def adorning(parent: QGraphicsItem, z: float) -> PictureRow[Picture]:
    """Pictures on that item, ignored when pointing."""

    def made(_: int) -> Picture:
        picture = Picture(parent, z)
        adorn(picture.item)
        return picture

    return PictureRow(made)


class Pieces:
    """All pieces by ref, and the way back from a point on the scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._pieces: dict[Ref, TablePiece] = {}
        self._refs: dict[int, Ref] = {}
        self._next = 1

    def put(self, ref: Ref, item: QGraphicsItem) -> None:
        """`item` is that thing from now on."""
        known = self._pieces.get(ref)
        if known is not None and known.item is item:
            return
        self.drop(ref)
        self._pieces[ref] = TablePiece(ref, item)
        self._refs[self._next] = ref
        item.setData(_KEY, self._next)
        self._next += 1

    def also(self, ref: Ref, item: QGraphicsItem | None) -> None:
        """That item is the same thing, when pointed at and dropped on; None: there is none."""
        piece = self._pieces.get(ref)
        if piece is None or piece.also is item:
            return
        if piece.also is not None:
            piece.also.setData(_KEY, None)
        piece.also = item
        if item is not None:
            item.setData(_KEY, piece.item.data(_KEY))

    def drop(self, ref: Ref, item: QGraphicsItem | None = None) -> None:
        """The thing is gone or can no longer be pointed at. With an item, it is dropped only if it still has that item."""
        known = self._pieces.get(ref)
        if known is not None and item is not None and known.item is not item:
            return
        piece = self._pieces.pop(ref, None)
        if piece is not None:
            key = piece.item.data(_KEY)
            self._refs.pop(key, None)
            piece.item.setData(_KEY, None)
            if piece.also is not None:
                piece.also.setData(_KEY, None)
            piece.mark(None)
            piece.number("", 1.0)
            piece.focus(False)
            piece.shade(False)

    def keep_only(self, kind: str, refs: Iterable[Ref]) -> None:
        """Drop all pieces of that kind but these."""
        kept = set(refs)
        for ref in [ref for ref in self._pieces if ref.kind == kind and ref not in kept]:
            self.drop(ref)

    def __contains__(self, ref: Ref) -> bool:
        return ref in self._pieces

    def __iter__(self) -> Iterator[TablePiece]:
        return iter(list(self._pieces.values()))

    def get(self, ref: Ref | None) -> TablePiece | None:
        """The piece, if it is there."""
        return self._pieces.get(ref) if ref is not None else None

    def rect(self, ref: Ref) -> QRectF:
        """Its rectangle on the scene; empty if it is not there."""
        piece = self._pieces.get(ref)
        return piece.rect if piece is not None else QRectF()

    def all_at(self, point: QPointF) -> Iterator[Ref]:
        """Every piece at that point, from top to bottom."""
        seen = set()
        for item in self._scene.items(point):
            walk: QGraphicsItem | None = None if item.data(_ADORNS) else item
            while walk is not None:
                key = walk.data(_KEY)
                if key is not None and key not in seen:
                    seen.add(key)
                    if key in self._refs:
                        yield self._refs[key]
                walk = walk.parentItem()

    def _whole(self, ref: Ref) -> QRectF:
        """Its rectangle with that of its other item."""
        piece = self._pieces.get(ref)
        if piece is None or piece.also is None:
            return self.rect(ref)
        body = piece.also.sceneBoundingRect()
        return piece.rect.united(body.adjusted(body.width() * 0.22, body.height() * 0.15, -body.width() * 0.22, 0))

    def overlapped(self, rect: QRectF, cursor: QPointF, among: Iterable[Ref]) -> Ref | None:
        """Which of these a dragged card is on: the one under its middle, otherwise the largest overlap.

        The table itself counts only if nothing else does.
        """
        best, most = None, (False, rect.width() * rect.height() * _ENOUGH)
        table = False
        for ref in among:
            other = self._whole(ref)
            if ref == TABLE:
                table = other.contains(cursor) or other.contains(rect.center())
                continue
            shared = rect.intersected(other)
            rank = (other.contains(cursor), shared.width() * shared.height())
            if rank > most:
                best, most = ref, rank
        return best if best is not None else TABLE if table else None
