# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that scrolls vertically if needed, with a foot that stays visible."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QVBoxLayout, QWidget


def scrolling(sheet: QWidget) -> QScrollArea:
    """A vertically scrolling area for that sheet."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(sheet)
    return scroll


def scroll_over(page: QWidget, inside: QLayout, foot: QLayout) -> None:
    """Lay out a page in this way."""
    inside.setContentsMargins(26, 8, 26, 2)
    foot.setContentsMargins(26, 0, 26, 12)
    sheet = QWidget()
    sheet.setLayout(inside)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(4)
    whole.addWidget(scrolling(sheet))
    whole.addLayout(foot)
