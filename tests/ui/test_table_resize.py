# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that is made larger by dragging its edge: what is there is stretched, and laid out when the drag has ended."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from tests.rules.deal import at, content, deal
from tests.ui.table_hands import Hands


def test_steps_of_a_drag_stretch_the_table_and_the_last_one_lays_it_out(qtbot: QtBot) -> None:
    t = deal(zot=at(), fiona=at())
    seats = tuple(SeatInfo(seat.name, seat.character.id, HUMAN) for seat in t.table.seats)
    hands = Hands(qtbot, LocalSession.of(t.game, GamePlan(seats, 1), content()), size=(1200, 700))
    widget, table = hands.widget, hands.table
    widget.resize(1280, 700)
    before = table.layout
    assert before.size[0] == widget.viewport().width(), "a second size is laid out at once: a window that opens has two"
    for width in range(1290, 1400, 20):
        widget.resize(width, 720)
    assert table.layout is before
    corner = widget.mapFromScene(*before.size)
    assert (corner - QPoint(widget.viewport().width(), widget.viewport().height())).manhattanLength() <= 2
    qtbot.waitUntil(
        lambda: table.layout.size == (widget.viewport().width(), widget.viewport().height()), timeout=60_000
    )
    assert widget.transform().isIdentity()
