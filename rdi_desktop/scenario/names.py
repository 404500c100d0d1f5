# SPDX-License-Identifier: GPL-3.0-or-later
"""Finding cards by title, ignoring case, quotes, leading dots and final punctuation."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.machine import MachineDef
from rdi_desktop.scenario.file_value import FileValue, nearest

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef


@lru_cache(maxsize=8192)  # more than there are titles and ids of cards
def plain_title(text: str) -> str:
    """A title reduced to letters and digits, words separated by single spaces."""
    letters = unicodedata.normalize("NFKD", text.lower())
    kept = "".join(c if c.isalnum() else "" if c in "'’‘`" or unicodedata.combining(c) else " " for c in letters)
    return " ".join(kept.split())


def _shortens(words: list[str], title: list[str]) -> bool:
    """Whether a book may print the title in this way: shortened, or (if long) with one wrong word."""
    if len(words) > 1 and any(title[i : i + len(words)] == words for i in range(len(title) - len(words) + 1)):
        return True
    if len(words) == 1 and len(words[0]) > 3 and title[:1] == words:
        return True
    if "".join(words) == "".join(title):
        return True
    if len(words) == len(title) > 5 and sum(a != b for a, b in zip(words, title, strict=True)) == 1:
        return True
    rest = iter(title)
    return len(words) > 4 and 2 * len(words) > len(title) and all(word in rest for word in words)


def _named(cards: Iterable[CardDef]) -> dict[str, list[str]]:
    """The ids of these cards, by plain title, by id, and by what an id says without its deck."""
    found: dict[str, list[str]] = {}
    for card in cards:
        for name in {plain_title(card.title), card.id.lower(), plain_title(card.id.rpartition("/")[2])}:
            found.setdefault(name, []).append(card.id)
    return found


@lru_cache(maxsize=2)
def card_names(content: Content) -> CardNames:
    """The names of the cards of that content; kept, since scenarios that are run one after another mostly share it."""
    return CardNames(content)


class CardNames:
    """Every card of the loaded content, by plain title and by id."""

    def __init__(self, content: Content, decks: Iterable[str] = (), beyond: CardNames | None = None) -> None:
        """`decks`: those in which a name is looked for first; the others are compiled only if it stands in none of these.

        `beyond`: the names of all cards, if they are there already.
        """
        self.content = content
        self._near = tuple(dict.fromkeys(decks))
        self._beyond = beyond
        self._decks: dict[str, dict[str, list[str]]] = {}
        self._shortened: dict[str, list[str]] = {}
        """Cache of results for words that are no whole title."""

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        """The cards of every deck by their names."""
        return _named(self.content.cards.values())

    @cached_property
    def _titles(self) -> dict[str, str]:
        return {plain_title(card.title): card.title for card in self.content.cards.values()}

    @cached_property
    def _words(self) -> set[str]:
        """Words with another meaning, which are not taken for the beginning of a title."""
        people = self.content.characters
        ids = (id for who in people.values() for id in (*who.tokens, *who.tracks, *who.piles))
        return {"coin", *people, *ids}

    def at(self, decks: Iterable[str]) -> CardNames:
        """The same at a table with these decks, on which those and Drinks are meant first."""
        return CardNames(self.content, (*decks, "drinks"), self)

    def _in(self, deck: str) -> dict[str, list[str]]:
        """The cards of a character or of all Drink Decks by their names; none for any other owner."""
        if self._beyond is not None:
            return self._beyond._in(deck)
        if deck not in self._decks:
            owner = self.content.seated(deck)
            cards = owner.deck if owner is not None else self.content.shelf.values() if deck == "drinks" else ()
            self._decks[deck] = _named(cards)
        return self._decks[deck]

    def machine(self, id: str) -> bool:
        """Whether somebody of that id is a machine."""
        return isinstance(self.content.automata.get(id), MachineDef)

    def _named_in(self, deck: str, text: str, plain: str) -> list[str]:
        cards = self._in(deck)
        return cards.get(text.lower()) or cards.get(plain, [])

    def all(self, text: str) -> list[str]:
        """The def ids of every card with that title or id, or with the only title that these words shorten."""
        plain = plain_title(text)
        near = [id for deck in self._near for id in self._named_in(deck, text, plain)]
        if near:
            return near
        if self._beyond is not None:
            return self._beyond.all(text)
        named = self._by_name.get(text.lower()) or self._by_name.get(plain)
        if named is None:
            named = self._shortened.get(plain)
        if named is None:
            named = self._shortened[plain] = [] if text.lower() in self._words else self._cut_short(plain.split())
        return named

    def _cut_short(self, words: list[str]) -> list[str]:
        """Titles that these words shorten: consecutive words, the first word, or most words with some left out in the middle."""
        found = {title for title in self._titles if _shortens(words, title.split())}
        return self._by_name[found.pop()] if len(found) == 1 else []

    def among(self, text: str, def_ids: Iterable[str]) -> str | None:
        """The first of `def_ids` with that title or id."""
        named = self.all(text)
        return next((def_id for def_id in def_ids if def_id in named), None)

    def known(self, field: FileValue) -> tuple[str, ...]:
        """The def ids of the card named in a field. Error if there is none."""
        text = field.text()
        named = self.all(text)
        if not named:
            field.fail(f"no card is called '{text}'{self._nearest(text)}")
        return tuple(named)

    def of(self, field: FileValue, *owners: str) -> str:
        """The card named in a field; the first of `owners` (ids of characters or drink decks) that has it is preferred."""
        text = field.text()
        for owner in owners:
            if own := self._named_in(owner, text, plain_title(text)):
                return own[0]
        named = self.known(field)
        decks = [def_id.partition("/")[0] for def_id in named]
        return next((named[decks.index(owner)] for owner in owners if owner in decks), named[0])

    def _nearest(self, text: str) -> str:
        titles = (self._beyond or self)._titles
        near = nearest(plain_title(text), titles)
        if not near.startswith(", did you mean"):
            return ""
        plain = near.split("'")[1]
        return f", did you mean '{titles[plain]}'?"
