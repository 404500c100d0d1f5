# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop check FILE…`: whether content files can be used, and the texts of their cards."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.content import ContentError, load_content
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.content.schema import FILE as SCHEMA
from rdi_desktop.scenario.file_value import ScenarioError, key_of
from rdi_desktop.scenario.lesson import load_lesson
from rdi_desktop.scenario.puzzle import load_puzzle
from rdi_desktop.scenario.tips import load_tips

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a YAML file")
    own.add_argument("--texts", action="store_true", help="print the rules text of every card")
    own.add_argument("--unplayed", action="store_true", help="do not look for odd cards by playing each")
    own.add_argument(
        "--schema",
        action="store_true",
        help="print the first line of a file with which editors complete and check as one types",
    )
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the files; 0 if all can be used."""
    if arguments.schema:
        print(f"# yaml-language-server: $schema={SCHEMA.as_uri()}")
        return 0
    if not arguments.files:
        print("rdi-desktop: check what? Name a FILE", file=sys.stderr)
        return 2
    known = load_content()
    status = 0
    for file in arguments.files:
        key = key_of(file, POSITIONS)
        if key is not None:
            try:
                print(f"ok    {file.name}: {POSITIONS[key](file, known)}")
            except ScenarioError as error:
                print(error, file=sys.stderr)
                status = 1
            continue
        checked = Checked(file, known)
        if checked.problems:
            for problem in checked.problems:
                print(problem, file=sys.stderr)
            status = 1
            continue
        print(f"ok    {file.name}: {len(checked.cards)} different cards")
        if arguments.texts:
            print("\n".join(checked.texts()))
        for problem in checked.pictures():
            print(f"cards/{problem}", file=sys.stderr)
            status = 1
        for remark in remarks(checked, played=not arguments.unplayed):
            print(f"odd   {remark}")
    return status


def remarks(checked: Checked, *, played: bool) -> list[ContentError]:
    """Warnings about a character: its deck, and with `played` the oddities of its cards."""
    shown = Rehearsal(checked.content, checked.character).run() if played and checked.character else []
    return [*checked.odd(), *checked.shown(shown)]


def _puzzle(file: Path, content: Content) -> str:
    """Describes a brain-teaser; `puzzle check` tells whether it can be solved."""
    return f"a brain-teaser, “{load_puzzle(file, content).scenario.title}”"


def _lesson(file: Path, content: Content) -> str:
    """Describes a lesson."""
    lesson = load_lesson(file, content)
    return f"a lesson in {len(lesson.steps)} steps, “{lesson.scenario.title}”"


def _tips(file: Path, _: Content) -> str:
    """Describes the coach's tips."""
    return f"{len(load_tips(file))} tips of the coach"


POSITIONS = {"lesson": _lesson, "question": _puzzle, "tips": _tips}
"""By the key that only such a file has: a function that reads and describes it."""
