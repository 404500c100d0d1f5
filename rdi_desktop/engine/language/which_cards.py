# SPDX-License-Identifier: GPL-3.0-or-later
"""Which cards a verb is about: a pile, whose it is, and how many of it or of which kind."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.amounts import SEVERAL, Amount
from rdi_desktop.engine.language.kinds import KindType
from rdi_desktop.engine.language.spec import Bool, Digit, Field, FieldType, Node, Reader, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, Who


class WhichCards(KindType):
    """Which cards of a pile: of a kind, `{discardable: true}`, or any (`{}`)."""

    name = "{subtype: WORD}, {icon: WORD}, {type: WORD} or {discardable: true}"

    def read(self, raw: Any, reader: Reader) -> Any:
        """The kind by its word; the other two forms as they are."""
        return raw if raw in ({}, {"discardable": True}) else super().read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"type": "object"}


class PlaceType(FieldType):
    """A pile that every player has, or a place that the character declares, where cards of its deck lie aside."""

    name = "a pile"

    def read(self, raw: Any, reader: Reader) -> str:
        """Its word or id."""
        return str(Word(*PILES, *sorted(reader.areas)).read(raw, reader))

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


PILES = ("hand", "deck", "discard", "drink_me", "drink_deck")


class Pile(Node):
    """Which cards: a pile, whose, and how many from which end."""

    FIELDS = {
        "pile": Field(PlaceType(), doc="where"),
        "of": Field(WHO, ACTOR, "whose pile"),
        "top": Field(SEVERAL, None, "so many from the top"),
        "all": Field(Bool(), False, "all of them"),
        "pick": Field(Digit(1, 20), 0, "so many, picked by whoever acts"),
        "kind": Field(WhichCards(), {}, "which cards of it: all that may be discarded, or of a kind to be picked"),
    }
    pile: str
    of_: Who
    top: int | Amount | None
    all: bool
    pick: int
    kind: Any


DRINKS = ("drink_me", "drink_deck")
"""Piles of Drinks. No card moves between these and the others, which hold cards of characters."""
