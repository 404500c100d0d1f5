# SPDX-License-Identifier: GPL-3.0-or-later
"""The background: the tavern behind the table, its far edge, the lit table top with the cloth, and the rail before the hand.

It is one picture, painted once for each size of the window; nothing is blurred or blended while the table is drawn.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.animation import Animator
from rdi_desktop.ui.table.candle import Candle
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.picture import later, may_wait, pixmap_item
from rdi_desktop.ui.table.pieces import adorn
from rdi_desktop.ui.table.round_places import Rim
from rdi_desktop.ui.table.wood import boards

_Z_RIM = 3.5
"""The table's rim: in front of persons, below all that lies on the table."""
_BLUR = 5.0
"""The room is painted so many times smaller."""
_BOTTLES = ("#5b7a3a", "#7a3a22", "#8a6a2a", "#3f5a6a", "#6a4a7a", "#a0702a")
_RINGS = ((0.10, 0.62), (0.17, 0.44), (0.30, 0.34), (0.71, 0.31), (0.83, 0.50), (0.90, 0.70), (0.60, 0.66))
"""Rings left by mugs, as fractions of width and height."""


class BackgroundModel(NamedTuple):
    """Everything that the picture depends on (device-independent pixels)."""

    size: tuple[int, int]
    unit: float
    cloth: tuple[float, float, float, float]
    """Left, top, width, height of the ellipse."""
    rail: tuple[float, float]
    """Top and bottom of the near edge."""
    rim: Rim
    """The far edge of the table, behind which persons sit."""


class Background:
    """The background of one table, and its candle."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, animator: Animator) -> None:
        self._scene, self._drawing = scene, drawing
        self._table = pixmap_item()
        self._table.setZValue(-100)
        scene.addItem(self._table)
        self._near = pixmap_item()
        """The table once more along its far rim, in front of persons."""
        self._near.setZValue(_Z_RIM)
        adorn(self._near)
        scene.addItem(self._near)
        self._painted: tuple[BackgroundModel, float, int] | None = None
        self.candle = Candle(scene, drawing, animator)

    def show(self, view: SeenTable, layout: TableLayout) -> None:
        """Show the background of that layout, with the candle beside the active player."""
        key = (places(layout), self._drawing.dpr(), THEME.worn)
        if key != self._painted:
            before, self._painted = self._painted, key
            width, height = key[0].size
            self._scene.setSceneRect(0, 0, width, height)
            if may_wait():
                if before is not None:
                    wide, high = before[0].size
                    self._stretch(QTransform.fromScale(width / wide, height / high))
                later(self._table, partial(boards, THEME.palette.planks))
                later(self._table, self._paint)
            else:
                self._paint()
        self.candle.show(view.turn if view.over is None else None, layout)

    def _paint(self) -> None:
        assert self._painted is not None
        table, (strip, top) = painted_table(*self._painted)
        self._stretch(QTransform())
        self._table.setPixmap(table)
        self._near.setPixmap(strip)
        self._near.setPos(0, top)

    def _stretch(self, how: QTransform) -> None:
        for item in (self._table, self._near):
            item.setTransform(how)


def places(layout: TableLayout) -> BackgroundModel:
    """The places for a table of that layout; the same for all layouts of one window with equal letters."""
    width, height = layout.size
    unit = layout.unit
    top = round(layout.prompt.top() - 6 * unit)
    rail = (top, round(layout.prompt.bottom() + 4 * unit))
    cloth = layout.cloth
    where = (cloth.x(), cloth.y(), cloth.width(), cloth.height())
    return BackgroundModel((round(width), round(height)), unit, where, rail, layout.rim)


@lru_cache(maxsize=1)
def painted_table(at: BackgroundModel, dpr: float, _worn: int) -> tuple[QPixmap, tuple[QPixmap, float]]:
    """The background of the table that is shown, or was last; and the strip in front of persons with its place."""
    table = paint_table(*at.size, dpr, at)
    return table, rim_strip(table, at.rim, at.size[0], dpr)


def paint_table(width: int, height: int, dpr: float, at: BackgroundModel) -> QPixmap:
    """Paint the background at that size."""
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
    _paint_tavern(painter, at, at.rim, dpr)
    _paint_top(painter, at)
    _paint_rail(painter, at)
    painter.end()
    return pixmap


def _paint_top(painter: QPainter, at: BackgroundModel) -> None:
    """Planks, rings of mugs and the cloth, then the light over everything."""
    unit, (width, height) = at.unit, at.size
    table = round_top(at.rim, width, height)
    painter.save()
    painter.setClipPath(table)
    _paint_boards(painter, at, at.rim.y - at.rim.down)
    _paint_rings(painter, at)
    _paint_cloth(painter, at)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    middle = QPointF(width * 0.5, height * 0.47)
    painter.fillRect(QRectF(0, 0, width, height), _oval(middle, 0.54 * width, 0.58 * height, THEME.lamp))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    glow = tuple((part, _faded(THEME.glow, loud)) for part, loud in ((0.0, 0.30), (0.5, 0.11), (1.0, 0.0)))
    painter.fillRect(QRectF(0, 0, width, height), _oval(middle, 0.30 * width, 0.36 * height, glow))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_faded(THEME.palette.room_dark, 0.85), 7 * unit))
    painter.drawPath(table.translated(0, -2.5 * unit))
    shine = QLinearGradient(0, 0, width, 0)
    for part, bright in ((0.0, 0.15), (0.5, 0.95), (1.0, 0.15)):
        shine.setColorAt(part, _faded(THEME.palette.edge, bright))
    painter.setPen(QPen(QBrush(shine), 3 * unit))
    painter.drawPath(table)


def round_top(rim: Rim, width: float, height: float) -> QPainterPath:
    """The outline of a round table: behind persons its rim, then straight down beside the window."""
    table = QPainterPath()
    table.setFillRule(Qt.FillRule.WindingFill)
    table.addEllipse(QPointF(rim.x, rim.y), rim.across, rim.down)
    table.addRect(QRectF(-2, rim.y, width + 4, height - rim.y + 2))
    return table.simplified()


def rim_strip(painted: QPixmap, rim: Rim, width: float, dpr: float) -> tuple[QPixmap, float]:
    """A strip of the painted table from its rim on, clear above it, and where it lies."""
    top = math.floor(rim.y - rim.down) - 4
    high = math.ceil(rim.at(0) - top + 60)
    strip = painted.copy(0, round(top * dpr), painted.width(), round(high * dpr))
    image = strip.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    above = QPainterPath()
    above.addRect(QRectF(-2, -2, width + 4, high + 4))
    above -= round_top(rim, width, top + high + 10).translated(0, -top)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(above, QColor(0, 0, 0))
    painter.end()
    return QPixmap.fromImage(image), float(top)


def _paint_tavern(painter: QPainter, at: BackgroundModel, rim: Rim, dpr: float) -> None:
    """The room behind persons, out of focus: posts, shelves with bottles, lights, and the cone of the lamp."""
    palette, unit, chance = THEME.palette, at.unit, random.Random(7)
    width, high = at.size[0], math.ceil(rim.at(0)) + 8
    size = QSize(max(1, round(width / _BLUR)), max(1, round(high / _BLUR)))
    room = QImage(size, QImage.Format.Format_RGB32)
    room.fill(QColor(palette.room_dark))
    brush = QPainter(room)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.scale(1 / _BLUR, 1 / _BLUR)
    brush.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(width / 2, 30 * unit)
    glow = ((0.0, _mix(palette.room, THEME.glow, 0.22)), (0.4, QColor(palette.room)), (1.0, QColor(palette.room_dark)))
    brush.fillRect(QRectF(0, 0, width, high), _oval(middle, 0.58 * width, 1.5 * high, glow))
    for post in range(round(20 * unit), round(width), max(1, round(112 * unit))):
        brush.fillRect(QRectF(post, 0, 8 * unit, high), _faded(palette.room_dark, 0.5))
    for foot in (74, 158):
        brush.fillRect(QRectF(0, foot * unit, width, 8 * unit), _mix(palette.room_dark, palette.room, 0.5))
        x = 5 * unit
        while x < width:
            tall, wide = chance.uniform(20, 44) * unit, chance.uniform(9, 17) * unit
            colour = _mix(chance.choice(_BOTTLES), palette.room, 0.3)
            if chance.random() < 0.85:
                brush.fillRect(QRectF(x, foot * unit - tall, wide, tall), colour)
            x += wide + chance.uniform(3, 17) * unit
    brush.end()
    soft = room.scaled(size / 2, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    painter.drawImage(QRectF(0, 0, width, high), soft)
    for _ in range(16):
        spot, radius = QPointF(chance.uniform(0, width), chance.uniform(4, 90) * unit), chance.uniform(8, 30) * unit
        light = ((0.0, _faded(THEME.glow, chance.uniform(0.06, 0.2))), (1.0, _faded(THEME.glow, 0.0)))
        painter.fillRect(
            QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius), _oval(spot, radius, radius, light)
        )
    cone = QPainterPath(QPointF(width / 2 - 44 * unit, 0))
    for x, y in ((44, 0), (300, high / unit), (-300, high / unit)):
        cone.lineTo(width / 2 + x * unit, y * unit)
    fall = QLinearGradient(0, 0, 0, high)
    fall.setColorAt(0.0, _faded(THEME.glow, 0.3))
    fall.setColorAt(1.0, _faded(THEME.glow, 0.05))
    painter.fillPath(cone, QBrush(fall))


def _paint_boards(painter: QPainter, at: BackgroundModel, far: float) -> None:
    """Planks that run away from the viewer."""
    image, unit, (width, height) = boards(THEME.palette.planks), at.unit, at.size
    wide, high = image.width(), image.height()
    near, back = width / 2 + 560 * unit, width / 2 + 120 * unit
    corners = [QPointF(width / 2 + back, far), QPointF(width / 2 + near, height)]
    corners += [QPointF(width / 2 - near, height), QPointF(width / 2 - back, far)]
    flat = QPolygonF([QPointF(0, 0), QPointF(wide, 0), QPointF(wide, high), QPointF(0, high)])
    transform = QTransform.quadToQuad(flat, QPolygonF(corners))
    if isinstance(transform, QTransform):
        painter.save()
        painter.setTransform(transform, True)
        painter.drawImage(0, 0, image)
        painter.restore()


def _paint_rings(painter: QPainter, at: BackgroundModel) -> None:
    """Rings left by mugs."""
    chance, dark = random.Random(5), QColor(THEME.palette.planks).darker(240)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in _RINGS:
        radius = chance.uniform(17, 25) * at.unit
        middle = QPointF(x * at.size[0], y * at.size[1])
        box = QRectF(middle.x() - radius, middle.y() - radius * 0.94, 2 * radius, 1.88 * radius)
        for loud, wide, gap in ((0.34, 2.6, 40), (0.2, 1.2, 90)):
            painter.setPen(QPen(_faded(dark.name(), loud), wide * at.unit))
            painter.drawArc(box, chance.randrange(5760), (360 - gap) * 16)
            box = box.adjusted(3 * at.unit, 3 * at.unit, -3 * at.unit, -3 * at.unit)


def _paint_cloth(painter: QPainter, at: BackgroundModel) -> None:
    """A wine-red cloth with a hem of gold and studs."""
    if THEME.palette.cloth == THEME.palette.planks:
        return  # some themes have no cloth
    unit, cloth = at.unit, QRectF(*at.cloth)
    colour = QColor(THEME.palette.cloth)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):  # its shadow on the wood
        painter.setBrush(QColor(0, 0, 0, 26))
        far = (5 - step) * 2.2 * unit
        painter.drawEllipse(cloth.adjusted(-far, -far * 0.3, far, far * 1.5))
    fall = QRadialGradient(cloth.center(), cloth.width() / 2)
    fall.setColorAt(0.0, colour.lighter(125))
    fall.setColorAt(0.8, colour)
    fall.setColorAt(1.0, colour.darker(135))
    painter.setBrush(fall)
    painter.drawEllipse(cloth)
    gold = QColor(THEME.palette.cloth_edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(gold, 3 * unit))
    painter.drawEllipse(cloth.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit))
    painter.setPen(QPen(gold.lighter(110), 1.2 * unit))
    hem = cloth.adjusted(9 * unit, 7 * unit, -9 * unit, -7 * unit)
    painter.drawEllipse(hem)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gold.lighter(120))
    inner = cloth.adjusted(19 * unit, 15 * unit, -19 * unit, -15 * unit)
    for step in range(36):
        angle = 2 * math.pi * step / 36
        x, y = math.cos(angle) * inner.width() / 2, math.sin(angle) * inner.height() / 2
        painter.drawEllipse(inner.center() + QPointF(x, y), 1.7 * unit, 1.7 * unit)


def _paint_rail(painter: QPainter, at: BackgroundModel) -> None:
    """The near edge of the table, and the dark in front of it, where the hand is."""
    unit, (width, height), (top, bottom) = at.unit, at.size, at.rail
    dark, wood = QColor(THEME.palette.rail_dark), QColor(THEME.palette.rail)
    below = QLinearGradient(0, bottom, 0, height)
    below.setColorAt(0.0, dark.darker(150))
    below.setColorAt(0.4, dark)
    below.setColorAt(1.0, dark.darker(130))
    painter.fillRect(QRectF(0, bottom, width, height - bottom), QBrush(below))
    body = QLinearGradient(0, top, 0, bottom)
    for part, colour in ((0.0, wood.lighter(128)), (0.1, wood), (0.7, wood.darker(170)), (1.0, wood.darker(260))):
        body.setColorAt(part, colour)
    painter.fillRect(QRectF(0, top, width, bottom - top), QBrush(body))
    dusk = QLinearGradient(0, 0, width, 0)
    for part, dim in ((0.0, 0.62), (0.3, 0.12), (0.6, 0.0), (0.8, 0.14), (1.0, 0.62)):
        dusk.setColorAt(part, _faded(THEME.palette.room_dark, dim))
    painter.fillRect(QRectF(0, top, width, bottom - top), QBrush(dusk))
    painter.fillRect(QRectF(0, top, width, 1.6 * unit), _faded(THEME.palette.candle, 0.4))
    shade = QLinearGradient(0, top - 10 * unit, 0, top)
    shade.setColorAt(0.0, _faded(THEME.palette.room_dark, 0.0))
    shade.setColorAt(1.0, _faded(THEME.palette.room_dark, 0.4))
    painter.fillRect(QRectF(0, top - 10 * unit, width, 10 * unit), QBrush(shade))


def _oval(middle: QPointF, across: float, down: float, stops: tuple[tuple[float, QColor | str], ...]) -> QBrush:
    """An elliptical gradient."""
    light = QRadialGradient(QPointF(0, 0), 1.0)
    for part, colour in stops:
        light.setColorAt(part, QColor(colour))
    brush = QBrush(light)
    transform = brush.transform()
    transform.translate(middle.x(), middle.y())
    transform.scale(across, down)
    brush.setTransform(transform)
    return brush


def _mix(one: str, other: str, part: float) -> QColor:
    a, b = QColor(one), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * part),
        round(a.green() + (b.green() - a.green()) * part),
        round(a.blue() + (b.blue() - a.blue()) * part),
    )


def _faded(colour: str, part: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(max(0.0, min(1.0, part)))
    return made
