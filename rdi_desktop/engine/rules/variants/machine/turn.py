# SPDX-License-Identifier: GPL-3.0-or-later
"""The turn of a machine (red-dragon-inn-10, "Boss Otto's Turn") [296-299]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.machine import PREPARED, THREAT, actions_at
from rdi_desktop.engine.rules import abilities, gambling, orders
from rdi_desktop.engine.rules.joining import boosted
from rdi_desktop.engine.rules.variants.machine import decks, levels, received
from rdi_desktop.engine.rules.ways import ways

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat

OWN = "phase:received"
"""Word in `Seat.used`, once for each received Action of the turn."""
ACTIVATE = "phase:activate"
"""Word in `Seat.used` while Components are being activated; followed by a number, once for each that has yet to act."""


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
        option = received.of_phase(game, seat) or next_action(game, seat) or next_component(game, seat)
        if option is None:
            return
        yield from gambling.play_and_settle(game, seat, option)


def prepare(game: Desk, seat: int) -> None:
    """Deal as many face-down Actions as the Threat Level gives, which is then reset [296]. Received Actions count among them."""
    table = game.table
    where = table.seats[seat]
    table.actions_left = actions_at(tracker(game), where.tracks[THREAT])
    own = len({option.card for option in received.actions(game, seat)})
    where.used += [OWN] * min(own, table.actions_left)
    for _ in range(table.actions_left - min(own, table.actions_left)):
        card = decks.turn_over(game, seat, "action")
        if card is None:
            break
        where.piles[PREPARED].append(card)
    game.emit("prepared", seat, n=table.actions_left, count=len(where.piles[PREPARED]))
    levels.reset_threat(game, seat)


def tracker(game: Desk) -> dict[int, int]:
    """The side of the Threat tracker that is used [341]."""
    machine = game.table.machine
    assert machine is not None
    return machine.hard if game.table.options.get("hard_threat") else machine.normal


def next_action(game: Desk, seat: int) -> Option | None:
    """One of the remaining Actions, by chance; one more than was prepared comes from the deck [335]. None if there are no more.

    An Action that cannot be played is discarded.
    """
    table = game.table
    where = table.seats[seat]
    while table.actions_left > 0:
        option = drawn_lot(game, where)
        if option is not None:
            return option
        if not (where.piles[PREPARED] or where.piles["action"] or where.spent["action"]):
            break
    return None


def drawn_lot(game: Desk, where: Seat) -> Option | None:
    """An Action drawn by chance; None if it cannot be played."""
    table, seat = game.table, where.index
    lying, own = where.piles[PREPARED], where.used.count(OWN)
    place = table.below(len(lying) + own) if lying or own else 0
    if own and place >= len(lying):
        where.used.remove(OWN)
        found = received.chosen(game, received.actions(game, seat))
        if found is not None:
            return found
    card = lying.pop(min(place, len(lying) - 1)) if lying else decks.turn_over(game, seat, "action")
    if card is None:
        return None
    cdef = table.cards[card]
    if not ways(game, seat, card, cdef, None):
        decks.nothing_of(game, seat, card)
        table.actions_left -= 1
        return None
    return stronger(boosted(game, seat, cdef, [decks.play(card)]))


def stronger(options: list[Option]) -> Option:
    """A way with something joined that makes it stronger, if there is one [374]."""
    return options[-1]


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
                    return stronger(found)
    return None


def use(game: Desk, seat: int) -> Flow:
    """Use what it has received for the present phase first [361]."""
    while (option := received.of_phase(game, seat)) is not None:
        yield from gambling.play_and_settle(game, seat, option)


def order(game: Desk, seat: int) -> Flow:
    """Order a Drink for each Challenger, beginning with the Priority Target [298]."""
    yield from use(game, seat)
    for other in levels.challengers(game, seat):
        if not game.table.seats[other].out:
            yield from orders.place(game, seat, other)
            yield from gambling.play_out(game)
