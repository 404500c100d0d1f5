# SPDX-License-Identifier: GPL-3.0-or-later
"""Loading: YAML files become compiled characters, decks of Drinks and Prizes.

The program's own files must have no mistakes. A home-made file with mistakes is left out, and listed in `Content.problems`. A file is
compiled when it is new or changed, and otherwise only when it is first needed at a table: a game with four characters need not compile the
fifty others.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rdi_desktop.content.cache import ParsedFiles
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.files import File, read_file, read_folder
from rdi_desktop.content.lazy_map import LazyMap, WaitingCharacter
from rdi_desktop.content.library import Content
from rdi_desktop.content.reading import (
    ID,
    KINDS,
    add_file,
    blaming,
    machine_of,
    read_one,
    read_prize,
    read_tavern_drink,
    read_whole_character,
    short_id,
)
from rdi_desktop.engine.language.automaton import read_automaton
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CHARACTER_FIELDS, CharacterDef
from rdi_desktop.engine.language.dungeon import Dungeon, read_dungeon
from rdi_desktop.engine.language.spec import Problem, Reader, read_fields
from rdi_desktop.engine.language.taverns import Town, read_town

T = TypeVar("T")
DATA = Path(__file__).parent / "data"
HEAD_OF_CHARACTER = {
    name: CHARACTER_FIELDS[name]
    for name in ("id", "name", "short", "books", "complexity", "traits", "start", "about", "colour")
}
"""The fields of a character that are known before its deck is read."""


def load_content(extra: Iterable[Path] = ()) -> Content:
    """All content of the program, and of the folders in `extra` (home-made characters)."""
    parsed = ParsedFiles()
    folders = [Path(folder) for folder in extra]
    try:
        content = gather(folders, parsed)
    except ContentError:  # the program's own files have no mistakes, so the cache must be wrong
        parsed.forget()
        content = gather(folders, parsed)
    parsed.save()
    return content


def content_without(kind: object, id: object) -> Content:
    """The program's content without one of its files, and without files that depend on it."""
    content, parsed = Content(), ParsedFiles()
    for file in read_folder(DATA, parsed)[0]:
        if (file.head.kind, file.head.id) != (kind, id):
            with contextlib.suppress(ContentError):
                take(content, file, parsed)
    return content


def gather(folders: Iterable[Path], parsed: ParsedFiles) -> Content:
    """The program's content, and that of the folders as far as it has no mistakes."""
    content = Content()
    own, broken = read_folder(DATA, parsed)
    if broken:
        raise broken[0]
    for file in own:
        take(content, file, parsed)
    content.made_from_here()
    for folder in folders:
        files, broken = read_folder(folder, parsed)
        content.problems += broken
        for file in files:
            try:
                take(content, file, parsed)
                content.made.append(file)
            except ContentError as problem:
                content.problems.append(problem)
    return content


def take(content: Content, file: File, parsed: ParsedFiles) -> None:
    """Add a file. One that was checked earlier is compiled only when needed."""
    condition = compiled_with(content, file)
    if wait(content, file, parsed, condition):
        return
    try:
        add_file(content, file.data, file.path, file.name)
    except ContentError:
        if not file.remembered:
            raise
        file = read_file(file.path, file.name, parsed, anew=True)
        add_file(content, file.data, file.path, file.name)
    if file.parsed is not None and file.head.kind in WAITING:
        file.parsed.checked = condition
        parsed.changed = True


def wait(content: Content, file: File, parsed: ParsedFiles, condition: str) -> bool:
    """Register what was compiled under the same conditions at an earlier start; False if that is not possible."""
    if file.parsed is None or file.parsed.checked != condition or file.head.kind not in WAITING:
        return False
    return WAITING[file.head.kind](content, file, parsed)


def wait_for_cards(content: Content, file: File, parsed: ParsedFiles) -> bool:
    """Register the cards of a file: standard ones, Drinks, Prizes. False if their names are taken."""
    assert file.parsed is not None
    kind, name = file.head.kind, f"{file.head.kind} {file.head.id}"
    raw = file.data
    items = [*raw.get("cards", ()), *raw.get("deck", ())]
    cards = {short_id(item): item for item in items if kind != "drinks" or "drink" not in item}
    found, prefix = HOLDS[kind](content), "prizes/" if kind == "prizes" else ""
    if name in content.sums or any(prefix + id in found for id in cards) or file.head.id in content.drink_decks:
        return False
    if kind == "standard":
        content.standard.update(cards)
    for id, item in cards.items():
        found.promise(prefix + id, partial(single, content, file, kind, item))
    if kind == "drinks" and raw.get("deck"):
        deck = [(item.get("drink") or short_id(item), item.get("copies", 1)) for item in raw["deck"]]
        content.drink_decks.promise(file.head.id, lambda: [(content.shelf[id], copies) for id, copies in deck])
        content.deck_names[file.head.id] = raw.get("name") or file.head.id
    content.known_by(kind, file.head.id, file.parsed.sum)
    return True


def single(content: Content, file: File, kind: str, item: Any) -> CardDef:
    """One such card."""
    reader = Reader()
    reader.cards = set(content.standard)
    with blaming(reader, file.path, file.name):
        if kind == "taverns":
            return read_tavern_drink(item, reader)
        return read_prize(item, reader) if kind == "prizes" else read_one(item, reader, kind)


def promise(content: Content, file: File, shelf: LazyMap[T], read: Callable[[Reader], T]) -> None:
    """Register what a file holds under its id; `read` compiles it."""
    assert file.parsed is not None

    def make() -> T:
        reader = Reader()
        reader.cards = set(content.standard)
        with blaming(reader, file.path, file.name):
            return read(reader)

    shelf.promise(file.head.id, make)
    content.known_by(file.head.kind, file.head.id, file.parsed.sum)


def wait_for_automaton(content: Content, file: File, parsed: ParsedFiles) -> bool:
    """Register an automaton."""
    if content.taken(file.head.id):
        return False
    promise(content, file, content.automata, lambda reader: read_automaton(file.data, reader))
    return True


def wait_for_machine(content: Content, file: File, parsed: ParsedFiles) -> bool:
    """Register a machine."""
    if content.seated(file.head.id) is not None:
        return False
    promise(content, file, content.automata, lambda reader: machine_of(content, file.data, reader))
    return True


def wait_for_dungeon(content: Content, file: File, parsed: ParsedFiles) -> bool:
    """Register a dungeon."""
    if content.taken(file.head.id):
        return False

    def read(reader: Reader) -> Dungeon:
        return read_dungeon(read_fields(KINDS["dungeon"], file.data, reader), reader)

    promise(content, file, content.dungeons, read)
    return True


def wait_for_taverns(content: Content, file: File, parsed: ParsedFiles) -> bool:
    """Register the taverns of a Pub Crawl, and the Drinks that only they have."""
    own = [item for tavern in file.data["taverns"] for item in tavern.get("deck", ()) if "drink" not in item]
    if content.taken(file.head.id) or any(short_id(item) in content.shelf for item in own):
        return False

    def read(reader: Reader) -> Town:
        return read_town(read_fields(KINDS["taverns"], file.data, reader), reader, on_shelf)

    def on_shelf(item: Any) -> tuple[CardDef, int]:
        return content.shelf[item.get("drink") or short_id(item)], item.get("copies", 1)

    promise(content, file, content.towns, read)
    for item in own:
        content.shelf.promise(short_id(item), partial(single, content, file, "taverns", item))
    return True


def wait_for_character(content: Content, file: File, parsed: ParsedFiles) -> bool:
    """Register a character."""
    assert file.parsed is not None
    head = msgspec.structs.asdict(file.head)
    raw = {name: value for name, value in head.items() if name in HEAD_OF_CHARACTER and value is not msgspec.UNSET}
    try:
        named = read_fields(HEAD_OF_CHARACTER, raw, Reader())
    except Problem:
        return False
    id = named["id"]
    if not ID.fullmatch(id) or content.taken(id):
        return False
    content.characters[id] = WaitingCharacter(named, partial(finish, content, file, parsed))
    content.known_by("character", id, file.parsed.sum)
    return True


def finish(content: Content, file: File, parsed: ParsedFiles) -> CharacterDef:
    """The complete character. Raises ContentError if the file no longer matches what was registered."""
    try:
        return compiled(content, file)
    except ContentError:
        return compiled(content, read_file(file.path, file.name, parsed, anew=True))


def compiled(content: Content, file: File) -> CharacterDef:
    """The character in a file, whether or not that id is taken."""
    reader = Reader()
    with blaming(reader, file.path, file.name):
        if not isinstance(file.data, dict):
            raise reader.problem("this is no character any more")
        reader.cards = set(content.standard)
        return read_whole_character(content, file.data, reader, whole=True)


WAITING = {
    "standard": wait_for_cards,
    "drinks": wait_for_cards,
    "prizes": wait_for_cards,
    "automaton": wait_for_automaton,
    "machine": wait_for_machine,
    "dungeon": wait_for_dungeon,
    "taverns": wait_for_taverns,
    "character": wait_for_character,
}
"""How a file is registered without compiling it, by its kind; other kinds are compiled at once."""
HOLDS: dict[str, Callable[[Content], LazyMap[CardDef]]] = {
    "standard": lambda content: content.templates,
    "drinks": lambda content: content.shelf,
    "prizes": lambda content: content.treasury,
}
"""Where the cards of a file are kept, by its kind."""


def compiled_with(content: Content, file: File) -> str:
    """Checksums of a file's data and of the files it builds on.

    With other standard cards, a deck without mistakes may have some, and with another shelf a Drink Deck.
    """
    kind, own = file.head.kind, "" if file.parsed is None else file.parsed.sum
    below = ["standard", "pile"]
    if kind in ("drinks", "taverns"):
        below.append("drinks")
    elif kind == "machine":
        below.append("faction")
    return f"{kind} {own}" + "".join(map(content.ground.__getitem__, below))
