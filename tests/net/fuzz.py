# SPDX-License-Identifier: GPL-3.0-or-later
"""A host on loopback is called by everybody who means no good, while two computers and a computer player play game after game.

`python -m tests.net.fuzz [--minutes N] [--calls N] [--seed S]`. The host is a process of its own. It is a failure if it ends, if the
players wait for more than some seconds, if they do not see the same game, or if its memory grows; or if somebody who means no harm does not
come in, however many silent lines there are. Meanwhile other guests meet hosts that lie, false answers and harmful files (`hostile.py`).

All of it happens in a process with limits of memory and time, which ends when they are reached.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QSslSocket, QTcpSocket

from rdi_desktop.content import Content, load_content
from rdi_desktop.net import messages as m
from rdi_desktop.net.code import plain
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.link import Link
from rdi_desktop.net.wire import TO_HOST, framed
from rdi_desktop.session.game_history import digest
from rdi_desktop.session.save import AnswerLine, InterjectLine
from tests.net.company import Player
from tests.net.hostile import Hostile, peak

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
AT_ONCE = 12
"""So many strangers call at a time."""
STALL = 15.0
"""Seconds that a player waits for an answer before it is a failure; the machine may be busy with other things."""
GROWTH = 24 * 1024
"""KiB by which the host may grow after it has warmed up."""
WARM = 0.3
"""The part of the time that counts as warming up."""
MOVE_MS = 3
CROWD, CROWDS, HOSTILE = 300, 10.0, 0.1
"""Silent lines at a time; seconds between two crowds, and between two things that are hostile to guests."""
MEMORY, SPARE = 6 << 30, 240
"""Bytes of address space, and seconds beyond those asked for, after which the process is ended."""

Chunks = list[bytes]


def mutated(chance: random.Random, payload: bytes) -> bytes:
    """A message with something changed in it: a byte, its end, its middle."""
    data = bytearray(payload)
    for _ in range(chance.randint(1, 3)):
        if not data:
            break
        at = chance.randrange(len(data))
        match chance.randrange(3):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at:]
            case 2:
                data[at:at] = chance.randbytes(chance.randint(1, 9))
    return bytes(data)


def anything(chance: random.Random) -> m.Message:
    """Something that a guest may say, whether it makes sense now or not."""
    seat, count = chance.randrange(8), chance.randrange(5000)
    return chance.choice(
        (
            m.Sit("Mallory", "gerki"),
            m.Sit("Bot", "zot", "bot:regular"),
            m.Rise(seat),
            m.Change(seat, "Mallory", "fiona"),
            m.Ready(ready=True),
            m.Lay({"absent": "bot", "pace": 0}),
            m.Lay({"start_gold": 12, "hand_size": 5, "think": 30}),
            m.Lay({"draft": chance.random() < 0.5}),
            m.Begin(),
            m.Remove(chance.randrange(6)),
            m.StandIn(chance.randrange(6)),
            m.Again(),
            m.Say("x" * chance.randint(1, 300)),
            m.Do(AnswerLine(seat, ("pass",)), count),
            m.Do(InterjectLine(seat, f"play:{count}"), count),
            m.PassAll(count),
            m.Look(seat, f"play:{count}", count),
            m.PassForMe(seat, "turn"),
            m.EndPassing(),
            m.TakeBack(seat, count),
            m.AgreeToTakeBack(seat, chance.random() < 0.5),
            m.Fetch(chance.randrange(m.ITEMS), chance.choice((0, count, 1 << 29))),
            m.Fetched(),
            m.Ping(),
        )
    )


class Stranger:
    """One call: what is said, how fast, and whether what comes back is ever read."""

    def __init__(self, fuzz: Fuzz, kind: str, number: int) -> None:
        chance = self._chance = fuzz.chance
        self.kind = kind
        self.done = False
        self._ends = monotonic() + chance.uniform(0.2, 3.0)
        self._chunks: Chunks = getattr(self, f"_{kind}")(fuzz)
        self._socket = QSslSocket()
        self._socket.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        if kind == "deaf":
            self._socket.setReadBufferSize(1)
            self._ends += 4.0
        self._socket.errorOccurred.connect(self._over)
        self._socket.disconnected.connect(self._over)
        if sys.platform == "linux":  # a stranger of its own address: what one does is not held against the others
            self._socket.bind(QHostAddress(f"127.1.{number // 250 % 250}.{number % 250 + 1}"))
        if kind in ("silent", "plain"):
            self._socket.connectToHost("127.0.0.1", fuzz.port)
        else:
            self._socket.connectToHostEncrypted("127.0.0.1", fuzz.port)

    def step(self) -> None:
        """Say the next thing."""
        connected = self._socket.state() == QAbstractSocket.SocketState.ConnectedState
        ready = connected and (self.kind == "plain" or self._socket.isEncrypted())
        if self.kind != "deaf":
            self._socket.readAll()
        if ready and self._chunks and not self.done:
            self._socket.write(self._chunks.pop(0))
            self._socket.flush()
        elif monotonic() > self._ends or (ready and not self._chunks and self._chance.random() < 0.1):
            self.done = True

    def end(self) -> None:
        """Gone, with whatever was on its way."""
        self._socket.errorOccurred.disconnect(self._over)
        self._socket.disconnected.disconnect(self._over)
        self._socket.abort()
        self._socket.deleteLater()

    def _over(self, *_: object) -> None:
        self.done = True

    # What they say

    def _hello(self, fuzz: Fuzz, token: str = "") -> bytes:
        return framed(m.encoded(m.Hello(m.PROTOCOL, "fuzz", fuzz.code, "Mallory", token)))

    def _silent(self, fuzz: Fuzz) -> Chunks:
        return []

    def _plain(self, fuzz: Fuzz) -> Chunks:
        return [self._chance.randbytes(self._chance.randint(1, 3000)) for _ in range(5)]

    def _noise(self, fuzz: Fuzz) -> Chunks:
        return [self._chance.randbytes(self._chance.randint(1, 3000)) for _ in range(5)]

    def _mutant(self, fuzz: Fuzz) -> Chunks:
        hello = m.encoded(m.Hello(m.PROTOCOL, "fuzz", fuzz.code, "Mallory"))
        return [framed(mutated(self._chance, hello))]

    def _half(self, fuzz: Fuzz) -> Chunks:
        return [
            self._chance.choice(
                (self._hello(fuzz)[:9], (TO_HOST).to_bytes(4, "big") + bytes(5000), b"\xff\xff\xff\xff")
            )
        ]

    def _flood(self, fuzz: Fuzz) -> Chunks:
        return [self._hello(fuzz), *([framed(m.encoded(m.Say("flood"))) * 50] * 20)]

    def _slow(self, fuzz: Fuzz) -> Chunks:
        return [bytes((byte,)) for byte in self._hello(fuzz)]

    def _version(self, fuzz: Fuzz) -> Chunks:
        return [framed(m.encoded(m.Hello(self._chance.randrange(2, 1 << 40), "old", fuzz.code, "Mallory")))]

    def _code(self, fuzz: Fuzz) -> Chunks:
        return [framed(m.encoded(m.Hello(m.PROTOCOL, "x", "".join(self._chance.sample(fuzz.code, 12)), "Mallory")))]

    def _token(self, fuzz: Fuzz) -> Chunks:
        """A token that somebody once had, or nearly one that somebody has."""
        token = self._chance.choice([guest.token for guest in fuzz.guests])
        return [self._hello(fuzz, self._chance.choice((token[:-1], token.swapcase(), token[::-1], "\0" * 64)))]

    def _insider(self, fuzz: Fuzz) -> Chunks:
        """Knows the code, and does all that is not up to them."""
        says = [m.encoded(anything(self._chance)) for _ in range(25)]
        return [self._hello(fuzz), *(framed(each) for each in says), framed(mutated(self._chance, says[0]))]

    def _deaf(self, fuzz: Fuzz) -> Chunks:
        return [self._hello(fuzz), *([framed(m.encoded(m.Say("y" * 300)))] * 30)]


KINDS = tuple(name[1:] for name in vars(Stranger) if name in (
    "_silent", "_plain", "_noise", "_mutant", "_half", "_flood", "_slow", "_version", "_code", "_token", "_insider", "_deaf",
))  # fmt: skip


GUESSING = ("code", "mutant")
"""Those that may say a wrong code."""
SLACK = 5.0
"""Seconds beyond those that a host names: whoever guesses already may still be doing so."""


class Fuzz:
    """The host, the players and those who call."""

    def __init__(self, content: Content, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.failure = ""
        self.called: Counter[str] = Counter()
        self.games = 0
        self.waits: list[float] = []
        """Seconds from an answer to the table that shows it."""
        self._ends: list[str] = []
        shutil.copytree(EXAMPLES, folder / "host" / "data" / "characters")  # and plays with what it has made up
        command = [
            "-m",
            "rdi_desktop",
            "--data-dir",
            str(folder / "host"),
            "host",
            "--port",
            "0",
            "--address",
            "127.0.0.1",
            "--hidden",
            "--folder",
            str(folder),
        ]
        self.host = subprocess.Popen([sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.host.stdout is not None
        found = re.search(r"port (\d+)\. Join code: (\S+)", self.host.stdout.readline())
        assert found is not None, "the host does not start"
        self.port, self.code = int(found[1]), plain(found[2])
        self.guests = [Guest(content, self.code, name, "fuzz") for name in ("Up", "Down")]
        self.players = [Player(guest, content) for guest in self.guests]
        self._links = [Link(guest, "127.0.0.1", self.port) for guest in self.guests]
        self._asked: dict[Guest, float] = {}
        self._moved = monotonic()
        for guest in self.guests:
            guest.observe(lambda what, guest=guest: self._heard(guest, what))  # type: ignore[misc]
        self._links[0].call()
        self._second_called = False
        self._strangers: list[Stranger] = []
        self._sat: set[Guest] = set()
        self._crowd: list[QTcpSocket] = []
        self._late: Link | None = None
        self._told_to_wait = 0.0
        """When whoever was told to wait may come again."""
        self._late_since = 0.0
        self.late = 0
        """How many came in while there was a crowd."""
        self.hostile = Hostile(content, folder, random.Random(seed))
        self._next = 0.0

    def memory(self) -> int:
        """KiB that the host has; 0 where the system does not say."""
        status = Path(f"/proc/{self.host.pid}/status")
        if not status.exists():
            return 0
        return next((int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS")), 0)

    def run(self, seconds: float, calls: int) -> int:
        """Until the time is over or so many have called. The exit status."""
        began, warm = monotonic(), 0
        while not self.failure:
            QCoreApplication.processEvents()
            now = monotonic()
            self._play(now)
            self._call()
            self._come_late(now)
            if now > self._next:
                self._next = now + HOSTILE
                self.hostile.step()
                self.failure = self.failure or self.hostile.failure
            if warm == 0 and now - began > seconds * WARM:
                warm = self.memory()
            if now - began > seconds or self.called.total() >= calls:
                break
            wait = QTimer()
            wait.setSingleShot(True)
            wait.start(MOVE_MS)
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # outside of a loop nothing else does
        grown = self.memory() - warm if warm else 0
        if not self.failure and grown > GROWTH:
            self.failure = f"the host has grown by {grown} KiB"
        self._report(monotonic() - began, grown)
        return 1 if self.failure else 0

    def close(self) -> None:
        """Everybody goes home."""
        self.hostile.close()
        for stranger in self._strangers:
            stranger.end()
        for socket in self._crowd:
            socket.abort()
        if self._late is not None:
            self._late.hang_up()
        for link in self._links:
            link.hang_up()
        self.host.kill()
        self.host.wait()
        if self.host.stdout is not None:
            self.host.stdout.close()

    # The players

    def _heard(self, guest: Guest, what: str) -> None:
        if what == "table" and guest in self._asked:
            self.waits.append(monotonic() - self._asked.pop(guest))
        if what == "refused":
            self.failure = f"{guest.name} is sent away: {guest.refusal}"
        if what in ("lobby", "lent") and guest.here:
            self._lay(guest)
        if what == "over" and guest.session is not None:
            self._ends.append(digest(guest.session.view(None)))
            if len(self._ends) == 2:
                if self._ends[0] != self._ends[1]:
                    self.failure = "the players have not seen the same game"
                self._ends.clear()
                self.games += 1
                self.guests[0].send(m.Again())

    def _lay(self, guest: Guest) -> None:
        lobby, first = guest.lobby, guest is self.guests[0]
        if first and not self._second_called:
            self._second_called = True
            self._links[1].call()
        if lobby is None or lobby.playing:
            return
        if guest not in self._sat and "odo-quill" in guest.content.characters:
            self._sat.add(guest)
            guest.send(m.Sit(guest.name, "odo-quill" if first else "grizelda-stew"))
            if first:
                guest.send(m.Sit("Bot", "fiona", "bot:regular"))
                guest.send(m.Lay({"pace": 0, "absent": "wait"}))
        me = next((person for person in lobby.people if person.id == guest.person), None)
        if not first and me is not None and not me.ready:
            guest.send(m.Ready(ready=True))
        if first:
            own = {each.person for each in self.guests}
            for place, seat in reversed(list(enumerate(lobby.seats))):
                if seat.person is not None and seat.person not in own:
                    guest.send(m.Rise(place))  # somebody who knows the code has sat down
            if len(lobby.seats) == 3 and not lobby.missing:
                guest.send(m.Begin())

    def _play(self, now: float) -> None:
        if self.host.poll() is not None:
            self.failure = f"the host has ended with {self.host.returncode}"
        for player in self.players:
            if player.guest not in self._asked and player.move():
                self._asked[player.guest] = self._moved = now
        if now - self._moved > STALL:
            self.failure = f"nobody has moved for {STALL} seconds"
        for guest, since in self._asked.items():
            if now - since > STALL:
                self.failure = f"{guest.name} waits for an answer for {STALL} seconds"

    # The others

    def _call(self) -> None:
        if all(guest.here for guest in self.guests) and len(self._strangers) < AT_ONCE:
            kind = self.chance.choice([each for each in KINDS if each not in GUESSING] if self._told_to_wait else KINDS)
            self.called[kind] += 1
            self._strangers.append(Stranger(self, kind, self.called.total()))
        for stranger in list(self._strangers):
            stranger.step()
            if stranger.done:
                stranger.end()
                self._strangers.remove(stranger)

    def _come_late(self, now: float) -> None:
        """Now and then hundreds of silent lines are opened from one address, and somebody from that address wants to come in.

        Where so many have guessed at the code that no newcomer's is looked at (docs/decisions/0227), who is told to wait comes again then;
        meanwhile nobody guesses.
        """
        if not all(guest.here for guest in self.guests):
            return
        if self._late is None and self._told_to_wait and now > self._told_to_wait:
            self._told_to_wait = 0.0
            self._knock(now)
        elif self._late is None and not self._told_to_wait and now - self._late_since > CROWDS:
            self.called["crowd"] += 1
            for n in range(CROWD):
                socket = QTcpSocket()
                if sys.platform == "linux":
                    socket.bind(QHostAddress("127.2.0.1" if n % 2 else f"127.2.1.{n % 250 + 1}"))
                socket.connectToHost("127.0.0.1", self.port)
                self._crowd.append(socket)
            self._knock(now)
        elif self._late is not None and self._late.guest.here:
            self.late += 1
            self._late.hang_up()
            self._late = None
            for socket in self._crowd:
                socket.abort()
                socket.deleteLater()
            self._crowd.clear()
        elif self._late is not None and (refusal := self._late.guest.refusal) and refusal.key == "too_many_tries":
            self._told_to_wait = now + float(refusal.detail) + SLACK
            self._late.hang_up()
            self._late = None
        elif self._late is not None and now - self._late_since > STALL:
            self.failure = f"nobody comes in any more: {self._late.guest.refusal}"

    def _knock(self, now: float) -> None:
        self._late = Link(Guest(self.guests[0].content, self.code, "Late", "fuzz"), "127.0.0.1", self.port)
        self._late.call()
        self._late_since = now

    def _report(self, seconds: float, grown: int) -> None:
        waits = sorted(self.waits) or [0.0]
        print(
            f"{self.called.total()} calls ({', '.join(f'{kind} {count}' for kind, count in sorted(self.called.items()))}) "
            f"in {seconds:.0f} s; {len(waits)} answers in {self.games} games and the present one, "
            f"median {waits[len(waits) // 2] * 1000:.0f} ms, 99 % under {waits[len(waits) * 99 // 100] * 1000:.0f} ms; "
            f"the host has {self.memory()} KiB, {grown:+d} since it was warm; {self.late} came in through a crowd. "
            f"Guests met {', '.join(f'{what} {count}' for what, count in sorted(self.hostile.done.items()))}; "
            f"they have {peak()} KiB at the most."
        )
        if self.failure:
            print(f"FAILED: {self.failure}")


def fenced(arguments: Sequence[str], seconds: float) -> int:
    """The same in a process of its own, which is ended when it does not end by itself."""
    process = subprocess.Popen([sys.executable, "-m", "tests.net.fuzz", *arguments], cwd=ROOT)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        print(f"FAILED: still busy {SPARE} seconds after the time was over")
        return 1
    finally:
        process.kill()
        process.wait()


def limit() -> None:
    """Where the system can do so, this process gets no more memory than that."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py fuzz --net")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--calls", type=int, default=1 << 30, help="stop after so many calls")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    parser.add_argument("--inside", action="store_true", help="in this process, without limits")
    options = parser.parse_args(list(arguments))
    if not options.inside:
        return fenced([*arguments, "--seed", str(options.seed), "--inside"], options.minutes * 60 + SPARE)
    limit()
    fell: list[BaseException] = []

    def fall(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        fell.append(error)
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = fall  # what falls inside of Qt would only be printed
    application = QCoreApplication.instance() or QCoreApplication([])
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        fuzz = Fuzz(load_content(), Path(folder), options.seed)
        try:
            status = fuzz.run(options.minutes * 60, options.calls) or (1 if fell else 0)
        finally:
            fuzz.close()
            application.processEvents()
    return status


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
