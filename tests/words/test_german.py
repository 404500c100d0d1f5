# SPDX-License-Identifier: GPL-3.0-or-later
"""German is whole on the cards, says the same numbers, and follows its own grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from rdi_desktop.content.loader import DATA
from rdi_desktop.content.texts.scene import name
from rdi_desktop.engine.told import EventTold
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.words import language, speaking
from rdi_desktop.words.language import Language
from rdi_desktop.words.plan import Name, label
from tests.golden.texts import decks
from tests.golden.texts import texts as deck_lines
from tests.rules.deal import content
from tests.words.test_long_texts import QUOTED, chapter_pairs
from tools.languages import data_texts

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
    with speaking("de"):
        told = [*texts("de").values(), *(content().character_text(id) for id in content().characters)]
    lines = {line for text in told for line in quoted(text).split("\n") if line}
    lines = {line for line in lines if not line.startswith("Rivale ")}  # a title
    assert {line: rule.pattern for line in lines for rule in never if rule.search(line)} == {}


def test_every_label_of_a_choice_is_told_in_german() -> None:
    """What a file's maker has written for a choice stands on cards and buttons."""
    files = DATA.rglob("*.yaml")
    found = {text for file in files for text in labels(yaml.load(file.read_text("utf-8"), yaml.BaseLoader))}
    assert len(found) > 10
    assert {text for text in found if language("de").text(label(text)) == text} == set()


def labels(node: Any) -> Iterator[str]:
    """The labels below a node that are more than a key."""
    if isinstance(node, Mapping):
        for key, value in node.items():
            if key == "label" and isinstance(value, str) and " " in value:
                yield value
            yield from labels(value)
    elif isinstance(node, list):
        for each in node:
            yield from labels(each)


def test_what_has_a_german_name_is_called_by_it_everywhere() -> None:
    """A thing has one name: on cards, in the log and on pages, in chapters, lessons, puzzles and examples."""
    names = english_names()
    assert len(names) > 80
    many = [re.sub("y$", "(?:y|ies)", each) for each in sorted(names | OTHERS, key=len, reverse=True)]
    english = re.compile(rf"\b({'|'.join(many)})(?:s|es)?\b(?!['’])")
    with speaking("de"):
        said = [*texts("de").items(), *((id, content().character_text(id)) for id in content().characters)]
    said += [(id, language("de").source(id)) for id in language("de").ids]
    said += language("de").texts.items()
    said += [(where, re.sub(r"\]\([^)]*\)", "", place.text)) for where, _, place in chapter_pairs("de")]
    assert [(where, found) for where, text in said if (found := english.findall(QUOTED.sub("", text)))] == []


def test_what_has_a_german_title_is_called_by_it_everywhere() -> None:
    """A card or place whose title is German is quoted by it in chapters and texts."""
    german = language("de").texts
    english = {
        text for kind in ("titles", "names") for text in data_texts(content())[kind] if german.get(text, text) != text
    }
    long = [re.escape(text) for text in sorted(english, key=len, reverse=True) if len(text) > 6]
    assert len(long) > 250
    titles = re.compile(rf"\b(?:{'|'.join(long)})(?!\w)")
    said = [(text, other) for text, other in german.items() if text not in english]
    said += [(where, re.sub(r"\]\([^)]*\)", "", place.text)) for where, _, place in chapter_pairs("de")]
    assert [(where, found) for where, text in said if (found := titles.findall(text))] == []


def english_names() -> set[str]:
    """What characters' files call the things that have a name of their own in German."""
    people = [*content().characters, *content().automata]
    given = {id: text for who in people for id, text in content().called(who).items()}
    own = {id.removeprefix("name-") for id in language("de").ids if id.startswith("name-")}
    own = {id for id in own if not id.startswith(("label-", "side-", "state-", "verb-", "trait-", "progress-"))}
    ids = {id: re.sub("^(kind|step|deed)-", "", id) for id in own}
    found = {given.get(id, name(id).text): language("de").say(f"name-{key}") for key, id in ids.items()}
    return {english for english, german in found.items() if english not in german} - ALSO_GERMAN


def test_every_name_that_a_card_or_mat_says_is_german() -> None:
    """Of tokens, tracks, decks, kinds and symbols: in type lines, texts of cards and what characters have."""
    german, kept = language("de"), set()
    text = Language.text

    def listen(self: Language, value: Any, case: str = "") -> str:
        if self is german and isinstance(value, Name) and not self.has(f"name-{value.id}"):
            kept.add(value.text)
        return text(self, value, case)

    with pytest.MonkeyPatch.context() as patch, speaking("de"):
        patch.setattr(Language, "text", listen)
        said = [line for deck in decks() for line in deck_lines(deck)]
    assert len(said) > 5000
    assert kept == PROPER | {"0", "8", *"ABCD"}


PROPER = {
    *("Abominaton", "Battlebot", "Gamblotron", "Mecha-Lich", "Lich King"),
    *("Scrappy", "Bandit", "Amber", "Elaana", "Farnir", "Korash", "Shalni", "Wulfric"),
    *("Hand", "Trick"),
}
"""Names of somebody, and words that German has as well."""
ALSO_GERMAN = {"Form", "Salve"}
"""English names that mean something in German."""
OTHERS = {
    "Debuff",
    "Collateral Damage",
    "Whiff",
    "Mount",
    "Brew",
    "Combo",
    "Rage Pool",
    "Jinx",
    "Hex",
    "Hard Mode",
    "Epic Mode",
    "Mix-in",
}
"""What mechanics call by a name that is in no character's file."""


def test_a_sentence_turns_round_behind_other_words() -> None:
    free = texts("de")["fleck/this-ones-on-the-house-for-a-song"]
    assert free.endswith("Wenn es um eine Zahlung geht, zahlst du nicht.")
    assert (
        "Danach kann dich bis zum Beginn deines nächsten Zuges nichts betreffen"
        in texts("de")["drinks/magic-apple-cider"]
    )


def test_you_and_others_together_are_spoken_to_as_several() -> None:
    verb = language("de").verb
    assert [verb(each, "ye") for each in ("gewinnen", "verlieren", "sein", "haben", "reden", "auf|decken")] == [
        *("gewinnt", "verliert", "seid", "habt", "redet", "deckt"),
    ]
    assert language("en").verb("lose", "ye") == "lose", "a language without such a form has that of several"
    won = EventTold(0, "game_over", None, None, 0, {"winners": [0, 1]}, {})
    with speaking("de"):
        assert [each.text for each in LogTeller(["Anna", "Bernd"], 0).lines([won])] == [
            "Du und Bernd gewinnt das Spiel!"
        ]
        assert [each.text for each in LogTeller(["Anna", "Bernd"], 2).lines([won])] == [
            "Anna und Bernd gewinnen das Spiel!"
        ]


def test_a_name_is_joined_to_its_noun_with_hyphens() -> None:
    assert texts("de")["natyli/hold-still-i-am-measuring-you"] == "Ein Mitspieler bekommt 1 Schwächezauber-Marke."
    assert "die nächste Feuer- oder Eis-Marke" in texts("de")["eisinder/inner-peace-inner-peace"]


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
