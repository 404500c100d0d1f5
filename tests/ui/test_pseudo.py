# SPDX-License-Identifier: GPL-3.0-or-later
"""A window in a language that nobody speaks: whatever is still plain was no message, whatever is cut would be so in a long language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rdi_desktop import words
from rdi_desktop.machine.network import Kind, OwnAddress
from rdi_desktop.net.messages import Lobby, LobbySeat
from rdi_desktop.session.picking import short_name
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.lan.entrance import EntranceScreen
from rdi_desktop.ui.lan.lobby_page import LobbyPage, LobbyRow
from rdi_desktop.ui.lan.membership import Address
from rdi_desktop.ui.look.pages import Where
from rdi_desktop.ui.look.style import style_sheet
from rdi_desktop.ui.pages.catalogue import BOXES
from rdi_desktop.ui.pages.seat_rows import CONTROLLERS
from rdi_desktop.words import said
from tests.golden.pages import shown
from tests.rules.deal import content
from tests.ui.app_window import open_window
from tests.ui.legible import beyond, cut
from tests.ui.page_visits import sheets
from tests.ui.test_legible import LAID, NAMES, LookedAt, people
from tests.ui.workshop_hands import make, opened
from tests.words.pseudo import CODE, PseudoLanguage, disguised

PLAIN = re.compile(r"[aeiou]|\d\.\d")
"""Of the pseudo-language all vowels have accents, and fractions a comma."""
NO_WORDS_AT_ALL = re.compile(r"<[^<>]*>|&\w+;|\d+(\.\d+){3}|^- \{.*", re.DOTALL)
"""Marks of HTML, addresses, and lines of the card language, as the workshop's ideas show them."""
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
    names |= {*BOXES, *NAMES, LAID, "RDI Desktop", *words.OFFERED.values()}
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


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_nothing_of_a_lobby_is_no_message_or_cut_off(qtbot: QtBot, tmp_path: Path, letters: float) -> None:
    window = open_window(qtbot, content(), tmp_path)
    window.settings["font_scale"] = letters
    seats = [LobbySeat("Ann", "zot", HUMAN, 1), *(LobbySeat("Ann", "fiona", each, None) for each in CONTROLLERS[1:])]
    options = {"dungeon": "game-masters-gauntlet", "pub_crawl": "pub-crawl", "absent": "bot", "pace": 1200}
    page = LobbyPage(
        LookedAt(content(), Lobby(people(4), tuple(seats), options, ("not_ready",), playing=False), hosts=True),
        window.catalogue,
    )
    page.sign.show_table("ABCDEFGHJKLM", [OwnAddress("192.168.100.200", kind, "E0") for kind in Kind], 47624)
    window.show_page(page)
    entrance = EntranceScreen(Address("192.168.100.200", 47624, "ABCD-EFGH-JKLM", "Ann"), "Ann", ["Ann"])
    for each in (page, entrance):
        window.show_page(each)
        QApplication.processEvents()
        assert (plain(each), cut(each), beyond(each)) == (set(), [], [])


@pytest.mark.parametrize("code", sorted(words.WHOLE))
def test_the_kinds_of_computer_players_can_be_read_in_a_lobby(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(words._Window, "code", code)
    row = LobbyRow(0)
    qtbot.addWidget(row)
    row.setStyleSheet(style_sheet())
    row.resize(470, row.height())
    row.show()
    for place in range(row.controller.count()):
        row.controller.setCurrentIndex(place)
        assert row.controller.shown() == row.controller.currentText()


def test_the_buttons_of_the_workshop_break_into_lines(qtbot: QtBot, home: Path, tmp_path: Path) -> None:
    window = open_window(qtbot, content(), tmp_path)
    window.settings["font_scale"] = 2.0
    page = opened(window)
    QApplication.processEvents()
    make(page, "Ida")
    QApplication.processEvents()
    told = [*page.head_buttons, *page.desk_buttons, *page.findChildren(QLabel, "heading")]
    told = [each for each in told if each.isVisible()]
    assert len(told) > 10
    assert [each.text() for each in told if each.width() < each.sizeHint().width()] == []


def test_the_pseudo_language_is_longer_and_leaves_facts_and_marks_alone() -> None:
    assert said("docks-close", windowTitle="Log") == "[Clóóséé Log]"
    assert disguised("<b>Log</b> &amp; { $n } <play>") == "<b>Lóóg</b> &amp; { $n } <play>"
    texts = [words.language("en").source(id) for id in words.language("en").ids]
    bare = [text for text in texts if "{" not in text and len(text) > 20]
    assert sum(len(disguised(text)) for text in bare) > 1.25 * sum(map(len, bare))
