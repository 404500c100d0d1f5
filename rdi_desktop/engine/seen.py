# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a view: plain data that sessions pass on, computers send each other and windows show.

Each is declared once, here. Hidden cards are only counted; their ids do not appear. Views are never changed: for a changed one use
`dataclasses.replace`. `docs/border.md` lists classes and fields; `python -m tools.engine_page` writes that list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from rdi_desktop.engine.asked import DecisionTold, Outcome, WhyNot


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card that may be seen. Shared between views."""

    id: int
    definition: str
    """Id of its definition, see `content.card`."""
    title: str
    type: str
    """Its first type."""
    owner: int | None
    """The seat whose deck it is from; None: nobody's, as for Drinks."""
    price: int = 0
    """Its price, if it is for sale."""
    coin: bool = False
    """Whether it counts as Gold."""
    body: int | None = None
    """Its number as a target; None: it cannot be one."""
    wages: int = 0
    """For a body: what its owner must pay to keep it after it was hit."""
    counters: dict[str, int] = field(default_factory=dict)
    """Counters on it in play."""
    place: str = ""
    """The place where it lies aside; '': in play."""
    hidden: bool = False
    """Whether only its owner's side sees it there."""


@dataclass(frozen=True, slots=True)
class SeenBack:
    """The back of an unseen card."""

    of: int
    """Its owner; -1: nobody."""
    pile: str
    """The side deck or tavern that it is from; '': the deck itself."""
    count: int = 1
    """How many of them."""


@dataclass(frozen=True, slots=True)
class SeenKit:
    """Which belongings of a player a seat has. Shared between views."""

    hand: bool = True
    gold: bool = True
    drink_me: bool = True
    loses: bool = True


@dataclass(frozen=True, slots=True)
class SeenTrack:
    """The track of an automaton for one player."""

    seat: int
    """The player."""
    fortitude: int
    alcohol: int


@dataclass(frozen=True, slots=True)
class SeenMarks:
    """A track of marks on which tokens lie."""

    of: str
    """The kind of token."""
    marks: list[int]
    """The marks on which tokens still lie."""


def reached(tracks: Mapping[str, int | str | SeenMarks], track: str | None) -> int:
    """The value of a track; 0 for no track, and for one with steps."""
    value = tracks.get(track, 0) if track is not None else 0
    return value if isinstance(value, int) else 0


@dataclass(frozen=True, slots=True)
class SeenPile:
    """A side deck, or a place where cards of a seat lie aside."""

    count: int
    cards: list[SeenCard] | None = None
    """None: the viewer does not see them."""
    discard: list[SeenCard] = field(default_factory=list)
    """Its discard pile, last = top."""
    area: bool = False
    """Whether it is a place for cards that lie aside, rather than a deck."""
    coin: bool = False
    """Whether its cards count as Gold while they lie face down."""
    backs: list[SeenBack] | None = None
    """Unseen cards of other players, last = top; None: no such place."""
    passing: bool = False
    """Whether its cards lie there only while under a card that is played."""
    open: bool = False
    """Whether everybody sees its cards."""


@dataclass(frozen=True, slots=True)
class SeenSeat:
    """A player with everything on and beside the mat, as the viewer may know it."""

    seat: int
    name: str
    character: str
    """Id of the character."""
    side: int
    """Seats with the same number share Fortitude, Alcohol Content and Gold."""
    fortitude: int
    alcohol: int
    """Alcohol Content. Of an automaton, both numbers are those of the track for the viewer."""
    gold: int
    hand_count: int
    hand: list[SeenCard] | None
    """The viewer's hand, or a teammate's; None: the viewer does not see it."""
    deck: int
    """Number of cards in it."""
    discard: list[SeenCard]
    """Last = top."""
    drink_me: int
    """Number of cards in the Drink Me! pile."""
    in_play: list[SeenCard]
    """Cards in play before it, and the visible ones of those that lie aside."""
    tokens: dict[str, int]
    """How many of each kind it has."""
    tracks: dict[str, int | str | SeenMarks]
    """The value of each track, a number or a step; or the marks where tokens still lie."""
    claimed: dict[str, int]
    """Tokens that it has claimed from tracks."""
    piles: dict[str, SeenPile]
    """Side decks and places, by the names that its character gives them."""
    purse: int = 0
    """Its Gold without cards that are worth less than nothing."""
    facing: list[SeenTrack] = field(default_factory=list)
    """For an automaton: a track for each opponent."""
    kit: SeenKit = SeenKit()
    out: bool = False
    out_because: str | None = None
    """passed_out, no_gold; None: still in the game."""
    withdrawn: bool = False
    """Whether it is out of reach for a while."""
    mute: bool = False
    """Whether it may play nothing for a while."""
    boss: bool = False
    potions: int = 0
    """Potion Tokens of its side."""
    box: int = 0
    """Number of its cards that are out of the game."""
    potted: int = 0
    """Number of its cards face down in the pot."""
    anted_count: int = 0
    anted: list[SeenCard] | None = None
    """Cards that it has put face down into the pot; None: the viewer does not see them."""
    hand_backs: list[SeenBack] = field(default_factory=list)
    """Cards of the hand whose backs show that they are not from the seat's own deck."""
    threat: list[list[int]] = field(default_factory=list)
    """For a machine: the number of Actions from each Threat Level on."""
    negates: dict[str, int] = field(default_factory=dict)
    """For a machine: how many cards of each of its decks that Negate have not been seen yet."""
    worked_out: list[str] = field(default_factory=list)
    """Tracks that are computed."""
    drunk_with: str | None = None
    """The track that is added to the Alcohol Content for passing out."""
    wards: int = 0
    """How many of its things can still be turned over to Ignore an effect."""
    spots: dict[str, int] = field(default_factory=dict)
    """Card → its position in its line, from 0."""
    things: dict[str, str] = field(default_factory=dict)
    """Things with two sides → the first side."""
    served: int = 0
    """How many Drinks on top of its Drink Me! pile are from side decks."""
    drink_backs: list[str] = field(default_factory=list)
    """On a Pub Crawl: the tavern of each Drink of the pile, last = top; '' for none."""
    in_round: bool = False
    """Whether it takes part in the Round of Gambling."""
    struck_by: int | None = None
    """Whose play was the last of another side's to take Fortitude from it; None: nobody's."""
    struck_at: int = 0
    """In which turn that was."""

    @property
    def numbers(self) -> dict[str, int]:
        """Fortitude, Alcohol Content and Gold, by the keys of `outcome`."""
        return {"fortitude": self.fortitude, "alcohol": self.alcohol, "gold": self.gold}


class DeedFacts(TypedDict, total=False):
    """Facts of something that was done to an entry."""

    to: int
    """The seat that it was sent to or shared with."""
    seat: int | None
    """The seat for which the Inn pays."""
    word: str
    """The word with which a Drink was marked."""
    fortitude: int
    """By how much its numbers were changed; for a Drink that was rewritten: its new numbers."""
    alcohol: int
    gold: int
    draw: int


@dataclass(frozen=True, slots=True)
class SeenDeed:
    """Something that was done to an entry."""

    what: str
    """negated, ignored, reduced, redirected, spiked, split, passed …"""
    by: int | None
    card: SeenCard | None = None
    args: DeedFacts = field(default_factory=DeedFacts)
    """Its facts, as `what` defines them."""


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """An entry on the stack."""

    id: int
    kind: str
    """play, drink, event, payment, loss, gain, round, contest, ante, forced_out, win_round, last_chance …"""
    card: SeenCard | None = None
    cards: list[SeenCard] = field(default_factory=list)
    champions: list[int] = field(default_factory=list)
    """The seats that take it for their sides, if it reaches everybody."""
    by: int | None = None
    source: int | None = None
    """The entry that caused it."""
    targets: list[int] = field(default_factory=list)
    """Its targets."""
    answers: int | None = None
    """For a play: the entry that it answers."""
    on: int | None = None
    """The Drink or play that it changes."""
    amounts: dict[str, int] = field(default_factory=dict)
    """Its present numbers: of a Drink by attribute, of a payment the Gold."""
    first: dict[str, int] = field(default_factory=dict)
    """For a Drink: its numbers when it was revealed."""
    outcome: Outcome = field(default_factory=dict)
    """What it will do without further answers: by seat or body, by attribute."""
    begun: bool = False
    """Whether some of that has already happened."""
    done: list[SeenDeed] = field(default_factory=list)
    """What was done to it, in order."""
    negated: bool = False
    ignored: list[int] = field(default_factory=list)
    """Seats that take nothing of it."""
    drinker: int | None = None
    ability: str | None = None
    """For a play without a card: the ability."""
    mode: int | None = None
    """The index of the chosen mode."""
    box: str = ""
    """For a card with boxes: the one that is played."""
    spend: dict[str, int] = field(default_factory=dict)
    """What was paid: tokens, cards."""
    better: list[str] = field(default_factory=list)
    """The improvements that were paid for."""
    why: str = ""
    """For a payment: the reason; for a loss or gain: the attribute."""
    to: int | str | None = None
    """For a payment: a seat, inn or pot."""
    taker: int | None = None
    """For a pot: the seat that takes it."""
    token: str = ""
    """For a play with tokens: their kind."""
    trap: int | None = None
    """The victim, if it is a Trap."""
    seats: list[int] = field(default_factory=list)
    """At a last chance: the seats that are about to be out."""

    @property
    def change(self) -> dict[int, list[float]]:
        """The outcome in numbers: by seat or body the changes of Fortitude, Alcohol Content and Gold."""
        return {
            int(seat): [numbers.get(word, 0) for word in ("fortitude", "alcohol", "gold")]
            for seat, numbers in self.outcome.items()
        }


@dataclass(frozen=True, slots=True)
class SeenRound:
    """A Round of Gambling."""

    opener: int
    in_control: int | None
    players: list[int]
    """The seats still in it, in turn order from the opener."""
    next: int
    """The seat that plays or passes next."""
    last: SeenCard | None = None
    """The card that took control last."""
    only: list[str] = field(default_factory=list)
    """Types of cards that may take control next; empty: any."""
    passed: list[int] = field(default_factory=list)
    """The seats that have passed since control last changed."""
    over: bool = False
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class SeenPot:
    """The contents of the pot."""

    gold: int = 0
    cards: list[SeenCard] = field(default_factory=list)
    """Open cards."""
    hidden: int = 0
    """Number of face-down cards."""


@dataclass(frozen=True, slots=True)
class SeenPrizes:
    """Prizes that no seat has."""

    inn: list[SeenCard]
    """Those in the Inn."""
    bin: list[SeenCard]
    """Used ones."""


@dataclass(frozen=True, slots=True)
class SeenCoin:
    """A thing that counts as Gold."""

    seat: int
    """The seat that owns it."""
    thing: str
    at: int | str
    """Where it is: a seat's stash, pot or inn."""


@dataclass(frozen=True, slots=True)
class SeenPawn:
    """The room of a side's token in a dungeon."""

    seats: list[int]
    room: str


@dataclass(frozen=True, slots=True)
class SeenDungeon:
    """A dungeon with its contents."""

    id: str
    rooms: list[SeenCard]
    at: list[SeenPawn]
    loot: list[SeenCard] | None = None
    """Open rewards at its goal."""
    trick: int | None = None
    """Number of cards in the deck of rewards."""
    trick_discard: list[SeenCard] | None = None
    why_not: WhyNot | None = None
    """Why the viewer's side cannot move now; None: it can, or the viewer is an onlooker."""


@dataclass(frozen=True, slots=True)
class SeenTavern:
    """A tavern of a Pub Crawl."""

    id: str
    name: str
    card: SeenCard
    """Its Event."""
    closed: bool
    inn: bool
    """Whether its Drinks are the Drink Deck."""
    deck: int
    """Number of Drinks left."""
    discard: list[SeenCard]
    """Last = top."""


@dataclass(frozen=True, slots=True)
class SeenCrawl:
    """A Pub Crawl."""

    party: str
    """The tavern where the party is."""
    crawlers: list[int]
    """Seats that will Crawl once everything has resolved."""
    tray: int
    """Number of Drinks that somebody is looking at before they are handed out."""
    taverns: list[SeenTavern]


@dataclass(frozen=True, slots=True)
class SeenWindow:
    """An open response window. Others do not learn which seat is asked."""

    about: int
    """The latest entry that may be answered."""
    moment: str
    entries: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SeenWaiting:
    """Whom the game waits for, as far as that is public."""

    seat: int | None
    """None: others may not know, as in response windows and payments."""
    kind: str


@dataclass(frozen=True, slots=True)
class SeenOver:
    """How the game has ended."""

    winners: list[int]
    reason: str


@dataclass(frozen=True, slots=True)
class SeenTable:
    """What one seat may see."""

    seat: int | None
    """The viewer; None: an onlooker."""
    turn: int
    """The active seat; in a team the one that acts now."""
    turn_number: int
    phase: str
    """start, discard_and_draw, action, order, drink, end"""
    seats: list[SeenSeat]
    drink_deck: int
    """Number of cards in it."""
    drink_discard: list[SeenCard]
    """Last = top."""
    inn_gold: int
    pot: SeenPot = SeenPot()
    actions_left: int = 0
    actions_played: int = 0
    to_act: list[int] = field(default_factory=list)
    """Teammates that act later in this phase."""
    priority: int | None = None
    """The Priority Target of a machine."""
    variant: str | None = None
    """The team variant."""
    bar_deck: int | None = None
    coins: list[SeenCoin] = field(default_factory=list)
    house: dict[str, int | bool] = field(default_factory=dict)
    """House rules: start_gold, start_fortitude, hand_size."""
    prizes: SeenPrizes | None = None
    """In the Prize variant."""
    dungeon: SeenDungeon | None = None
    crawl: SeenCrawl | None = None
    round: SeenRound | None = None
    stack: list[SeenEntry] = field(default_factory=list)
    """Bottom first."""
    window: SeenWindow | None = None
    waiting: SeenWaiting | None = None
    """None: the game is over."""
    pending: DecisionTold | None = None
    """The pending decision, in the view of its seat."""
    over: SeenOver | None = None

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is; None: the first one has not begun, or the game is over."""
        return self.turn if self.turn_number > 0 and self.over is None else None
