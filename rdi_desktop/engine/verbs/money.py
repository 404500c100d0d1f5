# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on Gold: payments, thefts, and who pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import WHOLE, Amount, amount, whole
from rdi_desktop.engine.language.core import Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Bool, Field, Fields, FieldType, Int, Reader, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, WORDS, Who
from rdi_desktop.engine.rules import bombs, payment, sales
from rdi_desktop.engine.rules.coins import CoinThing
from rdi_desktop.engine.state import records
from rdi_desktop.engine.state.changes import GOLD

if TYPE_CHECKING:
    from rdi_desktop.engine.state.changes import Deltas


class ToType(FieldType):
    """Where Gold goes: inn, pot, or a selector."""

    name = "inn, pot or who"

    def read(self, raw: Any, reader: Reader) -> str | Who:
        """The word or the selector, which 'them' means only if nobody was named before."""
        if raw in ("inn", "pot"):
            return str(raw)
        last = reader.last_who
        who: Who = WHO.read(raw, reader)
        reader.last_who = last or who
        return who

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"enum": ["inn", "pot", *WORDS]}, {"type": "object"}]}


def avoids(entry: records.Record | None, seat: int, sealed: tuple[str, ...]) -> bool:
    """Whether a seat has Ignored the card that makes it pay, and that avoids this payment."""
    return entry is not None and seat in entry.ignored and "ignore" not in sealed


@verb
class Pay(Effect):
    """Pay Gold: as much as there is, to the Inn unless another receiver is named."""

    VERB = "pay"
    DEED = deeds.PAY
    IDLE = "whoever has no Gold in a Round ignores the demand"
    DECLINED = ("automaton", "machine")
    BESIDE = ("cannot",)
    FIELDS = {
        "who": Field(WHO, ACTOR, "who pays"),
        "gold": Field(WHOLE, 1, "how much"),
        "to": Field(ToType(), "inn", "to whom"),
        "inn_pays": Field(
            Fields({"discount": Field(Int(1, 20), doc="how much less")}), {}, "what it is worth to have the Inn pay it"
        ),
    }
    inn_pays: dict[str, int]
    who: Who
    gold: int | Amount
    to: str | Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; the word `all` means all Gold of the payer."""
        return super().read(whole(raw, "gold", "gold", "who"), reader)

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        payees = self.to.resolve(ctx) if isinstance(self.to, Who) else []
        for seat in self.who.resolve(ctx):
            n = amount(self.gold, ctx)
            if payees == [seat]:
                continue
            out.setdefault(seat, [0, 0, 0])[GOLD] -= n
            for payee in payees[:1]:
                out.setdefault(payee, [0, 0, 0])[GOLD] += n

    def affordable(self, ctx: Ctx, seat: int) -> bool:
        table = ctx.game.table
        if not table.seats[seat].kit.gold or self.who.resolve(ctx) != [seat]:
            return True
        return table.gold(seat) >= amount(self.gold, ctx)

    def perform(self, ctx: Ctx) -> Flow:
        entry = ctx.entry
        for seat in self.who.resolve(ctx):
            own = entry is not None and seat == entry.whose
            if avoids(entry, seat, self.sealed) and not own:
                continue  # an Ignore does not avoid paying for one's own card [97]
            to: str | int = self.to if isinstance(self.to, str) else next(iter(self.to.resolve(ctx)), "inn")
            if to != seat:
                yield from payment.pay(
                    ctx.game,
                    seat,
                    amount(self.gold, ctx),
                    to,
                    "card",
                    ctx.entry,
                    self.sealed,
                    discount=self.inn_pays.get("discount", 0),
                )

    def drink_numbers(self, ctx: Ctx) -> dict[str, int] | None:
        return None

    def in_short(self) -> Iterator[tuple[str, int]]:
        if isinstance(self.gold, int) and self.gold:
            yield "gold", -self.gold

    def more_causes(self) -> tuple[str, ...]:
        return ("lose_gold",)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, gold=-at.number(self.gold), to=self.to)


@verb
class Take(Effect):
    """Take Gold from a seat or from the pot of a running Round (never a Prize)."""

    VERB = "take"
    DEED = deeds.TAKE
    IDLE = "a pot or a stash may be empty"
    BESIDE = ("cannot",)
    FIELDS = {
        "who": Field(WHO, ACTOR, "who takes"),
        "from": Field(ToType(), "pot", "from where"),
        "gold": Field(WHOLE, 1, "how much"),
    }
    who: Who
    from_: str | Who
    gold: int | Amount

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; the word `all` means all Gold of the loser; from a pot only a number can be taken."""
        in_pot = not isinstance(raw, dict) or raw.get("from", "pot") == "pot"
        return super().read(raw if in_pot else whole(raw, "gold", "gold", "from"), reader)

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        if isinstance(self.from_, Who):
            for seat in self.from_.resolve(ctx):
                out.setdefault(seat, [0, 0, 0])[GOLD] -= amount(self.gold, ctx)

    def perform(self, ctx: Ctx) -> Flow:
        n = amount(self.gold, ctx)
        for seat in self.who.resolve(ctx):
            if self.from_ == "pot":
                gold, picked = n, list[CoinThing]()
                for _ in range(n):
                    loot = yield from bombs.steal(ctx.game, seat, ctx.entry, picked)
                    gold -= loot.exploding
                    picked += [loot.coin] if loot.coin is not None else []
                yield from payment.take_from_pot(ctx.game, seat, gold, ctx.entry, picked)
            elif isinstance(self.from_, Who):
                for victim in self.from_.resolve(ctx):
                    if not avoids(ctx.entry, victim, self.sealed):
                        yield from payment.pay(ctx.game, victim, n, seat, "take", ctx.entry, self.sealed)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, gold=-at.number(self.gold), to=self.from_)


class Payment(Effect):
    """Common to effects on a payment being answered."""

    ANSWERS = ("pay", "ante", "take")

    def legal(self, ctx: Ctx) -> bool:
        return ctx.it is not None and ctx.it.kind == "payment"


@verb
class Offer(Effect):
    """Offers this card, which lies open, to a player for its printed price; if both agree, it changes hands."""

    VERB = "offer"
    DEED = deeds.OFFER
    IDLE = "nobody has to buy"
    FIELDS = {"to": Field(WHO, doc="to whom")}
    to: Who

    def allowed(self, ctx: Ctx, card: int, targets: tuple[int, ...]) -> bool:
        return all(sales.possible(ctx.game, ctx.me, buyer, card) for buyer in targets)

    def perform(self, ctx: Ctx) -> Flow:
        if ctx.entry is not None and ctx.entry.card is not None:
            for buyer in self.to.resolve(ctx)[:1]:
                yield from sales.offer(ctx.game, ctx.me, buyer, ctx.entry.card, ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.to)


@verb
class InnPays(Payment):
    """The whole of this payment comes from the Inn, or from another seat's Gold."""

    VERB = "inn_pays"
    DEED = deeds.answer("inn_pays", "keeps_gold", deeds.no_gold, held=0.8, only=True)
    CAUSES = ("inn_pays",)
    MARK = "inn_pays"
    SHORT = "what"
    FIELDS = {
        "what": Field(Word("it"), "it", "the payment"),
        "seat_pays": Field(WHO, None, "a seat that pays instead of the Inn"),
        "none": Field(Word("inn"), "inn", "who pays if there is no such seat"),
    }
    seat_pays: Who | None

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        if self.seat_pays is not None:
            self.seat_pays.optional = True

    def touches(self, ctx: Ctx, out: Deltas) -> None:
        if ctx.it is not None and self.seat_pays is not None:
            for seat in self.seat_pays.resolve(ctx)[:1]:
                out.setdefault(seat, [0, 0, 0])[GOLD] -= ctx.it.amount

    def perform(self, ctx: Ctx) -> Flow | None:
        it = ctx.it
        if not isinstance(it, records.Payment):
            return None
        seats = self.seat_pays.resolve(ctx) if self.seat_pays is not None else []
        if seats:
            if ctx.entry is not None and seats[0] in ctx.entry.ignored:
                return None  # the seat that was to pay has Ignored the card: the payer pays after all
            it.seat_pays = seats[0]
        elif it.discount:
            it.amount = max(0, it.amount - it.discount)
        else:
            it.inn_pays = True
        it.note("inn_pays", ctx.me, ctx.entry.card if ctx.entry else None, seat=seats[0] if seats else None)
        ctx.game.emit("payment_moved", it.by, entry=it.id, to=seats[0] if seats else "inn")
        return None


@verb
class Prevent(Payment):
    """Nothing is paid; an ante still counts as anted with `counts`."""

    VERB = "prevent"
    DEED = deeds.answer("prevent", "keeps_gold", deeds.no_gold, held=0.9, only=True)
    CAUSES = ("prevent",)
    MARK = "prevented"
    SHORT = "what"
    FIELDS = {"what": Field(Word("it"), "it", "the payment"), "counts": Field(Bool(), False, "an ante counts as anted")}
    counts: bool

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Payment):
            ctx.it.prevented, ctx.it.counts = True, self.counts
            ctx.it.note("prevented", ctx.me, ctx.entry.card if ctx.entry else None)
            ctx.game.emit("payment_prevented", ctx.it.by, entry=ctx.it.id)
        return None
