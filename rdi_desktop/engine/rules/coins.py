# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that count as Gold wherever they are (character-compendium, "The Lich King").

A stash, the pot and the Inn count them with their Gold; here stands where each of them lies. Whoever moves Gold says so afterwards, and
such a thing goes along when it was picked for that, or when there is no plain Gold left to go instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from rdi_desktop.engine.language.ctx import FlowOf
from rdi_desktop.engine.rules import asking
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Payment

Place = int | str
"""A seat's stash, 'pot' or 'inn'."""
Thing = tuple[int, str]
"""Whose it is by nature, and its id."""
PLAIN = Option("coin", "none", label="coin")


def lying(game: Desk, place: Place) -> list[Thing]:
    """Such things in a stash, in the pot or in the Inn: first those that are turned over already."""
    table = game.table
    here = [
        thing
        for thing, at in table.coins.items()
        if at == place or (isinstance(at, int) and isinstance(place, int) and game.same_side(at, place))
    ]
    return sorted(here, key=lambda thing: not turned(game, thing))


def turned(game: Desk, thing: Thing) -> bool:
    """Whether it lies with its second side up: a finger that is detached."""
    return bool(game.table.seats[thing[0]].tracks[thing[1]])


def moved(game: Desk, source: Place, to: Place, picked: Sequence[Thing] = ()) -> None:
    """Gold has moved from one place to another: with it what was picked, and what has no plain Gold beside it any more."""
    table = game.table
    if table.coins:
        go_along(game, source, to, picked)


def go_along(game: Desk, source: Place, to: Place, picked: Sequence[Thing]) -> None:
    """The same where there are such things."""
    table = game.table
    here = lying(game, source)
    going = [thing for thing in here if thing in picked]
    left = table.gold(source) if isinstance(source, int) else table.pot_gold if source == "pot" else len(here)
    rest = [thing for thing in here if thing not in going]
    going += rest[: max(0, len(rest) - left)]
    for thing in going:
        table.coins[thing] = to
        if not turned(game, thing):
            turn_over(game, thing)
        game.emit("coin_moved", thing[0], thing=thing[1], source=source, to=to)


def turn_over(game: Desk, thing: Thing) -> None:
    """What is paid is no more where it was: it is detached [477]."""
    owner, id = thing
    where = game.table.seats[owner]
    track = where.character.tracks[id]
    where.tracks[id] = 1
    game.emit("track_changed", owner, track=id, before=track.word(0), now=track.word(1))


def choose(game: Desk, seat: int, n: int, record: Payment) -> FlowOf[list[Thing]]:
    """With which of the things on the own mat the seat pays, instead of plain Gold; it is asked only if it has both [466, 476].

    What is paid lies on the stack meanwhile, as it does while it may be answered.
    """
    game.table.stack.append(record)
    try:
        picked = yield from pick(game, seat, n, record)
    finally:
        game.table.stack.remove(record)
    return picked


def pick(game: Desk, seat: int, n: int, record: Payment) -> FlowOf[list[Thing]]:
    """The same, while the payment lies there."""
    picked: list[Thing] = []
    while len(picked) < n:
        own = [
            thing for thing in lying(game, seat) if thing[0] == seat and not turned(game, thing) and thing not in picked
        ]
        if not own or game.table.gold(seat) - len(lying(game, seat)) < n - len(picked):
            break
        options = [PLAIN, *(Option(f"coin:{id}", "token", label=id) for _, id in own)]
        answer = yield from asking.pick_one(game, seat, options, "coins", record, interruptible=False)
        if answer.id == "coin":
            break
        picked.append((seat, answer.label))
    return picked
