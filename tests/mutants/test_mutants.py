# SPDX-License-Identifier: GPL-3.0-or-later
"""A tick in rules-coverage means what it says: each rule of `mutants.yaml`, broken in one line, is noticed by its test or scenario."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cases import each_case
from tools.random_mutants import copied

ROOT = Path(__file__).parents[2]
ENGINE = Path("rdi_desktop", "engine")
MUTANTS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("mutants.yaml").read_text(encoding="utf-8"))
BY_TURNS = [pytest.param(each, marks=[pytest.mark.weekly] if n % 3 else []) for n, each in enumerate(MUTANTS)]
"""Every third one is tried at each run of CI, the rest once a week."""
SECONDS = 180


def label(mutant: dict[str, Any]) -> str:
    """What it breaks."""
    return str(mutant["breaks"])


def test_the_line_is_still_there_once_and_its_test_exists() -> None:
    with each_case() as case:
        for mutant in MUTANTS:
            with case(label(mutant)):
                source = (ROOT / ENGINE / mutant["file"]).read_text(encoding="utf-8")
                assert source.count(mutant["old"]) == 1
                file, _, name = mutant["killed_by"].partition("::")
                assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8") if name else (ROOT / file).is_file()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its tests."""
    there = tmp_path_factory.mktemp("mutants")
    copied(there, ("rdi_desktop", "tests"))
    return there


@pytest.mark.slow
@pytest.mark.parametrize("mutant", BY_TURNS, ids=label)
def test_a_broken_rule_is_noticed(mutant: dict[str, Any], copy: Path) -> None:
    file = copy / ENGINE / mutant["file"]
    good = file.read_text(encoding="utf-8")
    by = mutant["killed_by"]
    how = ["rdi_desktop", "scenario", by] if by.endswith(".yaml") else ["pytest", "-q", "-x", "--tb=no", by]
    file.write_text(good.replace(mutant["old"], mutant["new"]), encoding="utf-8")
    command = [sys.executable, "-m", *how]
    own = {**os.environ, "XDG_CACHE_HOME": str(copy / "cache")}
    try:
        run = subprocess.run(command, check=False, cwd=copy, env=own, capture_output=True, text=True, timeout=SECONDS)
    finally:
        file.write_text(good, encoding="utf-8")
    assert run.returncode == 1, f"not noticed by {by}: {run.stdout[-400:]}{run.stderr[-400:]}"
