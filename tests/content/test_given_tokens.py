# SPDX-License-Identifier: GPL-3.0-or-later
"""A card that gives a token says what the token does, and a home-made character has a short name."""

from __future__ import annotations

from pathlib import Path

from rdi_desktop.content.checked import Checked
from rdi_desktop.session.picking import first_word, forget_names, short_name, take_name
from tests.cases import in_one_test
from tests.content.broken import whole

STING = "{when: {gained: {gold: 1+, of: holder}}, do: [{lose: {fortitude: 1}}, {return: bee}]}"
BEE = f"{{bee: {{name: Bee, holders: others, limit: 3, holder_effect: [{STING}]}}}}"
FILE = """\
kind: character
id: mira-the-beekeeper
name: Mira the Beekeeper
tokens: %s
size: 11
deck:
- {title: Mind the bees, type: action, do: [{give: {token: bee, who: another}}]}
- {title: Nothing of the kind, type: action, copies: 10, do: [{gain: {gold: 1}}]}
"""


def mira(folder: Path, more: str = "") -> Checked:
    path = folder / "mira.yaml"
    path.write_text(FILE % BEE + more, encoding="utf-8")
    return Checked(path, whole())


def test_a_card_that_gives_a_token_says_what_it_does(tmp_path: Path) -> None:
    it = mira(tmp_path)
    gives, other = it.content.characters["mira-the-beekeeper"].deck
    does = "Bee tokens: For whoever has one: after you gain Gold, you lose 1 Fortitude and return 1 Bee token."
    assert it.content.given_texts(gives) == [does]
    assert it.content.given_texts(other) == []
    assert does in it.texts()[0]
    assert whole().given_texts(whole().card("gerki/slip-a-mickey")) == []


@in_one_test(
    "name, short",
    (
        ("Mira the Beekeeper", "Mira"),
        ("Odo, Quill for Hire", "Odo"),
        ("The Tax Collector", "Tax Collector"),
        ("The Unbelievably Hungry Troll", "Unbelievably"),
        ('"Normal" Norbert', "Normal"),
        ("Zed", "Zed"),
        ("!", "!"),
    ),
)
def test_the_first_word_of_a_name_is_short(name: str, short: str) -> None:
    assert first_word(name) == short


def test_a_home_made_character_has_a_short_name(tmp_path: Path) -> None:
    try:
        take_name(mira(tmp_path).content.characters["mira-the-beekeeper"])
        assert short_name("mira-the-beekeeper") == "Mira"
        take_name(mira(tmp_path, "short: Bee Lady\n").content.characters["mira-the-beekeeper"])
        assert short_name("mira-the-beekeeper") == "Bee Lady"
    finally:
        forget_names()
    assert short_name("the-wench") == "The Wench"
