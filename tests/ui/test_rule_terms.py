# SPDX-License-Identifier: GPL-3.0-or-later
"""Terms of the rules in a text lead to their places, and nothing else does."""

from __future__ import annotations

import re

from rdi_desktop.content import Content
from rdi_desktop.content.rulebook import read_book
from rdi_desktop.ui.words.rule_terms import linked, terms
from rdi_desktop.words import languages, speaking


def led(text: str) -> list[tuple[str, str]]:
    return re.findall(r'<a href="rule:([\w-]+)"[^>]*>([^<]+)</a>', linked(text))


def test_terms_lead_to_their_places() -> None:
    said = "Negate it. Each player in the Round antes 1 more; whoever passes out splits nothing of the Drink Deck."
    assert led(said) == [
        ("negate", "Negate"),
        ("opening-round", "antes"),
        ("passing-out", "passes out"),
        ("splits", "splits"),
        ("drink-deck-empty", "Drink Deck"),
    ]


def test_words_that_only_look_alike_do_not() -> None:
    assert led("The antelope in the Splitting Headache finds Negation to Chasered bits") == [("splits", "Splitting")]


def test_the_text_itself_stays() -> None:
    said = "“Ignore it”, and take control of the Round."
    assert re.sub(r"<[^>]+>", "", linked(said)) == said


def test_every_term_has_its_place(content: Content) -> None:
    places = read_book(content).by_place.keys()
    assert terms("en") and {code: set(terms(code)) - places for code in languages()} == {
        code: set() for code in languages()
    }


def test_a_language_links_its_own_words() -> None:
    with speaking("de"):
        assert led("Hebe sie auf. Jeder in der Glücksspielrunde setzt noch 1 Gold.") == [
            ("negate", "Hebe sie auf"),
            ("gambling", "Glücksspielrunde"),
            ("opening-round", "setzt"),
        ]
        assert led("Negate it.") == []
