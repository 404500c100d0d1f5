# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop replay FILE`: replay a crash file or a saved game and print how it went."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from pathlib import Path
from typing import Any

from rdi_desktop.bots import decided
from rdi_desktop.content import Content
from rdi_desktop.content.homemade import load_all_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import STANDARD
from rdi_desktop.engine.state.events import view_event
from rdi_desktop.session.match import Match, command_from


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("file", type=Path, metavar="FILE", help="crash-SEED.json, or a saved game")
    own.add_argument("--events", action="store_true", help="list everything that happens")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay the file. 0: it went as recorded; 1: it crashed again or no longer fits; 2: it cannot be read."""
    try:
        data = arguments.file.read_bytes()
    except OSError as error:
        print(f"rdi-desktop: {error}", file=sys.stderr)
        return 2
    content = load_all_content()
    try:
        crash = json.loads(data)
    except (ValueError, RecursionError):
        crash = None
    if isinstance(crash, dict) and crash.get("kind") == "crash":
        return replay_crash(crash, content, arguments.events)
    return replay_save(arguments.file, content, arguments.events)


def replay_crash(data: dict[str, Any], content: Content, events: bool) -> int:
    """Repeat the commands of a crash, then let the computer players go on to the point where it crashed."""
    try:
        match = Match(
            tuple(data["characters"]),
            tuple(data["bots"]),
            data["seed"],
            data["options"],
            data.get("variant", STANDARD),
            tuple(data.get("bosses", ())),
        )
        known = [command_from(command) for command in data["commands"]]
        players, error_then = match.players(content), str(data["error"])
        setup = match.setup
        if missing := set(match.characters) - set(content.characters):
            raise ValueError(f"no character is called {', '.join(sorted(missing))}")
    except (KeyError, TypeError, ValueError, AttributeError, ZeroDivisionError) as error:
        print(f"rdi-desktop: this crash file cannot be played here: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    game: Game | None = None
    step = 0
    try:
        game = Game.new(setup, content)
        while (decision := game.pending) is not None:
            command = decided(players[decision.seat], game)
            game.submit(known[step] if step < len(known) else command)
            step += 1
    except Exception as error:
        _events(game, events)
        print(f"after {step} commands, as written there: {error_then}")
        traceback.print_exception(error)
        return 1
    _events(game, events)
    print(f"{step} commands went through: the crash ({error_then}) does not happen any more")
    return 0


def replay_save(path: Path, content: Content, events: bool) -> int:
    """Replay a saved game as far as its file is intact."""
    # the session is slow to import, and a log of commands does not need it
    from rdi_desktop.session.game_history import reopened
    from rdi_desktop.session.save import SaveError, read_save
    from rdi_desktop.session.save_words import save_error_words

    try:
        save = read_save(path)
        history = reopened(save, content)
    except SaveError as error:
        print(
            f"rdi-desktop: {path} is not a saved game that can be opened here. {save_error_words(error)}",
            file=sys.stderr,
        )
        return 2
    game = history.game
    _events(game, events)
    names = [seat.name for seat in save.header.plan.seats]
    over = game.over
    state = f"won by {' and '.join(names[seat] for seat in over.winners)}" if over and over.winners else "not over"
    print(f"{len(game.log)} of {len(save.commands)} commands, turn {game.table.turn_number}, {state}")
    if save.problem is not None:
        print(f"the file is {save.problem.key} at line {save.problem.line}; what stands before it is sound")
    lost = history.problem is not None and history.problem.loses
    if history.problem is not None and lost:
        print(f"from turn {history.problem.line} on it no longer goes the same way: {history.problem.detail}")
    return 1 if save.problem is not None or lost else 0


def _events(game: Game | None, wanted: bool) -> None:
    if game is None or not wanted:
        return
    for event in game.events:
        shown = view_event(event, None)
        who = "" if shown.seat is None else f" seat {shown.seat}"
        print(f"{'  ' * shown.depth}{shown.key}{who} {shown.args or ''}".rstrip())
