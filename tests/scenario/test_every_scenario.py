# SPDX-License-Identifier: GPL-3.0-or-later
"""Every scenario of the program passes: the worked examples of the rulebooks, rulings, and what was once wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.rulebook import SCENARIOS
from rdi_desktop.scenario.file import scenario_files
from rdi_desktop.scenario.run import run_file

SHARES = 40
"""So many tests share them, so that all cores have something to do."""


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture(scope="module")
def files() -> list[Path]:
    return scenario_files([SCENARIOS])


@pytest.mark.parametrize("share", range(SHARES))
def test_every_scenario_passes(share: int, files: list[Path], content: Content) -> None:
    assert len(files) > 1000, "the scenarios are there"
    reports = [run_file(file, content) for file in files[share::SHARES]]
    assert [f"{report.id}: {report.why}" for report in reports if not report.passed] == []
