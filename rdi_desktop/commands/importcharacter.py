# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop import-character FILE`: take in a character made by somebody else."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rdi_desktop.content import load_content, parcel
from rdi_desktop.content.homemade import characters_folder


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("file", type=Path, metavar="FILE", help=f"a {parcel.SUFFIX} file")
    own.add_argument("--look", action="store_true", help="only say what it is and who made it")
    own.add_argument("--replace", action="store_true", help="write over files of the same names that are there")
    own.add_argument("--as", dest="id", metavar="ID", help="take it in under another id, beside yours of the same one")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Describe it, and copy it into the folder of characters; 1 if it is refused, something else is there, or the answer is no."""
    folder, known = characters_folder(), load_content()
    try:
        with arguments.file.open("rb") as file:
            found = parcel.opened(file.read(parcel.WHOLE + 1), known)
        if arguments.id:
            found = parcel.renamed(found, arguments.id, known)
        print(told(found))
        if arguments.look:
            return 0
        others = parcel.in_the_way(found, folder)
        if others and not (arguments.replace or arguments.id):
            raise parcel.Taken(others)
        if sys.stdin.isatty() and input("Take it in? [y/N] ").strip().lower() not in ("y", "yes"):
            return 1
        new = parcel.take_in(found, folder, replace=arguments.replace, beside=bool(arguments.id))
    except EOFError:
        return 1
    except parcel.ParcelRefused as refused:
        print(f"rdi-desktop: {arguments.file}: {refused}", file=sys.stderr)
        return 1
    except parcel.Taken as taken:
        print(f"rdi-desktop: {taken}; --replace writes over that, --as ID takes it in beside", file=sys.stderr)
        return 1
    print(f"{found.name}: {len(new)} new files" if new else f"{found.name}: nothing new")
    return 0


def told(found: parcel.Parcel) -> str:
    """What is in a parcel, and who made it."""
    made = f", made by {found.by}" if found.by else ""
    pictures = sum(name.endswith((".svg", ".png")) for name in found.files)
    who = " ".join(found.about.split())
    return f"{found.name}{made}. {who}\n{found.cards} cards, {pictures} pictures; id {found.id}"
