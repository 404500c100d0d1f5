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
MOST = 6000
"""Steps after which a game is given up."""
LEVELS = (SHORT, USUAL, ALL)
STEP_S = 0.5
"""How far the show goes on between two looks (s)."""


class Turn:
    """What was said in one turn."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        """Whose turn it is; None: nobody's yet."""
        self.told: list[str] = []

    @property
    def words(self) -> int:
        """How many words were said in it."""
        return sum(len(each.split()) for each in self.told)


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

        def say(text: str, _urgent: bool) -> None:
            turn = page.table.table.showing.board(page.session.view(None)).turn
            if turn != turns[-1].seat:
                turns.append(Turn(turn))
            turns[-1].told.append(text)

        page.table.heard.say = say
        play(page, app)
        window.show_start()
        window.close()
    return turns


def play(page: GamePage, app: QApplication) -> None:
    """To the end, with everything shown."""
    bots = [make_bot("regular", seat, page.session.content) for seat in range(len(NAMES))]
    for _ in range(MOST):
        app.processEvents()
        session = page.session
        if page.showing.busy:
            page.showing._timer.stop()
            page.showing.go_on(STEP_S)
        elif session.over:
            return
        elif session.bot_decides:
            page.skip_pause()
        elif session.window() is not None:
            session.pass_all()
        elif (decision := session.decision()) is not None:
            session.submit(bots[decision.seat].decide(lambda: session.view(decision.seat), decision, list))  # noqa: B023 - called at once
    raise SystemExit(f"no end after {MOST} steps")


def average(turns: Sequence[Turn]) -> float:
    """Words in a turn of somebody else's."""
    others = [turn.words for turn in turns if turn.seat not in (None, 0)]
    return sum(others) / len(others)


def page_of(level: str, seed: int, language: str) -> Iterator[str]:
    """The transcript, as lines of Markdown."""
    with words.speaking(language):
        turns = game(level, seed)
    yield f"{average(turns):.0f} words in a turn of somebody else's, on the average of {len(turns) - 1} turns."
    for number, turn in enumerate(turns):
        name = NAMES[turn.seat] if turn.seat is not None else "Before the first turn"
        yield f"\n**{number}. {name}** ({turn.words} words)\n"
        yield from (f"- {each}" for each in turn.told)


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
