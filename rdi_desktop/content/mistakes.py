# SPDX-License-Identifier: GPL-3.0-or-later
"""All mistakes of a file: what is misspelt is read as the nearest word, so that what stands behind it is looked at as well.

Reading stops in each card and each declaration at its first mistake. Here it goes on, on a copy in which that one is mended.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from rdi_desktop.content import reading
from rdi_desktop.engine.language.spec import Problem, Reader, nearest

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content

MOST = 100
"""So many mistakes are told, and mended for the sake of what stands behind them."""
ROUNDS = 25
"""So many mistakes behind each other are looked for."""
TWICE = ("twice", "already")
"""A guess may be called as something else is."""
Path = tuple[str | int, ...]


def behind(content: Content, raw: Any, first: tuple[Problem, ...]) -> list[Problem]:
    """What else is wrong, besides the `first` that were found."""
    mended, guesses = copy.deepcopy(raw), dict[Path, str | int]()
    told = {(problem.path, problem.message) for problem in first}
    more: list[Problem] = []
    problems = first[:MOST]
    for _ in range(ROUNDS):
        done = [mend(mended, each, guesses) for each in problems]
        if not any(done):
            break
        try:
            reading.add(content.copy(), mended, Reader(), whole=False)
            break
        except Problem as problem:
            problems = (problem, *problem.more)[:MOST]
        except (TypeError, AttributeError, LookupError, ValueError, ArithmeticError, RecursionError):
            break
        for each in problems:
            written = as_written(each.path, guesses)
            if (written, each.message) in told or follows(each, guesses):
                continue
            told.add((written, each.message))
            more.append(Problem(written, each.message, each.choices, each.word))
        if len(told) >= MOST:
            break
    return more


def follows(problem: Problem, guesses: dict[Path, str | int]) -> bool:
    """Whether it may follow from a guess alone, and be none of the file's mistakes: words that there are not do not."""
    if problem.message.startswith("unknown"):
        return problem.path in guesses
    inside = any(guess[: len(problem.path)] == problem.path for guess in guesses)
    return inside or any(word in problem.message for word in TWICE)


def mend(raw: Any, problem: Problem, guesses: dict[Path, str | int]) -> bool:
    """Put the nearest word where the wrong one stands, or leave out a key that is like none. False if nothing can be done."""
    place, word = problem.path, problem.word
    if word is None:
        return False
    near = nearest(word, problem.choices)
    holder = at(raw, place)
    if isinstance(holder, dict) and word in holder:
        if near is None or near in holder:
            del holder[word]
            return True
        items = [(near if key == word else key, value) for key, value in holder.items()]
        holder.clear()
        holder.update(items)
        guesses[(*place, near)] = word
        return True
    if near is not None and place and holder == word:
        at(raw, place[:-1])[place[-1]] = near
        guesses[place] = place[-1]
        return True
    return False


def at(raw: Any, path: Path) -> Any:
    """What lies there; None if there is nothing."""
    for step in path:
        try:
            raw = raw[step]
        except (KeyError, IndexError, TypeError):
            return None
    return raw


def as_written(path: Path, guesses: dict[Path, str | int]) -> Path:
    """The way by the words of the file."""
    return tuple(guesses.get(path[: number + 1], step) for number, step in enumerate(path))
