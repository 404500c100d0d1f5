# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games in the window: what is offered when not all of one is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rdi_desktop.session.plan import HUMAN
from rdi_desktop.session.save import Header, TurnMark, decode, encode, read_save
from rdi_desktop.ui.panels.problem_dialog import ProblemDialog
from rdi_desktop.ui.window.main_window import MainWindow
from tests.session.people import BOT, plan
from tests.ui.app_window import click, deal_at

Key = Qt.Key


@pytest.fixture
def saved(window: MainWindow) -> Path:
    """A game that has come to its fifth turn."""
    player = deal_at(window, plan(HUMAN, BOT), 5)
    path = player.session.path
    assert path is not None
    window.show_start()
    return path


def rewrite(path: Path, change: Callable[[object], object]) -> None:
    """Change every line of the file, as another version of the program would have written it."""
    lines = [decode(raw) for raw in path.read_bytes().splitlines()]
    path.write_bytes(b"".join(encode(change(line)) for line in lines))  # type: ignore[arg-type]


def other_rules_from_turn_4(line: object) -> object:
    return msgspec.structs.replace(line, digest="other") if isinstance(line, TurnMark) and line.turn >= 4 else line


def other_cards(line: object) -> object:
    return msgspec.structs.replace(line, fingerprint="other") if isinstance(line, Header) else line


def offer_of(window: MainWindow) -> ProblemDialog:
    offer = window.findChild(ProblemDialog)
    assert isinstance(offer, ProblemDialog)
    return offer


def test_a_game_of_other_rules_says_why_and_goes_on_from_its_last_sound_turn(window: MainWindow, saved: Path) -> None:
    rewrite(saved, other_rules_from_turn_4)
    before = saved.read_bytes()
    window.open_file(saved)
    offer = offer_of(window)
    assert "other rules or cards" in offer.text.text()
    assert "the table looks different" in offer.text.text()
    assert offer.take.text() == "Go on from turn 3"
    assert window.game is None
    QTest.keyClick(offer.take, Key.Key_Space)

    assert window.game is not None
    assert window.game.session.view(None).turn_number == 3
    assert saved.read_bytes() == before


def test_the_offer_may_be_left(window: MainWindow, saved: Path) -> None:
    rewrite(saved, other_rules_from_turn_4)
    window.open_file(saved)
    click(offer_of(window).leave)

    assert window.game is None
    assert window.start.isVisible()
    assert list(saved.parent.iterdir()) == [saved]


def test_a_game_of_other_cards_that_still_fits_opens_and_says_so(window: MainWindow, saved: Path) -> None:
    commands = len(read_save(saved).commands)
    rewrite(saved, other_cards)
    window.open_file(saved)

    assert window.game is not None
    assert len(window.game.session.commands) == commands
    assert "Some cards have changed" in window.notice.text.text()


def test_an_unfinished_last_line_costs_one_move_and_is_said(window: MainWindow, saved: Path) -> None:
    commands = len(read_save(saved).commands)
    saved.write_bytes(saved.read_bytes().rstrip(b"\n") + b'\n{"line":"answer","se')
    window.open_file(saved)

    assert window.game is not None
    assert len(window.game.session.commands) == commands
    assert "was not finished" in window.notice.text.text()


def test_a_missing_character_is_named(window: MainWindow, saved: Path) -> None:
    rewrite(
        saved,
        lambda line: (
            msgspec.structs.replace(
                line,
                plan=msgspec.structs.replace(
                    line.plan,
                    seats=(line.plan.seats[0], msgspec.structs.replace(line.plan.seats[1], character="nobody-here")),
                ),
            )
            if isinstance(line, Header)
            else line
        ),
    )
    window.open_file(saved)

    assert window.game is None
    assert "nobody-here" in window.notice.text.text()


def test_recent_games_stand_on_the_start_screen_and_open_with_a_click(window: MainWindow, saved: Path) -> None:
    assert window.start.isVisible()
    assert window.start.go_on.isVisible()
    click(window.start.go_on)

    assert window.game is not None
    assert window.game.session.path == saved
