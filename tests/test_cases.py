# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import each_case, in_one_test


def check(numbers: dict[int, str]) -> list[int]:
    """Odd numbers are wrong; returns those that have been checked."""
    checked = []
    with each_case() as case:
        for n, card in numbers.items():
            with case(card, "mode", n % 2):
                checked.append(n)
                assert n % 2 == 0, f"{n} is odd"
    return checked


def test_every_case_is_checked_and_each_that_fails_is_named() -> None:
    with pytest.raises(ExceptionGroup) as failure:
        check({1: "Ale", 2: "Wine", 3: "Ale", 4: "Water", 5: "Wine"})
    assert failure.value.message == "3 of 5 cases are wrong: Ale mode 1; Ale mode 1 (case 3); Wine mode 1"
    assert [str(error).splitlines()[0] for error in failure.value.exceptions] == ["1 is odd", "3 is odd", "5 is odd"]
    assert failure.value.exceptions[2].__notes__ == ["in the case Wine mode 1"]


def test_right_cases_are_no_failure_and_none_at_all_is_one() -> None:
    assert check({2: "Ale", 4: "Ale"}) == [2, 4]
    with pytest.raises(AssertionError, match="there are no cases"):
        check({})


@pytest.mark.parametrize("mug", ["small", "large"])
@in_one_test("drink, strength", [("Ale", 1), ("Wine", 2)])
def test_a_test_of_one_case_is_a_test_of_all(tmp_path: Path, mug: str, drink: str, strength: int) -> None:
    """With the fixtures and parameters that all of them share."""
    (tmp_path / f"{mug} {drink}").touch(exist_ok=False)
    assert len(list(tmp_path.iterdir())) == strength


def test_its_failure_names_the_cases() -> None:
    @in_one_test("card", ["Ale", "Wine"], str.upper)
    def odd(card: str) -> None:
        assert card == "Ale"

    with pytest.raises(ExceptionGroup, match="1 of 2 cases are wrong: WINE"):
        odd()
