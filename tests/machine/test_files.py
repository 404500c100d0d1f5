# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are written whole, replaced although somebody reads them, locked against other processes, and kept aside when damaged."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from rdi_desktop.machine import files, system
from rdi_desktop.machine.files import Lock, put_aside, write_whole
from tests.machines import held_open

HOLDS = """
import sys
from pathlib import Path
from rdi_desktop.machine.files import Lock

lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("times", [1, len(files.BUSY)])
def test_a_file_that_is_held_open_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Windows refuses to replace a file while a virus scanner has it."""
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    left = held_open(monkeypatch, times)
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert left == [], "it was refused as often as the test wanted"


def test_a_file_that_is_held_open_for_good_stays_and_nothing_else_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"old")
    held_open(monkeypatch, 1000)
    with pytest.raises(PermissionError):
        write_whole(path, b"new")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"settings.json": b"old"}


@pytest.mark.skipif(system.WINDOWS, reason="there folders say who may read")
def test_secrets_are_for_their_owner(tmp_path: Path) -> None:
    write_whole(tmp_path / "new" / "key", b"x", secret=True)
    assert stat.S_IMODE((tmp_path / "new" / "key").stat().st_mode) == 0o600


def test_every_damaged_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for text in (b"one", b"two", b"three"):
        path.write_bytes(text)
        put_aside(path)
    assert not path.exists()
    assert sorted(file.read_bytes() for file in tmp_path.glob("*.bad")) == [b"one", b"three", b"two"]


def test_a_lock_is_held_against_another_process_until_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdin is not None
    assert other.stdout is not None
    assert other.stdout.readline() == "True\n"
    lock = Lock(path)
    assert not lock.take()
    other.kill()  # it had no time to let go
    other.wait()
    other.stdin.close()
    other.stdout.close()
    assert lock.take(5.0)


def test_a_lock_is_held_against_another_window_of_this_process(tmp_path: Path) -> None:
    one, other = Lock(tmp_path / "x.lock"), Lock(tmp_path / "x.lock")
    assert one.take()
    assert one.take(), "it has it already"
    assert not other.take()
    one.let_go()
    assert other.take()
    other.let_go()


def test_where_no_lock_can_be_made_nobody_is_kept_out(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"no folder")
    assert Lock(tmp_path / "folder" / "x.lock").take()
