# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking back: a finished or saved game on a timeline, seen from any seat, and continued from any point."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from rdi_desktop.engine.asked import DecisionTold, PlayableTold, PreviewTold
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.seen import SeenSeat, SeenTable
from rdi_desktop.engine.state.decisions import Command, OutOfTurn
from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.game_history import EVERY, GameHistory
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.session.setup import dealt

if TYPE_CHECKING:
    from rdi_desktop.bots.base import World
    from rdi_desktop.content import Content
    from rdi_desktop.session.facade import Session
    from rdi_desktop.session.windows import WindowState


class ReplaySession:
    """A game that was played, at a position from 0 (just dealt) to `length`. It accepts no commands."""

    def __init__(
        self, plan: GamePlan, content: Content, commands: Sequence[Command], history: GameHistory | None = None
    ) -> None:
        """`history`: the game with its past, if it has been played here: otherwise it is played again."""
        self.plan = plan
        self.content = content
        self.all_hands = False
        """Whether every hand is shown to every viewer."""
        self._commands = tuple(commands)
        self._observers: list[Callable[[], None]] = []
        if history is None or len(history.event_marks) != len(self._commands):  # nothing is known of its beginning
            history = GameHistory(dealt(plan, content), ())
            for command in self._commands:
                history.submit(command)
        self._history, self._game = history, history.game
        self.events_at = [*history.event_marks, len(history.game.events)]
        """The number of events at each position."""
        self.turns = list(history.turns)
        """(position, turn number, seat) of each turn's first decision."""
        self.finished = self._game.over is not None
        """Whether the game was finished; otherwise hands stay as hidden as at the table."""
        self._position = len(self._commands) + 1  # not even there: the game itself is not to be changed
        self.go(0)
        self.title = ""
        """Title, for a worked example."""
        self.story: tuple[tuple[int, str], ...] = ()
        """For a worked example: its steps in words, each with the position after it."""

    def tell(self, title: str, story: Sequence[tuple[int, str]]) -> None:
        """Mark this as a worked example, of which everybody may see everything."""
        self.title, self.story, self.finished = title, tuple(story), True

    @property
    def asked(self) -> int | None:
        """The seat that decides next; None once the game is over."""
        pending = self._game.pending
        return pending.seat if pending is not None else None

    @property
    def world(self) -> World:
        """The game at this position, for judging it. It knows all hands, so the window must not use it."""
        return self._game

    @property
    def commands(self) -> tuple[Command, ...]:
        """Everything that was done."""
        return self._commands

    @property
    def length(self) -> int:
        """The last position."""
        return len(self._commands)

    @property
    def position(self) -> int:
        """Where it stands."""
        return self._position

    def go(self, position: int) -> None:
        """Show the table after that many commands."""
        position = max(0, min(position, self.length))
        if position < self._position or position - self._position > EVERY:
            self._game, self._position = self._history.at(position).game, position
        while self._position < position:
            self._game.submit(self._commands[self._position])
            self._position += 1
        for observer in tuple(self._observers):
            observer()

    def turn_at(self, position: int) -> int:
        """Index in `turns` of the turn at that position."""
        return max(0, bisect_right([start for start, _, _ in self.turns], position) - 1)

    def next_event_position(self) -> int:
        """The next position at which something has happened; passes are skipped."""
        here = self.events_at[self._position]
        for position in range(self._position + 1, self.length + 1):
            if self.events_at[position] > here:
                return position
        return self.length

    def last_event_position(self) -> int:
        """The position before the last thing that happened."""
        here = self.events_at[self._position]
        for position in range(self._position - 1, -1, -1):
            if self.events_at[position] < here:
                return position
        return 0

    def branch(self) -> tuple[GamePlan, list[Command]]:
        """What a new game needs that continues from here."""
        return self.plan, list(self._commands[: self._position])

    # What can be seen

    @property
    def touchy(self) -> tuple[int, ...]:
        """Seats of computer players that bear grudges."""
        return self.plan.touchy

    @property
    def seats(self) -> list[SeatInfo]:
        """Who sat where."""
        return list(self.plan.seats)

    def view(self, seat: int | None) -> SeenTable:
        """What that seat saw; with `all_hands`, every hand."""
        view = replace(self._game.view(seat), pending=None)
        return hands_open(view, self._game) if self.all_hands else view

    def decision(self) -> DecisionTold | None:
        """Always None: a replay asks nothing."""
        return None

    def playable(self, seat: int) -> Sequence[PlayableTold]:
        """Always empty."""
        return []

    def preview(self, seat: int, option_id: str) -> PreviewTold | None:
        """Always None."""
        return None

    def events(self, since: int, seat: int | None) -> list[EventTold]:
        """The events from index `since` up to this position."""
        return self._history.events(since, self.events_at[self._position], seat)

    @property
    def over(self) -> bool:
        """Whether this is the last position."""
        return self._game.over is not None

    def submit(self, command: Command) -> None:
        """Raises: a replay accepts no commands."""
        raise OutOfTurn("this game is only being looked at")

    def window(self) -> WindowState | None:
        """None: a replay asks nobody."""
        return None

    def observe(self, observer: Callable[[], None]) -> Callable[[], None]:
        """Call `observer` whenever the position changes; call the returned function to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)


if TYPE_CHECKING:
    _checked: type[Session] = ReplaySession


def hands_open(view: SeenTable, game: Game) -> SeenTable:
    """The same view with everybody's hand in it."""
    seats = [replace(seat, hand=game.view(seat.seat).seats[seat.seat].hand) for seat in view.seats]
    return replace(view, seats=seats)


@dataclass(frozen=True, slots=True)
class TurnNumbers:
    """How everybody stood as a turn began, or at the end."""

    turn: int
    seat: int
    """Whose turn; -1: the end."""
    events: int
    """How many events there were before it."""
    seats: Sequence[SeenSeat]


def numbers_over_turns(replay: ReplaySession) -> list[TurnNumbers]:
    """Fortitude, Alcohol Content and Gold of every seat at the start of each turn and at the end, for the chart."""
    kept = replay.position
    points = []
    for position, turn, seat in [*replay.turns, (replay.length, replay.turns[-1][1] + 1, -1)]:
        replay.go(position)
        points.append(TurnNumbers(turn, seat, replay.events_at[position], replay.view(None).seats))
    replay.go(kept)
    return points


def branch_plan(plan: GamePlan, seats: Sequence[SeatInfo]) -> GamePlan:
    """The same game with other controllers; when seats are asked stays the same, or the commands would not fit."""
    kept = tuple(msgspec.structs.replace(new, asked=old.asked) for new, old in zip(seats, plan.seats, strict=True))
    return msgspec.structs.replace(plan, seats=kept)
