# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the program may ask of the window that they are in. `window.main_window` is that window; nothing else here knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.session.draft import TableDraft
    from rdi_desktop.session.facade import Played
    from rdi_desktop.session.guestbook import Evening
    from rdi_desktop.session.plan import GamePlan
    from rdi_desktop.session.replay import ReplaySession
    from rdi_desktop.ui.look.settings import Settings
    from rdi_desktop.ui.pages.catalogue import Catalogue
    from rdi_desktop.ui.pages.game_page import GamePage
    from rdi_desktop.ui.pages.replay_page import ReplayPage
    from rdi_desktop.ui.panels.docks import Docks
    from rdi_desktop.ui.panels.notice import Notice


class NetworkTable(Protocol):
    """A table with several computers, as far as the game that is played there has to know it."""

    def again(self) -> None:
        """Back to the lobby with everybody."""

    def look_back(self, replay: ReplaySession) -> None:
        """Look back at the game that is over; the table stays."""

    def leaving(self) -> str | None:
        """What people should know before they leave; None: they may just go."""


class AppWindow(QMainWindow):
    """The window as its parts see it. A part is given this, and never the window's own module."""

    settings: Settings
    folder: Path
    """Where games are saved."""
    version: str
    pages: QStackedWidget
    notice: Notice

    @property
    def content(self) -> Content:
        """Every character, deck and drink."""
        raise NotImplementedError

    @property
    def catalogue(self) -> Catalogue:
        """What can be chosen for a game."""
        raise NotImplementedError

    def renew_content(self) -> None:
        """Read all content again: somebody's own files have changed."""
        raise NotImplementedError

    def play_with(self, lent: Content | None) -> None:
        """Show that content instead of what is here, while at somebody else's table; None: what is here again."""
        raise NotImplementedError

    # Where one is

    @property
    def game(self) -> GamePage | None:
        """The game that is on the table."""
        raise NotImplementedError

    @property
    def looking_back(self) -> ReplayPage | None:
        """The game that is looked back at."""
        raise NotImplementedError

    @property
    def network_table(self) -> NetworkTable | None:
        """The game on several computers, while this window is at such a table."""
        raise NotImplementedError

    @property
    def docks(self) -> Docks:
        """What stands beside the table."""
        raise NotImplementedError

    # Where one goes

    def clear(self) -> None:
        """Leave the page that is shown; whoever calls shows another one."""
        raise NotImplementedError

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""
        raise NotImplementedError

    def show_page(self, page: QWidget) -> None:
        """Show a page that is made for this once."""
        raise NotImplementedError

    def show_start(self) -> None:
        """The start screen."""
        raise NotImplementedError

    def lay_table(self, draft: TableDraft | None = None) -> None:
        """Choose players and characters."""
        raise NotImplementedError

    def deal(self, plan: GamePlan, commands: Sequence[Command] = (), *, coached: bool = False) -> None:
        """Begin this game; with commands, go on from where they lead; `coached`: with everything explained from the start."""
        raise NotImplementedError

    def play(self, session: Played) -> None:
        """Show and drive a session."""
        raise NotImplementedError

    def watch(
        self, replay: ReplaySession, back_to: Path | None = None, after: Callable[[], object] | None = None
    ) -> None:
        """Look back at a game; afterwards go on with the saved game `back_to`, and do what comes `after` it."""
        raise NotImplementedError

    def open_file(self, path: Path) -> None:
        """Go on with a saved game, or watch it if it is over."""
        raise NotImplementedError

    def leave_for(self, what: str, go: Callable[[], object]) -> None:
        """Do something that leaves the table; a game that is going on is not left without asking."""
        raise NotImplementedError

    # What is done in the game on the table

    def undo(self) -> None:
        """Take one decision back."""
        raise NotImplementedError

    def trigger(self, action: str) -> None:
        """Do what that entry of the menu does."""
        raise NotImplementedError

    def hint_at_puzzle(self) -> None:
        """Give the next hint of the brain-teaser on the table."""
        raise NotImplementedError

    def enter_game(self, session: Played) -> Evening | None:
        """Write a game that has just ended into the guest book; None if it is none for the book."""
        raise NotImplementedError

    def game_ended(self) -> None:
        """All of the game on the table is known now: it comes into the guest book."""
        raise NotImplementedError

    # What opens over the window

    def open_dialog(self, dialog: QDialog) -> None:
        """Ask or tell something over the window, with letters as large as everywhere."""
        raise NotImplementedError

    def open_rulebook(self, place: str | None = None) -> None:
        """The rules, at that place; without one where they were shut."""
        raise NotImplementedError

    def open_gallery(self, card: str = "") -> None:
        """Every card there is, with that one in view."""
        raise NotImplementedError

    def choose_game(self) -> None:
        """Offer the saved games."""
        raise NotImplementedError

    def play_together(self, draft: TableDraft | None = None) -> None:
        """Host a table for several computers, laid like that, or join one."""
        raise NotImplementedError

    def open_guest_book(self) -> None:
        """The games that were played here."""
        raise NotImplementedError

    def open_settings(self) -> None:
        """The settings."""
        raise NotImplementedError

    def open_keys(self) -> None:
        """The sheet of keys."""
        raise NotImplementedError

    def open_help(self) -> None:
        """How to play."""
        raise NotImplementedError

    def open_help_here(self) -> None:
        """Help for where one is: at the table the rules of what goes on there."""
        raise NotImplementedError

    def open_about(self) -> None:
        """About this program."""
        raise NotImplementedError
