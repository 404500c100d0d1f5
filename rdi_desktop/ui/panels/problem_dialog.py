# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog about a problem with one possible remedy: to apply it or not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label, on_wall


class ProblemDialog(QDialog):
    """The problem, and two buttons."""

    def __init__(self, title: str, text: str, take: str, leave: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.text = label(text, wrap=True)
        self.take = BrassButton(take, bright=True)
        self.leave = BrassButton(leave)
        self.take.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        sheet = Parchment()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(28, 20, 28, 26)
        inside.setSpacing(14)
        inside.addWidget(label(title, "subheading"))
        inside.addWidget(self.text)
        page = on_wall(self)
        page.addWidget(sheet, 1)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch()
        self.buttons.addWidget(self.leave)
        self.buttons.addWidget(self.take)
        page.addLayout(self.buttons)
        self.setMinimumWidth(560)
        self.take.setFocus()
