# SPDX-License-Identifier: GPL-3.0-or-later
"""One game in two windows on loopback, by mouse and keys: doors, lobby, table, and what happens when somebody goes."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.table import Table
from rdi_desktop.net.discovery import PORT as BEACON_PORT
from rdi_desktop.net.server import PORT
from rdi_desktop.net.table_host import PROGRAM, TableHost
from rdi_desktop.session.guestbook import GuestBook
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.opening import new_session
from rdi_desktop.session.passing import UNTIL_TURN
from rdi_desktop.session.plan import HUMAN, GamePlan
from rdi_desktop.session.save import read_save
from rdi_desktop.session.setup import game_setup
from rdi_desktop.ui.pages.firewalls import FIREWALLS, firewall
from rdi_desktop.ui.pages.help import help_text
from rdi_desktop.ui.panels.pass_menu import MODE_WORDS
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.app_window import click, open_window
from tests.ui.lan_company import (
    LOOPBACK,
    LanPlayer,
    begin,
    entrance_of,
    free_port,
    host_a_table,
    join,
    lay,
    let_pass,
    lobby_of,
    membership_of,
    play,
    session_of,
    winning,
    write,
)

Windows = tuple[MainWindow, MainWindow]


@pytest.fixture
def windows(qtbot: QtBot, content: Content, tmp_path: Path) -> Iterator[Windows]:
    """Anna's and Bela's computers."""
    made = [open_window(qtbot, content, tmp_path / name / "games") for name in ("Anna", "Bela")]
    yield made[0], made[1]
    for window in made:
        window.show_start()


@pytest.fixture
def company(windows: Windows) -> Windows:
    """Anna hosts, Bela has joined; both are in the lobby."""
    anna, bela = windows
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    join(bela, "Bela", code, port, beacon)
    let_pass(lambda: bela.network.lobby is not None)
    return anna, bela


@pytest.fixture
def table(company: Windows) -> Windows:
    """Anna, Bela and a computer player have begun."""
    anna, bela = company
    lay(anna, bela, bots=1)
    lobby_of(anna).pace.setCurrentIndex(0)
    lobby_of(anna).pace.activated.emit(0)
    begin(anna, bela)
    return anna, bela


def waits_for_own_turn(window: MainWindow, seat: int) -> bool:
    """Whether the table waits for somebody there, in that turn, and for nobody else."""
    session = session_of(window)
    asked, alone = session.decision(), session.state is not None and session.state.window is None
    return asked is not None and alone and session.view(None).turn == seat == asked.seat


def offered(window: MainWindow) -> ProblemDialog:
    return window.findChildren(ProblemDialog)[-1]


def test_a_table_is_found_and_joined_with_its_code(windows: Windows) -> None:
    anna, bela = windows
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    entrance = entrance_of(bela, beacon)
    let_pass(lambda: entrance.tables.count() == 1)
    assert entrance.tables.item(0).text().startswith("Anna's table  ·  1 person, sits down  ·  127.0.0.1")
    assert not entrance.join.isEnabled()
    entrance.tables.setCurrentRow(0)
    assert (entrance.address.text(), entrance.join_port.text()) == ("127.0.0.1", str(port))
    write(entrance.name, "Bela")
    write(entrance.code, code.replace("-", "").lower())
    QTest.keyClick(entrance.code, Qt.Key.Key_Return)
    let_pass(lambda: len(lobby_of(anna).people.rows) == 2 and bela.network.lobby is not None)
    assert not lobby_of(bela).sign.isVisible()
    click(lobby_of(anna).sign.copy)
    assert QApplication.clipboard().text().split()[-1] == code


def test_whoever_is_not_let_in_is_told_why(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bela = windows
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    join(bela, "Bela", code[:-1] + ("A" if code[-1] != "A" else "B"), port, beacon)
    entrance = bela.network.entrance
    assert entrance is not None
    let_pass(entrance.join.isEnabled)
    assert "is not the table that this code belongs to" in entrance.complaint.text()
    write(entrance.code, code)
    write(entrance.join_port, "1")
    click(entrance.join)
    let_pass(entrance.join.isEnabled)
    assert entrance.complaint.text().startswith("Nobody answers at 127.0.0.1, port 1.")
    write(entrance.port, str(port))
    write(entrance.host_name, "Bela")
    click(entrance.open)
    assert entrance.host_complaint.text().startswith(f"Port {port} is taken")
    membership_of(anna).table_host.room.code = "A" * 12  # type: ignore[union-attr]
    write(entrance.join_port, str(port))
    click(entrance.join)
    let_pass(entrance.join.isEnabled)
    assert entrance.complaint.text().startswith("That is not the join code of this table.")
    monkeypatch.setattr("rdi_desktop.net.guest.PROTOCOL", 99)
    click(entrance.join)
    let_pass(entrance.join.isEnabled)
    assert entrance.complaint.text() == (
        f"The host plays with {PROGRAM}, and here is {PROGRAM}: these two do not understand each other. "
        "Install the newer one on both computers."
    )


def test_the_lobby_is_laid_from_both_computers(company: Windows) -> None:
    anna, bela = company
    for window, seats in ((anna, 1), (bela, 2), (bela, 3)):
        click(lobby_of(window).sit)
        let_pass(lambda seats=seats: len(lobby_of(anna).rows) == len(lobby_of(bela).rows) == seats)  # type: ignore[misc]
    click(lobby_of(anna).add)
    let_pass(lambda: len(lobby_of(bela).rows) == 4)
    hers = lobby_of(bela).rows
    assert [row.name.isReadOnly() for row in hers] == [True, False, False, True]
    assert hers[0].where.text() == "with Anna"
    assert not hers[3].controller.isEnabled()
    write(hers[2].name, "Cilla")
    click(hers[2])
    click(lobby_of(bela).tiles["fiona"])
    let_pass(
        lambda: lobby_of(anna).rows[2].character.text() == "Fiona" and lobby_of(anna).rows[2].name.text() == "Cilla"
    )
    taken = membership_of(anna).guest.lobby.seats[0].character  # type: ignore[union-attr]
    click(lobby_of(bela).tiles[str(taken)])
    assert lobby_of(bela).complaint.text() == "Anna has chosen that character."
    click(lobby_of(anna).rules.prizes)
    click(lobby_of(bela).rules.prizes)
    let_pass(lobby_of(bela).rules.prizes.isChecked)
    assert not lobby_of(bela).rules.prizes.isEnabled()
    QTest.keyClick(lobby_of(anna).rules.dungeon, Qt.Key.Key_End)
    let_pass(lambda: lobby_of(bela).rules.dungeon.currentText() == "Raiding the Armory")
    assert not lobby_of(bela).rules.dungeon.isEnabled()
    let_pass(lambda: "takes one of the Loot" in lobby_of(bela)._told.text())
    QTest.keyClick(lobby_of(anna).rules.crawl, Qt.Key.Key_Down)
    let_pass(lambda: "Pub Crawl:" in lobby_of(bela)._told.text())
    write(lobby_of(bela).people.line, "Good evening!")
    QTest.keyClick(lobby_of(bela).people.line, Qt.Key.Key_Return)
    let_pass(lambda: "Bela Good evening!" in lobby_of(anna).people.chat.toPlainText())
    assert lobby_of(anna).complaint.text() == "Not everybody is ready yet."
    assert not lobby_of(anna).begin.isEnabled()
    click(lobby_of(bela).ready)
    let_pass(lobby_of(anna).begin.isEnabled)
    assert lobby_of(anna).people.rows[2].standing.text() == "Bela, Cilla · ready"
    begin(anna, bela)
    assert session_of(bela).plan.humans == (1, 2)
    assert session_of(anna).plan.options["prizes"] is True
    assert session_of(bela).view(None).dungeon.id == "raiding-the-armory"
    assert session_of(bela).view(None).crawl.party == "red-dragon-inn"


def test_a_table_laid_for_one_computer_is_opened_for_several(windows: Windows) -> None:
    anna, _ = windows
    anna.network.address, anna.network.beacon_port = LOOPBACK, free_port()
    anna.lay_table()
    assert anna.new_game is not None
    anna.new_game.draft.seats[0].name = "Anna"
    click(anna.new_game.together)
    entrance = anna.network.entrance
    assert entrance is not None
    assert entrance.host_name.text() == "Anna"
    write(entrance.port, "0")
    click(entrance.open)
    let_pass(lambda: anna.network.lobby is not None and len(lobby_of(anna).rows) == 4)
    assert [row.where.text() for row in lobby_of(anna).rows] == ["with Anna", "", "", ""]
    assert lobby_of(anna).begin.isEnabled()


def test_the_host_takes_another_code_and_those_who_are_in_stay(company: Windows) -> None:
    anna, bela = company
    before = lobby_of(anna).sign.code.text()
    assert not lobby_of(bela).sign.isVisible()
    click(lobby_of(anna).sign.change)
    let_pass(lambda: lobby_of(anna).sign.code.text() != before)
    assert membership_of(bela).guest.here
    let_pass(lambda: membership_of(bela).guest.chat[-1].text == "new_code")


def test_two_windows_play_and_talk_and_the_line_is_cut(table: Windows) -> None:
    anna, bela = table
    players = [LanPlayer(anna), LanPlayer(bela)]
    play(players, lambda: session_of(anna).view(None).turn_number >= 3)
    assert all(player.window.at_table.log.lines() for player in players)
    let_pass(lambda: session_of(anna).events(0, None) == session_of(bela).events(0, None))
    assert "Bela" in anna.at_table.log.as_text()
    assert bela.game is not None
    assert bela.game.table.table.view.seats[0].hand is None
    bela.at_table.docks.bring(bela.network.dock)
    write(anna.network.panel.line, "Cheers!")
    QTest.keyClick(anna.network.panel.line, Qt.Key.Key_Return)
    let_pass(lambda: "Anna Cheers!" in bela.network.panel.chat.toPlainText())
    assert bela.notice.text.text() == "Anna: Cheers!"
    bela.at_table.exports.choose_copy()
    assert bela.notice.text.text().startswith("This game is kept at its host")
    bela.at_table.replay_game()
    assert bela.notice.text.text().startswith("All of it is known to the host alone")
    play(players, lambda: waits_for_own_turn(anna, 0))  # until she answers it does not become anybody else's
    session_of(bela).pass_for_me(1, UNTIL_TURN)
    let_pass(lambda: bela.game is not None and 1 in bela.game.auto_passes.chips)
    bela.activateWindow()
    let_pass(bela.isActiveWindow)
    QTest.keyClick(bela, Qt.Key.Key_F8)
    let_pass(lambda: bela.game is not None and not bela.game.auto_passes.chips)
    play(players, lambda: session_of(bela).decision() is not None)
    table_host, port = membership_of(anna).table_host, membership_of(anna).link.port
    assert table_host is not None and bela.game is not None
    page = bela.game
    table_host.server.close()
    let_pass(bela.network.line.isVisible)
    assert bela.network.line.text.text() == "The line to Anna's table is cut. Trying again …"
    assert session_of(bela).decision() is None, "nobody is asked what could not be answered"
    QTest.keyClick(bela.network.line, Qt.Key.Key_Space)
    table_host.server.listen(port, LOOPBACK)
    let_pass(lambda: not bela.network.line.isVisible() and not anna.network.line.isVisible())
    let_pass(lambda: session_of(bela).decision() is not None)
    assert bela.game is page, "the table stays as it was"
    play(players, lambda: session_of(anna).view(None).turn_number >= 4)


def test_taking_back_is_agreed_at_both_computers(company: Windows) -> None:
    anna, bela = company
    lay(anna, bela)
    click(lobby_of(anna).rules.undo)
    begin(anna, bela)
    players = [LanPlayer(anna), LanPlayer(bela)]
    play(players, lambda: len(session_of(anna).undo.steps()) > 4)
    before = len(session_of(anna).events(0, None))
    anna.at_table.undo()
    let_pass(
        lambda: (
            anna.game is not None and anna.game.bar.isVisible() and bela.game is not None and bela.game.bar.isVisible()
        )
    )
    assert anna.game is not None and bela.game is not None
    assert anna.game.bar.detail.text() == "The others are asked at their computers."
    (button,) = bela.game.bar.buttons.values()
    click(button)
    let_pass(lambda: len(session_of(anna).events(0, None)) < before and session_of(anna).undo.proposal is None)
    let_pass(lambda: session_of(anna).events(0, None) == session_of(bela).events(0, None))
    assert not bela.game.bar.isVisible()


def test_people_go_and_come_back(table: Windows) -> None:
    anna, bela = table
    players = [LanPlayer(anna), LanPlayer(bela)]
    play(players, lambda: session_of(anna).view(None).turn_number >= 2)
    bela.leave_for("Leave", bela.show_start)
    assert "Your seats wait for you" in offered(bela).text.text()
    click(offered(bela).take)
    let_pass(anna.network.away.isVisible)
    assert anna.network.away.text.text() == "Bela is away. The table waits."
    click(anna.network.away.play_on)
    let_pass(lambda: not anna.network.away.isVisible())
    assert anna.network.panel.rows[2].standing.text() == "Bela · away, a computer player stands in"
    turn = session_of(anna).view(None).turn_number
    play(players[:1], lambda: session_of(anna).view(None).turn_number >= turn + 1)
    entrance = entrance_of(bela, bela.network.beacon_port)
    assert entrance.name.text() == "Bela", "where one was last stands there already"
    click(entrance.join)
    let_pass(lambda: bela.game is not None)
    assert session_of(bela).plan.humans == (1,)
    let_pass(lambda: anna.network.panel.rows[2].standing.text() == "Bela")
    known = len(session_of(anna).events(0, None))
    anna.leave_for("Leave", anna.show_start)
    assert "it closes for everybody" in offered(anna).text.text()
    click(offered(anna).take)
    let_pass(bela.network.line.isVisible)
    entrance = entrance_of(anna, free_port())
    assert entrance.go_on.isVisible()
    click(entrance.go_on)
    let_pass(lambda: anna.game is not None and not bela.network.line.isVisible())
    assert len(session_of(anna).events(0, None)) >= known
    play(players, lambda: session_of(anna).view(None).turn_number >= turn + 2)
    click(anna.network.panel.rows[2].remove)
    assert offered(anna).text.text().startswith("Bela is sent away")
    click(offered(anna).take)
    let_pass(lambda: bela.network.entrance is not None)
    assert bela.network.entrance is not None
    assert bela.network.entrance.complaint.text().startswith("The host has sent this computer away.")
    let_pass(lambda: 2 not in anna.network.panel.rows)


def test_somebody_looks_on(company: Windows) -> None:
    anna, bela = company
    lay(anna, bots=1)
    begin(anna, bela)
    assert bela.game is not None
    play([LanPlayer(anna)], lambda: session_of(bela).view(None).turn_number >= 2)
    assert session_of(bela).plan.humans == ()
    assert not bela.game.bar.isVisible()
    assert session_of(bela).decision() is None
    assert not bela.game.table.table.hand.sprites, "nobody's cards lie open before an onlooker"
    assert bela.game.table.table.prompt
    assert bela.network.leaving() is None, "an onlooker may just go"
    bela.show_start()
    let_pass(lambda: len(anna.network.panel.rows) == 1)
    assert not anna.network.away.isVisible()


@pytest.mark.parametrize("left", [False, True], ids=["never left", "left before"])
def test_a_hosts_window_that_is_destroyed_with_its_table_is_told_nothing_more(
    qtbot: QtBot, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    """What it hosted is over; an exception in a slot would fail the test."""
    monkeypatch.setattr(qtbot, "addWidget", lambda _: None)  # which would close it
    anna = open_window(qtbot, content, tmp_path / "Anna" / "games")
    host_a_table(anna, "Anna", free_port())
    lay(anna, bots=1)
    begin(anna)
    table_host = membership_of(anna).table_host
    assert table_host is not None
    if left:
        anna.show_start()
    shiboken6.delete(anna)
    let_pass(lambda: not shiboken6.isValid(table_host))
    again = TableHost(content, table_host.folder, "Anna's table")
    assert again.room.game is not None, "it can be gone on with"
    again.give_up()


def test_two_at_two_computers_sit_by_the_fire_bet_and_vote(company: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna and Bela have no Gold, and are out as soon as somebody has done something; two computer players go on."""
    anna, bela = company
    table_host = membership_of(anna).table_host
    assert table_host is not None

    def poor(at: Table) -> None:
        for seat in range(4):
            arrange.numbers(at, seat, gold=0 if seat < 2 else 15)
        arrange.turn(at, 3, "drink")

    def new_game(plan: GamePlan) -> LocalSession:
        return LocalSession.of(Game.from_table(game_setup(plan), anna.content, poor), plan, anna.content)

    monkeypatch.setattr(table_host.room, "new_game", new_game)
    table_host.room.setup.lay({"ghost_deed": True, "open_hands": True, "pace": 400})
    lay(anna, bela, bots=2)
    begin(anna, bela)
    pages = [window.game for window in (anna, bela) if window.game is not None]
    play([LanPlayer(anna), LanPlayer(bela)], lambda: all(page.out.isVisible() for page in pages))
    fires = []
    for page in pages:
        click(page.out.watch)
        assert page.fire.isVisible()
        fires.append(page.fire)
    game = table_host.room.game
    assert game is not None
    for seat, fire in enumerate(fires):
        let_pass(lambda fire=fire: winning(fire))  # type: ignore[misc]
        click(winning(fire)[0])
        let_pass(lambda seat=seat: any(bet.seat == seat for bet in game.session.fireside.bets))  # type: ignore[misc]
        let_pass(lambda seat=seat, fire=fire: "winner" not in {kind for kind, _ in fire.bets})  # type: ignore[misc]
    let_pass(lambda: all({bet.seat for bet in told.bets} == {0, 1} for f in fires for told in f.people.values()))
    assert all(mat.hand is not None for mat in session_of(bela).view(1).seats if not mat.out), (
        "all hands lie open to both"
    )
    click(fires[0].deeds["round"])
    let_pass(lambda: "yes" in fires[1].deeds)
    click(fires[1].deeds["yes"])
    for window in (anna, bela):
        let_pass(lambda window=window: any(e.key == "ghost_deed" for e in session_of(window).events(0, None)))  # type: ignore[misc]


def choose(box: QComboBox, text: str) -> None:
    """Somebody chooses it from the list."""
    box.setCurrentText(text)
    box.activated.emit(box.currentIndex())


def test_a_game_of_teams_is_laid_and_played_from_both_computers(company: Windows) -> None:
    anna, bela = company
    lay(anna, bela, bots=2)
    click(lobby_of(bela).ready)
    let_pass(lambda: lobby_of(anna).complaint.text() == "Not everybody is ready yet.")
    choose(lobby_of(anna).rules.variant, "Leaders and Lackeys")
    let_pass(lambda: lobby_of(bela).rules.variant.currentText() == "Leaders and Lackeys")
    assert not lobby_of(bela).rules.variant.isEnabled()
    choose(lobby_of(anna).rules.variant, "Two-Headed Dragon")
    first, second = (row.name.text() for row in lobby_of(bela).rows[2:])  # named as their characters are
    let_pass(lambda: f"Team 2: {first}, {second}" in lobby_of(bela)._told.text())
    click(lobby_of(anna).rows[2].up)
    let_pass(lambda: f"Team 1: Anna, {first}" in lobby_of(bela)._told.text())
    click(lobby_of(bela).rows[2].up)
    let_pass(lambda: "Team 1: Anna, Bela" in lobby_of(bela)._told.text())
    assert lobby_of(bela).rows[1].toolTip() == "Team 1"
    assert not lobby_of(bela).rows[2].up.isVisible(), "a computer player's seat"
    choose(lobby_of(anna).pace, "not at all")
    click(lobby_of(anna).rules.undo)
    click(lobby_of(bela).ready)
    let_pass(lobby_of(anna).begin.isEnabled)
    begin(anna, bela)
    players = [LanPlayer(anna), LanPlayer(bela)]
    play(players, lambda: session_of(anna).view(None).turn_number >= 2)
    assert [seat.hand is not None for seat in session_of(bela).view(1).seats] == [True, True, False, False]
    let_pass(lambda: session_of(anna).events(0, None) == session_of(bela).events(0, None))


@pytest.mark.weekly
def test_otto_joins_two_computers(company: Windows) -> None:
    anna, bela = company
    lay(anna, bela)
    click(lobby_of(anna).rules.otto)
    let_pass(lobby_of(bela).automaton.isVisible)
    assert lobby_of(bela).rules.first.currentText() == "Otto"
    begin(anna, bela)
    play([LanPlayer(anna), LanPlayer(bela)], lambda: session_of(bela).view(None).turn_number >= 4)
    assert len(session_of(bela).view(1).seats[2].facing) == 2


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # of the offscreen plugin, at each menu
def test_a_guest_is_helped_as_at_a_table_of_its_own(table: Windows) -> None:
    """Hint, inspector and passing with what the host tells of one's own seat."""
    anna, bela = table
    anna.move(0, 2000)  # the mouse points at one window only
    players = [LanPlayer(window) for window in table]
    hers = players[1]
    session = session_of(bela)
    bela.activateWindow()
    let_pass(bela.isActiveWindow)
    QTest.keyClick(bela, Qt.Key.Key_F4)
    play(players, lambda: (asked := session.decision()) is not None and asked.kind == "action")
    QTest.keyClick(bela, Qt.Key.Key_H)
    assert bela.notice.text.text().startswith("In your place the computer would ")
    QTest.keyClick(bela, Qt.Key.Key_H)
    assert bela.notice.text.text().startswith("In your place the computer would "), (
        "a deeper one needs the whole game, which is not here"
    )
    may = {each.card: bool(each.ways) for each in session.playable(1) if each.card is not None}
    viewport = bela.game.table.viewport()  # type: ignore[union-attr]
    said = {}
    for card in session.view(1).seats[1].hand:
        QTest.mouseMove(viewport, QPoint(3, 3))
        QTest.mouseMove(viewport, hers.where(refs.card(card.id)))
        said[card.id] = bela.at_table.inspector.card.toPlainText()
    assert said
    for card, text in said.items():
        assert ("You may play it now." if may[card] else "You cannot play it now.") in text
    assert not all(may.values()), "a rule says why not"
    others_turn = lambda: session.view(1).turn != 1 and session.view(1).stack
    play(players, lambda: session.decision() is not None and others_turn())
    let_pass(lambda: "Being played" in bela.at_table.inspector.text.toPlainText())
    QTest.keyClick(bela, Qt.Key.Key_F7)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(each for each in menu.actions() if each.text() == MODE_WORDS[UNTIL_TURN]).trigger()
    menu.close()
    let_pass(lambda: session.passing.auto_pass(1) is not None)


def nearly_over(plan: GamePlan, content: Content, folder: Path) -> LocalSession:
    """That game as computer players would play it, a few moves before its end."""
    playing = new_session(plan, content)
    for seat in plan.humans:
        playing.stand_in(seat, "regular")
    while playing.step():
        pass
    return new_session(plan, content, folder, commands=playing.commands[:-4])


def test_a_game_of_teams_is_over_kept_by_everybody_and_looked_back_at(company: Windows) -> None:
    anna, bela = company
    lay(anna, bela, bots=2)
    choose(lobby_of(anna).rules.variant, "Two-Headed Dragon")
    let_pass(lambda: bool(lobby_of(bela)._told.text()))
    table_host = membership_of(anna).table_host
    assert table_host is not None
    table_host.room.new_game = lambda plan: nearly_over(plan, anna.content, table_host.folder / "games")
    begin(anna, bela)
    play([LanPlayer(anna), LanPlayer(bela)], lambda: bela.game is not None and bela.game.ending.isVisible())
    assert anna.game is not None and bela.game is not None
    assert anna.game.ending.rematch.isVisible() and not bela.game.ending.rematch.isVisible()
    (kept,) = bela.folder.glob("*.rdigame")
    assert read_save(kept).over is not None
    for window in company:
        (evening,) = GuestBook(window.folder).evenings()
        assert evening.variant == "two-headed-dragon"
        assert [guest.player for guest in evening.guests].count(HUMAN) == 2
        assert (window.folder / evening.file).is_file()
    assert bela.game.ending.moment.isVisible()
    click(bela.game.ending.replay)
    assert bela.looking_back is not None
    assert bela.looking_back.replay.plan.variant == "two-headed-dragon"
    bela.looking_back.left.emit()
    assert bela.game is not None
    click(anna.game.ending.rematch)
    let_pass(lambda: anna.network.lobby is not None and bela.network.lobby is not None)
    assert len(lobby_of(bela).rows) == 4
    assert lobby_of(bela).rules.variant.currentText() == "Two-Headed Dragon"


@pytest.mark.parametrize("system", sorted(FIREWALLS))
def test_each_systems_firewall_is_explained_in_the_help(system: str) -> None:
    assert escape(firewall(system)) in help_text()
    assert firewall("linux", PORT, BEACON_PORT) == firewall("linux"), "the ports that are told are those that are used"


def test_a_draft_in_the_lobby_by_mouse(windows: Windows) -> None:
    anna, bela = windows
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    join(bela, "Bela", code, port, beacon)
    let_pass(lambda: bela.network.lobby is not None)
    lay(anna, bela, bots=1)
    assert not lobby_of(bela).pick.isVisible()
    click(lobby_of(anna).pick)
    let_pass(lambda: lobby_of(bela).gallery.shown != [] and len(lobby_of(bela).gallery.shown) == 3)
    let_pass(lambda: len(lobby_of(anna).gallery.shown) == 3)
    assert not lobby_of(anna).begin.isEnabled()
    assert "picks one of three" in lobby_of(bela).complaint.text()
    wanted = []
    for window in windows:
        tile = lobby_of(window).gallery.shown[1]
        wanted.append(tile.character.id)
        click(tile)
        let_pass(lambda window=window: len(lobby_of(window).gallery.shown) > 3)  # type: ignore[misc]
    let_pass(lobby_of(anna).begin.isEnabled)
    begin(anna, bela)
    assert [seat.character for seat in session_of(bela).plan.seats][:2] == wanted


def test_house_rules_of_the_host_are_seen_by_all_and_changed_by_nobody_else(windows: Windows) -> None:
    anna, bela = windows
    beacon = free_port()
    code, port = host_a_table(anna, "Anna", beacon)
    join(bela, "Bela", code, port, beacon)
    let_pass(lambda: bela.network.lobby is not None)
    lay(anna, bela)
    click(lobby_of(anna).rules.house.button)
    dialog = lobby_of(anna).rules.house.dialog
    assert dialog is not None
    for key in ("start_gold", "think"):
        QTest.keyClick(dialog.fields[key], Qt.Key.Key_Down)
        let_pass(lambda key=key: dialog.fields[key].currentIndex() == 1)  # type: ignore[misc]
    click(dialog.done_button)
    told = "4 Gold, 10 seconds to think"
    let_pass(lambda: lobby_of(bela).rules.house.agreed.text() == told)
    click(lobby_of(bela).rules.house.button)
    shown = lobby_of(bela).rules.house.dialog
    assert shown is not None
    assert not any(field.isEnabled() for field in shown.fields.values())
    shown.accept()
    begin(anna, bela)
    for window in windows:
        assert session_of(window).plan.think == 10
        assert {mat.gold for mat in session_of(window).view(None).seats} == {4}
    asked = next(window for window in windows if session_of(window).decision() is not None)
    page = asked.game
    assert page is not None
    assert page.clock.isVisible()
    question = session_of(asked).question
    for _ in range(10):
        page.clock.clock.timeout.emit()
    let_pass(lambda: session_of(asked).question != question)
    assert "The time is over" in asked.notice.text.text()
