# SPDX-License-Identifier: GPL-3.0-or-later
"""The round table: who sits where, what lies before them, and what is shown of it when it is pointed at."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, groupby, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs, seats, tankard
from rdi_desktop.ui.table.cut import below, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from rdi_desktop.ui.table.layout import PLAIN_LETTERS, enlarged, table_layout
from rdi_desktop.ui.table.placard import Boards
from rdi_desktop.ui.table.portraits import FaceModel
from rdi_desktop.ui.table.round_places import SEATINGS
from rdi_desktop.ui.table.speech import wrapped
from tests.cases import in_one_test
from tests.ui.table_fixtures import action_phase, alter, card
from tests.ui.table_hands import Hands
from tests.ui.table_texts import TableTexts

WINDOWS = [(1280, 720), (1024, 640), (1280, 1024), (1920, 1080), (1720, 720), (2560, 1440), (3840, 2160)]
LETTERS = (0.8, 1.0, 1.3)


def area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


@pytest.mark.parametrize("cut", [cut_top, cut_bottom, cut_left, cut_right])
def test_what_is_cut_off_and_what_is_left_are_all_there_is(cut: object) -> None:
    whole = QRectF(3, 5, 200, 100)
    for size in (0.0, 20.0, 500.0):
        part, rest = cut(whole, size)  # type: ignore[operator]
        assert area(part) + area(rest) == pytest.approx(area(whole))
        assert area(part & rest) == 0
        assert part.united(rest) == whole
        part, rest = cut(whole, size, 8.0)  # type: ignore[operator]
        assert part.united(rest) == whole or size == 500
        assert area(part & rest) == 0


@pytest.mark.parametrize("cut", [columns, rows])
def test_shares_fill_the_whole_but_for_the_gaps(cut: object) -> None:
    whole = QRectF(3, 5, 200, 100)
    parts = cut(whole, (1, 2, 1), 4.0)  # type: ignore[operator]
    assert sum(map(area, parts)) == pytest.approx(area(whole) - 8 * (100 if cut is columns else 200))
    assert area(parts[1]) == pytest.approx(2 * area(parts[0]))
    assert not any(area(one & other) for one, other in combinations(parts, 2))


def test_what_meets_others_begins_below_them() -> None:
    rect, met, aside = QRectF(0, 0, 100, 100), QRectF(50, -20, 20, 50), QRectF(200, 0, 10, 90)
    assert below(rect, [met, aside], 4) == QRectF(0, 34, 100, 66)


@in_one_test("size", WINDOWS)
@in_one_test("others", SEATINGS)
@in_one_test("letters", LETTERS)
def test_everybody_has_a_place_of_their_own_and_the_middle_has_room(
    size: tuple[int, int], others: int, letters: float
) -> None:
    for tokens in (False, True):
        layout = table_layout(*size, others + 1, 0, tokens, letters=letters)
        table, far = QRectF(0, 0, *size), {seat: layout.mats[seat] for seat in range(1, others + 1)}
        for one, other in combinations(layout.mats.values(), 2):
            assert area(one & other) == 0
        for seat, rect in far.items():
            assert table.contains(rect)
            body = layout.persons[seat]
            face = QRectF(
                body.center().x() - body.width() * 0.2,
                body.top() + body.height() * 0.1,
                body.width() * 0.4,
                body.height() * 0.5,
            )
            assert table.contains(face), "a face is whole"
            assert not any(face.intersects(mat) for mat in layout.mats.values()), "and lies under no setting"
            assert rect.top() > layout.rim.at(rect.center().x()), "a setting lies on the table"
        bodies = [layout.persons[seat] for seat in far]
        assert all(b.center().x() - a.center().x() > a.width() * 0.7 for a, b in pairwise(bodies))
        assert layout.stack.height() >= 150 * layout.unit
        assert layout.stack.width() >= 540 * layout.unit
        boards = Boards.of(layout)
        (wide, high), at = boards.card, boards.spot().at
        card = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high).adjusted(0, 4 * layout.unit, 0, 0)
        assert high >= 145 * layout.unit
        assert not any(card.intersects(mat) for mat in layout.mats.values()), "a shown card hides no numbers"


@in_one_test("size", WINDOWS)
@in_one_test(
    "sides", [(0, 0, 1, 1), (0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 2, 2, 3, 3), (0, 1, 1, 1), (0, 1, 1, 1, 1, 1, 1, 1)]
)
def test_a_team_sits_side_by_side_behind_one_setting_and_the_middle_has_room(
    size: tuple[int, int], sides: tuple[int, ...]
) -> None:
    for own in (0, len(sides) - 1):
        layout = table_layout(*size, len(sides), own, True, sides=sides)
        assert set(layout.persons) == set(layout.mats)
        for plate in layout.plates:
            if plate.own:
                continue
            bodies = [layout.persons[seat] for seat in plate.seats]
            for body, seat in zip(bodies, plate.seats, strict=True):
                assert layout.settings[seat].shared, "the tankard is the team's"
                assert abs(body.center().x() - layout.mats[seat].center().x()) < 1
                assert body.top() > -body.height() * 0.1 and body.bottom() < plate.rect.center().y()
            apart = [b.center().x() - a.center().x() for a, b in pairwise(bodies)]
            assert all(bodies[0].width() * 0.5 < each <= 200 * layout.unit for each in apart)
            assert plate.rect.top() > layout.rim.at(plate.rect.center().x()), "it lies on the table"
        assert layout.stack.height() >= 150 * layout.unit


@in_one_test("size", [(960, 720), (1024, 640), (1280, 720), (1280, 1024), (1728, 720), (3840, 2160)])
@in_one_test("seats", range(2, 9))
def test_no_large_part_of_the_window_is_bare(size: tuple[int, int], seats: int) -> None:
    """From 4:3 to 2.4:1 the largest rectangle in which there is nothing is less than 15 % of the window."""
    layout = table_layout(*size, seats, 0)
    taken = [*layout.mats.values(), *layout.persons.values(), layout.bar, layout.stack, layout.history]
    taken += [layout.cloth, layout.prompt, layout.hand, layout.controls]
    columns, step = 64, size[0] / 64
    lines = int(size[1] / step)
    cells = [[QRectF(x * step + 1, y * step + 1, step - 2, step - 2) for x in range(columns)] for y in range(lines)]
    free = [[not any(rect.intersects(cell) for rect in taken) for cell in line] for line in cells]
    largest = 0
    for top in range(lines):
        below = [True] * columns
        for bottom in range(top, lines):
            below = [was and now for was, now in zip(below, free[bottom], strict=True)]
            wide = max(len(list(run)) if is_free else 0 for is_free, run in groupby(below))
            largest = max(largest, wide * (bottom - top + 1))
    assert largest < 0.15 * columns * lines


@in_one_test("size", WINDOWS)
@in_one_test("others", SEATINGS)
def test_what_lies_on_a_setting_lies_beside_each_other(size: tuple[int, int], others: int) -> None:
    for tokens in (False, True):
        usual = table_layout(*size, others + 1, 0, tokens)
        for layout in (usual, enlarged(usual, 1)):
            for seat in (0, 1):
                inside = layout.mat_inside[seat]
                parts = [inside.track, inside.head, inside.gold, inside.deck, inside.discard, inside.drink_me]
                parts += [inside.tokens, *([inside.rest] if seat else [])]
                over = layout.settings[seat].over
                for (i, one), (j, other) in combinations(enumerate(parts), 2):
                    if not (over and (i, j) == (0, 1)):  # the plate lies over the mug's rim
                        assert area(one & other) < 1, (seat, i, j)
                assert inside.track.height() >= 55 * layout.unit


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_open_hands_cover_no_name(qtbot: QtBot, seats: int) -> None:
    """Whoever sits by the fire, or looks back at a game, reads whose cards they are."""
    session = action_phase(seats)
    for seat in session.shown.seats[1:]:
        hand = [card(400 + 10 * seat.seat + n, "ward", seat.seat) for n in range(7)]
        alter(seat, hand=hand, hand_count=7, out=False)
    hands = Hands(qtbot, session)
    scene = hands.table
    for seat in range(1, seats):
        name = scene.layout.mat_inside[seat].head.translated(scene.layout.mats[seat].topLeft())
        for n in range(7):
            rect = scene.pieces.rect(refs.card(400 + 10 * seat + n))
            assert (rect & name).height() < 2, "they are above it, but for a rounded pixel"
            assert rect.bottom() > name.top() - name.height(), "and close to it"


def test_pointing_shows_more_of_a_setting() -> None:
    usual = table_layout(1280, 720, 8, 0, True)
    large = enlarged(usual, 3)
    assert area(large.mats[3]) > 3 * area(usual.mats[3])
    assert usual.mat_inside[3].deck.width() == 0 < large.mat_inside[3].deck.width()
    assert QRectF(0, 0, 1280, 720).contains(large.mats[3])
    assert large.persons == usual.persons, "whoever sits there stays"
    assert enlarged(usual, 0) is usual, "one's own is whole"


def test_large_letters_small_windows_and_who_wants_it_have_a_plain_table() -> None:
    usual = table_layout(1280, 720, 4, 0)
    for plain in (
        table_layout(1280, 720, 4, 0, letters=PLAIN_LETTERS),
        table_layout(1000, 600, 4, 0),
        table_layout(1280, 720, 4, 0, plain=True),
        table_layout(1280, 720, 10, 0),
    ):
        assert plain.plain and not usual.plain
        assert plain.persons[1].height() < 0.4 * usual.persons[1].height(), "persons are small"
        assert plain.mats[1].height() > 1.5 * usual.mats[1].height() * plain.unit, "and settings have their room"


@in_one_test("size", [(640, 480), (900, 560), *WINDOWS])
@in_one_test("others", range(1, 9))
@in_one_test("letters", (0.8, 1.0, 1.4, 2.0))
def test_on_a_plain_setting_everything_has_a_place(size: tuple[int, int], others: int, letters: float) -> None:
    for tokens in (False, True):
        layout = table_layout(*size, others + 1, 0, tokens, letters=letters, plain=True)
        for one, other in combinations([*layout.mats.values(), layout.stack, layout.prompt, layout.controls], 2):
            assert area(one & other) == 0
        for seat, rect in layout.mats.items():
            assert QRectF(0, 0, *size).contains(rect)
            inside = layout.mat_inside[seat]
            parts = [inside.track, inside.head, inside.gold, inside.deck, inside.discard, inside.drink_me, inside.hand]
            parts += [inside.tokens, *([inside.rest] if seat else [])]
            for one, other in combinations(parts, 2):
                assert area(one & other) < 1, (seat, parts.index(one), parts.index(other), one, other)
            assert min(pile.width() for pile in (inside.deck, inside.discard, inside.drink_me)) >= 12 * layout.unit
            assert inside.track.height() >= 40 * layout.unit or others > 7


@pytest.mark.parametrize("plain", [False, True])
def test_the_name_of_whoever_is_out_is_read_above_the_dark(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    texts = TableTexts(monkeypatch)
    hands = Hands(qtbot, action_phase(8))
    scene = hands.table
    scene.set_letters(1.0, plain=plain)
    assert scene.view.seats[7].out
    mat = scene._mats[7].picture
    name = scene.layout.mat_inside[7].head.translated(scene.layout.mats[7].topLeft())
    dark = mat.veil.item.pixmap().toImage()
    low = mat.veil.item.mapFromScene(name.center().x(), name.bottom() - 3) - mat.veil.item.offset()
    assert dark.pixelColor(low.toPoint()).alpha() == 0
    assert dark.pixelColor(low.toPoint() + QPoint(0, 20)).alpha() > 100
    assert any(text.text.startswith("Perkin") for text in texts.seen(scene))


def test_a_tankard_shows_both_numbers_and_how_near_the_end_is() -> None:
    rect = QRectF(0, 0, 120, 100)
    levels = [tankard.level(rect, value) for value in range(21)]
    assert levels == sorted(levels, reverse=True)
    assert tankard.glass_of(rect).top() < levels[20] < levels[0] < tankard.glass_of(rect).bottom()
    colours = [tankard.danger(left)[0] for left in (6, 3, 2, 0)]
    assert len(set(colours)) == 3 and colours[2] == colours[3]


def test_a_person_is_pointed_at_like_the_setting_before_it_which_then_is_raised(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(4))
    table = hands.table
    body = table._mats[2].portrait.item.sceneBoundingRect()
    assert refs.seat(2) in set(table.pieces.all_at(QPointF(body.center().x(), body.top() + body.height() * 0.4)))
    before = table.pieces.rect(refs.seat(2))
    table.point_at(refs.seat(2))
    qtbot.waitUntil(lambda: area(table.pieces.rect(refs.seat(2))) > 2 * area(before), timeout=60_000)
    table.point_at(None)
    qtbot.waitUntil(lambda: table.pieces.rect(refs.seat(2)) == before, timeout=60_000)


def test_persons_look_to_whoever_is_on_turn(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(4))
    looks = {}
    for seat in (1, 3):
        model = hands.table._mats[seat].portrait.model
        assert isinstance(model, FaceModel)
        looks[seat] = model.gaze
    assert looks == {1: "right", 3: "left"}, "the one at the near side, in the middle"


def test_who_bears_grudges_scowls_at_whoever_struck_until_it_is_over(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(4))
    table = hands.table
    view, layout = table.view, table.layout

    def struck(by: int) -> SeenTable:
        resents = replace(view.seats[2], struck_by=by, struck_at=view.turn_number)
        return replace(view, seats=[resents if seat.seat == 2 else seat for seat in view.seats])

    calm = seats._look(view, 2, layout, (2,))
    assert not calm[1]
    assert [seats._look(struck(by), 2, layout, (2,)) for by in (1, 3)] == [("left", True), ("right", True)]
    assert seats._look(struck(1), 2, layout, ()) == calm
    later = replace(struck(1), turn_number=view.turn_number + 8)
    assert seats._look(later, 2, layout, (2,)) == calm


def test_what_is_said_is_in_few_lines_about_equally_long() -> None:
    metrics = QFontMetricsF(QFont(THEME.title_font(20)))
    assert wrapped("Hey!", metrics, 200) == ["Hey!"]
    lines = wrapped("I never bluff. It shows in the halo.", metrics, 200)
    assert 2 <= len(lines) <= 3
    assert all(metrics.horizontalAdvance(line) <= 200 for line in lines)
    assert " ".join(lines) == "I never bluff. It shows in the halo."


def test_names_at_all_settings_have_one_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = TableTexts(monkeypatch)
    hands = Hands(qtbot, action_phase(8))
    scene, view = hands.table, hands.session.shown
    qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
    names = {
        (seat, text.pixels)
        for text in texts.seen(scene)
        for seat, rect in scene.layout.mats.items()
        if text.text == view.seats[seat].name and rect.adjusted(-4, -30, 4, 4).contains(text.rect.center())
    }
    assert {seat for seat, _ in names} >= set(range(1, 7)) and len({size for _, size in names}) == 1, names
