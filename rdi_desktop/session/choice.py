# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a person who is asked has a choice that matters: nobody is stopped without one (decisions/0535)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rdi_desktop.session.passing import would_be_out

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.state.decisions import Decision

_WAYS_OUT = ((), ("pass",), ("done",))
"""Answers that do nothing."""


def matters(game: Game, decision: Decision, machines: Collection[int], *, anytime: bool) -> bool:
    """Whether to stop the seat. `machines`: seats without a player; `anytime`: also for cards that may be played at any other moment.

    Drinking is always asked: it is the moment of the turn.
    """
    if decision.kind == "drink":
        return True
    ids = tuple(option.id for option in decision.options)
    only = ids == decision.default and (decision.min == 1 or ids in _WAYS_OUT)
    if only:
        return anytime and any(each.ways for each in game.playable(decision.seat, reasons=False))
    if not anytime and _at_any_other_moment(game, decision):
        return False
    return not (_own_sides_play(game, decision) or _end_of_a_machine(game, decision, machines))


def _at_any_other_moment(game: Game, decision: Decision) -> bool:
    """Whether nothing that could be done answers what is played, and that does not put the seat out."""
    if decision.kind != "respond" or any(option.on is not None for option in decision.options):
        return False
    view = game.view(decision.seat)
    return not any(would_be_out(view, entry, decision.seat) for entry in view.stack)


def _own_sides_play(game: Game, decision: Decision) -> bool:
    """Whether all that could be done is to answer a play of the seat's own side, from which nobody of that side suffers."""
    if decision.kind != "respond":
        return False
    view = game.view(decision.seat)
    entry = next((each for each in view.stack if each.id == decision.about), None)
    mine = {place for place, each in enumerate(view.seats) if each.side == view.seats[decision.seat].side}
    if entry is None or entry.kind != "play" or entry.by not in mine or mine.intersection(entry.targets):
        return False
    answers = [option for option in decision.options if option.id not in decision.default]
    return not any(entry.outcome.get(str(seat)) for seat in mine) and all(option.on == entry.id for option in answers)


def _end_of_a_machine(game: Game, decision: Decision, machines: Collection[int]) -> bool:
    """Whether this is the last chance of machines alone, for which nobody does anything."""
    if decision.kind != "last_chance":
        return False
    falling = next((event.args["seats"] for event in reversed(game.events) if event.key == "last_chance"), ())
    return bool(falling) and set(falling) <= set(machines)
