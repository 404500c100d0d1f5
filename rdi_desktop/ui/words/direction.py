# SPDX-License-Identifier: GPL-3.0-or-later
"""Names that are written from right to left in sentences that are written from left to right."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

ISOLATE, END = "\u2068", "\u2069"
"""First strong isolate, and its end: what is between them has a direction of its own, and turns nothing round it."""
_TURNING = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"))


@lru_cache(maxsize=1024)
def isolated(name: str) -> str:
    """A name as it stands in a sentence: isolated if anything in it turns the sentence round; others stay as they are (decisions/0557).

    Otherwise "A pays 3 Gold to B" is read "B pays 3 Gold to A". The first letter outside decides a paragraph's direction.
    A name that is isolated already is left so. tests/ui/test_direction.py finds sentences that take a name without this.
    """
    if name.startswith(ISOLATE) and name.find(END) == len(name) - 1:
        return name
    turns = any(unicodedata.bidirectional(letter) in _TURNING for letter in name)
    return f"{ISOLATE}{name}{END}" if turns else name
