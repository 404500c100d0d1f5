# SPDX-License-Identifier: GPL-3.0-or-later
"""Chances of what happens next, for bets: made from the fitted chances to win, and counted in games of computer players.

`fates.json` is written by `python -m tools.fates`, which says there how many games it has counted, with which seed and at which commit.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.bots.decks import spares

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rdi_desktop.engine.language.card import CardDef

FILE = Path(__file__).with_suffix(".json")
"""What was counted."""
HANDS = 3
"""Hands are told apart by how many cards in them get rid of a Drink: none, one, or more."""
CLOSE = 4
"""From this much room on nobody is close to the floor."""
BIDDERS = 6
"""From so many on in a Round of Gambling they are not told apart."""
SURE = 0.03
"""Nothing is taken to be surer than this."""


def next_out(chances: Mapping[int, float], power: float | None = None) -> dict[int, float]:
    """The chance of each side that is left to be out next, from its chance to win.

    It goes as an inverse power of that, the counted one if none is given; of two sides it is exactly the chance that the other one wins.
    """
    if len(chances) == 2:
        power = 1.0
    elif power is None:
        power = float(counted()["next"])
    weights = {side: max(chance, 0.001) ** -power for side, chance in chances.items()}
    everybody = sum(weights.values())
    return {side: weight / everybody for side, weight in weights.items()}


def escapes(hand: Iterable[CardDef]) -> int:
    """How many cards of a hand get rid of a Drink, as far as hands are told apart."""
    return min(HANDS - 1, sum(spares(card) > 0 for card in hand))


def drunk(hand: Iterable[CardDef] | None) -> float:
    """The chance that whoever has this hand drinks the Drink of the turn; None: nobody knows it."""
    return bounded(float(counted()["drunk"][HANDS if hand is None else escapes(hand)]))


def survives(room: int) -> float:
    """The chance that whoever is on turn, with this much between Alcohol Content and Fortitude, is still in when the turn is over."""
    return bounded(float(counted()["survives"][max(1, min(CLOSE, room)) - 1]))


def pot(players: Iterable[int], control: int) -> dict[int, float]:
    """The chance of each seat in a Round of Gambling to take its pot; `control`: the seat that would take it now."""
    seats = list(players)
    leading = float(counted()["pot"][min(BIDDERS, len(seats)) - 2])
    return {seat: leading if seat == control else (1 - leading) / (len(seats) - 1) for seat in seats}


def bounded(chance: float) -> float:
    """A chance that is neither quite sure nor quite impossible."""
    return min(1 - SURE, max(SURE, chance))


@cache
def counted() -> dict[str, Any]:
    """What was counted in games of computer players."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
