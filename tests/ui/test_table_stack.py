# SPDX-License-Identifier: GPL-3.0-or-later
"""A deep stack: who and to whom can be read, equal entries are one group, answers stand below what they answer."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenWaiting, SeenWindow
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.layout import table_layout
from rdi_desktop.ui.table.lines import deep, laid_lines, lines_of
from rdi_desktop.ui.table.models import EntryModel
from tests.ui.legible import cut_on_the_table
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


@pytest.mark.parametrize("answers", range(8))
def test_up_to_sixteen_entries_can_be_read_with_eight_at_the_table(
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
    stack = session.shown.stack
    seen = [each.id for each in stack if scene.pieces.get(refs.entry(each.id)).item.isVisible()]
    assert len(seen) >= min(len(stack), 11), "few are folded away"
    assert {10, stack[-1].id} <= set(seen), "never what can be answered"
    rects = [scene.pieces.rect(refs.entry(id)) for id in seen]
    assert all(rect.height() >= 25 for rect in rects)
    for one, other in combinations(rects, 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 1
    assert not texts.unfit(scene, letters.smallest())
    assert not cut
    models = {id: scene._stack._rows[id][0].model for id in seen}
    ascending = sorted(
        seen, key=lambda id: (round(scene.pieces.rect(refs.entry(id)).top()), scene.pieces.rect(refs.entry(id)).left())
    )
    assert ascending == sorted(seen, key=lambda id: models[id].number), "numbers go from left to right and down"
    coasters = [model for model in models.values() if isinstance(model, EntryModel) and model.shape == "coaster"]
    assert len(coasters) == 8 and {model.change for model in coasters} == {("alcohol", 5)}
    assert all(bool(model.being_asked) == (id in (10, stack[-1].id)) for id, model in models.items()), (
        "what can be answered is lit, and nothing else"
    )


def test_equal_drinks_of_several_are_one_line_and_an_answer_is_moved_in() -> None:
    stack = round_for_all(3).shown.stack
    lines = lines_of(stack, lambda id: ALE if id < 20 else str(id))
    assert [len(line) for line in lines] == [1, 8, 1, 1, 1]
    assert [each.id for each in lines[1]] == list(range(10, 18)), "numbers ascend from the left, as everywhere"
    assert deep(stack[:4], str) and not deep(stack[:3], str)
    area = QRectF(0, 0, 500, 400)
    found = laid_lines(stack, area, 1.0, lambda id: ALE if id < 20 else str(id), ())
    assert found.folded is None
    lefts = [found.places[id].rect.left() for id in (30, 31, 32)]
    assert lefts == sorted(lefts) and lefts[0] < lefts[1] < lefts[2]
    assert [found.places[id].level for id in (30, 31, 32)] == [1, 2, 3]


def test_what_has_no_room_is_folded_into_one_line_and_what_can_be_answered_is_not() -> None:
    layout = table_layout(1280, 720, 8, 0)
    area = layout.stack.united(layout.history)
    chain = [entry(n, card=card(n, "halt", 0), by=0, answers=n - 1 if n else None) for n in range(16)]
    found = laid_lines(chain, area, layout.unit, str, {5})
    assert found.folded is not None
    _, count = found.folded
    folded = [id for id, place in found.places.items() if place.shape == "folded"]
    assert len(folded) == count and 5 not in folded and {0, 1, 15}.isdisjoint(folded)
    assert all(area.adjusted(-1, -1, 1, 1).contains(place.rect) for place in found.places.values())
