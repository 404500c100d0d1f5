# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game tells its viewers: plain data that sessions pass on, computers send each other and windows show.

Nothing here refers to the table. Each kind of data is declared once; its fields are documented in `docs/border.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict


@dataclass(frozen=True, slots=True)
class NamedCard:
    """What everybody may know of a card that an event names."""

    definition: str
    """Id of its definition."""
    title: str
    type: str
    """Its first type."""
    owner: int | None
    """The seat whose deck it is from; None: nobody's."""

    @property
    def is_event(self) -> bool:
        """Whether it is a Drink Event, or any other kind of Event."""
        return self.type.endswith("event")


class EventFacts(TypedDict, total=False):
    """The facts of an event. Which of them an event has, and what each holds there, is defined by its key in `state/event_keys.py`."""

    ability: str | None
    """The ability that is used."""
    aside: bool
    """Whether the card was played from where it had been laid aside."""
    before: int | str
    """Where a marker stood before."""
    box: str
    """The box of an automaton's card."""
    card: int | None
    cards: list[int]
    coin: int | str | None
    """What is paid with: a card that counts as Gold, or a thing."""
    count: int
    """How many cards."""
    counter: str
    counts: Sequence[int | str] | None
    """The two purses between which Gold has moved: (from, to)."""
    entry: int
    """The stack entry that it is about."""
    face: str
    """How a card lies now: up or down."""
    fortitude: int
    left: int | str
    """How many Potion Tokens are left; the tavern that the party has left."""
    deed: str
    """What those who are out have done."""
    loop: str
    """The loop of the rules that would not end."""
    mark: int
    """The position on the track from which a token was claimed."""
    mended: int
    """By how much a machine's Fortitude has really risen."""
    mode: int | None
    """The index of the chosen mode."""
    more: int
    """How many more cards the seat has afterwards."""
    n: int
    """How much."""
    name: str
    """The name of a side deck or tavern."""
    now: int | str
    """How many there are now; where a marker stands now."""
    number: int
    """The number of the turn."""
    numbers: dict[str, int]
    """Fortitude, Alcohol Content and other numbers of a Drink or blow as they are now; of a machine's cards: how many of each deck."""
    of: int
    """The owner of the side deck; of a Chaser: whose Drink Me! pile it is from, if not that of the seat."""
    on: int | None
    """The stack entry that it answers or changes."""
    open: bool
    """Whether a card that is laid aside lies open."""
    owner: int | None
    """The seat whose card, side deck or token it is."""
    part: str
    """Which part of the pot."""
    payer: int | str
    phase: str
    pile: str
    """The pile that cards come from, or are in."""
    players: list[int]
    """The seats that take part."""
    reason: str
    """How the game ended."""
    room: str | bool
    """The id of the room; of what is set off: whether a room has done so."""
    scores: dict[str, int]
    """The number of each seat in a Drinking Contest."""
    seats: Sequence[int | str]
    """The seats that it is about; as a game starts: their characters."""
    second: int
    """The stack entry of the other half of a Drink."""
    share: int
    """How much each gets."""
    source: int | str | None
    """Where Gold, a Drink, a blow or a face-down card comes from."""
    success: bool
    """Whether a roll has succeeded."""
    targets: list[int]
    """Seats and bodies."""
    tavern: str
    thing: str
    """A thing that counts as Gold."""
    to: int | str | list[int]
    """Where it goes: a seat, the inn, the pot, or a pile; of Gold that is divided: the seats that get a share."""
    token: str
    track: int | str
    """The id of a track; of an automaton: the seat whose track it is."""
    tracks: dict[str, int]
    """Of an automaton: how much on whose track."""
    trap: bool
    """Whether it is a Trap."""
    under: str
    """The pile under which the cards lie now."""
    was: str
    """How a card lay before: up or down."""
    what: str
    """What was done."""
    whose: int | None
    """The seat whose pile it is."""
    why: str
    """The reason for a payment."""
    winners: list[int]


def cards_in(args: EventFacts) -> list[int]:
    """The cards that an event names by their ids."""
    card = args.get("card")
    return [*([] if card is None else [card]), *args.get("cards", ())]


@dataclass(frozen=True, slots=True)
class EventTold:
    """One thing that happened, as one seat may know it."""

    index: int
    """Place in the game's list of events."""
    key: str
    """What happened."""
    seat: int | None
    """Who did it or to whom it happened."""
    cause: int | None
    """Id of the stack entry that caused it; None: the turn itself."""
    depth: int
    """Height of the stack at that time."""
    args: EventFacts
    """Its facts, as its key defines them."""
    cards: dict[int, NamedCard] = field(default_factory=dict)
    """The cards that its facts name, by id."""

    @property
    def who(self) -> int:
        """The seat of an event that always has one."""
        assert self.seat is not None, f"{self.key} belongs to nobody"
        return self.seat

    @property
    def receiver(self) -> int:
        """The seat to which an event goes that always goes to one."""
        to = self.args["to"]
        assert isinstance(to, int), f"{self.key} goes to no seat"
        return to

    @property
    def receivers(self) -> list[int]:
        """The seats among which something is divided."""
        to = self.args["to"]
        assert isinstance(to, list), f"{self.key} is not divided"
        return to

    @property
    def seats(self) -> list[int]:
        """The seats that it is about."""
        return [seat for seat in self.args["seats"] if isinstance(seat, int)]
