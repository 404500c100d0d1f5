# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop import-character FILE`: take in a character that somebody else made."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rdi_desktop.content import load_content, parcel
from rdi_desktop.content.homemade import characters_folder


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("file", type=Path, metavar="FILE", help=f"a {parcel.SUFFIX} file")
    own.add_argument("--replace", action="store_true", help="write over files of the same names that are there")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say what it is and lay it into the folder of characters; 1 if it is refused, or something else lies there."""
    try:
        with arguments.file.open("rb") as file:
            found = parcel.opened(file.read(parcel.WHOLE + 1), load_content())
        new = parcel.take_in(found, characters_folder(), replace=arguments.replace)
    except parcel.Refused as refused:
        print(f"rdi-desktop: {arguments.file}: {refused}", file=sys.stderr)
        return 1
    except parcel.Taken as taken:
        print(f"rdi-desktop: {taken}; --replace writes over that", file=sys.stderr)
        return 1
    made = f", made by {found.by}" if found.by else ""
    print(f"{found.character.name}{made}: {len(new)} new files" if new else f"{found.character.name}: nothing new")
    return 0
