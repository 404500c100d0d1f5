# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes to whom once something has been done to what was coming: in answers, and in what a Negate undoes."""

from __future__ import annotations

from functools import partial

import pytest

from rdi_desktop.bots.plays import play_value
from rdi_desktop.bots.situation import Situation
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.state.decisions import Decision, Option
from tests.bots.moment import asked
from tests.bots.test_regular import ROUND_ON, respond


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def option_of(situation: Situation, decision: Decision, title: str, on: int | None = None) -> Option:
    """The option of that card, at that seat if one is named."""
    for option in decision.options:
        card = situation.card(option.card)
        if card is not None and card.title == title and (on is None or option.targets == (on,)):
            return option
    raise AssertionError(title)


def test_more_fury_never_lowers_the_value_of_turning_wolf(content: Content) -> None:
    title, values = "Moonrise over the woodshed", []
    for fury in range(4):
        seats = f"""
            character: ripsnarl, name: me, tokens: {{fury: {fury}}}, hand: ["{title}"]
            character: zot, hand: []
        """
        game, seat, decision = asked(content, seats, "  phase: action\nsteps: []\n", "action")
        situation = Situation(partial(game.view, seat), seat, content)
        option = option_of(situation, decision, title)
        values.append(play_value(situation, option, situation.card(option.card), None)[0])
    assert values == sorted(values)
    assert values[3] > values[0]


DRINKING = """
    character: fiona, alcohol: 2, hand: [My helmet was thirstier than I am], drink_me: [Dragon Breath Ale]
    character: gerki, name: me, hand: [Slip a mickey]
    character: zot, hand: []
"""


def test_nothing_is_poured_into_what_has_been_ignored(content: Content) -> None:
    drinks = "  phase: drink\nsteps:\n  - fiona: drink\n"
    assert respond(content, DRINKING, drinks) == ["Slip a mickey"]
    ignored = drinks + "  - fiona: {play: My helmet was thirstier than I am}\n  - me: pass\n"
    assert respond(content, DRINKING, ignored) == ["pass"]


COASTER = "  phase: drink\nsteps:\n  - alaric: drink\n  - alaric: {play: Spike trap coaster, choose: drink}\n"


def test_a_negate_that_fells_a_rival_who_softens_the_drink_is_played(content: Content) -> None:
    """A reduction that keeps its player in the game is worth a Negate; one that spares a point or two is not."""
    seats = """
        character: alaric, fortitude: {room}, hand: [Spike trap coaster], drink_me: [Dark Ale]
        character: zot, name: me, hand: ["I don't think so!"]
        character: gerki, hand: []
    """
    assert respond(content, seats.replace("{room}", "1"), COASTER) == ["I don't think so!"]
    assert respond(content, seats.replace("{room}", "18"), COASTER) == ["pass"]


def test_a_teammates_good_is_not_negated(content: Content) -> None:
    seats = """
        character: alaric, team: a, hand: [Spike trap coaster], drink_me: [Dark Ale]
        character: zot, name: me, team: a, hand: ["I don't think so!"]
        character: gerki, team: b, hand: []
        character: deirdre, team: b, hand: []
    """
    rest = f"  variant: two-headed-dragon\n{COASTER}"
    assert respond(content, seats, rest) == ["pass"]


def test_whoever_is_in_control_is_thrown_out_of_the_round(content: Content) -> None:
    seats = """
        character: gerki, hand: []
        character: zot, name: me, hand: ["What's that up your sleeve?"]
        character: fiona, hand: []
        character: deirdre, hand: []
    """
    game, seat, decision = asked(content, seats, ROUND_ON, "gamble")
    situation = Situation(partial(game.view, seat), seat, content)
    sleeve = "What's that up your sleeve?"
    values = {}
    for other in (0, 2, 3):
        option = option_of(situation, decision, sleeve, other)
        values[other] = play_value(situation, option, situation.card(option.card), None)[0]
    assert max(values, key=values.__getitem__) == 2
    assert game.view(seat).round.in_control == 2


@pytest.mark.parametrize(("form", "hit"), [("elf", "me2"), ("tree", "zot")])
def test_no_blow_is_wasted_on_somebody_who_shrugs_it_off(content: Content, form: str, hit: str) -> None:
    """Erin the Tree loses 2 Fortitude less by every card: a dagger for 2 is for whoever feels it."""
    seats = f"""
        character: gerki, name: me, hand: ["How did this get stuck in your back?"]
        character: erin, name: me2, fortitude: 20, tokens: {{form: {form}}}, hand: []
        character: zot, fortitude: 14, hand: []
    """
    game, seat, decision = asked(content, seats, "  phase: action\nsteps: []\n", "action")
    situation = Situation(partial(game.view, seat), seat, content)
    values = {}
    for option in decision.options:
        card = situation.card(option.card)
        if card is not None and option.targets:
            values[game.table.seats[option.targets[0]].name] = play_value(situation, option, card, None)[0]
    assert max(values, key=values.__getitem__) == hit
    assert (values["me2"] == 0) == (form == "tree")
