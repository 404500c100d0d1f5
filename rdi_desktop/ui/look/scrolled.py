# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that scrolls vertically if needed, with a foot that stays visible."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QVBoxLayout, QWidget

from rdi_desktop.ui.look.regions import stops

SIDE = 26
"""Margins of such a page at its left and right (px of the smallest window)."""
_LINES = 6
"""So many lines of a whole sheet are seen at a time, at least."""
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Scrolled(QScrollArea):
    """Scrolls vertically. Tab stops at it only if nothing inside can have the keyboard; Home and End go to its ends."""

    def __init__(self, sheet: QWidget, *, whole: bool = False) -> None:
        """`whole`: it asks for the width that the sheet cannot do without and for some lines, so that a dialog is scaled to have them."""
        super().__init__()
        self._sheet = sheet if whole else None
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setWidget(sheet)

    def minimumSizeHint(self) -> QSize:
        """Of a whole sheet its least width, beside the bar, and some of its lines."""
        least = super().minimumSizeHint()
        if self._sheet is not None:
            beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
            sheet = self._sheet.minimumSizeHint()
            least.setWidth(max(least.width(), sheet.width() + beside))
            least.setHeight(max(least.height(), min(sheet.height(), _LINES * self.fontMetrics().lineSpacing())))
        return least

    def _inside(self) -> list[QWidget]:
        return [each for each in stops(self.window()) if self.isAncestorOf(each)]

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known what it contains."""
        super().showEvent(event)
        still = Qt.FocusPolicy.ClickFocus if self._inside() else Qt.FocusPolicy.StrongFocus
        self.setFocusPolicy(still)
        if not self.accessibleName():
            self.setAccessibleName(self.window().windowTitle())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End go to the first stop and to the last, or as far as it scrolls."""
        place = _ENDS.get(Qt.Key(event.key()))
        if place is None:
            super().keyPressEvent(event)
        elif inside := self._inside():
            inside[place].setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(inside[place])
        else:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum() if place else bar.minimum())


def scroll_over(page: QWidget, inside: QLayout, foot: QLayout) -> None:
    """Lay out a page in this way."""
    inside.setContentsMargins(SIDE, 8, SIDE, 2)
    foot.setContentsMargins(SIDE, 0, SIDE, 12)
    sheet = QWidget()
    sheet.setLayout(inside)
    whole = QVBoxLayout(page)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(4)
    whole.addWidget(Scrolled(sheet))
    whole.addLayout(foot)
