# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players that take their time: their questions, to be answered on another thread while the table is shown.

In a response window they always use the whole time: how soon one passes would show what it holds.
"""

from __future__ import annotations

from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING

from rdi_desktop.bots import ThinkingBot, decided
from rdi_desktop.bots.shark import SharkBot
from rdi_desktop.session.windows import window_key

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.state.decisions import Command

SECONDS = 0.2
"""Seconds that a computer player may think about one answer."""


ADVICE_ROLLOUTS, ADVICE_SECONDS = 480, 2.0
"""Limits of thinking for advice to a person, who is willing to wait."""


class Thought:
    """One question to one computer player."""

    def __init__(self, bot: ThinkingBot, game: Game) -> None:
        self.bot = bot
        self._game = game.fork()
        self._hurried = bot.hurried = Event()
        self.at = len(game.log)
        """Number of commands when it was asked: an answer after a further command is useless."""
        self.private = window_key(game.pending) is not None
        """Whether it must not be shown who is asked."""

    def think(self) -> Command:
        """The answer. May be called on any thread, once."""
        begun = perf_counter()
        command = decided(self.bot, self._game)
        if self.private and self.bot.seconds is not None:
            self._hurried.wait(max(0.0, self.bot.seconds - (perf_counter() - begun)))
        return command

    def hurry(self) -> None:
        """Make `think` answer soon, with what it has found."""
        self._hurried.set()


class Advice(Thought):
    """A person's question, answered by a shark who sees what that person sees."""

    def __init__(self, game: Game, seed: int, content: Content) -> None:
        self.shark = SharkBot(seed, content, ADVICE_ROLLOUTS, ADVICE_SECONDS)
        super().__init__(self.shark, game)
        self.private = False  # only the person who asked sees it
