# SPDX-License-Identifier: GPL-3.0-or-later
"""Many small cases in one test: thousands of tests of their own would take longer to be collected and reported than to run.

with each_case() as case:
    for card in deck:
        with case(card.title):
            assert right(card)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager


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
