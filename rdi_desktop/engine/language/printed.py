# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts printed on cards beside their text, used by the rules of their side deck or of things in play."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.core import LATE_EFFECTS, Effect
from rdi_desktop.engine.language.spec import Bool, Field, FieldType, Int, ListOf, Node, Of, Reader, Text


class SlotType(FieldType):
    """A place that a card takes: its kind, and how many of them."""

    name = "a word, or {WORD: how many}"

    def read(self, raw: Any, reader: Reader) -> tuple[str, int]:
        """(kind, how many)."""
        if isinstance(raw, dict) and len(raw) == 1:
            kind, n = next(iter(raw.items()))
            return (str(kind), reader.inside(str(kind), Int(1, 9).read, n, reader))
        return (Text().read(raw, reader), 1)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "integer"}}]}


class Rival(Node):
    """Another card of the same side deck, and what happens if this card is revealed while that one is in play."""

    FIELDS = {
        "of": Field(Text(), doc="title or id of the other card"),
        "do": Field(LATE_EFFECTS, doc="what happens before anything else"),
    }
    of_: str
    do: tuple[Effect, ...]


PRINTED: dict[str, Field] = {
    "slot": Field(SlotType(), None, "the place that it takes before a player: a word, or {WORD: how many}"),
    "level": Field(Int(0, 20), 0, "its Level"),
    "wages": Field(Int(1, 20), 0, "Gold that keeps it in play once it has been hit"),
    "fortitude": Field(Int(1, 20), 0, "Fortitude of its own, as it comes into play; it never has more"),
    "price": Field(Int(1, 20), 0, "Gold for which its owner may sell it"),
    "heart": Field(
        Int(1, 20), 0, "instead of what it says it may be played as an Anytime card that gains so much Fortitude"
    ),
    "kind": Field(Text(), "", "its kind, which others of a chain ask for"),
    "needs": Field(Text(), "", "the kind that must follow it in a chain, so that it does anything"),
    "takes": Field(Int(1, 9), 0, "so many tokens must lie on it until it is revealed"),
    "gathers": Field(Bool(), True, "it is gathered once its last number is reached"),
    "values": Field(ListOf(Int(1, 20)), (), "what it is worth, from the first to the last"),
    "rival": Field(Of(Rival), None, "another card of its side deck that it does not like"),
}
"""Each becomes an attribute of the compiled card of that name."""
