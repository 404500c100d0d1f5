# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds of cards: what is printed on a card and others refer to, and whether cards of some kinds can be found in a hand together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rdi_desktop.engine.language.spec import FieldType, Ident, Reader, Word, mapping

CardDef = Any
"""What the language has compiled: a card is read with kinds, and not the other way round."""
CARD_TYPES = (
    "action", "action-gambling", "gambling", "cheating", "sometimes", "anytime", "drink", "drink-event", "tavern-event", "sea-event",
    "dungeon-event", "gm-event", "immediate", "static", "triggered", "curse", "trap", "none", "mix-in", "prize",
)  # fmt: skip

CARDS = "cards"
"""Any card of the hand, as a price."""


class KindType(FieldType):
    """One kind of card: {subtype: pet}, {icon: fire} or {type: action}. Compiled it is the printed word alone."""

    name = "{subtype: WORD}, {icon: WORD} or {type: WORD}"

    def read(self, raw: Any, reader: Reader) -> str:
        """The word."""
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


def is_kind(card: CardDef, word: str) -> bool:
    """Whether that is printed on the card: its subtype, one of its icons, or its type."""
    return word in card.subtypes or word in card.icons or word in card.types


def symbols(icons: Iterable[str], declared: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The symbols on a card: those that do the same, whatever they are called, are one, of which the card counts as either."""
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
"""Before the id of an own place and the kinds that will do (parted by |; none: any card), as a price: a card that lies there."""


def lying(pile: str, words: Iterable[str] = ()) -> str:
    """A card of a place, of one of these kinds or (without any) whichever, as a price."""
    return f"{LYING}{pile}:{'|'.join(words)}"


def of_place(price: str) -> str | None:
    """From which place a price takes a card; None if it does not take one from a place."""
    return price.split(":")[1] if price.startswith(LYING) else None


def kinds_of(price: str) -> tuple[str, ...]:
    """The kinds of which a price takes a card from a place; none: any card."""
    words = price.split(":")[2]
    return tuple(words.split("|")) if words else ()


def takes(price: str, card: CardDef) -> bool:
    """Whether that card may be discarded for the price."""
    if price.startswith(LYING):
        words = kinds_of(price)
        return not words or any(is_kind(card, word) for word in words)
    word = asked_for(price)
    return word is not None and (not word or is_kind(card, word))


def demands(spend: Mapping[str, int]) -> list[str]:
    """Every single card that is asked for, as a price: those of a kind before any card."""
    return sorted(
        (what for what, n in spend.items() if asked_for(what) is not None for _ in range(n)), key=CARDS.__eq__
    )


def demanded(spend: Mapping[str, int], pile: str) -> list[str]:
    """Every single card that is asked for from a place, as a price: what fewest kinds will do for comes first."""
    found = [what for what, n in spend.items() if of_place(what) == pile for _ in range(n)]
    return sorted(found, key=lambda price: len(kinds_of(price)) or MANY_KINDS)


MANY_KINDS = 99
"""More kinds than any price names: a price for which any card will do comes last."""


def enough(wanted: Sequence[str], held: Iterable[CardDef]) -> bool:
    """Whether each card that is asked for can be another one of those held."""
    cards = list(held)
    return len(wanted) <= len(cards) and all(matched(wanted, cards))


def matched(wanted: Sequence[str], held: Sequence[CardDef]) -> list[bool]:
    """Which of the cards that are asked for are there, if as many as can be are each another one of those held."""
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
