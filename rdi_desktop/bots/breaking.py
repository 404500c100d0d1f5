# SPDX-License-Identifier: GPL-3.0-or-later
"""Breaking in: cards for any time, played in the own turn before something else is answered."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from rdi_desktop.bots.base import Playables, Weighed
from rdi_desktop.bots.card_facts import facts
from rdi_desktop.bots.plays import blow_value, play_value
from rdi_desktop.bots.reading import Reading
from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import play_option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

MOMENTS = ("discard", "action", "order")
"""Questions of the own turn before which somebody thinks of such cards: before the hand changes, before and after the Action.

What only heals, hurts or pays is not thought of anew after the Action (docs/decisions/0134).
"""
EDGE = 0.1
"""Points that it must be better than to wait."""
LYING = 0.5
"""How much of its price a thing costs that lies before one."""


def ready_cards(reading: Reading, decision: DecisionTold) -> dict[int, CardDef]:
    """The cards that one may break in with before that question, whether or not there is anything for them to do now."""
    ready: dict[int, CardDef] = {}
    view, kind = reading.view, decision.kind
    if not (decision.interruptible and view["sudden"] and view["turn"] == decision.seat):
        return ready
    for id, card in reading.hand.items():
        if ("anytime" in card.types or card.heart) and not (kind == "order" and facts[card].blow):
            ready[id] = card  # noqa: PERF403 - three times in every turn: a plain loop is faster
    for shown in reading.mat["in_play"]:
        lying = reading.content.card(shown["def"]).lying if shown.get("def") and not shown.get("place") else None
        if lying is not None and "anytime" in lying.types and not (kind == "order" and facts[lying].blow):
            ready[shown["id"]] = lying
    return ready


def breaks_in(
    reading: Reading,
    ready: dict[int, CardDef],
    playable: Playables,
    price: Callable[[CardDef], float],
    going: Collection[int | None] = (),
    second: Callable[[], float] = float,
) -> Weighed | None:
    """The best card to break in with, if any is worth it.

    `price`: what it costs to play a card; of those that would be discarded anyway (`going`) nothing.
    `second`: points for the Action that one more Action would allow.
    """
    best: Weighed | None = None
    if not promising(reading, ready, price, going):
        return None
    for way in (way for each in playable() if each.card in ready for way in each.ways if way.kind == "play"):
        card = ready[way.card or 0]
        if card.heart and "anytime" not in card.types and card.modes[way.mode or 0].label != "heart":
            continue  # its text waits for its own moment
        value, why = play_value(reading, way, card, None)
        if why == "more":
            value = second()
        value -= 0.0 if way.card in going else _asked(reading, way.card, card, price)
        if value > (EDGE if best is None else best.value):
            best = Weighed((way.id,), value, why)
    return best


def _asked(reading: Reading, id: int | None, card: CardDef, price: Callable[[CardDef], float]) -> float:
    """What it costs to play it: less of what lies open, where it takes no card's place and something better may take its own."""
    return price(card) * (1.0 if id in reading.hand else LYING)


def promising(
    reading: Reading, ready: dict[int, CardDef], price: Callable[[CardDef], float], going: Collection[int | None]
) -> bool:
    """Whether any of them may be worth it: to ask in which ways it can be played takes longer than to weigh it on everybody."""
    if reading.changing or not reading.view["simple"]:
        return True
    for id, card in ready.items():
        points = at_most(reading, id, card)
        if points is None or points - (0.0 if id in going else _asked(reading, id, card, price)) > EDGE:
            return True
    return False


def at_most(reading: Reading, id: int, card: CardDef) -> float | None:
    """Points for playing that card on whomever suits me best, allowed or not; None if that cannot be told without its ways."""
    if not card.plain or reading.takings:
        return None
    picks, plan = card.modes[0].picks, facts[card].usual[reading.round is not None]
    if not picks:
        value, why = play_value(reading, play_option(id), card, None)
        return None if why == "more" else value
    if plan is None or plan.blow is None or not picks[0].one:
        return None
    return max([blow_value(reading, plan.blow, seat)[0] for seat in reading.standing.seats])
