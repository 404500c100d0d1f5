# SPDX-License-Identifier: GPL-3.0-or-later
"""What waits to happen, as records that response windows edit: a play, a Drink, a payment, a loss …"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple, Unpack

from rdi_desktop.engine.seen import DeedFacts
from rdi_desktop.engine.state.changes import Edit, Reduction
from rdi_desktop.engine.state.compiled import CardDef, Change, Effect, Who
from rdi_desktop.engine.state.decisions import Decision

Later = Callable[[], Generator[Decision, Any, None]]
"""A procedure that waits until another one is finished."""
NO_CAUSES: frozenset[str] = frozenset()
NONE: tuple[()] = ()
NOTHING: Mapping[Any, Any] = MappingProxyType({})
NEUTRAL: tuple[object, ...] = (None, "", (), [], {}, NOTHING)


class NotedDeed(NamedTuple):
    """Something that was done to a record, for display."""

    what: str
    by: int | None
    card: int | None
    args: DeedFacts


NUMBERS: tuple[Literal["fortitude", "alcohol", "draw", "gold"], ...] = ("fortitude", "alcohol", "draw", "gold")


def numbers_told(numbers: Mapping[str, int]) -> DeedFacts:
    """Numbers of a Drink, or changes of them, as facts of what was done to it."""
    told: DeedFacts = {}
    for name in NUMBERS:
        if name in numbers:
            told[name] = numbers[name]
    return told


class Record:
    """Something that waits to happen, or has just happened. Attributes that its kind does not use keep the neutral value they have here.

    Most records are gone before anything has been done to them: their lists are shared and empty, and adding to one makes a new list.
    """

    kind: ClassVar[str] = ""
    TOLD: ClassVar[tuple[str, ...]] = ("by", "card", "on")
    """Attributes that its repr shows, if they are not neutral."""

    aim: int | None = None
    amount: int = 0
    attribute: str = ""
    body: int | None = None
    boost: int = 0
    cards: Sequence[int] = NONE
    champions: tuple[int, ...] = ()
    causes: frozenset[str] = NO_CAUSES
    changes_drink: bool = False
    drinker: int | None = None
    effects: Sequence[Effect] = NONE
    late: Mapping[Who, tuple[int, ...]] = NOTHING
    mode: int | None = None
    origin: str = "hand"
    paid: Sequence[str] = NONE
    raised: int = 0
    picks: tuple[tuple[int, ...], ...] = ()
    source: int | None = None
    spend: Mapping[str, int] = NOTHING
    then: Later | None = None
    """What is done once it has been answered."""
    through: str = "card"
    turned: Mapping[int, Mapping[int, int]] = NOTHING
    types: tuple[str, ...] = ()
    whose: int | None = None
    """The seat whose card it counts as, if it counts as anybody's: asked wherever something depends on that."""
    why: str = ""

    card: int | None = None
    cdef: CardDef | None = None
    on: int | None = None
    """Id of the record that it answers; of a loss or gain: that it came from."""
    negated = False
    again = False
    """Whether it was Negated in such a way that its player may play another of its type, or its drinker drinks the next Drink [585]."""
    ignored: Sequence[int] = NONE
    changes: Sequence[Edit] = NONE
    """What was done to its numbers, in the order played."""
    done: Sequence[NotedDeed] = NONE
    """Everything done to it, in order, for display."""
    eased: Mapping[tuple[Change, int], Reduction] = NOTHING
    """What is left of each standing reduction that has taken something off a blow, by the standing change and the seat."""
    landed: Mapping[str, dict[int, int]] = NOTHING
    """What really happened: attribute → seat → amount."""
    given = False
    """Whether triggers that take what happened at once as one thing have been given it."""

    def __init__(self, id: int, by: int | None) -> None:
        self.id = id
        self.by = by
        """Seat that plays, reveals, pays or suffers it."""
        self.me = by
        """The seat that is 'you' in its effects (of a Trap: the victim)."""
        self.reduced_by: list[int] = []
        """Seats that played something to reduce or Ignore their loss of it."""

    @property
    def settled(self) -> bool:
        """Whether nothing is left to answer: it was Negated, or somebody else pays it, or nobody does."""
        return self.negated

    @property
    def behind(self) -> int | None:
        """The seat that is behind what it does to others: of a play the one whose card it counts as, otherwise whoever revealed it.

        Losses, payments and standing changes ask this: what is nobody's card comes from no player, and is hit back at by nobody.
        """
        return self.whose if self.kind == "play" else self.by

    def note(self, what: str, by: int | None, card: int | None = None, **args: Unpack[DeedFacts]) -> None:
        """Add something done to it to `done`."""
        self.done = [*self.done, NotedDeed(what, by, card, args)]

    def ignore(self, *seats: int) -> None:
        """Add seats that take nothing of it."""
        self.ignored = [*self.ignored, *(seat for seat in seats if seat not in self.ignored)]

    def change(self, edit: Edit) -> None:
        """Add an edit of its numbers."""
        self.changes = [*self.changes, edit]

    def happened(self, what: str) -> dict[int, int]:
        """The amounts that really happened, to be filled in: seat → amount."""
        if not isinstance(self.landed, dict):
            self.landed = {}
        return self.landed.setdefault(what, {})

    def __repr__(self) -> str:
        told = "".join(f", {name}={value!r}" for name in self.TOLD if (value := getattr(self, name)) not in NEUTRAL)
        return f"{type(self).__name__}({self.id}{told})"


class Rule(Record):
    """What the rules themselves do and nobody can answer, such as sobering up."""

    kind = "rule"
    through = "rule"


class Resolving(Record):
    """What carries out effects: a play, a Drink or an Event."""

    boost = 0
    """How much more Fortitude each target loses."""
    raised = 0
    """How much higher each numeral on it is."""
    cards: Sequence[int] = NONE
    """All its cards: a Drink with its Chasers, a play with what has joined it; empty for a play of one card."""
    champions: tuple[int, ...] = ()
    """Seats that take it for their teams, if it reaches everybody."""
    types: tuple[str, ...] = ()
    """The types of card that it counts as."""
    kept: Mapping[int, int] = NOTHING
    """Its cards that stay before a seat: card → seat."""
    picked: Mapping[str, list[int]] = NOTHING
    """Seats picked, by the names that the author of the card chose."""
    queue: Sequence[Later] = NONE
    """Procedures that wait until it is finished, in order."""
    winner: int | None = None
    """Who has won its Drinking Contest."""
    turned: Mapping[int, Mapping[int, int]] = NOTHING
    """Fortitude of the landing blow that cards have sent on to seats with several tracks: seat → who played them → loss."""

    def __init__(self, id: int, by: int | None) -> None:
        super().__init__(id, by)
        self.late: dict[Who, tuple[int, ...]] = {}
        """Seats that each selector picked last, of the selectors that pick as it resolves."""


class Play(Resolving):
    """A card or an ability that somebody plays; a Trap that is sprung."""

    kind = "play"
    TOLD = ("by", "card", "ability", "on", "mode", "picks")

    ability: str | None = None
    aim: int | None = None
    """The body at which a hit-back is aimed."""
    answerable = True
    """Whether anybody may respond. To an ability one may only if it counts as a card."""
    body: int | None = None
    """The body that acts, if it is not the player."""
    box = ""
    """The box of its card that counts, if the card has boxes."""
    causes: frozenset[str] = NO_CAUSES
    """What resolving it causes: ante, end_round, lose_fortitude, negate …"""
    changes_drink = False
    """Whether it would change the Drink that it answers."""
    earlier = 0
    """How many Actions its player had played before it in this phase."""
    effects: Sequence[Effect] = NONE
    """Its effects, if they are not those of a mode of its card."""
    home = False
    """Whether its card has left its place, and goes home when the play is finished."""
    joined = 0
    """How many Sometimes cards, or tokens that count as such, have joined it."""
    nobodys = False
    """Whether it counts as nobody's card, whoever sets it off: a room, a token or a card that acts by itself."""
    origin = "hand"
    """Where its card came from: hand, in_play or ability."""
    place = ""
    """The place of its player where the card lay aside, if it did."""
    paid: Sequence[str] = NONE
    """The improvements that were paid for."""
    picks: tuple[tuple[int, ...], ...] = ()
    """Seats picked at the announcement: a tuple for each selector, in the order of the text."""
    spend: Mapping[str, int] = NOTHING
    """How much of each thing its payment amounts to (X)."""
    spent: Mapping[str, int] = NOTHING
    """What was paid: tokens, cards, Gold."""
    tucked: tuple[str, int] | None = None
    """Cards under its card: as what they were paid, and how many."""
    token = ""
    """The token whose effect on its holder this is."""
    trap = False

    @property
    def whose(self) -> int | None:  # type: ignore[override]
        """The seat whose card it counts as; None if it is nobody's.

        A card or an ability is its player's. What only counts as a card is whose the books say: a Trap Alaric's, a Bomb Nitrel's, a given
        Doppelganger Evil Pooky's, Fury Ripsnarl's; an Artifact or a Scarab that acts, and a room, are no player's.
        """
        return None if self.nobodys else self.by


HALF = -1
"""Stands for a number that was halved, rounded up."""


class Added(NamedTuple):
    """Something that a Drink does which is not only a number."""

    effect: Effect
    owner: int | None = None
    """The seat whose card has added it; None: it is the Drink's own."""
    smaller: tuple[int, ...] = ()
    """What was done to the numbers in it, in order: by how much they were lowered, or HALF."""

    def lowered(self, by: int) -> Added:
        """The same with smaller numbers."""
        return self._replace(smaller=(*self.smaller, by))


class Drink(Resolving):
    """A Drink with its Chasers, as it is now; half of one; a copy."""

    kind = "drink"
    TOLD = ("by", "cards", "drinker", "numbers")
    through = "drink"

    score = 0
    """Its number in a Drinking Contest."""
    changed: Sequence[dict[str, tuple[int, bool]]] = NONE
    """What was done to its numbers, in order: how much, and whether it only reduces toward zero."""
    rewritten = False
    """Whether its own effects were replaced by others, the same for every drinker."""
    self_split = False
    flags: frozenset[str] = NO_CAUSES
    """Words with which cards have marked it; its halves and copies keep them."""
    halved = False
    """Whether everybody who drinks it takes half."""
    converted = False
    """Whether its Alcohol Content becomes a gain of Fortitude."""
    whole = True
    """False for the second half or a copy: its cards belong to another record."""
    copied = False
    """Whether it was copied, so that everybody has one."""
    giver: int | None = None
    """The seat that made it somebody else's to drink, by passing or splitting it."""
    group: list[Drink] | tuple[()] = NONE
    """Drinks that are drunk together."""
    eligible: Sequence[int] = NONE
    """Seats that may keep its card, the first in order first."""

    def __init__(self, id: int, by: int | None) -> None:
        super().__init__(id, by)
        self.numbers: dict[str, int] = {}
        """What the drinker takes as it is now: alcohol and fortitude (signed), draw, …"""
        self.first: dict[str, int] = {}
        """The numbers as revealed."""
        self.adds: list[Added] = []
        """What it does besides its numbers."""
        self.halved_for: list[int] = []
        """Seats that take half if they drink it."""


class RevealedEvent(Resolving):
    """An Event that is carried out: a Drink Event that was revealed, or that of a tavern."""

    kind = "event"
    through = "event"

    causes: frozenset[str] = NO_CAUSES
    """What resolving it causes, where it is answered like a card."""
    picks: tuple[tuple[int, ...], ...] = ()
    """Seats picked before it can be answered."""


class Payment(Record):
    """Gold that a seat is about to pay."""

    kind = "payment"
    TOLD = ("by", "amount", "to", "why")

    source: int | None = None
    """The seat whose card demands it."""
    inn_pays = False
    discount = 0
    """How much less is due if the Inn pays; 0: the Inn pays all of it."""
    sealed: tuple[str, ...] = ()
    """What nobody may do to it."""
    seat_pays: int | None = None
    """The seat that pays instead."""
    prevented = False
    counts = False
    """Whether an ante that was prevented counts as anted."""

    def __init__(self, id: int, by: int, amount: int, to: int | str, why: str) -> None:
        super().__init__(id, by)
        self.amount = amount
        self.to = to
        """Who gets it: a seat, 'inn' or 'pot'."""
        self.why = why
        """The reason: card, ante, reshuffle, take, contest."""

    @property
    def settled(self) -> bool:
        """Whether somebody else pays it, or nobody does."""
        return self.negated or self.inn_pays or self.prevented or bool(self.ignored) or self.seat_pays is not None


class Landed(Record):
    """Fortitude or Alcohol Content that a seat has really lost or gained."""

    TOLD = ("by", "amount", "attribute", "source")

    body: int | None = None
    """The body that caused it."""
    through = "card"
    """What it came through: card, drink, event, token or rule."""
    origin = "hand"
    """Where the card was played from."""
    held: dict[str, int] | None = None
    """Tokens that the seat had as it landed, if anything looks at them."""

    def __init__(self, id: int, by: int, amount: int, attribute: str, source: int | None) -> None:
        super().__init__(id, by)
        self.amount = amount
        self.attribute = attribute
        """fortitude or alcohol."""
        self.source = source
        """The seat that caused it, if any."""


class Loss(Landed):
    """A seat has lost Fortitude or Alcohol Content."""

    kind = "loss"


class BodyLoss(Landed):
    """A body has lost Fortitude of its own; `by` is its owner."""

    kind = "body_loss"

    def __init__(self, id: int, by: int, body: int, amount: int, source: int | None) -> None:
        super().__init__(id, by, amount, "fortitude", source)
        self.picks = ((body,),)
        """The body."""


LANDED_OR_DUE = ("loss", "gain", "body_loss", "payment")
"""Kinds of records that a seat suffers; their `source` says who caused them."""


class Gain(Landed):
    """A seat has gained Fortitude or Alcohol Content."""

    kind = "gain"

    drink: Mapping[str, int] = NOTHING
    """The numbers of the Drink it came from."""

    def __init__(self, id: int, by: int, amount: int, attribute: str, source: int | None) -> None:
        super().__init__(id, by, amount, attribute, source)


class Hit(Record):
    """A body has lost Fortitude, and its owner decides what becomes of the body."""

    kind = "hit"
    TOLD = ("by", "card", "amount")

    def __init__(self, id: int, by: int, card: int, amount: int) -> None:
        super().__init__(id, by)
        self.card = card
        self.amount = amount


class ForcedOut(Record):
    """A seat is about to be forced out of the Round."""

    kind = "forced_out"

    def __init__(self, id: int, by: int, source: int) -> None:
        super().__init__(id, by)
        self.source = source


class RoundWon(Record):
    """A seat has won the Round and is about to take the pot."""

    kind = "win_round"
    TOLD = ("by", "amount", "taker", "halves")

    def __init__(self, id: int, by: int, amount: int) -> None:
        super().__init__(id, by)
        self.amount = amount
        """Gold in the pot."""
        self.taker = by
        self.halves: list[int] = []
        """Seats that get half of the pot first, each half of what is left."""


class LastChance(Record):
    """Seats are about to be out of the game."""

    kind = "last_chance"
    TOLD = ("seats",)

    def __init__(self, id: int, seats: list[int]) -> None:
        super().__init__(id, None)
        self.seats = seats
        """The seats that are about to be out."""


class Shift(Landed):
    """A marker has moved on a track: `attribute` is the track, `amount` where it stands now."""

    kind = "shift"


class Revealed(Record):
    """`by` has revealed an Immediate card of a side deck, which acts when the play that revealed it is finished."""

    kind = "reveal"

    def __init__(self, id: int, by: int, card: int) -> None:
        super().__init__(id, by)
        self.card = card


class CoinPassed(Record):
    """A card that counts as Gold has come to `by`, has left it, was turned up before it, or went out of the game from there."""

    kind = "coin"

    def __init__(self, id: int, by: int, card: int, how: tuple[str, ...]) -> None:
        super().__init__(id, by)
        self.card = card
        self.how = how
        """turned (it is open now and was not before), gained, lost (it was open), discarded."""


class TurnedUp(Record):
    """A card of a side deck was turned up and is about to take its place."""

    kind = "turned_up"

    roomy = False
    """Whether it needs no place for itself."""

    def __init__(self, id: int, by: int, card: int, cdef: CardDef) -> None:
        super().__init__(id, by)
        self.card = card
        self.cdef = cdef


class RoundOver(Record):
    """A Round of Gambling is over and its pot has been taken, by `by` if anybody won it."""

    kind = "round_over"

    def __init__(self, id: int, by: int | None, players: list[int]) -> None:
        super().__init__(id, by)
        self.players = players
        """The seats that took part in it."""


class Happening(Record):
    """Something that nobody answers has happened to `by`: it has opened a Round, paid, or is out. Has no id of its own in saves."""

    kind = "happening"

    def __init__(self, by: int) -> None:
        super().__init__(0, by)


class TurnPoint(Record):
    """The beginning or the end of a turn of `by`."""

    kind = "turn"
