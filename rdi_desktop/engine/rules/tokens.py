# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens: gaining and giving them, with limits and supplies (red-dragon-inn-10, character rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.rules import asking, tracks

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import TokenDecl
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Table


def declared(table: Table, owner: int, token: str) -> TokenDecl | None:
    """The declaration of that token by the character of `owner`."""
    decl: TokenDecl | None = table.seats[owner].character.tokens.get(token)
    return decl


def used_by_holders(table: Table, token: str) -> bool:
    """Whether the holder decides when to use such a token: then a seat without a player is not given it [280]."""
    return any(ability.for_holder == token for seat in table.seats for ability in seat.character.abilities)


def left(table: Table, decl: TokenDecl, token: str, owner: int) -> int:
    """How many of that token are in the supply; if only its owner may hold it, only the owner's are counted."""
    if decl.holders == "self":
        return decl.supply - table.seats[owner].tokens.get(token, 0)
    return decl.supply - sum(seat.tokens.get(token, 0) for seat in table.seats)


def put(game: Desk, seat: int, token: str, n: int) -> None:
    """Change how many a seat holds, within its limits, and record the event."""
    held = game.table.seats[seat].tokens
    held[token] = max(0, held.get(token, 0) + n)
    game.emit("token_changed", seat, token=token, n=n, now=held[token])


def change(game: Desk, seat: int, token: str, n: int, entry: Record | None, owner: int) -> Flow:
    """Gain (positive) or lose the seat's own tokens, up to the limit."""
    where = game.table.seats[seat]
    if token in where.character.tracks and token not in where.claimed:
        yield from tracks.move(game, seat, token, where.tracks[token] + n, entry)
        return
    if n < 0:
        if token in where.claimed:
            if where.claimed[token]:
                yield from spend(game, seat, token, min(-n, where.claimed[token]))
        else:
            put(game, seat, token, max(n, -where.tokens.get(token, 0)))
        return
    yield from give(game, [seat], token, n, entry, owner)


def give(game: Desk, seats: list[int], token: str, n: int, entry: Record | None, owner: int) -> Flow:
    """Give `n` tokens to each of some seats.

    If too few are left, the owner first takes back, or moves, as many as are needed [607, 611].
    """
    table = game.table
    decl = next((d for s in (owner, *seats) if (d := declared(table, s, token)) is not None), None)
    if decl is None:
        return
    wanted = {
        seat: max(0, min(n, decl.limit - table.seats[seat].tokens.get(token, 0)))
        for seat in seats
        if not table.seats[seat].out
        and not (decl.holders == "others" and game.same_side(seat, owner))
        and (table.seats[seat].kit.keeps or not used_by_holders(table, token))
        and (decl.gains_if is None or decl.gains_if.test(Ctx(game, None, seat), seat))
    }
    if decl.short in ("take_back", "move") and not table.seats[owner].out:
        yield from take_back(game, owner, decl, token, wanted, entry)
    for seat, most in wanted.items():
        room = decl.limit - table.seats[seat].tokens.get(token, 0)
        for _ in range(min(most, room, left(table, decl, token, seat))):
            put(game, seat, token, 1)
        if seat == owner and n > room:
            game.emit("token_lapsed", seat, token=token, n=n - room)
        yield from complete(game, seat, token, entry)


def complete(game: Desk, seat: int, token: str, entry: Record | None) -> Flow:
    """Something made of tokens is complete as soon as its owner has one of each: they go back to the supply [600]."""
    where = game.table.seats[seat]
    for kind in where.character.sides.values():
        if token in kind.takes and all(where.tokens.get(each) for each in kind.takes):
            for each in kind.takes:
                put(game, seat, each, -1)
            for thing in kind.things:
                yield from tracks.move(game, seat, thing, 0, entry)


def to_owner(game: Desk, body: int, token: str, n: int, entry: Record | None, owner: int) -> Flow:
    """Tokens for a body go to its owner, or nowhere, as declared [494, 569]."""
    decl = declared(game.table, owner, token)
    if decl is not None and decl.bodies == "owner":
        yield from give(game, [bodies.owner(game, body)], token, n, entry, owner)


def take_back(
    game: Desk, owner: int, decl: TokenDecl, token: str, wanted: dict[int, int], entry: Record | None
) -> Flow:
    """The owner picks seats from which to take tokens back, one after the other, until there are as many as wanted.

    Seats about to get some may lose one first, unless tokens are only moved.
    """
    table = game.table
    while sum(wanted.values()) > left(table, decl, token, owner):
        holders = [s.index for s in table.seats if s.tokens.get(token, 0) > 0]
        if decl.short == "move":
            holders = [seat for seat in holders if not wanted.get(seat)]
        if not holders:
            return
        back = yield from asking.one_seat(game, owner, holders, f"take_back:{token}", entry)
        if table.seats[back].tokens.get(token, 0) > 0:  # an interruption may have used it up
            put(game, back, token, -1)


def spend(game: Desk, seat: int, token: str, n: int) -> Flow:
    """Pay tokens, or points of a track, as a cost: to the supply; those claimed from a track leave the game."""
    where = game.table.seats[seat]
    if token in where.tracks and token not in where.claimed:
        yield from tracks.move(game, seat, token, where.tracks[token] - n, None)
    elif token in where.claimed:
        where.claimed[token] -= n
        game.emit("token_changed", seat, token=token, n=-n, now=where.claimed[token])
    else:
        put(game, seat, token, -n)


def seat_out(game: Desk, seat: int) -> None:
    """When a seat is out, tokens of others go back to them, and its own come back as well."""
    table = game.table
    for token in list(table.seats[seat].tokens):
        table.seats[seat].tokens[token] = 0
    for token, decl in table.seats[seat].character.tokens.items():
        if decl.holders == "everyone" or (decl.returns or {}).get("owner_out") == "stay":
            continue
        for other in table.seats:
            if token not in other.character.tokens and (n := other.tokens.pop(token, 0)):
                game.emit("token_changed", other.index, token=token, n=-n, now=0)
