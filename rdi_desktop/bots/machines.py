# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing against a machine (red-dragon-inn-10, "Boss Otto"): what its Threat costs, and what its Components are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rdi_desktop.bots.card_worth import TURNS, each_turn

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

ACTION = 2.4
"""Points that an Action of a machine costs those who play against it."""
AHEAD = 2
"""So many Threat Levels are looked at for how many Actions more they bring: others will raise it, too."""
DIG = 1.4
"""Factor on what is hoped for from an unseen card: a machine waits for nobody, and a hand of good answers wins nothing."""
STAYS = 4.0
"""For so many turns a Component is thought to act: only a blow that is meant for it takes it away."""
LEAST = 1.0
"""Points that the loss of any Component is worth."""


def against(view: Mapping[str, Any], seat: int) -> bool:
    """Whether a machine sits there."""
    return bool(view["seats"][seat]["threat"])


def present(view: Mapping[str, Any]) -> bool:
    """Whether a machine sits at the table: never where everybody's numbers are plain, for it takes a team to play against it."""
    return not view["plain"] and any(mat["threat"] for mat in view["seats"])


def rise(view: Mapping[str, Any]) -> float:
    """Points that one Threat Level more costs; 0 where no machine is against me."""
    for mat in view["seats"] if present(view) else ():
        if mat["threat"]:
            level = int(mat["tracks"]["threat"])
            return ACTION * (actions(mat, level + AHEAD) - actions(mat, level)) / AHEAD
    return 0.0


def actions(mat: dict[str, Any], level: int) -> int:
    """How many Actions that Threat Level gives."""
    return max((n for least, n in mat["threat"] if least <= level), default=0)


def part_worth(card: CardDef) -> float:
    """Points that the loss of a Component is worth to those who play against it."""
    return max(LEAST, each_turn(card) / TURNS * STAYS)
