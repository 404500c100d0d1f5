# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers that lie on cards in play: the Fortitude of a Gizmo, the + on one, where a Rake Token points, how often a Component was hit.

character-compendium, "Wrench", "Dale the Mycologist"; red-dragon-inn-10, "Tough Components". They lie there as long as the card does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.counters import FORTITUDE

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def put(game: Desk, seat: int, card: int, word: str, now: int) -> None:
    """The number of that kind on a card before the seat is `now` so much."""
    where = game.table.seats[seat]
    before = where.counter(card, word)
    where.counters.setdefault(card, {})[word] = now
    game.emit("counter_changed", seat, card=card, counter=word, n=now - before, now=now)


def move(game: Desk, seat: int, card: int, word: str, by: int, most: int | None = None) -> int:
    """It goes up or down, never below 0 nor above `most`. How far it really went; nothing is told of what has not moved."""
    before = game.table.seats[seat].counter(card, word)
    now = max(0, before + by)
    if most is not None:
        now = min(now, max(most, before))
    if now != before:
        put(game, seat, card, word, now)
    return now - before


def drop(game: Desk, seat: int, card: int, word: str) -> None:
    """What lies there of that kind is taken off."""
    numbers = game.table.seats[seat].counters.get(card)
    if numbers and word in numbers:
        n = numbers.pop(word)
        game.emit("counter_changed", seat, card=card, counter=word, n=-n, now=0)


def most(game: Desk, card: int, word: str) -> int:
    """How high a number on that card may go: Fortitude as high as is printed, any other as its kind says."""
    cdef, owner = game.table.cards[card], game.table.owners[card]
    if word == FORTITUDE:
        return int(cdef.fortitude)
    assert owner is not None
    if cdef.values and game.table.seats[owner].character.piles[cdef.pile].worth == word:
        return len(cdef.values) - 1  # the last of its numbers [419]
    return int(game.table.seats[owner].character.counters[word].most)
