# SPDX-License-Identifier: GPL-3.0-or-later
"""Keyboards of other countries before a real window of X11: only where Xvfb, setxkbmap and xdotool are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from rdi_desktop.machine import system

PATIENCE = 100
"""Seconds for a program to say what is waited for."""
ROW = {
    "us": "123456789",
    "fr": "&é\"'(-è_ç",
    "be": "&é\"'(§è!ç",
    "cz": "+ěščřžýáí",
    "tr": "123456789",
    "ru": "123456789",
    "gr": "123456789",
    "il": "123456789",
}
"""What the row of digits writes without Shift."""
LISTENER = """
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from rdi_desktop.machine import keyboard


class Listener(QWidget):
    said = ()

    def say_once(self, *words):
        if words not in self.said:
            self.said += (words,)
            print(*words, flush=True)

    def paintEvent(self, event):  # the server shows it from now on: before that it gives it no keys
        self.say_once(int(self.winId()))

    def event(self, event):
        if event.type() == QEvent.Type.WindowActivate:
            self.say_once("ready")
        return super().event(event)

    def keyPressEvent(self, event):
        print(ascii(event.text()), keyboard.digit(event), flush=True)


app = QApplication([])
window = Listener()
window.show()
app.exec()
"""


class Screen:
    """An X server without a window manager, and a window that says which digit it takes each key for."""

    def __init__(self, folder: Path) -> None:
        number, wanted = os.pipe()
        server = ["Xvfb", "-displayfd", str(wanted), "-screen", "0", "640x480x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(server, pass_fds=(wanted,), stderr=subprocess.DEVNULL)
        os.close(wanted)
        with os.fdopen(number, encoding="ascii") as told:  # once it takes calls
            self._environment = {**os.environ, "DISPLAY": f":{told.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
        self._complaints = folder / "complaints"
        with self._complaints.open("w", encoding="utf-8") as complaints:
            self._window = subprocess.Popen(
                [sys.executable, "-c", LISTENER],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=self._environment,
            )
        self._said: Queue[str | None] = Queue()
        self._ear = Thread(target=self._listen)
        self._ear.start()

    def _listen(self) -> None:
        assert self._window.stdout is not None
        for line in self._window.stdout:
            self._said.put(line.strip())
        self._said.put(None)

    def heard(self) -> str:
        """The next thing that the window says."""
        said = self._said.get(timeout=PATIENCE)
        if said is None and "xcb-cursor0" in self._complaints.read_text(encoding="utf-8"):
            pytest.skip("Qt's plugin for X needs libxcb-cursor0, which is not here")
        assert said is not None, self._complaints.read_text(encoding="utf-8")
        return said

    def run(self, *command: str) -> None:
        subprocess.run(command, check=True, env=self._environment, timeout=PATIENCE, capture_output=True)

    def end(self) -> None:
        for each in (self._window, self._server):
            each.terminate()
            each.wait(timeout=PATIENCE)
        self._ear.join(timeout=PATIENCE)
        assert self._window.stdout is not None
        self._window.stdout.close()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    if not system.LINUX:
        pytest.skip("keyboards of X11 are Linux's")
    for program in ("Xvfb", "setxkbmap", "xdotool"):
        if shutil.which(program) is None:
            pytest.skip(f"no {program} here")
    made = Screen(tmp_path)
    try:
        yield made
    finally:
        made.end()


@pytest.mark.slow
def test_the_row_of_digits_is_known_on_real_keyboards(screen: Screen) -> None:
    screen.run("xdotool", "windowfocus", screen.heard())
    assert screen.heard() == "ready"
    found = {}
    for layout in ROW:
        screen.run("setxkbmap", layout)
        screen.run("xdotool", "key", *(str(code) for code in range(10, 19)))
        found[layout] = [screen.heard() for _ in range(9)]
    assert found == {layout: [f"{w!a} {n}" for n, w in enumerate(row, 1)] for layout, row in ROW.items()}
