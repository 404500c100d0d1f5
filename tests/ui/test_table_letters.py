# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written on the table: five sizes, none too small or too faint, nothing over anything else, from two to eight seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import lt

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import make_bot
from rdi_desktop.content import Content
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import SeatInfo, plan_game
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.painting import title_ground
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.look.themes import SIGHTS, THEMES
from rdi_desktop.ui.table.models import MatModel
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.scene import TableScene
from rdi_desktop.ui.table.widget import TableWidget
from tests.cases import in_one_test, weekly_but
from tests.ui.legible import cut_on_the_table
from tests.ui.table_fixtures import gambling
from tests.ui.table_hands import Hands
from tests.ui.table_texts import TableTexts, contrast, faint
from tests.ui.test_legible import CHARACTERS, NAMES

FEW = ("dimli", "fiona", "zot")
LOOKS, APART = 5, 5
"""So many moments of a game are looked at, and so many questions of one's own lie between two of them."""


def moments(session: LocalSession, content: Content, seat: int = 0) -> Iterator[int]:
    """Plays on, and stops before some of the questions to that seat."""
    bot = make_bot("regular", 1, content)
    asked = 0
    while not session.over and asked < LOOKS * APART:
        decision = session.decision()
        if decision is None or decision.seat != seat:
            session.step()
            continue
        asked += 1
        if asked % APART == 1:
            yield asked
        session.submit(bot.decide(lambda: session.view(seat), decision, lambda: session.playable(seat)))


OFTEN = {(1.0, (1280, 720)), (1.0, (1920, 1080)), (2.0, (1280, 720))}
"""The sizes that CI looks at: there one other look at each moment is enough; the week tries all."""
WORN = [(theme, "usual") for theme in list(THEMES)[1:]]
EVERY_LOOK = [(theme, sight) for theme in THEMES for sight in SIGHTS][1:]
"""Themes with colours for different eyes, but for the usual ones: CI looks at the first, the week at all."""


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    """No other test sees what was worn here."""
    yield
    THEME.wear("candle")


def faint_in_other_colours(
    qtbot: QtBot, texts: TableTexts, scene: TableScene, moment: int, *, often: bool
) -> dict[tuple[str, str], list[str]]:
    """What has too little contrast in other looks, which take turns: everything lies where it lay, and is only painted again."""
    found = {}
    for theme, sight in WORN[moment % len(WORN) :][:1] if often else EVERY_LOOK[moment::LOOKS]:
        THEME.wear(theme, sight)
        scene.dress()
        qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
        scene.dress()
        if said := faint(texts.seen(scene)):
            found[theme, sight] = said
    THEME.wear("candle")
    return found


USUAL, LARGEST, FULL_HD = (1.0, (1280, 720)), (2.0, (1280, 720)), (1.0, (1920, 1080))
SIGHT = [
    USUAL,
    *((1.0, size) for size in ((1024, 640), FULL_HD[1], (3840, 2160))),
    *((large, USUAL[1]) for large in (0.8, 1.4, 2.0)),
]
SEATED = [
    each
    for chosen, size in SIGHT
    for each in weekly_but(
        {USUAL: [(2, *USUAL), (5, *USUAL), (8, *USUAL)], LARGEST: [(8, *LARGEST)], FULL_HD: [(2, *FULL_HD)]}.get(
            (chosen, size), []
        ),
        range(2, 9),
        [chosen],
        [size],
    )
]
"""CI looks at few, middle and many in the usual window, at most in the largest letters, at fewest in the largest of its windows."""


@pytest.mark.parametrize(("seats", "chosen", "size"), SEATED, ids=str)
def test_everything_on_the_table_can_be_read(
    qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch, seats: int, chosen: float, size: tuple[int, int]
) -> None:
    texts, cut = TableTexts(monkeypatch), cut_on_the_table(monkeypatch)
    who = [SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES[:seats], CHARACTERS, strict=False)]
    who[0] = SeatInfo(NAMES[0], CHARACTERS[0])
    options = {"drinks": "deck-1", "prizes": True}
    session = LocalSession.new(plan_game(who, seed=seats, first=0, ask_always=True, options=options), content)
    widget = TableWidget(session, 0)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(*size)
    widget.table.set_letters(chosen)
    widget.show()
    scene = widget.table
    for moment, _ in enumerate(moments(session, content)):
        scene.refresh()
        scene.showing.skip()
        scene.refresh()
        scene.showing.skip()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
        usual = letters.scale() / max(1.0, letters.grown())  # where larger letters do not fit, they are as usual
        assert not texts.unfit(scene, letters.SIZES[0] * usual - (0.5 if chosen > 1 else 0))
        assert len(texts.seen(scene)) > 10 * seats, "texts are noted"
        sizes = {round(letters.step(each * letters.scale())) for each in letters.SIZES}
        assert texts.sizes(scene) <= sizes | {round(each * usual) for each in letters.SIZES}
        assert not faint_in_other_colours(qtbot, texts, scene, moment, often=(chosen, size) in OFTEN)
    assert not cut
    scene.cache.close()


def test_letters_grow_more_slowly_than_the_table_and_never_below_eleven_pixels() -> None:
    try:
        letters.set_scale(1.0, 1.0)
        assert [letters.step(pixels) for pixels in (3, 11, 12, 15, 19, 22, 40)] == [11, 11, 13, 16, 20, 20, 30]
        letters.set_scale(0.8, 0.8)
        assert letters.step(5) == letters.smallest() == 11
        letters.set_scale(3.0, 1.0)
        assert 1.9 < letters.scale() < 2.0
    finally:
        letters.set_scale(1.0, 1.0)


@in_one_test("kind", THEME.frames)
def test_titles_have_contrast_on_cards_of_every_type(kind: str) -> None:
    assert contrast(QColor("#fff3d6"), title_ground(THEME.frame(kind))) >= 4.5


@pytest.mark.parametrize("faint", ["small", "faint", "over"])
def test_the_check_finds_what_cannot_be_read(
    qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch, faint: str
) -> None:
    """It is shown something small, something faint, and two texts at one place."""
    texts = TableTexts(monkeypatch)
    session = LocalSession.new(plan_game([SeatInfo("A", "zot"), SeatInfo("B", "gerki")], seed=1), content)
    widget = TableWidget(session, 0)
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    widget.show()

    def paint(painter: QPainter, model: str, rect: QRectF) -> None:
        painter.fillRect(rect, QColor("white"))
        painter.setFont(THEME.title_font(8 if faint == "small" else 16))
        painter.setPen(QColor("#e0e0e0" if faint == "faint" else "black"))
        painter.drawText(rect, 0, model)
        if faint == "over":
            painter.drawText(QRectF(rect.translated(4, 2)), 0, "quite another")

    picture = Picture(z=900)
    widget.table.addItem(picture.item)
    picture.show("something written", (200.0, 40.0), 1.0, paint)
    picture.item.setPos(500, 330)
    assert any(each.startswith(faint) and "something" in each for each in texts.unfit(widget.table))
    widget.table.cache.close()


TABLES = (
    ("two-headed-dragon", 4, 0),
    ("two-headed-dragon", 6, 0),
    ("two-headed-dragon", 8, 0),
    ("leaders-and-lackeys", 8, 0),
    ("boss-battle", 4, 0),
    ("boss-battle", 4, 1),
    ("boss-battle", 5, 0),
    ("boss-battle", 5, 1),
)
TEAMS_OFTEN = {
    USUAL: [TABLES[2], TABLES[7]],
    LARGEST: [TABLES[3]],
    FULL_HD: [TABLES[0]],
}
"""CI looks at each variant once, and at an even table with many and with few."""
TEAMS = [
    pytest.param(*table, size, large, marks=() if table in TEAMS_OFTEN.get((large, size), ()) else pytest.mark.weekly)
    for table in TABLES
    for large, size in SIGHT
    if large != 1.4
]


@pytest.mark.parametrize(("variant", "count", "own", "size", "large"), TEAMS, ids=str)
def test_a_team_has_one_track_and_one_purse_and_all_of_it_can_be_read(
    qtbot: QtBot,
    content: Content,
    monkeypatch: pytest.MonkeyPatch,
    variant: str,
    count: int,
    own: int,
    size: tuple[int, int],
    large: float,
) -> None:
    """As many hearts and purses as sides, wherever they are painted; the own team's on the own mat."""
    texts, cut = TableTexts(monkeypatch), cut_on_the_table(monkeypatch)
    bosses = ("evil-pooky", "dominique", "torglesnarf", "karl", "valeria", "alaric", "daareka", "oozwald")
    characters = {"boss-battle": ("amundyr", *FEW, "oozwald"), "leaders-and-lackeys": bosses}.get(variant, CHARACTERS)
    who = [SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES[:count], characters, strict=False)]
    who[own] = SeatInfo(NAMES[own], characters[own])
    session = LocalSession.new(plan_game(who, seed=3, first=0, ask_always=True, variant=variant), content)
    widget = TableWidget(session, own)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(*size)
    widget.table.set_letters(large)
    widget.show()
    scene = widget.table
    for moment, _ in enumerate(moments(session, content, own)):
        scene.refresh()
        scene.showing.skip()
        scene.refresh()
        scene.showing.skip()
        qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
        usual = letters.scale() / max(1.0, letters.grown())
        assert not texts.unfit(scene, letters.SIZES[0] * usual - (0.5 if large > 1 else 0))
        models = {seat: mat.picture.model for seat, mat in scene._mats.items()}
        painted = {seat: model for seat, model in models.items() if isinstance(model, MatModel)}
        whole = [seat for seat, model in painted.items() if model.setting is None or not model.setting.shared]
        shared = [side for side, team in scene.teams.teams.items() if team.shared.item.isVisible()]
        sides = sorted([*(scene.view.seats[seat].side for seat in whole), *shared])
        out = {seat.side for seat in scene.view.seats if seat.out}
        assert sides == sorted({seat.side for seat in scene.view.seats} - (out - set(sides)))
        assert own in whole
        assert not faint_in_other_colours(qtbot, texts, scene, moment, often=(large, size) in OFTEN)
    assert not cut
    scene.cache.close()


@pytest.mark.parametrize(
    ("seats", "size", "least"), [(4, (1280, 720), 17), (8, (1280, 720), 17), (6, (1366, 520), 15)], ids=str
)
def test_who_has_chosen_large_letters_reads_no_name_and_no_title_of_what_happened_in_small_ones(
    qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch, seats: int, size: tuple[int, int], least: float
) -> None:
    texts = TableTexts(monkeypatch)
    who = [SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES[:seats], CHARACTERS, strict=False)]
    who[0] = SeatInfo(NAMES[0], CHARACTERS[0])
    session = LocalSession.new(plan_game(who, seed=seats, first=0), content)
    widget = TableWidget(session, 0)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(*size)
    widget.table.set_letters(2.0)
    widget.show()
    QApplication.processEvents()
    starts = tuple(name[:6] for name in NAMES[1:seats])
    names = [text for text in texts.seen(widget.table) if text.text.startswith(starts)]
    assert len(names) >= seats - 1
    assert all(text.pixels >= round(letters.smallest()) for text in names), [text.text for text in names]
    assert letters.smallest() > least
    widget.table.cache.close()


@pytest.mark.parametrize(
    ("variant", "seats", "own", "size"),
    [
        ("standard", 8, 0, (1024, 640)),
        ("boss-battle", 5, 0, (1280, 720)),
        ("boss-battle", 5, 1, (1280, 720)),
    ],
)
def test_every_pile_tells_its_number_in_the_largest_letters(
    qtbot: QtBot, content: Content, variant: str, seats: int, own: int, size: tuple[int, int]
) -> None:
    """Where piles are narrow, they are far enough apart."""
    characters = ("amundyr", *FEW, "oozwald") if variant == "boss-battle" else CHARACTERS
    who = [SeatInfo(name, id, "bot:regular") for name, id in zip(NAMES[:seats], characters, strict=False)]
    who[own] = SeatInfo(NAMES[own], characters[own])
    session = LocalSession.new(plan_game(who, seed=3, first=0, ask_always=True, variant=variant), content)
    widget = TableWidget(session, own)
    qtbot.addWidget(widget)
    widget.set_reduced_motion(True)
    widget.resize(*size)
    widget.table.set_letters(2.0)
    widget.show()
    for mat in widget.table._mats.values():
        badges = [pile._badge.item for pile in (mat._deck, mat._discard, mat._drink_me) if pile.sprite.item.isVisible()]
        assert len(badges) >= 2 and all(badge.isVisible() for badge in badges)
        rects = [badge.sceneBoundingRect().adjusted(1, 1, -1, -1) for badge in badges]
        assert not any(one.intersects(other) for one, other in pairwise(rects))
    widget.table.cache.close()


@pytest.mark.parametrize("plain", [False, True])
def test_no_word_beside_the_cards_is_smaller_in_larger_letters(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    texts = TableTexts(monkeypatch)
    hands = Hands(qtbot, gambling(4))
    scene = hands.table

    def told(size: float) -> dict[str, list[float]]:
        scene.set_letters(size, plain=plain)
        qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
        found: dict[str, list[float]] = {}
        for text in texts.seen(scene):
            if id(text.item) not in texts._sprites:
                found.setdefault(text.text, []).append(round(text.pixels))
        return {words: sorted(sizes) for words, sizes in found.items()}

    usual = told(1.0)
    for size in (1.3, 1.7, 2.0):
        large = told(size)
        shared = {words for words in usual if len(large.get(words, ())) == len(usual[words])}
        assert len(shared) > 10
        assert {w: (usual[w], large[w]) for w in shared if any(map(lt, large[w], usual[w]))} == {}
