# SPDX-License-Identifier: GPL-3.0-or-later
"""From the command to a table that can be touched, and memory with eight seats and after six games, each in a fresh process.

Told are seconds of the processor, so that other work on the machine does not count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from tests.benchmarks.figures import report

PROGRAM = """
import json, sys, time
from pathlib import Path
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from rdi_desktop import cli
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.window.app import make_application, make_window
from rdi_desktop.ui.look.settings import Settings
folder, seats, games = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
window = make_window(make_application(), Settings(folder / "settings.json"), folder / "games")
window.resize(1920, 1080)
window.show()
QApplication.processEvents()
start = time.process_time()


def deal(number):
    names = (list(window.content.characters) * 2)[number * seats : number * seats + seats]
    places = [SeatInfo(name, name, "bot:regular" if place else "human") for place, name in enumerate(names)]
    window.deal(plan_game(places, seed=number, first=0))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what an event loop does of itself
    QApplication.processEvents()


def held():
    "Memory of this process that nobody shares (MB)."
    told = dict(line.split(":") for line in Path("/proc/self/smaps_rollup").read_text().splitlines()[1:])
    return sum(int(told[key].split()[0]) for key in ("Private_Clean", "Private_Dirty")) / 1024


deal(0)
table = time.process_time()
deadline = time.time() + 3
while time.time() < deadline:
    QApplication.processEvents()
for number in range(games):
    deal(number)
    from tests.session.people import People
    people = People(window.game.session)
    while not window.game.session.over:
        people.move()
        QApplication.processEvents()
print(json.dumps({"start": start, "table": table, "megabytes": held()}))
window.close()
"""


def measured(folder: Path, seats: int, games: int = 0) -> dict[str, float]:
    """One start of the program, and whole games after it. It is warm when an earlier one has left compiled modules in the folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(sys.path),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    call = [sys.executable, "-c", PROGRAM, str(folder), str(seats), str(games)]
    done = subprocess.run(call, capture_output=True, text=True, env=environment, check=True)
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def test_start_and_memory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measured(tmp_path, 4)
    warm = [measured(tmp_path, 4) for _ in range(5)]
    report("start to the start screen, warm", median(each["start"] for each in warm), 0.2, "s", capsys)
    report("start to a table one can touch, warm", median(each["table"] for each in warm), 0.8, "s", capsys)
    report("memory with 8 seats", measured(tmp_path, 8)["megabytes"], 250, "MB", capsys)
    report("memory after six games of four", measured(tmp_path, 4, games=6)["megabytes"], 250, "MB", capsys)
