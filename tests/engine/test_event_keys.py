# SPDX-License-Identifier: GPL-3.0-or-later
"""Events have the facts that they are said to have: in the source, in whole games, and in every game of the fuzzer."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from rdi_desktop.engine.state.event_keys import EVENTS, faults
from rdi_desktop.engine.told import EventFacts
from tests.golden import transcripts
from tests.sources import PROGRAM, trees

ENGINE = PROGRAM / "engine"
GAMES = sorted(transcripts.FOLDER.glob("*.txt"))


def test_nothing_is_told_in_the_source_that_is_not_declared() -> None:
    calls = [
        node
        for _, tree in trees("engine")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("emit", "emit_secret")
    ]
    told = {
        (call.args[0].value, word.arg)
        for call in calls
        if isinstance(call.args[0], ast.Constant)
        for word in call.keywords
    }
    assert len(told) > 100
    assert {(key, fact) for key, fact in told if fact is not None and fact not in EVENTS[key].facts} == set()


SAMPLES = (1, "ale", True, None, [1, 2], ["ale", "keg"], {"alcohol": 1})


def accepted(hint: object, sample: object) -> bool:
    """Whether a value may stand where that type is declared, as at the wire."""
    try:
        msgspec.convert(sample, hint, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def test_every_fact_has_the_type_that_the_table_says() -> None:
    facts: dict[str, list[Any]] = {}
    for kind in EVENTS.values():
        for name, fact in kind.facts.items():
            facts.setdefault(name, []).append(fact)
    hints = get_type_hints(EventFacts)
    assert hints.keys() == facts.keys()
    for name, several in facts.items():
        told = [sample for sample in SAMPLES if any(fact.fits(sample) for fact in several)]
        assert [sample for sample in SAMPLES if accepted(hints[name], sample)] == told, name


@pytest.mark.parametrize("file", GAMES[::5], ids=lambda file: file.stem)
def test_the_events_of_a_game_have_the_facts_that_are_declared(file: Path) -> None:
    recorder = transcripts.Recorder(transcripts.set_up(file.read_text(encoding="utf-8").partition("\n")[0]))
    for line in file.read_text(encoding="utf-8").splitlines()[1:]:
        if not line.startswith((" ", "=")):
            recorder.submit(transcripts.commanded(line))
    events = recorder.game.events
    assert len(events) > 100
    assert [each for event in events for each in faults(event.key, event.args, hidden(event.secret))] == []


def hidden(secret: tuple[int, dict[str, Any]] | None) -> dict[str, Any]:
    """The facts that only one seat may know."""
    return secret[1] if secret is not None else {}


@pytest.mark.parametrize(
    ("key", "args", "secret", "wrong"),
    [
        ("sneezed", {}, {}, "nobody knows the event 'sneezed'"),
        ("kept", {}, {}, "kept: 'card' is missing"),
        ("kept", {"card": 3, "why": "so"}, {}, "kept: nobody knows the fact 'why'"),
        ("kept", {"card": "ale"}, {}, "kept: 'card' is 'ale', and should be a card"),
        ("kept", {"card": 3}, {"card": 3}, "kept: 'card' is no secret"),
    ],
)
def test_what_is_wrong_with_an_event_is_said(
    key: str, args: dict[str, Any], secret: dict[str, Any], wrong: str
) -> None:
    assert faults(key, args, secret) == [wrong]
