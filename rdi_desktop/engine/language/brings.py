# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card brings to a table, as bits: computed when it is compiled, so that starting a game need not search all cards.

The low bits are the occasions at which the card, or its form in play, can do something; the constants here are what else the rules look
for.
"""

from __future__ import annotations

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.moments import OCCASIONS

STANDING, NUMERALS, ABILITIES, BODY, TRIGGER = (1 << bit for bit in range(48, 53))
"""It changes figures; it moves numerals; it has abilities in play; it can be a target; it has triggers."""
assert len(OCCASIONS) < 48


def brings(card: CardDef) -> int:
    """All bits of a card."""
    found: int = card.fits | (card.lying.fits if card.lying is not None else 0)
    found |= card.healing.fits if card.healing is not None else 0
    for ability in card.abilities:
        found |= ABILITIES | getattr(ability, "fits", 0)
    if card.standing:
        found |= STANDING
        if any(standing.numerals is not None for standing in card.standing):
            found |= NUMERALS
    if card.body:
        found |= BODY
    for trigger in (*card.triggers, *(() if card.given is None else (card.given,))):
        found |= TRIGGER
        if any(moment.kind == "gained" for moment in trigger.when):
            found |= OCCASIONS["gained"]
    return found
