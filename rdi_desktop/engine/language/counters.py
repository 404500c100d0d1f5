# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters on cards in play: their declarations by a character, and the cards that an effect selects."""

from __future__ import annotations

from typing import Any, NamedTuple

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.spec import Bool, Field, FieldType, Ident, Int, Node, Reader, Text, Word, mapping

FORTITUDE = "fortitude"
"""The counter of a body that has Fortitude of its own."""


class CounterDecl(Node):
    """A kind of counter on cards in play. It starts at 0 when its card comes into play, and is removed with the card."""

    FIELDS = {
        "kind": Field(Ident("subtype"), doc="on which cards, by their subtype"),
        "most": Field(Int(1, 20), 20, "how high it may go"),
        "until": Field(
            Word("hit"),
            "",
            "hit: taken off as its card loses Fortitude; what a body does as it ticks down still counts it",
        ),
        "numerals": Field(Bool(), False, "so much higher is each number in digits of what its card does"),
        "name": Field(Text(), "", "what people call it"),
    }
    kind: str
    most: int
    until: str
    numerals: bool
    name: str


class Cards(NamedTuple):
    """The cards in play before the acting seat that an effect means: this one, one of a kind that the seat picks, or each of a kind."""

    word: str
    """this, own or each."""
    kind: str = ""


class CardsType(FieldType):
    """Cards before the acting seat."""

    name = "this, {own: KIND} or {each: KIND}"

    def read(self, raw: Any, reader: Reader) -> Cards:
        """The word, and the kind."""
        if raw == "this":
            return Cards("this")
        words = mapping(raw, reader, ("own", "each"))
        if len(words) != 1:
            raise reader.problem(f"expected {self.name}", ("this", "own", "each"))
        word, kind = next(iter(words.items()))
        return Cards(str(word), str(reader.inside(str(word), Ident("subtype").read, kind, reader)))

    def schema(self) -> dict[str, Any]:
        one = {"type": "string"}
        picked = {"type": "object", "properties": {"own": one, "each": one}, "additionalProperties": False}
        return {"anyOf": [{"const": "this"}, {**picked, "maxProperties": 1}]}


CARDS = CardsType()


def borne(counters: dict[str, CounterDecl], card: CardDef) -> tuple[str, ...]:
    """The kinds of counters that a card may have."""
    return tuple(word for word, decl in counters.items() if decl.kind in card.subtypes)
