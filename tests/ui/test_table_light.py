# SPDX-License-Identifier: GPL-3.0-or-later
"""The light over the table: it falls seldom, never far, and never over what has to be seen."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.table.animation import Animator
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.light import FALLS_MS, RISES_MS, Light
from tests.ui.app_window import pass_time

FRAME = 0.1
LEAST = 0.8
"""No spell of light or dark is shorter (s)."""


class Lamp:
    """A light alone, with a clock of its own (ms)."""

    def __init__(self, drawing: DrawingContext, layout: TableLayout) -> None:
        self.scene, self.now, self.layout = QGraphicsScene(), 0.0, layout
        self.animator = Animator(now=lambda: self.now)
        self.light = Light(self.scene, drawing, self.animator)

    def fall(self, *lit: QRectF) -> None:
        self.light.fall(self.layout, lit)

    def after(self, ms: float) -> float:
        """How dark it is so much later."""
        for _ in range(round(ms / 10)):
            self.now += 10
            self.animator.tick()
        return self.light.dark


@pytest.fixture
def lamp(qtbot: QtBot, content: Content) -> Lamp:
    page = four(qtbot, content, 1)
    return Lamp(page.table.table.drawing, page.table.table.layout)


def four(qtbot: QtBot, content: Content, seed: int) -> GamePage:
    seats = [
        SeatInfo(name, id, "bot:regular")
        for name, id in zip(("Ann", "Bob", "Cat", "Dan"), ("gerki", "deirdre", "fiona", "zot"), strict=True)
    ]
    page = GamePage(LocalSession.new(plan_game(seats, seed=seed, first=0), content), Settings(None))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.showing._timer.stop()
    return page


def test_a_veil_is_a_third_at_most_and_what_is_lit_is_wholly_free(lamp: Lamp) -> None:
    pot, mat = QRectF(700, 300, 90, 60), lamp.layout.mats[1]
    lamp.fall(pot, mat)
    assert 0.3 < lamp.after(FALLS_MS + 20) <= 0.35
    image = lamp.light._veil.item.pixmap().toImage()
    densest = max(image.pixelColor(x, y).alphaF() for x in range(0, 1280, 16) for y in range(0, image.height(), 16))
    assert 0.3 < densest <= 0.35
    for place in (pot, mat):
        for at in (place.center(), place.topLeft() + QPointF(3, 3), place.bottomRight() - QPointF(4, 4)):
            assert image.pixelColor(at.toPoint()).alpha() == 0, "what has to be seen is in the dark"


def test_it_stays_low_from_one_chain_to_the_next_that_begins_at_once(lamp: Lamp) -> None:
    lamp.fall()
    low = lamp.after(2000)
    lamp.light.rise()
    assert lamp.after(200) == low
    lamp.fall()
    assert lamp.after(100) == low == lamp.after(3000)
    lamp.light.rise()
    assert lamp.after(LEAST * 1000 + RISES_MS) == 0
    assert not lamp.animator.running, "nothing wakes the processor any more"


def test_light_and_dark_last_long_enough_to_be_no_flicker(lamp: Lamp) -> None:
    lamp.fall()
    lamp.after(40)
    lamp.light.rise()
    assert lamp.after(LEAST * 1000 - 60) > 0.3, "dark for a moment only"
    assert lamp.after(1000) == 0
    lamp.fall()
    lamp.light.rise()
    lamp.after(2000)
    assert lamp.light.dark == 0
    lamp.fall()
    lamp.after(LEAST * 1000 + FALLS_MS + 20)
    lamp.light.rise()
    lamp.after(LEAST * 1000 + RISES_MS)
    assert lamp.light.dark == 0
    lamp.fall()
    assert lamp.after(300) == 0, "light for a moment only"
    assert lamp.after(1500) > 0.3


def test_it_falls_four_times_a_minute_at_most(lamp: Lamp) -> None:
    fell = 0
    for _ in range(20):  # in 60 seconds
        lamp.fall()
        fell += lamp.after(1500) > 0
        lamp.light.rise()
        lamp.after(1500)
    assert fell == 4
    lamp.fall()
    assert lamp.after(1500) > 0, "a minute later it may again"


def test_what_is_lit_has_the_pot_the_own_mat_and_whoever_is_aimed_at(qtbot: QtBot, content: Content) -> None:
    page = four(qtbot, content, 1)
    table = page.table.table
    stage, layout = page.showing.stage, table.layout
    spot = QRectF(500, 200, 100, 100)
    stage.dusk(spot, (2,))
    lit = [QRectF(*place) for place in stage.light.spared]
    wanted = [spot, table.middle.spots.pot, layout.mats[layout.own], layout.mats[2], layout.persons[2]]
    for place in wanted:
        assert any(each.adjusted(-1, -1, 1, 1).contains(place) for each in lit)
    for other in (1, 3):
        assert not any(each.contains(layout.mats[other].center()) for each in lit)


@pytest.mark.parametrize(
    "seed", [5, *(pytest.param(seed, marks=pytest.mark.weekly) for seed in (3, 11, 17, 23, 31, 39))]
)
def test_over_a_minute_of_play_the_light_is_calm(qtbot: QtBot, content: Content, seed: int) -> None:
    page = four(qtbot, content, seed)
    dark: list[bool] = []
    while len(dark) < 60 / FRAME and not page.session.over:
        page.showing._timer.stop()
        page._pause.stop()
        if not page.showing.busy:
            page.session.step()
            continue
        pass_time(page, FRAME)
        dark.append(page.showing.stage.light.dark > 0.15)
    spells = [(low, len(list(group)) * FRAME) for low, group in groupby(dark)]
    assert len(spells) - 1 <= 8, "changes"
    assert sum(dark) < 0.3 * len(dark), "too dark on the whole"
    assert all(long >= LEAST - FRAME for low, long in spells[1:-1] if not low), "flickers"
