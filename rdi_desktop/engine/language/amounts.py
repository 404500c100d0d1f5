# SPDX-License-Identifier: GPL-3.0-or-later
"""Amounts: a numeral, a word, or something computed as the card resolves.

A plain `int` in a compiled effect is a numeral: effects that move numerals change it. Everything else is an `Amount`.
"""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.language.condition import CONDITION, Condition
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.kinds import KIND, is_kind
from rdi_desktop.engine.language.known import GUESS, Known
from rdi_desktop.engine.language.spec import FieldType, Ident, Int, Reader, Word, describe, mapping, reach
from rdi_desktop.engine.language.stats import STATS, stat
from rdi_desktop.engine.language.who import ACTOR, ASIDE, Who
from rdi_desktop.engine.state.records import HALF, Drink, Gain

MOST = 100
"""The largest amount on a card."""
TIMES = 20
"""The most times anything is repeated, however the number is computed."""
WORD_NUMBERS = {"zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10}
KEYS = (
    "half",
    "count",
    "stat",
    "sum",
    "per",
    "lost",
    "gained",
    "drink",
    "read",
    "if",
    "x",
    "at_most",
    "at_least",
    "minus",
    "fact",
)


class Amount:
    """A computed amount. `kind` says how it is computed, the other slots hold its parts."""

    __slots__ = (
        "condition",
        "derived",
        "kind",
        "number",
        "other",
        "part",
        "parts",
        "pile",
        "ranges",
        "seats",
        "things",
        "steps",
        "up",
        "word",
    )

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.number = 0
        self.word = ""
        self.pile = ""
        """The pile in which cards of the kind `word` are counted."""
        self.part: int | Amount = 0
        self.other: int | Amount = 0
        self.parts: tuple[int | Amount, ...] = ()
        self.condition: Condition | None = None
        self.seats: Who = ACTOR
        self.ranges: tuple[tuple[tuple[int, int], int | Amount], ...] = ()
        self.things: tuple[str, ...] = ()
        """Things with two sides; those are counted that show the side `word` (step `number` of their tracks)."""
        self.up = True
        self.steps: tuple[str, ...] = ()
        """The words of a track with steps."""
        self.derived: int | Amount | None = None
        """For a track that is computed from others: the amount it equals."""

    def value(self, ctx: Ctx) -> int:
        """The amount now."""
        kind = self.kind
        table = ctx.game.table
        if kind == "word":
            return self.number
        if kind == "if":
            assert self.condition is not None
            return amount(self.part if self.condition.test(ctx, ctx.me) else self.other, ctx)
        if kind in ("holding", "levels"):
            return sum(self.of_seat(ctx, seat) for seat in self.seats.resolve(ctx))
        if kind == "stat":
            return sum(stat(ctx, seat, self.word) for seat in self.seats.resolve(ctx))
        if kind == "half":
            whole = amount(self.part, ctx)
            return -(-whole // 2) if self.up else whole // 2
        if kind in ("x", "fact"):
            return self.of_card(ctx)
        if kind in ("count", "cards", "pile", "sides"):
            return self.counted(ctx)
        if kind == "total":
            return sum(seat.holding(self.word) for seat in table.seats if not seat.out)
        if kind == "sum":
            return sum(amount(part, ctx) for part in self.parts)
        if kind in ("at_most", "at_least"):
            numbers = [amount(part, ctx) for part in self.parts]
            return min(numbers) if kind == "at_most" else max(numbers)
        if kind == "minus":
            return max(0, amount(self.part, ctx) - amount(self.other, ctx))
        if kind == "per":
            return amount(self.part, ctx) * amount(self.other, ctx)
        if kind == "read":
            at = amount(self.part, ctx)
            for (low, high), part in self.ranges:
                if low <= at <= high:
                    return amount(part, ctx)
            return 0
        if kind == "lost" or kind == "gained":
            it = ctx.it
            return it.amount if it is not None and it.kind in ("loss", "gain", "body_loss") else 0
        if kind == "drink":
            for entry in (ctx.it, ctx.entry):
                if entry is None:
                    continue
                if isinstance(entry, Drink):
                    return max(0, entry.numbers.get(self.word, 0))
                if isinstance(entry, Gain):
                    return max(0, entry.drink.get(self.word, 0))
            return 0
        raise AssertionError(kind)

    def counted(self, ctx: Ctx) -> int:
        """How many seats, cards of a side deck in play, cards of a kind in the hand or discards, or things on one side."""
        table = ctx.game.table
        if self.kind == "sides":
            return sum(table.seats[ctx.me].tracks[thing] == self.number for thing in self.things)
        if self.kind == "pile":
            return max(0, len(table.lying_in(ctx.me, self.pile)) - self.number)
        if self.kind == "cards":
            held: list[int] = getattr(table.seats[ctx.me], self.pile)
            return max(0, sum(is_kind(table.cards[card], self.word) for card in held) - self.number)
        return max(0, lying(ctx, self.word) - self.number) if self.word else len(self.seats.resolve(ctx))

    def of_card(self, ctx: Ctx) -> int:
        """What was paid for the play (X), or what is printed on its card."""
        entry = ctx.entry
        if entry is None:
            return 0
        if self.kind == "x":
            return entry.spend.get(self.word, 0)
        return int(getattr(ctx.game.table.cards[entry.card], self.word)) if entry.card is not None else 0

    def of_seat(self, ctx: Ctx, seat: int) -> int:
        """How much of its token or track that seat has."""
        if self.kind == "levels":
            defs = ctx.game.table.cards
            return sum(defs[card].level for card in ctx.game.table.seats[seat].in_play if defs[card].pile == self.word)
        if self.derived is not None:
            return amount(self.derived, ctx.of(seat))
        return ctx.game.table.seats[seat].holding(self.word)

    def estimate(self, known: Known | None) -> float:
        """The amount as far as it is known, or GUESS."""
        kind = self.kind
        if kind == "word":
            return float(self.number)
        if kind == "half":
            return guess(self.part, known) / 2
        if kind == "if":
            sides = (guess(self.part, known), guess(self.other, known))
            if known is None or self.condition is None:
                return sum(sides) / 2
            return sides[0] if self.condition.likely(known.mine) else sides[1]
        if kind in ("sum", "at_most", "at_least") and self.parts:
            numbers = [guess(part, known) for part in self.parts]
            return sum(numbers) if kind == "sum" else min(numbers) if kind == "at_most" else max(numbers)
        if kind == "minus":
            return max(0.0, guess(self.part, known) - guess(self.other, known))
        if kind == "read" and self.ranges:
            if known is not None and isinstance(self.part, Amount) and self.part.kind == "holding":
                at = known.mine.get(self.part.word)
                if isinstance(at, str) and at in self.part.steps:
                    at = self.part.steps.index(at)
                for (low, high), part in self.ranges:
                    if isinstance(at, int) and low <= at <= high:
                        return guess(part, known)
            return sum(guess(part, known) for _, part in self.ranges) / len(self.ranges)
        if known is not None and kind == "holding":
            held = known.mine if self.seats.kind in ("self", "actor", "holder") else known.theirs
            n = held.get(self.word, 0)
            return float(n) if isinstance(n, int) else 0.0
        if known is not None and kind == "sides":
            return float(sum(known.mine.get(thing) == self.word for thing in self.things))
        if known is not None and kind == "cards" and self.pile == "hand":
            return float(sum(is_kind(card, self.word) for card in known.hand))
        if known is not None and kind == "x":
            return float(known.paid(self.word))
        if known is not None and kind == "lost":
            return known.lost
        return GUESS

    def has_numerals(self) -> bool:
        """Whether it contains a number in digits that is part of the result; numbers only used for counting or comparing do not count."""
        found = (self.other, *self.parts, *(part for _, part in self.ranges))
        return any(map(is_numeral, found if self.kind == "read" else (self.part, *found)))

    def asks_hand(self) -> bool:
        """Whether it reveals cards in the player's hand."""
        inner = (self.part, self.other, *self.parts, *(part for _, part in self.ranges))
        own = self.kind == "cards" and self.pile == "hand"
        return own or any(isinstance(part, Amount) and part.asks_hand() for part in inner)

    def depends(self) -> bool:
        """Whether knowing more about the game could change the estimate."""
        if self.kind in ("if", "holding", "x", "lost", "cards", "sides"):
            return True
        inner = (self.part, self.other, *self.parts, *(part for _, part in self.ranges))
        return any(isinstance(part, Amount) and part.depends() for part in inner)


def guess(part: int | Amount, known: Known | None) -> float:
    """The amount as far as it is known; for a numeral the numeral."""
    if isinstance(part, int):
        return max(0.0, part + known.plus) if part and known is not None else float(part)
    return part.estimate(known)


def amount(part: int | Amount, ctx: Ctx) -> int:
    """The amount now: a numeral that is moved stays at or above 0, and a number that is not printed (0) stays 0 [497, 498]."""
    if ctx.smaller and (isinstance(part, int) or part.kind != "word"):
        return made_smaller(part, ctx)
    if isinstance(part, int):
        return max(0, part + ctx.numerals) if ctx.numerals and part else part
    return part.value(ctx)


def made_smaller(part: int | Amount, ctx: Ctx) -> int:
    """An amount that a Drink does beside its own numbers, split and lowered as those are: as a whole, rounded up [141, 457]."""
    steps, ctx.smaller = ctx.smaller, ()
    try:
        n = amount(part, ctx)
    finally:
        ctx.smaller = steps
    for less in steps:
        n = -(-n // 2) if less == HALF else max(0, n - less)
    return n


def is_numeral(part: object) -> bool:
    """Whether other cards may move a number in it."""
    return part.has_numerals() if isinstance(part, Amount) else type(part) is int and part != 0


def several(part: int | Amount, ctx: Ctx) -> int:
    """An amount of which a plain 1 is told without a digit: that is no numeral [498]."""
    return 1 if part == 1 else amount(part, ctx)


def how_many(part: int | Amount, ctx: Ctx) -> int:
    """A count that a card gives in words ('another'): a plain number is no numeral [497]."""
    return part if isinstance(part, int) else part.value(ctx)


def times(part: int | Amount, ctx: Ctx, from_two: bool = False) -> int:
    """How often something is done now: at most TIMES. `from_two`: once is told without a digit."""
    return min(several(part, ctx) if from_two else amount(part, ctx), TIMES)


def lying(ctx: Ctx, pile: str) -> int:
    """How many cards of a side deck lie before the seat that the amount is about."""
    table = ctx.game.table
    return sum(table.cards[card].pile == pile for card in table.seats[ctx.actor].in_play)


def in_a_word(n: int) -> Amount:
    """A number that a card says in a word, or shows as so many symbols."""
    new = Amount("word")
    new.number = n
    return new


def held(word: str, reader: Reader) -> Amount:
    """The amount of a token or track that a seat has; for a computed track, its computation."""
    derived = reader.derived.get(word)
    new = Amount("holding")
    new.word = word
    new.derived = derived
    new.steps = reader.steps.get(word, ())
    return new


class AmountType(FieldType):
    """An amount: a whole number (a numeral), a number word, or a mapping that computes it."""

    name = "amount"
    numerals = True
    least = 0

    def __init__(self, most: int = MOST, from_two: bool = False) -> None:
        self.most = most
        self.from_two = from_two
        """Whether a 1 is told without a digit ('the top card'), so that no card changes it."""

    def read(self, raw: Any, reader: Reader) -> int | Amount:
        if isinstance(raw, int) and not isinstance(raw, bool):
            if not self.least <= raw <= self.most:
                raise reader.problem(f"expected an amount of {self.least} to {self.most}, found {raw}")
            return in_a_word(raw) if reader.symbols and raw in WORD_NUMBERS.values() else raw
        if isinstance(raw, str):
            if raw not in WORD_NUMBERS:
                raise reader.problem(f"unknown amount '{raw}'", WORD_NUMBERS, raw)
            return in_a_word(WORD_NUMBERS[raw])
        if not isinstance(raw, dict):
            raise reader.problem(f"expected an amount, found {describe(raw)}")
        return self._mapping(raw, reader)

    def _mapping(self, raw: dict[str, Any], reader: Reader) -> Amount:
        declared = [k for k in raw if k in reader.tokens or k in reader.tracks]
        if len(raw) == 1 and declared:
            new = held(declared[0], reader)
            new.seats = reader.inside(declared[0], ASIDE.read, raw[declared[0]], reader)
            return new
        kinds = [k for k in raw if k in KEYS]
        if not kinds:
            first = str(next(iter(raw), ""))
            raise reader.problem(f"unknown amount '{first}'", [*KEYS, *reader.tokens, *reader.tracks], first)
        kind = kinds[0]
        new = Amount(kind)
        allowed: tuple[str, ...] = (kind,)
        value = raw[kind]
        if kind == "if":
            allowed = ("if", "then", "else")
            new.condition = reader.inside("if", CONDITION.read, value, reader)
            new.part = reader.inside("then", self.read, raw.get("then", 0), reader)
            new.other = reader.inside("else", self.read, raw.get("else", 0), reader)
        elif kind == "half":
            allowed = ("half", "round")
            new.part = reader.inside("half", self.read, value, reader)
            new.up = reader.inside("round", Word("up", "down").read, raw.get("round", "up"), reader) == "up"
        elif kind == "stat":
            allowed = ("stat", "who")
            new.word = reader.inside("stat", Word(*STATS).read, value, reader)
            new.seats = reader.inside("who", ASIDE.read, raw.get("who", "actor"), reader)
        elif kind == "count":
            if isinstance(value, dict) and isinstance(value.get("of"), dict) and "pile" in value["of"]:
                cards: Amount = reader.inside("count", self._cards, value, reader)
                return cards
            if isinstance(value, dict) and isinstance(value.get("of"), dict) and set(value["of"]) <= set(reader.sides):
                return self._sides(value, reader)
            counted = value.get("of") if isinstance(value, dict) and set(value) == {"of"} else value
            new.seats = reader.inside("count", ASIDE.read, counted, reader)
        elif kind == "sum" and isinstance(value, dict) and "fact" in value:
            reader.inside("sum", mapping, value, reader, ("fact", "of"))
            reader.inside("fact", Word("level").read, value["fact"], reader)
            pile = reader.inside("of", mapping, value.get("of"), reader, ("pile",)).get("pile")
            new.kind, new.word = "levels", reader.inside("of", Ident("pile").read, pile, reader)
            new.seats = Who("self")
        elif kind == "sum" and isinstance(value, dict):
            reader.inside("sum", mapping, value, reader, ("token", "of"))
            new.kind, new.word = "holding", reader.inside("sum", Ident("token").read, value.get("token"), reader)
            new.seats = reader.inside("sum", ASIDE.read, value.get("of", "everyone"), reader)
        elif kind in ("sum", "at_most", "at_least"):
            if not isinstance(value, list):
                raise reader.problem(f"'{kind}' takes a list of amounts")
            new.parts = tuple(reader.inside(i, self.read, x, reader) for i, x in enumerate(value))
        elif kind == "minus":
            if not isinstance(value, list) or len(value) != 2:
                raise reader.problem("'minus' takes two amounts: {minus: [10, {stat: fortitude}]}")
            new.part, new.other = (reader.inside(i, self.read, x, reader) for i, x in enumerate(value))
        elif kind == "per":
            allowed = ("per", "each")
            new.part = reader.inside("per", self.read, value, reader)
            new.other = reader.inside("each", self.read, raw.get("each", 1), reader)
        elif kind == "read":
            return self._ranges(raw, new, reader)
        elif kind == "fact":
            new.word = reader.inside("fact", Word("wages").read, value, reader)
        elif kind == "x":
            new.word = reader.inside("x", Word("cards", "gold", *sorted(reader.tokens)).read, value, reader)
        else:  # lost, gained, drink
            new.word = reader.inside(kind, Word("fortitude", "alcohol").read, value, reader)
        for key in raw:
            if key not in allowed:
                raise reader.problem(f"unknown key '{key}' in an amount", allowed, str(key))
        return new

    def _cards(self, raw: dict[str, Any], reader: Reader) -> Amount:
        """{of: {pile: front, kind: {of: PILE}}, from: 2}: cards of a side deck that lie before one, from the second on.

        Of the own hand or discards those of a kind: {of: {pile: hand, kind: {subtype: pet}}}.
        All cards of a side deck or a place: {of: {pile: PILE}}.
        """
        mapping(raw, reader, ("of", "from"))
        which = reader.inside("of", mapping, raw["of"], reader, ("pile", "kind"))
        if which["pile"] in reader.piles and "kind" not in which:
            lying_there = Amount("pile")
            lying_there.pile = str(which["pile"])
            lying_there.number = reader.inside("from", Int(1, MOST).read, raw.get("from", 1), reader) - 1
            return lying_there
        pile = reader.inside("of", reader.inside, "pile", Word("front", "hand", "discard").read, which["pile"], reader)
        if pile != "front":
            cards = Amount("cards")
            cards.pile = pile
            cards.word = reader.inside("of", reader.inside, "kind", KIND.read, which.get("kind"), reader)
            cards.number = reader.inside("from", Int(1, MOST).read, raw.get("from", 1), reader) - 1
            return cards
        kind = reader.inside("of", reader.inside, "kind", mapping, which.get("kind"), reader, ("of",))
        new = Amount("count")
        new.word = reader.inside("of", reader.inside, "kind", Ident("pile").read, kind.get("of"), reader)
        new.number = reader.inside("from", Int(1, MOST).read, raw.get("from", 1), reader) - 1
        return new

    def _sides(self, raw: dict[str, Any], reader: Reader) -> Amount:
        """{of: {KIND: SIDE}}: things with two sides that show this one."""
        ((kind, side),) = reader.inside("count", mapping, raw, reader, ("of",))["of"].items()
        new = Amount("sides")
        new.things, sides = reader.sides[kind]
        new.word = reader.inside("count", reader.inside, "of", reader.inside, kind, Word(*sides).read, side, reader)
        new.number, new.pile = sides.index(new.word), kind
        return new

    def _ranges(self, raw: dict[str, Any], new: Amount, reader: Reader) -> Amount:
        new.part = reader.inside("read", self._read_of, raw["read"], reader)
        track = raw["read"] if isinstance(raw["read"], str) else ""
        ranges = []
        for key, value in raw.items():
            if key != "read":
                low_high = reader.inside(str(key), reach, key, reader, track)
                ranges.append((low_high, reader.inside(str(key), self.read, value, reader)))
        new.ranges = tuple(ranges)
        return new

    def _read_of(self, raw: Any, reader: Reader) -> int | Amount:
        if isinstance(raw, str):
            if raw not in reader.tokens and raw not in reader.tracks:
                raise reader.problem(f"unknown token or track '{raw}'", [*reader.tokens, *reader.tracks], raw)
            new = held(raw, reader)
            new.seats = Who("self")
            return new
        return self.read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/amount"}


class SignedAmount(AmountType):
    """An amount that may be negative: a change of a figure."""

    name = "amount, or a negative one"
    least = -20

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), {"type": "integer", "minimum": self.least, "maximum": self.most}]}


class CountType(AmountType):
    """An amount whose plain number a card says in words."""

    numerals = False


class WholeType(AmountType):
    """An amount, or the word that `whole` has put another one in the place of."""

    name = "amount, or all"

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), {"const": "all"}]}


AMOUNT: AmountType = AmountType()
WHOLE = WholeType()
SEVERAL = AmountType(from_two=True)
"""An amount of which a 1 is told without a digit."""
REPEATS = AmountType(TIMES)
"""How often something is done."""
REPEATS_FROM_TWO = AmountType(TIMES, from_two=True)
"""The same where once is told without a digit."""
COUNT = CountType(TIMES)
"""A number of further things: 'another' is no numeral."""
SIGNED: SignedAmount = SignedAmount()


def whole(raw: Any, field: str, stat: str, of: str) -> Any:
    """Decorates a verb in whose `field` the word `all` may be written: the whole `stat` of the seats under `of`, or of the player."""
    if not isinstance(raw, dict) or raw.get(field) != "all":
        return raw
    others = raw.get(of) not in (None, "self", "actor", "pot")
    return {**raw, field: {"stat": stat, "who": "them"} if others else {"stat": stat}}
