# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson in progress: the other seats play what its file says, by the real rules. It is not saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.state.decisions import Answer, Command, Decision
from rdi_desktop.scenario.expect import Judge
from rdi_desktop.scenario.lesson import Lesson, LessonStep
from rdi_desktop.scenario.model import Expect, ScriptedMove
from rdi_desktop.scenario.moves import Ambiguous, Mover
from rdi_desktop.scenario.names import card_names
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.position import PositionSession
from rdi_desktop.session.windows import is_pass
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.session.facade import Played

TOO = "lessons-too"
"""The message that remarks on other moves, where the lesson has no remark."""
ASTRAY = "lessons-astray"
"""The same, if what the lesson waits for is not possible any more."""


class LessonSession(PositionSession):
    """Leads through a lesson."""

    def __init__(self, lesson: Lesson, content: Content) -> None:
        self.lesson = lesson
        self.at = 0
        """Index of the present step; the number of steps once the lesson is over."""
        self.remark = ""
        """The remark on the last command, if it was not the expected one."""
        self._moved = 0
        """How many moves of the others have been made."""
        self._marks: dict[int, tuple[int, int]] = {0: (0, 0)}
        """Step and moves made by number of commands, for taking back."""
        self._strayed: int | None = None
        """How many commands there were before the one that led away from what the lesson waits for."""
        names = card_names(content)
        self._mover = Mover(lesson.scenario, names)
        super().__init__(lesson.scenario, lesson.learner, content)
        self._judge = Judge(lesson.scenario, names, self.game)

    @property
    def step_now(self) -> LessonStep | None:
        """The present step; None: the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def speaks(self) -> LessonStep | None:
        """The step, if it is time to show it: the others have moved, what it says is so, and what it waits for is possible."""
        step = self.step_now
        if step is None or self.astray or self._moved < self._script_until(self.at) or self.confirmed(step.expect):
            return None
        return step if step.do is None or self.command_of(step.do) is not None else None

    @property
    def astray(self) -> bool:
        """Whether the learner has made impossible what the lesson waits for: everybody waits until that is taken back."""
        return self._strayed is not None

    def confirmed(self, claim: Expect | None) -> list[str]:
        """What the table says otherwise than a claim, in words; none: it is as it says."""
        wrong = self._judge.mismatches(self.game, claim) if claim is not None else ()
        return [f"{what} is {found}, not {wanted}" for what, wanted, found in wrong]

    def _pass_over(self) -> None:
        """Leave out what is only to be read and will not be so any more: nothing is under way, and the learner is asked already."""
        pending = self.game.pending
        while pending is not None and pending.seat == self.lesson.learner and not self.game.table.stack:
            step = self.step_now
            if step is None or step.do is not None or step.until or not self.confirmed(step.expect):
                break
            self.at += 1

    def retry(self) -> None:
        """Take back what led away."""
        if self._strayed is not None:
            self.restart(self.history.at(self._strayed))

    @property
    def reading(self) -> bool:
        """Whether the game waits until the text has been read."""
        step = self.speaks
        return step is not None and step.do is None and not step.until

    @property
    def bot_decides(self) -> bool:
        """Whether another seat is to move."""
        return self.step_now is not None and not self.reading and not self.astray and super().bot_decides

    @property
    def wanted(self) -> Command | None:
        """What the learner is to do now; while the lesson waits for something to happen, what lets it: the default answer."""
        step, pending = self.step_now, self.game.pending
        if step is None or self.astray:
            return None
        if step.do is not None:
            return self.command_of(step.do)
        asked = bool(step.until) and pending is not None and pending.seat == self.lesson.learner
        return Answer(pending.seat, pending.default) if asked and pending is not None else None

    def command_of(self, move: ScriptedMove) -> Command | None:
        """The command that makes a move now."""
        return self._command(self.game, move)

    def read(self) -> None:
        """Go on to the next step: this one has been read, or is skipped."""
        if self.step_now is not None:
            self.at += 1
            self.remark = ""
            self._note()
            self._settle()
            self._tell()

    def submit(self, command: Command) -> None:
        """Carry out a command of the learner, and check whether the lesson waited for it, or still can."""
        steps = enumerate(self.lesson.steps)
        wanted = next((n for n, step in steps if n >= self.at and (step.do is not None or step.until)), None)
        step = self.lesson.steps[wanted] if wanted is not None else None
        fits = step is not None and step.do is not None and self.command_of(step.do) == command
        before = self.at, self.remark
        possible = step is not None and step.do is not None and self.command_of(step.do) is not None
        commands = len(self.game.log)
        if fits and wanted is not None:
            self.at, self.remark = wanted + 1, ""
        elif step is not None and step.until:
            self.remark = ""
        elif wanted in (None, self.at) and not self._does_nothing(command):
            self.remark = (step.otherwise if step is not None else "") or said(TOO)
        try:
            super().submit(command)
        except ValueError:
            self.at, self.remark = before
            raise
        if possible and not fits and step is not None and step.do is not None and self.command_of(step.do) is None:
            self._strayed, self.remark = commands, step.otherwise or said(ASTRAY)
        self._pass_over()
        self._tell()

    def _does_nothing(self, command: Command) -> bool:
        """Whether it only passes, in between."""
        decision = self.game.pending
        return decision is not None and is_pass(decision, command)

    def restart(self, history: GameHistory) -> None:
        """Moves were taken back: the lesson goes back as well."""
        kept = max(n for n in self._marks if n <= len(history.game.log))
        self.at, self._moved = self._marks[kept]
        self._marks = {n: mark for n, mark in self._marks.items() if n <= kept}
        self.remark, self._strayed = "", None
        super().restart(history)

    # inside

    def _apply(self, command: Command) -> None:
        step, before = self.step_now, len(self.game.events)
        super()._apply(command)
        if step is not None and step.until and any(event.key == step.until for event in self.game.events[before:]):
            self.at, self.remark = self.lesson.steps.index(step) + 1, ""
        self._note()

    def _note(self) -> None:
        self._marks[len(self.game.log)] = (self.at, self._moved)

    def _script_until(self, step: int) -> int:
        """How many moves of the others come before that step is shown."""
        return sum(len(each.first) for each in self.lesson.steps[: step + 1])

    def _bot_command(self, game: Game, decision: Decision) -> Command | None:
        script = [move for step in self.lesson.steps for move in step.first]
        if self._moved < self._script_until(self.at):
            command = self._command(game, script[self._moved])
            if command is not None and command.seat == decision.seat:
                if game is self.game:
                    self._moved += 1
                return command
        return Answer(decision.seat, decision.default)

    def _command(self, game: Game, move: ScriptedMove) -> Command | None:
        try:
            return self._mover.command(game, move)[0]
        except Ambiguous:
            return None


if TYPE_CHECKING:
    _checked: type[Played] = LessonSession
