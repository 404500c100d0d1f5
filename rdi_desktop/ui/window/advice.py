# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints in the window: what a regular would do, at once; then what a shark would do, computed beside the window's thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rdi_desktop.session.puzzle import PuzzleSession
from rdi_desktop.ui.panels.worker_thread import Thinker
from rdi_desktop.ui.words.hints import Hint, deep_hint, hint_for
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.session.thinking import Advice
    from rdi_desktop.ui.pages.app_window import AppWindow


class Advisor(QObject):
    """Shows hints to the person who has the screen, and hides them from everybody else."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self._hinted: int | None = None
        """The person for whom the last hint was."""
        self._asked: tuple[int | None, int] = (None, -1)
        """Who asked for the last hint, and after how many commands."""
        self._advice: Advice | None = None
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self._found)

    def hint(self) -> None:
        """What a regular computer player would do here; asked again about the same, what a shark would do."""
        page = self._window.game
        if page is None:
            return
        if isinstance(page.session, PuzzleSession):  # the computer's answer would be the solution
            self._window.hint_at_puzzle()
            return
        asked = (page.eyes, len(page.session.commands))
        if asked == self._asked and page.eyes is not None:
            self.deeper()
        else:
            self._asked = asked
            self._say(hint_for(page.session, page.eyes))

    def deeper(self) -> None:
        """What a shark would do here, and what it expects."""
        page = self._window.game
        if page is None:
            return
        if isinstance(page.session, PuzzleSession):
            self._window.hint_at_puzzle()
            return
        seat, session = page.eyes, page.session
        advice = session.advice(seat) if seat is not None else None
        if advice is None:
            self._say(hint_for(session, seat))
            return
        self._hinted, self._advice = seat, advice
        self._window.notice.say(said("advice-computer-looks-ahead"))
        self.thinker.begin(advice)

    def look_again(self) -> None:
        """Something has happened: drop hints for another person, and computations about an older question."""
        page = self._window.game
        if page is None:
            return
        if self._advice is not None and self._advice.at != len(page.session.commands):
            self.drop()
        if self._hinted is not None and self._hinted != page.eyes:
            self._hinted = None
            self.drop()
            self._window.notice.hide()

    def drop(self) -> None:
        """Drop the hint."""
        self._asked = (None, -1)
        self._advice = None
        self.thinker.drop()

    def _found(self, found: object) -> None:
        page, advice = self._window.game, self._advice
        self._advice = None
        decision = page.session.decision() if page is not None else None
        if page is None or advice is None or decision is None or page.eyes != decision.seat:
            return
        view = page.session.view(decision.seat)
        side = view.seats[decision.seat].side
        mates = [seat.seat for seat in view.seats if seat.side == side]
        names = ShownNames(view, decision.seat, page.session.content)
        self._say(deep_hint(advice.shark.tried, decision, decision.seat, names, mates))

    def _say(self, hint: Hint) -> None:
        page = self._window.game
        if page is not None:
            self._hinted = page.eyes
            page.table.table.show_hint(hint.cards, hint.seats)
            self._window.notice.say(hint.text)
