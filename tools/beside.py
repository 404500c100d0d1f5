# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures this checkout and another one alternately on one machine: `dev.py bench --against COMMIT`.

Other load affects both alike; the result is the median of the ratios of each pair.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import rdi_desktop
from tools import probe

PAIRS = 15
HERE = Path(rdi_desktop.__file__).parent.parent


def run(there: Path, pairs: int = PAIRS) -> int:
    """Measure and print."""
    rows = compare(HERE, there, pairs)
    print(f"{'median of ' + str(pairs) + ' pairs':<28} {'here':>10} {'there':>10}   here/there")
    for name, (ours, theirs, ratio) in rows.items():
        print(f"{name:<28} {ours:>10.2f} {theirs:>10.2f}   ×{ratio:.2f}")
    return 0


def compare(here: Path, there: Path, pairs: int) -> dict[str, tuple[float, float, float]]:
    """(here, there, here divided by there) of every figure, as medians."""
    found: list[tuple[dict[str, float], dict[str, float]]] = []
    with measuring(here) as ours, measuring(there) as theirs:
        for pair in range(pairs):
            first, second = (ours, theirs) if pair % 2 else (theirs, ours)
            one, other = ask(first, pair + 1), ask(second, pair + 1)
            found.append((one, other) if pair % 2 else (other, one))
    return {
        name: (
            median(mine[name] for mine, _ in found),
            median(their[name] for _, their in found),
            median(mine[name] / max(their[name], 1e-9) for mine, their in found),
        )
        for name in found[0][0]
    }


@contextlib.contextmanager
def measuring(tree: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that measures that checkout on request. Raises ValueError if there is none."""
    if not (tree / "rdi_desktop" / "engine" / "game.py").is_file():
        raise ValueError(f"{tree} is no checkout of this program")
    with tempfile.TemporaryDirectory() as cache:  # separate caches, since versions would overwrite each other's
        process = subprocess.Popen(
            [sys.executable, "-P", probe.__file__],
            env={**os.environ, "PYTHONPATH": str(tree), "XDG_CACHE_HOME": cache},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            answer(process)
            yield process
        finally:
            process.kill()
            process.communicate()


def ask(process: subprocess.Popen[str], seed: int) -> dict[str, float]:
    """One line of figures."""
    assert process.stdin is not None
    print(seed, file=process.stdin, flush=True)
    figures: dict[str, float] = json.loads(answer(process))
    return figures


def answer(process: subprocess.Popen[str]) -> str:
    """Its next line. Raises ValueError if it has ended instead."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise ValueError("the other checkout could not be measured; what it said stands above")
    return line
