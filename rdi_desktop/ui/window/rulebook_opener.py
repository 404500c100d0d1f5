# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening the rulebook from anywhere: over the window, while the game waits, and afterwards everything is as before."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rdi_desktop.content.rulebook import Book, read_book
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.position import StepFailed
from rdi_desktop.session.example import play_example
from rdi_desktop.ui.pages.rulebook import INDEX, RulebookDialog
from rdi_desktop.ui.pages.start import StartScreen
from rdi_desktop.ui.panels.sheet import KeysHere
from rdi_desktop.ui.words.reasons import rule_of
from rdi_desktop.ui.words.rule_places import place_now
from rdi_desktop.words import said

if TYPE_CHECKING:
    from pathlib import Path

    from rdi_desktop.session.replay import ReplaySession
    from rdi_desktop.ui.pages.app_window import AppWindow


class RulebookOpener(QObject):
    """Opens the rulebook of a window."""

    def __init__(self, window: AppWindow) -> None:
        super().__init__(window)
        self._window = window
        self._held = False
        """Whether the table is paused for the reader."""
        self.dialog: RulebookDialog | None = None
        self.place = ""
        """The place where the book was closed."""

    @cached_property
    def book(self) -> Book:
        return read_book(self._window.content)

    def place_here(self) -> str:
        """The place for the present situation: the last refused gesture, the present event, or setting up a game."""
        window = self._window
        if window.game is not None:
            complaint = window.game.table.table.controller.complaint
            rule = rule_of(complaint.reason) if complaint is not None else None
            return rule.opens if rule is not None else place_now(window.game.session.view(window.game.eyes))
        if window.looking_back is not None:
            return place_now(window.looking_back.replay.view(None))
        return "setup"

    def help_here(self) -> None:
        """Help for the present situation: how to play, at the table the rules about it, on any other page its keys."""
        window, shown = self._window, self._window.pages.currentWidget()
        if shown in (window.game, window.looking_back):
            window.open_page("rules", self.place_here())
        elif isinstance(shown, StartScreen):
            window.open_page("help")
        elif shown is not None:
            KeysHere(shown.accessibleName(), str(shown.property("keys_here") or ""), window).open()

    def open_at(self, place: str = "") -> None:
        """Open the book at that place, or where it was closed. The id of a deck is its character's page, or that of its variant."""
        if place and place != INDEX and place not in self.book.by_place:
            place = "dungeons" if place in self._window.content.dungeons else "card-types"
        if self.dialog is not None:
            self.dialog.open_at(place or self.place)
            return
        window = self._window
        alone = window.network_table is None  # players at other computers do not wait
        if alone and window.game is not None and not window.game.showing.paused:
            window.game.hold(True)
            self._held = True
        dialog = self.dialog = RulebookDialog(self.book, window, place or self.place)
        dialog.page_wanted.connect(window.open_page)
        dialog.example_wanted.connect(self.play)
        dialog.finished.connect(self._shut)
        dialog.open()

    def play(self, example: str, place: str) -> None:
        """Play a worked example; leaving it returns to the same place of the book, and to the game."""
        window = self._window
        replay = self._played(example)
        if replay is None:
            return
        back_to = self._unfinished()
        if self.dialog is not None:
            self.dialog.accept()
        if back_to is None and window.game is not None and not window.game.session.over:
            window.leave_for(
                said("rulebook-opener-leave-table"), lambda: window.watch(replay, None, lambda: self.open_at(place))
            )
            return
        window.watch(replay, back_to, lambda: self.open_at(place))

    def _played(self, example: str) -> ReplaySession | None:
        """The example as a replay. None, with a message, if its file cannot be played."""
        try:
            return play_example(self.book.examples[example].path, self._window.content)
        except (ScenarioError, StepFailed, OSError) as error:
            self._window.notice.say(said("rulebook-opener-example-cannot-played", error=error))
            return None

    def _unfinished(self) -> Path | None:
        """The file of the game on the table, if it continues afterwards."""
        game = self._window.game
        if game is None or game.session.over or self._window.network_table is not None:
            return None
        return game.session.path

    def _shut(self) -> None:
        if self.dialog is not None:
            self.place = self.dialog.place
            self.dialog = None
        if self._held and self._window.game is not None:
            self._window.game.hold(False)
        self._held = False
