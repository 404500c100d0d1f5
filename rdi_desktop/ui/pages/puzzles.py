# SPDX-License-Identifier: GPL-3.0-or-later
"""Brain-teasers: their list, the strip below the table during one, and the record of each."""

from __future__ import annotations

from functools import cached_property, partial
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.puzzle import HARDEST, Puzzle, load_puzzle, puzzle_files
from rdi_desktop.session.picking import short_name
from rdi_desktop.session.puzzle import PuzzleSession
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.pages.position_list import PositionListDialog, PositionRow, readable
from rdi_desktop.ui.panels.widgets import BrassButton, Portrait, label
from rdi_desktop.words import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from rdi_desktop.ui.look.settings import Settings
    from rdi_desktop.ui.pages.app_window import AppWindow

_P = THEME.palette
_FACES = 6
_LEAST_QUESTION = 400
"""The least width of the question beside the buttons (px of the smallest window)."""
_BETWEEN = 8
_LEAST_BUTTONS, _BUTTON_STEP = 0.6, 0.05


class PuzzleRecord:
    """The record: how often each brain-teaser was tried, and whether it was solved."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, id: str) -> tuple[int, bool]:
        """Tries, and whether it was solved. Invalid data in the profile counts as none."""
        return self._read(self._settings.memo(f"puzzle.{id}"))

    def tried(self, id: str) -> None:
        """Count a try."""
        self._write(id, 1, solved=False)

    def solved(self, id: str) -> None:
        """Note that it was solved."""
        self._write(id, 0, solved=True)

    def _read(self, memo: str) -> tuple[int, bool]:
        match memo.split():
            case [tries, *solved] if tries.isdecimal() and len(tries) < 7:
                return int(tries), solved == ["solved"]
        return 0, False

    def _write(self, id: str, more: int, *, solved: bool) -> None:
        """Add to what is remembered, by whichever window."""

        def added(memo: str) -> str:
            tries, before = self._read(memo)
            return f"{tries + more}{' solved' if solved or before else ''}"

        self._settings.revise(f"puzzle.{id}", added)


class PuzzleRow(PositionRow):
    """One brain-teaser in the list."""

    def __init__(self, puzzle: Puzzle, tries: int, solved: bool) -> None:
        super().__init__()
        self.puzzle = puzzle
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 12)
        row.setSpacing(10)
        faces = QHBoxLayout()
        faces.setSpacing(3)
        for seat in puzzle.scenario.table.seats[:_FACES]:
            portrait = Portrait(40)
            portrait.show_character(
                seat.character, seat.name if seat.name != seat.character else short_name(seat.character)
            )
            faces.addWidget(portrait)
        text = QVBoxLayout()
        text.setSpacing(1)
        title = puzzle.scenario.title
        named, asked = (
            label(f"{title}  {'✓' if solved else ''}".rstrip(), "subheading", wrap=True),
            label(puzzle.question, wrap=True),
        )
        text.addWidget(named)
        text.addWidget(asked)
        hard = "●" * puzzle.difficulty + "○" * (HARDEST - puzzle.difficulty)
        self.state = label(f"{hard}   {state_words(tries, solved)}", "quiet", wrap=True)
        text.addWidget(self.state)
        self.open = BrassButton(said("puzzles-again") if solved else said("puzzles-try"), bright=not solved, pixels=16)
        self.open.setAccessibleName(
            said(
                "puzzles-difficulty",
                title=title,
                difficulty=puzzle.difficulty,
                HARDEST=HARDEST,
                state_words=state_words(tries, solved),
            )
        )
        self.describe(named, self.state, asked)
        self.open.clicked.connect(self.opened)
        row.addLayout(faces)
        row.addLayout(text, 1)
        row.addWidget(self.open)


def state_words(tries: int, solved: bool) -> str:
    """The progress with it, in words."""
    if not tries:
        return said("puzzles-tried-yet")
    return said("puzzles-no", solved=bool(solved), tries=tries)


class PuzzlesDialog(PositionListDialog):
    """The list, easy ones first."""

    def __init__(self, puzzles: Sequence[Puzzle], marks: PuzzleRecord, parent: QWidget | None = None) -> None:
        known = [marks.of(puzzle.scenario.id) for puzzle in puzzles]
        self.rows: list[PuzzleRow] = []
        """As far as they have been made."""
        super().__init__(
            said("puzzles-brain-teasers"),
            said("puzzles-hands-lie-open-others"),
            self._made(zip(puzzles, known, strict=True)),
            next((place for place, (_, solved) in enumerate(known) if not solved), 0),
            said("puzzles-solved-2", sum=sum((solved for _, solved in known)), puzzles=len(puzzles)),
            (0.72, 0.9),
            parent,
        )

    def _made(self, known: Iterable[tuple[Puzzle, tuple[int, bool]]]) -> Iterator[tuple[PuzzleRow, Puzzle]]:
        for puzzle, mark in known:
            self.rows.append(PuzzleRow(puzzle, *mark))
            yield self.rows[-1], puzzle


class PuzzleStrip(QWidget):
    """The strip below the table: question, result and actions."""

    def __init__(self, session: PuzzleSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.hints = 0
        """How many hints were shown."""
        self.seen: bool | None = None
        """The result, once the table has shown it."""
        self.says = label("", wrap=True)
        self.says.setTextFormat(Qt.TextFormat.RichText)
        self.hint = BrassButton(said("puzzles-hint"), pixels=15)
        self.take_back = BrassButton(said("puzzles-take-back"), pixels=15)
        self.again = BrassButton(said("puzzles-again"), pixels=15)
        self.show_me = BrassButton(said("puzzles-show-me"), pixels=15)
        self.next = BrassButton(said("puzzles-next"), bright=True, pixels=15)
        self.leave = BrassButton(said("puzzles-leave"), pixels=15)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(14, 3, 12, 5)
        self._row.addWidget(self.says, 1)
        row = QHBoxLayout()
        self._row.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        region(said("region-puzzle"), self)
        for button, keys in (
            (self.hint, "Alt+1"),
            (self.take_back, "Alt+2"),
            (self.again, "Alt+3"),
            (self.show_me, "Alt+4"),
            (self.next, "Alt+5"),
            (self.leave, "Alt+6"),
        ):
            button.setToolTip(keys)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.rescale(scaling.unit())
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)
            row.addWidget(button)
        self.hint.clicked.connect(self._hinted)
        self.refresh()

    def refresh(self) -> None:
        """Show the present state."""
        session, puzzle = self.session, self.session.puzzle
        title = f"<b style='color: {_P.candle}'>{escape(puzzle.scenario.title)}</b>"
        if self.seen:
            words = said("puzzles-solved-well-played", gold_light=_P.gold_light)
        elif self.seen is False:
            words = said("puzzles-time", why=session.why)
        elif self.hints:
            words = said("puzzles-hint-2", hints=puzzle.hints[self.hints - 1])
        else:
            words = puzzle.question
        self.says.setText(f"{title}<br>{words if self.seen else escape(words)}")
        self.hint.setText(said("puzzles-hint") if not self.hints else said("puzzles-plainer-hint"))
        self.hint.setEnabled(self.hints < len(puzzle.hints) and self.seen is None)
        self.take_back.setEnabled(bool(session.commands) and not self.seen)
        self.next.setVisible(self.seen is True)
        self.show_me.setVisible(self.seen is not True)
        self.fit()

    def _hinted(self) -> None:
        self.hints = min(self.hints + 1, len(self.session.puzzle.hints))
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale letters with the window; the question stands above the buttons where it would have no room beside them."""
        self.fit()
        super().resizeEvent(event)

    def fit(self) -> None:
        """Lay question and buttons out for the present letters and width."""
        buttons = [each for each in self.findChildren(BrassButton) if not each.isHidden()]
        unit = scaling.unit()
        while True:
            for button in self.findChildren(BrassButton):
                button.rescale(unit)
            wide = sum(button.sizeHint().width() + _BETWEEN for button in buttons)
            if wide <= self.width() or unit <= _LEAST_BUTTONS:
                break
            unit -= _BUTTON_STEP
        above = self.width() - wide < _LEAST_QUESTION * scaling.unit()
        scaling.stack(self._row, above)


class Puzzles(QObject):
    """The brain-teasers of a window."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.marks = PuzzleRecord(window.settings)
        self._read: dict[Path, Puzzle] = {}
        self.strip: PuzzleStrip | None = None

    @cached_property
    def all(self) -> list[Puzzle]:
        """All brain-teasers, easy ones first."""
        for _ in self.ahead():
            pass
        return sorted(self._read.values(), key=lambda puzzle: (puzzle.difficulty, puzzle.scenario.title))

    def ahead(self) -> Iterator[Path]:
        """Read them one by one, as far as that has not been done; each file that was read."""
        window = self._window
        for file in puzzle_files():
            if file not in self._read:
                self._read |= readable(
                    [file],
                    lambda file: (file, load_puzzle(file, window.content)),
                    lambda error: window.notice.say(said("puzzles-brain-teaser-stays-outside", error=error)),
                )
                yield file

    def open_list(self) -> None:
        """Show the list."""
        dialog = PuzzlesDialog(self.all, self.marks, self._window)
        dialog.chosen.connect(self.play)
        dialog.open()

    def play(self, puzzle: Puzzle) -> None:
        """Start one."""
        window = self._window
        try:
            session = PuzzleSession(puzzle, window.content)
        except ScenarioError as error:
            window.notice.say(said("puzzles-brain-teaser-cannot-laid", error=error))
            return
        self.marks.tried(puzzle.scenario.id)
        window.play(session)
        page = window.game
        assert page is not None
        strip = self.strip = PuzzleStrip(session)
        layout = page.layout()
        assert layout is not None
        layout.addWidget(strip)
        page.changed.connect(self._changed)
        page.table.table.shown.connect(self._changed)
        strip.take_back.clicked.connect(window.undo)
        strip.again.clicked.connect(partial(self.play, puzzle))
        strip.show_me.clicked.connect(partial(self.show, session))
        strip.next.clicked.connect(self._go_on)
        strip.leave.clicked.connect(self.leave)

    def hint(self) -> None:
        """Show the next hint."""
        if self.strip is not None:
            self.strip.hint.click()

    def show(self, session: PuzzleSession) -> None:
        """Show the solution; afterwards it may be tried again."""
        replay = session.solution()
        self._window.watch(replay, None, partial(self.play, session.puzzle))
        page = self._window.looking_back
        if page is not None:
            page.branch.hide()
            page.chart.hide()
            page.play.click()

    def leave(self) -> None:
        """Return to the list."""
        self._window.show_start()
        self.open_list()

    def _go_on(self) -> None:
        """Start the next unsolved one; show the list if there is none."""
        assert self.strip is not None
        puzzles = self.all
        here = puzzles.index(self.strip.session.puzzle)
        order = [*puzzles[here + 1 :], *puzzles[:here]]
        following = next((each for each in order if not self.marks.of(each.scenario.id)[1]), None)
        if following is None:
            self.leave()
        else:
            self.play(following)

    def _changed(self) -> None:
        page, strip = self._window.game, self.strip
        if page is None or strip is None or page.session is not strip.session:
            return
        if strip.session.verdict:
            self.marks.solved(strip.session.puzzle.scenario.id)
        news = not page.showing.busy and strip.seen != strip.session.verdict
        if news:
            strip.seen = strip.session.verdict
        strip.refresh()
        if news and strip.seen:
            strip.next.setFocus()
