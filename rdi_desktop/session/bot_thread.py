# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets computer players think on a thread of their own, one question at a time, for a loop that must keep serving others."""

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
"""Longest time in seconds that the loop waits for Python's lock while a player thinks."""


class BotThread:
    """Runs the thinking of a session's computer players that take their time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "thinking")
        self._thought: Thought | None = None
        self._found: Future[Command] | None = None
        self._game: Game | None = None
        """The game in which it was asked; after moves are taken back it is another one."""
        self._usual = sys.getswitchinterval()

    def look(self, session: LocalSession) -> bool:
        """Start or check the thinking for the present question. Returns whether the answer is ready, or none is needed."""
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
        """The answer that was found, once; None if there is none. Errors during thinking are raised here."""
        found = self._found
        self.drop()
        return found.result() if found is not None and found.done() and not found.cancelled() else None

    def drop(self) -> None:
        """Discard the question; its thread ends soon."""
        if self._thought is not None and self._found is not None:
            self._found.cancel()
            self._thought.hurry()
        self._thought = self._found = self._game = None
        sys.setswitchinterval(self._usual)

    def close(self) -> None:
        """Discard the question, and wait for the thread to end."""
        self.drop()
        self._threads.shutdown()

    def _about(self, session: LocalSession) -> bool:
        """Whether the question being thought about is still the present one."""
        thought = self._thought
        return thought is not None and session.game is self._game and thought.at == len(session.game.log)
