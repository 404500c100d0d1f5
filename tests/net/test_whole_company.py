# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program as processes of their own on loopback: a host, two computers with two people each, and somebody who looks on."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from PySide6.QtTest import QTest

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0


class House:
    """A host and its guests, each a process; killed when the test is over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.code = ""
        self._running: list[subprocess.Popen[str]] = []

    def host(self, *laid: str) -> subprocess.Popen[str]:
        command = ["-m", "rdi_desktop", "host", "--port", str(self.port), "--address", "127.0.0.1", "--hidden"]
        process = self._start(*command, "--folder", str(self.folder), *laid)
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"port (\d+)\. Join code: (\S+)", said)
        assert found is not None, said + process.stdout.read()
        self.port, self.code = int(found[1]), found[2]
        return process

    def guest(self, name: str, seats: str = "", lays: int = 0) -> subprocess.Popen[str]:
        """A computer calls, and is let in: whoever is first lays the table."""
        token = self.folder / f"{name}.token"
        given = [str(self.port), self.code, name, str(token), seats, str(lays)]
        process = self._start("-m", "tests.net.guest_process", *given)
        end = monotonic() + PATIENCE
        while not token.exists():
            assert monotonic() < end, "nobody lets it in"
            QTest.qWait(50)
        return process

    def _start(self, *arguments: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._running.append(process)
        return process

    def commands(self) -> int:
        """How many lines the file of the game has; 0 while there is none."""
        return max((len(file.read_bytes().splitlines()) for file in self.folder.glob("games/*")), default=0)

    def until_commands(self, count: int) -> None:
        end = monotonic() + PATIENCE
        while self.commands() < count:
            assert monotonic() < end, f"only {self.commands()} lines"
            QTest.qWait(50)

    def close(self) -> None:
        for process in self._running:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with ExitStack() as stack:
        house = House(tmp_path)
        stack.callback(house.close)
        yield house


def ending(process: subprocess.Popen[str]) -> str:
    """What a guest said of the end."""
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    return next(line for line in said.splitlines() if line.startswith("over "))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("laid", "up", "down"),
    [
        pytest.param(
            ("--variant", "two-headed-dragon", "--prizes"),
            "Ann:gerki,Bob:fiona",
            "Cat:zot,Dan:deirdre",
            marks=pytest.mark.weekly,
        ),
        pytest.param(("--otto",), "Ann:gerki", "Cat:zot", marks=pytest.mark.weekly),
        pytest.param(("--variant", "boss-otto", "--preset", "hard"), "Ann:gerki", "Cat:zot", marks=pytest.mark.weekly),
        pytest.param(
            ("--dungeon", "game-masters-gauntlet", "--pub-crawl"),
            "Ann:gerki,Bob:fiona",
            "Cat:zot",
            marks=pytest.mark.weekly,
        ),
    ],
)
def test_a_company_plays_to_the_end(house: House, laid: tuple[str, ...], up: str, down: str) -> None:
    house.host(*laid)
    lays = len(up.split(",")) + len(down.split(","))
    first = house.guest("Up", up, lays)
    second = house.guest("Down", down)
    looks_on = house.guest("Onlooker")
    ends = {ending(guest) for guest in (first, second, looks_on)}
    assert len(ends) == 1, "all have seen the same game"


@pytest.mark.slow
def test_a_company_plays_to_the_end_though_everybody_is_cut_off_once(house: House) -> None:
    host = house.host("--start-fortitude", "10")
    up = house.guest("Up", "Ann:gerki,Bob:fiona,Bot:eisinder:bot:regular", 5)
    down = house.guest("Down", "Cat:zot,Dan:deirdre")
    looks_on = house.guest("Onlooker")
    house.until_commands(30)
    down.kill()
    down.wait()
    down = house.guest("Down")
    house.until_commands(60)
    host.kill()
    host.wait()
    kept = msgspec.json.decode((house.folder / "company.json").read_bytes())
    assert kept["game"]
    code, port = house.code, house.port
    host = house.host()
    assert (house.code, house.port) == (code, port), "the guests find it again with the code that they have"
    house.until_commands(75)
    looks_on.kill()
    looks_on.wait()
    looks_on = house.guest("Onlooker")
    house.until_commands(90)
    up.kill()
    up.wait()
    up = house.guest("Up")
    assert ending(up) == ending(down) == ending(looks_on)
