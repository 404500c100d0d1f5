# SPDX-License-Identifier: GPL-3.0-or-later
"""Those who wait for a guest that means no harm: hosts that lie, false answers to its questions, files. All on loopback.

Whatever they do, a guest stays up, does not grow, takes no long time, and shows only what can be shown. `Hostile.step` does a little of it.
"""

from __future__ import annotations

import copy
import random
import zlib
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QHostAddress, QSsl, QSslCertificate, QSslConfiguration, QSslKey, QSslSocket, QUdpSocket

from rdi_desktop.content import Content
from rdi_desktop.content.parcel import WHOLE
from rdi_desktop.net import messages as m
from rdi_desktop.net.certificate import new_certificate
from rdi_desktop.net.code import new_code
from rdi_desktop.net.discovery import TABLES, Found, TableSearch
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.lending import PIECE
from rdi_desktop.net.link import Link
from rdi_desktop.net.remote import RemoteSession
from rdi_desktop.net.saved_room import FILE, read_room
from rdi_desktop.net.server import _Door
from rdi_desktop.net.wire import Packer, framed
from rdi_desktop.session.opening import new_session, open_save
from rdi_desktop.session.save import SaveError, read_save
from rdi_desktop.session.shelf import keep_text, recent
from tests.content.parcels import damaged
from tests.net.company import Company, Player, play

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
LONG = 10.0
"""Seconds in which anything that others give us is dealt with; the machine may be busy with other things."""
GROWTH = 256 * 1024
"""KiB by which this process may grow at its highest."""
PATIENCE = 2.0
"""Seconds that a guest stays with one host."""

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 7, 8, 255, 1 << 31, 1 << 62, -(1 << 62), 0.5, float("nan"), float("inf"), "", "x" * 5000, "\u202e\x00",
    "<img src='file:///etc/hostname'>", "../../escaped", [], {}, [[]], {"x": {}}, b"\xff", ["pass"] * 300,
)  # fmt: skip


def mutated_data(chance: random.Random, data: Any) -> Any:
    """Plain data in which something is another thing, is missing or is there too often."""
    data = copy.deepcopy(data)
    for _ in range(chance.randint(1, 3)):
        holder, key = chance.choice(places(data)) if chance.random() < 0.6 else near_the_top(chance, data)
        if key is None:
            continue
        match chance.randrange(4):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.extend(copy.deepcopy(holder[:1]) * chance.choice((1, 50)))
            case 2:
                holder[key] = [holder[key]] if chance.random() < 0.5 else {"x": holder[key]}
            case _:
                holder[key] = copy.deepcopy(chance.choice(ODD))
    return data


def places(data: Any) -> list[tuple[Any, Any]]:
    """All lists and records with each place in them."""
    found: list[tuple[Any, Any]] = [(data, None)]
    waiting = [data]
    while waiting:
        holder = waiting.pop()
        for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])
    return found


def near_the_top(chance: random.Random, data: Any) -> tuple[Any, Any]:
    """One of them, found by going down."""
    holder, key = data, None
    while isinstance(holder, dict | list) and holder:
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        if not isinstance(holder[key], dict | list) or not holder[key] or chance.random() < 0.25:
            break
        holder = holder[key]
    return holder, key


def bombs() -> tuple[bytes, ...]:
    """Little on the line, much in memory."""
    inside = b"\x82\xa4type\xa4Seen\xa7outcome\x81\xa1x"
    return (
        inside + b"\xdd" + (7_000_000).to_bytes(4, "big") + b"\x90" * 7_000_000,
        inside + b"\xdd" + (600_000).to_bytes(4, "big") + b"\x81\xa0\xc0" * 600_000,
        inside + b"\x91" * 1_000_000,
        bytes(50_000_000),
    )


def peak() -> int:
    """KiB that this process had at its highest; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    return next((int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM")), 0)


def looked_at(session: RemoteSession) -> None:
    """All that the window asks of a table, whoever has told of it."""
    if not session.ready:
        return
    for seat in (None, *session.plan.humans):
        assert len(session.view(seat).seats) == len(session.seats)
        session.events(0, seat)
    for seat in session.plan.humans:
        session.playable(seat)
        session.passing.auto_pass(seat)
    session.decision()
    session.window()
    session.undo.steps()
    assert session.undo.proposal is None or session.undo.proposal.by <= len(session.seats)
    assert session.still_in is not None


def lending(chance: random.Random) -> list[bytes]:
    """A host lends what somebody has been at, and says something else than it sends."""
    parcels = [each for _ in range(chance.choice((1, 2, 6))) if (each := damaged(chance))]
    items = [m.Item(min(len(each), WHOLE), sha256(each).hexdigest()) for each in parcels]
    told: list[m.Message] = [m.Lent(tuple(items))]
    for number, data in enumerate(parcels):
        told += [m.Piece(number, at, data[at : at + PIECE]) for at in range(0, len(data), PIECE)]
    if chance.random() < 0.5:
        at = chance.randrange(len(told))
        wrong = mutated_data(chance, msgspec.to_builtins(told[at], builtin_types=(bytes,)))
        return [*(m.encoded(each) for each in told[:at]), msgspec.msgpack.encode(wrong)]
    return [m.encoded(each) for each in told]


class FalseHost(QObject):
    """Its certificate and code are good: somebody has given them to us. What it says is up to the script."""

    def __init__(self) -> None:
        super().__init__(
            QCoreApplication.instance()
        )  # so that it goes when it says so, and not with the last of its lines
        certificate = new_certificate()
        configuration = QSslConfiguration.defaultConfiguration()
        configuration.setLocalCertificate(QSslCertificate(certificate.certificate))
        configuration.setPrivateKey(QSslKey(certificate.bare_key, QSsl.KeyAlgorithm.Rsa))
        configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        self.code = new_code(certificate.der)
        self.script: Callable[[], list[bytes]] = list
        self.calls = 0
        self._sockets: list[QSslSocket] = []
        self._door = _Door(configuration, self)
        self._door.called.connect(self._called)
        assert self._door.listen(LOOPBACK, 0)

    @property
    def port(self) -> int:
        return self._door.serverPort()

    def close(self) -> None:
        self._door.close()
        for socket in list(self._sockets):
            self._gone(socket)
        self.deleteLater()

    def _gone(self, socket: QSslSocket) -> None:
        if socket in self._sockets:
            self._sockets.remove(socket)
            socket.blockSignals(True)
            socket.abort()
            socket.deleteLater()

    def _called(self, socket: QSslSocket) -> None:
        self.calls += 1
        socket.encrypted.connect(lambda: self._speak(socket))
        self._sockets.append(socket)
        socket.disconnected.connect(lambda: self._gone(socket))
        socket.startServerEncryption()

    def _speak(self, socket: QSslSocket) -> None:
        for frame in self.script():
            socket.write(frame)
        socket.flush()


class Hostile:
    """One after the other, a little at each step. `failure` says what went wrong."""

    def __init__(self, content: Content, folder: Path, chance: random.Random) -> None:
        self.content, self.folder, self.chance = content, folder, chance
        self.failure = ""
        self.done: Counter[str] = Counter()
        self._words, self._file = honest(content, folder)
        self._kept = b'{"code":"ABCDEFGHJKLM","table":"T","port":5,"met":1,"people":[],"seats":[],"options":{},"game":null,"owners":[]}'
        self._host = FalseHost()
        self._link: Link | None = None
        self._left = 0.0
        self._senseless = False
        self._search, self._liar = TableSearch(), QUdpSocket()
        assert self._liar.bind(LOOPBACK, 0)
        self._found: list[Found] = []
        self._search.found.connect(self._found.append)
        self._bombs = bombs()
        self._began = peak()

    def close(self) -> None:
        """Everybody goes home."""
        self._leave()
        self._host.close()
        self._liar.close()

    def step(self) -> None:
        """A little of it."""
        began = monotonic()
        if self._link is None:
            self._call()
        elif monotonic() > self._left or self._senseless:
            self._leave()
        what = self.chance.choice(("answers", "save", "company", "text"))
        getattr(self, f"_{what}")()
        self.done[what] += 1
        if monotonic() - began > LONG:
            self.failure = f"{what} took {monotonic() - began:.1f} s"
        if self._began and peak() - self._began > GROWTH:
            self.failure = f"this process has grown by {peak() - self._began} KiB at {dict(self.done)}"

    # Hosts

    def _call(self) -> None:
        chance, words = self.chance, self._words
        kind = chance.choice(("lies", "bytes", "bomb", "flood", "stream", "silence", "honest", "lends"))
        self.done[f"host: {kind}"] += 1

        def script() -> list[bytes]:
            packer = Packer()
            match kind:
                case "lies":
                    at = chance.randrange(1, len(words))
                    data = msgspec.msgpack.decode(words[at], strict=False)
                    told = [*words[:at], *(msgspec.msgpack.encode(mutated_data(chance, data)) for _ in range(5))]
                case "bytes":
                    at = chance.randrange(len(words))
                    broken = bytearray(words[at])
                    for _ in range(3):
                        broken[chance.randrange(len(broken))] = chance.randrange(256)
                    told = [*words[:at], bytes(broken)]
                case "bomb":
                    told = [words[0], chance.choice(self._bombs)]
                case "lends":
                    told = [words[0], *lending(chance)]
                case "flood":
                    told = [words[0], *[m.encoded(m.Said(1, "Mallory", "again"))] * 1500]
                case "stream":
                    return [framed(chance.randbytes(chance.randint(1, 5000)), 2048) for _ in range(4)]
                case "silence":
                    return [words[0]][:0]
                case _:
                    told = words
            return [packer.pack(each) for each in told]

        self._host.script = script
        guest = Guest(self.content, self._host.code, "Ann", "fuzz")
        link = self._link = Link(guest, "127.0.0.1", self._host.port)
        self._senseless = False
        calls, self._left = self._host.calls, monotonic() + PATIENCE

        def failed(why: str) -> None:
            if why == "senseless":
                self._senseless = True
                if self._host.calls - calls > 3:
                    self.failure = "a host that makes no sense is called again and again"

        def heard(_what: str) -> None:
            if guest.session is not None:
                looked_at(guest.session)

        link.failed.connect(failed)
        guest.observe(heard)
        link.call()

    def _leave(self) -> None:
        if self._link is not None:
            self._link.hang_up()
            self._link.deleteLater()
            self._link = None

    # Answers to a look

    def _answers(self) -> None:
        self._found.clear()
        self._search.ask(self._liar.localPort(), LOOPBACK)
        good = {"table": "x", "port": 5, "program": "p", "people": 1, "playing": False}
        to = self._search._sockets[False].localPort()
        for n in range(100):
            lie = mutated_data(self.chance, good) if n % 2 else {**good, "port": self.chance.randrange(70_000)}
            data = msgspec.json.encode(lie) if n % 5 else self.chance.randbytes(self.chance.randint(0, 600))
            self._liar.writeDatagram(data, LOOPBACK, to)
        while self._liar.hasPendingDatagrams():
            self._liar.receiveDatagram(10)
        self._search._answered()
        if len(self._found) > TABLES or not all(each.table.isprintable() and each.people >= 0 for each in self._found):
            self.failure = f"{len(self._found)} tables are found: {self._found[:3]}"

    # Files

    def _broken(self) -> bytes:
        """A game with something wrong in it, its sums made good again half of the time."""
        chance, lines = self.chance, self._file.split(b"\n")
        at = 0 if chance.random() < 0.4 else chance.randrange(len(lines) - 1)
        if chance.random() < 0.5:
            data = mutated_data(chance, msgspec.json.decode(lines[at]))
            data = {key: value for key, value in data.items() if key != "sum"} if isinstance(data, dict) else {}
            try:
                body = msgspec.json.encode(data)[:-1]
            except (TypeError, ValueError, OverflowError):
                body = b'{"line":"undo","to":1000000000'
            lines[at] = b'%s,"sum":"%08x"}' % (body, zlib.crc32(body))
        else:
            data = bytearray(lines[at])
            data[chance.randrange(len(data))] = chance.randrange(256)
            lines[at] = bytes(data)
        if chance.random() < 0.1:
            lines[at] = b'{"line":' + b"[" * 100_000
        return b"\n".join(lines)

    def _save(self) -> None:
        """A game that somebody sent by mail: it is opened, looked at in the list, gone on with."""
        path = self.folder / "mail" / "game.rdigame"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(self._broken())
        try:
            opening = open_save(read_save(path), self.content)
        except (SaveError, OSError):
            return
        finally:
            recent(path.parent)
        session = opening.session()
        session.view(None)
        session.close()
        for each in path.parent.iterdir():
            each.unlink()

    def _text(self) -> None:
        """A game from elsewhere: it lies in its folder or nowhere."""
        games = self.folder / "a" / "b" / "games"
        try:
            path = keep_text(games, self._broken())
        except (SaveError, OSError):
            return
        if path.resolve().parent != games.resolve():
            self.failure = f"a file lies at {path}"
        path.unlink()

    def _company(self) -> None:
        """The file of a company that somebody has been at."""
        data = bytearray(self._kept)
        data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        (self.folder / FILE).write_bytes(bytes(data))
        read_room(self.folder)


def honest(content: Content, folder: Path) -> tuple[list[bytes], bytes]:
    """What an honest host says to somebody who comes to a game, and the file of that game."""
    company = Company(content)
    company.room.new_game = lambda plan: new_session(plan, content, folder / "honest")
    first, second = company.call("Up"), company.call("Down")
    company.lay((first, "Ann", "gerki"), (second, "Cat", "zot"), bots=("fiona",))
    company.begin()
    players = [Player(first, content), Player(second, content)]
    game = company.room.game
    assert game is not None
    assert first.person is not None
    assert first.lobby is not None
    words: list[m.Message] = [
        m.Welcome(first.person, "token", "A table"),
        m.Said(1, "Hedda", "Good evening!"),
        first.lobby,
    ]
    words += [game.started(first.person), *game.told(first.person, 0, -1)]
    for _ in range(4):
        known, version = len(game.session.game.events), game.version
        play(company, players, lambda known=known: len(game.session.game.events) > known + 5)
        words += game.told(first.person, known, version)
    play(company, players, lambda: game.session.over)
    words += [*game.told(first.person, 0, -1), *game.whole()]
    text = game.session.text
    assert text is not None
    company.room.close()
    return [m.encoded(each) for each in words], text
