# SPDX-License-Identifier: GPL-3.0-or-later
"""The value of things in play at the present position: what they do each turn, by themselves or when used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from rdi_desktop.bots.card_worth import TURNS, beside, holds, parts_each_turn
from rdi_desktop.bots.chains import aimed
from rdi_desktop.engine.language import deeds

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.estimate import Part
    from rdi_desktop.engine.language.standing import Standing


def lasting_value(situation: Situation, card: CardDef) -> float:
    """Points for a card coming into play before the player, at the present position."""
    return TURNS * (beside(card.standing) + sum(_acting(situation, part) for part in parts_each_turn(card)))


def _acting(situation: Situation, part: Part) -> float:
    """The value of each use; Drinks are ordered for the best seat."""
    return max(0.0, *situation.orders.values()) if part.deed is deeds.ORDER else aimed(situation, part)


def standing_value(situation: Situation, standing: Iterable[Standing], held: Mapping[str, int | str]) -> float:
    """Points per turn for the player's standing changes, with these tokens and markers."""
    now = [one for one in standing if one.if_ is not None and one.if_.likely(held)]
    return beside(now) + sum(aimed(situation, part) for part in holds(now))
