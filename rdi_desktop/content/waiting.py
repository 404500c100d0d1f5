# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters whose decks are compiled when somebody sits down as them: most of the many never do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any

from rdi_desktop.engine.language.character import CharacterDef

_ONE_AT_A_TIME = RLock()
"""Faces of cards are painted beside the window's thread: both may be the first to ask."""


class WaitingCharacter(CharacterDef):
    """A character of whom only what stands beside the deck is there; whoever looks further makes it whole.

    A slot that is not set yet is what Python asks `__getattr__` for, so a whole character is as quick as any other.
    """

    __slots__ = ("_finish",)

    def __init__(self, head: Mapping[str, Any], finish: Callable[[], CharacterDef]) -> None:
        for name, value in head.items():
            setattr(self, name, value)
        self._finish: Callable[[], CharacterDef] | None = finish

    def __getattr__(self, name: str) -> Any:
        if name not in CharacterDef.__slots__:
            raise AttributeError(name)
        with _ONE_AT_A_TIME:
            if self._finish is not None:
                whole = self._finish()
                self._finish = None
                for slot in CharacterDef.__slots__:
                    setattr(self, slot, getattr(whole, slot))
        return object.__getattribute__(self, name)
