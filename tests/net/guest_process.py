# SPDX-License-Identifier: GPL-3.0-or-later
"""A computer of its own: calls at a host on loopback, plays its seats like computer players would, and says how the game ended.

Arguments: port, code, name, a file for its token, its seats as "Name:character,…" (with a computer player: "Name:character:bot:regular"),
how many seats there are to be if it lays the table.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from rdi_desktop.content import load_content
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.messages import Begin, Lay, Ready, Sit
from rdi_desktop.session.game_history import digest
from tests.net.company import Player


class Visit:
    """What this computer does whenever something has changed."""

    def __init__(self, guest: Guest, player: Player, token: Path, seats: list[str], lays: int) -> None:
        self.guest, self.player, self.token = guest, player, token
        self.seats, self.lays = seats, lays
        self.sat = self.laid = self.begun = False

    def heard(self, what: str) -> None:
        guest = self.guest
        if what == "lobby" and guest.here:
            self.token.write_text(guest.token, encoding="utf-8")
            self._lay()
        elif what == "refused":
            print(f"refused {guest.refusal}", flush=True)
            QCoreApplication.exit(1)
        elif what == "over" and guest.session is not None:
            events = guest.session.events(0, None)
            print(f"over {digest(guest.session.view(None))} {len(events)}", flush=True)
            QTimer.singleShot(100, lambda: QCoreApplication.exit(0))

    def _lay(self) -> None:
        guest, lobby = self.guest, self.guest.lobby
        if lobby is None or lobby.playing:
            return
        if not self.sat:
            self.sat = True
            for each in self.seats:
                name, character, *controller = each.split(":", 2)
                guest.send(Sit(name, character, *controller))
            guest.send(Ready(ready=True))
        if self.lays and not self.laid:
            self.laid = True
            guest.send(Lay({"pace": 0}))
        if self.lays and len(lobby.seats) == self.lays and not lobby.missing and not self.begun:
            self.begun = True
            guest.send(Begin())

    def look(self) -> None:
        self.player.move()


def main(port: str, code: str, name: str, token: str, seats: str, lays: str) -> int:
    application = QCoreApplication([])
    content = load_content()
    kept = Path(token)
    guest = Guest(content, code, name, "test", kept.read_text(encoding="utf-8") if kept.exists() else "")
    visit = Visit(guest, Player(guest, content), kept, [each for each in seats.split(",") if each], int(lays))
    guest.observe(visit.heard)
    link = Link(guest, "127.0.0.1", int(port))
    link.failed.connect(lambda why: print(f"failed {why}", flush=True))
    link.call()
    clock = QTimer()
    clock.timeout.connect(visit.look)
    clock.start(5)
    return application.exec()


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
