# SPDX-License-Identifier: GPL-3.0-or-later
"""What is remembered of earlier events while events are turned into beats."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from rdi_desktop.director.beats import Beat, BeatFacts, OpenPlay, TableChange
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.director.pace import length
from rdi_desktop.engine.asked import Outcome
from rdi_desktop.engine.told import EventTold

NO_FACTS: BeatFacts = {}


class Past:
    """The memory of a script, which every function that makes beats is given. It has only what an onlooker knows."""

    def __init__(self, people: Collection[int] = ()) -> None:
        self.people = frozenset(people)
        """The seats of the viewers at this screen."""
        self.plays: dict[int, OpenPlay] = {}
        """Plays whose result is still open, by their stack entries."""
        self.foreseen: dict[int, Outcome] = {}
        """The last public preview of each stack entry: what it would do to whom."""
        self.contest: ContestMugs | None = None
        """The Drinking Contest that goes on, or has just been decided."""
        self.lying: dict[int, int] = {}
        """Cards in play, with the seats before which they lie."""
        self.prepared_left = 0
        """How many Actions of a machine lie face down."""

    def beat(
        self,
        kind: str,
        events: EventTold | list[EventTold],
        *,
        concerns: bool = False,
        to: Iterable[int | None] = (),
        entry: int | None = None,
        cards: tuple[FaceUpCard, ...] = (),
        changes: Iterable[TableChange] = (),
        args: BeatFacts = NO_FACTS,
    ) -> Beat:
        """A beat for these events; `concerns`: whether it affects somebody at this screen, and is shown longer."""
        events = events if isinstance(events, list) else [events]
        changes = tuple(changes)
        return Beat(
            kind,
            length(kind, len(changes), concerns=concerns),
            tuple(event.index for event in events),
            events[0].seat,
            tuple(dict.fromkeys(seat for seat in to if seat is not None)),
            entry,
            cards,
            changes,
            events[0].depth,
            args,
        )

    def laid(self, card: FaceUpCard, seat: int) -> Iterator[TableChange]:
        """The changes when a card comes into play before a seat; none if it is there already."""
        if self.lying.get(card.id) != seat:
            yield from self.lifted(card)
            self.lying[card.id] = seat
            yield TableChange("lies", seat, 1, of=card)

    def lifted(self, card: FaceUpCard) -> Iterator[TableChange]:
        """The changes when a card leaves play; none if it is not in play."""
        seat = self.lying.pop(card.id, None)
        if seat is not None:
            yield TableChange("lies", seat, -1, of=card)
