# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine in a Round of Gambling (red-dragon-inn-10, "Boss Otto", Gambling) [308, 309]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import cards, legality, playing, resolving
from rdi_desktop.engine.rules.variants.machine import decks, received
from rdi_desktop.engine.state.decisions import PASS

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk


def gamble(game: Desk, seat: int) -> FlowOf[Option]:
    """Its turn in the Round: the top card of the Gambling deck.

    Without one, or if that is illegal, it passes, and the card has no effect.
    """
    round_ = game.table.round
    own = received.gambles(game, seat)
    if own is not None:
        return own
    card = decks.turn_over(game, seat, "gambling")
    if card is None or round_ is None:
        return PASS
    cdef = decks.card_of(game, card)
    if cdef.passes:
        yield from passing(game, seat, card)
        return PASS
    if legality.taking_control(game, round_, seat, card, cdef):
        return decks.play(card)
    decks.nothing_of(game, seat, card)
    return PASS


def passing(game: Desk, seat: int, card: int) -> Flow:
    """A card with which it passes: a Component is installed, and the card's other effects are carried out."""
    cdef = decks.card_of(game, card)
    if cdef.body:
        yield from playing.play(game, seat, decks.play(card))
    else:
        cards.to_discard(game, card)
        game.emit("turned_over", seat, card=card, box="gambling", on=None)
    yield from resolving.run_list(Ctx(game, None, seat), cdef.passing)
