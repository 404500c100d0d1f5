# SPDX-License-Identifier: GPL-3.0-or-later
"""What may ever happen at a table: asked once, as a game begins, of all who sit there and of every card.

Whatever nobody brings is never looked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from rdi_desktop.engine.language.brings import ABILITIES, BODY, NUMERALS, STANDING, TRIGGER
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.language.moments import OCCASIONS
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.table import Table

RARE = ("of others", "turn_start", "turn_end")
"""Occasions at which hardly anybody can do anything."""
RARELY = sum(OCCASIONS[word] for word in RARE)


def look_ahead(game: Desk) -> None:
    """Write down on the desk what may happen at its table. Cards never change during a game, and nobody comes or leaves."""
    table = game.table
    game.fits = [card.fits for card in table.cards]
    cards = [card.brings for card in table.cards]
    brought = reduce(or_, cards, 0)
    people = [seat.character for seat in table.seats]
    game.burdens = {token: decl.standing for person in people for token, decl in person.tokens.items() if decl.standing}
    lasting = [standing for person in people for standing in person.standing]
    held = [standing for standings in game.burdens.values() for standing in standings]
    game.standing = bool(lasting or held or brought & STANDING)
    game.staggering = any(standing.passes_out_at is not None for standing in lasting)
    game.numeric = bool(brought & NUMERALS) or any(one.numerals is not None for one in (*lasting, *held))
    game.points = frozenset(point for person in people for point in person.hooks)
    game.has_deeds = bool(brought & ABILITIES)
    game.has_bodies = bool(brought & BODY)
    game.boosters = bool(brought & OCCASIONS["played_with"]) or any(
        ability.for_holder for person in people for ability in person.abilities
    )
    abilities = [ability for person in people for ability in person.abilities]
    game.possible = reduce(or_, (ability.fits for ability in abilities), brought)
    triggers = list(of_people(table))
    game.watchful = bool(triggers or brought & TRIGGER)
    game.watches_gains = bool(brought & OCCASIONS["gained"]) or any(
        moment.kind == "gained" for trigger in triggers for moment in trigger.when
    )
    game.holders = holders(table, cards if brought & RARELY else [])


def of_people(table: Table) -> Iterator[Trigger]:
    """Everything that characters bring and something may set off."""
    for seat in table.seats:
        yield from seat.character.triggers
        for decl in seat.character.tokens.values():
            yield from decl.triggers


def holders(table: Table, cards: list[int]) -> dict[str, tuple[int, ...]]:
    """For each rare occasion the seats that may ever have a card or an ability for it: everybody can know, and nobody else is asked.

    A card that belongs to nobody may come to anybody. `cards`: what each brings; none if no card has such an occasion.
    """
    reach: dict[int | None, int] = {None: 0}
    for seat in table.seats:
        reach[seat.index] = reduce(or_, (ability.fits for ability in seat.character.abilities), 0)
    for card, bits in enumerate(cards):
        if bits & RARELY:
            reach[table.owners[card]] |= bits
    return {
        word: tuple(s.index for s in table.seats if (reach[s.index] | reach[None]) & OCCASIONS[word]) for word in RARE
    }
