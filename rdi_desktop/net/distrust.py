# SPDX-License-Identifier: GPL-3.0-or-later
"""What a guest checks before it believes a host, which may be any program. `messages` checks the form; this module checks the rest."""

from __future__ import annotations

import math
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

from rdi_desktop.content import Content
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.told import EventTold
from rdi_desktop.net.messages import Asked, FireSeen, Started, State, Story
from rdi_desktop.net.wire import WireError
from rdi_desktop.session.clean_text import clean
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.setup import dealt

DEEPEST, LONGEST, LONGEST_NAME, LONGEST_ID = 32, 2000, 64, 200
"""Deepest nesting of a view, and most characters of its texts, of its names and of the ids of answers."""


class Doubt:
    """Knows the structure of a game's table, and checks that what the host sends fits it. WireError if it does not."""

    def __init__(self, started: Started, content: Content) -> None:
        plan = started.plan
        places = range(len(plan.seats))
        if not all(seat in places for seat in started.own) or len(started.owners) != len(plan.seats):
            raise WireError("not_a_message")
        self._own = frozenset(started.own)
        self._seats = _dealt(plan, content)

    def state(self, state: State, known: int) -> None:
        """Check a state of the table, for a guest that knows so many events. Cleans its texts."""
        places = range(self._seats)
        asked = (*(state.window.seats if state.window is not None else ()), *(step.seat for step in state.steps))
        if (
            state.since > known
            or not state.seats.keys() == state.asked.keys() == self._own
            or not state.auto_passes.keys() <= self._own
            or not all(seat in places for seat in asked)
            or any(asked.decision is not None and asked.decision.seat != seat for seat, asked in state.asked.items())
        ):
            raise WireError("not_a_message")
        for told in (state.onlooker, *state.seats.values()):
            self.view(told.view)
            self.events(told.events, state.since)
        for each in state.asked.values():
            if each.view is not None:
                self.view(each.view)
            _question(each)

    def fire(self, fire: FireSeen) -> None:
        """Check what is told by the fire: of seats here, about seats that there are."""
        named = [seat for told in fire.seats.values() for seat in told.chits]
        for told in fire.seats.values():
            named += [bet.seat for bet in (*told.bets, *(paid.bet for paid in told.paid))]
            named += [offer.seat for offer in told.offers if offer.seat is not None]
            named += [
                int(c.pick) for offer in told.offers for c in offer.choices if c.pick.isascii() and c.pick.isdigit()
            ]
        if not fire.seats.keys() <= self._own or not all(seat in range(self._seats) for seat in named):
            raise WireError("not_a_message")

    def view(self, told: SeenTable) -> None:
        """Check a view of the table."""
        believed(told)
        if len(told.seats) != self._seats:
            raise WireError("not_a_message")

    def story(self, story: Story, known: int) -> None:
        """Check events that follow the first `known` ones."""
        if story.since > known or story.seats.keys() != self._own:
            raise WireError("not_a_message")
        for events in (story.onlooker, *story.seats.values()):
            if len(events) != len(story.onlooker):
                raise WireError("not_a_message")
            self.events(events, story.since)

    def events(self, events: list[EventTold], since: int) -> None:
        """Check that these can be events, the first with number `since`."""
        places = self._seats
        for number, event in enumerate(events, since):
            whose = event.seat is None or 0 <= event.seat < places
            if event.index != number or not whose or event.depth < 0 or not _name(event.key):
                raise WireError("not_a_message")
            believed(event.args)
            for id, card in event.cards.items():
                if not (_name(card.definition, LONGEST) and _name(card.type)):  # ids are made from titles
                    raise WireError("not_a_message")
                event.cards[id] = replace(card, title=believed(card.title))


def _question(asked: Asked) -> None:
    """Check a question with its plays. Cleans its texts."""
    ways = [way for each in asked.playable for way in each.ways]
    for option in (*(asked.decision.options if asked.decision is not None else ()), *ways):
        if len(option.id) > LONGEST_ID or not _name(option.kind):
            raise WireError("not_a_message")
    believed(asked.decision)
    believed(asked.playable)


def _name(text: str, most: int = LONGEST_NAME) -> bool:
    """Whether that can be a name used by the program."""
    return len(text) <= most and text.isprintable()


@cache
def _fields(kind: type[object]) -> tuple[str, ...] | None:
    """The names of the fields of a dataclass; None if it is none."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None


PLAIN = frozenset({int, bool, type(None)})
"""Most of a view is of these: nothing in them needs a look."""


def believed(told: Any, deep: int = 0) -> Any:
    """Plain data with all texts cleaned for display."""
    if deep > DEEPEST:
        raise WireError("not_a_message")
    deep += 1
    kind: Any = type(told)
    if kind in PLAIN:
        return told
    if isinstance(told, str):
        return told if len(told) <= LONGEST and told.isprintable() else clean(told, LONGEST)
    if kind is list:
        told[:] = [each if type(each) in PLAIN else believed(each, deep) for each in told]
        return told
    if kind is tuple:
        return tuple(believed(each, deep) for each in told)
    if kind is dict:
        for key, value in told.items():
            if not isinstance(key, str | int) or (isinstance(key, str) and not key.isprintable()):
                raise WireError("not_a_message")
            if type(value) not in PLAIN:
                told[key] = believed(value, deep)
        return told
    if (names := _fields(kind)) is not None:
        for name in names:
            value = getattr(told, name)
            if type(value) not in PLAIN and (clear := believed(value, deep)) is not value:
                object.__setattr__(told, name, clear)
        return told
    if kind is float and math.isfinite(told):
        return told
    raise WireError("not_a_message")


def _dealt(plan: GamePlan, content: Content) -> int:
    """The number of seats when a game of that plan begins."""
    try:
        return len(dealt(plan, content).table.seats)
    except (ValueError, TypeError, LookupError):
        raise WireError("not_a_message") from None
