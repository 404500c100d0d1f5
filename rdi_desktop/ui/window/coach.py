# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach in an ordinary game: explains each thing the first time it happens, and warns once before a blunder."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer

from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.lesson import LessonTarget
from rdi_desktop.scenario.tips import Tip, load_tips
from rdi_desktop.session.coach import blunder, tip_for_event, tip_for_question
from rdi_desktop.ui.pages.pointing import passed, place_of, spared
from rdi_desktop.ui.panels.bubble import Bubble
from rdi_desktop.ui.words.hints import hint_for
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.ui.pages.app_window import AppWindow
    from rdi_desktop.ui.pages.game_page import GamePage

_TOLD = "coach.told"
_WARN = "warn-"


class Coach(QObject):
    """The coach of a window. The setting `coach` turns it on and off at any time."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.bubble: Bubble | None = None
        self._page: GamePage | None = None
        self.tip: Tip | None = None
        """The present tip."""
        self.warning: Command | None = None
        """The command it warns of."""
        self._about: int | None = None
        """The seat to which the explained event happened."""
        self._asked_at = -1
        """The number of commands when it last explained a question."""
        self._since = 0
        """The first event that has not been looked at."""
        self._holds = False
        """Whether the game waits until the text has been read."""
        self._soon = QTimer(self)
        """Delays placing the bubble until the table is laid out."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        window.settings.observe(self._set)

    @cached_property
    def _tips(self) -> tuple[Tip, ...]:
        """All tips, in the language of then."""
        try:
            return load_tips()
        except ScenarioError as error:
            self._window.notice.say(said("coach-barmaid-lost-her-notes", error=error))
            return ()

    @property
    def on(self) -> bool:
        """Whether it is on."""
        return self._window.settings.flag("coach")

    @property
    def told(self) -> set[str]:
        """The tips already shown, in any game."""
        return set(self._window.settings.memo(_TOLD).split())

    def begin_anew(self) -> None:
        """For a newcomer: turn it on, with no tips shown yet."""
        self._window.settings.remember(_TOLD, "")
        self._window.settings["coach"] = True

    def attend(self, page: GamePage) -> None:
        """Follow this game."""
        self.bubble, self._page = None, page
        self.tip = self.warning = None
        self._asked_at, self._holds = -1, False
        self._since = len(page.session.events(0, None))
        if page.session.fleeting:  # lessons have their own texts
            self._page = None
            return
        page.table.table.guard = self.may
        page.changed.connect(self._soon.start)
        page.table.table.shown.connect(self._soon.start)
        page.table.laid_out.connect(self._soon.start)
        self._soon.start()

    def may(self, command: Command) -> bool:
        """Whether the command may be made: a blunder only after a warning, given once for each reason."""
        page = self._page
        if not self.on or page is None or command == self.warning:
            return True
        better = blunder(page.session, command)
        if better is None or _WARN + better.why in self.told:
            return True
        self._remember(_WARN + better.why)
        self.tip, self.warning = None, command
        hint = hint_for(page.session, command.seat)
        page.table.table.show_hint(hint.cards, hint.seats)
        self._say(said("coach-sure-dear-mean-do", text=hint.text), LessonTarget("question"))
        return False

    def refresh(self) -> None:
        """Show the present text, or nothing."""
        page = self._page
        if page is None or page is not self._window.game:
            return
        seat, session = page.eyes, page.session
        decision = session.decision()
        if not self.on or seat is None or session.over:
            self._hush()
            return
        if page.showing.busy or page.keyboard.covered or page.bar.isVisible():
            if self.bubble is not None:
                self.bubble.hush()
            return
        now = len(session.commands)
        if self.warning is not None:
            if now == self._asked_at:
                return
            self._hush()
        if self.tip is not None:
            if self._holds or now == self._asked_at:
                self._place()
                return
            self._hush()
        untold = [tip for tip in self._tips if tip.id not in self.told]
        happened = tip_for_event(untold, session.events(self._since, seat), seat)
        self._since = len(session.events(0, None))
        if happened is not None:
            self.tip, self._about = happened
            self._holds = True
            page.hold(True)
        elif decision is not None and decision.seat == seat and now != self._asked_at:
            self.tip = tip_for_question(untold, session.view(seat), decision, seat)
            self._asked_at = now
        if self.tip is not None:
            self._remember(self.tip.id)
            self._place()

    def heard(self) -> None:
        """The text has been read."""
        self._hush()
        self._soon.start()

    def leave(self) -> None:
        """Stop."""
        self._window.settings["coach"] = False

    # inside

    def _place(self) -> None:
        tip, page = self.tip, self._page
        if tip is None or page is None:
            return
        whose = {"my": page.eyes, "their": self._about}.get(tip.whose)
        self._say(tip.say, LessonTarget(tip.at, seat=whose))

    def _say(self, words: str, at: LessonTarget) -> None:
        page = self._page
        if page is None:
            return
        if self.bubble is None:
            heard = page.table.heard
            bubble = self.bubble = Bubble(page, heard.remark)
            heard.beside = lambda: bubble.spoken
            page.keyboard.follow(self.bubble, self.bubble.next)
            self.bubble.next.setText(said("coach-i-see"))
            self.bubble.leave.setText(said("coach-i-know-how-play"))
            self.bubble.skip.hide()
            self.bubble.again.hide()
            self.bubble.next.clicked.connect(self.heard)
            self.bubble.leave.clicked.connect(self.leave)
        self._asked_at = len(page.session.commands)
        bubble = self.bubble
        bubble.say(words)
        bubble.scale(max(1.0, min(page.table.table.layout.text, page.width() / 960)))
        room = QRect(0, 0, page.width(), page.height())
        bubble.place(place_of(self._window, at), spared(self._window), room, passed(self._window))
        bubble.next.setVisible(self._holds)
        page.give_keyboard()

    def _hush(self) -> None:
        self.tip = self.warning = self._about = None
        page, held = self._page, self._holds
        self._holds = False
        if self.bubble is not None:
            self.bubble.hush()
            if page is not None:
                page.give_keyboard()
        if held and page is not None:
            page.hold(False)

    def _remember(self, what: str) -> None:
        self._window.settings.revise(_TOLD, lambda memo: " ".join(sorted({*memo.split(), what})))

    def _set(self, key: str) -> None:
        if key == "coach" and self._page is not None:
            self._soon.start()
