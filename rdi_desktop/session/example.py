# SPDX-License-Identifier: GPL-3.0-or-later
"""A worked example of the rulebook as a replay that is stepped through, and can be played on from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.scenario.file import load_scenario
from rdi_desktop.scenario.model import Check, Expect, RunUntil, Scenario, ScriptedMove, SeatTable, Step
from rdi_desktop.scenario.play import ScenarioRun
from rdi_desktop.session.plan import ALWAYS, RULES, GamePlan, SeatInfo
from rdi_desktop.session.replay import ReplaySession
from rdi_desktop.words import translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

PLAYER = "bot:regular"
"""The controller of all other seats when the reader plays on."""


def play_example(path: Path, content: Content) -> ReplaySession:
    """Play a scenario file to its end, and return its replay. ScenarioError or StepFailed if that is not possible."""
    scenario = load_scenario(path, content)
    run = ScenarioRun(scenario, content)
    story = [(0, "So it begins.")]
    while (step := run.step()) is not None:
        story.append((len(run.game.log), told(step, scenario)))
    plan = example_plan(scenario, path.read_text("utf-8"), content)
    replay = ReplaySession(plan, content, run.game.log)
    replay.tell(translated(scenario.title), story)
    return replay


def example_plan(scenario: Scenario, text: str, content: Content) -> GamePlan:
    """The plan of a game that begins as the scenario does, with computers in all seats."""
    seats = tuple(
        SeatInfo(
            name_of(seat),
            seat.character,
            RULES if seat.character in content.automata else PLAYER,
            ALWAYS,
            seat.team,
            seat.boss,
        )
        for seat in scenario.table.seats
    )
    said = scenario.table.options.items()
    options = {key: value for key, value in said if isinstance(value, str | int)}
    return GamePlan(seats, scenario.seed, scenario.table.turn, options, True, scenario.table.variant, text)


def name_of(seat: SeatTable) -> str:
    """The displayed name of a seat: its own, in the language of now ("you"), otherwise that of its character."""
    own = seat.name != seat.character
    return translated(f"{seat.name[:1].upper()}{seat.name[1:]}") if own else seat.name.replace("-", " ").title()


def told(step: Step, scenario: Scenario) -> str:
    """A step as a sentence."""
    action = step.action
    if isinstance(action, ScriptedMove):
        return f"{_move(action, scenario)}."
    if isinstance(action, RunUntil):
        whose = f"{name_of(scenario.table.seats[action.turn])}’s " if action.turn is not None else "the "
        return f"On to {whose}{(action.phase or 'turn').replace('_', ' ')}{' phase' if action.phase else ''}."
    if isinstance(action, Check):
        return f"{'Possible now' if action.legal else 'Not possible now'}: {_move(action.move, scenario)}."
    facts = [fact for seat, said in action.seats.items() for fact in _facts(name_of(scenario.table.seats[seat]), said)]
    facts += _table_facts(action, scenario)
    return f"And so: {'; '.join(facts)}." if facts else ""


_DONE = {"pass": "passes", "drink": "drinks", "end_turn": "ends the turn"}
_VERBS = {"choose": "chooses", "order": "orders for", "discard": "discards", "do": "uses"}


def _move(move: ScriptedMove, scenario: Scenario) -> str:
    who = name_of(scenario.table.seats[move.seat])
    if move.verb in _DONE:
        return f"{who} {_DONE[move.verb]}"
    if move.verb == "play":
        title = scenario.content.card(move.cards[0]).title if scenario.content is not None and move.cards else "a card"
        return f"{who} plays “{title}”{_on(move, scenario)}"
    if move.verb == "do":
        return f"{who} uses {move.ability.replace('-', ' ')}{_on(move, scenario)}"
    what = ", ".join(_value(each, scenario) for each in move.what)
    return f"{who} {_VERBS.get(move.verb, move.verb)} {what or 'nothing'}"


def _on(move: ScriptedMove, scenario: Scenario) -> str:
    """The target of a move."""
    return f" on {' and '.join(_named(each, scenario) for each in move.targets)}" if move.targets else ""


def _value(value: object, scenario: Scenario) -> str:
    """A value that is picked: a card by its title, a seat by its name, anything else as in the file."""
    if isinstance(value, tuple | list):
        return _value(value[0], scenario) if value else "nothing"
    words = str(value)
    if "/" in words and scenario.content is not None:
        with suppress(KeyError):
            return f"“{scenario.content.card(words).title}”"
    return _named(words, scenario)


def _named(words: str, scenario: Scenario) -> str:
    """A seat by its name; anything else as in the file."""
    return next((name_of(seat) for seat in scenario.table.seats if seat.name == words), words)


_NUMBERS = {"fortitude": "Fortitude", "alcohol": "Alcohol Content", "gold": "Gold", "drink_me": "on the Drink Me! pile"}


def _facts(who: str, said: dict[str, Any]) -> Iterator[str]:
    numbers = [f"{said[key]} {word}" for key, word in _NUMBERS.items() if isinstance(said.get(key), int)]
    if isinstance(said.get("hand"), int):
        numbers.append(f"{said['hand']} card{'' if said['hand'] == 1 else 's'} in hand")
    tokens = said.get("tokens")
    if isinstance(tokens, dict):
        numbers += [f"{id.replace('-', ' ')} {n}" for id, n in tokens.items() if isinstance(n, int | str)]
    if numbers:
        yield f"{who} has {', '.join(numbers)}"
    if "out" in said:
        yield f"{who} is {'out' if said['out'] else 'still in'}"
    if "in_round" in said:
        yield f"{who} is {'' if said['in_round'] else 'not '}in the Round"


def _table_facts(expect: Expect, scenario: Scenario) -> Iterator[str]:
    said = expect.table
    if isinstance(said.get("pot"), int):
        yield f"{said['pot']} Gold in the pot"
    if "gambling" in said and said["gambling"] is None:
        yield "no Round is running"
    if said.get("stack") == ():
        yield "nothing is waiting"
    winner = said.get("winner")
    if isinstance(winner, int):
        yield f"{name_of(scenario.table.seats[winner])} has won"
