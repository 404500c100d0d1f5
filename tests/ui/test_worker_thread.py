# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from threading import Event
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from rdi_desktop.ui.panels.worker_thread import Thinker

class Thought:
    def __init__(self):
        self.begun, self.hurried, self.ended = Event(), Event(), False
    def think(self):
        self.begun.set()
        self.hurried.wait()
        self.ended = True
    def hurry(self):
        self.hurried.set()

app = QCoreApplication([])
window, thought = QObject(), Thought()
Thinker(window).begin(thought)
while not thought.begun.is_set():
    app.processEvents()  # it begins after the present frame
window.deleteLater()
app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
print(thought.ended)
"""


def test_a_window_that_is_destroyed_ends_what_is_being_thought() -> None:
    """Otherwise each would wait for the other for ever, so that it is tried in a program of its own."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=False)
    assert (ran.stdout.strip(), ran.stderr) == ("True", "")
