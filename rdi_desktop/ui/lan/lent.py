# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows the home-made content of a table's host in this window, instead of this computer's, while it is at that table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rdi_desktop.content import parcel
from rdi_desktop.ui.cards import art
from rdi_desktop.ui.look import assets

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.net.guest import Guest


class LentHere:
    """Lent cards and pictures. Nothing is written into the user's folders."""

    def __init__(self, shown: Callable[[], Content], play_with: Callable[[Content | None], object]) -> None:
        self._shown = shown
        """The content shown now."""
        self._play_with = play_with
        """Switches the window's content; None: this computer's."""
        self._folder: TemporaryDirectory[str] | None = None

    def take(self, guest: Guest) -> bool:
        """Show what was lent to that guest. Returns whether the content has changed."""
        if guest.content is self._shown():
            return False
        self.give_back()
        self._folder = TemporaryDirectory(prefix="rdi-desktop-", ignore_cleanup_errors=True)
        parcel.write(Path(self._folder.name), guest.pictures)
        assets.instead(Path(self._folder.name))
        art.forget()
        self._play_with(guest.content)
        return True

    def give_back(self) -> None:
        """Show this computer's content."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
            assets.instead(None)
            art.forget()
            self._play_with(None)
