# SPDX-License-Identifier: GPL-3.0-or-later
"""Filters: what narrows a moment, as in `{play: {type: sometimes, by: another}}`. All must match what waits to happen or has happened."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.conditions import CAUSES
from rdi_desktop.engine.language.kinds import CARD_TYPES
from rdi_desktop.engine.language.spec import (
    Bool,
    Exactly,
    Field,
    FieldType,
    ListOf,
    Range,
    Ranges,
    Reader,
    Text,
    Valued,
    Word,
    describe,
    mapping,
)
from rdi_desktop.engine.state.changes import ATTRIBUTES
from rdi_desktop.engine.state.records import LANDED_OR_DUE, Drink, LastChance, Record

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk

SEATS = Word("self", "holder", "another", "any", "player")
"""Seats in filters: for a trigger 'holder' means 'self'; 'player' means 'any'."""


class Filter(Valued):
    """The base class of filters of a moment. Subclasses set WORD, list their value in FIELDS and define what matches."""

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        """Whether `entry` matches, for `seat`."""
        raise NotImplementedError

    def of_one(self) -> Filter:
        """The same filter for one seat, without its teammates."""
        return self


class Sided(Filter):
    """A filter about the seat itself; for plays this includes its team [210]."""

    alone = False
    """Whether teammates are excluded: triggers belong to one player [230]."""

    def of_one(self) -> Filter:
        """The same filter for one seat, without its teammates."""
        new = copy(self)
        new.alone = True
        return new

    def mine(self, game: Desk, seat: int) -> tuple[int, ...]:
        """The seats that count as oneself."""
        return (seat,) if self.alone or not game.table.teams else game.table.allies(seat)


FILTERS: dict[str, type[Filter]] = {}
"""Every filter."""


def filtering(cls: type[Filter]) -> type[Filter]:
    """Register a filter under its word."""
    FILTERS[cls.WORD] = cls
    return cls


class Narrowed(FieldType):
    """The value of one filter."""

    def __init__(self, cls: type[Filter]) -> None:
        self.cls = cls
        (self.value,) = cls.FIELDS.values()
        self.name = self.value.type.name

    def read(self, raw: Any, reader: Reader) -> Filter:
        found: Filter = self.cls.read(raw, reader)
        return found

    def schema(self) -> dict[str, Any]:
        return self.value.type.schema()


def narrowed(*filters: type[Filter], **given: Filter) -> dict[str, Field]:
    """The fields with which these filters may narrow a moment. `given`: values that hold if a field is left out."""
    return {
        cls.WORD: Field(Narrowed(cls), given.get(cls.WORD), (cls.__doc__ or "").partition("\n")[0]) for cls in filters
    }


@filtering
class Type(Filter):
    """The card is of one of these types."""

    WORD = "type"
    FIELDS = {"words": Field(ListOf(Word(*CARD_TYPES)), doc="card types")}

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.types = frozenset(words)

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return not self.types.isdisjoint(entry.types)


@filtering
class By(Sided):
    """Who did it: played or revealed it, caused the loss, takes the Gold."""

    WORD = "by"
    FIELDS = {"who": Field(SEATS, doc="who")}
    who: str

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        doer = done_by(entry)
        if self.who in ("self", "holder"):
            return doer == seat or (doer is not None and doer in self.mine(game, seat))
        return doer is not None and (self.who != "another" or not game.same_side(seat, doer))


def done_by(entry: Record) -> int | None:
    """The seat that played or revealed it: halves and copies of a Drink were revealed by nobody, only the first one was [140, 147]."""
    if isinstance(entry, Drink) and not entry.whole:
        return None
    return entry.source if entry.kind in LANDED_OR_DUE else entry.by


@filtering
class Of(Sided):
    """Whom it is about: whose Drink, whose loss, whose turn."""

    WORD = "of"
    FIELDS = {"who": Field(SEATS, doc="whom")}
    who: str

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        if self.who in ("self", "holder"):
            return concerns(entry, seat) or any(concerns(entry, one) for one in self.mine(game, seat) if one != seat)
        whose = entry.drinker if entry.kind == "drink" else entry.by
        return self.who != "another" or not game.same_side(seat, whose)


def concerns(entry: Record, seat: int) -> bool:
    """Whether it concerns that seat: its Drink, payment, loss or last chance."""
    if entry.kind == "drink":
        return entry.drinker == seat
    return seat in entry.seats if isinstance(entry, LastChance) else entry.by == seat


class Own(Of):
    """Whose turn it is: only the own one."""

    FIELDS = {"who": Field(Word("self", "holder"), doc="whose")}


@filtering
class Affects(Filter):
    """It would change one of these of oneself."""

    WORD = "affects"
    FIELDS = {"words": Field(ListOf(Word(*ATTRIBUTES)), doc="attributes")}

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.indexes = tuple(ATTRIBUTES.index(word) for word in words)

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return outcome.affects(game, entry, seat, self.indexes)


@filtering
class Changes(Filter):
    """It changes the effects of a Drink."""

    WORD = "changes"
    FIELDS = {"what": Field(Word("drink"), doc="a Drink")}

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return outcome.changes_drink(game, entry)


@filtering
class Causes(Filter):
    """It causes one of these."""

    WORD = "causes"
    FIELDS = {"words": Field(ListOf(Word(*CAUSES)), doc="what it causes")}
    words: tuple[str, ...]

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return not entry.causes.isdisjoint(self.words)


class CardIdType(FieldType):
    """The id of a card: of a standard one, or of one of the same file."""

    name = "id of a card"

    def read(self, raw: Any, reader: Reader) -> str:
        if not isinstance(raw, str) or (reader.cards and raw not in reader.cards):
            raise reader.problem(f"unknown card {describe(raw)}", reader.cards, str(raw))
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


@filtering
class Title(Filter):
    """The card is that one, or a form of it."""

    WORD = "title"
    FIELDS = {"id": Field(CardIdType(), doc="id of the card")}
    id: str

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return entry.cdef is not None and self.id in entry.cdef.kin


class FiltersType(FieldType):
    """Filters of a play that must all match."""

    name = "mapping of filters"

    def read(self, raw: Any, reader: Reader) -> dict[str, Filter]:
        """The filters by their words."""
        known = [word for word in UNLIKE if word in FILTERS]
        return {
            word: reader.inside(word, FILTERS[word].read, value, reader)
            for word, value in mapping(raw, reader, known).items()
        }

    def schema(self) -> dict[str, Any]:
        properties = {word: Narrowed(FILTERS[word]).schema() for word in UNLIKE}
        return {"type": "object", "properties": properties, "additionalProperties": False}


@filtering
class Not(Filter):
    """Not all of these match."""

    WORD = "not"
    FIELDS = {"filters": Field(FiltersType(), doc="filters")}
    filters: dict[str, Filter]

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return not all(one.match(game, seat, entry) for one in self.filters.values())


THROUGH = ("card", "drink", "event", "token", "any")


class ThroughType(FieldType):
    """What it came through: words, or {card: {origin: hand}}."""

    name = f"list of {', '.join(THROUGH)}, or {{card: {{origin: hand}}}}"
    FROM_HAND: ClassVar[dict[str, Any]] = {"card": {"origin": "hand"}}

    def read(self, raw: Any, reader: Reader) -> tuple[tuple[str, ...], bool]:
        """(words, whether only from the hand)."""
        if isinstance(raw, dict):
            Exactly(self.FROM_HAND).read(raw, reader)
            return ("card",), True
        return ListOf(Word(*THROUGH)).read(raw, reader), False

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [ListOf(Word(*THROUGH)).schema(), {"const": self.FROM_HAND}]}


@filtering
class Through(Filter):
    """What it came through: a card (perhaps only one from a hand), a Drink, an Event, a token."""

    WORD = "through"
    FIELDS = {"what": Field(ThroughType(), doc="through what")}

    def __init__(self, what: tuple[tuple[str, ...], bool]) -> None:
        self.words, self.from_hand = what

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        if self.from_hand and entry.origin != "hand":
            return False
        return "any" in self.words or entry.through in self.words


class Flag(Filter):
    """Something that is so or is not."""

    FIELDS = {"truth": Field(Bool(), doc="whether it must be so")}
    truth: bool

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return self.so(game, seat, entry) == self.truth

    def so(self, game: Desk, seat: int, entry: Record) -> bool:
        """Whether it is so."""
        raise NotImplementedError


@filtering
class Mine(Flag):
    """Whether it would affect oneself."""

    WORD = "mine"

    def so(self, game: Desk, seat: int, entry: Record) -> bool:
        return outcome.would_affect(game, entry, seat)


@filtering
class Unflagged(Filter):
    """The Drink has not been marked with that word yet."""

    WORD = "unflagged"
    FIELDS = {"word": Field(Text(), doc="the word")}
    word: str

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return not (isinstance(entry, Drink) and self.word in entry.flags)


@filtering
class WithChaser(Flag):
    """Whether the Drink has a Chaser."""

    WORD = "with_chaser"

    def so(self, game: Desk, seat: int, entry: Record) -> bool:
        return len(entry.cards) > 1


@filtering
class ReducedByMe(Flag):
    """Whether one has played something that reduced it."""

    WORD = "reduced_by_me"

    def so(self, game: Desk, seat: int, entry: Record) -> bool:
        return any(member in entry.reduced_by for member in game.table.allies(seat))


@filtering
class IsNegate(Flag):
    """Whether the card Negates."""

    WORD = "is_negate"

    def so(self, game: Desk, seat: int, entry: Record) -> bool:
        return "negate" in entry.causes


@filtering
class IsIgnore(Flag):
    """Whether the card Ignores."""

    WORD = "is_ignore"

    def so(self, game: Desk, seat: int, entry: Record) -> bool:
        return "ignore" in entry.causes


class Much(Filter):
    """So much of one attribute."""

    FIELDS = {"range": Field(Range(), doc="how much")}
    range: tuple[int, int]

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        low, high = self.range
        return entry.attribute == self.WORD and low <= entry.amount <= high


@filtering
class GainedBy(Filter):
    """What its drinker has really gained by it, Chasers included."""

    WORD = "gained"
    FIELDS = {"ranges": Field(Ranges("fortitude", "alcohol"), doc="how much it must be")}
    ranges: dict[str, tuple[int, int]]

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        drinker = entry.drinker
        gained = {key: entry.landed.get(f"gained_{key}", {}) for key in self.ranges}
        return drinker is not None and all(
            low <= gained[key].get(drinker, 0) <= high for key, (low, high) in self.ranges.items()
        )


@filtering
class Fortitude(Much):
    """So much Fortitude."""

    WORD = "fortitude"


@filtering
class Alcohol(Much):
    """So much Alcohol Content."""

    WORD = "alcohol"


@filtering
class Gold(Much):
    """So much Gold."""

    WORD = "gold"


WHY = ("card", "reshuffle", "contest")
"""Why somebody pays, when it is neither an ante nor a theft."""


@filtering
class Why(Filter):
    """Why somebody pays, if it is neither an ante nor a theft."""

    WORD = "why"
    FIELDS = {"words": Field(ListOf(Word(*WHY)), doc="reasons")}
    words: tuple[str, ...]

    def match(self, game: Desk, seat: int, entry: Record) -> bool:
        return entry.why in self.words


PLAY: tuple[type[Filter], ...] = (Type, By, Causes, Title, Not, Through, IsNegate, IsIgnore, Changes, Affects)
"""Filters of a play; those that cost most to compute are last."""
UNLIKE = tuple(cls.WORD for cls in PLAY if cls is not Not)
"""Filters that may be used inside `not`."""
