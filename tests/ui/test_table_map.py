# SPDX-License-Identifier: GPL-3.0-or-later
"""Maps on the table: a dungeon with everybody's pieces, that opens when it is asked for; a step by click, by drag, by keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenPawn
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan, SeatInfo
from rdi_desktop.ui.cards.lettering import Lettering
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.layout import in_lines, table_layout
from rdi_desktop.ui.table.map_painting import StopModel, lettered, readable_board
from rdi_desktop.ui.table.map_view import MapView
from rdi_desktop.ui.table.maps import map_models
from tests.cases import in_one_test
from tests.rules.deal import Deal, at, content, deal
from tests.ui.table_fixtures import alter
from tests.ui.table_hands import Hands

Key = Qt.Key
EIGHT = ("zot", "fiona", "gerki", "deirdre", "eisinder", "oozwald", "valeria", "karl")
TOWN = deal(zot=at(), fiona=at(), options={"pub_crawl": True})
CELLAR, HALL = refs.stop("dungeon", "cellar"), refs.stop("dungeon", "hall")
STRIP, PAWN = refs.map_strip("dungeon"), refs.pawn("dungeon")
SIZES = [(1280, 720), (1920, 1080)]


def drinking(count: int = 3) -> Deal:
    """Zot has drunk, and may go on in the dungeon."""
    seats = {name: at() for name in EIGHT[1:count]}
    t = deal(zot=at(["I raise!", "Tip the Wench"]), **seats, phase="drink", options={"dungeon": "raiding-the-armory"})
    return t.choose("zot", "drink")


def acting(count: int = 3, dungeon: str = "raiding-the-armory") -> Deal:
    """Nobody walks."""
    seats = {name: at() for name in EIGHT[1:count]}
    return deal(zot=at(["I told you not to distract me!"]), **seats, options={"dungeon": dungeon})


def sit(qtbot: QtBot, t: Deal, size: tuple[int, int] = (1280, 720), seat: int | None = 0) -> Hands:
    seats = tuple(SeatInfo(name, name, "human" if i == 0 else "bot:regular") for i, name in enumerate(t.names))
    return Hands(qtbot, LocalSession.of(t.game, GamePlan(seats, 1), content()), seat, size)  # type: ignore[arg-type]


def steps(hands: Hands) -> list[str]:
    """Which rooms Zot has gone to, or that he has stayed."""
    picks = [pick for command in hands.session.commands if isinstance(command, Answer) for pick in command.picks]  # type: ignore[attr-defined]
    return [pick for pick in picks if pick == "stay" or pick.startswith("move:")]


def opened(hands: Hands) -> MapView | None:
    return hands.table.map_views.open


def hover(hands: Hands, point: QPoint) -> None:
    """Two moves, as a hand does it: the first brings the mouse onto the table."""
    for each in (point - QPoint(2, 0), point):
        QTest.mouseMove(hands.widget.viewport(), each)
        QApplication.processEvents()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 4, 8])
def test_whoever_may_go_on_clicks_a_room_that_lights_up(qtbot: QtBot, count: int, size: tuple[int, int]) -> None:
    hands = sit(qtbot, drinking(count), size)
    assert {CELLAR, HALL, PAWN} <= hands.table.controller.lit
    hands.click(refs.stop("dungeon", "goal"))
    assert steps(hands) == []
    assert hands.said == ["No arrow leads there from your room."]
    hands.click(HALL)
    assert steps(hands) == ["move:hall"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_own_piece_is_dragged_along_an_arrow(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = sit(qtbot, drinking(8), size)
    hands.drag(PAWN, CELLAR)
    assert steps(hands) == ["move:cellar"]


def test_a_piece_that_is_dropped_where_no_arrow_leads_is_back_where_it_was(qtbot: QtBot) -> None:
    hands = sit(qtbot, drinking())
    before = hands.table.pieces.rect(PAWN)
    hands.drag(PAWN, refs.stop("dungeon", "goal"))
    assert steps(hands) == []
    assert hands.table.pieces.rect(PAWN) == before
    assert "lights up on the map" in hands.said[0]


def test_the_keyboard_alone_goes_on_or_stays(qtbot: QtBot) -> None:
    hands = sit(qtbot, drinking())
    hands.tab_to(HALL)
    hands.key(Key.Key_Up)
    assert hands.table.focus == CELLAR
    assert hands.widget.accessibleDescription().endswith(hands.table.described(CELLAR))
    hands.key(Key.Key_Return)
    assert steps(hands) == ["move:cellar"]
    hands = sit(qtbot, drinking())
    hands.key(Key.Key_Space)
    assert steps(hands) == ["stay"]


def test_staying_has_its_button(qtbot: QtBot) -> None:
    hands = sit(qtbot, drinking())
    hands.click(refs.button("stay"))
    assert steps(hands) == ["stay"]


def test_the_map_opens_for_the_question_and_folds_to_let_the_table_be_seen(qtbot: QtBot) -> None:
    hands = sit(qtbot, drinking())
    assert opened(hands) is not None
    hands.key(Key.Key_M)
    assert opened(hands) is None and HALL not in hands.table.pieces
    hands.key(Key.Key_M)
    hands.click(HALL)
    assert opened(hands) is None, "nobody is asked for a step any more"


def test_while_nobody_walks_it_is_folded_and_opens_by_click_by_key_and_under_the_mouse(qtbot: QtBot) -> None:
    hands = sit(qtbot, acting())
    assert opened(hands) is None
    hands.click(STRIP)
    assert opened(hands) is not None
    hands.key(Key.Key_Escape)
    assert opened(hands) is None
    hands.key(Key.Key_M)
    assert opened(hands) is not None
    hands.key(Key.Key_M)
    assert opened(hands) is None
    rest = hands.table.map_views._rest
    rest.setInterval(3_600_000)  # a busy machine may paint for as long as somebody usually has to stay there
    hover(hands, hands.where(STRIP))
    assert opened(hands) is None, "whoever passes by does not mean it"
    rest.setInterval(0)
    qtbot.waitUntil(lambda: opened(hands) is not None, timeout=60_000)
    hover(hands, hands.where(CELLAR))
    assert opened(hands) is not None
    hover(hands, hands.where(refs.seat(1)))
    assert opened(hands) is None


def test_whoever_cannot_go_on_is_told_why_by_a_room_and_by_the_own_piece(qtbot: QtBot) -> None:
    hands = sit(qtbot, acting())
    hands.key(Key.Key_M)
    hands.click(CELLAR)
    hands.click(PAWN, off=(0, -4))
    assert hands.said == ["That is for the end of your Drink phase, when all else is done."]


def test_an_open_map_covers_what_lies_below(qtbot: QtBot) -> None:
    hands = sit(qtbot, acting())
    deck = hands.where(refs.DRINK_DECK)
    hands.key(Key.Key_M)
    reached = hands.widget.gestures._live_at(hands.widget.mapToScene(deck))
    assert reached is not None and reached.kind in refs.ON_MAP


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("dungeon", ["raiding-the-armory", "game-masters-gauntlet"])
def test_everybodys_piece_stands_in_its_room_and_all_is_told_in_words(
    qtbot: QtBot, dungeon: str, size: tuple[int, int]
) -> None:
    t = acting(8, dungeon)
    rooms = list(content().dungeon(dungeon).rooms)
    for index in range(8):
        t.game.table.side(index).room = rooms[index % 3]
    hands = sit(qtbot, t, size)
    hands.key(Key.Key_M)
    view = opened(hands)
    assert view is not None
    for index in range(8):
        place = hands.table.pieces.rect(refs.stop("dungeon", rooms[index % 3]))
        assert place.contains(view._pawns[(index,)].item.sceneBoundingRect().center())
    tip = hands.table.pieces.get(refs.stop("dungeon", rooms[1])).item.toolTip()  # type: ignore[union-attr]
    assert content().dungeon(dungeon).rooms[rooms[1]].title in tip
    assert content().text(content().dungeon(dungeon).rooms[rooms[1]]) in tip
    assert "Here: fiona, eisinder and karl." in tip
    assert tip in hands.table.pieces.get(STRIP).item.toolTip()  # type: ignore[union-attr]


def test_eight_pieces_in_one_room_can_all_be_told_apart(qtbot: QtBot) -> None:
    hands = sit(qtbot, acting(8))
    hands.key(Key.Key_M)
    view = opened(hands)
    assert view is not None
    middles = [pawn.item.sceneBoundingRect().center().x() for pawn in view._pawns.values()]
    assert len(middles) == 8
    assert min(abs(a - b) for a, b in combinations(middles, 2)) >= 12


def test_a_team_has_one_piece(qtbot: QtBot) -> None:
    shown = acting().game.view(0)
    alter(shown.dungeon, at=[SeenPawn([0, 2], "cellar"), SeenPawn([1], "start")])
    hands = sit(qtbot, acting())
    hands.table.map_views.show(shown, hands.table.layout, content(), hands.table.layout.drink_deck)
    hands.key(Key.Key_M)
    view = opened(hands)
    assert view is not None
    assert set(view._pawns) == {(0, 2), (1,)}
    assert hands.table.pieces.get(PAWN).item is view._pawns[(0, 2)].item  # type: ignore[union-attr]


def test_loot_lies_at_the_goal_to_be_looked_through(qtbot: QtBot) -> None:
    hands = sit(qtbot, acting())
    hands.key(Key.Key_M)
    goal = hands.table.pieces.rect(refs.stop("dungeon", "goal"))
    loot = hands.table.view.dungeon.loot
    assert len(loot) == 6
    for card in loot:
        assert goal.contains(hands.table.pieces.rect(refs.card(card.id)).center())
    wanted = refs.card(loot[2].id)
    hover(hands, hands.where(wanted))
    assert opened(hands) is not None
    qtbot.waitUntil(lambda: hands.table.close_up.visible, timeout=60_000)
    assert loot[2].title in hands.table.described(wanted)


def test_a_room_is_read_large_under_the_mouse(qtbot: QtBot) -> None:
    hands = sit(qtbot, acting())
    seen: list[object] = []
    hands.widget.card_hovered.connect(seen.append)
    hands.key(Key.Key_M)
    hover(hands, hands.where(CELLAR))
    qtbot.waitUntil(lambda: hands.table.close_up.visible, timeout=60_000)
    assert seen[-1] == "raiding-the-armory/cellar"


def test_the_loot_that_is_taken_is_chosen_among_cards_and_lies_before_whoever_took_it(qtbot: QtBot) -> None:
    t = deal(zot=at(["I raise!"]), fiona=at(), phase="drink", options={"dungeon": "raiding-the-armory"})
    t.game.table.side(0).room = "antechamber"
    t.choose("zot", "drink")
    hands = sit(qtbot, t)
    hands.click(refs.stop("dungeon", "goal"))
    loot = hands.table.view.dungeon.loot
    assert [hands.table.card_of(refs.choice(place)) for place in range(6)] == loot
    hands.click(refs.choice(3))
    assert [card.id for card in hands.table.view.seats[0].in_play] == [loot[3].id]
    assert refs.card(loot[3].id) in hands.table.pieces
    assert len(hands.table.view.dungeon.loot) == 5


def test_a_trick_that_somebody_else_holds_is_no_riddle_for_the_table(qtbot: QtBot) -> None:
    """Its place belongs to no character: the mat shows it, and nobody else's eyes see which it is."""
    t = deal(zot=at(["I raise!"]), fiona=at(), phase="drink", options={"dungeon": "game-masters-gauntlet"})
    t.game.table.side(0).room = "antechamber"
    assert t.game.table.trick is not None
    t.game.table.trick.sort(key=lambda card: "immediate" not in t.game.table.cards[card].types)
    t.choose("zot", "drink").choose("zot", "move:goal")
    hands = sit(qtbot, t)
    (trick,) = hands.table.view.seats[0].in_play
    assert refs.card(trick.id) in hands.table.pieces
    other = sit(qtbot, t, seat=1)
    assert refs.card(trick.id) not in other.table.pieces
    assert len(other.table._mats[0]._play_area._backs.seen) == 1


@in_one_test("seats", range(2, 9))
@in_one_test("size", [(1280, 720), (1024, 720), (1920, 1080), (3840, 2160)])
@in_one_test("letters", [1.0, 1.5])
@in_one_test("maps", [1, 2])
@in_one_test("plain", [False, True])
def test_folded_maps_take_no_room_from_hand_stack_or_mats(
    plain: bool, maps: int, letters: float, size: tuple[int, int], seats: int
) -> None:
    without = table_layout(*size, seats, 0, letters=letters, plain=plain)
    laid = table_layout(*size, seats, 0, letters=letters, maps=maps, plain=plain)
    for name in ("hand", "stack", "path", "prompt", "mats", "hand_card", "bar"):
        assert getattr(laid, name) == getattr(without, name), name
    assert without.history.adjusted(-1, -1, 1, 1).contains(laid.map)
    assert not laid.history.intersects(laid.map)
    parts = [laid.drink_deck, laid.drink_discard, laid.inn, laid.pot, laid.map]
    for rect in parts:
        assert laid.bar.adjusted(-1, -1, 1, 1).contains(rect) or rect == laid.map
        assert rect.height() >= 28 * laid.unit
    for one, other in combinations(parts, 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 1
    strips = in_lines(laid.map, maps)
    assert len(strips) == maps
    whole = laid.map.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert all(strip.height() >= 30 * laid.unit and whole.contains(strip) for strip in strips)
    assert without.map.isEmpty()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 4, 8])
def test_the_open_map_covers_neither_the_own_things_nor_the_question_and_its_rooms_lie_beside_each_other(
    qtbot: QtBot, count: int, size: tuple[int, int]
) -> None:
    hands = sit(qtbot, drinking(count), size)
    view = opened(hands)
    assert view is not None
    layout = hands.table.layout
    for rect in (layout.mats[layout.own], layout.prompt, layout.hand):
        shared = rect.intersected(view.rect)
        assert shared.width() * shared.height() < 1
    places = [piece.rect for piece in hands.table.pieces if piece.ref.kind == "stop"]
    assert len(places) == 5
    assert all(view.rect.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize("letters", [0.8, 1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("seats", range(2, 9))
def test_what_every_room_and_tavern_does_can_be_read(
    qapp: QApplication, seats: int, size: tuple[int, int], letters: float
) -> None:
    layout = table_layout(*size, seats, 0, True, letters=letters, maps=2)
    for dungeon in content().dungeons:
        t = acting(2, dungeon)
        faces = Faces(content())
        view = t.game.view(0)
        for model in map_models(replace(view, crawl=TOWN.game.view(0).crawl), content(), faces.picture).values():
            board = readable_board(model, layout)
            assert QRectF(0, 0, size[0], layout.prompt.top()).contains(board.area)
            town = model.kind == "crawl"
            for stop, place in zip(model.stops, board.stops, strict=True):
                shown = StopModel(stop, town, False, layout.unit, layout.text)
                for said in lettered(shown, (place.width(), place.height()))[1:]:
                    assert isinstance(said, Lettering)
                    assert not said.cut, f"{said.lines} in {stop.title}"
                    assert said.pixels >= 11


def test_at_a_table_without_a_map_there_is_none(qtbot: QtBot) -> None:
    hands = sit(qtbot, deal(zot=at(["I told you not to distract me!"]), fiona=at()))
    hands.key(Key.Key_M)
    assert opened(hands) is None
    assert STRIP not in hands.table.pieces
    assert hands.table.layout.map.isEmpty()
