# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop scenario PATH…`: runs scenarios, prints one line for each; exit status 1 if any fails."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.scenario.file import scenario_files
from rdi_desktop.scenario.run import Report, run_file


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files or folders of them")
    own.add_argument("--json", action="store_true", help="one JSON object a line")
    own.add_argument("--quiet", action="store_true", help="say only what fails")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run every scenario."""
    missing = [path for path in arguments.paths if not path.exists()]
    if missing:
        print(f"rdi-desktop: no such file or folder: {', '.join(map(str, missing))}", file=sys.stderr)
        return 2
    files = scenario_files(arguments.paths)
    if not files:
        print("rdi-desktop: no scenario files there", file=sys.stderr)
        return 2
    content = load_all_content()
    reports = []
    for file in files:
        report = run_file(file, content)
        reports.append(report)
        if arguments.json:
            print(json.dumps(report.as_dict(), ensure_ascii=False), flush=True)
        elif not (report.passed and arguments.quiet):
            print(line(report), flush=True)
    failed = sum(not report.passed for report in reports)
    if not arguments.json:
        print(f"{len(reports)} scenarios, {failed} failed" if failed else f"{len(reports)} scenarios, all passed")
    return 1 if failed else 0


def line(report: Report) -> str:
    """A report in one line."""
    if report.passed:
        return f"ok    {report.id}  {report.title}"
    return f"FAIL  {report.id}  {report.title}: {report.why}"
