# SPDX-License-Identifier: GPL-3.0-or-later
"""From the command to a table that can be touched, and the memory of a game with eight seats, each in a fresh process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import pytest

from tests.benchmarks.figures import report

PROGRAM = """
import sys, time
started = float(sys.argv[1])
from pathlib import Path
from PySide6.QtWidgets import QApplication
from rdi_desktop import cli
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.window.app import make_application, make_window
from rdi_desktop.ui.look.settings import Settings
folder = Path(sys.argv[2])
window = make_window(make_application(), Settings(folder / "settings.json"), folder / "games")
window.resize(1920, 1080)
window.show()
names = list(window.content.characters)[: int(sys.argv[3])]
window.deal(plan_game([SeatInfo(n, n, "human" if i == 0 else "bot:regular") for i, n in enumerate(names)], seed=1, first=0))
QApplication.processEvents()
touched = time.time() - started
peak = 0
if Path("/proc/self/status").exists():
    deadline = time.time() + 3
    while time.time() < deadline:
        QApplication.processEvents()
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            peak = int(line.split()[1]) / 1024
import json
print(json.dumps({"seconds": touched, "megabytes": peak}))
window.close()
"""


def measured(folder: Path, seats: int) -> dict[str, float]:
    """One start of the program. It is warm when an earlier one has left compiled modules in the folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(sys.path),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    call = [sys.executable, "-c", PROGRAM, str(time.time()), str(folder), str(seats)]
    done = subprocess.run(call, capture_output=True, text=True, env=environment, check=True)
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def test_start_and_memory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measured(tmp_path, 4)
    warm = [measured(tmp_path, 4)["seconds"] for _ in range(5)]
    report("start to a table one can touch, warm", median(warm), 1.0, "s", capsys)
    report("memory with 8 seats", measured(tmp_path, 8)["megabytes"], 250, "MB", capsys)
