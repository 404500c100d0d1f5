# SPDX-License-Identifier: GPL-3.0-or-later
"""A table when it is first seen: drawn once, at the size it has, with everything in its place."""

from __future__ import annotations

import pytest

from rdi_desktop.content import Content
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.table import background
from rdi_desktop.ui.table.background import BackgroundModel
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.arranged import DULL, MACE, arranged, play
from tests.session.people import BOT, plan


@pytest.mark.parametrize("log", [True, False], ids=["with the log", "without the log"])
def test_it_is_drawn_once_at_the_size_it_has(window: MainWindow, monkeypatch: pytest.MonkeyPatch, log: bool) -> None:
    drawn: list[tuple[int, int]] = []
    paint = background.paint_table

    def note(width: int, height: int, dpr: float, at: BackgroundModel) -> object:
        drawn.append((width, height))
        return paint(width, height, dpr, at)

    monkeypatch.setattr(background, "paint_table", note)
    window.resize(1720, 720)  # so wide that the log lies beside the table
    window.settings["log_open"] = log
    window.deal(plan(HUMAN, BOT))
    window.grab()

    assert window.game is not None
    assert window.at_table.docks.log.isVisible() == log
    assert drawn == [window.game.table.size().toTuple()]


def test_a_question_that_is_open_stands_over_the_hand(window: MainWindow, content: Content) -> None:
    window.settings["log_open"] = False
    session = arranged(content, plan(HUMAN, HUMAN), {0: (MACE, *DULL)})
    play(session, 0, MACE)
    window.play(session)

    assert window.game is not None
    assert window.game.bar.isVisible()
    hand = window.game.table.table.layout.hand
    assert abs(window.game.bar.geometry().center().x() - hand.center().x()) < 2


def test_a_screen_reader_is_told_what_is_asked(window: MainWindow) -> None:
    window.deal(plan(HUMAN, BOT))

    assert window.game is not None
    assert window.game.table.accessibleDescription().startswith(window.game.table.table.prompt)
    assert window.game.table.table.prompt
