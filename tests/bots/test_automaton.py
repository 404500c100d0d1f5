# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players at a table with an automaton."""

from __future__ import annotations

import pytest

from rdi_desktop.bots.evaluation import Evaluation
from rdi_desktop.commands.matches import play_match
from rdi_desktop.session.match import Match
from tests.rules.deal import content


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_computer_players_play_with_an_automaton_to_the_end(seed: int) -> None:
    played = play_match(Match(("zot", "otto", "gerki"), ("regular",) * 3, seed), content())
    assert played.winners
    assert 1 not in played.winners


def test_to_wear_an_automaton_out_is_worth_more_the_nearer_it_is_to_passing_out() -> None:
    def table(fortitude: int) -> Evaluation:
        numbers = ((0, 0, 20, 0, 10, True, 0), (1, 1, 20, 0, 10, True, 0), (2, 2, fortitude, 0, 0, False, 0))
        return Evaluation(numbers, 0)

    fresh, worn = (table(fortitude).value({2: [-2, 0, 0]}) for fortitude in (6, 2))
    assert 0 < fresh < worn
