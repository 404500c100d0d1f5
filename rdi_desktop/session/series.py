# SPDX-License-Identifier: GPL-3.0-or-later
"""Many games on several processes: in the order in which they were requested, or polled and stopped at any time.

A game is determined by its match alone, so the number of processes changes only the time it takes. A process whose other end is closed
ends after its present game, so none outlives the program.
"""

from __future__ import annotations

import contextlib
import os
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.session.match import Crash, Match
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content

Result = TypeVar("Result")
SHARES = 8
"""How many helpings each process gets: few enough to ask seldom, enough that none has all the long games at the end."""
LARGEST = 64
"""The most games in one helping, so that the progress bar moves."""


def cores() -> int:
    """How many processes the machine can run at a time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def each_played(
    matches: Iterable[Match],
    count: int,
    content: Content,
    jobs: int,
    play: Callable[[Match, Content], Result],
    at_a_time: int = LARGEST,
) -> Iterator[Result | Crash]:
    """The result of `play` for every game, or its crash, in the order of the `count` matches; with one job, in this process.

    Matches are drawn only when they are about to be played, so that a million take no more memory than a hundred. `at_a_time`: the most
    games in one helping.
    """
    if min(jobs, count) <= 1:
        for match in matches:
            yield _finish(match, play, content)
        return
    series = Series(matches, count, play, jobs, at_a_time=at_a_time)
    try:
        yield from series
    finally:
        series.stop()


class _Failure(NamedTuple):
    """What went wrong in a process beside its games."""

    told: str


class Series(Generic[Result]):
    """Games on processes of their own. Walked through, it gives their results in order; `look` gives those that are there.

    Raises OSError if no process can be started.
    """

    def __init__(
        self,
        matches: Iterable[Match],
        count: int,
        play: Callable[[Match, Content], Result],
        jobs: int,
        *,
        load: Callable[[], Content] = load_all_content,
        at_a_time: int = LARGEST,
        nice: int = 0,
    ) -> None:
        """`play` and `load`, which gives a process its content, must be importable by name. `nice`: niceness, on systems that have it."""
        self.trouble = ""
        """An error beside the games, or ''."""
        jobs = max(1, min(jobs, count))
        self._helping = max(1, min(at_a_time, count // (jobs * SHARES)))
        self._left = enumerate(matches)
        self._asked: dict[Connection, deque[int]] = {}
        """The numbers of the games that each process still has to play, in order."""
        self._processes = []
        context = get_context("spawn")
        try:
            for _ in range(jobs):
                here, there = context.Pipe()
                self._asked[here] = deque()
                process = context.Process(target=_work, args=(there, play, load, nice), daemon=True)
                process.start()
                self._processes.append(process)
                there.close()  # only the child keeps it, so that its end is noticed here
                self._give(here)
        except OSError:
            self.stop()
            raise

    @property
    def over(self) -> bool:
        """Whether no more results will come."""
        return not self._asked

    def look(self) -> list[Result | Crash]:
        """The results of the games finished since the last call."""
        return [result for _, result in self._received()]

    def __iter__(self) -> Iterator[Result | Crash]:
        early: dict[int, Result | Crash] = {}
        due = 0
        while not self.over:
            wait(list(self._asked))
            early.update(self._received())
            while due in early:
                yield early.pop(due)
                due += 1
        if self.trouble:
            raise RuntimeError(self.trouble)

    def stop(self) -> None:
        """Stop. When this returns, no process is left."""
        for line in self._asked:
            line.close()
        self._asked.clear()
        for process in self._processes:
            process.terminate()
        self._end()

    # inside

    def _give(self, line: Connection) -> None:
        """The next helping for a process that waits for one; none left: let it end."""
        helping = list(islice(self._left, self._helping))
        if helping:
            self._asked[line].extend(number for number, _ in helping)
            line.send([match for _, match in helping])
        else:
            del self._asked[line]
            line.close()

    def _received(self) -> list[tuple[int, Result | Crash]]:
        found: list[tuple[int, Result | Crash]] = []
        for line in list(self._asked):
            try:
                while line in self._asked and line.poll():
                    told = line.recv()
                    if isinstance(told, _Failure):
                        self.trouble = told.told
                        continue
                    found.append((self._asked[line].popleft(), told))
                    if not self._asked[line]:
                        self._give(line)
            except (EOFError, OSError):
                self.trouble = self.trouble or said("series-process-gone")
                del self._asked[line]
                line.close()
        if self.over:
            self._end()
        return found

    def _end(self) -> None:
        for process in self._processes:
            process.join()
            process.close()
        self._processes.clear()


def _work(line: Connection, play: Callable[[Match, Content], Result], load: Callable[[], Content], nice: int) -> None:
    """The work of one process: helpings of games, each game reported when it is over."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when it ends
    if hasattr(os, "nice"):
        os.nice(nice)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionError):
        try:
            content = load()
            while True:
                helping: Sequence[Match] = line.recv()
                for match in helping:
                    line.send(_finish(match, play, content))
        except (EOFError, BrokenPipeError, ConnectionError):
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked hears of it
            where = traceback.extract_tb(error.__traceback__)[-1]
            line.send(_Failure(f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"))
    line.close()


def _finish(match: Match, play: Callable[[Match, Content], Result], content: Content) -> Result | Crash:
    try:
        return play(match, content)
    except Crash as crash:
        return crash
