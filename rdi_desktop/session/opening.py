# SPDX-License-Identifier: GPL-3.0-or-later
"""From a plan or a file to a session that is written down as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.engine.decisions import Command
from rdi_desktop.session.history import digest, reopened, replayed
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan
from rdi_desktop.session.save import Mark, Problem, Recorder, SavedGame

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def new_session(
    plan: GamePlan,
    content: Content,
    folder: Path | None = None,
    *,
    program: str = "",
    fingerprint: str = "",
    commands: Sequence[Command] = (),
) -> LocalSession:
    """Deal a game, or go on from the commands of another one. Written into `folder`, unless that is None."""
    history = replayed(plan, content, commands)
    recorder = None
    if folder is not None:
        recorder = Recorder.begin(folder, plan, program, fingerprint)
        for command in commands:
            recorder.command(command)
        view = history.game.view(None)
        recorder.mark(Mark(len(commands), view["turn_number"], view["turn"], digest(view)))
    return LocalSession(history.game, plan, content, recorder, history.event_marks)


def open_session(save: SavedGame, content: Content) -> tuple[LocalSession, Problem | None]:
    """Go on with a saved game. The problem, if any, says what of it is lost, and is for people to read."""
    history = reopened(save, content)
    recorder = Recorder.resume(save, copy=history.problem is not None)
    if len(history.game.log) < len(save.commands):
        recorder.undo(len(history.game.log))
    session = LocalSession(history.game, save.header.plan, content, recorder, history.event_marks)
    return session, history.problem or save.problem
