# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing against a machine (red-dragon-inn-10, "Boss Otto"): the cost of its Threat, and the worth of its Components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots.card_worth import TURNS, each_turn
from rdi_desktop.engine.brief import BriefView
from rdi_desktop.engine.seen import reached

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef

ACTION = 2.4
"""Points that an Action of a machine costs its opponents."""
AHEAD = 2
"""How many Threat Levels ahead the number of Actions is compared: others will raise it, too."""
DIG = 1.4
"""Factor on the hope for an unseen card: a machine does not wait, and a hand of good answers wins nothing."""
STAYS = 4.0
"""Expected turns that a Component acts: only a blow aimed at it removes it."""
LEAST = 1.0
"""Least points for the loss of any Component."""


def against(view: BriefView, seat: int) -> bool:
    """Whether a machine is in that seat."""
    return bool(view.seats[seat].threat)


def present(view: BriefView) -> bool:
    """Whether there is a machine at the table; never where `plain` holds, since a machine is played by a team."""
    return not view.plain and any(mat.threat for mat in view.seats)


def rise(view: BriefView) -> float:
    """Points that one more Threat Level costs; 0 without a machine as an opponent."""
    for mat in view.seats if present(view) else ():
        if mat.threat:
            level = reached(mat.tracks, "threat")
            return ACTION * (actions(mat.threat, level + AHEAD) - actions(mat.threat, level)) / AHEAD
    return 0.0


def actions(tracker: list[list[int]], level: int) -> int:
    """The number of Actions at that Threat Level."""
    return max((n for least, n in tracker if least <= level), default=0)


def part_worth(card: CardDef) -> float:
    """Points for the loss of a Component, to the machine's opponents."""
    return max(LEAST, each_turn(card) / TURNS * STAYS)
