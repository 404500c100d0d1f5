# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing with the mouse: real press, move and release on the real scene."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.state.decisions import Answer, Interject, Option, Playable
from rdi_desktop.ui.table import refs
from tests.cases import weekly_but
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


@pytest.mark.parametrize(
    ("seats", "size"),
    weekly_but([(2, (1920, 1080)), (4, (1920, 1080)), (8, (1280, 720))], [2, 4, 8], [(1280, 720), (1920, 1080)]),
    ids=str,
)
def test_a_card_dragged_onto_a_player_is_played_at_them(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    for victim in [seat for seat in range(1, seats) if seat != 7]:
        hands = Hands(qtbot, action_phase(seats), size=size)
        hands.drag(refs.card(10), refs.seat(victim))
        assert hands.session.submitted == [Answer(0, (f"play:10:t{victim}",))]


def test_a_card_aimed_at_nobody_is_dropped_in_the_middle(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.drag_to(refs.card(11), hands.table.layout.stack.center())
    assert hands.session.submitted == [Answer(0, ("play:11",))]


def test_legal_targets_light_up_and_all_else_dims_while_a_card_is_carried(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.pick_up(refs.card(10), hands.where(refs.TABLE))
    dimmed = {seat: hands.table.pieces.get(refs.seat(seat)).shaded for seat in range(4)}  # type: ignore[union-attr]
    assert dimmed == {0: True, 1: False, 2: False, 3: False}
    hands.let_go(hands.where(refs.card(11)))
    assert not any(hands.table.pieces.get(refs.seat(seat)).shaded for seat in range(4))  # type: ignore[union-attr]


def test_a_card_dropped_where_it_cannot_go_flies_back_and_says_why(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    before = hands.table.hand.sprites[10].item.pos()
    hands.drag(refs.card(10), refs.seat(0))
    assert hands.session.submitted == []
    assert hands.said == ["It cannot be played there. It goes to Old Tom, Barnaby or Winifred."]
    assert hands.table.hand.sprites[10].item.pos() == before


def test_a_card_that_does_not_go_there_says_where_it_goes(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(8))
    hands.drag(refs.card(11), refs.seat(2))
    hands.drag(refs.card(10), refs.seat(0))
    assert hands.said == [
        "It cannot be played there. It goes to the middle of the table.",
        "It cannot be played there. It goes to any of the players who light up.",
    ]


def test_what_a_card_answers_is_lit_while_it_is_carried_and_named_when_it_is_dropped_on_another_row(
    qtbot: QtBot,
) -> None:
    """Two losses lie on the stack: the own one, and that of somebody else, which this card does not answer."""
    session = rich_stack()
    stack = session.shown.stack
    stack[1:] = [
        entry(id, "loss", by=by, source=1, card=stack[0].card, amounts={"fortitude": 3}) for id, by in ((6, 2), (7, 0))
    ]
    hands = Hands(qtbot, session)
    to = hands.where(refs.entry(6))
    hands.pick_up(refs.card(12), to)
    shaded = {id: hands.table.pieces.get(refs.entry(id)).shaded for id in (5, 6, 7)}  # type: ignore[union-attr]
    assert shaded == {5: True, 6: True, 7: False}
    assert hands.table.prompt == "“Oh no you don't” — it answers number 3 (you lost 3 Fortitude)"
    hands.let_go(to)
    assert hands.session.submitted == []
    assert hands.said == ["It cannot be played there. It answers number 3 (you lost 3 Fortitude)."]


def test_a_card_put_back_into_the_hand_is_no_complaint(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.drag_to(refs.card(10), hands.table.layout.hand.center())
    assert hands.session.submitted == [] and hands.said == []
    assert hands.table.controller.held is None


def test_an_impossible_card_says_why_when_touched_and_flies_back_when_dragged(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.click(refs.card(13))
    assert hands.said == ["It waits for somebody losing something."]
    before = hands.table.hand.sprites[13].item.pos()
    to = hands.where(refs.seat(1))
    hands.pick_up(refs.card(13), to)
    hands.table._hush()  # it is carried for so long that what was said is forgotten
    hands.let_go(to)
    assert hands.session.submitted == []
    assert hands.said == hands.said[:1] * 2
    assert hands.table.hand.sprites[13].item.pos() == before


def test_two_clicks_do_what_a_drag_does(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.click(refs.card(10))
    hands.click(refs.seat(2))
    assert hands.session.submitted == [Answer(0, ("play:10:t2",))]


def test_a_click_on_a_pile_of_a_lit_mat_means_the_mat(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.click(refs.card(10))
    hands.click(refs.Ref("pile", "discard:2"))
    assert hands.session.submitted == [Answer(0, ("play:10:t2",))]


def test_ways_that_remain_are_asked_beside_the_card(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.drag_to(refs.card(14), hands.table.layout.stack.center())
    assert hands.session.submitted == []
    hands.click(refs.choice(1))
    assert hands.session.submitted == [Answer(0, ("play:14:m1",))]


def test_the_right_button_puts_back_what_was_begun(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    hands.drag_to(refs.card(14), hands.table.layout.stack.center())
    QTest.mouseClick(hands.widget.viewport(), Qt.MouseButton.RightButton)
    assert refs.choice(0) not in hands.table.pieces
    assert hands.table.controller.held is None


def test_a_response_is_dropped_on_the_entry_it_answers(qtbot: QtBot) -> None:
    hands = Hands(qtbot, rich_stack())
    hands.drag(refs.card(12), refs.entry(7))
    assert hands.session.submitted == [Answer(0, ("play:12:on7",))]


def test_an_anytime_card_breaks_into_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot, rich_stack())
    hands.drag_to(refs.card(13), hands.table.layout.bar.center())
    assert hands.session.submitted == [Interject(0, "nap:m0")]


def test_gambling_is_a_card_on_the_table_or_the_pass_button(qtbot: QtBot) -> None:
    hands = Hands(qtbot, gambling())
    hands.drag_to(refs.card(10), hands.table.layout.pot.center())
    hands.click(refs.button("pass"))
    assert hands.session.submitted == [Answer(0, ("play:10",)), Answer(0, ("pass",))]


def test_discarding_is_clicking_cards_and_the_button(qtbot: QtBot) -> None:
    hands = Hands(qtbot, discarding())
    hands.click(refs.card(11))
    hands.click(refs.card(13), off=(-30, 0))
    hands.click(refs.card(11))
    hands.click(refs.card(10))
    hands.click(refs.CONFIRM)
    assert hands.session.submitted == [Answer(0, ("card:13", "card:10"))]


def test_keeping_all_cards_is_one_click(qtbot: QtBot) -> None:
    hands = Hands(qtbot, discarding())
    hands.click(refs.CONFIRM)
    assert hands.session.submitted == [Answer(0, ())]


def test_a_drink_is_ordered_by_dragging_the_deck_to_a_player_or_clicking_the_player(qtbot: QtBot) -> None:
    view = make_view()
    alter(view, pending=decision("order", [Option(f"order:{seat}", "order", targets=(seat,)) for seat in (1, 2, 3)]))
    hands = Hands(qtbot, FakeSession(view))
    hands.drag(refs.DRINK_DECK, refs.seat(3))
    hands.click(refs.seat(1))
    assert hands.session.submitted == [Answer(0, ("order:3",)), Answer(0, ("order:1",))]


def test_drinking_is_a_click_on_the_own_pile_or_the_button(qtbot: QtBot) -> None:
    view = make_view()
    alter(view.seats[0], drink_me=2)
    alter(view, pending=decision("drink", [Option("drink", "drink")], default=("drink",)))
    hands = Hands(qtbot, FakeSession(view))
    hands.click(refs.drink_me(0))
    hands.click(refs.button("drink"))
    assert hands.session.submitted == [Answer(0, ("drink",)), Answer(0, ("drink",))]


def test_cards_that_lie_nowhere_else_are_offered_as_cards(qtbot: QtBot) -> None:
    view = make_view()
    alter(view, drink_discard=[card(900, "wine", None), card(901, "ale", None)])
    alter(view, pending=decision("pick", [Option(f"card:{id}", "card", card=id) for id in (900, 901)]))
    hands = Hands(qtbot, FakeSession(view))
    hands.click(refs.choice(1))
    assert hands.session.submitted == [Answer(0, ("card:901",))]


def test_a_card_in_play_can_be_used(qtbot: QtBot) -> None:
    view = make_view()
    alter(view.seats[0], in_play=[card(50, "wine", None)])
    alter(
        view,
        pending=decision("action", [Option("play:50", "play", card=50), Option("done", "done")], default=("done",)),
    )
    hands = Hands(qtbot, FakeSession(view))
    hands.drag_to(refs.card(50), hands.table.layout.stack.center())
    assert hands.session.submitted == [Answer(0, ("play:50",))]


def test_the_largest_overlap_is_meant(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase(8))
    third, fourth = hands.table.pieces.rect(refs.seat(3)), hands.table.pieces.rect(refs.seat(4))
    between = (third.right() + fourth.left()) / 2
    hands.drag_to(refs.card(10), QPointF(between + 30, third.center().y()))
    hands.drag_to(refs.card(10), QPointF(between - 30, third.center().y()))
    assert hands.session.submitted == [Answer(0, ("play:10:t4",)), Answer(0, ("play:10:t3",))]


def discarding() -> FakeSession:
    view = make_view()
    alter(view, phase="discard_and_draw")
    options = [Option(f"card:{10 + place}", "card", card=10 + place) for place in range(5)]
    alter(view, pending=decision("discard", options, min=0, max=5))
    return FakeSession(view)


def test_a_prize_won_from_the_pot_can_be_played_from_where_it_lies_now(qtbot: QtBot) -> None:
    session = action_phase()
    prize = card(300, "mend", None)
    alter(session.shown.pot, cards=[prize])
    hands = Hands(qtbot, session)
    alter(session.shown.pot, cards=[])
    alter(session.shown.seats[0], in_play=[prize])
    session.shown.pending.options.append(Option("play:300", "play", card=300).told())
    hands.widget.refresh()
    hands.drag_to(refs.card(300), hands.table.layout.stack.center())

    assert session.submitted == [Answer(0, ("play:300",))]


def test_a_card_can_be_dragged_out_to_break_in_while_others_are_offered(qtbot: QtBot) -> None:
    view = make_view(4)
    options = [Option(f"card:{id}", "card", card=id, args={"title": "Dark Ale"}) for id in (400, 401)]
    alter(view, pending=decision("pick", options, prompt="prize", default=("card:400",)))
    session = FakeSession(view, [Playable(14, None, [Option("nap", "play", card=14)], None)])
    hands = Hands(qtbot, session)
    assert hands.table.controller.question is not None
    hands.drag_to(refs.card(14), hands.table.layout.pot.center())

    assert session.submitted == [Interject(0, "nap")]


def test_what_is_offered_makes_room_while_a_card_is_held(qtbot: QtBot) -> None:
    """However many cards are offered, the whole table is free for the card that breaks in."""
    view = make_view(4)
    options = [
        Option(f"card:{id}", "card", card=id, args={"title": "Dark Ale", "def": "ale"}) for id in range(400, 410)
    ]
    alter(view, pending=decision("pick", options, prompt="prize", default=("card:400",)))
    hands = Hands(qtbot, FakeSession(view, [Playable(14, None, [Option("nap", "play", card=14)], None)]))
    assert hands.table.pieces.rect(refs.choice(9)).isValid()
    hands.click(refs.card(14))
    assert not any(piece.ref.kind == "choice" for piece in hands.table.pieces)
    QTest.keyClick(hands.widget, Qt.Key.Key_Escape)
    assert hands.table.pieces.rect(refs.choice(9)).isValid()
    hands.click(refs.card(14))
    hands.click(refs.TABLE)
    assert hands.session.submitted == [Interject(0, "nap")]


def test_a_card_goes_to_the_row_that_its_middle_lies_on_however_narrow_that_is(qtbot: QtBot) -> None:
    session = rich_stack()
    ways = [Option(f"play:14:on{id}", "play", card=14, on=id) for id in (5, 6, 7)]
    alter(session.shown, pending=decision("respond", [*ways, Option("pass", "pass")], about=7, default=("pass",)))
    alter(session.shown, stack=session.shown.stack + [replace(session.shown.stack[-1], id=id) for id in range(20, 24)])
    for id in (5, 6):
        hands = Hands(qtbot, session, size=(1280, 720))
        assert hands.table.pieces.rect(refs.entry(id)).height() < hands.table.layout.hand_card[1] / 4
        session.submitted.clear()
        hands.drag(refs.card(14), refs.entry(id))
        assert session.submitted == [Answer(0, (f"play:14:on{id}",))]


def test_the_middle_asks_for_cards_only_while_one_is_held_that_may_go_there(qtbot: QtBot) -> None:
    hands = Hands(qtbot, action_phase())
    assert not hands.table.middle.invites
    hands.click(refs.card(10))
    assert not hands.table.middle.invites, "it goes to a player"
    hands.click(refs.card(11))
    assert hands.table.middle.invites


def test_cards_dragged_onto_the_discards_are_picked_to_be_discarded(qtbot: QtBot) -> None:
    hands = Hands(qtbot, discarding())
    for id in (10, 12):
        hands.drag(refs.card(id), refs.Ref("pile", "discard:0"))
    hands.drag(refs.card(12), refs.seat(0))  # once more changes nothing
    assert hands.table.controller.picked == ["card:10", "card:12"]
    assert hands.said == [] and hands.session.submitted == []
    hands.click(refs.CONFIRM)
    assert hands.session.submitted == [Answer(0, ("card:10", "card:12"))]


def test_a_card_to_be_discarded_that_is_dropped_elsewhere_flies_back_and_says_where_it_goes(qtbot: QtBot) -> None:
    hands = Hands(qtbot, discarding())
    hands.drag_to(refs.card(10), hands.table.layout.hand.center())
    assert hands.said == []
    hands.drag(refs.card(10), refs.seat(2))
    assert hands.said == ["To discard it, click it, or drop it on your own discards."]
    assert hands.table.controller.picked == []


def test_a_question_does_not_lie_over_what_it_is_about(qtbot: QtBot) -> None:
    session = rich_stack()
    options = [Option(f"way:{n}", "mode", label=f"way number {n}") for n in range(4)]
    alter(session.shown, pending=decision("pick", options, about=7, prompt="choose"))
    hands = Hands(qtbot, session)
    rows = [hands.table.pieces.rect(refs.choice(place)) for place in range(4)]
    stack = [hands.table.pieces.rect(refs.entry(id)) for id in (5, 6, 7)]
    assert not any(row.isEmpty() for row in rows)
    assert not any(row.intersects(entry) for row in rows for entry in stack)
