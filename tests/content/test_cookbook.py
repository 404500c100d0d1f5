# SPDX-License-Identifier: GPL-3.0-or-later
"""Every idea of the workshop can be put into any character, is right there, is played in a game, and takes nothing away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.cookbook import Idea, ideas, line_of, number_of, put_in, shown, sized
from rdi_desktop.content.rehearsal import Rehearsal
from rdi_desktop.content.source import parse
from rdi_desktop.content.splice import Stubborn
from rdi_desktop.content.starter import starter
from rdi_desktop.content.usual import WHOLE
from rdi_desktop.words import speaking


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "docs" / "examples").glob("*.yaml"))


def test_there_are_some_forty_of_them_and_each_is_another() -> None:
    assert len(ideas()) >= 30
    assert len({idea.want for idea in ideas()}) == len(ideas())
    assert sum(bool(idea.above) for idea in ideas()) >= 5


@pytest.mark.parametrize("idea", ideas(), ids=lambda idea: idea.want)
def test_it_is_right_and_its_cards_are_played(idea: Idea, content: Content) -> None:
    made, character = shown(idea, content)
    titles = {card["title"] for card in idea.cards}
    cards = [card for card in made.characters[character].deck if card.title in titles]
    assert len(cards) == len(titles)
    assert all(made.text(card) for card in cards)
    rehearsal = Rehearsal(made, character)
    for _ in range(200):
        if rehearsal.done:
            break
        rehearsal.step()
    ids = {card.id for card in cards}
    assert [one for one in rehearsal.oddities() if one.card in ids] == []


def test_in_german_their_wants_titles_and_names_are_german_and_their_ids_too(content: Content, tmp_path: Path) -> None:
    with speaking("de"):
        german = ideas()
        text = starter("ida", "Ida")
        number = WHOLE
        for idea in german:
            text = sized(put_in(text, idea), idea, number)
            number = parse(text, "ida.yaml")["size"]
    assert [own.want for own, idea in zip(german, ideas(), strict=True) if set(own.texts) & set(idea.texts)] == []
    file = tmp_path / "ida.yaml"
    file.write_text(text, encoding="utf-8")
    assert Checked(file, content).problems == ()
    assert {"funke", "schlinge", "zorn", "gestalt", "kessel", "laune"} <= set(re.findall(r"[\w-]+", text))
    with speaking("de"):
        assert any("marke" in idea.words and "tokens" in idea.above for idea in ideas())


@pytest.mark.parametrize(
    "path",
    [EXAMPLES[0], *(pytest.param(path, marks=pytest.mark.weekly) for path in EXAMPLES[1:])],
    ids=lambda path: path.stem,
)
def test_all_of_them_fit_into_any_file_and_its_remarks_stay(path: Path, content: Content, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    before = Checked(path, content)
    number = number_of(before.content, before.character)
    remarks = text.count("# ")
    for idea in ideas():
        text = sized(put_in(text, idea), idea, number)
        number += sum(card.get("copies", 1) for card in idea.cards if "pile" not in card)
    file = tmp_path / path.name
    file.write_text(text, encoding="utf-8")
    after = Checked(file, content)
    assert after.problems == ()
    assert number_of(after.content, after.character) == number
    assert text.count("# ") == remarks


def test_what_is_put_in_twice_has_another_title_and_needs_its_tokens_once(content: Content, tmp_path: Path) -> None:
    idea = next(idea for idea in ideas() if "spend them" in idea.want)
    text = starter("ida", "Ida")
    for _ in range(2):
        text = put_in(text, idea)
    data = parse(text, "ida.yaml")
    assert list(data["tokens"]) == ["spark"]
    assert [card.get("title") for card in data["deck"]][-4:] == [
        "Rub two stones", "Small fire", "Rub two stones 2", "Small fire 2",
    ]  # fmt: skip
    assert parse(sized(text, idea, WHOLE + 2), "ida.yaml")["size"] == WHOLE + 4


def test_it_is_found_by_what_people_call_it_and_bears_the_names_they_give(content: Content) -> None:
    counted = [idea for idea in ideas() if "counter" in idea.words]
    assert any("tracks" in idea.above for idea in counted)
    idea = next(idea for idea in ideas() if "spend them" in idea.want)
    mine = idea.renamed({"Small fire": "Drip"}, {"spark": "Bee's Honey"})
    assert mine.things == {"bee-s-honey": "Bee's Honey"}
    text = put_in(starter("ida", "Ida"), mine)
    assert "spark" not in text
    assert parse(text, "ida.yaml")["deck"][-1]["better"][0]["cost"] == {"bee-s-honey": 2}
    lines = text.split("\n")
    assert lines[line_of(text, mine) - 1] == '- title: "Rub two stones"'
    assert max(map(len, lines)) < 140, "each key of a card has a line of its own"


def test_a_file_without_a_deck_is_left_alone() -> None:
    with pytest.raises(Stubborn):
        put_in("kind: drinks\nid: bar\n", ideas()[0])
