# SPDX-License-Identifier: GPL-3.0-or-later
"""The buttons on the table, the last plays, and what is said to those who are out."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.content import Content
from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.table import Table
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.session.setup import game_setup
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import lookup, refs
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, arranged, way
from tests.session.people import BOT, plan
from tests.ui.app_window import Player, click

Key = Qt.Key


def show(window: MainWindow, session: LocalSession) -> GamePage:
    window.play(session)
    assert window.game is not None
    return window.game


def hit(page: GamePage, target: int = 1) -> None:
    page.session.submit(Answer(0, (way(page.session, MACE, target),)))
    page.showing._timer.stop()


def weak(content: Content, *controllers: str, of: tuple[int, ...]) -> LocalSession:
    """Ann holds a mace; those seats fall over at its touch."""

    def lay(table: Table) -> None:
        keep: list[int] = []
        for seat in table.seats:
            names = (MACE, *DULL) if seat.index == 0 else DULL
            arrange.hand(table, seat.index, [f"{seat.character.id}/{name}" for name in names], keep)
            if seat.index in of:
                arrange.numbers(table, seat.index, fortitude=2, alcohol=1)
        arrange.turn(table, 0, "action")

    game = plan(*controllers)
    return LocalSession.of(Game.from_table(game_setup(game), content, lay), game, content)


# the buttons


def test_everything_can_be_held_and_gone_on_with_one_by_one(window: MainWindow, content: Content) -> None:
    window.settings["pace"] = 1.0
    page = show(window, arranged(content, plan(HUMAN, BOT, BOT, BOT), {0: (MACE, *DULL)}))
    click(page.buttons.hold)
    assert page.showing.paused
    hit(page)
    beat = page.showing.director.present
    page.showing.director.advance(30)
    assert page.showing.director.present is beat, "it stands still"
    click(page.buttons.step)
    page.showing.director.advance(30)
    assert page.showing.director.present is not beat
    QTest.keyClick(window, Key.Key_F10)
    assert not page.showing.paused
    assert not page.buttons.hold.isChecked()


def test_held_computer_players_wait_for_the_step(window: MainWindow, content: Content) -> None:
    page = show(window, arranged(content, plan(BOT, HUMAN, BOT, BOT), {}))
    assert page.paused
    click(page.buttons.hold)
    assert not page.paused
    before = len(page.session.commands)
    click(page.buttons.step)
    assert len(page.session.commands) > before
    assert not page.paused


def test_the_pace_goes_round_and_is_remembered(window: MainWindow, content: Content) -> None:
    window.settings["pace"] = 1.0
    page = show(window, arranged(content, plan(HUMAN, BOT), {}))
    seen = []
    for _ in range(3):
        click(page.buttons.pace)
        seen.append((window.settings.number("pace"), page.showing.director.pace, page.buttons.pace.sign))
    assert seen == [(2.0, 2.0, "2×"), (4.0, 4.0, "4×"), (1.0, 1.0, "1×")]
    window.settings["pace"] = 2.0
    assert page.showing.director.pace == 2.0, "the settings and the table say the same"


def test_help_is_at_hand_on_the_table(window: MainWindow, content: Content) -> None:
    page = show(window, arranged(content, plan(HUMAN, BOT, undo_anything=True), {0: (MACE, *DULL)}))
    click(page.buttons.hint)
    assert window.notice.isVisible()
    click(page.buttons.inspector)
    assert window.at_table.docks.inspector.isVisible()
    hit(page)
    click(page.buttons.undo)
    assert page.session.commands == ()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_buttons_cover_nothing(window: MainWindow, content: Content, size: tuple[int, int], seats: int) -> None:
    page = show(window, arranged(content, plan(*[HUMAN] + [BOT] * (seats - 1)), {}))
    window.resize(*size)
    layout = page.table.table.layout
    row = page.buttons.geometry()
    taken = [*layout.mats.values(), layout.prompt, layout.stack, layout.history, layout.hand]
    assert not any(rect.toRect().adjusted(1, 1, -1, -1).intersects(row) for rect in taken)
    for one, other in zip(page.buttons.all, page.buttons.all[1:], strict=False):
        assert one.isVisible() and one.geometry().right() <= other.geometry().left()
    assert row.contains(page.buttons.geometry()) and page.buttons.all[-1].geometry().right() <= row.width()


# the last plays


def test_a_play_of_the_strip_is_explained_and_what_it_did_is_marked(window: MainWindow, content: Content) -> None:
    page = show(window, arranged(content, plan(HUMAN, BOT, BOT, BOT), {0: (MACE, *DULL)}))
    hit(page, 2)
    scene = page.table.table
    [play] = page.showing.director.history.plays
    strip = refs.past(play.event)
    assert scene.layout.history.contains(scene.pieces.rect(strip).center())
    piece = scene.pieces.get(strip)
    assert piece is not None
    assert "Cat" in piece.item.toolTip() and "2 Fortitude" in piece.item.toolTip()
    where = page.table.mapFromScene(scene.pieces.rect(strip).center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert window.at_table.docks.inspector.isVisible()
    assert "mace" in window.at_table.inspector.card.toPlainText().lower()
    assert {refs.seat(2), strip} <= lookup.concerned(scene.view, None, scene._history.marked)
    where = page.table.mapFromScene(scene.pieces.rect(strip).center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert not lookup.concerned(scene.view, None, scene._history.marked)


def test_a_play_of_the_strip_is_seen_large_under_the_mouse(window: MainWindow, content: Content) -> None:
    page = show(window, arranged(content, plan(HUMAN, BOT, BOT, BOT), {0: (MACE, *DULL)}))
    hit(page)
    scene = page.table.table
    strip = refs.past(page.showing.director.history.plays[-1].event)
    card = scene.card_of(strip)
    assert card is not None and card.definition.endswith(MACE)
    page.table.gestures.move(scene.pieces.rect(strip).center())
    page.table.gestures._show_close_up()
    assert scene.close_up.visible


# who is out


def fall(page: GamePage, target: int) -> None:
    page.session.submit(Answer(0, (way(page.session, MACE, target),)))


def test_whoever_is_out_is_told_so_and_may_watch(window: MainWindow, content: Content) -> None:
    session = weak(content, BOT, HUMAN, BOT, BOT, of=(1,))
    session.plan = msgspec.structs.replace(session.plan, options={"open_hands": True})
    page = show(window, session)
    fall_by_the_bot(page)
    assert page.out.isVisible()
    assert page.out.title.text() == "You are out!"
    assert "Ann" in page.out.text.text() and "mace" in page.out.text.text()
    assert "no move from before can be taken back" in page.out.text.text()
    assert not page.ending.isVisible()
    click(page.out.watch)
    assert not page.out.isVisible()
    page.skip_pause()
    assert not page.out.isVisible(), "it is said once"


def fall_by_the_bot(page: GamePage) -> None:
    """Ann's card is played for her, at Bob."""
    game = page.session.game
    hand = {card for card in game.table.seats[0].hand if game.table.cards[card].id.endswith(MACE)}
    assert game.pending is not None
    picks = next(o.id for o in game.pending.options if o.card in hand and tuple(o.targets) == (1,))
    page.session.submit(Answer(0, (picks,)))
    decision = game.pending
    while not game.table.seats[1].out and decision is not None and not page.session.bot_decides:
        page.session.submit(Answer(decision.seat, decision.default))
        decision = game.pending
    assert game.table.seats[1].out


def test_the_end_is_wanted_quickly_and_told_in_order(window: MainWindow, content: Content, qtbot: object) -> None:
    window.settings["pace"] = 1.0
    page = show(window, weak(content, BOT, HUMAN, BOT, BOT, of=(1, 2, 3)))
    fall_by_the_bot(page)
    page.showing.skip()
    click(page.out.quickly)
    qtbot.waitUntil(page.ending.isVisible, timeout=120_000)  # type: ignore[attr-defined]
    lines = page.ending.fates.text().splitlines()
    assert lines[-2].startswith(f"{len(lines)}. Bob passed out in turn ") and "Ann" in lines[-2], (
        "who fell first is last"
    )
    assert len(lines) == sum(seat.out for seat in page.session.view(None).seats) + 1 and "turns" in lines[-1]
    assert window.settings.number("pace") == 1.0


def test_at_a_shared_screen_the_last_person_needs_no_curtain(window: MainWindow, content: Content) -> None:
    page = show(window, weak(content, HUMAN, HUMAN, BOT, BOT, of=(1,)))
    player = Player(window)
    if page.table.table.covered:
        player.move()
    assert page.session.shared
    fall(page, 1)
    for _ in range(6):
        if page.session.view(None).seats[1].out:
            break
        page.session.pass_all()
    assert page.session.view(None).seats[1].out
    assert not page.session.shared
    for _ in range(400):
        if page.session.over or page.session.view(None).turn_number > 3:
            break
        assert not page.bar.isVisible()
        assert not page.table.table.covered
        assert page.table.table.seat == 0 or page.session.view(None).seats[0].out
        player.move()
    assert not page.out.isVisible() or page.session.view(None).seats[0].out


# log and inspector beside what is shown


def test_log_and_inspector_tell_nothing_before_it_has_been_seen(window: MainWindow, content: Content) -> None:
    window.settings["pace"] = 1.0
    page = show(window, arranged(content, plan(HUMAN, BOT), {0: (MACE, *DULL)}))
    QTest.keyClick(window, Key.Key_F4)
    log, inspector, director = window.at_table.log, window.at_table.inspector, page.showing.director
    title = content.card(f"deirdre/{MACE}").title
    told_before = log.as_text()
    hit(page)
    assert director.busy
    assert log.as_text() == told_before, "the card is still on its way"
    assert title not in inspector.text.toPlainText()
    seen = []
    while director.busy:
        page.showing.finish()
        seen.append((log.as_text().count(title), len(log.lines())))
    assert seen[0][0] == 1
    assert seen == sorted(seen) and seen[0] < seen[-1], "line by line, as it is seen"
    assert len(log.lines()) > len(told_before.splitlines())


# how a game begins, and what was played before anybody looked


def test_before_the_first_turn_one_is_told_what_happened_and_who_begins(window: MainWindow) -> None:
    window.settings["pace"] = 1.0
    seats = [SeatInfo("Ann", "kaylin", HUMAN), SeatInfo("Bob", "zot", BOT)]
    window.deal(plan_game(seats, seed=3, first=1))
    assert window.game is not None
    showing, log = window.game.showing, window.at_table.log
    called, kinds, left = [], [], []
    shown, true = showing.director.shown, window.game.session.view(None)
    while (beat := showing.director.present) is not None:
        called.append(showing.stage.words.called(beat))
        kinds.append(beat.kind)
        left.append(shown.view.seats[0].piles["wulfric"].count - true.seats[0].piles["wulfric"].count)
        showing.finish()
    assert left == [1, 1, 0, 0], "it is counted as it is turned over"
    assert [seat.piles for seat in shown.view.seats] == [seat.piles for seat in true.seats]
    assert kinds == ["begin", "turned", "turn", "phase"], "a Wulfric card is turned over before the first turn"
    assert called[0] == "The cards are dealt" and "Bob begins!" in called
    assert "begins" in log.as_text() and "1. Bob" in log.as_text()
    assert not showing.busy


def test_the_last_plays_are_still_there_after_a_look_at_the_replay(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))
    player = Player(window)
    player.until(lambda page: page.session.view(None).turn_number == 5)
    strip = [play.card.title for play in player.page.showing.director.history.plays]
    assert len(strip) >= 4
    QTest.keyClick(window, Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert window.at_table.looking_back is not None
    click(window.at_table.looking_back.leave)
    assert window.game is not None
    assert [play.card.title for play in window.game.showing.director.history.plays] == strip
