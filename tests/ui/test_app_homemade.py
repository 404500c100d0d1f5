# SPDX-License-Identifier: GPL-3.0-or-later
"""A character that somebody made up at the table: its things are called what its file calls them, in a game and when looking back."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, homemade, load_content
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import Player, open_window

SAINT = """\
kind: character
id: saint
name: Saint
size: 20
tracks: {t7: {name: Patience, range: 0-9, starts: 0}}
deck:
- {title: Breathe in, type: action, copies: 20, do: [{shift: {t7: 1}}, {gain: {fortitude: 1}}]}
"""


@pytest.fixture
def saints(tmp_path: Path) -> Content:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "saint.yaml").write_text(SAINT, "utf-8")
    content = load_content([folder])
    assert content.problems == []
    return content


def test_the_log_names_a_track_and_not_its_id(qtbot: QtBot, saints: Content, tmp_path: Path) -> None:
    window = open_window(qtbot, saints, tmp_path / "games")
    window.deal(plan_game([SeatInfo("Ann", "saint"), SeatInfo("Bot", "zot", "bot:regular")], seed=3, first=0))
    player = Player(window)
    player.until(lambda page: "track_changed" in [event.key for event in page.session.events(0, 0)])
    log = window.at_table.log
    assert "Patience" in log.as_text()
    assert "t7" not in log.as_text()
    session = player.session
    replay = ReplaySession(session.plan, saints, session.commands)
    window.deal(plan_game([SeatInfo("Ann", "gerki"), SeatInfo("Bot", "zot", "bot:regular")], seed=3))
    window.watch(replay)
    page = window.looking_back
    assert page is not None
    page.go(replay.length)
    assert "t7" not in log.as_text()
    assert "Patience" in log.as_text()


def test_what_was_saved_meanwhile_sits_in_new_game(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also without a look into the workshop, and as it is now."""
    monkeypatch.setattr(homemade.folders, "data", lambda: tmp_path)
    window = MainWindow(homemade.load_all_content, Settings(None), tmp_path / "games", version="test")
    qtbot.addWidget(window)
    window.lay_table()
    assert window.catalogue.character("saint") is None
    own = tmp_path / "characters" / "saint.yaml"
    own.parent.mkdir()
    own.write_text(SAINT, "utf-8")
    window.lay_table()
    assert window.catalogue.character("saint") is not None
    read = window.content
    window.lay_table()
    assert window.content is read, "nothing is read twice"
    own.write_text(SAINT.replace("name: Saint", "name: Sinner"), "utf-8")
    window.lay_table()
    found = window.catalogue.character("saint")
    assert found is not None
    assert found.name == "Sinner"
