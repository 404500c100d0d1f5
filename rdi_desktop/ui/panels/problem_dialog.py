# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog about a problem with one possible remedy: to apply it or not."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label


class ProblemDialog(Sheet):
    """The problem, and two buttons."""

    def __init__(self, title: str, text: str, take: str, leave: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent, least=560)
        self.text = label(text, wrap=True)
        self.take = BrassButton(take, bright=True)
        self.leave = BrassButton(leave)
        self.take.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        inside = self.parchment(QVBoxLayout())
        inside.setSpacing(14)
        inside.addWidget(label(title, "subheading"))
        inside.addWidget(self.text)
        self.buttons = self.foot(None, self.leave, self.take)
