# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a line of text may end: at blanks, and inside what languages without blanks write.

All code that makes lines itself asks here; Qt's own labels know the same rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QTextBoundaryFinder

_WORD = re.compile(r"[^\s\u00a0\u202f]*(?:[\u00a0\u202f]+[^\s\u00a0\u202f]*)+|\S+")
"""What stands between blanks; a no-break space ends nothing."""
_COMPOUND, _PART = 14, re.compile(r"[^-]{3,}-(?=[^-]{3,})|.+", re.DOTALL)
"""A word of so many letters that is joined by hyphens may end a line behind each of them."""
_SYLLABLES = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
"""Thai, Lao, Burmese, Khmer: lines end between words, which only a dictionary knows."""
_UNSPACED = re.compile(f"[{_SYLLABLES}\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003ffff]")
"""Scripts that are written without blanks."""
_RUN = re.compile(f"[{_SYLLABLES}]+")
_LONG_RUN = 12
"""Letters of a run of syllables in which a computer without a dictionary finds no word."""
_NEVER_FIRST = re.compile(r"[\u0e2f-\u0e33\u0e45\u0e46\u0eaf-\u0eb3\u0ec6\u17d4-\u17d7]")
"""Vowels that stand behind their consonant, and signs that repeat, shorten or end what stands before them."""
_NEVER_LAST = re.compile(r"[\u0e40-\u0e44\u0ec0-\u0ec4]$")
"""Vowels that stand before their consonant."""


class Piece(NamedTuple):
    """A part of a text in which no line ends."""

    text: str
    apart: bool = True
    """Whether a blank stands before it, except at the beginning of a line."""


@lru_cache(maxsize=1 << 12)
def pieces(text: str) -> tuple[Piece, ...]:
    """The parts of a text between which a line may end."""
    found: list[Piece] = []
    for word in _WORD.findall(text):
        parts = _broken(word) if _UNSPACED.search(word) else _PART.findall(word) if len(word) >= _COMPOUND else [word]
        found += [Piece(part, place == 0) for place, part in enumerate(parts)]
    return tuple(found)


def joined(parts: Sequence[Piece]) -> str:
    """Pieces as one line."""
    return "".join(f" {part.text}" if part.apart and place else part.text for place, part in enumerate(parts))


def halves(text: str) -> list[tuple[str, str]]:
    """All ways of writing a text in two lines, the longest first line first."""
    parts = pieces(text)
    return [(joined(parts[:cut]), joined(parts[cut:])) for cut in range(len(parts) - 1, 0, -1)]


def measured(text: str, width: Callable[[str], float]) -> list[tuple[Piece, float]]:
    """The parts of a text with their widths."""
    return [(part, width(part.text)) for part in pieces(text)]


def filled(parts: Sequence[tuple[Piece, float]], room: float, blank: float) -> list[str]:
    """Lines no wider than `room`, unless a single part is, each as full as possible; none for no text. `blank`: the width of one."""
    lines: list[list[Piece]] = []
    used = 0.0
    for part, wide in parts:
        gap = blank if part.apart else 0.0
        if lines and used + gap + wide <= room:
            lines[-1].append(part)
            used += gap + wide
        else:
            lines.append([part])
            used = wide
    return [joined(line) for line in lines]


def _broken(word: str) -> list[str]:
    """Text without blanks, by Unicode's rules for lines; what these leave too long, between syllables."""
    return [syllable for part in _bounded(word, QTextBoundaryFinder.BoundaryType.Line) for syllable in _spelt(part)]


def _spelt(part: str) -> list[str]:
    """A part in which no end of a word was found, in pieces if it is a long run of syllables."""
    if max(map(len, _RUN.findall(part)), default=0) <= _LONG_RUN:
        return [part]
    found: list[str] = []
    for letter in _bounded(part, QTextBoundaryFinder.BoundaryType.Grapheme):
        ends = found and (not _RUN.match(found[-1][-1]) or _NEVER_LAST.search(found[-1]))
        if ends or (found and (not _RUN.match(letter) or _NEVER_FIRST.match(letter))):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _bounded(text: str, kind: QTextBoundaryFinder.BoundaryType) -> list[str]:
    """A text cut at boundaries of that kind. Qt counts in units of UTF-16."""
    units, finder = text.encode("utf-16-le"), QTextBoundaryFinder(kind, text)
    cuts = [0]
    while (cut := finder.toNextBoundary()) != -1:
        cuts.append(cut)
    return [units[2 * start : 2 * end].decode("utf-16-le") for start, end in pairwise(cuts)]
