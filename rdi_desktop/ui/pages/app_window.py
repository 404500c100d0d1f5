# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the program may ask of their window. `window.main_window` implements it; nothing here imports that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QMainWindow, QWidget

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.state.decisions import Command
    from rdi_desktop.session.draft import TableDraft
    from rdi_desktop.session.facade import Played
    from rdi_desktop.session.guestbook import BookGame
    from rdi_desktop.session.plan import GamePlan
    from rdi_desktop.session.replay import ReplaySession
    from rdi_desktop.ui.look.regions import Pages
    from rdi_desktop.ui.look.settings import Settings
    from rdi_desktop.ui.pages.catalogue import Catalogue
    from rdi_desktop.ui.pages.game_page import GamePage
    from rdi_desktop.ui.pages.replay_page import ReplayPage
    from rdi_desktop.ui.panels.docks import Docks
    from rdi_desktop.ui.panels.notice import Notice


class NetworkTable(Protocol):
    """A table on several computers, as far as its game page needs it."""

    def again(self) -> None:
        """Return to the lobby with everybody."""

    def look_back(self, replay: ReplaySession) -> None:
        """Look back at the finished game; the table stays open."""

    def leaving(self) -> str | None:
        """What people should know before they leave; None: nothing."""


class PageWindow(Protocol):
    """What pages ask of their window, beside what every window of Qt can."""

    settings: Settings
    folder: Path
    """The folder of saved games."""
    version: str
    pages: Pages
    notice: Notice

    @property
    def content(self) -> Content:
        """Every character, deck and drink."""

    @property
    def catalogue(self) -> Catalogue:
        """What can be chosen for a game."""

    def renew_content(self) -> None:
        """Read all content again: home-made files have changed."""

    def play_with(self, lent: Content | None) -> None:
        """Use that content instead, at somebody else's table; None: this computer's own again."""

    # What is shown

    @property
    def game(self) -> GamePage | None:
        """The game on the table."""

    @property
    def looking_back(self) -> ReplayPage | None:
        """The replay on the table."""

    @property
    def network_table(self) -> NetworkTable | None:
        """The table on several computers, if this window is at one."""

    @property
    def docks(self) -> Docks:
        """The docks beside the table."""

    # Navigation

    def clear(self) -> None:
        """Leave the page that is shown; the caller shows another one."""

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""

    def show_page(self, page: QWidget) -> None:
        """Show a page that is made only for this."""

    def show_start(self) -> None:
        """The start screen."""

    def lay_table(self, draft: TableDraft | None = None) -> None:
        """Set up a new game."""

    def deal(self, plan: GamePlan, commands: Sequence[Command] = (), *, coached: bool = False) -> None:
        """Begin this game; with commands, continue from where they lead; `coached`: with explanations from the start."""

    def play(self, session: Played) -> None:
        """Show and run a session."""

    def watch(
        self, replay: ReplaySession, back_to: Path | None = None, after: Callable[[], object] | None = None
    ) -> None:
        """Look back at a game; afterwards continue with the saved game `back_to`, and call `after`."""

    def open_file(self, path: Path) -> None:
        """Continue a saved game, or watch it if it is over."""

    def leave_for(self, what: str, go: Callable[[], object]) -> None:
        """Do something that leaves the table; asks first if a game is going on."""

    # Actions in the game on the table

    def undo(self) -> None:
        """Take one decision back."""

    def trigger(self, action: str) -> None:
        """Trigger that menu entry."""

    def hint_at_puzzle(self) -> None:
        """Give the next hint of the brain-teaser on the table."""

    def enter_game(self, session: Played) -> BookGame | None:
        """Add a finished game to the guest book; None if it does not belong in it."""

    def game_ended(self) -> None:
        """The whole game on the table is known now: add it to the guest book."""

    # Dialogs over the window

    def open_page(self, key: str, place: str = "") -> None:
        """Open that page of the table in `ui.look.pages`, at a place in it if it has some."""

    def open_help_here(self) -> None:
        """Help for the present situation: at the table the rules about it."""


if TYPE_CHECKING:

    class AppWindow(QMainWindow, PageWindow):
        """The window as its parts see it. They are given this, and never import the window's own module."""
else:
    AppWindow = QMainWindow
