# SPDX-License-Identifier: GPL-3.0-or-later
"""Break random lines of the program, one at a time, and see whether the tests notice.

    python3 dev.py mutants [--count 60] [--seed N] [--only PACKAGE ...]

A seed names the same lines as long as the source is the same; without one it is the number of the week. A mutant is tried on a copy
of the checkout: first on the tests that notice most in least time, then on all of the quick suite that belongs to its package. The
survivors are printed with their line; some change nothing that anybody could see, which only a reader can tell.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import datetime
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("rdi_desktop", "tests", "tools", "docs", "assets")
"""The parts of a checkout that its tests read."""
RULES = ("tests/engine", "tests/rules", "tests/characters", "tests/bots")
TESTS = {
    "engine": (("tests/golden", "tests/scenario"), RULES),
    "session": (("tests/session",), ("tests/net", "tests/test_cli.py", "tests/test_compatibility.py")),
    "director": (("tests/director",), ("tests/ui",)),
    "net": (("tests/net",), ("tests/ui/test_lan.py", "tests/ui/test_lan_lent.py")),
}
"""Package → the tests to try first, and those to try if they notice nothing."""
SECONDS = 900
"""A run of tests that takes longer counts as a failure, since it hangs."""

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


def passes(there: Path, tests: tuple[str, ...]) -> bool:
    """Whether these tests of the copy pass."""
    which = "not slow and not weekly and not benchmark"
    how = ["pytest", "-q", "-x", "-m", which, "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider", *tests]
    try:
        run = subprocess.run([sys.executable, "-m", *how], check=False, cwd=there, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return False
    return run.returncode == 0


def survives(there: Path, mutant: Mutant) -> bool:
    """Whether no test of its package fails with a mutant."""
    file = there / mutant.file
    good = file.read_text(encoding="utf-8")
    file.write_text(mutant.made_in(good), encoding="utf-8")
    try:
        return all(passes(there, tests) for tests in TESTS[mutant.file.parts[1]])
    finally:
        file.write_text(good, encoding="utf-8")


def main() -> int:
    """Try them, and print the survivors."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=int(datetime.datetime.now(datetime.UTC).strftime("%G%V")))
    parser.add_argument("--only", nargs="+", choices=sorted(TESTS), default=sorted(TESTS))
    options = parser.parse_args()
    print(f"{options.count} mutants of {', '.join(options.only)}, seed {options.seed}", flush=True)
    alive = 0
    with tempfile.TemporaryDirectory() as folder:
        copied(Path(folder))
        mutants = chosen(options.only, options.count, options.seed)
        for number, mutant in enumerate(mutants, 1):
            began = time.monotonic()
            survivor = survives(Path(folder), mutant)
            alive += survivor
            old = (ROOT / mutant.file).read_text(encoding="utf-8")[mutant.start : mutant.end]
            state = "SURVIVES" if survivor else "noticed"
            where = f"{mutant.file}:{mutant.line}"
            print(f"{number:3} {state:8} {time.monotonic() - began:5.0f} s  {where}: {' '.join(old.split())}"
                  f"  ->  {' '.join(mutant.text.split())}", flush=True)  # fmt: skip
    print(f"{len(mutants) - alive} of {len(mutants)} were noticed ({1 - alive / max(1, len(mutants)):.0%}).")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
