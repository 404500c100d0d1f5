# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table says in German has no English in it: log, questions, answers, hints, the inspector, in games of all kinds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from rdi_desktop.ui.words import terms
from rdi_desktop.words import language, said, speaking
from tests.golden import transcripts
from tests.rules.deal import content
from tests.words.table_talk import told

GAMES = sorted(transcripts.FOLDER.glob("*.txt"))[3::12]
ENGLISH = re.compile(
    language("de").grammar["never"][1]
    + r"|\b(your|to|of|with|plays?|turn|gets?|loses?|this|it|no|yes|smash|dispel)\b|\b[Dd]u (sind|ist)\b"
)

SOMEBODY = {"", *"abcd", "wulfric", "scrappy", "bandit", "amber", "elaana", "farnir", "korash", "shalni"}
"""What is called as in English."""


def told_of(path: Path) -> Iterator[str]:
    """Everything that is said of a game of the golden ones."""
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    setup = transcripts.set_up(head)
    commands = (transcripts.commanded(line) for line in lines if not line.startswith((" ", "=")))
    return told(setup, commands, [f"Spieler {n}" for n, _ in enumerate(setup.seats, 1)])


def german(text: str, titles: re.Pattern[str]) -> str:
    """The text without titles and names, which stay as they are."""
    return titles.sub("", re.sub("„[^“]*“", "", text))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_english_is_said_at_a_german_table(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card has a German title here, so that an English one can only be one that was not looked up."""
    titles = {card.title for card in content().cards.values()}
    for n, title in enumerate(sorted(titles), 1):
        monkeypatch.setitem(language("de").texts, title, f"Titel-{n}")
    names = any_of(each.name for each in content().characters.values())
    several_words = any_of(title for title in titles if " " in title)
    without_words = set[str]()
    made = terms.readable

    def readable(key: str) -> str:
        without_words.add(key)
        return made(key)

    monkeypatch.setattr(terms, "readable", readable)
    with speaking("de"):
        spoken = set(told_of(path))
    assert {text for text in spoken if ENGLISH.search(german(text, names))} == set()
    assert {text for text in spoken if several_words.search(text)} == set()
    assert any("Titel-" in text for text in spoken)
    assert without_words <= SOMEBODY


def any_of(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(each) for each in sorted(words, key=len, reverse=True)))


def test_english_would_be_noticed() -> None:
    assert ENGLISH.search(said("asking-prompts-action")) and ENGLISH.search(said("log-round_opened", who="Ann"))
