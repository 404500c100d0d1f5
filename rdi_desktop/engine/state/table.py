# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table, as plain data with a cheap clone. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.state.rng import HasRandom

if TYPE_CHECKING:
    from rdi_desktop.engine.state.records import Record

CardDef = Any
CharacterDef = Any
"""What the language has compiled. The table holds it for whoever can read it, and looks at none of it itself."""
PHASES = ("start", "discard_and_draw", "action", "order", "drink", "end")


class Side:
    """Who owns the numbers: one seat in the ordinary game, several in team games."""

    __slots__ = ("alcohol", "fortitude", "gold")

    def __init__(self, fortitude: int = 20, alcohol: int = 0, gold: int = 10) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold

    def clone(self) -> Side:
        """An independent copy."""
        return Side(self.fortitude, self.alcohol, self.gold)


class Seat:
    """Who owns the cards: hand, deck, Drink Me! pile, tokens, things in play. Piles are card ids, last = top."""

    __slots__ = (
        "asked_always",
        "character",
        "claimed",
        "deck",
        "discard",
        "drink_me",
        "hand",
        "in_play",
        "index",
        "name",
        "out",
        "out_because",
        "piles",
        "side",
        "silent",
        "spent",
        "squeezed",
        "tokens",
        "tracks",
        "used",
        "withdrawn",
    )

    def __init__(self, index: int, side: int, name: str, character: CharacterDef, asked_always: bool) -> None:
        self.index = index
        self.side = side
        self.name = name
        self.character = character
        self.asked_always = asked_always
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.drink_me: list[int] = []
        self.in_play: list[int] = []
        self.piles: dict[str, list[int]] = {}
        """Side decks by their ids, face down."""
        self.squeezed: list[int] = []
        """Cards in play that take no place, although their kind does."""
        self.spent: dict[str, list[int]] = {}
        """Their discard piles."""
        self.tokens: dict[str, int] = {}
        self.tracks: dict[str, int] = {}
        self.claimed: dict[str, int] = {}
        self.used: list[str] = []
        """What was used up, as 'phase:ability', 'turn:ability', 'game:ability'."""
        self.out = False
        self.out_because: str | None = None
        self.withdrawn = False
        """Out of reach of everything until the start of the own next turn."""
        self.silent = False
        """Plays nothing: withdrawn, or passed out in a Drinking Contest that is still going on."""

    def holding(self, word: str) -> int:
        """How much of a token, claimed token or track it has."""
        if word in self.claimed:
            return self.claimed[word]
        if word in self.tokens:
            return self.tokens[word]
        return self.tracks.get(word, 0)

    def clone(self) -> Seat:
        """An independent copy."""
        new = Seat.__new__(Seat)
        new.index = self.index
        new.side = self.side
        new.name = self.name
        new.character = self.character
        new.asked_always = self.asked_always
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.drink_me = self.drink_me[:]
        new.in_play = self.in_play[:]
        new.piles = {k: v[:] for k, v in self.piles.items()} if self.piles else {}
        new.squeezed = self.squeezed[:]
        new.spent = {k: v[:] for k, v in self.spent.items()} if self.spent else {}
        new.tokens = self.tokens.copy()
        new.tracks = self.tracks.copy()
        new.claimed = self.claimed.copy()
        new.used = self.used[:]
        new.out = self.out
        new.out_because = self.out_because
        new.withdrawn = self.withdrawn
        new.silent = self.silent
        return new


class Round:
    """A Round of Gambling."""

    __slots__ = (
        "in_control",
        "last",
        "next",
        "only",
        "opener",
        "opened_in",
        "opening",
        "over",
        "passed",
        "players",
        "running",
        "winner",
    )

    def __init__(self, opener: int, players: list[int]) -> None:
        self.opener = opener
        self.players = players
        """Seats still in the Round, in turn order from the opener."""
        self.in_control: int | None = None
        self.next = opener
        """Seat that plays or passes next."""
        self.last: int | None = None
        """The card that took control last."""
        self.only: tuple[str, ...] = ()
        """Card types that alone may take control next ('Winning Hand!'); empty: any."""
        self.passed: list[int] = []
        """Seats that have passed since control last changed hands."""
        self.opening = False
        """Its Prize is being picked or its first antes are being paid: nobody may touch it yet."""
        self.running = False
        """Seats play or pass in turn already."""
        self.over = False
        """Nobody may touch the Round any more."""
        self.winner: int | None = None
        self.opened_in = opener
        """Whose turn it was opened in."""

    def clone(self) -> Round:
        """An independent copy."""
        new = Round(self.opener, self.players[:])
        new.in_control = self.in_control
        new.next = self.next
        new.last = self.last
        new.only = self.only
        new.passed = self.passed[:]
        new.opening = self.opening
        new.running = self.running
        new.over = self.over
        new.winner = self.winner
        new.opened_in = self.opened_in
        return new


class Table(HasRandom):
    """The whole table. Card ids index `cards` and `owners`, which never change during a game."""

    __slots__ = (
        "acting",
        "actions_left",
        "actions_played",
        "bar_deck",
        "cards",
        "commands",
        "doomed",
        "drink_deck",
        "drink_discard",
        "held",
        "inn_gold",
        "next_id",
        "options",
        "orders_left",
        "owners",
        "phase",
        "pot_cards",
        "pot_gold",
        "prize_bin",
        "prizes",
        "round",
        "seats",
        "sides",
        "stack",
        "steps",
        "turn",
        "turn_number",
    )

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[CardDef] = []
        self.owners: list[int | None] = []
        self.seats: list[Seat] = []
        self.sides: list[Side] = []
        self.drink_deck: list[int] = []
        self.drink_discard: list[int] = []
        self.bar_deck: list[int] | None = None
        self.inn_gold = 0
        self.pot_gold = 0
        self.pot_cards: list[int] = []
        self.prizes: list[int] = []
        self.prize_bin: list[int] = []
        self.round: Round | None = None
        self.stack: list[Record] = []
        self.turn = 0
        self.turn_number = 0
        self.commands = 0
        """Commands since this turn began."""
        self.steps = 0
        """Steps of the rules since the last command."""
        self.phase = "start"
        self.acting = False
        """Whether what happens at the beginning of this Action phase has happened."""
        self.actions_left = 1
        self.actions_played = 0
        self.orders_left = 0
        self.held = 0
        """How many things hold the losing check back (a Drinking Contest)."""
        self.doomed: list[int] = []
        """Seats that have passed out in a Drinking Contest which is still going on."""
        self.next_id = 1
        self.options: dict[str, Any] = {}

    def clone(self) -> Table:
        """An independent copy. Only between plays: what waits on the stack belongs to procedures."""
        assert not self.stack
        new = Table.__new__(Table)
        new.rng = self.rng
        new.cards = self.cards
        new.owners = self.owners
        new.seats = [seat.clone() for seat in self.seats]
        new.sides = [side.clone() for side in self.sides]
        new.drink_deck = self.drink_deck[:]
        new.drink_discard = self.drink_discard[:]
        new.bar_deck = None if self.bar_deck is None else self.bar_deck[:]
        new.inn_gold = self.inn_gold
        new.pot_gold = self.pot_gold
        new.pot_cards = self.pot_cards[:]
        new.prizes = self.prizes[:]
        new.prize_bin = self.prize_bin[:]
        new.round = None if self.round is None else self.round.clone()
        new.stack = []
        new.turn = self.turn
        new.turn_number = self.turn_number
        new.commands = self.commands
        new.steps = self.steps
        new.phase = self.phase
        new.acting = self.acting
        new.actions_left = self.actions_left
        new.actions_played = self.actions_played
        new.orders_left = self.orders_left
        new.held = self.held
        new.doomed = self.doomed[:]
        new.next_id = self.next_id
        new.options = self.options
        return new

    def side(self, seat: int) -> Side:
        """The numbers of that seat."""
        return self.sides[self.seats[seat].side]

    def gold(self, seat: int) -> int:
        """Gold in the stash of that seat."""
        return self.sides[self.seats[seat].side].gold

    def order_from(self, seat: int) -> list[int]:
        """Seats still in the game in turn order, starting with `seat` (if it is still in)."""
        seats = self.seats
        return [s.index for s in seats[seat:] + seats[:seat] if not s.out]

    def others(self, seat: int) -> list[int]:
        """Seats still in the game on other sides, in turn order from the left of `seat`."""
        seats = self.seats
        side = seats[seat].side
        return [s.index for s in seats[seat + 1 :] + seats[:seat] if s.side != side and not s.out]

    def next_seat(self, seat: int) -> int:
        """The next seat still in the game to the left."""
        n = len(self.seats)
        for step in range(1, n + 1):
            other = (seat + step) % n
            if not self.seats[other].out:
                return other
        return seat

    def sides_left(self) -> list[int]:
        """Sides with somebody still in the game."""
        left: list[int] = []
        for seat in self.seats:
            if not seat.out and seat.side not in left:
                left.append(seat.side)
        return left

    def new_id(self) -> int:
        """A new id for a stack entry."""
        n = self.next_id
        self.next_id = n + 1
        return n

    def all_piles(self) -> Iterator[list[int]]:
        """Every pile of cards on the table, for counting (cards on the stack are beside)."""
        for seat in self.seats:
            yield seat.hand
            yield seat.deck
            yield seat.discard
            yield seat.drink_me
            yield seat.in_play
            yield from seat.piles.values()
            yield from seat.spent.values()
        yield self.drink_deck
        yield self.drink_discard
        if self.bar_deck is not None:
            yield self.bar_deck
        yield self.prizes
        yield self.prize_bin
        yield self.pot_cards
