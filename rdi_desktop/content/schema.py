# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON Schema of content files, made from the classes that read them; editors complete and check with it.

python -m rdi_desktop.content.schema        writes content.schema.json beside this file
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rdi_desktop import console
from rdi_desktop.content.reading import DRINK_FIELDS, KINDS
from rdi_desktop.engine.language import amounts, who
from rdi_desktop.engine.language.abilities import ABILITY_FIELDS, PHASE_FIELDS
from rdi_desktop.engine.language.automaton import AUTOMATON_FIELDS, FACTION, SOMETIMES
from rdi_desktop.engine.language.automaton import CARD as BOXED
from rdi_desktop.engine.language.card_reading import CARD_FIELDS, KEPT, BetterNode, ModeNode
from rdi_desktop.engine.language.character import (
    CHARACTER_FIELDS,
    BodyDecl,
    SidesDecl,
    TokenDecl,
    TrackDecl,
)
from rdi_desktop.engine.language.condition import CONDITIONS
from rdi_desktop.engine.language.conditions import Has
from rdi_desktop.engine.language.core import RARE, Effect
from rdi_desktop.engine.language.costs import CardsOfKind, FromPlace
from rdi_desktop.engine.language.counters import CounterDecl
from rdi_desktop.engine.language.dungeon import ROOM_FIELDS, Reward
from rdi_desktop.engine.language.hooks import TRIGGERS, Trigger
from rdi_desktop.engine.language.kinds import KIND
from rdi_desktop.engine.language.machine import DECKS, FACTION_CARD, FACTION_FIELDS, MACHINE_FIELDS
from rdi_desktop.engine.language.moments import MOMENT_WORDS
from rdi_desktop.engine.language.piles import Fills, Gets, PileDecl, Tucks
from rdi_desktop.engine.language.printed import Rival
from rdi_desktop.engine.language.spec import (
    REQUIRED,
    Bool,
    Field,
    FieldType,
    Int,
    ListOf,
    MapOf,
    Node,
    Range,
    Raw,
    Valued,
)
from rdi_desktop.engine.language.standing import STANDING as STANDING_TYPE
from rdi_desktop.engine.language.standing import (
    AnteMore,
    Change,
    GoldGain,
    Numerals,
    PassesOutAt,
    Pays,
    Plays,
    Standing,
    Unstoppable,
    Which,
)
from rdi_desktop.engine.language.stats import STATS
from rdi_desktop.engine.language.taverns import TAVERN_FIELDS
from rdi_desktop.engine.language.variant import FirstTurn, PresetRule, TeamRule
from rdi_desktop.engine.language.which_cards import Pile
from rdi_desktop.engine.verbs import attributes, counters, drinks, flow, turn
from rdi_desktop.engine.verbs.vocabulary import VERBS

FILE = Path(__file__).parent / "content.schema.json"

Schema = dict[str, Any]


def ref(name: str) -> Schema:
    """A reference to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def several(item: Schema) -> Schema:
    """One item, or a list of them."""
    return {"anyOf": [item, {"type": "array", "items": item}]}


def words(*choices: str) -> Schema:
    """One of these words."""
    return {"enum": list(choices)}


EFFECTS: Schema = {"type": "array", "items": ref("effect")}
RANGE = Range().schema()
INT = Int().schema()
BOOL = Bool().schema()
TEXT: Schema = {"type": "string"}
PRICE: Schema = {"anyOf": [INT, {"const": "x"}]}
DECLARED = (CounterDecl, TokenDecl, TrackDecl, SidesDecl, PileDecl, Fills, Gets, Tucks, Rival, Trigger)
STANDING_NODES = (Standing, Change, AnteMore, GoldGain, Numerals, PassesOutAt, Pays, Plays, Unstoppable, Which)
RAW: dict[str, Schema] = {
    "do": EFFECTS,
    "after": EFFECTS,
    "trap": EFFECTS,
    "instead": EFFECTS,
    "add": EFFECTS,
    "better": several(ref("better")),
    "choose": {"type": "array", "items": ref("mode"), "minItems": 1},
    "kept": ref("kept"),
    "cards": ref("Pile"),
    "abilities": several(ref("ability")),
    "procedures": {"type": "object", "additionalProperties": EFFECTS},
}
"""Schemas of fields that are read by functions of their own."""


def raw(type: FieldType) -> bool:
    """Whether a field's type has no schema of its own."""
    return isinstance(type, Raw) or (isinstance(type, ListOf | MapOf) and raw(type.item))


def of_fields(fields: dict[str, Field], **more: Schema) -> Schema:
    """A mapping with these fields. `more`: schemas of some of them, and further fields."""
    properties: dict[str, Schema] = {}
    for name, field in fields.items():
        schema = more.pop(name, None) or (RAW.get(name, {}) if raw(field.type) else field.type.schema())
        properties[name] = {**schema, "description": field.doc} if field.doc else schema
    required = [name for name, field in fields.items() if field.default is REQUIRED]
    schema = {"type": "object", "properties": {**properties, **more}, "additionalProperties": False}
    return {**schema, "required": required} if required else schema


def of_node(cls: type[Node]) -> Schema:
    """The long form of a node, and its short form if it has one."""
    if cls in (flow.Procedure, flow.Pick):
        long: Schema = {"type": "object", "additionalProperties": ref("who"), "minProperties": 1}
    else:
        long = of_fields(cls.FIELDS)
    if issubclass(cls, turn.OnTrack):
        steps = {"type": "integer"} if cls is turn.Shift else {"anyOf": [INT, {"type": "string"}]}
        long["additionalProperties"] = steps
    if cls is turn.Flip:
        long["additionalProperties"] = TEXT
    if issubclass(cls, attributes.LoseOrGain | counters.Mark):
        long["additionalProperties"] = ref("amount")
    if cls.SHORT is not None:
        long = {"anyOf": [long, cls.FIELDS[cls.SHORT].type.schema()]}
    return {**long, "description": (cls.__doc__ or "").split("\n")[0]}


def of_valued(cls: type[Valued]) -> Schema:
    """What follows the word of a node written as WORD: VALUE."""
    if len(cls.FIELDS) != 1:
        return of_node(cls)
    (field,) = cls.FIELDS.values()
    return {**field.type.schema(), "description": (cls.__doc__ or "").split("\n")[0]}


def of_effect() -> Schema:
    """A mapping with one verb and its common fields, or a conditional block."""
    common = {name: ref(f"beside_{name}") for name in Effect.COMMON}
    forms: list[Schema] = [{"enum": sorted(VERBS)}]
    for verb, cls in sorted(VERBS.items()):
        beside = {name: here for name, here in common.items() if name not in RARE or name in cls.BESIDE}
        forms.append(one_key(verb, ref(cls.__name__), **beside))
    plain = {name: here for name, here in common.items() if name not in RARE}
    forms.append(one_key("do", EFFECTS, **{"else": EFFECTS}, **plain))
    return {"anyOf": forms, "description": "one thing a card does"}


def one_key(key: str, value: Schema, **beside: Schema) -> Schema:
    """A mapping with that key and possibly others."""
    return {"type": "object", "properties": {key: value, **beside}, "required": [key], "additionalProperties": False}


def of_who() -> Schema:
    """Selectors."""
    condition = {"if": ref("condition")}
    picked: Schema = {
        "type": "object",
        "properties": {"up_to": INT, "decides": BOOL, **condition},
        "additionalProperties": False,
    }
    all_of: Schema = {"type": "object", "properties": condition, "additionalProperties": False}
    forms: list[Schema] = [words(*who.WORDS), {"type": "array", "items": ref("who")}]
    forms += [one_key(key, {"anyOf": [INT, picked]}) for key in who.PICKED]
    champions: Schema = {
        "type": "object",
        "properties": {"champions": BOOL, **condition},
        "additionalProperties": False,
    }
    forms += [one_key("others", champions), one_key("everyone", all_of)]
    forms += [one_key(key, TEXT, of=ref("who")) for key in ("most", "least")]
    forms += [one_key("random", ref("who")), one_key("named", TEXT)]
    forms.append(one_key("set", {"type": "array", "items": ref("who")}))
    return {"anyOf": forms, "description": "which players"}


def of_amount() -> Schema:
    """Numerals, words, computed amounts."""
    amount = ref("amount")
    many: Schema = {"type": "array", "items": amount}
    landed = words("fortitude", "alcohol")
    total = one_key("token", TEXT, of=ref("who"))
    front = {**one_key("pile", words("front"), kind=one_key("of", TEXT)), "required": ["pile", "kind"]}
    held = {**one_key("pile", words("hand", "discard"), kind=KIND.schema()), "required": ["pile", "kind"]}
    lying = {"anyOf": [one_key("of", each, **{"from": INT}) for each in (front, held)]}
    sides: Schema = one_key("of", {"type": "object", "additionalProperties": TEXT, "maxProperties": 1})
    levels = one_key("fact", words("level"), of=one_key("pile", TEXT))
    forms: list[Schema] = [
        INT,
        words(*amounts.WORD_NUMBERS),
        one_key("half", amount, round=words("up", "down")),
        one_key("count", {"anyOf": [ref("who"), one_key("of", ref("who")), lying, sides]}),
        one_key("stat", words(*STATS), who=ref("who")),
        one_key("sum", {"anyOf": [many, total, levels]}),
        one_key("per", amount, each=amounts.SIGNED.schema()),
        *(one_key(key, landed) for key in ("lost", "gained", "drink")),
        {**one_key("read", {"anyOf": [TEXT, amount]}), "additionalProperties": amount},
        one_key("if", ref("condition"), **{"then": amount, "else": amount}),
        one_key("x", TEXT),
        one_key("fact", words("wages")),
        *(one_key(key, many) for key in ("at_most", "at_least", "minus")),
        {
            "type": "object",
            "propertyNames": {"not": {"enum": list(amounts.KEYS)}},
            "additionalProperties": ref("who"),
            "minProperties": 1,
            "maxProperties": 1,
        },
    ]
    return {"anyOf": forms, "description": "how much: 2 is a numeral, two is a word, the rest is computed"}


def of_condition() -> Schema:
    """Conditions: declared tokens and tracks may be written beside the words."""
    properties = {word: of_valued(cls) for word, cls in CONDITIONS.items()}
    properties[Has.WORD] = {"type": "object", "properties": {"who": ref("who")}, "additionalProperties": {}}
    return {
        "type": "object",
        "properties": properties,
        "additionalProperties": {"anyOf": [RANGE, TEXT]},
        "description": "all of these must hold",
    }


def of_moment() -> Schema:
    """One moment with its filters. Fields may be written beside a short form."""
    bare = [word for word, cls in MOMENT_WORDS.items() if all(f.default is not REQUIRED for f in cls.FIELDS.values())]
    forms: list[Schema] = [words(*bare)]
    for word, cls in MOMENT_WORDS.items():
        long = of_node(cls)
        short = cls.FIELDS[cls.SHORT].type.schema() if cls.SHORT is not None else None
        forms.append(one_key(word, long if word not in bare else {"anyOf": [long, {"type": "null"}]}))
        if short is not None and len(cls.FIELDS) > 1:
            beside = {name: field.type.schema() for name, field in cls.FIELDS.items() if name != cls.SHORT}
            forms.append(one_key(word, short, **beside))
    return {"anyOf": forms, "description": "when it may be played"}


def of_cost() -> Schema:
    """Costs: numbers, or x for any number."""
    kinds = several(of_node(CardsOfKind))
    there = {name: field.type.schema() for name, field in FromPlace.FIELDS.items()}
    properties = {"cards": PRICE, "discard": kinds, "flip": TEXT, "gold": PRICE, "to": words("box"), **there}
    return {"type": "object", "properties": properties, "additionalProperties": PRICE, "description": "what it costs"}


def of_card(**more: Schema) -> Schema:
    """A card written out in the file."""
    fields = {name: field for name, field in CARD_FIELDS.items() if name != "kin"}
    return of_fields(fields, **more)


def of_standard() -> Schema:
    """A standard card with changes."""
    schema = of_card()
    properties = {"standard": {"type": "string", "description": "id of a standard card"}, **schema["properties"]}
    return {"type": "object", "properties": properties, "required": ["standard"], "additionalProperties": False}


OTHERWISE = {"faction": "machine_faction"}
"""Kinds of files whose definition has another name."""


def whole() -> Schema:
    """The schema of a content file."""
    kept = {name: CARD_FIELDS[name] for name in KEPT if name in CARD_FIELDS}
    counts: Schema = ABILITY_FIELDS["counts_as"].type.schema()
    prize = of_card()
    prize["required"] = ["title"]
    tavern_event = of_card()
    tavern_event["required"] = ["title"]
    cards: Schema = {"type": "array", "items": ref("card")}
    blow: Schema = {"type": "array", "items": ref("effect")}
    defs: dict[str, Schema] = {
        "effect": of_effect(),
        "who": of_who(),
        "amount": of_amount(),
        "condition": of_condition(),
        "moment": of_moment(),
        "moments": several(ref("moment")),
        "cost": of_cost(),
        "better": of_node(BetterNode),
        "mode": of_node(ModeNode),
        "kept": of_fields(kept, goes=words("discard"), counts_as=counts),
        "ability": of_fields(
            ABILITY_FIELDS, when={"anyOf": [ref("moments"), of_fields(PHASE_FIELDS), words("ticked")]}
        ),
        "card": of_card(),
        "prize": prize,
        "deck_card": {"anyOf": [ref("card"), of_standard()]},
        "drink_card": {"anyOf": [ref("card"), of_fields(DRINK_FIELDS)]},
        "character": of_fields(CHARACTER_FIELDS, deck={"type": "array", "items": ref("deck_card")}),
        "standard": of_fields(KINDS["standard"], cards=cards),
        "drinks": of_fields(KINDS["drinks"], cards=cards, deck={"type": "array", "items": ref("drink_card")}),
        "pile": of_fields(KINDS["pile"], deck=cards),
        "variant": of_fields(KINDS["variant"]),
        "dungeon": of_fields(KINDS["dungeon"], rooms={"type": "array", "items": ref("room")}),
        "taverns": of_fields(KINDS["taverns"], taverns={"type": "array", "items": ref("tavern")}),
        "tavern": of_fields(
            TAVERN_FIELDS, event=ref("tavern_event"), deck={"type": "array", "items": ref("drink_card")}
        ),
        "tavern_event": tavern_event,
        "room": of_fields(ROOM_FIELDS, do=blow),
        "prizes": of_fields(KINDS["prizes"], deck={"type": "array", "items": ref("prize")}),
        "automaton": of_fields(AUTOMATON_FIELDS, factions={"type": "object", "additionalProperties": ref("faction")}),
        "faction": of_fields(FACTION, deck={"type": "array", "items": ref("boxed_card")}),
        "machine": of_fields(MACHINE_FIELDS),
        "machine_faction": of_fields(
            FACTION_FIELDS, **{deck: {"type": "array", "items": ref("faction_card")} for deck in DECKS}
        ),
        "faction_card": of_fields(
            FACTION_CARD,
            **dict.fromkeys(("do", "player", "drink", "whiff", "gambling", "cheating", "pass", "active"), blow),
            passive=STANDING_TYPE.schema(),
            triggers=TRIGGERS.schema(),
        ),
        "boxed_card": of_fields(
            BOXED, action=blow, gambling=blow, cheating=blow, sometimes=of_fields(SOMETIMES, do=blow)
        ),
    }
    for name, field in Effect.COMMON.items():
        defs[f"beside_{name}"] = {**field.type.schema(), "description": field.doc}
    for cls in (
        *VERBS.values(),
        Pile,
        drinks.Numbers,
        drinks.Copied,
        *DECLARED,
        BodyDecl,
        *STANDING_NODES,
        TeamRule,
        FirstTurn,
        PresetRule,
        Reward,
    ):
        defs[cls.__name__] = of_node(cls)
    defs["Reward"]["properties"]["cards"] = {**cards, "description": "the cards"}
    kinds = ("character", "automaton", "machine", "faction", *KINDS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A content file of RDI Desktop",
        "type": "object",
        "required": ["kind"],
        "properties": {"kind": words(*kinds)},
        "allOf": [
            {"if": {"properties": {"kind": {"const": kind}}}, "then": ref(OTHERWISE.get(kind, kind))} for kind in kinds
        ],
        "$defs": defs,
    }  # fmt: skip


def text() -> str:
    """The schema as it is written to the file."""
    return json.dumps(whole(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE.name}: {len(whole()['$defs'])} definitions")


if __name__ == "__main__":
    raise SystemExit(console.run(main))
