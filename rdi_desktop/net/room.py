# SPDX-License-Identifier: GPL-3.0-or-later
"""The host, without sockets: guests come and go, set up the table, play a game, and are each told what they may know.

Bytes come in by `received` and go out by `outgoing`. Guests are told of the table only in `tick`, so that no timing shows how long the
host worked on something, whatever somebody holds.
"""

from __future__ import annotations

import math
import secrets
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rdi_desktop.net import code as codes
from rdi_desktop.net.connection import Allowance, Connection
from rdi_desktop.net.hosting import HostedGame, Refusal
from rdi_desktop.net.lobby import LobbySetup
from rdi_desktop.net.messages import (
    PROTOCOL,
    Again,
    AgreeToTakeBack,
    Begin,
    Change,
    Do,
    EndPassing,
    Fetch,
    Fetched,
    FromGuest,
    FromHost,
    Hello,
    Lay,
    LayBet,
    Lent,
    Lobby,
    Look,
    Move,
    NewCode,
    No,
    PassAll,
    PassForMe,
    Person,
    Piece,
    Pong,
    ProposeDeed,
    Ready,
    Refused,
    Remove,
    Rise,
    Said,
    Say,
    Sit,
    StandIn,
    TakeBack,
    VoteOnDeed,
    Welcome,
)
from rdi_desktop.net.overtime import Overtime
from rdi_desktop.net.tries import Tries
from rdi_desktop.net.wire import WireError
from rdi_desktop.session.bot_thread import BotThread
from rdi_desktop.session.clean_text import NAME, TABLE, clean
from rdi_desktop.session.draft import MOST
from rdi_desktop.session.look_alikes import look_alike

if TYPE_CHECKING:
    from rdi_desktop.net.lending import Lender
    from rdi_desktop.session.local import LocalSession
    from rdi_desktop.session.plan import GamePlan

MOST_CONNECTIONS, MOST_FROM_ONE, MOST_PEOPLE = 64, 16, 24
"""Most open connections, connections from one address, and people in a room."""
TO_INTRODUCE = 10.0
"""Seconds within which a connection must be encrypted and the guest introduced."""
SILENCE = 20.0
"""Seconds of silence after which a guest is considered gone; both ends send something every quarter of it."""
SENT_AWAY = 100
"""How many removed people are remembered and told so when they return; others are told that the code is wrong."""
WAITING = 256 * 1024
"""A guest with this many unsent bytes is told of the table later, so that a slow connection delays nobody else."""
CHAT = 100
"""Lines of chat sent to a newcomer."""
SAID, SAID_RATE = 60, 10.0
"""Lines of chat of everybody together at once, and per second on average: far less than a guest accepts from a host (0226)."""


@dataclass(slots=True)
class Member:
    """A person of the room, present or away."""

    id: int
    name: str
    token: str
    """Known only to its computer; another one with each Welcome."""
    host: bool = False
    expected: bool = False
    """Whether it was invited, and has not come yet: whoever comes for the first time is not back."""
    ready: bool = False
    connection: Connection | None = None
    known: int = 0
    """How many events it has been told."""
    version: int = -1
    """The version of the table it was last told."""
    fire: int = -1
    """The version of the fire it was last told, if it sits there."""
    stands_in: bool = False
    """Whether a computer player has its seats meanwhile."""
    equipped: bool = False
    """Whether it has everything that the host lends, so that the table can be sent."""
    spare: str = ""
    """The token before the present one: it is good until a message shows that the Welcome with the new one has arrived."""

    def shows(self, token: str) -> bool:
        """Whether that token is this person's."""
        return _same(self.token, token) or bool(self.spare and _same(self.spare, token))

    def new_token(self) -> None:
        """Another token, so that one that somebody has seen is good for nothing once its owner has come again."""
        self.token, self.spare = secrets.token_urlsafe(24), self.token


@dataclass(slots=True)
class Room:
    """The people at a host and their table."""

    setup: LobbySetup
    code: str
    new_game: Callable[[GamePlan], LocalSession]
    name: str = ""
    program: str = ""
    people: dict[int, Member] = field(default_factory=dict)
    met: int = 0
    """How many people have ever been here."""
    game: HostedGame | None = None
    changed: Callable[[], None] | None = None
    """Called when the people or seats have changed, so that they can be saved."""
    lender: Lender | None = None
    """The host's home-made content; None: nothing."""
    new_code: Callable[[], str] | None = None
    """Makes another code for the same certificate; None: the code never changes."""
    _connections: dict[int, Connection] = field(default_factory=dict)
    _chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT))
    _chatter: Allowance = field(default_factory=lambda: Allowance(SAID, SAID_RATE, 0.0))
    _murmur: Allowance = field(default_factory=lambda: Allowance(SAID, SAID_RATE, 0.0))
    """The same of those by the fire where only they hear each other: nobody else may notice how much they say."""
    _tries: Tries = field(default_factory=Tries)
    _sent_away: deque[str] = field(default_factory=lambda: deque(maxlen=SENT_AWAY))
    """The tokens of removed people."""
    _numbers: int = 0
    _lobby_told: bool = True
    _played: float = 0.0
    """When a computer player last moved."""
    _now: float = 0.0
    _over_told: bool = False
    _aside: BotThread = field(default_factory=BotThread)
    """Lets computer players that take their time think, while everybody is served."""
    _overtime: Overtime = field(default_factory=Overtime)

    def __post_init__(self) -> None:
        """Cleans names to the length that guests accept."""
        self.name, self.program = clean(self.name, TABLE), clean(self.program, TABLE)

    # Connections

    def connected(self, address: str, now: float) -> int | None:
        """A new connection from that address. Returns its number; None if there are too many.

        If there are too many, a connection without introduction is closed, the oldest of the address with the most of them: merely opening
        connections keeps nobody out, even from the same address.
        """
        self._now = max(self._now, now)
        lines = self._connections
        same = [line for line in lines.values() if line.address == address]
        crowd = same if len(same) >= MOST_FROM_ONE else list(lines.values()) if len(lines) >= MOST_CONNECTIONS else []
        if crowd:
            strangers = [line for line in crowd if line.person is None]
            if not strangers:
                return None
            calls = Counter(line.address for line in strangers)
            del lines[max(strangers, key=lambda line: (calls[line.address], -line.number)).number]
        self._numbers += 1
        lines[self._numbers] = Connection(self._numbers, address, self._now)
        return self._numbers

    def holds(self, number: int) -> bool:
        """Whether that connection still belongs to the room: another may have taken its place."""
        return number in self._connections

    def received(self, number: int, data: bytes, now: float) -> None:
        """Bytes from that connection. Never raises: invalid bytes are answered with a refusal, and the connection is closed."""
        self._now = max(self._now, now)
        line = self._connections.get(number)
        if line is None or line.closing:
            return
        try:
            messages = line.feed(data, self._now)
        except WireError as error:
            self._refuse(line, "too_fast" if error.key == "too_fast" else "not_understood")
            return
        for message in messages:
            if not line.closing:
                self._heard(line, message)

    def disconnected(self, number: int) -> None:
        """That connection is gone."""
        line = self._connections.pop(number, None)
        member = self.people.get(line.person) if line is not None and line.person is not None else None
        if member is not None and member.connection is line:
            member.connection = None
            self._gone(member)

    def outgoing(self, number: int) -> bytes:
        """The bytes to send on that connection now."""
        line = self._connections.get(number)
        return line.taken() if line is not None else b""

    def closing(self, number: int) -> bool:
        """Whether the connection is to be closed once all is sent."""
        line = self._connections.get(number)
        return line is None or line.closing

    # Time

    def tick(self, now: float, waiting: Callable[[int], int] = lambda _line: 0) -> None:
        """To be called regularly: computer players move, and everybody is told the news. `waiting`: unsent bytes of a connection."""
        self._now = max(self._now, now)
        for line in list(self._connections.values()):
            if line.closing:
                continue
            if line.person is None and self._now - line.since > TO_INTRODUCE:
                self._refuse(line, "closed")
            elif self._now - line.heard > SILENCE:
                line.closing = True
                self._leave_line(line)
        self._let_play()
        if self.game is not None:
            here = {member.id for member in self.people.values() if member.connection is not None}
            self._overtime.look(self.game, here, self._now)
        self._tell_lobby()
        self._tell_table(waiting)
        for line in self._connections.values():
            if line.person is not None and not line.closing and self._now - line.spoken > SILENCE / 4:
                line.say(Pong(), self._now)

    def _let_play(self) -> None:
        game, pace = self.game, self.setup.options["pace"]
        if game is None or game.session.undo.proposal is not None or not game.session.bot_decides:
            self._aside.drop()
        elif self._aside.look(game.session) and self._now - self._played >= int(pace) / 1000:
            self._played = self._now
            game.session.step(self._aside.answer())

    def _tell_lobby(self) -> None:
        if not self._lobby_told:
            self._lobby_told = True
            lobby = self._lobby()
            for member in self.people.values():
                self._say(member, lobby)

    def _tell_table(self, waiting: Callable[[int], int]) -> None:
        game = self.game
        if game is None:
            return
        for member in self.people.values():
            line = member.connection
            if line is None or line.closing or member.version == game.version or waiting(line.number) > WAITING:
                continue
            if not member.equipped:
                continue
            for message in game.told(member.id, member.known, member.version):
                line.say(message, self._now)
            member.known, member.version = len(game.session.game.events), game.version
        self._tell_fire(game)
        if game.session.over and not self._over_told:
            self._over_told = True
            for part in game.whole():
                for member in self.people.values():
                    if member.equipped:
                        self._say(member, part)

    def _tell_fire(self, game: HostedGame) -> None:
        """Tell those who are out what is new by the fire, and nobody else: nothing of it is in what the others are told."""
        version = game.session.fire.version
        for member in self.people.values():
            if member.equipped and member.fire != version and (told := game.fire(member.id)) is not None:
                member.fire = version
                self._say(member, told)

    # Messages

    def _heard(self, line: Connection, message: FromGuest) -> None:
        if line.person is None:
            if isinstance(message, Hello):
                self._introduce(line, message)
            else:
                self._refuse(line, "not_understood")
            return
        member = self.people[line.person]
        member.spare = ""
        try:
            self._do(member, message)
        except Refusal as refusal:
            self._say(member, No(refusal.key, refusal.detail))

    def _introduce(self, line: Connection, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._refuse(line, "version", self.program)
            return
        member = next((each for each in self.people.values() if each.shows(hello.token)), None)
        if member is None:  # a token shows that it was admitted before, perhaps with an older code
            if wait := self._tries.wait(line.address, self._now):
                self._refuse(line, "too_many_tries", str(math.ceil(wait)))
                return
            if not codes.same(hello.code, self.code):
                self._tries.wrong(line.address, self._now)
                sent_away = any(_same(token, hello.token) for token in self._sent_away)
                self._refuse(line, "removed" if sent_away else "code")
                return
            if len(self.people) >= MOST_PEOPLE:
                self._refuse(line, "full")
                return
            member = self._newcomer(hello.name)
            member.host = not any(each.host for each in self.people.values())  # a table without a window of its own
            self._note(member, "joined")
        elif member.connection is not None:  # the computer reconnects before its old connection was missed
            old = member.connection
            old.person = None
            self._refuse(old, "taken_over", line.address)
        elif not member.expected:
            self._note(member, "came_back")
        member.expected = False
        line.person, member.connection = member.id, line
        member.known, member.version, member.fire = 0, -1, -1
        member.equipped = False
        member.new_token()
        line.say(Welcome(member.id, member.token, self.name), self._now)
        line.say(self.lender.told if self.lender is not None else Lent(()), self._now)
        for said in self._chat:
            line.say(said, self._now)
        line.say(self._lobby(), self._now)
        if self.game is not None:
            self.game.miss(member.id, absent=False)
            self._stand_in(member, stand_in=False)
        self._company_changed()

    def _equipped(self, member: Member) -> None:
        """It has everything that is lent: the game can be sent, if there is one."""
        if member.equipped:
            return
        member.equipped = True
        if self.game is not None:
            self._say(member, self.game.started(member.id))
            if self._over_told:
                for part in self.game.whole():
                    self._say(member, part)

    def _lend(self, wanted: Fetch) -> Piece:
        piece = self.lender.piece(wanted) if self.lender is not None else None
        if piece is None:
            raise Refusal("nothing_asked")
        return piece

    def _do(self, member: Member, message: FromGuest) -> None:
        match message:
            case Say():
                if text := clean(message.text):
                    try:
                        (self._murmur if self._hushed(member) else self._chatter).use(1, self._now)
                    except WireError:
                        raise Refusal("too_much_said") from None
                    self._chatted(Said(member.id, member.name, text), member)
            case LayBet() | ProposeDeed() | VoteOnDeed():
                self._at_table().do_by_the_fire(member.id, message)
            case Do() | PassAll() | PassForMe() | EndPassing() | TakeBack() | AgreeToTakeBack():
                self._at_table().do(member.id, message)
            case Look():
                self._say(member, self._at_table().look(member.id, message))
            case Sit() | Rise() | Change() | Move() | Ready():
                self._lay(member, message)
            case Fetch():
                self._say(member, self._lend(message))
            case Fetched():
                self._equipped(member)
            case Hello():
                raise Refusal("not_allowed")
            case _:
                if not member.host:
                    raise Refusal("not_allowed")
                self._as_host(member, message)

    def _hushed(self, member: Member) -> bool:
        """Whether they sit by the fire and see all hands."""
        game = self.game
        return game is not None and game.hushed and game.by_the_fire(member.id)

    def _chatted(self, said: Said, member: Member) -> None:
        """Pass on a line of chat. Where those by the fire see all hands, only they hear each other."""
        if self._hushed(member):
            for other in self.people.values():
                if self._hushed(other):
                    self._say(other, said)
            return
        self._chat.append(said)
        self._tell_all(said)

    def _lay(self, member: Member, message: Sit | Rise | Change | Move | Ready) -> None:
        if self.game is not None:
            raise Refusal("moved_on")
        match message:
            case Sit():
                free = MOST - len(self.setup.seats)
                if not member.host and 0 < free <= sum(
                    not self._sits(m) for m in self.people.values() if m is not member
                ):
                    raise Refusal("kept_free")
                self.setup.sit(member.id, message, host=member.host)
            case Rise():
                self.setup.rise(member.id, message.seat, host=member.host)
            case Change():
                self.setup.change(member.id, message, host=member.host)
            case Move():
                settled = [each.id for each in self.people.values() if each.ready and each is not member]
                self.setup.move(member.id, message, settled, host=member.host)
            case Ready():
                member.ready = message.ready
        self._company_changed()

    def _as_host(self, member: Member, message: FromGuest) -> None:
        match message:
            case Lay() if self.game is None:
                self.setup.lay(message.options)
            case Begin() if self.game is None:
                if missing := self._missing():
                    raise Refusal("missing", missing[0])
                self.begin(self.new_game(self.setup.plan()))
            case Again() if self.game is not None:
                self._end_game()
            case NewCode():
                self._change_code()
                self._note(member, "new_code")
            case Remove():
                self._remove(member, message.person)
            case StandIn():
                other = self.people.get(message.person)
                if other is None or self.game is None or (message.stand_in and other.connection is not None):
                    raise Refusal("not_allowed")
                self._stand_in(other, stand_in=message.stand_in)
            case _:
                raise Refusal("moved_on")
        self._company_changed()

    # People

    def invite(self, name: str) -> Member:
        """Add the host itself, before anybody connects: its window joins with this token."""
        member = self._newcomer(name)
        member.host = member.expected = True
        return member

    def _newcomer(self, name: str) -> Member:
        """A new person, with a new number."""
        self.met += 1
        member = Member(self.met, self._free_name(clean(name, NAME) or "?"), secrets.token_urlsafe(24))
        self.people[member.id] = member
        return member

    def begin(self, session: LocalSession, owners: list[int | None] | None = None) -> None:
        """Start that game; everybody is told."""
        self.game = HostedGame(session, owners or self.setup.owners())
        self._played, self._over_told = self._now, False
        for seat, owner in enumerate(self.game.owners):
            if owner is not None and owner not in self.people:  # removed before the host was restarted
                self.game.miss(owner)
                session.stand_in(seat, "regular")
        for member in list(self.people.values()):  # absent viewers are dropped
            member.known, member.version, member.ready, member.stands_in = 0, -1, False, False
            if member.equipped:
                self._say(member, self.game.started(member.id))
            if member.connection is None:
                self._gone(member)
        self._company_changed()

    def close(self) -> None:
        """Stop all thinking, and close the game's file."""
        self._aside.close()
        self._end_game()

    def _end_game(self) -> None:
        self._aside.drop()
        if self.game is not None:
            self.game.close()
            self.game = None

    def _gone(self, member: Member) -> None:
        """Somebody is away: before a game their seats are removed, in a game kept."""
        if self.game is not None:
            self.game.miss(member.id)
        if self.game is None:
            member.ready = False
        elif self.setup.options["absent"] == "bot":
            self._stand_in(member, stand_in=True)
        self._note(member, "left")
        if not member.host and not self._sits(member):
            self.people.pop(member.id, None)  # nothing here waits for them
        self._company_changed()

    def _sits(self, member: Member) -> bool:
        """Whether they have a seat, in the game or before it."""
        laid = any(seat.person == member.id for seat in self.setup.seats)
        return laid or (self.game is not None and bool(self.game.seats_of(member.id)))

    def _stand_in(self, member: Member, *, stand_in: bool) -> None:
        if self.game is None or member.stands_in == stand_in or not self.game.seats_of(member.id):
            return
        member.stands_in = stand_in
        for seat in self.game.seats_of(member.id):
            self.game.session.stand_in(seat, "regular" if stand_in else None)
        self._note(member, "stands_in" if stand_in else "gave_back")

    def _remove(self, host: Member, person: int) -> None:
        member = self.people.get(person)
        if member is None or member is host:
            raise Refusal("not_allowed")
        if self.game is not None:
            self.game.miss(person)
            self._stand_in(member, stand_in=True)
        self.setup.leave(person)
        del self.people[person]
        self._sent_away.append(member.token)
        self._change_code()  # the removed person knows the old one
        self._note(member, "removed")
        if member.connection is not None:
            member.connection.person = None
            self._refuse(member.connection, "removed")

    def _change_code(self) -> None:
        """Change the code. People present return by their tokens; others must be told the new code."""
        if self.new_code is not None:
            self.code = self.new_code()

    def _missing(self) -> tuple[str, ...]:
        waiting = any(not member.ready and not member.host and self._sits(member) for member in self.people.values())
        return (*self.setup.missing(), *(("not_ready",) if waiting else ()))

    def _lobby(self) -> Lobby:
        people = tuple(
            Person(m.id, m.name, m.connection is not None, m.ready, m.host, m.stands_in) for m in self.people.values()
        )
        playing = self.game is not None
        return Lobby(people, self.setup.shown(), dict(self.setup.options), self._missing(), playing)

    def _free_name(self, name: str) -> str:
        taken, found, count = [member.name for member in self.people.values()], name, 1
        while any(look_alike(found, other) for other in taken):
            count += 1
            found = f"{name[:20]} {count}"
        return found

    def _at_table(self) -> HostedGame:
        if self.game is None:
            raise Refusal("moved_on")
        return self.game

    def _company_changed(self) -> None:
        self._lobby_told = False
        if self.changed is not None:
            self.changed()

    # Sending

    def _note(self, member: Member, what: str) -> None:
        self._chat.append(Said(member.id, member.name, what, note=True))
        self._tell_all(self._chat[-1])

    def _tell_all(self, message: FromHost) -> None:
        for member in self.people.values():
            self._say(member, message)

    def _say(self, member: Member, message: FromHost) -> None:
        if member.connection is not None and not member.connection.closing:
            member.connection.say(message, self._now)

    def _refuse(self, line: Connection, key: str, detail: str = "") -> None:
        line.say(Refused(key, detail), self._now)
        line.closing = True
        self._leave_line(line)

    def _leave_line(self, line: Connection) -> None:
        member = self.people.get(line.person) if line.person is not None else None
        line.person = None
        if member is not None and member.connection is line:
            member.connection = None
            self._gone(member)


def _same(one: str, other: str) -> bool:
    """Whether two tokens are equal, compared in constant time."""
    return secrets.compare_digest(one.encode(), other.encode())
