# SPDX-License-Identifier: GPL-3.0-or-later
"""What is being played: the newest stands, older ones lie or are seals, and what several get stands before each of them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenWaiting, SeenWindow
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.table import played, refs
from rdi_desktop.ui.table.layout import table_layout
from rdi_desktop.ui.table.lines import lines_of, standing, unfolded_lines
from rdi_desktop.ui.table.models import EntryModel
from tests.cases import in_one_test
from tests.ui.legible import cut_on_the_table, paint_anew
from tests.ui.table_fixtures import FakeSession, alter, card, decision, entry, make_view
from tests.ui.table_hands import Hands
from tests.ui.table_texts import TableTexts

ALE = "Light Ale"


def round_for_all(answers: int, seats: int = 8) -> FakeSession:
    """Everybody is about to drink the same Ale; a chain of answers to one of them."""
    view = make_view(seats, hand=("ward", "ward", "halt", "nap", "mend", "smite", "raise"))
    for seat in view.seats:
        alter(seat, out=False)
    ale = card(200, "ale", None)
    alter(view, stack=[entry(1, card=card(199, "wine", None), by=1)])
    alter(
        view,
        stack=view.stack
        + [
            entry(10 + seat, "drink", cards=[ale], drinker=seat, by=seat, outcome={str(seat): {"alcohol": 5}})
            for seat in range(seats)
        ],
    )
    for n in range(answers):
        on = 11 if n == 0 else 29 + n
        view.stack.append(entry(30 + n, card=card(300 + n, "halt", n % seats), by=n % seats, answers=on, on=on))
    newest = view.stack[-1].id
    ways = [Option(f"play:12:on{id}", "play", card=12, on=id) for id in (newest, 10)]
    alter(view, window=SeenWindow(newest, "played"))
    alter(view, waiting=SeenWaiting(None, "respond"))
    alter(view, pending=decision("respond", [*ways, Option("pass", "pass")], about=newest, default=("pass",)))
    return FakeSession(view, [])


@pytest.mark.parametrize("answers", range(0, 8, 2))
def test_a_drink_for_all_stands_before_each_and_the_newest_beside_what_it_does(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    texts = TableTexts(monkeypatch)
    session = round_for_all(answers)
    hands = Hands(qtbot, session)
    scene = hands.table
    cut = cut_on_the_table(monkeypatch)
    hands.widget.resize(1281, 721)  # painted anew, and noted from now on
    qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
    scene.animator.skip()
    stack, layout = session.shown.stack, scene.layout
    rects = {each.id: scene.pieces.rect(refs.entry(each.id)) for each in stack}
    for one, other in combinations(rects.values(), 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 1
    assert not texts.unfit(scene, letters.smallest())
    assert not cut
    models = {id: scene._stack._rows[id][0].model for id in rects}
    for seat in range(8):
        chip, mug = rects[10 + seat], scene._mats[seat].track()
        model = models[10 + seat]
        assert isinstance(model, EntryModel) and model.shape == "served" and model.change == ("alcohol", 5)
        assert chip.height() >= 20 and not chip.adjusted(1, 1, -1, -1).intersects(mug), (
            "no number of a tankard is covered"
        )
        assert layout.mats[seat].adjusted(0, 0, 0, chip.height()).contains(chip), "it stands before its drinker"
    assert all(bool(model.being_asked) == (id in (10, stack[-1].id)) for id, model in models.items()), (
        "what can be answered is lit, and nothing else"
    )
    older = [id for id in (1, *range(30, 30 + answers)) if id != stack[-1].id]
    assert [rects[id].left() for id in older] == sorted(rects[id].left() for id in older), "oldest left"
    if answers:
        newest = models[stack[-1].id]
        assert isinstance(newest, EntryModel) and newest.shape == "single"
        assert all(rects[stack[-1].id].height() > 1.5 * rects[id].height() for id in older), "the newest is the largest"


@pytest.mark.parametrize("seats", [[0], [0, 1, 2]])
def test_a_last_chance_shows_the_faces_of_those_whose_it_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: list[int]
) -> None:
    """Nobody plays it, and it has no card: they stand on its board and beside it."""
    painted: list[tuple[int, QRectF]] = []
    monkeypatch.setattr(played, "paint_face", lambda _, seat, *more: painted.append((seat, more[-1])))
    paint_anew(monkeypatch)
    view = make_view(4)
    alter(view, stack=[entry(5, "last_chance", seats=seats, by=None)])
    alter(view, waiting=SeenWaiting(None, "last_chance"))
    hands = Hands(qtbot, FakeSession(view))
    scene = hands.table
    qtbot.waitUntil(lambda: not scene.cache.busy, timeout=60_000)
    assert [seat for seat, _ in painted[: 2 * len(seats)]] == [*seats, *seats]
    for (_, one), (_, other) in combinations(painted[: 2 * len(seats)], 2):
        assert one.width() > 20 and one.intersected(other).width() < 8, "they lie side by side"


def test_equal_drinks_of_several_are_one_line_and_an_answer_is_moved_in() -> None:
    stack = round_for_all(3).shown.stack

    def title(id: int) -> str:
        return ALE if id < 20 else str(id)

    lines = lines_of(stack, title)
    assert [len(line) for line in lines] == [1, 8, 1, 1, 1]
    assert [each.id for each in lines[1]] == list(range(10, 18)), "numbers ascend from the left, as everywhere"
    found = unfolded_lines(stack, QRectF(0, 0, 500, 400), 1.0, title)
    lefts = [found.places[id].rect.left() for id in (30, 31, 32)]
    assert lefts == sorted(lefts) and lefts[0] < lefts[1] < lefts[2]
    assert [found.places[id].level for id in (30, 31, 32)] == [1, 2, 3]


@in_one_test("size", [(1024, 640), (1280, 720), (1920, 1080), (1280, 1024)])
@in_one_test("seats", [2, 4, 8])
def test_the_newest_stands_and_older_ones_lie_or_are_seals_within_the_middle(size: tuple[int, int], seats: int) -> None:
    for chosen in (1.0, 1.3):
        layout = table_layout(*size, seats, 0, letters=chosen)
        letters.set_scale(layout.unit, chosen)
        for count in range(1, 14):
            stands = standing(count, layout.stack, layout.unit)
            rects = [place.rect for place in stands.places if place.shape != "left_out"]
            drawn = [rect for rect in (*rects, stands.fold) if not rect.isEmpty()]
            assert all(layout.stack.adjusted(-1, -1, 1, 1).contains(rect) for rect in drawn)
            for one, other in combinations(drawn, 2):
                assert not one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)
            older = {place.shape for place in stands.places[:-1]}
            assert older <= ({"card"} if count <= 3 and chosen == 1 else {"card", "seal"})
            assert stands.fold.isEmpty() == ("seal" not in older)
            assert stands.places[-1].shape == "single" or chosen > 1
            lefts = [place.rect.left() for place in stands.places[:-1]]
            assert (
                lefts == sorted(lefts) and stands.places[-1].rect.height() >= max(rect.height() for rect in rects) - 25
            )
    letters.set_scale(1.0, 1.0)


def test_with_no_room_for_all_seals_the_oldest_are_left_out() -> None:
    letters.set_scale(1.0, 1.0)
    stands = standing(40, QRectF(0, 0, 680, 200), 1.0)
    shapes = [place.shape for place in stands.places]
    assert shapes == sorted(shapes, key=["left_out", "seal", "single"].index) and 10 < shapes.count("seal") < 39
    assert not stands.fold.isEmpty()


def test_an_arrow_leads_from_an_answer_to_the_mug_that_it_saves(qtbot: QtBot) -> None:
    hands = Hands(qtbot, round_for_all(1))
    scene = hands.table
    head = scene._stack._links._items[-1].path().boundingRect()
    saved, others = (
        [scene.pieces.rect(refs.entry(10 + seat)).center() for seat in range(8) if (seat == 1) is mine]
        for mine in (True, False)
    )
    far = [QLineF(head.center(), at).length() for at in (*saved, *others)]
    assert min(far) == far[0] < 60
