# SPDX-License-Identifier: GPL-3.0-or-later
"""Open cards that are used as a chain: each acts if the next one is of the kind it needs (character-compendium, "Halden the Unhinged").

First the whole chain is declared, then the targets of each effect; then all of it is one play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import asking, side_decks
from rdi_desktop.engine.rules.by_itself import quiet
from rdi_desktop.engine.state.decisions import DONE, Option, card_option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play


def follows(game: Desk, card: int, other: int) -> bool:
    """Whether the other card may come after this one."""
    cards = game.table.cards
    return bool(cards[card].needs) and cards[card].needs == cards[other].kind


def next_ones(game: Desk, chain: Sequence[int], lying: Iterable[int]) -> list[int]:
    """The open cards that may come next; as the first one, any that another can follow."""
    lying = list(lying)
    if chain:
        return [card for card in lying if follows(game, chain[-1], card)]
    return [card for card in lying if any(follows(game, card, other) for other in lying if other != card)]


def declare(game: Desk, seat: int, pile: str, entry: Play) -> Flow:
    """The seat declares the chain, from left to right, and the targets of each card but the last, which does nothing [451, 452]."""
    with quiet(game):
        while options := next_ones(game, entry.cards, side_decks.mine(game, seat, pile)):
            more = [DONE] if len(entry.cards) > 1 else []
            answers = [*more, *map(card_option, options)]
            picked = yield from asking.pick_one(game, seat, answers, "chain", entry)
            if picked.card is None:
                break
            game.table.seats[seat].take_up(picked.card, "in_play")
            entry.cards = [*entry.cards, picked.card]
            game.emit("joined", seat, cards=[picked.card])
        yield from aimed(game, seat, entry)
    acting = [game.table.cards[card] for card in entry.cards[:-1]]
    entry.effects = [effect for cdef in acting for effect in cdef.modes[0].do]
    entry.causes = frozenset(cause for cdef in acting for cause in cdef.modes[0].causes)


def aimed(game: Desk, seat: int, entry: Play) -> FlowOf[None]:
    """The player picks targets for each card: for every effect separately; a seat may be picked several times."""
    for card in entry.cards[:-1]:
        for who in game.table.cards[card].modes[0].picks:
            ways = who.ways(Ctx(game, entry, seat))
            if not ways or who.slot is None:
                continue
            options = [Option("seat:" + ".".join(map(str, way)), "seat", card, way) for way in ways]
            picked = yield from asking.pick_one(game, seat, options, "chain_target", entry)
            free: tuple[tuple[int, ...], ...] = ((),) * max(0, who.slot + 1 - len(entry.picks))
            picks = [*entry.picks, *free]
            picks[who.slot] = picked.targets
            entry.picks = tuple(picks)
