# SPDX-License-Identifier: GPL-3.0-or-later
"""What has been told of a game so far, as far as the next beat is made of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rdi_desktop.director.beats import Beat, Card, Change, Data, Known
from rdi_desktop.director.contest import Contest
from rdi_desktop.director.pace import length
from rdi_desktop.engine.told import EventTold


class Told:
    """What an onlooker knows between two events. Modules that turn one kind of event into beats are given this."""

    def __init__(self, people: Collection[int] = ()) -> None:
        self.people = frozenset(people)
        """The seats of those who look on at this screen."""
        self.plays: dict[int, Known] = {}
        """Those whose outcome is still open, by their entries."""
        self.foreseen: dict[int, Data] = {}
        """What each entry of the stack would have done to whom, as everybody could last see."""
        self.contest: Contest | None = None
        """The Drinking Contest that goes on, or has just been decided."""
        self.lying: dict[int, int] = {}
        """The cards that lie before somebody just now, and before whom."""
        self.prepared_left = 0
        """So many Actions of a machine lie face down just now, as far as it was told."""

    def beat(self, kind: str, events: EventTold | list[EventTold], *, concerns: bool = False, **known: Any) -> Beat:
        """A beat that shows these events; `concerns`: somebody at this screen, who has more time to look."""
        events = events if isinstance(events, list) else [events]
        changes = tuple(known.pop("changes", ()))
        known["to"] = tuple(dict.fromkeys(known.get("to", ())))
        known.setdefault("seat", events[0].seat)
        known["depth"] = events[0].depth
        seconds = length(kind, len(changes), concerns=concerns)
        return Beat(kind, seconds, tuple(event.index for event in events), changes=changes, **known)

    def laid(self, card: Card, seat: int) -> Iterator[Change]:
        """A card comes to lie before somebody, unless it lies there."""
        if self.lying.get(card.id) != seat:
            yield from self.lifted(card)
            self.lying[card.id] = seat
            yield Change("lies", seat, 1, of=card)

    def lifted(self, card: Card) -> Iterator[Change]:
        """A card lies before nobody any more."""
        seat = self.lying.pop(card.id, None)
        if seat is not None:
            yield Change("lies", seat, -1, of=card)
