# SPDX-License-Identifier: GPL-3.0-or-later
"""Garbage is collected on the window's thread only, while its event loop has nothing else to do.

By itself Python collects on whatever thread has just made something, such as one that paints a face; the widgets in the garbage would be
destroyed there, while the window uses what belongs to them.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher

_WHEN = 10_000, 10, 10
"""After how many new objects there is a collection, and after how many collections older objects are looked at, too."""


def collect() -> None:
    """Collect what Python would have collected by now."""
    made = gc.get_count()
    for generation in (2, 1, 0):
        if made[generation] > _WHEN[generation]:
            gc.collect(generation)
            return


def collect_here() -> None:
    """From now on, before the event loop of this thread sleeps, and on no other thread."""
    gc.disable()
    loop = QAbstractEventDispatcher.instance()
    assert loop is not None
    loop.aboutToBlock.connect(collect)
