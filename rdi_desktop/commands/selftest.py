# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop self-test`: is this copy of the program whole? Used on installed and packaged copies."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from typing import Any


def add_to(commands: Any) -> None:
    """Declare the command."""
    own = commands.add_parser("self-test", help="check that this copy of the program is whole")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Make every check; 0 if all hold. Each imports what it looks at: a part that is missing is one check that fails."""
    failed = 0
    for name, check in (("content", _content), ("a game", _game), ("the window system", _window)):
        try:
            said = check()
        except Exception as error:
            failed += 1
            print(f"FAIL  {name}: {type(error).__name__}: {error}", file=sys.stderr)
        else:
            print(f"ok    {name}: {said}")
    return 1 if failed else 0


def _content() -> str:
    from rdi_desktop.content import load_content

    content = load_content()
    if not content.characters:
        raise RuntimeError("there are no characters")
    return f"{len(content.characters)} characters, {len(content.cards)} cards"


def _game() -> str:
    from rdi_desktop.commands.matches import Match, play_match
    from rdi_desktop.content import load_content

    content = load_content()
    characters = tuple(sorted(content.characters)[:2])
    played = play_match(Match(characters, ("random", "regular"), 1), content)
    return f"{' against '.join(characters)}, {played.turns} turns"


def _window() -> str:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    importlib.import_module("rdi_desktop.ui.app")
    return f"Qt {qVersion()} on {application.platformName()}"
