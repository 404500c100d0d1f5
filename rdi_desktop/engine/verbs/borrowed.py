# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards of others that lie aside, and on players who may play nothing (character-compendium, "Nerodia the Petrifier")."""

from __future__ import annotations

from collections.abc import Iterator

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Field, Ident, Int
from rdi_desktop.engine.language.who import WHO, Who
from rdi_desktop.engine.rules import borrowed


@verb
class Petrify(Effect):
    """Players each pick cards of their hand, which go face down to the bottom of a place of the card's owner; nobody looks at them."""

    VERB = "petrify"
    FIELDS = {
        "who": Field(WHO, doc="who gives"),
        "cards": Field(AMOUNT, 1, "how many each"),
        "to": Field(Ident("place"), doc="the place"),
    }
    who: Who
    cards: int | Amount
    to: str

    def perform(self, ctx: Ctx) -> Flow | None:
        seats = list(self.reached(ctx, self.who))
        return borrowed.take(ctx.game, ctx.owner, self.to, seats, amount(self.cards, ctx), ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.DISCARD, self.who, number=self.cards, to="hand")


@verb
class GiveBack(Effect):
    """The top cards of a place go back to the hands of their owners; nobody looks at them."""

    VERB = "give_back"
    FIELDS = {"from": Field(Ident("place"), doc="the place"), "top": Field(Int(1, 20), 1, "how many")}
    from_: str
    top: int

    def perform(self, ctx: Ctx) -> Flow | None:
        borrowed.give_back(ctx.game, ctx.owner, self.from_, self.top)
        return None


@verb
class Mute(Effect):
    """The players play nothing until the end of their next turn: no card, no ability; in a Round of Gambling they only pass."""

    VERB = "mute"
    DEED = deeds.MUTE
    SHORT = "who"
    FIELDS = {"who": Field(WHO, doc="who")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.reached(ctx, self.who):
            where = ctx.game.table.seats[seat]
            if where.kit.decides:
                where.mute = 1
                ctx.game.emit("struck_dumb", seat)
        return None
