# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that lie on cards in play: what a character declares of each kind, and the cards that an effect means by it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rdi_desktop.engine.language.spec import Bool, Field, FieldType, Ident, Int, Node, Reader, Text, Word, mapping

CardDef = Any
"""What the language has compiled: cards are read before they are known to bear numbers."""
FORTITUDE = "fortitude"
"""The number on a body that has Fortitude of its own."""


class CounterDecl(Node):
    """A kind of number that lies on cards in play. It starts at 0 when its card comes there, and goes when the card does."""

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
    """Cards in play that an effect means: this one, one of a kind that whoever acts picks, or each of a kind, before whoever acts."""

    word: str
    """this, own or each."""
    kind: str = ""


class CardsType(FieldType):
    """Cards that lie before whoever acts."""

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
    """The kinds of numbers that may lie on a card."""
    return tuple(word for word, decl in counters.items() if decl.kind in card.subtypes)
