# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting a player's mat, in layers: its ground, its name and Gold, its track, and what lies over it of a player who is out."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap, QRadialGradient

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.cards.brush import (
    CENTRE,
    PALETTE,
    fitted,
    words,
)
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import setting as settings
from rdi_desktop.ui.table.automaton_gauges import paint_gauges
from rdi_desktop.ui.table.machine_layout import MachineLayout, machine_layout
from rdi_desktop.ui.table.machine_mat import paint_body
from rdi_desktop.ui.table.mat_places import MatLayout
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.table.setting_places import SettingKey, setting_layout
from rdi_desktop.ui.table.tankard import paint_tankard
from rdi_desktop.ui.words import terms as text


class Ground(NamedTuple):
    """Everything that the background of a mat depends on: it changes little during a game, and takes longest to paint."""

    size: tuple[float, float]
    ratio: float
    seat: int
    on_turn: bool
    own: bool
    letters: float
    worn: object
    """The theme."""
    setting: SettingKey | None
    """None: the mat of a machine."""


def places_of(ground: Ground) -> tuple[MatLayout, MachineLayout | None]:
    """The places on such a mat."""
    width, height = ground.size
    if ground.setting is None:
        return machine_layout(width, height)
    return setting_layout(width, height, ground.setting), None


def ground_of(model: MatModel, size: tuple[float, float], ratio: float) -> Ground:
    """The ground of that mat, at that size and pixel ratio."""
    return Ground(size, ratio, model.seat, model.on_turn, model.own, letters.scale(), THEME.worn, model.setting)


@lru_cache(maxsize=24)
def ground_picture(ground: Ground) -> QPixmap:
    """The parchment of a setting; of a machine its body."""
    width, height = ground.size
    pixels = (math.ceil(width) * ground.ratio, math.ceil(height) * ground.ratio)
    picture = QPixmap(math.ceil(pixels[0]), math.ceil(pixels[1]))
    picture.setDevicePixelRatio(ground.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    rect, setting = QRectF(0, 0, width, height), ground.setting
    if setting is None:
        body = machine_layout(width, height)[1]
        paint_body(painter, rect.adjusted(2, 2, -2, -2), ground.seat, body, on_turn=ground.on_turn)
    elif not ground.own and (setting.mate or not setting.shared):
        raised = setting.raised or setting.plain or setting.mate
        settings.paint_ground(painter, rect, ground.seat, on_turn=ground.on_turn, raised=raised)
    painter.end()
    return picture


def paint_numbers(painter: QPainter, model: MatModel, rect: QRectF) -> None:
    """The tankard, or the glasses of an automaton."""
    if model.facing:
        paint_gauges(painter, model.facing, model.fortitude, rect)
    else:
        paint_tankard(painter, rect, model.fortitude, model.alcohol, model.drunk, model.coming)


def paint_veil(painter: QPainter, model: MatModel, rect: QRectF, head: QRectF) -> None:
    """Over the mat of a player turned to stone a grey film through which everything can be read; over that of one who is out the dark."""
    if model.mute:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(150, 150, 148, 120))
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), rect.height() * 0.06, rect.height() * 0.06)
    if model.out:
        _paint_out(painter, model, rect, head)


def paint_head(painter: QPainter, model: MatModel, places: MatLayout) -> None:
    """Name and states of the player."""
    settings.paint_plate(painter, model, places.head, _states(model, places.head.width()))


def _states(model: MatModel, room: float) -> list[tuple[str, str, str]]:
    """What a player is up to, in words with their colours; `room`: the width of their line."""
    marks: list[tuple[str, str, str]] = []
    if model.on_turn:
        marks.append((text.label("turn") + text.pips(*model.actions), PALETTE.gold, PALETTE.ink))
    if model.asked:
        marks.append((text.label("asked"), PALETTE.wine, PALETTE.parchment_light))
    if model.in_control:
        marks.append((text.label("in_control"), "#2f6e48", PALETTE.parchment_light))
    elif model.in_round and not model.champion:
        marks.append((text.label("in_round"), "#6bb183", PALETTE.ink))
    if model.champion and not model.in_control:
        marks.append((text.label("champion"), "#6bb183", PALETTE.ink))
    if model.mute:
        marks.append((text.label("mute"), "#6f6f6c", PALETTE.parchment_light))
    if model.target:
        target = text.label("target")
        fits = (
            QFontMetricsF(THEME.title_font(letters.below(letters.smallest())[-1])).horizontalAdvance(target) + 6 <= room
        )
        marks.append((target if fits else text.label("target_short"), PALETTE.wine, PALETTE.parchment_light))
    if model.boss:
        marks.append((text.label("boss"), PALETTE.wine, PALETTE.parchment_light))
    if not model.out:
        marks += [
            (text.form(track, form), "#7a5ea8", PALETTE.parchment_light)
            for track, form in model.forms
            if form != "none"
        ]
    return marks


def out_strip(rect: QRectF, setting: SettingKey | None) -> QRectF:
    """The place for the reason why a player is out: above the cards, which lie over painted things."""
    high, down = (0.26, 0.37) if setting is None else (0.16, 0.03) if setting.own else (0.27, 0.28)
    return QRectF(rect.left(), rect.top() + rect.height() * down, rect.width(), rect.height() * high)


def _paint_out(painter: QPainter, model: MatModel, rect: QRectF, head: QRectF) -> None:
    """Darken the mat below its name, with a ribbon with the reason; of the viewer's team the viewer has that ribbon."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 10, 5, 165))
    if not model.own:
        dark = rect.adjusted(2, max(2.0, head.bottom()), -2, -2)
        painter.drawRoundedRect(dark, rect.height() * 0.06, rect.height() * 0.06)
    if model.setting is not None and model.setting.mate:
        return
    strip = out_strip(rect, model.setting)
    painter.fillRect(strip, QColor(PALETTE.wine))
    room = QRectF(strip)
    room.setRight(_paint_mug(painter, strip))
    said = text.out(model.out)
    font = fitted(letters.title(strip.height() * 0.6), said, room.width() - 6)
    words(painter, room, said, font, PALETTE.parchment_light, CENTRE)


def _paint_mug(painter: QPainter, strip: QRectF) -> float:
    """At the end of the ribbon a mug in the light of the fire, by which whoever is out sits now. Returns where it begins."""
    side = min(strip.height() * 1.6, strip.width() * 0.3)
    mug = QRectF(strip.right() - side * 1.05, strip.center().y() - side * 0.56, side, side)
    light = QRadialGradient(mug.center(), side * 0.8)
    for part, dense in ((0.0, 0.9), (0.5, 0.5), (1.0, 0.0)):
        glow = QColor(PALETTE.candle)
        glow.setAlphaF(dense)
        light.setColorAt(part, glow)
    painter.fillRect(mug.adjusted(-side * 0.3, -side * 0.3, side * 0.3, side * 0.3), light)
    draw_art(painter, "parts/mug", mug)
    return mug.left()
