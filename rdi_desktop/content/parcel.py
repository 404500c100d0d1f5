# SPDX-License-Identifier: GPL-3.0-or-later
"""One file with a home-made character in it, to be given to others: `NAME.rdichar`, a plain zip.

In it lie `manifest.json`, `ID.yaml`, and pictures in the folders that home-made pictures have. It can do nothing but be a character:
whatever else a zip may hold - ways out of the folder, links, huge or countless entries - is refused before anything is written.
"""

from __future__ import annotations

import io
import re
import stat
import tempfile
import zipfile
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rdi_desktop import __version__
from rdi_desktop.content.cache import ParsedFiles
from rdi_desktop.content.checked import Checked
from rdi_desktop.content.drawings import objection
from rdi_desktop.content.files import PICTURES, read_folder

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content
    from rdi_desktop.engine.language.character import CharacterDef

SUFFIX = ".rdichar"
FORMAT = 1
"""Goes up when older programs could not read what is written."""
MANIFEST = "manifest.json"
LARGEST = 512 * 1024
"""Bytes of one file in it."""
WHOLE = 2 * 1024 * 1024
"""Bytes of all of them, and of the parcel."""
ENTRIES = 150
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,60}")
RESERVED = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))))
"""What Windows takes for devices, whatever comes after the dot."""
BROKEN = (
    zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError, NotImplementedError, IndexError, OverflowError,
)  # fmt: skip
"""What Python says of a zip that is damaged, locked or packed in another way."""


class Refused(ValueError):
    """It cannot be taken in; a sentence for people."""


class Taken(Exception):
    """Files of these names are there already, and are others."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        super().__init__(f"already there: {', '.join(names)}")


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """What stands first in a parcel."""

    format: int
    id: str
    by: str = ""
    """Who made it, in their own words."""
    program: str = ""


class _Format(msgspec.Struct):
    """The one thing that every parcel says, whatever program has made it."""

    format: int


@dataclass
class Parcel:
    """A parcel that has been looked at and found right."""

    id: str
    by: str
    content: Content = field(repr=False)
    """What was known, and what is in the parcel."""
    files: dict[str, bytes] = field(repr=False)
    """By their names below the folder of home-made characters."""

    @property
    def character(self) -> CharacterDef:
        """The character in it."""
        return self.content.characters[self.id]


def packed(path: Path, known: Content, by: str = "") -> bytes:
    """A home-made character's file and the pictures that lie beside it. `Refused` if it has faults, or is too large."""
    checked = Checked(path, known)
    if not checked.character:
        raise Refused(str(checked.problems[0]) if checked.problems else f"{path.name} is no character")
    id = checked.character
    text = path.read_bytes()
    data = wrapped(id, text, pictures_of(path.parent, things(checked.content, id)), by)
    opened(data, known)  # what is given away can be taken in
    return data


def things(content: Content, id: str) -> tuple[str, ...]:
    """Ids of what there are pictures of: a character, dungeon or deck, and what a character has."""
    who = content.characters.get(id)
    return (id,) if who is None else (id, *who.tokens, *who.tracks, *who.piles, *who.counters)


def shows(name: str, whom: Iterable[str]) -> bool:
    """Whether a picture of that name shows one of them, or a side of it."""
    stem = name.rpartition("/")[2].partition(".")[0]
    return any(stem == each or stem.startswith(f"{each}-") for each in whom)


def pictures_of(folder: Path, whom: Collection[str]) -> dict[str, bytes]:
    """The pictures, and the sheet of pictures, that lie in a folder of home-made files and show these, by their names below it."""
    found = {}
    for kind in PICTURES:
        for path in sorted((folder / kind).glob("*")):
            if shows(path.name, whom) and fits(f"{kind}/{path.name}") and path.is_file():
                with path.open("rb") as file:
                    found[f"{kind}/{path.name}"] = file.read(LARGEST + 1)
    return found


def wrapped(id: str, text: bytes, pictures: Mapping[str, bytes], by: str = "") -> bytes:
    """A parcel of what a file says and its pictures, unchecked. The same makes the same bytes."""
    manifest = msgspec.json.encode(Manifest(FORMAT, id, line_of(by), __version__))
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as parcel:
        for name, data in {MANIFEST: manifest, f"{id}.yaml": text, **pictures}.items():
            parcel.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def opened(
    data: bytes, known: Content, kinds: Collection[str] = ("character",), most_text: int = 2 * LARGEST
) -> Parcel:
    """Look at a parcel with one of these kinds of files, of so many bytes of text at most.

    `Refused` says in a sentence why it cannot be taken in.

    Nothing is written outside a folder of its own.
    """
    try:
        files = dict(entries(data))
    except Refused:
        raise
    except BROKEN:
        raise Refused(f"the file is damaged, or no {SUFFIX} file: have it sent again") from None
    manifest = read_manifest(files.pop(MANIFEST, b""))
    id = manifest.id
    if not NAME.fullmatch(id) or f"{id}.yaml" not in files:
        raise Refused("it holds no character of the id that it names")
    if stray := [name for name in files if name.endswith(".yaml") and name not in (f"{id}.yaml", f"cards/{id}.yaml")]:
        raise Refused(f"it holds more than one character: {stray[0]}")
    if sum(len(text) for name, text in files.items() if name.endswith(".yaml")) > most_text:
        raise Refused(f"its text is longer than {most_text // 1024} KiB")
    if known.taken(id):
        raise Refused(f"'{id}' is one of the program's")
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), files)
        checked = Checked(Path(folder) / f"{id}.yaml", known, thorough=False)
        if f"{checked.kind} {checked.id}" in known.sums:
            raise Refused(f"'{id}' is one of the program's")
        wrong = [*checked.problems, *checked.pictures()]
    if wrong:
        raise Refused(f"its character has faults: {wrong[0]}")
    if checked.kind not in kinds or checked.id != id:
        raise Refused("it holds no character of the id that it names")
    whom = things(checked.content, id)
    if stray := [name for name in files if "/" in name and not shows(name, whom)]:
        raise Refused(f"it holds a picture that is not its own: {stray[0]}")
    if checked.file is not None:
        checked.content.made.append(checked.file)
    return Parcel(id, line_of(manifest.by), checked.content, files)


def read_manifest(data: bytes) -> Manifest:
    """What a parcel says of itself. `Refused` if this program does not understand it."""
    try:
        format = msgspec.json.decode(data, type=_Format).format
        if format > FORMAT:  # and may say more than is known here
            raise Refused(f"it is of format {format}, and this program reads {FORMAT}: a newer program reads it")
        if format < FORMAT:
            raise Refused(f"it is of format {format}, which never was one")
        return msgspec.json.decode(data, type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(f"it does not say what it is: its {MANIFEST} is missing, or none of this program's") from None


def entries(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file in a parcel, by its name. No more is unpacked than may be."""
    if len(data) > WHOLE:
        raise Refused(f"it is larger than {WHOLE // 1024} KiB")
    with zipfile.ZipFile(io.BytesIO(data)) as parcel:
        listed = parcel.infolist()
        if len(listed) > ENTRIES:
            raise Refused(f"it holds more than {ENTRIES} files")
        left, seen = WHOLE, set[str]()
        for info in listed:
            name = info.filename
            mode = info.external_attr >> 16
            if name != MANIFEST and not fits(name):
                raise Refused(f"it holds something that is no part of a character: {name[:80]!r}")
            if name in seen or (mode and not stat.S_ISREG(mode) and stat.S_IFMT(mode)):
                raise Refused(f"it holds a link, or a file twice: {name}")
            seen.add(name)
            with parcel.open(info) as entry:
                found = entry.read(min(LARGEST, left) + 1)
            left -= len(found)
            if len(found) > LARGEST or left < 0:
                raise Refused(f"what it holds is too large: {name}")
            if name.endswith((".svg", ".png")) and (why := objection(name, found)):
                raise Refused(f"{why}: {name}")
            yield name, found


def fits(name: str) -> bool:
    """Whether a parcel may hold a file of that name: a character, its sheet of pictures, or a picture."""
    folder, bar, file = name.rpartition("/")
    stem, dot, kind = file.partition(".")
    if not NAME.fullmatch(stem) or stem in RESERVED or not dot or (bar and folder not in PICTURES):
        return False
    if folder == "cards":
        return kind in ("yaml", "png")
    return kind in ("svg", "png") if folder else kind == "yaml"


def in_the_way(parcel: Parcel, folder: Path) -> list[str]:
    """The names of files that lie in the folder and say something else. `Refused` if another file holds that character."""
    lying = read_folder(folder, ParsedFiles())[0] if folder.is_dir() else []
    for file in lying:
        if file.parsed is not None and file.parsed.head.id == parcel.id and file.name != f"{parcel.id}.yaml":
            raise Refused(f"{file.name} is a character of the same id, '{parcel.id}'")
    return [
        name for name, data in parcel.files.items() if (folder / name).exists() and (folder / name).read_bytes() != data
    ]


def take_in(parcel: Parcel, folder: Path, *, replace: bool = False, beside: bool = False) -> list[str]:
    """Lay what is in a parcel into the folder of home-made characters; the names of what is new.

    `Taken` if something else lies there, and nobody has said that it may be replaced, or (`beside`) is to stay.
    """
    others = in_the_way(parcel, folder)
    if others and not (replace or beside):
        raise Taken(others)
    new = {
        name: data
        for name, data in parcel.files.items()
        if (name in others and not beside) or not (folder / name).exists()
    }
    write(folder, new)
    return list(new)


def renamed(parcel: Parcel, id: str, known: Content) -> Parcel:
    """The same character under another id, so that it can lie beside one of that id. `Refused` if its file does not say its id plainly."""
    text, changed = re.subn(rb"(?m)^id:[^\r\n]*", f"id: {id}".encode(), parcel.files[f"{parcel.id}.yaml"], count=1)
    if not changed:
        raise Refused("it cannot get another id: its file does not say its own on a line of its own")
    pictures = {}
    for name, data in parcel.files.items():
        folder, bar, file = name.rpartition("/")
        if bar and shows(name, (parcel.id,)):
            file = id + file[len(parcel.id) :]
        if bar:
            pictures[f"{folder}/{file}"] = data
    return opened(wrapped(id, text, pictures, parcel.by), known)


def free_id(parcel: Parcel, folder: Path, known: Content) -> str:
    """An id for it that nothing in the folder and in the program has."""
    lying = read_folder(folder, ParsedFiles())[0] if folder.is_dir() else []
    taken = {str(file.head.id) for file in lying} | {Path(file.name).stem for file in lying}
    number = 2
    while f"{parcel.id}-{number}" in taken or known.taken(f"{parcel.id}-{number}"):
        number += 1
    return f"{parcel.id}-{number}"


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Each file is there as a whole, or not at all."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_name(f".{path.name}.new")
        half.write_bytes(data)
        half.replace(path)


def line_of(text: str) -> str:
    """A short text of one line that can be shown."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())[:60]
