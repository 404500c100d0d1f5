# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens on the tracks of a character, until its marker reaches or passes them (red-dragon-inn-10, "Eisinder").

For tracks of the character itself see `tracks`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat, Table


def set_up_tracks(table: Table, seat: Seat) -> None:
    """Lay tokens on the marks of the character's tracks, or on those of a team's mat [235]; none is claimed yet."""
    for id, track in seat.character.tracks.items():
        if track.of_:
            seat.claimed[id] = 0
            teammates = [table.seats[member].character.id for member in table.allies(seat.index)]
            beside = [marks for who, marks in (track.team_with or {}).items() if who in teammates]
            seat.marks[id] = beside[0] if beside else track.marks
            seat.tracks[id] = (1 << len(seat.marks[id])) - 1
        else:
            seat.tracks[id] = track.starts


def on_track(seat: Seat, track: str) -> list[int]:
    """The marks of a track on which a token still lies."""
    return [mark for i, mark in enumerate(seat.marks.get(track, ())) if seat.tracks[track] >> i & 1]


def take_from_track(game: Desk, seat: int, track: str, mark: int) -> None:
    """Claim the token that lies on a mark."""
    where = game.table.seats[seat]
    where.tracks[track] &= ~(1 << where.marks[track].index(mark))
    where.claimed[track] += 1
    game.emit("token_claimed", seat, token=track, mark=mark, now=where.claimed[track])


def passed(game: Desk, seat: int, attribute: str, now: int) -> None:
    """A marker has moved: tokens on it or behind it are claimed, and kept after healing [604]."""
    where = game.table.seats[seat]
    for id, track in where.character.tracks.items():
        if track.of_ == attribute:
            for mark in on_track(where, id):
                if now <= mark if attribute == "fortitude" else now >= mark:
                    take_from_track(game, seat, id, mark)


def claim(game: Desk, seat: int, tracks: Iterable[str], entry: Record | None) -> Flow:
    """Claim the token nearest to the end where its marker starts; with several as near, the player picks one [624]."""
    where = game.table.seats[seat]
    tracks = [track for track in tracks if track in where.tracks]
    tied = nearest(where, tracks)
    while len(tied) > 1:
        n = yield from asking.mode(game, seat, [track for track, _ in tied], entry)
        now = nearest(where, tracks)  # an interruption may have moved a marker
        tied = [tied[n]] if now == tied else now
    if tied:
        take_from_track(game, seat, *tied[0])


def nearest(where: Seat, tracks: list[str]) -> list[tuple[str, int]]:
    """The tokens (track, mark) nearest to the end where their marker starts; several if equally near."""
    found: list[tuple[int, str, int]] = []
    for track in tracks:
        fortitude = where.character.tracks[track].of_ == "fortitude"
        marks = on_track(where, track)
        if marks:
            mark = max(marks) if fortitude else min(marks)
            found.append((20 - mark if fortitude else mark, track, mark))
    least = min((distance for distance, _, _ in found), default=0)
    return [(track, mark) for distance, track, mark in found if distance == least]
