# SPDX-License-Identifier: GPL-3.0-or-later
"""Costs: paid when something is played, never refunded. Numbers in costs are never numerals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.amounts import MOST
from rdi_desktop.engine.language.kinds import (
    CARDS,
    KIND,
    LYING,
    asked_for,
    demanded,
    demands,
    enough,
    lying,
    of_place,
    price_of,
    takes,
)
from rdi_desktop.engine.language.spec import Field, FieldType, Ident, Int, ListOf, Node, Reader, Word, describe

if TYPE_CHECKING:
    from rdi_desktop.engine.language.ctx import Ctx
    from rdi_desktop.engine.state.table import Table

Spend = dict[str, int]
"""One way to pay: token id → how many of them, 'cards' → how many from the hand ('cards:WORD': of that kind), 'gold' → how much."""


FLIP = "flip:"
"""Before the id of a thing with two sides, as a price: it is turned over."""


WORTH = "worth:"
"""Before the id of a side deck, as a price: open cards of it with numbers of at least this sum."""


class Price:
    """An amount of one thing; `n` None means any number, stored as X."""

    __slots__ = ("flips", "n", "to_box", "what")

    def __init__(self, what: str, n: int | None, to_box: bool, flips: bool = False) -> None:
        self.flips = flips
        """It turns over one thing of the kind `what`."""
        self.what = what
        self.n = n
        self.to_box = to_box


class Cost:
    """All of several prices."""

    __slots__ = ("prices",)

    def __init__(self, prices: tuple[Price, ...]) -> None:
        self.prices = prices

    def ways(self, ctx: Ctx, card: int | None) -> list[tuple[Spend, Spend]]:
        """Every way to pay now: (what is paid, how much of each thing it counts as)."""
        ways: list[tuple[Spend, Spend]] = [({}, {})]
        for price in self.prices:
            longer: list[tuple[Spend, Spend]] = []
            for paid, counted in ways:
                for more, worth in price_ways(ctx, price, paid, card):
                    total = dict(paid)
                    for key, n in more.items():
                        total[key] = total.get(key, 0) + n
                    longer.append((total, {**counted, price.what: worth}))
            ways = longer
        return [way for way in ways if cards_suffice(ctx, way[0], card)]


def price_ways(ctx: Ctx, price: Price, paid: Spend, card: int | None) -> list[tuple[Spend, int]]:
    """Ways to pay one price in addition to `paid`, each with its number."""
    table = ctx.game.table
    seat = table.seats[ctx.me]
    if price.flips:
        things = [FLIP + thing for thing in seat.character.sides[price.what].things]
        return [({thing: 1}, 1) for thing in things if purse(ctx, thing, card) > paid.get(thing, 0)]
    have = purse(ctx, price.what, card) - paid.get(price.what, 0)
    decl = seat.character.tokens.get(price.what)
    pays_as = decl.pays_as if decl is not None else {}
    cards_each = pays_as.get("cards", 0)
    cards = purse(ctx, "cards", card) - paid.get("cards", 0)
    most = have + (cards // cards_each if cards_each else 0)
    amounts = [price.n] if price.n is not None else list(range(1, most + 1))
    ways: list[tuple[Spend, int]] = []
    for n in amounts:
        for tokens in range(min(n, have), -1, -1):
            if tokens < n and (not cards_each or (n - tokens) * cards_each > cards):
                continue
            spend: Spend = {price.what: tokens} if tokens else {}
            if tokens < n:
                spend["cards"] = (n - tokens) * cards_each
            ways.append((spend, n))
            if not cards_each:
                break
    return ways


def purse(ctx: Ctx, what: str, card: int | None) -> int:
    """How much of a thing the seat can spend now."""
    table = ctx.game.table
    seat = table.seats[ctx.me]
    if what == CARDS:
        return len(seat.hand) - (1 if card in seat.hand else 0)
    if asked_for(what):
        return sum(takes(what, table.cards[held]) for held in seat.hand if held != card)
    if what.startswith(LYING):
        return sum(takes(what, table.cards[there]) for there in cards_there(table, ctx.me, of_place(what) or ""))
    if what.startswith(WORTH):
        growing = cards_there(table, ctx.me, what.removeprefix(WORTH))
        return sum(worth(table, ctx.me, there) for there in growing)
    if what.startswith(FLIP):
        return 1 - seat.tracks[what.removeprefix(FLIP)]
    if what == "gold":
        return table.gold(ctx.me)
    pile = staked(seat.character, what)
    if pile is not None:
        return len(seat.piles[pile])
    track = seat.character.tracks.get(what)
    return seat.holding(what) - (track.range[0] if track is not None and not track.of_ else 0)


def staked(character: Any, what: str) -> str | None:
    """The place whose top cards are paid for this, and lie under the card that is played; None for anything else."""
    for id, decl in character.piles.items():
        if decl.tucks is not None and decl.tucks.as_ == what:
            return str(id)
    return None


def cards_there(table: Table, seat: int, pile: str) -> list[int]:
    """The cards in a place of a seat; of a side deck the seat's own cards that lie open before it."""
    where = table.seats[seat]
    if pile in where.areas:
        return where.piles[pile]
    return [card for card in where.in_play if table.cards[card].pile == pile and table.owners[card] == seat]


def worth(table: Table, seat: int, card: int) -> int:
    """Which of the numbers printed on a card counts now: the one at its token."""
    where, cdef = table.seats[seat], table.cards[card]
    if not cdef.values:
        return 0
    at = where.counter(card, where.character.piles[cdef.pile].worth)
    return int(cdef.values[min(at, len(cdef.values) - 1)])


def cards_suffice(ctx: Ctx, spend: Spend, card: int | None) -> bool:
    """Whether the hand, without the card that is played, and each place have a different card for each price."""
    table = ctx.game.table
    for pile in {place for what in spend if (place := of_place(what)) is not None}:
        if not enough(demanded(spend, pile), (table.cards[there] for there in cards_there(table, ctx.me, pile))):
            return False
    wanted = demands(spend)
    if len(wanted) < 2 or wanted[0] == CARDS:
        return True  # `purse` has already checked a single price
    return enough(wanted, (table.cards[held] for held in table.seats[ctx.me].hand if held != card))


class CardsOfKind(Node):
    """Cards of one kind, from the hand."""

    FIELDS = {
        "kind": Field(KIND, doc="which cards"),
        "pick": Field(Int(1, MOST), 1, "how many"),
    }
    kind: str
    pick: int


def kinds_asked(raw: Any, reader: Reader) -> list[Price]:
    """{kind: …, pick: 1}, or a list of such: cards of the hand to be discarded."""
    items = raw if isinstance(raw, list) else [raw]
    each = [reader.inside(i, CardsOfKind.read, item, reader) for i, item in enumerate(items)]
    return [Price(price_of(one.kind), one.pick, False) for one in each]


class AnyOf(FieldType):
    """One card as a price: an icon, a list of icons of which any will do, or any card."""

    name = "an icon, a list of icons, or any"

    def read(self, raw: Any, reader: Reader) -> tuple[str, ...]:
        """The icons; empty: any card."""
        words: tuple[str, ...] = () if raw == "any" else ListOf(Ident("icon")).read(raw, reader)
        return words

    def schema(self) -> dict[str, Any]:
        return ListOf(Ident("icon")).schema()


class FromPlace(Node):
    """Cards in one of the player's places, or open before the player: of certain kinds, a number of them, or of a total worth.

    Which ones is asked when they are paid.
    """

    FIELDS = {
        "from": Field(Ident("pile"), doc="the place, or the side deck whose open cards are meant"),
        "kinds": Field(
            ListOf(AnyOf()), (), "a card for each of these: an icon, a list of icons of which any will do, or any"
        ),
        "pick": Field(Int(1, 9), 0, "so many, whichever"),
        "worth": Field(Int(1, 20), 0, "any whose numbers come to so much"),
    }
    from_: str
    kinds: tuple[tuple[str, ...], ...]
    pick: int
    worth: int

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The price: exactly one of the three, from a place where cards lie."""
        new = super().read(raw, reader)
        if bool(new.kinds) + bool(new.pick) + bool(new.worth) != 1:
            raise reader.problem(
                "what is paid from a place is of 'kinds', or a 'pick', or 'worth' so much", ("kinds", "pick", "worth")
            )
        if new.worth and new.from_ not in reader.worthy:
            raise reader.problem("only cards of a side deck that says their 'worth' come to a number", ("worth",))
        if not new.worth and new.from_ not in reader.areas:
            raise reader.problem("cards are paid from a place (deck: false)", reader.areas, new.from_)
        return new

    def prices(self) -> list[Price]:
        """What it takes."""
        if self.worth:
            return [Price(f"{WORTH}{self.from_}", self.worth, False)]
        if self.pick:
            return [Price(lying(self.from_), self.pick, False)]
        wanted = [lying(self.from_, kinds) for kinds in self.kinds]
        return [Price(what, wanted.count(what), False) for what in dict.fromkeys(wanted)]


class CostType(FieldType):
    """A cost: a mapping of prices."""

    name = "cost"

    def read(self, raw: Any, reader: Reader) -> Cost:
        if not isinstance(raw, dict):
            raise reader.problem(f"expected a cost (a mapping), found {describe(raw)}")
        prices = []
        box = raw.get("to") == "box"
        if "from" in raw:
            there = {key: value for key, value in raw.items() if key in FromPlace.FIELDS}
            prices += FromPlace.read(there, reader).prices()
            raw = {key: value for key, value in raw.items() if key not in there}
        for key, value in raw.items():
            if key == "to":
                reader.inside(key, Word("box").read, value, reader)
            elif key == "flip":
                prices.append(
                    Price(reader.inside(key, Ident("kind of thing").read, value, reader), 1, False, flips=True)
                )
            elif key == "discard":
                prices += reader.inside(key, kinds_asked, value, reader)
            elif key in ("cards", "gold") or key in reader.tokens or key in reader.tracks or key in reader.stakes:
                if value == "x":
                    prices.append(Price(key, None, box))
                elif isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST:
                    prices.append(Price(key, value, box))
                else:
                    reader.path.append(key)
                    raise reader.problem(
                        f"expected a whole number from 1 to {MOST} or x, found {describe(value)}", ("x",)
                    )
            else:
                raise reader.problem(
                    f"unknown cost '{key}'",
                    ["cards", "discard", "flip", "from", "gold", "to", *reader.tokens],
                    str(key),
                )
        if not prices:
            raise reader.problem(
                "this costs nothing: say what it takes", ["cards", "discard", "flip", "from", "gold", *reader.tokens]
            )
        if box and (kept := next((price.what for price in prices if price.what not in reader.claimed), None)):
            raise reader.problem(
                f"'to: box' is for tokens claimed from a track: {kept} that is paid does not leave the game"
            )
        return Cost(tuple(prices))

    def schema(self) -> dict[str, Any]:
        return {"$ref": "#/$defs/cost"}


COST = CostType()
