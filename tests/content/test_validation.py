# SPDX-License-Identifier: GPL-3.0-or-later
"""A bad file is refused with its line, what was expected and the nearest right word, and harms nobody else's."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rdi_desktop.content import loader, reading
from rdi_desktop.content.errors import ContentError
from tests.content.broken import DECK_LINE, HEAD, card, load, problem

pytestmark = pytest.mark.usefixtures("shared_cache")

FILES = [
    ("empty", "", 1, None, "begins with 'kind'"),
    ("a list", "- kind: character\n", 1, None, "found a list of 1"),
    ("a word", "character\n", 1, None, "begins with 'kind'"),
    ("no kind", "id: bodkin\n", 1, None, "'kind' is missing"),
    ("wrong kind", "id: bodkin\nkind: charakter\n", 2, "character", "unknown kind 'charakter'"),
    ("kind as a list", "id: bodkin\nkind: [character]\n", 2, "character", "unknown kind a list of 1"),
    ("no YAML", "kind: character\nname: [Bodkin\nid: bodkin\n", 3, None, "expected ',' or ']'"),
    ("a tab", "kind: character\ndeck:\n\t- title: Ow\n", 3, None, "cannot start any token"),
    ("a key twice", "kind: character\nid: bodkin\nid: bodkin\n", 3, None, "the key 'id' stands twice"),
    ("a bare yes as key", "kind: character\nyes: bodkin\n", 2, None, "put it in quotes"),
    ("an unknown key", HEAD.replace("size:", "sise:"), 10, "size", "unknown key 'sise'"),
    ("a colour that is none", HEAD.replace("size:", "colour: greenish\nsize:"), 10, None, "a colour such as '#c9a94f'"),
    ("no id", "kind: character\nname: Bodkin\ndeck: []\n", 1, None, "the key 'id' is missing"),
    (
        "an id that is none",
        card("title: Ow\ntype: action\ndo: []").replace("id: bodkin", "id: Bodkin B"),
        2,
        None,
        "small letters",
    ),
    (
        "an id that is taken",
        card("title: Ow\ntype: action\ndo: []").replace("id: bodkin", "id: fiona"),
        2,
        None,
        "already",
    ),
    (
        "too few cards",
        card("title: Ow\ntype: action\ndo: []").replace("size: 10", "size: 40"),
        11,
        None,
        "has 10 cards, expected 40",
    ),
    (
        "no size is 40",
        card("title: Ow\ntype: action\ndo: []").replace("size: 10\n", ""),
        10,
        None,
        "has 10 cards, expected 40",
    ),
    (
        "an arrival outside of the track",
        HEAD.replace("marks: [15, 10]}", "marks: [15, 10]}\n  heat: {range: 0-3, at: {4: [{gain: {alcohol: 1}}]}}"),
        8,
        None,
        "never arrives at 4",
    ),
    (
        "a fine that is sealed in part",
        HEAD.replace(
            "marks: [15, 10]}",
            "marks: [15, 10]}\n  heat: {range: 0-3, at: {3: [{lose: {fortitude: 1}, cannot: [reduce]}]}}",
        ),
        8,
        None,
        "sealed by ignore, redirect, reduce",
    ),
    (
        "a payment that is sealed like a loss",
        HEAD.replace(
            "marks: [15, 10]}", "marks: [15, 10]}\n  heat: {range: 0-3, at: {3: [{pay: {gold: 1}, cannot: [reduce]}]}}"
        ),
        8,
        None,
        "'pay' is sealed by",
    ),
    ("an unknown trait", HEAD.replace("size: 10", "traits: [ogg]\nsize: 1"), 10, "ogre", "unknown word 'ogg'"),
    (
        "an unknown moment",
        HEAD.replace("size: 10", "about: {hitt: Ow}"),
        10,
        "hit",
        "unknown key 'hitt'; did you mean 'hit'?",
    ),
    ("words that are none", HEAD.replace("size: 10", "about: {wins: 3}"), 10, None, "expected text, found"),
    ("an unknown start", HEAD.replace("size: 10", "start: {fortitud: 3}"), 10, "fortitude", "unknown key 'fortitud'"),
    ("a token that is no mapping", HEAD.replace("{supply: 4, limit: 4, holders: others}", "4"), 5, None, "found 4"),
    ("a wrong holder", HEAD.replace("holders: others", "holders: other"), 5, "others", "unknown word 'other'"),
    ("a wrong supply", HEAD.replace("supply: 4", "supply: lots"), 5, None, "expected a whole number, found 'lots'"),
    ("procedures as a list", HEAD.replace("  polish: [{", "- [{"), 8, None, "expected a mapping"),
]


@pytest.mark.parametrize(
    ("text", "line", "near", "message"), [case[1:] for case in FILES], ids=[case[0] for case in FILES]
)
def test_a_bad_file_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, near: str | None, message: str
) -> None:
    found = problem(tmp_path, text)
    assert message in str(found)
    assert found.line == line
    assert found.near == near
    assert str(found).startswith(f"broken.yaml, line {line}, column ")


# (what is wrong, the card, line within the card from 1, nearest right word, part of the message)
CARDS = [
    ("no title", "type: action\ndo: []", 1, None, "the key 'title' is missing"),
    ("an unknown key", "title: Ow\ntype: action\ndoo: []\ndo: []", 3, "do", "unknown key 'doo'"),
    ("an unknown type", "title: Ow\ntype: acton\ndo: []", 2, "action", "unknown word 'acton'"),
    ("true as a type", "title: Ow\ntype: true\ndo: []", 2, None, "a bare yes, no, on or off"),
    ("true as a title", "title: yes\ntype: action\ndo: []", 1, None, "put it in quotes"),
    ("a number as a title", "title: 7\ntype: action\ndo: []", 1, None, "expected text, found 7"),
    ("neither do nor choose", "title: Ow\ntype: action", 1, None, "exactly one of 'do' and 'choose'"),
    ("both do and choose", "title: Ow\ntype: action\ndo: []\nchoose: [{do: []}]", 1, None, "exactly one of"),
    ("no copies", "title: Ow\ntype: action\ncopies: 0\ndo: []", 3, None, "1 or more copies, found 0"),
    ("copies in words", "title: Ow\ntype: action\ncopies: two\ndo: []", 3, None, "expected a whole number, found 'two'"),
    ("do as a mapping", "title: Ow\ntype: action\ndo: {lose: {fortitude: 1}}", 3, None, "expected a list of effects"),
    ("an unknown verb", "title: Ow\ntype: action\ndo:\n- loose: {fortitude: 1}", 4, "lose", "unknown verb 'loose'"),
    ("two verbs", "title: Ow\ntype: action\ndo:\n- {lose: {fortitude: 1}, gain: {alcohol: 1}}", 4, None, "exactly one verb"),
    ("an unknown field", "title: Ow\ntype: action\ndo:\n- lose:\n    fortitud: 2", 5, "fortitude", "unknown key 'fortitud'"),
    ("a key beside the verb", "title: Ow\ntype: action\ndo:\n- {draw: 1, iff: {my_turn: true}}", 4, "if", "unknown key 'iff'"),
    ("an unknown selector", "title: Ow\ntype: action\ndo:\n- lose:\n    who: anoter\n    fortitude: 2", 5, "another", "unknown selector"),
    ("true as a selector", "title: Ow\ntype: action\ndo: [{lose: {who: on, fortitude: 2}}]", 3, None, "put it in quotes"),
    ("a selector's filter", "title: Ow\ntype: action\ndo: [{lose: {who: {another: {iff: {my_turn: true}}}}}]", 3, "if", "unknown key"),
    ("how many others", "title: Ow\ntype: action\ndo: [{lose: {who: {others: 2}, fortitude: 1}}]", 3, None, "takes a mapping with 'if'"),
    ("an unknown amount", "title: Ow\ntype: action\ndo: [{draw: {cards: tow}}]", 3, "two", "unknown amount 'tow'"),
    ("true as an amount", "title: Ow\ntype: action\ndo: [{draw: yes}]", 3, None, "expected an amount, found true"),
    ("a computed amount", "title: Ow\ntype: action\ndo: [{draw: {cards: {cuont: others}}}]", 3, "count", "unknown amount 'cuont'"),
    ("a figure", "title: Ow\ntype: action\ndo: [{draw: {cards: {stat: golds}}}]", 3, "gold", "unknown word 'golds'"),
    ("what was spent", "title: Ow\ntype: action\ndo: [{draw: {cards: {x: nails}}}]", 3, "nail", "unknown word 'nails'"),
    ("rounding", "title: Ow\ntype: action\ndo: [{draw: {cards: {half: 3, round: upp}}}]", 3, "up", "unknown word 'upp'"),
    ("an undeclared token", "title: Ow\ntype: action\ndo: [{give: {token: nale, who: others}}]", 3, "nail", "unknown token 'nale'"),
    ("an undeclared procedure", "title: Ow\ntype: action\ndo: [{procedure: {polis: self}}]", 3, "polish", "unknown procedure"),
    ("an unknown condition", "title: Ow\ntype: action\nif: {in_rond: self}\ndo: []", 3, "in_round", "unknown condition"),
    ("a state of the Round", "title: Ow\ntype: action\nif: {round: runing}\ndo: []", 3, "running", "unknown word 'runing'"),
    ("a range", "title: Ow\ntype: action\nif: {nail: lots}\ndo: []", 3, None, "expected a range such as 3, 2+ or 2-4"),
    ("a pile", "title: Ow\ntype: action\nif: {piles: {hands: 1+}}\ndo: []", 3, "hand", "unknown key 'hands'"),
    ("what is answered", "title: Ow\ntype: sometimes\nif: {answers: {causes: [antes]}}\ndo: []", 3, "ante", "unknown word 'antes'"),
    ("an unknown moment", "title: Ow\ntype: sometimes\nwhen: {plays: {}}\ndo: []", 3, "play", "unknown moment 'plays'"),
    ("an unknown filter", "title: Ow\ntype: sometimes\nwhen:\n  play:\n    tipe: action\ndo: []", 5, "type", "unknown key 'tipe'"),
    ("a filter's word", "title: Ow\ntype: sometimes\nwhen: {play: {affects: [fortitude, luck]}}\ndo: []", 3, None, "unknown word 'luck'"),
    ("a filter in quotes", 'title: Ow\ntype: sometimes\nwhen: {drink: {mine: "true"}}\ndo: []', 3, None, "expected true or false"),
    ("an unknown card", "title: Ow\ntype: sometimes\nwhen: {play: {title: tipp}}\ndo: []", 3, "tip", "unknown card 'tipp'"),
    ("a moment that is none", "title: Ow\ntype: sometimes\nwhen: {lost: 3}\ndo: []", 3, None, "expected a mapping with fortitude"),
    ("an unknown phase", "title: Ow\ntype: sometimes\nwhen: {phase: ordr}\ndo: []", 3, "order", "unknown word 'ordr'"),
    ("an unknown cost", "title: Ow\ntype: action\ncost: {nails: 1}\ndo: []", 3, "nail", "unknown cost 'nails'"),
    ("a cost of nothing", "title: Ow\ntype: action\ncost: {nail: 0}\ndo: []", 3, None, "a whole number from 1 to 100 or x"),
    ("an idle improvement", "title: Ow\ntype: action\ndo: []\nbetter: [{cost: {nail: 1}}]", 4, None, "'instead' or 'add'"),
    ("a free improvement", "title: Ow\ntype: action\ndo: []\nbetter: [{add: []}]", 4, None, "exactly one of 'cost' and 'if'"),
    ("a mode's key", "title: Ow\ntype: action\nchoose:\n- {label: a, do: []}\n- {lable: b, do: []}", 5, "label", "unknown key 'lable'"),
    ("no modes", "title: Ow\ntype: action\nchoose: []", 3, None, "takes a list of modes"),
    ("what cannot be done", "title: Ow\ntype: action\ncannot: [ignor]\ndo: []", 3, "ignore", "unknown 'ignor'"),
    ("who alone may answer", "title: Ow\ntype: action\ncannot: [{answer_except: tipp}]\ndo: []", 3, "tip", "unknown card 'tipp'"),
    ("an unknown Chaser", "title: Ow\ntype: drink\nchaser: {from: deck}\ndo: []", 3, None, "{from: {drink_me: left}}"),
    ("what is kept", "title: Ow\ntype: drink\ndo: []\nkept: {wen: anytime, do: []}", 4, "when", "unknown key 'wen'"),
    ("where it comes from", "title: Ow\ntype: action\ndo: []\nprovenance: our", 4, "ours", "unknown word 'our'"),
    ("a Trap", "title: Ow\ntype: action\ndo: []\ntrap:\n- {lose: {fortitude: 1}}\n- {lsoe: {fortitude: 1}}", 6, "lose", "unknown verb"),
    ("deep inside", "title: Ow\ntype: action\ndo:\n- then:\n  - may: true\n    draw: {card: 2}", 6, "cards", "unknown key 'card'"),
    ("a chance", "title: Ow\ntype: action\ndo: [{roll: {chance: often, do: []}}]", 3, None, "a fraction such as 1/2"),
    ("a standard card", "standard: heal-3", 1, "heal-2", "unknown standard card 'heal-3'"),
    ("a change of one", "standard: heal-2\ntittle: Ow", 2, "title", "unknown key 'tittle'"),
    ("a changed type", "standard: heal-2\ntitle: Ow\ntype: anytimes", 3, "anytime", "unknown word 'anytimes'"),
    ("a changed word", "standard: heal-2\ntitle: Ow\nprovenance: my", 3, None, "unknown word 'my'"),
    ("no card at all", "Ow", 1, None, "expected a mapping"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "near", "message"), [case[1:] for case in CARDS], ids=[case[0] for case in CARDS]
)
def test_a_bad_card_is_refused_with_its_line(
    tmp_path: Path, text: str, line: int, near: str | None, message: str
) -> None:
    found = problem(tmp_path, card(text))
    assert message in str(found)
    assert found.line == DECK_LINE + line - 1
    assert found.near == near
    assert found.field.startswith("deck")


def test_the_column_is_that_of_the_wrong_word(tmp_path: Path) -> None:
    found = problem(tmp_path, card("title: Ow\ntype: action\ndo: [{draw: 1}, {lsoe: {fortitude: 1}}]"))
    assert (found.line, found.column) == (DECK_LINE + 2, len("  do: [{draw: 1}, {") + 1)
    assert found.field == "deck/0/do/1"


def test_a_home_made_character_plays_with_the_others(tmp_path: Path) -> None:
    content = load(tmp_path, bodkin=card("title: Ow\ntype: action\ndo: [{lose: {who: another, fortitude: 1}}]"))
    assert content.problems == []
    assert content.characters["bodkin"].name == "Bodkin the Brief"
    assert content.text("bodkin/ow") == "Another player loses 1 Fortitude."


def test_one_bad_file_does_not_keep_a_good_one_out(tmp_path: Path) -> None:
    good = card("title: Ow\ntype: action\ndo: []")
    content = load(tmp_path, a_bad="kind: what\n", good=good, z_bad=good)
    assert "bodkin" in content.characters
    assert [each.file for each in content.problems] == ["z_bad.yaml", "a_bad.yaml"]
    assert "there is a character 'bodkin' already" in str(content.problems[0])


def test_nothing_of_a_bad_file_stays(tmp_path: Path) -> None:
    content = load(
        tmp_path,
        drinks="kind: drinks\nid: swill\nsize: 2\ndeck:\n- {title: Slop, type: drink, do: []}\n- {drink: watr}\n",
    )
    assert content.find("drinks", "Slop") is None
    assert "swill" not in content.drink_decks
    assert (content.problems[0].line, content.problems[0].near) == (6, "water")


def test_a_folder_that_is_not_there_is_no_problem(tmp_path: Path) -> None:
    assert loader.load_content([tmp_path / "nowhere"]).problems == []


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "ow.yaml").write_bytes(b"kind: character\nname: \xff\n")
    (found,) = loader.load_content([tmp_path]).problems
    assert str(found) == "ow.yaml: the file is not written in UTF-8 (byte 23)"


def test_a_file_that_holds_itself_is_named(tmp_path: Path) -> None:
    found = problem(tmp_path, card("title: Ow\ntype: action\ndo: &loop\n- then: *loop"))
    assert "holds itself" in str(found)


def test_the_programs_own_files_must_be_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.yaml").write_text("kind: character\nid: bodkin\nnam: Bodkin\n", encoding="utf-8")
    monkeypatch.setattr(loader, "DATA", tmp_path)
    with pytest.raises(ContentError, match=r"^bad\.yaml, line 3, column 1: unknown key 'nam'; did you mean 'name'\?$"):
        loader.load_content()


JUNK = ["zzz", True, -3, None, [], {}, {"zzz": 1}, [["zzz"]]]


def places(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to everything in a file."""
    found = [path]
    if isinstance(data, dict):
        found += [place for key, value in data.items() for place in places(value, (*path, key))]
    elif isinstance(data, list):
        found += [place for i, value in enumerate(data) for place in places(value, (*path, i))]
    return found


def replaced(data: object, path: tuple[str | int, ...], new: object) -> object:
    """The data with something else at the end of the way."""
    if not path:
        return new
    if isinstance(data, dict):
        return {key: replaced(value, path[1:], new) if key == path[0] else value for key, value in data.items()}
    assert isinstance(data, list)
    return [replaced(value, path[1:], new) if i == path[0] else value for i, value in enumerate(data)]


@pytest.mark.parametrize("name", ["alaric", "eisinder", "karl", "valeria", "zot"])
def test_rubbish_anywhere_is_understood_or_refused_but_never_an_accident(name: str) -> None:
    """Every value of a real file is replaced by something else; what fails must fail with a Problem that says where."""
    content = loader.load_content()
    raw = yaml.safe_load((loader.DATA / "characters" / f"{name}.yaml").read_text(encoding="utf-8"))
    del content.characters[name]
    ways = places(raw)[1:]
    accidents: list[str] = []
    for i, path in enumerate(ways):
        junk = JUNK[i % len(JUNK)]
        reader = reading.Reader()
        try:
            reading.add(content, replaced(raw, path, junk), reader)
        except reading.Problem as refused:
            if not refused.message:
                accidents.append(f"{path}: nothing said")
        except Exception as accident:  # noqa: BLE001 - whatever it is, it is the finding
            accidents.append(f"{'/'.join(map(str, path))} = {junk!r}: {type(accident).__name__}: {accident}")
        content.characters.pop(name, None)
    assert accidents == []
