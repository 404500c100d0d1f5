# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks of a character: a counter with a range, or steps with words (character-compendium, "Erin", "Jett", "Pooky", "Serena")."""

from __future__ import annotations

from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Shift


def stays(game: Desk, seat: int, track: str) -> bool:
    """Whether the marker of a track moves although its player Ignores the own card that moves it [109, 484]."""
    decl = game.table.seats[seat].character.tracks.get(track)
    return decl is not None and decl.self_ignore == "stays"


def move(game: Desk, seat: int, track: str, to: int) -> None:
    """Put the marker of a track where it goes, within its range; what that sets off comes when the play is done."""
    where = game.table.seats[seat]
    decl = where.character.tracks[track]
    least, most = decl.range
    to = max(least, min(most, to))
    before = where.tracks[track]
    if to == before:
        return
    where.tracks[track] = to
    game.emit("track_changed", seat, track=track, before=decl.word(before), now=decl.word(to))
    game.reactions.append(Shift(game.table.new_id(), seat, to, track, None))
