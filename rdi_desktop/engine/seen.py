# SPDX-License-Identifier: GPL-3.0-or-later
"""What a view of the table is made of: plain data that sessions hand on, computers send each other and windows show.

Each thing is declared once, here. A hidden card is only a number in a count, and has no id anywhere. Views are never changed: whoever
wants another one takes `dataclasses.replace`. `docs/engine.md` lists classes and fields; `python -m tools.engine_page` writes that list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rdi_desktop.engine.asked import DecisionTold, Outcome, WhyNot


class Keyed:
    """Lets attributes be read by subscripts as well."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __getitem__(self, key: str) -> Any:
        try:
            return getattr(self, "definition" if key == "def" else key)
        except AttributeError:
            raise KeyError(key) from None

    def get(self, key: str, default: Any = None) -> Any:
        """What stands there."""
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key: object) -> bool:
        return key == "def" or key in self.__dataclass_fields__

    def keys(self) -> Iterator[str]:
        """The names of all attributes."""
        yield from self.__dataclass_fields__


@dataclass(frozen=True, slots=True)
class SeenCard(Keyed):
    """A card that may be seen. Views share it."""

    id: int
    definition: str
    """Id of what it says: `content.card` knows its words."""
    title: str
    type: str
    """Its first type."""
    owner: int | None
    """The seat whose deck it is from; None: nobody's, as of Drinks."""
    price: int = 0
    """What it costs, if it is for sale."""
    coin: bool = False
    """Whether it counts as Gold."""
    body: int | None = None
    """The number under which it can be aimed at; None: not at all."""
    wages: int = 0
    """Of one that can be aimed at: what it earns."""
    counters: dict[str, int] = field(default_factory=dict)
    """Numbers that lie on it in play."""
    place: str = ""
    """Where it lies aside before its seat; '': in play."""
    hidden: bool = False
    """Whether it lies there for the eyes of its own side only."""


@dataclass(frozen=True, slots=True)
class SeenBack(Keyed):
    """The back of a card that nobody sees."""

    of: int
    """Whose it is; -1: nobody's."""
    pile: str
    """The side deck or tavern that it is from; '': the deck itself."""
    count: int = 1
    """So many of them."""


@dataclass(frozen=True, slots=True)
class SeenKit(Keyed):
    """What a seat has of what a player has. Views share it."""

    hand: bool = True
    gold: bool = True
    drink_me: bool = True
    loses: bool = True


@dataclass(frozen=True, slots=True)
class SeenTrack(Keyed):
    """The track of an automaton that is turned to a player."""

    seat: int
    """The player."""
    fortitude: int
    alcohol: int


@dataclass(frozen=True, slots=True)
class SeenMarks(Keyed):
    """A track of marks on which tokens lie."""

    of: str
    """The kind of token."""
    marks: list[int]
    """Where one still lies."""


def reached(tracks: Mapping[str, int | str | SeenMarks], track: str | None) -> int:
    """The number that the marker of a track has reached; 0 for no track, and for one that stands on a word."""
    value = tracks.get(track, 0) if track is not None else 0
    return value if isinstance(value, int) else 0


@dataclass(frozen=True, slots=True)
class SeenPile(Keyed):
    """A side deck, or a place of a seat where cards lie aside."""

    count: int
    cards: list[SeenCard] | None = None
    """None: the viewer does not see them."""
    discard: list[SeenCard] = field(default_factory=list)
    """Its discard pile, last = top."""
    area: bool = False
    """Whether cards lie aside there; otherwise it is a deck."""
    coin: bool = False
    """Whether its cards count as Gold as long as they lie face down."""
    backs: list[SeenBack] | None = None
    """Cards of others that nobody sees, last = top; None: no such place."""
    passing: bool = False
    """Whether cards lie there only as long as they lie under one that is played."""
    open: bool = False
    """Whether everybody sees its cards."""


@dataclass(frozen=True, slots=True)
class SeenSeat(Keyed):
    """A seat."""

    seat: int
    name: str
    character: str
    """Id of the character."""
    side: int
    """Seats with the same number share Fortitude, Alcohol Content and Gold."""
    fortitude: int
    alcohol: int
    """Alcohol Content. Of an automaton both are those of the track towards whoever looks."""
    gold: int
    hand_count: int
    hand: list[SeenCard] | None
    """Cards of the own hand and of those of teammates; None: the viewer does not see them."""
    deck: int
    """Cards in it."""
    discard: list[SeenCard]
    """Last = top."""
    drink_me: int
    """Cards in the Drink Me! pile."""
    in_play: list[SeenCard]
    """What lies before it, with what lies aside there as far as the viewer may see it."""
    tokens: dict[str, int]
    """Of each kind how many it has."""
    tracks: dict[str, int | str | SeenMarks]
    """Where the marker of each stands, by number or by the word of that step; or the marks where tokens still lie."""
    claimed: dict[str, int]
    """Tokens that it has claimed from tracks."""
    piles: dict[str, SeenPile]
    """Side decks and places, by the names that its character gives them."""
    purse: int = 0
    """Its Gold without what is worth less than nothing."""
    facing: list[SeenTrack] = field(default_factory=list)
    """Of an automaton: a track for each opponent."""
    kit: SeenKit = SeenKit()
    out: bool = False
    out_because: str | None = None
    """passed_out, no_gold; None: still in."""
    withdrawn: bool = False
    """Whether it is out of reach of everything for a while."""
    mute: bool = False
    """Whether it may play nothing for a while."""
    boss: bool = False
    potions: int = 0
    """Potion Tokens of its side."""
    box: int = 0
    """Cards that are out of the game."""
    potted: int = 0
    """Its cards that lie face down in the pot."""
    anted_count: int = 0
    anted: list[SeenCard] | None = None
    """Cards that it has anted face down; None: the viewer does not see them."""
    hand_backs: list[SeenBack] = field(default_factory=list)
    """Cards of the hand with another back than that of its own deck, for everybody to see."""
    threat: list[list[int]] = field(default_factory=list)
    """Of a machine: from which Threat Level on it has how many Actions."""
    worked_out: list[str] = field(default_factory=list)
    """Tracks whose number follows from what lies there."""
    drunk_with: str | None = None
    """The track that counts on top of Alcohol Content."""
    wards: int = 0
    """How many of its things can still be turned over to Ignore something."""
    spots: dict[str, int] = field(default_factory=dict)
    """By card: its place in its line, 0 first."""
    things: dict[str, str] = field(default_factory=dict)
    """Things with two sides: its first side."""
    served: int = 0
    """How many cards on top of its Drink Me! pile are from side decks."""
    drink_backs: list[str] = field(default_factory=list)
    """On a Pub Crawl: the tavern from which each Drink of the pile is, last = top; '' of those that are from none."""
    in_round: bool = False
    """Whether it takes part in the Round of Gambling."""

    @property
    def numbers(self) -> dict[str, int]:
        """Fortitude, Alcohol Content and Gold by the words of `outcome`."""
        return {"fortitude": self.fortitude, "alcohol": self.alcohol, "gold": self.gold}


@dataclass(frozen=True, slots=True)
class SeenDeed(Keyed):
    """Something that was done to what waits."""

    what: str
    """negated, ignored, reduced, redirected, spiked, split, passed …"""
    by: int | None
    card: SeenCard | None = None
    args: dict[str, Any] = field(default_factory=dict)
    """Its facts, by names that belong to `what`."""


@dataclass(frozen=True, slots=True)
class SeenEntry(Keyed):
    """Something that waits on the stack."""

    id: int
    kind: str
    """play, drink, event, payment, loss, gain, round, contest, ante, forced_out, win_round, last_chance …"""
    card: SeenCard | None = None
    cards: list[SeenCard] = field(default_factory=list)
    champions: list[int] = field(default_factory=list)
    """Who takes part in a contest for each side."""
    by: int | None = None
    source: int | None = None
    """The entry that made it."""
    targets: list[int] = field(default_factory=list)
    """Whom it is aimed at."""
    answers: int | None = None
    """Of a play: the entry that it answers."""
    on: int | None = None
    """The Drink or the play that it changes."""
    amounts: dict[str, int] = field(default_factory=dict)
    """Its numbers as they stand: of a Drink by attribute, of a payment the Gold."""
    first: dict[str, int] = field(default_factory=dict)
    """Of a Drink: its numbers as it was revealed."""
    outcome: Outcome = field(default_factory=dict)
    """What comes of it if nobody does more: by seat or body, by attribute."""
    begun: bool = False
    """Whether some of that has happened."""
    done: list[SeenDeed] = field(default_factory=list)
    """What was done to it, in order."""
    negated: bool = False
    ignored: list[int] = field(default_factory=list)
    """Seats that take nothing of it."""
    drinker: int | None = None
    ability: str | None = None
    """Of a play without a card: which ability."""
    mode: int | None = None
    """The mode that was chosen, by number."""
    box: str = ""
    """Of a card with boxes: the one that is played."""
    spend: dict[str, int] = field(default_factory=dict)
    """What was paid for it: tokens, cards."""
    better: list[str] = field(default_factory=list)
    """The improvements that were paid for."""
    why: str = ""
    """Of a payment: what for; of a loss or gain: of which attribute."""
    to: int | str | None = None
    """Of a payment: a seat, inn or pot."""
    taker: int | None = None
    """Of a pot: who takes it."""
    token: str = ""
    """Of a play with tokens: which kind."""
    trap: int | None = None
    """The seat that has walked into it, if it is a Trap."""
    seats: list[int] = field(default_factory=list)
    """At a last chance: who is about to be out."""

    @property
    def change(self) -> dict[int, list[float]]:
        """The outcome in numbers: by seat or body what it changes of Fortitude, Alcohol Content and Gold."""
        return {
            int(seat): [numbers.get(word, 0) for word in ("fortitude", "alcohol", "gold")]
            for seat, numbers in self.outcome.items()
        }


@dataclass(frozen=True, slots=True)
class SeenRound(Keyed):
    """A Round of Gambling."""

    opener: int
    in_control: int | None
    players: list[int]
    """Who is still in it, in turn order from the opener."""
    next: int
    """Who plays or passes next."""
    last: SeenCard | None = None
    """The card by which control was taken last."""
    only: list[str] = field(default_factory=list)
    """Types of cards that alone may take control next; empty: any."""
    passed: list[int] = field(default_factory=list)
    """Who has passed since control was last taken."""
    over: bool = False
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class SeenPot(Keyed):
    """What lies in the pot."""

    gold: int = 0
    cards: list[SeenCard] = field(default_factory=list)
    """Open cards."""
    hidden: int = 0
    """Cards face down."""


@dataclass(frozen=True, slots=True)
class SeenPrizes(Keyed):
    """Prizes that nobody has."""

    inn: list[SeenCard]
    """Those that the Inn has."""
    bin: list[SeenCard]
    """Those that are used."""


@dataclass(frozen=True, slots=True)
class SeenCoin(Keyed):
    """A thing of somebody's mat that counts as Gold."""

    seat: int
    """Whose it is."""
    thing: str
    at: int | str
    """The seat in whose stash it lies, pot or inn."""


@dataclass(frozen=True, slots=True)
class SeenPawn(Keyed):
    """Where the token of a side stands in a dungeon."""

    seats: list[int]
    room: str


@dataclass(frozen=True, slots=True)
class SeenDungeon(Keyed):
    """A dungeon, with what lies there."""

    id: str
    rooms: list[SeenCard]
    at: list[SeenPawn]
    loot: list[SeenCard] | None = None
    """What lies open at its goal."""
    trick: int | None = None
    """Cards of the deck at its goal."""
    trick_discard: list[SeenCard] | None = None
    why_not: WhyNot | None = None
    """Why the viewer's side cannot move on now; None: it can, or nobody looks."""


@dataclass(frozen=True, slots=True)
class SeenTavern(Keyed):
    """A tavern of a Pub Crawl."""

    id: str
    name: str
    card: SeenCard
    """Its Event."""
    closed: bool
    inn: bool
    """Whether its Drinks are the Drink Deck."""
    deck: int
    """Drinks that are left."""
    discard: list[SeenCard]
    """Last = top."""


@dataclass(frozen=True, slots=True)
class SeenCrawl(Keyed):
    """A Pub Crawl."""

    party: str
    """The tavern in which the Party Pawn stands."""
    crawlers: list[int]
    """Seats that will Crawl once everything has resolved."""
    tray: int
    """Drinks that somebody looks at before they are handed out."""
    taverns: list[SeenTavern]


@dataclass(frozen=True, slots=True)
class SeenWindow(Keyed):
    """An open response window. Who is asked is not told to others."""

    about: int
    """The entry that may be answered, the latest of them."""
    moment: str
    entries: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SeenWaiting(Keyed):
    """Whom the game waits for, as far as that is public."""

    seat: int | None
    """None: that is nobody's business, as in response windows and payments."""
    kind: str


@dataclass(frozen=True, slots=True)
class SeenOver(Keyed):
    """How the game has ended."""

    winners: list[int]
    reason: str


@dataclass(frozen=True, slots=True)
class SeenTable(Keyed):
    """What one seat may see."""

    seat: int | None
    """Whose view; None: an onlooker's."""
    turn: int
    """The seat on turn; of a team whoever acts now."""
    turn_number: int
    phase: str
    """start, discard_and_draw, action, order, drink, end"""
    seats: list[SeenSeat]
    drink_deck: int
    """Cards in it."""
    drink_discard: list[SeenCard]
    """Last = top."""
    inn_gold: int
    pot: SeenPot = SeenPot()
    actions_left: int = 0
    actions_played: int = 0
    to_act: list[int] = field(default_factory=list)
    """Teammates that come later in this phase."""
    priority: int | None = None
    """The Priority Target of a machine."""
    variant: str | None = None
    """The variant of teams."""
    bar_deck: int | None = None
    coins: list[SeenCoin] = field(default_factory=list)
    house: dict[str, int] = field(default_factory=dict)
    """What the table has agreed on: start_gold, start_fortitude, hand_size."""
    prizes: SeenPrizes | None = None
    """With the Prize variant."""
    dungeon: SeenDungeon | None = None
    crawl: SeenCrawl | None = None
    round: SeenRound | None = None
    stack: list[SeenEntry] = field(default_factory=list)
    """Bottom first."""
    window: SeenWindow | None = None
    waiting: SeenWaiting | None = None
    """None: the game is over."""
    pending: DecisionTold | None = None
    """The decision that is asked, in the view of the seat that owns it."""
    over: SeenOver | None = None
