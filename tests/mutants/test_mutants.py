# SPDX-License-Identifier: GPL-3.0-or-later
"""A tick in rules-coverage means what it says: each rule of `mutants.yaml`, broken in one line, is noticed by its test or scenario."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cases import each_case
from tools.forked import NOWHERE
from tools.random_mutants import copied

ROOT = Path(__file__).parents[2]
ENGINE = Path("rdi_desktop", "engine")
SCENARIO = "tests/mutants/of_scenarios.py::test_it_passes[{}]"
MUTANTS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("mutants.yaml").read_text(encoding="utf-8"))
SECONDS = 180


def label(mutant: dict[str, Any]) -> str:
    """What it breaks."""
    return str(mutant["breaks"])


def killer(mutant: dict[str, Any]) -> str:
    """The test that has to notice it."""
    by = str(mutant["killed_by"])
    return SCENARIO.format(by) if by.endswith(".yaml") else by


def test_the_line_is_still_there_once_and_its_test_exists() -> None:
    with each_case() as case:
        for mutant in MUTANTS:
            with case(label(mutant)):
                source = (ROOT / ENGINE / mutant["file"]).read_text(encoding="utf-8")
                assert source.count(mutant["old"]) == 1
                file, _, name = mutant["killed_by"].partition("::")
                assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8") if name else (ROOT / file).is_file()


def planned(mutant: dict[str, Any], cases: list[str]) -> tuple[str, int, str, list[str], int]:
    """The mutant as `tools.forked` takes it: file, line, mutated text, tests, seconds."""
    file = ENGINE / mutant["file"]
    source = (ROOT / file).read_text(encoding="utf-8")
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(mutant["old"], mutant["new"], strict=False)))
    line = source.count("\n", 0, source.index(mutant["old"]) + same) + 1
    by = killer(mutant)
    tests = [case for case in cases if case == by or case.startswith(f"{by}[")]
    return file.as_posix(), line, source.replace(mutant["old"], mutant["new"]), tests, SECONDS


@pytest.mark.weekly
def test_every_broken_rule_is_noticed(tmp_path: Path) -> None:
    """All are tried in copies of one process that has loaded everything; what nobody notices so, once more in one that loads it."""
    (tmp_path / "tried").mkdir()
    pytest_here = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"]
    tests = sorted({killer(mutant) for mutant in MUTANTS})
    listed = subprocess.run(
        [*pytest_here, "--collect-only", *tests], check=True, cwd=ROOT, capture_output=True, text=True
    )
    plan = [planned(mutant, listed.stdout.splitlines()) for mutant in MUTANTS]
    file, line, _, cases, seconds = plan[0]
    plan.append((file, line, (ROOT / file).read_text(encoding="utf-8"), cases, seconds))
    (tmp_path / "plan").write_text(json.dumps(plan), encoding="utf-8")
    own = {**os.environ, "MUTANTS_PLAN": str(tmp_path / "plan"), "MUTANTS_TRIED": str(tmp_path / "tried")}
    subprocess.run([*pytest_here, "-p", "tools.forked", *tests], check=False, cwd=ROOT, env=own, capture_output=True)
    assert (tmp_path / "tried" / str(len(MUTANTS))).read_text(encoding="utf-8") == "", "nothing was broken"
    with each_case() as case:
        for place, mutant in enumerate(MUTANTS):
            with case(label(mutant)):
                by = (tmp_path / "tried" / str(place)).read_text(encoding="utf-8")
                if by in ("", NOWHERE):
                    assert noticed_when_loaded(mutant, tmp_path / f"copy {place}"), (
                        f"not noticed by {mutant['killed_by']}"
                    )


def noticed_when_loaded(mutant: dict[str, Any], copy: Path) -> bool:
    """Whether the test of a mutant notices it in a process that has loaded it."""
    copied(copy, ("rdi_desktop", "tests"))
    file = copy / ENGINE / mutant["file"]
    file.write_text(file.read_text(encoding="utf-8").replace(mutant["old"], mutant["new"]), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", killer(mutant)]
    own = {**os.environ, "XDG_CACHE_HOME": str(copy / "cache")}
    run = subprocess.run(command, check=False, cwd=copy, env=own, capture_output=True, text=True, timeout=SECONDS)
    return run.returncode == 1
