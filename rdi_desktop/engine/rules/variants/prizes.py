# SPDX-License-Identifier: GPL-3.0-or-later
"""Prizes: each Round of Gambling is played for one (red-dragon-inn-10 and allies-spyke-and-flower, "The Prize Variant")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking
from rdi_desktop.engine.state.records import Record

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table


def into_pot(game: Desk, seat: int, entry: Record | None) -> Flow:
    """Before the antes of a Round a seat picks a Prize from the Inn for the pot [163]; an empty Inn takes the Bin back first [166]."""
    table = game.table
    if not table.seats[seat].kit.keeps:
        return  # without a player to pick one there is no Prize in the Round [274]
    if not table.prizes and table.prize_bin:
        table.prizes, table.prize_bin = table.prize_bin, []
    if not table.prizes:
        return
    picked = yield from asking.some_cards(game, seat, table.prizes, 1, 1, "prize", entry)
    table.prizes.remove(picked[0])
    table.pot_cards.append(picked[0])
    game.emit("prize_in_pot", seat, card=picked[0])


def pot_cards_to(game: Desk, seat: int | None) -> None:
    """The Prize goes with the pot: to the seat that takes it, or back to the Inn [164, 167, 169]."""
    table = game.table
    for card in prizes_in_pot(table):
        table.pot_cards.remove(card)
        if seat is None or not table.seats[seat].kit.keeps:
            seat = None
            table.prizes.append(card)
        else:
            table.seats[seat].lay_open(card)
        game.emit("prize_taken", seat, card=card)


def prizes_in_pot(table: Table) -> list[int]:
    """The Prizes among the open cards in the pot; the others count as Gold."""
    return [card for card in table.pot_cards if not table.cards[card].coin]
