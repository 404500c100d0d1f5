# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of pages: everything that can be opened from the menus or the start screen, one line each.

Menus, keys and their sheet, the start screen, `MainWindow.open_page`, what is imported ahead, the tour, and the tests of pages are made
from it. Modules are given by name, so that nothing is imported before it is needed.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from rdi_desktop.words import said


class Where(Enum):
    """Where a page may be opened."""

    ANYWHERE = auto()
    """Over whatever is shown."""
    AWAY = auto()
    """Anywhere, but it leaves the table."""
    AT_TABLE = auto()
    """Over a game or a replay."""
    START = auto()
    """From the start screen."""


class PageEntry(NamedTuple):
    """What is said of a page or dialog in the table."""

    key: str
    """Its name in the program: of its action, of its key, and of its messages."""
    menu: str
    """The menu that it is in: Game, View or Help; '': none."""
    shortcut: str
    """Its usual key, in the form of `QKeySequence`; '': none."""
    module: str
    """Below `rdi_desktop.ui`; '': it is not imported ahead."""
    sheet: str = ""
    """The class of its `Sheet` there, made with what it `needs` and the window each time it is opened."""
    needs: tuple[str, ...] = ()
    """Attributes of the window."""
    opens: str = ""
    """Instead of `sheet`: what opens it, from the window on, such as `lessons.open_list`."""
    where: Where = Where.ANYWHERE
    row: int = 0
    """Its row on the start screen; 0: not there."""

    @property
    def title(self) -> str:
        """Of its window, and of its button on the start screen."""
        return said(f"page-{self.key}")

    @property
    def entry(self) -> str:
        """Its text in the menu, with & before its letter."""
        return said(f"page-{self.key}-entry")

    @property
    def leave(self) -> str:
        """What is pressed to leave the table for it."""
        return said(f"page-{self.key}-leave")


_DOOR, _AT, _AWAY = Where.START, Where.AT_TABLE, Where.AWAY
PAGES: list[PageEntry] = [
    PageEntry("new", "Game", "Ctrl+N", "pages.newgame", opens="lay_table", where=_AWAY, row=1),
    PageEntry("together", "Game", "Ctrl+J", "", opens="play_together", where=_AWAY, row=3),
    PageEntry("open", "Game", "Ctrl+O", "pages.open_game", opens="choose_game", row=5),
    PageEntry("guests", "Game", "", "pages.guestbook", opens="guests.open_book"),
    PageEntry("standing", "View", "", "pages.player_standings", opens="at_table.show_standing", where=_AT),
    PageEntry("chart", "View", "F5", "pages.chart", opens="at_table.show_chart", where=_AT),
    PageEntry("settings", "View", "Ctrl+,", "pages.settings_dialog", "SettingsDialog", needs=("settings",), row=6),
    PageEntry("rules", "Help", "F2", "pages.rulebook", opens="rulebook.open_at", row=4),
    PageEntry("help", "Help", "", "pages.help", "HelpDialog", row=4),
    PageEntry("keys", "Help", "Ctrl+K", "pages.keys_sheet", "KeysSheet", needs=("settings",)),
    PageEntry("cards", "Help", "Ctrl+G", "pages.gallery", "GalleryDialog", needs=("content",), row=5),
    PageEntry("about", "Help", "", "pages.about", "AboutDialog", needs=("version",)),
    PageEntry("lessons", "", "", "pages.lessons", opens="lessons.open_list", where=_DOOR, row=2),
    PageEntry("puzzles", "", "", "pages.puzzles", opens="puzzles.open_list", where=_DOOR, row=2),
    PageEntry("workshop", "", "", "workshop.navigation", opens="workshop.open", where=_DOOR, row=6),
]


def page(key: str) -> PageEntry:
    """The page of that name. KeyError if there is none."""
    return {each.key: each for each in PAGES}[key]
