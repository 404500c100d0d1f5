# SPDX-License-Identifier: GPL-3.0-or-later
"""The program shows its start screen at once, and has the rest ready before anybody wants it.

Asked of a program of its own: in this one everything is imported already.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
BEHIND = {
    "rdi_desktop.content": "cards are not read before somebody wants to see them",
    "rdi_desktop.engine.language": "nor what they mean",
    "rdi_desktop.engine.rules": "there is no game",
    "rdi_desktop.bots.regular": "nobody plays",
    "rdi_desktop.session": "no game was ever saved",
    "rdi_desktop.director": "nothing happens that could be shown",
    "rdi_desktop.net": "people who play alone need no network",
    "rdi_desktop.commands": "the window is no command",
    "rdi_desktop.ui.window.at_table": "there is no table",
    "rdi_desktop.ui.pages.newgame": "a page of its own",
    "rdi_desktop.ui.pages.gallery": "the same",
    "rdi_desktop.ui.pages.help": "the same",
    "rdi_desktop.ui.pages.settings_dialog": "the same",
    "PySide6.QtNetwork": "see net",
    "yaml": "see content",
    "msgspec": "settings and keys are plain JSON",
    "cryptography": "for the certificate of a host",
    "miniaudio": "loaded by a thread of its own, with the first sound",
    "multiprocessing": "for `simulate`",
    "asyncio": "used nowhere",
    "ssl": "Qt has its own",
    "http": "used nowhere",
    "email": "used nowhere",
}
"""What the start screen does without, and why."""
TOGETHER = 40
"""So many modules at most are imported in one idle moment."""

PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from rdi_desktop import cli
from rdi_desktop.ui.window import ahead, app
from rdi_desktop.words.language import language

found = {}

class Watched(ahead.Ahead):
    def __init__(self, window):
        found["start"] = sorted(sys.modules)
        found["languages"] = language.cache_info().currsize
        found["pieces"] = []
        self.known = len(sys.modules)
        super().__init__(window)

    def _go_on(self):
        super()._go_on()
        found["pieces"].append(len(sys.modules) - self.known)
        self.known = len(sys.modules)
        if self.done:
            play(self.parent())

def play(window):
    from rdi_desktop.session.plan import SeatInfo, plan_game

    ready = set(sys.modules)
    window.settings["bot_pace"] = 0.0
    window.settings["pace"] = 0.0
    window.lay_table()
    window.deal(plan_game([SeatInfo("Ann", "gerki", "bot:regular"), SeatInfo("Ben", "zot", "bot:shark")], seed=3))
    window.game.session.step()

    def look(tries=0):
        if window.game.session.commands or tries > 500:
            found["commands"] = len(window.game.session.commands)
            found["late"] = sorted(set(sys.modules) - ready)
            window.close()
        else:
            QTimer.singleShot(10, lambda: look(tries + 1))
    look()

app.Ahead = Watched
status = cli.main([])
print(json.dumps(found))
raise SystemExit(status)
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What was imported when the start screen was there, in which pieces the rest came, and what still came with the first move."""
    home = tmp_path_factory.mktemp("home")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "RDI_DESKTOP_DATA": str(home), "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=False, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    said: dict[str, Any] = json.loads(ran.stdout)
    return said


def test_the_start_screen_waits_for_nothing_that_lies_behind_it(found: dict[str, Any]) -> None:
    waited = [name for name in found["start"] if any(name == each or name.startswith(f"{each}.") for each in BEHIND)]
    assert not waited


def test_the_start_screen_reads_no_language_that_it_does_not_speak(found: dict[str, Any]) -> None:
    assert found["languages"] == 1


def test_what_lies_behind_it_comes_in_short_moments(found: dict[str, Any]) -> None:
    assert max(found["pieces"]) <= TOGETHER


def test_nothing_is_left_to_import_when_the_first_move_is_made(found: dict[str, Any]) -> None:
    assert found["commands"]
    assert not [name for name in found["late"] if name.startswith(("rdi_desktop", "PySide6"))]
