# SPDX-License-Identifier: GPL-3.0-or-later
"""Connects director and scene: asks the session for events, drives the clock, passes beats to the stage."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer

from rdi_desktop.director import Beat, Director, FaceUpCard, PastPlay
from rdi_desktop.director.pace import PACES
from rdi_desktop.director.sounds import Call, call_of, landing_call, landing_sound, sound_of
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.told import EventTold
from rdi_desktop.ui.look import sound
from rdi_desktop.ui.table import reactions
from rdi_desktop.ui.table.animation import FRAME_MS, Animator
from rdi_desktop.ui.table.idle import IdleLife
from rdi_desktop.ui.table.theatre import Theatre
from rdi_desktop.ui.words.beats import BeatWords
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.session.facade import Session
    from rdi_desktop.ui.table.table_base import TableBase
    from rdi_desktop.ui.table.whereabouts import Whereabouts


_AHEAD = 12
"""For this many beats cards are drawn in advance."""
_RECALLED = 400
"""After a jump so many events are looked through for the last plays: more than a round of eight players has."""
_LONGEST_MS = 100
"""The rest of a longer frame's time does not count, so that nothing is missed."""


class Showing:
    """One table's director, its stage and its clock."""

    def __init__(self, scene: TableBase, where: Whereabouts) -> None:
        self._scene = scene
        self.director = Director(self)
        self.director.pace = 0.0
        self._idle = 0.0
        """How long the stage has gone on without beats (s)."""
        self.animator = Animator(scene, now=lambda: (self.director.now + self._idle) * 1000)
        self.stage = Theatre(scene, scene.drawing, self.animator, where)
        self.idle = IdleLife(self.stage, scene)
        self.stage.shown = lambda: self.director.shown.view
        self._known = -1
        """The number of events taken; -1: none of this game yet."""
        self._jumps = False
        """Whether the next events are not shown one after the other."""
        self._content: Content | None = None
        self._opening: list[EventTold] = []
        """The first events of the game, until somebody can see them."""
        self._at_once = False
        """Whether all waiting beats are shown at once."""
        self._stale = False
        self._moved = False
        """Whether beats have moved what lies on mats since these were laid out."""
        self._more = False
        """Whether more has been shown than `seen_more` has reported."""
        self._told = True
        self._dealt = False
        """Whether the dealing is over, and the line above the hand is not updated yet."""
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(scene)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    # called by the window

    def follow(self) -> None:
        """Show the scene's present game from now on, beginning with the table as it is."""
        self._known = -1

    def jump(self) -> None:
        """The game goes to another moment: nothing of what lies between is shown."""
        self._jumps = True

    def watch_for(self, people: Collection[int]) -> None:
        """The viewers at this screen: what concerns them is shown longer; a single one is called "you"."""
        self.director.script.people = frozenset(people)
        self._known = -1

    def set_pace(self, pace: float) -> None:
        """Set the pace; 0: everything at once."""
        self.director.pace = pace
        if pace <= 0:
            self.skip()

    def told(self, play: PastPlay) -> str:
        """A past play and its results, in words."""
        return self.stage.words.told(play) if self.stage.words is not None else translated(play.card.title)

    def pause(self, on: bool) -> None:
        """Pause, or go on."""
        self.director.pause(on)
        self._run()

    def step(self) -> None:
        """To the end of the present beat: at once, or, while paused, at its pace."""
        self.director.step()
        self.animator.tick()
        self._tell()
        self._run()

    @property
    def dealing(self) -> bool:
        """Whether the cards are being dealt."""
        present = self.director.present
        return present is not None and present.kind == "begin"

    @property
    def busy(self) -> bool:
        """Whether beats are still to be shown."""
        return self.director.busy

    @property
    def paused(self) -> bool:
        """Whether everything is held."""
        return self.director.paused

    def hurry(self) -> None:
        """Somebody acts: catch up quickly."""
        self.director.hurry()
        self._run()

    def hold(self, on: bool) -> None:
        """Go fast while a key is held down."""
        self.director.held = on

    def finish(self) -> None:
        """End the present beat."""
        self.director.finish()
        self.animator.tick()
        self._tell()
        self._run()

    def skip(self) -> None:
        """Skip all beats."""
        self._catch_up()
        self.animator.skip()
        self._tell()

    # called by the scene

    def laid_out(self) -> bool:
        """The scene lays the table out. Returns whether that is due for all mats: beats have moved what lies on them, and are over."""
        moved, self._stale = self._moved and not self.director.busy, False
        self._moved = self._moved and not moved
        return moved

    def take(self, session: Session, *, at_once: bool = False) -> bool:
        """Fetch new events, as an onlooker is told, and start showing them. Returns whether it is another moment, reached by no beats."""
        view = session.view(None)
        events, went_back = self._new_events(session)
        fresh, jumps, self._jumps = self._known < 0, self._jumps, False
        if fresh or jumps or went_back:
            told = session.events(0, None)
            if fresh:
                self._begin(session, view, told)
            else:
                assert isinstance(self.stage.words, BeatWords)
                self.stage.words.cut(told) if went_back else self.stage.words.hear(events)
            self._known = len(told)
            self.director.cut(view, 0 if fresh or jumps else self._known)
            self._opening = told if fresh and _opens(told, view) else []
            if (fresh or jumps) and not self._opening:
                self.director.recall(told[-_RECALLED:], view)
        elif self._opening and not events:
            if not at_once and self.director.pace > 0:
                opening, self._opening = self._opening, []
                self._told = False
                self.director.open(opening, view)
        else:
            self._opening = []
            assert isinstance(self.stage.words, BeatWords)
            self.stage.words.hear(events)
            self._told = self._told and not events
            self.director.take(events, view)
            if at_once:
                self._catch_up()
        if self._scene.seen:
            self.stage.ahead(self.director.coming[:_AHEAD])
        self._run()
        return jumps or went_back

    def _begin(self, session: Session, view: SeenTable, told: list[EventTold]) -> None:
        """The words for a game, with all that has happened in it."""
        self._content = session.content
        people = self.director.script.people
        names = [isolated(seat.name) for seat in view.seats]
        viewer = next(iter(people)) if len(people) == 1 else None
        self.stage.names, self.stage.viewer = names, viewer
        self.stage.words = BeatWords(names, [seat.side for seat in view.seats], viewer, session.content)
        self.stage.words.hear(told)

    def board(self, view: SeenTable) -> SeenTable:
        """The view as it is shown: hands are the viewer's, and so are the stack and open cards for a seat that is asked."""
        if not self.director.busy:
            return view
        shown = self.director.shown.view
        asked = view.pending is not None  # what is there can be pointed at
        seats = [
            replace(seat, hand=true.hand, in_play=true.in_play if asked else seat.in_play)
            for seat, true in zip(shown.seats, view.seats, strict=True)
        ]
        if asked:
            shown = replace(shown, stack=view.stack, window=view.window, waiting=view.waiting)
        else:
            shown = replace(shown, window=None, waiting=None)
        return replace(shown, seats=seats, seat=view.seat, pending=view.pending)

    # called by the director

    def begin(self, beat: Beat) -> None:
        """A beat begins: the stage animates it, unless animations are off."""
        self.idle.end()
        if self.director.pace > 0 and self._scene.seen:
            self.stage.begin(beat)
            self._moved = True
            if self._heard:
                self._play(beat)
                if beat.kind == "falls":
                    sound.hush(beat.seconds / self.director.rate)

    @property
    def _heard(self) -> bool:
        """Whether sounds are on, so that beats must not be skipped silently."""
        seen = self.director.pace > 0 and self._scene.seen
        return seen and self.director.rate <= max(PACES) and not self._at_once

    def _play(self, beat: Beat) -> None:
        """Play the sound of a beat, and let somebody be heard."""
        card = beat.card
        types = self._content.card(card.definition).types if card is not None and self._content is not None else ()
        drunk = beat.seat is not None and reactions.level_of(self.stage, beat.seat) in ("drunk", "swaying")
        self._sound(sound_of(beat, types), call_of(beat, drunk))

    def _sound(self, name: str | None, call: Call | None) -> None:
        if name is not None:
            sound.play(name)
        if call is None or self._content is None:
            return
        character = self._content.characters.get(self.director.shown.view.seats[call.seat].character)
        if character is not None:
            sound.call(call.voice, character.voice)

    def _catch_up(self) -> None:
        self._at_once = True
        self.director.catch_up()
        self._at_once = False

    def land(self, beat: Beat, place: int) -> None:
        """The shown table has changed."""
        self._stale = True
        if self._heard:
            self._sound(landing_sound(beat, place), landing_call(beat, place))

    def end(self, beat: Beat) -> None:
        """A beat is over."""
        self._more = True
        self.stage.end(beat)
        if beat.kind == "begin":
            self._dealt = True

    def open(self) -> None:
        """A game begins on the shown table."""
        self._scene.show_shown()

    def settle(self) -> None:
        """The shown table is the true one."""
        self._stale = True
        if not self.director.busy and self._scene.seen:
            alive = [FaceUpCard.of(entry.card) for entry in self.director.shown.view.stack if entry.card]
            self.stage.rest(alive)

    # the clock

    def tick(self) -> None:
        """Draw one frame."""
        self.go_on(min(self._clock.restart(), _LONGEST_MS) / 1000)

    def go_on(self, seconds: float) -> None:
        """What is shown goes on by so much time."""
        if self.director.busy:
            self.director.advance(seconds)
        else:
            self._idle += seconds * max(1.0, self.director.pace)
        self._refresh()  # what moves has been put in its place by that, and goes on from there within the same frame
        self.animator.tick()
        self._tell()
        if not self._moves:
            self._timer.stop()

    def _run(self) -> None:
        if self._moves and not self._timer.isActive():
            self._clock.restart()
            self._timer.start()

    @property
    def _moves(self) -> bool:
        """Whether the next frame can differ: while paused, it cannot."""
        return self.director.rate > 0 if self.director.busy else self.animator.running

    def _refresh(self) -> None:
        """Update mats and piles."""
        if self._stale:
            self._stale = False
            self._scene.show_shown()

    def _tell(self) -> None:
        """Update mats and piles; when all has been shown, report that once."""
        self._refresh()
        if self._dealt:
            self._dealt = False
            self._scene.show_state()
        if self._more:
            self._more = False
            self._scene.seen_more.emit()
        if not self.director.busy and not self._told:
            self._told = True
            self.idle.begin()
            self._scene.shown.emit()

    def _new_events(self, session: Session) -> tuple[list[EventTold], bool]:
        """New events since the last time, and whether moves were taken back."""
        if self._known < 0:
            return [], False
        before = 1 if self._known else 0
        events = session.events(self._known - before, None)
        if len(events) < before:
            return [], True
        self._known += len(events) - before
        return events[before:], False


def _opens(events: list[EventTold], view: SeenTable) -> bool:
    """Whether no player has decided anything yet: the first phase of their first turn is not over. An automaton may have had a turn."""
    begun, acts = False, False
    for event in events:
        if event.key == "turn_started":
            begun, seat = True, view.seats[event.who]
            acts = not (seat.threat or seat.facing)
        elif acts and (event.key == "drew" or event.args.get("phase", "discard_and_draw") != "discard_and_draw"):
            return False
    return begun
