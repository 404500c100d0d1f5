# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies that wear out: at the end of their owner's Action phase each ticks down, and may act (character-compendium, "Wrench")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.counters import FORTITUDE
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import abilities, asking, gambling
from rdi_desktop.engine.rules.pools import break_down, kind, lose
from rdi_desktop.engine.rules.variants import shared_turn
from rdi_desktop.engine.state.decisions import NO, Decision, Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import Ability
    from rdi_desktop.engine.state.desk import Desk


def wear_out(game: Desk) -> Flow:
    """At the end of an Action phase every body that ticks does so, one after the other, in the order that its owner says [586]."""
    for seat in shared_turn.acting(game.table):
        left = [card for card in game.table.seats[seat].in_play if ticking(game, seat, card)]
        while left := [card for card in left if card in game.table.seats[seat].in_play]:
            card = yield from next_one(game, seat, left)
            left.remove(card)
            yield from tick(game, seat, card)
            yield from gambling.play_out(game)


def ticking(game: Desk, seat: int, card: int) -> bool:
    """Whether a card before its owner is a body that wears out by itself."""
    return bool(game.table.cards[card].body) and game.table.owners[card] == seat and kind(game, card).ticks > 0


def next_one(game: Desk, seat: int, left: list[int]) -> FlowOf[int]:
    """Which of them is next: from left to right, if nothing else is said."""
    return asking.one_card(game, seat, left, "tick", None)


def tick(game: Desk, seat: int, card: int) -> Flow:
    """It loses Fortitude; what it can do then it may do, also when it has broken down by that. Nobody suffers for that [586, 589]."""
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
    """In which way it acts, or that it does not; None if it can do nothing. `extra`: so much stronger it is this time."""
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
    args = {"card": card}
    return Decision(seat, "pick", [*options, NO], default=("no",), prompt="ticked", args=args, tells=telling)
