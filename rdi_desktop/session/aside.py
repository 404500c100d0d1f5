# SPDX-License-Identifier: GPL-3.0-or-later
"""Thinking beside a loop that has others to serve: one question at a time, on a thread of its own, and the loop looks in now and then."""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.session.local import LocalSession
    from rdi_desktop.session.thinking import Thought

_SWITCH_S = 0.001
"""How long the loop waits at most for its turn while something is thought over."""


class Aside:
    """Lets a computer player of a session that takes its time think over what it is asked."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "thinking")
        self._thought: Thought | None = None
        self._found: Future[Command] | None = None
        self._game: Game | None = None
        """In which it was asked: once something was taken back, the game is another."""
        self._usual = sys.getswitchinterval()

    def look(self, session: LocalSession) -> bool:
        """See to the question that is asked now. Whether there is nothing to wait for: it is thought out, or needs no thinking over."""
        if self._thought is not None and not self._about(session):
            self.drop()
        if self._thought is None:
            self._thought = session.thought()
            if self._thought is None:
                return True
            self._game = session.game
            sys.setswitchinterval(_SWITCH_S)
            self._found = self._threads.submit(self._thought.think)
        return self._found is None or self._found.done()

    def answer(self) -> Command | None:
        """What was thought out, once: None if nothing was. What went wrong while thinking is raised here."""
        found = self._found
        self.drop()
        return found.result() if found is not None and found.done() and not found.cancelled() else None

    def drop(self) -> None:
        """It is not wanted any more; whoever thinks about it comes to an end soon."""
        if self._thought is not None and self._found is not None:
            self._found.cancel()
            self._thought.hurry()
        self._thought = self._found = self._game = None
        sys.setswitchinterval(self._usual)

    def close(self) -> None:
        """Drop it, and wait until nobody thinks any more."""
        self.drop()
        self._threads.shutdown()

    def _about(self, session: LocalSession) -> bool:
        """Whether what is thought over is still what is asked."""
        thought = self._thought
        return thought is not None and session.game is self._game and thought.at == len(session.game.log)
