# SPDX-License-Identifier: GPL-3.0-or-later
"""In a dungeon: which room to go on to, who of a team takes what it does, and which Loot is the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rdi_desktop.bots import chains
from rdi_desktop.bots.card_facts import worth_in_hand
from rdi_desktop.bots.card_worth import worth
from rdi_desktop.engine.language.dungeon import LOOT

if TYPE_CHECKING:
    from rdi_desktop.bots.base import Judged
    from rdi_desktop.bots.reading import Reading
    from rdi_desktop.engine.asked import DecisionTold
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.dungeon import Dungeon

LATER = 0.9
"""What a thing is worth that comes a move later: until then a game may be over."""
SPARED = 0.3
"""The part of its worth that the least card of a hand costs: the hand is filled again before the next Action."""
CARD = 0.2
"""Points for the card that a teammate discards to go on, and for my own at a later move."""


def move_values(reading: Reading, decision: DecisionTold) -> list[Judged]:
    """Each room that can be entered now, against staying where one is: what it does, what lies behind it, what the way costs."""
    dungeon = reading.content.dungeons[reading.view["dungeon"]["id"]]
    rooms = {room: entering(reading, card) for room, card in dungeon.rooms.items()}
    behind = values_behind(reading, dungeon, rooms)
    here = behind[standing_in(reading)]
    cheapest = min(worth_in_hand(reading.hand.values(), others=len(reading.others)), default=0.0)
    price = SPARED * cheapest + CARD * (len(reading.mates) - 1)
    return [
        ((option.id,), rooms[option.label] + behind[option.label] - price - here, "explores")
        if option.kind == "move"
        else ((option.id,), 0.0, "waits")
        for option in decision.options
    ]


def standing_in(reading: Reading) -> str:
    """The room in which the token of my side stands."""
    places: list[dict[str, Any]] = reading.view["dungeon"]["at"]
    return next(str(place["room"]) for place in places if reading.me in place["seats"])


def entering(reading: Reading, room: CardDef) -> float:
    """What a room does to my side; nothing where somebody of it takes it who Ignores everything."""
    value = chains.acting(reading, room)
    return max(0.0, value) if any(reading.view["seats"][mate]["withdrawn"] for mate in reading.mates) else value


def values_behind(reading: Reading, dungeon: Dungeon, rooms: dict[str, float]) -> dict[str, float]:
    """What it is worth to stand in each room, for what can be reached from it; never less than nothing, for nobody has to go on.

    `rooms`: what each does to whoever enters it. Arrows may lead around, so each room is judged as often as there are rooms.
    """
    found = dict.fromkeys(dungeon.rooms, 0.0)
    found[dungeon.goal] = reward_value(reading, dungeon)
    price = CARD * len(reading.mates)
    for _ in dungeon.rooms:
        for room, ways in dungeon.arrows.items():
            if room != dungeon.goal:
                found[room] = max([0.0, *(LATER * (rooms[way] + found[way] - price) for way in ways)])
    return found


def reward_value(reading: Reading, dungeon: Dungeon) -> float:
    """What is gained at the goal: the best of the Loot, or some Trick; nothing once all lie before players."""
    lying = reading.view["dungeon"]
    others = len(reading.others)
    if dungeon.reward == LOOT:
        loot = [reading.content.card(shown["def"]) for shown in lying["loot"]]
        return max((worth(card, others) for card in loot), default=0.0)
    if not lying["trick"] and not lying["trick_discard"]:
        return 0.0
    return sum(worth(card, others) for card in dungeon.deck) / len(dungeon.deck)


def taking_value(reading: Reading, seat: int) -> float:
    """What it is worth that this one of my team takes what the room does that the team has entered."""
    if reading.view["seats"][seat]["withdrawn"]:
        return 0.0
    dungeon = reading.content.dungeons[reading.view["dungeon"]["id"]]
    return chains.acting(reading, dungeon.rooms[standing_in(reading)])
