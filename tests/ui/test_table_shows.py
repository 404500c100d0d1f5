# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table shows and hides, and that movement never holds anything up."""

from __future__ import annotations

import dataclasses
import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPathItem
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.asked import Why
from rdi_desktop.engine.state.decisions import Answer, Option
from rdi_desktop.engine.told import EventTold
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.mat import Ground
from rdi_desktop.ui.table.models import EntryModel, MatModel
from rdi_desktop.ui.words import asking, reasons
from rdi_desktop.ui.words.names import ShownNames
from tests.rules.deal import at, deal
from tests.ui.table_fixtures import FakeSession, action_phase, alter, card, entry, gambling, make_view, rich_stack
from tests.ui.table_hands import Hands
from tests.ui.test_table_costs import sit_down


def test_a_covered_hand_shows_and_does_nothing_until_its_owner_takes_it(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.widget.cover("Old Tom")
    assert not hands.table.hand.sprites
    assert "Old Tom" in hands.table.prompt
    assert not hands.table.controller.lit
    with qtbot.waitSignal(hands.widget.hand_claimed, timeout=1000):
        hands.click(refs.CURTAIN)
    assert len(hands.table.hand.sprites) == 5
    assert not hands.table.covered


def test_the_table_of_a_covered_hand_looks_the_same_whatever_it_holds(qtbot: QtBot) -> None:
    pictures = []
    for hand in (("smite",) * 5, ("ward",) * 5):
        view = make_view(hand=hand)
        hands = Hands(qtbot, FakeSession(view))
        hands.widget.cover("Maud")
        qtbot.waitUntil(lambda hands=hands: not hands.table.cache.busy, timeout=60_000)
        pictures.append(hands.widget.grab().toImage())
    assert pictures[0] == pictures[1]


def test_looking_with_other_eyes_shows_another_hand(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.session.shown = make_view(4, seat=2, hand=("ward", "halt"))
    hands.widget.set_seat(2)
    assert len(hands.table.hand.sprites) == 2
    assert hands.table.layout.own == 2


def test_an_onlooker_sees_backs(qtbot: QtBot) -> None:
    hands = Hands(qtbot, FakeSession(make_view(4, seat=None)), seat=None)
    assert not hands.table.hand.sprites
    hands.click(refs.seat(1))
    assert hands.session.submitted == []


def test_hovering_a_card_tells_which_one_it_is(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    with qtbot.waitSignal(hands.widget.card_hovered, timeout=1000) as heard:
        hands.widget.gestures.move(hands.table.pieces.rect(refs.card(11)).center())
    assert heard.args == ["mend"]
    with qtbot.waitSignal(hands.widget.card_hovered, timeout=1000) as heard:
        hands.widget.gestures.move(hands.table.pieces.rect(refs.Ref("pile", "discard:1")).center())
    assert heard.args == ["smite"]


def test_clicking_an_entry_selects_it(qtbot: QtBot) -> None:
    hands = Hands(qtbot, rich_stack())
    with qtbot.waitSignal(hands.widget.entry_selected, timeout=1000) as heard:
        hands.click(refs.entry(5))
    assert heard.args == [5]


def test_an_entry_that_is_selected_points_at_its_targets(qtbot: QtBot) -> None:
    hands = Hands(qtbot, rich_stack())
    assert not arrows(hands)
    hands.widget.select_entry(5)
    assert arrows(hands)
    hands.widget.select_entry(None)
    hands.table.set_all_arrows(True)
    assert arrows(hands)
    alter(hands.session.shown, stack=[])
    hands.widget.refresh()
    assert not arrows(hands)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_an_arrow_covers_no_number_and_nothing_that_is_played(qtbot: QtBot, seats: int, plain: bool) -> None:
    """Of an arrow to a mat only the tip lies above mats, on the face there."""
    session = rich_stack(seats)
    alter(session.shown, stack=[entry(5, card=card(120, "smite", 1), by=1, targets=[0, *range(2, min(seats, 7))])])
    hands = Hands(qtbot, session)
    table = hands.table
    table.set_letters(1.0, plain=plain)
    table.set_all_arrows(True)
    drawn = arrows(hands)
    assert len(drawn) >= 4
    assert table.layout.plain is plain
    played = [table.pieces.get(refs.entry(entry.id)) for entry in hands.session.shown.stack]
    assert all(item.zValue() < piece.item.zValue() for item in drawn for piece in played if piece is not None)
    for mat in table._mats.values():
        inside = mat._layout
        numbers = [mat.picture.item.mapRectToScene(rect) for rect in (inside.track, inside.deck, inside.discard)]
        above = [item for item in drawn if item.zValue() > mat.picture.item.zValue()]
        assert not any(item.mapToScene(item.shape()).intersects(rect) for item in above for rect in numbers)


def test_arrows_join_faces_and_end_on_no_number(qtbot: QtBot) -> None:
    """Whoever plays on whom, over the table's whole length, too."""
    session = rich_stack(8)
    hands = Hands(qtbot, session)
    layout = hands.table.layout
    for by, to in ((1, 7), (2, 5), (4, 0), (0, 6)):
        alter(session.shown, stack=[entry(5, card=card(120, "smite", by), by=by, targets=[to])])
        hands.widget.refresh()
        hands.table.set_all_arrows(True)
        shaft = hands.table._arrows._items[0].path()
        for seat, end in ((by, shaft.pointAtPercent(0)), (to, shaft.pointAtPercent(1))):
            assert layout.persons[seat].contains(end), (by, to, seat)
            others = [mat for index, mat in layout.mats.items() if index != layout.own]
            assert not any(mat.adjusted(0, 4, 0, 0).contains(end) for mat in others)


def test_at_a_plain_table_arrows_join_the_persons(qtbot: QtBot) -> None:
    session = rich_stack(8)
    hands = Hands(qtbot, session)
    hands.table.set_letters(1.0, plain=True)
    for by, to in ((1, 6), (2, 5), (4, 0), (0, 6)):
        alter(session.shown, stack=[entry(5, card=card(120, "smite", by), by=by, targets=[to])])
        hands.widget.refresh()
        hands.table.set_all_arrows(True)
        shaft = hands.table._arrows._items[0].path()
        for seat, end in ((by, shaft.pointAtPercent(0)), (to, shaft.pointAtPercent(1))):
            face = hands.table._mats[seat].portrait.item.sceneBoundingRect()
            assert face.adjusted(-2, -2, 2, 2).contains(end), (by, to, seat)


def arrows(hands: Hands) -> list[QGraphicsPathItem]:
    """What is drawn from one player to another."""
    return [item for item in hands.table._arrows._items if item.scene() is hands.table]


def test_a_screen_reader_hears_the_question_and_the_card(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.tab_to(refs.card(11))
    said = hands.widget.accessibleDescription()
    assert "Action phase" in said and "A kind word and a poultice" in said and "You gain 2 Fortitude." in said


def test_a_gap_that_closes_is_painted_red_and_a_wide_one_is_not(qtbot: QtBot) -> None:
    view = make_view(4)
    hands = Hands(qtbot, FakeSession(view))

    def reds() -> int:
        picture = hands.widget.grab(hands.widget.mapFromScene(hands.table.layout.mats[1]).boundingRect()).toImage()
        colours = [
            QColor(picture.pixel(x, y)) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)
        ]
        return sum(colour.red() > 150 and colour.green() < 60 for colour in colours)

    alter(view.seats[1], fortitude=20, alcohol=0)
    hands.widget.refresh()
    wide = reds()
    alter(view.seats[1], fortitude=10, alcohol=8)
    hands.widget.refresh()
    assert reds() > wide + 50


def test_only_what_has_changed_is_painted_anew(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    from rdi_desktop.ui.table import mat_picture

    hands = Hands(qtbot, action_phase())
    painted: list[tuple[str, int | None]] = []
    for name in ("paint_head", "paint_coins", "paint_numbers", "ground_picture"):
        original = getattr(mat_picture, name)

        def counting(*args: object, name: str = name, original: Callable[..., object] = original) -> object:
            painted.append((name, next((arg.seat for arg in args if isinstance(arg, Ground | MatModel)), None)))
            return original(*args)

        monkeypatch.setattr(mat_picture, name, counting)
    seats = hands.session.shown.seats
    alter(seats[2], gold=seats[2].gold + 1)
    hands.widget.refresh()
    assert painted == [("paint_coins", None)], "one pile of coins"
    painted.clear()
    alter(seats[1], alcohol=seats[1].alcohol + 1)
    hands.widget.refresh()
    assert painted == [("paint_numbers", 1)]


def flying(hands: Hands) -> list[QGraphicsItem]:
    """What moves above everything else."""
    return [item for item in hands.table.items() if item.zValue() >= 250 and item.isVisible()]


def event(index: int, key: str, seat: int | None, **args: object) -> EventTold:
    return EventTold(index, key, seat, None, 0, dict(args))


def happenings() -> list[EventTold]:
    return [
        event(0, "drew", 1, count=2),
        event(1, "discarded", 1, cards=[101]),
        event(2, "drink_ordered", 1, to=2),
        event(3, "drank", 2, cards=[900], numbers={}, entry=3),
        event(4, "lost_fortitude", 0, n=3, source=1),
        event(5, "gained_alcohol", 0, n=1),
        event(6, "paid", 2, n=2, to="inn", why="", payer=2),
        event(7, "anted", 1, n=1, to="pot", why="ante", payer=1),
        event(8, "round_won", 1, n=3),
        event(9, "pot_to_inn", None, n=3),
        event(10, "gold_divided", 3, n=4, share=2, to=[0, 1]),
        event(11, "token_changed", 1, token="energy", n=1, now=2),
        event(12, "passed_out", 3),
        event(13, "never heard of", 1, strange=True),
    ]


def test_movement_never_blocks_a_decision_and_leaves_nothing_behind(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.widget.set_reduced_motion(False)
    assert not flying(hands)
    hands.session.happened += happenings()
    showing = hands.table.showing
    showing.set_pace(1.0)
    hands.widget.refresh()
    seen = 0
    while len(hands.session.submitted) < 1:
        showing.finish()
        showing.animator.tick()
        seen = max(seen, len(flying(hands)))
        if showing.director.left < 2:
            assert showing.busy
            hands.drag(refs.card(10), refs.seat(2))
    assert seen > 1
    assert hands.session.submitted == [Answer(0, ("play:10:t2",))]
    showing.skip()
    assert not showing.animator.running
    assert not flying(hands)


def test_reduced_motion_moves_nothing(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.session.happened += happenings()
    hands.widget.refresh()
    assert not hands.table.animator.running


def test_events_taken_back_are_not_shown_again(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.session.happened += happenings()
    hands.widget.refresh()
    del hands.session.happened[4:]
    hands.widget.refresh()
    showing = hands.table.showing
    showing.set_pace(1.0)
    hands.session.happened.append(event(4, "lost_fortitude", 1, n=1))
    hands.widget.refresh()
    assert showing.busy
    showing.finish()
    assert not showing.busy, "only that is shown"


def test_what_has_not_changed_is_neither_moved_nor_painted(qtbot: QtBot) -> None:
    hands = Hands(qtbot, rich_stack(8))
    hands.widget.set_reduced_motion(False)
    QApplication.processEvents()
    painted: list[list[QRectF]] = []
    hands.table.changed.connect(painted.append)
    hands.widget.refresh()
    assert not hands.table.animator.running
    qtbot.waitUntil(
        lambda: not hands.table.cache.busy, timeout=60_000
    )  # faces that are still drawn are shown as they come
    QApplication.processEvents()
    painted.clear()  # Qt tells of everything once
    hands.widget.refresh()
    QApplication.processEvents()
    assert not painted


def test_the_table_is_freed_with_its_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot, gambling(8))
    for size in ((1920, 1080), (1280, 720)):
        hands.widget.resize(*size)
    hands.session.shown = rich_stack(8).shown
    hands.widget.refresh()
    hands.session.shown = make_view(4)
    hands.widget.refresh()
    assert refs.seat(6) not in hands.table.pieces
    gc.collect()
    hands.widget.grab()


@pytest.mark.parametrize("key", ["needs_moment", "winning_hand", "wrong_phase", "cannot_be_negate", "brand_new_reason"])
def test_every_reason_is_a_sentence(key: str) -> None:
    args = {"moments": ["lost", "brand_new"], "types": ["cheating"], "phase": "action"}
    said = reasons.reason_text(Why(key, args))
    assert said[0].isupper() and said.endswith((".", "!", "?"))
    assert "{" not in said and "_" not in said


def test_ways_are_told_apart_by_what_differs() -> None:
    names = ShownNames(make_view(), 0)
    option = Option("play:10", "play", card=10, targets=(1,)).told()
    labels = asking.difference([option, dataclasses.replace(option, spend={"energy": 2})], names)
    assert labels == ["Spend nothing", "Spend 2 Energy"]
    labels = asking.difference([dataclasses.replace(option, targets=(1, each)) for each in (2, 3)], names)
    assert labels == ["→ Old Tom and Barnaby", "→ Old Tom and Winifred"]


def test_of_equal_drinks_each_wears_its_drinkers_sign_and_an_answer_names_the_number(qtbot: QtBot) -> None:
    t = deal(
        deirdre=at(["I don't think so!"]), gerki=at(["Slip a mickey"]), zot=at(drink_me=["Round on the House!"]),
        drinks=["Dark Ale"], turn="zot", phase="drink",
    )  # fmt: skip
    t.drink("zot").play("gerki", "Slip a mickey", answering="zot")
    table = sit_down(qtbot, t).table
    rows = [table._stack._rows[entry.id][0].model for entry in table.view.stack]
    assert all(isinstance(row, EntryModel) for row in rows)
    ales = [row for row in rows if row.title == "Dark Ale"]
    assert [(row.by, row.line.partition(" ")[0]) for row in ales] == [(2, "zot"), (0, "You"), (1, "gerki")]
    assert (rows[-1].title, rows[-1].by) == ("Slip a mickey", 1)
    assert rows[-1].answers == f"in answer to number {ales[0].number}"


def test_a_drink_with_its_chasers_is_one_entry(qtbot: QtBot) -> None:
    from rdi_desktop.ui.table.stack import entry_model
    from tests.ui.table_fixtures import entry

    view = make_view()
    drink = entry(
        3,
        "drink",
        cards=[card(900, "wine", None), card(901, "ale", None)],
        by=2,
        drinker=2,
        outcome={"2": {"alcohol": 4}},
    )
    alter(view, stack=[drink])
    model = entry_model(drink, 1, ShownNames(view, 0), view)
    assert model.title == "Elven Wine + Dark Ale"
    assert "Barnaby" in model.line and "+4" in model.outcome


def test_no_clock_runs_while_nothing_moves(qtbot: QtBot) -> None:
    """What moved is forgotten, or everything is held: 62 frames a second would all be the same."""
    hands = Hands(qtbot, action_phase())
    item = hands.table.addRect(0, 0, 5, 5)
    animator = Animator(hands.table)
    animator.move(item, Pose(QPointF(50, 50)), 1000)
    assert animator._timer.isActive()
    animator.forget(item)
    assert not animator._timer.isActive()
    hands.widget.set_reduced_motion(False)
    showing = hands.table.showing
    showing.set_pace(1.0)
    hands.session.happened += happenings()
    hands.widget.refresh()
    assert showing.busy and showing._timer.isActive()
    showing.pause(True)
    showing.tick()
    assert not showing._timer.isActive()
    showing.pause(False)
    assert showing._timer.isActive()
    showing.skip()
    showing.tick()
    assert not showing._timer.isActive()


def test_a_hand_is_there_with_its_cards_and_not_as_bare_boards(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    bare = QColor(THEME.palette.table_light)
    assert hands.table.hand.sprites
    for sprite in hands.table.hand.sprites.values():
        image = sprite.item.pixmap().toImage()
        seen = {
            image.pixelColor(image.width() * x // 8, image.height() * y // 8).name()
            for x in range(2, 7)
            for y in range(2, 7)
        }
        assert seen != {bare.name()}
