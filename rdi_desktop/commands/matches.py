# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of a simulation: which are played, and the results that are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.variant import Variant
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.engine.state.rng import Random
from rdi_desktop.session.match import Match, PlayedMatch


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The results of a finished game."""

    match: Match
    winners: tuple[int, ...]
    out_because: tuple[str | None, ...]
    turns: int
    decisions: int
    cards: dict[str, int]
    """How often each card was played, by def id."""
    pots: tuple[tuple[int, int], ...] = ()
    """For each Round of Gambling with a winner: the seat, and the Gold."""
    opened: tuple[int, ...] = ()
    """The seats that opened Rounds."""
    raised: int = 0
    """How often a seat took control from another."""
    sides: tuple[int, ...] = ()
    """The side of each seat, numbered in turn order from the starting one."""
    counts: dict[str, int] = field(default_factory=dict)
    """Counts of the events in COUNTED."""


COUNTED = {
    "moved": "rooms of a dungeon entered",
    "rewarded": "rewards gained at its goal",
    "crawled": "Crawls",
    "tavern_closed": "taverns Closed",
}
"""Events of dungeons and Pub Crawls that are counted, with their names in a summary."""
REMEMBERED = frozenset(("played", "pot_taken", "round_opened", "took_control", "turn_started", *COUNTED))
"""The events from which results are counted."""


def play_match(match: Match, content: Content) -> MatchResult:
    """Play a game to its end. Raises Crash with everything needed to repeat it."""
    played = PlayedMatch(match, content, REMEMBERED)
    return remember(match, played.to_the_end(), played.decisions)


def remember(match: Match, game: Game, decisions: int) -> MatchResult:
    """The results of a finished game."""
    assert game.over is not None
    cards: dict[str, int] = {}
    counts: dict[str, int] = {}
    pots: list[tuple[int, int]] = []
    opened: list[int] = []
    controls = 0
    for key, seat, _, _, args, _ in game.events.facts:
        card = args.get("card")
        if key == "played" and card is not None:
            def_id = game.table.cards[card].id
            cards[def_id] = cards.get(def_id, 0) + 1
        elif key == "pot_taken" and seat is not None:
            pots.append((seat, args["n"]))
        elif key == "round_opened" and seat is not None:
            opened.append(seat)
        elif key == "took_control":
            controls += 1
        elif key in COUNTED:
            counts[key] = counts.get(key, 0) + 1
    because = tuple(seat.out_because if seat.out else None for seat in game.table.seats)
    return MatchResult(
        match,
        tuple(game.over.winners),
        because,
        game.table.turn_number,
        decisions,
        cards,
        tuple(pots),
        tuple(opened),
        max(0, controls - len(opened)),
        in_order(game),
        counts,
    )


def in_order(game: Game) -> tuple[int, ...]:
    """The side of each seat, numbered in turn order from the starting one."""
    table = game.table
    begun = (seat for key, seat, *_ in game.events.facts if key == "turn_started" and seat is not None)
    first = next(begun, table.turn)  # a game may be over before the first turn
    order = [*range(first, len(table.seats)), *range(first)]
    sides = list(dict.fromkeys(table.seats[seat].side for seat in order))
    return tuple(sides.index(seat.side) for seat in table.seats)


def schedule(
    games: int,
    seats: Sequence[str] | int,
    pool: Sequence[str],
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any] | None = None,
    variant: Variant | None = None,
    villains: Sequence[str] = (),
    third: str = "",
) -> Iterator[Match]:
    """The players of each game, one after the other: computer players rotate through the seats, and so do characters that are drawn.

    `villains`: characters that can be a Boss in such a variant; `third`: an automaton that joins two, in each place in turn.
    """
    chance = Random(seed)
    for number in range(games):
        if isinstance(seats, int):
            drawn = list(pool)
            chance.shuffle(drawn)
            while len(drawn) < seats:
                drawn += drawn[: seats - len(drawn)]
            characters = drawn[:seats]
        else:
            characters = list(seats)
        if third:
            characters = [*characters]
            characters.insert(number % (len(characters) + 1), third)
        if variant is not None and variant.machine and variant.machine not in characters:
            characters = [variant.machine, *characters[1 if isinstance(seats, int) else 0 :]]
        count = len(characters)
        bosses = variant.boss_seats(count) if variant is not None else ()
        if isinstance(seats, int):
            seat_bosses(characters, bosses, villains, chance)
        placed = tuple(bots[(place + number) % count % len(bots)] for place in range(count))
        way = variant.id if variant else STANDARD
        yield Match(tuple(characters), placed, seed + number, options or {}, way, bosses)


def seat_bosses(characters: list[str], bosses: Sequence[int], villains: Sequence[str], chance: Random) -> None:
    """Draw again for seats of Bosses whose characters cannot be one."""
    for seat in bosses:
        if characters[seat] not in villains:
            free = [villain for villain in villains if villain not in characters] or list(villains)
            characters[seat] = free[chance.below(len(free))]
