# SPDX-License-Identifier: GPL-3.0-or-later
"""Keyboards of other countries before a real window of X11: only where Xvfb, setxkbmap and xdotool are installed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from tests.x_server import PATIENCE, skip_without_plugin, x_server

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


class Window:
    """The window that says which digit it takes each key for, on an X server."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self._environment = environment
        self._complaints = folder / "complaints"
        with self._complaints.open("w", encoding="utf-8") as complaints:
            self._program = subprocess.Popen(
                [sys.executable, "-c", LISTENER], stdout=subprocess.PIPE, stderr=complaints, text=True, env=environment
            )
        self._said: Queue[str | None] = Queue()
        self._ear = Thread(target=self._listen)
        self._ear.start()

    def _listen(self) -> None:
        assert self._program.stdout is not None
        with self._program.stdout as said:
            for line in said:
                self._said.put(line.strip())
        self._said.put(None)

    def heard(self) -> str:
        """The next thing that the window says."""
        said = self._said.get(timeout=PATIENCE)
        if said is None:
            complaints = self._complaints.read_text(encoding="utf-8")
            skip_without_plugin(complaints)
            raise AssertionError(complaints)
        return said

    def run(self, *command: str) -> None:
        subprocess.run(command, check=True, env=self._environment, timeout=PATIENCE, capture_output=True)

    def end(self) -> None:
        self._program.terminate()
        self._program.wait(timeout=PATIENCE)
        self._ear.join(timeout=PATIENCE)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with x_server((640, 480), "setxkbmap", "xdotool") as environment:
        made = Window(environment, tmp_path)
        try:
            yield made
        finally:
            made.end()


@pytest.mark.slow
def test_the_row_of_digits_is_known_on_real_keyboards(window: Window) -> None:
    window.run("xdotool", "windowfocus", window.heard())
    assert window.heard() == "ready"
    found = {}
    for layout in ROW:
        window.run("setxkbmap", layout)
        window.run("xdotool", "key", *(str(code) for code in range(10, 19)))
        found[layout] = [window.heard() for _ in range(9)]
    assert found == {layout: [f"{w!a} {n}" for n, w in enumerate(row, 1)] for layout, row in ROW.items()}
