# SPDX-License-Identifier: GPL-3.0-or-later
"""The logs of the fifty golden games in English, for every viewer. `python -m tests.golden.transcripts` writes them with the games.

A line as an onlooker reads it, and below it what players read instead:

    Ann loses 2 Fortitude.
      0: You lose 2 Fortitude.
"""

from __future__ import annotations

from pathlib import Path

from rdi_desktop.engine.game import Game
from rdi_desktop.session.game_history import told_events
from rdi_desktop.ui.words.log import LogTeller

FOLDER = Path(__file__).with_name("logs")
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


def read_by(game: Game, viewer: int | None) -> dict[int, list[str]]:
    """The lines of each event that has any, by its index."""
    found: dict[int, list[str]] = {}
    teller = LogTeller(NAMES[: len(game.table.seats)], viewer)
    for line in teller.lines(told_events(game.events, game, viewer)):
        found.setdefault(line.index, []).append(" " * line.depth + line.text)
    return found


def log(game: Game) -> list[str]:
    """The log of the game for an onlooker, with what each player reads otherwise."""
    everybody = read_by(game, None)
    players = {seat: read_by(game, seat) for seat in range(len(game.table.seats))}
    lines = []
    for event in sorted(everybody.keys() | {index for read in players.values() for index in read}):
        usual = everybody.get(event, [])
        lines += usual
        for seat, read in players.items():
            if read.get(event, []) != usual:
                lines += [f"  {seat}: {text}" for text in read.get(event, ["nothing"])]
    return lines
