# SPDX-License-Identifier: GPL-3.0-or-later
"""From a plan or a file to a session that is saved as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.game_history import GameHistory, digest, fingerprint, reopened, replayed
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import Recorder, SavedGame, SaveProblem, TurnMark

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def new_session(
    plan: GamePlan,
    content: Content,
    folder: Path | None = None,
    *,
    program: str = "",
    commands: Sequence[Command] = (),
) -> LocalSession:
    """Deal a game, or continue from another one's commands. Saved in `folder`, unless that is None."""
    recorder = Recorder.begin(folder, plan, program, fingerprint(plan, content)) if folder is not None else None
    turn = 0

    def write(game: Game) -> None:
        nonlocal turn
        if recorder is not None and game.log:
            recorder.command(game.log[-1])
        if recorder is not None and game.turn_number != turn and game.over is None:
            turn = game.turn_number
            recorder.mark(TurnMark(len(game.log), turn, game.turn, digest(game.view(None))))

    history = replayed(plan, content, commands, write)
    return LocalSession(history, plan, content, recorder)


@dataclass(frozen=True, slots=True)
class Opening:
    """A saved game that has been read and replayed, before anything is decided or written."""

    save: SavedGame
    history: GameHistory
    content: Content

    @property
    def problem(self) -> SaveProblem | None:
        """What people should be told, and perhaps asked, first."""
        return (
            self.save.problem
            if self.save.problem and self.save.problem.loses
            else self.history.problem or self.save.problem
        )

    @property
    def over(self) -> bool:
        """Whether the game is to be watched, not played."""
        return self.history.game.over is not None

    @property
    def turn(self) -> int:
        """The turn with which it continues."""
        return self.history.game.turn_number

    def session(self) -> LocalSession:
        """Continue it. A damaged file, or one written with other rules, is left as it is and a new one begun."""
        save, history = self.save, self.history
        lossy = history.problem is not None and history.problem.loses
        recorder = Recorder.resume(save, copy=lossy)
        if len(history.game.log) < len(save.commands):
            recorder.undo(len(history.game.log))
        return LocalSession(history, save.header.plan, self.content, recorder)


def open_save(save: SavedGame, content: Content) -> Opening:
    """Replay a saved game as far as it is intact. SaveError if that is not possible at all."""
    return Opening(save, reopened(save, content), content)
