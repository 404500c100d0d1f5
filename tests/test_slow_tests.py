# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

from tools.slow_tests import LIST, MOST, slow

ROOT = Path(__file__).parents[1]


def test_a_function_is_slow_if_its_cases_are_on_average() -> None:
    half = MOST / 2
    took = {
        "a.py::one[1]": 3 * half,
        "a.py::one[2]": 2 * half,
        "b.py::two[1]": 3 * half,
        "b.py::two[2]": 0.0,
        "b.py::three": 1.0,
    }
    assert slow(took) == ["a.py::one", "b.py::three"]


def test_everything_that_is_listed_exists() -> None:
    listed = [line for line in LIST.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert listed
    for each in listed:
        file, *_, name = each.split("::")
        assert name == "runTest" or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), each
