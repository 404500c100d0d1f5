# SPDX-License-Identifier: GPL-3.0-or-later
"""Card backs: one for every deck, told apart by emblem and pattern as well as by colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from rdi_desktop.ui.cards.art import draw_art, draw_emblem, load_fonts
from rdi_desktop.ui.cards.painting import new_picture, paint_board, rounded
from rdi_desktop.ui.look.theme import THEME, TypeFrame

_PALETTE = THEME.palette

_BACKS = {
    "character": (TypeFrame("#7c2a22", "#c0604c", "#3d0f0b", ""), None),
    "drink": (TypeFrame("#8b5016", "#d39a4b", "#462505", ""), "pictures/ale"),
    "served": (TypeFrame("#c08a24", "#ffe7a0", "#5f3c08", ""), "pictures/elven-wine"),
    "bar": (TypeFrame("#2f5a3d", "#6fa37f", "#143021", ""), "pictures/rum"),
    "prize": (TypeFrame("#8f2d4a", "#d0728c", "#481021", ""), "pictures/ribbon"),
    "trap": (TypeFrame("#4b443d", "#8f857a", "#221d18", ""), "pictures/trap"),
    "event": (TypeFrame("#5d2a5a", "#a06a9c", "#2c0f2a", ""), "pictures/bell"),
}

SIDE = "side:"
"""Begins the kind of a side deck's back, followed by its id."""
_SIDE_BACKS = {
    "wolf": (TypeFrame("#5b5149", "#a89a8c", "#2b2520", ""), "parts/wolf"),
    "bat": (TypeFrame("#3d2a55", "#7f62a6", "#1c112b", ""), "parts/bat"),
    "monstrosity": (TypeFrame("#34502b", "#7ca066", "#172511", ""), "parts/hydra"),
    "quiver": (TypeFrame("#6b5a1e", "#c0a95a", "#332a0b", ""), "parts/arrow"),
    "trick": (TypeFrame("#4a3560", "#a58cc4", "#211530", ""), "pictures/dice"),
    "blessing": (TypeFrame("#b58f2e", "#fff0b8", "#5e4710", ""), "parts/halo"),
}
"""Backs with a sign of their own, for cards that come into hands."""

_CHARACTER_GROUNDS = (
    _BACKS["character"][0],
    TypeFrame("#1f4a63", "#5f93b0", "#0c2331", ""),
    TypeFrame("#2c5a37", "#6ba078", "#11291a", ""),
    TypeFrame("#4c3168", "#8d6fae", "#231433", ""),
    TypeFrame("#6d4a12", "#b98d45", "#352306", ""),
    TypeFrame("#65283f", "#a9647f", "#31101c", ""),
)
"""Cloths of the characters' decks."""
_CLOTH_OF = {
    "deirdre": 4, "fiona": 0, "gerki": 2, "zot": 3, "alaric": 1, "karl": 5,
    "eisinder": 1, "dominique": 4, "oozwald": 2, "valeria": 3,
}  # fmt: skip


def character_cloth(emblem: str | None) -> TypeFrame:
    """The cloth of a character's deck; the same in every game."""
    name = emblem or ""
    return _CHARACTER_GROUNDS[_CLOTH_OF.get(name, sum(name.encode()) % len(_CHARACTER_GROUNDS))]


def side_back(kind: str) -> tuple[TypeFrame, str | None]:
    """Cloth and sign of a side deck; without a sign of its own it shows its character's emblem."""
    pile = kind.removeprefix(SIDE)
    return _SIDE_BACKS.get(pile, (_CHARACTER_GROUNDS[sum(pile.encode()) % len(_CHARACTER_GROUNDS)], None))


def render_back(kind: str, emblem: str | None, width: int, height: int, dpr: float = 1.0) -> QImage:
    """A back: ``kind`` is ``character``, ``drink``, ``served``, ``bar``, ``prize``, ``trap``, ``event`` or ``side:PILE``.

    An emblem replaces its sign, except for side decks that have one.
    """
    load_fonts()
    frame, sign = side_back(kind) if kind.startswith(SIDE) else _BACKS.get(kind, _BACKS["character"])
    if sign is not None and kind.startswith(SIDE):
        emblem = None
    if sign is None and not kind.startswith(SIDE):
        frame = character_cloth(emblem)
    image = new_picture(width, height, dpr)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    card = QRectF(0, 0, width, height)
    inset = width * 0.042
    inner = card.adjusted(inset, inset, -inset, -inset)
    paint_board(painter, card, inner, frame)
    _paint_cloth(painter, inner, frame)
    _paint_ornament(painter, inner)
    side = width * 0.6
    disc = QRectF(card.center().x() - side / 2, card.center().y() - side / 2, side, side)
    _paint_seal(painter, disc)
    room = side * (0.11 if sign is None or emblem else 0.13)
    sign_box = disc.adjusted(room, room, -room, -room)
    if emblem or sign is None:
        draw_emblem(painter, emblem, emblem or "?", sign_box)
    else:
        draw_art(painter, sign, sign_box)
    painter.end()
    return image


def _paint_cloth(painter: QPainter, inner: QRectF, frame: TypeFrame) -> None:
    """A dark ground with a woven diamond pattern."""
    radius = inner.width() * 0.035
    ground = QRadialGradient(inner.center(), inner.height() * 0.62)
    ground.setColorAt(0.0, QColor(frame.colour))
    ground.setColorAt(1.0, QColor(frame.dark))
    painter.setPen(QPen(QColor(_PALETTE.shadow), inner.width() / 170))
    painter.setBrush(QBrush(ground))
    painter.drawRoundedRect(inner, radius, radius)
    painter.save()
    painter.setClipPath(rounded(inner, radius))
    step = inner.width() / 9
    painter.setPen(QPen(QColor(frame.light), inner.width() / 220))
    painter.setOpacity(0.28)
    reach = int((inner.width() + inner.height()) / step) + 2
    for line in range(-reach, reach):
        x = inner.left() + line * step
        painter.drawLine(QPointF(x, inner.top()), QPointF(x + inner.height(), inner.bottom()))
        painter.drawLine(QPointF(x, inner.bottom()), QPointF(x + inner.height(), inner.top()))
    painter.restore()


def _paint_ornament(painter: QPainter, inner: QRectF) -> None:
    """A gilded line with a scroll in each corner."""
    width = inner.width()
    gap = width * 0.045
    line = inner.adjusted(gap, gap, -gap, -gap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_PALETTE.gold), width / 110))
    scroll = width * 0.15
    path = QPainterPath(QPointF(line.left() + scroll, line.top()))
    for corner, along in (
        (line.topRight(), (-1, 1)),
        (line.bottomRight(), (-1, -1)),
        (line.bottomLeft(), (1, -1)),
        (line.topLeft(), (1, 1)),
    ):
        x, y = along
        first = QPointF(corner.x() + x * scroll, corner.y())
        second = QPointF(corner.x(), corner.y() + y * scroll)
        if corner in (line.bottomRight(), line.topLeft()):
            first, second = second, first
        path.lineTo(first)
        path.quadTo(QPointF(corner.x() + x * scroll * 0.75, corner.y() + y * scroll * 0.75), second)
    path.closeSubpath()
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_PALETTE.gold))
    dot = width * 0.026
    for corner, x, y in (
        (line.topLeft(), 1, 1),
        (line.topRight(), -1, 1),
        (line.bottomLeft(), 1, -1),
        (line.bottomRight(), -1, -1),
    ):
        painter.drawEllipse(QPointF(corner.x() + x * scroll * 0.3, corner.y() + y * scroll * 0.3), dot, dot)
    for height in (line.top() + width * 0.13, line.bottom() - width * 0.13):
        _paint_flourish(painter, QPointF(inner.center().x(), height), width * 0.2)


def _paint_flourish(painter: QPainter, centre: QPointF, reach: float) -> None:
    """A diamond between two leaves."""
    for side in (-1, 1):
        leaf = QPainterPath(centre + QPointF(side * reach * 0.28, 0))
        leaf.quadTo(centre + QPointF(side * reach * 0.6, -reach * 0.28), centre + QPointF(side * reach, 0))
        leaf.quadTo(centre + QPointF(side * reach * 0.6, reach * 0.28), centre + QPointF(side * reach * 0.28, 0))
        painter.drawPath(leaf)
    lozenge = QPainterPath(centre - QPointF(0, reach * 0.3))
    for x, y in ((0.2, 0.0), (0.0, 0.3), (-0.2, 0.0)):
        lozenge.lineTo(centre + QPointF(x * reach, y * reach))
    painter.drawPath(lozenge)


def _paint_seal(painter: QPainter, disc: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 110))
    painter.drawEllipse(disc.translated(0, disc.height() * 0.035))
    ring = QRadialGradient(disc.center() - QPointF(disc.width() * 0.2, disc.height() * 0.3), disc.width() * 0.85)
    ring.setColorAt(0.0, QColor(_PALETTE.gold_light))
    ring.setColorAt(0.6, QColor(_PALETTE.gold))
    ring.setColorAt(1.0, QColor(_PALETTE.gold_dark))
    painter.setPen(QPen(QColor(_PALETTE.shadow), disc.width() / 90))
    painter.setBrush(QBrush(ring))
    painter.drawEllipse(disc)
    inset = disc.width() * 0.05
    ground = QRadialGradient(disc.center(), disc.width() * 0.55)
    ground.setColorAt(0.0, QColor(_PALETTE.parchment_light))
    ground.setColorAt(1.0, QColor(_PALETTE.parchment_shade))
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
