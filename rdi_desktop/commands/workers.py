# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays many games on all cores, and returns them in the order in which they were requested.

A game is determined by its match alone, so the number of processes changes only the time it takes.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from rdi_desktop.commands.matches import Crash, Match, MatchResult, play_match
from rdi_desktop.content import Content
from rdi_desktop.content.homemade import load_all_content

T = TypeVar("T")

SHARES = 8
"""How many batches each process gets: few enough to ask seldom, enough that none has all the long games at the end."""
LARGEST = 64
"""The most games in one batch, so that the progress bar moves."""

AHEAD = 4
"""Batches requested in advance, for each process."""

_content: Content | None = None
"""The content of this process, if it is a worker."""


def cores() -> int:
    """How many processes the machine can run at a time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    matches: Iterable[Match], count: int, content: Content, jobs: int, at_a_time: int = LARGEST
) -> Iterator[MatchResult | Crash]:
    """The result of every game, or its crash, in the order of the `count` matches."""
    return each_played(matches, count, content, jobs, play_match, at_a_time)


def each_played(
    matches: Iterable[Match],
    count: int,
    content: Content,
    jobs: int,
    play: Callable[[Match, Content], T],
    at_a_time: int = LARGEST,
) -> Iterator[T | Crash]:
    """The result of `play` for every game, or its crash, in the order of the `count` matches.

    Matches are drawn only when they are about to be played, so that a million take no more memory than a hundred. `at_a_time`: the most
    games in one batch.
    """
    jobs = min(jobs, count)
    if jobs <= 1:
        yield from map(partial(_finish, play=play, content=content), matches)
        return
    helping = max(1, min(at_a_time, count // (jobs * SHARES)))
    drawn = iter(matches)
    helpings = iter(lambda: tuple(islice(drawn, helping)), ())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _prepare)
    try:
        asked = deque(pool.submit(_play, each, play) for each in islice(helpings, jobs * AHEAD))
        while asked:
            played = asked.popleft().result()
            asked.extend(pool.submit(_play, each, play) for each in islice(helpings, 1))
            yield from played
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """Run once in each process: loads the content. Interrupts are left to the parent process, which ends the others."""
    global _content  # noqa: PLW0603  # a process of the pool has no other place to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _content = load_all_content()


def _play(matches: Sequence[Match], play: Callable[[Match, Content], T]) -> list[T | Crash]:
    assert _content is not None
    return [_finish(match, play, _content) for match in matches]


def _finish(match: Match, play: Callable[[Match, Content], T], content: Content) -> T | Crash:
    try:
        return play(match, content)
    except Crash as crash:
        return crash
