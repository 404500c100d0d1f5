# SPDX-License-Identifier: GPL-3.0-or-later
"""Running whole scenarios, and their reports."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.scenario.expect import stack_titles
from rdi_desktop.scenario.file import load_scenario
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.model import Scenario
from rdi_desktop.scenario.play import ScenarioRun
from rdi_desktop.scenario.position import StepFailed

if TYPE_CHECKING:
    from rdi_desktop.content import Content


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a scenario."""

    id: str
    title: str
    passed: bool
    step: int | None = None
    line: int | None = None
    why: str | None = None
    file: str = ""

    def as_dict(self) -> dict[str, object]:
        """The line of `--json`."""
        return {"id": self.id, "passed": self.passed, "step": self.step, "why": self.why}


def run_scenario(scenario: Scenario, content: Content) -> Report:
    """Run all steps of a scenario."""
    file = str(scenario.file or "")
    try:
        run = ScenarioRun(scenario, content)
    except ScenarioError as error:
        return Report(scenario.id, scenario.title, False, 0, error.line, str(error), file)
    except Exception as failure:  # noqa: BLE001 - a table that breaks down fails its scenario, not the others
        return Report(scenario.id, scenario.title, False, 0, 1, f"the table cannot be set up: {failure!r}", file)
    try:
        while run.step() is not None:
            pass
    except Exception as failure:  # noqa: BLE001 - a rule that breaks down fails its scenario, not the others
        step = scenario.steps[min(run.done, len(scenario.steps) - 1)]
        stack = ", ".join(stack_titles(run.game)) or "empty"
        what = str(failure) if isinstance(failure, StepFailed) else f"the rules broke down: {failure!r}"
        why = f"step {step.number} (line {step.line}): {what}; stack: {stack}"
        return Report(scenario.id, scenario.title, False, step.number, step.line, why, file)
    return Report(scenario.id, scenario.title, True, file=file)


def run_file(path: Path, content: Content) -> Report:
    """Read and run a scenario file; a malformed one gives a failing report."""
    try:
        return run_scenario(load_scenario(path, content), content)
    except ScenarioError as error:
        return Report(path.stem, path.stem, False, None, error.line, str(error), str(path))
