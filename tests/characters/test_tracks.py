# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks with a range: what happens where a marker arrives, and where it would fall below."""

from __future__ import annotations

from tests.rules.deal import at, deal

SINNER = """
kind: character
id: sinner
name: A sinner
tracks:
  soul:
    range: 1-3
    starts: 2
    at: {3: [{gain: {fortitude: 1}}]}
    below: [{lose: {fortitude: 1}, cannot: [ignore, reduce, redirect]}]
size: 10
deck:
- {title: Twice, type: action, copies: 7, do: [{shift: {soul: -1}}, {shift: {soul: -1}}, {then: [{shift: {soul: -1}}]}]}
- {title: Up, type: anytime, do: [{shift: {soul: 1}}]}
- {title: Up and down, type: anytime, do: [{lose: {fortitude: 2}}, {shift: {soul: 1}}, {shift: {soul: -2}}]}
- {title: Tithe, type: anytime, cost: {soul: 1}, do: [{gain: {alcohol: 1}}]}
"""


def sinner(soul: int, *hand: str) -> dict[str, object]:
    return at(hand=hand, is_="sinner", fortitude=10, tokens={"soul": soul})


def test_one_card_is_atoned_for_once() -> None:
    t = deal(me=sinner(2, "Twice"), fiona=at(), extra=(SINNER,))
    t.play("me", "Twice").rest()
    assert (t.me.tracks["soul"], t.me.fortitude) == (1, 9)


def test_each_card_is_atoned_for() -> None:
    t = deal(me=sinner(1, "Twice", "Up and down"), fiona=at(), extra=(SINNER,))
    t.play("me", "Up and down").play("me", "Twice").rest()
    assert (t.me.tracks["soul"], t.me.fortitude) == (1, 6)


def test_an_arrival_counts_only_when_the_marker_moves_there() -> None:
    t = deal(me=sinner(2, "Up"), fiona=at(), extra=(SINNER,))
    t.play("me", "Up").rest()
    assert (t.me.tracks["soul"], t.me.fortitude) == (3, 11)
    t = deal(me=sinner(3, "Up"), fiona=at(), extra=(SINNER,))
    t.play("me", "Up").rest()
    assert (t.me.tracks["soul"], t.me.fortitude) == (3, 10)


def test_an_arrival_on_the_way_happens_before_the_marker_goes_on() -> None:
    t = deal(me=sinner(2, "Up and down"), fiona=at(), extra=(SINNER,))
    t.play("me", "Up and down").rest()
    assert (t.me.tracks["soul"], t.me.fortitude) == (1, 9)


def test_points_of_a_track_pay_a_cost() -> None:
    t = deal(me=sinner(2, "Tithe"), fiona=at(), extra=(SINNER,))
    t.play("me", "Tithe").rest()
    assert (t.me.tracks["soul"], t.me.alcohol) == (1, 1)


def test_where_a_track_ends_there_is_nothing_left_to_spend() -> None:
    t = deal(me=sinner(1, "Tithe"), fiona=at(), extra=(SINNER,))
    assert not t.can("me", "Tithe")
