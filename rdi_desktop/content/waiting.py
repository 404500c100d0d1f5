# SPDX-License-Identifier: GPL-3.0-or-later
"""What is compiled when somebody asks for it: characters when they sit down, of the rest what lies on their table. Most never does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import partial
from threading import RLock
from typing import Any, TypeVar

from rdi_desktop.engine.language.character import CharacterDef

T = TypeVar("T")
_ONE_AT_A_TIME = RLock()
"""Faces of cards are painted beside the window's thread: both may be the first to ask."""


class WaitingCharacter(CharacterDef):
    """A character of whom only what stands beside the deck is there; whoever looks further makes it whole.

    A slot that is not set yet is what Python asks `__getattr__` for. A whole character waits no more and becomes an ordinary one: whatever
    is asked of a class with `__getattr__` takes several times as long, and some of it is asked of everybody in every window.
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


class Waiting(MutableMapping[str, T]):
    """Things by their ids, each of them there or made when somebody takes it."""

    def __init__(self) -> None:
        self._there: dict[str, T] = {}
        self._makers: dict[str, Callable[[], T] | None] = {}
        """Every id in order, with what makes the thing; None once it is there."""

    def promise(self, id: str, make: Callable[[], T]) -> None:
        """It will be made when it is wanted."""
        self._makers[id] = make

    def copy(self) -> Waiting[T]:
        """The same things; each is made once, for whoever asks first."""
        new: Waiting[T] = Waiting()
        for id in self._makers:
            new.promise(id, partial(self.__getitem__, id))
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
