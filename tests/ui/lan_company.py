# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows that play with each other on loopback, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtNetwork import QHostAddress, QUdpSocket
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from rdi_desktop.engine.state.decisions import Answer, Decision
from rdi_desktop.net.remote import RemoteSession
from rdi_desktop.ui.lan.entrance import EntranceScreen
from rdi_desktop.ui.lan.lobby_page import LobbyPage
from rdi_desktop.ui.lan.membership import Membership
from rdi_desktop.ui.panels.fire_panel import FirePanel
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import Player, click

LOOPBACK = QHostAddress(QHostAddress.SpecialAddress.LocalHost)
PATIENCE_MS = 30_000


def let_pass(reached: Callable[[], object]) -> None:
    """Let the event loop run until that holds."""
    for _ in range(PATIENCE_MS // 5):
        if reached():
            return
        QTest.qWait(5)
    raise AssertionError("never came to the moment that the test is about")


def free_port() -> int:
    """A port for those who look for tables that nobody else uses."""
    socket = QUdpSocket()
    assert socket.bind(LOOPBACK, 0)
    return socket.localPort()


def write(field: QLineEdit, text: str) -> None:
    """Type something instead of what stands there."""
    field.selectAll()
    QTest.keyClicks(field, text)


def entrance_of(window: MainWindow, beacon: int) -> EntranceScreen:
    """Go to where tables are opened and joined. Nothing of this window leaves the machine."""
    window.network.address = LOOPBACK
    window.network.beacon_port = beacon
    click(window.start.buttons["together"])
    assert window.network.entrance is not None
    return window.network.entrance


def membership_of(window: MainWindow) -> Membership:
    assert window.network.membership is not None
    return window.network.membership


def lobby_of(window: MainWindow) -> LobbyPage:
    assert window.network.lobby is not None
    return window.network.lobby


def session_of(window: MainWindow) -> RemoteSession:
    assert window.game is not None
    assert isinstance(window.game.session, RemoteSession)
    return window.game.session


def winning(fire: FirePanel) -> list[QWidget]:
    """The buttons of bets on the winner with which something is won: whoever leads by far pays nothing back."""
    return [button for (kind, _), button in fire.bets.items() if kind == "winner" and button.isEnabled()]


def host_a_table(window: MainWindow, name: str, beacon: int) -> tuple[str, int]:
    """Open a table. Its code, as it stands on the screen, and its port."""
    entrance = entrance_of(window, beacon)
    write(entrance.host_name, name)
    write(entrance.table, f"{name}'s table")
    write(entrance.port, "0")
    click(entrance.open)
    let_pass(lambda: window.network.lobby is not None)
    return lobby_of(window).sign.code.text(), membership_of(window).link.port


def join(window: MainWindow, name: str, code: str, port: int, beacon: int) -> None:
    """Join a table by its address."""
    entrance = entrance_of(window, beacon)
    write(entrance.address, "127.0.0.1")
    write(entrance.join_port, str(port))
    write(entrance.code, code)
    write(entrance.name, name)
    click(entrance.join)


def lay(host: MainWindow, *guests: MainWindow, bots: int = 0) -> None:
    """Everybody takes a seat, and is ready."""
    sitting = [lobby_of(window).sit for window in (host, *guests)] + [lobby_of(host).add] * bots
    for seats, button in enumerate(sitting, 1):
        click(button)
        let_pass(lambda seats=seats: all(len(lobby_of(each).rows) == seats for each in (host, *guests)))  # type: ignore[misc]
    for window in guests:
        click(lobby_of(window).ready)
    let_pass(lobby_of(host).begin.isEnabled)


def begin(host: MainWindow, *guests: MainWindow) -> None:
    """The host begins, and everybody sees the table."""
    click(lobby_of(host).begin)
    let_pass(lambda: all(window.game is not None for window in (host, *guests)))


class LanPlayer(Player):
    """Somebody at one of the computers; the host answers when it has been asked."""

    def act(self) -> bool:
        """Do what is asked here, if anything is."""
        session = session_of(self.window)
        if session.over or not (self.page.bar.isVisible() or session.decision() is not None):
            return False
        self.move()
        return True

    def _decide(self, decision: Decision) -> None:
        session = session_of(self.window)
        assert session.state is not None
        question = session.state.question
        seat = decision.seat
        bot = self._bot(seat)
        command = bot.decide(lambda: session.view(seat), decision, list)  # with nothing to break in with
        assert isinstance(command, Answer)

        def moved_on() -> bool:
            """The host goes on by itself: it may have spoken while something here was being pointed at."""
            return session.state is not None and session.state.question != question

        try:
            self._answer(decision, command)
        except AssertionError:
            assert moved_on(), f"{command} is not to be given on this table"
            return
        assert moved_on() or session.decision() is None, f"{decision} was not answered with {command}"
        let_pass(lambda: moved_on() or session.decision() is None)


def play(players: list[LanPlayer], reached: Callable[[], object], most: int = 20_000) -> None:
    """Everybody does what they are asked, until that holds."""
    for _ in range(most):
        if reached():
            return
        acted = [player.act() for player in players]
        if not any(acted):
            QTest.qWait(5)
    raise AssertionError("never came to the moment that the test is about")
