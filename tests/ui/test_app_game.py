# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.passing import UNTIL_TURN
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.session.save import read_save
from rdi_desktop.ui.pages.chart import ChartDialog
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.rules.deal import at, deal
from tests.rules.deal import content as all_content
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click, deal_at, deal_late, open_window

Key = Qt.Key


def test_from_the_start_screen_to_a_dealt_table_with_the_mouse_alone(window: MainWindow) -> None:
    click(window.start.buttons["new"])
    assert window.new_game is not None
    click(window.new_game.deal)

    assert window.game is not None
    assert len(window.game.session.seats) == 4
    assert window.at_table.log.lines()[0].text == "The game begins: everybody is dealt a hand."


@pytest.mark.weekly
def test_a_whole_game_of_two_people_and_two_computer_players_with_mouse_and_keys(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT, HUMAN, BOT))
    player = Player(window)
    for _ in range(4000):
        if player.session.over:
            break
        player.move()

    winners = player.session.view(None).over.winners
    assert player.page.ending.isVisible()
    assert player.session.seats[winners[0]].name in player.page.ending.title.text()
    told = [line.text for line in window.at_table.log.lines() if line.kind != "talk"]  # the winner may say a word
    assert told[-1].endswith("the game!")


def test_a_hand_is_covered_until_its_owner_takes_it(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN))
    player = Player(window)
    first = player.session.decision()
    assert first is not None
    table = player.page.table.table
    assert table.seat == first.seat
    assert table.covered
    player.move()

    assert not table.covered


def test_the_bar_asks_everybody_and_only_who_presses_a_key_sees_a_hand(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: (w := page.session.window()) is not None and len(w.seats) == 3)
    page = player.page
    assert page.bar.isVisible()
    assert page.table.table.seat is None
    assert [button.text() for button in page.bar.buttons.values()] == ["Ann", "Bob", "Cat"]

    QTest.keyClick(page.bar, Key.Key_2)

    assert not page.bar.isVisible()
    assert page.table.table.seat == 1
    assert page.table.table.view.pending.seat == 1
    QTest.keyClick(page.table, Key.Key_Space)
    assert page.bar.isVisible()
    assert not page.bar.buttons[1].isEnabled()


def test_space_in_the_bar_is_nobody(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, BOT, BOT))
    player = Player(window)
    player.until(lambda page: page.bar.isVisible())
    before = player.session.window()
    QTest.keyClick(player.page.bar, Key.Key_Space)

    assert player.session.window() != before


def test_a_person_who_is_passed_over_is_shown_and_f8_asks_again(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, BOT, BOT))
    player = Player(window)
    player.until(lambda page: page.bar.isVisible())
    player.session.pass_for_me(1, UNTIL_TURN)
    assert "Bob: passing until my turn" in player.page.auto_passes.chips[1].text()

    QTest.keyClick(window, Key.Key_F8)

    assert player.page.auto_passes.chips == {}
    assert player.session.passing.auto_pass(1) is None


def test_taking_back_asks_the_others_in_the_bar(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, undo_anything=True))
    player = Player(window)
    player.until(lambda page: (d := page.session.decision()) is not None and d.kind == "order")
    before = player.session.commands
    player.move()
    assert player.session.commands != before

    QTest.keyClick(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    bar = player.page.bar
    assert "take a move back" in bar.question.text()
    asked = [seat for seat, button in bar.buttons.items() if button.isEnabled()]
    click(bar.buttons[asked[0]])

    assert player.session.commands == before


def test_a_crash_and_continue(qtbot: QtBot, content: Content, tmp_path: Path) -> None:
    first = open_window(qtbot, content, tmp_path)
    player = deal_at(first, plan(HUMAN, BOT), 3)
    view = player.session.view(0)
    # no closing: the second window finds what the first had written so far
    second = open_window(qtbot, content, tmp_path)
    assert second.start.go_on.isVisible()
    click(second.start.go_on)

    assert second.game is not None
    assert second.game.session.view(0) == view


def test_a_damaged_file_says_so_and_goes_on(window: MainWindow, tmp_path: Path) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: len(page.session.commands) > 8)
    path = player.session.path
    assert path is not None
    window.show_start()
    lines = path.read_bytes().split(b"\n")
    lines[6] = lines[6][:-4] + b'zz"}'
    path.write_bytes(b"\n".join(lines))
    window.open_file(path)

    offer = window.findChild(ProblemDialog)
    assert isinstance(offer, ProblemDialog)
    assert "Line 7 of the file is damaged" in offer.text.text()
    assert window.game is None
    click(offer.take)
    assert window.game is not None
    assert window.game.session.path != path


def test_a_file_that_is_no_game_is_refused_in_words(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "shopping.rdigame"
    path.write_text("ale, bread, dice")
    window.open_file(path)

    assert window.notice.isVisible()
    assert window.notice.text.text() == "This file is no saved game."


def test_a_hint_names_something_that_can_be_done(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)

    player.until(lambda page: (d := page.session.decision()) is not None and d.kind == "order" and d.seat == 0)
    QTest.keyClick(window, Key.Key_H)

    assert window.notice.isVisible()
    session = player.session
    fits = {each.card for each in session.playable(0) if each.ways}
    cards = [card.title for card in session.view(0).seats[0].hand if card.id in fits]
    plays = [f"In your place the computer would play “{title}”" for title in cards]
    assert window.notice.text.text().startswith(("In your place the computer would order a Drink for Bob", *plays))


def test_watching_again_stepping_and_playing_on_from_there(window: MainWindow) -> None:
    deal_at(window, plan(HUMAN, BOT), 4)
    QTest.keyClick(window, Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    page = window.looking_back
    assert page is not None
    assert page.replay.position == 0
    QTest.keyClick(page, Key.Key_PageDown)
    QTest.keyClick(page, Key.Key_PageDown)
    assert page.replay.view(None).turn_number == 3
    QTest.keyClick(page, Key.Key_Left)
    assert page.replay.view(None).turn_number == 2
    QTest.mouseClick(page.timeline, Qt.MouseButton.LeftButton, pos=page.timeline.rect().center())
    middle = page.replay.position
    commands = page.replay.commands[:middle]
    assert 0 < middle < page.replay.length
    click(page.branch)

    assert window.game is not None
    assert window.game.session.commands[:middle] == commands
    assert len(list(window.folder.glob("*.rdigame"))) == 2


def test_leaving_the_replay_of_a_running_game_leads_back_to_it(window: MainWindow) -> None:
    player = deal_at(window, plan(HUMAN, BOT), 3)
    view = player.session.view(0)
    window.at_table.replay_game()
    assert window.looking_back is not None
    click(window.looking_back.leave)

    assert window.game is not None
    assert window.game.session.view(0) == view


def test_rematch_deals_the_same_table_anew(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    seats, seed = window.game.session.seats, window.game.session.plan.seed  # type: ignore[union-attr]
    QTest.keyClick(window, Key.Key_R, Qt.KeyboardModifier.ControlModifier)

    assert window.game is not None
    assert window.game.session.seats == seats
    assert window.game.session.plan.seed != seed
    assert window.game.session.commands == ()


def test_the_log_is_written_as_text_and_as_a_page(window: MainWindow, tmp_path: Path) -> None:
    deal_at(window, plan(HUMAN, BOT), 3)
    window.at_table.exports.write_log(tmp_path / "log.txt")
    window.at_table.exports.write_log(tmp_path / "log.html")

    lines = (tmp_path / "log.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "The game begins: everybody is dealt a hand."
    assert any(line.startswith(" ") for line in lines), "effects are indented below their causes"
    assert "<b" in (tmp_path / "log.html").read_text(encoding="utf-8")


def test_the_log_shows_one_player_only_when_asked_to(window: MainWindow) -> None:
    deal_at(window, plan(HUMAN, BOT), 4)
    everything = window.at_table.log.text.toPlainText()
    window.at_table.log.players.setFocus()
    for _ in range(2):
        QTest.keyClick(window.at_table.log.players, Key.Key_Down)

    shown = window.at_table.log.text.toPlainText()
    assert "Bob" in shown
    assert len(shown) < len(everything)


def test_the_chart_marks_who_went_out(window: MainWindow, qtbot: QtBot) -> None:
    session = deal_late(window, plan(BOT, BOT, BOT)).session
    while not session.over:
        session.step()
    window.at_table.show_chart()
    dialog = window.findChild(ChartDialog)
    assert isinstance(dialog, ChartDialog)

    outs = {mark.seat for mark in dialog.chart.marks if mark.what == "out"}
    assert outs == {seat.seat for seat in session.view(None).seats if seat.out}
    dialog.close()


def test_what_is_played_stands_in_the_inspector_with_what_will_happen(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN, BOT, BOT))
    player = Player(window)
    QTest.keyClick(window, Key.Key_F4)
    player.until(lambda page: bool((s := page.session.view(None).stack) and s[-1].outcome and s[-1].card))
    text = window.at_table.inspector.text.toPlainText()
    entry = player.session.view(None).stack[-1]

    assert entry.card.title in text
    assert "If nobody does more" in text


def test_settings_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    from rdi_desktop.ui.look.settings import Settings
    from rdi_desktop.ui.pages.settings_dialog import SettingsDialog

    path = tmp_path / "config" / "settings.json"
    dialog = SettingsDialog(Settings(path))
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClick(dialog.editors["reduce_motion"], Key.Key_Space)
    QTest.keyClick(dialog.editors["bot_pace"], Key.Key_Home)

    again = Settings(path)
    assert again.flag("reduce_motion")
    assert again.number("bot_pace") == 0.0
    path.write_text("{broken")
    assert Settings(path).number("bot_pace") == 0.2


def test_the_saved_game_of_a_finished_game_is_watched_when_opened(window: MainWindow) -> None:
    session = deal_late(window, plan(BOT, BOT)).session
    while not session.over:
        session.step()
    path = session.path
    assert path is not None
    window.show_start()
    assert read_save(path).over is not None
    window.open_file(path)

    assert window.looking_back is not None
    assert window.looking_back.replay.length == len(session.commands)


def test_neither_inspector_nor_hint_tell_a_covered_hand(window: MainWindow) -> None:
    window.deal(plan(HUMAN, HUMAN))
    player = Player(window)
    QTest.keyClick(window, Key.Key_F4)
    assert player.page.table.table.covered
    decision = player.session.decision()
    assert decision is not None
    titles = {card.title for card in player.session.view(decision.seat).seats[decision.seat].hand}
    assert not any(title in window.at_table.inspector.text.toPlainText() for title in titles)
    QTest.keyClick(window, Key.Key_H)
    assert "nothing for you to decide" in window.notice.text.text()

    player.move()

    assert "Discard what you do not want" in window.at_table.inspector.text.toPlainText()


def test_whatever_was_somebodys_alone_stays_hidden_while_a_computer_player_decides(window: MainWindow) -> None:
    """Nobody's hand lies on the table then; and neither inspector, hint nor coach see with the eyes of who decided last."""
    window.deal(plan(HUMAN, HUMAN, BOT))
    player = Player(window)
    QTest.keyClick(window, Key.Key_F4)
    player.until(lambda page: page.paused and page.holder is not None)
    page = player.page
    assert page.session.bot_decides and page.table.table.seat is None
    assert page.eyes is None
    shown = window.at_table.inspector.text.toPlainText()
    assert page.holder is not None
    hand = page.session.view(page.holder).seats[page.holder].hand
    assert hand and not any(card.title in shown for card in hand)

    player.until(
        lambda page: page.holder is not None and page.table.table.seat == page.holder and not page.table.table.covered
    )
    assert page.eyes == page.holder


def test_a_copy_is_a_game_of_its_own(window: MainWindow, tmp_path: Path) -> None:
    player = deal_at(window, plan(HUMAN, BOT), 2)
    window.at_table.exports.save_copy(tmp_path / "kept")
    then = player.session.view(0)
    player.until(lambda page: page.session.view(None).turn_number == 3)
    window.open_file(tmp_path / "kept.rdigame")

    assert window.game is not None
    assert window.game.session.view(0) == then


def test_the_others_are_asked_about_a_card_that_was_paid_for_with_cards(window: MainWindow) -> None:
    """The cost is named while the table takes the play in: the bar stands for what is asked after that."""
    shake = "Spring-loaded handshake"
    t = deal(
        dominique=at(
            [shake, "I raise!", "I raise!", "Winning Hand!", "Winning Hand!", "Triple-filtered through the bilge pump"]
        ),
        gerki=at(["Hide in shadows"]),
        zot=at(),
    )
    seats = tuple(SeatInfo(name, name, BOT if name == "zot" else HUMAN) for name in t.names)
    window.play(LocalSession.of(t.game, GamePlan(seats, 1), all_content()))
    player = Player(window)
    player.click(refs.CURTAIN)
    scene = player.page.table.table
    hand = [refs.card(card.id) for card in scene.view.seats[0].hand]
    player.click(hand[0])
    player.click(refs.seat(1))
    for card in hand[1:5]:
        player.click(card)
    player.click(refs.PLAY)

    asked = player.session.window()
    assert asked is not None and 1 in asked.seats
    assert player.page.bar.isVisible()
    click(player.page.bar.nobody)
    assert t.gerki.fortitude == 15


@pytest.mark.parametrize("key", [Key.Key_R, Key.Key_N, Key.Key_W])
def test_a_game_that_is_going_on_is_not_left_without_asking(window: MainWindow, key: Qt.Key) -> None:
    window.deal(plan(*[HUMAN] * 2))
    player = Player(window)
    session = player.session
    player.until(lambda page: len(session.commands) > 2)
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    offer = window.findChild(ProblemDialog)
    assert window.game is not None and window.game.session is session
    assert offer is not None and offer.focusWidget() is offer.leave
    QTest.keyClick(offer.leave, Key.Key_Return)
    assert window.game.session is session

    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    click(next(offer for offer in window.findChildren(ProblemDialog) if offer.isVisible()).take)
    assert window.game is None or window.game.session is not session


def test_what_lies_over_the_table_follows_a_drag_of_the_windows_edge(
    qtbot: QtBot, content: Content, tmp_path: Path
) -> None:
    window = open_window(qtbot, content, tmp_path)
    deal_at(window, plan(HUMAN, BOT), 1)
    page, wide = window.game, window.width()
    assert page is not None
    qtbot.waitUntil(lambda: not page.showing.busy, timeout=60_000)
    for step in range(8):
        window.resize(wide + 20 * step, 700 + 10 * step)
    table = page.table
    qtbot.waitUntil(lambda: table.table.layout.size[0] == table.viewport().width() > wide, timeout=60_000)
    assert page.buttons.geometry() == table.table.layout.controls.toRect()
