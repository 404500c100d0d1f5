# SPDX-License-Identifier: GPL-3.0-or-later
"""A draft: everybody is dealt a few characters and picks one of them; computer players pick at once.

What comes of it are ordinary choices of characters: the game, its file and the rematch know of no draft.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rdi_desktop.session.plan import HUMAN

OFFERED = 3
"""So many characters each picks from."""


@dataclass(slots=True)
class DraftSeat:
    """A seat as far as it is known."""

    name: str = ""
    character: str | None = None
    controller: str = "bot:regular"
    offer: tuple[str, ...] = ()
    """In a draft: the characters of which one is still to be picked here."""


def deal_offers(
    seats: Sequence[DraftSeat],
    characters: Collection[str],
    bosses: Collection[int],
    villain: Callable[[str], bool],
    chance: random.Random,
) -> bool:
    """Deal everybody a choice; no two are dealt the same character. Seats among `bosses` are dealt villains.

    False, and nothing has changed, if there are too few characters for that.
    """
    pool = list(characters)
    chance.shuffle(pool)
    offers: dict[int, tuple[str, ...]] = {}
    for place in sorted(range(len(seats)), key=lambda place: place not in bosses):
        fitting = [id for id in pool if place not in bosses or villain(id)][:OFFERED]
        if len(fitting) < OFFERED:
            return False
        offers[place] = tuple(fitting)
        pool = [id for id in pool if id not in fitting]
    for place, seat in enumerate(seats):
        seat.offer, seat.character = offers[place], None
    pick_for_computers(seats, chance)
    return True


def pick_for_computers(seats: Sequence[DraftSeat], chance: random.Random) -> None:
    """Computer players that have not picked yet do."""
    for seat in seats:
        if seat.offer and seat.controller != HUMAN:
            seat.character, seat.offer = chance.choice(seat.offer), ()


def may_have(seats: Sequence[DraftSeat], place: int, character: str) -> bool:
    """Whether that seat may choose this character: one of its own offer, and none that another still picks from."""
    own = seats[place].offer
    others = (seat.offer for index, seat in enumerate(seats) if index != place)
    return (not own or character in own) and not any(character in offer for offer in others)


def call_off(seats: Sequence[DraftSeat], characters: Sequence[str]) -> None:
    """No draft after all: whoever has not picked gets a character that nobody has."""
    for seat in seats:
        if seat.offer:
            taken = {other.character for other in seats}
            seat.offer = ()
            seat.character = next((id for id in characters if id not in taken), None)
