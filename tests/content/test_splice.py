# SPDX-License-Identifier: GPL-3.0-or-later
"""One change in a YAML file that people write: what was meant has changed, and nothing else, remarks included."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import yaml

from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.source import parse
from rdi_desktop.content.splice import Stubborn, flow, with_block, with_item, with_value, without

SHEET = """\
# mine
colours: {skin: tan}   # brown
cards:                 # by their ids
  first: "burst"       # a blow
  second:
  - mug
  - "mug *.5"
  # after the second
  third: >-
    wine;
    burst

# the end
emblem: moon
"""


def test_a_value_is_replaced_and_remarks_stay() -> None:
    text = with_value(SHEET, ["cards", "first"], "axe *.7")
    assert text == SHEET.replace('"burst"       #', '"axe *.7"       #')
    text = with_value(SHEET, ["cards", "second"], "axe")
    assert text == SHEET.replace('second:\n  - mug\n  - "mug *.5"\n', 'second: "axe"\n')
    text = with_value(SHEET, ["cards", "third"], ["axe", "bow"])
    assert text == SHEET.replace(">-\n    wine;\n    burst", '["axe", "bow"]')


def test_a_new_key_stands_behind_the_last_one() -> None:
    text = with_value(SHEET, ["cards", "fourth"], "axe")
    assert text == SHEET.replace("    burst\n", '    burst\n  fourth: "axe"\n')
    assert with_value(SHEET, ["colours", "hair"], "hair_red") == SHEET.replace("tan}", 'tan, hair: "hair_red"}')
    assert with_value(SHEET, ["places", "stew"], "planter") == SHEET + 'places:\n  stew: "planter"\n'


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", 'cards:\n  a: "b"\n'),
        ("# only a remark\n", '# only a remark\ncards:\n  a: "b"\n'),
        ("cards:\n", 'cards:\n  a: "b"\n'),
        ("cards:  # none yet\nemblem: x\n", 'cards:  # none yet\n  a: "b"\nemblem: x\n'),
        ("cards: {}\n", 'cards:\n  a: "b"\n'),
        ("cards: {z: y}", 'cards: {z: y, a: "b"}'),
        ("cards: {\n  z: y,  # last\n}\n", 'cards: {\n  z: y,  # last\na: "b"}\n'),
        ("emblem: x", 'emblem: x\ncards:\n  a: "b"\n'),
        ("cards:\r\n  z: y\r\nemblem: x\r\n", 'cards:\r\n  z: y\r\n  a: "b"\r\nemblem: x\r\n'),
    ],
)
def test_where_there_is_nothing_yet_it_is_made(text: str, found: str) -> None:
    assert with_value(text, ["cards", "a"], "b") == found


def test_what_is_taken_away_takes_nothing_else() -> None:
    assert without(SHEET, ["cards", "first"]) == SHEET.replace('  first: "burst"       # a blow\n', "")
    assert without(SHEET, ["cards", "second"]) == SHEET.replace('  second:\n  - mug\n  - "mug *.5"\n', "")
    assert without(SHEET, ["emblem"]) == SHEET.replace("emblem: moon\n", "")
    assert without(SHEET, ["colours", "skin"]) == SHEET.replace("colours: {skin: tan}   # brown\n", "")
    assert without("a: {b: 1, c: 2, d: 3}\n", ["a", "c"]) == "a: {b: 1, d: 3}\n"
    assert without("a: {b: 1, c: 2}\n", ["a", "c"]) == "a: {b: 1}\n"
    assert without(SHEET, ["cards", "nobody"]) == SHEET


def test_a_list_gets_one_more_entry() -> None:
    deck = "deck:\n# usual\n- {standard: tip}   # a tip\n# own\n- title: A\n  copies: 2\n# the end\n"
    assert with_item(deck, ["deck"], "{title: B}") == deck.replace("copies: 2\n", "copies: 2\n- {title: B}\n")
    assert with_item(deck, ["deck"], "title: B\ncopies: 2") == deck.replace(
        "  copies: 2\n", "  copies: 2\n- title: B\n  copies: 2\n"
    )
    assert with_item("deck: [{a: 1}]\n", ["deck"], "b: 2") == "deck: [{a: 1}, {b: 2}]\n"
    with pytest.raises(Stubborn, match="no list"):
        with_item("deck: 3\n", ["deck"], "b: 2")


def test_a_block_is_put_in_as_a_block() -> None:
    block = "name: Egg\nsupply: 3"
    assert with_block("id: x\n", ["tokens", "egg"], block) == ("id: x\ntokens:\n  egg:\n    name: Egg\n    supply: 3\n")
    assert with_block("tokens: {a: {name: A}}\n", ["tokens", "egg"], block) == (
        'tokens: {a: {name: A}, egg: {name: "Egg", supply: 3}}\n'
    )


def test_what_is_no_yaml_or_too_odd_is_left_alone() -> None:
    with pytest.raises(ContentError):
        with_value("a: [", ["a"], "b")
    with pytest.raises(Stubborn):
        with_value("- a\n", ["cards", "x"], "b")
    with pytest.raises(Stubborn):  # the anchor's other place would change with it
        with_value("a: &x {b: 1}\nc: *x\n", ["c", "d"], "e")


def some(chance: random.Random, depth: int = 0) -> Any:
    """Plain data as such files hold it."""
    if depth < 3 and chance.random() < 0.6:
        keys = chance.sample(["a", "b-c", "d e", "on", "7", "ü", "cards"], chance.randint(1, 4))
        return {key: some(chance, depth + 1) for key in keys}
    if depth < 3 and chance.random() < 0.3:
        return [some(chance, depth + 1) for _ in range(chance.randint(1, 3))]
    return chance.choice(["mug; axe 3,4*.5", "# no remark", 'it\'s: "so"', "", 3, -1.5, True, "two\nlines\n", "null"])


@pytest.mark.parametrize("seed", range(150))
def test_of_any_file_exactly_that_changes(seed: int) -> None:
    """Written by somebody with another taste for blocks and braces each time; a remark follows every line that can have one."""
    chance = random.Random(seed)
    data = {key: some(chance) for key in ("colours", "cards", "emblem")}
    style = chance.choice([None, True, False])
    text: str = yaml.safe_dump(data, default_flow_style=style, allow_unicode=True, sort_keys=False, width=40)
    remarks = 0
    if style is False and "\n\n" not in text and "'" not in text and '"' not in text and "|" not in text:
        text = "".join(f"{line}   # remark\n" if line else "\n" for line in text.split("\n")[:-1])
        remarks = text.count("# remark")
    path = ["cards"]
    if isinstance(data["cards"], dict):
        path.append(chance.choice([*data["cards"], "new"]))
    value = some(chance, 3)
    made = with_value(text, path, value)
    wanted = parse(text, "x")
    (wanted["cards"] if len(path) == 2 else wanted)[path[-1]] = value
    assert parse(made, "x") == wanted
    if path[-1] == "new" and style is False:
        assert made.count("# remark") == remarks
        assert [line for line in made.split("\n") if line in text.split("\n")] == text.split("\n")
    left = {key: inner for key, inner in wanted["cards"].items() if key != path[-1]} if len(path) == 2 else {}
    wanted = {**wanted, "cards": left} if left else {key: wanted[key] for key in wanted if key != "cards"}
    assert parse(without(made, path), "x") == wanted


def test_every_value_is_written_as_it_is_read() -> None:
    for value in ("yes", "it's", 'say "so"', "a: b", "#5b6f3a", "ü\u2028", "", ["a", "b"], {"on": "x", "7": 1}):
        assert parse(f"x: {flow(value)}", "x")["x"] == value


def test_the_examples_can_be_changed_in_every_place() -> None:
    folder = Path(__file__).resolve().parents[2] / "docs" / "examples"
    for sheet in sorted(folder.glob("cards/*.yaml")):
        text = sheet.read_text("utf-8")
        for card in parse(text, "x")["cards"]:
            line = next(line for line in text.split("\n") if line.startswith(f"  {card}:"))
            assert with_value(text, ["cards", card], "axe") == text.replace(line, f'  {card}: "axe"')
