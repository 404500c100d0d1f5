# SPDX-License-Identifier: GPL-3.0-or-later
"""Side-deck cards drawn by a seat without a hand (allies-spyke-and-flower, "Otto and Other Characters": Blessings)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.machine import RECEIVED
from rdi_desktop.engine.rules import cards, playing
from rdi_desktop.engine.state.decisions import Option

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def draw(game: Desk, owner: int, pile: str, seat: int, n: int, entry: Record | None) -> Flow:
    """Each card is revealed and played at once as what it heals (its heart); one without a heart is discarded [281].

    It answers the entry that brought it, and so moves the same track.
    """
    table = game.table
    where = table.seats[owner]
    for _ in range(n if pile in where.piles else 0):
        cards.renew_drawn(game, where, pile)
        if not where.piles[pile]:
            return
        card = where.piles[pile].pop()
        cards.renew_drawn(game, where, pile)
        game.emit("revealed", seat, card=card, pile=pile, owner=owner)
        healing = table.cards[card].healing
        if healing is None and table.seats[seat].kit.machine:  # it is played at the first opportunity [379]
            table.seats[seat].piles[RECEIVED].append(card)
            continue
        if healing is None:
            cards.to_discard(game, card)
            continue
        table.seats[seat].hand.append(card)  # for as long as it takes to play it
        on = entry.id if entry is not None else None
        yield from playing.play(game, seat, Option(f"play:{card}", "play", card, (), on, healing.only))
