# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks of a character: a counter with a range, or steps with words (character-compendium, "Erin", "Jett", "Pooky", "Serena")."""

from __future__ import annotations

from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Shift


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
