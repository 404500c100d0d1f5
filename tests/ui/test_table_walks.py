# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens on a map is acted on the open map: the piece walks, the room is read large, what is gained goes before its owner."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.ui.table import map_painting, refs
from rdi_desktop.ui.table.map_view import MapView
from tests.rules.deal import Deal, at, deal
from tests.ui.table_hands import Hands
from tests.ui.test_table_map import CELLAR, drinking, sit


def seated(qtbot: QtBot, t: Deal, seat: int | None = 1) -> Hands:
    """Somebody who looks on, at a table whose time goes on only as the test says."""
    hands = sit(qtbot, t, seat=seat)
    hands.widget.set_reduced_motion(False)
    hands.table.showing.set_pace(1.0)
    return hands


def pass_time(hands: Hands, seconds: float) -> None:
    showing = hands.table.showing
    showing._timer.stop()
    while seconds > 0:
        showing.go_on(min(seconds, 0.02))
        seconds -= 0.02


def until(hands: Hands, kind: str) -> None:
    """On to the beginning of such a beat."""
    for _ in range(2000):
        present = hands.table.showing.director.present
        if present is not None and present.kind == kind:
            return
        assert hands.table.showing.busy, f"no {kind} has come"
        pass_time(hands, 0.02)
    raise AssertionError(f"no {kind} has come")


def step(hands: Hands, room: str) -> MapView:
    """Zot goes there; the map has just opened for it."""
    hands.session.submit(Answer(0, (f"move:{room}",)))
    decision = hands.session.decision()  # type: ignore[attr-defined]
    if decision is not None and decision.prompt == "move_cost":
        hands.session.submit(Answer(0, (decision.options[0].id,)))
    hands.widget.refresh()
    hands.table.showing._timer.stop()
    until(hands, "walk")
    view = hands.table.map_views.open
    assert view is not None
    return view


def middle(view: MapView, seats: tuple[int, ...]) -> QPointF:
    return view._pawns[seats].item.sceneBoundingRect().center()


def test_what_the_map_tells_begins_with_the_sign_of_who_walks(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[object, QRectF]] = []
    write = map_painting.words

    def note(painter: QPainter, rect: QRectF, told: str, *more: Any) -> float:
        drawn.append((told, QRectF(rect)))
        return write(painter, rect, told, *more)

    monkeypatch.setattr(map_painting, "words", note)
    monkeypatch.setattr(map_painting, "seat_mark", lambda _, seat, rect: drawn.append((seat, QRectF(rect))))
    view = step(seated(qtbot, drinking(4)), "cellar")
    (told,) = [rect for what, rect in drawn if what == view._said]
    signs = [rect for what, rect in drawn if what == 0]
    assert any(
        told.left() - 12 < sign.right() <= told.left() and told.intersects(sign.adjusted(0, 0, 9, 0)) for sign in signs
    )


def test_a_piece_walks_and_then_its_room_is_large_and_all_folds_again(qtbot: QtBot) -> None:
    hands = seated(qtbot, drinking(4))
    assert hands.table.map_views.open is None
    view = step(hands, "cellar")
    start = middle(view, (0,))
    usual = hands.table.pieces.rect(CELLAR)
    assert "Cellar of Loose Ladders" in view._said
    pass_time(hands, 0.3)
    halfway = middle(view, (0,))
    assert start.x() < halfway.x() < usual.right()
    pass_time(hands, 1.2)
    assert hands.table.pieces.rect(CELLAR).width() > 1.2 * usual.width()
    assert hands.table.pieces.rect(CELLAR).contains(middle(view, (0,)))
    until(hands, "strike")
    assert view.open, "what the room does is seen beside it"
    until(hands, "turn")
    assert hands.table.map_views.open is None
    hands.table.showing.skip()
    hands.table.map_views.toggle()
    assert hands.table.pieces.rect(CELLAR) == usual
    assert usual.contains(middle(view, (0,)))


def test_with_reduced_motion_nothing_flies(qtbot: QtBot) -> None:
    hands = seated(qtbot, drinking(4))
    hands.widget.set_reduced_motion(True)
    view = step(hands, "hall")
    there = hands.table.pieces.rect(refs.stop("dungeon", "hall"))
    assert there.contains(middle(view, (0,)))


@pytest.mark.parametrize("dungeon", ["raiding-the-armory", "game-masters-gauntlet"])
def test_what_is_gained_at_the_goal_is_seen_to_go_before_its_owner(qtbot: QtBot, dungeon: str) -> None:
    t = deal(zot=at(["I raise!"]), fiona=at(), phase="drink", options={"dungeon": dungeon})
    t.game.table.side(0).room = "antechamber"
    if t.game.table.trick:
        t.game.table.trick.sort(key=lambda card: "immediate" not in t.game.table.cards[card].types)
    t.choose("zot", "drink")
    hands = seated(qtbot, t)
    step(hands, "goal")
    decision = hands.session.decision()  # type: ignore[attr-defined]
    if decision is not None and decision.prompt == "loot":
        hands.session.submit(Answer(0, (decision.options[0].id,)))
        hands.widget.refresh()
    until(hands, "sent_back")
    until(hands, "reward")
    pass_time(hands, 0.5)
    shown = [card.item.sceneBoundingRect() for card in hands.table.showing.stage.cards.values()]
    assert not shown, "it goes its own way: nobody sweeps it from the table before it has been read"
    hands.table.showing.skip()
    assert hands.table.map_views.open is None
    seat = hands.table.view.seats[0]
    assert len(seat.in_play) + (seat.piles["trick"].count if "trick" in seat.piles else 0) == 1
    for card in seat.in_play:
        assert hands.table.layout.mats[0].intersects(hands.table.pieces.rect(refs.card(card.id)))


def test_what_was_opened_by_hand_is_open_again_after_a_step(qtbot: QtBot) -> None:
    hands = seated(qtbot, drinking(3))
    hands.table.map_views.toggle()
    step(hands, "hall")
    hands.table.showing.skip()
    assert hands.table.map_views.open is not None
