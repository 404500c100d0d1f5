# SPDX-License-Identifier: GPL-3.0-or-later
"""Automata: seats without a player (allies-spyke-and-flower, "Otto, Our Mechanical Friend").

An automaton has cards with three boxes. Each box is compiled as a card of its own: an Action, a Sometimes card, a Gambling or Cheating
card. Nobody picks targets for it, so the effects of the boxes must name theirs.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rdi_desktop.engine.language import comparing
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.card_reading import read_card
from rdi_desktop.engine.language.character import CharacterDef, read_character
from rdi_desktop.engine.language.spec import (
    Colour,
    Field,
    Fields,
    Int,
    ListOf,
    MapOf,
    Raw,
    Reader,
    Text,
    Word,
    read_fields,
)
from rdi_desktop.engine.state.rng import Random

ANSWERED: dict[str, dict[str, Any]] = {
    "drink": {"drink": {"mine": True}},
    "action": {"play": {"type": ["action", "action-gambling"]}},
    "sometimes": {"play": {"type": ["sometimes"]}},
    "anytime": {"play": {"type": ["anytime"]}},
}
"""What a Sometimes box may answer, as the moments of an ordinary card."""
"""The boxes of a card, from top to bottom. The last one may be a Cheating card instead."""

SOMETIMES: dict[str, Field] = {
    "for": Field(ListOf(Word(*ANSWERED)), tuple(ANSWERED), "what it answers; anything if left out"),
    "do": Field(Raw(), doc="what it does"),
}
CARD: dict[str, Field] = {
    "title": Field(Text(), doc="shown on the card"),
    "id": Field(Text(), "", "made from the title if left out"),
    "action": Field(Raw(), doc="what it does in the Action phase"),
    "sometimes": Field(Fields(SOMETIMES), doc="what it does when something affects the automaton"),
    "gambling": Field(Raw(), None, "what it does as a Gambling card"),
    "cheating": Field(Raw(), None, "the same, if it is a Cheating card"),
    "note": Field(Text(), "", "reminder for people"),
}
FACTION: dict[str, Field] = {
    "name": Field(Text(), doc="what people call it"),
    "about": Field(Text(), "", "how it plays"),
    "deck": Field(ListOf(Raw()), doc="its cards"),
}
AUTOMATON_FIELDS: dict[str, Field] = {
    "kind": Field(Word("automaton"), doc="what this file holds"),
    "id": Field(Text(), doc="id of the automaton"),
    "name": Field(Text(), doc="name for people"),
    "about": Field(Raw(), {}, "who it is and how it plays"),
    "colour": Field(Colour(), "", "its colour"),
    "fortitude": Field(Int(1, 20), doc="where the Fortitude of each track begins, and its greatest number"),
    "factions": Field(MapOf(Fields(FACTION)), doc="parts of its deck"),
    "play_with": Field(Int(1, 9), doc="how many of them are shuffled together for a game"),
}


class BoxedCard(CardDef):
    """A card with boxes, one of which counts when it is turned over. The card itself can never be played."""

    __slots__ = ("boxes",)

    boxes: dict[str, CardDef]
    """Each box as a card, by its word of BOXES."""


class AutomatonDef:
    """An automaton: its character, and the parts of its deck."""

    __slots__ = ("character", "factions", "fortitude", "play_with")

    KIND: ClassVar[str] = "automaton"
    """Its kind, in messages about factions that it cannot be played with."""

    def __init__(self, character: CharacterDef, factions: dict[str, Faction], fortitude: int, play_with: int) -> None:
        self.character = character
        self.factions = factions
        self.fortitude = fortitude
        self.play_with = play_with

    def choose(self, chosen: Any, seed: int) -> list[str]:
        """The factions of a game. `chosen`: their ids, in a list or joined by '+'; if empty they are chosen at random.

        ValueError for an unknown faction, or for the wrong number of factions.
        """
        ids = chosen.split("+") if isinstance(chosen, str) else list(chosen or ())
        if not ids:
            ids = list(self.factions)
            Random(seed).shuffle(ids)
            ids = ids[: self.play_with]
        for id in ids:
            if id not in self.factions:
                raise ValueError(f"there is no faction '{id}'; there are {', '.join(self.factions)}")
        if len(set(ids)) != self.play_with:
            raise ValueError(f"the {self.KIND} is played with {self.play_with} different factions")
        return ids


class Faction:
    """One part of the deck."""

    __slots__ = ("about", "cards", "id", "name")

    def __init__(self, id: str, name: str, about: str, cards: tuple[Any, ...]) -> None:
        self.id = id
        self.name = name
        self.about = about
        self.cards = cards


def read_automaton(raw: dict[str, Any], reader: Reader) -> AutomatonDef:
    """The compiled automaton. Raises Problem."""
    values = read_fields(AUTOMATON_FIELDS, raw, reader)
    id = values["id"]
    person = {
        "kind": "character",
        "id": id,
        "name": values["name"],
        "about": values["about"],
        "colour": values["colour"],
        "deck": [],
    }
    character = read_character({key: value for key, value in person.items() if value != ""}, reader)
    factions = {}
    reader.path.append("factions")
    for key, faction in values["factions"].items():
        reader.path += [key, "deck"]
        cards = tuple(reader.inside(i, read_boxed, one, reader, id, key) for i, one in enumerate(faction["deck"]))
        factions[key] = Faction(key, faction["name"], faction.get("about", ""), cards)
        del reader.path[-2:]
    reader.path.pop()
    character.deck = tuple(card for faction in factions.values() for card in faction.cards)
    ids = [card.id for card in character.deck]
    if len(set(ids)) < len(ids):
        raise reader.problem("two of its cards have the same id", ("factions",))
    if not 0 < values["play_with"] <= len(factions):
        raise reader.problem(f"there are {len(factions)} factions to play with", ("play_with",))
    return AutomatonDef(character, factions, values["fortitude"], values["play_with"])


def read_boxed(raw: Any, reader: Reader, deck: str, faction: str) -> BoxedCard:
    """One card with its boxes."""
    values = read_fields(CARD, raw, reader)
    if (values["gambling"] is None) == (values["cheating"] is None):
        raise reader.problem("a card has exactly one of 'gambling' and 'cheating'", ("gambling", "cheating"))
    card = BoxedCard("", "")
    whole = read_card({"title": values["title"], "id": values["id"], "type": "action", "do": []}, reader, deck)
    for slot in CardDef.__slots__:
        setattr(card, slot, getattr(whole, slot))
    card.types, card.subtypes, card.is_action, card.fits, card.brings = ("none",), (faction,), False, 0, 0
    card.raw, card.note = raw, values["note"]
    last = "gambling" if values["cheating"] is None else "cheating"
    sometimes = values["sometimes"]
    when = [ANSWERED[word] for word in sometimes.get("for", ANSWERED)]
    card.boxes = {
        "action": box(card, "action", {"type": "action", "do": values["action"]}, reader),
        "sometimes": box(card, "sometimes", {"type": "sometimes", "when": when, "do": sometimes["do"]}, reader),
        "gambling": box(card, last, {"type": last, "do": values[last]}, reader),
    }
    return card


def box(card: BoxedCard, key: str, raw: dict[str, Any], reader: Reader) -> CardDef:
    """One box as a card of its own, with the name of the whole card."""
    short = card.id.partition("/")[2]
    found: CardDef = reader.inside(
        key, read_card, {"title": card.title, "id": f"{short}-{key}", **raw}, reader, card.deck
    )
    if found.modes[0].picks:
        reader.path.append(key)
        raise reader.problem("nobody picks for an automaton: the box says itself whom it means")
    return found


__all__ = ["AutomatonDef", "BoxedCard", "Faction", "comparing", "read_automaton"]
