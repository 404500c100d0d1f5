# SPDX-License-Identifier: GPL-3.0-or-later
"""What docs/compatibility.md promises: the numbers that it names, and a game that was saved with format 1."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from rdi_desktop.net.messages import PROTOCOL
from rdi_desktop.session import guestbook, save
from rdi_desktop.session.opening import open_save
from rdi_desktop.session.save import read_save
from tests.rules.deal import content

PAGE = (Path(__file__).parents[1] / "docs" / "compatibility.md").read_text(encoding="utf-8")
KEPT = Path(__file__).parent / "session" / "kept" / "format-1.rdigame"


def named(what: str) -> int:
    """The number in the page's table."""
    found = re.search(rf"^\| {re.escape(what)}[^|]*\| \D*(\d+) \|", PAGE, re.MULTILINE)
    assert found is not None, what
    return int(found[1])


def test_the_numbers_are_those_of_the_program() -> None:
    assert named("saved games") == save.FORMAT
    assert named("guest book") == guestbook.FORMAT
    assert named("games over a network") == PROTOCOL


def test_a_game_of_format_1_is_opened_and_goes_on(tmp_path: Path) -> None:
    """Where a mended rule makes a difference to it, the game goes on from an earlier turn: the file is never refused."""
    copy = tmp_path / KEPT.name
    shutil.copy(KEPT, copy)
    saved = read_save(copy)
    assert saved.problem is None
    assert saved.header.format == 1
    assert len(saved.commands) > 40
    opening = open_save(saved, content())
    assert opening.history.game.pending is not None
    assert opening.turn >= 2
    session = opening.session()
    assert session.view(None).seats[0].name == "Ada"
    session.close()
