# SPDX-License-Identifier: GPL-3.0-or-later
"""The `rdi-desktop` command: without arguments the window, with a command what needs none."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    # the window starts by itself, without any command
    from rdi_desktop.commands import check, host, replay, scenario, selftest, simulate, tournament

    top = argparse.ArgumentParser(
        prog="rdi-desktop",
        description="A table for The Red Dragon Inn. Unofficial, made by fans. Without a command: open the window.",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="open the window")
    play.add_argument("game", nargs="?", metavar="FILE", help="a saved game to go on with")
    play.set_defaults(run=_play)
    for module in (host, scenario, simulate, tournament, replay, check, selftest):
        module.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    given = sys.argv[1:] if argv is None else argv
    _make_output_safe()
    if not given:
        return _play()  # the window needs none of what the commands import
    try:
        arguments = parser().parse_args(given)
        status = int(arguments.run(arguments))
        sys.stdout.flush()  # what cannot be written is noticed here, not when Python ends
    except BrokenPipeError:
        status = 1  # whoever read it has had enough
    except OSError as error:
        status = 1
        where = f"{error.filename}: " if error.filename else ""
        print(f"rdi-desktop: {where}{error.strerror or error}", file=sys.stderr)
    except KeyboardInterrupt:
        status = 130
    finally:
        _let_go_of_stdout()
    return status


def _make_output_safe() -> None:
    """Whatever takes the output: it may be closed, or know fewer letters than the cards."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - as long as the program
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_go_of_stdout() -> None:
    """Write what is left, or drop it where nobody takes it: Python would complain about it at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _has_screen() -> bool:
    """Whether Qt will find somewhere to open a window; without, it would end the program without a word of ours."""
    elsewhere = not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ
    return elsewhere or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _play(arguments: argparse.Namespace | None = None) -> int:
    if not _has_screen():
        print(
            "rdi-desktop: there is no screen here to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)",
            file=sys.stderr,
        )
        return 1
    from rdi_desktop.ui.app import main as window  # no command needs Qt

    game = arguments.game if arguments is not None else None
    return int(window([game] if game else []) or 0)


if __name__ == "__main__":
    raise SystemExit(main())
