# SPDX-License-Identifier: GPL-3.0-or-later
"""What "pass for me" still asks about: whatever is aimed at somebody, hurts them, or would put them out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenTable
from rdi_desktop.session.passing import (
    THIS_STACK,
    THIS_TITLE,
    UNTIL_CONCERNED,
    UNTIL_TURN,
    PassRequests,
    concerns,
    would_be_out,
)
from tests.rules.deal import at, deal


def table(*stack: SeenEntry, fortitude: int = 10, alcohol: int = 4, gold: int = 3) -> SeenTable:
    """Gerki sits in seat 1, with these numbers."""
    laid = deal(zot=at(), gerki=at(fortitude=fortitude, alcohol=alcohol, gold=gold), fiona=at())
    return replace(laid.game.view(None), stack=list(stack))


def play(id: int = 7, **outcome: int) -> SeenEntry:
    """A card of Fiona's that changes Gerki's numbers."""
    return SeenEntry(id, "play", by=2, outcome={"1": outcome} if outcome else {})


@pytest.mark.parametrize(
    ("outcome", "out"),
    [
        ({}, False),
        ({"fortitude": -5}, False),
        ({"fortitude": -6}, True),
        ({"alcohol": 5}, False),
        ({"alcohol": 6}, True),
        ({"fortitude": -3, "alcohol": 3}, True),
        ({"gold": -2}, False),
        ({"gold": -3}, True),
        ({"fortitude": 20, "alcohol": 15}, False),
        ({"fortitude": 20, "alcohol": 16}, True),  # nobody has more than twenty
        ({"alcohol": -9, "fortitude": -9}, False),  # nor less Alcohol Content than none
        ({"alcohol": -9, "fortitude": -10}, True),
    ],
)
def test_who_would_be_out_is_asked(outcome: dict[str, int], out: bool) -> None:
    view = table(play(**outcome))
    assert would_be_out(view, view.stack[0], 1) == out
    assert not would_be_out(view, view.stack[0], 0), "it is Gerki's"
    assert concerns(view, 1, newer_than=7) == out, "even if it was there when he asked to pass"


@pytest.mark.parametrize(
    ("numbers", "out"),
    [
        ({"fortitude": 5, "alcohol": 4}, False),
        ({"fortitude": 4, "alcohol": 4}, True),
        ({"gold": 1}, False),
        ({"gold": 0}, True),
    ],
)
def test_a_last_chance_is_asked_of_whoever_stands_so(numbers: dict[str, int], out: bool) -> None:
    view = table(SeenEntry(3, "last_chance"), **numbers)
    assert would_be_out(view, view.stack[0], 1) == out


@pytest.mark.parametrize(
    ("entry", "concerned"),
    [
        (play(), False),
        (SeenEntry(7, "play", targets=[1]), True),
        (SeenEntry(7, "play", targets=[0, 2]), False),
        (SeenEntry(7, "drink", drinker=1), True),
        (SeenEntry(7, "drink", drinker=2), False),
        (play(fortitude=-1), True),
        (play(alcohol=1), True),
        (play(gold=-1), True),
        (play(fortitude=1), False),
        (play(alcohol=-1), False),
        (play(gold=1), False),
    ],
)
def test_what_is_aimed_at_somebody_or_hurts_concerns_them(entry: SeenEntry, concerned: bool) -> None:
    view = table(entry)
    assert concerns(view, 1) == concerns(view, 1, newer_than=6) == concerned
    assert not concerns(view, 1, newer_than=7), "older than the request"


def asked(seat: int = 1, kind: str = "respond", about: int = 7) -> DecisionTold:
    return DecisionTold(seat, kind, [], about=about)


def passes(requests: PassRequests, view: SeenTable, decision: DecisionTold) -> bool:
    return requests.passes(decision, lambda: view)


def test_only_windows_are_passed_and_no_payment_unless_it_was_said_so() -> None:
    requests, view = PassRequests(), table(play())
    assert not passes(requests, view, asked())
    requests.set(1, UNTIL_CONCERNED, view)
    assert passes(requests, view, asked())
    assert not passes(requests, view, asked(seat=0)), "that seat asked for nothing"
    assert not passes(requests, view, asked(kind="action"))
    assert not passes(requests, view, asked(kind="pay"))
    assert not passes(requests, table(play(), play(id=8, fortitude=-1)), asked(about=8))
    requests.set(1, UNTIL_CONCERNED, view, even_if_concerned=True)
    assert passes(requests, view, asked(kind="pay"))
    assert passes(requests, table(play(), play(id=8, fortitude=-1)), asked(about=8))
    assert requests.end(1)
    assert not requests.end(1), "there is nothing left to end"
    assert requests.auto_pass(1) is None


def test_a_title_is_passed_only_where_the_question_is_about_it() -> None:
    mild, other = (SeenCard(n, f"fiona/{n}", f"Card {n}", "action", 2) for n in (1, 2))
    requests = PassRequests()
    requests.set(1, THIS_TITLE, table())
    assert requests.auto_pass(1) is None, "there is no card"
    view = table(SeenEntry(6, "play", other), SeenEntry(7, "play", mild))
    requests.set(1, THIS_TITLE, view)
    assert passes(requests, view, asked(about=7))
    assert not passes(requests, view, asked(about=6))
    assert not passes(requests, view, asked(about=99))


def test_requests_end_when_their_time_is_over() -> None:
    view, empty = table(play(id=5), play(id=7)), table()
    requests = PassRequests()
    requests.set(0, UNTIL_TURN, view)
    requests.set(1, THIS_STACK, view)
    requests.set(2, THIS_STACK, empty)
    requests.look(2, [5, 7, 8])
    assert [requests.auto_pass(seat) is not None for seat in range(3)] == [True, True, False]
    requests.look(2, [6, 7])
    assert [requests.auto_pass(seat) is not None for seat in range(3)] == [True, False, False]
    requests.look(0, [])
    assert requests.auto_pass(0) is None
