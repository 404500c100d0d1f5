# SPDX-License-Identifier: GPL-3.0-or-later
"""The director: one list of beats, one clock. A stage is told when a beat begins, changes something, and ends."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import Protocol

from rdi_desktop.director.beats import Beat, TableChange
from rdi_desktop.director.pace import CAUGHT_UP, HELD
from rdi_desktop.director.play_history import PlayHistory
from rdi_desktop.director.script import Script
from rdi_desktop.director.shown import Shown
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.told import EventTold


class BeatStage(Protocol):
    """The interface of what shows the beats."""

    def begin(self, beat: Beat) -> None:
        """A beat begins; it lasts `beat.seconds` of the director's time."""

    def land(self, beat: Beat, place: int) -> None:
        """That change of the beat has just been made on the shown table."""

    def end(self, beat: Beat) -> None:
        """The beat is over."""

    def open(self) -> None:
        """The shown table is that before the beginning of a game; what happens follows."""

    def settle(self) -> None:
        """The shown table equals the game's. Nothing waits to be shown, or the next events follow."""


class Director:
    """Shows what happens, one beat after the other, without ever delaying the game."""

    def __init__(self, stage: BeatStage, people: Collection[int] = ()) -> None:
        self._stage = stage
        self.script = Script(people)
        self.shown = Shown()
        self.history = PlayHistory()
        self.pace = 1.0
        """Speed relative to the usual; 0: everything is shown at once, without beats."""
        self.held = False
        """Whether Space is held down."""
        self.paused = False
        self._once = False
        """While paused: the present beat goes on to its end."""
        self.now = 0.0
        """The director's time in seconds; it stops while nothing is shown."""
        self.present: Beat | None = None
        self._begun = 0.0
        self._landed = 0
        self._following = False
        """Whether the present beat began right after another one."""
        self._waiting: deque[Beat | SeenTable | None] = deque()
        """Beats, and after those of each step the resulting view; None after catching up."""
        self._rush = 0.0
        """The extra speed until then."""

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self.present is not None or bool(self._waiting)

    @property
    def coming(self) -> list[Beat]:
        """The beats that wait to be shown."""
        return [beat for beat in self._waiting if isinstance(beat, Beat)]

    @property
    def left(self) -> float:
        """How long it takes to show everything that waits (s of the director's time)."""
        present = self.present.seconds - (self.now - self._begun) if self.present is not None else 0.0
        return present + sum(beat.seconds for beat in self._waiting if isinstance(beat, Beat))

    @property
    def unseen(self) -> int | None:
        """The index of the first event that has not been completely shown; None: all have been."""
        if self.present is not None:
            return self.present.events[0]
        return next((beat.events[0] for beat in self._waiting if isinstance(beat, Beat)), None)

    @property
    def rate(self) -> float:
        """Seconds of the director's time per second."""
        if self.paused and not self._rush and not self._once:
            return 0.0
        return max(self.pace, self._rush, HELD if self.held else 0.0)

    # events

    def take(self, events: Sequence[EventTold], view: SeenTable) -> None:
        """These events have happened, and led to that view; both as an onlooker is told."""
        beats = self.script.read(events, view)
        if not self.busy and not beats:
            self._settle(view)
            return
        self._waiting.extend(beats)
        self._waiting.append(view)
        if self.pace <= 0:
            self.catch_up()
        else:
            self._go_on()

    def open(self, events: Sequence[EventTold], view: SeenTable) -> None:
        """Show the beginning of a game, from a table on which nothing of it has happened yet."""
        self.script = Script(self.script.people)  # it is told from the beginning
        beats = self.script.read(events, view)
        changes = [change for beat in beats for change in beat.changes]
        self._waiting.extend(beats)
        self._waiting.append(view)
        self.shown.settle(view)
        self.shown.rewind(changes)
        for first in [change for change in changes if change.what == "turn"][:1]:
            self.shown.apply(first._replace(n=0))  # from there the cards are dealt; nobody's turn has begun
            self.shown.apply(TableChange("phase", of="start"))
        self._stage.open()
        self._go_on()

    def recall(self, events: Sequence[EventTold], view: SeenTable) -> None:
        """Take note of events from before; they are not shown."""
        for beat in self._read_apart(events, view):
            self.history.note(beat)

    def _read_apart(self, events: Sequence[EventTold], view: SeenTable) -> list[Beat]:
        return Script(self.script.people).read(events, view)

    def cut(self, view: SeenTable, since: int | None = None) -> None:
        """Show the table as it is, without beats. `since`: events from there on were taken back."""
        self._waiting.clear()
        self._leave()
        if since is not None:
            self.history.forget(since)
        self.script = Script(self.script.people)
        self.script.know(view)
        self._settle(view)

    # the clock

    def advance(self, seconds: float) -> None:
        """So many seconds have passed."""
        rate = self.rate
        if self.busy and rate > 0:
            self.now += seconds * rate
            if self.paused and self._once and not self._rush and self.present is not None:
                self.now = min(self.now, self._begun + self.present.seconds)
            self._go_on()

    def finish(self) -> None:
        """End the present beat."""
        if self.present is not None:
            self.now = max(self.now, self._begun + self.present.seconds)
        self._go_on()

    def hurry(self) -> None:
        """Somebody acts: everything waiting is shown within `CAUGHT_UP` seconds, even when paused."""
        if self.busy:
            self._rush = max(self._rush, self.left / CAUGHT_UP)
            self._waiting.append(None)

    def catch_up(self) -> None:
        """Show everything that waits at once."""
        while self.busy:
            self.finish()

    def pause(self, on: bool) -> None:
        """Pause, or go on."""
        self.paused = on
        self._once = False

    def step(self) -> None:
        """While paused: let the present beat go on to its end; a second call ends it."""
        if self._once or not self.paused:
            self.finish()
        else:
            self._once = self.present is not None

    # inside

    def _go_on(self) -> None:
        """Bring everything up to the present time."""
        while True:
            if self.present is not None:
                over = self.now >= self._begun + self.present.seconds - 1e-9
                self._land(self.present, 1.0 if over else (self.now - self._begun) / self.present.seconds)
                if not over:
                    return
                ends = self._begun + self.present.seconds
                self._leave()
                self._begun = ends
            elif self._waiting:
                following = self._waiting.popleft()
                if isinstance(following, Beat):
                    self._enter(following)
                elif following is not None:
                    self._settle(following)
                elif None not in self._waiting:
                    self._rush = 0.0
            else:
                return

    def _enter(self, beat: Beat) -> None:
        if not self._following:
            self._begun = self.now
        self.present, self._landed, self._following = beat, 0, True
        self.history.note(beat)
        self.shown.cut(beat.depth)
        self._stage.begin(beat)

    def _land(self, beat: Beat, part: float) -> None:
        while self._landed < len(beat.changes) and part >= beat.moment(self._landed):
            self.shown.apply(beat.changes[self._landed])
            self._landed += 1
            self._stage.land(beat, self._landed - 1)

    def _leave(self) -> None:
        beat, self.present = self.present, None
        self._once = False
        if beat is not None:
            self._stage.end(beat)

    def _settle(self, view: SeenTable) -> None:
        self.shown.settle(view)
        self._following = bool(self._waiting)
        if not self._following:
            self._rush = 0.0
        self._stage.settle()
