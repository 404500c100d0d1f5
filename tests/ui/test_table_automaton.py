# SPDX-License-Identifier: GPL-3.0-or-later
"""An automaton on the table: a person with a track towards each player, its cards as they are turned over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import RULES, SeatInfo, plan_game
from rdi_desktop.ui.cards.face import plan_face
from rdi_desktop.ui.cards.lettering import lines_of
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table.automaton_gauges import gauge_places, paint_gauges
from rdi_desktop.ui.table.faces import Faces, kind_of_card
from rdi_desktop.ui.table.layout import PLAIN_LETTERS
from rdi_desktop.ui.table.setting_places import SettingKey, setting_layout
from rdi_desktop.ui.table.tankard import glass_of, level
from tests.cases import in_one_test

BOT = "bot:regular"


@pytest.fixture
def page(qtbot: QtBot, content: Content) -> GamePage:
    """Two computer players and the automaton; time goes on only as the test says."""
    seats = [SeatInfo("Ann", "zot", BOT), SeatInfo("Bob", "gerki", BOT), SeatInfo("Otto", "otto", RULES)]
    page = GamePage(LocalSession.new(plan_game(seats, seed=3), content), Settings(None))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.table.set_seat(0)
    return page


def beats(page: GamePage, *wanted: str) -> dict[str, str]:
    """Go on until all of these kinds have been seen: what was said of each."""
    said: dict[str, str] = {}
    for _ in range(4000):
        page.showing._timer.stop()
        page._pause.stop()
        beat = page.showing.director.present
        if beat is not None and beat.kind in wanted and beat.kind not in said:
            words = page.showing.stage.words
            assert words is not None
            said[beat.kind] = words.said(beat).line
            if beat.kind in ("flip", "whiff"):
                assert beat.card is not None
                assert beat.kind == "whiff" or beat.card.id in page.showing.stage.cards
        if set(said) == set(wanted):
            return said
        if not page.showing.busy:
            page.session.step()
        else:
            page.showing.director.advance(0.6)
            page.showing.animator.tick()
    raise AssertionError(f"only seen: {sorted(said)}")


def test_a_flip_and_a_whiff_are_seen(page: GamePage) -> None:
    said = beats(page, "flip", "whiff")
    assert said["flip"].startswith("Otto turns over “")
    assert "whiff" in said["whiff"]


def test_its_mat_tells_of_both_tracks_and_of_no_gold(page: GamePage) -> None:
    tip = page.table.table._mats[2].picture.item.toolTip()
    assert "towards Ann" in tip
    assert "towards Bob" in tip
    assert "Gold" not in tip.partition("\n")[0] + tip.splitlines()[1]


def test_it_sits_at_the_round_table_with_a_track_for_each_player(page: GamePage) -> None:
    layout = page.table.table.layout
    assert 2 in layout.persons
    assert layout.settings[2].tracks == 2
    assert not layout.settings[1].tracks
    page.table.table.set_letters(PLAIN_LETTERS)
    assert page.table.table.layout.plain and page.table.table.layout.settings[2].tracks == 2


@in_one_test("width, height, mug", [(290, 94, 80), (435, 141, 120), (348, 196, 125)])
def test_what_lies_on_its_setting_does_not_overlap(width: int, height: int, mug: int) -> None:
    key = SettingKey(False, mug, 36, 0.9, False, height / 94, 16 * height / 94, True, height > 150, tracks=2)
    places = setting_layout(width, height, key)
    apart = [places.head, places.track, places.deck, places.discard, places.tokens, places.rest]
    for rect in apart[1:]:
        assert QRectF(0, 0, width, height).contains(rect)
    assert not any(a.intersects(b) for i, a in enumerate(apart) for b in apart[i + 1 :])
    assert places.gold.isEmpty()
    assert places.hand.isEmpty()


@pytest.mark.parametrize(("fortitude", "alcohol"), [(6, 0), (4, 3), (1, 0)])
def test_each_glass_is_as_full_as_its_track(fortitude: int, alcohol: int) -> None:
    """Read from the picture: ale up to the Alcohol Content of each player's track, nothing above it."""
    image = QImage(290, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    facing = ((0, "Ann", 6, 5), (1, "Bob", fortitude, alcohol))
    paint_gauges(painter, facing, 6, QRectF(0, 0, 290, 80))
    painter.end()
    for ale, (_, place) in zip((5, alcohol), gauge_places(QRectF(0, 0, 290, 80), 2), strict=True):
        glass = glass_of(place)
        across = round(glass.left() + glass.width() * 0.76)
        seen = [image.pixelColor(across, round(level(place, space - 0.5, 6))) for space in range(1, 7)]
        assert [each.red() > 150 > each.blue() for each in seen] == [space <= ale for space in range(1, 7)]


def test_the_box_that_counts_is_marked_and_names_the_card(content: Content) -> None:
    faces = Faces(content)
    card = content.automata["otto"].character.deck[0]
    assert isinstance(card, BoxedCard)
    shown = replace(kind_of_card(card.id), id=1)
    shown = replace(kind_of_card(card.id), id=1)
    plain = faces.face(shown)
    assert plain.marked is None
    assert plain.type_label == "Warrior"
    faces.boxes[1] = "sometimes"
    face = faces.face(shown)
    assert face.type == "sometimes"
    text = plan_face(face, 300, 420).text
    assert text is not None
    assert face.marked is not None
    first, after = lines_of(face.text, text, face.marked)
    assert " ".join(text.lines[first:after]) == face.text.split("\n")[1]


def test_the_inspector_tells_of_a_table_with_an_automaton(content: Content) -> None:
    """It is no character: it has no rules of its own things to open."""
    assert content.character_text("otto") == "" and content.thing_text("otto", "scarab", own=False) == ()
