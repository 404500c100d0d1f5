# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters say a word at their own great moments: in the log, once each, and only about what everybody has seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from rdi_desktop.bots import Chair
from rdi_desktop.commands.matches import schedule
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.language.character import ABOUT
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.look.settings import SETTINGS
from rdi_desktop.ui.panels.log import html_of
from rdi_desktop.ui.words.log import LogTeller
from rdi_desktop.ui.words.remarks import HARD, RICH, Grudges, Remarks
from tests.ui.test_app_words import event

MOMENTS = ("hit", "pot", "wins")
NAMES = ["Ann", "Bob"]


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def said(content: Content, *events: object, on: bool = True) -> list[str]:
    remarks = Remarks(["zot", "fiona"], lambda id: content.characters[id].about if on else {})
    lines = LogTeller(NAMES, None, remarks).lines(events)  # type: ignore[arg-type]
    return [line.text for line in lines if line.kind == "talk"]


def test_everybody_has_a_word_for_each_great_moment(content: Content) -> None:
    assert set(MOMENTS) == ABOUT.keys() - {"who", "play"}
    words = [character.about.get(moment, "") for character in content.characters.values() for moment in MOMENTS]
    assert all(0 < len(each) <= 70 for each in words)
    assert len(set(words)) == len(words)


def test_a_hard_blow_is_remarked_on_once_and_a_light_one_never(content: Content) -> None:
    hard, light = event("lost_fortitude", 0, n=HARD), event("lost_fortitude", 1, n=HARD - 1)
    words = content.characters["zot"].about["hit"]
    assert said(content, hard, light, hard) == [f"Ann: “{words}”"]
    assert said(content, hard, on=False) == []


def test_a_rich_pot_and_the_end(content: Content) -> None:
    about = content.characters["fiona"].about
    happened = event("pot_taken", 1, n=RICH), event("game_over", None, winners=[1])
    assert said(content, *happened) == [f"Bob: “{about['pot']}”", f"Bob: “{about['wins']}”"]
    assert said(content, event("game_over", None, winners=[0, 1])) == []


def test_whatever_is_written_is_shown_as_it_is_written(qtbot: QtBot) -> None:
    """Nobody's words become markup in the log."""
    said = "<b>Ow</b> &amp; **ouch** <a href='https://example.org'>here</a>"
    remarks = Remarks(["zot"], lambda _: {"hit": said})
    (_, line) = LogTeller(["Ann"], None, remarks).lines([event("lost_fortitude", 0, n=HARD)])  # type: ignore[list-item]
    shown = QTextBrowser()
    qtbot.addWidget(shown)
    shown.setHtml(html_of(line))
    assert said in shown.toPlainText()
    assert "example.org" not in [each.anchorHref() for each in anchors(shown)]


def anchors(shown: QTextBrowser) -> list[QTextCharFormat]:
    block, found = shown.document().begin(), []
    while block.isValid():
        found += [each.format for each in block.textFormats() if each.format.isAnchor()]
        block = block.next()
    return found


def test_whoever_bears_grudges_gives_whoever_strikes_a_dark_look_until_another_does() -> None:
    """Told to everybody alike, by what everybody has seen: a first blow, not the second, nobody's nor a teammate's."""
    blows = [replace(event("lost_fortitude", seat, n=n, source=by), index=at) for at, (seat, n, by) in enumerate(BLOWS)]
    teller = LogTeller(["Ann", "Bob", "Cat"], 1, grudges=Grudges((0, 2), (0, 1, 0)))
    lines = [line.text for line in teller.lines(blows) if line.kind == "talk"]  # type: ignore[arg-type]
    assert lines == ["Ann gives you a dark look", "Cat gives you a dark look"]
    teller.cut(blows[:6])  # type: ignore[arg-type]
    again = [line.text for line in teller.lines(blows[6:]) if line.kind == "talk"]  # type: ignore[arg-type]
    assert again == lines[1:], "the last is given again; the first still holds"


BLOWS = ((0, 2, 1), (0, 3, 1), (0, 1, None), (0, 1, 2), (1, 4, 0), (2, 0, 1), (2, 1, 1))


def test_they_can_be_silenced() -> None:
    assert [setting.default for setting in SETTINGS if setting.key == "remarks"] == [True]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_says_more_than_the_log_tells_the_same_viewer(content: Content, viewer: int | None) -> None:
    """A remark follows a line about the same event, which that viewer was told."""
    match = next(schedule(1, 4, sorted(content.characters), ["regular"], 3))
    game = Game.new(match.setup, content)
    chairs = [Chair(bot, game, seat) for seat, bot in enumerate(match.players(content))]
    while game.pending is not None:
        game.submit(chairs[game.pending.seat].command())
    remarks = Remarks(match.characters, lambda id: content.characters[id].about)
    lines = LogTeller(match.characters, viewer, remarks).lines(told_events(game.events, game, viewer))
    talk = [(before, line) for before, line in pairwise(lines) if line.kind == "talk"]
    assert talk
    assert all(before.index == line.index and before.kind != "talk" for before, line in talk)
