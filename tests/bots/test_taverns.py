# SPDX-License-Identifier: GPL-3.0-or-later
"""To which tavern computer players lead the party."""

from __future__ import annotations

import pytest

from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.taverns import poured_value
from rdi_desktop.content import Content, load_content
from tests.bots.moment import asked
from tests.bots.test_regular import Asked

CHASER = "drink_me: [Light Ale with a Chaser]"
REST = "  options: {pub_crawl: true}\n  turn: me\n  phase: drink\nsteps:\n  - me: drink\n"


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def leads(content: Content, me: str, other: str, player: str = "regular", closed: str = "") -> list[str]:
    seats = f"""
        character: zot, name: other, hand: [], {other}
        character: gerki, name: me, hand: [], {CHASER}, {me}
    """
    rest = f"  options: {{pub_crawl: true}}\n  closed: [{closed}]\n  turn: me\n  phase: drink\nsteps:\n  - me: drink\n"
    return Asked(content, seats, rest, "pick", player).does


@pytest.mark.parametrize("player", ["regular", "careful", "shark"])
def test_hits_whoever_is_nearly_out(content: Content, player: str) -> None:
    assert leads(content, "fortitude: 15", "fortitude: 4, alcohol: 2", player) == ["tavern:the-scurvy-dog"]


@pytest.mark.parametrize("player", ["regular", "careful", "shark"])
def test_takes_the_last_gold_of_somebody_else(content: Content, player: str) -> None:
    assert leads(content, "gold: 12", "gold: 1, fortitude: 20", player) == ["tavern:black-dragon-depths"]


def test_goes_where_it_is_healed_when_all_else_would_be_its_end(content: Content) -> None:
    closed = "the-scurvy-dog, black-dragon-depths"
    assert leads(content, "fortitude: 4, alcohol: 2", "fortitude: 15", closed=closed) == ["tavern:the-harmonious-cup"]


@pytest.mark.parametrize(
    ("me", "other", "sign"),
    [("fortitude: 18", "fortitude: 8, alcohol: 4", 1), ("fortitude: 8, alcohol: 4", "fortitude: 18", -1)],
)
def test_strong_drinks_are_good_for_whoever_bears_them_better(content: Content, me: str, other: str, sign: int) -> None:
    game, seat, _ = asked(
        content, f"character: zot, name: other, {other}\n character: gerki, name: me, {CHASER}, {me}", REST, "pick"
    )
    situation = Situation(lambda: game.view(seat), seat, content)
    strong, kind = (
        poured_value(situation, tavern)
        for tavern in content.taverns(True)
        if tavern.id in ("abyssal-ales", "the-harmonious-cup")
    )
    assert (strong - kind) * sign > 0
    assert poured_value(situation, content.taverns(True)[0]) == 0
