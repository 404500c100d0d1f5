# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs are as large as the window lets them be read, and stay within it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from tests.session.people import BOT, plan
from tests.ui.app_window import open_window


def opened(ask: Callable[[], None]) -> QDialog:
    ask()
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_whoever_wants_to_read_how_to_play_or_the_settings_has_a_sheet_and_not_a_slip(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, content, tmp_path, size)
    room = window.size().boundedTo(window.screen().availableSize())
    for ask in (window.open_help, window.open_settings):
        dialog = opened(ask)
        assert dialog.height() > room.height() * 0.9
        assert dialog.width() > room.width() * 0.45
        dialog.close()


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_every_dialog_stays_within_the_window_with_its_title(
    qtbot: QtBot, content: Content, tmp_path: Path, size: tuple[int, int], letters: float
) -> None:
    window = open_window(qtbot, content, tmp_path, size)
    window.settings["font_scale"] = letters
    window.deal(plan(HUMAN, BOT))
    chart = window.at_table.show_chart
    for ask in (window.open_help, window.open_settings, window.open_about, window.choose_game, chart):
        dialog = opened(ask)
        assert dialog.width() <= size[0] and dialog.height() <= size[1] - 30
        dialog.close()
