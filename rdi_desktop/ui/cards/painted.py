# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures painted last, by what they show: a table that goes back and forth shows the same persons and numbers again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

from rdi_desktop.words import now

_MOST = 24 * 2**20
"""How many bytes of them are kept."""
with_them: list[Callable[[], None]] = []
"""What else is to be forgotten when files have changed."""


class _Kept:
    """What is kept."""

    pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
    """The one wanted last at the end."""
    size = 0
    """Their bytes."""


def is_painted(key: Hashable) -> bool:
    """Whether that picture need not be painted."""
    return (key, now().code) in _Kept.pictures


def painted(key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
    """The picture with that key, in the language of now; painted if it is not kept any more."""
    key = key, now().code
    found = _Kept.pictures.get(key)
    if found is not None:
        _Kept.pictures.move_to_end(key)
        return found
    found = _Kept.pictures[key] = paint()
    _Kept.size += _bytes(found)
    while _Kept.size > _MOST:
        _Kept.size -= _bytes(_Kept.pictures.popitem(last=False)[1])
    return found


def forget() -> None:
    """Forget all of them, because files have changed."""
    _Kept.pictures.clear()
    _Kept.size = 0
    for each in with_them:
        each()


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
