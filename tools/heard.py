# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game as a screen reader tells it, with the words in each turn: `python -m tools.heard --out docs/heard.md`.

The game is played in a window that nobody sees, by computer players, also in the listener's place; its show goes at its usual pace,
beat by beat, and whatever the table would have said aloud meanwhile is written down.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from rdi_desktop import words
from rdi_desktop.bots import make_bot
from rdi_desktop.session.plan import HUMAN, GamePlan, SeatInfo
from rdi_desktop.ui.look.settings import ALL, SHORT, USUAL, Settings
from rdi_desktop.ui.pages.game_page import GamePage
from rdi_desktop.ui.window.app import make_application, make_window

NAMES = ("Anna", "Bert", "Cleo", "Dora")
CHARACTERS = ("fiona", "gerki", "zot", "deirdre")
MOST = 30_000
"""Steps after which a game is given up."""
LEVELS = (SHORT, USUAL, ALL)
STEP_S = 0.1
"""How far the show goes on between two looks (s)."""


class Turn:
    """What was said in one turn."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        """Whose turn it is; None: nobody's yet."""
        self.told: list[str] = []
        self.asked: list[str] = []
        """What of it was asked of the listener."""
        self.shown_s = 0.0
        """How long the table has shown it, at its usual pace (s)."""

    @property
    def words(self) -> int:
        """How many words were said in it of what happened."""
        return _words(self.told) - _words(self.asked)


def _words(sentences: Sequence[str]) -> int:
    return sum(len(each.split()) for each in sentences)


def game(level: str, seed: int) -> list[Turn]:
    """Play it; whoever listens sits in the first seat."""
    app = QApplication.instance() or make_application()
    assert isinstance(app, QApplication)
    settings = Settings(None)
    settings["speech"], settings["bot_pace"], settings["anyone_waits"], settings["remarks"] = level, 3.0, 0, False
    with tempfile.TemporaryDirectory() as folder:
        window = make_window(app, settings, Path(folder))
        QAccessible.setActive(True)
        seats = [SeatInfo(NAMES[0], CHARACTERS[0], HUMAN)]
        seats += [SeatInfo(*each, "bot:regular") for each in zip(NAMES[1:], CHARACTERS[1:], strict=True)]
        window.resize(1280, 720)
        window.show()
        window.deal(GamePlan(tuple(seats), seed, first=0))
        page = window.game
        assert page is not None
        turns = [Turn(None)]

        def now() -> Turn:
            board = page.table.table.showing.board(page.session.view(None))
            seat = board.turn if board.over is None else None
            if seat != turns[-1].seat:
                turns.append(Turn(seat))
            return turns[-1]

        def say(text: str, urgent: bool) -> None:
            now().told.append(text)
            now().asked += [text] * urgent

        page.table.heard.say = say
        for shown_s in play(page, app):
            now().shown_s += shown_s
        window.show_start()
        window.close()
    return turns


def play(page: GamePage, app: QApplication) -> Iterator[float]:
    """To the end, with everything shown; how long each step of that takes (s)."""
    bots = [make_bot("regular", seat, page.session.content) for seat in range(len(NAMES))]
    for _ in range(MOST):
        app.processEvents()
        session = page.session
        if page.showing.busy:
            page.showing._timer.stop()
            page.showing.go_on(STEP_S)
            yield STEP_S
        elif session.over:
            return
        elif session.bot_decides:
            page.skip_pause()
        elif session.window() is not None:
            session.pass_all()
        elif (decision := session.decision()) is not None:
            session.submit(bots[decision.seat].decide(lambda: session.view(decision.seat), decision, list))  # noqa: B023 - called at once
    raise SystemExit(f"no end after {MOST} steps")


def others(turns: Sequence[Turn]) -> list[Turn]:
    """The turns of the others."""
    return [turn for turn in turns if turn.seat not in (None, 0)]


def average(turns: Sequence[Turn]) -> float:
    """Words in a turn of somebody else's."""
    found = others(turns)
    return sum(turn.words for turn in found) / len(found)


def page_of(level: str, seed: int, language: str) -> Iterator[str]:
    """The transcript, as lines of Markdown."""
    with words.speaking(language):
        turns = game(level, seed)
    theirs = others(turns)
    asked = sum(_words(turn.asked) for turn in theirs) / len(theirs)
    shown_s = sum(turn.shown_s for turn in theirs) / len(theirs)
    yield f"{average(turns):.0f} words in a turn of somebody else's, on the average of {len(theirs)} such turns."
    yield f"The table shows such a turn for {shown_s:.0f} s; questions to the listener take {asked:.0f} words more."
    for number, turn in enumerate(turns):
        name = NAMES[turn.seat] if turn.seat is not None else "The end" if number else "Before the first turn"
        yield f"\n**{number}. {name}** ({turn.words} words, {turn.shown_s:.0f} s)\n"
        yield from (f"- {each}" for each in "\n".join(turn.told).splitlines())


def main(given: Sequence[str] | None = None) -> None:
    """Write the transcript of a game, or only count its words."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=LEVELS, default=USUAL)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path, help="the file; without one it is printed")
    chosen = parser.parse_args(given)
    text = "\n".join(page_of(chosen.level, chosen.seed, chosen.language)) + "\n"
    if chosen.out is None:
        print(text)
    else:
        chosen.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
