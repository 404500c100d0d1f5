# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card brings to a table, as bits: worked out as it is compiled, so that nobody goes over all cards again as a game begins.

Below are the occasions at which it, or what it is while it lies before somebody, can do something; here is what else rules look for.
"""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.moments import OCCASIONS

CardDef = Any
"""A compiled card: `card` itself asks here."""

STANDING, NUMERALS, ABILITIES, BODY, TRIGGER = (1 << bit for bit in range(48, 53))
"""It changes figures; it moves numerals; it can do something while it lies there; it may be aimed at; something sets it off."""
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
