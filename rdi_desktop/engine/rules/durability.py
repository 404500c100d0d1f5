# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies that wear out: at the end of their owner's Action phase each ticks down, and may act (character-compendium, "Wrench")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionFacts
from rdi_desktop.engine.language.counters import FORTITUDE
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import abilities, asking, gambling
from rdi_desktop.engine.rules.pools import break_down, kind, lose
from rdi_desktop.engine.rules.variants import shared_turn
from rdi_desktop.engine.state.decisions import NO, Decision, Option, card_option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import Ability
    from rdi_desktop.engine.state.desk import Desk


def wear_out(game: Desk) -> Flow:
    """At the end of an Action phase every body that wears out ticks, one after the other, in an order its owner chooses [586]."""
    for seat in shared_turn.acting(game.table):
        where = game.table.seats[seat]
        order = asking.cards_of((yield from asking.ask(order_decision, game, seat)))
        for card in order or ticking(game, seat):
            if card in where.in_play:  # another one's effect may have ended it
                yield from tick(game, seat, card)
                yield from gambling.play_out(game)


def ticking(game: Desk, seat: int) -> list[int]:
    """The bodies before their owner that wear out, from left to right."""
    table = game.table
    return [
        card
        for card in table.seats[seat].in_play
        if table.cards[card].body and table.owners[card] == seat and kind(game, card).ticks > 0
    ]


def order_decision(game: Desk, seat: int) -> Decision | None:
    """The order in which they tick down; None if there is no choice."""
    options = [card_option(card) for card in ticking(game, seat)]
    if len(options) < 2:
        return None
    return Decision(seat, "pick", options, len(options), len(options), tuple(one.id for one in options), prompt="tick")


def tick(game: Desk, seat: int, card: int) -> Flow:
    """The body loses Fortitude; then it may act, even if that broke it. Nobody counts as hit by that [586, 589]."""
    ability = next((one for one in game.table.cards[card].abilities if one.ticked), None)
    extra = lose(game, seat, card, kind(game, card).ticks)
    if not game.table.seats[seat].counter(card, FORTITUDE):
        break_down(game, seat, card)
    if ability is None:
        return
    picked = yield from asking.ask(tick_decision, game, seat, card, ability, extra)
    if picked and picked[0].kind != "no":
        yield from gambling.play_and_settle(game, seat, picked[0])


def tick_decision(game: Desk, seat: int, card: int, ability: Ability, extra: int) -> Decision | None:
    """How it acts, if at all; None if it cannot. `extra`: how much stronger it is this time."""
    where = game.table.seats[seat]
    if where.out or where.silent:
        return None
    options: list[Option] = abilities.uses(game, where, ability, "ticked", card)
    for option in options:
        if extra:
            option.counted = {**option.counted, "+raised": extra}
    telling = abilities.depends_on_hand(game, where, ability, "ticked", card)
    if not options and not (telling and where.asked_always):
        return None
    args: DecisionFacts = {"card": card}
    return Decision(seat, "pick", [*options, NO], default=("no",), prompt="ticked", args=args, tells=telling)
