# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog with a list of positions to play, a heading, and the progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.ui.look.scrolled import scrolling
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label, on_wall

if TYPE_CHECKING:
    from collections.abc import Sequence


class ListedRow(Parchment):
    """One row; its button opens it."""

    opened = Signal()
    open: BrassButton


class ListedDialog(QDialog):
    """The dialog: a row for each item, scrolling."""

    chosen = Signal(object)
    """The item of the row that was opened."""

    def __init__(
        self,
        title: str,
        about: str,
        listed: Sequence[tuple[ListedRow, object]],
        state: str,
        share: tuple[float, float],
        parent: QWidget | None = None,
    ) -> None:
        """`listed`: each row with its item; the first bright one gets the focus. `share`: the fraction of the window covered."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, 6, 0)
        inside.setSpacing(6)
        for row, what in listed:
            row.opened.connect(partial(self._choose, what))
            inside.addWidget(row)
        inside.addStretch()
        self.back = BrassButton("Back", pixels=18)
        self.back.clicked.connect(self.reject)
        self.state = label(state, "quiet")
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch()
        foot.addWidget(self.state)
        page = on_wall(self)
        page.setContentsMargins(20, 12, 20, 16)
        page.addWidget(label(title, "heading"))
        page.addWidget(label(about, wrap=True))
        page.addWidget(scrolling(sheet), 1)
        page.addLayout(foot)
        rows = [row for row, _ in listed]
        first = next((row for row in rows if row.open.bright), rows[0] if rows else None)
        if first is not None:
            first.open.setFocus()
        size = parent.size() if parent is not None else self.sizeHint()
        self.resize(round(size.width() * share[0]), round(size.height() * share[1]))

    def _choose(self, what: object) -> None:
        self.accept()
        self.chosen.emit(what)
