# SPDX-License-Identifier: GPL-3.0-or-later
"""How a node of the effect language declares its fields, and how raw data (mappings, lists, words) becomes nodes.

Every node class lists its fields in `FIELDS`; reader, JSON Schema and rules text come from there. An unknown field is a `Problem` with its
path, what was expected, and the nearest right word.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from rdi_desktop.engine.language.instead import INSTEAD

REQUIRED = object()
"""Default of a field that must be given."""


class Problem(ValueError):
    """A mistake in content. `path` leads to it from the top of the file."""

    def __init__(
        self, path: tuple[str | int, ...], message: str, choices: Iterable[str] = (), word: str | None = None
    ) -> None:
        self.path = path
        self.message = message
        self.choices = sorted(set(choices))
        self.word = word
        """The wrong word: a key of the mapping at `path`, a value in it, or the value there."""
        self.more: tuple[Problem, ...] = ()
        """Further mistakes in the same file."""
        super().__init__(f"{'/'.join(map(str, path)) or 'file'}: {message}")


NEAR = 0.55
"""The least similarity, from 0 to 1, at which a word is suggested for another."""
LISTED = 30
"""The most words that are listed when none is similar."""


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """The most similar valid word, if any is similar enough."""
    found = difflib.get_close_matches(str(word), list(choices), n=1, cutoff=NEAR)
    return found[0] if found else None


MOST_PROBLEMS = 120
"""The most mistakes of one file that are reported."""


class Reader:
    """The position in a file, and the ids declared in it."""

    def __init__(self) -> None:
        self.path: list[str | int] = []
        self.tokens: set[str] = set()
        self.tracks: set[str] = set()
        self.claimed: set[str] = set()
        """Tracks with tokens on marks, which are claimed, and gone once they are spent."""
        self.steps: dict[str, tuple[str, ...]] = {}
        """The words of tracks that have steps, by the id of the track."""
        self.symbols = False
        """Whether what is read stands on a card as a symbol: its numbers are no digits there."""
        self.unnumbered: set[str] = set()
        """Tracks whose moves cards tell without digits."""
        self.derived: dict[str, Any] = {}
        """Computed tracks: the amount of each, by its id."""
        self.icons: dict[str, Any] = {}
        """Declared icons: the effects of each after all others, as raw data."""
        self.subtypes: set[str] = {"tavern", "minion"}
        """Kinds of cards known in every file, and those declared in this one."""
        self.sides: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
        """Declared kinds of things with two sides: the ids of the things, and the words of their sides."""
        self.piles: set[str] = set()
        """Declared side decks, and places for cards."""
        self.areas: set[str] = set()
        """Those of them that are no decks: places where cards lie aside."""
        self.stores: set[str] = set()
        """Those from which one draws into the hand."""
        self.roomy: set[str] = set()
        """Those with a number of places for open cards of any kind."""
        self.served: set[str] = set()
        """Side decks of Drinks, whose cards go on Drink Me! piles."""
        self.stakes: set[str] = set()
        """Words for paying with the top cards of a place."""
        self.side_cards: set[str] = set()
        """Ids of the cards of the file's side decks."""
        self.fed: set[str] = set()
        """Side decks whose open cards collect tokens."""
        self.worthy: set[str] = set()
        """Side decks whose open cards are worth their printed numbers."""
        self.acting: set[str] = set()
        """Side decks whose cards act as they are revealed: their targets are picked then."""
        self.lying: set[str] = set()
        """Side decks whose Static cards lie open, and do nothing as they come."""
        self.revealing = False
        """Whether such a card is being read."""
        self.procedures: set[str] = set()
        self.bodies: set[str] = set()
        self.counters: set[str] = {"fortitude"}
        """Kinds of counters on cards in play: 'fortitude', and declared ones."""
        self.cards: set[str] = set()
        """Ids of cards that others may refer to: the standard ones and those of the same file."""
        self.picks: list[Any] = []
        """Selectors picked at the announcement so far, in text order."""
        self.named: set[str] = set()
        """Names under which seats have been picked on this card."""
        self.last_who: Any = None
        self.behind: list[tuple[str, tuple[str | int, ...]]] = []
        """Words for the player behind what is answered, found on this card so far, each with its path."""
        self.problems: list[Problem] = []
        """Mistakes found so far, where reading could go on."""
        self.machine = False
        """Whether cards of a machine are being read: only they have words for its Threat, its targets and its Components."""
        self.resolving = 0
        """Above 0 inside parts whose picks are made as the card resolves."""

    def problem(self, message: str, choices: Iterable[str] = (), word: str | None = None) -> Problem:
        """A Problem at the present position."""
        choices = list(choices)
        if word is not None:
            near = nearest(word, choices)
            if word in INSTEAD and word not in choices:
                message += f"; {INSTEAD[word]}"
            elif " " in word and message.startswith("unknown key"):
                message += "; inside { } a text with a comma stands in quotes"
            elif near:
                message += f"; did you mean '{near}'?"
            elif len(choices) > LISTED:
                message += "; there is none that is like it: all words are in docs/language.md"
            elif choices:
                message += f"; expected one of: {', '.join(sorted(choices))}"
        return Problem(tuple(self.path), message, choices, word)

    def attempt(self, read: Callable[..., Any], *args: Any) -> Any:
        """The result of `read(*args)`; None if it raises a Problem, which is kept for `tell_all`, so that reading goes on."""
        depth, resolving = len(self.path), self.resolving
        try:
            return read(*args)
        except Problem as problem:
            self.problems.append(problem)
            if len(self.problems) >= MOST_PROBLEMS:
                self.tell_all()
            del self.path[depth:]
            self.resolving, self.revealing = resolving, False
            return None

    def tell_all(self) -> None:
        """Raise the first of the kept Problems, with the others in `more`; nothing if there are none."""
        if self.problems:
            first, *others = self.problems
            first.more = tuple(others)
            raise first

    def inside(self, key: str | int, read: Callable[..., Any], *args: Any) -> Any:
        """The result of `read(*args)`, one step deeper in the path."""
        self.path.append(key)
        value = read(*args)
        self.path.pop()
        return value


class FieldType:
    """What a field may contain: it reads raw data, and describes itself for the JSON Schema."""

    name = "value"

    def read(self, raw: Any, reader: Reader) -> Any:
        """The compiled value. Raises Problem."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the raw form."""
        return {}


LONGEST = 2_000
"""The most characters of one text."""


class Text(FieldType):
    """A string."""

    name = "text"

    def read(self, raw: Any, reader: Reader) -> str:
        if not isinstance(raw, str):
            raise reader.problem(f"expected text, found {describe(raw)}")
        if len(raw) > LONGEST:
            raise reader.problem(f"expected {LONGEST} letters at most, found {len(raw)}")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


class Colour(FieldType):
    """A colour as '#c9a94f': red, green and blue with two hexadecimal digits each."""

    name = "a colour such as '#c9a94f'"

    def read(self, raw: Any, reader: Reader) -> str:
        if not isinstance(raw, str) or not re.fullmatch("#[0-9a-fA-F]{6}", raw):
            raise reader.problem(f"expected {self.name}, in quotes, found {describe(raw)}")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


class Int(FieldType):
    """A whole number that is never a numeral (thresholds, supplies, ranges); on a card it is a `Digit`."""

    name = "whole number"

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def read(self, raw: Any, reader: Reader) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int):
            raise reader.problem(f"expected a whole number, found {describe(raw)}")
        if raw < self.least or (self.most is not None and raw > self.most):
            ends = f"{self.least} or more" if self.most is None else f"{self.least} to {self.most}"
            raise reader.problem(f"expected a whole number, {ends}, found {raw}")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, **({} if self.most is None else {"maximum": self.most})}


class Digit(Int):
    """A whole number that a card shows as a digit: a numeral, which other cards may change. Read it with `amount`.

    `from_two`: a 1 is told without a digit ('the top card'), and no card changes it. Read it with `several`.
    """

    numerals = True

    def __init__(self, least: int = 0, most: int | None = None, from_two: bool = False) -> None:
        super().__init__(least, most)
        self.from_two = from_two


class Number(FieldType):
    """A number, with or without a fraction."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most
        self.name = f"number, {least} to {most}"

    def read(self, raw: Any, reader: Reader) -> float:
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not self.least <= raw <= self.most:
            raise reader.problem(f"expected a {self.name}, found {describe(raw)}")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "number", "minimum": self.least, "maximum": self.most}


class Bool(FieldType):
    """true or false."""

    name = "true or false"

    def read(self, raw: Any, reader: Reader) -> bool:
        if not isinstance(raw, bool):
            raise reader.problem(f"expected true or false, found {describe(raw)}")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class Word(FieldType):
    """One of a list of words."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.name = "one of " + ", ".join(choices)

    def read(self, raw: Any, reader: Reader) -> str:
        if isinstance(raw, bool):
            raise reader.problem(
                "a bare yes, no, on or off is read as true or false by YAML: put it in quotes", self.choices
            )
        if not isinstance(raw, str):
            raise reader.problem(f"expected a word, found {describe(raw)}", self.choices)
        if raw not in self.choices:
            raise reader.problem(f"unknown word '{raw}'", self.choices, raw)
        return raw

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.choices)}


class Ident(FieldType):
    """An id declared in the same file: a token, a track, a side deck, a procedure."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.name = f"a declared {kind}"

    def read(self, raw: Any, reader: Reader) -> str:
        known = {
            "token": reader.tokens,
            "track": reader.tracks,
            "pile": reader.piles,
            "place": reader.areas,
            "drawn deck": reader.stores,
            "deck of Drinks": reader.served,
            "procedure": reader.procedures,
            "subtype": reader.subtypes,
            "kind of thing": set(reader.sides),
            "icon": set(reader.icons),
        }[self.kind]
        if not isinstance(raw, str) or raw not in known:
            raise reader.problem(f"unknown {self.kind} '{raw}'", known, str(raw))
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


class ListOf(FieldType):
    """A list; a single thing is a list of one."""

    def __init__(self, item: FieldType) -> None:
        self.item = item
        self.name = f"list of {item.name}"

    def read(self, raw: Any, reader: Reader) -> tuple[Any, ...]:
        """All items."""
        if not isinstance(raw, list):
            return (self.item.read(raw, reader),)
        return tuple(reader.inside(i, self.item.read, x, reader) for i, x in enumerate(raw))

    def schema(self) -> dict[str, Any]:
        one = self.item.schema()
        return {"anyOf": [{"type": "array", "items": one}, one]}


class MapOf(FieldType):
    """A mapping from ids to things."""

    def __init__(self, item: FieldType) -> None:
        self.item = item
        self.name = f"mapping to {item.name}"

    def read(self, raw: Any, reader: Reader) -> dict[str, Any]:
        """All entries."""
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a mapping, found {describe(raw)}")
        return {str(k): reader.inside(str(k), self.item.read, v, reader) for k, v in raw.items()}

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": self.item.schema()}


class Exactly(FieldType):
    """One of a list of literal values, for fields that support only these."""

    def __init__(self, *forms: Any) -> None:
        self.forms = forms
        self.name = " or ".join(map(written, forms))

    def read(self, raw: Any, reader: Reader) -> Any:
        """The value, unchanged."""
        if not any(type(raw) is type(form) and raw == form for form in self.forms):
            raise reader.problem(f"expected {self.name}, found {describe(raw)}", map(written, self.forms))
        return raw

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.forms)}


class Raw(FieldType):
    """Anything; checked by its user."""

    name = "anything"

    def read(self, raw: Any, reader: Reader) -> Any:
        """The value, unchanged."""
        return raw


class Range(FieldType):
    """A range of whole numbers: 3, '2+', '2-4'."""

    name = "a range such as 3, 2+ or 2-4"

    def read(self, raw: Any, reader: Reader) -> tuple[int, int]:
        """(least, most)."""
        if isinstance(raw, int) and not isinstance(raw, bool):
            return (raw, raw)
        if isinstance(raw, str):
            try:
                if raw.endswith("+"):
                    return (int(raw[:-1]), 1 << 30)
                if "-" in raw[1:]:
                    low, high = raw.split("-")
                    return (int(low), int(high))
                return (int(raw), int(raw))
            except ValueError:
                pass
        raise reader.problem(f"expected {self.name}, found {describe(raw)}")

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": r"^-?\d+(\+|-\d+)?$"}]}


class Ranges(FieldType):
    """Ranges of some figures: {hand: 0, deck: 3+}."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys
        self.name = "ranges of " + ", ".join(keys)

    def read(self, raw: Any, reader: Reader) -> dict[str, tuple[int, int]]:
        """(least, most) by the name of the figure."""
        found = mapping(raw, reader, self.keys)
        return {key: reader.inside(key, Range().read, value, reader) for key, value in found.items()}

    def schema(self) -> dict[str, Any]:
        properties = dict.fromkeys(self.keys, Range().schema())
        return {"type": "object", "properties": properties, "additionalProperties": False}


def reach(raw: Any, reader: Reader, track: str) -> tuple[int, int]:
    """A range of a token or track; for a track with steps, the step of a word."""
    steps = reader.steps.get(track)
    if steps is None:
        return Range().read(raw, reader)
    at = steps.index(Word(*steps).read(raw, reader))
    return (at, at)


def mapping(raw: Any, reader: Reader, keys: Iterable[str]) -> dict[str, Any]:
    """The mapping itself. Raises Problem unless all its keys are among these."""
    keys = list(keys)
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a mapping with {', '.join(keys)}, found {describe(raw)}", keys)
    for key in raw:
        if key not in keys:
            raise reader.problem(f"unknown key '{key}'", keys, str(key))
    return raw


def describe(raw: Any) -> str:
    """Raw data in a word or two, for messages."""
    if isinstance(raw, dict):
        return "a mapping with " + ", ".join(f"'{k}'" for k in list(raw)[:4]) if raw else "an empty mapping"
    if isinstance(raw, list):
        return f"a list of {len(raw)}"
    if raw is None:
        return "nothing"
    if isinstance(raw, bool):
        return f"{written(raw)} (YAML reads a bare yes, no, on or off so: put it in quotes)"
    return f"'{raw}'" if isinstance(raw, str) else repr(raw)


def written(raw: Any) -> str:
    """Raw data as it would be written in a file."""
    if isinstance(raw, dict):
        return "{" + ", ".join(f"{k}: {written(v)}" for k, v in raw.items()) + "}"
    if isinstance(raw, list | tuple):
        return "[" + ", ".join(map(written, raw)) + "]"
    return str(raw).lower() if isinstance(raw, bool) else str(raw)


class Field:
    """One field of a node: what it holds, its default, and what it means."""

    __slots__ = ("default", "doc", "type")

    def __init__(self, type: FieldType, default: Any = REQUIRED, doc: str = "") -> None:
        self.type = type
        self.default = default
        self.doc = doc


class Node:
    """A piece of the effect language, made from a mapping by its FIELDS."""

    FIELDS: ClassVar[dict[str, Field]] = {}
    SHORT: ClassVar[str | None] = None
    """The field that a bare word, number or list stands for."""

    def __init__(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self, attribute(name), value)

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The node. Raises Problem."""
        return cls(**read_fields(cls.FIELDS, cls.widen(raw, reader), reader))

    @classmethod
    def widen(cls, raw: Any, reader: Reader) -> dict[str, Any]:
        """The long form of a short one."""
        if isinstance(raw, dict):
            return raw
        if cls.SHORT is None:
            raise reader.problem(f"expected a mapping with {', '.join(cls.FIELDS)}, found {describe(raw)}")
        return {cls.SHORT: raw}


class Valued(Node):
    """A node written as `WORD: VALUE`: its only field is the value, whatever its form. With more fields it is a mapping."""

    WORD: ClassVar[str] = ""

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The node. Raises Problem."""
        if len(cls.FIELDS) != 1:
            return super().read(raw, reader)
        ((name, field),) = cls.FIELDS.items()
        return cls(**{name: field.type.read(raw, reader)})


def attribute(name: str) -> str:
    """The Python attribute for a field."""
    name = name.replace("-", "_")
    return name + "_" if name in {"if", "as", "by", "of", "in", "not", "with", "from", "is", "else"} else name


def read_fields(fields: dict[str, Field], raw: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """The values of all fields, in the order of declaration. Problem for unknown and missing keys."""
    if not isinstance(raw, dict):
        raise reader.problem(f"expected a mapping with {', '.join(list(fields)[:8])}, found {describe(raw)}", fields)
    for key in raw:
        if key not in fields:
            raise reader.problem(f"unknown key '{key}'", fields, str(key))
    for name, field in fields.items():
        if field.default is REQUIRED and name not in raw:
            raise reader.problem(f"the key '{name}' is missing ({field.type.name})")
    return {
        name: reader.inside(name, field.type.read, raw[name], reader) if name in raw else field.default
        for name, field in fields.items()
    }


class Fields(FieldType):
    """A mapping with certain fields; those left out are not in the result."""

    def __init__(self, fields: dict[str, Field]) -> None:
        self.fields = fields
        self.name = "a mapping with " + ", ".join(fields)

    def read(self, raw: Any, reader: Reader) -> dict[str, Any]:
        """The values that are given."""
        values = read_fields(self.fields, mapping(raw, reader, self.fields), reader)
        return {key: value for key, value in values.items() if key in raw}

    def schema(self) -> dict[str, Any]:
        properties = {name: field.type.schema() for name, field in self.fields.items()}
        return {"type": "object", "properties": properties, "additionalProperties": False}


class Of(FieldType):
    """A node of a certain class."""

    def __init__(self, cls: type[Node]) -> None:
        self.cls = cls
        self.name = cls.__name__.lower()

    def read(self, raw: Any, reader: Reader) -> Any:
        return self.cls.read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{self.cls.__name__}"}
