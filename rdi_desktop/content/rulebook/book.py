# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook: its chapters in order, its links, index and search."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from rdi_desktop.content.rulebook.chapters import Chapter, Section, read_chapter, translated_chapter
from rdi_desktop.content.rulebook.examples import RuleExample, read_examples
from rdi_desktop.content.rulebook.pages import PEOPLE, character_places, character_title, escaped, variant_places
from rdi_desktop.words import now, translated

if TYPE_CHECKING:
    from rdi_desktop.content.library import Content

TEXT = Path(__file__).parent / "text"
AROUND = 90
"""Length of the words around a match, in characters."""
PARTS = ("The game", "Variants", "Otto", PEOPLE, "More")
"""The parts of the book, in order; how they are called is a message."""
SearchText = tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A place found by the search, with a few words around the match."""

    place: Section
    chapter: Chapter
    around: str


class Book:
    """The rulebook for some content. Pages of characters are put together when they are opened."""

    def __init__(self, content: Content, chapters: Iterable[Chapter], examples: Mapping[str, RuleExample]) -> None:
        self.content = content
        self.chapters = tuple(chapters)
        self.examples = dict(examples)
        self.by_place: dict[str, tuple[Chapter, Section]] = {}
        """Every place that can be linked to, by its id; places made from content files are added when their page is opened."""
        self._whole: dict[str, Chapter] = {}
        """Pages that have been put together."""
        self._said: dict[str, SearchText] = {}
        """The searchable text of each place."""
        for chapter in self.chapters:
            self._note(chapter)

    def _note(self, chapter: Chapter) -> None:
        """Register its places; of two with the same name the first is used."""
        for place in chapter.places:
            known = self.by_place.get(place.id)
            if known is None or known[0].id == chapter.id:
                self.by_place[place.id] = (chapter, place)

    @cached_property
    def home(self) -> dict[int, str]:
        """The place of each rule, by its number."""
        found: dict[int, str] = {}
        for chapter in self.chapters:
            for place in chapter.places:
                for number in place.rules:
                    found.setdefault(number, place.id)
        return found

    @cached_property
    def shown_at(self) -> dict[str, tuple[RuleExample, ...]]:
        """The examples of each place."""
        found: dict[str, list[RuleExample]] = {}
        for example in self.examples.values():
            for id in self.places_of(example):
                found.setdefault(id, []).append(example)
        return {id: tuple(examples) for id, examples in found.items()}

    def places_of(self, example: RuleExample) -> list[str]:
        """Where an example belongs: with the rules that it names; if it names none, on the page of its character."""
        ids = list(dict.fromkeys(self.home[number] for number in example.rules if number in self.home))
        people = [who for who in example.characters if who in self.by_place]
        about = [who for who in people if f"-{who}-" in f"-{example.id}-"] or people
        return ids or about[:1] or [self.chapters[0].id]

    def opened(self, chapter: Chapter) -> Chapter:
        """A chapter with everything on its page, including the parts made from content files."""
        whole = self._whole.get(chapter.id)
        if whole is None:
            who = chapter.character
            more = character_places(self.content, who) if who else variant_places(self.content, chapter.id)
            whole = self._whole[chapter.id] = replace(chapter, places=(*chapter.places, *more))
            self._note(whole)
        return whole

    def unopened(self) -> Iterator[Chapter]:
        """The chapters that have not been opened; the parts made from content files are not searched yet."""
        return (chapter for chapter in self.chapters if chapter.id not in self._whole)

    @cached_property
    def index(self) -> list[tuple[str, tuple[str, ...]]]:
        """The index: its entries in alphabetical order, with the ids of the places they lead to."""
        found: dict[str, tuple[str, list[str]]] = {}
        for chapter in self.chapters:
            for place in chapter.places:
                for word in (place.title, *place.words):
                    term = found.setdefault(word.casefold(), (word, []))
                    if place.id not in term[1]:
                        term[1].append(place.id)
        ordered = sorted(found.items(), key=lambda entry: folded(entry[0]))
        return [(word, tuple(ids)) for _, (word, ids) in ordered]

    def search(self, wanted: str) -> list[SearchHit]:
        """The places that contain all words typed (the last may be incomplete), the best first."""
        words = folded(wanted).split()
        if not words:
            return []
        found: list[tuple[int, int, SearchHit]] = []
        for known in self.chapters:
            chapter = self._whole.get(known.id, known)
            for place in chapter.places:
                worth = self._worth(chapter, place, words)
                if worth:
                    found.append((-worth, len(found), SearchHit(place, chapter, around(place.text, words))))
        return [hit for _, _, hit in sorted(found, key=lambda each: each[:2])]

    def _worth(self, chapter: Chapter, place: Section, words: list[str]) -> int:
        said = self._said_at(place)
        worth = 0
        for word in words:
            found = max((weight for weight, text in said if f" {word}" in text), default=0)
            if not found:
                return 0
            worth += found
        phrase = " ".join(words)
        if folded(place.title) == phrase:
            worth += 20
        if len(words) > 1:
            worth += 2 * max((weight for weight, text in said if f" {phrase}" in text), default=0)
        return worth + (2 if place.level == 1 and not chapter.character else 0)

    def _said_at(self, place: Section) -> SearchText:
        """The searchable text of a place, with the weight of a word found there."""
        said = self._said.get(place.id)
        if said is None:
            examples = " ".join(each.title for each in self.shown_at.get(place.id, ()))
            parts = ((9, place.title), (7, " ".join(place.words)), (3, readable(place.text)), (1, examples))
            said = self._said[place.id] = tuple((worth, f" {folded(text)}") for worth, text in parts)
        return said


def read_book(content: Content) -> Book:
    """The rulebook of the program, in the language of now. Raises ChapterError if one of its files has the wrong form."""
    known = {"", *content.characters, *content.variants, *content.automata, *content.dungeons}
    chapters = [spoken(read_chapter(path), path) for path in sorted(TEXT.glob("*.md"))]
    chapters = [chapter for chapter in chapters if chapter.needs in known]
    people = sorted(content.characters, key=str.casefold)
    taken = {place.id for chapter in chapters for place in chapter.places}
    names = {id: f"character-{id}" if id in taken else id for id in people}  # home-made characters may have any id
    chapters += [_page_of(content, id, names[id], TEXT / "characters" / f"{id}.md") for id in people]
    chapters.sort(key=lambda chapter: PARTS.index(chapter.part))
    return Book(content, chapters, read_examples())


def spoken(chapter: Chapter, path: Path) -> Chapter:
    """A chapter in the language of now, as far as that has a file for it."""
    file = now().folder.joinpath("rulebook", *path.relative_to(TEXT).parts)
    return translated_chapter(chapter, file) if file.is_file() else chapter


def _page_of(content: Content, id: str, name: str, path: Path) -> Chapter:
    """A character's page, with `name` as its place: who that is, then how to play it."""
    about = {key: escaped(translated(text.strip())) for key, text in content.characters[id].about.items()}
    title = character_title(id)
    who, play = about.get("who", ""), about.get("play", "")
    intro = "\n\n".join(part for part in (f"*{who}*" if who else "", play) if part)
    full = content.characters[id].name
    if not path.is_file():
        return Chapter(name, title, PEOPLE, (Section(name, title, intro, 1, words=(full,)),), id)
    chapter = spoken(read_chapter(path, id=name, title=title, part=PEOPLE), path)
    first = chapter.places[0]
    text = f"![](portrait:{id})\n\n{intro}\n\n{first.text}".strip()
    words = tuple(dict.fromkeys((*first.words, full)))
    return replace(chapter, character=id, places=(replace(first, text=text, words=words), *chapter.places[1:]))


def folded(text: str) -> str:
    """Text folded for searching: lower case, no apostrophes or accents, everything else that is no letter or digit a gap."""
    plain = "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))
    return " ".join(re.sub(r"[^\w]+", " ", re.sub(r"['’]", "", plain)).split())


def readable(markdown: str) -> str:
    """Markdown without its markup."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[*_|`#>]+", "", text)


def around(markdown: str, words: list[str]) -> str:
    """A few words of a text around the first match; its beginning if there is none."""
    text = " ".join(readable(markdown).split())
    looked_for = [r"\W+".join(map(re.escape, words)), *map(re.escape, words)]
    places = [found.start() for each in looked_for if (found := re.search(rf"\b{each}", text, re.IGNORECASE))][:1]
    at = max(0, min(places, default=0) - AROUND // 3)
    at = text.rfind(" ", 0, at) + 1 if at else 0
    piece = text[at : at + AROUND].rsplit(" ", 1)[0] if len(text) > at + AROUND else text[at:]
    return f"{'… ' if at else ''}{piece}{' …' if at + len(piece) < len(text) else ''}"
