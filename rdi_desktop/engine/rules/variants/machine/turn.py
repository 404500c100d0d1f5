# SPDX-License-Identifier: GPL-3.0-or-later
"""The turn of a machine (red-dragon-inn-10, "Boss Otto's Turn") [296-299]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.machine import PREPARED, THREAT, actions_at
from rdi_desktop.engine.rules import abilities, gambling, orders
from rdi_desktop.engine.rules.variants.machine import decks, levels
from rdi_desktop.engine.rules.ways import ways

if TYPE_CHECKING:
    from rdi_desktop.engine.language.machine import MachineDef
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk

ACTIVATE = "phase:activate"
"""Written down of a seat whose Components are being activated, and with a number behind it of each that still has to be."""


def action(game: Desk, seat: int) -> Flow:
    """Prepared Actions one after the other, then the Components."""
    table = game.table
    if not table.acting:
        table.acting = True
        if table.round is None:
            prepare(game, seat)
    while True:
        if table.round is not None:
            yield from gambling.run(game)
            yield from gambling.play_out(game)
            continue
        game.checkpoint_here()
        option = next_action(game, seat) or next_component(game, seat)
        if option is None:
            return
        yield from gambling.play_and_settle(game, seat, option)


def prepare(game: Desk, seat: int) -> None:
    """As many Actions are dealt face down as the Threat Level gives, which is reset then [296]."""
    where = game.table.seats[seat]
    for _ in range(actions_at(tracker(game), where.tracks[THREAT])):
        card = decks.turn_over(game, seat, "action")
        if card is None:
            break
        where.piles[PREPARED].append(card)
    game.emit("prepared", seat, n=len(where.piles[PREPARED]))
    levels.reset_threat(game, seat)


def tracker(game: Desk) -> dict[int, int]:
    """The side of the Threat tracker that is played with [341]."""
    machine: MachineDef = game.table.machine
    return machine.hard if game.table.options.get("hard_threat") else machine.normal


def next_action(game: Desk, seat: int) -> Option | None:
    """One of those that are left, by chance; one that cannot be played is discarded. None if there are no more."""
    lying = game.table.seats[seat].piles[PREPARED]
    while lying:
        card = lying.pop(game.table.below(len(lying)))
        if ways(game, seat, card, game.table.cards[card], None):
            return decks.play(card)
        decks.nothing_of(game, seat, card)
    return None


def next_component(game: Desk, seat: int) -> Option | None:
    """The leftmost Active Component that has not acted yet, of those that were there when the first one did [297, 350, 351]."""
    table = game.table
    where = table.seats[seat]
    if ACTIVATE not in where.used:
        due = [card for card in where.in_play if table.owners[card] == seat and table.cards[card].abilities]
        where.used += [ACTIVATE, *(f"{ACTIVATE}:{card}" for card in due)]
    for card in where.in_play:
        mark = f"{ACTIVATE}:{card}"
        if mark in where.used:
            where.used.remove(mark)
            for ability in table.cards[card].abilities:
                found = abilities.uses(game, where, ability, "ticked", card)
                if found:
                    return found[0]
    return None


def order(game: Desk, seat: int) -> Flow:
    """A Drink for each Challenger, from the Priority Target on [298]."""
    for other in levels.challengers(game, seat):
        if not game.table.seats[other].out:
            yield from orders.place(game, seat, other)
            yield from gambling.play_out(game)
