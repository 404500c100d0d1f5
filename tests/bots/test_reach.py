# SPDX-License-Identifier: GPL-3.0-or-later
"""What used to be weighed alike is taken for a reason that can be said."""

from __future__ import annotations

import pytest

from rdi_desktop.bots.drawing import drawn, safe
from rdi_desktop.bots.picks import pick_values
from rdi_desktop.bots.reach import brings, open_worth
from rdi_desktop.bots.situation import Situation
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.session.match import Match
from tests.bots.moment import asked
from tests.bots.test_regular import Asked
from tests.rules.deal import content


def situation(seats: str) -> Situation:
    game, seat, _ = asked(content(), seats, "  turn: me\n  phase: action\nsteps: []\n", "action")
    return Situation(lambda: game.brief(seat), seat, content())


@pytest.mark.parametrize(
    ("held", "better", "worse"),
    [({}, "splint", "bandage"), ({"splint": 2}, "salve", "splint"), ({"bandage": 1}, "salve", "bandage")],
)
def test_what_an_open_card_asks_for_is_wanted(held: dict[str, int], better: str, worse: str) -> None:
    """Before the doctor lies somebody for two splints; beyond those, what there is least of pays for most of whom may come."""
    tokens = ", ".join(f"{token}: {n}" for token, n in held.items())
    seats = f"""
        character: terci, name: me, tokens: {{{tokens}}}, hand: [im-in], in_play: [Limping brawler]
        character: fiona, hand: []
    """
    now = situation(seats)
    assert brings(now, better) > brings(now, worse)


def test_the_dish_is_kept_for_which_there_is_most() -> None:
    seats = """
        character: roxana, name: me, hand: [im-in], piles: {board: ["This one's some mean cuisine!", "This one's some mean cuisine!"]}
        character: fiona, hand: []
    """
    now = situation(seats)
    cards = {card.title: card for card in content().characters["roxana"].deck}
    shank, cube = cards["Owlbear shank, seven hours"], cards["Gelatinous cube, sliced thin"]
    assert open_worth(now, shank) > open_worth(now, cube)
    assert open_worth(now, cards["No soup for you!"]) == 0, "that is no dish"


def test_of_a_hand_that_is_looked_at_the_best_card_goes() -> None:
    card = next(card for card in content().characters["daareka"].deck if "picked_by" in str(card.raw))
    seats = f"""
        character: daareka, name: me, hand: ["{card.title}"]
        character: fiona, hand: [im-in, "Luckily for me, I was wearing my armor!", im-in]
    """
    steps = f'  turn: me\n  phase: action\nsteps:\n  - me: {{play: "{card.title}", target: fiona}}\n'
    picked = Asked(content(), seats, steps, "pick")
    assert picked.decision.prompt == "discard_for"
    assert isinstance(picked.command, Answer)
    (option,) = [picked.decision.option(pick) for pick in picked.command.picks]
    assert option is not None and option.args["title"] == "Luckily for me, I was wearing my armor!"


def test_a_deck_is_begun_with_what_its_cards_are_worth() -> None:
    """Before the first turn no card lies there that asks: the character does."""
    baron = content().characters["vlazlo"]
    game = Game.new(Match(("vlazlo", "fiona"), ("regular", "regular"), 1).setup, content())
    while (decision := game.pending) is not None and decision.prompt != "choose":
        game.submit(Answer(decision.seat, decision.default))
    assert decision is not None
    values = pick_values(Situation(lambda: game.brief(decision.seat), decision.seat, content()), decision)
    told = {str(option.args["id"]): one.value for option, one in zip(decision.options, values, strict=True)}
    worth = {pile: drawn(baron, pile) + safe(baron, pile) for pile in told}
    assert len(set(told.values())) == len(told) > 1
    assert max(told, key=lambda pile: told[pile]) == max(worth, key=lambda pile: worth[pile])
