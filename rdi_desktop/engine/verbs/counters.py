# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on counters of cards in play, and giving such a card up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import SIGNED, Amount, amount
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.counters import CARDS, FORTITUDE, Cards
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Field, Ident, Reader, describe, read_fields
from rdi_desktop.engine.rules import asking, counters
from rdi_desktop.engine.rules.cards import discard_from_play


@verb
class Mark(Effect):
    """Numbers on cards before the player go up or down: Fortitude of a body, or numbers of a declared kind.

    None goes below 0, or above what its kind allows; Fortitude not above what is printed. Nothing breaks by it.
    """

    VERB = "mark"
    DEED = deeds.MARK
    IDLE = "a number is as high or low as it may be already, or falls again at once"
    UNSEEN = True
    FIELDS = {
        "card": Field(CARDS, Cards("this"), "which card: this one, one of a kind that is picked, or each of a kind")
    }
    card: Cards
    numbers: dict[str, int | Amount]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect: the cards, and kinds of counters by their ids."""
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a mapping such as {{plus: 1}}, found {describe(raw)}", reader.counters)
        new = cls(**read_fields(cls.FIELDS, {k: v for k, v in raw.items() if k in cls.FIELDS}, reader))
        for key in raw:
            if key not in cls.FIELDS and key not in reader.counters:
                raise reader.problem(f"unknown number '{key}'", ["card", *reader.counters], str(key))
        new.numbers = {k: reader.inside(k, SIGNED.read, raw[k], reader) for k in raw if k not in cls.FIELDS}
        if not new.numbers:
            raise reader.problem("'mark' says nothing of what and how much", reader.counters)
        return new

    def legal(self, ctx: Ctx) -> bool:
        """Whether there is such a card."""
        return self.card.word != "own" or bool(self._lying(ctx))

    def _lying(self, ctx: Ctx) -> list[int]:
        """The cards that it can mean."""
        table = ctx.game.table
        this = ctx.entry.card if ctx.entry is not None else None
        lying = table.seats[ctx.actor].in_play
        if self.card.word == "this":
            return [card for card in lying if card == this]
        return [card for card in lying if self.card.kind in table.cards[card].subtypes]

    def perform(self, ctx: Ctx) -> Flow:
        cards, game = self._lying(ctx), ctx.game
        if self.card.word == "own" and cards:
            cards = [(yield from asking.one_card(game, ctx.actor, cards, "mark", ctx.entry))]
        for card in cards:
            for word, n in self.numbers.items():
                by = amount(n, ctx)
                if card in game.table.seats[ctx.actor].in_play:
                    counters.move(game, ctx.actor, card, word, by, counters.most(game, card, word))

    def has_numerals(self) -> bool:
        return any(type(n) is int and n for n in self.numbers.values())

    def estimate(self, at: Estimate) -> Iterator[Part]:
        for word, n in self.numbers.items():
            yield at.part(self.DEED, number=n, token="" if word == FORTITUDE else word)


@verb
class Sacrifice(Effect):
    """The player gives up a body of that kind, of their choice, if there is one: it is discarded, and does not count as broken."""

    VERB = "sacrifice"
    IDLE = "nobody has to have anything to give up"
    SHORT = "own"
    FIELDS = {"own": Field(Ident("subtype"), doc="of which kind")}
    own: str

    def perform(self, ctx: Ctx) -> Flow:
        table = ctx.game.table
        lying = [
            card
            for card in table.seats[ctx.actor].in_play
            if table.cards[card].body == self.own and table.owners[card] == ctx.actor
        ]
        if lying:
            card = yield from asking.one_card(ctx.game, ctx.actor, lying, "sacrifice", ctx.entry, interruptible=False)
            discard_from_play(ctx.game, ctx.actor, card)

    def gives_up(self) -> str:
        return self.own
