# SPDX-License-Identifier: GPL-3.0-or-later
"""Interrupting: Anytime cards that are played during the player's turn before another question is answered."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Playables, Weighed
from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.plays import play_value
from rdi_desktop.bots.situation import Situation
from rdi_desktop.engine.asked import DecisionTold, OptionTold

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

MOMENTS = ("discard", "action", "order")
"""Questions of the player's turn before which such cards are considered: before the hand changes, before and after the Action.

Cards that only heal, hurt or pay are not considered again after the Action (docs/decisions/0134)."""
EDGE = 0.1
"""Points by which it must be better than waiting."""
LYING = 0.5
"""Fraction of the price charged for a card that lies open."""


def ready_cards(situation: Situation, decision: DecisionTold) -> dict[int, CardDef]:
    """The cards with which the player may interrupt before that question, whether or not they would do anything now."""
    ready: dict[int, CardDef] = {}
    view, kind = situation.view, decision.kind
    if not (decision.interruptible and view.sudden and view.turn == decision.seat):
        return ready
    for id, card in situation.hand.items():
        if ("anytime" in card.types or card.heart) and not (kind == "order" and facts(card).blow):
            ready[id] = card  # noqa: PERF403 - three times in every turn: a plain loop is faster
    for shown in situation.mat.in_play:
        lying = situation.content.card(shown.definition).lying if shown.definition and not shown.place else None
        if lying is not None and "anytime" in lying.types and not (kind == "order" and facts(lying).blow):
            ready[shown.id] = lying
    return ready


def breaks_in(
    situation: Situation,
    ready: dict[int, CardDef],
    playable: Playables,
    price: Callable[[CardDef], float],
    going: Collection[int | None] = (),
    second: float = 0.0,
) -> Weighed | None:
    """The best card to interrupt with, if any is worth it.

    `price`: the cost of playing a card, 0 for those about to be discarded (`going`). `second`: points for the Action that one more Action
    would allow.
    """
    best: Weighed | None = None
    for way in (way for each in playable() if each.card in ready for way in each.ways if way.kind == "play"):
        card = ready[way.card or 0]
        if not stands_alone(card, way):
            continue
        value, why = play_value(situation, way, card, None)
        if why == "more":
            value = second
        value -= 0.0 if way.card in going else _asked(situation, way.card, card, price)
        if value > (EDGE if best is None else best.value):
            best = Weighed((way.id,), value, why)
    return best


def stands_alone(card: CardDef, way: OptionTold) -> bool:
    """Whether a card may be played in that way at any time; the text of some has a moment of its own."""
    return not card.heart or "anytime" in card.types or card.modes[way.mode or 0].label == "heart"


def _asked(situation: Situation, id: int | None, card: CardDef, price: Callable[[CardDef], float]) -> float:
    """The cost of playing it: less for an open card, which takes no place in the hand and may make room for a better one."""
    return price(card) * (1.0 if id in situation.hand else LYING)
