# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that cannot be written, vanish, or are written by somebody else: the game goes on, and no move is lost."""

from __future__ import annotations

import json
import os
import shutil
import zlib
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.content import Content
from rdi_desktop.session.opening import open_save
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import SaveError, read_save
from rdi_desktop.session.shelf import recent
from tests.session.people import BOT, People, deal

HEADER = b'{"line":"game","format":1,'


def block(folder: Path) -> None:
    """Where the folder was lies a file: nothing can be written there, whoever one is."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.write_bytes(b"")


def test_a_game_that_cannot_be_written_is_played_and_written_as_soon_as_it_can_be(
    content: Content, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    block(folder)
    session = deal(content, HUMAN, BOT, folder=folder)
    people = People(session)
    people.until(lambda s: s.view(None).turn_number == 3)
    assert session.trouble

    folder.unlink()
    people.move()
    assert session.trouble is None
    assert session.path is not None
    assert tuple(read_save(session.path).commands) == session.commands
    session.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file vanish")
@pytest.mark.parametrize("gone", ["the file", "the folder", "the folder, for a while"])
def test_a_file_that_vanishes_is_written_again_from_the_beginning(content: Content, tmp_path: Path, gone: str) -> None:
    folder = tmp_path / "games"
    session = deal(content, HUMAN, BOT, folder=folder)
    people = People(session)
    people.until(lambda s: s.view(None).turn_number == 3)
    assert session.path is not None
    if gone == "the file":
        session.path.unlink()
    else:
        shutil.rmtree(folder)
    if gone == "the folder, for a while":
        block(folder)
        people.move()
        assert session.trouble
        folder.unlink()
    people.until(lambda s: s.view(None).turn_number == 4)

    assert session.trouble is None
    assert open_save(read_save(session.path), content).problem is None
    assert tuple(read_save(session.path).commands) == session.commands
    session.close()


def test_what_could_not_be_written_is_tried_once_more_when_the_game_is_left(content: Content, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    block(folder)
    session = deal(content, HUMAN, BOT, folder=folder)
    People(session).until(lambda s: s.view(None).turn_number == 2)
    commands = session.commands
    folder.unlink()
    assert session.close() is None

    assert [tuple(save.commands) for save in recent(folder)] == [commands]


def test_what_is_lost_when_the_game_is_left_is_said(content: Content, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    block(folder)
    session = deal(content, HUMAN, BOT, folder=folder)
    People(session).until(lambda s: s.view(None).turn_number == 2)
    assert session.close()  # why


def test_two_programs_go_on_with_one_save_and_each_has_its_own_game(content: Content, tmp_path: Path) -> None:
    first = deal(content, HUMAN, BOT, folder=tmp_path)
    People(first).until(lambda s: s.view(None).turn_number == 3)
    assert first.path is not None
    second = open_save(read_save(first.path), content).session()
    late = open_save(read_save(first.path), content)
    for turn in (4, 5):
        for session in (second, first):
            People(session).until(lambda s, turn=turn: s.view(None).turn_number == turn)  # type: ignore[misc]
    third = late.session()
    People(third).until(lambda s: s.view(None).turn_number == 4)

    files = set()
    for session in (first, second, third):
        assert session.path is not None
        save = read_save(session.path)
        assert save.problem is None
        assert tuple(save.commands) == session.commands
        files.add(session.path)
        session.close()
    assert len(files) == 3


@pytest.mark.parametrize("head", [HEADER + b'"\xff"}\n', HEADER + b'"x":' + b"[" * 100_000])
def test_a_header_of_no_letters_or_without_end_is_damaged(tmp_path: Path, head: bytes) -> None:
    path = tmp_path / "x.rdigame"
    path.write_bytes(head)

    with pytest.raises(SaveError) as refused:
        read_save(path)
    assert refused.value.key == "header_damaged"
    assert recent(tmp_path) == []


def rewritten(path: Path, line: int, **changes: Any) -> None:
    """Change that line, with a checksum that fits: another program wrote it so."""
    lines = path.read_bytes().splitlines(keepends=True)
    found = {**json.loads(lines[line]), **changes}
    found.pop("sum")
    body = json.dumps(found).encode()[:-1]
    lines[line] = b'%s,"sum":"%08x"}\n' % (body, zlib.crc32(body))
    path.write_bytes(b"".join(lines))


@pytest.fixture
def path(content: Content, tmp_path: Path) -> Path:
    session = deal(content, BOT, BOT, folder=tmp_path)
    while session.step():
        pass
    path = session.path
    session.close()
    assert path is not None
    return path


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"options": {"drinks": 5}}, "missing"),
        ({"options": {"drinks": "deck-of-the-moon"}}, "missing"),
        ({"first": 7}, "other_form"),
        ({"first": -1}, "other_form"),
        ({"controller": "bot:genius"}, "missing"),
        ({"controller": "nobody"}, "missing"),
    ],
    ids=str,
)
def test_a_plan_that_nobody_here_can_follow_is_refused(
    content: Content, path: Path, change: dict[str, Any], key: str
) -> None:
    plan = json.loads(path.read_bytes().splitlines()[0])["plan"]
    if "controller" in change:
        plan["seats"][1] |= change
    rewritten(path, 0, plan=plan | change if "controller" not in change else plan)

    with pytest.raises(SaveError) as refused:
        open_save(read_save(path), content)
    assert refused.value.key == key


def test_a_winner_who_was_not_there_is_no_sound_line(path: Path) -> None:
    rewritten(path, -1, winners=[9])

    save = read_save(path)
    assert save.problem is not None
    assert save.over is None
