# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of cards: what is printed on a card and other cards refer to; and whether a hand has cards of the kinds that a price asks for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from rdi_desktop.engine.language.spec import FieldType, Ident, Reader, Word, mapping

CARD_TYPES = (
    "action", "action-gambling", "gambling", "cheating", "sometimes", "anytime", "drink", "drink-event", "tavern-event", "sea-event",
    "dungeon-event", "gm-event", "immediate", "static", "triggered", "curse", "trap", "none", "mix-in", "prize",
)  # fmt: skip

CARDS = "cards"
"""Any card of the hand, as a price."""


class Printed(Protocol):
    """What of a compiled card (`CardDef`) says of which kinds it is."""

    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    icons: tuple[str, ...]


class KindType(FieldType):
    """One kind of card: {subtype: pet}, {icon: fire} or {type: action}. Compiled to the printed word alone."""

    name = "{subtype: WORD}, {icon: WORD} or {type: WORD}"

    def read(self, raw: Any, reader: Reader) -> str:
        words = mapping(raw, reader, ("subtype", "icon", "type"))
        if len(words) != 1:
            raise reader.problem(f"a kind of card is {self.name}", ("subtype", "icon", "type"))
        key, word = next(iter(words.items()))
        known: FieldType = Word(*CARD_TYPES) if key == "type" else Ident(str(key))
        return str(reader.inside(str(key), known.read, word, reader))

    def schema(self) -> dict[str, Any]:
        one = {"type": "string"}
        return {"type": "object", "properties": dict.fromkeys(("subtype", "icon", "type"), one), "maxProperties": 1}


KIND = KindType()


def is_kind(card: Printed, word: str) -> bool:
    """Whether the word is printed on the card: its subtype, one of its icons, or its type."""
    return word in card.subtypes or word in card.icons or word in card.types


def symbols(icons: Iterable[str], declared: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The symbols on a card; symbols with the same effect under several names are grouped, since the card counts as each of them."""
    found: list[tuple[Any, tuple[str, ...]]] = []
    for icon in icons:
        does = {key: value for key, value in declared.get(icon, {"": icon}).items() if key != "name"}
        twin = next((place for place, (other, _) in enumerate(found) if other == does), None)
        if twin is None:
            found.append((does, (icon,)))
        else:
            found[twin] = (does, (*found[twin][1], icon))
    return tuple(words for _, words in found)


def price_of(word: str) -> str:
    """A card of that kind, as a price."""
    return f"{CARDS}:{word}"


def asked_for(price: str) -> str | None:
    """The kind of card that a price takes: '' for any card, None if it takes no card at all."""
    if price == CARDS:
        return ""
    return price.removeprefix(f"{CARDS}:") if price.startswith(f"{CARDS}:") else None


LYING = "lying:"
"""Begins a price for a card in a place: the id of the place, then the kinds that will do, separated by | (none: any card)."""


def lying(pile: str, words: Iterable[str] = ()) -> str:
    """The price of a card in a place, of one of these kinds or (without any) of any kind."""
    return f"{LYING}{pile}:{'|'.join(words)}"


def of_place(price: str) -> str | None:
    """The place from which a price takes a card; None if it does not take one from a place."""
    return price.split(":")[1] if price.startswith(LYING) else None


def kinds_of(price: str) -> tuple[str, ...]:
    """The kinds of cards that will do for a price from a place; empty: any card."""
    words = price.split(":")[2]
    return tuple(words.split("|")) if words else ()


def takes(price: str, card: Printed) -> bool:
    """Whether that card may be discarded for the price."""
    if price.startswith(LYING):
        words = kinds_of(price)
        return not words or any(is_kind(card, word) for word in words)
    word = asked_for(price)
    return word is not None and (not word or is_kind(card, word))


def demands(spend: Mapping[str, int]) -> list[str]:
    """A price for every single card that is needed: those of a kind before those for any card."""
    return sorted(
        (what for what, n in spend.items() if asked_for(what) is not None for _ in range(n)), key=CARDS.__eq__
    )


def demanded(spend: Mapping[str, int], pile: str) -> list[str]:
    """A price for every single card that is needed from a place: those with the fewest kinds first."""
    found = [what for what, n in spend.items() if of_place(what) == pile for _ in range(n)]
    return sorted(found, key=lambda price: len(kinds_of(price)) or MANY_KINDS)


MANY_KINDS = 99
"""Sorts a price for any card last; no price names as many kinds."""


def enough(wanted: Sequence[str], held: Iterable[Printed]) -> bool:
    """Whether each price can be paid with a different one of the cards held."""
    cards = list(held)
    return len(wanted) <= len(cards) and all(matched(wanted, cards))


def matched(wanted: Sequence[str], held: Sequence[Printed]) -> list[bool]:
    """Which of the prices can be paid, if as many as possible are each paid with a different one of the cards held."""
    paid: dict[int, int] = {}

    def place(price: int, tried: set[int]) -> bool:
        for i, card in enumerate(held):
            if i not in tried and takes(wanted[price], card):
                tried.add(i)
                if i not in paid or place(paid[i], tried):
                    paid[i] = price
                    return True
        return False

    return [place(price, set()) for price in range(len(wanted))]


WORD = re.compile(r"[a-z0-9]+")


def slug(title: str) -> str:
    """An id from a title: lower case, words joined by hyphens."""
    return "-".join(WORD.findall(title.lower().replace("’", "").replace("'", "")))
