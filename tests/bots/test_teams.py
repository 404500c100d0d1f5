# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players in teams: each plays for its side (red-dragon-inn-10, "Team Variants")."""

from __future__ import annotations

import pytest

from rdi_desktop.bots import decided, make_bot
from rdi_desktop.engine.state.decisions import Answer
from tests.bots.moment import asked
from tests.bots.test_regular import Asked
from tests.rules.deal import content

HIT = '  variant: two-headed-dragon\n  phase: action\nsteps:\n  - gerki: {play: "Somebody loosened that chandelier, eh?", target: mate}\n'


def table(mine: str = "", mate: str = "", theirs: str = "", fortitude: int = 6) -> str:
    """Two against two, the opponents first."""
    return f"""
        character: gerki, team: a, hand: [{theirs}]
        character: fiona, team: a, hand: []
        character: karl, name: mate, team: b, fortitude: {fortitude}, alcohol: 2, tokens: {{potion: 0}}, hand: [{mate}]
        character: alaric, name: me, team: b, hand: [{mine}]
    """


def test_it_ignores_what_would_hurt_a_teammate() -> None:
    asked = Asked(
        content(), table("A stand-up stand-in", theirs='"Somebody loosened that chandelier, eh?"'), HIT, "respond"
    )
    assert asked.does == ["A stand-up stand-in"]


def test_it_reduces_what_a_teammate_would_lose() -> None:
    asked = Asked(
        content(), table("Spike trap coaster", theirs='"Somebody loosened that chandelier, eh?"'), HIT, "respond"
    )
    assert asked.does == ["Spike trap coaster"]


def test_what_an_answer_would_do_for_a_teammate_is_told_before() -> None:
    """The inspector: what still comes of the blow, once somebody Ignores it for the other."""
    asked = Asked(
        content(), table("A stand-up stand-in", theirs='"Somebody loosened that chandelier, eh?"'), HIT, "respond"
    )
    way = next(option.id for option in asked.decision.options if option.card is not None)
    told = asked.game.preview(3, way)
    assert told is not None and told.on is not None and told.on.outcome == {}
    assert asked.game.view(3).stack[0].outcome == {"2": {"fortitude": -3}}


def test_a_tip_is_never_a_teammates_to_pay() -> None:
    asked = Asked(content(), table("Tip the Wench", theirs='"Somebody loosened that chandelier, eh?"'), HIT, "respond")
    options = {option.id: option.targets for option in asked.decision.options if option.card is not None}
    values = {options[weighed.picks[0]]: weighed.value for weighed in asked.weighed if weighed.picks[0] in options}
    assert min(values[(0,)], values[(1,)]) > max(values[(2,)], values[(3,)])


@pytest.mark.parametrize(("mine", "mate", "picked"), [("Winning Hand!", "", 3), ("", "Winning Hand!", 2)])
def test_who_gambles_best_is_the_champion(mine: str, mate: str, picked: int) -> None:
    opened = "  variant: two-headed-dragon\n  phase: action\nsteps:\n  - gerki: {play: im-in}\n"
    seats = table(mine, mate, theirs="im-in").replace("name: me", "name: x").replace("name: mate", "name: me")
    asked = Asked(content(), seats, opened, "pick")
    assert asked.decision.prompt == "champion"
    assert asked.command == Answer(2, (f"seat:{picked}",))


@pytest.mark.parametrize(("mine", "mate", "picked"), [("A stand-up stand-in", "", 3), ("", "A stand-up stand-in", 2)])
def test_who_can_answer_an_event_is_the_champion(mine: str, mate: str, picked: int) -> None:
    contest = "  variant: two-headed-dragon\n  turn: gerki\n  phase: drink\nsteps:\n  - gerki: drink\n"
    seats = table(mine, mate).replace("team: a, hand: []", "team: a, hand: [], drink_me: [Drinking Contest!]", 1)
    asked = Asked(content(), seats.replace("name: me", "name: x").replace("name: mate", "name: me"), contest, "pick")
    assert asked.decision.prompt == "champion"
    assert asked.command == Answer(2, (f"seat:{picked}",))


def test_a_potion_is_for_whoever_would_be_out_and_for_nobody_else() -> None:
    blow = '"Somebody loosened that chandelier, eh?"'
    falling = table(theirs=blow, fortitude=4).replace("potion: 0", "potion: 1")
    assert Asked(content(), falling, HIT, "last_chance").does[0] in ("potion:fortitude", "potion:alcohol")
    watching = (
        table(theirs=blow, fortitude=4)
        .replace("name: me", "name: x")
        .replace("fiona,", "fiona, name: me, tokens: {potion: 1},")
    )
    assert Asked(content(), watching, HIT, "last_chance").does == ["pass"]


def test_a_potion_is_not_drunk_because_somebody_else_was_saved() -> None:
    seats = table(theirs='"Somebody loosened that chandelier, eh?"', fortitude=4).replace("name: me", "name: x")
    seats = seats.replace("name: mate", "name: me").replace("potion: 0", "potion: 1")
    seats = seats.replace("gerki, team: a,", "gerki, team: a, fortitude: 5, tokens: {potion: 1},")
    game, saved, _ = asked(content(), seats, HIT.replace("mate", "me"), "last_chance")
    game.submit(Answer(saved, ("potion:fortitude",)))
    decision = game.pending
    assert decision is not None and (decision.seat, decision.kind) == (0, "last_chance")
    assert decided(make_bot("regular", 1, content()), game) == Answer(0, ("pass",)), "it does as much when it has to"


def test_nobody_opens_a_round_for_joy_and_leaves_it_at_once() -> None:
    """A gambler is asked for the ante of its own Round, and could get out of it for a card."""
    opened = "  variant: two-headed-dragon\n  turn: me\n  phase: action\nsteps:\n  - me: {play: im-in}\n"
    leaves = next(card.title for card in content().characters["alaric"].deck if "leave_round" in str(card.raw))
    seats = table(f'im-in, "{leaves}"', theirs="im-in").replace("tokens:", "gold: 3, tokens:")
    asked = Asked(content(), seats, opened, "pay", "gambler")
    assert any(each.why == "leaves" for each in asked.weighed)
    assert asked.command == Answer(3, asked.decision.default)
