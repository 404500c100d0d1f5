# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything finds its place from 1280×720 to 4K, with two to eight seats."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from rdi_desktop.ui.table.centre import steps
from rdi_desktop.ui.table.layout import TableLayout, fan, in_rows, raised, table_layout
from tests.cases import in_one_test

SIZES = [(1280, 720), (1024, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1280, 1024)]


@in_one_test("size", SIZES)
@in_one_test("seats", range(2, 9))
def test_nothing_overlaps_and_nothing_leaves_the_table(size: tuple[int, int], seats: int) -> None:
    layout = table_layout(*size, seats, 0)
    table = QRectF(0, 0, *size)
    fixed = {
        **{f"mat {seat}": rect for seat, rect in layout.mats.items()},
        "bar": layout.bar,
        "stack": layout.stack,
        "prompt": layout.prompt,
        "hand": layout.hand,
    }
    assert len(layout.mats) == seats
    for name, rect in fixed.items():
        assert table.contains(rect), name
        assert rect.width() > 0 and rect.height() > 0, name
    for (one, a), (other, b) in combinations(fixed.items(), 2):
        shared = a.intersected(b)
        assert shared.width() * shared.height() < 1, f"{one} overlaps {other}"
    for name in ("drink_deck", "drink_discard", "inn", "pot"):
        assert layout.bar.adjusted(-1, -1, 1, 1).contains(getattr(layout, name)), name


@in_one_test("size", [*SIZES, (1024, 640)])
@in_one_test("seats", range(3, 9))
def test_the_middle_lies_beside_all_settings(size: tuple[int, int], seats: int) -> None:
    for plain in (False, True):
        layout = table_layout(*size, seats, 0, True, plain=plain)
        assert layout.plain is plain
        for seat, rect in layout.mats.items():
            for middle in (layout.bar, layout.stack, layout.history):
                shared = rect.intersected(middle)
                assert shared.width() * shared.height() < 1, f"mat {seat}"


@in_one_test("size", SIZES)
def test_own_cards_can_be_read(size: tuple[int, int]) -> None:
    width, height = table_layout(*size, 8, 0).hand_card
    assert width >= 0.104 * size[0] and height >= 145


@in_one_test("size", [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (2560, 1440), (3840, 2160)])
@in_one_test("front", [0, 2])
def test_the_hand_takes_a_quarter_of_the_height_at_every_size(size: tuple[int, int], front: int) -> None:
    for letters in (0.8, 1.0, 2.0):
        hand = table_layout(*size, 4, 0, front=front, letters=letters).hand
        assert 0.2199 <= hand.height() / size[1] <= 0.25
        assert hand.bottom() == pytest.approx(size[1])


@in_one_test("letters", [0.8, 1.0, 2.0])
@in_one_test("size", [*SIZES, (850, 672)])
def test_seven_cards_lie_in_the_hand_side_by_side_and_a_raised_one_covers_nothing(
    size: tuple[int, int], letters: float
) -> None:
    for front in (0, 2):
        layout = table_layout(*size, 4, 0, True, front, letters)
        width, height = layout.hand_card
        places = [at for at, _ in fan(7, layout.hand, layout.hand_card)]
        assert all(after.x() - before.x() >= width for before, after in pairwise(places))
        for at in places:
            assert raised(at, layout.hand_card).y() - height / 2 >= layout.prompt.bottom()
            assert at.y() + height * (layout.hand_seen - 0.5) <= size[1] + 0.01, "what is read lies above the edge"


def test_mats_are_larger_where_few_sit_at_the_table() -> None:
    widths = [table_layout(1920, 1080, seats, 0).mats[1].width() for seats in (2, 3, 4, 8)]
    assert widths == sorted(set(widths), reverse=True)


def test_larger_letters_make_room_for_what_is_asked() -> None:
    usual, large = (table_layout(1280, 720, 4, 0, letters=letters) for letters in (1.0, 1.5))
    assert large.prompt.height() > usual.prompt.height() * 1.4
    assert large.path.height() > usual.path.height()
    assert all(layout.prompt.contains(layout.path) for layout in (usual, large)), "phases stand on the plate"


@in_one_test("seats", range(2, 9))
def test_the_next_player_sits_on_the_left(seats: int) -> None:
    for own in range(seats):
        mats = table_layout(1280, 720, seats, own).mats
        following, before = mats[(own + 1) % seats], mats[(own - 1) % seats]
        assert mats[own].top() > max(rect.top() for seat, rect in mats.items() if seat != own)
        if seats > 2:
            assert following.center().x() < before.center().x()


@in_one_test("count", [0, 1, 7, 12, 20])
def test_a_hand_of_any_size_stays_in_its_place(count: int) -> None:
    layout = table_layout(1280, 720, 4, 0)
    places = fan(count, layout.hand, layout.hand_card)
    assert len(places) == count
    for at, _ in places:
        assert (
            layout.hand.left() <= at.x() - layout.hand_card[0] / 2
            and at.x() + layout.hand_card[0] / 2 <= layout.hand.right()
        )
    assert [at.x() for at, _ in places] == sorted(at.x() for at, _ in places)


@in_one_test("current", range(-1, 5))
def test_no_arrow_between_two_phases_lies_under_one_of_them(current: int) -> None:
    room = QRectF(10, 5, 600, 18)
    boxes, tips = steps([90.0, 40.0, 80.0, 40.0], room, current)
    assert len(tips) == 3
    for before, tip, after in zip(boxes, tips, boxes[1:], strict=False):
        assert before.right() < tip.x() - room.height() * 0.3
        assert tip.x() < after.left()
    assert boxes[-1].right() <= room.right()


@in_one_test("size", [(1024, 640), *SIZES])
@in_one_test("seats", range(2, 11))
def test_the_middle_has_a_cloth_and_room_for_what_is_played(size: tuple[int, int], seats: int) -> None:
    """Drinks, Inn and pot lie on the cloth while nothing is played, and beside it as soon as something is."""
    for plain in (False, True):
        check_middle(table_layout(*size, seats, 0, plain=plain))


def check_middle(layout: TableLayout) -> None:
    assert layout.cloth.intersected(layout.centre).height() >= 0.7 * layout.cloth.height()
    assert layout.cloth.bottom() < layout.prompt.top()
    assert layout.stack.width() >= 420 * layout.unit
    places = list(layout.quiet)
    assert all(layout.centre.contains(rect) and layout.cloth.contains(rect) for rect in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    beside = (layout.drink_deck, layout.drink_discard, layout.inn, layout.pot)
    assert not any(rect.intersects(layout.stack) for rect in beside)
    assert not layout.history.intersects(layout.stack)
    assert layout.stack.height() >= 170 * layout.unit or layout.unit < 1, "cards can stand"


def test_where_there_is_no_room_nothing_is_laid() -> None:
    """An automaton has no hand."""
    nowhere = QRectF(4, 4, 0, 0)
    assert [in_rows(count, nowhere, (0.0, 0.0)) for count in (0, 2)] == [((0, 0), []), ((0, 0), [nowhere] * 2)]
    assert in_rows(0, QRectF(0, 0, 100, 50), (30.0, 42.0)) == ((30.0, 42.0), [])


@in_one_test("count", range(1, 12))
def test_cards_that_have_to_lie_apart_cover_nothing(count: int) -> None:
    area = QRectF(10, 20, 230, 141)
    size, places = in_rows(count, area, (90.0, 126.0), 2, apart=True)
    whole = [QRectF(place.left(), place.top(), *size) for place in places]
    assert all(area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect) for rect in whole)
    assert not any(one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other) for one, other in combinations(whole, 2))


@in_one_test("most", [1, 2])
@in_one_test("count", range(1, 20))
def test_cards_in_rows_stay_within_their_place_and_cover_each_other_only_from_the_right(count: int, most: int) -> None:
    area = QRectF(10, 20, 230, 141)
    size, places = in_rows(count, area, (90.0, 126.0), most)
    whole = [QRectF(place.left(), place.top(), *size) for place in places]
    assert all(area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect) for rect in whole)
    assert all(place.width() > 7 for place in places)
    for (one, seen), (other, _) in combinations(zip(whole, places, strict=True), 2):
        if one.top() == other.top():
            assert seen.right() <= other.left() + 0.1
        else:
            assert not one.intersects(other)


TEAMS = [(0, 0, 1, 1), (0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 2, 2, 3, 3), (0, 1, 1, 1), (0, 1, 1, 1, 1)]


@pytest.mark.parametrize("letters", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), *SIZES], ids=str)
@pytest.mark.parametrize("sides", TEAMS, ids=str)
def test_teammates_sit_side_by_side_on_one_mat(sides: tuple[int, ...], size: tuple[int, int], letters: float) -> None:
    """Whoever looks; what they share lies on that mat, and nothing lies over anything else."""
    everybody = frozenset(range(len(sides)))
    for own in everybody:
        layout = table_layout(*size, len(sides), own, tokens=True, letters=letters, sides=sides)
        assert set(layout.mats) == everybody
        assert {plate.side for plate in layout.plates} == {side for side in sides if sides.count(side) > 1}
        for plate in layout.plates:
            assert {sides[seat] for seat in plate.seats} == {plate.side}
            assert len(plate.seats) == sides.count(plate.side)
            for seat in plate.seats:
                assert plate.rect.adjusted(-1, -1, 1, 1).contains(layout.mats[seat])
            for shared in (plate.track, plate.purse, plate.shared):
                assert plate.rect.adjusted(-1, -1, 1, 1).contains(shared) or shared.isEmpty()
            assert plate.own == (own in plate.seats)
        whole = {f"team {plate.side}": plate.rect for plate in layout.plates}
        whole |= {f"mat {s}": layout.mats[s] for s in everybody if sides.count(sides[s]) == 1}
        whole |= {f"ribbon {plate.side}": plate.ribbon for plate in layout.plates if not plate.ribbon.isEmpty()}
        whole |= {"stack": layout.stack, "prompt": layout.prompt, "hand": layout.hand, "bar": layout.bar}
        table = QRectF(-1, -1, size[0] + 2, size[1] + 2)
        for name, rect in whole.items():
            assert table.contains(rect), name
        for (one, a), (other, b) in combinations(whole.items(), 2):
            shared = a.intersected(b)
            assert (one.startswith("team") and other.startswith("ribbon")) or shared.width() * shared.height() < 1, (
                f"{one} lies over {other}"
            )
        assert layout.stack.width() >= 480 * layout.unit and layout.stack.height() >= 150 * layout.unit
        assert 0.2199 <= layout.hand.height() / size[1] <= 0.25
