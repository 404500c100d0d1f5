# SPDX-License-Identifier: GPL-3.0-or-later
"""What a change is worth depends on who is in danger."""

from __future__ import annotations

import pytest

from rdi_desktop.bots.evaluation import Evaluation


def evaluated(*numbers: tuple[int, int, int]) -> Evaluation:
    return Evaluation(tuple((i, i, f, a, g, True, 0) for i, (f, a, g) in enumerate(numbers)), 0)


FRESH = (20, 0, 10)


def test_losing_is_bad_and_hurting_others_is_good() -> None:
    table = evaluated(FRESH, FRESH, FRESH)
    assert table.value({0: [-2, 0, 0]}) < 0 < table.value({1: [-2, 0, 0]})
    assert table.value({}) == 0


def test_the_same_blow_matters_more_to_somebody_about_to_pass_out() -> None:
    table = evaluated((8, 5, 10), FRESH, FRESH)
    fresh = evaluated(FRESH, FRESH, FRESH)
    assert table.value({0: [-2, 0, 0]}) < 2 * fresh.value({0: [-2, 0, 0]})


def test_passing_out_is_worse_than_nearly_passing_out() -> None:
    table = evaluated((8, 5, 10), FRESH, FRESH)
    assert table.value({0: [-3, 0, 0]}) < table.value({0: [-2, 0, 0]}) - 5


def test_finishing_somebody_off_beats_hitting_somebody_fresh() -> None:
    table = evaluated(FRESH, (10, 8, 10), FRESH)
    assert table.value({1: [-2, 0, 0]}) > table.value({2: [-2, 0, 0]})


def test_the_last_coin_is_worth_more_than_the_tenth() -> None:
    assert evaluated((20, 0, 1), FRESH).value({0: [0, 0, -1]}) < evaluated(FRESH, FRESH).value({0: [0, 0, -1]})


@pytest.mark.parametrize("change", [{0: [2.0, 0.0, 0.0]}, {0: [0.0, -1.0, 0.0]}], ids=["full health", "sober"])
def test_what_cannot_be_gained_is_worth_nothing(change: dict[int, list[float]]) -> None:
    assert evaluated(FRESH, FRESH).value(change) == 0
