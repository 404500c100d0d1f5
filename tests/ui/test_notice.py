# SPDX-License-Identifier: GPL-3.0-or-later
"""A hint or another notice covers nothing that it is about, and no mat."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from tests.cases import weekly_but
from tests.ui.app_window import open_window
from tests.ui.person import Mouse
from tests.ui.test_legible import sit_down


@pytest.mark.parametrize(
    ("seats", "size"),
    weekly_but([(2, (1280, 720)), (4, (1920, 1080)), (8, (1280, 720))], [2, 4, 8], [(1280, 720), (1920, 1080)]),
    ids=str,
)
def test_a_notice_covers_no_mat_no_question_and_nothing_that_is_lit(
    qtbot: QtBot, content: Content, tmp_path: Path, seats: int, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, content, tmp_path, size)
    window.settings["log_open"] = False
    sit_down(window, seats)
    person = Mouse(window, seats)
    assert window.game is not None
    scene = window.game.table.table
    for _ in range(4):
        window.notice.say(
            "Play “How did this get stuck in your back?” at Barnaby: that player is closest to the floor."
        )
        told = window.notice.geometry()
        corner = window.game.table.mapTo(window, window.game.table.rect().topLeft())
        lit = [piece.rect for piece in scene.pieces if piece.ref.kind == "entry" or piece.ref in scene.controller.lit]
        taken = [*scene.layout.mats.values(), scene.layout.prompt, *lit]
        covered = [rect for rect in taken if not rect.toRect().translated(corner).intersected(told).isEmpty()]
        assert not covered
        assert QRect(0, 0, window.width(), window.height()).contains(told)
        window.notice.hide()
        person.move()


def test_beside_a_table_a_notice_stands_where_it_always_did(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    window = open_window(qtbot, content, tmp_path)
    window.notice.say("The start screen")
    assert window.notice.geometry().top() == 60
