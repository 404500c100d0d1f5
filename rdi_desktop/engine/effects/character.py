# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiled characters: a deck and the mechanic declared beside it (EFFECTS.md 2.4 and 4)."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.effects.card import CardDef, Mode, read_card, read_mode, start_picks
from rdi_desktop.engine.effects.conditions import CONDITION, Condition
from rdi_desktop.engine.effects.core import LATE_EFFECTS, Effect
from rdi_desktop.engine.effects.costs import COST, Cost
from rdi_desktop.engine.effects.moments import MOMENTS, Moment
from rdi_desktop.engine.effects.spec import (
    Bool,
    Field,
    Int,
    ListOf,
    MapOf,
    Node,
    Of,
    Problem,
    Raw,
    Reader,
    Text,
    Word,
    read_fields,
)

MANY = 1 << 20


class TokenDecl(Node):
    """A kind of token: how many there are, how many one may hold, who may hold it."""

    FIELDS = {
        "supply": Field(Raw(), MANY, "how many there are; 'many'"),
        "limit": Field(Int(), MANY, "how many one seat may hold"),
        "starts": Field(Int(), 0, "how many the character starts with"),
        "holders": Field(Word("self", "others", "everyone"), "self", "who may hold them"),
        "holder": Field(Word("self"), "self", "the same for one holder"),
        "short": Field(
            Word("what_there_is", "take_back", "move", "nothing"),
            "what_there_is",
            "what happens if the supply is too small",
        ),
        "returns": Field(Raw(), None, "where they go when a holder or the owner is out"),
        "bodies": Field(Word("owner", "none", "self"), "owner", "what becomes of one meant for a body"),
        "pays_as": Field(Raw(), None, "what may stand in for one"),
        "name": Field(Text(), "", "what people call it"),
    }

    supply: int
    limit: int
    starts: int
    holders: str
    short: str
    pays_as: dict[str, int]

    def __init__(self, **values: Any) -> None:
        raw = values.pop("pays_as")
        supply = values.pop("supply")
        super().__init__(**values)
        self.supply = supply if isinstance(supply, int) else MANY
        found: dict[str, int] = {}
        for option in (raw or {}).get("any", ()):
            found.update({k: n for k, n in option.items() if k == "cards"})
        self.pays_as = found
        """Cards that may stand in for one token, e.g. {'cards': 2}."""


class TrackDecl(Node):
    """A track with marks on an attribute: tokens lie there to be claimed as the marker passes."""

    FIELDS = {
        "of": Field(Word("fortitude", "alcohol"), None, "the attribute whose marker moves on it"),
        "marks": Field(ListOf(Int()), (), "where tokens lie"),
        "team_with": Field(Raw(), None, "other marks beside that teammate"),
        "reached": Field(Raw(), None, "what happens there"),
        "range": Field(Text(), "", "lowest and highest value"),
        "starts": Field(Int(), 0, "the value at the start"),
    }

    of_: str | None
    marks: tuple[int, ...]
    starts: int


class Ability:
    """Something a seat can do that is not a card."""

    __slots__ = (
        "before_first",
        "condition",
        "cost",
        "counts_as",
        "for_holder",
        "id",
        "mode",
        "moments",
        "once",
        "phase",
        "title",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.title = ""
        self.moments: tuple[Moment, ...] = ()
        self.phase = ""
        self.before_first = False
        self.condition: Condition | None = None
        self.cost: Cost | None = None
        self.once = ""
        self.for_holder = ""
        """Token whose holders, and not the character, have this ability."""
        self.counts_as: dict[str, Any] = {}
        self.mode: Mode


ABILITY_FIELDS = {
    "id": Field(Text(), doc="name of the ability"),
    "title": Field(Text(), "", "what people call it"),
    "when": Field(Raw(), "anytime", "the moment, or {phase: action, before: first_action}"),
    "if": Field(CONDITION, None, "only if this holds"),
    "cost": Field(COST, None, "what it costs"),
    "once": Field(Word("turn", "phase", "game"), "", "how often"),
    "for": Field(Word("holder"), "", "holders of the token in the cost have it"),
    "counts_as": Field(Raw(), {}, "what kind of play it is"),
    "do": Field(Raw(), doc="what it does"),
}


class CharacterDef:
    """A character, compiled."""

    __slots__ = (
        "abilities",
        "about",
        "books",
        "colour",
        "complexity",
        "deck",
        "icons",
        "id",
        "name",
        "procedures",
        "raw",
        "start",
        "tokens",
        "tracks",
        "traits",
        "values",
    )

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.deck: tuple[CardDef, ...] = ()
        self.tokens: dict[str, TokenDecl] = {}
        self.tracks: dict[str, TrackDecl] = {}
        self.abilities: tuple[Ability, ...] = ()
        self.procedures: dict[str, tuple[Effect, ...]] = {}
        self.traits: tuple[str, ...] = ()
        self.start: dict[str, int] = {}
        self.complexity = 1
        self.books: tuple[str, ...] = ()
        self.about: dict[str, str] = {}
        self.colour = ""
        self.icons: dict[str, Any] = {}
        self.values: dict[str, float] = {}
        self.raw: dict[str, Any] = {}


CHARACTER_FIELDS: dict[str, Field] = {
    "kind": Field(Word("character"), doc="what this file holds"),
    "id": Field(Text(), doc="id of the character"),
    "name": Field(Text(), doc="name of the character"),
    "books": Field(ListOf(Text()), (), "rulebooks that know the character"),
    "complexity": Field(Int(), 1, "1 easy to 3 demanding"),
    "traits": Field(ListOf(Text()), (), "hero, villain, orc, troll, …"),
    "start": Field(MapOf(Int()), {}, "other numbers at the start"),
    "about": Field(MapOf(Text()), {}, "who they are and how they play, our own words"),
    "colour": Field(Text(), "", "accent colour"),
    "provenance": Field(Word("rulebook", "public", "ours"), "ours", "where it is from"),
    "tokens": Field(MapOf(Of(TokenDecl)), {}, "kinds of tokens"),
    "tracks": Field(MapOf(Of(TrackDecl)), {}, "tracks with marks"),
    "procedures": Field(Raw(), {}, "named lists of effects"),
    "abilities": Field(ListOf(Raw()), (), "what can be done without a card"),
    "values": Field(Raw(), {}, "terms for computer players"),
    "deck": Field(ListOf(Raw()), doc="the cards"),
    "size": Field(Int(), 40, "how many cards the deck has"),
}


def read_character(raw: dict[str, Any], reader: Reader) -> CharacterDef:
    """The compiled character, or a Problem. `standard:` cards are merged, or compiled, already."""
    reader.tokens = {str(k) for k in raw.get("tokens") or {}} | {str(k) for k in raw.get("tracks") or {}}
    reader.tracks = {str(k) for k in raw.get("tracks") or {}}
    reader.procedures = {str(k) for k in raw.get("procedures") or {}}
    values = read_fields(CHARACTER_FIELDS, raw, reader)
    character = CharacterDef(values["id"], values["name"])
    character.raw = raw
    for name in ("books", "complexity", "traits", "start", "about", "colour", "tokens", "tracks", "values"):
        setattr(character, name, values[name])
    character.procedures = reader.inside("procedures", read_procedures, values["procedures"], reader)
    character.abilities = tuple(
        reader.inside("abilities", reader.inside, i, read_ability, a, reader) for i, a in enumerate(values["abilities"])
    )
    cards = []
    seen: dict[str, int] = {}
    for i, item in enumerate(values["deck"]):
        known = isinstance(item, CardDef)
        card: CardDef = (
            item if known else reader.inside("deck", reader.inside, i, read_card, item, reader, character.id)
        )
        if card.id in seen:
            raise Problem(
                ("deck", i), f"the card id '{card.id}' stands twice in this deck (also as card {seen[card.id] + 1})"
            )
        seen[card.id] = i
        cards.append(card)
    character.deck = tuple(cards)
    return character


def read_procedures(raw: dict[str, Any], reader: Reader) -> dict[str, tuple[Effect, ...]]:
    """Named lists of effects."""
    found = {}
    for name, effects in raw.items():
        start_picks(reader)
        found[str(name)] = reader.inside(str(name), LATE_EFFECTS.read, effects, reader)
    return found


def read_ability(raw: Any, reader: Reader) -> Ability:
    """One ability."""
    fields = read_fields(ABILITY_FIELDS, raw, reader)
    ability = Ability(fields["id"])
    ability.title = fields["title"] or fields["id"].replace("-", " ").capitalize()
    when = fields["when"]
    if isinstance(when, dict) and "phase" in when:
        ability.phase = str(when["phase"])
        ability.before_first = when.get("before") == "first_action"
    else:
        ability.moments = reader.inside("when", MOMENTS.read, when, reader)
    ability.condition, ability.cost, ability.once = fields["if"], fields["cost"], fields["once"]
    ability.counts_as = fields["counts_as"]
    ability.mode = read_mode("", None, "do", fields["do"], (), reader)
    if fields["for"] and ability.cost is not None:
        ability.for_holder = ability.cost.prices[0].what
    return ability


__all__ = ["Ability", "Bool", "CharacterDef", "Cost", "TokenDecl", "TrackDecl", "read_character"]
