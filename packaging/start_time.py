#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long does a packed program take to its start screen? `python3 packaging/start_time.py PROGRAM [ARGUMENT …]`.

It says the median of eight warm starts, what a processor did for each, and how long a million additions take meanwhile: machines differ,
and so does how busy they are. Where something else runs at the same time, only the second figure means anything.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

SHOWN = "the window is shown"
"""What the program says at --log-level info as soon as its start screen is painted and would answer a click."""
STARTS = 8


def start(command: list[str], home: str) -> tuple[float, float]:
    """Seconds from the command to a window that answers, and of a processor; a window that never comes is an error."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_"))}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "RDI_DESKTOP_DATA": home}
    began, before = time.perf_counter(), os.times()
    took = 0.0
    said: list[str] = []
    with subprocess.Popen(
        [*command, "--log-level", "info"], stderr=subprocess.PIPE, text=True, env=environment
    ) as program:
        assert program.stderr is not None
        try:
            for line in program.stderr:
                said.append(line)
                if SHOWN in line:
                    took = time.perf_counter() - began
                    break
        finally:
            program.kill()
    if not took:
        raise SystemExit("No window came:\n" + "".join(said))
    after = os.times()  # it has ended by now, so that its time is known
    return took, sum(after[2:4]) - sum(before[2:4])


def additions() -> float:
    """Seconds of a processor for a million additions."""
    began = time.process_time()
    total = 0
    for each in range(1_000_000):
        total += each
    return time.process_time() - began


def main(command: list[str]) -> int:
    """Print the median; always 0, since a figure is no test."""
    with tempfile.TemporaryDirectory() as home:
        start(command, home)
        measured = [(*start(command, home), additions()) for _ in range(STARTS)]
    took, worked, loop = (median(each) for each in zip(*measured, strict=True))
    print(
        f"start screen after {took:.2f} s, warm, median of {STARTS}, {worked:.2f} s of a processor; "
        f"a million additions take {loop:.3f} s of it meanwhile"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
