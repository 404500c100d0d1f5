# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game asks a seat, what the seat may play, why not, and what a play would do: plain data, each declared once.

The decisions of the rules (`state/decisions.py`) have some more attributes for the rules only. Their `told()` returns these plain forms
for views and the wire.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypedDict


class Reason(StrEnum):
    """The steps between a card and being played, in order: the later the step that failed, the nearer the card came."""

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
        """Accept a reason of a host of another version."""
        return cls.NOT_NOW


class WhyFacts(TypedDict, total=False):
    """Facts for the words of a reason."""

    how: str
    """How a card lies open; what kind of move it is."""
    phase: str
    """The phase in which it can be played."""
    moments: tuple[str, ...]
    """The moments at which it can be played."""
    types: tuple[str, ...]
    """The types that a card must have."""
    cards: tuple[str, ...]
    """The only kinds that may answer it."""
    ability: str
    """The ability whose condition does not hold."""
    mode: int
    """The mode whose condition does not hold."""
    part: int
    """The part of that condition."""
    why: str
    """The game's reason for refusing a command."""


_Looked = TypedDict("_Looked", {"def": str}, total=False)
"""`def`: the definition of a card that is only looked at."""


class OptionFacts(_Looked, total=False):
    """Further facts of an option, by its kind."""

    when: str
    """"asked": it must wait until the seat is asked."""
    better: list[str]
    """The improvements that are paid for."""
    join: list[int]
    """The player's cards that join it."""
    boost: str
    """The ability whose token joins it."""
    thing: str
    """The thing that is turned over as payment."""
    number: int
    """The chosen number."""
    n: int
    """How much a Potion Token changes."""
    index: int
    """Position of a card among those that are looked at."""
    title: str
    """Its title."""
    cards: list[int]
    """The cards of a heap."""
    pile: str
    """A side deck: that of a face-down card, or one whose top card may be bought."""
    of: int
    """The owner of that side deck."""
    room: int
    """The room's card."""
    card: int
    """The card of a tavern's Event."""
    name: str
    """A tavern's name."""
    id: str
    """The id of a choice on its card."""
    outcome: list[list[int]]
    """What a choice changes: [seat, Fortitude, Alcohol Content, Gold] for each seat."""
    box: str
    """The box of an automaton's card."""
    turned_over: bool
    """Whether the card comes from the top of an automaton's deck."""


class DecisionFacts(TypedDict, total=False):
    """Further facts of a question, by its kind."""

    entries: list[int]
    """The stack entries that a window is about."""
    kind: str
    """The kind of the newest of them."""
    gold: int
    """How much is to be paid."""
    to: int | str | None
    """Receiver of a payment: a seat, `inn` or `pot`. When cards are laid aside: the place."""
    why: str
    """The reason for the payment."""
    left: int
    """How many are still to be handed out."""
    got: list[int]
    """The seats that got one already, once for each."""
    title: str
    """The title of the Drink that has been looked at."""
    card: int
    """The card that the question is about."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why something is not possible; the user interface has the words."""

    key: str
    args: WhyFacts = field(default_factory=WhyFacts)
    """Facts for the words, by names that the key defines: phase, moments, types, part …"""


@dataclass(frozen=True, slots=True)
class WhyNot(Why):
    """Why the rules do not allow something now."""

    key: Reason


@dataclass(slots=True)
class OptionTold:
    """One legal answer. Its id is stable while the decision is pending, and reveals nothing of hidden cards."""

    id: str
    kind: str
    """What it does: play, card, seat, pass …"""
    card: int | None = None
    """The card to play or to pick."""
    targets: tuple[int, ...] = ()
    """Seats, and bodies from `BODIES` on."""
    on: int | None = None
    """Id of the Drink or play that it answers."""
    mode: int | None = None
    """Index of its mode, for cards with several."""
    spend: Mapping[str, int] | None = None
    """Optional costs: what is paid → how much."""
    label: str = ""
    """A text key, or words that the card's file gives."""
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
    """The option ids of the default answer."""
    interruptible: bool = True
    """Whether Anytime cards may interrupt."""
    about: int | None = None
    """Id of the stack entry it concerns."""
    prompt: str = ""
    """For a pick: a text key for its purpose, and after a colon its subject."""
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
"""Changes: the seat or body, as text → `fortitude`, `alcohol` and `gold`, those that change."""


@dataclass(frozen=True, slots=True)
class AnsweredTold:
    """A Drink or play as it would be after the play that answers it."""

    id: int
    negated: bool
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class PreviewTold:
    """What a way to play would do if nobody answered it."""

    outcome: Outcome
    """What the play itself changes, including its costs."""
    on: AnsweredTold | None = None
    """What it answers."""
