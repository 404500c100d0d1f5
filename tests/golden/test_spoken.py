# SPDX-License-Identifier: GPL-3.0-or-later
"""The table and its pages say in English what they said (CONTRIBUTING.md, "Golden games")."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.golden import pages, spoken


def test_the_table_says_what_it_said() -> None:
    changed = {kind: spoken.difference(kind, lines) for kind, lines in spoken.heard().items()}
    assert {kind: lines for kind, lines in changed.items() if lines} == {}, (
        "python -m tests.golden.spoken writes it anew"
    )


@pytest.mark.weekly
def test_pages_say_what_they_said(qtbot: QtBot, tmp_path: Path) -> None:
    """Once a week: whoever writes a label sees it as its message changes (`dev.py words de`), here it is seen where it stands."""
    assert spoken.difference("pages", pages.visited(tmp_path, qtbot)) == []


def test_a_line_that_changes_shows_as_a_difference() -> None:
    before = spoken.known("pages")
    assert spoken.difference("pages", before) == []
    changed = (before - {"The usual"}) | {"As usual, please"}
    assert spoken.difference("pages", changed) == ["- The usual", "+ As usual, please"]
