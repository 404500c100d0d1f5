# SPDX-License-Identifier: GPL-3.0-or-later
"""From gestures to commands, without a screen."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.asked import Reason, WhyNot
from rdi_desktop.engine.seen import SeenWaiting
from rdi_desktop.engine.state.decisions import Answer, Command, Interject, Option, Playable
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.controller import TableController
from rdi_desktop.ui.table.legal import legal
from tests.ui.table_fixtures import FakeSession, action_phase, alter, decision, make_view, rich_stack


def controller_of(session: FakeSession) -> TableController:
    controller = TableController(session.submit)
    controller.show(legal(session.view(0), session.playable(0)))
    return controller


def asked(
    options: list[Option], kind: str = "pick", playables: list[Playable] | None = None, **known: object
) -> FakeSession:
    view = make_view()
    alter(view, pending=decision(kind, options, **known))
    return FakeSession(view, playables or [])


def test_everything_that_may_be_answered_can_be_touched_somewhere() -> None:
    options = [
        Option("seat:2", "seat", targets=(2,)),
        Option("seat:1.2", "seat", targets=(1, 2)),
        Option("card:10", "card", card=10),
        Option("card:77", "card", card=77),
        Option("mode:1", "mode", mode=1, label="leave"),
        Option("number:3", "number", args={"number": 3}),
        Option("token", "token"),
        Option("yes", "yes"),
        Option("something-new", "something-new"),
        Option("play:99", "play", card=99),
        Option("order:1", "order", targets=(1,)),
    ]
    known = controller_of(asked(options)).legal
    groups = [*known.carried.values(), *known.touched.values(), known.elsewhere]
    assert {way.id for group in groups for way in group} == {option.id for option in options}


def test_a_card_held_lights_what_it_may_be_dropped_on() -> None:
    controller = controller_of(action_phase(4))
    controller.click(refs.card(10))
    assert controller.lit == {refs.seat(1), refs.seat(2), refs.seat(3)}
    controller.click(refs.card(11))
    assert controller.lit == {refs.TABLE}


def test_a_card_that_answers_is_dropped_on_what_it_answers() -> None:
    session = rich_stack()
    controller = controller_of(session)
    controller.take(refs.card(12))
    assert controller.lit == {refs.entry(7)}
    controller.drop(refs.entry(7))
    assert session.submitted == [Answer(0, ("play:12:on7",))]


def test_a_card_of_several_targets_asks_only_about_those_it_was_dropped_on() -> None:
    options = [Option(f"play:10:t{a}.{b}", "play", card=10, targets=(a, b)) for a, b in ((1, 2), (1, 3), (2, 3))]
    session = asked(options, "action", max=1)
    controller = controller_of(session)
    controller.take(refs.card(10))
    controller.drop(refs.seat(1))
    assert controller.question is not None
    assert [way.id for way in controller.question.ways] == ["play:10:t1.2", "play:10:t1.3"]
    controller.click(refs.choice(1))
    assert session.submitted == [Answer(0, ("play:10:t1.3",))]


def test_an_anytime_card_breaks_into_somebody_elses_decision() -> None:
    view = make_view()
    alter(view, waiting=SeenWaiting(2, "action"))
    session = FakeSession(view, [Playable(14, None, [Option("play:14", "play", card=14)], None)])
    controller = controller_of(session)
    controller.click(refs.card(14))
    controller.click(refs.TABLE)
    assert session.submitted == [Interject(0, "play:14")]


def test_a_card_that_has_to_wait_until_asked_says_so() -> None:
    way = Option("play:13:on5", "play", card=13, on=5, label="when_asked")
    session = FakeSession(make_view(), [Playable(13, None, [way], None)])
    controller = controller_of(session)
    controller.click(refs.card(13))
    assert controller.held is None
    assert controller.complaint is not None and controller.complaint.reason.key == "when_asked"


def test_a_card_that_cannot_be_played_gives_the_engines_reason() -> None:
    controller = controller_of(action_phase())
    controller.click(refs.card(13))
    assert controller.complaint is not None
    assert controller.complaint.at == refs.card(13)
    assert controller.complaint.reason.key == "needs_moment"


def test_a_refused_command_is_complained_of_and_nothing_is_held() -> None:
    session = action_phase()
    session.refuse = "seat 0 is not being asked"
    controller = controller_of(session)
    controller.click(refs.card(11))
    controller.click(refs.TABLE)
    assert controller.complaint is not None and "not being asked" in controller.complaint.reason.args["why"]
    assert controller.held is None


def test_passing_never_makes_a_real_choice_for_anybody() -> None:
    session = asked(
        [Option(f"order:{seat}", "order", targets=(seat,)) for seat in (1, 2)], "order", default=["order:1"]
    )
    controller = controller_of(session)
    controller.stand_pat()
    assert session.submitted == []


def test_several_picks_are_gathered_in_order_and_confirmed() -> None:
    session = asked([Option(f"card:{id}", "card", card=id) for id in (10, 11, 12)], min=2, max=2)
    controller = controller_of(session)
    for ref in (refs.card(12), refs.card(10), refs.card(10), refs.card(11)):
        controller.click(ref)
    assert controller.can_confirm
    controller.click(refs.CONFIRM)
    assert session.submitted == [Answer(0, ("card:12", "card:11"))]


def test_too_few_picks_are_no_answer() -> None:
    session = asked([Option(f"card:{id}", "card", card=id) for id in (10, 11, 12)], min=2, max=2)
    controller = controller_of(session)
    controller.click(refs.card(12))
    controller.confirm()
    assert session.submitted == [] and controller.picked == ["card:12"]


def test_picks_survive_what_others_do_meanwhile() -> None:
    session = asked([Option(f"card:{id}", "card", card=id) for id in (10, 11, 12)], "discard", min=0, max=3)
    controller = controller_of(session)
    controller.click(refs.card(11))
    controller.show(legal(session.view(0), []))
    assert controller.picked == ["card:11"]


def test_an_ability_without_ways_says_why() -> None:
    session = FakeSession(make_view(), [Playable(None, "absorb", [], WhyNot(Reason.USED_UP))])
    controller = controller_of(session)
    controller.click(refs.ability("absorb"))
    assert controller.complaint is not None and controller.complaint.reason.key == "used_up"


def test_an_onlooker_can_do_nothing() -> None:
    session = action_phase()
    submitted: list[Command] = []
    controller = TableController(submitted.append)
    controller.show(legal(session.view(None), []))
    controller.click(refs.card(10))
    controller.stand_pat()
    assert submitted == [] and not controller.lit


def test_what_is_held_is_let_go_when_it_can_no_longer_be_played() -> None:
    session = action_phase()
    controller = controller_of(session)
    controller.click(refs.card(10))
    alter(session.shown, pending=None)
    session.playables = []
    controller.show(legal(session.view(0), []))
    assert controller.held is None


def test_errors_are_not_swallowed_unless_they_are_the_rules() -> None:
    def broken(_: Command) -> None:
        raise KeyError("a fault of ours")

    controller = TableController(broken)
    session = action_phase()
    controller.show(legal(session.view(0), session.playables))
    controller.click(refs.card(11))
    with pytest.raises(KeyError):
        controller.click(refs.TABLE)
