# SPDX-License-Identifier: GPL-3.0-or-later
"""Card faces: every type is drawn, titles fit, text stays legible, pictures arrive from other threads."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from rdi_desktop.content.texts.short import PICTURES
from rdi_desktop.ui.cards.art import has_art, load_fonts
from rdi_desktop.ui.cards.back import render_back
from rdi_desktop.ui.cards.face import CardFace, plan_face
from rdi_desktop.ui.cards.face_cache import FaceCache
from rdi_desktop.ui.cards.painting import render_face
from rdi_desktop.ui.cards.pictures import picture_of_drink, picture_of_effects, picture_of_type
from rdi_desktop.ui.look import assets
from rdi_desktop.ui.look.theme import THEME

SIZES = [(300, 420), (150, 210), (80, 112)]
LONGEST_TITLE = "The Wench thinks you should stop playing with the drinks."
LONG_TEXT = " ".join(["Another player loses 2 Fortitude and then pays you 1 Gold."] * 9)

pytestmark = pytest.mark.usefixtures("qapp")


def colours(image: QImage) -> set[str]:
    """The colours on a coarse grid over the picture."""
    steps = range(1, 30)
    return {QColor(image.pixel(image.width() * x // 30, image.height() * y // 30)).name() for x in steps for y in steps}


@pytest.mark.parametrize("size", SIZES, ids=["full", "hand", "mini"])
@pytest.mark.parametrize("card_type", sorted(THEME.frames))
def test_every_type_has_a_face(card_type: str, size: tuple[int, int]) -> None:
    image = render_face(CardFace("Bottoms up!", card_type, card_type, "Everybody drinks."), *size)
    assert (image.width(), image.height()) == size
    assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
    assert image.pixelColor(size[0] // 2, size[1] // 2).alpha() == 255
    assert len(colours(image)) > 60, "the face is a picture, not a plain board"


def test_types_differ_in_symbol_not_in_colour_alone() -> None:
    kinds = (
        "action",
        "action-gambling",
        "gambling",
        "cheating",
        "sometimes",
        "anytime",
        "drink",
        "drink-event",
        "prize",
    )
    symbols = [THEME.frame(kind).symbol for kind in kinds]
    assert len(set(symbols)) == len(kinds)
    assert len({THEME.frame(kind).colour for kind in kinds}) == len(kinds)


def test_seats_differ_in_shape_not_in_colour_alone() -> None:
    assert len(THEME.seats) == 8
    assert len({accent.shape for accent in THEME.seats}) == 8
    assert len({accent.colour for accent in THEME.seats}) == 8


def test_a_double_type_takes_the_frame_of_its_first() -> None:
    assert THEME.frame("sometimes+cheating") == THEME.frame("sometimes")


@pytest.mark.parametrize("size", SIZES, ids=["full", "hand", "mini"])
@pytest.mark.parametrize("title", [LONGEST_TITLE, "Hey! Where'd the little guy go?", "Ale"])
def test_titles_fit_whole(title: str, size: tuple[int, int]) -> None:
    plan = plan_face(CardFace(title, type="sometimes"), *size)
    if size == SIZES[2] and title == LONGEST_TITLE:
        assert plan.title.lines == ("",), "on a small card rather none of it than letters that nobody can read"
        return
    assert " ".join(plan.title.lines) == title
    assert not plan.title.cut
    assert plan.title.height <= plan.plate.height()
    assert plan.title.pixels >= THEME.metrics.smallest_text


def test_titles_are_readable_on_a_hand_card() -> None:
    plan = plan_face(CardFace(LONGEST_TITLE, type="sometimes"), *THEME.metrics.hand_card)
    assert plan.title.pixels >= 10


def test_long_text_shrinks_but_stays_legible() -> None:
    short = plan_face(CardFace("Toast", text="Drink."), *THEME.metrics.full_card)
    long = plan_face(CardFace("Toast", text=LONG_TEXT), *THEME.metrics.full_card)
    endless = plan_face(CardFace("Toast", text=LONG_TEXT * 5), *THEME.metrics.full_card)
    assert short.text and long.text and endless.text
    assert long.text.pixels < short.text.pixels
    assert long.window.height() < short.window.height(), "the picture gives room first"
    assert " ".join(long.text.lines) == LONG_TEXT, "nothing is left out"
    assert endless.text.pixels >= 8
    assert endless.text.cut and endless.text.lines[-1].endswith("…")


@pytest.mark.parametrize("size", SIZES[:2], ids=["full", "hand"])
@pytest.mark.parametrize("text", ["", "Drink.", LONG_TEXT, LONG_TEXT * 5], ids=["none", "short", "long", "endless"])
def test_nothing_on_a_face_lies_over_something_else(text: str, size: tuple[int, int]) -> None:
    plan = plan_face(CardFace(LONGEST_TITLE, "Sometimes", "sometimes", text), *size)
    if plan.text is None:  # rather none of it than a part
        assert size == SIZES[1] and len(text) >= len(LONG_TEXT)
        assert plan.plate.bottom() <= plan.window.top() + 0.01 and plan.window.bottom() <= plan.inner.bottom() + 0.01
        return
    assert plan.strip and plan.text_box
    assert not plan.text.cut or size == SIZES[0]
    assert plan.plate.bottom() <= plan.window.top() + 0.01
    assert plan.window.bottom() <= plan.strip.top() + 0.01
    assert plan.strip.bottom() <= plan.text_box.top() + 0.01
    assert plan.text.height <= plan.text_box.height() + 0.01
    floor = plan.foot.top() if plan.foot else plan.inner.bottom()
    assert plan.text_box.bottom() <= floor + 0.01


def test_exact_device_pixels() -> None:
    face = CardFace("Ale", "Drink", "drink")
    image = render_face(face, 150, 210, 2.0)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (300, 420, 2.0)


@pytest.mark.parametrize("kind", ["character", "drink", "bar", "prize", "trap", "event"])
def test_backs_of_different_decks_differ(kind: str) -> None:
    back = render_back(kind, None, 90, 126)
    assert len(colours(back)) > 30
    others = [render_back(other, None, 90, 126) for other in ("character", "drink", "prize") if other != kind]
    assert all(back != other for other in others)


def test_a_home_made_character_has_a_back_of_its_own() -> None:
    assert not has_art("emblems/brother-bob")
    assert render_back("character", "brother-bob", 90, 126) != render_back("character", "sister-sue", 90, 126)


def test_pictures_named_by_the_tables_are_there() -> None:
    types = {picture_of_type(card_type) for card_type in THEME.frames}
    deeds = set(PICTURES)
    assert {picture_of_effects([kind], "none") for kind in deeds} == deeds, "each has a place in the order"
    drinks = {
        picture_of_drink(name) for name in ("Light Ale", "Elven Wine", "Dragon Breath Ale", "Holy Water", "Pixie Punch")
    }
    assert len(deeds) > 8 and len(drinks) == 5
    assert all(has_art(f"pictures/{name}") for name in types | deeds | drinks)
    assert all(has_art(f"types/{frame.symbol}") for frame in THEME.frames.values())
    assert all(has_art(f"seats/{accent.shape}") for accent in THEME.seats)


def test_the_defence_is_shown_before_the_blow() -> None:
    assert picture_of_effects(["strike", "shield"], "sometimes") == "shield"


def test_drinks_are_not_mistaken_for_one_another() -> None:
    names = (
        "Water",
        "Holy Water",
        "Dwarven Firewater",
        "Dirty Dishwater",
        "Wine",
        "Elven Wine",
        "Dark Ale",
        "Light Ale",
    )
    assert len({picture_of_drink(name) for name in names}) == len(names)


def test_the_bundled_lettering_is_used() -> None:
    load_fonts()
    assert QFontInfo(THEME.title_font(20)).family() == THEME.title_families[0]


def test_every_picture_is_one_that_qt_can_draw() -> None:
    for path in assets.CHECKOUT.joinpath("assets").rglob("*.svg"):
        assert QSvgRenderer(str(path)).isValid(), path.name


def test_cache_gives_nothing_then_the_exact_picture(qtbot: QtBot) -> None:
    cache = FaceCache()
    face = CardFace("Ale", "Drink", "drink")
    with qtbot.waitSignal(cache.ready) as told:
        assert cache.face(face, QSize(150, 210), 1.0) is None
    assert told.args is not None and told.args[0].subject == face
    pixmap = cache.face(face, QSize(150, 210), 1.0)
    assert pixmap is not None
    assert pixmap.toImage() == render_face(face, 150, 210).convertToFormat(pixmap.toImage().format())
    cache.close()


def test_cache_stretches_the_old_picture_until_the_new_is_there(qtbot: QtBot) -> None:
    cache = FaceCache()
    face = CardFace("Ale", "Drink", "drink", "Gain 1 Alcohol Content.")
    with qtbot.waitSignal(cache.ready):
        cache.face(face, QSize(80, 112), 1.0)
    with qtbot.waitSignal(cache.ready):
        stretched = cache.face(face, QSize(160, 224), 2.0)
        assert stretched is not None
        assert stretched.size() == QSize(320, 448)
        assert stretched.devicePixelRatio() == 2.0
    exact = cache.face(face, QSize(160, 224), 2.0)
    assert exact is not None and exact.size() == QSize(320, 448)
    assert exact.toImage() != stretched.toImage()
    cache.close()


def test_cache_draws_one_picture_once_however_often_it_is_asked(qtbot: QtBot) -> None:
    cache = FaceCache()
    told: list[object] = []
    cache.ready.connect(told.append)
    with qtbot.waitSignal(cache.ready):
        for _ in range(5):
            cache.back("drink", None, QSize(60, 84), 1.0)
    QGuiApplication.processEvents()
    assert len(told) == 1
    cache.close()


def test_cache_forgets_what_was_not_seen_for_longest(qtbot: QtBot) -> None:
    one = 60 * 84 * 4
    cache = FaceCache(budget_bytes=2 * one)
    for name in ("first", "second", "third"):
        with qtbot.waitSignal(cache.ready):
            cache.face(CardFace(name), QSize(60, 84), 1.0)
    assert cache.face(CardFace("third"), QSize(60, 84), 1.0) is not None
    assert cache.face(CardFace("second"), QSize(60, 84), 1.0) is not None
    with qtbot.waitSignal(cache.ready):
        assert cache.face(CardFace("first"), QSize(60, 84), 1.0) is None
    cache.close()


def test_close_leaves_no_drawing_behind(qtbot: QtBot) -> None:
    cache = FaceCache()
    for number in range(30):
        cache.face(CardFace(f"Card {number}"), QSize(150, 210), 1.0)
    cache.close()
    with qtbot.assertNotEmitted(cache.ready, wait=50):
        QGuiApplication.processEvents()


def test_a_program_that_ends_while_cards_are_drawn_ends_in_peace() -> None:
    """Nothing says goodbye here: there is no event loop, and the cache is still at work."""
    lines = (
        "from PySide6.QtCore import QSize",
        "from PySide6.QtWidgets import QApplication",
        "from rdi_desktop.ui.cards.face_cache import FaceCache",
        "from rdi_desktop.ui.cards.face import CardFace",
        "app, cache = QApplication([]), FaceCache()",
        "for n in range(100): cache.face(CardFace(title=str(n), text='draws a card ' * 9), QSize(300, 420))",
    )
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], check=False, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_card_that_somebody_waits_for_is_drawn_at_once_and_never_so_many_that_one_feels_it(qtbot: QtBot) -> None:
    cache = FaceCache()
    size = QSize(150, 210)
    first = cache.face(CardFace("Ale", "Drink", "drink"), size, now=True)
    assert first is not None and first.size() == size
    cache._time = -1.0  # it has drawn long enough
    other = CardFace("Wine", "Drink", "drink")
    coarse = cache.face(other, size, now=True)
    assert coarse is not None and coarse.size() == size, "nobody sees a blank board"
    assert cache.busy, "the fine one is drawn beside"
    qtbot.waitUntil(lambda: not cache.busy, timeout=60_000)
    fine = cache.face(other, size)
    assert fine is not None and fine.toImage() != coarse.toImage()
    cache.close()
