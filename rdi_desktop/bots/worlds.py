# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible worlds: one is played on for a few turns by players with sense, and judged where it breaks off."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.bots.base import World, decided
from rdi_desktop.bots.keeping import worth_in_hand
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.standing import drunk, long_odds
from rdi_desktop.bots.tempers import REGULAR, SHARP, TEMPERS, Temper
from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.content import Content

KINDS: tuple[Temper, ...] = (REGULAR, *TEMPERS.values())
"""Who the others may be: nobody knows, so that each world has others."""
HAND = 1.4
"""What a card of an unseen hand is worth beside the others, on average."""
LONGEST = 400
"""Decisions after which a world is judged as it stands."""
_WAITING = -0.12
"""What each Drink that waits for a seat adds to the logarithm of its odds."""
_HELD = 0.04
"""The same for each point that its hand is worth."""


class Outlook(NamedTuple):
    """How a world stands where it breaks off."""

    chance: float
    """The part of everybody's odds of surviving that the seat's side has; once the game is over, whether it has won."""
    room: tuple[int, ...]
    """Of every seat, how much is left until it passes out; 0: out."""
    gold: tuple[int, ...]
    """Of every seat; 0: out."""


def strangers(seats: int, me: int, seed: int) -> list[Temper]:
    """The kinds of players in one world: the seat itself has sense, the others are drawn."""
    chance = Random(seed)
    return [SHARP if seat == me else KINDS[chance.below(len(KINDS))] for seat in range(seats)]


def play_on(world: World, seat: int, content: Content, seed: int, turns: int) -> Outlook:
    """Play until so many turns have begun, or to the end, and judge that for the seat."""
    mats = world.view(seat, brief=True)["seats"]
    players = [RegularBot(seed + i, content, temper=each) for i, each in enumerate(strangers(len(mats), seat, seed))]
    last = world.turn_number + turns
    for _ in range(LONGEST):
        decision = world.pending
        if decision is None or world.turn_number >= last:
            break
        world.submit(decided(players[decision.seat], world))
    return outlook(world, seat, content)


def outlook(world: World, seat: int, content: Content) -> Outlook:
    """How the game stands for the seat."""
    mats = world.view(seat, brief=True)["seats"]
    strength: dict[int, float] = {}
    rooms, golds = [], []
    for mat in mats:
        room, gold = (0, 0) if mat["out"] else (mat["fortitude"] - drunk(mat), mat["gold"])
        rooms.append(max(0, room))
        golds.append(gold)
        if not mat["out"] and mat["kit"]["loses"]:
            held = HAND * mat["hand_count"]
            if mat["hand"] is not None:
                held = sum(worth_in_hand([content.card(card["def"]) for card in mat["hand"]]))
            side = mat["side"]
            if side not in strength:  # teammates share their numbers, not what they hold
                strength[side] = long_odds(room, gold)
            strength[side] *= exp(_WAITING * mat["drink_me"] + _HELD * held)
    everybody, mine = sum(strength.values()), strength.get(mats[seat]["side"], 0.0)
    winners = world.winners
    chance = mine / everybody if everybody else 0.0
    if winners is not None:
        chance = 1 / len(winners) if seat in winners else 0.0
    return Outlook(chance, tuple(rooms), tuple(golds))
