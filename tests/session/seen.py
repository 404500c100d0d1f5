# SPDX-License-Identifier: GPL-3.0-or-later
"""What people's views have held as a game went, to compare with what may be taken back."""

from __future__ import annotations

from rdi_desktop.engine.game import Game
from rdi_desktop.session.game_history import replayed
from rdi_desktop.session.local import LocalSession
from tests.engine.watching import cards_shown


class Offers:
    """What could be taken back after each step of a session, and whether somebody had seen something since."""

    def __init__(self, session: LocalSession) -> None:
        self._session = session
        self._offers: list[tuple[int, int]] = []
        """(position, the earliest one that could be gone back to from there)"""
        self.free = 0
        """How many steps could be taken back in all."""

    def look(self) -> None:
        """Note what can be taken back now."""
        free = [step.to for step in self._session.undo.steps() if not step.blocked]
        self.free += len(free)
        if free:
            self._offers.append((len(self._session.commands), min(free)))

    def check(self) -> None:
        """Nothing could be taken back past what a person's view, or what they were looking at, held for the first time."""
        session = self._session
        seen: list[set[int]] = []

        def look(game: Game) -> None:
            now = {card for seat in session.plan.humans for _, card in cards_shown(game.view(seat))}
            if game.pending is not None and game.pending.seat in session.plan.humans:
                now.update(game.pending.shows)
            seen.append(seen[-1] | now if seen else now)

        game = replayed(session.plan, session.content, session.commands, look).game
        for position, to in self._offers:
            news = sorted(game.table.cards[card].title for card in seen[position] - seen[to])
            assert not news, (
                f"after {position} commands {to} could be gone back to, past the sight of {', '.join(news)}"
            )
            assert game.over is None or position < len(session.commands), "back over the end"
