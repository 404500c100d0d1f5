# SPDX-License-Identifier: GPL-3.0-or-later
"""A draft of characters: everybody is dealt a few and picks one; computer players pick at once.

The result is an ordinary choice of characters: the game, its file and the rematch do not know of the draft.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rdi_desktop.session.plan import HUMAN

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import CharacterDef

OFFERED = 3
"""From how many characters each seat picks."""


@dataclass(slots=True)
class DraftSeat:
    """The parts of a seat that a draft uses."""

    name: str = ""
    character: str | None = None
    controller: str = "bot:regular"
    offer: tuple[str, ...] = ()
    """During a draft: the characters to pick from."""
    given: str = ""
    """The name that it was given by the program; as long as it bears that, it follows the character."""


_homemade: dict[str, str] = {}
_SHORT = 16
"""So many letters have room on a mat."""


def short_name(character: str) -> str:
    """A character's short name, by its id: that of a home-made one as far as it has been taken, otherwise made from the id."""
    return _homemade.get(character) or character.replace("-", " ").title()


def take_name(character: CharacterDef) -> None:
    """Note the short name of a home-made character: as its file says, or the first word of its name."""
    _homemade[character.id] = character.short.strip() or first_word(character.name)


def first_word(name: str) -> str:
    """The first word of a name: 'Mira' of 'Mira the Beekeeper'; behind an article all the rest, if short: 'Tax Collector'."""
    words = re.findall(r"\w[\w'’-]*", name)
    rest = " ".join(words[1:]) if words and words[0].lower() in ("the", "a", "an") else ""
    if rest:
        return rest if len(rest) <= _SHORT else first_word(rest)
    return words[0] if words and words[0] else name


def forget_names() -> None:
    """Forget the short names of home-made characters."""
    _homemade.clear()


def name_computers(seats: Sequence[DraftSeat], others: Iterable[str]) -> None:
    """Let computer players whom nobody has named bear their characters' names; `others`: names if one of those is taken."""
    for seat in seats:
        if seat.controller == HUMAN or seat.name.strip() != seat.given:
            continue
        taken = {each.name.strip() for each in seats if each is not seat}
        names = ([short_name(seat.character)] if seat.character else []) + [*others]
        seat.name = seat.given = next((name for name in names if name not in taken), "")


def deal_offers(
    seats: Sequence[DraftSeat],
    characters: Collection[str],
    bosses: Collection[int],
    villain: Callable[[str], bool],
    chance: random.Random,
) -> bool:
    """Deal everybody a choice; all characters dealt are different. Seats in `bosses` are dealt villains.

    False, without any change, if there are too few characters.
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
    """Whether that seat may have this character: from its own choice, and none that another seat may still pick."""
    own = seats[place].offer
    others = (seat.offer for index, seat in enumerate(seats) if index != place)
    return (not own or character in own) and not any(character in offer for offer in others)


def call_off(seats: Sequence[DraftSeat], characters: Sequence[str]) -> None:
    """Cancel the draft: seats that have not picked get an unused character."""
    for seat in seats:
        if seat.offer:
            taken = {other.character for other in seats}
            seat.offer = ()
            seat.character = next((id for id in characters if id not in taken), None)
