# SPDX-License-Identifier: GPL-3.0-or-later
"""Brain-teasers: each is proven, and what is no puzzle is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rdi_desktop.cli import main
from rdi_desktop.commands.puzzle import checked
from rdi_desktop.content import Content
from rdi_desktop.scenario.file_value import ScenarioError
from rdi_desktop.scenario.puzzle import load_puzzle, parse_puzzle, puzzle_files
from rdi_desktop.scenario.puzzle_search import NotProven, PuzzleSearch
from tests.rules import deal
from tests.rules.deal import with_extra

SIMPLE = """\
id: simple
title: A thief with one excuse
question: Gerki is at two. Have him out before the Drinks are ordered.
difficulty: 1
solver: zot
table:
  seats:
    - {character: zot, fortitude: 15, alcohol: 0, gold: 5, hand: ["I told you not to distract me!", "Static! Terribly sorry."]}
    - {character: gerki, fortitude: 2, alcohol: 0, gold: 5, hand: ["I don't think so!"]}
  phase: action
solved: {gerki: {out: true}}
until: {turn: zot, phase: order}
trap: {move: {play: "Static! Terribly sorry.", target: gerki}, why: One is not two.}
hints: [Look at what each card takes., The bigger one.]
"""

NETTLE = """\
kind: character
id: nettle
name: Nettle
size: 10
deck: [{title: A sting at any time, copies: 10, type: anytime, do: [{lose: {who: another, fortitude: 1}}]}]
"""
STUNG = """\
id: stung
title: Twenty and alone
question: Be alone, and at twenty, when the Drinks are ordered.
difficulty: 1
solver: oozwald
table:
  seats:
    - {character: oozwald, fortitude: 20, alcohol: 0, gold: 5, tokens: {clone: 1}, hand: [You bumped into me!]}
    - {character: nettle, fortitude: 20, alcohol: 0, gold: 5, hand: [A sting at any time]}
  phase: action
solved: {oozwald: {fortitude: 20, clone: 0}}
until: {turn: oozwald, phase: order}
trap: {move: {play: You bumped into me!, target: nettle}, why: The Clone is still there.}
hints: [Count heads., Absorb the Clone.]
"""


@pytest.fixture(scope="module")
def content() -> Content:
    return deal.content()


@pytest.mark.parametrize("file", puzzle_files(), ids=lambda file: file.stem)
def test_every_puzzle_is_proven(content: Content, file: Path) -> None:
    fine, words = checked(file, content)
    assert fine, words
    assert load_puzzle(file, content).scenario.id == file.stem


def test_titles_and_hints_fit(content: Content) -> None:
    puzzles = [load_puzzle(file, content) for file in puzzle_files()]
    assert len({puzzle.scenario.title for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert len(puzzle.scenario.title) <= 40
        assert max(len(text.split()) for text in (puzzle.question, puzzle.why, *puzzle.hints)) <= 40


def test_a_hit_that_is_enough_solves_it_and_one_that_is_not_fails(content: Content) -> None:
    proof = PuzzleSearch(parse_puzzle(SIMPLE, content), content).prove()
    assert (proof.moves, len(proof.solving), proof.shortest, proof.problem) == (3, 1, 1, "")


def test_the_others_answer_as_well_as_they_can(content: Content) -> None:
    """With one card to Ignore the hit, there is no way through."""
    text = SIMPLE.replace('"I don\'t think so!"]', '"Hide in shadows"]')
    assert PuzzleSearch(parse_puzzle(text, content), content).prove().problem == "it cannot be solved"


def test_what_breaks_in_is_seen(content: Content) -> None:
    """Deirdre heals herself at any time: two are no longer enough."""
    text = SIMPLE.replace("gerki", "deirdre").replace('"I don\'t think so!"]', '"One quick prayer. Where were we?"]')
    assert PuzzleSearch(parse_puzzle(text, content), content).prove().problem == "it cannot be solved"


def test_others_may_break_in_before_the_solver_moves(content: Content) -> None:
    """Nobody is asked when Zot goes on without an Action: who wants to stop that plays over the question."""
    rich = SIMPLE.replace("solved: {gerki: {out: true}}", "solved: {zot: {gold: 5}}")
    assert PuzzleSearch(parse_puzzle(rich, content), content).prove().problem == "passing solves it"
    tipped = rich.replace('"I don\'t think so!"]', "Tip the Wench]")
    assert PuzzleSearch(parse_puzzle(tipped, content), content).prove().problem == "it cannot be solved"


def test_others_may_break_in_between_two_moves() -> None:
    """Stung first, Oozwald absorbs his Clone to heal; stung once it is absorbed, he stays at nineteen. Nobody is asked in between."""
    stinging = with_extra(NETTLE)
    assert PuzzleSearch(parse_puzzle(STUNG, stinging), stinging).prove().problem == "it cannot be solved"
    harmless = STUNG.replace("[A sting at any time]", "[]")
    assert PuzzleSearch(parse_puzzle(harmless, stinging), stinging).prove().problem == ""


def test_what_chance_decides_is_not_proven(content: Content) -> None:
    trick = "Nothing up my sleeve. Something up yours!"
    text = SIMPLE.replace("zot", "joran").replace("I told you not to distract me!", trick)
    text = text.replace("Static! Terribly sorry.", "Pull my finger. Trust me.")
    text = text.replace("gold: 5, hand", 'gold: 5, deck: ["You itch? That\'s the powder."], hand', 1)
    text = text.replace('["I don\'t think so!"]', '["I don\'t think so!", Hide in shadows, Slip a mickey]')
    with pytest.raises(NotProven, match="chance decides"):
        PuzzleSearch(parse_puzzle(text, content), content).prove()


@pytest.mark.parametrize(
    ("was", "becomes", "why"),
    [
        ("solved: {gerki: {out: true}}", "solved: {gerki: {out: false}}", "passing solves it"),
        ('Static! Terribly sorry.", target', 'I told you not to distract me!", target', "the trap solves it"),
        ("fortitude: 2,", "fortitude: 3,", "it cannot be solved"),
    ],
)
def test_what_is_no_puzzle_is_refused(content: Content, tmp_path: Path, was: str, becomes: str, why: str) -> None:
    file = tmp_path / "simple.yaml"
    file.write_text(SIMPLE.replace(was, becomes), encoding="utf-8")
    assert checked(file, content) == (False, f"simple.yaml: no puzzle: {why}")


def test_the_bound_and_unknown_cards_are_said_plainly(content: Content) -> None:
    with pytest.raises(NotProven, match="the bound of 0 positions was hit"):
        PuzzleSearch(
            parse_puzzle(
                SIMPLE.replace('"I don\'t think so!"', '"One quick prayer. Where were we?"').replace(
                    "gerki", "deirdre"
                ),
                content,
            ),
            content,
            0,
        ).prove()
    drinks = SIMPLE.replace("phase: order", "phase: end")
    with pytest.raises(NotProven, match="a card of the Drink Deck is drawn that the file does not name"):
        PuzzleSearch(parse_puzzle(drinks, content), content).prove()


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ("difficulty: 1", "difficulty: 6", "line 4, difficulty: expected a number from 1 to 5"),
        ("solver: zot", "solver: zott", "line 5, solver: no seat is called 'zott', did you mean 'zot'?"),
        ("out: true", "outt: true", "line 11, solved.gerki.outt: nobody at this table has a token 'outt'"),
        ("{turn: zot, phase: order}", "{}", "line 12, until: expected a turn, a phase or 'round: over'"),
        ("hints: [Look at what each card takes., ", "hints: [", "line 14, hints: expected two hints"),
        ("until:", "untill:", "line 12, untill: unknown key 'untill', did you mean 'until'?"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(content: Content, was: str, becomes: str, words: str) -> None:
    with pytest.raises(ScenarioError) as error:
        parse_puzzle(SIMPLE.replace(was, becomes), content)
    assert words in str(error.value)


def test_damaged_files_are_refused_with_a_sentence(content: Content) -> None:
    chance = random.Random(34)
    refused = 0
    for _ in range(300):
        letters = list(SIMPLE)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(letters))
            letters[at : at + chance.randint(0, 12)] = chance.choice(
                ["", "x", ":", "{", "[1]", "null", "-1", "\n", "&a", "99999"]
            )
        try:
            PuzzleSearch(parse_puzzle("".join(letters), content), content, 50).prove()
        except (ScenarioError, NotProven) as error:
            refused += bool(str(error))
    assert refused > 200


def test_the_commands_know_puzzles(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "simple.yaml"
    file.write_text(SIMPLE, encoding="utf-8")
    assert main(["puzzle", "check", str(file)]) == 0
    assert "ok    simple: 1 of 3 first moves solve it" in capsys.readouterr().out
    assert main(["check", str(file)]) == 0
    file.write_text(SIMPLE.replace("solver: zot", "solver: nobody"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "line 5, solver: no seat is called 'nobody'" in capsys.readouterr().err
