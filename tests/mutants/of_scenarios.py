# SPDX-License-Identifier: GPL-3.0-or-later
"""The scenarios that notice mutants, each as a test of its own; `test_mutants` runs them, and every scenario runs in `tests/scenario`."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rdi_desktop.scenario.run import run_file
from tests.rules.deal import content

MUTANTS = yaml.safe_load(Path(__file__).with_name("mutants.yaml").read_text(encoding="utf-8"))
ROOT, CONTENT = Path(__file__).parents[2], content()
FILES = sorted({mutant["killed_by"] for mutant in MUTANTS if mutant["killed_by"].endswith(".yaml")})


@pytest.mark.parametrize("file", FILES)
def test_it_passes(file: str) -> None:
    report = run_file(ROOT / file, CONTENT)
    assert report.passed, report.why
