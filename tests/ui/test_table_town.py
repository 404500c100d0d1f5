# SPDX-License-Identifier: GPL-3.0-or-later
"""A Pub Crawl on the table: six taverns with their Events and Drinks, the party that is led on by click, by drag, by keys."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.map_view import MapView
from rdi_desktop.ui.table.portraits import FaceModel
from tests.rules.deal import Deal, at, deal
from tests.ui.table_hands import Hands
from tests.ui.test_table_map import EIGHT, SIZES, opened, sit
from tests.ui.test_table_walks import middle, pass_time, seated, until

Key = Qt.Key
PAWN, STRIP = refs.pawn("crawl"), refs.map_strip("crawl")
INN, FLAGON, ALES = (refs.stop("crawl", id) for id in ("red-dragon-inn", "the-howling-flagon", "abyssal-ales"))


def leading(count: int = 3, closed: tuple[str, ...] = ()) -> Deal:
    """Zot has drunk a Wine with a Chaser, and leads the party on."""
    seats = {name: at() for name in EIGHT[1:count]}
    zot = at(drink_me=["Wine with a Chaser"])
    t = deal(zot=zot, **seats, phase="drink", drinks=["Water"], options={"pub_crawl": True})
    crawl = t.game.table.crawl
    assert crawl is not None
    for id in closed:
        crawl.taverns[id].closed = True
    return t.choose("zot", "drink")


def led_to(hands: Hands) -> list[str]:
    picks = [pick for command in hands.session.commands if isinstance(command, Answer) for pick in command.picks]  # type: ignore[attr-defined]
    return [pick.partition(":")[2] for pick in picks if pick.startswith("tavern:")]


def led_on(hands: Hands) -> MapView:
    """The party has just set out for Abyssal Ales."""
    hands.session.submit(Answer(0, ("tavern:abyssal-ales",)))
    hands.widget.refresh()
    hands.table.showing._timer.stop()
    until(hands, "crawl")
    view = opened(hands)
    assert view is not None
    return view


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 4, 8])
def test_whoever_leads_the_party_clicks_a_tavern_that_is_open(qtbot: QtBot, count: int, size: tuple[int, int]) -> None:
    hands = sit(qtbot, leading(count), size)
    lit = {ref for ref in hands.table.controller.lit if ref.kind == "stop"}
    assert len(lit) == 5 and INN not in lit
    hands.click(INN)
    assert led_to(hands) == []
    assert hands.said == ["One goes on from there, not to it."]
    hands.click(ALES)
    assert led_to(hands) == ["abyssal-ales"]
    assert hands.table.view.crawl.party == "abyssal-ales"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_pawn_is_dragged_to_a_tavern(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = sit(qtbot, leading(8), size)
    hands.drag(PAWN, FLAGON)
    assert led_to(hands) == ["the-howling-flagon"]


def test_the_keyboard_alone_leads_the_party(qtbot: QtBot) -> None:
    hands = sit(qtbot, leading())
    hands.tab_to(FLAGON)
    hands.key(Key.Key_Right)
    assert hands.table.focus == ALES
    assert hands.table.described(ALES).startswith("Abyssal Ales. Each player loses 1 Fortitude. 6 Drinks left.")
    hands.key(Key.Key_Return)
    assert led_to(hands) == ["abyssal-ales"]


def test_every_tavern_says_in_words_what_happens_there_and_how_many_drinks_are_left(qtbot: QtBot) -> None:
    t = leading(closed=("the-scurvy-dog",))
    crawl = t.game.table.crawl
    assert crawl is not None
    crawl.taverns["abyssal-ales"].deck = crawl.taverns["abyssal-ales"].deck[:1]  # type: ignore[index]
    hands = sit(qtbot, t)
    told = hands.table.pieces.get(STRIP).item.toolTip()  # type: ignore[union-attr]
    assert "The Red Dragon Inn. Each player loses 1 Alcohol Content." in told
    assert "The party is here" in told
    assert "Abyssal Ales. Each player loses 1 Fortitude. 1 Drink left." in told
    assert "The Scurvy Dog. Another player loses 2 Fortitude. Closed." in told
    assert refs.stop("crawl", "the-scurvy-dog") not in hands.table.controller.lit


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [2, 4, 8])
def test_six_taverns_lie_beside_each_other_with_the_pawn_before_one_of_them(
    qtbot: QtBot, count: int, size: tuple[int, int]
) -> None:
    hands = sit(qtbot, leading(count), size)
    view = opened(hands)
    assert view is not None
    places = [piece.rect for piece in hands.table.pieces if piece.ref.kind == "stop"]
    assert len(places) == 6
    assert all(view.rect.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert hands.table.pieces.rect(INN).contains(hands.table.pieces.rect(PAWN).center())


def test_the_pawn_walks_before_everybodys_eyes_and_the_event_lands_beside_the_open_map(qtbot: QtBot) -> None:
    hands = seated(qtbot, leading(4))
    view = led_on(hands)
    assert "Abyssal Ales" in view._said
    start, usual = middle(view, (-1,)), hands.table.pieces.rect(ALES)
    pass_time(hands, 0.4)
    assert start.x() < middle(view, (-1,)).x() < usual.right()
    pass_time(hands, 2.4)
    assert hands.table.pieces.rect(ALES).width() > 1.2 * usual.width()
    assert hands.table.pieces.rect(ALES).contains(middle(view, (-1,)))
    until(hands, "strike")
    assert opened(hands) is view
    hands.table.showing.skip()
    assert opened(hands) is None
    assert {seat.fortitude for seat in hands.table.view.seats} == {19}


@pytest.mark.parametrize("how", ["skip", "taken back", "size", "close"])
def test_a_way_down_the_street_that_is_broken_off_leaves_nothing_behind(qtbot: QtBot, how: str) -> None:
    hands = seated(qtbot, leading(4))
    led_on(hands)
    pass_time(hands, 0.5)
    showing = hands.table.showing
    flying = showing.stage.motions._flying
    assert len(flying) == 1 + 4, "the street, and everybody in it"
    if how == "taken back":
        showing._known = 10**6  # more than has happened
        hands.widget.refresh()
    elif how == "size":
        hands.widget.resize(1024, 700)
        assert not flying, "nobody goes where the street no longer is"
    elif how == "close":
        hands.table.cache.close()
    showing.skip()
    assert not flying and not showing.animator.running and opened(hands) is None
    faces = [showing.stage.face(seat) for seat in range(4)]
    assert all(isinstance(face.model, FaceModel) and not face.model.gone for face in faces if face is not None)
    hands.table.map_views.toggle()
    assert hands.table.pieces.rect(ALES).contains(hands.table.pieces.rect(PAWN).center())


def test_with_reduced_motion_nobody_goes_down_a_street(qtbot: QtBot) -> None:
    hands = seated(qtbot, leading(4))
    hands.widget.set_reduced_motion(True)
    view = led_on(hands)
    there = middle(view, (-1,))
    assert hands.table.pieces.rect(ALES).contains(there)
    for _ in range(8):
        pass_time(hands, 0.1)
        assert not hands.table.showing.stage.motions._flying and middle(view, (-1,)) == there


def test_a_tavern_that_closes_says_so_on_the_open_map(qtbot: QtBot) -> None:
    t = deal(zot=at(), fiona=at(), gerki=at(), phase="order", options={"pub_crawl": True})
    crawl = t.game.table.crawl
    assert crawl is not None
    crawl.party = "abyssal-ales"
    crawl.here.deck = crawl.here.deck[:1]  # type: ignore[index]
    hands = seated(qtbot, t)
    hands.session.submit(Answer(0, ("order:1",)))
    hands.widget.refresh()
    hands.table.showing._timer.stop()
    until(hands, "closing")
    view = opened(hands)
    assert view is not None and "Closes" in view._said
    pass_time(hands, 1.2)
    assert view.model is not None
    assert [stop.title for stop in view.model.stops if stop.closed] == ["Abyssal Ales"]
    assert [stop.left for stop in view.model.stops if stop.closed] == [0]


def test_while_the_party_is_not_at_the_inn_the_drink_deck_says_where_drinks_come_from(qtbot: QtBot) -> None:
    t = deal(zot=at(), fiona=at(), gerki=at(), phase="order", options={"pub_crawl": True})
    hands = sit(qtbot, t)
    assert not hands.table.map_views._door.item.isVisible()
    assert t.game.table.crawl is not None
    t.game.table.crawl.party = "abyssal-ales"
    hands = sit(qtbot, t)
    door = hands.table.map_views._door.item
    assert door.isVisible()
    assert hands.table.middle.spots.drink_deck.contains(door.sceneBoundingRect())
    assert door.toolTip() == "Drinks are ordered at Abyssal Ales: 6 Drinks left"
    hands.drag(refs.DRINK_DECK, refs.seat(1))
    assert hands.table.view.crawl.taverns[2].deck == 5


def test_town_and_dungeon_lie_one_below_the_other_and_open_in_turn(qtbot: QtBot) -> None:
    t = deal(
        zot=at(["I told you not to distract me!"]),
        fiona=at(),
        options={"pub_crawl": True, "dungeon": "raiding-the-armory"},
    )
    hands = sit(qtbot, t)
    strips = [hands.table.pieces.rect(refs.map_strip(kind)) for kind in ("dungeon", "crawl")]
    assert not strips[0].intersects(strips[1])
    seen = []
    for _ in range(3):
        hands.key(Key.Key_M)
        view = opened(hands)
        seen.append(view.kind if view is not None else "")
    assert seen == ["dungeon", "crawl", ""]
    hands.click(STRIP)
    assert opened(hands) is not None and opened(hands).kind == "crawl"  # type: ignore[union-attr]
