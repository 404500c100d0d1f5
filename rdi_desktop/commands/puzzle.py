# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop puzzle check [FILE…]`: whether each brain-teaser can be solved, and how. Exit status 1 if one is no puzzle."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.puzzle import load_puzzle, puzzle_files
from rdi_desktop.scenario.puzzle_search import POSITIONS, NotProven, PuzzleSearch

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("what", choices=("check",), help="what to do")
    own.add_argument(
        "files", nargs="*", type=Path, metavar="FILE", help="brain-teasers; without one, the program's own"
    )
    own.add_argument(
        "--bound", type=int, default=POSITIONS, metavar="N", help="positions to look at (default: %(default)s)"
    )
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the files."""
    content = load_all_content()
    status = 0
    for file in arguments.files or puzzle_files():
        fine, words = checked(file, content, arguments.bound)
        print(words, file=sys.stdout if fine else sys.stderr, flush=True)
        status = status if fine else 1
    return status


def checked(file: Path, content: Content, bound: int = POSITIONS) -> tuple[bool, str]:
    """Whether that file is a puzzle, and the lines to print about it."""
    try:
        puzzle = load_puzzle(file, content)
        proof = PuzzleSearch(puzzle, content, bound).prove()
    except (ScenarioError, OSError) as error:
        return False, str(error)
    except NotProven as why:
        return False, f"{file.name}: not proven: {why}"
    if proof.problem:
        return False, f"{file.name}: no puzzle: {proof.problem}"
    return True, (
        f"ok    {puzzle.scenario.id}: {len(proof.solving)} of {proof.moves} first moves solve it, "
        f"in {proof.shortest} at the most; {proof.positions} positions"
    )
