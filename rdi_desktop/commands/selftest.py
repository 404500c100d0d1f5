# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop self-test`: checks whether this copy of the program is complete; for installed and packaged copies."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.set_defaults(run=run)


def run(_: argparse.Namespace | None = None) -> int:
    """Make every check; 0 if all pass. Each imports what it tests, so that a missing part is one failing check."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window may appear on the real screen
    failed = 0
    checks = (
        ("content", _content),
        ("a game", _game),
        ("a save", _save),
        ("the household's network", _network),
        ("the window", _window),
    )
    for name, check in checks:
        try:
            said = check()
        except Exception as error:
            failed += 1
            print(f"FAIL  {name}: {type(error).__name__}: {error}", file=sys.stderr)
        else:
            print(f"ok    {name}: {said}", flush=True)
    return 1 if failed else 0


def _content() -> str:
    from rdi_desktop.content import load_content

    content = load_content()
    if not content.characters:
        raise RuntimeError("there are no characters")
    return f"{len(content.characters)} characters, {len(content.cards)} cards"


def _game() -> str:
    from rdi_desktop.commands.matches import play_match
    from rdi_desktop.content import load_content
    from rdi_desktop.session.match import Match

    content = load_content()
    characters = tuple(sorted(content.characters)[:2])
    played = play_match(Match(characters, ("tipsy", "regular"), 1), content)
    return f"{' against '.join(characters)}, {played.turns} turns"


def _save() -> str:
    """A game is saved, read again, and unchanged."""
    from rdi_desktop.content import load_content
    from rdi_desktop.session.opening import new_session, open_save
    from rdi_desktop.session.plan import SeatInfo, plan_game
    from rdi_desktop.session.save import read_save

    content = load_content()
    seats = [SeatInfo(name, name, "bot:regular") for name in sorted(content.characters)[:2]]
    with tempfile.TemporaryDirectory() as folder:
        session = new_session(plan_game(seats, seed=1), content, Path(folder))
        while len(session.commands) < 60 and session.step():
            pass
        path, commands = session.path, list(session.commands)
        assert path is not None, "nothing was written"
        session.close()
        again = open_save(read_save(path), content).history
        if list(again.game.log) != commands:
            raise RuntimeError("what was read is not what was written")
    return f"{len(commands)} commands written and read"


def _network() -> str:
    """A table is hosted on loopback, and joined."""
    from rdi_desktop.content import load_content
    from rdi_desktop.net.loopback import join_on_loopback
    from rdi_desktop.ui.window import qt_log
    from rdi_desktop.ui.window.app import make_application

    qt_log.listen()
    make_application()
    return join_on_loopback(load_content())


def _window() -> str:
    """Every screen opens, without showing on the real screen or touching settings."""
    from PySide6.QtCore import qVersion

    from rdi_desktop.ui.look.settings import Settings
    from rdi_desktop.ui.window import tour
    from rdi_desktop.ui.window.app import make_application, make_window

    application = make_application()
    with tempfile.TemporaryDirectory() as folder:
        window = make_window(application, Settings(None), Path(folder))
        names = []
        for name, shown in tour.tour(window):
            tour.settle(window)
            if shown.grab().isNull():
                raise RuntimeError(f"{name} shows nothing")
            names.append(name)
        window.close()
    return f"{len(names)} screens with Qt {qVersion()} on {application.platformName()}"
