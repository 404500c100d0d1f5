# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons: read with care, led through to their ends by the moves that they wait for, taken back with the game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.lesson import lesson_files, load_lesson, parse_lesson
from rdi_desktop.session.lesson import TOO, LessonSession
from rdi_desktop.session.windows import pass_of

SMALL = """
id: small
title: Small
lesson: Two seats.
learner: fiona
table: {seats: [{character: fiona, hand: [You wanna arm wrestle?]}, {character: zot}]}
steps:
- {say: Hit him., at: {card: You wanna arm wrestle?}, do: {play: You wanna arm wrestle?, target: zot}}
- {say: Well done.}
"""


def taken(session: LessonSession) -> None:
    """Take a lesson as somebody does who does what is said."""
    for _ in range(60):
        step = session.speaks
        if session.step_now is None:
            return
        if step is not None and step.do is None:
            session.read()
        elif step is not None and step.do is not None:
            command = session.command_of(step.do)
            assert command is not None, step.say
            session.submit(command)
        elif session.bot_decides:
            session.step()
        else:
            decision = session.decision()
            assert decision is not None, session.step_now.say
            session.submit(pass_of(decision))
    raise AssertionError(f"stuck at: {session.step_now}")


@pytest.mark.parametrize("file", lesson_files(), ids=lambda file: file.stem)
def test_a_lesson_leads_to_its_end(content: Content, file: Path) -> None:
    lesson = load_lesson(file, content)
    session = LessonSession(lesson, content)
    assert session.speaks is not None or session.bot_decides
    taken(session)
    assert session.remark in ("", TOO)
    assert session.path is None


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("at: {card", "at: {crad", 8, "did you mean 'card'"),
        ("say: Well", "sya: Well", 9, "did you mean 'say'"),
        ("Well done.", "word " * 26, 9, "26 words"),
        ("target: zot", "target: zott", 8, "zott"),
        ("learner: fiona", "learner: gerki", 5, "gerki"),
        ("say: Well done.", "say: Well done., until: drnak", 9, "did you mean 'drank'"),
        ("do: {play", "until: drank, do: {play", 8, "one thing is waited for"),
        ("at: {card: You wanna arm wrestle?}", "at: {button: pss}", 8, "did you mean 'pass'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(content: Content, old: str, new: str, line: int, words: str) -> None:
    assert old in SMALL
    with pytest.raises(ScenarioError) as wrong:
        parse_lesson(SMALL.replace(old, new), content)
    assert wrong.value.line == line
    assert words in str(wrong.value)


def test_a_damaged_lesson_says_what_is_wrong_with_it(content: Content) -> None:
    """Lines lost, doubled, cut, moved in or out, letters changed: it is a lesson all the same, or refused with its line."""
    chance, lines_of_faults = random.Random(4), list[int]()
    sources = [file.read_text("utf-8") for file in lesson_files()]
    for _ in range(300):
        lines = chance.choice(sources).splitlines()
        place = chance.randrange(len(lines))
        line = lines[place]
        at = chance.randrange(len(line) + 1)
        lines[place] = chance.choice(
            [
                "",
                line + "\n" + line,
                line[:at],
                "  " + line,
                line[2:],
                line[:at] + chance.choice("{}[]:,\"'-&*x0") + line[at + 1 :],
            ]
        )
        try:
            LessonSession(parse_lesson("\n".join(lines), content), content)
        except ScenarioError as error:
            lines_of_faults.append(error.line)
    assert len(lines_of_faults) > 150
    assert min(lines_of_faults) > 0


def test_what_is_taken_back_takes_the_lesson_back(content: Content) -> None:
    session = LessonSession(parse_lesson(SMALL, content), content)
    step = session.speaks
    assert step is not None and step.do is not None
    command = session.command_of(step.do)
    assert command is not None
    session.submit(command)
    assert session.at == 1
    assert session.undo.propose(session.lesson.learner)
    assert session.at == 0
    assert session.speaks == step


def test_a_step_waits_for_something_to_happen_however_it_does(content: Content) -> None:
    text = SMALL.replace("do: {play: You wanna arm wrestle?, target: zot}", "until: lost_fortitude")
    session = LessonSession(parse_lesson(text, content), content)
    step = session.speaks
    assert step is not None
    assert not session.reading
    decision = session.decision()
    assert decision is not None
    for option in decision.options:
        if option.kind == "play":
            session.submit(Answer(decision.seat, (option.id,)))
            break
    while session.at == 0:
        if not session.step():
            asked = session.decision()
            assert asked is not None
            session.submit(pass_of(asked))
    assert session.remark == ""
    assert any(event.key == "lost_fortitude" for event in session.events(0, 0))


@pytest.mark.parametrize(("own", "said"), [("", TOO), (", else: The arm first.", "The arm first.")])
def test_something_else_is_allowed_and_answered_kindly(content: Content, own: str, said: str) -> None:
    session = LessonSession(parse_lesson(SMALL.replace("target: zot}", "target: zot}" + own), content), content)
    decision = session.decision()
    assert decision is not None
    other = next(o for o in decision.options if (o.id,) == decision.default)
    session.submit(type(pass_of(decision))(decision.seat, (other.id,)))
    assert session.remark == said
    assert session.at == 0


def test_check_knows_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(SMALL.lstrip(), "utf-8")
    assert main(["check", str(file)]) == 0
    assert "a lesson in 2 steps" in capsys.readouterr().out
    file.write_text(SMALL.lstrip().replace("say: Hit", "sya: Hit"), "utf-8")
    assert main(["check", str(file)]) == 1
    assert "line 7" in capsys.readouterr().err
