# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible worlds: one is played on for a few turns by players with sense, and judged as each begins."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.bots.base import Chair, World
from rdi_desktop.bots.decks import spares
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.standing import BROKE, WARD, long_odds, numbers_of
from rdi_desktop.bots.tempers import REGULAR, SHARK, TEMPERS, Temper
from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LONGEST = 250
"""Decisions after which a world is judged as it stands."""
_DUEL = 0.75
"""The part of what the last coins count for that is left between the last two: there Rounds are few."""
_WAITING = -0.03
"""What each Drink that waits for a seat adds to the logarithm of its odds."""
_HELD = 0.03
"""The same for each card in its hand: everybody draws every turn."""
_SPARES = 0.8
"""The same for what it holds against what comes (`decks.spares`), over the room of everybody on average: with little left it decides."""
_TURN = 0.3
"""The same for having the turn, of the last two."""
_AHEAD = -0.4
"""The same for having the most left of three or more: whoever is ahead is struck."""
_CLOSE = 2.0
"""So much less room makes somebody a third as likely to be taken for the one who is ahead."""


class Outlook(NamedTuple):
    """How a world stands where it breaks off."""

    chance: float
    """The part of everybody's odds of surviving that the seat's side has; once the game is over, whether it has won."""
    room: tuple[int, ...]
    """Of every seat, how much is left until it passes out; 0: out."""
    gold: tuple[int, ...]
    """Of every seat; 0: out."""
    steps: int = 0
    """How many decisions were taken until there: what it cost to find out."""


def kinds(seats: int, me: int, seed: int) -> list[Temper]:
    """The kinds of players in one world: the seat itself has a shark's sense, of the others each is as likely a regular as a stranger."""
    chance, strangers = Random(seed), tuple(TEMPERS.values())
    found = []
    for seat in range(seats):
        regular, stranger = chance.below(2) == 0, strangers[chance.below(len(strangers))]
        found.append(SHARK if seat == me else REGULAR if regular else stranger)
    return found


def play_on(world: World, content: Content, seat: int, seed: int, turns: int) -> Outlook:
    """Play until so many turns have begun, or to the end, and judge that for the seat.

    The chance is what it was on average as each of them began: a further turn brings news, and luck that hides them.
    """
    drawn = kinds(len(world.brief(seat)["seats"]), seat, seed)
    bots = [RegularBot(seed + place, content, temper=kind) for place, kind in enumerate(drawn)]
    chairs = [Chair(bot, world, place) for place, bot in enumerate(bots)]
    turn, steps, judged = world.turn_number, 0, list[Outlook]()
    while (decision := world.pending) is not None and steps < LONGEST:
        if world.turn_number > turn:
            turn = world.turn_number
            judged.append(outlook(world, content, seat))
            if len(judged) == turns:
                break
        world.submit(chairs[decision.seat].command())
        steps += 1
    if len(judged) < turns:
        judged += [outlook(world, content, seat)] * (turns - len(judged))
    chance = sum(each.chance for each in judged) / turns
    return judged[-1]._replace(chance=chance, steps=steps)


def outlook(world: World, content: Content, seat: int) -> Outlook:
    """How the game stands for the seat. What each thing counts for was fitted to who won some ten thousand games."""
    view = world.brief(seat)
    mats, turn = view["seats"], view["turn"]
    rooms, golds, safe = [0] * len(mats), [0] * len(mats), [0.0] * len(mats)
    sides: dict[int, list[int]] = {}
    for place, side, fortitude, alcohol, gold, loses, wards in numbers_of(view):
        rooms[place], golds[place] = max(0, fortitude - alcohol), gold
        safe[place] = rooms[place] + WARD * wards
        if loses:
            sides.setdefault(side, []).append(place)
    winners = world.winners
    if winners is not None:
        chance = 1 / len(winners) if seat in winners else 0.0
        return Outlook(chance, tuple(rooms), tuple(golds))
    crowd = len(sides) > 2
    most = max((safe[seats[0]] for seats in sides.values()), default=0.0)
    mean = sum(safe[seats[0]] for seats in sides.values()) / max(1, len(sides))
    near = {side: exp((safe[seats[0]] - most) / _CLOSE) for side, seats in sides.items()}
    broke = BROKE if crowd else BROKE * _DUEL
    strength: dict[int, float] = {}
    for side, seats in sides.items():  # teammates share their numbers, not what they hold
        more = sum(_WAITING * mats[mate]["drink_me"] + _HELD * mats[mate]["hand_count"] for mate in seats)
        more += _SPARES / max(mean, 1.0) * sum(held(world, content, mate) for mate in seats)
        if crowd:
            more += _AHEAD * near[side] / sum(near.values())
        elif turn in seats:
            more += _TURN
        strength[side] = long_odds(safe[seats[0]], golds[seats[0]], broke) * exp(more)
    everybody, mine = sum(strength.values()), strength.get(mats[seat]["side"], 0.0)
    return Outlook(mine / everybody if everybody else 0.0, tuple(rooms), tuple(golds))


def held(world: World, content: Content, seat: int) -> float:
    """What a seat holds in this world against what comes, by what its cards spare it."""
    hand = world.brief(seat)["seats"][seat]["hand"]
    return sum(spares(content.card(card["def"])) for card in hand)
