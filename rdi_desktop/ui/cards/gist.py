# SPDX-License-Identifier: GPL-3.0-or-later
"""A card's summary: a sign, a number and at most three words, for cards in the hand that are too small for their text.

It is made from the effects; of several it shows the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rdi_desktop.content import texts
from rdi_desktop.engine.language.core import walk
from rdi_desktop.ui.cards.face import Gist
from rdi_desktop.words import table

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.core import Effect

_WHO = table("gist-who")
"""Words for the affected players."""


def gist(card: CardDef) -> Gist:
    """The summary of a card's first effect; empty for a card without any."""
    for effect in _told(card):
        found = tuple((what, f"{n:+}") for what, n in effect.in_short())
        if found:
            return Gist(found[:2], _whom(effect))
        if words := texts.short(effect.VERB):
            return Gist((), words, texts.brief(effect.VERB))
    return Gist()


def _told(card: CardDef) -> Iterator[Effect]:
    for mode in card.modes[:1]:
        yield from walk(mode.do)


def _whom(effect: Effect) -> str:
    """The word beside the numbers: the players they affect, or the verb's own word."""
    if word := texts.beside(effect.VERB):
        return word
    who = getattr(effect, "who", None)
    return _WHO.get(who.kind, "") if who is not None else ""
