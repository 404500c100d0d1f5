# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.session.picking import forget_names
from rdi_desktop.ui.cards import art, dyes
from rdi_desktop.ui.look import assets, garbage, scaling, style
from rdi_desktop.ui.look.early import Standing
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.window.main_window import MainWindow
from tests.machines import two_keys
from tests.ui.app_window import open_window


@pytest.fixture(autouse=True)
def usual_start(qapp: QApplication) -> None:
    """No test sees how large the window of another was, nor where another left the mouse: what comes to lie there would be pointed at."""
    QCursor.setPos(10, 10)  # where the mouse of the offscreen platform is at first
    scaling.set_unit(1.0)
    Standing.times = 0.0  # tests press at once
    THEME.wear("candle")
    if qapp.styleSheet() not in ("", style.style_sheet()):
        qapp.setStyleSheet(style.style_sheet())


@pytest.fixture(autouse=True)
def garbage_here() -> Iterator[None]:
    """As in the program no garbage is collected on other threads: one that paints a face would destroy widgets."""
    gc.disable()
    yield
    garbage.collect()
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def keys_of_hosts() -> Iterator[None]:
    yield from two_keys()


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()


@pytest.fixture
def home(one_folder: Path) -> Iterator[Path]:
    """The folder of home-made characters, of this test alone, where the window finds their pictures. It is not there yet."""
    before = QDir.searchPaths("assets")
    assets.also(one_folder / "data" / "characters")
    yield one_folder / "data" / "characters"
    QDir.setSearchPaths("assets", before)
    art.forget()
    dyes.forget()
    forget_names()


@pytest.fixture
def workshop_window(qtbot: QtBot, home: Path, tmp_path: Path) -> Iterator[MainWindow]:
    """The program with what lies in that folder."""
    made = open_window(qtbot, load_all_content(), tmp_path / "games")
    made._load = load_all_content
    yield made
    if (dialog := QApplication.activeModalWidget()) is not None:
        dialog.close()


@pytest.fixture
def window(qtbot: QtBot, content: Content, tmp_path: Path) -> MainWindow:
    """The program on its start screen; its games lie in the test's folder."""
    return open_window(qtbot, content, tmp_path)
