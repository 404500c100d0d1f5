# SPDX-License-Identifier: GPL-3.0-or-later
"""The standing of all players in words, a paragraph for each, also for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import Portrait, label
from rdi_desktop.ui.table.spoken import SpokenStanding
from rdi_desktop.words import said


class StandingDialog(Sheet):
    """A paragraph for each player, in a dialog that scrolls."""

    def __init__(self, players: Sequence[SpokenStanding], outlook: str = "", parent: QWidget | None = None) -> None:
        """`outlook`: what is said of all of them together."""
        super().__init__(
            said("player-standings-how-everybody-stands"),
            parent,
            least=600,
            size=(640, min(660, 110 + 84 * len(players) + 60 * bool(outlook))),
        )
        inside = self.parchment(QVBoxLayout(), scrolls=True)
        inside.setSpacing(10)
        if outlook:
            inside.addWidget(label(outlook, wrap=True))
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
        self.foot(None, self.closing_button())
