# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop balance ID`: many games of a character between computer players; its share of wins, and statistics of each card."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from rdi_desktop.commands.homemade import content_for_command
from rdi_desktop.content import Content
from rdi_desktop.session.balance import GAMES, Balance, balancing

EVERY = 0.2
"""Seconds between two polls."""


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("character", metavar="ID | FILE", help="a character, or a file with one")
    own.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"how many games (default {GAMES})")
    own.add_argument("--jobs", type=int, default=0, metavar="N", help="how many processes play (default: up to three)")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and print the result; 1 for an unknown character or an error in a game, 130 if interrupted."""
    try:
        content, character, made = found(arguments.character)
    except ValueError as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 1
    balance, status = Balance(content, character), 0
    games = max(1, arguments.games)
    playing = balancing(content, character, made, games, max(0, arguments.jobs))
    try:
        while not playing.over:
            for evening in playing.look():
                balance.add(evening)
            if sys.stderr.isatty():
                print(f"\r{balance.share.games} of {games} games", end="", file=sys.stderr, flush=True)
            time.sleep(EVERY)
    except KeyboardInterrupt:
        status = 130
    finally:
        playing.stop()
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for line in balance.lines():
        print(line)
    if trouble := playing.trouble or balance.trouble:
        print(f"rdi-desktop: a game did not come to its end: {trouble}", file=sys.stderr)
        return 1
    return status


def found(wanted: str) -> tuple[Content, str, list[Any]]:
    """The content, the character's id, and the data of home-made files. ValueError if it is unknown, or has mistakes."""
    if Path(wanted).suffix in (".yaml", ".yml"):
        from rdi_desktop.content import load_content
        from rdi_desktop.content.checked import Checked  # a known character needs no YAML

        checked = Checked(Path(wanted), load_content())
        if not checked.character:
            raise ValueError(str(checked.problems[0]) if checked.problems else f"{wanted} holds no character")
        return checked.content, checked.character, [checked.data]
    content = content_for_command()
    if wanted not in content.characters:
        known = ", ".join(sorted(content.characters))
        raise ValueError(f"there is no character '{wanted}'; there are {known}")
    return content, wanted, [file.data for file in content.made]
