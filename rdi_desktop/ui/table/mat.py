# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting a player's mat, in layers: its ground, its name and Gold, its track, and what lies over it of a player who is out."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QRadialGradient

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, draw_emblem, has_art
from rdi_desktop.ui.cards.brush import (
    CENTRE,
    LEFT,
    PALETTE,
    RIGHT,
    badge,
    coin,
    fitted,
    lines,
    parchment,
    rounded,
    seat_mark,
    words,
)
from rdi_desktop.ui.look.line_breaks import pieces
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import setting as settings
from rdi_desktop.ui.table.automaton_gauges import paint_gauges
from rdi_desktop.ui.table.machine_layout import MachineLayout, machine_layout
from rdi_desktop.ui.table.machine_mat import paint_case
from rdi_desktop.ui.table.mat_places import MatLayout, automaton_layout, mat_layout
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.table.setting_places import SettingKey, setting_layout
from rdi_desktop.ui.table.tankard import paint_tankard
from rdi_desktop.ui.table.team_layout import Wing, wing_places
from rdi_desktop.ui.table.track import paint_track
from rdi_desktop.ui.words import terms as text

_CHIP = 13.0
"""Largest letters of labels (px at 1280×720)."""


_NAME = 16.0
"""The same for the names of a team's players."""
_LEADING = 1.16
"""Distance of the lines of a name in two lines (times its letters)."""


class Ground(NamedTuple):
    """Everything that the background of a mat depends on: it changes little during a game, and takes longest to paint."""

    size: tuple[float, float]
    ratio: float
    seat: int
    on_turn: bool
    own: bool
    strip: bool
    shelf: float
    lying: bool
    broad: bool
    rises: float
    kind: str
    """threat, facing, or ''."""
    joined: Wing | None
    """Set if it is a part of a team's mat."""
    letters: float
    worn: object
    """The theme."""
    setting: SettingKey | None = None


def places_of(ground: Ground) -> tuple[MatLayout, MachineLayout | None]:
    """The places on such a mat."""
    width, height = ground.size
    if ground.setting is not None:
        return setting_layout(width, height, ground.setting), None
    if ground.joined is not None:
        return wing_places(ground.joined, lying=ground.lying), None
    if ground.kind == "threat":
        return machine_layout(width, height)
    if ground.kind == "facing":
        return automaton_layout(width, height, ground.strip, broad=ground.broad, rises=ground.rises), None
    apart = letters.count_size(ground.letters)[0]
    broad, rises = ground.broad, ground.rises
    usual = mat_layout(width, height, ground.own, ground.strip, ground.shelf, broad=broad, rises=rises, apart=apart)
    return usual, None


def ground_of(model: MatModel, size: tuple[float, float], ratio: float) -> Ground:
    """The ground of that mat, at that size and pixel ratio."""
    return Ground(
        size,
        ratio,
        model.seat,
        model.on_turn,
        model.own,
        model.strip,
        model.shelf,
        model.lying,
        model.broad,
        model.rises,
        "threat" if model.threat else "facing" if model.facing else "",
        model.joined,
        letters.scale(),
        THEME.worn,
        model.setting,
    )


@lru_cache(maxsize=24)
def ground_picture(ground: Ground) -> QPixmap:
    """Parchment and frame, the light around the active player, and the places of piles with their names."""
    width, height = ground.size
    pixels = (math.ceil(width) * ground.ratio, math.ceil(height) * ground.ratio)
    picture = QPixmap(math.ceil(pixels[0]), math.ceil(pixels[1]))
    picture.setDevicePixelRatio(ground.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    rect = QRectF(0, 0, width, height)
    places, machine = places_of(ground)
    if ground.setting is not None:
        if not ground.own and not ground.setting.shared:
            settings.paint_ground(painter, rect, ground.seat, on_turn=ground.on_turn, raised=ground.setting.raised)
        painter.end()
        return picture
    body = height - ground.shelf
    part = ground.joined is not None and not ground.joined.near  # the team's parchment is below all parts
    if ground.on_turn and not part:
        _paint_halo(painter, rect)
    colour = THEME.seat(ground.seat).colour
    edge = max(2.0, body * 0.022)
    if not part:
        parchment(painter, rect.adjusted(2, 2, -2, -2), body * 0.06, colour, light=ground.on_turn, edge=edge)
    if machine is not None:
        paint_case(painter, rect.adjusted(2, 2, -2, -2))
    painter.setPen(QPen(QColor(107, 74, 47, 110), 1, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(107, 74, 47, 30))
    named = slots(places, machine)
    for slot, _ in named:
        painter.drawRoundedRect(slot, slot.width() * 0.08, slot.width() * 0.08)
    for slot, name in named:
        _name_slot(painter, slot, text.label(name))
    painter.end()
    return picture


def slots(places: MatLayout, machine: MachineLayout | None) -> list[tuple[QRectF, str]]:
    """The places of piles, and their names."""
    found = ((places.deck, "deck"), (places.discard, "discard"), (places.drink_me, "drink_me"))
    return [(slot, name) for slot, name in found if slot.width() > 1 and machine is None]


def paint_numbers(painter: QPainter, model: MatModel, rect: QRectF) -> None:
    """The track, or those of an automaton."""
    if model.facing and model.setting is not None:
        paint_gauges(painter, model.facing, model.fortitude, rect)
    elif model.facing:
        _paint_facing(painter, model, rect)
    elif model.setting is not None:
        paint_tankard(painter, rect, model.fortitude, model.alcohol, model.drunk, model.coming)
    else:
        paint_track(painter, rect, model.fortitude, model.alcohol, model.drunk, model.drunk_with)


def paint_veil(painter: QPainter, model: MatModel, rect: QRectF, portrait: QRectF) -> None:
    """Over the mat of a player turned to stone a grey film through which everything can be read; over that of one who is out the dark."""
    if model.mute:
        body = rect.height() - model.shelf
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(150, 150, 148, 120))
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), body * 0.06, body * 0.06)
    if model.out:
        _paint_out(painter, model, rect, portrait)


def _paint_facing(painter: QPainter, model: MatModel, rect: QRectF) -> None:
    """The tracks of an automaton, each with the mark and the name of its player."""
    each = rect.height() / len(model.facing)
    for place, (seat, name, fortitude, alcohol) in enumerate(model.facing):
        row = QRectF(rect.left(), rect.top() + place * each, rect.width(), each * 0.96)
        mark = QRectF(row.left(), row.top() + row.height() * 0.02, row.height() * 0.34, row.height() * 0.34)
        seat_mark(painter, seat, mark)
        label = QRectF(mark.right() + 4, mark.top(), row.right() - mark.right() - 4, mark.height())
        font = letters.narrowed(letters.title(mark.height() * 0.82), name, label.width())
        words(painter, label, name, font, PALETTE.ink)
        track = QRectF(row.left(), mark.bottom(), row.width(), row.bottom() - mark.bottom())
        paint_track(painter, track, fortitude, alcohol, spaces=model.fortitude)


def paint_shelf(painter: QPainter, _: str, rect: QRectF) -> None:
    """A dark shelf set into the mat, for cards in play; as wide as these are."""
    painter.setPen(QPen(QColor(PALETTE.copper_dark), 1))
    painter.setBrush(QColor(107, 74, 47, 95))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.height() * 0.1, rect.height() * 0.1)


def _paint_halo(painter: QPainter, rect: QRectF) -> None:
    for step, alpha in ((0, 60), (1, 110), (2, 190)):
        painter.setPen(QPen(QColor(255, 213, 138, alpha), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(step, step, -step, -step), rect.height() * 0.07, rect.height() * 0.07)


def paint_head(painter: QPainter, model: MatModel, places: MatLayout, machine: MachineLayout | None) -> None:
    """Name, Gold, and states of the player, beside the portrait; a large portrait has its own place."""
    rect = places.head
    if model.setting is not None:
        settings.paint_plate(painter, model, places, _states(model, rect.width()))
        return
    beside = places.portrait.isEmpty() and machine is None
    near = model.joined is not None and model.joined.near and not model.joined.strip
    _paint_names(
        painter,
        model,
        rect,
        rect.left() + (rect.height() * 1.18 if beside else 0.0),
        places.deck.left() - 4 if near else rect.right(),
    )


def _paint_names(painter: QPainter, model: MatModel, rect: QRectF, left: float, beside_piles: float) -> None:
    side = rect.height()
    said = f"{model.gold - model.pieces} + {model.pieces}" if model.pieces else str(model.gold)
    wide = _advance(said, side * 0.56 * 0.86) + side * 0.56 * 1.2
    coins = QRectF(0, 0, max(side * 1.22, wide), side * 0.56)
    coins.moveTopRight(rect.topRight())
    alone = not model.together
    beside = _paint_allies(painter, model, coins, side) if alone else coins.left()
    beside = rect.right() if model.joined is not None else beside
    large = side * 0.44 if model.joined is None else min(side * 0.44, _NAME * letters.scale())
    name = QRectF(left, rect.top() - side * 0.02, beside - left - 4, side * 0.54)
    who = QRectF(left, rect.top() + side * 0.53, min(rect.right(), beside_piles) - left, side * 0.42)
    font = letters.fitted(letters.title(large), model.name, name.width(), large=True)
    purse = model.kept and model.joined is None
    if letters.fits(font, model.name, name.width()):
        words(painter, name, model.name, font, PALETTE.ink, RIGHT if _mirrored(model) else LEFT)
        _paint_character(painter, model, _paint_states(painter, _chips(model, who, side)), side)
    else:
        movable = purse and alone and not model.allies
        coins = _paint_folded(painter, model, rect, name, who, font, coins if movable else None) or coins
    if purse:
        coin(painter, coins, said)


class Chips(NamedTuple):
    """A player's present states, each with its place and colours."""

    font: QFont
    placed: list[tuple[QRectF, str, str, str]]
    rest: QRectF
    """The rest of the line."""


class _Fold(NamedTuple):
    """A name in two lines, with the states beside or below it."""

    font: QFont
    lines: list[tuple[QRectF, str]]
    chips: Chips
    apart: bool
    """Whether the states have a line of their own."""
    purse: QRectF | None
    """The new place of the purse, if it moved from the first line's end to the second's."""
    whole: bool


def _paint_folded(
    painter: QPainter, model: MatModel, rect: QRectF, name: QRectF, who: QRectF, font: QFont, coins: QRectF | None
) -> QRectF | None:
    """A name too long for its line, in two, in letters below the chosen size if it would be cut otherwise.

    States are in a third line, or at the end of the second. `coins`: the purse, if it may be moved. Returns its new place.
    """
    sizes = [font.pixelSize(), *letters.below(font.pixelSize() - 1)]
    folds = (_fold(model, rect, name, who, THEME.title_font(round(size)), coins) for size in sizes)
    fold = next((each for each in folds if each.whole), None) or _fold(model, rect, name, who, font, coins)
    if fold.apart:
        _paint_character(painter, model, fold.chips.rest, rect.height())
    _paint_states(painter, fold.chips)
    for place, line in fold.lines:
        words(painter, place, line, fold.font, PALETTE.ink, RIGHT if _mirrored(model) else LEFT)
    return fold.purse


def _fold(model: MatModel, rect: QRectF, name: QRectF, who: QRectF, font: QFont, coins: QRectF | None) -> _Fold:
    """The name in two lines in those letters."""
    side, high = rect.height(), font.pixelSize() * _LEADING
    first = QRectF(name.left(), name.top(), name.width(), high)
    second = QRectF(who.left(), first.bottom(), who.width(), high)
    third = rect.bottom() + side * 0.04 - second.bottom()
    apart, moved = third > max(side * 0.38, letters.smallest() * 1.3) + side * 0.03, None
    if apart:
        chips = _chips(model, QRectF(who.left(), second.bottom(), who.width(), third), side)
    else:
        chips = _chips(model, who, side)
        second.setWidth(chips.rest.width())
        if _mirrored(model):
            second.moveRight(who.right())
    narrowed, said, whole = letters.folded(model.name, font, first.width(), second.width())
    if not whole and coins is not None:
        back = coins.width() + 4
        closer = chips if apart else _chips(model, who.adjusted(0, 0, -back, 0), side)
        room = second.width() - back if apart else closer.rest.width()
        other = letters.folded(model.name, font, rect.right() - first.left(), room)
        if other[2]:
            (narrowed, said, whole), chips = other, closer
            first.setRight(rect.right())
            second.setWidth(room)
            moved = coins.translated(0, second.center().y() - coins.center().y())
    lines = list(zip((first, second), said, strict=False))
    return _Fold(narrowed, lines, chips, apart, moved, whole)


def _mirrored(model: MatModel) -> bool:
    """Whether the portrait is at the right."""
    return model.joined is not None and model.joined.mirrored


def _paint_allies(painter: QPainter, model: MatModel, coins: QRectF, side: float) -> float:
    """Small portraits of the teammates, left of the shared Gold; returns their left edge."""
    size = side * 0.5
    place = QRectF(coins.left() - size - 2, coins.top(), size, size)
    first = coins.left()
    for seat, emblem in reversed(model.allies):
        painter.setPen(QPen(QColor(THEME.seat(seat).colour), side * 0.06))
        painter.setBrush(QColor(PALETTE.parchment_light))
        painter.drawEllipse(place)
        painter.save()
        inner = place.adjusted(1, 1, -1, -1)
        if has_art(f"portraits/{emblem}"):
            painter.setClipPath(rounded(inner, inner.width() / 2))
            draw_art(painter, f"portraits/{emblem}", inner)
        else:
            draw_emblem(painter, emblem, text.short_name(emblem), inner)
        painter.restore()
        first = place.left()
        place.moveLeft(first - size * (0.8 if len(model.allies) < 3 else 0.6))
    return first - 2


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


def _chips(model: MatModel, rect: QRectF, side: float) -> Chips:
    """The states in that line, from the right; from the left if the portrait is at the right."""
    mirrored = _mirrored(model)
    marks = _states(model, rect.width())
    font = letters.title(min(side * 0.27, _CHIP * letters.scale()))
    low = [size for size in letters.below(font.pixelSize()) if size * 1.3 <= max(side * 0.38, rect.height() * 1.2)]
    font.setPixelSize(round(low[0] if low else letters.below(font.pixelSize())[-1]))
    smallest = QFontMetricsF(THEME.title_font(letters.below(font.pixelSize())[-1]))
    right = rect.right()
    while len(marks) > 1 and sum(smallest.horizontalAdvance(label) + 6 for label, _, _ in marks) > rect.width():
        marks.pop()  # signs and the tooltip show the last ones as well
    wide = [QFontMetricsF(font).horizontalAdvance(label) for label, _, _ in marks]
    spare = (rect.width() - sum(wide)) / max(1, len(marks)) if marks else 0.0
    pad = min(side * 0.34, spare * 0.8)
    for size in letters.below(font.pixelSize()):
        if not marks or pad >= side * 0.12:
            break
        font.setPixelSize(round(size))
        wide = [QFontMetricsF(font).horizontalAdvance(label) for label, _, _ in marks]
        pad = min(side * 0.34, (rect.width() - sum(wide)) / len(marks) * 0.8)
    if marks and pad < 2.0:  # reduce the text before it would cover the portrait
        font.setPixelSize(max(1, int(font.pixelSize() * rect.width() / (sum(wide) + 6 * len(marks)))))
        wide = [QFontMetricsF(font).horizontalAdvance(label) for label, _, _ in marks]
        pad = 4.0
    high = max(side * 0.38, font.pixelSize() * 1.3)
    placed = []
    for (label, ground, ink), width in zip(reversed(marks), reversed(wide), strict=True):
        place = QRectF(right - width - pad, rect.top() + side * 0.03, width + pad, high)
        if mirrored:
            place.moveLeft(rect.left() + rect.right() - place.right())
        placed.append((place, label, ground, ink))
        right -= width + pad + min(side * 0.08, pad * 0.25)
    room = rect.adjusted(0, 0, right - rect.right() - 2, 0)
    if mirrored:
        room.moveRight(rect.right())
    return Chips(font, placed, room)


def _paint_states(painter: QPainter, chips: Chips) -> QRectF:
    """Paint them; returns the rest of the line."""
    for place, label, ground, ink in chips.placed:
        badge(painter, place, "", ground, ink)
        words(painter, place, label, chips.font, ink, CENTRE)
    return chips.rest


def _paint_character(painter: QPainter, model: MatModel, room: QRectF, side: float) -> None:
    """The character's name, if there is room for it; the portrait shows it as well."""
    tall = room.height() > letters.smallest() * 0.95
    if tall and room.width() > side * 0.9 and model.character != model.name:
        font = letters.body(
            side * 0.33 if model.joined is None else min(side * 0.33, _CHIP * letters.scale()), italic=True
        )
        short = text.short_name(model.emblem)
        name = model.character if QFontMetricsF(font).horizontalAdvance(model.character) <= room.width() else short
        font = letters.fitted(font, name, room.width(), large=True)
        if letters.fits(font, name, room.width()):
            words(painter, room, name, font, PALETTE.ink_soft, RIGHT if _mirrored(model) else LEFT)


def _advance(label: str, size: float) -> float:
    return QFontMetricsF(letters.title(size)).horizontalAdvance(label)


def _name_slot(painter: QPainter, rect: QRectF, name: str) -> None:
    """The name of an empty pile's place, if it is readable."""
    font = letters.body(rect.width() * 0.2, italic=True)
    if letters.fits(font, max((piece.text for piece in pieces(name)), key=len), rect.width() - 3):
        lines(painter, rect.adjusted(1, 0, -1, 0), name, font, PALETTE.ink_soft, CENTRE)


def out_strip(rect: QRectF, shelf: float, *, near: bool = False, own: bool | None = None) -> QRectF:
    """The place for the reason why a player is out: above the cards, which lie over painted things; of a teammate below the name.

    `own`: on a place setting, whether it is the own one.
    """
    body = rect.height() - shelf
    if own is not None:
        high, down = (0.16, 0.03) if own else (0.27, 0.28)
        return QRectF(rect.left(), rect.top() + body * down, rect.width(), body * high)
    if near:
        return QRectF(rect.left(), rect.top() + body * 0.13, rect.width(), body * 0.115)
    return QRectF(rect.left(), rect.top() + body * 0.37, rect.width(), body * 0.26)


def _paint_out(painter: QPainter, model: MatModel, rect: QRectF, portrait: QRectF) -> None:
    """Darken the mat, with a ribbon with the reason, beside the portrait."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 10, 5, 165))
    own = model.own if model.setting is not None else None
    if not own:
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), rect.height() * 0.06, rect.height() * 0.06)
    strip = out_strip(rect, model.shelf, near=model.joined is not None, own=own)
    painter.fillRect(strip, QColor(PALETTE.wine))
    room = QRectF(strip)
    marked = portrait.adjusted(0, 0, portrait.width() * 0.14, portrait.height() * 0.1)  # the seat's sign covers its end
    if marked.bottom() > strip.top() and own is None:
        room.setLeft(marked.right())
    if model.joined is None:
        room.setRight(_paint_mug(painter, strip))
    said = text.out(model.out)
    font = fitted(letters.title(strip.height() * (0.72 if model.joined is not None else 0.6)), said, room.width() - 6)
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
