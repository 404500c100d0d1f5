# SPDX-License-Identifier: GPL-3.0-or-later
"""Parcels: one file with a home-made character to give to others, `NAME.rdichar`, a plain zip.

It contains `manifest.json`, `ID.yaml`, and pictures in the folders of home-made pictures. Anything else that a zip can contain (paths out
of the folder, links, huge or countless entries) is refused before anything is written.
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
from rdi_desktop.machine.files import write_whole

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content
    from rdi_desktop.engine.language.character import CharacterDef

SUFFIX = ".rdichar"
GIVEN = ("character", "dungeon", "taverns", "faction")
"""Kinds of files that people give to each other."""
FORMAT = 1
"""Increased when older programs could not read the result."""
MANIFEST = "manifest.json"
LARGEST = 512 * 1024
"""Most bytes of one file in it."""
WHOLE = 2 * 1024 * 1024
"""Most bytes of all files, and of the parcel."""
ENTRIES = 150
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,60}")
RESERVED = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))))
"""Names of devices on Windows, with any extension."""
BROKEN = (
    zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError, NotImplementedError, IndexError, OverflowError,
)  # fmt: skip
"""What Python raises for a zip that is damaged, encrypted or compressed in an unknown way."""


class ParcelRefused(ValueError):
    """The parcel cannot be taken in; the message is a sentence for display."""


class Taken(Exception):
    """Different files of these names already exist."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        super().__init__(f"already there: {', '.join(names)}")


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """The manifest of a parcel."""

    format: int
    id: str
    by: str = ""
    """Who made it, as free text."""
    program: str = ""


class _Format(msgspec.Struct):
    """The part of the manifest that every version of the program can read."""

    format: int


@dataclass
class Parcel:
    """A parcel that has been checked."""

    id: str
    by: str
    content: Content = field(repr=False)
    """The known content together with that of the parcel."""
    files: dict[str, bytes] = field(repr=False)
    """By their paths in the folder of home-made characters."""

    kind: str = "character"
    name: str = ""
    """The displayed name of what is in it."""
    about: str = ""
    """What its maker says about it."""
    cards: int = 0
    """How many cards it has, without side decks."""
    beside: int = 0
    """How many cards its side decks have."""

    @property
    def character(self) -> CharacterDef:
        """The character in it. KeyError if it is something else."""
        return self.content.characters[self.id]


def packed(path: Path, known: Content, by: str = "") -> bytes:
    """A parcel of a home-made character's file and the pictures beside it. `ParcelRefused` if it has mistakes, or is too large."""
    checked = Checked(path, known)
    if checked.problems or checked.kind not in GIVEN:
        raise ParcelRefused(str(checked.problems[0]) if checked.problems else f"{path.name} is nothing to give away")
    id = checked.id
    text = path.read_bytes()
    data = wrapped(id, text, pictures_of(path.parent, things(checked.content, id)), by)
    opened(data, known)  # a parcel that is made can also be opened
    return data


def things(content: Content, id: str) -> tuple[str, ...]:
    """Ids that have pictures: of a character, dungeon or deck, and of a character's things."""
    who = content.characters.get(id)
    return (id,) if who is None else (id, *who.tokens, *who.tracks, *who.piles, *who.counters)


def shows(name: str, whom: Iterable[str]) -> bool:
    """Whether a picture of that name shows one of these, or a side of it."""
    stem = name.rpartition("/")[2].partition(".")[0]
    return any(stem == each or stem.startswith(f"{each}-") for each in whom)


def pictures_of(folder: Path, whom: Collection[str]) -> dict[str, bytes]:
    """The pictures and picture sheets in a folder of home-made files that belong to these ids, by path."""
    found = {}
    for kind in PICTURES:
        for path in sorted((folder / kind).glob("*")):
            if shows(path.name, whom) and fits(f"{kind}/{path.name}") and path.is_file():
                with path.open("rb") as file:
                    found[f"{kind}/{path.name}"] = file.read(LARGEST + 1)
    return found


def wrapped(id: str, text: bytes, pictures: Mapping[str, bytes], by: str = "") -> bytes:
    """A parcel of a file's text and its pictures, unchecked. Equal input gives equal bytes."""
    manifest = msgspec.json.encode(Manifest(FORMAT, id, line_of(by), __version__))
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as parcel:
        for name, data in {MANIFEST: manifest, f"{id}.yaml": text, **pictures}.items():
            parcel.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return written.getvalue()


def opened(data: bytes, known: Content, kinds: Collection[str] = GIVEN, most_text: int = 2 * LARGEST) -> Parcel:
    """Check a parcel with a file of one of these kinds, and at most so many bytes of text.

    Raises `ParcelRefused` with the reason. Nothing is written outside a temporary folder.
    """
    try:
        files = dict(entries(data))
    except ParcelRefused:
        raise
    except BROKEN:
        raise ParcelRefused(f"the file is damaged, or no {SUFFIX} file: have it sent again") from None
    manifest = read_manifest(files.pop(MANIFEST, b""))
    id = manifest.id
    if not NAME.fullmatch(id) or f"{id}.yaml" not in files:
        raise ParcelRefused("it holds no character of the id that it names")
    if stray := [name for name in files if name.endswith(".yaml") and name not in (f"{id}.yaml", f"cards/{id}.yaml")]:
        raise ParcelRefused(f"it holds more than one character: {stray[0]}")
    if sum(len(text) for name, text in files.items() if name.endswith(".yaml")) > most_text:
        raise ParcelRefused(f"its text is longer than {most_text // 1024} KiB")
    if known.taken(id):
        raise ParcelRefused(f"'{id}' is one of the program's")
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), files)
        checked = Checked(Path(folder) / f"{id}.yaml", known, thorough=False)
        if f"{checked.kind} {checked.id}" in known.sums:
            raise ParcelRefused(f"'{id}' is one of the program's")
        wrong = [*checked.problems, *checked.pictures()]
    if wrong:
        raise ParcelRefused(f"its character has faults: {wrong[0]}")
    if checked.kind not in kinds or checked.id != id:
        raise ParcelRefused("it holds no character of the id that it names")
    whom = things(checked.content, id)
    if stray := [name for name in files if "/" in name and not shows(name, whom)]:
        raise ParcelRefused(f"it holds a picture that is not its own: {stray[0]}")
    if checked.file is not None:
        checked.content.made.append(checked.file)
    about = checked.data.get("about") if isinstance(checked.data, dict) else ""
    about = about.get("who", "") if isinstance(about, dict) else about
    by = line_of(manifest.by)
    return Parcel(id, by, checked.content, files, checked.kind, checked.called, str(about or ""), *checked.numbers)


def read_manifest(data: bytes) -> Manifest:
    """The manifest of a parcel. `ParcelRefused` if its format is unknown."""
    try:
        format = msgspec.json.decode(data, type=_Format).format
        if format > FORMAT:  # a newer format may mean more than this program knows
            raise ParcelRefused(f"it is of format {format}, and this program reads {FORMAT}: a newer program reads it")
        if format < FORMAT:
            raise ParcelRefused(f"it is of format {format}, which never was one")
        return msgspec.json.decode(data, type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ParcelRefused(
            f"it does not say what it is: its {MANIFEST} is missing, or none of this program's"
        ) from None


def entries(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file in a parcel, with its name. Unpacking stops at the limits."""
    if len(data) > WHOLE:
        raise ParcelRefused(f"it is larger than {WHOLE // 1024} KiB")
    with zipfile.ZipFile(io.BytesIO(data)) as parcel:
        listed = parcel.infolist()
        if len(listed) > ENTRIES:
            raise ParcelRefused(f"it holds more than {ENTRIES} files")
        left, seen = WHOLE, set[str]()
        for info in listed:
            name = info.filename
            mode = info.external_attr >> 16
            if name != MANIFEST and not fits(name):
                raise ParcelRefused(f"it holds something that is no part of a character: {name[:80]!r}")
            if name in seen or (mode and not stat.S_ISREG(mode) and stat.S_IFMT(mode)):
                raise ParcelRefused(f"it holds a link, or a file twice: {name}")
            seen.add(name)
            with parcel.open(info) as entry:
                found = entry.read(min(LARGEST, left) + 1)
            left -= len(found)
            if len(found) > LARGEST or left < 0:
                raise ParcelRefused(f"what it holds is too large: {name}")
            if name.endswith((".svg", ".png")) and (why := objection(name, found)):
                raise ParcelRefused(f"{why}: {name}")
            yield name, found


def fits(name: str) -> bool:
    """Whether a parcel may contain a file of that name: a character, its picture sheet, or a picture."""
    folder, bar, file = name.rpartition("/")
    stem, dot, kind = file.partition(".")
    if not NAME.fullmatch(stem) or stem in RESERVED or not dot or (bar and folder not in PICTURES):
        return False
    if folder == "cards":
        return kind in ("yaml", "png")
    return kind in ("svg", "png") if folder else kind == "yaml"


def in_the_way(parcel: Parcel, folder: Path) -> list[str]:
    """Names of files in the folder with different contents. `ParcelRefused` if another file has that character."""
    lying = read_folder(folder, ParsedFiles())[0] if folder.is_dir() else []
    for file in lying:
        if file.parsed is not None and file.parsed.head.id == parcel.id and file.name != f"{parcel.id}.yaml":
            raise ParcelRefused(f"{file.name} is a character of the same id, '{parcel.id}'")
    return [
        name for name, data in parcel.files.items() if (folder / name).exists() and (folder / name).read_bytes() != data
    ]


def take_in(parcel: Parcel, folder: Path, *, replace: bool = False, beside: bool = False) -> list[str]:
    """Copy a parcel's files into the folder of home-made characters; returns the names of new ones.

    Raises `Taken` if different files exist, unless they may be replaced, or (`beside`) kept.
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
    """The same character under another id, to be kept beside the first. `ParcelRefused` if its file does not state its id plainly."""
    text, changed = re.subn(rb"(?m)^id:[^\r\n]*", f"id: {id}".encode(), parcel.files[f"{parcel.id}.yaml"], count=1)
    if not changed:
        raise ParcelRefused("it cannot get another id: its file does not say its own on a line of its own")
    pictures = {}
    for name, data in parcel.files.items():
        folder, bar, file = name.rpartition("/")
        if bar and shows(name, (parcel.id,)):
            file = id + file[len(parcel.id) :]
        if bar:
            pictures[f"{folder}/{file}"] = data
    return opened(wrapped(id, text, pictures, parcel.by), known)


def free_id(parcel: Parcel, folder: Path, known: Content) -> str:
    """An id for it that neither the folder nor the program uses."""
    lying = read_folder(folder, ParsedFiles())[0] if folder.is_dir() else []
    taken = {str(file.head.id) for file in lying} | {Path(file.name).stem for file in lying}
    number = 2
    while f"{parcel.id}-{number}" in taken or known.taken(f"{parcel.id}-{number}"):
        number += 1
    return f"{parcel.id}-{number}"


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Write all files; each is written completely or not at all."""
    for name, data in files.items():
        write_whole(folder / name, data)


def line_of(text: str) -> str:
    """A short text reduced to one displayable line."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())[:60]
