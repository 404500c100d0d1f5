# SPDX-License-Identifier: GPL-3.0-or-later
"""The two tracks of an automaton (allies-spyke-and-flower, "Two Fortitude-Alcohol Tracks", "Targeting Otto", "Responses").

What a player does moves that player's track; anything else moves both [259, 265]. When it passes out on a track, it is wound up again, and
the player of that track is paid for it [260].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.taverns import EVENT
from rdi_desktop.engine.rules import asking, cards
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.records import Drink, Play

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record

GOLD, CARDS = 1, 2
"""What the player of a track gets when the automaton passes out on it: this much Gold from the Inn, or this many cards."""


def moved(game: Desk, entry: Record, seat: int) -> list[int]:
    """The tracks of `seat` that an entry moves, by the seats they belong to."""
    facing = game.table.side(seat).facing or {}
    if isinstance(entry, Play) and entry.by == seat:
        answered = game.entry(entry.on)
        return list(facing) if answered is None else affected(game, answered, seat)
    by = doer(game, entry)
    return [by] if by in facing else list(facing)


def shares(game: Desk, entry: Record, seat: int, attribute: int, change: int) -> dict[int, int]:
    """How much of a change of Fortitude or Alcohol Content each track of `seat` takes: each that moves takes all of it.

    What a player's card has redirected at an automaton moves only that player's track, unless the blow came from another player [259].
    """
    if not change:
        return {}
    towards = moved(game, entry, seat)
    found: dict[int, int] = {}
    rest = change
    if attribute == FORTITUDE and seat in entry.turned and len(towards) > 1:
        for player, n in entry.turned[seat].items():
            part = max(-n, min(rest, 0))
            rest -= part
            for mine in [player] if player in towards else towards:
                found[mine] = found.get(mine, 0) + part
    if rest:
        for player in towards:
            found[player] = found.get(player, 0) + rest
    return {player: n for player, n in found.items() if n}


def affected(game: Desk, entry: Record, seat: int) -> list[int]:
    """The affected tracks of what has been answered: those that it moves, or none [268]."""
    return moved(game, entry, seat) if outcome.affects(game, entry, seat, (FORTITUDE, ALCOHOL)) else []


def doer(game: Desk, entry: Record) -> int | None:
    """The seat that caused something: it played it, passed the Drink on, or its card made it happen; None if nobody did."""
    if isinstance(entry, Play):
        return entry.by
    if isinstance(entry, Drink) and entry.giver is not None:
        return entry.giver
    if entry.kind == "rule" and entry.me is not None:
        return entry.me
    for below in reversed(game.table.stack):
        if EVENT in below.types:
            return None  # the seat that led the party there [195]
        if isinstance(below, Play) and below is not entry:
            return below.by
    return None


def wind_up(game: Desk) -> Flow:
    """Every track on which the Alcohol Content has reached the Fortitude starts anew, and its player gains Gold or draws cards [260]."""
    table = game.table
    for seat in game.tracked:
        side = table.side(seat)
        for player, track in (side.facing or {}).items():
            if track.alcohol < track.fortitude or table.seats[player].out:
                continue
            track.fortitude, track.alcohol = side.fortitude, 0
            game.emit("wound_up", seat, track=player, fortitude=side.fortitude)
            options = [Option(word, "reward", label=word) for word in ("gold", "cards")]
            picked = yield from asking.pick_one(game, player, options, "wound_up", None)
            if picked.id == "gold":
                yield from cards.gold_from_inn(game, player, GOLD, None)
            else:
                cards.draw(game, player, CARDS)
