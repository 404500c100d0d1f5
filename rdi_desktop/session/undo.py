# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking moves back: if all people agree, and nobody has seen anything new since, unless the table allows it.

A finished game cannot be taken back: everybody may look at all hands then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from rdi_desktop.content import Content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.session.game_history import GameHistory
from rdi_desktop.session.plan import GamePlan


class Undoable(Protocol):
    """A session in which moves can be taken back."""

    @property
    def plan(self) -> GamePlan:
        """Who plays, and whether everything may be taken back."""

    @property
    def content(self) -> Content:
        """The content of the game."""

    @property
    def game(self) -> Game:
        """The game as it stands."""

    @property
    def history(self) -> GameHistory:
        """The game with its past."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    def news(self) -> int:
        """Number of commands up to the last one that showed people something new."""

    def restart(self, history: GameHistory) -> None:
        """Go on from there."""


@dataclass(frozen=True, slots=True)
class UndoDecision:
    """A person's decision that can be taken back."""

    to: int
    """How many commands remain."""
    command: Command
    blocked: bool
    """Whether it may not be: somebody has seen something new since, and the table does not allow that; or the game is over."""


@dataclass(slots=True)
class Proposal:
    """A request to take moves back, about which the others are asked."""

    to: int
    by: int
    agreed: set[int] = field(default_factory=set)


class Undo:
    """What can be taken back in a session, and who has agreed."""

    def __init__(self, session: Undoable) -> None:
        self._session = session
        self._automatic: set[int] = set()
        self.proposal: Proposal | None = None

    def automatic(self, index: int) -> None:
        """The command with that index was a pass made for somebody, not a decision."""
        self._automatic.add(index)

    def decided(self) -> list[int]:
        """The commands that people decided, by index: candidates for taking back."""
        humans, log = set(self._session.plan.humans), self._session.game.log
        return [n for n, command in enumerate(log) if command.seat in humans and n not in self._automatic]

    def steps(self, most: int | None = None) -> list[UndoDecision]:
        """The people's decisions, newest first; at most `most`."""
        session = self._session
        found: list[UndoDecision] = []
        humans = session.plan.humans
        log = session.game.log
        earliest = len(log) + 1 if session.over else 0 if session.plan.undo_anything else session.news
        for index in range(len(log) - 1, -1, -1):
            if len(found) == most:
                break
            command = log[index]
            if command.seat in humans and index not in self._automatic:
                found.append(UndoDecision(index, command, index < earliest))
        return found

    def propose(self, by: int, to: int | None = None) -> bool:
        """Ask to take back to that point (one decision by default). Done at once when everybody agrees."""
        steps = self.steps()
        step = next((step for step in steps if to is None or step.to == to), None)
        if step is None or step.blocked:
            return False
        self.proposal = Proposal(step.to, by, {by})
        self._try()
        return True

    def agree(self, seat: int) -> None:
        """That person agrees to the request."""
        if self.proposal is not None:
            self.proposal.agreed.add(seat)
            self._try()

    def refuse(self) -> None:
        """Somebody refuses: the game goes on."""
        self.proposal = None

    def forget(self) -> None:
        """A command was made: the request no longer applies."""
        self.proposal = None

    def _try(self) -> None:
        proposal, session = self.proposal, self._session
        if proposal is None or not proposal.agreed.issuperset(session.plan.humans):
            return
        self.proposal = None
        self._automatic = {index for index in self._automatic if index < proposal.to}
        session.restart(session.history.at(proposal.to))
