# SPDX-License-Identifier: GPL-3.0-or-later
"""Many games at once on all cores of the machine, handed back in the order in which they were asked for.

A game follows from its match alone, so how many processes share them changes nothing but the time it takes.
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

from rdi_desktop.commands.matches import Crash, Match, Played, play_match
from rdi_desktop.content import Content
from rdi_desktop.content.homemade import load_all_content

T = TypeVar("T")

SHARES = 8
"""Into how many helpings a process's games are divided: it asks seldom, and none is left with the long ones at the end."""
LARGEST = 64
"""Games in one helping at most, so that the bar moves."""

AHEAD = 4
"""Helpings that are asked for before they are needed, for each process."""

_content: Content | None = None
"""Of this process, if it is one that only plays."""


def cores() -> int:
    """How many processes the machine runs at a time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    matches: Iterable[Match], count: int, content: Content, jobs: int, at_a_time: int = LARGEST
) -> Iterator[Played | Crash]:
    """Every game as it was played, or the crash it ended in, in the order of the matches, of which there are `count`."""
    return each_played(matches, count, content, jobs, play_match, at_a_time)


def each_played(
    matches: Iterable[Match],
    count: int,
    content: Content,
    jobs: int,
    play: Callable[[Match, Content], T],
    at_a_time: int = LARGEST,
) -> Iterator[T | Crash]:
    """What `play` makes of every game, or the crash it ended in, in the order of the matches, of which there are `count`.

    They are drawn when they are about to be played, so that a million takes no more memory than a hundred. `at_a_time`: games in one
    helping at most.
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
    """Once in each process: its content. An interrupt is for the one that asked, who then lets the others go."""
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
