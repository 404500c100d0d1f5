# SPDX-License-Identifier: GPL-3.0-or-later
"""The `rdi-desktop` command: without arguments the window, with a command what needs none."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    from rdi_desktop.commands import check, replay, scenario, selftest, simulate

    top = argparse.ArgumentParser(
        prog="rdi-desktop",
        description="A table for The Red Dragon Inn. Unofficial, made by fans. Without a command: open the window.",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("play", help="open the window").set_defaults(run=_play)
    for module in (scenario, simulate, replay, check, selftest):
        module.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    given = sys.argv[1:] if argv is None else argv
    if not given:
        return _play()  # the window needs none of what the commands import
    arguments = parser().parse_args(given)
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        return 130


def _play(_: argparse.Namespace | None = None) -> int:
    from rdi_desktop.ui.app import main as window

    return int(window([]) or 0)


if __name__ == "__main__":
    raise SystemExit(main())
