# SPDX-License-Identifier: GPL-3.0-or-later
"""Widgets that flow like words in lines, as wide as they are, in groups that keep together where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

_ENOUGH = 240
"""So much of a line is enough for what takes the rest of it (px in the smallest window)."""
_GAP, _BETWEEN, _INDENT, _LINES = 6, 22, 30, 4
"""Pixels between widgets, between groups, before what goes on in a further line, and between lines, in the smallest window."""


class Group(NamedTuple):
    """Widgets that belong together."""

    widgets: Sequence[QWidget]
    begins: bool = False
    """Whether it begins a line; its first widget is then as wide as those of all such groups, so that what follows lines up."""
    ends: bool = False
    """Whether its last widget takes what is left of the line."""


class Flowing(QWidget):
    """Holds groups of widgets, and places them in lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: list[Group] = []

    def hold(self, groups: Sequence[Group]) -> None:
        """These are its widgets now, in this order; others of it are to be hidden by whoever made them."""
        self._groups = list(groups)
        for group in self._groups:
            for widget in group.widgets:
                if widget.parentWidget() is not self:
                    widget.setParent(self)

    def flow(self, width: int, unit: float, *, place: bool) -> int:
        """The height in that width, and with `place` everything goes to its place."""
        gap, between, indent, lines = (round(each * unit) for each in (_GAP, _BETWEEN, _INDENT, _LINES))
        heads = [
            group.widgets[0].sizeHint().width() for group in self._groups if group.begins and len(group.widgets) > 1
        ]
        widest = min(max(heads, default=0), width // 2)
        left = top = high = 0
        line: list[tuple[QWidget, int, int]] = []

        def end() -> None:
            nonlocal left, top, high
            for widget, at, wide in line:
                if place:
                    tall = widget.sizeHint().height()
                    widget.setGeometry(QRect(at, top + (high - tall) // 2, wide, tall))
                    widget.show()
            top += high + lines if line else 0
            line.clear()
            left = high = 0

        for group in self._groups:
            wide = [widget.sizeHint().width() for widget in group.widgets]
            if group.begins and len(wide) > 1:
                wide[0] = max(wide[0], widest)
            whole = sum(wide) + gap * (len(wide) - 1)
            if group.ends:
                whole = min(whole, round(_ENOUGH * unit))
            if line and (group.begins or left + between + whole > width):
                end()
            elif line:
                left += between - gap
            for number, (widget, each) in enumerate(zip(group.widgets, wide, strict=True)):
                if line and left + each > width and number:
                    end()
                    left = indent
                each = min(each, width - left)
                if group.ends and number == len(wide) - 1:
                    each = width - left
                line.append((widget, left, each))
                high = max(high, widget.sizeHint().height())
                left += each + gap
        end()
        return max(0, top - lines)
