# SPDX-License-Identifier: GPL-3.0-or-later
"""The two tracks of an automaton (allies-spyke-and-flower, "Two Fortitude-Alcohol Tracks", "Targeting Otto", "Responses").

What a player does moves that player's track, whatever else happens moves both [259, 265]. Where one of them passes out it is wound up
again, and its player is paid for it [260].
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
"""What the player of a track gets when the automaton passes out on it: so much Gold from the Inn, or so many cards."""


def moved(game: Desk, entry: Record, seat: int) -> list[int]:
    """The tracks of `seat` that an entry moves, by the seats that they are turned to."""
    facing = game.table.side(seat).facing or {}
    if isinstance(entry, Play) and entry.by == seat:
        answered = game.entry(entry.on)
        return list(facing) if answered is None else affected(game, answered, seat)
    by = doer(game, entry)
    return [by] if by in facing else list(facing)


def shares(game: Desk, entry: Record, seat: int, attribute: int, change: int) -> dict[int, int]:
    """How much of a change of Fortitude or Alcohol Content each track of `seat` takes: those that it moves all of it.

    What a player's card has turned upon an automaton moves that player's track alone, unless the blow was another player's [259].
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
    """The affected track(s) of what has been answered: those that it moves; none, if it moves none [268]."""
    return moved(game, entry, seat) if outcome.affects(game, entry, seat, (FORTITUDE, ALCOHOL)) else []


def doer(game: Desk, entry: Record) -> int | None:
    """Whose doing something is: that of whoever plays it, or passed the Drink on, or whose card lets it happen; None if nobody's."""
    if isinstance(entry, Play):
        return entry.by
    if isinstance(entry, Drink) and entry.giver is not None:
        return entry.giver
    if entry.kind == "rule" and entry.me is not None:
        return entry.me
    for below in reversed(game.table.stack):
        if EVENT in below.types:
            return None  # whoever has led the party there [195]
        if isinstance(below, Play) and below is not entry:
            return below.by
    return None


def wind_up(game: Desk) -> Flow:
    """Every track on which the Alcohol Content has reached the Fortitude begins anew, and its player gains Gold or draws cards [260]."""
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
