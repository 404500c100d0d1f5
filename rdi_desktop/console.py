# SPDX-License-Identifier: GPL-3.0-or-later
"""Running a program at a console, whose output may be closed or unable to write all characters."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path


def run(program: Callable[[], int | None]) -> int:
    """Run a program that prints; its exit status. No traceback if the reader of a pipe closes it (1) or after Ctrl+C (130)."""
    make_output_safe()
    try:
        status = program() or 0
        sys.stdout.flush()  # errors of writing are noticed here, not when Python ends
    except BrokenPipeError:
        status = 1
    except KeyboardInterrupt:
        status = 130
    finally:
        _let_go_of_stdout()
    return status


def make_output_safe() -> None:
    """Make output work on closed streams, and on ones that cannot encode all characters."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - as long as the program
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_go_of_stdout() -> None:
    """Flush the output, or drop it if nobody reads it: Python would report an error at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
