# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of pages: everything that can be opened from the menus or the start screen, one line each.

Menus, keys and their sheet, the start screen, `MainWindow.open_page`, what is imported ahead, the tour, and the tests of pages are made
from it. Modules are given by name, so that nothing is imported before it is needed.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


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
    """Its name in the program: of its action, and of its key."""
    title: str
    """Of its window, and of its button on the start screen."""
    menu: str
    """The menu that it is in: Game, View or Help; '': none."""
    entry: str
    """Its text there, with & before its letter."""
    shortcut: str
    """Its usual key, in the form of `QKeySequence`; '': none."""
    what: str
    """What that key does, for the sheet of keys."""
    module: str
    """Below `rdi_desktop.ui`; '': it is not imported ahead."""
    sheet: str = ""
    """The class of its `Sheet` there, made with what it `needs` and the window each time it is opened."""
    needs: tuple[str, ...] = ()
    """Attributes of the window."""
    opens: str = ""
    """Instead of `sheet`: what opens it, from the window on, such as `lessons.open_list`."""
    where: Where = Where.ANYWHERE
    leave: str = ""
    """What is pressed to leave the table for it."""
    row: int = 0
    """Its row on the start screen; 0: not there."""


_DOOR, _AT, _AWAY = Where.START, Where.AT_TABLE, Where.AWAY
PAGES: list[PageEntry] = [
    PageEntry("new", "New game", "Game", "&New game …", "Ctrl+N", "a new game",
         "pages.newgame", opens="lay_table", where=_AWAY, leave="Lay a new table", row=1),
    PageEntry("together", "On several computers", "Game", "On several &computers …", "Ctrl+J", "play on several computers",
         "", opens="play_together", where=_AWAY, leave="Leave the table", row=3),
    PageEntry("open", "Open a game", "Game", "&Open …", "Ctrl+O", "open a saved game",
         "pages.open_game", opens="choose_game", row=5),
    PageEntry("guests", "The guest book", "Game", "Guest &book …", "", "the guest book",
         "pages.guestbook", opens="guests.open_book"),
    PageEntry("standing", "How everybody stands", "View", "How everybody s&tands", "", "",
         "pages.player_standings", opens="at_table.show_standing", where=_AT),
    PageEntry("chart", "How it went", "View", "How it &went", "F5", "how it went",
         "pages.chart", opens="at_table.show_chart", where=_AT),
    PageEntry("settings", "Settings", "View", "&Settings …", "Ctrl+,", "the settings",
         "pages.settings_dialog", "SettingsDialog", ("settings",), row=6),
    PageEntry("rules", "The rules", "Help", "The &rules", "F2", "all the rules",
         "pages.rulebook", opens="rulebook.open_at", row=4),
    PageEntry("help", "How to play", "Help", "&How to play", "", "how to play", "pages.help", "HelpDialog", row=4),
    PageEntry("keys", "Keys", "Help", "&Keys …", "Ctrl+K", "the sheet of keys",
         "pages.keys_sheet", "KeysSheet", ("settings",)),
    PageEntry("cards", "The cards", "Help", "The &cards", "Ctrl+G", "all the cards",
         "pages.gallery", "GalleryDialog", ("content",), row=5),
    PageEntry("about", "About RDI Desktop", "Help", "&About RDI Desktop", "", "about this program",
         "pages.about", "AboutDialog", ("version",)),
    PageEntry("lessons", "Learn to play", "", "", "", "", "pages.lessons", opens="lessons.open_list", where=_DOOR, row=2),
    PageEntry("puzzles", "Brain-teasers", "", "", "", "", "pages.puzzles", opens="puzzles.open_list", where=_DOOR, row=2),
    PageEntry("workshop", "Workshop", "", "", "", "", "workshop.doors", opens="workshop.open", where=_DOOR, row=6),
]  # fmt: skip


def page(key: str) -> PageEntry:
    """The page of that name. KeyError if there is none."""
    return {each.key: each for each in PAGES}[key]
