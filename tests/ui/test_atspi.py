# SPDX-License-Identifier: GPL-3.0-or-later
"""The table over the real accessibility bus of Linux, as Orca reads it: program and reader are two processes under Xvfb."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = Path("/usr/bin/python3")
LONGEST_S = 300


def missing() -> str:
    """What of all that it takes is not there; empty if everything is."""
    if sys.platform != "linux":
        return "AT-SPI is Linux's"
    for program in ("Xvfb", "dbus-run-session"):
        if shutil.which(program) is None:
            return f"no {program} here"
    if not LAUNCHER.exists():
        return "no at-spi2-core here"
    reader = [str(SYSTEM_PYTHON), "-c", "import pyatspi"]
    if not SYSTEM_PYTHON.exists() or subprocess.run(reader, capture_output=True, check=False).returncode:
        return "the system's Python has no pyatspi"
    return ""


@pytest.mark.slow
def test_a_reader_on_the_bus_finds_the_table_presses_is_told_and_moves_the_focus(tmp_path: Path) -> None:
    if why := missing():
        pytest.skip(why)
    script = tmp_path / "session.sh"
    script.write_text(
        f"""set -eu
exec 3<&0
{LAUNCHER} --launch-immediately >/dev/null 2>&1 &
launcher=$!
mkfifo {tmp_path}/life
{sys.executable} {HERE / "atspi_program.py"} {tmp_path} < {tmp_path}/life >{tmp_path}/program.txt 2>&1 &
exec 4>{tmp_path}/life
{SYSTEM_PYTHON} {HERE / "atspi_client.py"} || touch {tmp_path}/failed
exec 4>&-
wait %2 || true
kill $launcher
"""
    )
    env = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(HERE.parents[1]),
    }
    screen, numbers = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(numbers), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[numbers], stderr=subprocess.DEVNULL,
    ) as xvfb:  # fmt: skip
        try:
            os.close(numbers)
            with os.fdopen(screen) as told:
                env["DISPLAY"] = f":{told.readline().strip()}"
            done = subprocess.run(
                ["dbus-run-session", "--", "bash", str(script)],
                env=env, capture_output=True, text=True, timeout=LONGEST_S, check=False,
            )  # fmt: skip
        finally:
            xvfb.terminate()
    program = (tmp_path / "program.txt").read_text() if (tmp_path / "program.txt").exists() else ""
    if "xcb-cursor0" in program:
        pytest.skip("Qt's plugin for X needs libxcb-cursor0, which is not here")
    assert not (tmp_path / "failed").exists(), f"{done.stderr[-1500:]}\n{program[-1500:]}"
    found = json.loads(done.stdout)
    assert found["prompt"] == "Discard what you do not want, then draw"
    assert found["after"] != found["prompt"]
    assert len(found["hand"]) == 7
    assert found["fortitude"] == [20, 20]
    assert any(name.startswith("Bert — ") for name in found["focused"]), found["focused"]
    assert any(found["after"] in said for said in found["heard"]), found["heard"]
