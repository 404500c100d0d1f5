# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters of the table: five sizes, which grow more slowly than the table.

Painting code asks for about as many pixels as there is room for and gets the next smaller size; nothing is smaller than the first.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from rdi_desktop.ui.cards.lettering import FontOf, Lettering, fit
from rdi_desktop.ui.look import line_breaks
from rdi_desktop.ui.look.theme import THEME

SIZES = (11.0, 13.0, 16.0, 20.0, 30.0)
"""Labels and counts; rows; names and Gold; questions; great moments (px at 1280×720)."""
_NEARLY = 1.13
"""A size up to this factor too large is used nevertheless, since areas have margins."""

_LEAST_UNIT = 0.8
"""On tables below this unit letters shrink with it (1024 by 576)."""
_STRETCHES = (100, 92, 85, 80)
"""Widths of the letters of a long name (per cent)."""
_now = [1.0, 1.0]


def scale() -> float:
    """The size of letters relative to 1280×720."""
    return _now[0]


def scale_of(unit: float, chosen: float) -> float:
    """The size of letters relative to 1280×720, on a table of that unit and for the user's chosen size."""
    base = _usual(unit)
    return base * max(1 + 0.6 * (chosen - 1), min(1.0, 1 / base))


def _usual(unit: float) -> float:
    return float(max(1.0, unit) ** 0.6) * min(1.0, unit / _LEAST_UNIT)


def set_scale(unit: float, letters: float) -> None:
    """Set the letters for a table of that unit and the user's chosen size."""
    _now[:] = scale_of(unit, letters), _usual(unit)


def grown() -> float:
    """The size of letters relative to the default setting."""
    return _now[0] / _now[1]


def smallest() -> float:
    """The first of the sizes (px)."""
    return SIZES[0] * _now[0]


def step(pixels: float) -> float:
    """The largest size that is about that many pixels or less; otherwise the smallest."""
    fitting = [size for size in _sizes(*_now) if size <= pixels * _NEARLY]
    return fitting[-1] if fitting else smallest()


@lru_cache(maxsize=16)
def _sizes(scale: float, usual: float) -> list[float]:
    """The sizes (px), smallest first. With larger letters also the default setting's: where these fit, nothing smaller is used."""
    found = [size * scale for size in SIZES]
    return sorted({*found, *(size * usual for size in SIZES if scale > usual and size * usual > found[0])})


def title(pixels: float) -> QFont:
    """Bold lettering for titles, names and numbers."""
    return THEME.title_font(step(pixels))


def body(pixels: float, italic: bool = False) -> QFont:
    """Lettering for words and labels."""
    return THEME.body_font(step(pixels), italic)


def fitted(font: QFont, text: str, room: float, *, large: bool = False) -> QFont:
    """The font, one or more sizes smaller if the words need it, down to the default setting's size.

    `large`: rather cut than below the smallest size that the user has chosen.
    """
    while (wide := QFontMetricsF(font).horizontalAdvance(text)) > room > 0:
        least = round(smallest() if large else SIZES[0] * _now[1])
        if font.pixelSize() > least:
            smaller = step((font.pixelSize() - 1) / _NEARLY)
            least = round(smaller if smaller < font.pixelSize() - 0.5 else least)
        elif _now[1] < 1.0 and not (
            large and grown() > 1.0
        ):  # no limit on a very small table, unless large letters are chosen
            least = int(font.pixelSize() * room / wide)
        if least < 2 or least >= font.pixelSize():
            break
        font = QFont(font)
        font.setPixelSize(least)
    return font


def fits(font: QFont, text: str, room: float) -> bool:
    """Whether the words fit."""
    return QFontMetricsF(font).horizontalAdvance(text) <= room


def folded(name: str, font: QFont, first: float, second: float) -> tuple[QFont, tuple[str, ...], bool]:
    """A name that is too long for one line, in two lines of those widths (px); narrowed, if only that makes it fit.

    If it does not, the last is False, and as much as possible is in the first line; a tip should have all of it.
    """
    splits = line_breaks.halves(name)
    narrowed = QFont(font)
    for stretch in _STRETCHES:
        narrowed.setStretch(stretch)
        if fits(narrowed, name, first):
            return narrowed, (name,), True
        for one, other in splits:
            if fits(narrowed, one, first) and fits(narrowed, other, second):
                return narrowed, (one, other), True
    begun = [split for split in splits if fits(narrowed, split[0], first)]
    return narrowed, begun[0] if begun else (name,), False


def narrowed(font: QFont, text: str, room: float) -> QFont:
    """The font, smaller or narrower if the line needs it, down to the default setting's smallest size."""
    return folded(text, fitted(font, text, room), room, 0.0)[0]


def below(pixels: float) -> list[float]:
    """That size and the smaller ones, the largest first, down to the default setting's."""
    usual = (SIZES[1] * _now[1], SIZES[0] * _now[1])
    found = sorted({*_sizes(*_now), *usual}, reverse=True)
    return [size for size in found if size <= pixels + 0.5]


def wrapped(text: str, font_of: FontOf, room: QRectF, largest: float, leading: float = 1.16) -> Lettering:
    """Lines in the largest size in which all of it fits, down to the default setting's size."""
    sizes = below(step(largest))
    for size in sizes or [smallest()]:
        found = fit(text, font_of, room.width(), room.height(), largest=size, smallest=size, leading=leading)
        if not found.cut:
            break
    return found


def lettering(text: str, font_of: FontOf, room: QRectF, largest: float, leading: float = 1.16) -> Lettering:
    """Lines in the largest size in which all of it fits, otherwise in the smallest."""
    size = step(largest)
    while True:
        found = fit(text, font_of, room.width(), room.height(), largest=size, smallest=size, leading=leading)
        smaller = step((size - 1) / _NEARLY)
        if not found.cut or smaller >= size:
            return found
        size = smaller
