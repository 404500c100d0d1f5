# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything a computer player knows of a card by itself: computed once, looked up for every answer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.bots.card_worth import shrinking, worth
from rdi_desktop.bots.summary import parts_of, settled
from rdi_desktop.engine.language import deeds

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

LAST = (deeds.NEGATE, deeds.IGNORE)
"""Answers of which a player keeps one for the end, whatever it is worth."""
MOST = 1 << 13
"""The most cards of which facts are kept."""


class CardFacts:
    """Facts of one card for weighing it."""

    __slots__ = (
        "acts", "antes", "anytime", "blow", "card", "gambles", "group", "last", "next", "push", "sure", "worth",
    )  # fmt: skip

    def __init__(self, card: CardDef) -> None:
        self.card = card
        self.acts = "action" in card.types or "action-gambling" in card.types
        """Whether it is the Action of a turn, including Action-Gambling cards."""
        self.anytime = "anytime" in card.types
        self.gambles = card.takes_control
        self.group, self.next = shrinking(card)
        """The group of similar cards, and the factor on the worth of each further card of the group in a hand."""
        self.worth = worth(card)
        """The worth of a single copy, at a table of four."""
        plan, done = settled(card, 0, (), False), [part.deed for part in parts_of(card)]
        self.sure = deeds.ANSWER_WITH in done
        """Whether only certain cards can answer it."""
        self.last = tuple(deed.word for deed in LAST if deed in done)
        """The answers it is, of those that are kept for the end."""
        self.antes = done.count(deeds.ANTE)
        """How many times everybody antes for it."""
        only = plan.counted[0] if plan is not None and (len(plan.counted), plan.special) == (1, ()) else None
        self.blow = only is not None and only.slot is not None and not (card.body or card.takes_control)
        """Whether it only does one thing to one seat."""
        self.push = self._push(deeds.WIN_ROUND in done)
        """How much it helps in the hand to win a Round."""

    def _push(self, wins: bool) -> float:
        if not self.gambles:
            return 0.4 if wins else 0.0
        if "cheating" in self.card.types:
            return 0.9
        return 0.8 if self.sure else 0.45


facts = lru_cache(maxsize=MOST)(CardFacts)
"""The facts of a card, shared by all players."""


def worth_in_hand(hand: Iterable[CardDef], cards_up: float = 1.0, others: int = 3) -> list[float]:
    """The worth of each card together with the others: of several with the same effect, each further one is worth less.

    `cards_up`: factor on gambling cards for this player.
    """
    known, values = [], []
    for card in hand:
        of_card = facts(card)
        known.append(of_card)
        values.append(worth(card, others) * (cards_up if of_card.gambles else 1.0))
    seen: dict[str, float] = {}
    for i in sorted(range(len(values)), key=values.__getitem__, reverse=True):
        of_card = known[i]
        before = seen.get(of_card.group)
        if before is None:
            seen[of_card.group] = of_card.next
        else:
            values[i] *= before
            seen[of_card.group] = before * of_card.next
    return values
