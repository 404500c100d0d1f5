# SPDX-License-Identifier: GPL-3.0-or-later
"""An automaton on the table: its mat with a track towards each player, its cards as they are turned over."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import RULES, SeatInfo, plan_game
from rdi_desktop.ui.cards.face import plan_face
from rdi_desktop.ui.cards.lettering import lines_of
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table.faces import Faces, kind_of_card
from rdi_desktop.ui.table.mat_places import automaton_layout
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


@in_one_test("width, height", [(286, 172), (316, 190), (480, 320), (460, 152), (690, 265)])
@in_one_test("tokens", [False, True])
@in_one_test("broad", [False, True])
def test_the_places_on_its_mat_do_not_overlap(width: int, height: int, tokens: bool, broad: bool) -> None:
    places = automaton_layout(width, height, tokens, broad=broad)
    whole = QRectF(0, 0, width, height)
    for rect in (places.head, places.track, places.deck, places.discard):
        assert whole.contains(rect)
    apart = [places.head, places.track, places.deck, places.discard]
    assert places.portrait.isEmpty() != broad
    apart += [places.portrait] if broad else []
    assert not any(a.intersects(b) for i, a in enumerate(apart) for b in apart[i + 1 :])
    assert not places.tokens.intersects(places.track) or not tokens


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
