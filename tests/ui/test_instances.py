# SPDX-License-Identifier: GPL-3.0-or-later
"""The program started twice on one computer: neither window takes the other's seat, company or settings."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.machine.files import Lock
from rdi_desktop.net import guest, room
from rdi_desktop.ui.lan.membership import last_address
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click, open_window
from tests.ui.lan_company import entrance_of, free_port, host_a_table, join, let_pass, lobby_of, membership_of, write


@pytest.fixture
def windows(qtbot: QtBot, content: Content, tmp_path: Path) -> list[MainWindow]:
    """A host, and two windows of another computer, whose settings are one file."""
    found = [open_window(qtbot, content, tmp_path / "host" / "games")]
    for _ in range(2):
        settings = Settings(tmp_path / "guest" / "settings.json")
        found.append(open_window(qtbot, content, tmp_path / "guest" / "games", settings=settings))
    return found


def names(window: MainWindow) -> list[str]:
    lobby = membership_of(window).guest.lobby
    return [each.name for each in lobby.people if each.here] if lobby is not None else []


def test_a_second_window_at_the_same_table_is_a_guest_of_its_own(windows: list[MainWindow]) -> None:
    """With the token of the first they threw each other out, ten times in six seconds."""
    host, first, second = windows
    beacon = free_port()
    code, port = host_a_table(host, "Hedda", beacon)
    join(first, "Anna", code, port, beacon)
    let_pass(lambda: first.network.lobby is not None)
    token = membership_of(first).guest.token
    let_pass(lambda: last_address(first.settings).token == token)
    second.settings.remember("unrelated", "")  # it sees what the first has remembered
    assert last_address(second.settings).token == token
    join(second, "Bea", code, port, beacon)
    let_pass(lambda: second.network.lobby is not None)
    let_pass(lambda: len(names(host)) == 3)
    assert names(host) == ["Hedda", "Anna", "Bea"]
    assert membership_of(first).guest.here
    assert membership_of(second).guest.token != token
    second.show_start()
    first.show_start()
    assert last_address(Settings(first.settings._path)).token == token, "the seat that is remembered is the first one's"
    join(second, "Anna", code, port, beacon)  # now that nobody sits there, it is the way back
    let_pass(lambda: second.network.lobby is not None)
    let_pass(lambda: names(host) == ["Hedda", "Anna"])
    second.show_start()
    host.show_start()


def test_a_second_window_does_not_open_the_same_company(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    one, other = (open_window(qtbot, content, tmp_path / "games") for _ in range(2))
    beacon = free_port()
    host_a_table(one, "Hedda", beacon)
    entrance = entrance_of(other, beacon)
    write(entrance.port, "0")
    click(entrance.open)
    assert "Another window of this computer" in entrance.host_complaint.text()
    assert other.network.membership is None
    one.show_start()
    click(entrance.open)
    let_pass(lambda: other.network.lobby is not None)
    assert lobby_of(other).isVisible()
    other.show_start()


def test_a_take_over_is_final_and_told_to_whoever_loses_its_place(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The settings, with what shows whose seat it is, were copied to another computer: the two do not throw each other out by turns."""
    for module in (room, guest):
        monkeypatch.setattr(module, "SILENCE", math.inf)  # whoever is slow to answer here is not away
    folders = [tmp_path / name for name in ("host", "first", "copy")]
    host, first, copy = (
        open_window(qtbot, content, each / "games", settings=Settings(each / "settings.json")) for each in folders
    )
    beacon = free_port()
    code, port = host_a_table(host, "Hedda", beacon)
    join(first, "Anna", code, port, beacon)
    let_pass(lambda: first.network.lobby is not None)
    let_pass(lambda: last_address(first.settings).token == membership_of(first).guest.token)
    shutil.copy(folders[1] / "settings.json", folders[2])
    copy.settings.remember("unrelated", "")  # it reads them
    assert last_address(copy.settings).token == membership_of(first).guest.token
    join(copy, "Anna", code, port, beacon)
    let_pass(lambda: copy.network.lobby is not None)
    let_pass(lambda: first.network.entrance is not None)
    assert first.network.entrance is not None
    assert "Somebody has come to the table in this computer's place" in first.network.entrance.complaint.text()
    assert "127.0.0.1" in first.network.entrance.complaint.text()
    assert first.network.membership is None, "nothing is left there that would call the host again"
    assert names(host) == ["Hedda", "Anna"]
    assert membership_of(copy).guest.here
    copy.show_start()
    host.show_start()


def test_a_claim_ends_with_its_window(tmp_path: Path) -> None:
    one, other = (Settings(tmp_path / "settings.json") for _ in range(2))
    assert one.claim("seat")
    assert one.claim("seat"), "it has it"
    assert not other.claim("seat")
    one.release("seat")
    assert other.claim("seat")
    assert not Lock(tmp_path / "seat.lock").take()
