# SPDX-License-Identifier: GPL-3.0-or-later
"""What is allowed and yet odd about a character is found by playing each of its cards, and by counting its deck."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.content.usual import USUAL, Usual, counted, odd
from tests.content.broken import whole

HEAD = "kind: character\nid: bodkin\nname: Bodkin\nsize: 10\ndeck:\n- {}\n"
REST = "- {title: A coin from the floor, type: action, copies: 9, do: [{gain: {gold: 1}}]}\n"
DEAD = {
    "a condition that never holds": ("type: action, if: {stat: {fortitude: 30+}}, do: [{gain: {gold: 1}}]", "could not be played"),
    "a loss of nothing": ("type: action, do: [{lose: {who: another, fortitude: 0}}]", "nothing was different"),
    "no effect": ("type: action, do: []", "nothing was different"),
    "whom nobody is": (
        "type: action, do: [{lose: {who: {others: {if: {stat: {alcohol: 21+}}}}, fortitude: 2}}]",
        "nothing was different",
    ),
    "a moment that never comes": (
        "type: sometimes, when: {lost: {of: self, fortitude: 25+}}, do: [{gain: {gold: 1}}]",
        "could not be played",
    ),
}  # fmt: skip
ALIVE = {
    "after a Drink": "type: sometimes, when: {drank: {of: another}}, do: [{gain: {gold: 1}}]",
    "only with little left": "type: anytime, if: {stat: {fortitude: 0-6}}, do: [{gain: {fortitude: 3}}]",
    "one more Action": "type: action, do: [{extra: {action: 1}}]",
    "an order of the own deck": "type: action, do: [{arrange: {pile: deck, top: 3}}]",
    "what holds": "type: action, do: [{keep: {card: this}}], standing: [{taken: {lose_fortitude: -1}}]",
    "a way to cheat": "type: cheating, do: [control]",
}


def checked(tmp_path: Path, card: str) -> Checked:
    """A character with that card."""
    path = tmp_path / "bodkin.yaml"
    path.write_text(HEAD.format(f"{{title: The idea, {card}}}") + REST, encoding="utf-8")
    found = Checked(path, whole())
    assert not found.problems, str(found.problems[0])
    return found


@pytest.mark.parametrize(("card", "said"), DEAD.values(), ids=DEAD)
def test_a_card_that_nobody_can_play_or_that_changes_nothing_is_odd(tmp_path: Path, card: str, said: str) -> None:
    found = checked(tmp_path, card)
    (one,) = found.shown(Rehearsal(found.content, "bodkin").run())
    assert said in one.message
    assert "The idea" in one.message
    assert one.line == 6


@pytest.mark.parametrize("card", ALIVE.values(), ids=ALIVE)
def test_a_card_that_does_something_at_some_moment_is_not(tmp_path: Path, card: str) -> None:
    found = checked(tmp_path, card)
    assert Rehearsal(found.content, "bodkin").run() == []


@pytest.mark.parametrize(
    "character", ["gerki", "valeria", "wrench", "zariah", "nerodia", "keet", "pooky", "evil-pooky"]
)
def test_nothing_is_odd_about_those_who_come_with_the_program(character: str) -> None:
    assert Rehearsal(whole(), character).run() == []


def test_an_ability_that_nobody_can_use_is_odd(tmp_path: Path) -> None:
    path = tmp_path / "bodkin.yaml"
    ability = "tokens: {nail: {supply: 4}}\nabilities: [{id: hammer, when: anytime, cost: {nail: 4}, do: [{gain: {gold: 1}}]}]\nsize"
    path.write_text(
        HEAD.format("{title: Ow, type: action, do: [{gain: {fortitude: 1}}]}").replace("size", ability) + REST, "utf-8"
    )
    found = Checked(path, whole())
    one, other = found.shown(Rehearsal(found.content, "bodkin").run())
    assert "'hammer' could not be used" in one.message
    assert "the token 'nail' was never held" in other.message
    assert other.line == 4


def test_the_usual_numbers_are_those_of_the_decks_that_come_with_the_program() -> None:
    found = [counted(character) for character in whole().characters.values()]
    assert {one["all"] for one in found} == {30, 35, 40}
    assert [text for who in whole().characters.values() for text in odd(who)] == []
    for kind, usual in USUAL.items():
        numbers = [one[kind] for one in found]
        most_often = max(Counter(numbers).items(), key=lambda pair: (pair[1], -pair[0]))[0]
        assert usual == Usual(usual.name, min(numbers), most_often, max(numbers)), kind


def test_check_says_what_is_odd_and_takes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = checked(tmp_path, DEAD["no effect"][0]).path
    assert main(["check", "--texts", str(path)]) == 0
    said = capsys.readouterr().out
    for wanted in (
        "ok    bodkin.yaml: 2 different cards",
        "  9 × A coin from the floor (Action): Take 1 Gold from the Inn. [a-coin-from-the-floor]",
        "  10 cards in the deck: 10 action",
        "odd   bodkin.yaml, line 5, column 1 (deck): the deck has 10 cards; all others have 40",
        "no cards that Ignore; other decks have 2 to 6, mostly 4",
        "odd   bodkin.yaml, line 6, column 3 (deck/0): “The idea” was played",
    ):
        assert wanted in said
    assert main(["check", "--unplayed", str(path)]) == 0
    assert "The idea" not in capsys.readouterr().out


def test_check_tells_editors_where_the_schema_lies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--schema"]) == 0
    line = capsys.readouterr().out.strip()
    assert line.startswith("# yaml-language-server: $schema=file:")
    assert Path(line.partition("file://")[2]).is_file()
    assert main(["check"]) == 2
    assert "Name a FILE" in capsys.readouterr().err
