# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters on cards in play: the Fortitude of a Gizmo, the + on one, where a Rake Token points, how often a Component was hit.

character-compendium, "Wrench", "Dale the Mycologist"; red-dragon-inn-10, "Tough Components". They last as long as the card stays in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.counters import FORTITUDE

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def put(game: Desk, seat: int, card: int, word: str, now: int) -> None:
    """Set the counter of that kind on a card before the seat to `now`."""
    where = game.table.seats[seat]
    before = where.counter(card, word)
    where.counters.setdefault(card, {})[word] = now
    game.emit("counter_changed", seat, card=card, counter=word, n=now - before, now=now)


def move(game: Desk, seat: int, card: int, word: str, by: int, most: int | None = None) -> int:
    """Move it up or down, never below 0 nor above `most`. Returns how far; an unchanged counter makes no event."""
    before = game.table.seats[seat].counter(card, word)
    now = max(0, before + by)
    if most is not None:
        now = min(now, max(most, before))
    if now != before:
        put(game, seat, card, word, now)
    return now - before


def drop(game: Desk, seat: int, card: int, word: str) -> None:
    """Remove the counter of that kind."""
    numbers = game.table.seats[seat].counters.get(card)
    if numbers and word in numbers:
        n = numbers.pop(word)
        game.emit("counter_changed", seat, card=card, counter=word, n=-n, now=0)


def most(game: Desk, card: int, word: str) -> int:
    """The highest value of that counter on the card: for Fortitude what is printed, for any other what its kind declares."""
    cdef, owner = game.table.cards[card], game.table.owners[card]
    if word == FORTITUDE:
        return int(cdef.fortitude)
    assert owner is not None
    if cdef.values and game.table.seats[owner].character.piles[cdef.pile].worth == word:
        return len(cdef.values) - 1  # the last of its numbers [419]
    return int(game.table.seats[owner].character.counters[word].most)
