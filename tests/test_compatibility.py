# SPDX-License-Identifier: GPL-3.0-or-later
"""What docs/compatibility.md promises: the numbers that it names, and files of every format that there ever was.

A format that gets a new number needs a file written with it in `session/kept`, as the program of its first version wrote it.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from rdi_desktop.content import parcel
from rdi_desktop.net.lobby import LobbySetup
from rdi_desktop.net.messages import PROTOCOL
from rdi_desktop.net.saved_room import FILE, read_room, restored_room, resume_game
from rdi_desktop.session import guestbook, save
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.save import read_save
from rdi_desktop.ui.look.settings import Settings
from tests.rules.deal import content

PAGE = (Path(__file__).parents[1] / "docs" / "compatibility.md").read_text(encoding="utf-8")
KEPT = Path(__file__).parent / "session" / "kept"


def named(what: str) -> int:
    """The number in the page's table."""
    found = re.search(rf"^\| {re.escape(what)}[^|]*\| \D*(\d+) \|", PAGE, re.MULTILINE)
    assert found is not None, what
    return int(found[1])


def test_the_numbers_are_those_of_the_program() -> None:
    assert named("saved games") == save.FORMAT
    assert named("guest book") == guestbook.FORMAT
    assert named("games over a network") == PROTOCOL
    assert named("a character in one file") == parcel.FORMAT


@pytest.mark.parametrize("number", range(1, save.FORMAT + 1))
def test_a_game_of_every_format_is_opened_and_goes_on(number: int, tmp_path: Path) -> None:
    """Where a mended rule makes a difference to it, the game goes on from an earlier turn: the file is never refused."""
    copy = tmp_path / "kept.rdigame"
    shutil.copy(KEPT / f"format-{number}.rdigame", copy)
    saved = read_save(copy)
    assert saved.problem is None
    assert saved.header.format == number
    assert len(saved.commands) > 40
    opening = open_save(saved, content())
    assert opening.history.game.pending is not None
    assert opening.turn >= 2
    session = opening.session()
    assert session.view(None).seats[0].name == "Ada"
    session.close()


@pytest.mark.parametrize("number", range(1, guestbook.FORMAT + 1))
def test_a_guest_book_of_every_format_is_read(number: int, tmp_path: Path) -> None:
    shutil.copy(KEPT / f"guestbook-{number}.json", tmp_path / guestbook.FILE)
    book = guestbook.GuestBook(tmp_path)
    (game,) = book.evenings()
    assert book.trouble == ""
    assert ([seat.name for seat in game.guests], game.winners) == (["Ada", "Bo", "Cy"], (2,))
    assert [(moment.kind, moment.turn, moment.size) for moment in game.moments] == [("swing", 14, 52), ("pot", 8, 9)]


@pytest.mark.parametrize("number", range(1, parcel.FORMAT + 1))
def test_a_character_in_a_file_of_every_format_is_taken_in(number: int) -> None:
    taken = parcel.opened((KEPT / f"format-{number}.rdichar").read_bytes(), content())
    assert (taken.id, taken.by, len(taken.character.deck) > 20) == ("odo-quill", "A fan", True)
    assert "odo-quill.yaml" in taken.files


def test_the_company_of_a_host_of_1_0_comes_together_again(tmp_path: Path) -> None:
    """Its file names no format: what 1.0 wrote is what is promised."""
    shutil.copy(KEPT / "format-1-company.rdigame", tmp_path)
    kept = json.loads((KEPT / "company-1.json").read_text(encoding="utf-8"))
    kept["game"] = str(tmp_path / kept["game"])
    (tmp_path / FILE).write_text(json.dumps(kept), encoding="utf-8")
    saved = read_room(tmp_path)
    assert saved is not None
    room = restored_room(saved, LobbySetup.of(content()), lambda plan: new_session(plan, content()), "1.1")
    resume_game(room, saved, content())
    assert room.game is not None
    assert [member.name for member in room.people.values()] == ["Up", "Down"]
    assert room.setup.options["start_fortitude"] == 12
    assert [seat.name for seat in room.game.session.view(None).seats] == ["Ann", "Bot", "Cat"]
    assert len(room.game.session.commands) > 20
    room.game.session.close()


def test_settings_of_1_0_hold(tmp_path: Path) -> None:
    """In the file each differs from its default."""
    file = tmp_path / "settings.json"
    shutil.copy(KEPT / "settings-1.json", file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    settings = Settings(file)
    assert {key: settings[key] for key in kept} == kept
