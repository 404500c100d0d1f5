# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on plays: Negate, Ignore, reduce, redirect, boost. They edit the record that is waiting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Field, Int, Reader, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import drinks, play_another, seals
from rdi_desktop.engine.state.changes import Limit, Redirection, Reduction, Sharing
from rdi_desktop.engine.state.records import Drink, Record, Resolving

IT = Word("it")


WAITING = ("play", "drink", "event", "pay", "ante", "take", "forced_out")
"""Moments with something waiting that may be Negated or Ignored."""


def card_of(ctx: Ctx) -> int | None:
    """The card with this effect."""
    return ctx.entry.card if ctx.entry is not None else None


def answered(ctx: Ctx, effect: Effect) -> Record | None:
    """The record that is answered; None if this may not be done to it.

    A player may not even play such a card. A machine turns its cards over, and the illegal part of one fails [322].
    """
    it, entry = ctx.it, ctx.entry
    if it is None or entry is None or entry.by is None or not ctx.game.table.seats[entry.by].kit.machine:
        return it
    if it.cdef is not None and it.cdef.answer_except:  # a machine has none of the cards that may
        return None
    causes = frozenset((*effect.CAUSES, *effect.more_causes()))
    return None if seals.sealed(ctx.game, entry.by, it, causes) else it


def tried(ctx: Ctx, who: Who) -> None:
    """Note that a seat has played a card against what is answered, which prevents hitting back even if the card is Negated."""
    if ctx.it is not None:
        ctx.it.reduced_by.extend(who.resolve(ctx))


@verb
class Negate(Effect):
    """What is answered does not resolve at all."""

    VERB = "negate"
    DEED = deeds.NEGATE
    ENDS = True
    ANSWERS = WAITING
    CAUSES = ("negate",)
    MARK = "negated"
    SHORT = "what"
    FIELDS = {
        "what": Field(IT, "it", "the play, Drink or event"),
        "then_again": Field(
            Word("same_type"),
            "",
            "its player may play another of that type; whoever drank drinks the next Drink instead",
        ),
    }
    then_again: str

    def perform(self, ctx: Ctx) -> Flow | None:
        it = answered(ctx, self)
        if it is not None and it.body is not None and ctx.game.table.seats[ctx.me].kit.machine:
            it.ignore(ctx.me)  # of a body's attack a machine Ignores only its own part [370, 384]
            it.note("ignored", ctx.me, card_of(ctx))
            ctx.game.emit("ignored", ctx.me, card=it.card, entry=it.id)
            return None
        if it is not None and not it.negated:
            it.negated = True
            if self.then_again:
                play_another.play_another(ctx.game, it)
            it.note("negated", ctx.me, card_of(ctx))
            ctx.game.emit("negated", ctx.me, card=it.card, entry=it.id)
        return None

    def changes_drink(self) -> bool:
        return True


@verb
class Ignore(Effect):
    """A seat takes nothing of what is answered."""

    VERB = "ignore"
    DEED = deeds.IGNORE
    ENDS = True
    ANSWERS = WAITING
    CAUSES = ("ignore",)
    MARK = "ignored"
    SHORT = "what"
    FIELDS = {"what": Field(IT, "it", "the play, Drink or event"), "who": Field(WHO, ACTOR, "who Ignores it")}
    who: Who

    def announced(self, ctx: Ctx) -> None:
        tried(ctx, self.who)

    def perform(self, ctx: Ctx) -> Flow | None:
        it = answered(ctx, self)
        if it is None:
            return None
        for seat in self.who.resolve(ctx):
            it.ignore(*ctx.game.table.allies(seat))
            it.note("ignored", seat, card_of(ctx))
            ctx.game.emit("drink_ignored" if it.kind == "drink" else "ignored", seat, card=it.card, entry=it.id)
        return drinks.on_ignore(ctx.game, it, ctx.me) if isinstance(it, Drink) else None

    def changes_drink(self) -> bool:
        return True


@verb
class Reduce(Effect):
    """A smaller effect: of a Drink for its drinker, of a play for one seat. Never across zero."""

    VERB = "reduce"
    DEED = deeds.REDUCE
    ANSWERS = ("play", "drink", "event")
    CAUSES = ("reduce",)
    MARK = "reduced"
    FIELDS = {
        "what": Field(IT, "it", "the play or Drink"),
        "who": Field(WHO, ACTOR, "whose part of a play"),
        "fortitude": Field(AMOUNT, 0, "Fortitude loss or gain"),
        "alcohol": Field(AMOUNT, 0, "Alcohol Content"),
        "numbers": Field(AMOUNT, 0, "every number, also Gold, cards and what was added"),
    }
    who: Who
    fortitude: int | Amount
    alcohol: int | Amount
    numbers: int | Amount

    def announced(self, ctx: Ctx) -> None:
        tried(ctx, self.who)

    def perform(self, ctx: Ctx) -> Flow | None:
        it = answered(ctx, self)
        if it is None:
            return None
        if self.numbers and isinstance(it, Resolving):
            self._every_number(ctx, it, amount(self.numbers, ctx))
            return None
        by = {"fortitude": amount(self.fortitude, ctx), "alcohol": amount(self.alcohol, ctx)}
        if isinstance(it, Drink):
            drinks.change(ctx.game, it, {k: (-n, True) for k, n in by.items() if n}, "reduced", ctx.me, card_of(ctx))
        else:
            for seat in self.who.resolve(ctx):
                it.change(Reduction(seat, by["fortitude"], by["alcohol"], ctx.game.table.allies(seat)))
                it.note("reduced", seat, card_of(ctx), fortitude=by["fortitude"], alcohol=by["alcohol"])
                less = {attribute: -n for attribute, n in by.items() if n}
                ctx.game.emit("reduced", seat, card=it.card, entry=it.id, numbers=less)
        return None

    def _every_number(self, ctx: Ctx, it: Resolving, n: int) -> None:
        """Every number moves toward 0: of a Drink, or of a play for everybody (allies-spyke-and-flower, "Card-Specific Notes")."""
        if isinstance(it, Drink):
            it.adds = [added.lowered(n) for added in it.adds]
            by = {key: (-n, True) for key, value in it.numbers.items() if value}
            drinks.change(ctx.game, it, by, "reduced", ctx.me, card_of(ctx))
        else:
            it.raised -= n
            it.note("reduced", ctx.me, card_of(ctx))
            ctx.game.emit("reduced", ctx.me, card=it.card, entry=it.id, numbers={})

    def changes_drink(self) -> bool:
        return True

    def estimate(self, at: Estimate) -> Iterator[Part]:
        fortitude, alcohol = (at.number(self.numbers or n) for n in (self.fortitude, self.alcohol))
        yield at.part(self.DEED, self.who, fortitude=fortitude, alcohol=alcohol)


@verb
class Redirect(Effect):
    """A Fortitude loss goes to somebody else; its source stays."""

    VERB = "redirect"
    DEED = deeds.answer("redirect", "redirects", deeds.sent_on, held=2.4, spares=True)
    ANSWERS = ("play", "event")
    CAUSES = ("redirect",)
    MARK = "redirected"
    FIELDS = {
        "loss": Field(IT, "it", "the play"),
        "who": Field(WHO, ACTOR, "whose loss"),
        "to": Field(WHO, doc="who takes it"),
    }
    who: Who
    to: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; the new target may be a body."""
        new = super().read(raw, reader)
        new.to.admit()
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        it = answered(ctx, self)
        if it is not None:
            for target in [*self.to.resolve(ctx), *self.to.hit(ctx)][:1]:
                for seat in self.who.resolve(ctx):
                    it.change(Redirection(seat, target, ctx.game.table.allies(seat)))
                    it.note("redirected", seat, card_of(ctx), to=target)
                    ctx.game.emit("redirected", seat, card=it.card, entry=it.id, to=target)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.to, to=self.to)


@verb
class Reflect(Redirect):
    """A Fortitude loss goes back to the seat (or body) that caused it; its source stays the same card."""

    VERB = "reflect"
    DEED = deeds.answer("reflect", "redirects", deeds.sent_back, held=2.6, spares=True)
    FIELDS = {"loss": Field(IT, "it", "the play"), "who": Field(WHO, ACTOR, "whose loss")}

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; a file cannot say where it goes."""
        new = super(Redirect, cls).read(raw, reader)
        new.to = Who("source")
        new.to.admit()
        return new


@verb
class Share(Effect):
    """A Fortitude loss is shared: both lose half of it, rounded up. The player may not reduce or Ignore their half any further."""

    VERB = "share"
    DEED = deeds.answer("share", "shares", deeds.shared, held=1.8, spares=True)
    CAUSES = ("redirect",)
    MARK = "shared"
    FIELDS = {
        "loss": Field(IT, "it", "the play"),
        "who": Field(WHO, ACTOR, "whose loss"),
        "with": Field(WHO, doc="who loses the other half"),
    }
    who: Who
    with_: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; the other half may go to a body, as with `reflect`."""
        new = super().read(raw, reader)
        new.with_.admit()
        return new

    def announced(self, ctx: Ctx) -> None:
        tried(ctx, self.who)

    def perform(self, ctx: Ctx) -> Flow | None:
        it = answered(ctx, self)
        if it is not None:
            for other in [*self.with_.resolve(ctx), *self.with_.hit(ctx)][:1]:
                for seat in self.who.resolve(ctx):
                    it.change(Sharing(seat, other, ctx.game.table.allies(seat)))
                    it.note("shared", seat, card_of(ctx), to=other)
                    ctx.game.emit("loss_shared", seat, card=it.card, entry=it.id, to=other)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.with_)


@verb
class LimitTo(Effect):
    """No more Fortitude than this is lost by the whole card."""

    VERB = "limit_to"
    DEED = deeds.answer("limit_to", "saves", deeds.limited, held=1.2, spares=True, per=0.0)
    CAUSES = ("reduce",)
    MARK = "limited"
    FIELDS = {
        "what": Field(IT, "it", "the play"),
        "who": Field(WHO, ACTOR, "whose loss"),
        "fortitude": Field(AMOUNT, doc="at most so much"),
    }
    who: Who
    fortitude: int | Amount

    def announced(self, ctx: Ctx) -> None:
        tried(ctx, self.who)

    def perform(self, ctx: Ctx) -> Flow | None:
        it = answered(ctx, self)
        if it is not None:
            n = amount(self.fortitude, ctx)
            for seat in self.who.resolve(ctx):
                it.change(Limit(seat, n, ctx.game.table.allies(seat)))
                it.note("limited", seat, card_of(ctx), fortitude=n)
                ctx.game.emit("reduced", seat, card=it.card, entry=it.id, numbers={})
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, fortitude=at.number(self.fortitude))


@verb
class Boost(Effect):
    """This play makes each of its targets lose more Fortitude, once each; or raises each of its numerals."""

    VERB = "boost"
    JOINS = True
    DEED = deeds.Deed("boost", held=0.7)
    FIELDS = {
        "numerals": Field(Int(0, 5), 0, "how much higher each number in digits on it is"),
        "fortitude_loss": Field(AMOUNT, 0, "how much more"),
        "per": Field(Word("target"), "target", "once for each target"),
    }
    fortitude_loss: int | Amount
    numerals: int

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.entry, Resolving):
            ctx.entry.boost += amount(self.fortitude_loss, ctx)
            ctx.entry.raised += self.numerals
        return None
