# SPDX-License-Identifier: GPL-3.0-or-later
"""Open cards that a player may take into its hand for a price (Recipes, Patients): how near they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rdi_desktop.bots.card_worth import LATER, worth
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.core import estimated
from rdi_desktop.engine.language.estimate import Estimate
from rdi_desktop.engine.language.kinds import matched, of_place

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.costs import Cost

FAR = 0.3
"""The fraction of its worth that such a card has while nothing of its price is there."""
MORE = 0.1
"""Points by which one more of a token is worth less for each that is there."""


def open_worth(situation: Situation, card: CardDef) -> float:
    """The worth of an open card that can be taken up, by what is there of its price; 0 if it cannot be."""
    return max((_worth(situation, card, cost, "") for cost in prices(card)), default=0.0)


def brings(situation: Situation, token: str) -> float:
    """How much nearer one more of a token brings all that lies open; less for each that is there already, for later ones ask for others."""
    found = 0.0
    for shown in situation.mat.in_play:
        card = situation.content.card(shown.definition)
        for cost in prices(card):
            found += _worth(situation, card, cost, token) - _worth(situation, card, cost, "")
    there = situation.held(situation.me).get(token, 0)
    return found - MORE * there if isinstance(there, int) else found


def prices(card: CardDef) -> Iterator[Cost]:
    """The prices at which the card comes into its owner's hand."""
    for ability in card.abilities:
        if ability.cost is not None and any(
            part.deed is deeds.TAKE_UP for part in estimated(ability.mode.do, Estimate())
        ):
            yield ability.cost


def _worth(situation: Situation, card: CardDef, cost: Cost, more: str) -> float:
    """The worth of the card by the fraction of its price that is there, with one more of the token `more`."""
    held = situation.held(situation.me)
    needed = paid = 0
    from_places: dict[str, list[str]] = {}
    for price in cost.prices:
        n = price.n or 1
        needed += n
        place = of_place(price.what)
        if place is not None:
            from_places.setdefault(place, []).extend([price.what] * n)
        else:
            there = held.get(price.what, 0)
            paid += min(n, (there if isinstance(there, int) else 0) + (price.what == more))
    for place, wanted in from_places.items():
        lying = [situation.content.card(shown.definition) for shown in situation.mat.in_play if shown.place == place]
        paid += sum(matched(wanted, lying))
    return LATER * worth(card, len(situation.others)) * (FAR + (1 - FAR) * paid / max(1, needed))
