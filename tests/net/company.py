# SPDX-License-Identifier: GPL-3.0-or-later
"""A host and its guests without sockets: bytes are carried by hand, time passes when the test says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

from rdi_desktop.bots import Bot, make_bot
from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Command, Decision
from rdi_desktop.net.guest import Guest
from rdi_desktop.net.lobby import LobbySetup
from rdi_desktop.net.messages import Begin, Lay, Ready, Sit
from rdi_desktop.net.room import Room
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.plan import GamePlan

CODE = "ABCDEFGHJKLM"
PROGRAM = "rdi-desktop test"


class Company:
    """A room, and the guests that have called."""

    def __init__(self, content: Content, seed: int = 7) -> None:
        self.content = content
        self.now = 100.0
        self.seed = seed
        self.room = Room(
            LobbySetup.of(content),
            CODE,
            self._new_game,
            "The Table",
            PROGRAM,
        )
        self.lines: dict[int, Guest] = {}
        self.traffic: Counter[Guest] = Counter()
        """Bytes that were sent to each guest."""
        self.heard: dict[Guest, bytearray] = {}
        """The bytes themselves."""
        self.host = self.call("Hedda", token=self.room.invite("Hedda").token)

    def _new_game(self, plan: GamePlan) -> LocalSession:
        return new_session(msgspec.structs.replace(plan, seed=self.seed), self.content)

    def call(self, name: str, *, code: str = CODE, token: str = "", guest: Guest | None = None) -> Guest:
        """Another computer calls, or one that was here before."""
        guest = guest or Guest(self.content, code, name, PROGRAM, token)
        number = self.room.connected(f"10.0.0.{len(self.lines)}", self.now)
        assert number is not None
        self.lines[number] = guest
        guest.connected(self.now)
        self.carry()
        return guest

    def cut(self, guest: Guest) -> None:
        """Somebody pulls the cable."""
        for number, each in list(self.lines.items()):
            if each is guest:
                del self.lines[number]
                self.room.disconnected(number)
                guest.disconnected()

    def carry(self, seconds: float = 0.0) -> None:
        """Bring every byte to where it goes, let time pass, and bring what came of it."""
        for _ in range(2):
            for number, guest in list(self.lines.items()):
                guest.tick(self.now)
                if data := guest.outgoing():
                    self.room.received(number, data, self.now)
            self.now += seconds
            seconds = 0.0
            self.room.tick(self.now)
            for number, guest in list(self.lines.items()):
                data = self.room.outgoing(number)
                self.traffic[guest] += len(data)
                self.heard.setdefault(guest, bytearray()).extend(data)
                if data:
                    guest.received(data, self.now)
                if self.room.closing(number):
                    self.cut(guest)

    def lay(self, *who: tuple[Guest, str, str], bots: tuple[str, ...] = (), **options: str | int | bool) -> None:
        """Seats (guest, name, character), and computer players with these characters; everybody is ready."""
        for guest, name, character in who:
            guest.send(Sit(name, character))
            self.carry()
        for character in bots:
            self.host.send(Sit(f"Bot {character}", character, "bot:regular"))
        self.host.send(Lay({"pace": 0, **options}))
        for guest in self.lines.values():
            guest.send(Ready(ready=True))
        self.carry()

    def begin(self) -> None:
        """The host begins."""
        self.host.send(Begin())
        self.carry()


class Player:
    """Decides for the people at one computer, as computer players would."""

    def __init__(self, guest: Guest, _content: Content) -> None:
        self.guest = guest
        self.acted: Counter[str] = Counter()
        self._bots: dict[int, Bot] = {}

    def move(self) -> bool:
        """Do what is asked of this computer, if anything is. Whether there was."""
        session = self.guest.session
        if session is None or not session.ready or session.over or not self.guest.here:
            return False
        window = session.window()
        if window is not None and window.claimed is None:
            open_ = [seat for seat in window.seats if seat not in window.passed]
            if not open_ or not session.claim(open_[0]):
                return False
        decision = session.decision()
        if decision is None:
            return False
        self.acted[decision.kind] += 1
        session.submit(self.answer(decision))
        return True

    def answer(self, decision: Decision) -> Command:
        """What somebody here would answer."""
        session, seat = self.guest.session, decision.seat
        assert session is not None
        bot = self._bots.setdefault(seat, make_bot("regular", seat, session.content))
        return bot.decide(lambda: session.view(seat), decision, lambda: session.playable(seat))


def play(company: Company, players: list[Player], reached: Callable[[], object], most: int = 6000) -> None:
    """Everybody does what they are asked, until that holds."""
    for _ in range(most):
        if reached():
            return
        for player in players:
            player.move()
        company.carry(0.05)
    raise AssertionError("never came to the moment that the test is about")
