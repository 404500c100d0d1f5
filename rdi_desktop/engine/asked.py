# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game asks a seat, what the seat may play, why not, and what a play would do: plain data, each thing declared once.

The questions of the rules (`state/decisions.py`) are these with a little more that only the rules need. Their `told()` gives the plain
ones, which views and the wire carry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypedDict


class Reason(StrEnum):
    """The steps between a card and being played, in the order in which they are taken: the later one fails, the nearer the card came."""

    GAME_OVER = "game_over"
    OUT = "out"
    WITHDRAWN = "withdrawn"
    STRUCK_DUMB = "struck_dumb"
    LIES_OPEN = "lies_open"
    JOINS_A_PLAY = "joins_a_play"
    TICKS_DOWN = "ticks_down"
    NOT_NOW = "not_now"
    NOT_INTERRUPTIBLE = "not_interruptible"
    NEEDS_MOMENT = "needs_moment"
    NO_ROUND = "no_round"
    NOT_IN_ROUND = "not_in_round"
    NOT_YOUR_GAMBLING_TURN = "not_your_gambling_turn"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    ROUND_RUNNING = "round_running"
    ACTION_PLAYED = "action_played"
    ONLY_MORE_OF_KIND = "only_more_of_kind"
    SOMETHING_RESOLVING = "something_resolving"
    WINNING_HAND = "winning_hand"
    DOES_NOT_ANSWER_THIS = "does_not_answer_this"
    ONLY_ANSWERED_BY = "only_answered_by"
    CANNOT_BE_NEGATE = "cannot_be_negate"
    CANNOT_BE_IGNORE = "cannot_be_ignore"
    CANNOT_BE_REDUCE = "cannot_be_reduce"
    CANNOT_BE_REDIRECT = "cannot_be_redirect"
    CANNOT_BE_INN_PAYS = "cannot_be_inn_pays"
    CANNOT_BE_PREVENT = "cannot_be_prevent"
    USED_UP = "used_up"
    CONDITION = "condition"
    NOTHING_TO_DO = "nothing_to_do"
    CANNOT_PAY = "cannot_pay"
    NO_TARGET = "no_target"

    @classmethod
    def _missing_(cls, value: object) -> Reason:
        """What a host of another version says."""
        return cls.NOT_NOW


class WhyFacts(TypedDict, total=False):
    """What the words for a reason need."""

    how: str
    """How a card lies open; what kind of move it is."""
    phase: str
    """The phase in which it can be played."""
    moments: tuple[str, ...]
    """When it can be played."""
    types: tuple[str, ...]
    """Of which types a card must be."""
    cards: tuple[str, ...]
    """The only kinds that may answer it."""
    ability: str
    """The ability whose condition does not hold."""
    mode: int
    """The mode whose condition does not hold."""
    part: int
    """Which part of the condition that is."""
    why: str
    """What the game said when it refused a command."""


_Looked = TypedDict("_Looked", {"def": str}, total=False)
"""`def`: the id of what a card says that is only looked at."""


class OptionFacts(_Looked, total=False):
    """What an option says besides, by its kind."""

    when: str
    """"asked": it must wait until the seat is asked."""
    better: list[str]
    """The improvements that are paid for."""
    join: list[int]
    """Own cards that go along with it."""
    boost: str
    """The ability whose token goes along with it."""
    thing: str
    """The thing that is turned over for it."""
    number: int
    """The number that is said."""
    n: int
    """How much a Potion Token changes."""
    index: int
    """Place of a card among those that are looked at."""
    title: str
    """Its title."""
    cards: list[int]
    """The cards of a heap."""
    pile: str
    """Of a card that lies face down: its side deck."""
    of: int
    """Whose that is."""
    room: int
    """The room's card."""
    card: int
    """The card of a tavern's Event."""
    name: str
    """A tavern's name."""
    id: str
    """A choice's own id on its card."""
    outcome: list[list[int]]
    """What a choice changes: for each seat its number, Fortitude, Alcohol Content and Gold."""
    box: str
    """The box of an automaton's card."""
    turned_over: bool
    """Whether the card comes from the top of an automaton's deck."""


class DecisionFacts(TypedDict, total=False):
    """What a question says besides, by its kind."""

    entries: list[int]
    """The stack entries that a window is about."""
    kind: str
    """What kind of entry the newest of them is."""
    gold: int
    """How much is to be paid."""
    to: int | str | None
    """Of a payment: whom it is for, a seat, `inn` or `pot`. Of laying cards aside: the place."""
    why: str
    """What the payment is for."""
    left: int
    """How many are still to be handed out."""
    got: list[int]
    """The seats that got one already, once for each."""
    title: str
    """Of the Drink that has been looked at."""
    card: int
    """The card that it is about."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why something cannot be done; words are made at the edge."""

    key: str
    args: WhyFacts = field(default_factory=WhyFacts)
    """Facts that the words need, by names that belong to the key: phase, moments, types, part …"""


@dataclass(frozen=True, slots=True)
class WhyNot(Why):
    """Why the rules do not allow it now."""

    key: Reason


@dataclass(slots=True)
class OptionTold:
    """One legal answer. Its id is stable while the decision stands and says nothing of hidden cards."""

    id: str
    kind: str
    """What one does by it: play, card, seat, pass …"""
    card: int | None = None
    """The card that is played or picked."""
    targets: tuple[int, ...] = ()
    """Seats, and bodies from `BODIES` on."""
    on: int | None = None
    """Id of the Drink or play that it answers."""
    mode: int | None = None
    """Index of the mode it is played in, of cards with several."""
    spend: Mapping[str, int] | None = None
    """Optional costs that it pays, by what is spent."""
    label: str = ""
    """A text key."""
    ability: str | None = None
    """The ability that is used."""
    args: OptionFacts = field(default_factory=OptionFacts)
    """Facts that belong to its kind."""
    counted: Mapping[str, int] = field(default_factory=dict)
    """How much of each thing the payment amounts to (X)."""


@dataclass(slots=True)
class DecisionTold:
    """One question to one seat. An answer picks between `min` and `max` different options."""

    seat: int
    kind: str
    options: Sequence[OptionTold]
    min: int = 1
    max: int = 1
    default: tuple[str, ...] = ()
    """The ids that somebody picks who does nothing special."""
    interruptible: bool = True
    """Whether cards for any time may break in."""
    about: int | None = None
    """Id of the stack entry it concerns."""
    prompt: str = ""
    """Of a pick, what it is for: a text key, and after a colon what that is about."""
    args: DecisionFacts = field(default_factory=DecisionFacts)
    """Facts that belong to its kind."""

    def option(self, id: str) -> OptionTold | None:
        """The option with that id."""
        return next((option for option in self.options if option.id == id), None)


@dataclass(slots=True)
class PlayableTold:
    """A card or ability of a seat with its legal ways to be played now, or the reason why not."""

    card: int | None
    ability: str | None
    ways: Sequence[OptionTold]
    why: WhyNot | None


Outcome = dict[str, dict[str, int]]
"""What changes of whom: the seat or body, as text, then `fortitude`, `alcohol` and `gold` as far as they change."""


@dataclass(frozen=True, slots=True)
class AnsweredTold:
    """A Drink or play as it would be after a play that answers it."""

    id: int
    negated: bool
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class PreviewTold:
    """What a way to play would do if nobody answered it."""

    outcome: Outcome
    """What the play itself changes, costs paid."""
    on: AnsweredTold | None = None
    """What it answers."""
