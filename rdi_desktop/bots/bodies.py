# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies: the value of one, of a blow at one, and of what one does when it ticks down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots import chains
from rdi_desktop.bots.card_worth import TURNS, each_turn
from rdi_desktop.engine.language import deeds
from rdi_desktop.engine.language.core import estimated
from rdi_desktop.engine.language.estimate import Estimate
from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.engine.state.decisions import BODIES

if TYPE_CHECKING:
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.asked import OptionTold
    from rdi_desktop.engine.language.card import CardDef

KEEPING = 2
"""The most Gold that a thing in play is worth keeping for."""
SPLINTERS = 1.0
"""Fortitude that a body costs its owner when a card breaks it."""
HIT = 0.3
"""Points for a blow at another's body that no change of numbers expresses."""
PLUS = 1.0
"""Points for a number that is 1 higher the next time."""


def worth_left(situation: Situation, shown: SeenCard) -> float:
    """Points, to its owner, for what a body will still do."""
    card = situation.content.card(shown.definition)
    left = shown.counters.get("fortitude")
    turns = TURNS if left is None else min(TURNS, float(left))
    return each_turn(card) / TURNS * turns


def blow_at(shown: SeenCard, blow: float) -> list[float]:
    """A blow at that body as a change of its owner's Fortitude, Alcohol Content and Gold."""
    left = shown.counters.get("fortitude")
    if left is None:
        return [0.0, 0.0, -float(min(shown.wages, KEEPING))]
    gone = min(blow, float(left))
    return [-0.45 * gone - (SPLINTERS if blow >= left else 0.0), 0.0, 0.0]


def picked(situation: Situation, prompt: str, option: OptionTold) -> float | None:
    """The value of an answer to a question about one of the player's things; None for other questions."""
    if option.kind == "ability":
        return tick_value(situation, situation.card(option.card), option)
    if prompt in ("mark", "sacrifice", "tick") and option.card is not None:
        return thing_value(situation, prompt, option.card)
    return None


def tick_value(situation: Situation, card: CardDef | None, option: OptionTold) -> float:
    """The value of one way in which the player's body may act when it ticks down."""
    if card is None:
        return 0.0
    ability = next((one for one in card.abilities if one.id == option.ability), None)
    if ability is None:
        return 0.0
    value = 0.0
    raised = float((option.counted or {}).get("+raised", 0))
    for part in estimated(ability.mode.do, Estimate()):
        if part.deed is deeds.MARK:
            value += PLUS * (len([each for each in situation.mat.in_play if each.counters]) > 0)
        elif part.deed is deeds.ORDER:
            value += max(situation.orders.values(), default=0.0)
        elif part.slot is not None:
            bodies = [target for target in option.targets if target >= BODIES]
            seats = [target for target in option.targets if target < BODIES]
            value += (1 + 0.4 * raised) * chains.at(situation, part, seats) + HIT * len(bodies)
        else:
            value += (1 + 0.4 * raised) * chains.aimed(situation, part)
    return value


def thing_value(situation: Situation, prompt: str, id: int) -> float:
    """The value of picking one of the player's things: to be mended, strengthened, given up, or ticked down next."""
    shown = next((each for each in situation.mat.in_play if each.id == id), None)
    if shown is None:
        return 0.0
    card = situation.content.card(shown.definition)
    if prompt == "sacrifice":
        return -worth_left(situation, shown)
    if prompt == "tick":  # first those that help others, last those with standing effects
        return float(sum(2 if effect.DEED is deeds.MARK else 1 for one in card.abilities for effect in one.mode.do))
    missing = float(card.fortitude) - float(shown.counters.get("fortitude", 0))
    return each_turn(card) * (0.5 + 0.5 * min(missing, 2.0))
