# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets side by side, in as many lines as they need at the width that there is."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """From the left, in the middle of each line's height. What wants to grow gets the rest of its line."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 6, below: int = 6) -> None:
        """`gap`: between two in a line; `below`: between two lines (px of the smallest window)."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.gaps = (gap, below)
        """Both of now (px)."""
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Qt adds a widget."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The one at that place; None if there is none."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove the one at that place."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes what width there is."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """In a narrow place it is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        lines = [max(_high(*each) for each in self._shared(line, width)) for line in self._lines(width)]
        return sum(lines) + self.gaps[1] * max(0, len(lines) - 1)

    def minimumSize(self) -> QSize:
        """Of the largest in it: each may have a line of its own."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least

    def sizeHint(self) -> QSize:
        """All in one line."""
        hints = [item.sizeHint() for item in self._shown()]
        wide = sum(hint.width() for hint in hints) + self.gaps[0] * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def setGeometry(self, rect: QRect) -> None:
        """Place everything."""
        super().setGeometry(rect)
        top = rect.top()
        for line in self._lines(rect.width()):
            shared = self._shared(line, rect.width())
            high = max(_high(*each) for each in shared)
            left = rect.left()
            for item, wide in shared:
                tall = _high(item, wide)
                item.setGeometry(QRect(left, top + (high - tall) // 2, wide, tall))
                left += wide + self.gaps[0]
            top += high + self.gaps[1]

    def _shown(self) -> Iterator[QLayoutItem]:
        return (item for item in self._items if not item.isEmpty())

    def _wide(self, item: QLayoutItem, most: int) -> int:
        """Its width; one that alone is wider than a line is narrower, as far as it can be."""
        return max(item.minimumSize().width(), min(item.sizeHint().width(), most))

    def _shared(self, line: list[QLayoutItem], width: int) -> list[tuple[QLayoutItem, int]]:
        """A line's items with their widths: the first that wants to grow gets the rest."""
        wide = [self._wide(item, width) for item in line]
        grows = (n for n, item in enumerate(line) if item.expandingDirections() & Qt.Orientation.Horizontal)
        if (first := next(grows, None)) is not None:
            wide[first] += max(0, width - self.gaps[0] * (len(line) - 1) - sum(wide))
        return list(zip(line, wide, strict=True))

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        found: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            wide = self._wide(item, width)
            if found and used + self.gaps[0] + wide <= width:
                found[-1].append(item)
                used += self.gaps[0] + wide
            else:
                found.append([item])
                used = wide
        return found


def _high(item: QLayoutItem, wide: int) -> int:
    """Its height in that width."""
    return item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height()
