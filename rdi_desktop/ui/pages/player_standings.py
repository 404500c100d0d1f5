# SPDX-License-Identifier: GPL-3.0-or-later
"""The standing of all players in words, a paragraph for each, also for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.bots.odds import chances
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import Portrait, label
from rdi_desktop.ui.table.spoken import SpokenStanding
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.seen import SeenTable


def outlook_words(view: SeenTable, content: Content) -> str:
    """Who is nearest the floor, and everybody's chance by what an onlooker sees; '' once the game is over."""
    staying = [mat for mat in view.seats if not mat.out and mat.kit.loses and not mat.facing]
    if view.over is not None or not staying:
        return ""
    nearest = min(staying, key=lambda mat: mat.fortitude - mat.alcohol)
    room = nearest.fortitude - nearest.alcohol
    shares = sorted(enumerate(chances(view, content)), key=lambda share: -share[1])
    told = [
        said("player-standings-chance", name=isolated(view.seats[seat].name), n=round(100 * chance))
        for seat, chance in shares
        if chance > 0
    ]
    first = said("player-standings-nearest", name=isolated(nearest.name), n=room)
    return " ".join([first, said("player-standings-chances", listed=listed(told))])


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
        told = [f"{isolated(player.name)}. {player.told}" for player in players]
        self.setAccessibleDescription(" ".join([outlook, *told] if outlook else told))
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
