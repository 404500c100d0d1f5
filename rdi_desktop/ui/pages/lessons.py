# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons: their list, the barmaid who guides through one, and the record of those done."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.lesson import Lesson, lesson_files, load_lesson
from rdi_desktop.session.draft import GUEST
from rdi_desktop.session.lesson import LessonSession
from rdi_desktop.session.picking import short_name
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.pages.pointing import passed, place_of, spared
from rdi_desktop.ui.pages.position_list import PositionListDialog, PositionRow, readable
from rdi_desktop.ui.panels.bubble import Bubble
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.words import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rdi_desktop.ui.pages.app_window import AppWindow

EASY_GOING = ("careful", "gambler", "careful")
"""The computer players of a newcomer's first game."""


class LessonRow(PositionRow):
    """One lesson in the list."""

    def __init__(self, lesson: Lesson, *, done: bool, due: bool) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 16, 12)
        text = QVBoxLayout()
        text.setSpacing(1)
        title = lesson.scenario.title
        named, about = (
            label(f"{title}  {'✓' if done else ''}".rstrip(), "subheading", wrap=True),
            label(lesson.about, wrap=True),
        )
        text.addWidget(named)
        text.addWidget(about)
        self.open = BrassButton(said("lessons-again") if done else said("lessons-begin"), bright=due, pixels=16)
        self.open.setAccessibleName(f"{title}, {said('lessons-finished') if done else said('lessons-done-yet')}")
        self.describe(named, about)
        self.open.clicked.connect(self.opened)
        row.addLayout(text, 1)
        row.addWidget(self.open)


class FirstGameRow(PositionRow):
    """The entry for a first game, after the lessons or instead of them."""

    def __init__(self, *, due: bool) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 16, 12)
        text = QVBoxLayout()
        text.setSpacing(1)
        named = label(said("lessons-first-evening"), "subheading", wrap=True)
        about = label(said("lessons-whole-game-three-easy"), wrap=True)
        text.addWidget(named)
        text.addWidget(about)
        self.open = BrassButton(said("lessons-sit-down"), bright=due, pixels=16)
        self.open.setAccessibleName(said("lessons-first-evening-whole-game"))
        self.describe(named, about)
        self.open.clicked.connect(self.opened)
        row.addLayout(text, 1)
        row.addWidget(self.open)


class LessonsDialog(PositionListDialog):
    """The list of lessons, in order."""

    def __init__(self, lessons: Sequence[Lesson], done: Sequence[bool], parent: QWidget | None = None) -> None:
        due = next((n for n, each in enumerate(done) if not each), None)
        self.rows = [LessonRow(lesson, done=done[n], due=n == due) for n, lesson in enumerate(lessons)]
        self.first_game = FirstGameRow(due=due is None)
        super().__init__(
            said("lessons-learn-play"),
            said("lessons-table-real-cards-each"),
            [*zip(self.rows, lessons, strict=True), (self.first_game, None)],
            len(lessons) if due is None else due,
            said("lessons-done", sum=sum(done), lessons=len(lessons)),
            (0.6, 0.85),
            parent,
        )


class Lessons(QObject):
    """The lessons of a window."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.bubble: Bubble | None = None
        self._session: LessonSession | None = None
        self._soon = QTimer(self)
        """Delays placing the bubble until the table is laid out."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)

    @cached_property
    def all(self) -> list[Lesson]:
        """All lessons, in order."""
        window = self._window
        return readable(
            lesson_files(),
            lambda file: load_lesson(file, window.content),
            lambda error: window.notice.say(said("lessons-lesson-stays-outside", error=error)),
        )

    def done(self, lesson: Lesson) -> bool:
        """Whether it has been completed."""
        return self._window.settings.memo(f"lesson.{lesson.scenario.id}") == "done"

    def open_list(self) -> None:
        """Show the list."""
        dialog = LessonsDialog(self.all, [self.done(lesson) for lesson in self.all], self._window)
        dialog.chosen.connect(lambda lesson: self.first_game() if lesson is None else self.take(lesson))
        dialog.open()

    def take(self, lesson: Lesson) -> None:
        """Start a lesson."""
        window = self._window
        try:
            session = LessonSession(lesson, window.content)
        except ScenarioError as error:
            window.notice.say(said("lessons-lesson-cannot-laid", error=error))
            return
        window.play(session)
        page = window.game
        assert page is not None
        self._session = session
        heard = page.table.heard
        bubble = self.bubble = Bubble(page, heard.remark)
        heard.beside = lambda: bubble.spoken
        page.keyboard.follow(bubble, bubble.next, bubble.back)
        bubble.next.clicked.connect(self.go_on)
        bubble.back.clicked.connect(self.retry)
        bubble.again.clicked.connect(partial(self.take, lesson))
        bubble.skip.clicked.connect(self.next_lesson)
        bubble.leave.clicked.connect(self.leave)
        page.changed.connect(self._soon.start)
        page.table.table.shown.connect(self._soon.start)
        page.installEventFilter(self)
        self.refresh()

    def go_on(self) -> None:
        """The text has been read."""
        session = self._session
        if session is None:
            return
        if session.step_now is None:
            self.next_lesson()
        else:
            session.read()
            self.refresh()

    def retry(self) -> None:
        """Take back what led away from the lesson."""
        if self._session is not None:
            self._session.retry()
            self.refresh()

    def next_lesson(self) -> None:
        """Start the next lesson; after the last, offer a game."""
        session = self._session
        if session is None:
            return
        here = self.all.index(session.lesson) + 1
        if here < len(self.all):
            self.take(self.all[here])
        else:
            self.first_game()

    def first_game(self) -> None:
        """A whole game against three easy opponents, with the coach."""
        window = self._window
        self._session = None
        seats = [SeatInfo(GUEST, "fiona", HUMAN)]
        for character, kind in zip(("gerki", "deirdre", "zot"), EASY_GOING, strict=True):
            seats.append(SeatInfo(short_name(character), character, f"bot:{kind}"))
        window.deal(plan_game(seats, first=0), coached=True)

    def leave(self) -> None:
        """Return to the start screen."""
        self._window.show_start()

    def refresh(self) -> None:
        """Show the present text, beside what it is about."""
        window, session, bubble = self._window, self._session, self.bubble
        page = window.game
        if page is None or session is None or bubble is None or page.session is not session:
            return
        step = session.step_now
        silent = step is not None and session.speaks is None and not session.astray
        if page.showing.busy or silent or page.keyboard.covered:
            bubble.hush()
            page.give_keyboard()
            return
        here = self.all.index(session.lesson) if session.lesson in self.all else 0
        progress = said("lessons-of", here=here + 1, all=len(self.all), title=session.lesson.scenario.title)
        last = here + 1 >= len(self.all)
        if step is None:
            window.settings.remember(f"lesson.{session.lesson.scenario.id}", "done")
            bubble.say(said("lessons-all-done") if last else said("lessons-next"), progress)
            bubble.next.setText(said("lessons-sit-down") if last else said("lessons-next-lesson"))
        else:
            wanted = session.wanted
            how = page.table.heard.how(wanted) if wanted is not None else ""
            bubble.say(session.remark or step.say, progress, how)
            bubble.next.setText(said("lessons-go"))
        reads = session.reading or step is None
        bubble.next.setVisible(reads)
        bubble.back.setVisible(session.astray)
        bubble.skip.setVisible(step is not None)
        bubble.scale(max(1.0, min(page.table.table.layout.text, page.width() / 960)))
        room = QRect(0, 0, page.width(), page.height())
        target = place_of(window, step.at) if step is not None and step.at is not None else None
        bubble.place(target, spared(window), room, passed(window))
        page.give_keyboard()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page was resized: move the bubble."""
        if event.type() == QEvent.Type.Resize:
            self._soon.start()
        return False
