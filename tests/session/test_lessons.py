# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons: read with care, led through to their ends by the moves that they wait for, taken back with the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from rdi_desktop import words
from rdi_desktop.cli import main
from rdi_desktop.content import Content
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.lesson import LessonStep, lesson_files, load_lesson, parse_lesson
from rdi_desktop.session.lesson import ASTRAY, LessonSession
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


def end(session: LessonSession, look: Callable[[LessonStep], None] = lambda _: None) -> None:
    """Lead the lesson to its end with the moves that it waits for; `look` at each step as it is said."""
    for _ in range(80):
        step = session.speaks
        if session.step_now is None:
            return
        if step is not None:
            look(step)
        if step is not None and step.do is not None:
            command = session.command_of(step.do)
            assert command is not None
            session.submit(command)
        elif step is not None and session.reading:
            session.read()
        elif session.bot_decides:
            session.step()
        else:
            decision = session.decision()
            assert decision is not None, session.step_now.say
            session.submit(pass_of(decision))
    raise AssertionError(
        f"stuck at: {session.step_now}, {session.step_now and session.confirmed(session.step_now.expect)}"
    )


@pytest.mark.parametrize("file", lesson_files(), ids=lambda file: file.stem)
def test_all_of_a_lesson_is_said_and_the_engine_confirms_it(content: Content, file: Path) -> None:
    """What a step says of the table is so as it is said, and what it promises is so before the next is said."""
    session = LessonSession(load_lesson(file, content), content)
    said: list[LessonStep] = []
    promised: list[LessonStep] = []

    def look(step: LessonStep) -> None:
        assert session.confirmed(step.expect) == []
        if step not in said:
            said.append(step)
        kept = [each for each in promised if session.confirmed(each.then) == []]
        if step not in promised and promised:
            assert kept == promised, [(each.say, session.confirmed(each.then)) for each in promised]
            promised.clear()
        if step.then is not None and step not in promised:
            promised.append(step)

    end(session, look)
    assert said == list(session.lesson.steps)
    assert [(step.say, session.confirmed(step.then)) for step in promised if session.confirmed(step.then)] == []


def wrong_moves(session: LessonSession, step: LessonStep) -> list[Answer]:
    """All single answers that the step does not wait for."""
    assert step.do is not None
    decision, wanted = session.decision(), session.command_of(step.do)
    if decision is None or decision.seat != session.lesson.learner:
        return []
    found = [Answer(decision.seat, decision.default), *(Answer(decision.seat, (o.id,)) for o in decision.options)]
    return [each for n, each in enumerate(found) if each != wanted and each not in found[:n]]


@pytest.mark.parametrize("file", lesson_files(), ids=lambda file: file.stem)
def test_whoever_does_something_else_hears_so_and_gets_to_the_end(content: Content, file: Path) -> None:
    """At each step each other answer: the lesson still can go on, or everybody waits until it is taken back."""
    lesson, strayed = load_lesson(file, content), 0
    for number, step in enumerate(lesson.steps):
        if step.do is None:
            continue
        place = 0
        while True:
            session = LessonSession(lesson, content)
            reached: list[Answer] = []

            def stop(now: LessonStep, session: LessonSession = session, number: int = number) -> None:
                if session.at == number:
                    raise StopIteration

            with pytest.raises(StopIteration):
                end(session, stop)
            reached = wrong_moves(session, step)
            if place >= len(reached):
                break
            session.submit(reached[place])
            place += 1
            if session.astray:
                strayed += 1
                assert session.remark and not session.bot_decides
                session.retry()
                assert not session.astray and session.remark == "" and session.speaks is step
            end(session)
    assert strayed or all(step.do is None for step in lesson.steps)


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
        ("Well done.", "It costs a Gold.", 9, "'costs' is a claim"),
        ("say: Well done.", "say: Well done., expect: {fiona: {glod: 1}}", 9, "did you mean 'gold'"),
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


@pytest.mark.parametrize(("own", "said"), [("", words.said(ASTRAY)), (", else: The arm first.", "The arm first.")])
def test_what_makes_the_wanted_move_impossible_is_to_be_taken_back(content: Content, own: str, said: str) -> None:
    session = LessonSession(parse_lesson(SMALL.replace("target: zot}", "target: zot}" + own), content), content)
    decision = session.decision()
    assert decision is not None
    session.submit(Answer(decision.seat, decision.default))
    assert session.astray and session.remark == said and session.at == 0 and session.speaks is None
    assert not session.bot_decides, "everybody waits"
    session.retry()
    assert not session.astray and session.speaks is session.step_now


def test_what_is_not_so_is_not_said(content: Content) -> None:
    text = SMALL.replace(
        "Well done.}", "Well done., expect: {zot: {fortitude: 20}}}\n- {say: Gone., expect: {zot: {fortitude: 19}}}"
    )
    session = LessonSession(parse_lesson(text, content), content)
    said: list[str] = []
    end(session, lambda step: said.append(step.say))
    assert said == ["Hit him.", "Gone."]


def test_check_knows_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(SMALL.lstrip(), "utf-8")
    assert main(["check", str(file)]) == 0
    assert "a lesson in 2 steps" in capsys.readouterr().out
    file.write_text(SMALL.lstrip().replace("say: Hit", "sya: Hit"), "utf-8")
    assert main(["check", str(file)]) == 1
    assert "line 7" in capsys.readouterr().err
