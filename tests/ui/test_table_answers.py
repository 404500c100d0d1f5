# SPDX-License-Identifier: GPL-3.0-or-later
"""Asked, one sees on each card that may answer what it comes to, and which cards may."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.asked import AnsweredTold, PreviewTold
from rdi_desktop.engine.seen import SeenEntry, SeenPot
from rdi_desktop.engine.state.decisions import Option, Playable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.models import EntryModel
from tests.ui.table_fixtures import FakeSession, alter, card, decision, entry, make_view
from tests.ui.table_hands import Hands, lift

BLOW = entry(5, card=card(120, "smite", 1), by=1, targets=[0], outcome={"0": {"fortitude": -3}})
PAYMENT = entry(5, "payment", by=1, to="pot", outcome={"1": {"gold": -1}})
REFUSAL = entry(6, card=card(121, "halt", 1), by=1, answers=5, on=5)
WARD = refs.card(11)


def asked(stack: list[SeenEntry], told: PreviewTold | None, kind: str = "respond") -> FakeSession:
    """The second card of the hand may answer the newest of these; what it does is told so."""
    view = make_view(4, hand=("smite", "ward", "mend"))
    option = Option("play:11", "play", card=11, on=stack[-1].id)
    question = decision(kind, [option, Option("pass", "pass")], about=stack[-1].id, default=("pass",))
    alter(view, stack=stack, pending=question, pot=SeenPot(6), turn=1)
    return FakeSession(view, [Playable(11, None, [option], None)], previews={"play:11": told} if told else {})


@pytest.mark.parametrize(
    ("stack", "told", "comes_to"),
    [
        ([BLOW], PreviewTold({}, AnsweredTold(5, False, {})), "Fortitude stays 16"),
        ([BLOW], PreviewTold({}, AnsweredTold(5, False, {"0": {"fortitude": -1}})), "Fortitude 16 to 15"),
        ([BLOW], PreviewTold({"0": {"alcohol": 2}}, AnsweredTold(5, True, {})), "Fortitude stays 16 and Alcohol Content 4 to 6"),
        ([PAYMENT, REFUSAL], PreviewTold({}, AnsweredTold(6, True, {})), "Old Tom: Gold 12 to 11 and the pot 6 to 7"),
    ],
)  # fmt: skip
def test_a_card_that_may_answer_wears_what_it_comes_to(
    qtbot: QtBot, stack: list[SeenEntry], told: PreviewTold, comes_to: str
) -> None:
    hands = Hands(qtbot, asked(stack, told))
    assert hands.table.answers == {WARD: comes_to}
    (tab,) = hands.table.hand._tabs.values()
    worn, card_at = tab.item.sceneBoundingRect(), hands.table.hand.rest_of(11)
    assert card_at.left() < worn.left() and worn.right() < card_at.right()
    assert not worn.intersects(hands.table._controls._strip.item.sceneBoundingRect())
    assert worn.bottom() < card_at.top() + 0.02 * card_at.height(), "it covers the title"


def test_what_hangs_on_hidden_cards_is_not_told(qtbot: QtBot) -> None:
    hands = Hands(qtbot, asked([BLOW], None))
    assert not hands.table.answers and not hands.table.hand._tabs


@pytest.mark.parametrize(("kind", "dimmed"), [("respond", {10, 12}), ("action", set())])
def test_cards_that_do_not_answer_lie_in_the_shade_but_on_a_free_turn(
    qtbot: QtBot, kind: str, dimmed: set[int]
) -> None:
    hands = Hands(qtbot, asked([BLOW], PreviewTold({}, AnsweredTold(5, True, {})), kind))
    pieces = hands.table.pieces
    assert {id for id in (10, 11, 12) if (piece := pieces.get(refs.card(id))) is not None and piece.shaded} == dimmed
    assert bool(hands.table.answers) == bool(dimmed)


def test_asked_one_sees_the_newest_card_and_the_own_tankard_lit_and_others_in_the_shade(qtbot: QtBot) -> None:
    """On one's own free turn, and once an answer is taken up, all lie in the same light."""
    hands = Hands(qtbot, asked([PAYMENT, REFUSAL], PreviewTold({}, AnsweredTold(6, True, {}))))
    table = hands.table

    def lit() -> list[QRectF]:
        return [picture.item.sceneBoundingRect() for picture in table._highlights._lights.seen]

    def shaded() -> set[int]:
        return {seat for seat in range(4) if (piece := table.pieces.get(refs.seat(seat))) is not None and piece.shaded}

    own, newest = table._mats[0].track(), table.pieces.rect(refs.entry(6))
    assert shaded() == {1, 2, 3}
    assert [light.contains(thing) for light, thing in zip(lit(), (own, newest), strict=True)] == [True, True]
    lift(table, 2)
    assert shaded() == {1, 3}, "what is held up is to be read"
    hands.pick_up(WARD, hands.where(refs.TABLE))
    assert not lit()
    free = Hands(qtbot, asked([BLOW], None, "action")).table
    assert not free._highlights._lights.seen
    assert not any(free.pieces.get(refs.seat(seat)).shaded for seat in range(4))  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("size", "told"), [((1280, 720), "Another player loses 3 Fortitude."), ((1920, 1080), "")], ids=str
)
def test_what_a_card_does_stands_beside_it_where_the_card_is_too_small_to_say_so(
    qtbot: QtBot, size: tuple[int, int], told: str
) -> None:
    hands = Hands(qtbot, asked([BLOW], None), size=size)
    model = hands.table._stack._rows[5][0].model
    assert isinstance(model, EntryModel) and model.does == told
