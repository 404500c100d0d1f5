# SPDX-License-Identifier: GPL-3.0-or-later
"""The way into the workshop and out of it: to a table, or back to the start screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rdi_desktop.content.homemade import characters_folder
from rdi_desktop.content.loader import load_content
from rdi_desktop.session.draft import GUEST, NAMES
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.catalogue import catalogue_of
from rdi_desktop.ui.workshop.new import NewDialog
from rdi_desktop.ui.workshop.page import Workshop

if TYPE_CHECKING:
    from rdi_desktop.ui.main_window import MainWindow

COMPANY = ("fiona", "gerki", "zot")
"""Who sits with a character that is tried."""
PLAYER = "bot:regular"


class Doors(QObject):
    """The workshop of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: Workshop | None = None
        self._stale = False
        """Whether the window knows the files as they were."""

    def open(self) -> None:
        """Show the page."""
        window = self._window
        window.clear()
        self.page = page = Workshop(characters_folder(), load_content())
        page.changed.connect(self._changed)
        page.left.connect(self.leave)
        page.new_wanted.connect(self.ask_for_new)
        page.try_wanted.connect(self.sit_down)
        window.show_page(page)

    def ask_for_new(self) -> None:
        """Ask what a new character is called, and what it begins as."""
        page = self.page
        if page is None:
            return
        own = {mine.character: mine for mine in page.folder.files.values() if mine.character}
        known = catalogue_of(page.folder.known).characters
        extra = [
            info for id, mine in own.items() for info in catalogue_of(mine.checked.content).characters if info.id == id
        ]
        dialog = NewDialog([*known, *extra], self._window)
        dialog.wanted.connect(page.make)
        self._window.open_dialog(dialog)

    def sit_down(self, character: str) -> None:
        """A game with that character against three computers."""
        self.renew()
        content = self._window.content
        others = [id for id in COMPANY if id in content.characters and id != character][:3]
        seats = [SeatInfo(GUEST, character)]
        seats += [SeatInfo(name, id, PLAYER) for name, id in zip(NAMES[1:], others, strict=False)]
        self._window.deal(plan_game(seats))

    def leave(self) -> None:
        """Back to the start screen."""
        if self.page is not None:
            self.page.save_changes()
        self.renew()
        self._window.show_start()

    def renew(self) -> None:
        """Let the window read its content again, if a file has changed."""
        if self._stale:
            self._stale = False
            self._window.renew_content()

    def _changed(self) -> None:
        self._stale = True
