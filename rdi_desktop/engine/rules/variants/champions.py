# SPDX-License-Identifier: GPL-3.0-or-later
"""Champions: the seat that acts for a team where only one member may (red-dragon-inn-10, "Gambling, Events and Team Champions")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import Effect, walk
from rdi_desktop.engine.language.ctx import FlowOf
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.rules import asking
from rdi_desktop.engine.rules.variants.machine import levels

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def choose(game: Desk, own: int, entry: Record | None) -> FlowOf[tuple[int, ...]]:
    """One seat of each side, in turn order: `own` for its side, each other team picks [219, 220, 222].

    For an Event that is no Drink Event every team picks, the revealer's as well [221]. The Priority Target of a machine is the Champion of
    the Challengers if one of them caused it [303, 304].
    """
    table = game.table
    levels.drew_attention(game, own)
    free = entry is not None and entry.kind == "event" and "drink-event" not in entry.types
    found = [] if free else [own]
    for other in table.one_of_each([own, *table.others(own)] if free else table.others(own)):
        members = table.side_in(other)
        if table.priority in members:
            members = [table.priority]
        speaker = next((seat for seat in members if not table.seats[seat].silent), other)
        seat = yield from asking.one_seat(game, speaker, members, "champion", entry)
        if len(members) > 1:
            game.emit("champion_chosen", seat)
        found.append(seat)
    return tuple(seat for seat in found if not table.seats[seat].out)


def wanted(effects: Iterable[Effect], kinds: tuple[str, ...]) -> bool:
    """Whether effects reach everybody: of an Event, also if they reach all others; of a card, only if they include its player [219, 228].

    Some cards name the Champions of others themselves [618].
    """
    return any(
        isinstance(who, Who) and (who.kind in kinds or who.champions)
        for effect in walk(tuple(effects))
        for who in vars(effect).values()
    )


OF_CARDS = ("everyone",)
OF_EVENTS = ("everyone", "others")
