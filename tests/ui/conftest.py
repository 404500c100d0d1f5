# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, load_content
from rdi_desktop.ui.look import scaling, style
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import open_window


@pytest.fixture(autouse=True)
def usual_size() -> None:
    """No test sees how large the window of another was."""
    scaling.set_unit(1.0)
    THEME.wear("candle")
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet() not in ("", style.style_sheet()):
        app.setStyleSheet(style.style_sheet())


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()


@pytest.fixture
def window(qtbot: QtBot, content: Content, tmp_path: Path) -> MainWindow:
    """The program on its start screen; its games lie in the test's folder."""
    return open_window(qtbot, content, tmp_path)
