# SPDX-License-Identifier: GPL-3.0-or-later
"""The files in the folder of home-made characters, each read again when it has changed. Does not import Qt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.content.checked import Checked
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.files import PICTURES, read_paths
from rdi_desktop.content.parcel import GIVEN
from rdi_desktop.content.starter import copied, file_of, id_for, starter
from rdi_desktop.content.starter_places import place_starter

if TYPE_CHECKING:
    from rdi_desktop.content import Content

MOST = 200
"""The most files that are read."""
MOST_PICTURES = 2000
"""The most pictures that are watched."""


class OwnFile:
    """One file of the folder, as last read."""

    def __init__(self, path: Path, state: tuple[int, int], checked: Checked) -> None:
        self.path = path
        self.state = state
        """Time of change (ns) and size (bytes)."""
        self.checked = checked
        self.problems: list[ContentError] = list(checked.problems)
        """All mistakes; with any it cannot be used."""

    @property
    def usable(self) -> bool:
        """Whether it can be played with."""
        return not self.problems

    @property
    def character(self) -> str:
        """The id of the character in it, or ''."""
        return self.checked.character if self.usable else ""

    @property
    def given(self) -> bool:
        """Whether it can be tried and given away: a character, a dungeon, taverns, a faction."""
        return self.usable and self.checked.kind in GIVEN

    @property
    def name(self) -> str:
        """Its displayed name: that of the character, otherwise that of the file."""
        known = self.checked.content.characters.get(self.checked.character) if self.checked.character else None
        return known.name if known is not None else _named_in(self.path) or self.path.name

    @property
    def changed(self) -> datetime:
        """When it was changed, in local time."""
        return datetime.fromtimestamp(self.state[0] / 1e9, UTC).astimezone()


class Folder:
    """All files of the folder. `known`: the program's content, on which they build."""

    def __init__(self, path: Path, known: Content) -> None:
        self.path = path
        self.known = known
        self.files: dict[Path, OwnFile] = {}
        self.pictures: dict[Path, tuple[int, int]] = {}
        """Picture sheets and pictures beside them, with the state last seen."""
        self.other_pictures = False
        """Whether pictures were among the changes last found."""

    def look(self) -> bool:
        """Read what is new or has changed; returns whether anything was."""
        states: dict[Path, tuple[int, int]] = {}
        for path in read_paths(self.path)[:MOST]:
            with suppress(OSError):  # deleted meanwhile
                state = path.stat()
                states[path] = (state.st_mtime_ns, state.st_size)
        before = {path: mine.state for path, mine in self.files.items()}
        pictures = dict(self._pictures())
        if states == before and pictures == self.pictures:
            return False
        self.other_pictures = pictures != self.pictures
        self.pictures = pictures
        self.files = {
            path: self.files[path] if before.get(path) == state else OwnFile(path, state, Checked(path, self.known))
            for path, state in states.items()
        }
        self._compare()
        return True

    def _pictures(self) -> Iterator[tuple[Path, tuple[int, int]]]:
        number = 0
        for kind in PICTURES:
            for path in (self.path / kind).glob("*"):
                with suppress(OSError):
                    state = path.stat()
                    if path.suffix in (".yaml", ".svg", ".png") and number < MOST_PICTURES:
                        number += 1
                        yield path, (state.st_mtime_ns, state.st_size)

    def new(self, name: str, kind: str = "character") -> Path:
        """A new file that is complete and commented. Raises OSError if it cannot be written."""
        id = id_for(name, self.taken)
        return self._write(id, starter(id, name) if kind == "character" else place_starter(kind, id, name))

    def copy(self, character: str, name: str) -> Path:
        """A copy of a character under that name. Raises OSError if it cannot be written."""
        source = next((one.path for one in self.files.values() if one.character == character), file_of(character))
        id = id_for(name, self.taken)
        return self._write(id, copied(source.read_text(encoding="utf-8-sig"), id, name))

    @property
    def characters(self) -> set[str]:
        """Ids of all characters that can be copied: the program's, and home-made ones without mistakes."""
        return {*self.known.characters} | {one.character for one in self.files.values() if one.character}

    @property
    def taken(self) -> set[str]:
        """Ids and file names that are already used."""
        own = {one.checked.id for one in self.files.values()} | {path.stem for path in self.files}
        return own | {
            *self.known.characters,
            *self.known.automata,
            *self.known.dungeons,
            *self.known.towns,
            *self.known.factions,
        }

    def _compare(self) -> None:
        """Reject ids that occur twice or belong to the program."""
        first: dict[tuple[str, str], Path] = {}
        for path, mine in self.files.items():
            checked = mine.checked
            mine.problems = list(checked.problems)
            if checked.problems:
                continue
            if f"{checked.kind} {checked.id}" in self.known.sums:
                mine.problems.append(
                    checked.at(("id",), f"the program has a {checked.kind} with the id '{checked.id}'")
                )
                continue
            other = first.setdefault((checked.kind, checked.id), path)
            if other != path:
                mine.problems.append(checked.at(("id",), f"{other.name} has the id '{checked.id}' already"))

    def _write(self, id: str, text: str) -> Path:
        self.path.mkdir(parents=True, exist_ok=True)
        path = self.path / f"{id}.yaml"
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
        return path


def _named_in(path: Path) -> str:
    """The name of the character in a file with mistakes, as far as it can be read."""
    with suppress(OSError):
        found = re.search(r"(?m)^name:[ \t]*(.+?)[ \t]*(?:[ \t]#.*)?$", path.read_text("utf-8", "replace")[:20_000])
        if found is not None:
            return found[1].strip("'\"").replace("''", "'")[:80]
    return ""
