# SPDX-License-Identifier: GPL-3.0-or-later
"""Trying many mutants in copies of one process: a plugin of pytest for `random_mutants`, which copies it into a checkout's copy.

All tests are collected once. For each mutant the process is forked; the copy exchanges the code of the one function that is mutated, and
runs the tests that come by it up to the first failure. So a mutant costs its tests, and neither a start of Python nor a collection.

    MUTANTS_PLAN    a file: as JSON a list of [path, number of the line, the mutated text of the file, node ids, seconds]
    MUTANTS_TRIED   a folder: a file for each mutant, named by its place in the list, with the test that noticed it ("" for none)
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

FUNCTION = 0x3
"""The flags of code that is a function's: its names are local and new with each call. The body of a class has neither."""
TIME = "its time"
"""What notices a mutant that does not come to an end."""
NOWHERE = "nowhere"
"""What is said of a mutant whose function does not live: it has to be loaded."""

_failed: list[str] = []


def functions(code: CodeType) -> Iterator[CodeType]:
    """The outermost functions of a module: those of its classes, and none that are inside another."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_flags & FUNCTION == FUNCTION:
                yield part
            else:
                yield from functions(part)


def lines(code: CodeType) -> tuple[int, int]:
    """The first and last line of a function with all inside it."""
    found = [line for _, _, line in code.co_lines() if line is not None]
    inside = [lines(part) for part in code.co_consts if isinstance(part, CodeType)]
    return code.co_firstlineno, max([code.co_firstlineno, *found, *(last for _, last in inside)])


def exchanged(file: str, line: int, source: str, mutated: str) -> bool:
    """Give the living function around a line of that file the code that it has in the mutated source. False if there is none."""
    old = next(
        (each for each in functions(compile(source, file, "exec")) if lines(each)[0] <= line <= lines(each)[1]), None
    )
    if old is None:
        return False
    where = old.co_qualname, old.co_firstlineno
    new = next(
        (e for e in functions(compile(mutated, file, "exec")) if (e.co_qualname, e.co_firstlineno) == where), None
    )
    gc.unfreeze()  # what tests/conftest.py has frozen is not among the objects
    living = [
        each
        for each in gc.get_objects()
        if type(each) is FunctionType
        and each.__code__.co_filename == file
        and (each.__code__.co_qualname, each.__code__.co_firstlineno) == where
    ]
    gc.freeze()
    for function in living:
        if new is None or new.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = new
    return bool(living)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note a failure."""
    if report.failed:
        _failed.append(report.nodeid)


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of running the tests, try the mutants."""
    plan = json.loads(Path(os.environ["MUTANTS_PLAN"]).read_text(encoding="utf-8"))
    tried = Path(os.environ["MUTANTS_TRIED"])
    items = {item.nodeid: item for item in session.items}
    # what the tests of a session share is made once, by whichever comes first, and nothing else of it stays
    first = session.items[0]
    first.ihook.pytest_runtest_protocol(item=first, nextitem=session)
    at_work: dict[int, tuple[int, float]] = {}
    waiting = list(enumerate(plan))
    while waiting or at_work:
        while waiting and len(at_work) < (os.cpu_count() or 1):
            place, mutant = waiting.pop(0)
            if (pid := os.fork()) == 0:
                _try(tried / str(place), mutant, items)
            at_work[pid] = place, time.monotonic() + mutant[4]
        for pid, (place, end) in list(at_work.items()):
            done, _ = os.waitpid(pid, os.WNOHANG)
            if not done and time.monotonic() > end:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                done = pid
            if done:
                del at_work[pid]
                if not (tried / str(place)).exists():  # it hung, or took too much memory, or died
                    (tried / str(place)).write_text(TIME, encoding="utf-8")
        time.sleep(0.02)
    return True


def _try(result: Path, mutant: tuple[str, int, str, list[str], float], items: dict[str, pytest.Item]) -> None:
    """In a copy of the process: the tests, up to the first that fails. Does not return."""
    path, line, mutated, tests, _ = mutant
    with Path(os.devnull).open("w", encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 1)
        os.dup2(nothing.fileno(), 2)
    importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    file = str(Path(path).absolute())
    if not exchanged(file, line, Path(file).read_text(encoding="utf-8"), mutated):
        result.write_text(NOWHERE, encoding="utf-8")
        os._exit(0)
    _failed.clear()
    chosen = [items[test] for test in tests if test in items]
    for item, following in zip(chosen, [*chosen[1:], None], strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if _failed:
            break
    result.write_text(_failed[0] if _failed else "", encoding="utf-8")
    os._exit(0)
