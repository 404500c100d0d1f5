# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain figures of a seat, used by amounts, conditions and selectors."""

from __future__ import annotations

from rdi_desktop.engine.language.ctx import Ctx

STATS = ("gold", "fortitude", "alcohol", "hand", "deck", "drink_me")


def stat(ctx: Ctx, seat: int, word: str) -> int:
    """One of `STATS` of that seat: points, Gold, or the number of cards in a pile."""
    table = ctx.game.table
    if word in ("gold", "fortitude", "alcohol"):
        figure: int = getattr(table.track(seat, ctx.owner), word)
        return figure
    pile: list[int] = getattr(table.seats[seat], word)
    return len(pile)
