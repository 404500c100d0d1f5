# SPDX-License-Identifier: GPL-3.0-or-later
"""The mats of teams under real hands: whom a card is dropped on, what is asked, what keys and readers find, where numbers fly."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director import Beat
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN, SeatInfo, plan_game
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.table.team_layout import plate_of
from rdi_desktop.ui.table.teams import PlateModel
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.window.main_window import MainWindow
from tests.cases import weekly_but
from tests.session.people import BOT
from tests.ui.app_window import Player
from tests.ui.reader import ROLE, button, nodes, number
from tests.ui.table_fixtures import FakeSession, action_phase, alter
from tests.ui.table_hands import Hands
from tests.ui.test_legible import CHARACTERS, NAMES

Key = Qt.Key
THEIRS = refs.team(1)
HOLY_SWAT = refs.card(10)


def two_teams(seats: int = 4) -> FakeSession:
    """The first two against the next two, and so on; the first may play a card at anybody."""
    session = action_phase(seats)
    for seat in session.shown.seats:
        first = session.shown.seats[seat.seat // 2 * 2]
        numbers = {name: getattr(first, name) for name in ("fortitude", "alcohol", "gold")}
        alter(seat, side=seat.seat // 2, potions=2, **numbers)
    return session


def deal(window: MainWindow, *controllers: str, count: int = 4, characters: tuple[str, ...] = CHARACTERS) -> Player:
    who = [
        SeatInfo(name, id, controllers[place] if place < len(controllers) else BOT)
        for place, (name, id) in enumerate(zip(NAMES[:count], characters, strict=False))
    ]
    window.deal(plan_game(who, seed=5, first=0, undo_anything=True, variant="two-headed-dragon"))
    return Player(window)


@pytest.mark.parametrize(("seats", "target"), weekly_but([(4, 2), (6, 3), (8, 2)], [4, 6, 8], [2, 3]))
def test_a_card_dropped_on_a_person_is_for_that_person(qtbot: QtBot, seats: int, target: int) -> None:
    """On the portrait, on the name, on the piles: everywhere on that part of the mat."""
    inside = Hands(qtbot, two_teams(seats)).table.layout.mat_inside[target]
    for place in (inside.portrait, inside.head, inside.deck, inside.hand):
        hands = Hands(qtbot, two_teams(seats))
        mat = hands.table.layout.mats[target]
        hands.drag_to(HOLY_SWAT, mat.topLeft() + place.center())
        assert hands.session.submitted == [Answer(0, (f"play:10:t{target}",))]


def test_a_card_dropped_on_the_heart_of_a_team_asks_for_whom_it_is(qtbot: QtBot) -> None:
    hands = Hands(qtbot, two_teams())
    hands.drag(HOLY_SWAT, THEIRS)
    assert hands.session.submitted == []
    question = hands.table.controller.question
    assert question is not None
    assert [way.option.targets for way in question.ways] == [(2,), (3,)]
    hands.click(refs.choice(1))
    assert hands.session.submitted == [Answer(0, ("play:10:t3",))]


def test_a_card_that_is_for_one_of_a_team_only_needs_no_question(qtbot: QtBot) -> None:
    session = two_teams()
    for playable in session.playables:
        playable.ways[:] = [way for way in playable.ways if way.targets != (3,)]
    pending = session.shown.pending
    options = tuple(option for option in pending.options if tuple(option.targets) != (3,))
    alter(session.shown, pending=dataclasses.replace(pending, options=options))
    hands = Hands(qtbot, session)
    hands.drag(HOLY_SWAT, THEIRS)
    assert hands.session.submitted == [Answer(0, ("play:10:t2",))]


def test_what_a_team_shares_is_lit_with_its_people_and_the_own_team_has_none_of_it(qtbot: QtBot) -> None:
    hands = Hands(qtbot, two_teams())
    hands.click(HOLY_SWAT)
    assert hands.table.controller.lit >= {refs.seat(2), refs.seat(3), THEIRS, refs.seat(1)}
    assert refs.team(0) not in hands.table.pieces
    assert hands.table.prompt.endswith("who gets it?")


def test_every_person_and_what_each_team_shares_is_visited_by_keys(qtbot: QtBot) -> None:
    hands = Hands(qtbot, two_teams(6))
    visited = []
    for _ in range(8):
        hands.key(Key.Key_P)
        visited.append(hands.table.focus)
    ring = [refs.seat(1), THEIRS, refs.seat(2), refs.seat(3), refs.team(2), refs.seat(4), refs.seat(5), refs.seat(0)]
    assert visited == ring
    assert "Fortitude 9" in hands.table.described(THEIRS)


def test_keys_alone_drop_a_card_on_a_team(qtbot: QtBot) -> None:
    hands = Hands(qtbot, two_teams())
    hands.tab_to(HOLY_SWAT)
    hands.key(Key.Key_Return)
    hands.tab_to(THEIRS)
    hands.key(Key.Key_Return, Key.Key_2)
    assert hands.session.submitted == [Answer(0, ("play:10:t3",))]


@pytest.mark.parametrize("count", [4, 6, 8])
def test_numbers_and_coins_of_everybody_of_a_team_fly_to_one_place(window: MainWindow, count: int) -> None:
    scene = deal(window, HUMAN, count=count).page.table.table
    for place in ("track", "purse"):
        for first in range(0, count, 2):
            at, other = scene.place(place, first), scene.place(place, first + 1)
            plate = plate_of(scene.layout.plates, first)
            assert plate is not None
            assert at == other and getattr(plate, place).contains(at)
    assert scene.place("drink_me", 2) != scene.place("drink_me", 3), "a Drink goes to whoever drinks it"


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_a_team_is_a_group_with_its_numbers_and_its_people_in_it(window: MainWindow, listening: None) -> None:
    page = deal(window, HUMAN, count=6).page
    others = f"The team of {NAMES[2]} and {NAMES[3]}"
    for team, person in ((f"Your team, {NAMES[0]} and {NAMES[1]}", NAMES[1]), (others, NAMES[2])):
        assert number(page, "Fortitude", team) == (20, 20)
        assert [node.group.startswith(team) for node in nodes(page) if node.name == "Potions: 2"].count(True) == 1
        box = next(node for node in nodes(page) if node.role == ROLE.Grouping and node.name.startswith(person))
        assert box.group.startswith(team)
        assert not any(node.name == "Fortitude" and node.group.startswith(person) for node in nodes(page))
        assert button(page, f"{person} — ").group.startswith(person)
    assert sum(node.name == "Fortitude" for node in nodes(page)) == 3
    window.deal(plan_game([SeatInfo("Ann", "gerki"), SeatInfo("Bob", "zot", BOT)], seed=1))
    assert window.game is not None
    assert number(window.game, "Fortitude", "Bob") == (20, 20), "the next game may have none"


def test_whose_turn_it_is_and_who_is_champion_is_seen_on_the_mat_of_the_team(window: MainWindow) -> None:
    player = deal(window, HUMAN, characters=("gerki", "fiona", "zot", "deirdre"))
    scene = player.page.table.table
    player.until(lambda _: scene.view.turn in (2, 3) and not scene.showing.busy)
    turn = scene.view.turn
    models = {seat: mat.picture.model for seat, mat in scene._mats.items()}
    assert [seat for seat, model in models.items() if isinstance(model, MatModel) and model.on_turn] == [turn]
    lit = [side for side, team in scene.teams.teams.items() if getattr(team.plate.model, "on_turn", False)]
    assert lit == [1]
    candle, plate = scene.background.candle, plate_of(scene.layout.plates, 2)
    assert plate is not None and candle.seat == turn
    assert plate.rect.adjusted(-60, -60, 60, 60).contains(candle.stick.item.pos())


def test_a_team_that_is_out_has_one_ribbon_and_no_heart(qtbot: QtBot, content: Content) -> None:
    who = [SeatInfo(name, id, BOT) for name, id in zip(NAMES[:6], CHARACTERS, strict=False)]
    session = LocalSession.new(plan_game(who, seed=2, first=0, variant="two-headed-dragon"), content)
    widget = TableWidget(session, None)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(1280, 720)
    widget.show()
    scene = widget.table
    while not any(seat.out for seat in session.view(None).seats):
        session.step()
    scene.refresh()
    scene.showing.skip()
    out = {seat.side for seat in scene.view.seats if seat.out}
    for side, team in scene.teams.teams.items():
        model, own = team.plate.model, side == scene.view.seats[scene.layout.own].side
        assert own or (isinstance(model, PlateModel) and bool(model.out) == (side in out))
        assert team.shared.item.isVisible() == (side not in out and not own)
        assert (refs.team(side) in scene.pieces) == team.shared.item.isVisible()
    QTest.qWait(0)
    scene.cache.close()


def test_whoever_of_a_team_drinks_lifts_the_tankard_of_all_of_them(qtbot: QtBot) -> None:
    hands = Hands(qtbot, two_teams())
    hands.widget.set_reduced_motion(False)
    showing, tankard = hands.table.showing, hands.table.teams.teams[1].tankard.item
    showing._timer.stop()
    home = tankard.pos()
    for seat, other in ((2, 3), (3, 2)):
        showing.stage.begin(Beat("drink", 2.0, (0,), seat=seat, args={"numbers": {}}))
        for _ in range(20):
            showing._idle += 0.05
            showing.animator.tick()
        lifted = tankard.sceneBoundingRect().center()
        assert tankard.rotation() != 0
        assert hands.table.layout.persons[seat].contains(lifted)
        assert not hands.table.layout.persons[other].contains(lifted)
        showing.skip()
        assert (tankard.pos(), tankard.rotation()) == (home, 0.0)
