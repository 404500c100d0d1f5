# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards that count as Gold (allies-keet-and-nitrel, "Artifacts")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import several
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Digit, Field, FieldType, Ident, Reader
from rdi_desktop.engine.language.who import ACTOR, PICKED, WHO, WORDS, Who
from rdi_desktop.engine.rules import asking, coins, playing
from rdi_desktop.engine.state.changes import GOLD
from rdi_desktop.engine.state.records import CoinPassed

if TYPE_CHECKING:
    from rdi_desktop.engine.state.changes import Deltas


class FromType(FieldType):
    """Where the card comes from: the Inn, if it has just gone there, or the seats of a selector."""

    name = "inn or who"

    def read(self, raw: Any, reader: Reader) -> str | Who:
        """The word or the selector."""
        if raw == "inn":
            return "inn"
        who: Who = WHO.read(raw, reader)
        return who

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"enum": ["inn", *WORDS]}, {"type": "object"}]}


@verb
class HandOver(Effect):
    """A card that counts as Gold changes hands; the player picks which, face up or down. From the Inn only one that just went there."""

    VERB = "hand_over"
    DEED = deeds.frame("hand_over")
    FIELDS = {
        "pile": Field(Ident("pile"), doc="the side deck whose cards count as Gold"),
        "from": Field(FromType(), ACTOR, "from whom"),
        "to": Field(WHO, ACTOR, "to whom"),
    }
    pile: str
    from_: str | Who
    to: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; a seat that is picked to lose such a card must have one."""
        new = super().read(raw, reader)
        if isinstance(new.from_, Who) and new.from_.kind in PICKED:
            new.from_.coin = new.pile
        return new

    def givers(self, ctx: Ctx) -> list[int]:
        """The seats to take from that do not Ignore it."""
        if not isinstance(self.from_, Who):
            return []
        ignored = ctx.entry.ignored if ctx.entry is not None else ()
        return [seat for seat in self.from_.resolve(ctx) if seat not in ignored]

    def there(self, ctx: Ctx, seat: int) -> list[coins.CoinThing]:
        """The cards of that side deck in a stash."""
        table = ctx.game.table
        owners = [where.index for where in table.seats if self.pile in where.areas]
        return [(owner, id) for owner, id in coins.special(ctx.game, seat) if owner in owners and self.is_one(ctx, id)]

    def is_one(self, ctx: Ctx, id: int | str) -> bool:
        """Whether the id is that of a card of that side deck."""
        return id == coins.HIDDEN or (isinstance(id, int) and ctx.game.table.cards[id].pile == self.pile)

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        takers = self.to.resolve(ctx)[:1]
        for giver in self.givers(ctx):
            for taker in takers:
                if not ctx.game.same_side(giver, taker) and self.there(ctx, giver):
                    out.setdefault(giver, [0, 0, 0])[GOLD] -= 1
                    out.setdefault(taker, [0, 0, 0])[GOLD] += 1

    def legal(self, ctx: Ctx) -> bool:
        """Whether the card to catch is still there, or some seat to take from has one."""
        if self.from_ == "inn":
            return self.fallen(ctx) is not None
        if not isinstance(self.from_, Who) or not self.from_.picked:
            return True
        return bool(self.from_.candidates(ctx))

    def fallen(self, ctx: Ctx) -> coins.CoinThing | None:
        """The card that has just gone to the Inn."""
        table, it = ctx.game.table, ctx.it
        if not isinstance(it, CoinPassed) or it.card is None:
            return None
        owner = table.owners[it.card]
        lies = owner is not None and it.card in table.seats[owner].spent[self.pile]
        return (owner, it.card) if lies and owner is not None else None

    def perform(self, ctx: Ctx) -> Flow:
        game = ctx.game
        for taker in list(self.reached(ctx, self.to))[:1]:
            if self.from_ == "inn":
                thing = self.fallen(ctx)
                if thing is not None:
                    coins.caught(game, thing, taker, ctx.entry)
            for giver in self.givers(ctx):
                there = self.there(ctx, giver)
                if not there or game.same_side(giver, taker):
                    continue
                answer = yield from asking.pick_one(
                    game, ctx.actor, coins.things(game, there, 0), "hand_over", ctx.entry
                )
                thing = coins.meant(there, answer)
                if thing in self.there(ctx, giver):  # an interruption may have moved it
                    coins.hand_over(game, thing, giver, taker, ctx.entry)
            yield from playing.coins_passed(game)

    def more_causes(self) -> tuple[str, ...]:
        return ("lose_gold",) if isinstance(self.from_, Who) else ()

    def estimate(self, at: Estimate) -> Iterator[Part]:
        if isinstance(self.from_, Who) and self.from_.kind not in ("actor", "self"):
            yield at.part(deeds.TAKE, self.to, gold=-1, to=self.from_)
        elif isinstance(self.from_, Who):
            yield at.part(deeds.PAY, self.from_, gold=-1, to=self.to)
        else:
            yield at.part(deeds.GAIN, self.to, gold=1)


@verb
class TurnUp(Effect):
    """Turn up cards that count as Gold and lie face down in one's stash."""

    VERB = "turn_up"
    FIELDS = {
        "pile": Field(Ident("pile"), doc="the side deck whose cards count as Gold"),
        "cards": Field(Digit(1, 20, from_two=True), 1, "how many"),
    }
    pile: str
    cards: int

    def legal(self, ctx: Ctx) -> bool:
        return bool(coins.hidden_of(ctx.game, ctx.owner, self.pile))

    def perform(self, ctx: Ctx) -> Flow:
        if ctx.entry is not None and ctx.owner in ctx.entry.ignored:
            return
        for _ in range(several(self.cards, ctx)):
            if coins.turn_up(ctx.game, ctx.owner, self.pile) is None:
                return
            yield from playing.coins_passed(ctx.game)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.DRAW, number=self.cards)
