# SPDX-License-Identifier: GPL-3.0-or-later
"""A file that somebody made is refused with its line before it can take the program's memory or time."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import yaml

from rdi_desktop.cli import main
from rdi_desktop.content import limits, source
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.source import parse
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer, Interject
from tests.content.broken import DECK_LINE, HEAD, card, load, problem
from tests.rules.deal import content

pytestmark = pytest.mark.usefixtures("shared_cache")

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
CHAIN = "k: &k0 [x]\n" + "".join(f"k{n}: &k{n} [*k{n - 1}]\n" for n in range(1, 60))

# (what is wrong, the file, its line, part of the message)
FILES = [
    ("no number", "id: x\nsize: 0x_\n", 2, "read as int"),
    ("no binary number", "id: x\nsize: 0b_\n", 2, "read as int"),
    ("5,000 digits", "id: x\nsize: " + "9" * 5000, 2, "read as int"),
    ("20 digits", "id: x\nsize: " + "9" * 20, 2, "that large"),
    ("infinity", "id: x\nsize: .inf\n", 2, "that large"),
    ("no number at all", "id: x\nsize: .nan\n", 2, "no number"),
    ("a word that claims to be a number", "id: x\nsize: !!int foo\n", 2, "read as int"),
    ("a word that claims to be a fraction", "id: x\nsize: !!float foo\n", 2, "read as float"),
    ("a word that claims to be true", "id: x\nsize: !!bool foo\n", 2, "read as bool"),
    ("a key that claims to be a number", "id: x\n!!int foo: 3\n", 2, "read as int"),
    ("a word that claims to be a date", "id: x\nsize: !!timestamp x\n", 2, "expected plain text"),
    ("a word that claims to be a mapping", "id: x\nsize: !!map x\n", 2, "expected a mapping"),
    ("a set", "id: x\nsize: !!set {x}\n", 2, "expected plain text"),
    ("bytes", "id: x\nsize: !!binary eA==\n", 2, "expected plain text"),
    ("code", "id: x\nsize: !!python/object/apply:os.getpid []\n", 2, "expected plain text"),
    ("deep lists", "id: x\ndeck: " + "[" * 100_000, 2, "nested too deeply"),
    ("deep mappings", "id: x\ndeck: " + "{a: " * 100_000, 2, "nested too deeply"),
    ("deep blocks", "id: x\ndeck:\n" + "- " * 100_000, 3, "nested too deeply"),
    ("deep by aliases", CHAIN, 40, "nested too deeply"),
    ("many by aliases", BOMB, 5, "too many parts"),
    ("itself", "id: x\ndeck: &deck [*deck]\n", 2, "holds itself"),
    ("many", "id: x\ndeck:\n" + "- x\n" * limits.NODES, limits.NODES - 2, "too many parts"),
    ("long", "id: x\n# " + "x" * limits.BYTES, 0, "too long"),
]


@pytest.mark.parametrize(("text", "line", "message"), [each[1:] for each in FILES], ids=[each[0] for each in FILES])
def test_a_file_that_would_take_too_much_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    began = time.monotonic()
    with pytest.raises(ContentError) as found:
        parse(text, "x.yaml")
    assert message in str(found.value)
    assert found.value.line == line
    assert time.monotonic() - began < 5, "nothing is built of it first"


@pytest.mark.parametrize("text", [each[1] for each in FILES], ids=[each[0] for each in FILES])
def test_the_program_goes_on_without_such_a_file(tmp_path: Path, text: str) -> None:
    content = load(tmp_path, broken=text)
    assert [each.file for each in content.problems] == ["broken.yaml"]
    assert "zot" in content.characters


def test_an_alias_that_is_used_sensibly_is_no_harm() -> None:
    assert parse("a: &hit [{lose: 1}]\nb: *hit\nc: [*hit, *hit]\n", "x.yaml")["c"] == [[{"lose": 1}], [{"lose": 1}]]


def test_check_says_what_is_wrong_with_such_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(HEAD.replace("size: 10", "size: 0x_"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "odd.yaml, line 10, column 7: this is read as int" in capsys.readouterr().err


def test_windows_line_ends_and_a_byte_order_mark_are_no_damage(tmp_path: Path) -> None:
    """Editors on Windows write both."""
    good = card("title: Ow\ntype: action\ndo: []")
    (tmp_path / "odd.yaml").write_bytes(b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode())
    content = load(tmp_path)
    assert content.problems == []
    assert "bodkin" in content.characters


NAIL = "title: Ow\ntype: action\n"
LOOPS = "{lose: {fortitude: 1}}"
for _ in range(7):
    LOOPS = f"{{for_each: {{who: everyone, do: [{LOOPS}]}}}}"
AIMS = ", ".join(["{lose: {who: another, fortitude: 1}}"] * 8)
PAID = "".join(f"- {{id: b{n}, cost: {{gold: 1}}, add: [{{draw: 1}}]}}\n" for n in range(20))

# (what is wrong, the card, part of the message)
CARDS = [
    ("an amount", NAIL + "do: [{lose: {fortitude: 101}}]", "0 to 100"),
    ("a thousand million times", NAIL + "do: [{repeat: {times: 1000000000, do: [{draw: 1}]}}]", "0 to 20"),
    ("a million Drinks", NAIL + "do: [{drink: {count: 1000000}}]", "0 to 20"),
    ("a million orders", NAIL + "do: [{order: {drinks: 1000000}}]", "0 to 20"),
    ("a million cards", NAIL + "do: [{move: {cards: {pile: deck, top: 1000000000}, to: discard}}]", "0 to 100"),
    ("a million Actions", NAIL + "do: [{extra: {action: 1000000}}]", "0 to 20"),
    ("copies", NAIL + "copies: 1000000000\ndo: []", "100 copies at most"),
    ("a price", NAIL + "cost: {gold: 101}\ndo: []", "1 to 100"),
    ("two improvements of one name", NAIL + "do: []\nbetter:\n" + "- {id: b, cost: {gold: 1}, add: [{draw: 1}]}\n" * 2, "already"),
    ("so many players", NAIL + "do: [{lose: {who: {another: 1000}, fortitude: 1}}]", "1 to 20"),
    ("chance", NAIL + "do: [{roll: {chance: 1/" + "9" * 5000 + ", do: []}}]", "a fraction"),
    ("loops in loops", NAIL + f"do: [{LOOPS}]", "things at once"),
    ("eight at whom one likes", NAIL + f"do: [{AIMS}]", "ways to play this"),
    ("twenty improvements", NAIL + f"do: []\nbetter:\n{PAID}", "ways to play this"),
    ("two costs of any number", NAIL + "cost: {gold: x, cards: x}\nchoose:\n" + "- {do: []}\n" * 4, "ways to play this"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), [each[1:] for each in CARDS], ids=[each[0] for each in CARDS])
def test_a_card_that_would_stop_the_table_is_refused_with_its_line(tmp_path: Path, text: str, message: str) -> None:
    found = problem(tmp_path, card(text))
    assert message in str(found)
    assert DECK_LINE <= found.line <= DECK_LINE + text.count("\n")


MORE = "".join(f"- {{title: A{n}, type: action, copies: 78, do: []}}\n" for n in range(5))
OW = card("title: Ow\ntype: action\ndo: []")

# (what is wrong, the file, its line, part of the message)
CHARACTERS = [
    ("six cards", OW.replace("size: 10", "size: 6").replace("copies: 9", "copies: 5"), 11, "10 to 300 cards"),
    ("four hundred cards", OW.replace("size: 10", "size: 400") + MORE, 11, "10 to 300 cards"),
    ("a worth as a number", OW.replace("size:", "values: -3\nsize:"), 10, "expected a mapping"),
    ("a worth in words", OW.replace("size:", "values: {nail: lots}\nsize:"), 10, "expected a number"),
    ("a worth of something else", OW.replace("size:", "values: {nale: 1}\nsize:"), 10, "did you mean 'nail'"),
    ("a procedure that comes back", OW.replace("polish: [{gain: {fortitude: 1}}]", "polish: [{procedure: {polish: self}}]"),
     9, "polish -> polish"),
    ("two procedures in a ring", OW.replace("polish: [{gain: {fortitude: 1}}]",
     "polish: [{procedure: {shine: self}}]\n  shine: [{then: [{procedure: {polish: self}}]}]"), 9, "never end"),
    ("procedures that double", OW.replace("polish: [{gain: {fortitude: 1}}]", "p0: [{draw: 1}]\n" + "".join(
     f"  p{n}: [{{procedure: {{p{n - 1}: self}}}}, {{procedure: {{p{n - 1}: self}}}}]\n" for n in range(1, 30))),
     22, "things at once"),
    ("a free ability", OW.replace("size:", "abilities:\n- {id: go-on, when: {phase: action}, do: [{extra: {action: 1}}]}\nsize:"),
     11, "'once: turn'"),
    ("an id without an end", OW.replace("id: bodkin", "id: " + "x" * 41), 2, "40 at most"),
    ("a title without an end", OW.replace("title: Ow", "title: " + "ow " * 60), 12, "100 at most"),
    ("two abilities of one name", OW.replace("size:", "abilities:\n" + "- {id: go, when: anytime, once: turn, do: [{draw: 1}]}\n" * 2
     + "size:"), 11, "already"),
    ("strength", OW.replace("size:", "start: {fortitude: 1000}\nsize:"), 10, "1 to 20"),
    ("tokens", OW.replace("supply: 4", "supply: 1000000"), 5, "0 to 100"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "message"), [each[1:] for each in CHARACTERS], ids=[each[0] for each in CHARACTERS]
)
def test_a_character_that_would_stop_the_table_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, message: str
) -> None:
    found = problem(tmp_path, text)
    assert message in str(found)
    assert found.line == line


def test_a_drink_deck_has_something_to_drink(tmp_path: Path) -> None:
    """Drink Events that reveal another Drink would look for one for ever."""
    events = "kind: drinks\nid: rounds\nsize: 30\ndeck:\n- {drink: round-on-the-house, copies: 21}\n- {drink: water, copies: 9}\n"
    content = load(tmp_path, rounds=events)
    assert "rounds" not in content.drink_decks
    assert "10 Drinks or more" in str(content.problems[0])


def test_what_is_counted_is_not_repeated_more_often_than_what_is_written(tmp_path: Path) -> None:
    """A number that only the table knows has the same bound as a numeral."""
    text = "title: Ow\ntype: anytime\ndo: [{repeat: {times: {per: 20, each: 20}, do: [{gain: {gold: 1}}]}}]"
    content = load(tmp_path, many=card(text))
    assert content.problems == []
    setup = GameSetup((SeatSetup("bodkin"), SeatSetup("zot")), 1)
    game = Game.new(setup, content)
    while not any(way.id for each in game.playable(0) for way in each.ways if way.kind == "play"):
        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))
    before = game.table.gold(0)
    way = next(w for p in game.playable(0) for w in p.ways if game.table.cards[w.card or 0].title == "Ow")
    game.submit(Interject(0, way.id))
    assert game.table.gold(0) == before + 20


@pytest.mark.parametrize(
    "text",
    [
        "deck:\n" + "".join(f"- {{title: T{n}, type: action, doo: []}}\n" for n in range(2000)),
        "".join(f"k{n}: 1\n" for n in range(2000)),
        "deck:\n- {title: T, type: action, do: [" + "{zap: 1}," * 2000 + "]}\n",
    ],
    ids=["cards", "keys", "verbs"],
)
def test_a_file_of_nothing_but_mistakes_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """For each mistake the whole file was read again: minutes for one of 96 KiB."""
    composed: list[int] = []
    compose = yaml.compose
    monkeypatch.setattr(source.yaml, "compose", lambda *how: composed.append(1) or compose(*how))
    path = tmp_path / "wrong.yaml"
    path.write_text(f"kind: character\nid: wrong\nname: W\nsize: 10\n{text}", "utf-8")
    for thorough in (False, True):
        composed.clear()
        checked = Checked(path, content(), thorough=thorough)
        assert 0 < len(checked.problems) <= 2 * source.MOST
        assert all(problem.line for problem in checked.problems)
        assert len(composed) <= 2
