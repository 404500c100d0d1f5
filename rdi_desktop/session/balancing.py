# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the games of a balance in separate processes, which can be polled and stopped at any time.

A process whose other end is closed stops after its present game, so none outlives the program.
"""

from __future__ import annotations

import contextlib
import os
import signal
import traceback
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from rdi_desktop.session.balance import GAMES, GameCounts, play

MOST = 3
"""The most processes; one core always stays free for the user."""
NICE = 10
"""Niceness of the processes, on systems that have it."""
Made = Sequence[Mapping[str, Any]]


class Balancing:
    """Games of one character. `made`: the data of home-made files with the character and those it builds on.

    Raises OSError if no process can be started.
    """

    def __init__(self, character: str, made: Made = (), games: int = GAMES, jobs: int = 0) -> None:
        self.games = games
        self.trouble = ""
        """An error in a game, or ''."""
        jobs = min(games, jobs or max(1, min(MOST, (os.cpu_count() or 2) - 1)))
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        try:
            for part in range(jobs):
                here, there = context.Pipe(duplex=False)
                numbers = range(part, games, jobs)
                process = context.Process(target=work, args=(there, character, made, numbers), daemon=True)
                self._lines.append(here)
                process.start()
                self._processes.append(process)
                there.close()  # only the child keeps it, so that its end is noticed here
        except OSError:
            self.stop()
            raise

    @property
    def over(self) -> bool:
        """Whether no more results will come."""
        return not self._lines

    def look(self) -> list[GameCounts]:
        """The games finished since the last call."""
        found: list[GameCounts] = []
        for line in list(self._lines):
            try:
                while line.poll():
                    told = line.recv()
                    if isinstance(told, GameCounts):
                        found.append(told)
                    else:
                        self.trouble = str(told)
            except (EOFError, OSError):
                self._lines.remove(line)
                line.close()
        if self.over:
            self._end()
        return found

    def stop(self) -> None:
        """Stop. When this returns, no process is left."""
        for line in self._lines:
            line.close()
        self._lines.clear()
        for process in self._processes:
            process.terminate()
        self._end()

    def _end(self) -> None:
        for process in self._processes:
            process.join()
            process.close()
        self._processes.clear()


def work(line: Connection, character: str, made: Made, numbers: Sequence[int]) -> None:
    """The work of one process: the games of these numbers, each reported when it is over."""
    from rdi_desktop.content.loader import load_content
    from rdi_desktop.content.reading import add

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when it ends
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(BrokenPipeError, ConnectionError):
        try:
            content = load_content().copy()
            for raw in made:
                add(content, raw, whole=True)
            for number in numbers:
                line.send(play(content, character, number))
        except (BrokenPipeError, ConnectionError):
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked hears of it
            where = traceback.extract_tb(error.__traceback__)[-1]
            line.send(f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})")
    line.close()
