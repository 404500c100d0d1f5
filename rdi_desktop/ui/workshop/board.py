# SPDX-License-Identifier: GPL-3.0-or-later
"""The board for composing a picture: parts are moved, scaled, rotated and mirrored, by mouse or keys."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QTransform,
    QWheelEvent,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from rdi_desktop.ui.cards.picture_choice import dyed
from rdi_desktop.ui.cards.scenes import FIELD, Layer, drawn, layer_text, scene_text
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.words import said

_P = THEME.palette
_GRIP = 6.0
"""Half the size of a handle (px)."""
LEAST, MOST = 0.05, 4.0
"""Smallest and largest size of a part."""
FAR = 150.0
"""How far outside the field a part's centre can be."""
K = Qt.Key


class Board(QWidget):
    """The picture, with the selected part in a frame with two handles: the corner scales it, the one above rotates it."""

    moving = Signal()
    """The picture is changing."""
    changed = Signal(str)
    """The picture has changed; the kind of change, several of which in a row are one."""
    chosen = Signal(int)
    """The selected part; -1: none."""
    removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said("workshop-board"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(180, 180)
        self.layers: list[Layer] = []
        self.head = ""
        """Colours for all layers, as in the scene."""
        self.worn: dict[str, str] = {}
        """The character's colours."""
        self.at = -1
        self.round = False
        """Whether the picture is cut to a circle, as for portraits."""
        self._held: tuple[str, QPointF, Layer] | None = None
        """The present mouse action, where it began, and the part at that time."""

    @property
    def layer(self) -> Layer | None:
        """The selected part."""
        return self.layers[self.at] if 0 <= self.at < len(self.layers) else None

    def scene(self) -> str:
        """The picture as a scene."""
        return scene_text(self.layers, self.head)

    def show_layers(self, layers: Sequence[Layer], head: str, at: int) -> None:
        """Show these layers."""
        self.layers, self.head, self._held = list(layers), head, None
        self.choose(min(at, len(self.layers) - 1))

    def choose(self, at: int) -> None:
        """Select that part."""
        self.at = at
        self._describe()
        self.chosen.emit(at)
        self.update()

    # Changing the selected part

    def move_by(self, dx: float, dy: float) -> None:
        self._set(lambda one: one._replace(x=_near(one.x + dx), y=_near(one.y + dy)), "move")

    def scale_by(self, factor: float) -> None:
        self._set(lambda one: one._replace(scale=_sized(one.scale * factor)), "size")

    def turn_by(self, degrees: float) -> None:
        """Rotate it clockwise."""
        self._set(lambda one: one._replace(turn=_turned(one.turn + degrees)), "turn")

    def mirror(self) -> None:
        self._set(lambda one: one._replace(flip=not one.flip), "")

    def lift(self, by: int) -> None:
        """Move it to the front, or to the back."""
        if self.layer is not None and 0 <= self.at + by < len(self.layers):
            self.layers.insert(self.at + by, self.layers.pop(self.at))
            self.choose(self.at + by)
            self.changed.emit("")

    def add(self, name: str) -> None:
        """Add a part in front of all others."""
        small = 1.0 if not self.layers or (self.round and name.startswith("face")) else 0.6
        self.layers.append(Layer(name, scale=small))
        self.choose(len(self.layers) - 1)
        self.changed.emit("")

    def remove(self) -> None:
        """Remove it, unless it is the last one."""
        if self.layer is not None and len(self.layers) > 1:
            del self.layers[self.at]
            self.choose(min(self.at, len(self.layers) - 1))
            self.changed.emit("")

    def dye(self, old: str, new: str) -> None:
        """Replace a colour; by itself: back to the part's own."""

        def dyed(one: Layer) -> Layer:
            colours = {name: to for name, to in reversed(one.colours) if name != old}
            if new != old:
                colours[old] = new
            return one._replace(colours=tuple(reversed(colours.items())))

        self._set(dyed, "")

    # Events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows push, + and - size, comma and full stop turn, M mirrors, Page Up and Down order, N and P choose, Delete takes away."""
        far = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        step = 10 if far else 1
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
            return
        deeds: dict[int, Callable[[], None]] = {
            K.Key_Left: lambda: self.move_by(-step, 0),
            K.Key_Right: lambda: self.move_by(step, 0),
            K.Key_Up: lambda: self.move_by(0, -step),
            K.Key_Down: lambda: self.move_by(0, step),
            K.Key_Plus: lambda: self.scale_by(1.05),
            K.Key_Equal: lambda: self.scale_by(1.05),
            K.Key_Minus: lambda: self.scale_by(1 / 1.05),
            K.Key_Comma: lambda: self.turn_by(-5),
            K.Key_Less: lambda: self.turn_by(-45),
            K.Key_Period: lambda: self.turn_by(5),
            K.Key_Greater: lambda: self.turn_by(45),
            K.Key_M: self.mirror,
            K.Key_PageUp: lambda: self.lift(1),
            K.Key_PageDown: lambda: self.lift(-1),
            K.Key_N: lambda: self._next(1),
            K.Key_P: lambda: self._next(-1),
            K.Key_Delete: self.remove,
            K.Key_Backspace: self.remove,
        }
        if (deed := deeds.get(event.key())) is not None:
            deed()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start dragging a handle or a part."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        place = event.position()
        for kind, grip in self._grips().items():
            if grip.adjusted(-3, -3, 3, 3).contains(place) and (layer := self.layer) is not None:
                self._held = (kind, place, layer)
                return
        found = self.part_at(place)
        if found != self.at:
            self.choose(found)
        if (layer := self.layer) is not None:
            self._held = ("move", place, layer)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, scale or rotate it."""
        if self._held is None:
            return
        kind, began, was = self._held
        here, middle = event.position(), self._to_widget(QPointF(was.x, was.y))
        if kind == "move":
            moved = (here - began) / self._unit()
            now = was._replace(x=_near(round(was.x + moved.x())), y=_near(round(was.y + moved.y())))
        elif kind == "size":
            far, before = _far(here - middle), _far(began - middle)
            now = was._replace(scale=_sized(was.scale * far / max(1.0, before)))
        else:
            turn = was.turn + _angle(here - middle) - _angle(began - middle)
            step = 15 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            now = was._replace(turn=_turned(round(turn / step) * step))
        if now != self.layers[self.at]:
            self.layers[self.at] = now
            self.update()
            self.moving.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End dragging."""
        if self._held is not None and event.button() == Qt.MouseButton.LeftButton:
            before, self._held = self._held[2], None
            if self.layer is not None and self.layer != before:
                self._describe()
                self.changed.emit("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scales it; with Ctrl it rotates it."""
        notches = event.angleDelta().y() / 120
        if self.layer is None or not notches:
            return
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.turn_by(round(5 * notches))
        else:
            self.scale_by(1.05**notches)
        event.accept()

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(380, 380)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, and the frame of the selected part."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        field = self.field()
        glow = QRadialGradient(field.center(), field.width() * 0.7)
        for stop, colour in ((0.0, "#fff1cd"), (0.4, _P.candle), (1.0, _P.copper)):
            glow.setColorAt(stop, QColor(colour))
        painter.fillRect(field, glow)
        if self.layers:
            painter.save()
            painter.setClipRect(field)
            QSvgRenderer(QByteArray(_drawn(dyed(self.scene(), self.worn)))).render(painter, field)
            painter.restore()
        if self.round:
            painter.setPen(QPen(QColor(_P.gold_dark), 2, Qt.PenStyle.DashLine))
            painter.drawEllipse(field)
        painter.setPen(QPen(QColor(_P.candle if self.hasFocus() else _P.copper_dark), 3 if self.hasFocus() else 1.5))
        painter.drawRect(field)
        if self.hasFocus():
            painter.setPen(QPen(QColor(_P.wine), 1.5))
            painter.drawRect(field.adjusted(-2, -2, 2, 2))
        if self.layer is None:
            return
        painter.setPen(QPen(QColor(_P.wine), 1.6, Qt.PenStyle.DashLine))
        corners = [self._corner(x, y) for x, y in ((0, 0), (FIELD, 0), (FIELD, FIELD), (0, FIELD))]
        painter.drawPolygon(corners)
        grips = self._grips()
        painter.setPen(QPen(QColor(_P.wine), 1.6))
        painter.drawLine(self._corner(FIELD / 2, 0), grips["turn"].center())
        painter.setBrush(QColor(_P.parchment_light))
        painter.drawRect(grips["size"])
        painter.drawEllipse(grips["turn"])

    # inside

    def part_at(self, place: QPointF) -> int:
        """The front part that covers that point of the widget; -1: none."""
        spot = (place - self.field().topLeft()) / self._unit()
        for at in reversed(range(len(self.layers))):
            inside, whole = _matrix(self.layers[at]).inverted()
            point = inside.map(spot) if whole else QPointF(-1, -1)
            if _covers(self.layers[at]._replace(x=50, y=50, scale=1, turn=0, flip=False), point):
                return at
        return -1

    def field(self) -> QRectF:
        """The square of the picture."""
        side = min(self.width(), self.height()) - 8.0
        return QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)

    def spot(self, x: float, y: float) -> QPointF:
        """The position of a point of the picture on the widget."""
        return self._to_widget(QPointF(x, y))

    def grip(self, kind: str) -> QPointF:
        """The centre of a handle of the selected part: 'size' or 'turn'."""
        return self._grips()[kind].center()

    def _set(self, change: Callable[[Layer], Layer], kind: str) -> None:
        before = self.layer
        if before is None or (now := change(before)) == before:
            return
        self.layers[self.at] = now
        self._describe()
        self.update()
        self.changed.emit(f"{kind} {self.at}" if kind else "")

    def _next(self, by: int) -> None:
        if self.layers:
            self.choose((self.at + by) % len(self.layers))

    def _describe(self) -> None:
        one = self.layer
        chosen = layer_text(one) if one is not None else ""
        self.setAccessibleDescription(
            said("workshop-board-parts", n=len(self.layers), one=one is not None, chosen=chosen)
        )

    def _unit(self) -> float:
        return self.field().width() / FIELD

    def _to_widget(self, spot: QPointF) -> QPointF:
        return self.field().topLeft() + spot * self._unit()

    def _corner(self, x: float, y: float) -> QPointF:
        layer = self.layer
        assert layer is not None
        return self._to_widget(_matrix(layer).map(QPointF(x, y)))

    def _grips(self) -> dict[str, QRectF]:
        if self.layer is None:
            return {}
        top, middle = self._corner(FIELD / 2, 0), self._corner(FIELD / 2, FIELD / 2)
        away = top - middle
        above = top + away * (22 / max(1.0, _far(away)))
        inside = QRectF(self.rect()).adjusted(_GRIP, _GRIP, -_GRIP, -_GRIP)
        return {
            kind: QRectF(spot.x() - _GRIP, spot.y() - _GRIP, 2 * _GRIP, 2 * _GRIP)
            for kind, spot in (
                ("turn", _within(above, inside)),
                ("size", _within(self._corner(FIELD, FIELD), inside)),
            )
        }


def _drawn(scene: str) -> bytes:
    """The picture, or nothing while a part of it is missing."""
    try:
        return drawn(scene)
    except ValueError:
        return b'<svg xmlns="http://www.w3.org/2000/svg"/>'


@lru_cache(maxsize=64)
def _shape(layer: Layer) -> QImage:
    image = QImage(FIELD, FIELD, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(_drawn(layer_text(layer)))).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _covers(layer: Layer, point: QPointF) -> bool:
    """Whether the part has anything within two units of that point."""
    spot, image = point.toPoint(), _shape(layer)
    near = [(x, y) for x in (0, -2, 2) for y in (0, -2, 2)]
    return any(
        image.valid(spot.x() + x, spot.y() + y) and image.pixelColor(spot.x() + x, spot.y() + y).alpha() > 40
        for x, y in near
    )


def _matrix(layer: Layer) -> QTransform:
    """From the part's own field into the picture's."""
    made = QTransform().translate(layer.x, layer.y).rotate(layer.turn)
    made = made.scale(-layer.scale if layer.flip else layer.scale, layer.scale)
    return made.translate(-FIELD / 2, -FIELD / 2)


def _within(spot: QPointF, rect: QRectF) -> QPointF:
    return QPointF(min(max(spot.x(), rect.left()), rect.right()), min(max(spot.y(), rect.top()), rect.bottom()))


def _far(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())


def _angle(way: QPointF) -> float:
    return math.degrees(math.atan2(way.y(), way.x()))


def _near(number: float) -> float:
    return min(max(number, -FAR), FIELD + FAR)


def _sized(scale: float) -> float:
    return round(min(max(scale, LEAST), MOST), 2)


def _turned(degrees: float) -> float:
    """From -179 to 180."""
    return 180 - (180 - degrees) % 360
