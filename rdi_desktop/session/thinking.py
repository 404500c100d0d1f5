# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players that take their time: what they are asked, to be thought over on another thread while the table goes on showing.

In a response window a thought always takes as long as it may: how soon somebody passes would tell what is held.
"""

from __future__ import annotations

from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING

from rdi_desktop.bots import decided
from rdi_desktop.bots.shark import SharkBot
from rdi_desktop.session.windows import window_key

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game
    from rdi_desktop.engine.state.decisions import Command

SECONDS = 0.3
"""For how long a computer player may think about one answer."""


ADVICE_ROLLOUTS, ADVICE_TURNS, ADVICE_SECONDS = 1440, 3, 2.0
"""What a person who asks for advice is willing to wait for."""


class Thought:
    """One question, and the player who thinks about it."""

    def __init__(self, bot: SharkBot, game: Game) -> None:
        self.bot = bot
        self._game = game.fork()
        self._hurried = Event()
        self.at = len(game.log)
        """How many commands there were when it was asked: an answer that comes later than another command is for nothing."""
        self.private = window_key(game.pending) is not None
        """Whether nobody is told who is asked."""

    def think(self) -> Command:
        """The answer. May be called on any thread, once."""
        begun = perf_counter()
        command = decided(self.bot, self._game)
        if self.private and self.bot.seconds is not None:
            self._hurried.wait(max(0.0, self.bot.seconds - (perf_counter() - begun)))
        return command

    def hurry(self) -> None:
        """Answer as soon as possible with what has been found."""
        self._hurried.set()
        self.bot.stop()


class Advice(Thought):
    """The question of a person, thought over by a shark who sees what that person sees."""

    def __init__(self, game: Game, seed: int, content: Content) -> None:
        super().__init__(SharkBot(seed, content, ADVICE_ROLLOUTS, ADVICE_TURNS, ADVICE_SECONDS), game)
        self.private = False  # it is for the eyes of whoever is asked
