# SPDX-License-Identifier: GPL-3.0-or-later
"""What a card is worth in the hand: what to keep, what to discard to dig for better, what to spend first."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.bots.summary import parts_of

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

DRAW = 1.15
"""What an unseen card of a deck is worth on average: worse cards are surplus."""

_ANSWERS = {
    "ignore": 2.2, "negate": 1.7, "redirect": 2.4, "share": 1.8, "reflect": 2.6, "limit_to": 1.2, "reduce": 1.6, "pass": 2.6, "split": 1.9,
    "spike": 1.3, "convert": 2.0, "rewrite": 1.5, "copy": 1.4, "inn_pays": 1.3, "prevent": 1.4, "leave_round": 1.2,
    "win_round": 2.0, "prolong": 1.4, "take_pot": 2.2,
    "end_round": 1.0, "take": 1.2, "order": 0.9, "drink": 1.8, "draw": 0.7, "extra": 0.8,
    "force_out": 0.8, "boost": 0.7, "withdraw": 1.6, "open_round": 0.0, "answer_with": 0.7, "ante": 0.2,
}  # fmt: skip
_CROWD = {"others": 1.5, "everyone": 1.0}


@lru_cache(maxsize=1 << 13)
def worth(card: CardDef) -> float:
    """The worth of one copy held by itself."""
    best = 0.0
    for mode in range(len(card.modes)):
        value = 0.0
        for part in parts_of(card, mode):
            crowd = _CROWD.get(part.who, 1.0)
            mine = part.who == "self"
            attack = -part.fortitude + part.alcohol
            value += (-attack if mine else attack) * (0.85 if mine else 0.6) * crowd
            value += (1.0 if mine else -0.9 if part.to in ("self", "actor") else -0.35) * part.gold * crowd
            value += _ANSWERS.get(part.verb, 0.0)
        best = max(best, value)
    if card.takes_control:
        best += 1.1 if "cheating" in card.types else 0.8
    return max(0.1, best)


@lru_cache(maxsize=1 << 13)
def shrinking(card: CardDef) -> tuple[str, float]:
    """(the group in which it competes with other cards, how much less the next one of the group is worth)."""
    if "action-gambling" in card.types:
        return "round", 0.45
    if card.takes_control:
        return "control", 0.8
    if "action" in card.types:
        return "action", 0.75
    verbs = sorted({part.verb for mode in range(len(card.modes)) for part in parts_of(card, mode)})
    return "+".join(verbs), 0.75


def worth_in_hand(hand: list[CardDef], cards_up: float = 1.0) -> list[float]:
    """The worth of each card beside the others: of several that do the same, each further one is worth less.

    `cards_up`: how much more those that gamble are worth to this player.
    """
    values = [worth(card) * (cards_up if card.takes_control else 1.0) for card in hand]
    order = sorted(range(len(hand)), key=lambda i: -values[i])
    seen: dict[str, float] = {}
    for i in order:
        group, factor = shrinking(hand[i])
        values[i] *= seen.get(group, 1.0)
        seen[group] = seen.get(group, 1.0) * factor
    return values
