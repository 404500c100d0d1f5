# SPDX-License-Identifier: GPL-3.0-or-later
"""Break random lines of the program, one at a time, and see whether the tests notice.

    python3 dev.py mutants [--count 60] [--seed N] [--only PACKAGE ...]

A seed names the same lines as long as the source is the same; without one it is the number of the week. All happens in a copy of the
checkout. First the quick tests of the packages run once, to see which tests come by which of the lines (`touched`); then each
mutant is tried on the tests that come by it, quick ones first, up to the first failure: in a copy of one process that has loaded
everything (`forked`). A line that runs when modules or content are loaded needs a process of its own, and is tried on the other tests, too.
The survivors are printed with their line; some change nothing that anybody could see, which only a reader can tell.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import datetime
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rdi_desktop import console
from tools.forked import NOWHERE

ROOT = Path(__file__).parents[1]
PARTS = ("rdi_desktop", "tests", "tools", "docs", "assets")
"""The parts of a checkout that its tests read."""
RULES = (
    "tests/golden",
    "tests/scenario",
    "tests/engine",
    "tests/rules",
    "tests/characters",
    "tests/content",
    "tests/bots",
)
TESTS = {
    "engine": RULES,
    "session": ("tests/session", "tests/net", "tests/scenario", "tests/test_cli.py", "tests/test_compatibility.py"),
    "director": ("tests/director", "tests/ui"),
    "net": ("tests/net", "tests/ui/test_lan.py", "tests/ui/test_lan_lent.py"),
    "ui": ("tests/ui",),
}
"""Package → the tests that belong to it."""
FIRST = 20
"""Seconds of tests that are tried in one process, before all cores try the rest."""
HOUR = 3600
"""Seconds that the whole of the tests may take."""
WHICH = "not slow and not weekly and not benchmark"
"""The tests that a developer runs."""
EVERY_CORE = ["-n", "auto", "--dist", "worksteal"]

COMPARED = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
COUNTED = {ast.Add: "-", ast.Sub: "+"}


@dataclass(frozen=True)
class Mutant:
    """One change of one file, between two offsets of its text."""

    file: Path
    line: int
    start: int
    end: int
    text: str
    """The replacement."""

    def made_in(self, source: str) -> str:
        """The file's text with the change."""
        return source[: self.start] + self.text + source[self.end :]


def mutants_of(file: Path, source: str) -> Iterator[Mutant]:
    """Every possible change of a file's text: a comparison reversed, a sum, a condition, a number, a statement left out."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first, last = source[starts[node.lineno - 1] :], source[starts[node.end_lineno - 1] :]
        return (
            starts[node.lineno - 1] + len(first.encode()[: node.col_offset].decode()),
            starts[node.end_lineno - 1] + len(last.encode()[: node.end_col_offset].decode()),
        )

    def change(node: ast.expr | ast.stmt, text: str) -> Mutant:
        return Mutant(file, node.lineno, *span(node), text)

    def said(node: ast.expr) -> str:
        start, end = span(node)
        return f"({source[start:end]})"

    for node in running(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                yield change(node, f"{said(left)} {COMPARED[type(op)]} {said(right)}")
            case ast.BoolOp(op=op, values=values):
                yield change(node, (" or " if isinstance(op, ast.And) else " and ").join(map(said, values)))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield change(node, said(operand))
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
                yield change(node, f"{said(left)} {COUNTED[type(op)]} {said(right)}")
            case ast.Constant(value=bool(value)):
                yield change(node, str(not value))
            case ast.Constant(value=int(value)):
                yield change(node, str(value + 1))
            case ast.IfExp(body=body, orelse=other):
                yield change(node, said(body))
                yield change(node, said(other))
            case ast.If(test=test) | ast.While(test=test):
                yield change(test, "False")
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
                yield change(node, "pass")
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield change(value, "None")
            case _:
                pass


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that run during a game: without annotations, defaults of fields, and code only for type checkers."""
    inside = tree.body if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef) else ast.iter_child_nodes(tree)
    for node in inside:
        if isinstance(node, ast.Assert | ast.arguments | ast.JoinedStr):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.AnnAssign):
            if node.value is not None and not isinstance(tree, ast.ClassDef):
                yield node.value
                yield from running(node.value)
            continue
        yield node
        yield from running(node)


def chosen(packages: list[str], count: int, seed: int) -> list[Mutant]:
    """That many mutants of these packages, chosen by the seed."""
    found: list[Mutant] = []
    for package in packages:
        for file in sorted((ROOT / "rdi_desktop" / package).rglob("*.py")):
            found += mutants_of(file.relative_to(ROOT), file.read_text(encoding="utf-8"))
    return random.Random(seed).sample(found, min(count, len(found)))


def copied(there: Path, parts: Iterable[str] = PARTS) -> None:
    """Copy the checkout and compile it once, so that only the changed module is compiled for a mutant."""
    for part in parts:
        shutil.copytree(ROOT / part, there / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, there)
    compileall.compile_dir(there, quiet=2, workers=0)


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements directly inside a node."""
    for part in (node, *getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        for name in ("body", "orelse", "finalbody"):
            if isinstance(block := getattr(part, name, None), list):
                yield block


def probe(tree: ast.AST, line: int, place: int) -> bool:
    """Before the innermost statement at a line, insert a call that notes who comes by. False if the line is in no function."""
    within: ast.AST = tree
    note = ast.parse(f"__import__('rdi_desktop.touched').touched.touch({place})").body[0]
    note.lineno = note.end_lineno = 0
    around: list[tuple[list[ast.stmt], ast.stmt]] = []
    while at := next(
        ((block, each) for block in blocks(within) for each in block if each.lineno <= line <= (each.end_lineno or 0)),
        None,
    ):
        around.append(at)
        within = at[1]
    if not any(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for _, each in around[:-1]):
        return False
    block, statement = around[-1]
    block.insert(block.index(statement), note)
    return True


class Suite:
    """The tests of a copy of the checkout that belong to some packages."""

    def __init__(self, there: Path, packages: Iterable[str]) -> None:
        self.there = there
        self.folders = sorted({folder for package in packages for folder in TESTS[package]})
        self.seconds: dict[str, float] = {}
        """Node id of each test that passes → how long it takes."""
        for plugin in ("touched.py", "forked.py"):
            shutil.copy(ROOT / "tools" / plugin, there / "rdi_desktop")

    def run(
        self, tests: Iterable[str], seconds: float = HOUR, **variables: str
    ) -> dict[str, tuple[float, bool]] | None:
        """Run files or node ids; seconds and success of each until the first failure, or None if that takes too long."""
        how = ["-m", "pytest", "-q", "-m", WHICH, "-p", "no:cacheprovider", "-p", "rdi_desktop.touched", *tests]
        results = self.there / "results.json"
        results.unlink(missing_ok=True)
        run = subprocess.Popen(
            [sys.executable, *how],
            cwd=self.there,
            env={**os.environ, "PYTHONPATH": str(self.there), "MUTANTS_RESULTS": str(results), **variables},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            run.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
            return None
        found: dict[str, tuple[float, bool]] = json.loads(results.read_text("utf-8")) if results.exists() else {}
        if run.returncode and all(passed for _, passed in found.values()):
            found["loading the tests"] = 0, False
        return found

    def explore(self, mutants: list[Mutant]) -> list[tuple[set[str], bool]]:
        """Run everything once. For each mutant: the tests that come by it, and whether what tests share depends on it, too."""
        touches = self.there / "touches"
        touches.mkdir()
        shared = set[int]()
        good = {mutant.file: (self.there / mutant.file).read_text("utf-8") for mutant in mutants}
        for file, source in good.items():
            tree = ast.parse(source)
            for place, mutant in enumerate(mutants):
                if mutant.file == file and not probe(tree, mutant.line, place):
                    shared.add(place)
            (self.there / file).write_text(ast.unparse(tree), "utf-8")
        results = self.run([*EVERY_CORE, *self.folders], MUTANTS_TOUCHES=str(touches)) or {}
        for file, source in good.items():
            (self.there / file).write_text(source, "utf-8")
        self.seconds = {test: seconds for test, (seconds, passed) in results.items() if passed}
        by_file: dict[str, set[str]] = {}
        for test in self.seconds:
            by_file.setdefault(test.partition("::")[0], set()).add(test)
        tests: list[set[str]] = [set() for _ in mutants]
        for file in touches.iterdir():
            for line in file.read_text("utf-8").splitlines():
                number, _, test = line.partition(" ")
                tests[int(number)] |= by_file.get(test, {test} & self.seconds.keys())
                if not test:
                    shared.add(int(number))
        return [(each, place in shared) for place, each in enumerate(tests)]

    def ordered(self, tests: Iterable[str]) -> list[str]:
        """Files that take little time first, each in its own order."""
        sums: dict[str, float] = {}
        for test in tests:
            file = test.partition("::")[0]
            sums[file] = sums.get(file, 0) + self.seconds[test]
        known = {test: place for place, test in enumerate(self.seconds)}
        return sorted(tests, key=lambda test: (sums[file := test.partition("::")[0]], file, known[test]))

    def noticed(self, mutant: Mutant, tests: set[str], shared: bool) -> str:
        """The first test that fails with a mutant; '' if none does."""
        file = self.there / mutant.file
        good = file.read_text("utf-8")
        file.write_text(mutant.made_in(good), "utf-8")
        try:
            for batch, how in self.batches(tests, shared):
                (self.there / "tests.txt").write_text("\n".join(batch), "utf-8")
                expected = sum(self.seconds[test] for test in batch)
                files = dict.fromkeys(test.partition("::")[0] for test in batch)
                found = self.run(["-x", *how, *files], 120 + 10 * expected, MUTANTS_TESTS=str(self.there / "tests.txt"))
                if found is None:
                    return "its time"
                if failed := [test for test, (_, passed) in found.items() if not passed]:
                    return failed[0]
        finally:
            file.write_text(good, "utf-8")
        return ""

    def tried(self, mutants: list[tuple[Mutant, set[str]]]) -> list[str]:
        """The first test that fails with each mutant, all in copies of one process; '' if none does, NOWHERE if that cannot be tried so."""
        tried, plan = self.there / "tried", []
        tried.mkdir()
        for mutant, tests in mutants:
            source = (self.there / mutant.file).read_text("utf-8")
            order = self.ordered(tests)
            seconds = 120 + 10 * sum(self.seconds[test] for test in order)
            plan.append((mutant.file.as_posix(), mutant.line, mutant.made_in(source), order, seconds))
        (self.there / "plan.json").write_text(json.dumps(plan), "utf-8")
        everything = "\n".join(sorted({test for _, tests in mutants for test in tests}))
        (self.there / "tests.txt").write_text(everything, "utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in everything.splitlines())
        self.run(
            ["-p", "rdi_desktop.forked", "-n", "0", *files],
            MUTANTS_PLAN=str(self.there / "plan.json"),
            MUTANTS_TRIED=str(tried),
            MUTANTS_TESTS=str(self.there / "tests.txt"),
        )
        there = (tried / str(place) for place in range(len(plan)))
        return [file.read_text("utf-8") if file.exists() else NOWHERE for file in there]

    def batches(self, tests: set[str], shared: bool) -> Iterator[tuple[list[str], list[str]]]:
        """The tests to try, one batch after the other, with the options of each."""
        first, rest, spent = list[str](), list[str](), 0.0
        for test in self.ordered(tests):
            spent += self.seconds[test]
            (first if spent < FIRST else rest).append(test)
        if shared:
            rest += self.ordered(self.seconds.keys() - tests)
        for batch, how in ((first, ["-n", "0"]), (rest, EVERY_CORE)):
            if batch:
                yield batch, how


def main() -> int:
    """Try them, and print the survivors."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=int(datetime.datetime.now(datetime.UTC).strftime("%G%V")))
    parser.add_argument("--only", nargs="+", choices=sorted(TESTS), default=sorted(TESTS))
    options = parser.parse_args()
    print(f"{options.count} mutants of {', '.join(options.only)}, seed {options.seed}", flush=True)
    alive = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copied(Path(folder))
        suite = Suite(Path(folder), options.only)
        mutants = chosen(options.only, options.count, options.seed)
        explored = suite.explore(mutants)
        alone = [place for place, (tests, shared) in enumerate(explored) if tests and not shared]
        by_place = dict(zip(alone, suite.tried([(mutants[place], explored[place][0]) for place in alone]), strict=True))
        for place, (mutant, (tests, shared)) in enumerate(zip(mutants, explored, strict=True)):
            by = by_place.get(place, NOWHERE if tests or shared else "")
            if by == NOWHERE:
                by = suite.noticed(mutant, tests, shared)
            alive[mutant.file.parts[1]] += not by
            old = (ROOT / mutant.file).read_text("utf-8")[mutant.start : mutant.end]
            print(f"{place + 1:3} {'noticed ' if by else 'SURVIVES'} {mutant.file}:{mutant.line}: "
                  f"{' '.join(old.split())}  ->  {' '.join(mutant.text.split())}\n    "
                  f"{f'by {by}' if by else 'and'}; {len(tests)} tests come by{', and all that loads it' * shared}", flush=True)  # fmt: skip
    of = Counter(mutant.file.parts[1] for mutant in mutants)
    for package in sorted(of):
        print(
            f"{package}: {of[package] - alive[package]} of {of[package]} were noticed ({1 - alive[package] / of[package]:.0%})."
        )
    print(
        f"{len(mutants) - alive.total()} of {len(mutants)} were noticed ({1 - alive.total() / max(1, len(mutants)):.0%})."
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(console.run(main))
