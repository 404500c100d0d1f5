# SPDX-License-Identifier: GPL-3.0-or-later
"""A game against Boss Otto in the real window: by keyboard to its end, with steps taken back, and what the inspector says."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.session.plan import HUMAN, RULES, GamePlan, SeatInfo, plan_game
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words import terms
from tests.ui.app_window import Player
from tests.ui.person import Keys, check_table

BOT = "bot:regular"


def against_otto(*, skulls: int = 0, undo_anything: bool = False) -> GamePlan:
    """Ann and a computer player against him."""
    seats = [SeatInfo("Otto", "boss-otto", RULES), SeatInfo("Ann", "zot", HUMAN), SeatInfo("Bob", "gerki", BOT)]
    options: dict[str, str | int | bool] = {"factions": "battlebot+mecha-lich", "skulls": skulls}
    return plan_game(seats, seed=4, variant="boss-otto", options=options, undo_anything=undo_anything)


def test_a_whole_game_by_keyboard_alone(window: MainWindow) -> None:
    window.deal(against_otto(skulls=2))
    person = Keys(window, 1)
    person.play(lambda: check_table(person))
    assert person.page.session.over
    ending = person.page.ending
    assert "Otto" in ending.title.text() and ("beaten" in ending.title.text() or "wins!" in ending.title.text())
    assert "Ann" in ending.fates.text() and "Bob" in ending.fates.text()


def test_steps_are_taken_back(window: MainWindow) -> None:
    """The Threat Level, the Priority Target and his cards are what they were, and so is the table."""
    window.deal(against_otto(undo_anything=True))
    player = Player(window)
    seen: dict[int, tuple[object, ...]] = {}

    def now() -> tuple[object, ...]:
        view = player.session.view(1)
        otto = view.seats[0]
        return view.priority, otto.tracks, otto.fortitude, {id: p.count for id, p in otto.piles.items()}

    def on_turn_four() -> bool:
        if player.session.decision() is not None:
            seen[len(player.session.commands)] = now()
        return bool(player.session.view(1).turn_number == 4)

    player.until(lambda page: on_turn_four())
    after = now()
    while player.session.view(1).turn_number > 2:
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert now() == seen[len(player.session.commands)] != after
    mat = player.page.table.table._mats[0].picture.model
    assert isinstance(mat, MatModel) and dict(mat.tracks) == player.session.view(1).seats[0].tracks


def test_the_inspector_says_what_the_machine_has(window: MainWindow) -> None:
    window.deal(against_otto())
    player = Player(window)
    player.until(lambda page: page.session.view(1).turn_number == 2)
    QTest.keyClick(window, Qt.Key.Key_F4)
    said = window.at_table.inspector.text.toPlainText()
    view = player.session.view(1)
    target = view.seats[view.priority].name
    otto = view.seats[0]
    for deck in ("action", "sometimes", "gambling"):
        left, out = otto.piles[deck].count, len(otto.piles[deck].discard)
        assert f"{terms.side_deck(deck)}: {left} left, {out} out" in said.replace("\xa0", " ")
    assert "Threat" in said and "Sometimes deck" in said and f"Priority Target: {target}" in said.replace("\xa0", " ")
