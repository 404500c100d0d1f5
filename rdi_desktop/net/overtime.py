# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a host waits for present people who do not answer, at a table with a time limit (decisions/0386).

Each computer measures the time of its own people, from when they see the question, and answers when it is over. The host knows only when
it sent the question, so it waits longer, and then answers in their place.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rdi_desktop.net.hosting import HostedGame

TIMES, GRACE = 2, 30.0
"""The host waits this many times the limit, plus this many seconds."""


@dataclass(slots=True)
class Overtime:
    """How long the present question has been open."""

    _asked: tuple[str, int] = ("", 0)
    """The game, and the number of the question."""
    _since: float = 0.0

    def look(self, game: HostedGame, present: Collection[int], now: float) -> None:
        """Answer for `present` people whose time is over. Absent people are handled as the table has agreed."""
        session = game.session
        asked = (game.id, game.question)
        waits = session.over or session.bot_decides or session.undo.proposal is not None
        if asked != self._asked or waits or not game.waits_for(present):
            self._asked, self._since = asked, now
        elif session.plan.think and now - self._since > session.plan.think * TIMES + GRACE:
            self._since = now
            game.answer_for(present)
