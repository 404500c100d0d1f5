# SPDX-License-Identifier: GPL-3.0-or-later
"""In a dungeon: which room to move to, which teammate takes its effect, and which Loot is best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.bots import chains
from rdi_desktop.bots.card_facts import worth_in_hand
from rdi_desktop.bots.card_worth import worth
from rdi_desktop.engine.language.dungeon import LOOT
from rdi_desktop.engine.seen import SeenDungeon

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Judged
    from rdi_desktop.bots.situation import Situation
    from rdi_desktop.engine.asked import DecisionTold
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.dungeon import Dungeon

LATER = 0.9
"""Factor on what comes one move later: the game may be over before."""
SPARED = 0.3
"""Fraction of its worth charged for the least card of a hand, which is filled again before the next Action."""
STEP = 1.5
"""Points for a step while something is left at the goal, besides what its rooms do: whoever is there first has the choice, goes again and
turns a poor card over each time. Regulars with it won 54 % of 600 mirrored games (decision 0633)."""
CARD = 0.2
"""Points for a teammate's card that pays for a move, and for the player's own at a later move."""


def move_values(situation: Situation, decision: DecisionTold) -> list[Judged]:
    """Each room that can be entered now, compared with staying: its effect, what lies behind it, the cost of moving."""
    dungeon = situation.content.dungeons[_map(situation).id]
    rooms = {room: entering(situation, card) for room, card in dungeon.rooms.items()}
    behind = values_behind(situation, dungeon, rooms)
    here = behind[standing_in(situation)]
    cheapest = min(worth_in_hand(situation.hand.values(), others=len(situation.others)), default=0.0)
    price = SPARED * cheapest + CARD * (len(situation.mates) - 1)
    if behind[dungeon.goal] > 0:
        price -= STEP
    return [
        ((option.id,), rooms[option.label] + behind[option.label] - price - here, "explores")
        if option.kind == "move"
        else ((option.id,), 0.0, "waits")
        for option in decision.options
    ]


def standing_in(situation: Situation) -> str:
    """The room of the player's side."""
    return next(pawn.room for pawn in _map(situation).at if situation.me in pawn.seats)


def _map(situation: Situation) -> SeenDungeon:
    dungeon = situation.view.dungeon
    assert dungeon is not None, "only in a dungeon somebody moves"
    return dungeon


def entering(situation: Situation, room: CardDef) -> float:
    """The value of entering a room; 0 if a teammate who Ignores everything takes its effect."""
    value = chains.acting(situation, room)
    return max(0.0, value) if any(situation.view.seats[mate].withdrawn for mate in situation.mates) else value


def values_behind(situation: Situation, dungeon: Dungeon, rooms: dict[str, float]) -> dict[str, float]:
    """The value of being in each room, for what can be reached from it; never negative, since nobody has to move.

    `rooms`: the value of entering each. Arrows may form cycles, so each room is judged as often as there are rooms.
    """
    found = dict.fromkeys(dungeon.rooms, 0.0)
    found[dungeon.goal] = reward_value(situation, dungeon)
    price = CARD * len(situation.mates)
    for _ in dungeon.rooms:
        for room, ways in dungeon.arrows.items():
            if room != dungeon.goal:
                found[room] = max([0.0, *(LATER * (rooms[way] + found[way] - price) for way in ways)])
    return found


def reward_value(situation: Situation, dungeon: Dungeon) -> float:
    """The value of the reward at the goal: the best of the Loot, or an average Trick; 0 once all are taken."""
    lying = _map(situation)
    others = len(situation.others)
    if dungeon.reward == LOOT:
        loot = [situation.content.card(shown.definition) for shown in lying.loot or ()]
        return max((worth(card, others) for card in loot), default=0.0)
    if not lying.trick and not lying.trick_discard:
        return 0.0
    return sum(worth(card, others) for card in dungeon.deck) / len(dungeon.deck)


def taking_value(situation: Situation, seat: int) -> float:
    """The value of letting this teammate take the effect of the room that the team has entered."""
    if situation.view.seats[seat].withdrawn:
        return 0.0
    dungeon = situation.content.dungeons[_map(situation).id]
    return chains.acting(situation, dungeon.rooms[standing_in(situation)])
