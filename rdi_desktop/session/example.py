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
from rdi_desktop.words import now, said, translated
from rdi_desktop.words.plan import Name, label

if TYPE_CHECKING:
    from rdi_desktop.content import Content

PLAYER = "bot:regular"
"""The controller of all other seats when the reader plays on."""


def play_example(path: Path, content: Content) -> ReplaySession:
    """Play a scenario file to its end, and return its replay. ScenarioError or StepFailed if that is not possible."""
    scenario = load_scenario(path, content)
    run = ScenarioRun(scenario, content)
    story = [(0, said("example-begins"))]
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
    given = scenario.table.options.items()
    options = {key: value for key, value in given if isinstance(value, str | int)}
    return GamePlan(seats, scenario.seed, scenario.table.turn, options, True, scenario.table.variant, text)


def name_of(seat: SeatTable) -> str:
    """The displayed name of a seat: its own, in the language of now ("you"), otherwise that of its character."""
    own = seat.name != seat.character
    return translated(f"{seat.name[:1].upper()}{seat.name[1:]}") if own else seat.name.replace("-", " ").title()


def told(step: Step, scenario: Scenario) -> str:
    """A step as a sentence."""
    action = step.action
    if isinstance(action, ScriptedMove):
        return said("example-move", move=_move(action, scenario))
    if isinstance(action, RunUntil):
        return _on_to(action, scenario)
    if isinstance(action, Check):
        move = _move(action.move, scenario)
        return said("example-possible", move=move) if action.legal else said("example-impossible", move=move)
    facts = [
        fact
        for seat, wanted in action.seats.items()
        for fact in _facts(name_of(scenario.table.seats[seat]), wanted, scenario)
    ]
    facts += _table_facts(action, scenario)
    return said("example-so", facts="; ".join(facts)) if facts else ""


def _on_to(until: RunUntil, scenario: Scenario) -> str:
    if until.turn is None:
        return said("example-next-phase", phase=until.phase) if until.phase else said("example-next-turn")
    who = name_of(scenario.table.seats[until.turn])
    return said("example-phase", who=who, phase=until.phase) if until.phase else said("example-turn", who=who)


def _move(move: ScriptedMove, scenario: Scenario) -> str:
    who = name_of(scenario.table.seats[move.seat])
    targets = f" {said('and')} ".join(_named(each, scenario) for each in move.targets)
    on = "yes" if targets else "no"
    match move.verb:
        case "pass" | "drink" | "end_turn":
            return said(f"example-{move.verb}", who=who)
        case "play":
            if scenario.content is None or not move.cards:
                return said("example-play-a-card", who=who, on=on, targets=targets)
            title = translated(scenario.content.card(move.cards[0]).title)
            return said("example-play", who=who, title=title, on=on, targets=targets)
        case "do":
            ability = Name(move.ability.replace("-", " "), f"deed-{move.ability}")
            return said("example-do", who=who, ability=now().text(ability), on=on, targets=targets)
    what = ", ".join(_value(each, scenario) for each in move.what) or said("example-nothing")
    return said(f"example-{move.verb}", who=who, what=what)


def _value(value: object, scenario: Scenario) -> str:
    """A value that is picked: a card by its title, a tavern or a seat by its name, anything else as in the file."""
    if isinstance(value, tuple | list):
        return _value(value[0], scenario) if value else said("example-nothing")
    words = str(value)
    if scenario.content is not None and ("/" in words or "-" in words or words[:1].isupper()):
        houses = (tavern for town in scenario.content.towns.values() for tavern in town.taverns)
        if found := next((tavern.name for tavern in houses if tavern.id == words), ""):
            return translated(found)
        with suppress(KeyError):
            return said("quoted", title=translated(scenario.content.card(words).title))  # compiles no other deck
        for id, card in scenario.content.cards.items():
            if words in (id.rpartition("/")[2], card.title):
                return said("quoted", title=translated(card.title))
    return _named(words, scenario)


def _named(words: str, scenario: Scenario) -> str:
    """A seat by its name; anything else as in the file, where the language has no words for it."""
    named = next((name_of(seat) for seat in scenario.table.seats if seat.name == words), "")
    return named or now().text(label(words))


def _thing(id: str | int, scenario: Scenario) -> str:
    """A token, a track or a step of one, as cards call it; a number as it is."""
    if isinstance(id, int):
        return str(id)
    known = scenario.content.characters.values() if scenario.content is not None else ()
    declared = (each.tokens.get(id) or each.tracks.get(id) for each in known)
    called = next((name for one in declared if (name := str(getattr(one, "name", "") or ""))), "")
    return now().text(Name(called or id.replace("-", " ").title(), id))


def _facts(who: str, wanted: dict[str, Any], scenario: Scenario) -> Iterator[str]:
    keys = ("fortitude", "alcohol", "gold", "drink_me", "hand")
    numbers = [said(f"example-has-{key}", n=wanted[key]) for key in keys if isinstance(wanted.get(key), int)]
    tokens = wanted.get("tokens")
    if isinstance(tokens, dict):
        numbers += [
            f"{_thing(id, scenario)} {_thing(n, scenario)}" for id, n in tokens.items() if isinstance(n, int | str)
        ]
    if numbers:
        yield said("example-has", who=who, what=", ".join(numbers))
    if "out" in wanted:
        yield said("example-out", who=who, out=bool(wanted["out"]))
    if "in_round" in wanted:
        yield said("example-in-round", who=who, there=bool(wanted["in_round"]))


def _table_facts(expect: Expect, scenario: Scenario) -> Iterator[str]:
    wanted = expect.table
    if isinstance(wanted.get("pot"), int):
        yield said("example-pot", n=wanted["pot"])
    if "gambling" in wanted and wanted["gambling"] is None:
        yield said("example-no-round")
    if wanted.get("stack") == ():
        yield said("example-nothing-waits")
    winner = wanted.get("winner")
    if isinstance(winner, int):
        yield said("example-winner", who=name_of(scenario.table.seats[winner]))
