# SPDX-License-Identifier: GPL-3.0-or-later
"""Checking one file by itself: its mistakes, what it adds, and what is unusual about it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.content.cache import ParsedFiles
from rdi_desktop.content.errors import ContentError
from rdi_desktop.content.files import File, read_file
from rdi_desktop.content.loader import content_without
from rdi_desktop.content.mistakes import behind
from rdi_desktop.content.pictures import check as check_pictures
from rdi_desktop.content.reading import add_file, in_file
from rdi_desktop.content.slips import Slip, entries, slips
from rdi_desktop.content.slips_of_places import PLACE_SLIPS
from rdi_desktop.content.usual import counted, odd, odd_sayings
from rdi_desktop.engine.language.kinds import slug
from rdi_desktop.engine.language.spec import Problem

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content
    from rdi_desktop.content.rehearsal import Oddity
    from rdi_desktop.engine.language.card import CardDef

TYPES = ("action", "action-gambling", "gambling", "cheating", "sometimes", "anytime")
"""Types of which the number in the deck is listed."""


class Checked:
    """A file and the result of checking it. With `problems` it cannot be used, and no other attribute is filled.

    `thorough`: also look for mistakes hidden by others, which takes several times as long.
    """

    def __init__(self, path: Path, known: Content, *, thorough: bool = True) -> None:
        self.path = path
        self.problems: tuple[ContentError, ...] = ()
        """All mistakes, in file order."""
        self.kind = self.id = ""
        self.content = known
        """The program's content together with the file's."""
        self.cards: list[CardDef] = []
        """The cards that it adds."""
        self.file: File | None = None
        """The file as it was read; None if it cannot be."""
        try:
            read = read_file(path, path.name, ParsedFiles())
            self.file = read
            self.kind, self.id = str(read.head.kind or ""), str(read.head.id or "")
            own = f"{self.kind} {self.id}" in known.sums  # one of the program's files, or meant to replace one
            content = content_without(self.kind, self.id) if own else known.copy()
            before = content.copy()
            add_file(content, read.data, path, path.name)
        except ContentError as error:
            from rdi_desktop.content.source import all_located  # a file without mistakes needs no YAML reader

            found = [error, *error.more]
            if error.problem is not None and thorough:
                also = behind(content, read.data, (error.problem, *error.problem.more))
                found += all_located(also, path, path.name) if also else []
            self.problems = tuple(sorted(found, key=lambda one: (one.line, one.column)))
            return
        self.content = content
        self.cards = list(content.cards_beyond(before))
        if self.kind == "faction":  # of a machine that was there before
            machine = content.automata.get(str(read.data["of"]))
            self.cards += machine.factions[self.id].cards if machine is not None else ()

    @property
    def data(self) -> Any:
        """Its plain data."""
        return self.file.data if self.file is not None else None

    @property
    def character(self) -> str:
        """The id of the character in it, or ''."""
        return self.id if self.kind == "character" and not self.problems else ""

    @property
    def numbers(self) -> tuple[int, int]:
        """How many cards it adds: those of its deck, and those beside the deck, in side decks."""
        if self.character:
            number = counted(self.content.characters[self.character])
            return number["all"], number["beside"]
        return sum(card.copies for card in self.cards), 0

    @property
    def called(self) -> str:
        """The displayed name of what is in it."""
        return str(self.data.get("name") or self.id) if isinstance(self.data, dict) and not self.problems else ""

    def odd(self) -> list[ContentError]:
        """Warnings about what it declares and says, and about its deck: allowed, but hardly meant, or unusual."""
        if self.kind in PLACE_SLIPS and not self.problems:
            return self.located(PLACE_SLIPS[self.kind](self.data))
        if not self.character:
            return []
        character = self.content.characters[self.character]
        found = [
            *odd_sayings(character.about),
            *slips(self.data),
            *((("deck",), message) for message in odd(character)),
        ]
        return self.located(found)

    def located(self, slips: Iterable[Slip]) -> list[ContentError]:
        """Messages with their lines."""
        found = [Problem(path, message) for path, message in slips]
        if not found:
            return []
        from rdi_desktop.content.source import all_located  # as above

        return all_located(found, self.path, self.path.name)

    def pictures(self) -> list[ContentError]:
        """Mistakes in its picture sheet, `cards/ID.yaml` beside the file, if there is one."""
        sheet = self.path.parent / "cards" / f"{self.character}.yaml"
        if not self.character or not sheet.is_file():
            return []
        deck = self.content.characters[self.character].deck
        return check_pictures(sheet, [card.id.partition("/")[2] for card in deck])

    def shown(self, oddities: Iterable[Oddity]) -> list[ContentError]:
        """The oddities that a rehearsal has found, each with its position in the file."""
        deck = self.content.characters[self.character].deck if self.character else []
        places = {card.id: number for number, card in enumerate(deck)}
        found = []
        for one in oddities:
            path = ("deck", places[one.card]) if one.card in places else one.place
            title = f"“{self.content.card(one.card).title}” " if one.card in places else ""
            found.append(self.at(path, title + one.message))
        return found

    def place_of(self, card: str) -> tuple[str | int, ...]:
        """Where a card is written in the file, by its id; () if it is not there."""
        short = card.partition("/")[2]
        for each in entries(self.data):
            if each.key in ("id", "title") and short == str(
                each.beside.get("id") or slug(str(each.beside.get("title", "")))
            ):
                return each.path
        return ()

    def at(self, path: tuple[str | int, ...], message: str) -> ContentError:
        """A message about a place in the file."""
        return in_file(Problem(path, message), self.path, self.path.name)

    def texts(self) -> list[str]:
        """The text of every card, with its id and number of copies, the deck's total, and the character's own rules."""
        content = self.content
        lines = []
        for card in self.cards:
            told = [content.text(card), *content.given_texts(card)]
            text, short = " ".join(" ".join(told).split()), card.id.partition("/")[2]
            lines.append(f"  {card.copies} × {card.title} ({content.type_label(card)}): {text} [{short}]")
        if self.character:
            who = content.characters[self.character]
            number = counted(who)
            sums = [f"{number[kind]} {kind}" for kind in TYPES if number[kind]]
            lines.append(f"  {number['all']} cards in the deck: {', '.join(sums)}")
            lines += [f"  {number['beside']} cards in side decks"] if number["beside"] else []
            rules = content.character_text(self.character)
            lines += [f"  {line}" for line in (["Rules of their own:", *rules.split("\n")] if rules else [])]
        return lines
