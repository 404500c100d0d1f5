# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from rdi_desktop.engine.state.decisions import Answer, Command, Interject
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.session.save import (
    SUFFIX,
    OverLine,
    Recorder,
    SaveError,
    SaveLine,
    SaveProblem,
    TurnMark,
    UndoLine,
    encode,
    read_save,
)
from rdi_desktop.session.save_words import lost_words, not_written_words, problem_words, save_error_words
from rdi_desktop.session.shelf import keep_text, recent, unfinished

PLAN = plan_game([SeatInfo("Ann", "deirdre"), SeatInfo("Bob", "gerki", "bot:regular")], seed=3)
COMMANDS: list[Command] = [Answer(0, ("discard:4", "discard:7")), Interject(1, "play:51"), Answer(0, ())]


def written(folder: Path, commands: list[Command] = COMMANDS) -> Path:
    recorder = Recorder.begin(folder, PLAN, "0.1.0", "abc")
    for command in commands:
        recorder.command(command)
    recorder.mark(TurnMark(len(commands), 2, 1, "d1"))
    recorder.close()
    return recorder.path


def test_what_was_written_is_read(tmp_path: Path) -> None:
    save = read_save(written(tmp_path))

    assert save.header.plan == PLAN
    assert save.header.fingerprint == "abc"
    assert save.commands == COMMANDS
    assert save.turn == 2
    assert save.problem is None
    assert save.over is None


def test_a_command_is_in_the_file_before_the_recorder_is_closed(tmp_path: Path) -> None:
    recorder = Recorder.begin(tmp_path, PLAN, "0.1.0", "abc")
    recorder.command(COMMANDS[0])

    assert read_save(recorder.path).commands == COMMANDS[:1]
    recorder.close()


def test_an_unfinished_last_line_costs_that_line_only(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes()[:-9])

    save = read_save(path)

    assert save.commands == COMMANDS
    assert save.problem is not None
    assert save.problem.key == "truncated"


@pytest.mark.parametrize("cut", range(1, 90, 7))
def test_wherever_the_file_ends_what_stands_before_is_read(tmp_path: Path, cut: int) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.find(b"\n") + 1 + cut])

    save = read_save(path)

    assert save.commands == COMMANDS[: len(save.commands)]


def test_going_on_after_a_crash_cuts_the_unfinished_line_off(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes() + b'{"line":"answer","se')
    recorder = Recorder.resume(read_save(path))
    recorder.command(Answer(1, ("pass",)))
    recorder.close()

    save = read_save(path)

    assert recorder.path == path
    assert save.problem is None
    assert save.commands == [*COMMANDS, Answer(1, ("pass",))]


def test_a_damaged_line_is_named_and_the_good_part_goes_into_a_new_file(tmp_path: Path) -> None:
    path = written(tmp_path)
    damaged = path.read_bytes().replace(b"play:51", b"play:52")
    path.write_bytes(damaged)

    save = read_save(path)
    recorder = Recorder.resume(save)
    recorder.command(COMMANDS[2])
    recorder.close()

    assert save.problem is not None
    assert (save.problem.key, save.problem.line) == ("damaged", 3)
    assert save.commands == COMMANDS[:1]
    assert path.read_bytes() == damaged
    assert read_save(recorder.path).commands == [COMMANDS[0], COMMANDS[2]]


def test_taking_back_is_written_as_a_line_and_read_as_a_shorter_game(tmp_path: Path) -> None:
    path = written(tmp_path)
    recorder = Recorder.resume(read_save(path))
    recorder.undo(1)
    recorder.command(Answer(0, ("other",)))
    recorder.close()

    assert read_save(path).commands == [COMMANDS[0], Answer(0, ("other",))]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "empty"),
        (b"\n\n", "empty"),
        (b"PK\x03\x04 something else", "not_a_game"),
        (b'{"line":"recipe","format":1}\n', "not_a_game"),
        (b'{"line":"game","format":1,"pro', "header_damaged"),
        (b'{"line":"game","format":99,"program":"7.0"}\n', "too_new"),
    ],
)
def test_a_file_that_cannot_be_opened_says_why(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "x.rdigame"
    path.write_bytes(content)

    with pytest.raises(SaveError) as refused:
        read_save(path)

    assert refused.value.key == key


def test_continue_offers_the_last_game_that_is_not_over(tmp_path: Path) -> None:
    first = written(tmp_path)
    second = Recorder.begin(tmp_path, PLAN, "0.1.0", "abc")
    second.command(COMMANDS[0])
    second.over((1,), "last")
    second.close()
    (tmp_path / "notes.rdigame").write_bytes(b"nothing of the kind")

    found = unfinished(recent(tmp_path))

    assert found is not None
    assert found.path == first
    assert {save.path for save in recent(tmp_path)} == {first, second.path}


def test_the_games_written_last_come_first_and_no_more_than_wanted(tmp_path: Path) -> None:
    paths = [written(tmp_path) for _ in range(4)]
    for age, path in enumerate(paths):
        os.utime(path, (10**9 - age, 10**9 - age))
    assert [save.path for save in recent(tmp_path)] == paths
    assert [save.path for save in recent(tmp_path, 2)] == paths[:2]
    assert [save.path for save in recent(tmp_path, 2, known={paths[0].name})] == paths[1:3]
    assert recent(tmp_path / "nowhere") == []


def test_a_game_without_a_move_is_not_continued(tmp_path: Path) -> None:
    written(tmp_path, [])
    assert unfinished(recent(tmp_path)) is None


def test_a_game_from_another_computer_is_kept_once_under_the_time_it_began(tmp_path: Path) -> None:
    text = written(tmp_path).read_bytes()
    kept = keep_text(tmp_path / "new" / "folder", text)
    assert kept.read_bytes() == text
    began = read_save(kept).header.started
    assert kept.stem == began[:19].replace("T", " ").replace(":", ".")
    assert keep_text(kept.parent, text + encode(UndoLine(0))) == kept
    assert kept.read_bytes() == text, "the one that is there stays"
    for wrong in (b"", b"no game\n", text.replace(began.encode(), b"../../elsewhere", 1)):
        with pytest.raises(SaveError):
            keep_text(kept.parent, wrong)
    assert list(kept.parent.iterdir()) == [kept]


def test_a_mark_stays_if_what_was_taken_back_came_after_it(tmp_path: Path) -> None:
    recorder = Recorder.begin(tmp_path, PLAN, "0.1.0", "abc")
    for n, command in enumerate(COMMANDS, 1):
        recorder.command(command)
        recorder.mark(TurnMark(n, n + 1, 0, f"d{n}"))
    recorder.undo(2)
    recorder.close()
    save = read_save(recorder.path)
    assert save.problem is None
    assert save.commands == COMMANDS[:2]
    assert [mark.commands for mark in save.marks] == [1, 2]


@pytest.mark.parametrize(
    "line",
    [UndoLine(4), UndoLine(-1), TurnMark(4, 2, 1, "d"), OverLine((2,), "last"), OverLine((-1,), "last")],
    ids=str,
)
def test_a_line_that_cannot_be_is_damage_and_what_is_just_possible_is_not(tmp_path: Path, line: SaveLine) -> None:
    path = written(tmp_path)
    good = path.read_bytes()
    path.write_bytes(good + encode(line) + encode(OverLine((0,), "last")))
    problem = read_save(path).problem
    assert problem is not None
    assert problem.key == "damaged"
    path.write_bytes(good + encode(UndoLine(3)) + encode(TurnMark(3, 2, 1, "d")) + encode(OverLine((0, 1), "last")))
    assert read_save(path).problem is None


def test_a_game_that_another_program_has_continued_since_goes_into_a_file_of_its_own(tmp_path: Path) -> None:
    path = written(tmp_path)
    save = read_save(path)
    theirs = path.read_bytes() + encode(UndoLine(0))
    path.write_bytes(theirs)
    recorder = Recorder.resume(save)
    recorder.command(COMMANDS[0])
    recorder.close()
    assert path.read_bytes() == theirs
    assert recorder.path != path
    assert read_save(recorder.path).commands == [*COMMANDS, COMMANDS[0]]


def test_why_a_file_is_not_opened_or_goes_on_elsewhere_is_said_in_words() -> None:
    assert save_error_words(OSError(2, "No such file")) == "The file cannot be read: No such file."
    assert save_error_words(OSError("strange")) == "The file cannot be read: strange."
    for key in ("empty", "not_a_game", "header_damaged", "too_new", "other_form", "missing"):
        assert save_error_words(SaveError(key)).endswith(".")
    assert "9.9" in save_error_words(SaveError("too_new", "9.9"))
    assert "unknown" in save_error_words(SaveError("too_new"))
    assert "disk is full" in lost_words("the disk is full")
    assert "disk is full" in not_written_words("the disk is full")
    said = {
        key: problem_words(SaveProblem(key, 12, "why"), 5)
        for key in ("truncated", "other_cards", "damaged", "other_rules")
    }
    assert len(set(said.values())) == 4
    assert "Line 12" in said["damaged"]
    assert all("why" in said[key] and "turn 5" in said[key] for key in ("damaged", "other_rules"))


def test_a_second_header_is_no_command(tmp_path: Path) -> None:
    path = written(tmp_path)
    save = read_save(path)
    path.write_bytes(path.read_bytes() + encode(save.header) + b"more\n")

    problem = read_save(path).problem

    assert problem is not None
    assert problem.key == "damaged"


def test_a_pipe_in_the_folder_is_nothing_to_wait_for(tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no pipes in folders here")
    os.mkfifo(tmp_path / f"pipe{SUFFIX}")
    assert recent(tmp_path) == []


def test_a_file_that_an_editor_for_windows_has_saved_is_sound(tmp_path: Path) -> None:
    """It puts a mark at the beginning and ends lines in its own way; nothing is damaged."""
    path = written(tmp_path)
    before = read_save(path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    save = read_save(path)
    assert save.problem is None
    assert save.commands == before.commands
    recorder = Recorder.resume(save)
    recorder.command(Answer(0, ("done",)))
    recorder.close()
    assert read_save(path).commands == [*before.commands, Answer(0, ("done",))]


@pytest.mark.parametrize("version", ["stat", "scandir"])
def test_a_folder_in_which_nobody_may_look_has_no_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, version, refused)
    assert recent(tmp_path) == []


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r\r\n", b"  \n"])
def test_a_game_that_was_mailed_as_text_is_read_and_goes_on(tmp_path: Path, end: bytes) -> None:
    """On the way it may get blank lines, before it, between its lines and after them, and blanks at their ends."""
    path = written(tmp_path)
    lines = path.read_bytes().splitlines()
    path.write_bytes(end + end.join(line + end for line in lines) + end + end)
    save = read_save(path)
    assert save.problem is None
    assert save.commands == COMMANDS
    recorder = Recorder.resume(save)
    recorder.command(COMMANDS[1])
    recorder.close()
    assert recorder.path == path
    assert read_save(path).commands == [*COMMANDS, COMMANDS[1]]


def test_a_game_of_the_future_is_not_what_continue_opens(tmp_path: Path) -> None:
    """Saved while the clock was years ahead; once it is played again it counts like any other."""
    old, ahead = written(tmp_path), written(tmp_path)
    future = time.time() + 3e8
    os.utime(ahead, (future, future))
    assert [save.path for save in recent(tmp_path)] == [old, ahead]
    opened = unfinished(recent(tmp_path))
    assert opened is not None
    assert opened.path == old
    recorder = Recorder.resume(read_save(ahead))
    recorder.command(COMMANDS[0])
    recorder.close()
    os.utime(old, (1e9, 1e9))
    assert recent(tmp_path)[0].path == ahead


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file be replaced")
def test_a_file_that_another_of_the_same_length_has_replaced_is_not_written_into(tmp_path: Path) -> None:
    recorder = Recorder.begin(tmp_path, PLAN, "0.1.0", "abc")
    recorder.command(COMMANDS[0])
    mine, theirs = recorder.path, tmp_path / "theirs"
    theirs.write_bytes(b"x" * mine.stat().st_size)
    theirs.replace(mine)
    recorder.command(COMMANDS[1])
    recorder.close()
    assert set(mine.read_bytes()) == {ord("x")}
    assert recorder.path != mine
    assert read_save(recorder.path).commands == COMMANDS[:2]
