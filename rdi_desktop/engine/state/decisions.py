# SPDX-License-Identifier: GPL-3.0-or-later
"""The questions that the rules ask, with all their legal answers, and the commands that answer them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import NamedTuple, Unpack

from rdi_desktop.engine.asked import DecisionFacts, DecisionTold, OptionFacts, OptionTold, PlayableTold

BODIES = 1000
"""Targets are numbers: below this a seat, from here on a body (this number plus the id of its card) [565]."""
NOTHING: Mapping[str, int] = MappingProxyType({})
_NO_OPTION_FACTS: OptionFacts = {}
_NO_DECISION_FACTS: DecisionFacts = {}
"""Shared by all options and questions that say nothing besides; nobody writes into them."""


class CommandError(ValueError):
    """A command that cannot be carried out. The game has not changed."""


class MalformedCommand(CommandError):
    """Not a command at all, or it names options or seats that cannot exist."""


class OutOfTurn(CommandError):
    """The seat is not being asked, or the pending decision may not be interrupted."""


class IllegalCommand(CommandError):
    """The rules do not allow this answer now."""


class Option(OptionTold):
    """A legal answer with what the rules have to know of it besides. Two options are never the same one, whatever they say."""

    __slots__ = ("aim", "paid", "picks")
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def __init__(
        self,
        id: str,
        kind: str,
        card: int | None = None,
        targets: tuple[int, ...] = (),
        on: int | None = None,
        mode: int | None = None,
        spend: Mapping[str, int] | None = None,
        label: str = "",
        ability: str | None = None,
        args: OptionFacts = _NO_OPTION_FACTS,
    ) -> None:
        self.id = id
        self.kind = kind
        self.card = card
        self.targets = targets
        self.on = on
        self.mode = mode
        self.spend = spend
        self.label = label
        self.ability = ability
        self.args = args
        self.counted = NOTHING
        self.aim: int | None = None
        """The body that a hit-back is aimed at."""
        self.picks: tuple[tuple[int, ...], ...] = ()
        """The seats of each selector."""
        self.paid: tuple[str, ...] = ()
        """The improvements it pays for."""

    def noted(self, **more: Unpack[OptionFacts]) -> Option:
        """A copy, to which facts may be added: the option itself may be shared with other questions."""
        new = copy(self)
        new.args = {**self.args, **more}
        return new

    def told(self) -> OptionTold:
        """The plain form for the seat that is asked."""
        return OptionTold(
            id=self.id,
            kind=self.kind,
            card=self.card,
            targets=self.targets,
            on=self.on,
            mode=self.mode,
            spend=dict(self.spend) if self.spend else None,
            label=self.label,
            ability=self.ability,
            args=self.args.copy(),
            counted=dict(self.counted),
        )

    def __repr__(self) -> str:
        return f"Option({self.id!r}, {self.kind!r})"


PASS = Option("pass", "pass", label="pass")
DONE = Option("done", "done", label="done")
DRINK = Option("drink", "drink", label="drink")
YES = Option("yes", "yes", label="yes")
NO = Option("no", "no", label="no")
HAND_ROUND = "hand_round"
"""The prompt under which a player hands Drinks of their own Drink Me! pile to others."""


def card_option(card: int) -> Option:
    """An option that picks a card."""
    return Option(f"card:{card}", "card", card=card)


def play_option(card: int, targets: tuple[int, ...] = (), on: int | None = None) -> Option:
    """An option that plays a card of one mode without costs at these targets; `on`: the record that it answers."""
    id = f"play:{card}" if on is None else f"play:{card}:on{on}"
    option = Option(f"{id}:t{'.'.join(map(str, targets))}" if targets else id, "play", card, targets, on)
    if targets:
        option.picks = (targets,)
    return option


class Decision(DecisionTold):
    """A question with what the rules have to know of it besides."""

    __slots__ = ("shows", "tells")
    __eq__ = object.__eq__
    __hash__ = object.__hash__
    options: list[Option]

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        min: int = 1,
        max: int = 1,
        default: tuple[str, ...] = (),
        interruptible: bool = True,
        about: int | None = None,
        prompt: str = "",
        args: DecisionFacts = _NO_DECISION_FACTS,
        shows: tuple[int, ...] = (),
        tells: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.min = min
        self.max = max
        self.default = default
        self.interruptible = interruptible
        self.about = about
        self.prompt = prompt
        self.args = args
        self.shows = shows
        """Hidden cards that the asked seat may look at for now."""
        self.tells = tells
        """Whether it is asked only because of what the seat holds unseen, or to hide that from others (docs/decisions/0280)."""

    def option(self, id: str) -> Option | None:
        """The option with that id."""
        for option in self.options:
            if option.id == id:
                return option
        return None

    @property
    def by_default(self) -> tuple[Option, ...]:
        """The options of the default answer."""
        return tuple(option for option in self.options if option.id in self.default)

    def told(self) -> DecisionTold:
        """The plain form for the seat that is asked."""
        return DecisionTold(
            seat=self.seat,
            kind=self.kind,
            options=[option.told() for option in self.options],
            min=self.min,
            max=self.max,
            default=self.default,
            interruptible=self.interruptible,
            about=self.about,
            prompt=self.prompt,
            args=self.args.copy(),
        )

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind!r}, {self.options!r}, min={self.min}, max={self.max})"


class Answer(NamedTuple):
    """The answer of a seat to its pending decision: the ids of the options it picks, in order."""

    seat: int
    picks: tuple[str, ...]


class Interject(NamedTuple):
    """A play made over somebody's pending decision: the id of a way from `Game.playable`."""

    seat: int
    option: str


Command = Answer | Interject


class Playable(PlayableTold):
    """What a seat may play, with its ways as the rules know them."""

    __slots__ = ()
    ways: list[Option]

    def told(self) -> PlayableTold:
        """The plain form for the seat."""
        return PlayableTold(self.card, self.ability, [way.told() for way in self.ways], self.why)
