# SPDX-License-Identifier: GPL-3.0-or-later
"""A scripted move is a set of conditions: each word of it is met, or the step fails and says which is not; none is dropped in silence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.rulebook import SCENARIOS
from rdi_desktop.engine.state.decisions import Command
from rdi_desktop.scenario.file import load_scenario, parse_scenario, scenario_files
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.model import Check, Scenario, ScriptedMove
from rdi_desktop.scenario.play import ScenarioRun
from rdi_desktop.scenario.position import StepFailed
from rdi_desktop.scenario.run import Report, run_scenario

SHARES, STRIDE = 2, 97
"""So many tests try every so-manieth scenario, each beginning with another."""
NONSENSE = "tuesday"
ELSEWHERE = "Budget Armor"
"""A card that answers and causes nothing in any scenario."""


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def run(content: Content, start: str, *steps: str) -> Report:
    """Run a scenario that begins as `start` and goes on with these steps."""
    return run_scenario(parse_scenario(start + "".join(f"  - {step}\n" for step in steps), content), content)


def passes(content: Content, start: str, *steps: str) -> bool:
    report = run(content, start, *steps)
    assert report.why is None
    return report.passed


# Modes

BLESSING = """\
id: blessing
table:
  seats:
    - {character: zot, hand: ["Gambling? I'm in!"], gold: 10}
    - {character: fiona, hand: [Blessing of honest dice], fortitude: 15, gold: 10}
    - {character: murgath, hand: [], gold: 10}
steps:
  - zot: {play: "Gambling? I'm in!"}
"""


@pytest.mark.parametrize("mode", ["text", "heart"])
def test_a_mode_that_is_named_is_waited_for(content: Content, mode: str) -> None:
    kept, healed = (10, 15) if mode == "text" else (9, 17)
    play = f"fiona: {{play: Blessing of honest dice, choose: {mode}}}"
    assert passes(content, BLESSING, play, f"expect: {{fiona: {{gold: {kept}, fortitude: {healed}}}}}")


def test_a_mode_that_never_becomes_possible_is_not_exchanged_for_the_other(content: Content) -> None:
    start = BLESSING.split("  - zot", maxsplit=1)[0]
    play = "{fiona: {play: Blessing of honest dice, choose: %s}}"
    assert passes(content, start, "cannot: " + play % "text", "can: " + play % "heart")
    report = run(content, start, "zot: pass", "fiona: {play: Blessing of honest dice, choose: text}")
    assert report.step == 2
    assert "never became possible" in (report.why or "")


@pytest.mark.parametrize("where", ["murgath", "zot"])
def test_a_heart_has_room_for_no_other_target(content: Content, where: str) -> None:
    start = BLESSING.split("  - zot", maxsplit=1)[0]
    play = f"{{play: Blessing of honest dice, choose: heart, target: {where}}}"
    assert passes(content, start, f"cannot: {{fiona: {play}}}")
    assert not run(content, start, f"fiona: {play}").passed
    assert passes(content, start, f"fiona: {play.replace(where, 'fiona')}", "expect: {fiona: {fortitude: 17}}")


def test_the_text_of_a_card_that_has_no_other_mode_may_be_named(content: Content) -> None:
    assert passes(content, BLESSING.replace("I'm in!\"}", "I'm in!\", choose: text}"), "expect: {pot: 3}")
    assert not run(content, BLESSING.replace("I'm in!\"}", "I'm in!\", choose: heart}"), "expect: {pot: 3}").passed


def test_what_a_card_does_to_its_player_alone_has_no_other_target(content: Content) -> None:
    start = """\
id: alone
table:
  seats:
    - {character: zot, fortitude: 15, hand: []}
    - {character: fiona, fortitude: 15, hand: [That scar is going to look fantastic]}
steps:
"""
    play = "{play: That scar is going to look fantastic, target: %s}"
    assert passes(content, start, f"cannot: {{fiona: {play % 'zot'}}}")
    assert "choose 'zot'" in (run(content, start, f"fiona: {play % 'zot'}", "expect: {turn: zot}").why or "")
    assert passes(content, start, f"fiona: {play % 'fiona'}", "expect: {fiona: {fortitude: 17}}")


def test_where_a_target_is_picked_nobody_else_is_one_anyway(content: Content) -> None:
    start = """\
id: picked
table:
  seats:
    - {character: halden, hand: [], in_play: [Alertness Totem, Splintered Totem]}
    - {character: phrenk, hand: []}
    - {character: gerki, hand: []}
steps:
"""
    play = "halden: {do: totem-combo, with: [Alertness Totem, Splintered Totem], targets: [%s]}"
    assert passes(content, start, play % "gerki", "expect: {gerki: {fortitude: 19}}")
    report = run(content, start, play % "gerki, phrenk, halden", "expect: {gerki: {fortitude: 19}}")
    assert "never asked to choose 'phrenk'" in (report.why or "")


# What is left over


def test_words_left_over_do_not_answer_a_later_question(content: Content) -> None:
    start = """\
id: later
table:
  seats:
    - {character: zot, hand: [I raise!, Winning Hand!, "Wench, bring some drinks for my friends!"], drink_me: []}
    - {character: fiona, hand: ["Gambling? I'm in!"], drink_me: []}
    - {character: gerki, hand: [], drink_me: []}
  turn: fiona
steps:
  - fiona: {play: "Gambling? I'm in!"}
"""
    raises = "zot: {play: I raise!, choose: gerki}"
    report = run(content, start, raises, "zot: {play: 'Wench, bring some drinks for my friends!'}")
    assert report.step == 3
    assert "zot was never asked to choose 'gerki'" in (report.why or "")


def test_a_word_that_is_asked_for_after_the_last_step_is_met(content: Content) -> None:
    start = """\
id: last
table:
  seats:
    - {character: zot, hand: ["Wench, bring some drinks for my friends!"], drink_me: []}
    - {character: fiona, hand: [], drink_me: []}
    - {character: gerki, hand: [], drink_me: []}
  phase: order
steps:
"""
    play = "zot: {play: 'Wench, bring some drinks for my friends!', choose: [%s]}"
    assert passes(content, start, play % "gerki, gerki")
    assert "'gerki'" in (run(content, start, play % "gerki, gerki, gerki, gerki, gerki, gerki").why or "")


# Payments

HARVEST = """\
id: harvest
table:
  seats:
    - {character: dale, hand: [spore-slap], in_play: [{card: button-mushroom, rake: 2}, {card: inkcap, rake: %s}], drink_me: []}
    - {character: fiona, hand: [], drink_me: []}
steps:
"""


@pytest.mark.parametrize("cards", ["button-mushroom, inkcap", "inkcap, button-mushroom"])
@pytest.mark.parametrize("rake", ["top", "1"])
def test_a_harvest_may_name_what_it_is_paid_with_also_if_it_can_be_paid_in_one_way(
    content: Content, cards: str, rake: str
) -> None:
    play = f"dale: {{play: spore-slap, target: fiona, spend: {{harvest: [{cards}]}}}}"
    assert passes(content, HARVEST % rake, play, "expect: {fiona: {fortitude: 16}, dale: {in_play: []}}")


def test_a_harvest_may_be_named_once_for_all_it_costs(content: Content) -> None:
    play = "dale: {play: spore-slap, target: fiona, spend: {harvest: 1}}"
    assert passes(content, HARVEST % 1, play, "expect: {fiona: {fortitude: 16}}")


@pytest.mark.parametrize("cards", ["inkcap, stinkhorn", "inkcap, inkcap", "inkcap, button-mushroom, inkcap"])
def test_a_harvest_is_not_paid_with_other_cards_than_are_named(content: Content, cards: str) -> None:
    play = f"{{play: spore-slap, target: fiona, spend: {{harvest: [{cards}]}}}}"
    assert passes(content, HARVEST % 1, f"cannot: {{dale: {play}}}")


def test_what_is_said_to_be_not_paid_is_not(content: Content) -> None:
    play = "dale: {play: spore-slap, target: fiona, spend: {harvest: 0}}"
    assert passes(
        content, HARVEST % 1, play, "expect: {fiona: {fortitude: 18}, dale: {in_play: [button-mushroom, inkcap]}}"
    )


@pytest.mark.parametrize(("spend", "says"), [("-1", "not negative"), ("{a: 1}", "a number, a word or a list")])
def test_a_payment_that_is_none_is_refused(content: Content, spend: str, says: str) -> None:
    with pytest.raises(ScenarioError, match=says):
        run(content, HARVEST % 1, f"dale: {{play: spore-slap, spend: {{corruption: {spend}}}}}")


# Teams

TEAM = """\
id: team
table:
  variant: two-headed-dragon
  options: {dungeon: game-masters-gauntlet}
  seats:
    - {character: zot, team: a, hand: ["I raise!", "Winning Hand!"], drink_me: [Water]}
    - {character: gerki, team: a, hand: ["Hide in shadows", "Tip the Wench", "Winning Hand!"], drink_me: [Water]}
    - {character: fiona, team: b, hand: [], drink_me: []}
    - {character: deirdre, team: b, hand: [], drink_me: []}
  turn: %s
  phase: drink
steps:
"""


@pytest.mark.parametrize("mover", ["zot", "gerki"])
@pytest.mark.parametrize("turn", ["zot", "gerki"])
@pytest.mark.parametrize("cards", ["I raise!, Winning Hand!", "Winning Hand!, I raise!"])
@pytest.mark.parametrize("after", [False, True])
def test_anybody_of_a_team_may_script_its_move_with_all_that_belongs_to_it(
    content: Content, mover: str, turn: str, cards: str, after: bool
) -> None:
    """zot can pay with either card, gerki with one: whatever the order, both are paid as they can be."""
    spend = f"spend: {{discard: [{cards}]}}"
    move = f"{mover}: {{do: move, choose: {'trapdoor' if after else '[trapdoor, gerki]'}, {spend}}}"
    steps = [move, f"{mover}: {{choose: gerki}}"] if after else [move]
    hides = "gerki: {play: Hide in shadows}"
    left = "expect: {zot: {hand_has: [Winning Hand!], hand: 1, fortitude: 20}, gerki: {hand_has: [Tip the Wench], hand: 1}}"
    assert passes(content, TEAM % turn, *steps, hides, left)


def test_each_of_a_team_may_pay_for_its_move_in_a_step_of_its_own(content: Content) -> None:
    move = "%s: {do: move, choose: %s, spend: {discard: ['%s']}}"
    own = move % ("gerki", "trapdoor", "Tip the Wench"), move % ("zot", "[trapdoor, gerki]", "Winning Hand!")
    hides, left = "gerki: {play: Hide in shadows}", "expect: {zot: {hand_has: [I raise!], hand: 1, fortitude: 20}}"
    assert passes(content, TEAM % "zot", *own, hides, left)
    elsewhere = move % ("zot", "goal", "Winning Hand!")
    assert not run(content, TEAM % "zot", own[0], elsewhere).passed


GIZMO = """\
id: gizmo
table:
  variant: two-headed-dragon
  seats:
    - {character: oozwald, team: a, hand: ["You bumped into me!"]}
    - {character: wrench, team: a, hand: [], in_play: [{card: Lightning Generator, fortitude: 2}]}
    - {character: zot, team: b, hand: []}
    - {character: gerki, team: b, hand: []}
  turn: wrench
steps:
  - wrench: pass
"""


def test_a_teammates_part_of_the_phase_ends_by_default_before_what_comes_at_its_end(content: Content) -> None:
    ticks = "wrench: {choose: gerki}"
    assert passes(content, GIZMO, ticks, "expect: {zot: {fortitude: 18}, oozwald: {hand: 1}}")
    blow = 'oozwald: {play: "You bumped into me!", target: zot}'
    assert passes(content, GIZMO, blow, ticks, "expect: {zot: {fortitude: 16}}")


def test_what_a_play_has_named_is_not_taken_for_the_teams_own_drinks(content: Content) -> None:
    start = """\
id: drinks
table:
  variant: two-headed-dragon
  seats:
    - {character: zot, team: a, hand: ["Wench, bring some drinks for my friends!"], drink_me: []}
    - {character: gerki, team: a, hand: [], drink_me: []}
    - {character: fiona, team: b, hand: [], drink_me: []}
    - {character: deirdre, team: b, hand: [], drink_me: []}
  phase: order
steps:
  - zot: {play: "Wench, bring some drinks for my friends!", choose: [fiona, fiona]}
  - gerki: {order: [deirdre]}
"""
    assert passes(content, start, "expect: {fiona: {drink_me: 2}, deirdre: {drink_me: 1}}")


# Machines, Rounds


@pytest.mark.parametrize("hand", ["", "Slip a mickey"])
def test_a_run_to_a_phase_in_which_nobody_is_asked_shows_the_table_as_it_begins(content: Content, hand: str) -> None:
    start = f"""\
id: machine
table:
  variant: boss-otto
  seats:
    - {{character: zot, hand: [], drink_me: [Water]}}
    - {{character: gerki, hand: [{hand}], drink_me: []}}
    - {{character: boss-otto, drink_me: [Wine]}}
  phase: drink
steps:
  - run: {{turn: boss-otto, phase: order}}
"""
    ordered = "expect: {turn: boss-otto, phase: order, boss-otto: {alcohol: 0, drink_me: 1}}"
    assert passes(content, start, ordered, "run: {turn: gerki, phase: action}", "expect: {boss-otto: {drink_me: 0}}")
    assert not run(content, start, "expect: {zot: {fortitude: 3}}").passed


def test_a_round_that_would_be_won_at_once_is_refused(content: Content) -> None:
    start = BLESSING.split("steps", maxsplit=1)[0] + "  pot: 3\n  gambling: {in_control: zot, next: zot}\nsteps:\n"
    with pytest.raises(ScenarioError, match=r"table\.gambling\.next: .*over at once"):
        run(content, start, "zot: pass")


# No word is dropped


def commands(scenario: Scenario, content: Content) -> list[Command] | str:
    """All commands of the played scenario, or why it fails."""
    running = ScenarioRun(scenario, content)
    try:
        while running.step() is not None:
            pass
    except StepFailed as failure:
        return str(failure)
    return running.game.log


def otherwise(scenario: Scenario, move: ScriptedMove) -> Iterator[tuple[str, ScriptedMove]]:
    """The move with one word doubled, exchanged or made impossible, and what is changed about it."""
    seats = [seat.name for seat in scenario.table.seats]
    for i, word in enumerate(move.targets):
        for seat in seats:
            if scenario.seat_named(seat) != scenario.seat_named(word):
                yield f"target {seat}", replace(move, targets=(*move.targets[:i], seat, *move.targets[i + 1 :]))
                yield f"also {seat}", replace(move, targets=(*move.targets, seat))
    chosen = "choose" if move.verb in ("play", "do") else "what"
    words: tuple[object, ...] = getattr(move, chosen)
    if move.verb in ("play", "do", "choose"):
        yield f"also {NONSENSE}", replace(move, **{chosen: (*words, NONSENSE)})  # type: ignore[arg-type]
    if move.verb == "order":
        last = words[-1:] if words else (move.seat,)
        yield "one Drink more", replace(move, what=(*words, *(len(seats) - 1 - int(str(one)) for one in last)))
    for i in range(len(move.used), len(words) if move.verb in ("play", "do", "choose") else 0):
        yield f"{words[i]} twice", replace(move, **{chosen: (*words[: i + 1], *words[i:])})  # type: ignore[arg-type]
        wrong = (*words[:i], NONSENSE, *words[i + 1 :])
        yield f"{NONSENSE} for {words[i]}", replace(move, **{chosen: wrong})  # type: ignore[arg-type]
    for key, paid in move.spend.items():
        if isinstance(paid, list):
            for more in ([*paid, paid[0]], [*paid[:-1], "Wine"]):
                yield f"{key}: {more}", replace(move, spend={**move.spend, key: more})
        else:
            yield f"{key}: {NONSENSE}", replace(move, spend={**move.spend, key: NONSENSE})
    if move.verb in ("play", "do"):
        for key in ("discard", "gold", "energy"):
            if key not in move.spend:
                yield f"{key}: 9", replace(move, spend={**move.spend, key: 9})
    if move.on is not None:
        yield f"on {ELSEWHERE}", replace(move, on=ELSEWHERE)


def changed(scenario: Scenario) -> Iterator[tuple[str, Scenario, Scenario]]:
    """(what is changed about one word of one step, the scenario with the change, and without it)."""
    for i, step in enumerate(scenario.steps):
        action = step.action
        if isinstance(action, Check) and not action.legal:
            continue
        move = action.move if isinstance(action, Check) else action
        if not isinstance(move, ScriptedMove):
            continue
        usual = scenario
        if isinstance(action, Check):  # what is only said to be possible is made, as the last step
            usual = replace(scenario, steps=(*scenario.steps[:i], replace(step, action=move)))
        for what, other in otherwise(scenario, move):
            steps = (*usual.steps[:i], replace(step, action=other), *usual.steps[i + 1 :])
            yield f"{scenario.id}, step {step.number}, {move.words}: {what}", replace(usual, steps=steps), usual


@pytest.mark.parametrize("share", range(SHARES))
def test_no_word_is_dropped(share: int, content: Content) -> None:
    """With a word doubled, exchanged or impossible a scenario fails, or other things happen in it; words left out change nothing unsaid."""
    files: list[Path] = scenario_files([SCENARIOS])
    dropped = []
    for file in files[share * 4 :: STRIDE]:
        scenario = load_scenario(file, content)
        usual = commands(scenario, content)
        assert not isinstance(usual, str), usual
        for what, other, without in changed(scenario):
            made = usual if without is scenario else commands(without, content)
            if commands(other, content) == made:
                dropped.append(what)
    assert dropped == []
