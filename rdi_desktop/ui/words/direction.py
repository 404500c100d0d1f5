# SPDX-License-Identifier: GPL-3.0-or-later
"""Names that are written from right to left in sentences that are written from left to right."""

from __future__ import annotations

import unicodedata

ISOLATE, END = "\u2068", "\u2069"
"""First strong isolate, and its end: what is between them has a direction of its own, and turns nothing round it."""
_TURNING = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"))


def isolated(name: str) -> str:
    """A name as it stands in a sentence: isolated if it is written from right to left, so that the sentence keeps its direction.

    Otherwise "A pays 3 Gold to B" is read "B pays 3 Gold to A". The first letter outside decides a paragraph's direction.
    """
    turns = any(unicodedata.bidirectional(letter) in _TURNING for letter in name)
    return f"{ISOLATE}{name}{END}" if turns else name
