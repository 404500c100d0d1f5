# SPDX-License-Identifier: GPL-3.0-or-later
"""The standing of all players in words, a paragraph for each, also for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, Portrait, label
from rdi_desktop.ui.table.spoken import SpokenStanding


class StandingDialog(QDialog):
    """A paragraph for each player, in a dialog that scrolls."""

    def __init__(self, players: Sequence[SpokenStanding], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("How everybody stands")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleDescription(" ".join(f"{player.name}. {player.told}" for player in players))
        sheet = Parchment()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(24, 16, 24, 22)
        inside.setSpacing(10)
        for player in players:
            row = QHBoxLayout()
            row.setSpacing(14)
            portrait = Portrait(52)
            portrait.show_character(player.character, player.name)
            text = QVBoxLayout()
            text.setSpacing(1)
            text.addWidget(label(player.name, "subheading"))
            text.addWidget(label(player.told, wrap=True))
            row.addWidget(portrait, alignment=Qt.AlignmentFlag.AlignTop)
            row.addLayout(text, 1)
            inside.addLayout(row)
        inside.addStretch()
        scroll = QScrollArea()
        scroll.setWidget(sheet)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        done = BrassButton("Done", bright=True)
        done.clicked.connect(self.accept)
        page = QVBoxLayout(self)
        page.addWidget(scroll)
        page.addWidget(done, alignment=Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(600)
        self.resize(640, min(660, 110 + 84 * len(players)))
        done.setFocus()
