# SPDX-License-Identifier: GPL-3.0-or-later
"""The guest book dialog: games, winners, and the moment of each game, which can be watched."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rdi_desktop.session.draft import TableDraft
from rdi_desktop.session.guestbook import (
    BookGame,
    BookMoment,
    GuestBook,
    ProphetTally,
    WinTally,
    as_csv,
    belongs,
    by_character,
    by_company,
    by_prophet,
    ended_at,
    evening_of,
    in_all,
    key_of,
)
from rdi_desktop.session.opening import open_save
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.session.save import SavedGame, SaveError, read_save, save_of
from rdi_desktop.session.save_words import save_error_words
from rdi_desktop.session.shelf import keep_text, recent
from rdi_desktop.ui.pages.otto_ladder import OttoLadder, machine_variant
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, Portrait, label
from rdi_desktop.ui.panels.worker_thread import Thinker
from rdi_desktop.ui.words import dates, terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said, table

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.session.facade import Played
    from rdi_desktop.ui.pages.app_window import AppWindow

_FACES = 8
_CHARACTERS, _COLUMNS = 9, 3
"""How many characters are listed, in how many columns."""
_PROPHETS = 6
"""How many prophets by the fire are listed."""
_ROWS = 24
"""How many rows are made at a time."""
_SHELF = 2000
"""The most saved games that are searched for ones missing in the book."""
_KINDS = table("guestbook-kinds")


def moment_words(evening: BookGame, moment: BookMoment) -> str:
    """A moment in a sentence."""
    match moment.kind:
        case "swing":
            name = isolated(evening.guests[moment.seat or 0].name)
            told = said("guestbook-s-chances-went", name=name, before=moment.before, size=moment.size)
        case "stack":
            told = said("guestbook-plays-lay-upon-other", size=moment.size)
        case "pot":
            told = said("guestbook-gold-lay-pot", size=moment.size)
    return said("guestbook-turn", turn=moment.turn, told=told)


def evening_words(evening: BookGame) -> list[str]:
    """What else an evening tells, a sentence each: the best prophet by the fire, the longest grudge."""
    names, found = [isolated(guest.name) for guest in evening.guests], []
    if evening.prophets:
        best, *others = evening.prophets
        found.append(said("guestbook-prophet", name=names[best.seat], n=best.chits, won=best.won, laid=best.laid))
        then = [said("guestbook-prophet-other", name=names[each.seat], n=each.chits) for each in others]
        found += [said("guestbook-prophet-then", others=listed(then))] if then else []
    if (grudge := evening.grudge) is not None:
        who, whom = names[grudge.seat], names[grudge.against]
        found.append(said("guestbook-grudge", name=who, other=whom, n=grudge.fortitude))
    return found


def prophet_words(name: str, tally: ProphetTally) -> str:
    """How somebody has bet by the fire on all evenings."""
    return said("guestbook-prophet-in-all", name=isolated(name), n=tally.gained, won=tally.won, laid=tally.laid)


def result_words(evening: BookGame) -> str:
    """Who won."""
    names = [isolated(evening.guests[seat].name) for seat in evening.winners]
    return said("guestbook-won", names=listed(names)) if names else said("guestbook-nobody-won")


def facts_words(evening: BookGame) -> str:
    """Date and duration."""
    try:
        began = dates.when(datetime.fromisoformat(evening.began), year=True)
    except ValueError:
        began = ""
    minutes = evening.minutes
    long = (
        ""
        if minutes is None
        else said("guestbook-under-minute")
        if minutes < 1
        else said("guestbook-minutes", n=minutes)
    )
    turns = said("guestbook-turns", n=evening.turns)
    return "  ·  ".join(part for part in (began, turns, long) if part)


def tally_words(tally: WinTally) -> str:
    """How often games were won."""
    return said("guestbook-won-2", won=tally.won, games=tally.games)


class EveningRow(Parchment):
    """One game of the book."""

    opened = Signal()
    charted = Signal()

    def __init__(self, evening: BookGame, kept: bool) -> None:
        """`kept`: whether its saved game still exists."""
        super().__init__()
        self.evening = evening
        faces = QHBoxLayout()
        faces.setSpacing(3)
        order = sorted(range(len(evening.guests)), key=lambda seat: seat not in evening.winners)
        for seat in order[:_FACES]:
            guest = evening.guests[seat]
            portrait = Portrait(44 if seat in evening.winners else 32)
            portrait.show_character(guest.character, guest.name)
            portrait.setToolTip(guest.name)
            faces.addWidget(portrait, 0, Qt.AlignmentFlag.AlignBottom)
        faces.addStretch()
        others = [isolated(guest.name) for seat, guest in enumerate(evening.guests) if seat not in evening.winners]
        result = result_words(evening)
        if others and evening.winners:
            result = f"{result} {said('guestbook-against', others=listed(others))}"
        self.result = label(result, "subheading", wrap=True)
        self.facts = label(facts_words(evening), "quiet", wrap=True)
        self.moment = label(moment_words(evening, evening.moments[0]) if evening.moments else "", wrap=True)
        self.moment.setVisible(bool(evening.moments))
        also = evening_words(evening)
        self.also = label(" ".join(also), wrap=True)
        self.also.setVisible(bool(also))
        text = QVBoxLayout()
        text.setSpacing(2)
        for widget in (self.result, self.facts, self.moment, self.also):
            text.addWidget(widget)
        self.open = BrassButton(said("guestbook-moment") if evening.moments else said("guestbook-watch"), pixels=16)
        self.open.setEnabled(kept)
        self.chart = BrassButton(said("guestbook-how-went"), pixels=16)
        self.chart.setEnabled(kept)
        self.chart.setAccessibleName(said("guestbook-how-went-2", result=result, text=self.facts.text()))
        self.chart.clicked.connect(self.charted)
        if not kept:
            for button in (self.open, self.chart):
                button.setToolTip(said("guestbook-saved-game-been-thrown"))
        self.open.setAccessibleName(f"{self.open.text()}: {result}, {self.facts.text()}")
        self.open.clicked.connect(self.opened)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 12)
        row.setSpacing(14)
        row.addLayout(faces)
        row.addLayout(text, 1)
        row.addWidget(self.chart)
        row.addWidget(self.open)


class InAll(Parchment):
    """Statistics over all games of the book."""

    def __init__(self, evenings: Sequence[BookGame]) -> None:
        super().__init__()
        page = QVBoxLayout(self)
        page.setContentsMargins(18, 10, 18, 14)
        tally = in_all(evenings)
        games = said("guestbook-games", n=tally.games)
        self.total = label(
            said("guestbook-them-won-somebody-table", games=games, won=tally.won), "subheading", wrap=True
        )
        kinds = [f"{_KINDS.get(kind, kind)} {tally_words(one)}" for kind, one in by_company(evenings).items()]
        self.company = label(said("guestbook-against-2", join="  ·  ".join(kinds)) if kinds else "", wrap=True)
        prophets = [prophet_words(name, one) for name, one in list(by_prophet(evenings).items())[:_PROPHETS]]
        self.prophets = label(
            said("guestbook-prophets", prophets="  ·  ".join(prophets)) if prophets else "", wrap=True
        )
        self.prophets.setVisible(bool(prophets))
        page.addWidget(self.total)
        page.addWidget(self.company)
        page.addWidget(self.prophets)
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        self.characters: list[ElidedLabel] = []
        for place, (character, one) in enumerate(list(by_character(evenings).items())[:_CHARACTERS]):
            cell = QHBoxLayout()
            portrait = Portrait(36)
            portrait.show_character(character, terms.short_name(character))
            line = ElidedLabel(f"{terms.short_name(character)}  {tally_words(one)}")
            self.characters.append(line)
            cell.addWidget(portrait)
            cell.addWidget(line, 1)
            grid.addLayout(cell, place // _COLUMNS, place % _COLUMNS)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        page.addLayout(grid)


class GuestBookDialog(Sheet):
    """Finished games by evenings: who won, how often, and the moments worth watching again."""

    watch_wanted = Signal(object)
    """Watch the moment of that game."""
    chart_wanted = Signal(object)
    """Show the charts of that game."""
    rung_wanted = Signal(object)
    """Lay that `TableDraft`: the next rung against a machine."""

    def __init__(self, folder: Path, content: Content, parent: QWidget | None = None) -> None:
        super().__init__(said("guestbook-guest-book"), parent, share=(0.78, 0.9))
        self._folder, self._content = folder, content
        self.ladder: OttoLadder | None = None
        self.none: QLabel | None = None
        """Says that nothing is in the book."""
        self.evenings: list[BookGame] = []
        self.rows: list[EveningRow] = []
        self.head()
        self._sheet = self.column(self._more)
        self.back = BrassButton(said("guestbook-back"), pixels=18)
        self.back.clicked.connect(self.reject)
        self.export = BrassButton(said("guestbook-export-spreadsheet"), pixels=16)
        self.export.clicked.connect(self._choose_file)
        self.state = label("", "quiet", wrap=True)
        self.foot(self.back, self.export, self.state)

    def show_evenings(self, evenings: Sequence[BookGame], spoken: str = "") -> None:
        """Show these games, the last first. `spoken`: a message about the book."""
        self.evenings = list(evenings)
        while (item := self._sheet.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self.rows = []
        if self.evenings:
            self.add_late(self._sheet, InAll(self.evenings))
        self._show_ladder()
        self._more()
        self.export.setEnabled(bool(self.evenings))
        first = next((row.open for row in self.rows if row.open.isEnabled()), self.back)
        first.setFocus()
        self.none = None if self.evenings else self.nothing(self._sheet, said("guestbook-nobody-played-game-end"))
        self.state.setText(spoken)

    def _show_ladder(self) -> None:
        """The ladder, if somebody here has met a machine."""
        variant = machine_variant(self._content)
        self.ladder = None
        if variant is not None and any(evening.factions for evening in self.evenings):
            self.ladder = OttoLadder(self.evenings, self._content, variant)
            self.ladder.rung_wanted.connect(self._climb)
            self.add_late(self._sheet, self.ladder)

    def _climb(self, draft: object) -> None:
        self.accept()
        self.rung_wanted.emit(draft)

    def _more(self) -> None:
        """Rows for the next games: a row is a dozen widgets, too many to make for games that nobody scrolls to."""
        for evening in self.evenings[len(self.rows) : len(self.rows) + _ROWS]:
            row = EveningRow(evening, (self._folder / evening.file).is_file())
            row.opened.connect(partial(self._watch, evening))
            row.charted.connect(partial(self.chart_wanted.emit, evening))
            self.add_late(self._sheet, row)
            self.rows.append(row)

    def write_csv(self, path: Path) -> None:
        """Write the book as CSV."""
        try:
            path.write_text(as_csv(self.evenings), encoding="utf-8-sig")  # with the byte order mark Excel reads UTF-8
        except OSError as error:
            self.state.setText(said("guestbook-file-cannot-written", strerror=error.strerror or error))
        else:
            self.state.setText(said("guestbook-written-into", name=isolated(path.name)))

    def _choose_file(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, said("guestbook-export-guest-book"), said("guestbook-guest-book-csv"), said("guestbook-tables-csv")
        )
        if path:
            self.write_csv(Path(path))

    def _watch(self, evening: BookGame) -> None:
        self.accept()
        self.watch_wanted.emit(evening)


class _Older:
    """Reads saved games that are not in the book yet."""

    def __init__(self, folder: Path, content: Content, known: Sequence[BookGame]) -> None:
        self._folder, self._content = folder, content
        self._known = {game.key for game in known}
        self._read = {game.file for game in known}
        self._wanted = True

    def think(self) -> list[BookGame]:
        """The entries of those games."""
        found = []
        for save in recent(self._folder, _SHELF, self._read):
            if not self._wanted:
                break
            if belongs(save) and key_of(save) not in self._known:
                found.append(evening_of(save, self._content, ended_at(save)))
        return found

    def hurry(self) -> None:
        """Stop reading."""
        self._wanted = False


class Guests(QObject):
    """The guest book of a window."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self.book = GuestBook(window.folder)
        self._dialog: GuestBookDialog | None = None
        self.thinker = Thinker(self)
        self.thinker.thought.connect(self._older_read)

    def open_book(self) -> None:
        """Show it; games from before there was a book are added meanwhile."""
        self.book.trouble = ""
        evenings = self.book.evenings()
        dialog = self._dialog = GuestBookDialog(self._window.folder, self._window.content, self._window)
        dialog.watch_wanted.connect(self.watch)
        dialog.chart_wanted.connect(self.show_chart)
        dialog.rung_wanted.connect(self.climb)
        dialog.finished.connect(self._shut)
        dialog.show_evenings(evenings, self.book.trouble)
        dialog.open()
        self.thinker.begin(_Older(self._window.folder, self._window.content, evenings))

    def enter(self, session: Played) -> BookGame | None:
        """Add a finished game. None if it does not belong in the book, or is not completely known here yet."""
        text = session.text
        if session.fleeting or text is None:
            return None
        folder = self._window.folder
        try:
            save: SavedGame = save_of(text, session.path or folder)
            if not belongs(save):
                return None
            if session.path is None:
                save.path = keep_text(folder, text)
        except (SaveError, OSError):
            return None
        evening = evening_of(save, self._window.content, datetime.now().astimezone())
        self.book.enter([evening])
        if self.book.trouble:
            self._window.notice.say(self.book.trouble)
        return evening

    def watch(self, evening: BookGame) -> None:
        """Watch a game from its moment on."""
        window = self._window
        window.leave_for(said("guestbook-look-back"), partial(self._look_back, evening))

    def climb(self, draft: object) -> None:
        """Lay the table for the next rung against a machine."""
        if isinstance(draft, TableDraft):
            self._window.leave_for(said("ladder-climb"), partial(self._window.lay_table, draft))

    def show_chart(self, evening: BookGame) -> None:
        """Show the charts of a game over the book; a clicked turn is watched."""
        from rdi_desktop.ui.pages.chart import ChartDialog  # not needed for the start screen

        window = self._window
        try:
            save = read_save(window.folder / evening.file)
            played = open_save(save, window.content).history.commands
        except (SaveError, OSError) as error:
            if self._dialog is not None:
                self._dialog.state.setText(save_error_words(error))
            return
        dialog = ChartDialog(ReplaySession(save.header.plan, window.content, played), self._dialog or window)
        dialog.turn_wanted.connect(partial(self._watch_turn, dialog, evening))
        dialog.open()

    def _watch_turn(self, chart: QDialog, evening: BookGame, turn: int) -> None:
        chart.accept()
        if self._dialog is not None:
            self._dialog.accept()
        self._window.leave_for(said("guestbook-look-back"), partial(self._look_back, evening, turn))

    def close(self) -> None:
        self.thinker.close()

    def _look_back(self, evening: BookGame, turn: int | None = None) -> None:
        self._window.open_file(self._window.folder / evening.file)
        page = self._window.looking_back
        if page is not None and turn is not None:
            page.go_to_turn(turn)
        elif page is not None and evening.moments:
            page.go(evening.moments[0].position)

    def _older_read(self, found: object) -> None:
        if not isinstance(found, list) or not found:
            return
        self.book.enter(found)
        if self._dialog is not None:
            self._dialog.show_evenings(self.book.evenings(), self.book.trouble)

    def _shut(self) -> None:
        self._dialog = None
        self.thinker.hurry()
