# SPDX-License-Identifier: GPL-3.0-or-later
"""Syntax colours for content files: words of the language, texts, numbers, comments."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from rdi_desktop.content.glossary import glossary
from rdi_desktop.ui.look.theme import THEME

_P = THEME.palette
TOKENS = re.compile(
    r"""(?P<remark>(?:^|(?<=\s))\#.*$)
    |(?P<text>'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")
    |(?P<key>[A-Za-z_][\w-]*)(?=\s*:(?:\s|$))
    |(?P<number>(?<![\w-])-?\d+(?![\w-]))
    |(?P<word>[A-Za-z_][\w-]*)""",
    re.VERBOSE,
)
"""The parts of a line."""
_BEGUN = re.compile(r"( *)(?:- +)?[\w-]+:\s+[>|][-+\d]*\s*(?:#.*)?$")
SAID = frozenset(("title", "name", "who", "play", "note"))
"""Keys followed by free text, up to the next comma or brace."""


def _format(colour: str, *, bold: bool = False, slanted: bool = False) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(colour))
    if bold:
        made.setFontWeight(QFont.Weight.Bold)
    made.setFontItalic(slanted)
    return made


class Highlighter(QSyntaxHighlighter):
    """Colours a document while it is edited."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._known = glossary()
        self.formats: dict[str, QTextCharFormat] = {}
        """The present format of each kind of word."""
        self.dress()

    def dress(self) -> None:
        """Use the colours of the present theme."""
        self.formats = {
            "remark": _format(_P.ink_soft, slanted=True),
            "text": _format("#6f4c00"),
            "key": _format(_P.wine, bold=True),
            "strange": _format(_P.ink, bold=True),
            "number": _format("#1f5f7a"),
            "word": _format(_P.copper_dark),
        }
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour one line. Lines of a block text (> or |) are free text."""
        inside = self.previousBlockState()
        if inside >= 0 and (not text.strip() or len(text) - len(text.lstrip(" ")) > inside):
            self.setCurrentBlockState(inside)
            return
        begun = _BEGUN.match(text)
        self.setCurrentBlockState(len(begun[1]) if begun is not None else -1)
        key = ""
        for found in TOKENS.finditer(text):
            kind = str(found.lastgroup)
            key = found["key"] or key
            if kind == "key" and found["key"] not in self._known:
                kind = "strange"
            if kind == "word" and (found["word"] not in self._known or key in SAID):
                continue
            self.setFormat(found.start(), found.end() - found.start(), self.formats[kind])
