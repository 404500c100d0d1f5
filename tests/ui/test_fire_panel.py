# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel by the fire in the real window: by keyboard alone, at every size of letters, and as a card where others here still play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.house_rules import HOUSE
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.bets import Bet
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.session.setup import game_setup
from rdi_desktop.session.windows import pass_of
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.panels.fire_panel import FirePanel
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import fireside
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import speaking
from tests.session.people import BOT
from tests.ui.app_window import click
from tests.ui.test_stops import look_round, press, spoken_name

K = Qt.Key
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
FIRESIDE = [key for key, rule in HOUSE.items() if rule.fireside]
CHARACTERS = ("deirdre", "gerki", "fiona", "zot", "dimli", "eve")


def evening(
    window: MainWindow, *people: int, bot: str = BOT, room: int = 8, broke: tuple[int, ...] = (0,), seed: int = 5
) -> LocalSession:
    """Six; those who are `broke` are out as soon as Bob, who is on turn, has done something. All answer as plainly as can be.

    `room`: between Alcohol Content and Fortitude of the others.
    """
    seats = [
        SeatInfo(name, character, HUMAN if seat in people else bot)
        for seat, (name, character) in enumerate(zip(NAMES, CHARACTERS, strict=True))
    ]
    plan = plan_game(seats, seed=seed, first=1, options=dict.fromkeys(FIRESIDE, True))

    def lay(at: Table) -> None:
        for seat in range(len(seats)):
            arrange.numbers(
                at, seat, gold=0 if seat in broke else 10, fortitude=14, alcohol=11 if seat == 2 else 14 - room
            )
        arrange.turn(at, 1, "drink")

    session = LocalSession.of(Game.from_table(game_setup(plan), window.content, lay), plan, window.content)
    window.at_table.play(session)
    page_of(window)._pause.timeout.disconnect()  # nothing moves by itself, however slow the machine is
    on(window, session, lambda: session.game.turn_number > 1 and begins(session))
    return session


def begins(session: LocalSession) -> bool:
    """Whether a turn begins, which is the moment for a deed."""
    return session.game.pending is not None and session.game.pending.kind == "discard"


def on(window: MainWindow, session: LocalSession, reached: Callable[[], object]) -> None:
    """Everybody gives the plainest answer until then, and the window shows it."""
    for _ in range(300):
        QApplication.processEvents()
        out = page_of(window).out
        if out.isVisible():
            click(out.watch)
        if reached():
            return
        if session.bot_decides:
            session.step()
        elif session.window() is not None:
            session.pass_all()
        elif session.game.pending is not None:
            session.submit(pass_of(session.game.pending))
    raise AssertionError("it does not come to that")


def page_of(window: MainWindow) -> GamePage:
    assert window.game is not None
    return window.game


def shown(fire: FirePanel) -> list[QWidget]:
    """Everything that stands in the panel."""
    return [each for each in fire._lines.findChildren(QWidget) if not each.isHidden() and each.parent() is fire._lines]


@pytest.fixture
def by_the_fire(window: MainWindow) -> Iterator[tuple[MainWindow, LocalSession, FirePanel]]:
    """Ann is alone at her computer, and out."""
    session = evening(window, 0)
    fire = page_of(window).fire
    assert fire.isVisible()
    yield window, session, fire
    window.show_start()


def test_everything_by_the_fire_is_done_by_keyboard(
    by_the_fire: tuple[MainWindow, LocalSession, FirePanel], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, session, fire = by_the_fire
    told: list[str] = []
    monkeypatch.setattr("rdi_desktop.ui.panels.fire_panel.announce", lambda _, text, **__: told.append(text))
    table = page_of(window).table
    assert session.game.table.seats[0].hand and not table.table.hand.sprites, "nobody holds the hand of who is out"
    assert not table.table.controller.legal.reasons, "no button of theirs takes a key"
    table.setFocus()
    first = press(window, K.Key_B)
    assert first is fire.bets[next(iter(fire.bets))]
    assert spoken_name(first).startswith("Who wins? ")
    press(window, K.Key_Space)
    assert [bet.kind for bet in session.fireside.open if bet.seat == 0] == ["winner"]
    assert any("to win: 1 for" in each for each in told), "what is laid is said"
    now = window.focusWidget()
    assert now is not None and fire.isAncestorOf(now), "and the keyboard stays by the fire"
    turn = session.game.turn_number
    session.step()
    assert fire.isAncestorOf(window.focusWidget()), "also while the others play on"
    on(window, session, lambda: session.game.turn_number > turn and begins(session))
    round_ = fire.deeds["round"]
    for _ in range(60):
        if window.focusWidget() is round_:
            break
        press(window, K.Key_Tab)
    assert window.focusWidget() is round_
    press(window, K.Key_Return)
    assert session.game.table.deed_done
    assert press(window, K.Key_Escape) is table
    assert fire.isVisible()
    assert fire.isAncestorOf(press(window, K.Key_B))
    assert press(window, K.Key_B) is table
    look_round(window, "by the fire")


def test_at_every_size_of_letters_nothing_by_the_fire_overlaps_and_all_is_reached(window: MainWindow) -> None:
    """In German, whose words are longer."""
    with speaking("de"):
        evening(window, 0)
        fire = page_of(window).fire
        heights = []
        for letters, size in ((1.0, (1280, 720)), (2.0, (1280, 720)), (1.0, (1920, 1080))):
            window.settings["font_scale"] = letters
            window.resize(*size)
            QApplication.processEvents()
            page_of(window).place()
            there = shown(fire)
            assert (
                fire.title in there and fire.told in there and {*fire.bets.values(), *fire.deeds.values()} <= {*there}
            )
            for number, one in enumerate(there):
                assert fire._lines.rect().contains(one.geometry())
                assert one is fire.told or one.width() >= one.sizeHint().width(), f"cut: {one}"
                for other in there[:number]:
                    assert not one.geometry().intersects(other.geometry()), (letters, size, one, other)
            assert fire.title.isVisible() and page_of(window).rect().contains(fire.geometry())
            heights.append(fire.purse.fontMetrics().height())
            for button in (*fire.bets.values(), *fire.deeds.values()):
                if button.isEnabled():
                    button.setFocus(Qt.FocusReason.TabFocusReason)
                    port = fire._area.viewport()
                    place = QRect(button.mapTo(port, button.rect().topLeft()), button.size())
                    assert port.rect().contains(place), "what has the keyboard is scrolled to"
        assert heights[1] >= 1.4 * heights[0] and heights[2] >= 1.4 * heights[0]
        window.show_start()


def test_where_others_here_still_play_the_fire_is_a_card_that_opens_for_a_moment(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = evening(window, 0, 3)
    page = page_of(window)
    fire = page.fire
    assert fire.card.isVisible() and not fire.isVisible()
    told = session.fire.told(0)
    assert told is not None and told.drinks == (), "nobody's cards are open at a screen where somebody plays"
    page.table.setFocus()
    QTest.keyClick(page.table, K.Key_B)
    assert fire.isVisible()
    assert fire.isAncestorOf(window.focusWidget())
    assert not fire.quickly.isVisible(), "the others here are not left behind"
    click(fire.bets[next(iter(fire.bets))])
    assert len([bet for bet in session.fireside.open if bet.seat == 0]) == 1
    QTest.keyClick(window.focusWidget(), K.Key_Escape)
    assert not fire.isVisible() and window.focusWidget() is page.table
    click(fire.card)
    assert fire.isVisible()
    on(window, session, lambda: session.game.pending is not None and session.game.pending.seat == 3)
    qtbot.waitUntil(lambda: not fire.isVisible())  # it goes when somebody here is asked
    assert fire.card.isVisible()
    window.show_start()


@pytest.mark.parametrize("on_it", [True, False], ids=["let go on it", "let go beside it"])
def test_a_button_that_is_held_stays_until_it_is_let_go(
    by_the_fire: tuple[MainWindow, LocalSession, FirePanel], on_it: bool
) -> None:
    """The game goes on meanwhile: a press is answered, if only with why it is too late, and then all is up to date."""
    window, session, fire = by_the_fire
    on(window, session, lambda: ("drink", "no") in fire.bets)
    button, heard, turn = fire.bets["drink", "no"], list[str](), session.game.turn_number
    fire.said.connect(heard.append)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    where = button.geometry()
    on(window, session, lambda: session.game.turn_number > turn)
    assert button.isVisible() and button.geometry() == where
    if not on_it:
        QTest.mouseMove(button, QPoint(-9, -9))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint() if on_it else QPoint(-9, -9))
    QApplication.processEvents()
    assert not session.fireside.bets
    assert heard == ([fireside.refused("too_late")] if on_it else [])
    assert fire._shown == fire.people[0]


def test_computer_players_by_the_fire_say_what_they_bet(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fay sits by the fire beside Ann; with this seed she bets early."""
    heard: list[str] = []
    monkeypatch.setattr("rdi_desktop.ui.panels.fire_panel.announce", lambda _, text, **__: heard.append(text))
    session = evening(window, 0, broke=(0, 5), seed=10)

    def theirs() -> list[Bet]:
        return [bet for bet in session.fireside.bets if bet.seat != 0]

    on(window, session, lambda: theirs() or session.over)
    (first, *_) = theirs()
    assert any(each.startswith(f"{isolated(NAMES[first.seat])} bets. ") for each in heard)
    window.show_start()


def test_after_each_round_of_turns_the_fire_tells_how_everybody_stands(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("rdi_desktop.ui.panels.fire_panel.announce", lambda _, text, **__: told.append(text))
    session = evening(window, 0)
    fire = page_of(window).fire

    def rounds() -> list[str]:
        return [each for each in told if "after this round" in each]

    on(window, session, lambda: session.game.table.turn == 5 and begins(session))
    assert rounds() == [], "not everybody has had a turn"
    on(window, session, lambda: session.game.table.turn < 5 and begins(session))
    (said,) = rounds()
    assert "Nearest the floor: " in said and said.count("%") == len(session.game.still_in)
    shown_odds = [each.text() for each in shown(fire) if isinstance(each, QLabel) and each.text().endswith("%")]
    assert len(shown_odds) == len(session.game.still_in) and all(each in said for each in shown_odds)
    window.show_start()


@pytest.mark.parametrize(("people", "heard"), [((), 1), ((3,), 0)], ids=["onlookers", "whoever plays"])
def test_onlookers_hear_it_and_nobody_who_plays(window: MainWindow, people: tuple[int, ...], heard: int) -> None:
    session = evening(window, *people)
    told: list[str] = []
    page_of(window).said.connect(told.append)
    on(window, session, lambda: session.game.table.turn == 5 and begins(session))
    on(window, session, lambda: session.game.table.turn < 5 and begins(session))
    assert len([each for each in told if "Nearest the floor" in each]) == heard
    window.show_start()


def test_an_evening_of_six_in_which_the_first_one_out_stays_to_the_end_by_mouse(window: MainWindow) -> None:
    """Ann bets in every turn, gives the round of those by the fire, and sees everybody's hand and last orders."""
    session = evening(window, 0, bot="bot:tipsy", room=4)
    page = page_of(window)
    fire = page.fire
    laid: dict[int, int] = {}
    for _ in range(20_000):
        if session.over:
            break
        turn = session.game.turn_number
        if turn not in laid:
            assert all(mat.hand is not None for mat in session.view(0).seats if not mat.out)
        assert fire.isVisible(), "whoever is out always has the fire"
        offered = [button for button in fire.bets.values() if button.isEnabled()]
        if not session.game.table.deed_done and "round" in fire.deeds:
            click(fire.deeds["round"])
        elif offered and laid.get(turn, 0) < 2:
            laid[turn] = laid.get(turn, 0) + 1
            click(offered[-1])
        else:
            click(page.buttons.step)
        QApplication.processEvents()
    assert session.over
    happened = {event.key for event in session.events(0, None)}
    assert {"ghost_deed", "last_orders"} <= happened
    mine = [bet for bet in session.fireside.bets if bet.seat == 0]
    assert len(mine) >= 3 and len({bet.kind for bet in mine}) >= 2
    assert session.fireside.open == [], "all are decided"
    assert 0 in [prophet.seat for prophet in session.fireside.prophets()]
    assert not fire.isVisible() and page.ending.isVisible()
