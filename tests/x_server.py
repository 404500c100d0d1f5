# SPDX-License-Identifier: GPL-3.0-or-later
"""An X server that draws nowhere, for tests of what only a real window system does: keyboards, several screens."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rdi_desktop.machine import system

PATIENCE = 600
"""Seconds for a program to do what is waited for."""


@contextmanager
def x_server(pixels: tuple[int, int], *needed: str) -> Iterator[dict[str, str]]:
    """A server of so many pixels, without a window manager, and the environment of programs that are shown there.

    Skips the test where it or one of the `needed` programs is missing.
    """
    if not system.LINUX:
        pytest.skip("X11 is Linux's")
    for program in ("Xvfb", *needed):
        if shutil.which(program) is None:
            pytest.skip(f"no {program} here")
    number, wanted = os.pipe()
    size = "x".join(map(str, (*pixels, 24)))
    command = ["Xvfb", "-displayfd", str(wanted), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=(wanted,), stderr=subprocess.DEVNULL) as server:
        try:
            os.close(wanted)
            with os.fdopen(number, encoding="ascii") as told:  # once it takes calls
                display = told.readline().strip()
            yield {**os.environ, "DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            server.terminate()


def skip_without_plugin(complaints: str) -> None:
    """Skip the test if a program could show no window for want of what Qt's plugin for X takes."""
    if "xcb-cursor0" in complaints:
        pytest.skip("Qt's plugin for X needs libxcb-cursor0, which is not here")
