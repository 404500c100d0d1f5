# SPDX-License-Identifier: GPL-3.0-or-later
"""A brain-teaser in progress: the others give the answers that the search finds worst for the solver. It is not saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.engine.state.decisions import Answer, Command, Decision, Interject
from rdi_desktop.scenario.puzzle import Puzzle
from rdi_desktop.scenario.puzzle_search import NotProven, PuzzleSearch
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.position import PositionSession
from rdi_desktop.session.replay import ReplaySession, hands_open
from rdi_desktop.session.setup import dealt
from rdi_desktop.session.windows import is_pass
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.session.facade import Played

LONGEST = 400
"""The most commands of a solution."""


class _Decided(Exception):
    """Raised when the question is decided: nobody moves any more."""


class PuzzleSession(PositionSession):
    """Plays a brain-teaser until it is solved or has failed."""

    def __init__(self, puzzle: Puzzle, content: Content) -> None:
        self.puzzle = puzzle
        self.search = PuzzleSearch(puzzle, content)
        self.verdict: bool | None = None
        """Whether it is solved; None while it goes on."""
        self.answer: tuple[int, str] | None = None
        """The seat whose play last answered the solver, and its title."""
        super().__init__(puzzle.scenario, puzzle.solver, content)

    @property
    def why(self) -> str:
        """What defeated the solver, in words."""
        if self.search.trap() in self.commands:
            return self.puzzle.why
        if self.answer is not None:
            return said("puzzles-answered", who=self.seats[self.answer[0]].name, card=self.answer[1])
        return said("puzzles-not-enough") if self.verdict is False else ""

    @property
    def bot_decides(self) -> bool:
        """Whether another is to move."""
        return self.verdict is None and super().bot_decides

    def view(self, seat: int | None) -> SeenTable:
        """The table with all hands open. Once all is decided nobody is asked, nor waited for."""
        view = hands_open(super().view(seat), self.game)
        return replace(view, pending=None, waiting=None, window=None) if self.verdict is not None else view

    def decision(self) -> DecisionTold | None:
        """The question now asked; none once all is decided."""
        return super().decision() if self.verdict is None else None

    def submit(self, command: Command) -> None:
        """Carry out a command."""
        try:
            super().submit(command)
        except _Decided:
            self._settle()
            self._tell()

    def step(self, command: Command | None = None) -> bool:
        """Let another seat answer."""
        try:
            return super().step(command)
        except _Decided:
            self._settle()
            self._tell()
            return True

    def restart(self, history: GameHistory) -> None:
        """Go on from an earlier moment."""
        self.verdict = self.answer = None
        super().restart(history)

    def solution(self) -> ReplaySession:
        """The shortest solution against the longest defence, as a replay."""
        game = dealt(self.plan, self.content)
        while game.pending is not None and len(game.log) < LONGEST:
            since = len(game.events.facts)
            game.submit(self._bursting_in(game) or self.search.best(game))
            if self.search.judged(game, since) is not None:
                break
        replay = ReplaySession(self.plan, self.content, game.log)
        replay.tell(self.puzzle.scenario.title, [(0, self.puzzle.question), (len(game.log), said("puzzles-done"))])
        replay.all_hands = True
        return replay

    # inside

    def _apply(self, command: Command) -> None:
        since, decision = len(self.game.events.facts), self.game.pending
        if command.seat == self.puzzle.solver:
            self.answer = self.answer if decision is not None and is_pass(decision, command) else None
        elif decision is not None and not is_pass(decision, command) and (title := _title(self.game, command)):
            self.answer = command.seat, title
        super()._apply(command)
        self.verdict = self.search.judged(self.game, since)
        if self.verdict is not None:
            raise _Decided

    def _settle(self) -> None:
        if self.verdict is None:
            try:
                super()._settle()
                while (breaks := self._bursting_in(self.game)) is not None:
                    self._apply(breaks)
                    super()._settle()
            except _Decided:
                pass
        if self.verdict is not None:
            self._asked, self._ready = (), None

    def _bursting_in(self, game: Game) -> Interject | None:
        """What another seat plays over the solver's question, if that alone defeats the solver."""
        try:
            return self.search.breaking_in(game)
        except NotProven:
            return None

    def _bot_command(self, game: Game, decision: Decision) -> Command | None:
        try:
            return self.search.best(game)
        except NotProven:
            return Answer(decision.seat, decision.default)


def _title(game: Game, command: Command) -> str:
    """The title of the card that a command plays; '' if none."""
    played = command.option if isinstance(command, Interject) else next(iter(command.picks), "")
    word, _, rest = played.partition(":")
    number = rest.partition(":")[0]
    return game.table.cards[int(number)].title if word == "play" and number.isdecimal() else ""


if TYPE_CHECKING:
    _checked: type[Played] = PuzzleSession
