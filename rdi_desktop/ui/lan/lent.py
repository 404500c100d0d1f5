# SPDX-License-Identifier: GPL-3.0-or-later
"""What the host of a table has made up, shown in this window for as long as it is there, and instead of what people here have made up."""

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
    """Cards and pictures that are lent to a window. Nothing of it is written where people's own files are."""

    def __init__(self, shown: Callable[[], Content], play_with: Callable[[Content | None], object]) -> None:
        self._shown = shown
        """What the window shows now."""
        self._play_with = play_with
        """Lets it show something else, or with None what is here."""
        self._folder: TemporaryDirectory[str] | None = None

    def take(self, guest: Guest) -> bool:
        """Show what that guest was lent. Whether it is something else than what was shown."""
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
        """Show what is here."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
            assets.instead(None)
            art.forget()
            self._play_with(None)
