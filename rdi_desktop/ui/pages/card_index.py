# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the gallery as far as they have been read: fast search, with equal cards shown once. Does not use Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rdi_desktop.content.library import plain
from rdi_desktop.ui.pages.shelf import Deck, Entry, decks, entries
from rdi_desktop.ui.words.terms import short_name
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

Face = tuple[str, str, str]
"""Equal cards have the same title, type and text, wherever they are."""
_NAMED = 12
"""The most decks named; of more only the number is shown."""


class CardIndex:
    """Reads decks when needed, and the text of each card once."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self.decks = decks(content)
        self._known: dict[str, list[Entry]] = {}
        self._said: dict[tuple[str, str], tuple[str, str]] = {}
        """Search text by deck and card: the title, and everything."""
        self._equal: dict[Face, list[Entry]] = {}
        self._unread: Iterator[Deck] = iter(self.decks)

    def deck(self, deck: Deck) -> list[Entry]:
        """The cards of a deck, each once."""
        if deck.id not in self._known:
            person = self._content.seated(deck.id)
            whose = " ".join((deck.name, deck.short, short_name(deck.id), *(sorted(person.traits) if person else ())))
            found = self._known[deck.id] = list(entries(self._content, deck))
            for entry in found:
                titles = " ".join(dict.fromkeys((entry.card.title, translated(entry.card.title))))
                words = f"{titles} {entry.text} {entry.type_label} {entry.deck.name} {entry.copies} {whose}"
                self._said[deck.id, entry.card.id] = _searched(titles), _searched(words)
                self._equal.setdefault(face_of(entry), []).append(entry)
        return self._known[deck.id]

    def read_on(self) -> bool:
        """Read one more deck. False if all have been read."""
        deck = next(self._unread, None)
        if deck is not None:
            self.deck(deck)
        return deck is not None

    def everything(self) -> list[Entry]:
        """Everything read so far, deck by deck."""
        return [entry for deck in self.decks for entry in self._known.get(deck.id, ())]

    def equal(self, entry: Entry) -> Sequence[Entry]:
        """All cards equal to this one, including it, among the decks read so far."""
        found = self._equal.get(face_of(entry), [entry])
        order = {deck.id: place for place, deck in enumerate(self.decks)}
        return sorted(found, key=lambda each: order.get(each.deck.id, 0)) if len(found) > 1 else found

    def shared(self, entry: Entry) -> int:
        """In how many decks it is."""
        return len({each.deck.id for each in self._equal.get(face_of(entry), (entry,))})

    def found(
        self, among: Iterable[Entry], wanted: str = "", type_label: str = "", *, own: bool = False
    ) -> Iterator[Entry]:
        """Those with all wanted words, of that type, and, with `own`, in one deck only.

        Words are searched in title, text and type, names of decks and characters, and traits. Matches in the title come first.
        """
        words = _searched(wanted).split()
        later: list[Entry] = []
        for entry in among:
            if type_label and type_label not in entry.type_label.split(" · "):
                continue
            if own and self.shared(entry) > 1:
                continue
            title, spoken = self._said[entry.deck.id, entry.card.id]
            if not all(word in spoken for word in words):
                continue
            if all(word in title for word in words):
                yield entry
            else:
                later.append(entry)
        yield from later

    def told(self, entry: Entry) -> str:
        """How many copies there are, and in which decks."""
        same = self.equal(entry)
        names = list(dict.fromkeys(each.deck.short for each in same))
        if len(names) == 1:
            return "\n".join(dict.fromkeys((entry.deck.name, *(each.copies for each in same))))
        copies = sum(each.card.copies for each in same)
        named = ", ".join(names[:_NAMED])
        more = (" " + said("stock-more", names=len(names) - _NAMED)) if len(names) > _NAMED else ""
        return said("stock-copies-decks", copies=copies, names=len(names), named=named, more=more)

    def where(self, entry: Entry) -> str:
        """How many copies each deck has."""
        return "\n".join(f"{each.deck.short}: {each.copies}" for each in self.equal(entry))


def _searched(text: str) -> str:
    """Text folded for searching: parts of hyphenated words are words."""
    return plain(text.replace("-", " "))


def face_of(entry: Entry) -> Face:
    """The key by which cards are equal."""
    return entry.card.title, entry.type_label, entry.text


def once(found: Iterable[Entry]) -> list[Entry]:
    """The first of each set of equal cards."""
    first: dict[Face, Entry] = {}
    for entry in found:
        first.setdefault(face_of(entry), entry)
    return list(first.values())
