#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long does a packed program take to its start screen? `python3 packaging/start_time.py PROGRAM [ARGUMENT …]`.

It says the median of eight warm starts, and how long a million additions take meanwhile: machines differ, and so does how busy they are.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

SHOWN = "the window is shown"
"""What the program says at --log-level info as soon as it would answer a click."""
STARTS = 8


def start(command: list[str], home: str) -> float:
    """Seconds from the command to a window that answers; a window that never comes is an error."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_"))}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "RDI_DESKTOP_DATA": home}
    began = time.perf_counter()
    said: list[str] = []
    with subprocess.Popen(
        [*command, "--log-level", "info"], stderr=subprocess.PIPE, text=True, env=environment
    ) as program:
        assert program.stderr is not None
        try:
            for line in program.stderr:
                said.append(line)
                if SHOWN in line:
                    return time.perf_counter() - began
        finally:
            program.kill()
    raise SystemExit("No window came:\n" + "".join(said))


def additions() -> float:
    """Seconds for a million additions."""
    began = time.perf_counter()
    total = 0
    for each in range(1_000_000):
        total += each
    return time.perf_counter() - began


def main(command: list[str]) -> int:
    """Print the median; always 0, since a figure is no test."""
    with tempfile.TemporaryDirectory() as home:
        start(command, home)
        took = median(start(command, home) for _ in range(STARTS))
    loop = median(additions() for _ in range(STARTS))
    print(f"start screen after {took:.2f} s, warm, median of {STARTS}; a million additions take {loop:.3f} s meanwhile")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
