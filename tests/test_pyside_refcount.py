# SPDX-License-Identifier: GPL-3.0-or-later
"""PySide6 6.12.0 on Python 3.11 loses a reference to None on each void call, and in the end aborts (decisions/0002)."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject

CALLS = 100_000


def test_calls_that_return_nothing_keep_the_count_of_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("")
    lost = before - sys.getrefcount(None)
    assert abs(lost) < CALLS / 100  # the interpreter itself moves the count by a few
