# SPDX-License-Identifier: GPL-3.0-or-later
"""Cleaning texts of others (names, tables, programs, chat) from the network or a file.

The result is one line of limited length, of visible characters. It is never HTML: labels and tooltips of the window show texts literally.
"""

from __future__ import annotations

import unicodedata

from rdi_desktop.session.look_alikes import BLANK, IGNORABLE

NAME, TABLE, LINE = 24, 40, 300
"""Longest name of a person, name of a table or program, and line of chat, in characters."""
ZWJ, ZWNJ, STYLES = "\u200d", "\u200c", "\ufe0e\ufe0f"
"""Signs that join, part, and choose how an emoji is drawn."""
_MARKS = 2
"""Accents allowed on one letter: more of them would cover the lines above."""


def clean(text: str, longest: int = LINE) -> str:
    """The text without invisible characters or ones that change the direction of text, cut to that length."""
    text = text[: 4 * longest]
    if not (text.isascii() and text.isprintable()):
        kept, marks = [], 0
        for i, sign in enumerate(text):
            if sign in IGNORABLE and sign.isprintable() and not _within_emoji(sign, text, i):
                continue
            marks = marks + 1 if unicodedata.combining(sign) else 0
            if marks <= _MARKS:
                kept.append(sign if (sign.isprintable() and sign != BLANK) or _joins(sign, text, i) else " ")
        text = "".join(kept)
    return " ".join(text.split())[:longest].rstrip(f" {ZWJ}{ZWNJ}")


def _joins(sign: str, text: str, at: int) -> bool:
    """Whether an invisible sign joins two emoji, or parts two letters of a script in which letters are joined."""
    if sign not in (ZWJ, ZWNJ) or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if sign == ZWNJ:
        return unicodedata.category(before) in ("Lo", "Mn", "Mc") and unicodedata.category(after) == "Lo"
    return _within_emoji(sign, text, at) and _pictured(after)


def _within_emoji(sign: str, text: str, at: int) -> bool:
    """Whether a sign that joins emoji, or chooses how one is drawn, follows one."""
    before = text[:at].rstrip(STYLES)[-1:]
    return sign in (ZWJ, *STYLES) and bool(before) and (_pictured(before) or before in "#*0123456789©®")


def _pictured(sign: str) -> bool:
    """Whether that is an emoji, or the colour of its skin."""
    return unicodedata.category(sign) in ("So", "Sk") and sign not in f"^`´¨{BLANK}"
