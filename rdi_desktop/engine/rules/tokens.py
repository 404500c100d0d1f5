# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens: gaining, giving with limits and supplies, claiming from tracks (red-dragon-inn-10, character rules)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking, tracks

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import TokenDecl
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat, Table


def declared(table: Table, owner: int, token: str) -> TokenDecl | None:
    """How the character of `owner` declares that token."""
    decl: TokenDecl | None = table.seats[owner].character.tokens.get(token)
    return decl


def left(table: Table, decl: TokenDecl, token: str) -> int:
    """How many of that token are not with anybody."""
    return decl.supply - sum(seat.tokens.get(token, 0) for seat in table.seats)


def put(game: Desk, seat: int, token: str, n: int) -> None:
    """Change what a seat holds, within its reason, and say so."""
    held = game.table.seats[seat].tokens
    held[token] = max(0, held.get(token, 0) + n)
    game.emit("token_changed", seat, token=token, n=n, now=held[token])


def change(game: Desk, seat: int, token: str, n: int, entry: Record | None, owner: int) -> Flow:
    """Gain (positive) or lose tokens of one's own kind, up to the limit."""
    where = game.table.seats[seat]
    if token in where.character.tracks and token not in where.claimed:
        tracks.move(game, seat, token, where.tracks[token] + n)
        return
    if n < 0:
        if token in where.claimed:
            if where.claimed[token]:
                spend(game, seat, token, min(-n, where.claimed[token]), to_box=False)
        else:
            put(game, seat, token, max(n, -where.tokens.get(token, 0)))
        return
    yield from give(game, [seat], token, n, entry, owner)


def give(game: Desk, seats: list[int], token: str, n: int, entry: Record | None, owner: int) -> Flow:
    """Give `n` tokens to each of some seats. With too few left the owner first takes back, or moves, all that are needed [607, 611]."""
    table = game.table
    decl = next((d for s in (owner, *seats) if (d := declared(table, s, token)) is not None), None)
    if decl is None:
        return
    wanted = {
        seat: max(0, min(n, decl.limit - table.seats[seat].tokens.get(token, 0)))
        for seat in seats
        if not table.seats[seat].out and not (decl.holders == "others" and seat == owner)
    }
    if decl.short in ("take_back", "move") and not table.seats[owner].out:
        yield from take_back(game, owner, decl, token, wanted, entry)
    for seat, most in wanted.items():
        room = decl.limit - table.seats[seat].tokens.get(token, 0)
        for _ in range(min(most, room, left(table, decl, token))):
            put(game, seat, token, 1)


def to_owner(game: Desk, body: int, token: str, n: int, entry: Record | None, owner: int) -> Flow:
    """Tokens meant for a body go to its owner, or nowhere: as it is declared [494, 569]."""
    decl = declared(game.table, owner, token)
    if decl is not None and decl.bodies == "owner":
        yield from give(game, [bodies.owner(game, body)], token, n, entry, owner)


def take_back(
    game: Desk, owner: int, decl: TokenDecl, token: str, wanted: dict[int, int], entry: Record | None
) -> Flow:
    """The owner picks from whom to take back, one token after the other, until there are as many as are wanted.

    Whoever is about to get some may lose one first, unless tokens are only moved.
    """
    table = game.table
    while sum(wanted.values()) > left(table, decl, token):
        holders = [s.index for s in table.seats if s.tokens.get(token, 0) > 0]
        if decl.short == "move":
            holders = [seat for seat in holders if not wanted.get(seat)]
        if not holders:
            return
        back = yield from asking.one_seat(game, owner, holders, f"take_back:{token}", entry)
        if table.seats[back].tokens.get(token, 0) > 0:  # or somebody has broken in, and it is gone
            put(game, back, token, -1)


def spend(game: Desk, seat: int, token: str, n: int, to_box: bool) -> None:
    """Pay tokens, or points of a track, as a cost: back to the supply, or out of the game."""
    where = game.table.seats[seat]
    if token in where.tracks and token not in where.claimed:
        tracks.move(game, seat, token, where.tracks[token] - n)
    elif token in where.claimed:
        where.claimed[token] -= n
        game.emit("token_changed", seat, token=token, n=-n, now=where.claimed[token])
    else:
        put(game, seat, token, -n)


def set_up_tracks(seat: Seat) -> None:
    """Tokens lie on the marks of the tracks of the character; none is claimed."""
    for id, track in seat.character.tracks.items():
        if track.of_:
            seat.claimed[id] = 0
            seat.tracks[id] = (1 << len(track.marks)) - 1
        else:
            seat.tracks[id] = track.starts


def on_track(seat: Seat, track: str) -> list[int]:
    """The marks of a track where a token still lies."""
    marks = seat.character.tracks[track].marks
    return [mark for i, mark in enumerate(marks) if seat.tracks[track] >> i & 1]


def take_from_track(game: Desk, seat: int, track: str, mark: int) -> None:
    """Claim the token that lies on a mark."""
    where = game.table.seats[seat]
    where.tracks[track] &= ~(1 << where.character.tracks[track].marks.index(mark))
    where.claimed[track] += 1
    game.emit("token_claimed", seat, token=track, mark=mark, now=where.claimed[track])


def passed(game: Desk, seat: int, attribute: str, now: int) -> None:
    """A marker moved: tokens on it or behind it are claimed and kept after healing [604]."""
    where = game.table.seats[seat]
    for id, track in where.character.tracks.items():
        if track.of_ == attribute:
            for mark in on_track(where, id):
                if now <= mark if attribute == "fortitude" else now >= mark:
                    take_from_track(game, seat, id, mark)


def claim(game: Desk, seat: int, tracks: Iterable[str], entry: Record | None) -> Flow:
    """Claim the token nearest to the end where its marker starts; the player picks at a tie [624]."""
    where = game.table.seats[seat]
    tracks = [track for track in tracks if track in where.tracks]
    tied = nearest(where, tracks)
    while len(tied) > 1:
        n = yield from asking.mode(game, seat, [track for track, _ in tied], entry)
        now = nearest(where, tracks)  # somebody may have broken in, and a marker has moved
        tied = [tied[n]] if now == tied else now
    if tied:
        take_from_track(game, seat, *tied[0])


def nearest(where: Seat, tracks: list[str]) -> list[tuple[str, int]]:
    """The tokens (track, mark) that lie nearest to the end where their marker starts: several at a tie."""
    found: list[tuple[int, str, int]] = []
    for track in tracks:
        fortitude = where.character.tracks[track].of_ == "fortitude"
        marks = on_track(where, track)
        if marks:
            mark = max(marks) if fortitude else min(marks)
            found.append((20 - mark if fortitude else mark, track, mark))
    least = min((distance for distance, _, _ in found), default=0)
    return [(track, mark) for distance, track, mark in found if distance == least]


def seat_out(game: Desk, seat: int) -> None:
    """What becomes of tokens when somebody is out: those of others return, the own ones too."""
    table = game.table
    for token in list(table.seats[seat].tokens):
        table.seats[seat].tokens[token] = 0
    for token, decl in table.seats[seat].character.tokens.items():
        if decl.holders == "everyone" or (decl.returns or {}).get("owner_out") == "stay":
            continue
        for other in table.seats:
            if token not in other.character.tokens and (n := other.tokens.pop(token, 0)):
                game.emit("token_changed", other.index, token=token, n=-n, now=0)
