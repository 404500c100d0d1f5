# SPDX-License-Identifier: GPL-3.0-or-later
"""Taverns of a Pub Crawl as files describe them: their Events and their Drinks (red-dragon-inn-10, "Pub Crawl").

The Event of a tavern is a card that nobody holds. Its types say whether it may be answered like an Action card or a Drink.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.card_reading import CARD_FIELDS, read_card
from rdi_desktop.engine.language.spec import Field, Int, ListOf, Raw, Reader, Text, describe, read_fields

EVENT = "tavern-event"
ANSWERED = ("action", "drink")
"""What the Event of a tavern may be answered as, besides an Event."""
SIZE = 6
"""Number of Drinks of a tavern."""
LARGEST = 60
TAVERN_FIELDS: dict[str, Field] = {
    "id": Field(Text(), doc="id of the tavern"),
    "name": Field(Text(), doc="what people call it"),
    "event": Field(
        Raw(),
        doc="what happens as the party comes in; with `type: [tavern-event, action]` it is answered as an Action too",
    ),
    "deck": Field(
        ListOf(Raw()),
        (),
        "its Drinks: {drink: ID}, or cards of its own; none at the Inn, whose Drinks are the Drink Deck",
    ),
    "size": Field(Int(), SIZE, "how many Drinks it has"),
}
TAVERNS_FIELDS: dict[str, Field] = {
    "about": Field(Text(), "", "what kind of an evening it is, our own words"),
    "taverns": Field(ListOf(Raw()), doc="the taverns, in the order in which people name them"),
}

ReadDrink = Callable[[Any], tuple[CardDef, int]]
"""Reads a Drink of a deck, with its number of copies."""


@dataclass(frozen=True, slots=True)
class TavernDef:
    """A tavern: its Event and its Drinks, a card for each copy (None: the Inn, whose Drinks are the Drink Deck)."""

    id: str
    name: str
    event: CardDef
    deck: tuple[CardDef, ...] | None


@dataclass(frozen=True, slots=True)
class Town:
    """The taverns of one file."""

    id: str
    name: str
    about: str
    taverns: tuple[TavernDef, ...]

    @property
    def events(self) -> tuple[CardDef, ...]:
        """The Tavern Cards."""
        return tuple(tavern.event for tavern in self.taverns)


def read_town(values: dict[str, Any], reader: Reader, drink: ReadDrink) -> Town:
    """The taverns of a file. `drink`: reads a card of a deck. Problem for a repeated id, or more than one Inn."""
    found: list[TavernDef] = []
    for i, raw in enumerate(values["taverns"]):
        reader.path = ["taverns", i]
        tavern = read_tavern(raw, values["id"], reader, drink)
        if any(tavern.id == other.id for other in found):
            raise reader.problem(f"there is a tavern '{tavern.id}' already", word=tavern.id)
        if tavern.deck is None and any(other.deck is None for other in found):
            raise reader.problem("one tavern has the Drink Deck, every other a 'deck' of its own", ("deck",))
        found.append(tavern)
    reader.path = ["taverns"]
    if not any(tavern.deck for tavern in found):
        raise reader.problem("there is no tavern to which the party could Crawl")
    reader.path = []
    return Town(values["id"], values["name"] or values["id"], values["about"], tuple(found))


def read_tavern(raw: Any, town: str, reader: Reader, drink: ReadDrink) -> TavernDef:
    """Where a party drinks, as its mapping in the file says."""
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a tavern (a mapping), found {describe(raw)}", TAVERN_FIELDS)
    values = read_fields(TAVERN_FIELDS, raw, reader)
    event = reader.inside("event", read_event, values["event"], town, values["id"], reader)
    if not values["deck"]:
        return TavernDef(values["id"], values["name"], event, None)
    path = [*reader.path]
    deck: list[CardDef] = []
    for i, item in enumerate(values["deck"]):
        reader.path = [*path, "deck", i]
        card, copies = drink(item)
        deck += [card] * copies
    reader.path = [*path, "deck"]
    if len(deck) != values["size"]:
        cards = "card" if len(deck) == 1 else "cards"
        message = (
            f"the deck has {len(deck)} {cards}, expected {values['size']}; if that is meant, say 'size: {len(deck)}'"
        )
        raise reader.problem(message)
    if len(deck) > LARGEST:
        raise reader.problem(f"a tavern has {LARGEST} Drinks at most, found {len(deck)}")
    reader.path = path
    return TavernDef(values["id"], values["name"], event, tuple(deck))


def read_event(raw: Any, town: str, tavern: str, reader: Reader) -> CardDef:
    """The Event of a tavern."""
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a card (a mapping), found {describe(raw)}", CARD_FIELDS)
    card = read_card({"type": EVENT, **raw, "id": tavern}, reader, town)
    if card.types[0] != EVENT or any(word not in ANSWERED for word in card.types[1:]) or len(card.types) > 2:
        reader.path.append("type")
        raise reader.problem(
            f"the Event of a tavern is a '{EVENT}', and may be answered as one of these besides", ANSWERED
        )
    # a rule for authors, in the words of the language: these two verbs and no other
    if "drink" in card.types and not all(effect.VERB in ("gain", "lose") for effect in card.modes[0].do):
        reader.path.append("do")
        raise reader.problem(
            "what is answered as a Drink changes Fortitude and Alcohol Content alone", ("gain", "lose")
        )
    return card
