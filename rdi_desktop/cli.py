# SPDX-License-Identifier: GPL-3.0-or-later
"""The `rdi-desktop` command: opens the window without arguments, otherwise runs a command."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from rdi_desktop import __version__, console, folders, words
from rdi_desktop.machine import system

SUFFIXES = (".rdigame", ".rdichar")
"""Extensions of files that the window opens: saved games, and parcels with characters."""


LEVELS = ("debug", "info", "warning", "error")
"""How much the program says of what it does: everything, the steps, what is odd, what went wrong."""


COMMANDS = {
    "play": "open the window",
    "host": "host a table on this network",
    "scenario": "play scenario files and check what they expect",
    "puzzle": "prove that brain-teasers can be solved",
    "simulate": "let computer players play many games",
    "balance": "see how a character does, card by card",
    "replay": "play a crash file or a saved game again",
    "new-character": "write a file to begin a character of your own with",
    "export-character": "put a character of your own into one file, for others",
    "import-character": "take in a character that somebody else made",
    "check": "check a character's file, and read what its cards would say",
    "self-test": "check that this copy of the program is whole",
}
"""Every command with its help; its module below `commands` is imported only for that command."""


def parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser with every command; only commands among the given words get their arguments."""
    top = _common(
        argparse.ArgumentParser(
            prog="rdi-desktop",
            description="A table for The Red Dragon Inn. Unofficial, made by fans. Without a command: open the window; "
            "with a FILE: go on with that saved game, or look at that character.",
        )
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND | FILE")
    for name, what in COMMANDS.items():
        own = commands.add_parser(name, help=what)
        if name == "play":
            own.add_argument(
                "game",
                nargs="?",
                type=Path,
                metavar="FILE",
                help="a saved game to go on with, or a character to take in",
            )
            own.set_defaults(run=_play)
        elif name in given:
            import_module(f"rdi_desktop.commands.{name.replace('-', '')}").declare(own)
    return top


def _common(top: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Add the arguments that come before any command."""
    top.add_argument("--version", action="version", version=f"rdi-desktop {__version__}")
    top.add_argument(
        "--data-dir",
        type=Path,
        metavar="DIR",
        help="keep settings, games and everything else below that folder; home-made characters are read from DIR/data/characters",
    )
    top.add_argument(
        "--log-level", choices=LEVELS, default="warning", help="how much to say on the error output (default: warning)"
    )
    top.add_argument(
        "--language", choices=words.OFFERED, default="", help="speak that language, whatever the settings say"
    )
    top.add_argument("--self-test", action="store_true", help="check that this copy of the program is whole")
    top.add_argument(
        "--offscreen-screenshot", type=Path, metavar="DIR", help="draw every main screen as PNG into that folder"
    )
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    given = sys.argv[1:] if argv is None else list(argv)
    if not given:
        console.make_output_safe()
        return _play()
    return console.run(lambda: _reporting(given))


def _reporting(given: Sequence[str]) -> int:
    """Run the command; files that cannot be read or written are reported in a line."""
    asked = _with_command(given)
    try:
        status = _run(parser(asked).parse_args(asked))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(words.said("command-trouble", why=f"{where}{error.strerror or error}"), file=sys.stderr)
        return 1
    return status


def _with_command(given: Sequence[str]) -> list[str]:
    """The arguments with `play` inserted if a file is named alone, as a desktop does for a double-click."""
    for place, each in enumerate(given):
        if each in COMMANDS:
            break
        if Path(each).suffix.lower() in SUFFIXES:
            return [*given[:place], "play", *given[place:]]
    return list(given)


def _run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    logging.basicConfig(
        level=arguments.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr
    )
    if arguments.data_dir is not None:
        folders.use(arguments.data_dir)
    if arguments.language:
        words.speak(arguments.language)
    logging.getLogger(__name__).info("rdi-desktop %s; games below %s", __version__, folders.data())
    if arguments.self_test:
        from rdi_desktop.commands import selftest

        return selftest.run()
    if arguments.offscreen_screenshot is not None:
        return _pictures(arguments.offscreen_screenshot, arguments.language)
    return int(arguments.run(arguments) if arguments.command else _play(arguments))


def _pictures(folder: Path, language: str) -> int:
    """Save screenshots of every main screen, drawn offscreen and without touching the user's folders."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from rdi_desktop.ui.look.settings import Settings
    from rdi_desktop.ui.window import qt_log
    from rdi_desktop.ui.window.app import make_application, make_window
    from rdi_desktop.ui.window.tour import take_pictures

    qt_log.listen()

    with tempfile.TemporaryDirectory() as games:
        window = make_window(make_application(), Settings(None), Path(games), language)
        for path in take_pictures(window, folder):
            print(path)
        window.close()
    return 0


def _has_screen() -> bool:
    """Whether Qt will find a screen; without one, it would end the program without our message."""
    elsewhere = not system.LINUX or "QT_QPA_PLATFORM" in os.environ
    return elsewhere or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _play(arguments: argparse.Namespace | None = None) -> int:
    if not _has_screen():
        print(words.said("command-no-screen"), file=sys.stderr)
        return 1
    gc.disable()  # no garbage collection until the window is there
    from rdi_desktop.ui.window.app import main as window  # only here: no command needs Qt

    return window(getattr(arguments, "game", None), getattr(arguments, "language", ""))


if __name__ == "__main__":
    raise SystemExit(main())
