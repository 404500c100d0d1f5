# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own source, for tests that look through it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PROGRAM = Path(__file__).parents[1] / "rdi_desktop"


def trees(*layers: str, holding: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """(file, syntax tree) of every module of these layers, or of the whole program, whose text holds that.

    One at a time: all of them are two million objects.
    """
    for path in sorted(PROGRAM.rglob("*.py")):
        if not layers or path.relative_to(PROGRAM).parts[0] in layers:
            source = path.read_text(encoding="utf-8")
            if holding in source:
                yield path, ast.parse(source)
