# SPDX-License-Identifier: GPL-3.0-or-later
"""The questions that the rules ask, with all their legal answers, and the commands that answer them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import Any, NamedTuple

from rdi_desktop.engine.state.reasons import WhyNot

BODIES = 1000
"""Targets are numbers: below this a seat, from here on a body (this number plus the id of its card) [565]."""
NOTHING: Mapping[str, int] = MappingProxyType({})


class CommandError(ValueError):
    """A command that cannot be carried out. The game has not changed."""


class MalformedCommand(CommandError):
    """Not a command at all, or it names options or seats that cannot exist."""


class OutOfTurn(CommandError):
    """The seat is not being asked, or the pending decision may not be interrupted."""


class IllegalCommand(CommandError):
    """The rules do not allow this answer now."""


class Option:
    """One legal answer. Its id is stable while the decision is pending, and says nothing of hidden cards."""

    __slots__ = (
        "ability", "aim", "args", "card", "counted", "id", "kind", "label", "mode", "on", "paid", "picks", "spend", "targets",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        kind: str,
        card: int | None = None,
        targets: tuple[int, ...] = (),
        on: int | None = None,
        mode: int | None = None,
        spend: dict[str, int] | None = None,
        label: str = "",
        ability: str | None = None,
        args: dict[str, Any] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.card = card
        self.targets = targets
        self.on = on
        """Id of the Drink or play that it answers."""
        self.mode = mode
        self.spend = spend
        """Costs that are paid with it."""
        self.label = label
        self.ability = ability
        self.args = args
        self.aim: int | None = None
        """The body that a hit-back is aimed at, for the engine."""
        self.picks: tuple[tuple[int, ...], ...] = ()
        """The seats picked for each selector, for the engine."""
        self.paid: tuple[str, ...] = ()
        """The improvements that are paid for, for the engine."""
        self.counted: Mapping[str, int] = NOTHING
        """How much of each thing the payment amounts to (X), for the engine."""

    def noted(self, **more: Any) -> Option:
        """A copy, to which facts may be added: the option itself may be shared with other questions."""
        new = copy(self)
        new.args = {**(self.args or {}), **more}
        return new

    def as_dict(self) -> dict[str, Any]:
        """Plain data for views and the wire."""
        return {
            "id": self.id,
            "kind": self.kind,
            "card": self.card,
            "targets": list(self.targets),
            "on": self.on,
            "mode": self.mode,
            "spend": dict(self.spend) if self.spend else None,
            "label": self.label,
            "ability": self.ability,
            "args": dict(self.args) if self.args else {},
        }

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


class Decision:
    """One question to one seat. An answer picks between `min` and `max` different options."""

    __slots__ = (
        "about",
        "args",
        "default",
        "interruptible",
        "kind",
        "max",
        "min",
        "options",
        "prompt",
        "seat",
        "shows",
        "tells",
    )

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
        args: dict[str, Any] | None = None,
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
        self.args = args or {}
        self.shows = shows
        """Hidden cards that the seat that is asked may look at for now, for the engine."""
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

    def as_dict(self) -> dict[str, Any]:
        """Plain data for the view of the seat that is asked."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "options": [option.as_dict() for option in self.options],
            "min": self.min,
            "max": self.max,
            "default": list(self.default),
            "interruptible": self.interruptible,
            "about": self.about,
            "prompt": self.prompt,
            "args": dict(self.args),
        }

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


class Playable:
    """A card or ability of a seat with its legal ways to be played now, or the reason why not."""

    __slots__ = ("ability", "card", "ways", "why")

    def __init__(self, card: int | None, ability: str | None, ways: list[Option], why: WhyNot | None) -> None:
        self.card = card
        self.ability = ability
        self.ways = ways
        self.why = why

    def as_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "card": self.card,
            "ability": self.ability,
            "ways": [way.as_dict() for way in self.ways],
            "why": self.why.as_dict() if self.why else None,
        }
