# SPDX-License-Identifier: GPL-3.0-or-later
"""Hearts: a card that may be played at any time to heal, instead of what it says (character-compendium, "Murgath", "Blessings")."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef, Mode
    from rdi_desktop.engine.language.spec import Reader


def texts_alone(modes: list[Mode], card: CardDef, reader: Reader) -> list[Mode]:
    """The single text that a card with a heart may have; nothing else may apply to both ways of using it."""
    extra = card.cost is not None or card.announced or card.icons or card.takes_control or card.condition is not None
    if len(modes) > 1 or extra:
        raise reader.problem("a card with a 'heart' has one list of effects, and no cost, condition or symbol", ("do",))
    modes[0].label = "text"
    return modes


def played_for_its_heart(card: CardDef, fits: Callable[[CardDef], int]) -> CardDef:
    """The Anytime card as which a card with a heart may be played [491]. `fits`: computes its occasions."""
    healing = copy(card)
    healing.types, healing.moments, healing.is_action = ("anytime",), {}, False
    healing.fits = fits(healing)
    healing.only = len(card.modes) - 1
    return healing
