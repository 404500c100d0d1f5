# SPDX-License-Identifier: GPL-3.0-or-later
"""The plays that were just shown, and what each of them did."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from rdi_desktop.director.beats import Beat
from rdi_desktop.director.cards import FaceUpCard

KEPT = 8
"""How many plays are listed."""
_ROUND = 48
"""How many plays are remembered, to report hits since a player's last turn."""
_TURNS = 24
_PLAYS = ("play", "answer", "trap", "reveal", "mug", "event")


@dataclass(slots=True)
class PastPlay:
    """A card that was played or turned over."""

    card: FaceUpCard
    seat: int | None
    to: tuple[int, ...]
    entry: int | None
    event: int
    """The index of its event."""
    did: list[Beat] = field(default_factory=list)
    """The beats that it caused."""

    @property
    def touched(self) -> frozenset[int]:
        """The seats it did something to."""
        found = set(self.to)
        for beat in self.did:
            found.update(change.seat for change in beat.changes if change.seat is not None and change.what in _FELT)
            found.update(
                seat for c in beat.changes if c.what == "gold" for seat in (c.of, c.to) if isinstance(seat, int)
            )
        return frozenset(found)

    def felt(self, seat: int) -> dict[str, int]:
        """What it changed for a seat: Fortitude, Alcohol Content, Gold; without zeros."""
        numbers = {"fortitude": 0, "alcohol": 0, "gold": 0}
        for change in (change for beat in self.did for change in beat.changes):
            if change.what in ("fortitude", "alcohol") and change.seat == seat and change.of is None:
                numbers[change.what] += change.n
            elif change.what == "gold":
                numbers["gold"] += change.n * ((change.to == seat) - (change.of == seat))
        return {what: n for what, n in numbers.items() if n}


_FELT = ("fortitude", "alcohol", "token", "claimed", "track", "leaves", "out")


class PlayHistory:
    """The last plays, oldest first."""

    def __init__(self) -> None:
        self.plays: deque[PastPlay] = deque(maxlen=KEPT)
        self._round: deque[PastPlay] = deque(maxlen=_ROUND)
        self._turns: deque[tuple[int | None, int]] = deque(maxlen=_TURNS)
        """Whose turns began, and the index of the event."""

    def note(self, beat: Beat) -> None:
        """Take note of a beat: a new play, a turn, or what a play has done."""
        if beat.kind in _PLAYS and beat.card is not None:
            self.plays.append(PastPlay(beat.card, beat.seat, beat.to, beat.entry, beat.events[0], []))
            self._round.append(self.plays[-1])
            return
        if beat.kind == "turn":
            self._turns.append((beat.seat, beat.events[0]))
        for play in reversed(self._round):
            drunk = beat.kind == "drink" and play.card in beat.cards
            if drunk:
                play.entry = beat.entry
            if drunk or (beat.entry is not None and beat.entry == play.entry):
                play.did.append(beat)
                break

    def forget(self, since: int) -> None:
        """The events from that index on were taken back."""
        kept = [play for play in self.plays if play.event < since]
        self.plays.clear()
        self.plays.extend(kept)
        for memory in (self._round, self._turns):
            while memory and _event(memory[-1]) >= since:
                memory.pop()

    def hits(self, seat: int) -> list[PastPlay]:
        """The plays of others that changed something for that seat since its last turn, oldest first."""
        turns = list(self._turns)
        while turns and turns[-1][0] == seat:
            turns.pop()
        begun = None
        while turns and turns[-1][0] != seat:
            begun = turns.pop()[1]
        if begun is None:
            return []
        return [play for play in self._round if play.event >= begun and play.seat != seat and play.felt(seat)]


def _event(memory: PastPlay | tuple[int | None, int]) -> int:
    return memory.event if isinstance(memory, PastPlay) else memory[1]
