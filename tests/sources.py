# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own source, parsed once for all tests that look through it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PROGRAM = Path(__file__).parents[1] / "rdi_desktop"


@cache
def trees() -> dict[Path, ast.Module]:
    """The syntax tree of every module of the program, by its file. Whoever looks at one leaves it as it is."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PROGRAM.rglob("*.py"))}
