# SPDX-License-Identifier: GPL-3.0-or-later
"""The door for texts that others wrote: names, tables, programs, lines of chat, over the network or in a file.

What comes through it is one line of limited length, of signs that can be seen. It is not HTML anywhere: labels and tips of the window show
texts sign for sign.
"""

from __future__ import annotations

import unicodedata

NAME, TABLE, LINE = 24, 40, 300
"""Signs of the longest name of somebody, name of a table or a program, line of chat."""
_MARKS = 2
"""Accents that may stand on one letter: a heap of them reaches over the lines above."""


def clean(text: str, longest: int = LINE) -> str:
    """The text without signs that are not to be seen, or that turn round what stands beside them, and no longer than that."""
    text = text[: 4 * longest]
    if not (text.isascii() and text.isprintable()):
        kept, marks = [], 0
        for sign in text:
            marks = marks + 1 if unicodedata.combining(sign) else 0
            if marks <= _MARKS:
                kept.append(sign if sign.isprintable() else " ")
        text = "".join(kept)
    return " ".join(text.split())[:longest].rstrip()
