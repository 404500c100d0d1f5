# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks that stand on a word are read across the table, and follow the beats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director.shown import EMPTY
from rdi_desktop.director.table_changes import tokens
from rdi_desktop.engine.seen import SeenMarks, SeenSeat
from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.gauge import Gauge, gauge, shape, split
from rdi_desktop.ui.table.models import mat_model
from rdi_desktop.ui.table.widget import TableWidget
from rdi_desktop.ui.words.holdings import holdings
from rdi_desktop.ui.words.track_moves import moved
from tests.cases import in_one_test


def seat_at_table(tracks: dict[str, int | str | SeenMarks]) -> SeenSeat:
    """A seat as a view has it."""
    return SeenSeat(
        seat=0, name="Maud", character="erin", side=0, fortitude=20, alcohol=0, gold=10, hand_count=7, hand=None, deck=33, discard=[],
        drink_me=0, in_play=[], tokens={}, tracks=tracks, claimed={}, piles={},
    )  # fmt: skip


def test_a_form_is_shown_as_a_word_and_a_counter_as_a_number() -> None:
    tracks = {"form": "bear", "momentum": 2, "fire": SeenMarks("fortitude", [18])}
    model = mat_model(EMPTY, seat_at_table(tracks), "Erin", own=True, asked=None)
    assert model.forms == (("form", "bear"),)
    assert model.tracks == (("momentum", 2),)
    assert model.marks == (("fire", "fortitude", (18,)),)


def test_a_new_form_is_a_change_of_what_the_table_shows() -> None:
    event = EventTold(3, "track_changed", 0, None, 0, {"track": "form", "before": "elf", "now": "bear"})
    changes = list(tokens(event))
    assert [(change.what, change.of, change.to) for change in changes] == [("track", "form", "bear")]


@pytest.mark.parametrize(
    ("value", "scale", "cells", "filled"),
    [(2, (0, 3), 3, 2), (8, (1, 8), 8, 8), (-1, (-2, 2), 4, 1), (7, (0, 20), 0, 0), (5, None, 0, 0)],
)
def test_a_scale_is_as_full_as_its_counter_stands(
    value: int, scale: tuple[int, int] | None, cells: int, filled: int
) -> None:
    shown = gauge("x", "X", value, scale)
    assert (shown.cells, shown.filled, shown.value) == (cells, filled, value)


@in_one_test("size", [(100, 60), (260, 32)])
@in_one_test("alone", [True, False])
@in_one_test("count", [1, 2, 3])
def test_counters_lie_side_by_side_and_leave_room_for_tokens(size: tuple[int, int], alone: bool, count: int) -> None:
    area = QRectF(10, 20, *size)
    rest, places = split(area, count, alone=alone)
    assert all(area.adjusted(-1, -1, 1, 1).contains(place) for place in places)
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    if not alone:
        assert rest.width() > 20 and rest.height() > 10
        assert not any(place.intersects(rest) for place in places)


NAMED = (
    "Level",
    "Brawl",
    "Total Drunkenness",
    "Cutting Board",
    "Special Reserve",
    "Doppelganger deck",
    "Treasure deck",
)
"""The longest names of counters, and some short ones."""


@pytest.mark.parametrize("large", [1.0, 2.0])
@pytest.mark.parametrize(
    ("unit", "size"), [(1.0, (116, 25)), (1.0, (80, 53)), (1.0, (70, 32)), (0.8, (61, 22)), (0.8, (60, 17))]
)
@pytest.mark.parametrize("name", NAMED)
def test_name_and_number_of_a_counter_lie_apart_and_neither_is_cut(
    unit: float, size: tuple[int, int], large: float, name: str
) -> None:
    """A name that is too long is shortened, to its first word at worst or to the beginning of that."""
    letters.set_scale(unit, large)
    try:
        found = shape(Gauge("x", name, 12, pile=True, short=name.removesuffix(" deck")), QRectF(0, 0, *size))
        said = [line for _, line in found.lines]
        metrics = QFontMetricsF(found.font)
        assert " ".join(said).startswith(name[:4])
        assert found.whole == (" ".join(said) == name)
        assert all(metrics.horizontalAdvance(line) <= place.width() for place, line in found.lines)
        assert not any(place.intersects(found.number.adjusted(1, 1, -1, -1)) for place, _ in found.lines)
        assert QRectF(0, 0, *size).contains(found.number)
        assert found.number.width() >= QFontMetricsF(letters.fitted(letters.title(1), "12", 1.0)).horizontalAdvance(
            "12"
        )
    finally:
        letters.set_scale(1.0, 1.0)


def test_a_scale_gives_way_to_its_name() -> None:
    letters.set_scale(0.8, 1.0)
    try:
        roomy, narrow = (
            shape(Gauge("brawl", "Brawl", 3, 10, 3), QRectF(0, 0, *size)) for size in ((110, 25), (60, 17))
        )
        assert not roomy.cells.isEmpty() and roomy.cells.top() >= roomy.lines[0][0].bottom() - 1
        assert narrow.cells.isEmpty() and [line for _, line in narrow.lines] == ["Brawl"]
    finally:
        letters.set_scale(1.0, 1.0)


COUNTERS = (
    (0, "momentum", "Momentum"),
    (1, "level", "Level"),
    (1, "treasure", "Treasure deck"),
    (2, "wulfric", "Wulfric deck"),
)


@pytest.fixture
def session(content: Content) -> LocalSession:
    seats = [SeatInfo(id, id, "bot:regular") for id in ("jett", "flower", "kaylin", "karl")]
    return LocalSession.new(plan_game(seats, seed=3, first=0), content)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("looker", [0, 1])
def test_every_counter_and_side_deck_lies_on_its_mat_and_says_what_it_is(
    qtbot: QtBot, session: LocalSession, size: tuple[int, int], looker: int
) -> None:
    widget = TableWidget(session, looker)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show()
    scene = widget.table
    for index, id, name in COUNTERS:
        piece = scene.pieces.get(refs.gauge(index, id))
        assert piece is not None
        assert scene.layout.mats[index].contains(piece.rect)
        assert name in scene.described(piece.ref) and session.seats[index].name in scene.described(piece.ref)
        lying = [
            other for other in scene.pieces if other.ref.kind in ("card", "pile", "token") and other.item.isVisible()
        ]
        assert not any(other.rect.intersects(piece.rect.adjusted(1, 1, -1, -1)) for other in lying)


def test_the_inspector_tells_what_everybody_has(session: LocalSession, content: Content) -> None:
    seats = session.view(None).seats
    assert any(line.startswith("Momentum ") and line.endswith(" of 3") for line in holdings(seats[0], content))
    assert any(line.startswith("Treasure deck: ") for line in holdings(seats[1], content))


def test_a_move_on_a_track_is_said_in_the_fewest_words() -> None:
    assert moved("momentum", 1, 3) == "Momentum +2"
    assert moved("momentum", 1, 0) == "Momentum −1"
    assert moved("form", "elf", "bear") == "Bear"
