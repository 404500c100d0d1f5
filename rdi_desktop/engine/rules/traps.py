# SPDX-License-Identifier: GPL-3.0-or-later
"""Traps: checking for one, and springing it (red-dragon-inn-10, "Trapmaster Alaric")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.language.kinds import slug
from rdi_desktop.engine.rules import announcing, asking, cards, joining, playing, tokens
from rdi_desktop.engine.rules.holding import within_reach
from rdi_desktop.engine.state.records import Play

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk


def spring_trap(game: Desk, owner: int, victim: int) -> Flow:
    """Check for Traps: a random card of the owner's hand (red-dragon-inn-10, "Trapmaster Alaric").

    If the card has a Trap, it resolves as though it were an Action played by the owner from the hand on the seat that checks. A card
    without one goes back to the hand; cards of other decks are never picked.
    """
    table = game.table
    hand = [c for c in table.seats[owner].hand if table.owners[c] == owner]
    if not hand or table.seats[victim].out or table.seats[victim].withdrawn:
        return
    card = hand[table.below(len(hand))]
    cdef: CardDef = table.cards[card]
    game.emit("trap_checked", victim, card=card, owner=owner, trap=cdef.trap is not None)
    if cdef.trap is None:
        return
    entry = Play(table.new_id(), owner)
    entry.me = victim
    entry.card = card
    entry.types = ("action",)
    entry.effects = list(cdef.trap.do)
    entry.causes = cdef.trap.causes
    entry.trap = True
    table.seats[owner].take_up(card)
    table.stack.append(entry)
    try:
        entry.boost += yield from join_boost(game, owner, entry)
        game.emit("played", owner, card=card, targets=[victim], on=None, mode=None, entry=entry.id, trap=True)
        yield from playing.answered(game, entry)
    finally:
        table.stack.remove(entry)
        cards.finish(game, entry, card)
    if game.reactions or entry.queue:
        yield from playing.aftermath(game, owner, [entry])


def join_boost(game: Desk, seat: int, entry: Play) -> FlowOf[int]:
    """For a Trap, which is played without options: ask whether to strengthen it with a token or a card [395].

    Returns how much more is lost.
    """
    if not any("lose_fortitude" in e.more_causes() for e in walk(tuple(entry.effects))):
        return 0
    for card, boost in joining.joining_cards(game, seat, entry.types):
        title = slug(game.table.cards[card].title)
        yes = yield from asking.yes_or_no(game, seat, f"boost:{title}", entry)
        if yes and card in within_reach(game.table, game.table.seats[seat]):  # an interruption may have used it up
            announcing.use_up(game, seat, [card], entry)
            entry.raised += boost.numerals
            return boost.fortitude
    for ability in joining.joining(game, seat, entry.types):
        yes = yield from asking.yes_or_no(game, seat, f"boost:{ability.id}", entry)
        assert ability.cost is not None
        n = ability.cost.prices[0].n or 0
        if yes and game.table.seats[seat].tokens[ability.for_holder] >= n:  # an interruption may have used it up
            yield from tokens.spend(game, seat, ability.for_holder, n)
            entry.joined += 1
            return joining.boost_of(game, seat, ability.mode.do).fortitude
    return 0
