# SPDX-License-Identifier: GPL-3.0-or-later
"""Run the tests that CI runs, and list those that are too slow for the quick suite in `tests/slow.txt`.

    python -m tools.slow_tests [PYTEST ARGS...]

To be run on a machine that does nothing else. A function with parameters is listed if its cases take too long on average.
The list is written only if all tests ran and passed: whatever was not measured would count as quick.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

import pytest

from tools.random_mutants import EVERY_CORE, WHICH

LIST = Path(__file__).parents[1] / "tests" / "slow.txt"
MOST = 0.15
"""Seconds that a test of the quick suite may take, with what is made for it."""
HEAD = "# Test functions that are left out of the quick suite, written by `python -m tools.slow_tests`."


class Stopwatch:
    """A pytest plugin that adds up how long each test takes. With several processes, it is told by the one that starts them."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        """Id of a test → its seconds, with setting up and tearing down."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called for each phase of each test."""
        self.seconds[report.nodeid] += report.duration


def slow(seconds: Mapping[str, float]) -> list[str]:
    """The functions whose cases take longer than MOST on average, sorted."""
    cases: dict[str, list[float]] = {}
    for test, took in seconds.items():
        cases.setdefault(test.partition("[")[0], []).append(took)
    return sorted(name for name, each in cases.items() if sum(each) / len(each) > MOST)


def main(arguments: list[str]) -> int:
    """Run, write the list if all passed, and return pytest's exit status."""
    watch = Stopwatch()
    status = pytest.main(["-q", "-m", WHICH, *EVERY_CORE, *arguments], plugins=[watch])
    if status != pytest.ExitCode.OK:
        print("The list stays as it is: not all tests ran and passed.")
        return int(status)
    found = slow(watch.seconds)
    LIST.write_text("\n".join([HEAD, *found, ""]), encoding="utf-8")
    print(f"{len(found)} functions take more than {MOST} s")
    return int(status)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
