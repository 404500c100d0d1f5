# SPDX-License-Identifier: GPL-3.0-or-later
"""The table speaks plainly: whole words that fit, the right person and number, and what to do with what one holds."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.seen import SeenDeed, SeenEntry, SeenWaiting
from rdi_desktop.engine.state.decisions import Option, Playable
from rdi_desktop.ui.table import centre, mat, refs, setting
from rdi_desktop.ui.words.names import ShownNames
from tests.ui.table_fixtures import (
    FakeSession,
    action_phase,
    alter,
    card,
    decision,
    entry,
    gambling,
    make_view,
    rich_stack,
)
from tests.ui.table_hands import Hands


def told(hands: Hands, id: int) -> str:
    """What is said of that entry on the stack."""
    piece = hands.table.pieces.get(refs.entry(id))
    assert piece is not None
    return piece.item.toolTip()


def with_stack(*entries: SeenEntry, **pending: Any) -> FakeSession:
    view = make_view(4)
    alter(view, stack=list(entries))
    alter(view, waiting=SeenWaiting(None, "respond"))
    if pending:
        alter(view, pending=decision(**pending))
    return FakeSession(view)


def test_who_has_a_last_chance_is_a_whole_sentence_with_the_name_as_it_is(qtbot: QtBot) -> None:
    chance = {"seats": [1], "by": None}
    hands = Hands(
        qtbot,
        with_stack(
            entry(5, "last_chance", **chance),
            kind="last_chance",
            options=[Option("pass", "pass")],
            about=5,
            default=["pass"],
        ),
    )
    assert "Old Tom is about to be out" in told(hands, 5)
    assert hands.table.prompt.startswith("Old Tom is about to be out.")


def test_oneself_is_about_to_be_out_in_the_second_person(qtbot: QtBot) -> None:
    hands = Hands(qtbot, with_stack(entry(5, "last_chance", seats=[0], by=None)))
    assert "You are about to be out" in told(hands, 5)


@pytest.mark.parametrize(
    ("known", "sentence"),
    [
        ({"card": card(120, "smite", 1), "by": 1, "targets": [2]}, "Old Tom plays “Holy swat” on Barnaby"),
        ({"card": card(120, "smite", 1), "by": 1, "trap": 2}, "“Holy swat” goes off before Barnaby"),
        ({"card": card(120, "halt", 1), "by": 1, "answers": 4}, "Old Tom answers with “Oh no you don't”"),
        ({"kind": "drink", "cards": [card(120, "ale", None)], "drinker": 2}, "Barnaby is about to drink “Dark Ale”"),
        ({"kind": "win_round", "by": 3}, "Winifred is about to win the Round"),
        ({"kind": "loss", "by": 3, "amounts": {"fortitude": 2}}, "Winifred has lost 2 Fortitude"),
        ({"kind": "last_chance", "seats": [1, 3]}, "Old Tom and Winifred are about to be out"),
    ],
)
def test_what_is_going_on_is_a_sentence(known: dict[str, Any], sentence: str) -> None:
    view = make_view(4)
    alter(view, stack=[entry(5, **known)])
    assert ShownNames(view, None).happening(5) == sentence


def test_what_happens_alike_to_several_is_said_once(qtbot: QtBot) -> None:
    ignored = [SeenDeed("ignored", seat, card(130 + seat, "ward", seat)) for seat in (1, 2)]
    outcome = {"1": {"gold": -1}, "2": {"gold": -1}, "3": {"gold": -1}, "0": {"gold": 3}}
    hands = Hands(
        qtbot, with_stack(entry(5, card=card(120, "smite", 0), by=0, targets=[], done=ignored, outcome=outcome))
    )
    assert "Ignored by Old Tom and Barnaby" in told(hands, 5)
    assert "Old Tom, Barnaby and Winifred −1 Gold; Maud +3 Gold" in told(hands, 5)


def test_a_shared_drink_says_with_whom(qtbot: QtBot) -> None:
    done = [SeenDeed("split", 1, args={"to": 3})]
    hands = Hands(qtbot, with_stack(entry(5, "drink", cards=[card(120, "ale", None)], drinker=1, by=1, done=done)))
    assert "shared by Old Tom with Winifred" in told(hands, 5)


def test_a_card_in_hand_says_where_it_goes_until_it_is_put_back(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    before = hands.table.prompt
    hands.click(refs.card(10))
    assert hands.table.prompt == "“Holy swat” — who gets it?"
    hands.key(Qt.Key.Key_Escape)
    assert hands.table.prompt == before
    hands.click(refs.card(11))
    assert "middle of the table" in hands.table.prompt
    hands.key(Qt.Key.Key_Escape)


def test_an_answer_in_hand_says_what_it_answers_or_asks_which_of_several(qtbot: QtBot) -> None:
    session = rich_stack()
    hands = Hands(qtbot, session)
    hands.click(refs.card(12))
    assert hands.table.prompt == "“Oh no you don't” — it answers number 3 (“Oh no you don't”)"
    hands.key(Qt.Key.Key_Escape)
    session.shown.pending.options.insert(0, Option("play:12:on5", "play", card=12, on=5).told())
    hands.widget.refresh()
    hands.click(refs.card(12))
    assert hands.table.prompt == "“Oh no you don't” — what does it answer?"


def test_whoever_can_only_pass_is_told_so(qtbot: QtBot) -> None:
    play = entry(5, card=card(120, "smite", 1), by=1, targets=[0])
    both = [Option("play:13:on5", "play", card=13, on=5), Option("pass", "pass")]
    asked = {"kind": "respond", "about": 5, "default": ["pass"]}
    able = with_stack(play, options=both, **asked)
    able.playables = [Playable(13, None, both[:1], None)]

    assert Hands(qtbot, able).table.prompt == "Old Tom plays “Holy swat” on Maud — do you want to answer it?"
    unable = Hands(qtbot, with_stack(play, options=both[1:], **asked))
    assert unable.table.prompt == "Old Tom plays “Holy swat” on Maud — nothing that you have can answer it"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"gold": 2, "to": 1, "why": "pay"}, "You are about to pay 2 Gold to Old Tom"),
        ({"gold": 1, "to": "inn", "why": "pay"}, "You are about to pay 1 Gold to the Inn"),
        ({"gold": 1, "to": "pot", "why": "ante"}, "You are about to ante 1 Gold"),
    ],
)
def test_a_payment_says_to_whom(qtbot: QtBot, args: dict[str, Any], said: str) -> None:
    owed = with_stack(
        entry(5, "payment", by=0), kind="pay", options=[Option("pass", "pass")], about=5, default=["pass"], args=args
    )
    assert Hands(qtbot, owed).table.prompt == said


@pytest.mark.parametrize("prompt", ["may", "unless", "accept", "again", "choose"])
def test_a_question_names_the_card_that_asks(qtbot: QtBot, prompt: str) -> None:
    options = [Option("yes", "yes", label="yes"), Option("no", "no", label="no")]
    asks = with_stack(
        entry(5, card=card(120, "smite", 1), by=1), kind="pick", prompt=prompt, options=options, about=5, default=["no"]
    )
    assert Hands(qtbot, asks).table.prompt.startswith("“Holy swat” — ")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_no_name_on_a_mat_or_beside_the_pot_is_cut(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """In a Round, with all the labels that a mat can have."""
    cut: list[str] = []
    painted: list[str] = []
    for module in (mat, centre, setting):
        paint = module.words

        def watched(
            painter: Any, rect: QRectF, text: str, font: Any, *more: Any, paint: Any = paint, **named: Any
        ) -> Any:
            painted.append(text)
            if QFontMetricsF(font).horizontalAdvance(text) > rect.width() + 1:
                cut.append(text)
            return paint(painter, rect, text, font, *more, **named)

        monkeypatch.setattr(module, "words", watched)
    session = gambling(seats)
    alter(session.shown.pot, cards=[card(300, "halt", None)])
    alter(session.shown.round, in_control=0)
    alter(session.shown, turn=0)
    Hands(qtbot, session)

    assert "Maud" in painted
    assert not cut


def test_what_a_card_would_do_is_not_said_any_more_as_it_takes_effect(qtbot: QtBot) -> None:
    """While its own payment lies on top of it, or it has Drinks ordered, some of it has been done."""
    does = {"card": card(120, "smite", 1), "by": 1, "targets": [0], "outcome": {"0": {"fortitude": -3, "gold": -1}}}
    answered = with_stack(entry(5, **does), entry(6, card=card(121, "halt", 2), by=2, answers=5, on=5))
    assert "−3 Fortitude" in told(Hands(qtbot, answered), 5)
    paying = with_stack(entry(5, **does), entry(6, "payment", by=0, to=1, amounts={"gold": 1}))
    assert "Fortitude" not in told(Hands(qtbot, paying), 5)
    ordering = with_stack(entry(5, **does))
    alter(ordering.shown, waiting=SeenWaiting(1, "order"))
    assert "Fortitude" not in told(Hands(qtbot, ordering), 5)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_all_cards_of_a_row_are_seen_in_full_beside_the_mouse(qtbot: QtBot, size: tuple[int, int]) -> None:
    cards = [card(120, "ale", None), card(121, "wine", None)]
    hands = Hands(qtbot, with_stack(entry(5, "drink", cards=cards, drinker=1)), size=size)
    at = hands.table.pieces.rect(refs.entry(5)).center()
    hands.widget.gestures.move(at)
    hands.widget.gestures._show_close_up()
    shown = hands.table.close_up.shown
    assert len(shown) == 2
    assert not shown[0].adjusted(2, 0, -2, 0).intersects(shown[1].adjusted(2, 0, -2, 0))
    assert not any(rect.contains(at) for rect in shown)
    assert all(hands.table.sceneRect().contains(rect) for rect in shown)
    assert min(rect.width() for rect in shown) > 150
    hands.table.close_up.show([hands.table.drawing.faces.face(cards[0])], QRectF(600, 200, 10, 10), hands.table.layout)
    assert len(hands.table.close_up.shown) == 1


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_a_card_seen_in_full_hides_no_name_face_or_number_of_others(
    qtbot: QtBot, size: tuple[int, int], seats: int
) -> None:
    """Rule 24: a card of the hand rises and grows where it is; what lies on the table is shown where there is room."""
    session = action_phase(seats)
    alter(session.shown, stack=[entry(5, card=card(120, "smite", 1), cards=[card(120, "smite", 1)], by=1, targets=[0])])
    hands = Hands(qtbot, session, size=size)
    table = hands.table
    layout = table.layout
    others = [places[seat] for places in (layout.mats, layout.persons) for seat in places if seat != layout.own]
    assert len(others) == 2 * (seats - 1)
    for ref in [*map(refs.card, table.hand.sprites), refs.entry(5)]:
        at = table.pieces.rect(ref)
        hands.widget.gestures.move(at.center())
        hands.widget.gestures._show_close_up()
        (shown,) = table.close_up.shown
        assert table.sceneRect().contains(shown) and shown.height() > 0.4 * size[1]
        assert not any(shown.adjusted(2, 2, -2, -2).intersects(rect) for rect in others), ref
        if ref.kind == "card":
            assert shown.contains(at.center()) and shown.height() > 1.5 * at.height()
