# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on a Round of Gambling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.language.core import LATE_EFFECTS, Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.kinds import CARD_TYPES
from rdi_desktop.engine.language.spec import Field, ListOf, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import gambling, rounds
from rdi_desktop.engine.state.records import Payment, RoundWon
from rdi_desktop.engine.verbs.plays import card_of


@verb
class OpenRound(Effect):
    """Open a Round of Gambling: everybody antes, the opener is in control."""

    VERB = "open_round"
    DEED = deeds.OPEN_ROUND
    IDLE = "with everybody else away the opener wins the ante back"
    CAUSES = ("ante",)
    FIELDS = {
        "ante": Field(AMOUNT, 1, "how much everybody antes"),
        "if_quiet": Field(
            LATE_EFFECTS, (), "done once it is over if nobody else has played a Gambling or Cheating card in it"
        ),
    }
    ante: int | Amount
    if_quiet: tuple[Effect, ...]

    def perform(self, ctx: Ctx) -> Flow:
        before = ctx.game.table.round
        yield from gambling.open_round(ctx.game, ctx.me, amount(self.ante, ctx), ctx.entry)
        opened = ctx.game.table.round
        if self.if_quiet and opened is not None and opened is not before:
            opened.if_quiet = ctx.me, self.if_quiet

    def parts(self) -> tuple[Effect, ...]:
        return self.if_quiet


@verb
class Ante(Effect):
    """Each of `who` antes more; nobody does if the card's player cannot."""

    VERB = "ante"
    DEED = deeds.ANTE
    DECLINED = ("automaton", "machine")
    CAUSES = ("ante",)
    FIELDS = {"who": Field(WHO, ACTOR, "who antes"), "gold": Field(AMOUNT, 1, "how much")}
    who: Who
    gold: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        return gambling.ante(ctx.game, ctx.me, self.who.resolve(ctx), amount(self.gold, ctx), ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, gold=-at.number(self.gold))

    def in_short(self) -> Iterator[tuple[str, int]]:
        if isinstance(self.gold, int) and self.gold:
            yield "gold", self.gold


@verb
class AnswerWith(Effect):
    """Only cards of these types may take control next."""

    VERB = "answer_with"
    DEED = deeds.ANSWER_WITH
    SHORT = "types"
    FIELDS = {"types": Field(ListOf(Word(*CARD_TYPES)), doc="card types")}
    types: tuple[str, ...]

    def answered_by(self) -> tuple[str, ...]:
        return self.types

    def perform(self, ctx: Ctx) -> Flow | None:
        round_ = ctx.game.table.round
        if round_ is not None and not round_.over and round_.in_control == ctx.me:
            round_.only = self.types
        return None


@verb
class Control(Effect):
    """Take control of the Round."""

    VERB = "control"
    DEED = deeds.CONTROL
    SHORT = "who"
    FIELDS = {"who": Field(WHO, ACTOR, "who")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.who.resolve(ctx):
            rounds.take_control(ctx.game, seat, ctx.entry.card if ctx.entry else None)
        return None


@verb
class LeaveRound(Effect):
    """Leave the Round; an ante due now is not paid."""

    VERB = "leave_round"
    DEED = deeds.LEAVE_ROUND
    CAUSES = ("leave_round",)
    MARK = "left_round"
    SHORT = "who"
    FIELDS = {"who": Field(WHO, ACTOR, "who leaves")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.who.resolve(ctx):
            for member in ctx.game.table.allies(seat):
                rounds.leave(ctx.game, member, "left_round")
        if isinstance(ctx.it, Payment) and ctx.it.why == "ante":
            ctx.it.prevented = True
            ctx.it.note("left_round", ctx.me, ctx.entry.card if ctx.entry else None)
        return None

    def legal(self, ctx: Ctx) -> bool:
        round_ = ctx.game.table.round
        return (
            round_ is not None and not round_.over and not set(round_.players).isdisjoint(ctx.game.table.allies(ctx.me))
        )


@verb
class ForceOut(Effect):
    """Another player must leave the Round; everybody may respond first."""

    VERB = "force_out"
    DEED = deeds.FORCE_OUT
    IDLE = "what waits may put them out of the Round as well, or end it"
    CAUSES = ("force_out",)
    SHORT = "who"
    FIELDS = {"who": Field(WHO, doc="who is forced out")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.who):
            yield from gambling.force_out(ctx.game, seat, ctx.me, ctx.entry)


@verb
class WinRound(Effect):
    """Win the Round at once."""

    VERB = "win_round"
    DEED = deeds.WIN_ROUND
    CAUSES = ("end_round",)
    SHORT = "who"
    FIELDS = {"who": Field(WHO, ACTOR, "who wins")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.who.resolve(ctx)[:1]:
            rounds.finish(ctx.game, seat)
        return None


@verb
class EndRound(Effect):
    """The Round ends at once and its pot goes to the Inn."""

    VERB = "end_round"
    DEED = deeds.END_ROUND
    CAUSES = ("end_round",)
    FIELDS = {"pot": Field(Word("inn"), "inn", "where the pot goes")}

    def perform(self, ctx: Ctx) -> Flow | None:
        rounds.finish(ctx.game, None)
        return None


@verb
class TakePot(Effect):
    """The pot of a Round that somebody else has won comes to this seat; or half of it, rounded down.

    The seat that has the rest decides who gets the Prize (docs/decisions/0149).
    """

    VERB = "take_pot"
    DEED = deeds.TAKE_POT
    ANSWERS = ("win_round",)
    MARK = "pot_taken"
    FIELDS = {"who": Field(WHO, ACTOR, "who takes it"), "part": Field(Word("all", "half"), "all", "how much of it")}
    who: Who
    part: str

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, RoundWon):
            for seat in self.who.resolve(ctx)[:1]:
                if self.part == "half":
                    ctx.it.halves.append(seat)
                else:
                    ctx.it.taker = seat
                ctx.it.note("pot_halved" if self.part == "half" else "pot_taken", seat, card_of(ctx))
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield replace(at.part(self.DEED, self.who), number=0.5 if self.part == "half" else 0.0)


@verb
class Prolong(Effect):
    """A Round that somebody has won goes on with its pot: those in it ante again, and play goes on to the left of the seat in control.

    Not if somebody else takes the pot instead of the winner (docs/decisions/0143).
    """

    VERB = "prolong"
    DEED = deeds.PROLONG
    CAUSES = ("ante",)
    MARK = "prolonged"
    FIELDS = {
        "ante": Field(AMOUNT, 1, "how much everybody still in it antes"),
        "control": Field(WHO, ACTOR, "who is in control"),
    }
    ante: int | Amount
    control: Who

    def legal(self, ctx: Ctx) -> bool:
        return isinstance(ctx.it, RoundWon) and ctx.it.taker == ctx.it.by and not ctx.it.halves

    def perform(self, ctx: Ctx) -> Flow | None:
        it, round_ = ctx.it, ctx.game.table.round
        if not isinstance(it, RoundWon) or it.negated or not self.legal(ctx) or round_ is None:
            return None
        it.negated = True
        it.note("prolonged", ctx.me, card_of(ctx))
        ctx.game.emit("round_prolonged", ctx.me, card=card_of(ctx))
        rounds.go_on(ctx.game, self.control.resolve(ctx)[0], card_of(ctx))
        return gambling.ante(ctx.game, ctx.me, list(round_.players), amount(self.ante, ctx), ctx.entry)


@verb
class Bar(Effect):
    """That seat's present turn of the Round counts as a pass; the Round goes on to its left."""

    VERB = "bar"
    DEED = deeds.frame("bar")
    FIELDS = {"who": Field(WHO, doc="who"), "next": Field(Word("left"), "left", "who goes on")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        round_ = ctx.game.table.round
        if round_ is not None and not round_.over:
            for seat in self.who.resolve(ctx):
                if seat in round_.players and seat not in round_.passed:
                    round_.passed.append(seat)
        return None
