# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on side decks: revealing their cards, taking up open cards, buying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import REPEATS_FROM_TWO, Amount, times
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.costs import COST, Cost
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Bool, Field, Ident, ListOf, Reader, Word
from rdi_desktop.engine.rules import piles, purchases, side_decks


@verb
class Reveal(Effect):
    """Reveal cards of a side deck of the card's character; the side deck declares what is done with each."""

    VERB = "reveal"
    DEED = deeds.REVEAL
    SHORT = "pile"
    FIELDS = {
        "pile": Field(Ident("pile"), doc="which side deck"),
        "cards": Field(REPEATS_FROM_TWO, 1, "how many cards, one after the other"),
        "fill": Field(Bool(), False, "instead as many as there are empty places for them"),
    }
    pile: str
    cards: int | Amount
    fill: bool

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect. Problem for a side deck without `reveal`, or, when filling places, without a number of places."""
        new = super().read(raw, reader)
        if new.fill and new.pile not in reader.roomy:
            raise reader.problem("only a side deck with 'slots: {any: …}' has places to fill", ("slots",))
        if new.pile in reader.served:
            raise reader.problem(f"nobody reveals Drinks of '{new.pile}': 'pour' puts them on a pile", ("pour",))
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        if self.fill:
            return side_decks.fill(ctx.game, ctx.owner, self.pile)
        n = times(self.cards, ctx, from_two=True)
        return side_decks.reveal(ctx.game, ctx.owner, self.pile, n)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, number=self.cards, to=self.pile)


@verb
class TakeUp(Effect):
    """This card, which lies open before its player, goes to the player's hand [561]."""

    VERB = "take_up"
    DEED = deeds.TAKE_UP
    SHORT = "card"
    FIELDS = {"card": Field(Word("this"), "this", "which card")}

    def perform(self, ctx: Ctx) -> Flow | None:
        if ctx.entry is not None and ctx.entry.card is not None:
            piles.take_up(ctx.game, ctx.owner, ctx.entry.card)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, number=1)


@verb
class Purchase(Effect):
    """The player may buy cards of their side decks, one after the other, and sees each before the next [574]."""

    VERB = "purchase"
    FIELDS = {
        "cost": Field(COST, doc="what each of them costs"),
        "from": Field(ListOf(Ident("drawn deck")), doc="the side decks"),
    }
    cost: Cost
    from_: tuple[str, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; the price is a number of tokens."""
        new = super().read(raw, reader)
        if any(price.n is None or price.what not in reader.tokens for price in new.cost.prices):
            raise reader.problem("cards of a side deck are bought with a number of tokens", ("cost",))
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        return purchases.buy(ctx.game, ctx.owner, self.cost, self.from_, ctx.entry)

    def bought_for(self) -> tuple[tuple[str, int], ...]:
        return tuple((one.what, one.n or 0) for one in self.cost.prices)


@verb
class Feed(Effect):
    """A token goes on the open card of a side deck of the card's character; when the card has as many as it takes, it is revealed."""

    VERB = "feed"
    SHORT = "pile"
    FIELDS = {"pile": Field(Ident("pile"), doc="which side deck")}
    pile: str

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect. Problem for a side deck whose open card takes no tokens."""
        new = super().read(raw, reader)
        if new.pile not in reader.fed:
            raise reader.problem("only a side deck that is 'fed' with tokens takes any", reader.fed, new.pile)
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        return side_decks.feed(ctx.game, ctx.owner, self.pile)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.GIVE, number=1, token=self.pile)


@verb
class Gather(Effect):
    """Open cards of a side deck that have reached their last number are discarded, each acting like an Action card."""

    VERB = "gather"
    SHORT = "pile"
    FIELDS = {"pile": Field(Ident("pile"), doc="which side deck")}
    pile: str

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect. Problem for a side deck whose cards have no numbers."""
        new = super().read(raw, reader)
        if new.pile not in reader.worthy:
            raise reader.problem("only cards of a side deck that says their 'worth' ripen", reader.worthy, new.pile)
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        return side_decks.gather(ctx.game, ctx.owner, self.pile)
