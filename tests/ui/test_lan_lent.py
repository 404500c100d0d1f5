# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest's window shows what the host has made up, for as long as it is at that table, and its own things again afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content, load_content
from rdi_desktop.ui.cards.art import has_art
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click, open_window
from tests.ui.lan_company import (
    LanPlayer,
    begin,
    free_port,
    host_a_table,
    join,
    lay,
    let_pass,
    lobby_of,
    play,
    session_of,
)

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ODO = "odo-quill"


@pytest.fixture
def windows(qtbot: QtBot, content: Content, tmp_path: Path) -> Iterator[tuple[MainWindow, MainWindow]]:
    """Anna has made Odo up; Bela has somebody of her own."""
    own = tmp_path / "own"
    own.mkdir()
    (own / "nobody.yaml").write_text(
        (EXAMPLES / "gundrun.yaml").read_text("utf-8").replace("id: gundrun", "id: nobody"), "utf-8"
    )
    anna = open_window(qtbot, load_content([EXAMPLES]), tmp_path / "Anna" / "games")
    bela = open_window(qtbot, load_content([own]), tmp_path / "Bela" / "games")
    yield anna, bela
    for window in (anna, bela):
        window.show_start()


def test_what_the_host_made_up_is_chosen_shown_played_and_gone(windows: tuple[MainWindow, MainWindow]) -> None:
    anna, bela = windows
    own = bela.content
    assert bela.catalogue.character(ODO) is None
    assert bela.catalogue.character("nobody") is not None
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    join(bela, "Bela", code, port, beacon)
    let_pass(lambda: bela.network.lobby is not None and ODO in lobby_of(bela).tiles)
    assert "nobody" not in lobby_of(bela).tiles
    assert has_art(f"portraits/{ODO}")
    assert bela.catalogue.character(ODO).mine, "among the home-made ones, which are not called one's own"  # type: ignore[union-attr]
    lay(anna, bela, bots=1)
    lobby_of(anna).pace.setCurrentIndex(0)
    lobby_of(anna).pace.activated.emit(0)
    lobby = lobby_of(bela)
    click(lobby.ready)
    lobby.rows[1].selected.emit(1)
    lobby.tiles[ODO].click()
    let_pass(lambda: bela.network.membership.guest.lobby.seats[1].character == ODO)  # type: ignore[union-attr]
    click(lobby.ready)
    let_pass(lobby_of(anna).begin.isEnabled)
    begin(anna, bela)
    assert session_of(bela).plan.seats[1].character == ODO
    players = [LanPlayer(anna), LanPlayer(bela)]
    play(players, lambda: session_of(bela).view(None).turn_number > 1)
    face = bela.at_table.faces
    assert face is not None
    assert bela.content.character_text(ODO) == anna.content.character_text(ODO)
    assert bela.content is session_of(bela).content
    bela.show_start()
    assert bela.content is own
    assert bela.catalogue.character(ODO) is None
    assert bela.catalogue.character("nobody") is not None
    assert not has_art(f"portraits/{ODO}")
