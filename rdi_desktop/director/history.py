# SPDX-License-Identifier: GPL-3.0-or-later
"""The plays that have just been seen, and what each of them did."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from rdi_desktop.director.beats import Beat, Card

KEPT = 8
"""So many plays are remembered."""
_PLAYS = ("play", "answer", "trap", "reveal", "mug", "event")


@dataclass(slots=True)
class Play:
    """A card that was played or turned over."""

    card: Card
    seat: int | None
    to: tuple[int, ...]
    entry: int | None
    event: int
    """The index of the event that told of it."""
    did: list[Beat] = field(default_factory=list)
    """What came of it."""

    @property
    def touched(self) -> frozenset[int]:
        """Everybody to whom it did something."""
        found = set(self.to)
        for beat in self.did:
            found.update(change.seat for change in beat.changes if change.seat is not None and change.what in _FELT)
            found.update(
                seat for c in beat.changes if c.what == "gold" for seat in (c.of, c.to) if isinstance(seat, int)
            )
        return frozenset(found)


_FELT = ("fortitude", "alcohol", "token", "claimed", "track", "leaves", "out")


class History:
    """The last plays, oldest first."""

    def __init__(self) -> None:
        self.plays: deque[Play] = deque(maxlen=KEPT)

    def note(self, beat: Beat) -> bool:
        """Take note of a beat. Whether it is a play of its own."""
        if beat.kind in _PLAYS and beat.card is not None:
            self.plays.append(Play(beat.card, beat.seat, beat.to, beat.entry, beat.events[0], []))
            return True
        for play in reversed(self.plays):
            drunk = beat.kind == "drink" and play.card in beat.cards
            if drunk:
                play.entry = beat.entry
            if drunk or (beat.entry is not None and beat.entry == play.entry):
                play.did.append(beat)
                break
        return False

    def forget(self, since: int) -> None:
        """The events from that index on have been taken back."""
        kept = [play for play in self.plays if play.event < since]
        self.plays.clear()
        self.plays.extend(kept)
