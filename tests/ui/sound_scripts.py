# SPDX-License-Identifier: GPL-3.0-or-later
"""The scripts that make what is heard, as modules."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "packaging"


@cache
def script(name: str) -> ModuleType:
    """A script of `packaging` by its name."""
    spec = importlib.util.spec_from_file_location(f"make_{name}", FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
