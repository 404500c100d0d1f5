# SPDX-License-Identifier: GPL-3.0-or-later
"""After moves are taken back the log, the table's words and what a reader hears are those of the game that is left."""

from __future__ import annotations

import pytest

from rdi_desktop.session.local import LocalSession
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.panels.log import LogView
from rdi_desktop.ui.table.showing import Showing
from rdi_desktop.ui.window.main_window import MainWindow
from rdi_desktop.ui.words.beats import BeatWords
from rdi_desktop.ui.words.log import LogTeller
from tests.session.people import BOT, People, plan


def words_of(showing: Showing) -> BeatWords:
    words = showing.stage.words
    assert isinstance(words, BeatWords)
    return words


def lines_of(words: BeatWords) -> list[str]:
    return [words._line(index) for index in range(len(words._heard))]


def as_from_the_beginning(window: MainWindow, session: LocalSession) -> tuple[str, str, str, list[str]]:
    """The log as text, as it stands on the screen and as a page, and the words for each event, made anew."""
    assert window.game is not None
    log = window.at_table.log
    anew = LogView(window.at_table.faces.face, says=log._says)
    anew.players.setCurrentIndex(log.players.currentIndex())
    anew.follow(session, window.game.viewer)
    anew.kinds.setCurrentIndex(log.kinds.currentIndex())
    anew.dress()
    old = words_of(window.game.showing)
    words = BeatWords(old.names, old._sides, old._viewer, session.content)
    words.hear(session.events(0, None))
    return anew.as_text(), anew.text.toPlainText(), anew.as_html(), lines_of(words)


def as_shown(window: MainWindow) -> tuple[str, str, str, list[str]]:
    assert window.game is not None
    log = window.at_table.log
    return log.as_text(), log.text.toPlainText(), log.as_html(), lines_of(words_of(window.game.showing))


@pytest.mark.parametrize("filtered", [pytest.param(False, marks=pytest.mark.weekly), True])
def test_log_and_words_are_those_of_the_game_that_is_left(window: MainWindow, filtered: bool) -> None:
    window.deal(plan(HUMAN, BOT, BOT, undo_anything=True))
    assert window.game is not None
    session = window.game.session
    people = People(session)
    log = window.at_table.log
    if filtered:
        log.kinds.setCurrentIndex(log.kinds.findData("number"))
        log.dress()
    people.until(lambda session: session.view(None).turn_number == 6)
    for back in (1, 1, 4, 30, 2):
        steps = [step for step in session.undo.steps() if not step.blocked]
        assert session.undo.propose(0, steps[min(back, len(steps)) - 1].to)
        assert as_shown(window) == as_from_the_beginning(window, session)
        for _ in range(5):
            people.move()
        assert as_shown(window) == as_from_the_beginning(window, session)
    words = words_of(window.game.showing)
    told = LogTeller(words.names, words._viewer).lines(words._heard)
    assert [words._line(line.index) for line in told] == [line.text for line in told], (
        "a line does not depend on when it is made"
    )
