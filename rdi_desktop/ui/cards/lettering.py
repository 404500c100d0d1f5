# SPDX-License-Identifier: GPL-3.0-or-later
"""Fitting text: the largest lettering, in the fewest even lines, that a box can hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from rdi_desktop.ui.look import line_breaks

FontOf = Callable[[float], QFont]

_WORD = 0.7
"""A single word that is too wide is written at this fraction of the smallest size rather than cut."""
_REFERENCE = 100.0
"""Words are measured once at this size; without hinting, widths are proportional."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """Lines of text at a size that fits their box."""

    lines: tuple[str, ...]
    pixels: float
    line_height: float
    cut: bool = False
    """Whether even the smallest size was too large, so that the end was left out."""

    @property
    def height(self) -> float:
        return self.line_height * len(self.lines)


def fit(
    text: str, font_of: FontOf, width: float, height: float, *, largest: float, smallest: float, leading: float = 1.16
) -> Lettering:
    """``text`` in the largest size between the two that fits the box; with an ellipsis if none does."""
    words = _Words(text, font_of)
    pixels = largest
    while True:
        lines = words.wrapped(width * _REFERENCE / pixels)
        line_height = pixels * leading
        if len(lines) * line_height <= height and words.widest * pixels / _REFERENCE <= width:
            even = words.evened(lines, width * _REFERENCE / pixels)
            return Lettering(tuple(even), pixels, line_height)
        if pixels <= smallest:
            break
        pixels = max(smallest, pixels - 0.5)
    if words.widest * pixels / _REFERENCE > width:  # rather small than cut
        pixels = max(smallest * _WORD, width * _REFERENCE / words.widest)
        lines, line_height = words.wrapped(width * _REFERENCE / pixels), pixels * leading
    room = max(1, int(height // line_height))
    if len(lines) > room:
        lines = [*lines[: room - 1], _cut(lines[room - 1], font_of, width * _REFERENCE / pixels)]
        return Lettering(tuple(lines), pixels, line_height, cut=True)
    return Lettering(tuple(lines), pixels, line_height, cut=True)


def draw_lettering(
    painter: QPainter,
    lettering: Lettering,
    font_of: FontOf,
    rect: QRectF,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Draw the lines, vertically centred in ``rect``, with the painter's pen."""
    font = font_of(lettering.pixels)
    font.setPixelSize(max(1, round(lettering.pixels)))
    painter.save()
    painter.setFont(font)
    # Fonts have whole pixel sizes; the painter's scale adds the rest.
    scale = lettering.pixels / font.pixelSize()
    top = rect.top() + (rect.height() - lettering.height) / 2
    for number, line in enumerate(lettering.lines):
        box = QRectF(rect.left(), top + number * lettering.line_height, rect.width(), lettering.line_height)
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        at = QRectF(0, 0, box.width() / scale, box.height() / scale)
        painter.drawText(at, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)
        painter.restore()
    painter.restore()


def lines_of(text: str, lettering: Lettering, paragraph: int) -> tuple[int, int]:
    """The first line of a paragraph, and the one after its last."""
    begins, line = [], 0
    for part in text.strip().split("\n"):
        begins.append(line)
        left = _letters(part)
        while left > 0 and line < len(lettering.lines):
            left -= _letters(lettering.lines[line])
            line += 1
    begins.append(line)
    return begins[paragraph], begins[paragraph + 1]


def _letters(text: str) -> int:
    return sum(not letter.isspace() for letter in text)


class _Words:
    """The words of a text with their widths at the reference size."""

    def __init__(self, text: str, font_of: FontOf) -> None:
        font_key = font_of(_REFERENCE).key()

        def width(text: str) -> float:
            return _advance(font_key, text)

        self._space = width(" ")
        self._paragraphs = [line_breaks.measured(part, width) for part in text.strip().split("\n")]
        self.widest = max((width for part in self._paragraphs for _, width in part), default=0.0)

    def wrapped(self, room: float) -> list[str]:
        """Lines no wider than ``room`` reference pixels, each as full as possible."""
        return [line for part in self._paragraphs for line in line_breaks.filled(part, room, self._space) or [""]]

    def evened(self, lines: list[str], room: float) -> list[str]:
        """The same number of lines, of lengths as equal as possible."""
        if len(lines) < 2:
            return lines
        low, high = room / 3, room
        best = lines
        for _ in range(6):
            middle = (low + high) / 2
            tried = self.wrapped(middle)
            if len(tried) == len(lines) and self.widest <= middle:
                best, high = tried, middle
            else:
                low = middle
        return best


@lru_cache(maxsize=4096)
def _advance(font_key: str, text: str) -> float:
    font = QFont()
    font.fromString(font_key)
    return QFontMetricsF(font).horizontalAdvance(text) * 1.01


def _cut(line: str, font_of: FontOf, room: float) -> str:
    return QFontMetricsF(font_of(_REFERENCE)).elidedText(line + " …", Qt.TextElideMode.ElideRight, room)
