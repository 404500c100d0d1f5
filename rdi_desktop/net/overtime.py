# SPDX-License-Identifier: GPL-3.0-or-later
"""A host's patience with somebody who is there and does not answer, at a table that has agreed on a time to think (decisions/0386).

Each computer counts for its own people, from the moment at which they see the question, and answers when their time is over. The host
knows only when it has asked, so it waits for longer, and then answers in their place.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rdi_desktop.net.hosting import HostedGame

TIMES, GRACE = 2, 30.0
"""So many times the agreed time, and so many seconds more, a host waits."""


@dataclass(slots=True)
class Overtime:
    """Since when the present question is open."""

    _asked: tuple[str, int] = ("", 0)
    """Of which game, and which question."""
    _since: float = 0.0

    def look(self, game: HostedGame, present: Collection[int], now: float) -> None:
        """Answer for people who are `present` and have let all time go by. Whoever is away is waited for as the table has agreed."""
        session = game.session
        asked = (game.id, game.question)
        waits = session.over or session.bot_decides or session.undo.proposal is not None
        if asked != self._asked or waits or not game.waits_for(present):
            self._asked, self._since = asked, now
        elif session.plan.think and now - self._since > session.plan.think * TIMES + GRACE:
            self._since = now
            game.answer_for(present)
