# SPDX-License-Identifier: GPL-3.0-or-later
"""The user's favourite characters, remembered between starts."""

from __future__ import annotations

from collections.abc import Iterator

from rdi_desktop.ui.look.settings import Settings

_MEMO = "favourites"


class Favourites:
    """Ids of characters in the order in which they were marked, including ones that no longer exist."""

    def __init__(self, settings: Settings | None = None) -> None:
        self._settings = settings
        self._ids = dict.fromkeys(settings.memo(_MEMO).split()) if settings is not None else {}

    def __contains__(self, character: object) -> bool:
        return character in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def turn(self, character: str) -> bool:
        """Add or remove that character; returns whether it is a favourite now."""
        marked = character not in self._ids

        def turned(memo: str) -> str:
            self._ids = dict.fromkeys(memo.split())  # another window may have marked some
            self._ids.pop(character, None)
            self._ids |= {character: None} if marked else {}
            return " ".join(self._ids)

        if self._settings is not None:
            self._settings.revise(_MEMO, turned)
        else:
            turned(" ".join(self._ids))
        return marked
