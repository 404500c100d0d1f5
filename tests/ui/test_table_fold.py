# SPDX-License-Identifier: GPL-3.0-or-later
"""Beside a deep stack stands what it comes to; and what of it has no room is unfolded by click, by keys and by a screen reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenDeed
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.lines import unfolded_lines
from rdi_desktop.ui.table.models import EntryModel, NumbersToCome
from rdi_desktop.ui.table.stack_forecast import NumberChange, forecasts
from rdi_desktop.ui.words.names import ShownNames
from tests.rules.deal import at, content, deal
from tests.ui.reader import nodes, press
from tests.ui.table_fixtures import alter, card, decision, entry, gambling
from tests.ui.table_hands import Hands
from tests.ui.table_texts import TableTexts
from tests.ui.test_table_stack import round_for_all

Key = Qt.Key
MANY = 14
"""With so many answers not all of them have room."""


def seen(hands: Hands) -> list[int]:
    """The entries that are to be seen."""
    stack = hands.session.shown.stack
    return [each.id for each in stack if hands.table.pieces.get(refs.entry(each.id)).item.isVisible()]  # type: ignore[union-attr]


def all_seen(hands: Hands) -> bool:
    """Whether everything stands in lines."""
    stack = hands.session.shown.stack
    models = [hands.table._stack._rows[each.id][0].model for each in stack]
    shapes = {model.shape for model in models if isinstance(model, EntryModel)}
    return shapes <= {"row", "coaster"} and len(seen(hands)) == len(stack)


def told_on_passing(hands: Hands) -> str:
    """What the button with the default answer comes to."""
    button = hands.table.pieces.get(refs.Ref("button", "pass"))
    assert button is not None
    return button.item.toolTip().partition("\n")[2]


# as it stands


@pytest.mark.parametrize("answers", [0, 1])
def test_the_button_that_lets_it_happen_tells_what_comes_of_it(qtbot: QtBot, answers: int) -> None:
    """One's own numbers come first, then how many others' change; nothing is told of a Drink that is Negated."""
    session = round_for_all(answers, 2)
    hands = Hands(qtbot, session)
    passes = hands.table.pieces.get(refs.Ref("button", "pass"))
    assert passes is not None
    text, told = passes.item.toolTip().split("\n")
    alcohol = session.shown.seats[0].alcohol
    assert f"{alcohol} to {alcohol + 5}" in told
    assert told.endswith("and 1 more") is (answers == 0)
    alter(session.shown, stack=[each for each in session.shown.stack if each.drinker != 0])
    hands.widget.refresh()
    told = passes.item.toolTip().removeprefix(f"{text}\n")
    assert (hands.table.names.seat(1) in told) is (answers == 0), "another's numbers have a name before them"
    alter(session.shown, stack=[])
    hands.widget.refresh()
    assert passes.item.toolTip() == text, "nothing is told where nothing changes"


def test_the_button_that_passes_or_pays_tells_what_becomes_of_the_pot_and_of_ones_gold(qtbot: QtBot) -> None:
    hands = Hands(qtbot, gambling(3))
    assert told_on_passing(hands) == "the pot stays 6"
    view = hands.session.shown
    alter(view, stack=[entry(5, "payment", by=0, to="pot", amounts={"gold": 2})])
    asked = decision(
        "pay", [Option("pass", "pass")], about=5, default=("pass",), args={"gold": 2, "to": "pot", "why": "ante"}
    )
    alter(view, pending=asked)
    hands.widget.refresh()
    gold = view.seats[0].gold
    assert told_on_passing(hands) == f"Gold {gold} to {gold - 2} and the pot 6 to 8"
    alter(view, stack=[entry(5, "payment", by=0, to="pot", done=[SeenDeed("inn_pays", 0)])])
    hands.widget.refresh()
    assert told_on_passing(hands) == "", "somebody else may pay by now"


def test_every_tankard_says_what_it_comes_to(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = TableTexts(monkeypatch)
    session = round_for_all(1, 4)
    session.shown.stack.append(entry(40, card=card(40, "spike"), by=3, answers=13, on=13))
    hands = Hands(qtbot, session)
    seats = session.shown.seats
    models = {seat: mat.picture.model for seat, mat in hands.table._mats.items()}
    coming = {seat: model.coming for seat, model in models.items() if model is not None}
    assert coming[0] == NumbersToCome(seats[0].fortitude, seats[0].alcohol + 5, True)
    assert coming[1] is None, "the Ale of Old Tom is Negated"
    assert coming[3] is not None and not coming[3].sure, "an answer changes how much Winifred drinks"
    left = [max(0, each.fortitude - each.alcohol) for each in (coming[0], coming[2]) if each is not None]
    painted = [text.text for text in texts.seen(hands.table) if text.text.startswith("→")]
    assert sorted(painted) == sorted(["→ ?", *(f"→ {n}" for n in left)])
    assert "Alcohol Content 4 to 9" in hands.table.pieces.get(refs.seat(0)).item.toolTip()  # type: ignore[union-attr]


@pytest.mark.parametrize("answers", range(5))
def test_every_drink_is_told_but_the_one_that_is_negated(answers: int) -> None:
    """The first answer Negates Old Tom's Ale, the second that answer, and so on."""
    session = round_for_all(answers)
    view = session.shown
    found = {each.seat: each for each in forecasts(view, ShownNames(view, 0), session.content)}
    assert set(found) == set(range(8)) - ({1} if answers % 2 else set())
    for index, each in found.items():
        seat = view.seats[index]
        before, after = seat.alcohol, seat.alcohol + 5
        assert each.changes == (NumberChange("alcohol", before, after),)
        assert each.out == (seat.fortitude <= after)
    assert next(iter(found)) == 0, "one's own numbers come first"
    others = [each.out for each in list(found.values())[1:]]
    assert others == sorted(others, reverse=True), "then whoever would be out"


def test_what_somebody_ignores_or_has_been_negated_changes_nothing() -> None:
    session = round_for_all(0)
    view = session.shown
    alter(view.stack[-1], negated=True)
    view.stack.append(entry(40, card=card(40, "ward"), by=3, answers=13, on=13))
    found = {each.seat for each in forecasts(view, ShownNames(view, 0), session.content)}
    assert found == {0, 1, 2, 4, 5, 6}


def test_a_number_that_an_answer_will_change_is_not_foretold() -> None:
    session = round_for_all(0)
    view = session.shown
    view.stack.append(entry(40, card=card(40, "spike"), by=3, answers=13, on=13))
    found = {each.seat: each for each in forecasts(view, ShownNames(view, 0), session.content)}
    assert found[3].changes == (NumberChange("alcohol", 0, None),) and not found[3].out
    alter(view.stack[-1], card=card(40, "mend"))
    found = {each.seat: each for each in forecasts(view, ShownNames(view, 0), session.content)}
    assert found[3].changes == (NumberChange("alcohol", 0, 5),), "a card that answers and does nothing to the Drink"


def test_a_team_is_told_once() -> None:
    session = round_for_all(0)
    view = session.shown
    for seat in view.seats:
        alter(seat, side=seat.seat % 4)
    found = forecasts(view, ShownNames(view, 0), session.content)
    assert [each.seat for each in found if each.seat > 3] == []
    assert found[0].changes == (NumberChange("alcohol", 4, 14),)


def test_what_is_foretold_is_what_happens_if_nobody_does_more() -> None:
    """Zot hits Gerki, who Ignores it, and Fiona Negates that."""
    no = "I don't think so!"
    t = deal(zot=at(["I told you not to distract me!"]), gerki=at(["Hide in shadows"]), fiona=at([no]), asked="always")
    t.play("zot", "I told you not to distract me!", on="gerki").play("gerki", "Hide in shadows")
    before = t.game.view(0)
    assert forecasts(before, ShownNames(before, 0), content()) == ()
    t.play("fiona", no)
    view = t.game.view(0)
    (told,) = forecasts(view, ShownNames(view, 0), content())
    (change,) = told.changes
    t.rest()
    assert (told.name, change.what, change.before) == ("gerki", "fortitude", 20)
    assert change.after == t.gerki.fortitude < 20


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_slip_lies_beside_the_stack_and_covers_no_mat_and_no_drinks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    texts = TableTexts(monkeypatch)
    hands = Hands(qtbot, round_for_all(3, seats))
    qtbot.waitUntil(lambda: not hands.table.cache.busy, timeout=60_000)
    slip, layout = hands.table.pieces.rect(refs.SUMS), hands.table.layout
    assert layout.bar.adjusted(-1, -1, 1, 1).contains(slip)
    for rect in (layout.stack, layout.drink_deck, layout.inn, *layout.mats.values()):
        assert not rect.intersects(slip)
    assert not texts.unfit(hands.table, letters.smallest())
    said = hands.table.pieces.get(refs.SUMS).item.toolTip()  # type: ignore[union-attr]
    assert said.startswith("As it stands\nMaud: Alcohol Content 4 to 9")
    assert "Barnaby: Alcohol Content 7 to 12, out" in said


def test_where_gold_is_in_the_pot_it_is_not_covered(qtbot: QtBot) -> None:
    session = round_for_all(3, 5)
    alter(session.shown.pot, gold=4)
    hands = Hands(qtbot, session)
    assert not hands.table.pieces.rect(refs.SUMS).intersects(hands.table.layout.pot)


@pytest.mark.parametrize("seats", [5, 8])
def test_without_room_for_it_there_it_is_a_line_beside_or_below_the_stack(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """With large letters, and Gold in the pot."""
    texts = TableTexts(monkeypatch)
    session = round_for_all(3, seats)
    alter(session.shown.pot, gold=4)
    hands = Hands(qtbot, session)
    hands.table.set_letters(2.0)
    hands.table.showing.skip()
    qtbot.waitUntil(lambda: not hands.table.cache.busy, timeout=60_000)
    pieces, layout = hands.table.pieces, hands.table.layout
    entries = [pieces.rect(refs.entry(id)) for id in seen(hands)]
    for rect in (*entries, layout.pot, layout.inn, layout.prompt, *layout.mats.values()):
        assert not rect.intersects(pieces.rect(refs.SUMS))
    told = [text for text in texts.seen(hands.table) if re.match(r"\d+ →", text.text)]
    assert [text.text for text in told][:1] == ["4 → 9"], "one's own numbers come first"
    rest = [text for text in texts.seen(hands.table) if re.fullmatch(r"and \d+ more", text.text)]
    for each in rest:
        line = [text.text for text in texts.seen(hands.table) if text.item is each.item]
        assert "Maud" in line, "before the number of the others there is a name"


# the fold


@pytest.mark.parametrize("way", ["click", "key", "enter"])
def test_what_has_no_room_is_unfolded_and_folded_again(qtbot: QtBot, way: str) -> None:
    hands = Hands(qtbot, round_for_all(MANY))
    assert not all_seen(hands)

    def toggle() -> None:
        if way == "click":
            hands.click(refs.FOLD)
        elif way == "key":
            hands.key(Key.Key_C)
        else:
            hands.tab_to(refs.FOLD)
            hands.key(Key.Key_Return)

    toggle()
    assert all_seen(hands)
    toggle()
    assert not all_seen(hands)
    toggle()
    hands.key(Key.Key_Escape)
    assert not all_seen(hands)
    assert not hands.session.submitted


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("seats", [3, 8])
def test_unfolded_all_of_it_can_be_read_beside_each_other(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int, size: tuple[int, int]
) -> None:
    texts = TableTexts(monkeypatch)
    hands = Hands(qtbot, round_for_all(MANY + 2, seats), size=size)
    hands.key(Key.Key_C)
    hands.table.animator.skip()
    qtbot.waitUntil(lambda: not hands.table.cache.busy, timeout=60_000)
    assert all_seen(hands)
    layout = hands.table.layout
    rects = [hands.table.pieces.rect(refs.entry(id)) for id in seen(hands)]
    room = layout.centre.adjusted(-1, -1, 1, 1)
    assert all(room.contains(rect) for rect in rects)
    for one, other in combinations([*rects, hands.table.pieces.rect(refs.FOLD)], 2):
        shared = one.intersected(other)
        assert shared.width() * shared.height() < 1
    assert not texts.unfit(hands.table, letters.smallest())


def test_an_entry_is_answered_where_it_lies_unfolded(qtbot: QtBot) -> None:
    session = round_for_all(MANY)
    hands = Hands(qtbot, session)
    hands.key(Key.Key_C)
    newest = session.shown.stack[-1].id
    hands.drag(refs.card(12), refs.entry(newest))
    assert [command.picks for command in session.submitted] == [(f"play:12:on{newest}",)]  # type: ignore[union-attr]


def test_as_soon_as_few_are_left_nothing_is_unfolded(qtbot: QtBot) -> None:
    session = round_for_all(MANY)
    hands = Hands(qtbot, session)
    hands.key(Key.Key_C)
    alter(session.shown, stack=session.shown.stack[:10])
    alter(session.shown, pending=decision("respond", [Option("pass", "pass")], default=["pass"]))
    hands.widget.refresh()
    assert refs.FOLD not in hands.table.pieces and not all_seen(hands)
    hands.key(Key.Key_C)
    assert refs.FOLD not in hands.table.pieces


def test_the_sheet_of_keys_has_it() -> None:
    assert ("C", "show all of a deep stack that has no room, and fold it again") in keys.listed()


@pytest.mark.parametrize(("count", "columns"), [(8, 1), (18, 2), (24, 3)])
def test_columns_are_as_many_as_are_needed_and_each_begins_at_its_left_edge(count: int, columns: int) -> None:
    letters.set_scale(1.0, 1.0)
    chain = [entry(n, by=0, answers=n - 1 if n else None) for n in range(count)]
    area = QRectF(0, 0, 700, 330)
    rects = [place.rect for place in unfolded_lines(chain, area, 1.0, str).places.values()]
    assert len(rects) == count and all(area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect) for rect in rects)
    tops = [rect for rect in rects if rect.top() == rects[0].top()]
    assert [round(rect.left()) for rect in tops] == [round((700 + 9) / columns * n) for n in range(columns)]


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
def test_a_screen_reader_finds_both_among_what_is_being_played(qtbot: QtBot) -> None:
    hands = Hands(qtbot, round_for_all(MANY))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    hands.widget.setParent(window)
    window.show()
    hands.widget.show()
    hands.widget.tell()
    QApplication.processEvents()
    played = [node for node in nodes(window) if node.group.startswith("What is being played")]
    (sums,) = [node for node in played if node.name == "As it stands"]
    assert "Maud: Alcohol Content 4 to 9." in sums.more
    (fold,) = [node for node in played if "press C" in node.name]
    press(fold)
    assert all_seen(hands)
