# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a game on several computers: `python -m tests.ui.pictures_of_lan FOLDER [WIDTH HEIGHT]` draws them there.

Two windows in one process, each with folders of its own, on loopback.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

if sys.platform == "linux":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rdi_desktop.content import load_content
from rdi_desktop.net.messages import Change, Lay, Say
from rdi_desktop.ui.look import scaling, style
from rdi_desktop.ui.look.early import Standing
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.window.app import make_application
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click
from tests.ui.lan_company import (
    LOOPBACK,
    LanPlayer,
    begin,
    entrance_of,
    free_port,
    host_a_table,
    join,
    let_pass,
    lobby_of,
    membership_of,
    play,
    session_of,
)


def main(folder: Path, width: int, height: int) -> None:
    app = make_application()
    Standing.times = 0.0  # whoever is asked answers at once
    scaling.set_unit(1.0)
    app.setStyleSheet(style.style_sheet())
    content = load_content()
    home = Path(tempfile.mkdtemp())
    windows = []
    for name in ("Anna", "Bela"):
        settings = Settings(None)
        settings["reduce_motion"], settings["pace"] = True, 0.0
        window = MainWindow(lambda: content, settings, home / name / "games", version="test")
        window.resize(width, height)
        window.show()
        windows.append(window)
    anna, bela = windows

    def picture(name: str, of: QWidget) -> None:
        QTest.qWait(600)
        app.processEvents()
        of.grab().save(str(folder / f"{name}.png"))

    picture("start", anna)
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    entrance = entrance_of(bela, beacon)
    let_pass(lambda: entrance.tables.count() == 1)
    picture("doors", bela)
    bela.show_start()
    join(bela, "Bela", code, port, beacon)
    let_pass(lambda: bela.network.lobby is not None)
    click(lobby_of(bela).sit)
    let_pass(lambda: len(lobby_of(anna).rows) == 1)
    for seats, button in enumerate((lobby_of(anna).sit, lobby_of(bela).sit, lobby_of(anna).add), 2):
        button.click()
        let_pass(lambda seats=seats: len(lobby_of(anna).rows) == len(lobby_of(bela).rows) == seats)
    membership_of(bela).guest.send(Change(2, "Cilla"))
    membership_of(anna).guest.send(Say("Good evening! Who plays Fiona?"))
    membership_of(bela).guest.send(Say("I do. Cilla will be with me."))
    membership_of(bela).guest.send(Change(2, character="fiona"))
    click(lobby_of(bela).ready)
    let_pass(lobby_of(anna).begin.isEnabled)
    picture("lobby", anna)
    picture("lobby-guest", bela)
    membership_of(anna).guest.send(Lay({"variant": "two-headed-dragon"}))
    let_pass(lambda: lobby_of(bela).rules.variant.currentIndex() > 0)
    picture("lobby-teams", anna)
    begin(anna, bela)
    players = [LanPlayer(anna), LanPlayer(bela)]
    play(players, lambda: session_of(anna).view(None).turn_number > 2)
    picture("game-host", anna)
    picture("game-guest", bela)
    table_host = membership_of(anna).table_host
    assert table_host is not None
    table_host.server.close()
    let_pass(bela.network.line.isVisible)
    picture("reconnect", bela)
    table_host.server.listen(port, LOOPBACK)
    let_pass(lambda: not bela.network.line.isVisible() and not anna.network.line.isVisible())
    picture("back", bela)
    bela.network.end()
    let_pass(anna.network.away.isVisible)
    picture("away", anna)
    anna.network.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *(int(each) for each in sys.argv[2:4] or (1280, 720)))
