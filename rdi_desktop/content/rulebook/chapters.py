# SPDX-License-Identifier: GPL-3.0-or-later
"""Chapters of the rulebook as files.

A file is Markdown with a head of `key: value` lines between two lines of dashes (`id`, `title`, `part`; `needs` names content that the
chapter is about, if that may be missing). Below each heading is a comment: `<!-- place: ID; rules: 33 34; words: passing out, unconscious
-->`. `rules` are numbers of docs/rules-coverage.md (`27-30` for several in a row), `words` are index entries besides the heading. Links go
to a place (`#ID`), to a card (`card:DECK/ID`) or to a worked example (`example:ID`).

Another language has a file of the same name in the folder `rulebook` of its words, with `title` and `words` only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable

_HEAD = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)
_HEADING = re.compile(r"^(#{2,3}) +(.+)$", re.MULTILINE)
_NOTE = re.compile(r"\s*<!--(.*?)-->\s*", re.DOTALL)
_KEYS = ("place", "rules", "words")


class ChapterError(ValueError):
    """A file of the rulebook with the wrong form: its name and what is wrong."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the text below it: the target of links, index and search."""

    id: str
    title: str
    text: str
    """Markdown without the heading."""
    level: int = 2
    """1 for the chapter itself, 2 and 3 for headings in it."""
    rules: tuple[int, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the book. Its first place is the chapter itself."""

    id: str
    title: str
    part: str
    places: tuple[Section, ...]
    character: str = field(default="")
    """The character whose page it is."""
    needs: str = ""
    """The character, variant or other content that the chapter needs."""


def read_chapter(path: Traversable, *, id: str = "", title: str = "", part: str = "") -> Chapter:
    """Read one file. What its head leaves out is taken from the arguments. Raises ChapterError."""
    text = path.read_text("utf-8")
    head: dict[str, str] = {"id": id, "title": title, "part": part, "needs": ""}
    if (found := _HEAD.match(text)) is not None:
        for line in found[1].splitlines():
            key, colon, value = line.partition(":")
            if not colon or key not in (*head, *_KEYS):
                raise ChapterError(f"{path.name}: '{line}' is no line of a head")
            head[key] = value.strip()
        text = text[found.end() :]
    if missing := [key for key in ("id", "title", "part") if not head[key]]:
        raise ChapterError(f"{path.name}: '{missing[0]}' is missing")
    whole = {key: head[key] for key in ("rules", "words") if key in head} | {"place": head["id"]}
    first, *rest = _sections(text)
    places = [_place(path, first[1], 1, head["title"], whole)]
    places += [_place(path, body, level, title, None, head["id"]) for title, body, level in rest]
    return Chapter(head["id"], head["title"], head["part"], tuple(places), needs=head["needs"])


def translated_chapter(chapter: Chapter, path: Traversable) -> Chapter:
    """A chapter in the words of a file in another language: titles, texts and index entries are its, all else is the chapter's.

    The file has the same headings in the same order, and neither ids nor numbers of rules. Raises ChapterError if it has others.
    """
    other = read_chapter(path, id=chapter.id, title=chapter.title, part=chapter.part)
    if [place.level for place in other.places] != [place.level for place in chapter.places]:
        raise ChapterError(f"{path.name}: not the headings of the English file")
    places = [
        replace(place, title=own.title, text=own.text, words=own.words)
        for place, own in zip(chapter.places, other.places, strict=True)
    ]
    return replace(chapter, title=other.title, places=tuple(places))


def _sections(text: str) -> Iterator[tuple[str, str, int]]:
    """Headings with the text below them; first the text above all headings."""
    found = list(_HEADING.finditer(text))
    yield "", text[: found[0].start() if found else len(text)], 1
    for here, after in zip(found, [*found[1:], None], strict=False):
        yield here[2].strip(), text[here.end() : after.start() if after is not None else len(text)], len(here[1])


def _place(path: Traversable, body: str, level: int, title: str, said: dict[str, str] | None, of: str = "") -> Section:
    notes = said if said is not None else {}
    note = _NOTE.match(body)
    if note is not None and said is None:
        for part in note[1].split(";"):
            key, colon, value = part.strip().partition(":")
            if not colon or key not in _KEYS:
                raise ChapterError(f"{path.name}, {title}: '{part.strip()}' is no note of a place")
            notes[key] = value.strip()
        body = body[note.end() :]
    return Section(
        id=notes.get("place") or f"{of}-{slug(title)}",
        title=title,
        text=body.strip(),
        level=level,
        rules=tuple(_numbers(path, notes.get("rules", ""))),
        words=tuple(word for each in notes.get("words", "").split(",") if (word := each.strip())),
    )


def _numbers(path: Traversable, said: str) -> Iterator[int]:
    for each in said.split():
        first, _, last = each.partition("-")
        if not first.isdecimal() or (last and not last.isdecimal()):
            raise ChapterError(f"{path.name}: '{each}' is no number of a rule")
        yield from range(int(first), int(last or first) + 1)


def slug(title: str) -> str:
    """A heading as part of an id."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "").replace("’", "")).strip("-")
