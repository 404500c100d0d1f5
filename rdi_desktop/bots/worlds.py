# SPDX-License-Identifier: GPL-3.0-or-later
"""Possible worlds: each is played on for a few turns by sensible players, and judged at the start of each turn."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.bots.base import Chair, World
from rdi_desktop.bots.decks import spares
from rdi_desktop.bots.evaluation import BROKE, WARD, long_odds, numbers_of
from rdi_desktop.bots.regular import RegularBot
from rdi_desktop.bots.tempers import REGULAR, SHARK, TEMPERS, Temper
from rdi_desktop.engine.state.rng import Random

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LONGEST = 250
"""Decisions after which a world is judged as it is."""
_DUEL = 0.75
"""Fraction of the weight of the last coins that is left between the last two players, where Rounds are few."""
_WAITING = -0.03
"""What each waiting Drink adds to the logarithm of a seat's odds."""
_HELD = 0.03
"""The same for each card in its hand: everybody draws every turn."""
_SPARES = 0.8
"""The same for its cards that spare it something (`decks.spares`), relative to the average room: decisive when little is left."""
_TURN = 0.3
"""The same for having the turn, among the last two."""
_AHEAD = -0.4
"""The same for having the most room of three or more: leaders are attacked."""
_CLOSE = 2.0
"""This much less room makes a seat a third as likely to be taken for the leader."""


class Outlook(NamedTuple):
    """The state of a world where it was stopped."""

    chance: float
    """The side's fraction of all odds of surviving; once the game is over, whether it has won."""
    room: tuple[int, ...]
    """For every seat, the room left until it passes out; 0: out."""
    gold: tuple[int, ...]
    """For every seat; 0: out."""
    steps: int = 0
    """How many decisions were taken to get there."""


def kinds(seats: int, me: int, seed: int) -> list[Temper]:
    """The tempers in one world: the seat itself has a shark's judgement, each other is equally likely a regular or a stranger."""
    chance, strangers = Random(seed), tuple(TEMPERS.values())
    found = []
    for seat in range(seats):
        regular, stranger = chance.below(2) == 0, strangers[chance.below(len(strangers))]
        found.append(SHARK if seat == me else REGULAR if regular else stranger)
    return found


def play_on(world: World, content: Content, seat: int, seed: int, turns: int) -> Outlook:
    """Play until so many turns have begun, or to the end, and judge the result for the seat.

    The chance is the average over the beginnings of the turns: a further turn brings information, and luck that hides it.
    """
    drawn = kinds(len(world.brief(seat).seats), seat, seed)
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
    """The state of the game for the seat. The weights were fitted to the winners of some ten thousand games."""
    view = world.brief(seat)
    mats, turn = view.seats, view.turn
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
    for side, seats in sides.items():  # teammates share their numbers, but not their cards
        more = sum(_WAITING * mats[mate].drink_me + _HELD * mats[mate].hand_count for mate in seats)
        more += _SPARES / max(mean, 1.0) * sum(held(world, content, mate) for mate in seats)
        if crowd:
            more += _AHEAD * near[side] / sum(near.values())
        elif turn in seats:
            more += _TURN
        strength[side] = long_odds(safe[seats[0]], golds[seats[0]], broke) * exp(more)
    everybody, mine = sum(strength.values()), strength.get(mats[seat].side, 0.0)
    return Outlook(mine / everybody if everybody else 0.0, tuple(rooms), tuple(golds))


def held(world: World, content: Content, seat: int) -> float:
    """The value of a seat's hand in this world as a defence, by what its cards spare it."""
    hand = world.brief(seat).seats[seat].hand
    return sum(spares(content.card(card.definition)) for card in hand or ())
