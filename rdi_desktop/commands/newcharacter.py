# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop new-character NAME`: a first file of a home-made character, in their folder."""

from __future__ import annotations

import argparse
import sys

from rdi_desktop.content import load_content
from rdi_desktop.content.homemade import characters_folder
from rdi_desktop.content.own_files import Folder


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("name", metavar="NAME", help="what the character is called")
    own.add_argument("--from", dest="source", metavar="ID", help="a copy of that character, instead of the usual cards")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file and print its path; 1 if there is no character to copy. Existing files are not overwritten."""
    folder = Folder(characters_folder(), load_content())
    folder.look()
    source = arguments.source
    if source is not None and source not in (known := folder.characters):
        print(f"rdi-desktop: there is no character '{source}'; there are {', '.join(sorted(known))}", file=sys.stderr)
        return 1
    written = folder.new(arguments.name) if source is None else folder.copy(source, arguments.name)
    print(written)
    return 0
