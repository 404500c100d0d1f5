# SPDX-License-Identifier: GPL-3.0-or-later
"""German is whole on the cards, says the same numbers, and follows its own grammar."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rdi_desktop.words import language, speaking
from tests.rules.deal import content

ENGLISH_MAY_HAVE = (".person", ".beside", ".aim", ".mark")
"""Attributes that another language need not have."""


@cache
def texts(code: str) -> dict[str, str]:
    """The text of every card in a language."""
    with speaking(code):
        return {id: content().text(card) for id, card in content().cards.items()}


def quoted(text: str) -> str:
    """A text without names in quotes, which stay as they are."""
    return re.sub("[“„][^”“]*[”“]", "„T“", text)


def test_nothing_is_missing() -> None:
    lacking = language("en").ids - language("de").ids
    assert {id for id in lacking if not id.endswith(ENGLISH_MAY_HAVE)} == set()


def test_every_card_is_told_in_german() -> None:
    english, german = texts("en"), texts("de")
    assert [id for id, text in german.items() if text == english[id]] == []


def test_numerals_are_the_same() -> None:
    """They are rules: other cards change them."""
    english, german = texts("en"), texts("de")
    digits = {id: sorted(re.findall(r"\d+", quoted(text))) for id, text in english.items()}
    assert {id: text for id, text in german.items() if sorted(re.findall(r"\d+", quoted(text))) != digits[id]} == {}


def test_its_own_grammar_holds() -> None:
    never = [re.compile(rule) for rule in language("de").grammar["never"]]
    lines = {line for text in texts("de").values() for line in quoted(text).split("\n")}
    lines = {
        line for line in lines if not line.startswith("Rivale ") and "wähle eines" not in line
    }  # titles and labels of a file
    assert {line: rule.pattern for line in lines for rule in never if rule.search(line)} == {}


@cache
def hard_texts() -> dict[str, str]:
    """Card texts as somebody wrote them in German, before the program could: long, with cases, clauses and verbs at the end."""
    lines = (Path(__file__).parent / "hard_german.txt").read_text(encoding="utf-8").splitlines()
    return {id: text for id, _, text in (line.partition(": ") for line in lines)}


def test_cards_read_like_those_that_were_written_in_german() -> None:
    wanted = {
        **hard_texts(),
        "zot/sleeve": "Reiße die Runde an dich. Ein Mitspieler in der Runde wird daraus hinausgeworfen.",
        "drinks/water": "Sie hat keine Wirkung.",
    }
    assert len(wanted) > 30
    assert {id: texts("de")[id] for id in wanted} == wanted
