# SPDX-License-Identifier: GPL-3.0-or-later
"""Which tests run which lines, and how long each takes: a plugin of pytest for `random_mutants`, which copies it into a checkout's copy.

It reads three variables of the environment:

    MUTANTS_TOUCHES    a folder: each process writes there, a line each, the number of a place and the test that came by ("" for none)
    MUTANTS_TESTS      a file of node ids: only these tests run, in this order
    MUTANTS_RESULTS    a file: at the end it holds, as JSON, {node id: [seconds, whether it passed]}
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

MEMORY = 6 << 30
"""Bytes that a process may have: a loop without an end fails before it takes the machine's memory."""

_seen: set[tuple[int, str]] = set()
_results: dict[str, tuple[float, bool]] = {}


def touch(place: int) -> None:
    """Note that the test now running came by this place; a test's fixtures count for its whole file, since others may share them."""
    folder = os.environ.get("MUTANTS_TOUCHES")
    test, _, phase = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")
    if phase != "(call)":
        test = test.partition("::")[0]
    if folder and (place, test) not in _seen:
        _seen.add((place, test))
        with Path(folder, f"{os.getpid()}.txt").open("a", encoding="utf-8") as file:
            file.write(f"{place} {test}\n")


def pytest_sessionstart() -> None:
    """Load the content that tests share, so that loading it counts for no test; and bound the memory."""
    if os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if "MUTANTS_TOUCHES" in os.environ:
        from tests.rules.deal import content

        content()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the wanted tests, in the wanted order."""
    if file := os.environ.get("MUTANTS_TESTS"):
        place = {test: at for at, test in enumerate(Path(file).read_text(encoding="utf-8").splitlines())}
        items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up a test's seconds, from its set-up to its end."""
    seconds, passed = _results.get(report.nodeid, (0.0, True))
    _results[report.nodeid] = seconds + report.duration, passed and not report.failed


def pytest_sessionfinish() -> None:
    """Write what was measured; with several processes, the one that gathers all reports does."""
    if "PYTEST_XDIST_WORKER" not in os.environ and (file := os.environ.get("MUTANTS_RESULTS")):
        Path(file).write_text(json.dumps(_results), encoding="utf-8")
