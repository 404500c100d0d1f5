# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop check FILE…`: whether content files that somebody wrote can be used, and what each card would say."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.content import ContentError, load_content
from rdi_desktop.content.cache import ParsedFiles
from rdi_desktop.content.files import read_file
from rdi_desktop.content.loader import content_without
from rdi_desktop.content.reading import add_file
from rdi_desktop.scenario.fields import ScenarioError, key_of
from rdi_desktop.scenario.lesson import load_lesson
from rdi_desktop.scenario.puzzle import load_puzzle
from rdi_desktop.scenario.tips import load_tips

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a YAML file")
    own.add_argument("--texts", action="store_true", help="print the rules text of every card")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the files: 0 if all can be used."""
    known = load_content()
    status = 0
    for file in arguments.files:
        content = known
        key = key_of(file, POSITIONS)
        if key is not None:
            try:
                print(f"ok    {file.name}: {POSITIONS[key](file, known)}")
            except ScenarioError as error:
                print(error, file=sys.stderr)
                status = 1
            continue
        try:
            read = read_file(file, file.name, ParsedFiles())
            if (
                f"{read.head.kind} {read.head.id}" in known.sums
            ):  # one of the program's own, or what is to take its place
                content = content_without(read.head.kind, read.head.id)
            before = set(content.cards)
            add_file(content, read.data, file, file.name)
        except ContentError as error:
            for problem in sorted((error, *error.more), key=lambda one: (one.line, one.column)):
                print(problem, file=sys.stderr)
            status = 1
            continue
        new = [card for id, card in content.cards.items() if id not in before]
        print(f"ok    {file.name}: {len(new)} different cards")
        if arguments.texts:
            for card in new:
                print(f"  {card.title} ({content.type_label(card)}): {content.text(card)}")
    return status


def _puzzle(file: Path, content: Content) -> str:
    """What a brain-teaser is; whether it can be solved `puzzle check` says."""
    return f"a brain-teaser, “{load_puzzle(file, content).scenario.title}”"


def _lesson(file: Path, content: Content) -> str:
    """What a lesson is."""
    lesson = load_lesson(file, content)
    return f"a lesson in {len(lesson.steps)} steps, “{lesson.scenario.title}”"


def _tips(file: Path, _: Content) -> str:
    """What the coach says."""
    return f"{len(load_tips(file))} tips of the coach"


POSITIONS = {"lesson": _lesson, "question": _puzzle, "tips": _tips}
"""By the key that only such a file has: reads it, and says what it is."""
