# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on tokens: giving them, claiming them from tracks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import AMOUNT, Amount, amount
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Field, Ident, ListOf, Reader, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import marks
from rdi_desktop.engine.rules import tokens as token_procedures


@verb
class Give(Effect):
    """Give tokens to a seat."""

    VERB = "give"
    DEED = deeds.GIVE
    IDLE = "whoever holds all the tokens they may hold gets no more"
    FIELDS = {
        "token": Field(Ident("token"), doc="which token"),
        "who": Field(WHO, ACTOR, "to whom"),
        "n": Field(AMOUNT, 1, "how many"),
    }
    token: str
    who: Who
    n: int | Amount

    def perform(self, ctx: Ctx) -> Flow:
        seats = list(self.reached(ctx, self.who))
        n = so_many(ctx, self.token, self.n)
        yield from token_procedures.give(ctx.game, seats, self.token, n, ctx.entry, ctx.owner)
        for body in self.who.hit(ctx):
            yield from token_procedures.to_owner(ctx.game, body, self.token, n, ctx.entry, ctx.owner)

    def gives_tokens(self) -> tuple[str, ...]:
        return (self.token,)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, number=self.n, token=self.token)


def so_many(ctx: Ctx, token: str, n: int | Amount) -> int:
    """How many now. For a state the card names it ('becomes marked'), without a numeral to be moved [498]."""
    decl = token_procedures.declared(ctx.game.table, ctx.owner, token) if n == 1 else None
    return 1 if decl is not None and decl.state else amount(n, ctx)


@verb
class Return(Effect):
    """Tokens go back to the supply of their character."""

    VERB = "return"
    BESIDE = ("even_if",)
    SHORT = "token"
    FIELDS = {
        "token": Field(Ident("token"), doc="which token"),
        "who": Field(WHO, ACTOR, "who returns them"),
        "n": Field(AMOUNT, 1, "how many"),
    }
    token: str
    who: Who
    n: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.reached(ctx, self.who):
            held = ctx.game.table.seats[seat].tokens.get(self.token, 0)
            n = min(so_many(ctx, self.token, self.n), held)
            if n > 0:
                token_procedures.put(ctx.game, seat, self.token, -n)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, number=self.n, token=self.token)


@verb
class Claim(Effect):
    """Claim a token from a track: of one track, or the one nearest to the end where its marker starts."""

    VERB = "claim"
    DEED = deeds.CLAIM
    IDLE = "what waits may carry the marker past the same token"
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
        """The effect, with one of the two."""
        new = super().read(raw, reader)
        if not new.track and not new.nearest:
            raise reader.problem("'claim' needs a 'track', or the 'nearest' of several", ("track", "nearest"))
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        return marks.claim(ctx.game, ctx.me, (self.track,) if self.track else self.nearest, ctx.entry)
