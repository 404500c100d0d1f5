# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a host waits for present people who do not answer, at a table with a time limit (decisions/0386).

Each computer measures the time of its own people, from when they see the question, and answers when it is over. The host knows only when
it sent the question, so it waits longer, and then answers in their place.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rdi_desktop.net.hosting import HostedGame
from rdi_desktop.session.fire import VOTE_S
from rdi_desktop.session.undo import Proposal

TIMES, GRACE = 2, 30.0
"""The host waits this many times the limit, plus this many seconds."""
ASIDE = 30.0
"""Seconds for which a side question is open at a table without a limit."""


@dataclass(slots=True)
class Overtime:
    """How long the present question, and a question beside the game, have been open."""

    _asked: tuple[str, int] = ("", 0)
    """The game, and the number of the question."""
    _since: float = 0.0
    _aside: Proposal | None = None
    """The request to take back."""
    _aside_since: float = 0.0
    _vote: str | None = None
    """The deed that those by the fire vote on."""
    _vote_since: float = 0.0

    def look(self, game: HostedGame, present: Collection[int], now: float) -> None:
        """Answer for `present` people whose time is over. Absent people are handled as the table has agreed."""
        session = game.session
        self._look_aside(game, now)
        asked = (game.id, game.question)
        waits = session.over or session.bot_decides or session.undo.proposal is not None
        if asked != self._asked or waits or not game.waits_for(present):
            self._asked, self._since = asked, now
        elif session.plan.think and now - self._since > session.plan.think * TIMES + GRACE:
            self._since = now
            game.answer_for(present)

    def _look_aside(self, game: HostedGame, now: float) -> None:
        """A request beside the game to which nobody answers counts as refused: it stops the game only for so long (decisions/0521)."""
        session = game.session
        if session.undo.proposal is not self._aside:
            self._aside, self._aside_since = session.undo.proposal, now
        elif self._aside is not None and now - self._aside_since > (session.plan.think or ASIDE):
            game.let_fall()
        vote = session.fire.voting
        if vote != self._vote:
            self._vote, self._vote_since = vote, now
        elif vote is not None and now - self._vote_since > VOTE_S:
            session.fire.let_fall()
