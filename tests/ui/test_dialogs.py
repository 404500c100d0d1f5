# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs are as large as the window lets them be read, and stay within it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look.pages import Where, page
from rdi_desktop.ui.look.theme import THEME
from tests.cases import weekly_but
from tests.session.people import BOT, plan
from tests.ui.app_window import open_window
from tests.ui.page_visits import sheet_of, sheets


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_whoever_wants_to_read_how_to_play_or_the_settings_has_a_sheet_and_not_a_slip(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, content, tmp_path, size)
    room = window.size().boundedTo(window.screen().availableSize())
    for key in ("help", "settings"):
        dialog = sheet_of(window, page(key))
        assert dialog is not None
        assert dialog.height() > room.height() * 0.9
        assert dialog.width() > room.width() * 0.45
        dialog.close()


@pytest.mark.parametrize(
    ("size", "letters"),
    weekly_but([((1024, 640), 2.0), ((1920, 1080), 1.0)], [(1024, 640), (1920, 1080)], [1.0, 2.0]),
    ids=str,
)
def test_every_dialog_stays_within_the_window_with_its_title(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int], letters: float
) -> None:
    window = open_window(qtbot, content, tmp_path, size)
    window.settings["font_scale"] = letters
    window.deal(plan(HUMAN, BOT))
    for _, sheet in sheets(window, Where.ANYWHERE, Where.AT_TABLE):
        shown = sheet.grab().toImage()
        ratio = shown.devicePixelRatio()
        for x, y in ((sheet.width() // 2, 4), (sheet.width() // 2, sheet.height() - 4), (4, sheet.height() // 2)):
            assert shown.pixelColor(int(x * ratio), int(y * ratio)) == QColor(THEME.palette.gold_dark), "no edge"
        assert sheet.width() <= size[0] and sheet.height() <= size[1] - 30
        margins = sheet.outer.contentsMargins()
        assert min(margins.left(), margins.right(), margins.bottom()) > 0
