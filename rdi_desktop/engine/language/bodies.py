# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies: things in play that can be hit like a player (character-compendium, "Torglesnarf Duncleton").

A body is named by a number above those of all seats. Only losses of Fortitude affect it; other effects aimed at a body do nothing, except
that tokens and checks for Traps go to its owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.state.decisions import BODIES

if TYPE_CHECKING:
    from rdi_desktop.engine.language.ctx import Ctx
    from rdi_desktop.engine.state.desk import Desk


def in_play(game: Desk) -> list[int]:
    """Every body that may be hit, in the order of seats. If a seat is out of reach, so are its bodies."""
    table = game.table
    return [
        BODIES + card
        for seat in table.seats
        if not seat.out and not seat.silent
        for card in seat.in_play
        if table.cards[card].body
    ]


def owner(game: Desk, body: int) -> int:
    """The seat that owns it."""
    seat = game.table.owners[body - BODIES]
    assert seat is not None
    return seat


def stands(game: Desk, body: int) -> bool:
    """Whether it is still in play."""
    return body - BODIES in game.table.seats[owner(game, body)].in_play


def of_others(ctx: Ctx, seat: int) -> list[int]:
    """Bodies that a card of `seat` may hit: none of its own side; Drinks and Events hit none [568]."""
    entry = ctx.entry
    if entry is not None and entry.kind != "play":
        return []
    game = ctx.game
    by = seat if entry is None or entry.by is None else entry.by
    found = [(body, owner(game, body)) for body in in_play(game)]
    return [body for body, whose in found if not game.same_side(seat, whose) and not game.same_side(by, whose)]
