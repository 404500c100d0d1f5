# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop export-character ID`: a home-made character as one file to give to others."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rdi_desktop.content import load_content, parcel
from rdi_desktop.content.homemade import characters_folder


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("id", metavar="ID", help="its file is ID.yaml in your folder of characters")
    own.add_argument("file", nargs="?", type=Path, metavar="FILE", help=f"where to (default: ID{parcel.SUFFIX} here)")
    own.add_argument("--by", default="", metavar="NAME", help="who made it")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file; 1 if the character is unknown or has mistakes, or the file exists."""
    target = arguments.file or Path(f"{arguments.id}{parcel.SUFFIX}")
    try:
        data = parcel.packed(characters_folder() / f"{arguments.id}.yaml", load_content(), arguments.by)
    except parcel.ParcelRefused as refused:
        print(f"rdi-desktop: {refused}", file=sys.stderr)
        return 1
    with target.open("xb") as file:
        file.write(data)
    print(target)
    return 0
