# SPDX-License-Identifier: GPL-3.0-or-later
"""The tour of the program names files that there are, each once."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_tour_names_each_file_once_and_it_exists() -> None:
    named = re.findall(r"`([a-z_/]+\.py)`", (ROOT / "docs" / "tour.md").read_text(encoding="utf-8"))
    assert named
    assert len(named) == len(set(named))
    assert not [file for file in named if not (ROOT / "rdi_desktop" / file).is_file()]
