# SPDX-License-Identifier: GPL-3.0-or-later
"""The time limit for answers, as a bar below the question; when it has run out, the default answer is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.state.decisions import CommandError
from rdi_desktop.session.windows import pass_of
from rdi_desktop.ui.panels.countdown import Countdown
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played

_HEIGHT = 8
"""Height of the bar (px of the smallest window)."""


class AnswerClock(Countdown):
    """Measures the time of the person at this screen who is asked; an open "anyone?" has a bar of its own."""

    answered = Signal(int)
    """That seat did not answer in time, and the default was given."""

    def __init__(self, session: Played, held_up: Callable[[], bool], parent: QWidget | None = None) -> None:
        super().__init__(held_up, parent)
        self._session = session
        self._asked: tuple[int, int, str] | None = None
        self.setToolTip(said("answer-clock-table-agreed-time-think"))
        self.setAccessibleName(said("answer-clock-time-left-think"))
        self.run_out.connect(self._over)
        self.hide()

    @property
    def patience(self) -> int:
        """Seconds for each answer; 0: unlimited."""
        return self._session.plan.think

    def most(self, seconds: float) -> float:
        """The limit for an "anyone?" that would wait so long otherwise, 0 for unlimited."""
        return min(seconds or self.patience, self.patience) if self.patience else seconds

    def look(self, *, smooth: bool) -> None:
        """Start again for a new question; hide without one."""
        decision = self._own()
        asked = None if decision is None else (self._session.question, decision.seat, decision.kind)
        if asked != self._asked:
            self._asked = asked
            self.begin(self.patience if asked is not None else 0, smooth=smooth)
        self.setVisible(asked is not None)

    def place(self, prompt: QRectF, unit: float) -> None:
        """Move to the lower edge of the question."""
        height = round(_HEIGHT * unit)
        self.setGeometry(round(prompt.left()), round(prompt.bottom()) - height, round(prompt.width()), height)
        self.raise_()

    def _own(self) -> DecisionTold | None:
        """The question to somebody at this screen that has a time limit."""
        session = self._session
        if not self.patience or session.over or session.undo.proposal is not None:
            return None
        decision = session.decision()
        return decision if decision is not None and decision.seat in session.plan.humans else None

    def _over(self) -> None:
        decision = self._own()
        if decision is None:
            return
        try:
            self._session.submit(pass_of(decision))
        except CommandError:  # answered meanwhile
            return
        self.answered.emit(decision.seat)
