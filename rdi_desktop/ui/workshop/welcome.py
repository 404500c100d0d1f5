# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's page for somebody who has made nothing yet: an introduction, and three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label

STEPS = {
    "A character is a text file": """Its name, and forty cards. “New” writes one that can be played at once, each line explained:
 the usual cards, or a copy of any character there is.""",
    "Change one thing after the other": """A title, a number, a whole card. As you save you see every card as it will look, what its
 text says, and what is wrong or odd. “Ideas” has thirty things that cards do, ready to be put in.""",
    "Give it a face": """“Pictures” puts portrait, emblem and cards together from parts, or takes a picture of yours.""",
    "Try it": """It sits down with you against three computers. What is good can be shared in one file.""",
}


class FirstSteps(Parchment):
    """The introduction, and a button for each way."""

    def __init__(self) -> None:
        super().__init__()
        self.new = BrassButton("Make my first character …", bright=True)
        self.take_in = BrassButton("Take in somebody else's …")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(60, 40, 60, 40)
        inside.setSpacing(8)
        inside.addStretch()
        inside.addWidget(label("A character of your own", "heading"))
        for number, (title, text) in enumerate(STEPS.items(), 1):
            inside.addSpacing(10)
            inside.addWidget(label(f"{number}  {title}", "subheading"))
            inside.addWidget(label(text.replace("\n", ""), wrap=True))
        inside.addSpacing(22)
        buttons = QHBoxLayout()
        buttons.addWidget(self.new)
        buttons.addWidget(self.take_in)
        buttons.addStretch()
        inside.addLayout(buttons)
        inside.addStretch()
        inside.setAlignment(Qt.AlignmentFlag.AlignTop)
