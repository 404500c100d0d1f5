# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.amounts import AMOUNT, Amount
from rdi_desktop.engine.language.condition import CONDITION, Condition, condition
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.kinds import CARD_TYPES
from rdi_desktop.engine.language.known import Known
from rdi_desktop.engine.language.spec import (
    Bool,
    Field,
    FieldType,
    Ident,
    Int,
    ListOf,
    Range,
    Ranges,
    Raw,
    Reader,
    Text,
    Word,
    describe,
)
from rdi_desktop.engine.language.stats import STATS, stat
from rdi_desktop.engine.language.who import ACTOR, ASIDE, Who
from rdi_desktop.engine.state.kit import PHASES
from rdi_desktop.engine.state.records import Play

if TYPE_CHECKING:
    from rdi_desktop.engine.state.gambling import Round as RoundState
    from rdi_desktop.engine.state.records import Record

CAUSES: tuple[str, ...] = (
    "ante",
    "leave_round",
    "end_round",
    "order",
    "lose_fortitude",
    "negate",
    "ignore",
    "gain_alcohol",
    "lose_gold",
)
"""What a play may cause, as filters and seals name it."""

TRAITS = (
    "hero", "villain", "human", "dwarf", "elf", "half-elf", "dark-elf", "gnome", "halfling", "pixie", "fairy", "orc", "half-orc", "goblin",
    "kobold", "gnoll", "troll", "ogre", "half-ogre", "giant", "dragon", "half-dragon", "demon", "undead", "lich", "spirit", "golem", "ooze",
    "animal", "plant", "pirate",
)  # fmt: skip
"""Traits of characters. New ones are added here, so that misspelt ones are found."""


@condition
class Has(Condition):
    """`{has: {who: WHO, …}}`: the conditions hold for one of these seats."""

    WORD = "has"
    FIELDS = {"who": Field(ASIDE, ACTOR, "for whom, of these, the rest must hold")}
    who: Who

    def __init__(self, who: Who, of: Condition) -> None:
        self.who = who
        self.of_ = of

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Has:
        """The condition. Raises Problem."""
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a condition (a mapping) and perhaps 'who', found {describe(raw)}")
        who = reader.inside("who", ASIDE.read, raw["who"], reader) if "who" in raw else ACTOR
        return cls(who, CONDITION.read({key: value for key, value in raw.items() if key != "who"}, reader))

    def test(self, ctx: Ctx, seat: int) -> bool:
        return any(self.of_.test(ctx, s) for s in self.who.resolve(ctx))

    def asks_hand(self) -> bool:
        return self.of_.asks_hand()


def running(ctx: Ctx) -> RoundState | None:
    """The Round of Gambling that is going on, if any."""
    found: RoundState | None = ctx.game.table.round
    return None if found is None or found.over else found


@condition
class Round(Condition):
    """`running` or `none`: whether a Round of Gambling is going on."""

    WORD = "round"
    FIELDS = {"state": Field(Word("running", "none"), doc="whether one is going on")}
    state: str

    def test(self, ctx: Ctx, seat: int) -> bool:
        return (running(ctx) is not None) == (self.state == "running")

    def asks_round(self) -> bool | None:
        return self.state == "running"


@condition
class InRound(Condition):
    """That seat has not left the Round; once it is decided, was in it until then: the pot is still to be taken [52]."""

    WORD = "in_round"
    FIELDS = {"who": Field(ASIDE, doc="who is, or one of whom")}
    who: Who

    def test(self, ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        if round_ is None:
            return False
        if self.of_candidate:
            return seat in round_.players
        return any(s in round_.players for s in self.who.resolve(ctx))

    @property
    def of_candidate(self) -> bool:
        """Whether it is about the candidate seat for which the condition is tested."""
        return self.who.kind in ("candidate", "actor")


@condition
class InControl(Condition):
    """That seat is in control of the Round."""

    WORD = "in_control"
    FIELDS = {"who": Field(ASIDE, doc="who is, or one of whom")}
    who: Who

    def test(self, ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        return round_ is not None and round_.in_control in self.who.resolve(ctx)


ANSWERED: dict[str, Callable[[Record], bool]] = {
    "ante": lambda e: e.kind == "payment" and e.why == "ante",
    "pay": lambda e: e.kind == "payment" and e.why not in ("ante", "take"),
    "take": lambda e: e.kind == "payment" and e.why == "take",
    "drink": lambda e: e.kind == "drink",
    "play": lambda e: e.kind == "play",
    "event": lambda e: e.kind == "event",
    "curse": lambda e: "curse" in e.types,
    "lost": lambda e: e.kind == "loss",
    "gained": lambda e: e.kind == "gain",
    "win_round": lambda e: e.kind == "win_round",
    "forced_out": lambda e: e.kind == "forced_out",
}
"""What can be answered, by the words of the condition."""


@condition
class Answers(Condition):
    """What the card answers: a moment, a type of card, `{causes: …}` or `{type: […]}`."""

    WORD = "answers"
    SHORT = "what"
    FIELDS = {
        "what": Field(Word(*ANSWERED), "", "a moment or a type of card"),
        "causes": Field(
            ListOf(Word(*CAUSES)), (), "whatever is answered: something waits that is yet to do one of these"
        ),
        "type": Field(ListOf(Word(*CARD_TYPES)), (), "a card of one of these types"),
    }
    what: str
    causes: tuple[str, ...]
    type: tuple[str, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The condition. Raises Problem."""
        found = super().read(raw, reader)
        if bool(found.what) + bool(found.causes) + bool(found.type) != 1:
            raise reader.problem("'answers' takes a word, {causes: […]} or {type: […]}", [*ANSWERED, "causes", "type"])
        return found

    def test(self, ctx: Ctx, seat: int) -> bool:
        it = answering(ctx)
        if it is None:
            return False
        if self.what:
            return ANSWERED[self.what](it)
        if self.type:
            return not set(self.type).isdisjoint(it.types)
        return any(e is not ctx.entry and waits_to(e, self.causes) for e in ctx.game.table.stack)


def answering(ctx: Ctx) -> Record | None:
    """The record that is answered: the entry's own, or the topmost one if it answers none."""
    if ctx.it is not None:
        return ctx.it
    stack = ctx.game.table.stack
    for entry in reversed(stack):
        if entry is not ctx.entry:
            found: Record = entry
            return found
    return None


def waits_to(entry: Record, causes: tuple[str, ...]) -> bool:
    """Whether an entry is still going to do one of these: such a card waits below whatever is answered [139]."""
    if entry.kind == "payment":
        return entry.why == "ante" and "ante" in causes
    return not entry.negated and any(c in entry.causes for c in causes)


@condition
class Phase(Condition):
    """The phase of the turn."""

    WORD = "phase"
    FIELDS = {"phase": Field(Word(*PHASES), doc="which one it must be")}
    phase: str

    def test(self, ctx: Ctx, seat: int) -> bool:
        return ctx.game.table.phase == self.phase

    def likely(self, held: Mapping[str, int | str]) -> bool:
        return held.get(self.WORD) == self.phase


@condition
class MyTurn(Condition):
    """Whether it is the turn of the card's player."""

    WORD = "my_turn"
    FIELDS = {"truth": Field(Bool(), doc="whether it must be")}
    truth: bool

    def test(self, ctx: Ctx, seat: int) -> bool:
        return ctx.game.same_side(ctx.me, ctx.game.table.turn) == self.truth

    def likely(self, held: Mapping[str, int | str]) -> bool:
        return held.get(self.WORD) == self.truth


@condition
class Boss(Condition):
    """Whether somebody plays with the Boss cards."""

    WORD = "boss"
    FIELDS = {"truth": Field(Bool(), doc="whether it must be")}
    truth: bool

    def test(self, ctx: Ctx, seat: int) -> bool:
        return ctx.game.table.seats[seat].boss == self.truth


TWO = 2
"""The number of sides at the table of a machine."""


@condition
class PlayersLeft(Condition):
    """How many players are still in the game, whatever sides they are on."""

    WORD = "players_left"
    FIELDS = {"range": Field(Range(), doc="how many there must be")}
    range: tuple[int, int]

    def test(self, ctx: Ctx, seat: int) -> bool:
        low, high = self.range
        if ctx.game.table.machine is not None:
            return low <= TWO <= high  # a machine against a team counts as a game of two [366]
        return low <= sum(not where.out for where in ctx.game.table.seats) <= high


@condition
class Trait(Condition):
    """The character has that trait."""

    WORD = "trait"
    FIELDS = {"any_of": Field(ListOf(Word(*TRAITS)), doc="one of which it must have")}
    any_of: tuple[str, ...]

    def test(self, ctx: Ctx, seat: int) -> bool:
        traits = ctx.game.table.seats[seat].character.traits
        return any(t in traits for t in self.any_of)


@condition
class Paid(Condition):
    """That improvement has been paid for."""

    WORD = "paid"
    FIELDS = {"id": Field(Text(), doc="the id of the improvement")}
    id: str

    def test(self, ctx: Ctx, seat: int) -> bool:
        return ctx.entry is not None and self.id in ctx.entry.paid


@condition
class PlayedFrom(Condition):
    """The card has been played from that declared place, where it lay aside."""

    WORD = "played_from"
    FIELDS = {"place": Field(Ident("place"), doc="the place")}
    place: str

    def test(self, ctx: Ctx, seat: int) -> bool:
        return isinstance(ctx.entry, Play) and ctx.entry.place == self.place

    def settled(self, ctx: Ctx, card: int) -> bool | None:
        return (ctx.entry is not None and self.test(ctx, ctx.me)) or card in ctx.game.table.seats[ctx.me].piles.get(
            self.place, ()
        )

    def likely(self, held: Mapping[str, int | str]) -> bool:
        return held.get(self.WORD) == self.place


class PairsType(FieldType):
    """Selectors that must mean the same seat: {source: candidate}."""

    name = "mapping from selectors to selectors"

    def read(self, raw: Any, reader: Reader) -> tuple[tuple[Who, Who], ...]:
        """All pairs."""
        if not isinstance(raw, dict):
            raise reader.problem("'is' takes a mapping {SELECTOR: SELECTOR}")
        return tuple((ASIDE.read(one, reader), ASIDE.read(other, reader)) for one, other in raw.items())

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": ASIDE.schema()}


@condition
class Is(Condition):
    """`{is: {WHO: WHO}}`: they are the same seat."""

    WORD = "is"
    NAMES_SOMEBODY = True
    FIELDS = {"pairs": Field(PairsType(), doc="who must be whom")}
    pairs: tuple[tuple[Who, Who], ...]

    def test(self, ctx: Ctx, seat: int) -> bool:
        there = ctx if ctx.actor == seat else ctx.acting(seat)
        return all(bool(set(a.resolve(there)) & set(b.resolve(there))) for a, b in self.pairs)


@condition
class Out(Condition):
    """That seat is out of the game or would be now."""

    WORD = "out"
    FIELDS = {"who": Field(ASIDE, doc="who is, or one of whom")}
    who: Who

    def test(self, ctx: Ctx, seat: int) -> bool:
        table = ctx.game.table
        seats = self.who.resolve(ctx)
        return not seats or any(
            table.seats[s].out
            or (
                table.seats[s].kit.loses
                and (figures.drunk(ctx.game, s) >= table.side(s).fortitude or table.gold(s) <= 0)
            )
            for s in seats
        )


class Landed(Condition):
    """What its card has really done to the seat."""

    FIELDS = {"ranges": Field(Ranges("fortitude", "alcohol"), doc="how much it must be")}
    ranges: dict[str, tuple[int, int]]

    def test(self, ctx: Ctx, seat: int) -> bool:
        entry = ctx.entry
        return entry is not None and all(
            low <= entry.landed.get(f"{self.WORD}_{k}", {}).get(seat, 0) <= high
            for k, (low, high) in self.ranges.items()
        )


@condition
class Lost(Landed):
    """`{lost: {fortitude: 1+}}`: the seat has really lost so much by this card."""

    WORD = "lost"


@condition
class Gained(Landed):
    """The same of what it gained."""

    WORD = "gained"


class PileRanges(Ranges):
    """Ranges of piles that everybody has, and of declared ones: side decks, and places where cards lie aside."""

    def read(self, raw: Any, reader: Reader) -> dict[str, tuple[int, int]]:
        """(least, most) by the name of the pile."""
        return Ranges(*self.keys, *sorted(reader.piles)).read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": Range().schema()}


class OpenCard(FieldType):
    """A side deck and a card of it: {PILE: CARD}."""

    name = "{PILE: CARD}, a side deck and the id of a card of it"

    def read(self, raw: Any, reader: Reader) -> tuple[str, str]:
        """Both ids."""
        if not isinstance(raw, dict) or len(raw) != 1:
            raise reader.problem(f"expected {self.name}, found {describe(raw)}", reader.piles)
        ((pile, card),) = raw.items()
        if pile not in reader.piles:
            raise reader.problem(f"unknown pile '{pile}'", reader.piles, str(pile))
        if card not in reader.side_cards:
            raise reader.problem(f"unknown card '{card}'", reader.side_cards, str(card))
        return str(pile), str(card)

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"type": "string"}}


@condition
class LiesOpen(Condition):
    """`{lies_open: {PILE: CARD}}`: that card of a side deck lies open before the seat, or on top of the deck if its top card is open."""

    WORD = "lies_open"
    FIELDS = {"card": Field(OpenCard(), doc="which card of which side deck")}
    card: tuple[str, str]

    def test(self, ctx: Ctx, seat: int) -> bool:
        table = ctx.game.table
        where, (pile, id) = table.seats[seat], self.card
        open_ = [card for card in where.in_play if table.cards[card].pile == pile]
        decl = where.character.piles.get(pile)
        if decl is not None and decl.top and where.piles.get(pile):
            open_.append(where.piles[pile][-1])
        return any(table.cards[card].id.partition("/")[2] == id for card in open_)


@condition
class Piles(Condition):
    """`{piles: {hand: 0}}`: how many cards lie in a pile of the seat."""

    WORD = "piles"
    FIELDS = {
        "ranges": Field(PileRanges("hand", "deck", "discard", "drink_me", "in_play"), doc="how many there must be")
    }
    ranges: dict[str, tuple[int, int]]

    def test(self, ctx: Ctx, seat: int) -> bool:
        table = ctx.game.table
        return all(low <= len(table.lying_in(seat, k)) <= high for k, (low, high) in self.ranges.items())


@condition
class Stat(Condition):
    """`{stat: {fortitude: 5+}}`: a figure of the seat."""

    WORD = "stat"
    FIELDS = {"ranges": Field(Ranges(*STATS), doc="how much it must be")}
    ranges: dict[str, tuple[int, int]]

    def test(self, ctx: Ctx, seat: int) -> bool:
        return all(low <= stat(ctx, seat, k) <= high for k, (low, high) in self.ranges.items())


@condition
class Count(Condition):
    """`{count: {of: {KIND: SIDE}, is: 3+}}`: so many things or seats are counted as the amount `count` counts them."""

    WORD = "count"
    FIELDS = {"of": Field(Raw(), doc="what is counted"), "is": Field(Range(), doc="how many there must be")}
    of_: Amount
    is_: tuple[int, int]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The condition. Raises Problem."""
        new = super().read(raw, reader)
        new.of_ = AMOUNT.read({"count": {"of": new.of_}}, reader)
        return new

    def test(self, ctx: Ctx, seat: int) -> bool:
        low, high = self.is_
        return low <= self.of_.value(ctx if ctx.me == seat else ctx.of(seat)) <= high

    def likely(self, held: Mapping[str, int | str]) -> bool:
        low, high = self.is_
        return low <= self.of_.estimate(Known(held, {}, {})) <= high

    def asks_hand(self) -> bool:
        return self.of_.asks_hand()


@condition
class Opener(Condition):
    """Whether the card's player opened the Round."""

    WORD = "opener"
    FIELDS = {"truth": Field(Bool(), doc="whether it must be so")}
    truth: bool

    def test(self, ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        return (round_ is not None and round_.opener == ctx.me) == self.truth


@condition
class OpenedIn(Condition):
    """`my_turn`: the Round was opened in the turn of the card's player."""

    WORD = "opened_in"
    FIELDS = {"turn": Field(Word("my_turn"), doc="in whose turn")}

    def test(self, ctx: Ctx, seat: int) -> bool:
        round_ = ctx.game.table.round
        return round_ is not None and round_.opened_in == ctx.me


@condition
class CanPay(Condition):
    """The seat has so much Gold."""

    WORD = "can_pay"
    FIELDS = {"gold": Field(Int(), doc="how much")}
    gold: int

    def test(self, ctx: Ctx, seat: int) -> bool:
        return ctx.game.table.gold(seat) >= self.gold
