# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a reader on the bus finds it: `atspi_program.py FOLDER WHAT PORT`; ends when its input is closed.

WHAT is a `table` of two, a whole `game-SEED` against two computer players, or the `start` screen; PORT is where tables are looked for.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtNetwork import QHostAddress

from rdi_desktop.session import plan as plans
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.look import garbage
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.app import make_application, make_window
from rdi_desktop.ui.window.main_window import MainWindow

LONGEST_MS = 900_000
FIRST_EVENING = 2
"""The seed of the game behind the lessons: the same each week."""
_TICK_MS = 10
_PASSES_S = 0.3
"""So much of the show passes in each tick: what is said, and in what order, is that of its usual pace."""


def quicken(window: MainWindow) -> None:
    """Let time pass faster, at any table."""
    page = window.game
    if page is not None and page.showing.busy:
        page.showing.go_on(_PASSES_S)
    elif page is not None and page.paused:
        page.skip_pause()


def main() -> None:
    folder, what = Path(sys.argv[1]), sys.argv[2]
    app = make_application()
    settings = Settings(None)
    settings["anyone_waits"] = 0
    plans.new_seed = lambda: FIRST_EVENING
    if what == "table":
        settings["pace"] = 0.0
    window = make_window(app, settings, folder)
    garbage.collect_here()
    window.network.address = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
    window.network.beacon_port = int(sys.argv[3])
    window.show()
    window.activateWindow()
    seats = [SeatInfo("Ann", "fiona"), SeatInfo("Bert", "gerki", "bot:regular")]
    if what == "table":
        window.deal(plan_game(seats, seed=3, first=0))
    elif what != "start":
        seats.append(SeatInfo("Cleo", "zot", "bot:regular"))
        window.deal(plan_game(seats, seed=int(what.removeprefix("game-")), first=0))
    if what != "table":
        clock = QTimer(app)
        clock.timeout.connect(lambda: quicken(window))
        clock.start(_TICK_MS)
    stop = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def end() -> None:
        """End at once: `quit` would ask a host first."""
        window.network.end()
        app.exit()

    stop.activated.connect(end)
    QTimer.singleShot(LONGEST_MS, end)
    app.exec()


main()
