# SPDX-License-Identifier: GPL-3.0-or-later
"""What `dev.py bench` says of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import bench, beside


def test_bench_measures_every_figure() -> None:
    figures, _ = bench.measure(seed=1, games=5)
    names = [figure.name for figure in figures]
    assert len(names) == len(set(names)) == 7


def test_two_checkouts_are_measured_in_turns() -> None:
    rows = beside.compare(beside.HERE, beside.HERE, pairs=1)
    assert all(ours > 0 and theirs > 0 for ours, theirs, _ in rows.values())
    assert len(rows) == 5


def test_only_a_checkout_is_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status = bench.main(["--against", str(tmp_path)])
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert str(tmp_path) in err


def test_a_figure_says_whether_it_holds() -> None:
    fast = bench.Figure("games", 200, 100, "/s", more_is_better=True)
    slow = bench.Figure("fork", 0.6, 0.3, "ms")
    assert fast.ratio == 2
    assert "holds" in fast.line
    assert slow.ratio == 0.5
    assert "MISSED" in slow.line
