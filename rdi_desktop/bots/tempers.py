# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters of play: the regular player with other likings. A few numbers each, no code of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rdi_desktop.bots.standing import LONG_RUN, SENSE, STRANGER, Judgement


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player likes more than sense alone would say. The defaults are sense alone."""

    likes: Mapping[str, float] = field(default_factory=dict)
    """Factors on good points, by their ground (see `base.GROUNDS`)."""
    nerve: float = 0.0
    """Points for opening a Round or taking control of it, beside what the pot is worth."""
    thrift: float = 1.0
    """Factor on what it costs to play a card that may be wanted later."""
    cards_up: float = 1.0
    """Factor on what cards that gamble are worth in the hand."""
    dig: float = 1.0
    """Factor on what it hopes for from an unseen card: how much of a hand it discards to find something better."""
    grudge: float = 0.0
    """Points for striking whoever was seen to strike it last; they fade from turn to turn."""
    judgement: Judgement = SENSE
    """What it makes of a position."""


REGULAR = Temper(nerve=0.4, dig=0.85)
"""Whom a new table gives you: sense, and as much joy in Rounds of Gambling and in a full hand as a table needs (docs/players.md)."""
SHARK = Temper(judgement=LONG_RUN, thrift=1.8)
"""Sense alone, for what wins in the long run: what a shark goes by at first sight. Good answers are for the end."""
TEMPERS: dict[str, Temper] = {
    "careful": Temper(
        likes={"saves": 2.0, "heals": 5.0, "leaves": 3.0, "hurts": 0.25, "makes_drunk": 0.25, "spikes": 0.3},
        nerve=0.4,
        cards_up=1.2,
        grudge=1.0,
        judgement=STRANGER,
    ),
    "gambler": Temper(
        likes={"earns": 4.0, "wins_pot": 2.0, "hurts": 0.6, "spikes": 0.6},
        nerve=3.5,
        thrift=1.2,
        cards_up=4.0,
        judgement=STRANGER,
    ),
    "brawler": Temper(
        likes={"hurts": 8.0, "makes_drunk": 6.0, "spikes": 5.0, "orders": 2.0, "saves": 0.5, "heals": 0.1},
        nerve=0.2,
        thrift=0.8,
        grudge=2.0,
        judgement=STRANGER,
    ),
}
"""Every character of play but the regular one: a few loud habits each (docs/players.md)."""
MIXTURE = tuple(TEMPERS)
"""Whom a table of strangers is drawn from."""
