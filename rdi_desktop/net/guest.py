# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest, without a socket: calls at a host, takes seats, plays, and comes back after the line was lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rdi_desktop.net.connection import Allowance
from rdi_desktop.net.lending import Borrower
from rdi_desktop.net.messages import (
    PROTOCOL,
    Fetched,
    FromGuest,
    FromHost,
    GameOver,
    Hello,
    Lent,
    Lobby,
    No,
    Piece,
    Ping,
    Refused,
    Said,
    Seen,
    Started,
    State,
    Story,
    Welcome,
    encoded,
    from_host,
)
from rdi_desktop.net.remote import HOST_AWAY, RemoteSession
from rdi_desktop.net.room import SILENCE
from rdi_desktop.net.wire import Unpacker, WireError, framed
from rdi_desktop.session.history import fingerprint

if TYPE_CHECKING:
    from rdi_desktop.content import Content

MESSAGES, RATE = 1000, 200.0
"""Messages that a host may send at once, and on the average in a second: it speaks 25 times in one."""
MOST_CHAT = 1000
"""Lines of chat that are kept; the older half is forgotten then."""
MOST_FILE = 32 * 1024 * 1024
"""Bytes of the file of a game: a hundred thousand commands."""
Observer = Callable[[str], None]


class Guest:
    """One computer's visit at a table. Observers hear what has changed: lent, lobby, chat, game, table, refused, no, lost, over.

    `content`: what is known here; of it only what comes with the program is used, beside what the host lends. `at_home`: the host is this
    program, and lends nothing to itself.
    """

    def __init__(
        self, content: Content, code: str, name: str, program: str, token: str = "", *, at_home: bool = False
    ) -> None:
        self.content = content if at_home else content.shipped
        """What the table is played with."""
        self._at_home = at_home
        self._own = content
        self._borrower: Borrower | None = None
        self.code = code
        self.name = name
        self.program = program
        self.token = token
        """Brings this computer back to its seats; kept by whoever owns the guest."""
        self.person: int | None = None
        self.table = ""
        self.lobby: Lobby | None = None
        self.chat: list[Said] = []
        self.session: RemoteSession | None = None
        self.refusal: Refused | None = None
        """Why the host does not let us in, or has sent us away."""
        self.no: No | None = None
        """Why the last thing that was asked for is not done."""
        self.here = False
        """Whether the line stands and the host has let us in."""
        self.wake: Callable[[], object] = bool
        """Called when there is something to be sent."""
        self._observers: list[Observer] = []
        self._out = bytearray()
        self._unpacker = Unpacker()
        self._file = bytearray()
        """What has come of the file of a game that is over."""
        self._allowed = Allowance(MESSAGES, RATE, 0.0)
        self._heard = self._spoken = 0.0

    def observe(self, observer: Observer) -> Callable[[], None]:
        """Call `observer` with what has changed; call what is returned to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    # The line

    def connected(self, now: float) -> None:
        """The line stands: say who calls."""
        self._out.clear()
        self.refusal = None
        self._unpacker = Unpacker()
        self._file.clear()
        self._allowed = Allowance(MESSAGES, RATE, now)
        self._heard = self._spoken = now
        self._send(Hello(PROTOCOL, self.program, self.code, self.name, self.token))

    def received(self, data: bytes, now: float) -> None:
        """Bytes from the host. WireError if they make no sense: then the line is of no use."""
        self._heard = now
        for payload in self._unpacker.feed(data):
            self._allowed.use(1, now)
            if self.refusal is None:
                self._said(from_host(payload))

    def disconnected(self) -> None:
        """The line is gone. What is known of the table stays to be looked at."""
        if self.here:
            self.here = False
            if self.session is not None:
                self.session.refused(HOST_AWAY)
            self._tell("lost")

    def tick(self, now: float) -> bool:
        """Time has passed. False if the host has been silent for so long that the line is to be given up."""
        if now - self._spoken > SILENCE / 4:
            self._spoken = now
            self._send(Ping())
        return now - self._heard <= SILENCE

    def outgoing(self) -> bytes:
        """What is to be sent now."""
        data, self._out = bytes(self._out), bytearray()
        return data

    def send(self, message: FromGuest) -> None:
        """Say something to the host; while the line is down it is not said."""
        if self.here:
            self._send(message)

    # inside

    def _send(self, message: FromGuest) -> None:
        self._out += framed(encoded(message))
        self.wake()

    def _said(self, message: FromHost) -> None:
        match message:
            case Welcome():
                self.person, self.token, self.table = message.person, message.token, message.table
                self.here, self.refusal = True, None
                self.chat.clear()
                self._tell("lobby")
            case Lent():
                self._borrow(message)
            case Piece():
                if self._borrower is None:
                    raise WireError("not_a_message")
                self._borrower.take(message)
                self._fetch(self._borrower)
            case Refused():
                self.here, self.refusal = False, message
                self._tell("refused")
            case No():
                self.no = message
                if self.session is not None:
                    self.session.refused(message.key)
                self._tell("no")
            case Lobby():
                self.lobby = message
                if not message.playing:
                    self.session = None
                self._tell("lobby")
            case Said():
                self.chat.append(message)
                if len(self.chat) > MOST_CHAT:
                    del self.chat[: MOST_CHAT // 2]
                self._tell("chat")
            case Started():
                self._started(message)
            case State() | Seen() | Story():
                if self.session is None:
                    raise WireError("not_a_message")
                first = not self.session.ready
                self.session.told(message)
                if not isinstance(message, Story):
                    self._tell("game" if first else "table")
            case GameOver():
                self._file += message.file.encode()
                if len(self._file) > MOST_FILE:
                    raise WireError("too_long")
                if not message.more:
                    if self.session is not None:
                        self.session.text = bytes(self._file)
                    self._file.clear()
                    self._tell("over")

    @property
    def pictures(self) -> dict[str, bytes]:
        """Pictures that the host lends, by their names below a folder."""
        return self._borrower.table.pictures if self._borrower is not None else {}

    @property
    def left_out(self) -> list[str]:
        """Why something that the host lends is not taken, a sentence for each."""
        return self._borrower.refused if self._borrower is not None else []

    def _borrow(self, lent: Lent) -> None:
        """The host says what it lends. Whoever comes back with all of it has it still."""
        if self._at_home:
            self._send(Fetched())
        elif self._borrower is not None and self._borrower.lent == lent and self._borrower.wanted is None:
            self._fetch(self._borrower)
        else:
            self._borrower = Borrower(lent, self._own.shipped)
            self._fetch(self._borrower)

    def _fetch(self, borrower: Borrower) -> None:
        if (wanted := borrower.wanted) is not None:
            self._send(wanted)
            return
        self.content = borrower.table.content
        self._send(Fetched())
        self._tell("lent")

    def _started(self, started: Started) -> None:
        """A game begins; or it is the one that went on while we were away, and whoever shows it need not notice."""
        if not self._knows(started):
            self._said(Refused("other_cards"))
            return
        if self.session is None or self.session.id != started.game or self.session.content is not self.content:
            self.session = RemoteSession(started, self.content, self.send)

    def _knows(self, started: Started) -> bool:
        """Whether the cards of that game are here, and the same as at the host."""
        known = all(self.content.seated(seat.character) is not None for seat in started.plan.seats)
        return known and fingerprint(started.plan, self.content) == started.fingerprint

    def _tell(self, what: str) -> None:
        for observer in tuple(self._observers):
            observer(what)
