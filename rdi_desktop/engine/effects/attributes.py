# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on Fortitude, Alcohol Content, tokens and cards (EFFECTS.md 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.effects.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.effects.core import Ctx, Effect, Flow, verb
from rdi_desktop.engine.effects.spec import (
    Bool,
    Exactly,
    Field,
    Ident,
    ListOf,
    Node,
    Raw,
    Reader,
    Word,
    describe,
    read_fields,
)
from rdi_desktop.engine.effects.who import ACTOR, WHO, Who
from rdi_desktop.engine.procedures import cards as card_procedures
from rdi_desktop.engine.procedures import tokens as token_procedures
from rdi_desktop.engine.stack import ALCOHOL, FORTITUDE, GOLD

if TYPE_CHECKING:
    from rdi_desktop.engine.stack import Deltas


class Change(Effect):
    """Common to `lose` and `gain`: who, Fortitude, Alcohol Content, and tokens or tracks by their ids."""

    SIGN = 1
    FIELDS = {
        "who": Field(WHO, ACTOR, "who"),
        "fortitude": Field(AMOUNT, 0, "Fortitude"),
        "alcohol": Field(AMOUNT, 0, "Alcohol Content"),
        "gold": Field(AMOUNT, 0, "Gold, from or to the Inn"),
    }
    who: Who
    fortitude: int | Amount
    alcohol: int | Amount
    gold: int | Amount
    tokens: dict[str, int | Amount]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """Fields, and ids of declared tokens beside them."""
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a mapping such as {{fortitude: 2}}, found {describe(raw)}", cls.FIELDS)
        declared = [k for k in raw if k in reader.tokens and k not in cls.FIELDS]
        unknown = [k for k in raw if k not in cls.FIELDS and k not in declared]
        if unknown:
            raise reader.problem(f"unknown key '{unknown[0]}'", [*cls.FIELDS, *reader.tokens], str(unknown[0]))
        new = cls(**read_fields(cls.FIELDS, {k: v for k, v in raw.items() if k not in declared}, reader))
        if len(raw) == ("who" in raw):
            raise reader.problem(f"'{cls.VERB}' says nothing of what and how much", [*cls.FIELDS, *reader.tokens])
        new.tokens = {k: reader.inside(k, AMOUNT.read, raw[k], reader) for k in declared}
        return new

    def blow(self, ctx: Ctx, out: Deltas) -> None:
        if not self.fortitude and not self.alcohol:
            return
        for seat in self.who.resolve(ctx):
            there = ctx if seat == ctx.actor else ctx.acting(seat)
            delta = out.setdefault(seat, [0, 0, 0])
            delta[FORTITUDE] += self.SIGN * amount(self.fortitude, there)
            delta[ALCOHOL] += self.SIGN * amount(self.alcohol, there)

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        self.blow(ctx, out)
        if self.gold:
            for seat in self.who.resolve(ctx):
                out.setdefault(seat, [0, 0, 0])[GOLD] += self.SIGN * amount(self.gold, ctx)

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._rest(ctx) if self.tokens or self.gold else None

    def _rest(self, ctx: Ctx) -> Flow:
        for seat in self.who.resolve(ctx):
            if ctx.entry is not None and seat in ctx.entry.ignored and not self.even_ignored:
                continue
            if self.gold:
                card_procedures.gold_from_inn(ctx.game, seat, self.SIGN * amount(self.gold, ctx), ctx.entry)
            for token, n in self.tokens.items():
                yield from token_procedures.change(
                    ctx.game, seat, token, self.SIGN * amount(n, ctx), ctx.entry, ctx.owner
                )

    def drink_numbers(self, ctx: Ctx) -> dict[str, int] | None:
        if self.tokens or self.who.kind not in ("actor", "self", "drinker"):
            return None
        numbers = {}
        if self.fortitude:
            numbers["fortitude"] = self.SIGN * amount(self.fortitude, ctx)
        if self.alcohol:
            numbers["alcohol"] = self.SIGN * amount(self.alcohol, ctx)
        if self.gold:
            numbers["gold"] = self.SIGN * amount(self.gold, ctx)
        return numbers


@verb
class Lose(Change):
    """Lose Fortitude, Alcohol Content, own tokens."""

    VERB = "lose"
    SIGN = -1

    def more_causes(self) -> tuple[str, ...]:
        return ("lose_fortitude",) if self.fortitude else ()


@verb
class Gain(Change):
    """Gain Fortitude, Alcohol Content, Gold from the Inn, own tokens."""

    VERB = "gain"

    def more_causes(self) -> tuple[str, ...]:
        return ("gain_alcohol",) if self.alcohol else ()


@verb
class Draw(Effect):
    """Draw cards from the own character deck."""

    VERB = "draw"
    SHORT = "cards"
    FIELDS = {"who": Field(WHO, ACTOR, "who draws"), "cards": Field(AMOUNT, 1, "how many")}
    who: Who
    cards: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.who.resolve(ctx):
            if ctx.entry is None or seat not in ctx.entry.ignored or self.even_ignored:
                card_procedures.draw(ctx.game, seat, amount(self.cards, ctx))
        return None

    def drink_numbers(self, ctx: Ctx) -> dict[str, int] | None:
        return {"draw": amount(self.cards, ctx)}


@verb
class Discard(Effect):
    """Discard cards from the hand, picked by their holder or at random."""

    VERB = "discard"
    SHORT = "cards"
    FIELDS = {
        "who": Field(WHO, ACTOR, "who discards"),
        "cards": Field(AMOUNT, 1, "how many"),
        "random": Field(Bool(), False, "at random instead of picked"),
    }
    who: Who
    cards: int | Amount
    random: bool

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._discard(ctx)

    def _discard(self, ctx: Ctx) -> Flow:
        for seat in self.who.resolve(ctx):
            if ctx.entry is not None and seat in ctx.entry.ignored:
                continue
            n = amount(self.cards, ctx)
            if self.random:
                card_procedures.discard_random(ctx.game, seat, n)
            else:
                yield from card_procedures.discard_picked(ctx.game, seat, n, "discard")


class Pile(Node):
    """Which cards: a pile, whose, and how many from which end."""

    FIELDS = {
        "pile": Field(Word("hand", "deck", "discard", "drink_me", "drink_deck"), doc="where"),
        "of": Field(WHO, ACTOR, "whose pile"),
        "top": Field(AMOUNT, None, "so many from the top"),
        "all": Field(Bool(), False, "all of them"),
        "random": Field(Bool(), False, "one at random"),
        "kind": Field(
            Exactly({}, {"discardable": True}, {"of": "own"}),
            {},
            "which cards of it: all that may be discarded, or of the own deck",
        ),
    }
    pile: str
    of_: Who
    top: int | Amount | None
    all: bool


@verb
class Move(Effect):
    """Move cards from pile to pile."""

    VERB = "move"
    FIELDS = {
        "cards": Field(Raw(), doc="which cards"),
        "to": Field(Word("hand", "deck", "discard", "drink_me", "drink_deck"), doc="where they go"),
        "then_shuffle": Field(Bool(), False, "shuffle the pile they went to"),
    }
    cards: Pile
    to: str
    then_shuffle: bool

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """With the pile read as a node of its own."""
        new = super().read(raw, reader)
        new.cards = reader.inside("cards", Pile.read, new.cards, reader)
        if (new.cards.top is None) == (not new.cards.all) or new.cards.random:
            reader.path.append("cards")
            raise reader.problem("cards move from the 'top' of a pile, or 'all' of them", ("top", "all"))
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._move(ctx)

    def _move(self, ctx: Ctx) -> Flow:
        if ctx.entry is not None and ctx.actor in ctx.entry.ignored:
            return
        n = amount(self.cards.top, ctx) if self.cards.top is not None else None
        for seat in self.cards.of_.resolve(ctx):
            yield from card_procedures.move(ctx.game, seat, self.cards.pile, self.to, n)
            if self.then_shuffle:
                card_procedures.shuffle_pile(ctx.game, seat, self.to)


@verb
class Give(Effect):
    """Give tokens to a seat."""

    VERB = "give"
    FIELDS = {
        "token": Field(Ident("token"), doc="which token"),
        "who": Field(WHO, ACTOR, "to whom"),
        "n": Field(AMOUNT, 1, "how many"),
    }
    token: str
    who: Who
    n: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._give(ctx)

    def _give(self, ctx: Ctx) -> Flow:
        for seat in self.who.resolve(ctx):
            if ctx.entry is not None and seat in ctx.entry.ignored:
                continue
            yield from token_procedures.give(ctx.game, seat, self.token, amount(self.n, ctx), ctx.entry, ctx.owner)


@verb
class Claim(Effect):
    """Claim a token from a track: of one track, or the one nearest to the end where its marker starts."""

    VERB = "claim"
    SHORT = "track"
    FIELDS = {
        "track": Field(Ident("track"), "", "which track"),
        "nearest": Field(ListOf(Ident("track")), (), "the nearest token of these tracks"),
        "tie": Field(Word("self"), "self", "who picks at a tie"),
    }
    track: str
    nearest: tuple[str, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """With one of the two."""
        new = super().read(raw, reader)
        if not new.track and not new.nearest:
            raise reader.problem("'claim' needs a 'track', or the 'nearest' of several", ("track", "nearest"))
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        return token_procedures.claim(ctx.game, ctx.me, (self.track,) if self.track else self.nearest, ctx.entry)


@verb
class Keep(Effect):
    """A card stays before a seat instead of going to its discard pile."""

    VERB = "keep"
    FIELDS = {"card": Field(Word("this"), "this", "which card"), "who": Field(WHO, ACTOR, "before whom")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        if ctx.entry is not None:
            for seat in self.who.resolve(ctx)[:1]:
                ctx.entry.named["kept"] = seat
        return None


@verb
class Procedure(Effect):
    """A named list of effects of the character, done by each of some seats in turn."""

    VERB = "procedure"
    FIELDS = {}
    name_of: str
    who: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """{NAME: WHO}."""
        if not isinstance(raw, dict) or len(raw) != 1:
            raise reader.problem(f"expected {{NAME: WHO}}, found {describe(raw)}", reader.procedures)
        name = str(next(iter(raw)))
        if name not in reader.procedures:
            raise reader.problem(f"unknown procedure '{name}'", reader.procedures, name)
        return cls(name_of=name, who=reader.inside(name, WHO.read, raw[name], reader))

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._call(ctx)

    def _call(self, ctx: Ctx) -> Flow:
        from rdi_desktop.engine.procedures.resolving import run_list

        effects = ctx.game.table.seats[ctx.owner].character.procedures[self.name_of]
        for seat in self.who.resolve(ctx):
            if ctx.entry is not None and seat in ctx.entry.ignored:
                continue
            yield from run_list(ctx.acting(seat), effects)


RANDOM_CARD = {"pile": "hand", "of": "owner", "random": True, "kind": {"of": "own"}}


@verb
class UseAs(Effect):
    """A box of one card acts on a seat: a random card of the owner's hand, its Trap."""

    VERB = "use_as"
    FIELDS = {
        "card": Field(Exactly(RANDOM_CARD), doc="which card"),
        "box": Field(Word("trap"), doc="which box of it"),
        "who": Field(WHO, ACTOR, "who is 'you' in it"),
        "counts_as": Field(Exactly({"type": "action", "of": "owner"}), {}, "what kind of play it is"),
    }
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        return self._use(ctx)

    def _use(self, ctx: Ctx) -> Flow:
        from rdi_desktop.engine.procedures.playing import spring_trap

        for seat in self.who.resolve(ctx):
            yield from spring_trap(ctx.game, ctx.owner, seat)


@verb
class Withdraw(Effect):
    """Out of reach of everything, and playing nothing, until the start of the own next turn."""

    VERB = "withdraw"
    FIELDS = {"who": Field(WHO, ACTOR, "who"), "until": Field(Word("my_next_turn"), "my_next_turn", "until when")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.who.resolve(ctx):
            where = ctx.game.table.seats[seat]
            where.withdrawn = where.silent = True
            ctx.game.emit("withdrew", seat)
        return None


@verb
class Extra(Effect):
    """More actions in this Action phase."""

    VERB = "extra"
    FIELDS = {"action": Field(AMOUNT, 0, "how many more")}
    action: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        if ctx.game.table.turn == ctx.me:
            ctx.game.table.actions_left += amount(self.action, ctx)
        return None
