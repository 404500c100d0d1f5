# SPDX-License-Identifier: GPL-3.0-or-later
"""A window in a language that nobody speaks: whatever is still plain was no message, whatever is cut would be so in a long language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop import words
from rdi_desktop.session.picking import short_name
from rdi_desktop.ui.look.pages import Where
from rdi_desktop.ui.pages.catalogue import BOXES
from rdi_desktop.words import said
from tests.golden.pages import shown
from tests.rules.deal import content
from tests.ui.app_window import open_window
from tests.ui.legible import cut
from tests.ui.page_visits import sheets
from tests.words.pseudo import CODE, PseudoLanguage, disguised

PLAIN = re.compile("[aeiou]")
"""Of the pseudo-language all vowels have accents."""
NO_WORDS_AT_ALL = re.compile(r"<[^<>]*>|&\w+;|^- \{.*", re.DOTALL)
"""Marks of HTML, and lines of the card language, as the workshop's ideas show them."""
NO_WORDS = frozenset({"about"})
"""Pages of names: of other works and their licences."""


@pytest.fixture(autouse=True)
def _nobody_speaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pseudo, known = PseudoLanguage(), words.language
    monkeypatch.setattr(words, "language", lambda code: pseudo if code == CODE else known(code))
    monkeypatch.setattr(words._Window, "code", CODE)


@cache
def named() -> re.Pattern[str]:
    """What stays as it is: titles and names."""
    names = {card.title for card in content().cards.values()}
    names |= {part for each in content().characters.values() for part in (each.name, each.name.split()[0])}
    names |= {each.character.name for each in content().automata.values()}
    names |= {short_name(id) for id in (*content().characters, *content().automata)}
    names |= {*BOXES, "Guest", "RDI Desktop", *words.OFFERED.values()}
    return re.compile("|".join(re.escape(each) for each in sorted(names, key=len, reverse=True)))


def plain(root: QWidget) -> set[str]:
    """What is shown and no message, without titles and names."""
    worded = {text for text in shown(root) if PLAIN.search(NO_WORDS_AT_ALL.sub("", text))}
    return {text for text in worded if PLAIN.search(NO_WORDS_AT_ALL.sub("", named().sub("", text)))}


def test_nothing_is_shown_that_is_no_message(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, content(), tmp_path)
    found = {"start": (plain(window), list[str]())}
    for page, sheet in sheets(window, Where.ANYWHERE, Where.START):
        if page.key not in NO_WORDS:
            found[page.key] = plain(sheet), cut(sheet)
    window.open_page("new")
    QApplication.processEvents()
    found["new"] = plain(window), cut(window)
    assert len(found) > 8
    assert {key: said for key, said in found.items() if any(said)} == {}


def test_the_pseudo_language_is_longer_and_leaves_facts_and_marks_alone() -> None:
    assert said("docks-close", windowTitle="Log") == "[Clóóséé Log]"
    assert disguised("<b>Log</b> &amp; { $n } <play>") == "<b>Lóóg</b> &amp; { $n } <play>"
    texts = [words.language("en").source(id) for id in words.language("en").ids]
    bare = [text for text in texts if "{" not in text and len(text) > 20]
    assert sum(len(disguised(text)) for text in bare) > 1.25 * sum(map(len, bare))
