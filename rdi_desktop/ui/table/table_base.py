# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the table may ask of their scene. `scene.TableScene` implements it; the parts do not import it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.seen import SeenCard, SeenTable

if TYPE_CHECKING:
    from rdi_desktop.ui.table.animation import Animator
    from rdi_desktop.ui.table.background import Background
    from rdi_desktop.ui.table.controller import TableController
    from rdi_desktop.ui.table.drawing_context import DrawingContext
    from rdi_desktop.ui.table.hand import HandFan
    from rdi_desktop.ui.table.layout import TableLayout
    from rdi_desktop.ui.table.map_views import MapViews
    from rdi_desktop.ui.table.middle import Middle
    from rdi_desktop.ui.table.pieces import Pieces
    from rdi_desktop.ui.table.refs import Ref
    from rdi_desktop.ui.table.teams import TeamsView
    from rdi_desktop.ui.words.names import ShownNames


class TableBase(QGraphicsScene):
    """The table as its parts see it."""

    seen_more = Signal()
    """A further event has been completely shown."""
    shown = Signal()
    """All events have been shown."""

    seen: bool
    """Whether the table's size has been set; before that nothing is drawn."""
    view: SeenTable
    """The view of the seat that is shown."""
    layout: TableLayout
    names: ShownNames
    drawing: DrawingContext
    animator: Animator
    pieces: Pieces
    controller: TableController
    background: Background
    middle: Middle
    map_views: MapViews
    hand: HandFan
    teams: TeamsView

    @property
    def covered(self) -> bool:
        """Whether the curtain hangs over the hand."""
        raise NotImplementedError

    def card_of(self, ref: Ref | None) -> SeenCard | None:
        """The open card that is, is on, or is meant by that thing."""
        raise NotImplementedError

    def show_shown(self) -> None:
        """Update mats and piles from the shown table; when all beats have been shown, the line of text, too."""
        raise NotImplementedError

    def show_state(self) -> None:
        """Show what the controller holds, asks and complains of."""
        raise NotImplementedError
