# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiled characters: a deck and the mechanics declared with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rdi_desktop.engine.language.abilities import Ability, read_ability
from rdi_desktop.engine.language.amounts import AMOUNT, Amount
from rdi_desktop.engine.language.brings import brings
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.card_reading import read_card, start_picks
from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.conditions import TRAITS
from rdi_desktop.engine.language.core import EFFECTS, LATE_EFFECTS, Effect
from rdi_desktop.engine.language.costs import Cost
from rdi_desktop.engine.language.counters import FORTITUDE, CounterDecl, borne
from rdi_desktop.engine.language.declared import (
    acting,
    declared,
    side_cards,
    sides_of,
    stakes,
    steps_of,
    unnumbered,
    with_things,
)
from rdi_desktop.engine.language.hooks import BURDENS, HOOKS, TRIGGERS, Hook, Trigger
from rdi_desktop.engine.language.kinds import KIND
from rdi_desktop.engine.language.piles import PileDecl, check_rivals, spread_picks
from rdi_desktop.engine.language.sides import SidesDecl
from rdi_desktop.engine.language.spec import (
    MOST_PROBLEMS,
    Bool,
    Colour,
    Exactly,
    Field,
    Fields,
    FieldType,
    Int,
    ListOf,
    MapOf,
    Node,
    Number,
    Of,
    Problem,
    Range,
    Raw,
    Reader,
    Text,
    Word,
    describe,
    mapping,
    read_fields,
)
from rdi_desktop.engine.language.standing import STANDING, Standing

MANY = 1 << 20
REGISTERS = ("bass", "tenor", "alto", "treble")
"""The registers of voices, lowest first."""
DEFAULT_VOICE = "tenor"
MOST = 100
"""The largest supply of a token, unless it is unlimited."""


class Supply(FieldType):
    """A whole number, or 'many'."""

    name = "a whole number or many"

    def read(self, raw: Any, reader: Reader) -> int:
        return MANY if raw == "many" else Int(0, MOST).read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer"}, {"const": "many"}]}


class PaysAs(FieldType):
    """What may be paid instead of one token: cards of the hand."""

    name = "{any: [{TOKEN: 1}, {cards: 2}]}"

    def read(self, raw: Any, reader: Reader) -> dict[str, int]:
        """{'cards': how many}."""
        found: dict[str, int] = {}
        options = mapping(raw, reader, ("any",)).get("any")
        if not isinstance(options, list):
            raise reader.problem(f"expected {self.name}, found {describe(options)}", ("any",))
        for i, option in enumerate(options):
            each = reader.inside("any", reader.inside, i, mapping, option, reader, (*sorted(reader.tokens), "cards"))
            numbers = {key: reader.inside(key, Int(1).read, n, reader) for key, n in each.items()}
            found.update({key: n for key, n in numbers.items() if key == "cards"})
        return found

    def schema(self) -> dict[str, Any]:
        return {"type": "object"}


class Values(FieldType):
    """What tokens of the character, and cards of its side decks, are worth to computer players."""

    name = "mapping from tokens, places, side decks or their cards to numbers"

    def read(self, raw: Any, reader: Reader) -> dict[str, float]:
        """The worth of each in Fortitude; of a card for the seat before which it lies open, without what can be done with it."""
        mapping(raw, reader, sorted(reader.tokens | reader.piles | reader.side_cards | reader.stakes))
        return {key: reader.inside(key, WORTH.read, value, reader) for key, value in raw.items()}

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": WORTH.schema()}


WORTH = Number(-20, 20)


class TokenDecl(Node):
    """A kind of token: how many there are, how many one may hold, who may hold it."""

    FIELDS = {
        "supply": Field(Supply(), MANY, "how many there are; 'many'"),
        "limit": Field(Int(0, MOST), MANY, "how many one seat may hold"),
        "starts": Field(Int(0, MOST), 0, "how many the character starts with"),
        "holders": Field(Word("self", "others", "everyone"), "self", "who may hold them"),
        "holder": Field(Word("self"), "self", "the same for one holder"),
        "short": Field(
            Word("what_there_is", "take_back", "move", "nothing"),
            "what_there_is",
            "what happens if the supply is too small",
        ),
        "gains_if": Field(CONDITION, None, "who may hold it gains one only while this holds"),
        "returns": Field(
            Exactly({"holder_out": "supply"}, {"holder_out": "supply", "owner_out": "stay"}),
            None,
            "where they go when a holder or the owner is out",
        ),
        "holder_effect": Field(
            BURDENS, (), "what it does to whoever holds one: what sets it off, or what always holds"
        ),
        "bodies": Field(Word("owner", "none", "self"), "owner", "what becomes of one meant for a body"),
        "pays_as": Field(PaysAs(), {}, "what may stand in for one: {any: [{TOKEN: 1}, {cards: 2}]}"),
        "name": Field(Text(), "", "what people call it"),
        "self_ignore": Field(
            Word("drops", "stays"),
            "drops",
            "whether a player who Ignores the own card goes without those that it gives [109]",
        ),
        "state": Field(Text(), "", "what one is that holds one: 'marked'"),
    }

    supply: int
    limit: int
    starts: int
    holders: str
    short: str
    gains_if: Condition | None
    returns: dict[str, str] | None
    holder_effect: tuple[Trigger | Standing, ...]
    pays_as: dict[str, int]
    bodies: str
    self_ignore: str
    state: str

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.triggers = tuple(one for one in self.holder_effect if isinstance(one, Trigger))
        """Triggers for the holder of one."""
        self.standing = tuple(one for one in self.holder_effect if isinstance(one, Standing))
        """Standing changes for the holder of one."""


class Start(FieldType):
    """Where a track starts: a number, or one of its words."""

    name = "a whole number or a word of the track"

    def read(self, raw: Any, reader: Reader) -> int | str:
        """The number or the word; the track checks whether it has that step."""
        return raw if isinstance(raw, str) else Int().read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer"}, {"type": "string"}]}


class Arrivals(FieldType):
    """Effects when a marker arrives at a number: {3: [EFFECTS]}."""

    name = "mapping from numbers to lists of effects"

    def read(self, raw: Any, reader: Reader) -> dict[int, tuple[Effect, ...]]:
        """The effects by the number."""
        found = {}
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a {self.name}, found {describe(raw)}")
        for key, effects in raw.items():
            number = int(key) if isinstance(key, str) and key.isdigit() else key
            at = reader.inside(str(key), Int(0, 20).read, number, reader)
            found[at] = reader.inside(str(key), LATE_EFFECTS.read, effects, reader)
        return found

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": LATE_EFFECTS.schema()}


class TrackDecl(Node):
    """A track of the character: a counter with a range, named steps, marks on an attribute, or a computed figure.

    On marks lie tokens, to be claimed as the marker passes.
    """

    FIELDS = {
        "of": Field(Word("fortitude", "alcohol"), None, "the attribute whose marker moves on it"),
        "marks": Field(ListOf(Int(0, 20)), (), "where tokens lie"),
        "team_with": Field(MapOf(ListOf(Int(0, 20))), None, "other marks beside that teammate"),
        "reached": Field(EFFECTS, (), "what happens there: the token is claimed"),
        "steps": Field(ListOf(Text()), (), "its words, in order"),
        "range": Field(Range(), (0, 20), "its least and its greatest number"),
        "at": Field(Arrivals(), {}, "what happens as the marker arrives at a number, before anything else"),
        "below": Field(LATE_EFFECTS, (), "what happens if a card would move it below its range, once for each card"),
        "around": Field(
            LATE_EFFECTS,
            (),
            "it is a circle: past its last number the marker is back at the first; what happens each time, from its owner",
        ),
        "above": Field(LATE_EFFECTS, (), "what happens if it would move above its range"),
        "self_ignore": Field(
            Word("drops", "stays"),
            "drops",
            "whether a player who Ignores the own card drops its move on the track [109]",
        ),
        "reads": Field(AMOUNT, None, "a figure worked out whenever it is read, never set"),
        "starts": Field(Start(), None, "the value at the start; the least, or the first step, if left out"),
        "worse": Field(Word("up", "down"), "", "which way is the worse one, where it is told as better and worse"),
        "arrows": Field(Bool(), False, "cards show its moves as arrows, not as digits that other cards may change"),
        "name": Field(Text(), "", "what people call it"),
    }

    of_: str | None
    marks: tuple[int, ...]
    team_with: dict[str, tuple[int, ...]] | None
    steps: tuple[str, ...]
    range: tuple[int, int]
    at: dict[int, tuple[Effect, ...]]
    below: tuple[Effect, ...]
    above: tuple[Effect, ...]
    around: tuple[Effect, ...]
    self_ignore: str
    reads: int | Amount | None
    starts: int
    worse: str
    arrows: bool

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The track, with its start as a number."""
        new = super().read(raw, reader)
        if new.steps:
            new.range = (0, len(new.steps) - 1)
        if new.starts is None:
            new.starts = new.range[0]
        elif isinstance(new.starts, str):
            new.starts = new.steps.index(reader.inside("starts", Word(*new.steps).read, new.starts, reader))
        if new.around and (new.steps or new.above):
            raise reader.problem("a circle has numbers, and nothing is above its last one", ("range",))
        for at in new.at:
            if not new.range[0] <= at <= new.range[1]:
                raise reader.problem(f"it never arrives at {at}, outside of its range {new.range[0]}-{new.range[1]}")
        if not new.range[0] <= new.starts <= new.range[1]:
            raise reader.problem(f"it starts at {new.starts}, outside of its range {new.range[0]}-{new.range[1]}")
        return new

    def word(self, value: int) -> int | str:
        """The value as it is displayed: the word of its step, if it has steps."""
        return self.steps[value] if self.steps else value


class BodyDecl(Node):
    """A kind of body: things in play that can be hit."""

    FIELDS = {
        "pool": Field(
            Word("none", "printed"),
            "none",
            "Fortitude of its own: none, any loss is a hit; printed, it has what its card says, and breaks when none is left",
        ),
        "wages": Field(Word("printed"), "printed", "Gold that keeps it: as its card says"),
        "hit": Field(LATE_EFFECTS, (), "what its owner does when it has lost Fortitude; 'this' is its card"),
        "broken": Field(LATE_EFFECTS, (), "what happens to its owner when a card has broken it"),
        "ticks": Field(
            Int(0, 9),
            0,
            "so much Fortitude it loses by itself at the end of its owner's Action phase; what it can do 'when: ticked' it may do then",
        ),
    }
    pool: str
    hit: tuple[Effect, ...]
    broken: tuple[Effect, ...]
    ticks: int

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The kind of body. Problem if nothing is said of a hit, or if one without Fortitude of its own breaks or wears out."""
        new = super().read(raw, reader)
        if new.pool == "none" and (not new.hit or new.broken or new.ticks):
            raise reader.problem(
                "a kind without Fortitude of its own says what its owner does when one is 'hit'", ("hit", "pool")
            )
        if new.pool == "printed" and new.hit:
            raise reader.problem(
                "what has Fortitude of its own loses it when it is hit: say what happens when it is 'broken'",
                ("broken",),
            )
        return new


class CharacterDef:
    """A compiled character."""

    __slots__ = (
        "abilities",
        "about",
        "any_number",
        "bodies",
        "books",
        "colour",
        "complexity",
        "counters",
        "deck",
        "finish",
        "icons",
        "id",
        "name",
        "hooks",
        "piles",
        "procedures",
        "raw",
        "setup",
        "short",
        "sides",
        "standing",
        "start",
        "subtypes",
        "tokens",
        "tracks",
        "traits",
        "triggers",
        "values",
        "voice",
    )

    def __init__(self, id: str, name: str) -> None:
        self.id, self.name = id, name
        self.finish: Callable[[], CharacterDef] | None = None
        """Reads the rest of the character, if only a part of it has been read so far."""
        self.deck: tuple[CardDef, ...] = ()
        self.tokens: dict[str, TokenDecl] = {}
        self.tracks: dict[str, TrackDecl] = {}
        self.sides: dict[str, SidesDecl] = {}
        """Kinds of things with two sides."""
        self.piles: dict[str, PileDecl] = {}
        """Side decks."""
        self.bodies: dict[str, BodyDecl] = {}
        self.counters: dict[str, CounterDecl] = {}
        """Kinds of counters on its cards in play."""
        self.abilities: tuple[Ability, ...] = ()
        self.standing: tuple[Standing, ...] = ()
        self.triggers: tuple[Trigger, ...] = ()
        self.hooks: dict[str, Hook] = {}
        """Effects at points of its own turn, by the name of the point."""
        self.setup: Hook = ()
        """Effects before the first turn."""
        self.procedures: dict[str, tuple[Effect, ...]] = {}
        self.traits: tuple[str, ...] = ()
        self.start: dict[str, int] = {}
        self.complexity = 1
        self.books: tuple[str, ...] = ()
        self.about: dict[str, str] = {}
        self.colour = self.short = ""
        self.voice = DEFAULT_VOICE
        """The register of its wordless voice."""
        self.subtypes: dict[str, str] = {}
        """The displayed names of kinds of its cards to which others refer."""
        self.icons: dict[str, Any] = {}
        self.values: dict[str, float] = {}
        self.any_number = ""
        """The kind of Action cards of which any number may be played as one Action; '' for most characters."""
        self.raw: dict[str, Any] = {}


START: dict[str, Field] = {
    "fortitude": Field(Int(1, 20), 20, "Fortitude at the start"),
    "alcohol": Field(Int(0, 19), 0, "Alcohol Content at the start"),
    "gold": Field(Int(0, MOST), 0, "Gold beyond what everybody has"),
    "hand": Field(Int(-9, 9), 0, "cards dealt beyond what everybody is dealt; below 0: less"),
}
ABOUT: dict[str, Field] = {
    "who": Field(Text(), "", "who they are"),
    "play": Field(Text(), "", "how they play"),
    "hit": Field(Text(), "", "what they say when a blow takes much from them"),
    "pot": Field(Text(), "", "what they say when a large pot is theirs"),
    "wins": Field(Text(), "", "what they say when they have won"),
}

ICON: dict[str, Field] = {
    "announced": Field(Raw(), (), "what it does as the card is played, before anybody may answer"),
    "after": Field(Raw(), (), "what it does after all else"),
    "name": Field(Text(), "", "what people call it"),
}

CHARACTER_FIELDS: dict[str, Field] = {
    "kind": Field(Word("character"), doc="what this file holds"),
    "id": Field(Text(), doc="id of the character"),
    "name": Field(Text(), doc="name of the character"),
    "short": Field(Text(), "", "what it is called where there is little room; the first word of its name, if left out"),
    "books": Field(ListOf(Text()), (), "rulebooks that know the character"),
    "complexity": Field(Int(1, 3), 1, "1 easy to 3 demanding"),
    "traits": Field(ListOf(Word(*TRAITS)), (), "hero, villain, orc, troll, …"),
    "start": Field(Fields(START), {}, "other numbers at the start"),
    "about": Field(Fields(ABOUT), {}, "who they are and how they play, our own words"),
    "colour": Field(Colour(), "", "accent colour"),
    "voice": Field(Word(*REGISTERS), DEFAULT_VOICE, "the register in which it is heard to laugh, gulp and snore"),
    "provenance": Field(Word("rulebook", "public", "ours"), "ours", "where it is from"),
    "tokens": Field(MapOf(Of(TokenDecl)), {}, "kinds of tokens"),
    "tracks": Field(MapOf(Of(TrackDecl)), {}, "tracks with marks"),
    "sides": Field(MapOf(Of(SidesDecl)), {}, "kinds of things with two sides"),
    "piles": Field(MapOf(Of(PileDecl)), {}, "side decks"),
    "bodies": Field(MapOf(Of(BodyDecl)), {}, "kinds of things in play that can be hit"),
    "counters": Field(MapOf(Of(CounterDecl)), {}, "kinds of numbers that lie on cards in play"),
    "procedures": Field(MapOf(Raw()), {}, "named lists of effects"),
    "abilities": Field(ListOf(Raw()), (), "what can be done without a card"),
    "any_number": Field(KIND, "", "any number of Action cards of this kind may be played instead of one Action"),
    "subtypes": Field(MapOf(Text()), {}, "kinds of cards that others refer to, and what people call them"),
    "icons": Field(MapOf(Fields(ICON)), {}, "symbols on cards, and what each does"),
    "standing": Field(STANDING, (), "what always holds"),
    "triggers": Field(TRIGGERS, (), "what happens by itself"),
    "turn": Field(HOOKS, {}, "what is done at points of the own turn"),
    "setup": Field(LATE_EFFECTS, (), "what is done before the first turn"),
    "values": Field(Values(), {}, "terms for computer players"),
    "deck": Field(ListOf(Raw()), doc="the cards"),
    "size": Field(Int(), 40, "how many cards the deck has"),
}


def read_character(raw: dict[str, Any], reader: Reader) -> CharacterDef:
    """The compiled character. Raises Problem. `standard:` entries are already merged or compiled."""
    raw = with_things(raw)
    reader.tracks = declared(raw, "tracks")
    reader.claimed = {
        id for id in reader.tracks if isinstance(raw["tracks"][id], dict) and raw["tracks"][id].get("marks")
    }
    reader.sides = sides_of(raw)
    reader.tokens = declared(raw, "tokens") | reader.tracks
    reader.procedures = declared(raw, "procedures")
    reader.piles = declared(raw, "piles")
    reader.side_cards = side_cards(raw)
    reader.stakes = stakes(raw)
    reader.areas = {
        id for id in reader.piles if isinstance(raw["piles"][id], dict) and raw["piles"][id].get("deck") is False
    }
    reader.stores = {
        id
        for id in reader.piles
        if isinstance(raw["piles"][id], dict) and raw["piles"][id].get("joins") and not raw["piles"][id].get("revealed")
    }
    reader.roomy = {
        id
        for id in reader.piles
        if isinstance(raw["piles"][id], dict)
        and isinstance(slots := raw["piles"][id].get("slots"), dict)
        and "any" in slots
    }
    reader.fed = {id for id in reader.piles if isinstance(raw["piles"][id], dict) and raw["piles"][id].get("fed")}
    reader.worthy = {id for id in reader.piles if isinstance(raw["piles"][id], dict) and raw["piles"][id].get("worth")}
    reader.acting = acting(raw)
    reader.lying = acting(raw, ("replace_top", "split_or_now", "immediate_or_slot", "curse_or_slot"))
    reader.served = acting(raw, ("served",))
    reader.bodies = declared(raw, "bodies")
    reader.counters |= declared(raw, "counters")
    reader.steps, reader.unnumbered = steps_of(raw), unnumbered(raw)
    for id, track in raw["tracks"].items() if isinstance(raw.get("tracks"), dict) else ():
        if isinstance(track, dict) and "reads" in track:
            amount = reader.inside(
                "tracks", reader.inside, id, reader.inside, "reads", AMOUNT.read, track["reads"], reader
            )
            reader.derived[str(id)] = amount
    reader.subtypes |= declared(raw, "subtypes")
    reader.icons = raw["icons"] if isinstance(raw.get("icons"), dict) else {}
    values = read_declarations(raw, reader)
    character = CharacterDef(values["id"], values["name"])
    character.raw = raw
    for name in (
        "books",
        "complexity",
        "traits",
        "start",
        "about",
        "colour",
        "short",
        "voice",
        "tokens",
        "tracks",
        "piles",
        "bodies",
        "counters",
        "sides",
        "any_number",
        "subtypes",
        "icons",
        "values",
    ):
        setattr(character, name, values[name])
    character.standing, character.triggers = values["standing"], values["triggers"]
    character.hooks, character.setup = values["turn"], values["setup"]
    for icon, fields in values["icons"].items():
        start_picks(reader)
        for point in ("announced", "after"):
            does = list(fields.get(point, ()))
            reader.inside("icons", reader.inside, icon, reader.inside, point, LATE_EFFECTS.read, does, reader)
    character.procedures = reader.inside("procedures", read_procedures, values["procedures"], reader)
    for i, ability in enumerate(values["abilities"]):
        read = reader.attempt(reader.inside, "abilities", reader.inside, i, read_ability, ability, reader)
        character.abilities += () if read is None else (read,)
    cards: list[CardDef] = []
    seen: dict[str, int] = {}
    for i, item in enumerate(values["deck"]):
        if item is None:  # its standard card has a mistake
            continue
        card = reader.attempt(reader.inside, "deck", reader.inside, i, read_deck_card, item, i, seen, character, reader)
        if card is not None:
            cards.append(card)
    reader.tell_all()
    character.deck = tuple(cards)
    check_rivals(character.deck)
    spread_picks(character.deck)
    return character


def read_declarations(raw: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """The values of all fields of a character; fields with mistakes get their defaults, and the mistakes are raised later."""
    right = raw
    while True:
        try:
            return read_fields(CHARACTER_FIELDS, right, reader)
        except Problem as problem:
            reader.problems.append(problem)
            key = problem.word if not problem.path else problem.path[0]
            if key not in right or len(reader.problems) >= MOST_PROBLEMS:
                reader.tell_all()
            right = {field: value for field, value in right.items() if field != key}
            reader.path.clear()


def read_deck_card(
    item: dict[str, Any] | CardDef, i: int, seen: dict[str, int], character: CharacterDef, reader: Reader
) -> CardDef:
    """The i-th entry of a deck, fitted into its side deck, with what it does in play. `seen`: positions of earlier cards, by id."""
    card = item if isinstance(item, CardDef) else read_card(item, reader, character.id)
    if card.id in seen:
        raise reader.problem(f"the card id '{card.id}' stands twice in this deck (also as card {seen[card.id] + 1})")
    seen[card.id] = i
    if card.given is not None and not card.pile:
        raise Problem(("deck", i, "given"), "only a card of a side deck is ever put before somebody else")
    if card.pile in character.piles:  # otherwise its declaration has a mistake
        take_in(character.piles[card.pile], card, reader)
    card.abilities = tuple(reader.inside("abilities", read_ability, each, reader) for each in card.abilities)
    card.worth = character.values.get(card.id.rpartition("/")[2], 0.0)
    card.brings = brings(card)
    check_body(character.bodies.get(card.body), card, reader)
    card.counters = borne(character.counters, card) + ((FORTITUDE,) if card.body and card.fortitude else ())
    return card


def check_body(kind: BodyDecl | None, card: CardDef, reader: Reader) -> None:
    """Raises Problem unless a card has Fortitude of its own exactly if bodies of its kind do, and only bodies that tick down act then."""
    if bool(card.fortitude) != (kind is not None and kind.pool == "printed"):
        raise reader.problem(
            "a body has the 'fortitude' that is printed on it if its kind says so, and nothing else has", ("fortitude",)
        )
    if any(ability.ticked for ability in card.abilities) and not (kind is not None and kind.ticks):
        raise reader.problem("only a body of a kind that 'ticks' does something when it is ticked", ("ticks",))


def take_in(pile: PileDecl, card: CardDef, reader: Reader) -> None:
    """Add a card to its side deck. Raises Problem if it does not fit."""
    try:
        pile.take_in(card)
    except Problem as problem:
        raise reader.problem(problem.message, problem.choices) from None


def read_procedures(raw: dict[str, Any], reader: Reader) -> dict[str, tuple[Effect, ...]]:
    """Named lists of effects."""
    found = {}
    for name, effects in raw.items():
        start_picks(reader)
        found[str(name)] = reader.inside(str(name), LATE_EFFECTS.read, effects, reader)
    return found


__all__ = ["Ability", "Bool", "CharacterDef", "Cost", "SidesDecl", "TokenDecl", "TrackDecl", "read_character"]
