# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments: when a Sometimes card may be played. A window is opened with the names of its moments."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.conditions import CAUSES
from rdi_desktop.engine.language.spec import (
    Bool,
    Exactly,
    FieldType,
    Ident,
    ListOf,
    Range,
    Reader,
    Word,
    describe,
    mapping,
    reach,
)
from rdi_desktop.engine.state.changes import ATTRIBUTES
from rdi_desktop.engine.state.records import Drink, LastChance, Record
from rdi_desktop.engine.state.table import PHASES

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record

Match = Callable[["Desk", int, "Record"], bool]
"""Whether an entry fits, seen by a seat."""

CARD_TYPES = (
    "action", "action-gambling", "gambling", "cheating", "sometimes", "anytime", "drink", "drink-event", "tavern-event", "sea-event",
    "dungeon-event", "gm-event", "immediate", "static", "triggered", "curse", "trap", "none", "mix-in", "prize",
)  # fmt: skip

FILTERS: dict[str, tuple[str, ...]] = {
    "play": ("type", "by", "affects", "changes", "causes", "title", "not", "through", "is_negate", "is_ignore"),
    "drink": ("by", "mine", "of", "affects", "with_chaser"),
    "event": ("by", "affects", "mine"),
    "lost": ("fortitude", "alcohol", "by", "through", "reduced_by_me", "of"),
    "gained": ("alcohol", "fortitude", "gold", "through", "of"),
    "pay": ("why", "of"),
    "ante": ("of",),
    "take": ("of", "by"),
    "round": (),
    "win_round": ("by",),
    "forced_out": ("of",),
    "last_chance": ("of",),
    "reshuffle": (),
    "phase": ("of",),
    "played_with": ("by", "type", "causes"),
    "anytime": (),
    "reveal": ("pile",),
    "announce": ("by",),
    "shifted": ("track", "to", "of"),
    "turn_start": ("of",),
    "turn_end": ("of",),
}
"""Every moment and its filters."""

HAPPENINGS = ("announce", "shifted", "turn_start", "turn_end", "lost", "gained")
"""Moments that may set something off by themselves."""

SYNONYMS = {"won_round": "win_round", "phase_start": "phase"}

OCCASIONS = {
    word: 1 << bit
    for bit, word in enumerate(
        (*FILTERS, *(f"phase {phase}" for phase in PHASES), "action card", "control", "of others")
    )
}
"""Whatever a card can be played at, as bits: cards that do not fit must cost next to nothing. A phase is another occasion than the moment
of the same name: a card about Drinks answers one that has been revealed, a card of the Drink Phase needs none [27]."""


@cache
def occasions(words: tuple[str, ...]) -> int:
    """The bits of some occasions together: moments, 'phase order' and the like, 'action card', 'control' (of a Round)."""
    return sum(OCCASIONS[word] for word in words)


class Moment:
    """One moment: its name and the filters that must all match."""

    __slots__ = ("kind", "matchers", "of_others", "spec", "word")

    def __init__(self, kind: str, matchers: tuple[Match, ...], word: str, spec: Any, of_others: bool = False) -> None:
        self.kind = kind
        self.matchers = matchers
        self.word = word
        """The phase, for the moment `phase`."""
        self.spec = spec
        self.of_others = of_others
        """Whether it is about what others lose or gain."""

    def occasions(self) -> tuple[str, ...]:
        """The occasions at which it may be: a phase, or a moment, also one of others."""
        if self.kind == "phase":
            return ("phase", f"phase {self.word}")
        return (self.kind, "of others") if self.of_others else (self.kind,)

    def matches(self, game: Desk, seat: int, entry: Record) -> bool:
        """Whether `entry` is this moment for `seat`."""
        for match in self.matchers:  # noqa: SIM110 - asked for every card at every window: a plain loop is faster
            if not match(game, seat, entry):
                return False
        return True


class MomentsType(FieldType):
    """One moment or a list of them (any of)."""

    name = "moments"

    def read(self, raw: Any, reader: Reader) -> tuple[Moment, ...]:
        """All moments."""
        if isinstance(raw, list):
            return tuple(reader.inside(i, self._one, x, reader) for i, x in enumerate(raw))
        return (self._one(raw, reader),)

    def _one(self, raw: Any, reader: Reader) -> Moment:
        if isinstance(raw, str):
            kind = SYNONYMS.get(raw, raw)
            if kind not in FILTERS:
                raise reader.problem(f"unknown moment '{raw}'", FILTERS, raw)
            return Moment(kind, defaults(kind, {}), "", raw)
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a moment, found {describe(raw)}", FILTERS)
        names = [k for k in raw if SYNONYMS.get(k, k) in FILTERS]
        if not names:
            first = str(next(iter(raw), ""))
            raise reader.problem(f"unknown moment '{first}'", FILTERS, first)
        kind = SYNONYMS.get(names[0], names[0])
        value = raw[names[0]]
        word = ""
        beside = {k: v for k, v in raw.items() if k != names[0]}
        if kind in ("turn_start", "turn_end") and isinstance(value, str):
            value = {"of": value}
        if kind == "phase":
            word, filters = reader.inside(names[0], self._phase, value, beside, reader)
        else:
            filters = reader.inside(names[0], mapping, value, reader, FILTERS[kind]) if value is not None else {}
            if beside:
                raise reader.problem(f"unknown key '{next(iter(beside))}' beside '{names[0]}'", FILTERS[kind])
        matchers = []
        if kind == "shifted":
            filters = self._shifted(filters, reader)
        for key, wanted in filters.items():
            matchers.append(reader.inside(names[0], reader.inside, key, MATCHERS[key], wanted, reader))
        others = kind in ("lost", "gained") and filters.get("of", "self") not in ("self", "holder")
        return Moment(kind, (*defaults(kind, filters), *matchers), word, raw, others)

    def _shifted(self, filters: dict[str, Any], reader: Reader) -> dict[str, Any]:
        """{shifted: {track: mood, to: crazy}}: a word of the track becomes its number."""
        track = reader.inside("track", Ident("track").read, filters.get("track"), reader)
        if "to" in filters:
            return {**filters, "to": reader.inside("to", reach, filters["to"], reader, track)}
        return filters

    def _phase(self, value: Any, beside: dict[str, Any], reader: Reader) -> tuple[str, dict[str, Any]]:
        """{phase: order, of: self} or {phase_start: {phase: action, of: holder}}: the phase, and whose."""
        if isinstance(value, str):
            mapping(beside, reader, ("of",))
            word, filters = Word(*PHASES).read(value, reader), beside
        else:
            filters = dict(mapping(value, reader, ("phase", "of")))
            word = reader.inside("phase", Word(*PHASES).read, filters.pop("phase", None), reader)
        if "of" in filters:
            reader.inside("of", Word("self", "holder").read, filters["of"], reader)
        return word, filters

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/moments"}


MOMENTS = MomentsType()


ABOUT_ONESELF = (
    "lost", "gained", "pay", "ante", "take", "forced_out", "last_chance", "shifted", "turn_start", "turn_end",
)  # fmt: skip


def defaults(kind: str, filters: dict[str, Any]) -> tuple[Match, ...]:
    """What holds without being written: a loss, a payment, a gain is about oneself; a Round may still be touched."""
    if kind in ABOUT_ONESELF and "of" not in filters:
        return (lambda game, seat, entry: _concerns(entry, seat),)
    if kind == "round":
        return (lambda game, seat, entry: game.round_running(),)
    return ()


def _concerns(entry: Record, seat: int) -> bool:
    """Whether it is about that seat: its Drink, its payment, its loss, its own last chance."""
    if entry.kind == "drink":
        return entry.drinker == seat
    return seat in entry.seats if isinstance(entry, LastChance) else entry.by == seat


def _type(wanted: Any, reader: Reader) -> Match:
    types = frozenset(ListOf(Word(*CARD_TYPES)).read(wanted, reader))
    return lambda game, seat, entry: not types.isdisjoint(entry.types)


def _by(wanted: Any, reader: Reader) -> Match:
    if wanted in ("self", "holder"):
        return lambda game, seat, entry: _doer(entry) == seat
    if wanted == "another":
        return lambda game, seat, entry: _doer(entry) is not None and not game.same_side(seat, _doer(entry))
    if wanted in ("any", "player"):
        return lambda game, seat, entry: _doer(entry) is not None
    raise reader.problem(f"unknown '{wanted}'", ("self", "another", "any"), str(wanted))


def _doer(entry: Record) -> int | None:
    """Who played it, or revealed it: halves and copies of a Drink were revealed by nobody, only the first of them was [140, 147]."""
    if isinstance(entry, Drink) and not entry.whole:
        return None
    return entry.source if entry.kind in ("loss", "gain", "payment") else entry.by


def _of(wanted: Any, reader: Reader) -> Match:
    if wanted in ("self", "holder"):
        return lambda game, seat, entry: _concerns(entry, seat)
    if wanted == "another":
        return lambda game, seat, entry: (entry.drinker if entry.kind == "drink" else entry.by) != seat
    if wanted in ("any", "player"):
        return lambda game, seat, entry: True
    raise reader.problem(f"unknown '{wanted}'", ("self", "another", "any"), str(wanted))


def _affects(wanted: Any, reader: Reader) -> Match:
    words = ListOf(Word(*ATTRIBUTES)).read(wanted, reader)
    indexes = tuple(ATTRIBUTES.index(word) for word in words)
    return lambda game, seat, entry: outcome.affects(game, entry, seat, indexes)


def _changes(wanted: Any, reader: Reader) -> Match:
    if wanted != "drink":
        raise reader.problem(f"unknown '{wanted}'", ("drink",), str(wanted))
    return lambda game, seat, entry: outcome.changes_drink(game, entry)


def _causes(wanted: Any, reader: Reader) -> Match:
    causes = ListOf(Word(*CAUSES)).read(wanted, reader)
    return lambda game, seat, entry: any(c in entry.causes for c in causes)


def _title(wanted: Any, reader: Reader) -> Match:
    if not isinstance(wanted, str) or (reader.cards and wanted not in reader.cards):
        raise reader.problem(f"unknown card {describe(wanted)}", reader.cards, str(wanted))
    return lambda game, seat, entry: entry.cdef is not None and wanted in entry.cdef.kin


def _not(wanted: Any, reader: Reader) -> Match:
    filters = mapping(wanted, reader, (key for key in FILTERS["play"] if key != "not"))
    matchers = tuple(reader.inside(k, MATCHERS[k], v, reader) for k, v in filters.items())
    return lambda game, seat, entry: not all(match(game, seat, entry) for match in matchers)


THROUGH = ("card", "drink", "event", "token", "any")


def _through(wanted: Any, reader: Reader) -> Match:
    if isinstance(wanted, dict):
        Exactly({"card": {"origin": "hand"}}).read(wanted, reader)
        return lambda game, seat, entry: entry.through == "card" and entry.origin == "hand"
    words = ListOf(Word(*THROUGH)).read(wanted, reader)
    return lambda game, seat, entry: "any" in words or entry.through in words


def _mine(wanted: Any, reader: Reader) -> Match:
    truth = Bool().read(wanted, reader)
    return lambda game, seat, entry: outcome.would_affect(game, entry, seat) == truth


def _with_chaser(wanted: Any, reader: Reader) -> Match:
    truth = Bool().read(wanted, reader)
    return lambda game, seat, entry: (len(entry.cards) > 1) == truth


def _reduced_by_me(wanted: Any, reader: Reader) -> Match:
    truth = Bool().read(wanted, reader)
    return lambda game, seat, entry: (seat in entry.reduced_by) == truth


def _amount(word: str) -> Callable[[Any, Reader], Match]:
    def read(wanted: Any, reader: Reader) -> Match:
        low, high = Range().read(wanted, reader)
        return lambda game, seat, entry: entry.attribute == word and low <= entry.amount <= high

    return read


def _track(wanted: Any, reader: Reader) -> Match:
    track = Ident("track").read(wanted, reader)
    return lambda game, seat, entry: entry.attribute == track


def _pile(wanted: Any, reader: Reader) -> Match:
    pile = Ident("pile").read(wanted, reader)
    return lambda game, seat, entry: entry.by == seat and entry.cdef is not None and entry.cdef.pile == pile


def _to(wanted: tuple[int, int], reader: Reader) -> Match:
    low, high = wanted
    return lambda game, seat, entry: low <= entry.amount <= high


WHY = ("card", "reshuffle", "contest")
"""Why somebody pays, when it is neither an ante nor a theft."""


def _why(wanted: Any, reader: Reader) -> Match:
    words = ListOf(Word(*WHY)).read(wanted, reader)
    return lambda game, seat, entry: entry.why in words


def _is(flag: str) -> Callable[[Any, Reader], Match]:
    def read(wanted: Any, reader: Reader) -> Match:
        truth = Bool().read(wanted, reader)
        return lambda game, seat, entry: (flag in entry.causes) == truth

    return read


MATCHERS: dict[str, Callable[[Any, Reader], Match]] = {
    "type": _type,
    "by": _by,
    "of": _of,
    "affects": _affects,
    "changes": _changes,
    "causes": _causes,
    "title": _title,
    "not": _not,
    "through": _through,
    "mine": _mine,
    "with_chaser": _with_chaser,
    "reduced_by_me": _reduced_by_me,
    "fortitude": _amount("fortitude"),
    "alcohol": _amount("alcohol"),
    "gold": _amount("gold"),
    "track": _track,
    "pile": _pile,
    "to": _to,
    "why": _why,
    "is_negate": _is("negate"),
    "is_ignore": _is("ignore"),
}
"""Every filter and how it is read."""
