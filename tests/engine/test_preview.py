# SPDX-License-Identifier: GPL-3.0-or-later
"""What a way to play would do, told before it is played: true, harmless, and silent about what is hidden."""

from __future__ import annotations

from typing import Any

from rdi_desktop.engine.asked import AnsweredTold, PreviewTold
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import GamePlan, SeatInfo
from tests.engine.watching import whole
from tests.rules.deal import Deal, at, content, deal

SHAKE = "Spring-loaded handshake"


def shaking(**more: Any) -> Deal:
    return deal(
        dominique=at([SHAKE, "Steam-powered back massage", "Winning Hand!"], tokens={"energy": 1}, **more),
        gerki=at(["Hide in shadows"]),
        zot=at(),
    )


def told(t: Deal, who: str, title: str, **which: Any) -> PreviewTold | None:
    [(option, _)] = t.ways(who, title, **which)
    return t.game.preview(t.names.index(who), option.id)


def test_it_says_what_each_way_to_pay_does() -> None:
    t = shaking()
    assert told(t, "dominique", SHAKE, on="gerki") == PreviewTold({"1": {"fortitude": -2}})
    paid = told(t, "dominique", SHAKE, on="gerki", better=("energized",), spend={"energy": 1, "cards": 2})
    assert paid == PreviewTold({"1": {"fortitude": -5}})


def test_it_is_what_then_stands_on_the_stack() -> None:
    t = shaking()
    [(option, _)] = t.ways("dominique", SHAKE, on="gerki")
    before = t.game.preview(0, option.id)
    t.game.submit(Answer(0, (option.id,)))
    assert before is not None and t.game.view(0).stack[0].outcome == before.outcome


def test_looking_changes_nothing() -> None:
    t = shaking()
    before = whole(t.game)
    told(t, "dominique", SHAKE, on="gerki", better=("energized",), spend={"energy": 1, "cards": 2})
    assert whole(t.game) == before


def test_a_buff_counts_once_for_each_target() -> None:
    t = deal(dominique=at(["Steam vent! Heads down!"], tokens={"buff": 1}), karl=at(), zot=at())
    hit = told(t, "dominique", "Steam vent! Heads down!", boost=True)
    assert hit is not None and hit.outcome == {"1": {"fortitude": -2}, "2": {"fortitude": -2}}


def test_an_answer_tells_what_becomes_of_the_drink() -> None:
    pump = "Triple-filtered through the bilge pump"
    t = deal(
        dominique=at([pump], drink_me=["Elven Wine"], tokens={"energy": 1}), gerki=at(), turn="dominique", phase="drink"
    ).drink("dominique")
    drink = t.game.view(0).stack[0]
    weaker = told(t, "dominique", pump)
    none_left = told(t, "dominique", pump, better=("energized",))
    assert drink.outcome == {"0": {"alcohol": 3}}
    assert weaker is not None and weaker.on == AnsweredTold(drink.id, negated=False, outcome={"0": {"alcohol": 1}})
    assert none_left is not None and none_left.on.outcome == {}


def test_both_halves_of_a_split_drink_are_told() -> None:
    split = "You've gotta try this! It was in the Mordrinkia Maxima!"
    t = deal(karl=at([split], drink_me=["Elven Wine"]), gerki=at(), turn="karl", phase="drink").drink("karl")
    halves = told(t, "karl", split, on="gerki")
    assert halves is not None and halves.on.outcome == {"0": {"alcohol": 2}, "1": {"alcohol": 2}}


def test_a_card_that_breaks_in_is_told_over_somebodys_question() -> None:
    t = deal(gerki=at(["Winning Hand!"]), dominique=at(["Steam-powered back massage"], fortitude=10), turn="gerki")
    assert t.asked == ("gerki", "action")
    assert told(t, "dominique", "Steam-powered back massage") == PreviewTold({"1": {"fortitude": 2}})


def test_what_is_no_way_now_has_no_preview() -> None:
    t = shaking()
    assert t.game.preview(0, "play:9999") is None
    assert t.game.preview(0, "done") is None
    [(option, _)] = t.ways("dominique", SHAKE, on="gerki")
    assert t.game.preview(1, option.id) is None


def test_what_others_hold_makes_no_difference() -> None:
    """Two tables that look the same to the seat: another hand, another deck, other Drinks."""
    seen = []
    for hand, drink in ((["Hide in shadows"], "Water"), (["Winning Hand!"], "Elven Wine")):
        t = deal(dominique=at([SHAKE], tokens={"energy": 2}), gerki=at(hand, drink_me=[drink]), zot=at())
        ways = [o for o in (t.game.pending.options if t.game.pending else []) if o.kind == "play"]
        assert ways
        seen.append({way.id: t.game.preview(0, way.id) for way in ways})
    assert list(seen[0].values()) == list(seen[1].values())


def test_the_session_tells_it() -> None:
    t = shaking()
    [(option, _)] = t.ways("dominique", SHAKE, on="gerki")
    seats = tuple(SeatInfo(name, name) for name in t.names)
    session = LocalSession.of(t.game, GamePlan(seats, 1), content())
    assert session.preview(0, option.id) == t.game.preview(0, option.id)


def test_an_answer_to_a_payment_tells_that_one_pays_nothing() -> None:
    t = deal(gerki=at(["Tip the Wench", "The till was open anyway"]), zot=at())
    t.play("gerki", "Tip the Wench", on="gerki")
    said = told(t, "gerki", "The till was open anyway")
    assert said is not None and said.on.outcome == {}
