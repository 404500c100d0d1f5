# SPDX-License-Identifier: GPL-3.0-or-later
"""A ghost's deed, a house rule: once a game those who are out do one thing at the table (red-dragon-inn-1, "Losing the Game").

The books give them nothing to do; what this is, say decisions/0651. It is the interjection of a seat that is out, made as a turn begins;
who wants it is voted on beside the game.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language.core import EFFECTS, Effect
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.house_rules import GHOSTS
from rdi_desktop.engine.language.spec import Reader
from rdi_desktop.engine.rules import gambling, resolving
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.table import OPEN

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table

PREFIX = "deed:"
"""Begins the id of a deed's option."""
SECOND = "second"
"""The deed that is no effect: the second Drink of the deck is poured before the first."""
DEEDS: dict[str, list[Any]] = {
    SECOND: [],
    "round": [{"copy": {"drink": {"from": "drink_deck", "events": "discard"}, "to": "everyone"}}],
    "tip": [{"gain": {"who": {"everyone": {"if": {"least": "gold"}}}, "gold": 2}}],
}
"""Every deed, with its effects in the effect language; the seat whose turn it is counts as whoever acts."""


@cache
def effects(deed: str) -> tuple[Effect, ...]:
    """The effects of a deed."""
    return EFFECTS.read(DEEDS[deed], Reader())


def left(table: Table) -> bool:
    """Whether the table has agreed on a ghost's deed, somebody is out to do it, and it has not been done yet."""
    return bool(table.options.get(GHOSTS)) and not table.deed_done and any(seat.out for seat in table.seats)


def may(game: Desk, pending: Decision | None) -> bool:
    """Whether one could be done now: as a turn begins, while nothing else is going on."""
    table = game.table
    if pending is None or game.over is not None or not left(table):
        return False
    calm = not (table.stack or table.held or table.round is not None or game.windows or game.reactions)
    return pending.kind == "discard" and table.phase == "discard_and_draw" and calm and table.quiet == OPEN


def options(game: Desk, pending: Decision | None) -> list[Option]:
    """The deeds that can be done now, each as an option."""
    if not may(game, pending):
        return []
    return [Option(f"{PREFIX}{deed}", "deed", label=deed) for deed in possible(game.table)]


def possible(table: Table) -> list[str]:
    """The deeds for which there is what they need; this moment need not be right for them."""
    return [deed for deed in DEEDS if deed != SECOND or len(table.drink_deck) > 1]


def do(game: Desk, seat: int, option: Option) -> Flow:
    """The deed, and what follows from it."""
    table = game.table
    table.deed_done = True
    game.emit("ghost_deed", seat, deed=option.label)
    if option.label == SECOND:
        table.drink_deck[-1], table.drink_deck[-2] = table.drink_deck[-2], table.drink_deck[-1]
    yield from resolving.run_list(Ctx(game, None, table.turn), effects(option.label))
    yield from gambling.play_out(game)
