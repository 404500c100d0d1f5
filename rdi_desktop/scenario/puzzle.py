# SPDX-License-Identifier: GPL-3.0-or-later
"""Brain-teasers: a table as in a scenario, a question, and what counts as solved (docs/puzzles.md)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.scenario.file import read_table
from rdi_desktop.scenario.file_value import FileValue, parse_fields, read_fields
from rdi_desktop.scenario.model import TABLE_PHASES, Scenario, ScriptedMove
from rdi_desktop.scenario.name_resolver import NameResolver
from rdi_desktop.scenario.names import card_names
from rdi_desktop.scenario.steps import StepReader
from rdi_desktop.scenario.table import deal
from rdi_desktop.words import translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.game import Game

PUZZLES = Path(__file__).parent.parent / "puzzles"
"""The folder of the program's brain-teasers."""
TOP = ("id", "title", "question", "difficulty", "solver", "table", "solved", "until", "trap", "hints", "seed", "note")
NEEDED = ("id", "title", "question", "difficulty", "solver", "table", "solved", "until", "trap", "hints")
NUMBERS = ("fortitude", "alcohol", "gold", "hand")
HINTS = 2
HARDEST = 5


@dataclass(frozen=True, slots=True)
class GoalFact:
    """Something that must be true of a seat at the end."""

    seat: int
    word: str
    """out, in_round, fortitude, alcohol, gold, hand or a token"""
    least: int
    most: int

    @property
    def final(self) -> bool:
        """Whether it stays true once it is."""
        return self.word == "out" and self.least == 1


@dataclass(frozen=True, slots=True)
class Until:
    """When the question is decided: at the beginning of that turn or phase, or when the Round is over."""

    turn: int | None = None
    phase: str | None = None
    round: bool = False


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A brain-teaser, read and checked."""

    scenario: Scenario
    """Its table, as a scenario without steps."""
    question: str
    difficulty: int
    """1 easy to 5 hard."""
    solver: int
    """The seat of the solver."""
    solved: tuple[GoalFact, ...]
    until: Until
    trap: ScriptedMove
    """The tempting first move that fails."""
    trap_line: int
    why: str
    """Why it fails."""
    hints: tuple[str, ...]

    def deal(self, content: Content) -> Game:
        """The game at the question. ScenarioError if the table is not possible."""
        return deal(self.scenario, content)


def puzzle_files() -> list[Path]:
    """The files of the program's own brain-teasers."""
    return sorted(PUZZLES.glob("*.yaml"))


def load_puzzle(path: Path, content: Content) -> Puzzle:
    """Read a file. ScenarioError with file, line and field if it is malformed."""
    return _puzzle(read_fields(path), content, path)


def parse_puzzle(text: str, content: Content) -> Puzzle:
    """Read a text."""
    return _puzzle(parse_fields(text, "puzzle"), content, None)


def _puzzle(root: FileValue, content: Content, file: Path | None) -> Puzzle:
    fields = root.mapping(TOP)
    root.require(fields, NEEDED)
    resolver, table = read_table(fields["table"], card_names(content))
    difficulty = fields["difficulty"].number()
    if not 1 <= difficulty <= HARDEST:
        fields["difficulty"].fail(f"expected a number from 1 to {HARDEST}")
    hints = tuple(translated(hint.text()) for hint in fields["hints"].list())
    if len(hints) != HINTS:
        fields["hints"].fail("expected two hints: a vague one and a plain one")
    seed = fields["seed"].number() if "seed" in fields else 1
    solver = resolver.seat(fields["solver"])
    trap = fields["trap"].mapping(("move", "why"))
    fields["trap"].require(trap, ("move", "why"))
    title = translated(fields["title"].text())
    scenario = Scenario(fields["id"].text(), title, table, (), seed, file=file, content=content)
    return Puzzle(
        scenario,
        translated(fields["question"].text()),
        difficulty,
        solver,
        _solved(fields["solved"], resolver),
        _until(fields["until"], resolver),
        StepReader(resolver).move(solver, trap["move"]),
        trap["move"].line,
        translated(trap["why"].text()),
        hints,
    )


def _solved(field: FileValue, resolver: NameResolver) -> tuple[GoalFact, ...]:
    facts: list[GoalFact] = []
    for name, said in field.mapping().items():
        seat = resolver.seat_word(said, name)
        for word, value in said.mapping().items():
            if word in ("out", "in_round"):
                least = most = int(value.boolean())
            else:
                if word not in NUMBERS:
                    resolver.token(value if not value.is_mapping else _bound(value), word, seat, reading=True)
                least, most = _range(value)
            facts.append(GoalFact(seat, word, least, most))
    if not facts:
        field.fail("nothing has to be true: say of a seat what must")
    return tuple(facts)


def _bound(field: FileValue) -> FileValue:
    bounds = field.mapping(("least", "most"))
    if not bounds:
        field.fail("expected 'least' or 'most'")
    return next(iter(bounds.values()))


def _range(field: FileValue) -> tuple[int, int]:
    if not field.is_mapping:
        return field.number(), field.number()
    _bound(field)
    bounds = field.mapping()
    least = bounds["least"].number() if "least" in bounds else 0
    most = bounds["most"].number() if "most" in bounds else 1_000
    if least > most:
        field.fail("'least' is more than 'most'")
    return least, most


def _until(field: FileValue, resolver: NameResolver) -> Until:
    fields = field.mapping(("turn", "phase", "round"))
    if "round" in fields:
        fields["round"].word(("over",))
        return Until(round=True)
    if not fields:
        field.fail("expected a turn, a phase or 'round: over'")
    return Until(
        resolver.seat(fields["turn"]) if "turn" in fields else None,
        fields["phase"].word(TABLE_PHASES) if "phase" in fields else None,
    )
