# SPDX-License-Identifier: GPL-3.0-or-later
"""Teams and the automaton in the window: hands behind the curtain, signs on the mats, and all that helps one to play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rdi_desktop.content import Content
from rdi_desktop.director.script import Script
from rdi_desktop.engine.asked import Why
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, RULES, GamePlan, SeatInfo, plan_game
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.faces import BOSS
from rdi_desktop.ui.table.models import mat_model
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT
from tests.ui.app_window import Player, click

Key = Qt.Key


def teams(*controllers: str, variant: str = "two-headed-dragon", first: str = "gerki") -> GamePlan:
    characters = (first, "fiona", "amundyr", "deirdre")
    names = ("Ann", "Bob", "Cat", "Dan")
    seats = [SeatInfo(*each) for each in zip(names, characters, controllers, strict=True)]
    return plan_game(seats, seed=5, first=0, undo_anything=True, variant=variant)


def with_otto() -> GamePlan:
    seats = [SeatInfo("Ann", "gerki", HUMAN), SeatInfo("Bob", "fiona", BOT), SeatInfo("Otto", "otto", RULES)]
    return plan_game(seats, seed=5, undo_anything=True)


def test_the_curtain_hides_the_hands_of_teammates_too(window: MainWindow) -> None:
    """Ann hands the screen to Cat of the other team: until Cat takes it, nobody of either team shows a card."""
    window.deal(teams(HUMAN, BOT, HUMAN, BOT))
    player = Player(window)
    scene = player.page.table.table

    def seen() -> list[bool]:
        assert scene.view is not None
        return [mat.hand is not None for mat in scene.view.seats]

    for called, hands in ((0, [True, True, False, False]), (2, [False, False, True, True])):
        player.until(lambda _page, called=called: scene.covered and scene.seat == called)  # type: ignore[misc]
        assert seen() == [False] * 4
        player.click(refs.CURTAIN)
        assert not scene.covered
        assert seen() == hands


@pytest.mark.parametrize("plan", [teams(HUMAN, BOT, BOT, BOT), with_otto()], ids=["teams", "otto"])
def test_whatever_helps_one_to_play_helps_with_teams_and_with_the_automaton(window: MainWindow, plan: GamePlan) -> None:
    """Log, hint, inspector and taking back, by mouse and keys."""
    window.deal(plan)
    player = Player(window)
    QTest.keyClick(window, Key.Key_F4)
    player.until(
        lambda page: (
            (asked := page.session.decision()) is not None
            and (asked.kind, asked.seat) == ("action", 0)
            and page.session.view(None).turn_number > 1
        )
    )
    QTest.keyClick(window, Key.Key_H)
    assert window.notice.text.text().startswith("In your place the computer would ")
    viewport = player.page.table.viewport()
    hand = player.session.view(0).seats[0].hand
    may = {each.card: bool(each.ways) for each in player.session.playable(0)}
    for card in hand:
        QTest.mouseMove(viewport, QPoint(3, 3))
        QTest.mouseMove(viewport, player.where(refs.card(card.id)))
        said = "You may play it now." if may[card.id] else "You cannot play it now."
        assert said in window.at_table.inspector.card.toPlainText()
    told = len(window.at_table.log.lines())
    assert told > 10
    before = len(player.session.commands)
    QTest.keyClick(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(player.session.commands) < before
    assert len(window.at_table.log.lines()) < told
    player.until(lambda page: len(page.session.commands) > before)


def test_a_mat_tells_who_plays_with_whom_and_what_they_share(window: MainWindow) -> None:
    window.deal(teams(HUMAN, BOT, BOT, BOT, variant="leaders-and-lackeys", first="valeria"))
    player = Player(window)
    tip = player.page.table.table._mats[0].picture.item.toolTip()
    assert "Plays with Bob\nBoss\nPotions: 2" in tip


@pytest.fixture
def thirsty(window: MainWindow) -> Player:
    """Somebody of a team at the first moment at which a Potion may be used."""
    window.deal(teams(HUMAN, BOT, BOT, BOT))
    player = Player(window)
    player.until(lambda page: refs.POTION in page.table.table.controller.legal.carried)
    return player


def potions(player: Player, seat: int) -> int:
    return int(player.session.view(0).seats[seat].potions)


def test_a_potion_is_used_with_the_mouse(thirsty: Player) -> None:
    scene = thirsty.page.table.table
    assert refs.POTION in scene.focusable()
    assert "Potion" in scene.described(refs.POTION)
    before = potions(thirsty, 1)
    thirsty.click(refs.POTION)
    assert [way.id for way in scene.controller.question.ways] == ["potion:fortitude", "potion:alcohol", "potion:gold"]
    thirsty.click(refs.choice(2))
    assert potions(thirsty, 1) == before - 1, "they are the team's"


def test_potions_lie_on_the_own_mat_for_the_keyboard_too_and_say_why_not(thirsty: Player) -> None:
    scene = thirsty.page.table.table
    assert scene.layout.mats[0].contains(scene.pieces.rect(refs.POTION))
    legal = scene.controller.legal
    ways = legal.carried.pop(refs.POTION)
    legal.reasons[refs.POTION] = Why("not_interruptible")
    thirsty.click(refs.POTION)
    assert scene._speech.text == "Nobody may break in at this moment."
    legal.carried[refs.POTION] = ways
    scene.set_focus(refs.POTION)
    before = potions(thirsty, 0)
    QTest.keyClick(thirsty.page.table, Key.Key_Return)
    assert scene.controller.question is not None
    QTest.keyClick(thirsty.page.table, Key.Key_1)
    assert potions(thirsty, 0) == before - 1


def test_potions_can_be_used_by_whoever_answers_after_another_had_the_screen(window: MainWindow) -> None:
    """The mat of the other is painted later, and has no Potions to click any more."""
    window.deal(teams(HUMAN, BOT, HUMAN, BOT, variant="boss-battle", first="valeria"))
    player = Player(window)
    scene, bar = player.page.table.table, player.page.bar
    player.until(lambda _page: scene.seat == 2)
    player.until(lambda _page: bar.isVisible() and bar.buttons[0].isEnabled())
    click(bar.buttons[0])
    assert scene.seat == 0 and not scene.covered
    assert scene.layout.mats[0].contains(scene.pieces.rect(refs.POTION))


def test_champions_are_to_be_seen_for_as_long_as_they_stand_for_their_team(content: Content) -> None:
    session = LocalSession.new(teams(BOT, BOT, BOT, BOT), content)
    seen = 0
    while seen < 2 and not session.over:
        session.step()
        view = session.view(None)
        chosen = {seat for entry in view.stack for seat in entry.champions}
        chosen |= set(view.round.players) if view.round is not None else set()
        signs = {seat.seat for seat in view.seats if mat_model(view, seat, "", False, None).champion}
        assert signs == chosen
        seen += bool(chosen)
    assert seen == 2


def test_only_champions_are_in_a_round_from_its_first_moment(content: Content) -> None:
    session = LocalSession.new(teams(*["bot:gambler"] * 4), content)
    script = Script()
    told = 0
    while not session.over:
        session.step()
        events = session.events(told, None)
        told += len(events)
        opened = [beat for beat in script.read(events, session.view(None)) if beat.kind == "round"]
        if opened:
            (change,) = opened[0].changes
            sides = [session.view(None).seats[seat].side for seat in change.of.players]
            assert sorted(sides) == [0, 1]
            return
    raise AssertionError("nobody gambled")


def test_the_actions_of_a_boss_are_counted_where_everybody_sees_them(window: MainWindow) -> None:
    """The Boss leaves its Actions lying, "so that players will remember how many" (red-dragon-inn-10, "The Boss's Turn")."""
    window.deal(teams(HUMAN, BOT, BOT, BOT, variant="boss-battle", first="valeria"))
    player = Player(window)
    counts = set()

    def second_turn(_page: object) -> bool:
        view = player.session.view(None)
        if view.turn == 0 and view.phase == "action":
            counts.add(mat_model(view, view.seats[0], "", True, None).actions)
        return bool(view.turn_number == 2)

    player.until(second_turn)
    assert (0, 2) in counts, "two in the first turn, with three Challengers"
    assert (1, 1) in counts or (2, 0) in counts


def test_a_boss_card_has_a_sign(content: Content, window: MainWindow) -> None:
    window.deal(teams(HUMAN, BOT, BOT, BOT, variant="boss-battle", first="valeria"))
    faces = Player(window).page.table.table.drawing.faces
    deck = content.characters["valeria"].deck
    assert {(BOSS,) in faces.face_of(card.id).icons for card in deck if card.boss} == {True}
    assert not any((BOSS,) in faces.face_of(card.id).icons for card in deck if not card.boss)
