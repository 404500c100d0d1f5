# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks of a character: a counter with a range, or named steps (character-compendium, "Erin", "Jett", "Lucky", "Serena")."""

from __future__ import annotations

from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import resolving
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Record, Shift


def stays(game: Desk, seat: int, track: str) -> bool:
    """Whether the marker of a track moves, or tokens are gained, although their player Ignores its own card [109, 484]."""
    character = game.table.seats[seat].character
    decl = character.tracks.get(track) or character.tokens.get(track)
    return decl is not None and decl.self_ignore == "stays"


def move(game: Desk, seat: int, track: str, to: int, entry: Record | None) -> Flow:
    """Move the marker of a track to `to`, within its range.

    Effects of the step it reaches, or of trying to fall below the range, happen before anything else [483, 559]; other triggers come when
    the play is done.
    """
    where = game.table.seats[seat]
    decl = where.character.tracks[track]
    least, most = decl.range
    if decl.around:
        to = yield from round_and_on(game, seat, track, to)
    wanted, to = to, max(least, min(most, to))
    before = where.tracks[track]
    record = Shift(game.table.new_id(), seat, to, track, None)
    if to != before:
        where.tracks[track] = to
        game.emit("track_changed", seat, track=track, before=decl.word(before), now=decl.word(to))
        game.reactions.append(record)
        yield from by_track(game, record, decl.at.get(to, ()))
    if wanted < least and decl.below and once(entry, f"below_{track}", seat):
        game.emit("track_stopped", seat, track=track, now=decl.word(to))
        yield from by_track(game, record, decl.below)
    if wanted > most and decl.above:
        yield from by_track(game, record, decl.above)


def round_and_on(game: Desk, seat: int, track: str, to: int) -> FlowOf[int]:
    """The marker of a circular track passes its first number as often as it must; each time something happens [525].

    Returns where it has yet to go.
    """
    where = game.table.seats[seat]
    decl = where.character.tracks[track]
    least, most = decl.range
    while to > most and not where.out:
        to -= most - least + 1
        game.emit("track_changed", seat, track=track, before=where.tracks[track], now=least)
        where.tracks[track] = least
        yield from by_track(game, Shift(game.table.new_id(), seat, least, track, seat), decl.around)
    return to


def by_track(game: Desk, record: Shift, effects: tuple[Effect, ...]) -> Flow:
    """Effects of a track on its owner. They are not part of the card that moved the marker, so Ignoring that card does not help [484]."""
    if effects and record.by is not None and not game.table.seats[record.by].out:
        yield from resolving.run_list(Ctx(game, None, record.by, record), effects)


def once(entry: Record | None, what: str, seat: int) -> bool:
    """Whether this has not yet happened to the seat by this card; notes that it has now [559]."""
    done = {} if entry is None else entry.happened(what)
    if seat in done:
        return False
    done[seat] = 1
    return True
