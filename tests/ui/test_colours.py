# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes and colours for different eyes: letters can be read in all of them, what has to be told apart is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.cards.painting import number_colour, strip_ground, title_ground
from rdi_desktop.ui.look import style
from rdi_desktop.ui.look.settings import SIGHT_KEY, THEME_KEY, Settings
from rdi_desktop.ui.look.theme import THEME, TypeFrame
from rdi_desktop.ui.look.themes import SIGHTS, THEMES
from rdi_desktop.ui.pages.settings_dialog import SettingsDialog
from rdi_desktop.ui.panels.widgets import DropDown
from rdi_desktop.ui.table import pieces
from rdi_desktop.ui.table.tankard import NEAR, SAFE, danger
from rdi_desktop.ui.window.main_window import MainWindow
from tests.ui.colour_vision import EYES, apart
from tests.ui.table_texts import LEAST_CONTRAST, contrast, over
from tests.ui.test_legible import CHARACTERS, NAMES

SEATS_APART, AT_A_GLANCE = 20.0, 25.0
"""So far apart are colours that are to be told from each other (CIE 1976); those of seats, the same for all eyes, less."""
IN_HAND = ("action", "action-gambling", "gambling", "cheating", "sometimes", "anytime", "drink", "drink-event")
"""Types that lie side by side in hands and on the table all evening."""

LETTERS_ON = [
    *(
        ("ink", ground)
        for ground in ("parchment", "parchment_light", "parchment_shade", "gold", "gold_light", "candle")
    ),
    *(("ink_soft", ground) for ground in ("parchment", "parchment_light", "parchment_shade")),
    *(("copper_dark", ground) for ground in ("parchment", "parchment_light", "parchment_shade")),
    *(("wine", ground) for ground in ("parchment", "parchment_light", "parchment_shade")),
    *(("fortitude", ground) for ground in ("parchment", "parchment_light")),
    *(("parchment", ground) for ground in ("table_dark", "table", "table_light", "wood_edge", "shadow", "rail_dark")),
    *(("parchment_shade", ground) for ground in ("table_dark", "table", "wood_edge", "shadow", "rail_dark")),
    *(("candle", ground) for ground in ("table_dark", "table", "table_light", "wood_edge", "shadow", "rail_dark")),
    *(("dim", ground) for ground in ("table_dark", "wood_edge", "shadow")),
    *(("copper_light", ground) for ground in ("table_dark", "wood_edge", "rail_dark")),
    *(("gold_light", ground) for ground in ("table_dark", "table", "rail_dark")),
    *(("parchment_light", ground) for ground in ("chosen", "copper_dark", "table_dark", "wine")),
    *(("refusal", ground) for ground in ("table_dark", "wood_edge", "rail_dark")),
]
"""What is written in which colour on which ground, by their names in the palette."""


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Iterator[str]:
    THEME.wear(request.param)
    yield request.param
    THEME.wear("candle")


def test_every_pair_of_letters_and_ground_has_contrast(theme: str) -> None:
    palette = THEME.palette
    faint = {
        f"{ink} on {ground}": round(found, 2)
        for ink, ground in LETTERS_ON
        if (found := contrast(QColor(getattr(palette, ink)), QColor(getattr(palette, ground)))) < LEAST_CONTRAST
    }
    assert not faint


def test_every_rule_of_the_style_sheet_that_says_both_has_contrast(theme: str) -> None:
    faint = {}
    for selector, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", style.style_sheet()):
        ink, ground = re.search(r"(?<![-\w])color: (#\w+)", rule), re.search(r"background: (#\w+)", rule)
        if ink is not None and ground is not None:
            found = contrast(QColor(ink[1]), QColor(ground[1]))
            if found < LEAST_CONTRAST:
                faint[selector.strip()] = round(found, 2)
    assert not faint


def test_numbers_and_titles_of_cards_have_contrast_in_every_theme_and_for_all_eyes(theme: str) -> None:
    for sight in SIGHTS:
        THEME.wear(theme, sight)
        for frame in THEME.frames.values():
            assert contrast(QColor("#fff3d6"), title_ground(frame)) >= LEAST_CONTRAST
            assert contrast(QColor(THEME.palette.candle), strip_ground(frame)) >= LEAST_CONTRAST
        for attribute in ("fortitude", "alcohol", "gold"):
            assert (
                contrast(QColor(number_colour(attribute)).darker(125), QColor(THEME.palette.parchment))
                >= LEAST_CONTRAST
            )


def test_dimmed_cards_and_mats_can_be_read(theme: str) -> None:
    """What just now is not for anything lies in the shade of a dark glass: letters and ground alike."""
    shade = QColor(pieces.SHADE)
    for sight in SIGHTS:
        THEME.wear(theme, sight)
        palette = THEME.palette
        pairs = [(QColor("#fff3d6"), title_ground(frame)) for frame in THEME.frames.values()]
        pairs += [(QColor(palette.ink), QColor(ground)) for ground in (palette.parchment, palette.parchment_light)]
        pairs += [(QColor(palette.ink), QColor(palette.parchment_shade))]
        pairs += [(QColor(number), QColor(badge)) for badge, number in map(danger, (SAFE, NEAR, 1))]
        for ink, ground in pairs:
            assert contrast(over(shade, ink), over(shade, ground)) >= LEAST_CONTRAST, (ink.name(), ground.name())


@pytest.mark.parametrize("eyes", EYES)
def test_players_types_of_cards_and_marks_are_told_apart_by_the_eyes_that_they_are_for(eyes: str) -> None:
    """And by all others, who sit at the same screen."""
    for theme in THEMES:
        THEME.wear(theme, eyes)
        for who in {eyes, "usual"}:
            if eyes != "usual":
                for one, other in combinations(THEME.seats, 2):
                    found = apart(one.colour, other.colour, who)
                    assert found >= (AT_A_GLANCE if who == "usual" else SEATS_APART), (one.name, other.name, who, found)
                for a, b in combinations(IN_HAND, 2):
                    found = apart(THEME.frame(a).colour, THEME.frame(b).colour, who)
                    assert found >= AT_A_GLANCE, f"{a} and {b} for {who}: {found:.0f}"
            marks = [pieces.mark_colour(mark) for mark in (pieces.GOAL, pieces.MAY, pieces.ASKED, pieces.HINTED)]
            for one_mark, other_mark in combinations(marks, 2):
                found = apart(one_mark, other_mark, who)
                assert found >= AT_A_GLANCE, f"{one_mark} and {other_mark} for {who} in {theme}: {found:.0f}"
    THEME.wear("candle")


@pytest.mark.parametrize("eyes", EYES)
def test_how_near_the_end_is_has_colours_that_all_eyes_tell_apart(theme: str, eyes: str) -> None:
    THEME.wear(theme, eyes)
    badges = [danger(left)[0] for left in (SAFE, NEAR, 1)]
    assert (
        min(apart(one, other, who) for one, other in combinations(badges, 2) for who in (eyes, "usual")) >= AT_A_GLANCE
    )


def test_kinds_of_cards_and_states_are_told_apart_at_a_glance(theme: str) -> None:
    """Rule 22: what kind a card is, and whether it may be used, is asked about, or is meant by a hint."""
    colours = {type: THEME.frame(type).colour for type in IN_HAND}
    colours |= {mark: pieces.mark_colour(mark) for mark in (pieces.GOAL, pieces.MAY, pieces.ASKED, pieces.HINTED)}
    near = {
        (one, other): round(found)
        for one, other in combinations(colours, 2)
        if (found := apart(colours[one], colours[other], "usual")) < AT_A_GLANCE
    }
    assert not near


def test_the_usual_colours_would_not_do_for_these_eyes() -> None:
    """Why there are others: the check finds what is wrong with the usual ones."""
    for eyes in ("protan", "deutan", "tritan"):
        usual = [THEME.frame(type).colour for type in IN_HAND]
        assert min(apart(one, other, eyes) for one, other in combinations(usual, 2)) < AT_A_GLANCE


def test_no_seat_has_the_colour_of_danger_of_gold_of_a_goal_or_of_a_type_of_cards() -> None:
    """What is red is danger; whoever sits at the screen is not."""
    palette = THEME.palette
    meant = {name: getattr(palette, name) for name in ("fortitude", "refusal", "gold", "gold_light")}
    meant |= {type: THEME.frame(type).colour for type in IN_HAND}
    meant |= {mark: pieces.mark_colour(mark) for mark in (pieces.GOAL, pieces.MAY, pieces.ASKED, pieces.HINTED)}
    near = {
        (seat.name, what): round(found)
        for seat in THEME.seats
        for what, colour in meant.items()
        if (found := apart(seat.colour, colour, "usual")) < AT_A_GLANCE
    }
    assert not near


def test_nothing_is_told_by_colour_alone() -> None:
    assert len({seat.shape for seat in THEME.seats}) == len(THEME.seats)
    signs = [THEME.frame(type).symbol for type in IN_HAND]
    assert len(set(signs)) == len(signs)
    rings = {pieces.mark_line(mark) for mark in (pieces.GOAL, pieces.MAY, pieces.ASKED, pieces.HINTED, pieces.PICKED)}
    assert len(rings) >= 4, "marks differ in how wide, filled or dashed they are"


def table(window: MainWindow, seats: int = 4) -> None:
    who = [SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES[:seats], CHARACTERS, strict=False)]
    who[0] = SeatInfo(NAMES[0], CHARACTERS[0])
    window.deal(plan_game(who, seed=seats, first=0, options={"drinks": "deck-1", "prizes": True}))
    QApplication.processEvents()


def test_a_theme_is_chosen_in_the_settings_and_everything_changes_at_once(window: MainWindow, qtbot: QtBot) -> None:
    table(window)
    assert window.game is not None
    widget = window.game.table
    corner = QPoint(3, widget.height() // 2)
    before = widget.grab().toImage()
    left, top, right, _ = widget.table.layout.mats[1].getCoords()
    mat = QPoint(round((left + right) / 2), round(top) + 20)  # whoever sits at the mat covers the rest of it
    window.open_page("settings")
    dialog = next(
        each for each in QApplication.topLevelWidgets() if isinstance(each, SettingsDialog) and each.isVisible()
    )
    box = dialog.editors[THEME_KEY]
    assert isinstance(box, DropDown)
    assert [box.itemText(place) for place in range(box.count())] == ["Candle-light", "Daylight", "High contrast"]
    box.setFocus()
    QTest.keyClicks(box, "high")
    box.activated.emit(box.currentIndex())
    assert window.settings[THEME_KEY] == "contrast"
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=60_000)
    after = widget.grab().toImage()
    assert after.pixelColor(corner).saturation() == 0 < before.pixelColor(corner).saturation()
    assert after.pixelColor(mat) != before.pixelColor(mat)
    box.setCurrentIndex(0)
    box.activated.emit(0)
    qtbot.waitUntil(lambda: not widget.table.cache.busy, timeout=60_000)
    again = widget.grab().toImage()
    assert again.pixelColor(corner) == before.pixelColor(corner)


def test_the_choice_is_remembered_and_what_is_none_counts_as_the_usual_one(
    qtbot: QtBot, content: Content, tmp_path: Path
) -> None:
    file = tmp_path / "settings.json"
    kept = Settings(file)
    kept[THEME_KEY], kept[SIGHT_KEY] = "day", "deutan"
    window = MainWindow(lambda: content, Settings(file), tmp_path, version="test")
    qtbot.addWidget(window)
    assert THEME.palette.planks == THEMES["day"].colours["planks"]
    assert THEME.frame("action").colour == SIGHTS["deutan"].frames["action"]
    file.write_text('{"theme": "moonlight", "sight": 7}')
    assert (Settings(file)[THEME_KEY], Settings(file)[SIGHT_KEY]) == ("candle", "usual")


def test_shapes_of_players_bear_their_colours() -> None:
    from rdi_desktop.ui.cards.art import art_image

    for seat in THEME.seats:
        image = art_image(f"seats/{seat.shape}", 60, 60)
        assert image.pixelColor(30, 30) == QColor(seat.colour), seat.name


def test_data_of_themes_name_what_there_is() -> None:
    for look in THEMES.values():
        assert set(look.colours) <= set(style.vars_of_palette())
    for sight in SIGHTS.values():
        assert set(sight.frames) <= {type for type, frame in THEME.frames.items() if isinstance(frame, TypeFrame)}
        assert set(sight.marks) <= set(style.vars_of_palette())


def test_pages_around_the_table_follow_the_theme_at_once_and_come_back(window: MainWindow) -> None:
    places = [QPoint(40, window.height() // 2), QPoint(window.width() - 60, 120)]

    def seen() -> list[QColor]:
        image = window.grab().toImage()
        return [image.pixelColor(place) for place in places]

    before = seen()
    window.settings[THEME_KEY] = "contrast"
    now = seen()
    assert all(colour.lightness() < 30 for colour in now), [colour.name() for colour in now]
    window.settings[THEME_KEY] = "candle"
    assert seen() == before
