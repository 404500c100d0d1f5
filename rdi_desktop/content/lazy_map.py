# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiling on demand: characters when they sit down, other things when they are on a table. Most are never needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import cache
from threading import RLock
from typing import Any, TypeVar

from rdi_desktop.engine.language.character import CharacterDef

T = TypeVar("T")
_ONE_AT_A_TIME = RLock()
"""Card faces are painted outside the window's thread, so both threads may compile first."""


class WaitingCharacter(CharacterDef):
    """A character of which only the fields beside the deck are there; reading any other attribute compiles it.

    Python calls `__getattr__` for a slot that is not set yet. A completed character changes its class: attribute access with `__getattr__`
    takes several times as long, and some is done in every window for every seat.
    """

    __slots__ = ()

    def __init__(self, head: Mapping[str, Any], finish: Callable[[], CharacterDef]) -> None:
        for name, value in head.items():
            setattr(self, name, value)
        self.finish = finish

    def __getattr__(self, name: str) -> Any:
        if name not in CharacterDef.__slots__:
            raise AttributeError(name)
        with _ONE_AT_A_TIME:
            if type(self) is WaitingCharacter:
                assert self.finish is not None
                whole = self.finish()
                for slot in CharacterDef.__slots__:
                    setattr(self, slot, getattr(whole, slot))
                self.__class__ = CharacterDef  # type: ignore[assignment]
        return object.__getattribute__(self, name)


class LazyMap(MutableMapping[str, T]):
    """Things by their ids, each present or compiled on first use."""

    def __init__(self) -> None:
        self._there: dict[str, T] = {}
        self._makers: dict[str, Callable[[], T] | None] = {}
        """Every id in order, with the function that makes the thing; None once it is made."""

    def promise(self, id: str, make: Callable[[], T]) -> None:
        """Register a thing that is made on first use."""
        self._makers[id] = cache(make)  # copies share it

    def copy(self) -> LazyMap[T]:
        """The things as they are now; each is made only once for all copies. One that is replaced later is so in one of them only."""
        new: LazyMap[T] = LazyMap()
        for id, make in self._makers.items():
            if make is None:
                new[id] = self._there[id]
            else:
                new._makers[id] = make
        return new

    def __getitem__(self, id: str) -> T:
        if id not in self._there:
            with _ONE_AT_A_TIME:
                make = self._makers[id]
                if make is not None:
                    self._there[id] = make()
                    self._makers[id] = None
        return self._there[id]

    def __setitem__(self, id: str, thing: T) -> None:
        self._there[id], self._makers[id] = thing, None

    def __delitem__(self, id: str) -> None:
        del self._makers[id]
        self._there.pop(id, None)

    def __contains__(self, id: object) -> bool:
        return id in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
