# SPDX-License-Identifier: GPL-3.0-or-later
"""Disks and folders that do not do what they should, while people play."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import read_save
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click, deal_late


@pytest.fixture
def blocked(window: MainWindow) -> Path:
    """Where the games should lie is something else, so that none can be written."""
    window.folder = window.folder / "games"
    window.folder.write_bytes(b"")
    return window.folder


def test_it_is_said_and_the_game_is_played_all_the_same(window: MainWindow, blocked: Path) -> None:
    window.deal(plan(HUMAN, BOT))
    assert window.notice.isVisible()
    assert "cannot be written down" in window.notice.text.text()
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    assert window.notice.isVisible(), "it is said as long as it is so"

    blocked.unlink()
    player.until(lambda page: page.session.view(None).turn_number == 4)
    assert not window.notice.isVisible()
    path = player.session.path
    assert path is not None
    assert tuple(read_save(path).commands) == player.session.commands


def test_a_copy_can_be_saved_where_there_is_room(window: MainWindow, blocked: Path, tmp_path: Path) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    window.at_table.exports.save_copy(tmp_path / "evening no. 7")

    assert tuple(read_save(tmp_path / "evening no. 7.rdigame").commands) == player.session.commands


def test_nobody_closes_the_window_on_a_game_that_is_not_written_by_mistake(window: MainWindow, blocked: Path) -> None:
    window.deal(plan(HUMAN, BOT))
    Player(window).until(lambda page: page.session.commands)
    window.close()
    offer = window.findChild(ProblemDialog)
    assert isinstance(offer, ProblemDialog)
    assert window.isVisible()
    click(offer.leave)
    assert window.isVisible()
    assert window.game is not None

    window.close()
    second = [each for each in window.findChildren(ProblemDialog) if each.isVisible()]
    click(second[0].take)
    assert not window.isVisible()


@pytest.mark.parametrize(
    "text",
    [b"", b"\xff\xfe\x00", b"[" * 100_000, b'{"bot_pace": 1' + b"0" * 400 + b"}", b'{"bot_pace": {"new": 1}, "x": 2}'],
    ids=["empty", "no letters", "endless", "immense", "of another form"],
)
def test_settings_that_make_no_sense_are_as_if_never_set_or_kept_in_bounds(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    settings = Settings(path)
    assert 0 <= settings.number("bot_pace") <= 3
    settings["log_open"] = False
    assert not Settings(path).flag("log_open")


def test_settings_that_cannot_be_kept_hold_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"")
    settings = Settings(tmp_path / "config" / "settings.json")
    settings["reduce_motion"] = True
    assert settings.flag("reduce_motion")


def test_a_space_that_comes_when_the_game_has_just_ended_deals_no_rematch(window: MainWindow) -> None:
    player = deal_late(window, plan(HUMAN, BOT))
    while not player.session.over:
        player.move()
    page = player.page
    assert page.ending.isVisible()
    QTest.keyClick(page.ending.rematch, Qt.Key.Key_Space)
    assert window.game is page
    page._too_late.stop()
    QTest.keyClick(page.ending.rematch, Qt.Key.Key_Space)
    assert window.game is not page
