# SPDX-License-Identifier: GPL-3.0-or-later
"""The runner: moves are made when they can be, nobody else acts, and what is not so is said with its step."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.scenario.file import parse_scenario
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.play import ScenarioRun
from rdi_desktop.scenario.position import default_answer
from rdi_desktop.scenario.run import Report, run_scenario

ATTACK = """\
id: attack
table:
  seats:
    - {character: zot, hand: [I told you not to distract me!, "I don't think so!", "No, Pooky! That's my friend!"]}
    - character: fiona
      hand: ["Oh good, you started it!", "Luckily for me, I was wearing my armor!", That scar is going to look fantastic]
    - {character: gerki, hand: []}
  turn: zot
  phase: action
steps:
  - zot: {play: I told you not to distract me!, target: fiona}
"""

DRINK = """\
id: drink
table:
  seats:
    - {character: zot, fortitude: 12, hand: ["Bad Pooky! Don't drink that!"], drink_me: [Light Ale with a Chaser, Wine]}
    - {character: gerki, hand: [Slip a mickey, A little somethin' extra]}
  turn: zot
  phase: drink
steps:
  - zot: drink
"""

ROUND = """\
id: round
table:
  seats:
    - {character: zot, gold: 10, hand: ["Gambling? I'm in!", I raise!]}
    - {character: fiona, gold: 10, hand: [Go away! I'm polishing my arsenal, Winning Hand!]}
    - {character: gerki, gold: 10, hand: ["Gambling? I'm in!"]}
  turn: zot
  phase: action
steps:
  - zot: {play: "Gambling? I'm in!"}
"""


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


# What is expected, and when


def test_an_expectation_waits_until_the_stack_has_resolved(content: Content) -> None:
    assert passes(content, ATTACK, "expect: {fiona: {fortitude: 18}, stack: []}")


def test_now_means_before_anything_more_happens(content: Content) -> None:
    assert passes(
        content, ATTACK, "expect: {now: true, fiona: {fortitude: 20}, stack: [I told you not to distract me!]}"
    )


def test_a_hit_back_follows_what_landed(content: Content) -> None:
    assert passes(
        content,
        ATTACK,
        "expect: {fiona: {fortitude: 18}, zot: {fortitude: 20}}",
        'fiona: {play: "Oh good, you started it!"}',
        "expect: {zot: {fortitude: 18}, fiona: {fortitude: 18}}",
    )


def test_an_expectation_stops_where_the_next_move_answers(content: Content) -> None:
    assert passes(
        content,
        ATTACK,
        "expect: {fiona: {fortitude: 20}, stack: [I told you not to distract me!]}",
        'fiona: {play: "Luckily for me, I was wearing my armor!"}',
        "expect: {fiona: {fortitude: 20}}",
    )


def test_an_anytime_card_is_no_answer_that_an_expectation_waits_for(content: Content) -> None:
    assert passes(
        content,
        ATTACK,
        "expect: {fiona: {fortitude: 18}}",
        "fiona: {play: That scar is going to look fantastic}",
        "expect: {fiona: {fortitude: 20}}",
    )


def test_an_anytime_card_saves_at_the_last_chance(content: Content) -> None:
    assert passes(
        content,
        ATTACK.replace("character: fiona", "character: fiona\n      fortitude: 2"),
        "expect: {fiona: {fortitude: 0, out: false}}",
        "fiona: {play: That scar is going to look fantastic}",
        "expect: {fiona: {fortitude: 2, out: false}}",
    )


def test_nobody_else_acts_unless_scripted(content: Content) -> None:
    assert passes(content, ATTACK, "expect: {zot: {hand: 2}, fiona: {hand: 3}, log_has: [played, lost_fortitude]}")


# Responses


def test_a_chain_of_answers(content: Content) -> None:
    assert passes(
        content,
        ATTACK,
        'fiona: {play: "Luckily for me, I was wearing my armor!"}',
        'zot: {play: "I don\'t think so!"}',
        "expect: {fiona: {fortitude: 18}, zot: {hand: 1, discard_has: [I don't think so]}}",
    )


def test_can_and_cannot_look_at_the_seats_own_chance(content: Content) -> None:
    assert passes(
        content,
        ATTACK,
        'can: {fiona: {play: "Luckily for me, I was wearing my armor!"}}',
        'cannot: {fiona: {play: "Oh good, you started it!"}}',
        'cannot: {zot: {play: "I don\'t think so!"}}\n    why: does_not_answer_this',
    )


def test_two_changes_to_a_drink(content: Content) -> None:
    assert passes(
        content,
        DRINK,
        "expect: {drink: {of: zot, alcohol: 3, cards: [Light Ale with a Chaser, Wine]}}",
        "gerki: {play: Slip a mickey, on: zot}",
        "expect: {drink: {alcohol: 5}}",
        "gerki: {play: A little somethin' extra, on: Light Ale with a Chaser}",
        "zot: pass",
        "expect: {zot: {alcohol: 7, drink_me: 0}, drink: null, gerki: {hand: 0}}",
    )


# Rounds of Gambling


def test_a_round_is_played_by_its_turns(content: Content) -> None:
    assert passes(
        content,
        ROUND,
        "expect: {pot: 3, gambling: {in_control: zot, players: [zot, fiona, gerki]}}",
        "fiona: pass",
        'gerki: {play: "Gambling? I\'m in!"}',
        "zot: {play: I raise!}",
        "expect: {pot: 6, gambling: {in_control: zot}}",
        "fiona: pass",
        "gerki: pass",
        "expect: {zot: {gold: 14}, gambling: null, pot: 0, phase: order}",
    )


def test_leaving_instead_of_the_ante(content: Content) -> None:
    assert passes(
        content,
        ROUND,
        'fiona: {play: "Go away! I\'m polishing my arsenal"}',
        "expect: {fiona: {gold: 10, in_round: false}, gambling: {players: [zot, gerki]}, pot: 2}",
    )


def test_a_round_that_is_on_when_the_scenario_begins(content: Content) -> None:
    start = ROUND.replace(
        "  phase: action\n", "  pot: 5\n  gambling: {in_control: zot, players: [zot, gerki], last: Winning Hand!}\n"
    )
    start = start[: start.index("steps:")] + "steps:\n"
    assert passes(
        content,
        start,
        "expect: {pot: 5, inn_gold: {gained: 0}, gambling: {in_control: zot, next: gerki, last: Winning Hand!}}",
        'cannot: {gerki: {play: "Gambling? I\'m in!"}}\n    why: winning_hand',
        "gerki: pass",
        "expect: {zot: {gold: 15}}",
    )


# The other moves


def test_discarding_ordering_drinking_and_ending_the_turn(content: Content) -> None:
    start = """\
id: turn
table:
  seats:
    - character: zot
      hand: [I raise!, I raise!, Winning Hand!]
      deck: [Tip the Wench, Winning Hand!, im-in, im-in, im-in]
      drink_me: [Wine]
    - {character: gerki, hand: [], drink_me: []}
    - {character: fiona, hand: [], drink_me: []}
  turn: zot
  phase: discard_and_draw
steps:
"""
    assert passes(
        content,
        start,
        "zot: {discard: [I raise!]}",
        "expect: {zot: {hand: 7, hand_has: [I raise!, Winning Hand!, Tip the Wench], discard_has: [I raise!], discard: 1}}",
        "zot: {order: [fiona]}",
        "expect: {fiona: {drink_me: 1}, gerki: {drink_me: 0}, phase: drink}",
        "zot: drink",
        "expect: {zot: {alcohol: 2}, turn: gerki}",
        "gerki: end_turn",
        "expect: {turn: fiona, phase: discard_and_draw}",
        "run: {turn: zot, phase: order}",
        "expect: {turn: zot, phase: order, winner: null}",
    )


def test_several_drinks_are_ordered_one_after_the_other(content: Content) -> None:
    start = """\
id: order
table:
  seats:
    - {character: zot, hand: ["Wench, bring some drinks for my friends!"]}
    - {character: gerki, hand: [], drink_me: []}
    - {character: fiona, hand: [], drink_me: []}
  turn: zot
  phase: order
steps:
"""
    assert passes(
        content,
        start,
        'zot: {play: "Wench, bring some drinks for my friends!"}',
        "zot: {order: [gerki, fiona, gerki]}",
        "expect: {gerki: {drink_me: 2}, fiona: {drink_me: 1}}",
    )


def test_a_target_may_be_named_in_the_step_after_the_play(content: Content) -> None:
    start = ATTACK.replace(", target: fiona", "")
    assert passes(content, start, "zot: {choose: fiona}", "expect: {fiona: {fortitude: 18}, gerki: {fortitude: 20}}")
    report = run(content, start, "expect: {fiona: {fortitude: 18}}")
    assert report.step == 1
    assert "several ways" in (report.why or "")


def test_a_choice_that_the_play_has_settled_already_changes_nothing(content: Content) -> None:
    """The only one who can be forced out need not be named; naming them must not wait for some later question."""
    start = """\
id: sleeve
table:
  seats:
    - {character: gerki, gold: 9, hand: ["What's that up your sleeve?"]}
    - {character: deirdre, gold: 9, hand: []}
  pot: 2
  gambling: {in_control: deirdre, next: gerki}
  turn: deirdre
steps:
  - gerki: {play: "What's that up your sleeve?"}
  - gerki: {choose: deirdre}
"""
    assert passes(content, start, "expect: {gerki: {gold: 11}, turn: deirdre, phase: order, gambling: null}")


def test_the_order_phase_is_over_when_all_is_ordered_whatever_is_in_the_hand(content: Content) -> None:
    start = """\
id: ordered
table:
  seats:
    - {character: zot, hand: ["Wench, bring some drinks for my friends!"]}
    - {character: gerki, hand: [], drink_me: []}
  turn: zot
  phase: order
steps:
  - zot: {order: [gerki]}
"""
    assert passes(content, start, "expect: {phase: drink, gerki: {drink_me: 1}, zot: {hand: 1}}")
    more = "zot: {play: 'Wench, bring some drinks for my friends!'}"
    assert passes(content, start, "expect: {gerki: {drink_me: 1}}", more, "expect: {gerki: {drink_me: 3}}")


def test_a_choice_that_is_asked_later_is_kept_for_then(content: Content) -> None:
    start = DRINK.replace("Light Ale with a Chaser, Wine", "Mead")
    assert passes(content, start, "zot: {choose: gerki}", "expect: {zot: {alcohol: 2}, gerki: {alcohol: 2}}")


def test_more_copies_than_a_deck_holds_may_be_set_out(content: Content) -> None:
    start = DRINK.replace("Light Ale with a Chaser, Wine", ", ".join(["Dragon Breath Ale"] * 4))
    assert passes(content, start, "expect: {zot: {alcohol: 4, drink_me: 3}}")


# What fails


@pytest.mark.parametrize(
    ("steps", "step", "says"),
    [
        (["expect: {fiona: {fortitude: 17}}"], 2, ["expected fiona.fortitude 17, found 18", "stack: empty"]),
        (
            ["expect: {now: true, turn: gerki}"],
            2,
            ["expected turn 'gerki', found 'zot'", "stack: I told you not to distract me!"],
        ),
        (
            ["expect: {fiona: {hand_has: [I raise!]}}"],
            2,
            ["expected fiona.hand_has ['I raise!']", "Oh good, you started it!"],
        ),
        (["expect: {log_has: [lost_fortitude, played]}"], 2, ["expected log_has"]),
        (["can: {gerki: {play: Slip a mickey}}"], 2, ["expected that this is legal now", "does not hold it"]),
        (['cannot: {fiona: {play: "Luckily for me, I was wearing my armor!"}}'], 2, ["not legal now, but it is"]),
        (
            ['cannot: {fiona: {play: "Oh good, you started it!"}}\n    why: no_round'],
            2,
            ["expected the reason no_round, found"],
        ),
        (
            ["gerki: {play: Slip a mickey}"],
            2,
            ["gerki plays 'Slip a mickey': this never became possible", "does not hold it"],
        ),
        (
            ["expect: {stack: []}", 'zot: {play: "Gambling? I\'m in!", target: fiona}'],
            3,
            ["zot plays 'Gambling? I'm in!' on fiona"],
        ),
        (["gerki: {choose: tuesday}"], 2, ["choose 'tuesday'"]),
    ],
)
def test_a_failing_step_says_what_and_where(content: Content, steps: list[str], step: int, says: list[str]) -> None:
    report = run(content, ATTACK, *steps)
    assert not report.passed
    assert report.step == step
    assert report.why is not None
    assert all(part in report.why for part in says), report.why


def test_a_play_that_fits_several_ways_is_not_guessed(content: Content) -> None:
    report = run(content, ATTACK.replace(", target: fiona", ""))
    assert report.step == 1
    assert "several ways" in str(report.why)


def test_a_table_that_cannot_stand_is_refused(content: Content) -> None:
    with pytest.raises(ScenarioError, match=r"line 7, table.seats\[2\].hand\[0\]: 'Wine' is a Drink"):
        run(content, ATTACK.replace("{character: gerki, hand: []}", "{character: gerki, hand: [Wine]}"))
    with pytest.raises(ScenarioError, match=r"line 7, table.seats\[2\].tokens.clone: nobody at this table has a token"):
        run(content, ATTACK.replace("{character: gerki, hand: []}", "{character: gerki, tokens: {clone: 1}}"))


def test_a_step_that_fails_leaves_the_game_where_it_was(content: Content) -> None:
    scenario = parse_scenario(ATTACK + "  - gerki: {play: Slip a mickey}\n", content)
    running = ScenarioRun(scenario, content)
    running.step()
    before = (len(running.game.log), running.game.pending)
    with pytest.raises(Exception, match="never became possible"):
        running.step()
    assert (len(running.game.log), running.game.pending) == before


def test_the_same_seed_deals_the_same_rest(content: Content) -> None:
    def hand(seed: int) -> list[int]:
        text = ATTACK.replace("gerki, hand: []", "gerki").replace("id: attack", f"id: attack\nseed: {seed}")
        return ScenarioRun(parse_scenario(text, content), content).game.table.seats[2].hand

    assert hand(5) == hand(5)
    assert hand(5) != hand(6)


def test_rules_that_break_down_fail_their_scenario_only(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*anything: object) -> None:
        raise KeyError("a card nobody knows")

    scenario = parse_scenario(ATTACK, content)
    monkeypatch.setattr("rdi_desktop.engine.game.Game.submit", broken)
    report = run_scenario(scenario, content)
    assert not report.passed
    assert report.step == 1
    assert "a card nobody knows" in str(report.why)


# What different people write for the same thing


@pytest.mark.parametrize("extra", ["", ", target: zot", ", on: zot", ", on: I told you not to distract me!"])
def test_whom_a_hit_back_hits_may_be_said_or_left_out(content: Content, extra: str) -> None:
    report = run(
        content, ATTACK, f'fiona: {{play: "Oh good, you started it!"{extra}}}', "expect: {zot: {fortitude: 18}}"
    )
    assert report.passed, report.why


def test_a_target_that_a_card_does_not_have_is_no_target(content: Content) -> None:
    report = run(content, ATTACK, 'fiona: {play: "Oh good, you started it!", target: gerki}')
    assert not report.passed
    assert "never asked to choose 'gerki'" in str(report.why)


def test_a_spike_finds_the_drink_of_its_target(content: Content) -> None:
    report = run(content, DRINK, "gerki: {play: Slip a mickey, target: zot}", "expect: {zot: {alcohol: 5}}")
    assert report.passed, report.why


def test_a_drink_is_looked_for_while_it_is_there(content: Content) -> None:
    spike = "gerki: {play: Slip a mickey}"
    there = "expect: {drink: {of: zot, alcohol: 5}, zot: {alcohol: 0}}"
    report = run(content, DRINK, spike, there, "expect: {drink: null, zot: {alcohol: 5}}")
    assert report.passed, report.why
    assert not run(content, DRINK, spike, "expect: {drink: {of: zot, alcohol: 4}}").passed


def test_can_looks_past_the_window_and_cannot_does_not(content: Content) -> None:
    cards = 'play: "Oh good, you started it!"'
    report = run(content, ATTACK, f"cannot: {{fiona: {{{cards}}}}}", f"can: {{fiona: {{{cards}}}}}")
    assert report.passed, report.why
    armour = 'fiona: {play: "Luckily for me, I was wearing my armor!"}'
    assert not run(content, ATTACK, armour, f"can: {{fiona: {{{cards}}}}}").passed


def test_a_pass_in_a_round_skips_those_who_say_nothing(content: Content) -> None:
    report = run(content, ROUND, "gerki: pass", "expect: {gambling: null, zot: {gold: 12}}")
    assert report.passed, report.why


def test_a_play_may_be_passed_by_before_a_turn_in_the_round(content: Content) -> None:
    report = run(content, ROUND, "fiona: pass", "gerki: pass", "expect: {gambling: null, fiona: {gold: 9}}")
    assert report.passed, report.why


@pytest.mark.parametrize(("phase", "after"), [("end", "gerki"), ("start", "gerki")])
def test_running_to_where_nobody_is_asked(content: Content, phase: str, after: str) -> None:
    turn = "zot" if phase == "end" else "gerki"
    start = DRINK[: DRINK.index("  - zot: drink")]
    report = run(content, start, f"run: {{phase: {phase}, turn: {turn}}}", f"expect: {{turn: {after}}}")
    assert report.passed, report.why


def test_the_stack_is_of_cards_only(content: Content) -> None:
    hit_back = 'fiona: {play: "Oh good, you started it!"}'
    report = run(content, ATTACK, hit_back, 'expect: {now: true, stack: ["Oh good, you started it!"]}')
    assert report.passed, report.why


def test_a_title_cut_short_is_known(content: Content) -> None:
    start = ATTACK.replace('I told you not to distract me!, "I don', '"Oh no! Pooky\'s on a drunken rampage!", "I don')
    start = start[: start.index("  - zot: {play")]
    report = run(
        content,
        start,
        'zot: {play: "Oh no! Not again! Pooky\'s on a drunken rampage"}',
        "expect: {gerki: {fortitude: 19}}",
    )
    assert report.passed, report.why


def test_an_open_window_is_open_for_everybody_also_for_those_who_let_it_pass(content: Content) -> None:
    start = """\
id: window
table:
  seats:
    - {character: zot, hand: ["Oh no! Not again! Pooky's on a drunken rampage!"]}
    - {character: deirdre, hand: ["My Goddess doesn't like that!"]}
    - {character: fiona, hand: ["Oh good, you started it!"]}
  turn: zot
  phase: action
steps:
  - zot: {play: "Oh no! Not again! Pooky's on a drunken rampage!"}
  - expect: {deirdre: {fortitude: 19}}
"""
    fiona = 'fiona: {play: "Oh good, you started it!"}'
    report = run(content, start, 'cannot: {deirdre: {play: "My Goddess doesn\'t like that!"}}', fiona)
    assert report.step == 3
    assert "not legal now, but it is" in (report.why or "")
    assert passes(content, start, 'can: {deirdre: {play: "My Goddess doesn\'t like that!"}}', fiona)


def test_nobody_can_choose_who_cannot_be_chosen(content: Content) -> None:
    start = ROUND + "  - fiona: pass\n"
    start = start.replace('hand: ["Gambling? I\'m in!"]}', 'hand: ["What\'s that up your sleeve?"]}')
    sleeve = '{gerki: {play: "What\'s that up your sleeve?", choose: %s}}'
    assert passes(content, start, "can: " + sleeve % "fiona", "cannot: " + sleeve % "gerki")


@pytest.mark.parametrize(
    ("tokens", "says"),
    [
        ("{character: karl, tokens: {buff: 2}}", "karl may hold 1 'buff' at most, not 2"),
        ("{character: eisinder, tokens: {fire: 5}}", "eisinder may hold 4 'fire' at most, not 5"),
        ("{character: valeria, tokens: {corruption: 1}}", "valeria may hold 0 'corruption' at most, not 1"),
    ],
)
def test_a_table_holds_no_more_tokens_than_there_can_be(content: Content, tokens: str, says: str) -> None:
    report = run(content, f"id: tokens\ntable: {{seats: [{tokens}, {{character: zot}}]}}\nsteps:\n", "zot: pass")
    assert says in (report.why or "")
    assert "line 2, table.seats[0].tokens." in (report.why or "")


# Where a word could be aimed at more than one place


def test_a_stack_that_does_not_settle_is_a_failure(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is true before the stack has resolved may be false afterwards: it must not pass for having been looked at too early."""
    monkeypatch.setattr("rdi_desktop.scenario.position.PATIENCE", 2)
    report = run(content, ATTACK, "expect: {fiona: {fortitude: 20}}")
    assert not report.passed
    assert "has not resolved after 2 default answers" in (report.why or "")


def test_cannot_looks_at_the_window_that_the_play_opens_when_its_cost_is_paid(content: Content) -> None:
    start = """\
id: cost
table:
  seats:
    - character: dominique
      tokens: {energy: 0}
      hand: [Automatic tankard launcher, I raise!, Winning Hand!, "Ladies and gentlemen, the self-buttering toast!"]
    - {character: fiona, hand: ["Luckily for me, I was wearing my armor!"]}
    - {character: gerki, hand: []}
steps:
  - dominique: {play: Automatic tankard launcher, target: fiona, spend: {discard: [I raise!, Winning Hand!]}}
"""
    armour = '{fiona: {play: "Luckily for me, I was wearing my armor!"}}'
    report = run(content, start, f"cannot: {armour}")
    assert "not legal now, but it is" in (report.why or "")
    assert passes(
        content, start, "expect: {now: true, dominique: {hand: 1, discard_has: [I raise!]}}", f"can: {armour}"
    )


def test_cannot_is_not_aimed_at_what_comes_after_the_window_of_the_play(content: Content) -> None:
    """Hit-backs answer losses, which have not happened while the play may be answered; in the window of the losses they fit."""
    start = """\
id: blow
table:
  seats:
    - {character: zot, hand: ["Oh no! Not again! Pooky's on a drunken rampage!"]}
    - {character: deirdre, hand: ["My Goddess doesn't like that!"]}
    - {character: fiona, hand: ["Oh good, you started it!"]}
steps:
  - zot: {play: "Oh no! Not again! Pooky's on a drunken rampage!"}
"""
    fiona = 'cannot: {fiona: {play: "Oh good, you started it!"}}'
    assert passes(content, start, fiona, "deirdre: pass", fiona)
    hit_back = 'deirdre: {play: "My Goddess doesn\'t like that!"}'
    assert passes(content, start, hit_back, fiona, fiona.replace("cannot", "can"), "expect: {fiona: {fortitude: 19}}")


def test_a_pass_in_a_round_leaves_the_windows_that_the_script_goes_on_with(content: Content) -> None:
    leave = 'fiona: {play: "Go away! I\'m polishing my arsenal"}'
    assert passes(content, ROUND, "gerki: pass", leave, "expect: {gambling: {players: [zot, gerki]}, pot: 2}")
    assert passes(
        content,
        ROUND,
        "gerki: pass",
        'expect: {stack: ["Gambling? I\'m in!"]}',
        "fiona: pass",
        "gerki: pass",
        "expect: {gambling: null, pot: 0}",
    )
    assert passes(content, ROUND, "fiona: pass", "gerki: pass", "can: {" + leave + "}")


def test_a_pass_in_the_own_action_phase_ends_it(content: Content) -> None:
    start = """\
id: action
table:
  seats:
    - {character: oozwald, tokens: {clone: 1}, hand: ["You bumped into me!", "You bumped into me!"]}
    - {character: karl, hand: []}
steps:
  - oozwald: {do: absorb-to-act}
  - oozwald: {play: "You bumped into me!", target: karl}
"""
    assert passes(content, start, "oozwald: pass", "expect: {phase: order, karl: {fortitude: 18}, oozwald: {hand: 1}}")
    assert passes(content, start, "expect: {phase: action}", "oozwald: pass", "expect: {phase: order}")


# What lies where


PRIZES = """\
id: prizes
table:
  options: {prizes: [Wine]}
  seats:
    - {character: zot, gold: 10, hand: ["Gambling? I'm in!"]}
    - {character: fiona, gold: 10, hand: []}
steps:
"""


def _two_prizes(content: Content) -> tuple[str, str]:
    titles = [card.title for def_id, card in content.cards.items() if def_id.startswith("prizes/")]
    return titles[0], titles[1]


def test_prizes_in_the_inn_the_bin_and_the_pot(content: Content) -> None:
    one, two = _two_prizes(content)
    start = PRIZES.replace("[Wine]", f'["{one}"]').replace(
        "steps:", f'  pot: 4\n  pot_cards: ["{two}"]\n  gambling: {{in_control: zot, next: fiona}}\nsteps:'
    )
    assert passes(
        content,
        start,
        f'expect: {{pot: 4, pot_cards: ["{two}"], prizes: {{inn: ["{one}"], bin: [], pot: "{two}"}}}}',
        "fiona: pass",
        f'expect: {{pot_cards: [], prizes: {{pot: null}}, zot: {{gold: 14, in_play: [{{card: "{two}", face: up}}]}}}}',
    )
    report = run(content, start, f'expect: {{prizes: {{inn: ["{two}"]}}}}')
    assert "expected prizes.inn" in (report.why or "")


def test_an_entry_says_from_whose_deck_a_card_is(content: Content) -> None:
    start = """\
id: foreign
table:
  seats:
    - {character: zot, hand: [{card: I raise!, of: fiona}, I raise!]}
    - {character: fiona, hand: []}
  phase: discard_and_draw
steps:
"""
    assert passes(
        content,
        start,
        "zot: {discard: [I raise!, I raise!]}",
        "expect: {zot: {discard: 1}, fiona: {discard: 1, discard_has: [{card: I raise!, of: fiona}]}}",
    )
    report = run(
        content, start, "expect: {zot: {hand_has: [{card: I raise!, of: fiona}, {card: I raise!, of: fiona}]}}"
    )
    assert "of: fiona" in (report.why or "")


def test_a_card_is_played_from_in_front_before_it_is_played_from_the_hand(content: Content) -> None:
    prizes = [card for def_id, card in content.cards.items() if def_id.startswith("prizes/")]
    title = next(card.title for card in prizes if "anytime" in card.types)
    start = f"""\
id: from
table:
  options: {{prizes: true}}
  seats:
    - {{character: zot, fortitude: 10, alcohol: 5, hand: ["{title}"], in_play: ["{title}"]}}
    - {{character: fiona, hand: []}}
steps:
"""
    play = f'zot: {{play: "{title}"}}'
    assert passes(content, start, play, "expect: {zot: {hand: 1, in_play: []}}")
    assert passes(
        content, start, play.replace("}", ", from: hand}"), f"expect: {{zot: {{hand: 0, in_play: [{title}]}}}}"
    )


@pytest.mark.parametrize("label", ["gold", "alcohol"])
def test_of_attributes_the_first_named_by_the_books_is_the_default(label: str) -> None:
    options = [Option(f"mode:{i}", "mode", mode=i, label=word) for i, word in enumerate((label, "fortitude"))]
    assert default_answer(Decision(0, "pick", options, default=("mode:0",), prompt="choose")) == ("mode:1",)
    other = [Option("mode:0", "mode", mode=0, label="drink"), Option("mode:1", "mode", mode=1, label="fortitude")]
    assert default_answer(Decision(0, "pick", other, default=("mode:0",), prompt="choose")) == ("mode:0",)


def test_a_word_that_a_potion_token_knows_uses_none(content: Content) -> None:
    """`choose: gold` after a play is about the play, and not a Potion that could be drunk just then."""
    start = """\
id: potion
table:
  variant: two-headed-dragon
  seats:
    - {character: zot, team: a, hand: ["Bad Pooky! Don't drink that!"]}
    - {character: fiona, team: a, hand: []}
    - {character: gerki, team: b, hand: ["Slip a mickey"], tokens: {potion: 2}}
    - {character: deirdre, team: b, hand: []}
  turn: zot
  phase: drink
steps:
  - zot: drink
"""
    report = run(content, start, "gerki: {choose: gold}")
    assert not report.passed
    assert passes(content, start, "gerki: {do: potion, choose: gold}", "expect: {gerki: {tokens: {potion: 1}}}")
