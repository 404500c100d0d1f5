# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the table, as plain data with a cheap clone. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.state.bounds import STEPS
from rdi_desktop.engine.state.compiled import CardDef, CharacterDef, Dungeon, MachineDef, Variant
from rdi_desktop.engine.state.crawl import Crawl
from rdi_desktop.engine.state.gambling import Round
from rdi_desktop.engine.state.kit import PLAYER, USUAL, Figures, Waiting
from rdi_desktop.engine.state.places import OF_SEAT, OF_TABLE, SIDE_DECK, SIDE_DISCARD, Pile, Place
from rdi_desktop.engine.state.rng import HasRandom

if TYPE_CHECKING:
    from rdi_desktop.engine.state.records import Record

Back = tuple[int, str]
"""What the back of a card shows: its owner (-1: nobody), and the side deck or tavern it is from ('': the deck itself)."""
OPEN, UNDISTURBED, ENDED, HUSHED = range(4)
"""How much may be played at present. OPEN: whatever fits. UNDISTURBED: what waits may be answered, but nobody may interrupt. ENDED: the
turn has ended at once, and nothing more is played in it [427]. HUSHED: something acts, and by rule nobody plays anything until it is
done."""
PILES_OF_SEAT = tuple(place.name for place in OF_SEAT)
PILES_OF_TABLE = tuple(place.name for place in OF_TABLE)
LIMIT = 20
"""Highest Fortitude and Alcohol Content [91]."""


class Side:
    """The owner of the numbers: one seat in the ordinary game, several in team games."""

    __slots__ = ("alcohol", "facing", "figures", "fortitude", "gold", "members", "opening", "potions", "room")

    def __init__(self, fortitude: int = 20, alcohol: int = 0, gold: int = 10, members: tuple[int, ...] = ()) -> None:
        self.fortitude = fortitude
        self.alcohol = alcohol
        self.gold = gold
        self.members = members
        """Its seats, clockwise."""
        self.potions = 0
        """Potion Tokens."""
        self.room = ""
        """The room of the dungeon in which its token stands; '' without a dungeon."""
        self.figures = USUAL
        self.opening: Figures | None = None
        """Its figures in its very first turn, if they differ; None once that turn is over."""
        self.facing: dict[int, Side] | None = None
        """For an automaton: a track for each opponent, by the opponent's seat. None for all others."""

    def clone(self) -> Side:
        """An independent copy."""
        new = Side(self.fortitude, self.alcohol, self.gold, self.members)
        new.potions = self.potions
        new.room = self.room
        new.figures = self.figures
        new.opening = self.opening
        if self.facing is not None:
            new.facing = {seat: track.clone() for seat, track in self.facing.items()}
        return new


class Seat:
    """The owner of cards: hand, deck, Drink Me! pile, tokens, things in play. Piles are card ids, last = top."""

    __slots__ = (
        *PILES_OF_SEAT,
        "areas",
        "asked_always",
        "boss",
        "character",
        "claimed",
        "counters",
        "index",
        "joins",
        "kit",
        "marks",
        "mute",
        "name",
        "out",
        "out_because",
        "piles",
        "side",
        "silent",
        "spent",
        "spots",
        "squeezed",
        "struck_at",
        "struck_by",
        "tokens",
        "topped",
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
        self.boss = False
        """Whether it plays with its Boss cards."""
        self.kit = PLAYER
        for place in PILES_OF_SEAT:
            setattr(self, place, [])
        self.piles: dict[str, list[int]] = {}
        """Side decks and other places of the character by their ids; side decks lie face down."""
        self.areas: dict[str, Place] = {}
        """The kinds of those places that are no side decks; fixed as the game begins."""
        self.joins: tuple[str, ...] = ()
        """Side decks whose cards belong to the seat's own deck once they have been drawn; fixed as the game begins."""
        self.topped: tuple[str, ...] = ()
        """Side decks whose top cards lie open; fixed as the game begins."""
        self.squeezed: list[int] = []
        """Cards in play that take no place, although cards of their kind do."""
        self.spots: dict[int, int] = {}
        """The positions of cards in play that stand in a line: card → position, from 0."""
        self.counters: dict[int, dict[str, int]] = {}
        """Counters on cards in play: card → what is counted → how many. They go with the card; a 0 is stored as well."""
        self.spent: dict[str, list[int]] = {}
        """The discard piles of side decks."""
        self.tokens: dict[str, int] = {}
        self.tracks: dict[str, int] = {}
        self.claimed: dict[str, int] = {}
        self.marks: dict[str, tuple[int, ...]] = {}
        """Where tokens lie on tracks of Fortitude and Alcohol Content when the game begins, by the ids of the tracks; never changed."""
        self.used: list[str] = []
        """Abilities that were used up, as 'phase:ability', 'turn:ability', 'game:ability'."""
        self.out: bool = False
        self.out_because: str | None = None
        self.struck_by: int | None = None
        """Whose play was the last of another side's to take Fortitude from it."""
        self.struck_at = 0
        """In which turn that was."""
        self.withdrawn = False
        """Out of reach of everything until the start of its next turn."""
        self.mute = 0
        """It plays nothing, though it is within reach: 2 until the end of the present turn, 1 until the end of its next one; 0: it may
        play."""
        self.silent = False
        """It plays nothing: it has withdrawn, or has passed out in a Drinking Contest that is still going on."""

    hand: list[int]
    deck: list[int]
    discard: list[int]
    drink_me: list[int]
    in_play: list[int]
    box: list[int]
    potted: list[int]
    """Cards of its side decks that lie face down in the pot."""
    anted: list[int]
    """Cards that count as Gold and that this seat has looked at and put face down into the pot."""

    def take_up(self, card: int, *among: str) -> str:
        """Take a card out of this seat's hand or from before it (or out of one of its other places), with all counters on it.

        Returns the name of the place it was in. ValueError if it lay in none of them.
        """
        for name in among or ("hand", "in_play"):
            cards: list[int] = getattr(self, name)
            if card in cards:
                cards.remove(card)
                if self.squeezed and card in self.squeezed:
                    self.squeezed.remove(card)
                if self.spots:
                    self.spots.pop(card, None)
                if self.counters:
                    self.counters.pop(card, None)
                return name
        for name, place in self.areas.items():
            if place.played and not among and card in self.piles[name]:
                self.piles[name].remove(card)
                return name
        raise ValueError(f"card {card} does not lie there")

    def lay_open(self, card: int, squeezed: bool = False) -> None:
        """Put a card before this seat; `squeezed`: it takes no place, although cards of its kind do."""
        self.in_play.append(card)
        if squeezed:
            self.squeezed.append(card)

    def counter(self, card: int, word: str) -> int:
        """The number of counters of that kind on a card in play; 0 if there are none."""
        return self.counters[card].get(word, 0) if card in self.counters else 0

    def holding(self, word: str) -> int:
        """How many of a token or claimed token it has, or its value on a track."""
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
        new.boss = self.boss
        new.kit = self.kit
        for place in PILES_OF_SEAT:
            setattr(new, place, getattr(self, place)[:])
        new.areas = self.areas
        new.joins = self.joins
        new.topped = self.topped
        new.piles = {k: v[:] for k, v in self.piles.items()} if self.piles else {}
        new.squeezed = self.squeezed[:]
        new.spots = self.spots.copy()
        new.counters = {card: numbers.copy() for card, numbers in self.counters.items()} if self.counters else {}
        new.spent = {k: v[:] for k, v in self.spent.items()} if self.spent else {}
        new.tokens = self.tokens.copy()
        new.tracks = self.tracks.copy()
        new.claimed = self.claimed.copy()
        new.marks = self.marks
        new.used = self.used[:]
        new.out = self.out
        new.out_because = self.out_because
        new.struck_by = self.struck_by
        new.struck_at = self.struck_at
        new.withdrawn = self.withdrawn
        new.mute = self.mute
        new.silent = self.silent
        return new


class Table(HasRandom):
    """The whole table. Card ids index `cards` and `owners`, which never change during a game."""

    __slots__ = (
        *PILES_OF_TABLE,
        "acting",
        "again",
        "actions_left",
        "actions_played",
        "hand_actions",
        "many",
        "cards",
        "coins",
        "commands",
        "crawl",
        "cuts",
        "deed_done",
        "doomed",
        "dungeon",
        "ended",
        "given_away",
        "held",
        "inn_gold",
        "last_id",
        "next_id",
        "options",
        "ordering",
        "orders_left",
        "owners",
        "phase",
        "pot_gold",
        "priority",
        "machine",
        "quiet",
        "round",
        "rounds",
        "seats",
        "sides",
        "stack",
        "teams",
        "to_act",
        "turn",
        "turn_number",
        "turns",
        "variant",
    )

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[CardDef] = []
        self.owners: list[int | None] = []
        self.seats: list[Seat] = []
        self.sides: list[Side] = []
        for place in PILES_OF_TABLE:
            setattr(self, place, [])
        self.bar_deck = self.rooms = self.loot = self.trick = self.trick_discard = None
        self.inn_gold = 0
        self.pot_gold = 0
        self.coins: dict[tuple[int, str | int], int | str] = {}
        """Things that count as Gold, by their owner and their id (for a card its number) → where each is: the seat in whose stash it lies,
        'pot' or 'inn'. A card that goes to the Inn is out of the game, and counts no more."""
        self.given_away: dict[int, tuple[int, int]] = {}
        """Cards that lie unseen with another seat: card → (the seat that gave it, the number of the gift). Cards given at the same time
        have the same number."""
        self.round: Round | None = None
        self.stack: list[Record] = []
        self.turn: int = 0
        self.turn_number = 0
        self.commands = 0
        """Commands since this turn began."""
        self.last_id = STEPS
        """Limit for the ids of records that follow from this command; each step of the rules lowers it by one."""
        self.quiet = OPEN
        """OPEN, UNDISTURBED, ENDED or HUSHED."""
        self.deed_done = False
        """Whether those who are out have done their one deed."""
        self.turns = 0
        """Consecutive turns in which nobody was asked anything."""
        self.cuts = 0
        """How often a turn was cut short since the last command because it would not end."""
        self.rounds = 0
        """Rounds of Gambling in this turn."""
        self.phase = "start"
        self.acting = False
        """Whether the effects at the beginning of this Action phase have happened."""
        self.again: list[tuple[str, int]] = []
        """Phases of this turn that will be played once more, and by which seat, the next one first."""
        self.to_act: dict[int, Waiting] = {}
        """Seats of the active side that come after the present one in this phase."""
        self.ended: dict[int, bool] = {}
        """Seats of the active side whose turn has ended before that of the others → whether they stay away after it [231]."""
        self.actions_left = 1
        self.actions_played = 0
        self.hand_actions = 0
        """How many of the Actions left are only for cards of the hand."""
        self.many = ""
        """The kind of cards of which any number are one Action, while they are being played; '': none."""
        self.orders_left = 0
        """Drinks that the rules let the active side order in this phase, less those it has ordered. Changes to that number are added when
        it is read, so this may be below 0."""
        self.ordering: tuple[int, ...] = ()
        """The seats that order in this phase, if not all that take part in the turn."""
        self.held = 0
        """How many things hold back the check for who is out (Drinking Contests)."""
        self.doomed: list[int] = []
        """Seats that have passed out in a Drinking Contest that is still going on."""
        self.next_id = 1
        self.options: dict[str, Any] = {}
        self.variant: Variant | None = None
        """The variant of teams that is played; None in the ordinary game."""
        self.dungeon: Dungeon | None = None
        """The dungeon in the middle of the table; None without one."""
        self.crawl: Crawl | None = None
        """The taverns of a Pub Crawl; None without one."""
        self.machine: MachineDef | None = None
        """The machine that plays against a team; None at a table without one."""
        self.priority: int | None = None
        """The Priority Target of a machine; None at a table without one."""
        self.teams = False
        """Whether some seats share a side."""

    drink_deck: list[int]
    drink_discard: list[int]
    bar_deck: list[int] | None
    prizes: list[int]
    prize_bin: list[int]
    pot_cards: list[int]
    rooms: list[int] | None
    loot: list[int] | None
    trick: list[int] | None
    trick_discard: list[int] | None
    tray: list[int]

    def clone(self) -> Table:
        """An independent copy. Only between plays: entries on the stack belong to running procedures."""
        assert not self.stack
        new = Table.__new__(Table)
        new.rng = self.rng
        new.cards = self.cards
        new.owners = self.owners
        new.seats = [seat.clone() for seat in self.seats]
        new.sides = [side.clone() for side in self.sides]
        for place in PILES_OF_TABLE:
            lying: list[int] | None = getattr(self, place)
            setattr(new, place, None if lying is None else lying[:])
        new.inn_gold = self.inn_gold
        new.pot_gold = self.pot_gold
        new.coins = self.coins.copy()
        new.given_away = self.given_away.copy()
        new.round = None if self.round is None else self.round.clone()
        new.stack = []
        new.turn = self.turn
        new.turn_number = self.turn_number
        new.commands = self.commands
        new.last_id = self.last_id
        new.quiet = self.quiet
        new.turns = self.turns
        new.cuts = self.cuts
        new.deed_done = self.deed_done
        new.rounds = self.rounds
        new.phase = self.phase
        new.acting = self.acting
        new.again = self.again[:]
        new.to_act = self.to_act.copy()
        new.ended = self.ended.copy()
        new.actions_left = self.actions_left
        new.actions_played = self.actions_played
        new.hand_actions = self.hand_actions
        new.many = self.many
        new.orders_left = self.orders_left
        new.ordering = self.ordering
        new.held = self.held
        new.doomed = self.doomed[:]
        new.next_id = self.next_id
        new.options = self.options
        new.variant = self.variant
        new.dungeon = self.dungeon
        new.crawl = None if self.crawl is None else self.crawl.clone()
        new.machine = self.machine
        new.priority = self.priority
        new.teams = self.teams
        return new

    def side(self, seat: int) -> Side:
        """The numbers of that seat."""
        return self.sides[self.seats[seat].side]

    def track(self, seat: int, by: int | None) -> Side:
        """The numbers of that seat as `by` sees them: of a seat with a track for each opponent, the track for `by`."""
        side = self.sides[self.seats[seat].side]
        return side if side.facing is None or by is None else side.facing.get(by, side)

    def gold(self, seat: int) -> int:
        """Gold in the stash of that seat."""
        return self.sides[self.seats[seat].side].gold

    def order_from(self, seat: int) -> list[int]:
        """Seats still in the game in turn order, starting with `seat` (if it is still in the game)."""
        seats = self.seats
        return [s.index for s in seats[seat:] + seats[:seat] if not s.out]

    def others(self, seat: int) -> list[int]:
        """Seats still in the game on other sides, in turn order from the left of `seat`."""
        seats = self.seats
        side = seats[seat].side
        found = []
        for other in seats[seat + 1 :] + seats[:seat]:
            if other.side != side and not other.out:
                found.append(other.index)  # noqa: PERF401 - asked at every turn: a plain loop is faster
        return found

    def allies(self, seat: int) -> tuple[int, ...]:
        """The seats of that seat's side, itself among them."""
        return self.sides[self.seats[seat].side].members

    def side_in(self, seat: int) -> list[int]:
        """The seats of that seat's side that are still in the game, clockwise."""
        seats = self.seats
        members = self.sides[seats[seat].side].members
        if len(members) == 1:
            return [] if seats[seat].out else [seat]
        return [seat.index for seat in map(seats.__getitem__, members) if not seat.out]

    def one_of_each(self, seats: list[int]) -> list[int]:
        """The first seat of each side among these."""
        found: dict[int, int] = {}
        for seat in seats:
            found.setdefault(self.seats[seat].side, seat)
        return list(found.values())

    def next_side(self, seat: int) -> int:
        """The next seat to the left that is still in the game and on another side: the first one of that side."""
        others = self.others(seat)
        return others[0] if others else seat

    def next_seat(self, seat: int) -> int:
        """The next seat still in the game to the left."""
        n = len(self.seats)
        for step in range(1, n + 1):
            other = (seat + step) % n
            if not self.seats[other].out:
                return other
        return seat

    def rivals(self) -> list[int]:
        """Sides that may still win."""
        return list(dict.fromkeys(seat.side for seat in self.seats if not seat.out and seat.kit.loses))

    def new_id(self) -> int:
        """A new id for a stack entry."""
        n = self.next_id
        self.next_id = n + 1
        return n

    def back(self, card: int) -> Back:
        """What the back of a card shows."""
        owner, pile = self.owners[card], self.cards[card].pile
        if owner is None:
            return (-1, pile if self.crawl is None else self.crawl.pours.get(card, pile))
        return (owner, pile)

    def home(self, card: int) -> list[int]:
        """The pile to which a card goes when it is discarded: that of its deck or side deck."""
        owner, cdef = self.owners[card], self.cards[card]
        if owner is None:
            if self.crawl is not None and (drunk := self.crawl.home(card)) is not None:
                return drunk
            if self.loot is not None and "loot" in cdef.subtypes:
                return self.loot  # it can be gained again [202]
            if self.trick_discard is not None and "trick" in cdef.subtypes:
                return self.trick_discard
            return self.prize_bin if "prize" in cdef.subtypes else self.drink_discard
        where, pile = self.seats[owner], cdef.pile
        if not pile or pile in where.joins:
            return where.discard
        if pile in where.areas and where.areas[pile].played:  # it may be played again
            return where.box if where.out else where.in_play
        return where.spent[pile]

    def unused(self, card: int) -> list[int]:
        """The pile to which an unused card goes: a Prize lies in the Inn again, any other goes to its discard pile."""
        return self.prizes if "prize" in self.cards[card].subtypes else self.home(card)

    def renew(self, pile: list[int], discards: list[int]) -> bool:
        """Shuffle the discards into an empty pile. Returns whether it did."""
        if pile or not discards:
            return False
        pile[:], discards[:] = discards, []
        self.shuffle(pile)
        return True

    def has_place(self, seat: int, name: str) -> bool:
        """Whether there is such a place: one that every seat has, one in the middle of the table, or the seat's own."""
        return name in PILES_OF_SEAT or name in PILES_OF_TABLE or name in self.seats[seat].piles

    def pile(self, seat: int, name: str) -> list[int]:
        """The cards of a place by its name: of the seat, one of its side decks, or in the middle of the table."""
        where = self.seats[seat]
        if name in where.piles:
            return where.piles[name]
        found: list[int] = getattr(self if name in PILES_OF_TABLE else where, name)
        return found

    def open_tops(self) -> dict[int, str]:
        """The top cards of side decks that lie open, each with its side deck."""
        return {seat.piles[name][-1]: name for seat in self.seats for name in seat.topped if seat.piles[name]}

    def lying_in(self, seat: int, name: str) -> list[int]:
        """The cards of a place that may also be a side deck of another seat, which is shared, or of nobody, such as a Boss's."""
        if name in PILES_OF_SEAT:
            return self.pile(seat, name)
        holder = next((where for where in (self.seats[seat], *self.seats) if name in where.piles), None)
        return [] if holder is None else holder.piles[name]

    def piles(self) -> Iterator[Pile]:
        """Every place with its cards (cards on the stack are in none)."""
        for seat in self.seats:
            for place in OF_SEAT:
                yield Pile(place, seat.index, getattr(seat, place.name), self.sides[seat.side].members)
            for name, cards in seat.piles.items():
                yield Pile(seat.areas.get(name, SIDE_DECK), seat.index, cards, self.sides[seat.side].members)
            for cards in seat.spent.values():
                yield Pile(SIDE_DISCARD, seat.index, cards)
        for place in OF_TABLE:
            lying: list[int] | None = getattr(self, place.name)
            if lying is not None:
                yield Pile(place, None, lying)
        if self.crawl is not None:
            yield from self.crawl.piles()
