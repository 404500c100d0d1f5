# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on turns: more Actions, and being out of reach until the own next turn (EFFECTS.md 3.8)."""

from __future__ import annotations

from rdi_desktop.engine.language.amounts import REPEATS, Amount, amount
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.spec import Field, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, Who


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
    FIELDS = {"action": Field(REPEATS, 0, "how many more")}
    action: int | Amount

    def perform(self, ctx: Ctx) -> Flow | None:
        if ctx.game.table.turn == ctx.me:
            ctx.game.table.actions_left += amount(self.action, ctx)
        return None
