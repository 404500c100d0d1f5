# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons: a table as in a scenario, and steps that say something, point at something and wait (docs/lessons.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.scenario.facts import read_expect
from rdi_desktop.scenario.file import read_table
from rdi_desktop.scenario.file_value import FileValue, nearest, parse_fields, read_fields
from rdi_desktop.scenario.model import Expect, Scenario, ScriptedMove
from rdi_desktop.scenario.name_resolver import NameResolver
from rdi_desktop.scenario.names import card_names
from rdi_desktop.scenario.steps import StepReader
from rdi_desktop.words import translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LESSONS = Path(__file__).parent.parent / "lessons"
"""The folder of the program's lessons; they are taken in the order of their names."""
TOP = ("id", "title", "lesson", "learner", "table", "steps", "seed", "note")
STEP = ("say", "at", "first", "do", "until", "else", "expect", "then")
LONGEST = 25
"""The most words shown at once."""
PLACES = ("inn", "drinks", "pot", "stack", "question", "log", "inspector")
HAPPENED = (
    "passed_out", "out_of_gold", "negated", "ignored", "redirected", "payment_moved", "chaser_revealed", "event_revealed", "drink_ignored",
    "drink_passed", "drank", "contest_started", "contest_won", "sobered_up", "drink_deck_renewed", "round_opened", "round_won", "pot_taken",
    "forced_out", "lost_fortitude", "drink_ordered", "prepared", "priority_target", "whiffed", "repaired",
)  # fmt: skip
"""Events that a newcomer may wonder about, and that a step may wait for."""
BUTTONS = ("pass", "done", "drink", "yes", "no", "keep", "hand_over", "stay")
"""Options that are buttons on the table."""
_NUMBER = (
    r"\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|(?:a|one) (?:gold|coin)|costs?|lost"
)
_DONE = r"is yours|pays?|paid|climb\w*|slid|not a \w+|you won|ignored|calm again|nothing|empty"
CLAIMS = re.compile(rf"\b(?:{_NUMBER}|{_DONE})\b", re.IGNORECASE)
"""What makes a sentence a claim about the table, which the engine has to confirm."""
OF_A_SEAT = ("mat", "track", "heart", "mug", "purse", "deck", "discards", "drink_me")


@dataclass(frozen=True, slots=True)
class LessonTarget:
    """What a step points at."""

    word: str
    """One of `PLACES`, of `OF_A_SEAT`, 'card' or 'button'."""
    seat: int | None = None
    cards: tuple[str, ...] = ()
    """Def ids that the card may be."""
    button: str = ""
    """The option of the button."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson."""

    say: str
    line: int
    at: LessonTarget | None = None
    first: tuple[ScriptedMove, ...] = ()
    """Moves of other seats before it is shown."""
    do: ScriptedMove | None = None
    """The move it waits for; None: until it has been read, or something has happened."""
    until: str = ""
    """The event it waits for, whatever causes it."""
    otherwise: str = ""
    """The remark for other moves."""
    expect: Expect | None = None
    """What it says of the table: if that is not so, it is not said."""
    then: Expect | None = None
    """What it says will be so, once it is done."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, read and checked."""

    scenario: Scenario
    """Its table, as a scenario without steps."""
    about: str
    """What it teaches, for the list of lessons."""
    learner: int
    steps: tuple[LessonStep, ...]


def lesson_files() -> list[Path]:
    """The files of the program's own lessons, in their order."""
    return sorted(LESSONS.glob("[0-9]*.yaml"))


def load_lesson(path: Path, content: Content) -> Lesson:
    """Read a file. ScenarioError with file, line and field if it is malformed."""
    return _lesson(read_fields(path), content, path)


def parse_lesson(text: str, content: Content) -> Lesson:
    """Read a text."""
    return _lesson(parse_fields(text, "lesson"), content, None)


def _lesson(root: FileValue, content: Content, file: Path | None) -> Lesson:
    fields = root.mapping(TOP)
    root.require(fields, ("id", "title", "lesson", "learner", "table", "steps"))
    resolver, table = read_table(fields["table"], card_names(content))
    seed = fields["seed"].number() if "seed" in fields else 1
    learner = resolver.seat(fields["learner"])
    steps = tuple(_step(field, resolver, learner) for field in fields["steps"].list())
    if not steps:
        fields["steps"].fail("a lesson says something")
    title = translated(fields["title"].text())
    scenario = Scenario(fields["id"].text(), title, table, (), seed, file=file, content=content)
    return Lesson(scenario, said(fields["lesson"]), learner, steps)


def _step(field: FileValue, resolver: NameResolver, learner: int) -> LessonStep:
    fields = field.mapping(STEP)
    field.require(fields, ("say",))
    if "until" in fields and "do" in fields:
        fields["until"].fail("one thing is waited for: 'do' or 'until'")
    if "else" in fields and "do" not in fields:
        fields["else"].fail("'else' goes with 'do'")
    reader = StepReader(resolver)
    first = []
    for move in fields["first"].list() if "first" in fields else ():
        action = reader.action(move, move.mapping())
        if not isinstance(action, ScriptedMove) or action.seat == learner:
            move.fail("'first' lists moves of the other seats")
        first.append(action)
    expect = read_expect(fields["expect"], resolver) if "expect" in fields else None
    then = read_expect(fields["then"], resolver) if "then" in fields else None
    if expect is None and then is None and (claim := claim_in(fields["say"].text())):
        fields["say"].fail(f"'{claim}' is a claim about the table: say in 'expect' or 'then' what it is")
    return LessonStep(
        said(fields["say"]),
        field.line,
        _thing(fields["at"], resolver) if "at" in fields else None,
        tuple(first),
        reader.move(learner, fields["do"]) if "do" in fields else None,
        fields["until"].word(HAPPENED) if "until" in fields else "",
        said(fields["else"]) if "else" in fields else "",
        expect,
        then,
    )


def claim_in(text: str) -> str:
    """The first words of a sentence that the table has to confirm; '': none."""
    found = CLAIMS.search(text)
    return found.group() if found is not None else ""


def said(field: FileValue) -> str:
    """A text that is shown at once, in the language of now. ScenarioError if it has too many words."""
    text = " ".join(field.text().split())
    if (count := len(text.split())) > LONGEST:
        field.fail(f"{count} words are too many to be said at once: at most {LONGEST}")
    return translated(text)


def _thing(field: FileValue, resolver: NameResolver) -> LessonTarget:
    if not field.is_mapping:
        return LessonTarget(field.word(PLACES))
    fields = field.mapping()
    if len(fields) != 1:
        field.fail("one thing is pointed at")
    word, what = next(iter(fields.items()))
    if word in OF_A_SEAT:
        return LessonTarget(word, seat=resolver.seat(what))
    if word == "card":
        return LessonTarget(word, cards=resolver.names.known(what))
    if word != "button":
        known = (*OF_A_SEAT, "card", "button", *PLACES)
        field.fail(f"nothing on the table is called '{word}'{nearest(word, known)}")
    return LessonTarget(word, button=what.word(BUTTONS))
