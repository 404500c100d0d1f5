# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's page for somebody who has made nothing yet: an introduction, and three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.scrolled import Scrolled
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label
from rdi_desktop.words import said

STEPS = ("file", "change", "face", "try")
"""What somebody who makes a character does, in this order."""


class FirstSteps(Parchment):
    """The introduction, which scrolls in large letters, and below it a button for each way."""

    def __init__(self) -> None:
        super().__init__()
        self.new = BrassButton(said("workshop-first-make"), bright=True)
        self.take_in = BrassButton(said("workshop-first-take-in"))
        text = QWidget()
        inside = QVBoxLayout(text)
        inside.setContentsMargins(46, 30, 46, 0)
        inside.setSpacing(8)
        inside.addStretch()
        inside.addWidget(label(said("workshop-first-title"), "heading"))
        for number, step in enumerate(STEPS, 1):
            inside.addSpacing(10)
            inside.addWidget(label(f"{number}  {said(f'workshop-step-{step}')}", "subheading"))
            inside.addWidget(label(said(f"workshop-step-{step}-about"), wrap=True))
        inside.addStretch()
        inside.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = Flow()
        buttons.addWidget(self.new)
        buttons.addWidget(self.take_in)
        foot = QVBoxLayout()
        foot.setContentsMargins(46, 0, 46, 0)
        foot.addLayout(buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 10, 14, 30)
        whole.setSpacing(16)
        whole.addWidget(Scrolled(text), 1)
        whole.addLayout(foot)
