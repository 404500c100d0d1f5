# SPDX-License-Identifier: GPL-3.0-or-later
"""`rdi-desktop new-character NAME`: a file to begin a character of one's own with, in the folder of home-made characters."""

from __future__ import annotations

import argparse
import sys

from rdi_desktop.content import load_content
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.files import read_paths
from rdi_desktop.content.homemade import characters_folder
from rdi_desktop.content.starter import copied, file_of, id_for, starter


def declare(own: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    own.add_argument("name", metavar="NAME", help="what the character is called")
    own.add_argument("--from", dest="source", metavar="ID", help="a copy of that character, instead of the usual cards")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file and print where it is; 1 if there is no character to copy. Nothing is overwritten."""
    known = load_content()
    folder = characters_folder()
    own = {path: Checked(path, known) for path in read_paths(folder)}
    files = {
        **{id: file_of(id) for id in known.characters},
        **{checked.character: path for path, checked in own.items() if checked.character},
    }
    source = arguments.source
    if source is not None and source not in files:
        print(f"rdi-desktop: there is no character '{source}'; there are {', '.join(sorted(files))}", file=sys.stderr)
        return 1
    taken = {*files, *known.automata, *known.dungeons, *known.towns, *(path.stem for path in own)}
    taken |= {checked.id for checked in own.values()}
    id = id_for(arguments.name, taken)
    text = starter(id, arguments.name)
    if source is not None:
        text = copied(files[source].read_text(encoding="utf-8-sig"), id, arguments.name)
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / f"{id}.yaml"
    with written.open("x", encoding="utf-8") as file:
        file.write(text)
    print(written)
    return 0
