# SPDX-License-Identifier: GPL-3.0-or-later
"""Many small cases in one test: thousands of tests of their own would take longer to be collected and reported than to run.

with each_case() as case:
    for card in deck:
        with case(card.title):
            assert right(card)
"""

from __future__ import annotations

import functools
import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest


@contextmanager
def each_case() -> Iterator[Callable[..., AbstractContextManager[None]]]:
    """All cases are checked, whichever fail; the failure names each that did, and shows why."""
    wrong: dict[str, Exception] = {}
    tried = 0

    @contextmanager
    def case(*name: object) -> Iterator[None]:
        nonlocal tried
        tried += 1
        try:
            yield
        except Exception as error:  # noqa: BLE001 - however a case goes wrong, the others are checked
            called = " ".join(map(str, name))
            error.add_note(f"in the case {called}")
            wrong[f"{called} (case {tried})" if called in wrong else called] = error

    yield case
    assert tried, "there are no cases"
    if wrong:
        raise ExceptionGroup(f"{len(wrong)} of {tried} cases are wrong: {'; '.join(wrong)}", list(wrong.values()))


def in_one_test(
    names: str, cases: Iterable[Any], called: Callable[[Any], object] = str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of one case becomes a test of all: for many that take next to no time. They share what other arguments the test has.

    `names` of the arguments that differ, separated by commas; for more than one, a case is a tuple. `called`: an argument → its name.
    """
    differing = [name.strip() for name in names.split(",")]
    each = [case if len(differing) > 1 else (case,) for case in cases]

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(check)
        def test(**shared: Any) -> None:
            with each_case() as case:
                for values in each:
                    with case(*map(called, values)):
                        check(**dict(zip(differing, values, strict=True)), **shared)

        signature = inspect.signature(check)
        fixtures = [own for name, own in signature.parameters.items() if name not in differing]
        test.__signature__ = signature.replace(parameters=fixtures)  # type: ignore[attr-defined]
        return test

    return decorate


def weekly_but(often: Iterable[tuple[Any, ...]], *every: Iterable[Any]) -> list[Any]:
    """Parameters: each combination of `every`, of which CI runs `often` and the week all others.

    One of `often` that is no combination is an error: it would be run by nobody.
    """
    kept = set(often)
    combinations = list(itertools.product(*every))
    assert kept <= set(combinations), f"no such combination: {kept - set(combinations)}"
    return [pytest.param(*each, marks=() if each in kept else pytest.mark.weekly) for each in combinations]
