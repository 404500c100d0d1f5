# SPDX-License-Identifier: GPL-3.0-or-later
"""A table for eight computers on loopback: answers a second, how long each waits, bytes a game, and what a host keeps of many games.

`python -m tests.benchmarks.test_net_bench GAMES` measures the last with so many games.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from pathlib import Path
from statistics import quantiles
from time import monotonic

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from rdi_desktop.content import Content, load_content
from rdi_desktop.net.code import plain
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.messages import Begin, Ready, Sit
from rdi_desktop.session.windows import pass_of
from tests.benchmarks.figures import report
from tests.net.company import Company, Player, play

ROOT = Path(__file__).parents[2]
SEATS, MOVES, GAMES = 8, 400, 30
PATIENCE = 300.0


def machine() -> float:
    """How fast this machine is just now: how often in a second it packs a megabyte. Figures mean little without it."""
    block, began, times = bytes(range(256)) * 4096, monotonic(), 0
    while monotonic() - began < 0.5:
        zlib.compress(block, 6)
        times += 1
    return times / (monotonic() - began)


class Visitor:
    """One computer with one seat, which answers at once what costs no thought: this process plays all eight of them."""

    def __init__(self, content: Content, name: str, code: str, port: int) -> None:
        self.guest = Guest(content, code, name, "bench")
        self.waits: list[float] = []
        self._asked: float | None = None
        self.guest.observe(self._heard)
        self.link = Link(self.guest, "127.0.0.1", port)
        self.link.call()

    def move(self) -> None:
        session = self.guest.session
        if self._asked is not None or session is None or not session.ready:
            return
        if not session.over and (decision := session.decision()) is not None:
            self._asked = monotonic()
            session.submit(pass_of(decision))

    def _heard(self, what: str) -> None:
        if what == "table" and self._asked is not None:
            self.waits.append(monotonic() - self._asked)
            self._asked = None


def work_of(process: int) -> float:
    """Seconds of processor time that it has had, however busy the machine is with others; 0 where the system does not say."""
    status = Path(f"/proc/{process}/stat")
    if not status.exists():
        return 0.0
    own, system = status.read_text().rpartition(")")[2].split()[11:13]
    return (int(own) + int(system)) / os.sysconf("SC_CLK_TCK")


def until(reached: object, *, beat: object = None) -> None:
    end = monotonic() + PATIENCE
    while not reached():  # type: ignore[operator]
        assert monotonic() < end, "never came to the moment that is measured"
        QCoreApplication.processEvents()
        if beat is not None:
            beat()  # type: ignore[operator]
        QTest.qWait(1)


def test_eight_computers_on_loopback(tmp_path: Path, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    content = load_content()
    command = [sys.executable, "-m", "rdi_desktop", "host", "--port", "0", "--address", "127.0.0.1", "--hidden"]
    with subprocess.Popen([*command, "--folder", str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        found = re.search(r"port (\d+)\. Join code: (\S+)", host.stdout.readline())
        assert found is not None
        code, port = plain(found[2]), int(found[1])
        visitors: list[Visitor] = []
        for place, character in enumerate(list(content.characters)[:SEATS]):
            visitor = Visitor(content, f"Seat {place}", code, port)
            visitors.append(visitor)
            until(lambda guest=visitor.guest: guest.here)
            visitor.guest.send(Sit(visitor.guest.name, character))
            visitor.guest.send(Ready(ready=True))
        lobby = visitors[0].guest
        until(lambda: lobby.lobby is not None and len(lobby.lobby.seats) == SEATS and not lobby.lobby.missing)
        lobby.send(Begin())
        until(lambda: all(each.guest.session is not None and each.guest.session.ready for each in visitors))
        began, worked = monotonic(), work_of(host.pid)

        def beat() -> None:
            for each in visitors:
                each.move()

        def enough() -> bool:
            over = lobby.session is not None and lobby.session.over
            return over or sum(len(each.waits) for each in visitors) >= MOVES

        until(enough, beat=beat)
        seconds, worked = monotonic() - began, work_of(host.pid) - worked
        waits = sorted(wait for each in visitors for wait in each.waits)
        for each in visitors:
            each.link.hang_up()
        host.kill()
    pace = machine()
    with capsys.disabled():
        print(
            f"\n  {len(waits)} answers by {SEATS} computers: {len(waits) / seconds:.0f} a second; machine {pace:.0f}",
            end="",
        )
    report("a host's work for each answer, 8 computers", worked / len(waits) * 1000, 15, "ms", capsys)
    report("an answer is seen, 99 of 100, 8 computers", quantiles(waits, n=100)[98] * 1000, 250, "ms", capsys)


def test_bytes_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    content = load_content()
    company = Company(content, seed=7)
    guests = [company.call(f"Up {n}") for n in range(4)]
    company.lay(
        *((guest, guest.name, who) for guest, who in zip(guests, ("gerki", "zot", "fiona", "deirdre"), strict=True))
    )
    before = dict(company.traffic)
    company.begin()
    room = company.room
    play(
        company, [Player(guest, content) for guest in guests], lambda: room.game is not None and room.game.session.over
    )
    most = max(company.traffic[guest] - before.get(guest, 0) for guest in guests)
    report("a game of four, to each computer", most / 1024, 900, "KiB", capsys)


def grown(games: int) -> tuple[int, int]:
    """KiB that a host has after a tenth of so many games, and after all."""
    content = load_content()
    company = Company(content)
    company.call("Looks on")
    company.lay((company.host, "Ann", "gerki"), bots=("zot", "fiona", "deirdre"), absent="bot")
    company.cut(company.host)  # a computer player plays for whoever is away: all are as fast as they can
    room, early = company.room, 0
    for game in range(games):
        company.seed = game
        room.begin(room.new_game(room.setup.plan()))
        while room.game is not None and not room.game.session.over:
            company.now += 0.05
            room.tick(company.now, lambda _line: 1 << 30)  # whoever looks on takes nothing but the end
            if not room.game.session.bot_decides:
                room.game.session.pass_all()
        company.carry()
        room._end_game()
        company.carry()
        company.heard.clear()  # the test's own notes
        if game == games // 10:
            early = resident()
    return early, resident()


def resident() -> int:
    """KiB of this process; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def test_memory_of_a_host(capsys: pytest.CaptureFixture[str]) -> None:
    early, late = grown(GAMES)
    report(f"a host grows over {GAMES} games by", (late - early) / 1024, 8, "MiB", capsys)


if __name__ == "__main__":
    print("KiB after a tenth of the games, and after all:", *grown(int(sys.argv[1])))
