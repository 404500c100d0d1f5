# SPDX-License-Identifier: GPL-3.0-or-later
"""Champions: who stands for a team where its members would face each other (red-dragon-inn-10, "Gambling, Events and Team Champions")."""

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
    """One seat of each side, in turn order: `own` stands for its side, each other team picks [219, 220, 222].

    Of an Event that is no Drink Event every team picks, also that of whoever has revealed it [221]. The Priority Target of a machine stands
    for the Challengers, and it is whoever of them has set it off [303, 304].
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
    """Whether effects reach everybody: an Event also when it reaches all others, a card only when it counts its player in [219, 228].

    Some cards say themselves that only the Champions of others are meant [618].
    """
    return any(
        isinstance(who, Who) and (who.kind in kinds or who.champions)
        for effect in walk(tuple(effects))
        for who in vars(effect).values()
    )


OF_CARDS = ("everyone",)
OF_EVENTS = ("everyone", "others")
