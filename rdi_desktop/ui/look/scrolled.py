# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that scrolls up and down where there is no room for it, with a foot that stays in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QVBoxLayout, QWidget


def scrolling(sheet: QWidget) -> QScrollArea:
    """Room for that sheet, which scrolls up and down."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(sheet)
    return scroll


def scroll_over(page: QWidget, inside: QLayout, foot: QLayout) -> None:
    """Lay out a page like that."""
    inside.setContentsMargins(26, 8, 26, 2)
    foot.setContentsMargins(26, 0, 26, 12)
    sheet = QWidget()
    sheet.setLayout(inside)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(4)
    whole.addWidget(scrolling(sheet))
    whole.addLayout(foot)
