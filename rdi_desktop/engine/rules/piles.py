# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that go from pile to pile (red-dragon-inn-10, character rules)."""

from __future__ import annotations

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules.drink_deck import take_from_deck
from rdi_desktop.engine.state.desk import Desk


def shuffle_pile(game: Desk, seat: int, pile: str) -> None:
    """Shuffle a pile of that seat, or in the middle of the table."""
    game.table.shuffle(game.table.pile(seat, pile))
    game.emit("shuffled", seat, pile=pile)


def move(game: Desk, seat: int, pile: str, to: str, n: int | None) -> Flow:
    """Move `n` cards (None: all) from the top of a pile to another of that seat."""
    table = game.table
    there = table.pile(seat, to)
    if pile == "drink_deck":
        moved = 0
        for _ in range(n or 0):
            card = yield from take_from_deck(game)
            if card is not None:
                there.append(card)
                moved += 1
        game.emit("card_moved", seat, count=moved, pile=pile, to=to)
        return
    source = table.pile(seat, pile)
    count = len(source) if n is None else min(n, len(source))
    for _ in range(count):
        there.append(source.pop())
    game.emit("card_moved", seat, count=count, pile=pile, to=to)
