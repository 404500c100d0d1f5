# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players against a machine (red-dragon-inn-10, "Boss Otto"): they break its Components, and do not wake it for nothing."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots.machines import DIG, actions
from rdi_desktop.bots.situation import Situation
from rdi_desktop.bots.tempers import REGULAR
from tests.bots.test_regular import Asked
from tests.rules.deal import content


def against(hand: str, boss: str) -> Asked:
    """What Zot is asked there, with Fiona beside him."""
    seats = f"""
        character: boss-otto, drink_me: [], {boss}
        character: zot, name: me, hand: [{hand}], drink_me: []
        character: fiona, hand: [], drink_me: []
    """
    return Asked(content(), seats, "  variant: boss-otto\n  turn: me\n  phase: action\nsteps: []\n", "action")


def rise(asked: Asked) -> float:
    """What a Threat Level more costs whoever is asked."""
    seat = asked.decision.seat
    return Situation(partial(asked.game.brief, seat), seat, content()).rise


def aims(asked: Asked) -> dict[str, float]:
    """What each play is worth, by whether it is aimed at a seat or at a thing."""
    options = {option.id: option for option in asked.decision.options if option.kind == "play"}
    found = {weighed.picks[0]: weighed.value for weighed in asked.weighed}
    return {("he" if option.targets == (0,) else "part"): found[id] for id, option in options.items()}


def test_a_small_blow_goes_to_a_component_and_a_large_one_that_fells_him_does_not() -> None:
    small = aims(against('"I told you not to distract me!"', "in_play: [Saw Arm]"))
    assert small["part"] > small["he"] > 0
    large = aims(against('"I told you not to distract me!"', "in_play: [Saw Arm], fortitude: 2, tokens: {potion: 0}"))
    assert large["he"] > large["part"]


@pytest.mark.parametrize(("threat", "dearer"), [(1, False), (3, True), (12, False)])
def test_a_response_costs_what_it_brings_in_actions(threat: int, dearer: bool) -> None:
    asked = against('"I told you not to distract me!"', f"tokens: {{threat: {threat}}}")
    assert (rise(asked) > 0) == dearer


def test_against_people_nothing_rises() -> None:
    seats = "character: gerki, hand: []\ncharacter: zot, name: me, hand: []"
    asked = Asked(content(), seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
    assert rise(asked) == 0


def test_the_last_step_of_the_tracker_holds_for_all_above() -> None:
    tracker = [[1, 1], [4, 2], [10, 5]]
    assert [actions(tracker, level) for level in (1, 3, 4, 9, 10, 15)] == [1, 1, 2, 2, 5, 5]


def test_cards_are_there_to_be_played_against_a_machine_and_not_to_be_gambled_with() -> None:
    asked = against('"I told you not to distract me!"', "tokens: {threat: 1}")
    situation = Situation(partial(asked.game.brief, 1), 1, content())
    assert (situation.dig, situation.nerve) == (DIG, 0)
    among_people = Asked(
        content(),
        "character: gerki, hand: []\ncharacter: zot, name: me, hand: []",
        "  turn: me\n  phase: action\nsteps: []\n",
        "action",
    )
    situation = Situation(partial(among_people.game.brief, 1), 1, content())
    assert (situation.dig, situation.nerve) == (REGULAR.dig, REGULAR.nerve)
