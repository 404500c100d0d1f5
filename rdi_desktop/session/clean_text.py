# SPDX-License-Identifier: GPL-3.0-or-later
"""Cleaning texts of others (names, tables, programs, chat) from the network or a file.

The result is one line of limited length, of visible characters. It is never HTML: labels and tooltips of the window show texts literally.
"""

from __future__ import annotations

import unicodedata

NAME, TABLE, LINE = 24, 40, 300
"""Longest name of a person, name of a table or program, and line of chat, in characters."""
_MARKS = 2
"""Accents allowed on one letter: more of them would cover the lines above."""


def clean(text: str, longest: int = LINE) -> str:
    """The text without invisible characters or ones that change the direction of text, cut to that length."""
    text = text[: 4 * longest]
    if not (text.isascii() and text.isprintable()):
        kept, marks = [], 0
        for sign in text:
            marks = marks + 1 if unicodedata.combining(sign) else 0
            if marks <= _MARKS:
                kept.append(sign if sign.isprintable() else " ")
        text = "".join(kept)
    return " ".join(text.split())[:longest].rstrip()
