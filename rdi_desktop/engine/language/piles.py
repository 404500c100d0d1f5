# SPDX-License-Identifier: GPL-3.0-or-later
"""Side decks: their declaration by a character, and which cards they may contain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rdi_desktop.engine.language.cannot import SEALS
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.core import LATE_EFFECTS, Effect
from rdi_desktop.engine.language.kinds import KIND, KindType, slug
from rdi_desktop.engine.language.spec import (
    Bool,
    Field,
    FieldType,
    Ident,
    Int,
    ListOf,
    MapOf,
    Node,
    Of,
    Problem,
    Reader,
    Text,
    Word,
)
from rdi_desktop.engine.state.places import COINS, DEALT, POOL, Out, Place, SeenBy

REVEALED = (
    "replace_top",
    "split_or_now",
    "curse_or_slot",
    "immediate_or_slot",
    "keep_some",
    "line",
    "keep_one",
    "collect",
    "resolve",
    "resolve_now",
    "attach",
    "goes_off",
    "served",
)
"""What may be done with a revealed card of a side deck; `rules/side_decks.py` carries these out."""
ACTING = ("attach", "goes_off")
"""Of these, those with which the card acts at once; it has only its effects, and perhaps what it does later in play."""
SERVED = "served"
"""For a side deck of Drinks: they are not revealed from it, but go on top of Drink Me! piles."""
PASSING = ("", "resolve", "resolve_now", SERVED, *ACTING)
"""Of these, those with which no card comes to lie open before its player."""


TAKEN_UP = ("keep_one", "collect")
"""Of these, those with which an open card may be taken into the hand, and then belongs to the seat's deck (joins: mine)."""
OF_PLACES = ("seen", "plays", "accepts", "gets", "when_out", "tucks")
"""Fields of places where cards lie aside."""
MANY = 1 << 20


class Slots(FieldType):
    """How many places of one kind there are: a number, or many."""

    name = "a whole number or many"

    def read(self, raw: Any, reader: Reader) -> int:
        return MANY if raw == "many" else Int(1, 9).read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer"}, {"const": "many"}]}


class Fills(Node):
    """What a place does when it is full: the marker of a track moves up, and its cards go elsewhere."""

    FIELDS = {
        "track": Field(Ident("track"), doc="the track"),
        "needs": Field(ListOf(Int(1, 20)), doc="how many cards the next step takes, for each step of the track"),
        "to": Field(Ident("place"), doc="where the cards go"),
    }
    track: str
    needs: tuple[int, ...]
    to: str


class Gets(Node):
    """Cards that come to lie in a place by themselves."""

    FIELDS = {"drawn": Field(KIND, doc="cards of that kind, as soon as their player has drawn them")}
    drawn: str


class Tucks(Node):
    """The top cards of a place as a cost: they lie under the card that is played, and go back when it goes home."""

    FIELDS = {
        "as": Field(Text(), doc="what people call that cost: {glare: 2}"),
        "under": Field(Ident("place"), doc="the place where they lie meanwhile"),
    }
    as_: str
    under: str


class Accepts(KindType):
    """Which cards may be laid aside in a place."""

    name = "own, foreign, or {subtype: WORD}, {icon: WORD} or {type: WORD}"

    def read(self, raw: Any, reader: Reader) -> str:
        """own, foreign, or the word of the kind."""
        return Word("own", "foreign").read(raw, reader) if isinstance(raw, str) else super().read(raw, reader)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [Word("own", "foreign").schema(), super().schema()]}


class PileDecl(Node):
    """A side deck: the cards of the deck list that name it, shuffled and face down, with a discard pile of their own."""

    FIELDS = {
        "deck": Field(
            Bool(),
            True,
            "a deck that is shuffled at the beginning; false: a place where cards lie aside",
        ),
        "seen": Field(
            Word("owner", "all", "nobody"), "owner", "who sees the cards of a place; they lie face down unless all do"
        ),
        "plays": Field(KIND, "", "cards of a place that are played from there as though they were in the hand"),
        "accepts": Field(
            Accepts(),
            "own",
            "cards of the hand that may be laid there: of the own deck, of other decks, or of the own deck and a kind",
        ),
        "gets": Field(Of(Gets), None, "what lies there by itself"),
        "when_out": Field(
            Word("discarded", "stays", "given_back"),
            "stays",
            "what becomes of the cards of a place when its player is out; given back: to the hands of those whose cards they are",
        ),
        "tucks": Field(Of(Tucks), None, "its top cards as a cost"),
        "fills": Field(Of(Fills), None, "what happens when enough cards lie there"),
        "deal": Field(
            Int(0, 9), 0, "so many of it are dealt to its player, who alone sees them; the rest is in the box"
        ),
        "coin": Field(
            Bool(),
            False,
            "its cards count as Gold: its player begins with as many of them, face down, as others with Gold; the rest is in the box",
        ),
        "joins": Field(
            Word("mine", "own"),
            "",
            "its cards are drawn into hands; mine: they belong to the own deck from then on; own: they have a discard pile of their own",
        ),
        "first": Field(Bool(), False, "the first card that one draws in Discard and Draw comes from there"),
        "empty": Field(
            Word("discards", "leave_top", "never"),
            "discards",
            "when its discards become the new deck: as its last card is revealed or drawn, once that card lies where it belongs, or never",
        ),
        "revealed": Field(Word(*REVEALED), "", "what is done with a card that is revealed"),
        "loser": Field(Word("discard", "bottom"), "discard", "where the one goes of two that does not stay: keep_one"),
        "hand_like": Field(Bool(), False, "its cards are played from before a player, by their types"),
        "origin": Field(Word("hand"), "", "such a play counts as one from the hand"),
        "shared": Field(Bool(), False, "its cards stand in a file of their own, and all who have it share one deck"),
        "slots": Field(
            MapOf(Slots()), {}, "places for its cards before a player, and how many of each; 'any': of whatever kind"
        ),
        "spots": Field(
            ListOf(Text()), (), "the places of a line before a player, by name: a new card pushes the others on"
        ),
        "source": Field(Word("owner", "nobody"), "owner", "from whom it comes what its cards do by themselves"),
        "cannot": Field(ListOf(Word(*SEALS)), (), "what nobody may do to what its cards do by themselves"),
        "discardable_in": Field(
            Word("draw"), "", "its cards that lie before a player may be discarded with those of the hand"
        ),
        "chain": Field(
            ListOf(Text()), (), "kinds of its cards, which are used in chains: each needs one of a kind behind it"
        ),
        "offers": Field(
            Word("printed"), "", "the card that lies open may be sold to another player: at its printed price"
        ),
        "static": Field(Text(), "Static", "what people call a card of it that holds for as long as it lies there"),
        "top": Field(Word("open"), "", "its top card lies open: everybody sees it"),
        "fed": Field(
            Ident("token"), "", "so many of these tokens as its open card 'takes' lie on that, then it is revealed"
        ),
        "last": Field(LATE_EFFECTS, (), "what is done when its last card has been revealed, and has acted"),
        "worth": Field(
            Text(),
            "",
            "an open card of it is worth one of its printed 'values': that to which this number on it points",
        ),
        "name": Field(Text(), "", "what people call it"),
    }
    top: str
    fed: str
    last: tuple[Effect, ...]
    worth: str
    deck: bool
    seen: SeenBy
    plays: str
    accepts: str
    gets: Gets | None
    when_out: str
    tucks: Tucks | None
    fills: Fills | None
    deal: int
    coin: bool
    joins: str
    first: bool
    empty: str
    revealed: str
    loser: str
    hand_like: bool
    origin: str
    shared: bool
    slots: dict[str, int]
    spots: tuple[str, ...]
    source: str
    static: str
    cannot: tuple[str, ...]
    discardable_in: str
    offers: str
    chain: tuple[str, ...]
    name: str

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The side deck. Problem if it is not said what is done with its cards."""
        new = super().read(raw, reader)
        if new.deck and not (new.deal or new.coin or new.joins or new.revealed):
            raise reader.problem("a side deck says what is done with a card that is 'revealed'", REVEALED)
        taken_up = new.joins == "mine" and new.revealed in TAKEN_UP
        if bool(new.deal) + new.coin + bool(new.joins) + (not new.deck) + bool(new.revealed) - taken_up > 1:
            raise reader.problem(
                "cards are revealed one by one, or dealt, or Gold, or drawn into hands, or lie aside: one of the five",
                ("deal", "coin", "joins", "revealed"),
            )
        if new.first and not new.joins:
            raise reader.problem("the first card is drawn from a deck whose cards are drawn into hands", ("joins",))
        if new.joins and new.empty == "leave_top":
            raise reader.problem(
                "no card lies open on a side deck from which one draws", ("discards", "never"), new.empty
            )
        said = [word for word in OF_PLACES if isinstance(raw, dict) and word in raw]
        if new.deck and said:
            raise reader.problem(f"only a place that is no deck (deck: false) has '{said[0]}'", ("deck",))
        if new.fed and new.top != "open":
            raise reader.problem("tokens lie on a card that is open (top: open)", ("top",))
        if new.gets is not None and new.seen != "all":
            raise reader.problem("what lies in a place as soon as it is drawn lies open there (seen: all)", ("seen",))
        if new.deal or new.coin:
            new.hand_like = True
        return new

    @property
    def place(self) -> Place | None:
        """The kind of place it is; None for a side deck."""
        if self.deck:
            return COINS if self.coin else DEALT if self.deal else None
        return replace(
            POOL,
            seen=self.seen,
            played="as dealt" if self.plays else "",
            plays=self.plays,
            when_out=OUT[self.when_out],
        )

    @property
    def lays_out(self) -> bool:
        """Whether its cards come to lie open before its player."""
        return self.coin or self.revealed not in PASSING

    def take_in(self, card: CardDef) -> None:
        """Add a card to this side deck. Problem if nothing could be done with it when it is revealed."""
        if not self.deck:
            raise Problem((), "only cards of the own deck come to lie there, it has none of its own", ("pile",))
        if (self.deal or self.joins) and not card.fits:
            raise Problem((), "a card that is dealt, or joins the hand, is played by its type", ("type",))
        if card.abilities and not self.lays_out:
            raise Problem((), "only a card that stays, or lies open before its player, has 'abilities'", ("stays",))
        if self.joins and not self.revealed:
            return
        if (self.revealed == SERVED) != bool(DRINKS.intersection(card.types)):
            raise Problem(
                (), "a side deck whose cards are 'served' holds Drinks and Drink Events, and no other does", DRINKS
            )
        if self.revealed == SERVED:
            return
        if self.revealed == "replace_top" and card.types != ("static",):
            raise Problem((), "a card that lies open on its side deck is 'static': it has no other type", ("static",))
        if self.revealed in ACTING and (
            card.types != ("static",) or card.cost is not None or card.standing or len(card.modes) > 1
        ):
            raise Problem(
                (), "a card that acts as it is revealed has no type and no price: it says what it does", ("do",)
            )
        if self.revealed == "split_or_now" and ("immediate" in card.types) == (card.given is not None):
            raise Problem(
                (),
                "a card that is kept or given says what it does when it is 'given'; any other is 'immediate'",
                ("given",),
            )
        if bool(self.fed) != bool(card.takes):
            raise Problem((), "what a card 'takes' are tokens with which its side deck is 'fed'", ("fed", "takes"))
        if self.worth and not card.values:
            raise Problem((), "a card that is worth a number to which something on it points has 'values'", ("values",))
        if self.revealed in ("resolve", "resolve_now", "keep_some") and card.types != ("immediate",):
            raise Problem((), "a card that acts as it is revealed is 'immediate'", ("immediate",))
        if self.revealed == "curse_or_slot" and "curse" not in card.types:
            if card.slot is None:
                raise Problem((), "what is revealed needs a 'slot', or is a 'curse'", ("slot", "type"))
            if card.slot[0] not in self.slots:
                raise Problem((), f"there is no slot '{card.slot[0]}'", self.slots, card.slot[0])
        self.check_places(card)
        card.coin = self.coin
        if card.triggers and not self.lays_out:
            raise Problem(
                (), "only a card that comes to lie open before a player waits there for something", ("triggers",)
            )
        if self.hand_like and not BY_THEMSELVES.intersection(card.types):
            card.lying = card
        elif "immediate" in card.types:
            card.sealed = (*card.sealed, *self.cannot)
        card.origin = self.origin or "in_play"
        self.check_links(card)
        if card.price and not self.offers:
            raise Problem((), "only a card of a side deck that 'offers' its cards has a 'price'", ("offers",))
        if self.offers and card.lying is not None:
            if not card.price:
                raise Problem((), "a card that may be sold says its 'price'", ("price",))
            card.abilities = (*card.abilities, SALE)

    def check_links(self, card: CardDef) -> None:
        """Raises Problem unless a card of a chain has a kind, and only one copy: its targets are settled when the chain is declared."""
        for fact, word in (("kind", card.kind), ("needs", card.needs)):
            if word and word not in self.chain:
                raise Problem((fact,), f"'{word}' is no kind of a chain", self.chain, word)
        if self.chain and (not card.kind or card.copies > 1 or len(card.modes) > 1 or card.cost is not None):
            raise Problem(
                (), "a card of a chain has a 'kind', one list of effects, no cost, and no second copy", ("kind",)
            )

    def check_places(self, card: CardDef) -> None:
        """Raises Problem unless the places the card takes exist, and only a card of a line has a rival."""
        if self.revealed in ("immediate_or_slot", "keep_some") and "any" not in self.slots:
            raise Problem((), "cards that take a place need 'slots: {any: …}'", ("slots",))
        if (self.revealed == "line") != bool(self.spots):
            raise Problem((), "a line has 'spots', and nothing else has", ("spots",))
        if card.rival is not None and self.revealed != "line":
            raise Problem((), "only a card of a line has a 'rival'", ("line",))


DRINKS = frozenset(("drink", "drink-event"))
OUT: dict[str, Out] = {"discarded": "discarded", "stays": "", "given_back": "given back"}
"""What becomes of the cards of a place, by the word for it."""
SALE: dict[str, Any] = {"id": "sell", "when": "anytime", "do": [{"offer": {"to": "another"}}]}
"""The ability of the owner of a card with a price while it lies open."""
BY_THEMSELVES = frozenset(("immediate", "static", "triggered", "curse", "none"))
"""Types of cards that act or hold without being played from before a player."""


def spread_picks(cards: tuple[CardDef, ...]) -> None:
    """Give every card of a chain slots of its own for its targets: they are all settled together."""
    taken: dict[str, int] = {}
    for card in cards:
        if card.kind:
            for who in card.modes[0].picks:
                who.slot = taken.setdefault(card.pile, 0)
                taken[card.pile] += 1


def check_rivals(cards: tuple[CardDef, ...]) -> None:
    """Raises Problem unless every rival is another card of the same side deck."""
    for i, card in enumerate(cards):
        if card.rival is not None:
            others = [other.title for other in cards if other.pile == card.pile and other is not card]
            if slug(card.rival.of_) not in map(slug, others):
                raise Problem(
                    ("deck", i, "rival", "of"), f"there is no card '{card.rival.of_}' in this side deck", others
                )
