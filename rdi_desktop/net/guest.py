# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest, without a socket: connects to a host, takes seats, plays, and returns after the connection was lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rdi_desktop.net.connection import Allowance
from rdi_desktop.net.lending import Borrower
from rdi_desktop.net.messages import (
    PROTOCOL,
    Fetched,
    FireSeen,
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
from rdi_desktop.session.game_history import fingerprint

if TYPE_CHECKING:
    from rdi_desktop.content import Content

MESSAGES, RATE = 1000, 200.0
"""Messages that a host may send at once, and per second on average; it sends 25 times per second."""
MOST_CHAT = 1000
"""Lines of chat that are kept; at the limit the older half is dropped."""
MOST_FILE = 32 * 1024 * 1024
"""Largest file of a game in bytes: a hundred thousand commands."""
Observer = Callable[[str], None]


class Guest:
    """One computer at another's table.

    Observers are called with what has changed: lent, lobby, chat, game, table, refused, no, lost, over.

    `content`: the known content, of which only what comes with the program is used, together with what the host lends. `at_home`: the host
    is this program, and lends nothing.
    """

    def __init__(
        self, content: Content, code: str, name: str, program: str, token: str = "", *, at_home: bool = False
    ) -> None:
        self.content = content if at_home else content.shipped
        """The content of the table."""
        self._at_home = at_home
        self._own = content
        self._borrower: Borrower | None = None
        self.code = code
        self.name = name
        self.program = program
        self.token = token
        """Identifies this computer when it returns to its seats; stored by the owner of the guest."""
        self.person: int | None = None
        self.table = ""
        self.lobby: Lobby | None = None
        self.chat: list[Said] = []
        self.session: RemoteSession | None = None
        self.refusal: Refused | None = None
        """Why the host does not admit this guest, or has removed it."""
        self.no: No | None = None
        """Why the last request was refused."""
        self.here = False
        """Whether the connection is open and the host has admitted this guest."""
        self.wake: Callable[[], object] = bool
        """Called when there are bytes to send."""
        self._observers: list[Observer] = []
        self._out = bytearray()
        self._unpacker = Unpacker()
        self._file = bytearray()
        """The parts received so far of the file of a finished game."""
        self._allowed = Allowance(MESSAGES, RATE, 0.0)
        self._heard = self._spoken = 0.0

    def observe(self, observer: Observer) -> Callable[[], None]:
        """Call `observer` with what has changed; call the returned function to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    # The connection

    def connected(self, now: float) -> None:
        """The connection is open: introduce this guest."""
        self._out.clear()
        self.refusal = None
        self._unpacker = Unpacker()
        self._file.clear()
        self._allowed = Allowance(MESSAGES, RATE, now)
        self._heard = self._spoken = now
        self._send(Hello(PROTOCOL, self.program, self.code, self.name, self.token))

    def received(self, data: bytes, now: float) -> None:
        """Bytes from the host. WireError for invalid ones: then the connection must be closed."""
        self._heard = now
        for payload in self._unpacker.feed(data):
            self._allowed.use(1, now)
            if self.refusal is None:
                self._said(from_host(payload))

    def disconnected(self) -> None:
        """The connection is lost. The last known table stays visible."""
        if self.here:
            self.here = False
            if self.session is not None:
                self.session.refused(HOST_AWAY)
            self._tell("lost")

    def tick(self, now: float) -> bool:
        """To be called regularly. False if the host has been silent too long, so that the connection should be given up."""
        if now - self._spoken > SILENCE / 4:
            self._spoken = now
            self._send(Ping())
        return now - self._heard <= SILENCE

    def outgoing(self) -> bytes:
        """The bytes to send now."""
        data, self._out = bytes(self._out), bytearray()
        return data

    def send(self, message: FromGuest) -> None:
        """Send a message to the host; without a connection it is dropped."""
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
            case State() | Seen() | Story() | FireSeen():
                if self.session is None:
                    raise WireError("not_a_message")
                first = not self.session.ready
                self.session.told(message)
                if not isinstance(message, Story | FireSeen):
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
        """Pictures that the host lends, by their paths below a folder."""
        return self._borrower.table.pictures if self._borrower is not None else {}

    @property
    def left_out(self) -> list[str]:
        """Why something that the host lends was not accepted, a sentence for each."""
        return self._borrower.refused if self._borrower is not None else []

    def _borrow(self, lent: Lent) -> None:
        """The host announces what it lends. After a reconnection it may all be here already."""
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
        """A game begins; or the one from before the connection was lost goes on, without a new display."""
        if not self._knows(started):
            self._said(Refused("other_cards"))
            return
        if self.session is None or self.session.id != started.game or self.session.content is not self.content:
            self.session = RemoteSession(started, self.content, self.send)

    def _knows(self, started: Started) -> bool:
        """Whether that game's cards are here, and equal to the host's."""
        known = all(self.content.seated(seat.character) is not None for seat in started.plan.seats)
        return known and fingerprint(started.plan, self.content) == started.fingerprint

    def _tell(self, what: str) -> None:
        for observer in tuple(self._observers):
            observer(what)
