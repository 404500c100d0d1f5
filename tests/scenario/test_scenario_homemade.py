# SPDX-License-Identifier: GPL-3.0-or-later
"""Home-made characters in scenarios, and that `can` and `cannot` say what `play` would do with the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content import Content, load_content
from rdi_desktop.scenario.file import scenario_files
from rdi_desktop.scenario.run import Report, run_file

SCRIBE = """\
kind: character
id: scribe
name: Scribe
size: 20
tokens: {blot: {supply: 6, limit: 6, starts: 2}}
deck:
- title: Either or
  type: action
  copies: 5
  choose:
  - {label: mend, do: [{gain: {fortitude: 1}}]}
  - {label: splash, if: {blot: 3+}, do: [{lose: {who: another, fortitude: 3}}]}
- {title: Paid in paper, type: action, copies: 5, cost: {cards: 1}, do: [{lose: {who: another, fortitude: 2}}]}
- {title: Blot it, type: action, copies: 5, cost: {blot: x}, do: [{lose: {who: another, fortitude: 2}}]}
- {title: Pen, type: action, copies: 5, do: [{lose: {who: another, fortitude: 1}}]}
"""
TABLE = """\
id: scribe
characters: [cards/scribe.yaml]
table:
  seats:
    - {character: scribe, fortitude: 10, hand: [%s], tokens: {blot: 2}}
    - {character: gerki, hand: []}
    - {character: zot, hand: []}
  turn: scribe
steps:
"""


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def run(folder: Path, content: Content, hand: str, *steps: str) -> Report:
    (folder / "cards").mkdir(exist_ok=True)
    (folder / "cards" / "scribe.yaml").write_text(SCRIBE, encoding="utf-8")
    path = folder / "scenario.yaml"
    path.write_text(TABLE % hand + "".join(f"- {step}\n" for step in steps), encoding="utf-8")
    return run_file(path, content)


HAND = "Either or, Paid in paper, Blot it, Pen"
MOVES = {
    "a mode that is offered": (HAND, "{play: Either or, choose: mend}", True),
    "a mode that is not offered": (HAND, "{play: Either or, choose: splash, target: gerki}", False),
    "a mode that there is not": (HAND, "{play: Either or, choose: sulk}", False),
    "a card to pay with": (HAND, "{play: Paid in paper, target: zot, spend: {discard: [Pen]}}", True),
    "the card itself to pay with": (HAND, "{play: Paid in paper, target: zot, spend: {discard: [Paid in paper]}}", False),
    "the only other card to pay with": ("Paid in paper, Pen", "{play: Paid in paper, target: zot, spend: {discard: [Pen]}}", True),
    "another than the only one": ("Paid in paper, Pen", "{play: Paid in paper, target: zot, spend: {discard: [Blot it]}}", False),
    "more cards than it costs": (HAND, "{play: Paid in paper, target: zot, spend: {discard: [Pen, Blot it]}}", False),
    "as many as there are": (HAND, "{play: Blot it, target: zot, spend: {blot: 2}}", True),
    "more than there are": (HAND, "{play: Blot it, target: zot, spend: {blot: 3}}", False),
    "a cost that it does not have": (HAND, "{play: Pen, target: zot, spend: {blot: 1}}", False),
    "a target": (HAND, "{play: Pen, target: zot}", True),
    "oneself as another": (HAND, "{play: Pen, target: scribe}", False),
    "two for one": (HAND, "{play: Pen, targets: [zot, gerki]}", False),
}  # fmt: skip


@pytest.mark.parametrize(("hand", "move", "legal"), MOVES.values(), ids=MOVES)
def test_can_and_cannot_say_what_play_would_do(
    tmp_path: Path, content: Content, hand: str, move: str, legal: bool
) -> None:
    played = run(
        tmp_path, content, hand, f"scribe: {move}", "expect: {phase: order, zot: {alcohol: 0}, gerki: {alcohol: 0}}"
    )
    can = run(tmp_path, content, hand, f"can: {{scribe: {move}}}")
    cannot = run(tmp_path, content, hand, f"cannot: {{scribe: {move}}}")
    assert (played.passed, can.passed, cannot.passed) == (legal, legal, not legal), (played.why, can.why, cannot.why)


def test_a_choice_that_nobody_has_is_not_looked_for_in_what_comes_later(tmp_path: Path, content: Content) -> None:
    report = run(tmp_path, content, HAND, "scribe: {play: Pen, target: zot}", "expect: {}", "scribe: {choose: mend}")
    assert not report.passed
    assert "never became possible" in str(report.why)


def test_a_file_of_cards_is_no_scenario_and_a_wrong_one_is_named(
    tmp_path: Path, content: Content, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, content, HAND, "expect: {phase: action}").passed
    assert scenario_files([tmp_path]) == [tmp_path / "scenario.yaml"]
    assert main(["scenario", str(tmp_path)]) == 0
    assert "scribe" not in content.characters, "what a scenario brings along stays with it"
    (tmp_path / "cards" / "scribe.yaml").write_text(SCRIBE.replace("supply:", "suply:"), encoding="utf-8")
    report = run_file(tmp_path / "scenario.yaml", content)
    assert "scribe.yaml, line 5" in str(report.why)
    assert "did you mean 'supply'" in str(report.why)


EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
YAWN = """\
id: yawn
characters: [gundrun.yaml]
table:
  seats:
    - {character: gundrun, hand: [The halberd slipped], tokens: {yawns: 2}}
    - {character: zot, hand: []}
  turn: gundrun
steps:
- gundrun: {play: The halberd slipped, target: zot}
- expect: {gundrun: {tokens: {form: %s, yawns: 0}}, zot: {fortitude: 17}}
"""


def test_where_a_track_stands_is_told_by_its_word(tmp_path: Path, content: Content) -> None:
    (tmp_path / "gundrun.yaml").write_bytes((EXAMPLES / "gundrun.yaml").read_bytes())
    for word, passed in (("asleep", True), ("awake", False)):
        (tmp_path / "yawn.yaml").write_text(YAWN % word, encoding="utf-8")
        report = run_file(tmp_path / "yawn.yaml", content)
        assert report.passed == passed
        if not passed:
            assert "gundrun.tokens.form 'awake', found 'asleep'" in report.why


def test_the_example_of_the_page_on_scenarios_is_one(tmp_path: Path, content: Content) -> None:
    page = (EXAMPLES.parent / "scenarios.md").read_text(encoding="utf-8")
    example = page.partition("```yaml\n")[2].partition("```")[0]
    (tmp_path / "foot.yaml").write_text(example, encoding="utf-8")
    report = run_file(tmp_path / "foot.yaml", content)
    assert report.passed, report.why
