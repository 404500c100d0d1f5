# SPDX-License-Identifier: GPL-3.0-or-later
"""Persons at the table: their chair, themselves with a look, and the light on them; asleep, or gone, once they are out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QRadialGradient

from rdi_desktop.ui.cards.art import art_image, draw_emblem, has_art
from rdi_desktop.ui.cards.looks import FIELD, FRAME, Look, has_layers, look_image
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table.machine_layout import NECK
from rdi_desktop.ui.table.machine_mat import crosshair
from rdi_desktop.ui.table.portraits import FaceModel, sleep

_TILTS = {"swaying": 6.0, "drunk": -3.0}
LIES = (42.0, 0.22, 0.06)
"""How somebody lies on the table: turned about the middle of the field (degrees), lower and to the right (times its size)."""

_HANGS = (13.0, 0.3, 0.0)
"""The same of a machine's head, which sinks into its body."""


def paint_person(painter: QPainter, model: FaceModel, rect: QRectF) -> None:
    """Somebody at the table; `rect` is the field of a person."""
    scale = rect.width() / FRAME.width()
    if not model.own:
        _paint_chair(painter, rect, scale)
    middle = QPointF(rect.left() + rect.width() / 2, rect.top() + rect.height() * 0.52)
    if model.asked:
        light = QRadialGradient(middle, rect.height() * 0.52)
        for part, dense in ((0.0, 0.75), (0.6, 0.34), (1.0, 0.0)):
            glow = QColor(THEME.palette.candle)
            glow.setAlphaF(dense)
            light.setColorAt(part, glow)
        painter.fillRect(rect, light)
    if model.gone:
        return
    image = person_image(model, max(1, round(rect.width() * painter.device().devicePixelRatioF())))
    painter.save()
    if model.machine:  # its own body is there from the neck on
        painter.setClipRect(QRectF(rect.left(), rect.top(), rect.width(), rect.height() * NECK))
    high = rect.height()
    if model.how.out:  # the head lies on the table
        turned, lower, right = LIES if not model.machine else _HANGS
        painter.translate(rect.center() + QPointF(rect.width() * right, high * lower))
        painter.rotate(turned)
        painter.translate(0, high / 2)
    else:
        painter.translate(middle.x(), rect.bottom())
        painter.rotate(_TILTS.get(model.how.level, 0.0))
    painter.drawImage(QRectF(-rect.width() / 2, -high, rect.width(), high), image)
    painter.restore()
    if model.how.out:
        painter.save()
        painter.translate(rect.left() + 40 * scale, rect.top() + rect.height() * 0.34)
        painter.scale(scale, scale)
        sleep(painter)
        painter.restore()
    if model.target:  # on the shoulder away from the tankard, so that the face stays free
        side = 58 * scale
        crosshair(painter, QRectF(middle.x() - side * 1.45, rect.bottom() - side * 1.7, side, side))


def person_image(model: FaceModel, pixels: int) -> QImage:
    """The person in the light of the lamp: brighter above, dark towards the table; whoever is not on turn a little darker."""
    how = model.how
    if has_layers(model.character):
        feeling = model.feeling or ("scowl" if model.scowls else "")
        look = Look(how.level, how.hurt, how.out, feeling, "" if how.out else model.gaze, model.blink)
        image = look_image(model.character, look, pixels).copy()
    else:
        image = _framed(model, pixels)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    light = QLinearGradient(0, 0, 0, image.height())
    for part, colour in (
        (0.0, QColor(255, 216, 144, 46)),
        (0.5, QColor(255, 176, 96, 0)),
        (1.0, QColor(24, 10, 4, 120)),
    ):
        light.setColorAt(part, colour)
    painter.fillRect(image.rect(), light)
    if how.out:
        painter.fillRect(image.rect(), QColor(16, 10, 8, 110))
    elif not model.on_turn and not model.own:
        painter.fillRect(image.rect(), QColor(18, 8, 3, 26))
    painter.end()
    return image


def _framed(model: FaceModel, pixels: int) -> QImage:
    """A home-made portrait without layers, or an emblem, in a round frame that leans at the table's edge."""
    image = QImage(pixels, round(pixels * FRAME.height() / FRAME.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    side = round(pixels * FIELD * 0.86 / FRAME.width())
    place = QRectF((pixels - side) / 2, image.height() - side * 1.16, side, side)
    if has_art(f"portraits/{model.character}"):
        painter.drawImage(place, art_image(f"portraits/{model.character}", side, side))
    else:
        draw_emblem(painter, model.character, model.name, place)
    painter.end()
    return image


def _paint_chair(painter: QPainter, rect: QRectF, scale: float) -> None:
    """The back of a chair behind somebody."""
    wide, high = 116 * scale, 178 * scale
    back = QRectF(rect.center().x() - wide / 2, rect.bottom() - high, wide, high + 20 * scale)
    wood = QLinearGradient(back.topLeft(), back.topRight())
    for part, colour in ((0.0, "#2a1509"), (0.5, "#553016"), (1.0, "#2a1509")):
        wood.setColorAt(part, QColor(colour))
    painter.setPen(QPen(QColor("#140904"), 4 * scale))
    painter.setBrush(wood)
    painter.drawRoundedRect(back, 22 * scale, 22 * scale)
    painter.setPen(QPen(QColor(20, 9, 4, 150), 3 * scale))
    for step in (1, 2, 3):
        x = back.left() + back.width() * step / 4
        painter.drawLine(QPointF(x, back.top() + 18 * scale), QPointF(x, back.bottom()))
