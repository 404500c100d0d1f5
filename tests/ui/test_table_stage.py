# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens is seen, one thing after the other, in the real window; and nobody ever has to wait for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director.beats import Beat, TableChange
from rdi_desktop.director.cards import FaceUpCard
from rdi_desktop.director.pace import CAUGHT_UP
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.look import sound
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.showing import Showing
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, arranged, way
from tests.session.people import BOT, plan
from tests.ui.app_window import pass_time
from tests.ui.table_fixtures import FakeSession, action_phase, make_view
from tests.ui.table_hands import Hands

Key = Qt.Key


@pytest.fixture
def page(qtbot: QtBot, content: Content) -> GamePage:
    """Ann's Action phase; the computer players answer nothing. Time goes on only as the test says."""
    session = arranged(content, plan(HUMAN, BOT, BOT, BOT), {0: (MACE, *DULL)})
    settings = Settings(None)
    settings["bot_pace"] = 3.0
    page = GamePage(session, settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=60_000)
    page.table.setFocus()
    return page


def hit(page: GamePage, target: int = 1) -> None:
    """Ann hits somebody."""
    page.session.submit(Answer(0, (way(page.session, MACE, target),)))
    still(page)


def still(page: GamePage) -> Showing:
    """The clock stands still: the test moves it on."""
    page.showing._timer.stop()
    return page.showing


def fortitude(page: GamePage, seat: int) -> int:
    """What the mat shows."""
    return int(page.table.table._mats[seat].picture.model.fortitude)  # type: ignore[union-attr]


def test_a_card_in_the_middle_that_is_turned_over_there_goes_away_with_the_others(page: GamePage) -> None:
    """It is in the middle once, so that nothing is left of it there for the next card to stand beside."""
    stage = still(page).stage
    first, other = [
        FaceUpCard(card.id, card.definition, card.title, 0) for card in page.session.view(0).seats[0].hand[:2]
    ]
    for kind, card in (("play", first), ("trap", first), ("phase", None), ("play", other)):
        stage.begin(Beat(kind, 1.0, seat=0, cards=(card,) if card is not None else ()))
    assert set(stage.cards) == {other.id}


def test_a_card_that_nobody_can_answer_is_seen_large_strikes_and_goes_to_its_discards(page: GamePage) -> None:
    hit(page)
    showing, scene = page.showing, page.table.table
    assert page.session.view(None).seats[1].fortitude == 18, "the game has gone on long ago"
    [card] = showing.stage.cards.values()
    pass_time(page, 0.6)
    rect = card.item.sceneBoundingRect()
    assert rect.height() > scene.hand.rest_of(next(iter(scene.hand.sprites))).height()
    assert scene.layout.centre.adjusted(0, -40, 0, 0).contains(rect.center())
    assert "Ann" in showing.stage.placard.text or "You" in showing.stage.placard.text
    assert fortitude(page, 1) == 20, "it has not struck yet"
    while showing.director.present is not None and showing.director.present.kind == "play":
        pass_time(page, 0.1)
    seen = [fortitude(page, 1)]
    while showing.director.present is not None and showing.director.present.kind == "strike":
        pass_time(page, 0.03)
        seen.append(fortitude(page, 1))
    assert sorted(set(seen), reverse=True) == [20, 19, 18]
    while showing.busy:
        pass_time(page, 0.1)
    assert scene.view.seats[0].discard[-1].definition.endswith(MACE)
    for _ in range(5):
        showing._idle += 0.2
        showing.animator.tick()
    assert not showing.stage.cards
    assert not showing.animator.running


def test_a_computer_player_waits_until_everything_has_been_seen(page: GamePage) -> None:
    hit(page)
    page.session.submit(
        Answer(0, ("order:1",) if "order:1" in option_ids(page.session) else (option_ids(page.session)[0],))
    )
    while page.session.bot_decides is False and page.session.decision() is not None:
        decision = page.session.decision()
        assert decision is not None
        page.session.submit(Answer(decision.seat, decision.default or (decision.options[0].id,)))
    still(page)
    assert page.showing.busy
    assert not page.paused, "nobody thinks of a move yet"
    page.showing.skip()
    assert page.paused


def option_ids(session: LocalSession) -> list[str]:
    decision = session.decision()
    assert decision is not None
    return [option.id for option in decision.options]


def test_whoever_is_asked_may_act_at_once_and_misses_nothing(page: GamePage) -> None:
    hit(page)
    decision = page.session.decision()
    assert decision is not None and decision.seat == 0
    assert page.showing.busy and page.table.table.controller.lit
    waiting = page.showing.director.left
    assert waiting > CAUGHT_UP
    commands = len(page.session.commands)
    where = page.table.mapFromScene(page.table.table.pieces.rect(refs.seat(2)).center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert len(page.session.commands) == commands + 1, "the Drink is ordered while the blow is still shown"
    pass_time(page, CAUGHT_UP + 0.01)
    assert fortitude(page, 1) == 18


def test_space_is_done_with_what_is_shown_and_answers_nothing(page: GamePage) -> None:
    hit(page)
    commands = page.session.commands
    kinds = []
    while page.showing.busy:
        assert page.showing.director.present is not None
        kinds.append(page.showing.director.present.kind)
        QTest.keyClick(page.table, Key.Key_Space)
        still(page)
    assert kinds[:3] == ["play", "strike", "home"]
    assert page.session.commands == commands
    QTest.keyClick(page.table, Key.Key_Space)
    assert page.session.commands == commands, "the same finger, a moment too late"


def test_a_click_beside_everything_is_done_with_what_is_shown(page: GamePage) -> None:
    hit(page)
    assert page.showing.director.present is not None
    beat = page.showing.director.present
    spot = page.table.mapFromScene(page.table.table.layout.path.center())
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert page.showing.director.present is not beat


def test_the_pace_of_the_settings_is_kept_and_nothing_is_shown_without_one(page: GamePage) -> None:
    page.showing.set_pace(0.0)
    hit(page)
    assert not page.showing.busy
    assert not page.showing.stage.cards
    assert fortitude(page, 1) == 18


def test_reduced_motion_fades_instead_of_flying(page: GamePage) -> None:
    page.table.set_reduced_motion(True)
    hit(page)
    [card] = page.showing.stage.cards.values()
    there = card.item.pos()
    assert card.item.opacity() < 0.2
    pass_time(page, 0.4)
    assert card.item.pos() == there
    assert card.item.opacity() > 0.8


def test_the_stage_is_told_what_an_onlooker_is_told(qtbot: QtBot) -> None:
    """Whoever looks: no beat, and no length, is made of what only one seat knows."""
    asked: list[int | None] = []

    class Listening(FakeSession):
        def events(self, since: int, seat: int | None) -> list[EventTold]:
            asked.append(seat)
            return super().events(since, seat)

    hands = Hands(qtbot, Listening(action_phase().shown))
    hands.session.happened.append(EventTold(0, "drew", 1, None, 0, {"count": 2}))
    hands.widget.refresh()
    assert asked and set(asked) == {None}
    shown = hands.table.showing.director.shown.view
    assert all(seat.hand is None for seat in shown.seats)


def test_when_the_screen_changes_hands_what_is_still_shown_holds_no_hand(qtbot: QtBot) -> None:
    hands = Hands(qtbot, FakeSession(make_view()))
    hands.table.showing.set_pace(1.0)
    hands.session.happened.append(EventTold(0, "drew", 1, None, 0, {"count": 2}))
    hands.widget.refresh()
    assert hands.table.showing.busy
    hands.session.shown = make_view(seat=1, hand=("ward", "halt"))
    hands.widget.set_seat(1)
    board = hands.table.showing.board(hands.table.view)
    assert board.seats[0].hand is None
    assert [card.definition for card in board.seats[1].hand] == ["ward", "halt"]


def test_what_was_taken_back_is_shown_no_longer(window: MainWindow, content: Content) -> None:
    window.settings["pace"] = 1.0
    session = arranged(content, plan(HUMAN, BOT, BOT, BOT, undo_anything=True), {0: (MACE, *DULL)})
    window.play(session)
    page = window.game
    assert page is not None
    hit(page)
    assert page.showing.busy
    page.undo()
    assert not page.showing.busy
    assert fortitude(page, 1) == 20


def test_what_is_shown_is_heard(page: GamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sound, "play", heard.append)
    hit(page)
    assert heard == ["laid"]
    while page.showing.busy:
        pass_time(page, 0.1)
    assert heard == ["laid", "thud", "card"]


def test_whoever_is_hit_hard_is_heard_in_the_register_of_the_character(
    page: GamePage, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, str]] = []
    monkeypatch.setattr(sound, "play", lambda name: None)
    monkeypatch.setattr(sound, "call", lambda voice, register: heard.append((voice, register)))
    loss = TableChange("fortitude", 1, -1)
    for count in (1, 2):
        beat = Beat("strike", 0.75, (0,), changes=(loss,) * count)
        page.showing.land(beat, 0)
    assert heard == [("oof", content.characters[page.session.view(0).seats[1].character].voice)]


def test_what_goes_by_at_once_is_not(page: GamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sound, "play", heard.append)
    hit(page)
    page.showing.skip()
    assert heard == ["laid"]


def test_a_card_in_the_middle_shows_its_face_from_the_first_frame(
    page: GamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.table.table.cache, "_may_draw", lambda: False)  # all the time to draw is spent
    hit(page)
    [card] = page.showing.stage.cards.values()
    shown = card.item.pixmap().toImage()
    assert isinstance(card.subject, CardFace)
    exact = render_face(card.subject, round(card.size[0]), round(card.size[1]), card.item.pixmap().devicePixelRatio())
    assert shown.convertToFormat(exact.format()) == exact
