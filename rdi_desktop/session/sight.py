# SPDX-License-Identifier: GPL-3.0-or-later
"""What the people at a table have seen, and when they last saw something new: moves before that cannot be taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from rdi_desktop.engine.state.events import Event
from rdi_desktop.engine.told import cards_in
from rdi_desktop.session.open_hands import agreed

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game


class Sight:
    """Notes when people last saw a card that none of them had seen just before.

    There is no list of what reveals cards: whatever a person's view, question or log shows is compared with what was shown before the
    command. Shuffles and rolls count as new, whatever their result. It counts what comes into sight, which everybody can tell, not what it
    is or who knew it: that would give away a hand.
    """

    def __init__(self, people: Collection[int], game: Game) -> None:
        self._people = frozenset(people)
        self._rng = game.table.rng
        self._told = len(game.events)
        self._seen = in_sight(game, self._people)
        self._looking = looking(game, self._people)
        self.news = len(game.log)
        """Number of commands up to the last one that showed something new."""

    def look(self, game: Game) -> None:
        """Look at the table after a command."""
        if not self._people:
            return
        before, self._seen = self._seen, in_sight(game, self._people)
        new, self._told = game.events[self._told :], len(game.events)
        there, self._looking = self._looking, looking(game, self._people)
        if (
            there != self._looking
            or game.table.rng != self._rng
            or not before.issuperset(self._seen | named(new, self._people))
        ):
            self._rng, self.news = game.table.rng, len(game.log)


def looking(game: Game, people: frozenset[int]) -> int:
    """How many of these people are out and may therefore see all hands: when they have, they must not come back to play."""
    return sum(game.table.seats[seat].out for seat in people) if agreed(game) else 0


def in_sight(game: Game, people: frozenset[int]) -> set[int]:
    """The cards that any of these people can see now: on the stack, in a Round, where they may look, and in their question."""
    table, asked = game.table, game.pending
    seen: set[int] = set()
    for pile in table.piles():
        if any(map(pile.seen_by, people)):
            seen.update(pile.cards)
    for entry in table.stack:
        seen.update(entry.cards)
        seen.update(card for card in (entry.card, *(done.card for done in entry.done)) if card is not None)
    if table.round is not None and table.round.last is not None:
        seen.add(table.round.last)
    if asked is not None and asked.seat in people:
        seen.update(asked.shows)
        seen.update(option.card for option in asked.options if option.card is not None)
    return seen


def named(events: Iterable[Event], people: frozenset[int]) -> set[int]:
    """The cards that the log names to any of them."""
    return {card for event in events for person in people for card in cards_in(event.seen_by(person))}
