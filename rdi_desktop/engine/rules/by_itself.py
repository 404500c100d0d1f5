# SPDX-License-Identifier: GPL-3.0-or-later
"""What a revealed card does at once, while nobody can play anything (character-compendium, "Lizwick", "Molly")."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import asking, resolving, ways
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import Play
from rdi_desktop.engine.state.table import HUSHED


@contextmanager
def quiet(game: Desk, how: int = HUSHED) -> Generator[None]:
    """Meanwhile the table is at least this quiet: HUSHED, or only UNDISTURBED."""
    table = game.table
    before, table.quiet = table.quiet, max(table.quiet, how)
    try:
        yield
    finally:
        table.quiet = before


@contextmanager
def without(game: Desk, seat: int, pile: str) -> Generator[None]:
    """Meanwhile that seat plays no card of this side deck that lies before it."""
    before, game.barred = game.barred, (seat, pile)
    try:
        yield
    finally:
        game.barred = before


def acts(game: Desk, seat: int, card: int) -> Flow:
    """A revealed card does what it says: its player picks targets, and nobody can answer."""
    cdef = game.table.cards[card]
    options = ways.ways(game, seat, card, cdef, None)
    if options:
        yield from carried_out(game, seat, deed(game, seat, card), aimed(game, seat, options))


def does(game: Desk, seat: int, card: int, effects: Sequence[Effect]) -> Flow:
    """A revealed card carries out other effects than its own text, such as those of its Rival box."""
    entry = deed(game, seat, card)
    entry.effects = list(effects)
    yield from carried_out(game, seat, entry)


def deed(game: Desk, seat: int, card: int) -> Play:
    """The record of a card that acts by itself: nobody plays it, and it does not count as played from a hand."""
    cdef = game.table.cards[card]
    entry = Play(game.table.new_id(), seat)
    entry.card, entry.cdef, entry.types, entry.origin = card, cdef, cdef.types, "in_play"
    entry.answerable = False
    if game.table.seats[seat].character.piles[cdef.pile].source == "nobody":
        entry.by = None
    return entry


def aimed(game: Desk, seat: int, options: list[Option]) -> FlowOf[Option]:
    """The way to carry it out that its player picks."""
    return (yield from asking.pick_one(game, seat, options, "at_once", game.table.stack[-1]))


def carried_out(game: Desk, seat: int, entry: Play, aim: FlowOf[Option] | None = None) -> Flow:
    """Resolve it; nobody plays anything until that is done. Players who were hit may hit back when everything else is finished."""
    game.table.stack.append(entry)
    try:
        with quiet(game):
            if aim is not None:
                picked = yield from aim
                entry.mode, entry.picks = picked.mode, picked.picks
            game.emit("set_off", seat, card=entry.card, token="", owner=seat, entry=entry.id)
            yield from resolving.resolve(outcome.context(game, entry), entry)
    finally:
        game.table.stack.remove(entry)
    for waiting in entry.queue:
        yield from waiting()
