# SPDX-License-Identifier: GPL-3.0-or-later
"""Losses and gains land, all at the same time (red-dragon-inn-10, "Other Rules")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.moments import OCCASIONS
from rdi_desktop.engine.rules import marks
from rdi_desktop.engine.rules.variants.otto import tracks
from rdi_desktop.engine.state.changes import ALCOHOL, ATTRIBUTES, FORTITUDE, Deltas
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.records import Drink, Gain, Landed, Loss, Play, Record
from rdi_desktop.engine.state.table import LIMIT
from rdi_desktop.engine.told import EventFacts

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Side, Table


NOBODYS: Deltas = {}
BODY_HIT = OCCASIONS["body_hit"]


def within(n: int) -> int:
    """`n`, limited to the range of the track."""
    if n > LIMIT:
        n = LIMIT
    if n < 0:
        n = 0
    return n


def land(game: Desk, entry: Record, deltas: Deltas, unsourced: Deltas = NOBODYS) -> None:
    """Everything lands at the same time; what was really lost and gained is noted on the entry. `unsourced`: the part caused by nobody."""
    table = game.table
    for seat, delta in deltas.items():
        if seat >= BODIES:
            continue  # what becomes of a body is asked when all has landed
        where = table.seats[seat]
        if where.out or (where.withdrawn and seat != entry.by and not outcome.is_taken(entry, game)):
            continue
        side = table.sides[where.side]
        if side.facing is not None:
            land_on_tracks(game, entry, seat, side, delta)
            continue
        entry.happened("affected")[seat] = 1
        if delta[FORTITUDE]:
            now = within(side.fortitude + delta[FORTITUDE])
            changed, side.fortitude = now - side.fortitude, now
            if delta[FORTITUDE] < 0:
                lost_by(game, entry, seat, -changed, FORTITUDE, unsourced)
            else:
                gained(game, entry, seat, changed, "fortitude")
            if changed:
                moved(game, side, "fortitude", now)
        if delta[ALCOHOL]:
            now = within(side.alcohol + delta[ALCOHOL])
            changed, side.alcohol = now - side.alcohol, now
            if delta[ALCOHOL] > 0:
                gained(game, entry, seat, changed, "alcohol")
            else:
                lost_by(game, entry, seat, -changed, ALCOHOL, unsourced)
            if changed:
                moved(game, side, "alcohol", now)


def moved(game: Desk, side: Side, attribute: str, now: int) -> None:
    """A marker of a side has moved: its seats may claim tokens that lie on that track [235]."""
    for seat in side.members:
        if game.table.seats[seat].character.tracks:
            marks.passed(game, seat, attribute, now)


def land_on_tracks(game: Desk, entry: Record, seat: int, side: Side, delta: list[int]) -> None:
    """The same for a seat with a track for each opponent: those move that the entry concerns [259]."""
    assert side.facing is not None
    entry.happened("affected")[seat] = 1
    for attribute in (FORTITUDE, ALCOHOL):
        shares = tracks.shares(game, entry, seat, attribute, delta[attribute])
        if not shares:
            continue
        word = ATTRIBUTES[attribute]
        moved = {}
        for player, n in shares.items():
            track = side.facing[player]
            before = getattr(track, word)
            setattr(track, word, min(side.fortitude, max(0, before + n)))
            moved[str(player)] = abs(getattr(track, word) - before)
        n = max(moved.values())
        if delta[attribute] < 0:
            lost(game, entry, seat, n, word, entry.behind, tracks=moved)
        else:
            gained(game, entry, seat, n, word, tracks=moved)


def lost_by(game: Desk, entry: Record, seat: int, n: int, attribute: int, unsourced: Deltas) -> None:
    """Record the loss in two parts: the one caused by nobody has no source, the rest comes from the player of the card [118]."""
    nobodys = min(n, max(0, -unsourced[seat][attribute])) if seat in unsourced else 0
    if nobodys < n or not nobodys:
        lost(game, entry, seat, n - nobodys, ATTRIBUTES[attribute], entry.behind)
    if nobodys:
        lost(game, entry, seat, nobodys, ATTRIBUTES[attribute], None)


def lost(
    game: Desk,
    entry: Record,
    seat: int,
    n: int,
    attribute: str,
    source: int | None,
    tracks: dict[str, int] | None = None,
) -> None:
    """A seat has really lost `n`; a hit-back may follow. `tracks`: for an automaton, how much on whose track."""
    what = "lost_" + attribute
    where = entry.happened(what)
    where[seat] = where.get(seat, 0) + n
    told: EventFacts = {"n": n, "source": source}
    if tracks is not None:
        told["tracks"] = tracks
    game.emit(what, seat, **told)
    if n > 0:
        if attribute == "fortitude" and entry.kind == "play":
            struck(game.table, seat, source)
        record = Loss(game.table.new_id(), seat, n, attribute, source)
        fill(game, record, entry)
        game.reactions.append(record)


def struck(table: Table, seat: int, by: int | None) -> None:
    """Note whose blow that was, unless nobody's or a teammate's: everybody has seen it, and some remember (docs/players.md)."""
    where = table.seats[seat]
    if by is not None and by < len(table.seats) and table.seats[by].side != where.side:
        where.struck_by, where.struck_at = by, table.turn_number


def gained(game: Desk, entry: Record, seat: int, n: int, attribute: str, tracks: dict[str, int] | None = None) -> None:
    """A seat has really gained `n`. `tracks`: for an automaton, how much on whose track."""
    what = "gained_" + attribute
    where = entry.happened(what)
    where[seat] = where.get(seat, 0) + n
    told: EventFacts = {"n": n}
    if tracks is not None:
        told["tracks"] = tracks
    game.emit(what, seat, **told)
    if n > 0 and game.watches_gains:
        record = Gain(game.table.new_id(), seat, n, attribute, entry.behind)
        fill(game, record, entry)
        if isinstance(entry, Drink):
            record.drink = dict(entry.numbers)
        game.reactions.append(record)


def fill(game: Desk, record: Landed, entry: Record) -> None:
    """Fill in the facts that reactions look at."""
    if game.watchful and record.by is not None:
        record.held = game.table.seats[record.by].tokens.copy()
    record.through = "token" if isinstance(entry, Play) and entry.token and entry.whose is None else entry.through
    record.origin = entry.origin
    record.card = entry.card
    record.body = entry.body
    record.on = entry.id
    record.reduced_by = entry.reduced_by
