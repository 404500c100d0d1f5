# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody opens each page of the table of pages, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rdi_desktop.ui.look.pages import PAGES, PageEntry, Where
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.window.main_window import MainWindow


def sheet_of(window: MainWindow, page: PageEntry) -> Sheet | None:
    """Open that page; None if it is none over the window."""
    window.open_page(page.key)
    QApplication.processEvents()
    shown = QApplication.activeModalWidget()
    assert shown is None or isinstance(shown, Sheet)
    return shown


def sheets(window: MainWindow, *where: Where) -> Iterator[tuple[PageEntry, Sheet]]:
    """Every sheet that can be opened there, open; it is closed afterwards."""
    for page in PAGES:
        if page.where in where and (sheet := sheet_of(window, page)) is not None:
            yield page, sheet
            sheet.close()
            QTest.qWait(0)
