# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the table may ask of the scene that they are in. `scene.TableScene` is that scene; none of them knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.seen import SeenCard, SeenTable

if TYPE_CHECKING:
    from rdi_desktop.ui.table.animation import Animator
    from rdi_desktop.ui.table.atlas import Atlas
    from rdi_desktop.ui.table.controller import TableController
    from rdi_desktop.ui.table.easel import Easel
    from rdi_desktop.ui.table.hand import HandFan
    from rdi_desktop.ui.table.layout import TableLayout
    from rdi_desktop.ui.table.middle import Middle
    from rdi_desktop.ui.table.pieces import Pieces
    from rdi_desktop.ui.table.refs import Ref
    from rdi_desktop.ui.table.room import Room
    from rdi_desktop.ui.table.teams import TeamsView
    from rdi_desktop.ui.words.names import Names


class TableBase(QGraphicsScene):
    """The table as its parts see it."""

    seen_more = Signal()
    """Something that has happened has been seen to its end."""
    shown = Signal()
    """All that has happened has been seen."""

    seen: bool
    """Whether anybody has been told how large the table is; before that nothing is drawn."""
    view: SeenTable
    """What the seat whose eyes see the table may see."""
    layout: TableLayout
    names: Names
    easel: Easel
    animator: Animator
    pieces: Pieces
    controller: TableController
    room: Room
    middle: Middle
    atlas: Atlas
    hand: HandFan
    teams: TeamsView

    @property
    def covered(self) -> bool:
        """Whether the curtain hangs over the hand."""
        raise NotImplementedError

    def card_of(self, ref: Ref | None) -> SeenCard | None:
        """The open card that is, lies on or stands for that thing."""
        raise NotImplementedError

    def show_shown(self) -> None:
        """Mats and piles follow what has been seen; when all has been, so does the line that says what goes on."""
        raise NotImplementedError

    def show_state(self) -> None:
        """Show what the controller holds, asks and complains of."""
        raise NotImplementedError
