# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with a game of two on the table, as `test_atspi.py` runs it; ends when its input is closed."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, QTimer

from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.app import make_application, make_window

LONGEST_MS = 280_000


def main() -> None:
    app = make_application()
    settings = Settings(None)
    settings["pace"] = 0.0
    window = make_window(app, settings, Path(sys.argv[1]))
    window.show()
    window.activateWindow()  # no window manager gives it the keys
    seats = [SeatInfo("Ann", "fiona"), SeatInfo("Bert", "gerki", "bot:regular")]
    window.deal(plan_game(seats, seed=3, first=0))
    stop = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    stop.activated.connect(app.quit)
    QTimer.singleShot(LONGEST_MS, app.quit)
    app.exec()


main()
