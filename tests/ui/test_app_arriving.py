# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that come to the window from outside: let go over it wherever one is, or opened by a double-click."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.cli import SUFFIXES
from rdi_desktop.content import Content, homemade
from rdi_desktop.content.parcel import SUFFIX, packed
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.save import SUFFIX as GAME
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.window import arriving
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.workshop.giving import TakeInDialog
from tests.ui.app_window import Player, click, open_window

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def window(qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(homemade.folders, "data", lambda: tmp_path)
    return open_window(qtbot, content, tmp_path / "games")


@pytest.fixture
def odo(content: Content, tmp_path: Path) -> Path:
    """A character that somebody has sent."""
    file = tmp_path / f"odo{SUFFIX}"
    file.write_bytes(packed(EXAMPLES / "odo-quill.yaml", content.shipped, "A fan"))
    return file


def drop(window: MainWindow, *paths: Path) -> bool:
    """Let something go over the window; whether it may be."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    spot, keys, mouse = window.rect().center(), Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    entering = QDragEnterEvent(spot, Qt.DropAction.CopyAction, data, mouse, keys)
    QApplication.sendEvent(window, entering)
    if entering.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(spot), Qt.DropAction.CopyAction, data, mouse, keys))
        QTest.qWait(1)
    return entering.isAccepted()


def asked() -> ProblemDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ProblemDialog)
    return dialog


def test_the_same_endings_everywhere() -> None:
    assert {*SUFFIXES} == {*arriving.KNOWN} == {SUFFIX, GAME}
    assert arriving.CHARACTER == SUFFIX


def test_a_character_let_go_over_the_start_screen_is_shown_and_taken_if_one_says_so(
    window: MainWindow, odo: Path, tmp_path: Path
) -> None:
    assert drop(window, odo)
    dialog = asked()
    assert isinstance(dialog, TakeInDialog)
    assert "Odo Quill, Gossip by Appointment, made by A fan." in dialog.text.text()
    assert "1 of its own pictures" in dialog.text.text() or "2 of its own pictures" in dialog.text.text()
    assert not (tmp_path / "characters").exists()
    click(dialog.take)
    assert (tmp_path / "characters" / "odo-quill.yaml").is_file()
    assert window.pages.currentWidget() is window.workshop.page


def test_a_game_that_goes_on_is_not_left_without_asking(window: MainWindow, odo: Path) -> None:
    window.deal(plan_game([SeatInfo("Ann", "gerki"), SeatInfo("Bot", "zot", "bot:regular")], seed=3))
    assert window.game is not None
    Player(window).move()
    assert drop(window, odo)
    assert not isinstance(asked(), TakeInDialog)
    click(asked().leave)
    assert window.game is not None
    assert drop(window, odo)
    click(asked().take)
    assert isinstance(asked(), TakeInDialog)
    click(asked().leave)


def test_a_saved_game_is_let_go_over_the_window_and_goes_on(
    window: MainWindow, content: Content, tmp_path: Path
) -> None:
    plan = plan_game([SeatInfo("Ann", "gerki"), SeatInfo("Bot", "zot", "bot:regular")], seed=3)
    session = new_session(plan, content, tmp_path / "elsewhere")
    path = session.path
    session.close()
    assert path is not None
    assert drop(window, path)
    assert window.game is not None


def test_anything_else_is_not_taken(window: MainWindow, odo: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("hello", "utf-8")
    assert not drop(window, letter)
    assert not drop(window, odo, odo)
    assert not drop(window)
    assert QApplication.activeModalWidget() is None


def test_what_is_no_character_is_refused_in_the_workshop(window: MainWindow, tmp_path: Path) -> None:
    wrong = tmp_path / "WRONG.RDICHAR"
    wrong.write_bytes(b"no zip")
    window.open_file(wrong)
    page = window.workshop.page
    assert page is not None
    assert "WRONG.RDICHAR is not taken in: the file is damaged" in page.state.text()


def test_what_the_system_opens_comes_to_the_window(window: MainWindow, odo: Path) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    event = QFileOpenEvent(QUrl.fromLocalFile(str(odo)))
    assert Path(event.file()) == odo
    heard: list[Path] = []
    if isinstance(app, arriving.Application):
        app.file_opened.connect(heard.append)
        QApplication.sendEvent(app, event)
        assert heard == [odo]
        app.file_opened.disconnect(heard.append)
    window.let_in(odo)
    assert isinstance(asked(), TakeInDialog)
    window.let_in(odo)  # while something is asked, nothing else is
    click(asked().leave)
    assert QApplication.activeModalWidget() is None
