# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on Drinks, and effects that make people drink or order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.amounts import AMOUNT, REPEATS, REPEATS_FROM_TWO, Amount, amount, times
from rdi_desktop.engine.language.core import EFFECTS, LATE_EFFECTS, Effect, Nest, estimated, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Bool, Field, Ident, Int, Node, Of, Text, Word
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import asking, contests, drink_piles, drinking, drinks, looking, orders
from rdi_desktop.engine.rules.resolving import run_list
from rdi_desktop.engine.rules.variants import shared_turn
from rdi_desktop.engine.state import records
from rdi_desktop.engine.verbs.plays import IT, card_of

SOURCE = Word("drink_me", "drink_deck")
EVENTS = Word("follow", "discard", "zero")


class OnDrink(Effect):
    """Common to effects that change the Drink being answered."""

    ANSWERS = ("drink",)

    def changes_drink(self) -> bool:
        return True

    def legal(self, ctx: Ctx) -> bool:
        return ctx.it is not None and ctx.it.kind == "drink"


@verb
class Pass(OnDrink):
    """The Drink goes to another player."""

    VERB = "pass"
    DEED = deeds.answer("pass", "passes_on", deeds.passed, held=2.6, only=True, spares=True)
    MARK = "passed"
    FIELDS = {"drink": Field(IT, "it", "the Drink"), "to": Field(WHO, doc="who drinks it")}
    to: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Drink):
            for seat in self.to.resolve(ctx)[:1]:
                drinks.pass_to(ctx.game, ctx.it, seat, ctx.me, card_of(ctx))
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.to, to=self.to)


def shared_already(ctx: Ctx, seat: int) -> bool:
    """Whether a machine would split a Drink with somebody who already has the other half, as of a Mead [319]."""
    it, entry = ctx.it, ctx.entry
    if entry is None or entry.by is None or not ctx.game.table.seats[entry.by].kit.machine:
        return False
    return isinstance(it, records.Drink) and any(
        other is not it and other.cards is it.cards and other.drinker == seat for other in it.group
    )


@verb
class Split(OnDrink):
    """Two independent Drinks, each number halved and rounded up."""

    VERB = "split"
    DEED = deeds.answer("split", "shares", deeds.shared, held=1.9, only=True, spares=True)
    DECLINED = ("automaton",)
    MARK = "split"
    FIELDS = {"drink": Field(IT, "it", "the Drink"), "with": Field(WHO, doc="who drinks the other half")}
    with_: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Drink):
            for seat in self.with_.resolve(ctx)[:1]:
                if shared_already(ctx, seat):
                    continue
                drinks.split(ctx.game, ctx.it, seat, ctx.me, card_of(ctx))
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.with_)


@verb
class Spike(OnDrink):
    """Adds to the Drink: numbers, and effects on its drinker."""

    VERB = "spike"
    DEED = deeds.answer("spike", "spikes", deeds.more, held=0.4, only=True, per=0.45)
    MARK = "spiked"
    FIELDS = {
        "drink": Field(IT, "it", "the Drink"),
        "alcohol": Field(AMOUNT, 0, "more Alcohol Content"),
        "fortitude": Field(AMOUNT, 0, "more Fortitude"),
        "adds": Field(EFFECTS, (), "further effects on the drinker"),
    }
    alcohol: int | Amount
    fortitude: int | Amount
    adds: tuple[Effect, ...]

    def perform(self, ctx: Ctx) -> Flow | None:
        it = ctx.it
        if isinstance(it, records.Drink):
            numbers = {"alcohol": amount(self.alcohol, ctx), "fortitude": amount(self.fortitude, ctx)}
            for effect in self.adds:
                more = effect.drink_numbers(ctx) if effect.simple and not effect.sealed else None
                for key, n in (more or {}).items():
                    numbers[key] = numbers.get(key, 0) + n
                if more is None:
                    it.adds.append(records.Added(effect, ctx.owner))
            drinks.change(
                ctx.game, it, {k: (n, False) for k, n in numbers.items() if n}, "spiked", ctx.me, card_of(ctx)
            )
        return None

    def parts(self) -> tuple[Effect, ...]:
        return ()

    def estimate(self, at: Estimate) -> Iterator[Part]:
        if self.alcohol != 0 or self.fortitude != 0 or not self.adds:
            yield at.part(self.DEED, fortitude=at.number(self.fortitude), alcohol=at.number(self.alcohol))
        for part in estimated(self.adds, at):
            yield replace(part, to="self") if part.to == "owner" else part

    def in_short(self) -> Iterator[tuple[str, int]]:
        for attribute, n in (("alcohol", self.alcohol), ("fortitude", self.fortitude)):
            if isinstance(n, int) and n:
                yield attribute, n


@verb
class Flag(OnDrink):
    """Marks the Drink with a word, whatever becomes of the card: cards that ask for a Drink without the mark no longer fit."""

    VERB = "flag"
    DEED = deeds.frame("flag")
    MARK = "flagged"
    SHORT = "word"
    FIELDS = {"drink": Field(IT, "it", "the Drink"), "word": Field(Text(), doc="the word")}
    word: str

    def changes_drink(self) -> bool:
        """A mark changes none of its effects."""
        return False

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Drink):
            ctx.it.flags |= {self.word}
            ctx.it.note("flagged", ctx.me, card_of(ctx), word=self.word)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield from ()


class Numbers(Node):
    """Numbers of a Drink."""

    FIELDS = {"alcohol": Field(AMOUNT, 0, "Alcohol Content"), "fortitude": Field(AMOUNT, 0, "Fortitude")}
    alcohol: int | Amount
    fortitude: int | Amount


@verb
class Rewrite(OnDrink):
    """Replaces the totals of the Drink."""

    VERB = "rewrite"
    DEED = deeds.answer("rewrite", "spikes", deeds.instead, held=1.5, only=True, spares=True, per=0.0)
    MARK = "rewritten"
    FIELDS = {"drink": Field(IT, "it", "the Drink"), "to": Field(Of(Numbers), doc="its new numbers")}
    to: Numbers

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Drink):
            new = {"alcohol": amount(self.to.alcohol, ctx), "fortitude": amount(self.to.fortitude, ctx)}
            drinks.rewrite(ctx.game, ctx.it, new, ctx.me, card_of(ctx))
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, fortitude=at.number(self.to.fortitude), alcohol=at.number(self.to.alcohol))


@verb
class Convert(OnDrink):
    """The Alcohol Content of the Drink becomes a gain of Fortitude instead."""

    VERB = "convert"
    DEED = deeds.answer("convert", "saves", deeds.fortitude_for_alcohol, held=2.0, only=True, spares=True)
    MARK = "converted"
    FIELDS = {"drink": Field(IT, "it", "the Drink"), "alcohol": Field(Word("gain_fortitude"), doc="what it becomes")}

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, records.Drink):
            drinks.convert(ctx.game, ctx.it, ctx.me, card_of(ctx))
        return None


@verb
class HalveFor(OnDrink):
    """The drinker takes half; the Drink's number stays the same."""

    VERB = "halve_for"
    HALVES = True
    DEED = deeds.answer("halve_for", "saves", deeds.halved, spares=True)
    MARK = "halved"
    FIELDS = {"drink": Field(IT, "it", "the Drink"), "who": Field(WHO, ACTOR, "who takes half")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        drink = ctx.it
        if isinstance(drink, records.Drink):
            halved = [member for seat in self.reached(ctx, self.who) for member in ctx.game.table.allies(seat)]
            if halved:
                drink.halved_for.extend(halved)
                drink.note("halved", ctx.me, card_of(ctx))
                ctx.game.emit("drink_changed", ctx.me, entry=drink.id, card=card_of(ctx), what="halved", numbers={})
        return None

    def legal(self, ctx: Ctx) -> bool:
        return True


@verb
class Drink(Effect):
    """Drink now: from one's Drink Me! pile or from the Drink Deck."""

    VERB = "drink"
    DEED = deeds.DRINK
    IDLE = "a Drink Me! pile may be empty"
    DECLINED = ("automaton", "machine")
    FIELDS = {
        "who": Field(WHO, ACTOR, "who drinks"),
        "from": Field(SOURCE, "drink_me", "from where"),
        "events": Field(EVENTS, None, "what becomes of Drink Events"),
        "count": Field(REPEATS_FROM_TWO, 1, "how many, one after the other"),
        "at_once": Field(Bool(), False, "all reveal, then one window, then all drink"),
    }
    who: Who
    from_: str
    events: str | None
    count: int | Amount
    at_once: bool

    def perform(self, ctx: Ctx) -> Flow | None:
        seats = list(self.reached(ctx, self.who))
        if ctx.game.table.teams and self.who.kind == "revealer" and ctx.game.table.phase == "drink":
            return self._once_more(ctx, seats)
        return self._drink(ctx, seats)

    def _drink(self, ctx: Ctx, seats: list[int]) -> Flow:
        events = self.events or ("follow" if self.from_ == "drink_me" else "discard")
        from_event = ctx.entry is not None and ctx.entry.kind == "event"
        return drinking.drink_now(
            ctx.game, seats, self.from_, events, times(self.count, ctx, from_two=True), self.at_once, ctx.me, from_event
        )

    def _once_more(self, ctx: Ctx, seats: list[int]) -> Flow:
        """Drink as in the Drink phase, once more; in a team one seat does, chosen by the player of the card [232]."""
        for seat in seats:
            acting = shared_turn.acting(ctx.game.table)
            if seat in acting:
                among = [seat, *(other for other in acting if other != seat)]
                seat = yield from asking.one_seat(ctx.game, ctx.me, among, "repeat:drink", ctx.entry)
            yield from self._drink(ctx, [seat])

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, number=self.count, to=self.from_)


@verb
class Order(Effect):
    """Order more Drinks, each for any other player."""

    VERB = "order"
    DEED = deeds.ORDER
    CAUSES = ("order",)
    FIELDS = {
        "who": Field(WHO, ACTOR, "who orders"),
        "drinks": Field(REPEATS, 1, "how many"),
        "to": Field(Word("others"), "others", "for whom"),
        "looking": Field(Bool(), False, "all are looked at first, then it is decided where each goes"),
    }
    who: Who
    drinks: int | Amount
    looking: bool

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.who.resolve(ctx):
            if self.looking:
                yield from looking.order(ctx.game, seat, times(self.drinks, ctx), ctx.entry)
            else:
                yield from orders.order_more(ctx.game, seat, times(self.drinks, ctx))

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, number=self.drinks, to="others")


@verb
class HandRound(Effect):
    """Drinks go from the top of one's Drink Me! pile to those of other players, unseen; the player picks somebody for each, or keeps it."""

    VERB = "hand_round"
    IDLE = "a Drink Me! pile may be empty, and nobody has to hand anything on"
    UNSEEN = True
    SHORT = "drinks"
    CAUSES = ("order",)
    FIELDS = {
        "who": Field(WHO, ACTOR, "who hands them round"),
        "drinks": Field(REPEATS_FROM_TWO, 1, "how many at most"),
    }
    who: Who
    drinks: int | Amount

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.who):
            yield from orders.hand_round(ctx.game, seat, times(self.drinks, ctx, from_two=True), ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.ORDER, self.who, number=self.drinks, to="others")


@verb
class Pour(Effect):
    """The top card of a side deck of Drinks goes, unseen, on a Drink Me! pile, where it lies above all those from the Drink Deck."""

    VERB = "pour"
    IDLE = "a side deck may have run out"
    FIELDS = {"pile": Field(Ident("deck of Drinks"), doc="which side deck"), "to": Field(WHO, doc="who gets it")}
    pile: str
    to: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        for seat in self.reached(ctx, self.to):
            if not ctx.game.table.seats[seat].out:
                drink_piles.serve(ctx.game, ctx.owner, self.pile, seat)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.DRINK, self.to, number=1)


class Copied(Node):
    """Which Drink is copied."""

    FIELDS = {
        "from": Field(Word("drink_deck"), "drink_deck", "from where"),
        "events": Field(Word("discard"), "discard", "what becomes of Drink Events"),
    }


@verb
class Copy(Effect):
    """Round on the House: one Drink is revealed, and everybody takes an independent copy."""

    VERB = "copy"
    DEED = deeds.Deed("copy", held=1.4)
    FIELDS = {"drink": Field(Of(Copied), doc="which Drink"), "to": Field(WHO, doc="who drinks a copy")}
    to: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        seats = list(self.reached(ctx, self.to))
        return drinking.round_on_the_house(ctx.game, seats, ctx.me)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, to=self.to)


@verb
class Contest(Effect):
    """The Drinking Contest."""

    VERB = "contest"
    DEED = deeds.frame("contest")
    FIELDS = {
        "who": Field(WHO, ACTOR, "who takes part"),
        "drinks_from": Field(Word("drink_deck"), "drink_deck", "from where they drink"),
        "events": Field(Word("zero"), "zero", "what becomes of Drink Events"),
        "score": Field(Word("alcohol"), "alcohol", "what is compared"),
        "floor": Field(Int(), 0, "lowest score"),
        "ties": Field(Word("repeat"), "repeat", "what happens at a tie"),
        "prize": Field(EFFECTS, (), "what the winner gets"),
    }
    who: Who
    floor: int
    prize: tuple[Effect, ...]

    def perform(self, ctx: Ctx) -> Flow | None:
        seats = list(self.reached(ctx, self.who))
        return contests.contest(ctx, seats, self.floor, self.prize)


@verb
class Accept(Nest):
    """The revealer may take on a task."""

    VERB = "accept"
    DEED = deeds.frame("accept")
    FIELDS = {
        "by": Field(WHO, ACTOR, "who may accept"),
        "do": Field(LATE_EFFECTS, doc="the task"),
        "else": Field(LATE_EFFECTS, (), "otherwise"),
    }
    by_: Who

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.by_.resolve(ctx):
            yes = yield from asking.yes_or_no(ctx.game, seat, "accept", ctx.entry, self.do)
            yield from run_list(ctx.acting(seat), self.do if yes else self.else_)
