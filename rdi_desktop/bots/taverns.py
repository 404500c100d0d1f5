# SPDX-License-Identifier: GPL-3.0-or-later
"""In a Pub Crawl: which tavern to lead the party to, for its Event and its Drinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots import chains
from rdi_desktop.bots.summary import parts_of

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.taverns import TavernDef

ROUNDS = 0.5
"""How many times each player orders, on average, before the party moves."""


def tavern_value(situation: Situation, id: str) -> float:
    """The value of going to that tavern: its Event now, and its Drinks later."""
    crawl = situation.view.crawl
    assert crawl is not None
    shown = next(tavern for tavern in crawl.taverns if tavern.id == id)
    event = situation.content.card(shown.card.definition)
    value = chains.acting(situation, event)
    if situation.mat.withdrawn and not event.modes[0].picks:
        value = max(0.0, value)  # it does nothing to a player who Ignores everything
    tavern = next(each for each in situation.content.towns[event.deck].taverns if each.id == id)
    return value + ROUNDS * poured_value(situation, tavern)


def poured_value(situation: Situation, tavern: TavernDef) -> float:
    """The value of everybody's drinking one of its Drinks: positive if the player bears them better. 0 at the Inn."""
    seats = [seat for seat in situation.evaluation.seats if situation.view.seats[seat].kit.drink_me]
    drinks = tavern.deck or ()
    return sum(drunk_by(situation, drink, seat) for drink in drinks for seat in seats) / max(1, len(drinks))


def drunk_by(situation: Situation, drink: CardDef, seat: int) -> float:
    """The value of that seat's drinking a Drink."""
    return sum(chains.at(situation, part, [seat]) for part in parts_of(drink) if part.who in ("self", "actor"))
