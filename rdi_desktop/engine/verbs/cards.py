# SPDX-License-Identifier: GPL-3.0-or-later
"""Effects on cards: drawing, discarding, moving, keeping."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rdi_desktop.engine.language import bodies, deeds
from rdi_desktop.engine.language.amounts import AMOUNT, SEVERAL, WHOLE, Amount, amount, several, whole
from rdi_desktop.engine.language.core import LATE_EFFECTS, Effect, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.kinds import CARD_TYPES, KIND, is_kind
from rdi_desktop.engine.language.spec import Bool, Digit, Exactly, Field, Ident, Raw, Reader, Word
from rdi_desktop.engine.language.which_cards import DRINKS, Pile, PlaceType
from rdi_desktop.engine.language.who import ACTOR, WHO, Who
from rdi_desktop.engine.rules import bombs, chains, gifts, looking, piles, side_decks
from rdi_desktop.engine.rules import cards as card_procedures
from rdi_desktop.engine.rules.resolving import run_list
from rdi_desktop.engine.rules.traps import spring_trap
from rdi_desktop.engine.rules.variants.machine import decks
from rdi_desktop.engine.state.records import Play, Resolving, TurnedUp
from rdi_desktop.engine.verbs.plays import card_of


@verb
class Draw(Effect):
    """Draw cards from one's character deck, or from a side deck whose cards are drawn into hands."""

    VERB = "draw"
    DEED = deeds.DRAW
    DECLINED = ("machine",)
    MOVES_CARDS = True
    BESIDE = ("even_if",)
    SHORT = "cards"
    FIELDS = {
        "who": Field(WHO, ACTOR, "who draws"),
        "cards": Field(AMOUNT, 1, "how many"),
        "from": Field(Ident("drawn deck"), "", "instead from that side deck of whoever says so"),
    }
    who: Who
    cards: int | Amount
    from_: str

    def perform(self, ctx: Ctx) -> Flow | None:
        if self.from_:
            return self._from_side_deck(ctx)
        for seat in self.reached(ctx, self.who):
            card_procedures.draw(ctx.game, seat, amount(self.cards, ctx))
        return None

    def _from_side_deck(self, ctx: Ctx) -> Flow:
        """Each seat draws once, even if named twice; for a body its owner draws [490, 494]."""
        game, n = ctx.game, amount(self.cards, ctx)
        owners = [bodies.owner(game, body) for body in self.who.bodies_of(ctx)]
        for seat in dict.fromkeys((*self.reached(ctx, self.who), *owners)):
            if game.table.seats[seat].kit.hand:
                card_procedures.draw_from(game, ctx.owner, self.from_, seat, n)
            else:
                yield from gifts.draw(game, ctx.owner, self.from_, seat, n, ctx.entry)

    def drink_numbers(self, ctx: Ctx) -> dict[str, int] | None:
        return {"draw": amount(self.cards, ctx)}

    def lets_draw_from(self) -> str:
        return self.from_ if self.who.kind not in ("actor", "self") else ""

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, number=self.cards, to=self.from_)


@verb
class Discard(Effect):
    """Discard cards from the hand, picked by their holder or at random; or discard the body in question from play."""

    VERB = "discard"
    DEED = deeds.DISCARD
    IDLE = "a hand may be empty"
    UNSEEN = True
    DECLINED = ("automaton", "machine")
    MOVES_CARDS = True
    SHORT = "cards"
    FIELDS = {
        "who": Field(WHO, ACTOR, "who discards"),
        "cards": Field(WHOLE, 1, "how many"),
        "random": Field(Bool(), False, "at random instead of picked"),
        "type": Field(Word(*CARD_TYPES), "", "only cards of that type"),
        "picked_by": Field(WHO, None, "who looks at the hand and picks, instead of its holder"),
        "card": Field(
            Word("this", "rival", "open"),
            "",
            "instead of cards of the hand: this card from play, the rival that it has met, or the open card of its side deck",
        ),
        "from": Field(Word("hand", "drink_me"), "hand", "the hand, or the top of the Drink Me! pile"),
    }
    who: Who
    card: str
    cards: int | Amount
    random: bool
    type: str
    picked_by: Who | None
    from_: str

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; picked cards are never Otto's [280]. A machine has no hand: its cards are neither looked at nor discarded [359]."""
        new = super().read(whole({"cards": raw} if raw == "all" else raw, "cards", "hand", "who"), reader)
        if new.picked_by is not None:
            new.who.admit_deciders()
        return new

    def legal(self, ctx: Ctx) -> bool:
        """Whether its player has such a card to discard."""
        if not self.type or self.who is not ACTOR:
            return True
        table = ctx.game.table
        return any(self.type in table.cards[card].types for card in table.seats[ctx.actor].hand)

    def perform(self, ctx: Ctx) -> Flow | None:
        if self.card:
            this = ctx.entry.card if ctx.entry is not None else None
            card = side_decks.rival_of(ctx.game, ctx.owner, this) if this is not None and self.card == "rival" else this
            going = [card] if card is not None else []
            if this is not None and self.card == "open":
                going = side_decks.mine(ctx.game, ctx.owner, ctx.game.table.cards[this].pile)
            for each in going:
                card_procedures.discard_from_play(ctx.game, ctx.owner, each)
            return None
        return self._discard(ctx)

    def _discard(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.who):
            n = amount(self.cards, ctx)
            if self.from_ == "drink_me":
                card_procedures.discard_drinks(ctx.game, seat, n)
            elif self.random:
                card_procedures.discard_random(ctx.game, seat, n)
            elif self.picked_by is not None:
                for picker in self.picked_by.resolve(ctx)[:1]:
                    yield from looking.discard_for(ctx.game, picker, seat, n, ctx.entry)
            else:
                yield from card_procedures.discard_picked(ctx.game, seat, n, "discard", self.type)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.who, number=self.cards, to=self.from_)


@verb
class Show(Effect):
    """Show cards of one's hand to everybody: all of a kind. They stay in the hand."""

    VERB = "show"
    UNSEEN = True
    SHORT = "kind"
    FIELDS = {"kind": Field(KIND, doc="which of them")}
    kind: str

    def perform(self, ctx: Ctx) -> Flow | None:
        table = ctx.game.table
        shown = [card for card in table.seats[ctx.me].hand if is_kind(table.cards[card], self.kind)]
        ctx.game.emit("showed", ctx.me, cards=shown)
        return None


@verb
class Look(Effect):
    """Look at somebody else's whole hand. Nobody else sees it, and all cards stay there."""

    VERB = "look"
    SHORT = "at"
    FIELDS = {"at": Field(WHO, doc="whose hand")}
    at: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect; a machine has no hand to look at [359]."""
        new = super().read(raw, reader)
        new.at.admit_deciders()
        return new

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.at):
            yield from looking.at_hand(ctx.game, ctx.me, seat, ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.at)


@verb
class Arrange(Effect):
    """Look at the top cards of a pile and put them back in any order."""

    VERB = "arrange"
    IDLE = "the cards may lie in the order wanted already"
    UNSEEN = True
    FIELDS = {
        "pile": Field(Word("drink_me", "deck", "drink_deck"), doc="which pile"),
        "of": Field(WHO, ACTOR, "whose pile"),
        "top": Field(Digit(1, 9, from_two=True), doc="how many cards"),
    }
    pile: str
    of_: Who
    top: int

    def perform(self, ctx: Ctx) -> Flow:
        table, top = ctx.game.table, several(self.top, ctx)
        if self.pile == "drink_deck":
            yield from looking.arrange(ctx.game, ctx.actor, None, table.drink_deck, top, self.pile, ctx.entry)
            return
        for seat in self.of_.resolve(ctx):
            lying = getattr(table.seats[seat], self.pile)
            if self.pile == "deck" and table.seats[seat].kit.machine:
                lying = yield from decks.picked(ctx.game, ctx.actor, seat, ctx.entry)
            yield from looking.arrange(ctx.game, ctx.actor, seat, lying, top, self.pile, ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, self.of_)


@verb
class Serve(Effect):
    """Reveal Drinks of the Drink Deck; one of them goes on a Drink Me! pile, the others are shuffled back."""

    VERB = "serve"
    UNSEEN = True
    CAUSES = ("order",)
    FIELDS = {
        "drinks": Field(SEVERAL, 1, "how many are revealed"),
        "to": Field(WHO, doc="who gets one"),
    }
    drinks: int | Amount
    to: Who

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.reached(ctx, self.to):
            yield from looking.serve(ctx.game, ctx.actor, seat, several(self.drinks, ctx), ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.DRINK, self.to, number=1)


@verb
class Divide(Effect):
    """The top cards of one's deck lie open; somebody makes two heaps, the player takes one, the other is discarded."""

    VERB = "divide"
    UNSEEN = True
    FIELDS = {"cards": Field(AMOUNT, doc="how many cards"), "by": Field(WHO, doc="who makes the heaps")}
    cards: int | Amount
    by_: Who

    def perform(self, ctx: Ctx) -> Flow:
        for seat in self.by_.resolve(ctx)[:1]:
            yield from looking.divide(ctx.game, ctx.actor, seat, amount(self.cards, ctx), ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.DRAW, number=2)


@verb
class Move(Effect):
    """Move cards from pile to pile."""

    VERB = "move"
    IDLE = "a pile may be empty, or lie as it lay"
    MOVES_CARDS = True
    FIELDS = {
        "cards": Field(Raw(), doc="which cards"),
        "to": Field(PlaceType(), doc="where they go"),
        "then_shuffle": Field(Bool(), False, "shuffle the pile they went to"),
        "each": Field(LATE_EFFECTS, (), "what is done then, once for each of them"),
    }
    cards: Pile
    to: str
    then_shuffle: bool
    each: tuple[Effect, ...]

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect, with the pile read as a node."""
        new = super().read(raw, reader)
        new.cards = reader.inside("cards", Pile.read, new.cards, reader)
        cards, ways = new.cards, ("top", "all", "pick")
        if (cards.top is not None) + cards.all + bool(cards.pick) != 1 or (cards.all and cards.pile == "drink_deck"):
            reader.path.append("cards")
            raise reader.problem(
                "cards move from the 'top' of a pile, or 'all' of them (but never the whole Drink Deck), or those that somebody picks",
                ways,
            )
        if new.to == cards.pile or (new.to in DRINKS) != (cards.pile in DRINKS):
            reader.path.append("to")
            raise reader.problem(f"cards of '{cards.pile}' do not move to '{new.to}'")
        if (cards.pick or isinstance(cards.kind, str)) and (
            not cards.pick or (cards.pile, new.to) != ("discard", "hand")
        ):
            raise reader.problem("cards are picked, and of a kind, only from the discard pile to the hand", ways)
        return new

    def legal(self, ctx: Ctx) -> bool:
        """Whether there is such a card to pick."""
        if not self.cards.pick or self.cards.of_ is not ACTOR:
            return True
        return bool(piles.fitting(ctx.game, ctx.actor, self.cards.kind))

    def perform(self, ctx: Ctx) -> Flow:
        if self.cards.pick:
            for seat in self.reached(ctx, self.cards.of_):
                yield from piles.fetch(ctx.game, seat, self.cards.kind, amount(self.cards.pick, ctx), ctx.entry)
            return
        n = None if self.cards.top is None else several(self.cards.top, ctx)
        for seat in self.reached(ctx, self.cards.of_):
            moved = yield from piles.move(ctx.game, seat, self.cards.pile, self.to, n)
            if self.then_shuffle:
                piles.shuffle_pile(ctx.game, seat, self.to)
            for _ in range(moved if self.each else 0):
                yield from run_list(ctx, self.each)

    def parts(self) -> tuple[Effect, ...]:
        return self.each

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, to=self.to)


@verb
class Chain(Effect):
    """Declares a chain of open cards of a side deck: each but the last does what it says, all together, and then they are discarded."""

    VERB = "chain"
    DEED = deeds.CHAIN
    CAUSES = ("lose_fortitude",)
    SHORT = "pile"
    FIELDS = {"pile": Field(Ident("pile"), doc="which side deck")}
    pile: str

    def legal(self, ctx: Ctx) -> bool:
        """Whether two of them link together."""
        return bool(chains.next_ones(ctx.game, [], side_decks.mine(ctx.game, ctx.me, self.pile)))

    def has_numerals(self) -> bool:
        """The chain is not known before it is declared, so whatever strengthens a play may be used with it."""
        return True

    def declared(self, ctx: Ctx) -> Flow:
        if isinstance(ctx.entry, Play):
            yield from chains.declare(ctx.game, ctx.me, self.pile, ctx.entry)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, to=self.pile)


@verb
class Stow(Effect):
    """A card goes to a declared place: this card, or, as the player likes, cards of the hand that the place accepts."""

    VERB = "stow"
    DEED = deeds.Deed("stow", each=0.3)
    IDLE = "whoever may lay cards of the hand aside need not"
    UNSEEN = True
    FIELDS = {
        "card": Field(Word("this", "hand"), "this", "which card: this one, or, if its player likes, one of the hand"),
        "up_to": Field(Digit(1, 9, from_two=True), 1, "so many cards of the hand at most, one after the other"),
        "to": Field(Ident("place"), doc="where it lies from now on"),
    }
    card: str
    up_to: int
    to: str

    def perform(self, ctx: Ctx) -> Flow | None:
        if self.card == "hand":
            return piles.stow_from_hand(ctx.game, ctx.owner, self.to, ctx.entry, several(self.up_to, ctx))
        if isinstance(ctx.entry, Play) and ctx.entry.card is not None and ctx.entry.home:
            return piles.stow_played(ctx.game, ctx.owner, self.to, ctx.entry)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, number=self.up_to, to=self.to)


@verb
class Get(Effect):
    """A player gets the top card of a side deck, or the card that is acting now: it acts on that player when all else is done [510]."""

    VERB = "get"
    UNSEEN = True
    OWNER_ACTS = True
    FIELDS = {
        "who": Field(WHO, ACTOR, "who gets it"),
        "pile": Field(Ident("pile"), "", "the top card of this side deck"),
        "card": Field(Word("this"), "", "the card that acts now goes on to them"),
    }
    who: Who
    pile: str
    card: str

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect, with one of the two."""
        new = super().read(raw, reader)
        if bool(new.pile) == bool(new.card):
            raise reader.problem("'get' says of which 'pile', or 'card: this'", ("pile", "card"))
        return new

    def perform(self, ctx: Ctx) -> Flow | None:
        entry, game = ctx.entry, ctx.game
        seats = [*self.reached(ctx, self.who), *(bodies.owner(game, body) for body in self.who.hit(ctx))]
        if self.card:
            if isinstance(entry, Play):
                for seat in seats[:1]:
                    bombs.pass_on(game, entry, seat)
        elif isinstance(entry, Resolving):
            entry.queue = [*entry.queue, *(partial(bombs.get, game, ctx.owner, seat, self.pile) for seat in seats)]
        else:
            return self._now(ctx, seats)
        return None

    def _now(self, ctx: Ctx, seats: list[int]) -> Flow:
        """Carry it out without waiting for the end of a play, for effects that are not part of one."""
        for seat in seats:
            yield from bombs.get(ctx.game, ctx.owner, seat, self.pile)

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(deeds.LOSE, self.who, fortitude=-BLAST)


BLAST = 1.5
"""Average loss of Fortitude by a card that acts on the player who gets it."""


@verb
class AddToPot(Effect):
    """The top card of a side deck goes face down into the pot of the running Round."""

    VERB = "add_to_pot"
    UNSEEN = True
    SHORT = "top_of"
    FIELDS = {
        "top_of": Field(Ident("pile"), doc="which side deck"),
        "face": Field(Word("down"), "down", "which side is up"),
    }
    top_of: str

    def legal(self, ctx: Ctx) -> bool:
        round_ = ctx.game.table.round
        return round_ is not None and not round_.over

    def perform(self, ctx: Ctx) -> Flow | None:
        if self.legal(ctx):
            bombs.into_pot(ctx.game, ctx.owner, self.top_of)
        return None

    def estimate(self, at: Estimate) -> Iterator[Part]:
        yield at.part(self.DEED, Who("in_control"), fortitude=-BLAST)


@verb
class Swap(Effect):
    """Two players exchange piles; nobody looks at them."""

    VERB = "swap"
    IDLE = "two piles that nobody looks into may have as many cards as each other"
    UNSEEN = True
    FIELDS = {"pile": Field(Word("drink_me"), doc="which pile"), "of": Field(WHO, doc="the two players")}
    pile: str
    of_: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        seats = list(self.reached(ctx, self.of_))
        if len(seats) == 2:
            one, other = (getattr(ctx.game.table.seats[seat], self.pile) for seat in seats)
            one[:], other[:] = other[:], one[:]
            ctx.game.emit("swapped", seats[0], pile=self.pile, to=seats[1], more=len(one) - len(other))
        return None


@verb
class Keep(Effect):
    """A card stays before a seat instead of going to its discard pile."""

    VERB = "keep"
    FIELDS = {"card": Field(Word("this"), "this", "which card"), "who": Field(WHO, ACTOR, "before whom")}
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        entry = ctx.entry
        if isinstance(entry, Resolving) and entry.card is not None:
            for seat in self.who.resolve(ctx)[:1]:
                entry.kept = {**entry.kept, entry.card: seat}
        return None


RANDOM_CARD = {"pile": "hand", "of": "owner", "random": True, "kind": {"of": "own"}}


@verb
class UseAs(Effect):
    """A box of one card acts on a seat: a random card of the owner's hand, its Trap."""

    VERB = "use_as"
    OWNER_ACTS = True
    FIELDS = {
        "card": Field(Exactly(RANDOM_CARD), doc="which card"),
        "box": Field(Word("trap"), doc="which box of it"),
        "who": Field(WHO, ACTOR, "who is 'you' in it"),
        "counts_as": Field(Exactly({"type": "action", "of": "owner"}), {}, "what kind of play it is"),
    }
    who: Who

    def perform(self, ctx: Ctx) -> Flow | None:
        if not isinstance(ctx.entry, Resolving):
            return self._now(ctx)
        checks = [*self.who.resolve(ctx), *(bodies.owner(ctx.game, body) for body in self.who.hit(ctx))]
        ctx.entry.queue = [*ctx.entry.queue, *(partial(spring_trap, ctx.game, ctx.owner, seat) for seat in checks)]
        return None

    def _now(self, ctx: Ctx) -> Flow:
        """Carry it out without waiting for the end of a play, for effects that are not part of one."""
        for seat in self.who.resolve(ctx):
            yield from spring_trap(ctx.game, ctx.owner, seat)


@verb
class MakeRoom(Effect):
    """The card that was revealed takes no place if it is kept."""

    VERB = "make_room"
    ANSWERS = ("reveal",)
    MARK = "made_room"
    SHORT = "for"
    FIELDS = {"for": Field(Word("it"), "it", "the card that was revealed")}

    def legal(self, ctx: Ctx) -> bool:
        """Whether a card was revealed."""
        return isinstance(ctx.it, TurnedUp)

    def perform(self, ctx: Ctx) -> Flow | None:
        if isinstance(ctx.it, TurnedUp):
            ctx.it.roomy = True
            ctx.it.note("made_room", ctx.me, card_of(ctx))
        return None
