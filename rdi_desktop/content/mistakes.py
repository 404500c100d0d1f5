# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding all mistakes of a file: a misspelt word is read as the nearest one, so that what follows it is checked as well.

Reading stops in each card and each declaration at its first mistake. Here it continues on a copy in which that mistake is mended.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from rdi_desktop.content import reading
from rdi_desktop.engine.language.spec import Problem, Reader, nearest

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content

MOST = 100
"""The most mistakes that are reported."""
ROUNDS = 25
"""The most mistakes after each other in one part."""
TWICE = ("twice", "already")
"""Words in messages that may be caused by a guess, since the guessed name may be taken."""
Path = tuple[str | int, ...]


def behind(content: Content, raw: Any, first: tuple[Problem, ...]) -> list[Problem]:
    """The further mistakes, besides the `first` that were found."""
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
    """Whether it may be caused by a guess, and be no mistake of the file; an unknown word is only if it was guessed."""
    if problem.message.startswith("unknown"):
        return problem.path in guesses
    inside = any(guess[: len(problem.path)] == problem.path for guess in guesses)
    return inside or any(word in problem.message for word in TWICE)


def mend(raw: Any, problem: Problem, guesses: dict[Path, str | int]) -> bool:
    """Replace a wrong word by the nearest one, or leave out a key without one. False if nothing can be done."""
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
    """The value at a path; None if there is none."""
    for step in path:
        try:
            raw = raw[step]
        except (KeyError, IndexError, TypeError):
            return None
    return raw


def as_written(path: Path, guesses: dict[Path, str | int]) -> Path:
    """The path in the words of the file, without the guesses."""
    return tuple(guesses.get(path[: number + 1], step) for number, step in enumerate(path))
