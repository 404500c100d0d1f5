# SPDX-License-Identifier: GPL-3.0-or-later
"""Machines: automata that play alone against a team (red-dragon-inn-10, "Boss Otto").

A machine has three decks instead of a hand, made of two of its factions. Each faction is a file. The effects of its cards are compiled as
ordinary cards, so that they are announced, answered and Negated like any other. Nobody picks targets for a machine.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from rdi_desktop.engine.language.abilities import read_ability
from rdi_desktop.engine.language.automaton import AutomatonDef, Faction
from rdi_desktop.engine.language.brings import brings
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.card_reading import read_card
from rdi_desktop.engine.language.character import BodyDecl, CharacterDef, TrackDecl, read_character
from rdi_desktop.engine.language.core import EFFECTS, Effect, walk
from rdi_desktop.engine.language.counters import CounterDecl, borne
from rdi_desktop.engine.language.piles import PileDecl
from rdi_desktop.engine.language.spec import (
    Colour,
    Field,
    Fields,
    FieldType,
    Int,
    ListOf,
    Raw,
    Reader,
    Text,
    Word,
    describe,
    read_fields,
)
from rdi_desktop.engine.language.who import Who

DECKS = ("action", "sometimes", "gambling")
"""The decks of a machine, which are its side decks."""
PREPARED = "prepared"
"""Where the Actions of its turn lie, face down."""
RECEIVED = "received"
"""Where cards lie face up that others put into the hand it does not have."""
THREAT = "threat"
"""The track of its Threat Level."""
COMPONENT = "component"
"""The kind of body of its Components."""
TURNED = "turned"
"""The counter on a Tough Component that has been hit once."""
PLAIN, WHIFF = 0, 1
"""The modes of a Sometimes card that answers only players, or only Drinks: the answer, and nothing."""

USES = {
    "action": ("do",),
    "sometimes": ("do", "player", "drink"),
    "gambling": ("gambling", "cheating", "pass"),
}
"""The words with which a card of each deck gives its effects; exactly one of them. A Component has `active` or `passive` as well, or
instead."""
WHEN: dict[str, list[dict[str, Any]]] = {
    "player": [{"play": {}}],
    "drink": [{"drink": {}}],
    "do": [{"play": {}}, {"drink": {}}],
}
"""The moments of a Sometimes card, by what it answers."""


class ThreatTable(FieldType):
    """How many Actions a Threat Level gives: {1: 1, 4: 2}; each number applies up to the next level listed."""

    name = "mapping from Threat Levels to numbers of Actions"

    def read(self, raw: Any, reader: Reader) -> dict[int, int]:
        """The numbers, by the level from which each holds."""
        if not isinstance(raw, dict) or not raw:
            raise reader.problem(f"expected a {self.name}, found {describe(raw)}")
        found: dict[int, int] = {}
        for key, value in raw.items():
            level = reader.inside(str(key), Int(0, 20).read, int(key) if str(key).isdecimal() else key, reader)
            found[level] = reader.inside(str(key), Int(0, 9).read, value, reader)
        return found

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": Int(0, 9).schema()}


TRACKER: dict[str, Field] = {
    "most": Field(Int(1, 20), 13, "the highest Threat Level"),
    "normal": Field(ThreatTable(), doc="how many Actions each level gives, from that level on"),
    "hard": Field(ThreatTable(), doc="the same on the other side of the tracker"),
}
MACHINE_FIELDS: dict[str, Field] = {
    "kind": Field(Word("machine"), doc="what this file holds"),
    "id": Field(Text(), doc="id of the machine"),
    "name": Field(Text(), doc="name for people"),
    "about": Field(Raw(), {}, "who it is and how it plays"),
    "colour": Field(Colour(), "", "its colour"),
    "threat": Field(Fields(TRACKER), doc="its Threat tracker"),
    "play_with": Field(Int(1, 9), 2, "how many of its factions are shuffled together for a game"),
}
FACTION_FIELDS: dict[str, Field] = {
    "kind": Field(Word("faction"), doc="what this file holds"),
    "id": Field(Text(), doc="id of the faction"),
    "of": Field(Text(), doc="id of the machine"),
    "name": Field(Text(), doc="what people call it"),
    "about": Field(Text(), "", "how it plays"),
    "action": Field(ListOf(Raw()), (), "its cards for the Action deck"),
    "sometimes": Field(ListOf(Raw()), (), "its cards for the Sometimes deck"),
    "gambling": Field(ListOf(Raw()), (), "its cards for the Gambling deck"),
}
FACTION_CARD: dict[str, Field] = {
    "title": Field(Text(), doc="shown on the card"),
    "id": Field(Text(), "", "made from the title if left out"),
    "skulls": Field(Int(0, 2), 0, "skulls in its corner: 1 Hard Mode, 2 Epic Mode"),
    "do": Field(Raw(), None, "what it does: an Action; or a response, whatever has provoked it"),
    "player": Field(Raw(), None, "a response: what it does if a Challenger's card has provoked it"),
    "drink": Field(Raw(), None, "a response: what it does if a Drink has provoked it"),
    "whiff": Field(Raw(), None, "beside `player` or `drink`: what it does if anything else has provoked it"),
    "gambling": Field(Raw(), None, "a play in a Round: a Gambling card, what it does besides taking control"),
    "cheating": Field(Raw(), None, "the same, of a Cheating card"),
    "pass": Field(Raw(), None, "in a Round the machine passes: what it does besides"),
    "active": Field(Raw(), None, "a Component: what it does in each Activate Components phase"),
    "passive": Field(Raw(), None, "a Component: what holds for the machine while it is installed (`standing`)"),
    "triggers": Field(Raw(), None, "beside `passive`: what happens by itself while it is installed"),
    "provenance": Field(Word("rulebook", "public", "ours"), "ours", "where it is from"),
    "note": Field(Text(), "", "reminder for people"),
}


class FactionCard(CardDef):
    """A card of one of a machine's decks."""

    __slots__ = ("answers", "faction", "passes", "passing", "skulls")

    answers: str
    """player or drink: what it answers, for all else it is a Whiff; '' if it answers both."""
    faction: str
    passes: bool
    """Whether the machine passes when this is turned over in a Round."""
    passing: tuple[Effect, ...]
    """What it does in addition when the machine passes."""
    skulls: int


class MachineDef(AutomatonDef):
    """A machine: its character, the factions of its decks, and its Threat tracker."""

    __slots__ = ("hard", "normal")

    KIND = "machine"

    normal: dict[int, int]
    hard: dict[int, int]

    def with_faction(self, faction: Faction) -> MachineDef:
        """A copy of the machine with one more faction."""
        character = copy(self.character)
        character.deck = (*character.deck, *faction.cards)
        new = MachineDef(character, {**self.factions, faction.id: faction}, self.fortitude, self.play_with)
        new.normal, new.hard = self.normal, self.hard
        return new


def actions_at(tracker: dict[int, int], level: int) -> int:
    """How many Actions a Threat Level gives."""
    return tracker[max([at for at in tracker if at <= level] or [min(tracker)])]


def read_machine(raw: dict[str, Any], factions: list[dict[str, Any]], reader: Reader) -> MachineDef:
    """The compiled machine. Raises Problem. `factions`: the data of their files."""
    values = read_fields(MACHINE_FIELDS, raw, reader)
    character = as_character(values, reader)
    found = [read_faction(each, character, reader) for each in factions]
    character.deck = tuple(card for faction in found for card in faction.cards)
    machine = MachineDef(character, {faction.id: faction for faction in found}, 20, values["play_with"])
    machine.normal, machine.hard = values["threat"]["normal"], values["threat"]["hard"]
    return machine


def as_character(values: dict[str, Any], reader: Reader) -> CharacterDef:
    """The character of a machine: its Threat track, its decks, its kind of bodies."""
    names = ("id", "name", "about", "colour")
    person = {key: values[key] for key in names if values[key] != ""}
    character: CharacterDef = read_character({"kind": "character", "deck": [], **person}, reader)
    begin(reader)
    most = values["threat"].get("most", TRACKER["most"].default)
    character.tracks = {THREAT: TrackDecl.read({"range": f"0-{most}", "name": "Threat"}, reader)}
    asides = {PREPARED: ("nobody", "Prepared Actions"), RECEIVED: ("all", "Received")}
    character.piles = {deck: PileDecl.read({"revealed": "resolve", "name": deck.title()}, reader) for deck in DECKS} | {
        pile: PileDecl.read({"deck": False, "seen": seen, "name": name}, reader)
        for pile, (seen, name) in asides.items()
    }
    character.bodies = {COMPONENT: BodyDecl.read({"pool": "none", "hit": ["dismantle"]}, reader)}
    character.counters = {TURNED: CounterDecl.read({"kind": COMPONENT, "most": 1, "name": "Turned"}, reader)}
    character.subtypes = {COMPONENT: "Component"}
    return character


def begin(reader: Reader) -> None:
    """Prepare the reader for cards of a machine."""
    reader.machine = True
    reader.piles, reader.areas = {*DECKS, PREPARED, RECEIVED}, {PREPARED, RECEIVED}
    reader.bodies = {COMPONENT}
    reader.subtypes |= {COMPONENT}


def read_faction(raw: Any, character: CharacterDef, reader: Reader) -> Faction:
    """A faction with its cards, compiled for its machine."""
    begin(reader)
    values = read_fields(FACTION_FIELDS, raw, reader)
    cards: list[FactionCard] = []
    for deck in DECKS:
        reader.path.append(deck)
        for i, item in enumerate(values[deck]):
            card = reader.inside(i, read_faction_card, item, reader, character, values["id"], deck)
            if any(card.id == other.id for other in cards):
                raise reader.inside(i, reader.problem, f"the card id '{card.id}' stands twice in this file", ("id",))
            cards.append(card)
        reader.path.pop()
    return Faction(values["id"], values["name"], values["about"], tuple(cards))


def read_faction_card(raw: Any, reader: Reader, character: CharacterDef, faction: str, deck: str) -> FactionCard:
    """One card of a faction, with its effects compiled as an ordinary card of its type."""
    values = read_fields(FACTION_CARD, raw, reader)
    use = use_of(values, deck, reader)
    card = FactionCard("", "")
    whole = read_card(as_card(values, deck, use), reader, character.id)
    for slot in CardDef.__slots__:
        setattr(card, slot, getattr(whole, slot))
    card.abilities = tuple(reader.inside("active", read_ability, each, reader) for each in card.abilities)
    card.counters = borne(character.counters, card)
    card.brings = brings(card)
    card.answers = use if use in ("player", "drink") else ""
    card.faction, card.skulls, card.raw = faction, values["skulls"], raw
    card.passes = use == "pass"
    card.passing = reader.inside("pass", EFFECTS.read, values["pass"], reader) if card.passes else ()
    for mode in (*card.modes, *(ability.mode for ability in card.abilities)):
        nobody_picks(mode.picks, mode.do, use or "active", reader)
    nobody_picks((), card.passing, "pass", reader)
    return card


def use_of(values: dict[str, Any], deck: str, reader: Reader) -> str:
    """The word with which the card gives its effects; '' for a Component that acts only once it is installed."""
    others = {word for words in USES.values() for word in words} - set(USES[deck])
    for word in (*others, *(("whiff",) if deck != "sometimes" else ())):
        if values[word] is not None:
            reader.path.append(word)
            raise reader.problem(f"a card of the {deck} deck says nothing of '{word}'", USES[deck])
    given = [word for word in USES[deck] if values[word] is not None]
    parts = [word for word in ("active", "passive") if values[word] is not None]
    if len(parts) > 1 or (values["triggers"] is not None and parts == ["active"]):
        raise reader.problem("a Component is Active or Passive", ("active", "passive"))
    component = bool(parts) or values["triggers"] is not None
    wanted = 0 if component and deck != "gambling" else 1
    if len(given) != wanted:
        words = ", ".join(USES[deck])
        raise reader.problem(f"a card of the {deck} deck has exactly one of {words}, or is a Component", USES[deck])
    use = given[0] if given else ""
    if (use in ("player", "drink")) != (values["whiff"] is not None):
        raise reader.problem(
            "a response for players or for Drinks says what a 'whiff' does, and no other does", ("whiff",)
        )
    return use


def as_card(values: dict[str, Any], deck: str, use: str) -> dict[str, Any]:
    """The card in the language of ordinary cards."""
    raw: dict[str, Any] = {
        "title": values["title"], "type": deck, "pile": deck,
        "provenance": values["provenance"], "note": values["note"],
    }  # fmt: skip
    if values["id"]:
        raw["id"] = values["id"]
    if deck == "sometimes":
        raw["when"] = WHEN[use or "do"]
    elif deck == "gambling":
        raw["type"] = "none" if use == "pass" else use
    if values["active"] is not None or values["passive"] is not None or values["triggers"] is not None:
        raw |= {"stays": "body", "subtypes": [COMPONENT]}
        if values["active"] is not None:
            counts = {"type": "action", "uses": "nothing", "source": "body"}
            raw["abilities"] = [{"id": "activate", "when": "ticked", "do": values["active"], "counts_as": counts}]
        if values["passive"] is not None:
            raw["standing"] = values["passive"]
        if values["triggers"] is not None:
            raw["triggers"] = values["triggers"]
    if use in ("player", "drink"):
        raw["choose"] = [{"do": values[use]}, {"label": "whiff", "do": values["whiff"]}]
    else:
        raw["do"] = values[use] if use and use != "pass" else []
    return raw


def nobody_picks(picks: tuple[Who, ...], effects: tuple[Effect, ...], key: str, reader: Reader) -> None:
    """Raises Problem if a seat would have to be picked: cards of a machine must name their targets."""
    late = [who for effect in walk(effects) for who in effect.late if who.kind != "random"]
    if picks or late:
        reader.path.append(key)
        raise reader.problem(
            "nobody picks for a machine: the card says itself whom it means", ("priority", "others", "random", "source")
        )
