# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings in a file that several windows use, and that may be damaged."""

from __future__ import annotations

import codecs
import json
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.settings import TROUBLE, Settings
from rdi_desktop.ui.pages.favourites import Favourites
from rdi_desktop.ui.pages.puzzles import PuzzleRecord
from rdi_desktop.ui.window.main_window import MainWindow

WRITES = """
import sys
from pathlib import Path
from rdi_desktop.ui.look.settings import Settings

settings = Settings(Path(sys.argv[1]))
for n in range(40):
    settings.revise("list", lambda memo: f"{memo} {sys.argv[2]}{n}")
    settings.remember(f"{sys.argv[2]}.{n}", "x")
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_the_window_that_closes_last_leaves_the_others_settings(path: Path) -> None:
    one, other = Settings(path), Settings(path)
    one["font_scale"] = 1.5
    one.remember("lesson.3", "done")
    other["theme"] = "day"
    other.remember("window", "1280 720")
    one.remember("window", "1400 800")
    later = Settings(path)
    assert (later.number("font_scale"), later.word("theme")) == (1.5, "day")
    assert (later.memo("lesson.3"), later.memo("window")) == ("done", "1400 800")


def test_a_running_window_keeps_its_own_look(path: Path) -> None:
    """The other's theme would be half put on here: nothing would have told the table."""
    one, other = Settings(path), Settings(path)
    other["theme"] = "day"
    one["volume"] = 3
    assert one.word("theme") == "candle"
    assert Settings(path).word("theme") == "day"


def test_what_two_windows_collect_is_kept_of_both(path: Path) -> None:
    one, other = Settings(path), Settings(path)
    mine, theirs = Favourites(one), Favourites(other)
    mine.turn("zot")
    theirs.turn("fiona")
    mine.turn("gerki")
    mine.turn("zot")
    assert list(Favourites(Settings(path))) == ["fiona", "gerki"]
    PuzzleRecord(one).tried("p")
    PuzzleRecord(other).tried("p")
    PuzzleRecord(one).solved("p")
    PuzzleRecord(other).tried("p")
    assert PuzzleRecord(Settings(path)).of("p") == (3, True)


def test_keys_of_two_windows_are_both_kept(path: Path) -> None:
    one, other = Settings(path), Settings(path)
    try:
        keys.take(one)
        assert keys.change(one, "map", "X") == ""
        keys.take(Settings(None))  # the other window, which has not heard of it
        assert keys.change(other, "hint", "J") == ""
        keys.take(Settings(path))
        assert (keys.told("map"), keys.told("hint")) == ("X", "J")
    finally:
        keys.take(Settings(None))


def test_two_processes_that_write_at_once_lose_nothing(path: Path) -> None:
    writers = [subprocess.Popen([sys.executable, "-c", WRITES, str(path), letter]) for letter in "ab"]
    assert [writer.wait() for writer in writers] == [0, 0]
    settings = Settings(path)
    assert sorted(settings.memo("list").split()) == sorted(f"{letter}{n}" for letter in "ab" for n in range(40))
    assert all(settings.memo(f"{letter}.{n}") == "x" for letter in "ab" for n in range(40))


def test_an_editor_that_puts_a_mark_before_the_text_does_no_harm(path: Path) -> None:
    """Notepad writes a byte order mark."""
    path.write_bytes(codecs.BOM_UTF8 + b'{"font_scale": 1.5}')
    settings = Settings(path)
    assert settings.number("font_scale") == 1.5
    settings["volume"] = 1
    assert Settings(path).number("font_scale") == 1.5
    assert settings.trouble == ""
    assert json.loads(path.read_bytes()) == {"font_scale": 1.5, "volume": 1}


def test_damaged_settings_lie_aside_and_the_window_says_so(path: Path, qtbot: QtBot, content: Content) -> None:
    path.write_bytes(b'{"font_scale": 1.5')
    window = MainWindow(lambda: content, Settings(path), path.parent / "games")
    qtbot.addWidget(window)
    assert "settings.json.bad" in window.notice.text.text()
    window.settings["volume"] = 1
    assert (path.parent / "settings.json.bad").read_bytes() == b'{"font_scale": 1.5'


def test_settings_that_are_damaged_while_a_window_is_open_come_back_from_there(path: Path) -> None:
    settings = Settings(path)
    settings["font_scale"] = 1.5
    path.write_bytes(b"\x00\x00")
    settings["volume"] = 1
    assert Settings(path).number("font_scale") == 1.5
    assert (path.parent / "settings.json.bad").read_bytes() == b"\x00\x00"


def test_settings_that_cannot_be_written_are_told_once(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"no folder")
    settings, said = Settings(tmp_path / "config" / "settings.json"), list[str]()
    settings.observe(lambda key: said.append(settings.trouble) if key == TROUBLE else None)
    settings["volume"] = 1
    settings["volume"] = 2
    settings.remember("window", "1 1")
    assert len(said) == 1
    assert "cannot be" in said[0]
    assert settings["volume"] == 2


def test_settings_that_cannot_be_read_stay_as_they_are(path: Path) -> None:
    path.mkdir()
    settings = Settings(path)
    assert "cannot be read" in settings.trouble
    settings["volume"] = 1
    assert settings["volume"] == 1
    assert path.is_dir()
