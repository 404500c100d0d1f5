# SPDX-License-Identifier: GPL-3.0-or-later
"""What can ever happen at a table: worked out once, when a game begins, from all its characters and cards.

What nobody can bring about is never looked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain
from operator import or_

from rdi_desktop.engine.language.brings import ABILITIES, BODY, NUMERALS, STANDING, TRIGGER
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.language.moments import OCCASIONS
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.table import Table

RARE = ("of others", "turn_start", "turn_end", "drank")
"""Occasions at which hardly any card can be played."""
RARELY = sum(OCCASIONS[word] for word in RARE)


class Able(dict[int, frozenset[int]]):
    """For some occasions (bits) the cards that can be played at one of them, worked out on first use.

    Most hands have nothing for most occasions, and this is asked of every seat all the time.
    """

    def __init__(self, cards: Iterable[CardDef]) -> None:
        super().__init__()
        self.alike: dict[int, list[int]] = {}
        """Cards that can be played at the same occasions, by these."""
        for number, card in enumerate(cards):
            fits = card.fits if card.healing is None else card.fits | card.healing.fits
            self.alike.setdefault(fits, []).append(number)

    def __missing__(self, wanted: int) -> frozenset[int]:
        self[wanted] = found = frozenset(chain.from_iterable(c for fits, c in self.alike.items() if fits & wanted))
        return found


def look_ahead(game: Desk) -> None:
    """Note on the desk what can happen at its table. Cards and players do not change during a game."""
    table = game.table
    people = [seat.character for seat in table.seats]
    for name, fact in outlook(table, people).items():
        setattr(game, name, fact)


def outlook(table: Table, people: list[CharacterDef]) -> dict[str, object]:
    """What can happen at a table, by the attributes of the desk."""
    cards = [card.brings for card in table.cards]
    brought = reduce(or_, cards, 0)
    abilities = [ability for person in people for ability in person.abilities]
    burdens = {token: decl.standing for person in people for token, decl in person.tokens.items() if decl.standing}
    lasting = [standing for person in people for standing in person.standing]
    held = [standing for standings in burdens.values() for standing in standings]
    triggers = list(of_people(table))
    return {
        "able": Able(table.cards),
        "possible": reduce(or_, (ability.fits for ability in abilities), brought),
        "burdens": burdens,
        "standing": bool(lasting or held or brought & STANDING),
        "staggering": any(standing.passes_out_at is not None for standing in lasting),
        "numeric": bool(brought & NUMERALS) or any(one.numerals is not None for one in (*lasting, *held)),
        "points": frozenset(point for person in people for point in person.hooks),
        "has_deeds": bool(brought & ABILITIES),
        "has_bodies": bool(brought & BODY),
        "boosters": bool(brought & OCCASIONS["played_with"]) or any(ability.for_holder for ability in abilities),
        "watchful": bool(triggers or brought & TRIGGER),
        "watches_gains": bool(brought & OCCASIONS["gained"])
        or any(moment.kind == "gained" for trigger in triggers for moment in trigger.when),
        "holders": holders(table, cards if brought & RARELY else []),
    }


def of_people(table: Table) -> Iterator[Trigger]:
    """Every trigger that characters bring."""
    for seat in table.seats:
        yield from seat.character.triggers
        for decl in seat.character.tokens.values():
            yield from decl.triggers


def holders(table: Table, cards: list[int]) -> dict[str, tuple[int, ...]]:
    """For each rare occasion the seats that can ever have a card or an ability for it; this is public, and others are not asked.

    A card that belongs to nobody, or is from a side deck, may come to anybody. `cards`: what each brings; none if no card has such an
    occasion.
    """
    reach: dict[int | None, int] = {None: 0}
    for seat in table.seats:
        reach[seat.index] = reduce(or_, (ability.fits for ability in seat.character.abilities), 0)
    for card, bits in enumerate(cards):
        if bits & RARELY:
            reach[None if table.cards[card].pile else table.owners[card]] |= bits
    return {
        word: tuple(s.index for s in table.seats if (reach[s.index] | reach[None]) & OCCASIONS[word]) for word in RARE
    }
