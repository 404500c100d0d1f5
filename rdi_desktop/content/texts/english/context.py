# SPDX-License-Identifier: GPL-3.0-or-later
"""The context of a text: who is 'you', who acts, what is answered, the names of things."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from rdi_desktop.content.texts.english.grammar import YOU, Noun, SentencePart, a
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.costs import staked

SMALL = {"for", "of", "the", "a", "an", "to", "and", "in", "on", "or", "with"}


class DeckNames:
    """The displayed names of ids in a deck."""

    def __init__(self, character: CharacterDef | None, titles: dict[str, str]) -> None:
        self.character = character
        self.kin: frozenset[str] = frozenset()
        """The standard cards that the present card is based on."""
        self._titles = titles

    @property
    def owner(self) -> str:
        """The short name of the deck's character."""
        return self.character.id.replace("-", " ").title() if self.character is not None else "its owner"

    @property
    def declared(self) -> frozenset[str]:
        """Ids of tokens and tracks."""
        if self.character is None:
            return frozenset()
        return frozenset((*self.character.tokens, *self.character.tracks))

    def token(self, id: str) -> str:
        """A kind of token."""
        decl = None
        if self.character is not None:
            decl = self.character.tokens.get(id) or self.character.tracks.get(id)
        name = str(getattr(decl, "name", ""))
        return name or readable(id)

    def tokens(self, id: str, n: int = 2) -> str:
        """A kind of token as a noun with its number; a track is counted by its name."""
        if self.track(id):
            return self.token(id)
        return f"{self.token(id)} token" + ("" if n == 1 else "s")

    def track(self, id: str) -> bool:
        """Whether it is a track of the character with a marker on a number or a step."""
        return self.character is not None and id in self.character.tracks and not self.character.tracks[id].of_

    def state(self, id: str) -> str:
        """The state of a token's holder ('marked'), if there is a word for it."""
        decl = self.character.tokens.get(id) if self.character is not None else None
        return decl.state if decl is not None else ""

    def kind(self, word: str, n: int = 1) -> str:
        """A kind of card as a noun with its number: 'Pet', 'Fire card', 'Action cards'."""
        found = self.character.subtypes.get(word) if self.character is not None else None
        if found:
            return found if n == 1 else f"{found}s"
        icon = self.character.icons.get(word) if self.character is not None else None
        return f"{(icon or {}).get('name') or readable(word)} card{'' if n == 1 else 's'}"

    def counter(self, id: str) -> str:
        """A kind of counter."""
        decl = self.character.counters.get(id) if self.character is not None else None
        return (decl.name if decl is not None else "") or readable(id)

    def flip(self, id: str) -> str:
        """Turning over a thing with two sides, as a verb: 'smash an intact Instrument'."""
        sides = self.character.sides[id] if self.character is not None else None
        return f"{sides.verb} {a(sides.up)} {readable(id)}" if sides is not None else readable(id)

    def side(self, id: str, word: str) -> str:
        """The side of a thing, to follow 'is': 'Intact', 'in Harmony'."""
        sides = self.character.sides.get(id) if self.character is not None else None
        return f"in {readable(word)}" if sides is not None and sides.inside else readable(word)

    def icon(self, id: str) -> str:
        """A symbol that other cards refer to, by name; '' for one with effects of its own."""
        icon = self.character.icons.get(id) if self.character is not None else None
        return str(icon["name"]) if icon and icon.get("name") else ""

    def pile(self, id: str) -> str:
        """A side deck."""
        decl = self.character.piles.get(id) if self.character is not None else None
        return (decl.name if decl is not None else "") or readable(id)

    @property
    def areas(self) -> frozenset[str]:
        """Ids of places where cards lie aside."""
        piles = self.character.piles.items() if self.character is not None else ()
        return frozenset(id for id, decl in piles if not decl.deck)

    def staked(self, what: str) -> str | None:
        """The place whose top cards pay this cost; None for other costs."""
        return staked(self.character, what) if self.character is not None else None

    def place(self, id: str) -> str:
        """A side deck or a place with its noun: 'Wulfric deck', 'Building Rage pile'; a name that needs none: 'Shelf'."""
        decl = self.character.piles.get(id) if self.character is not None else None
        if decl is None or decl.deck:
            return f"{self.pile(id)} deck"
        return self.pile(id) if decl.seen == "all" or decl.plays else f"{self.pile(id)} pile"

    def title(self, id: str) -> str:
        """A card by its id, in quotes."""
        return f"“{self._titles.get(id, readable(id))}”"

    def procedure(self, id: str) -> str:
        """A procedure of the character, as an imperative."""
        words = id.replace("-", "_").split("_")
        return " ".join(word if word in SMALL and i else word.capitalize() for i, word in enumerate(words))


def readable(id: str) -> str:
    """An id as words."""
    return "Nothing" if id == "none" else id.replace("_", " ").replace("-", " ").capitalize()


def several(id: str) -> str:
    """The plural of a noun."""
    one = readable(id)
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"


@dataclass(frozen=True, slots=True)
class TextContext:
    """The context in which an effect is written."""

    names: DeckNames
    me: Noun = YOU
    """The noun for `self`."""
    actor: Noun = YOU
    """The noun for the acting seat."""
    owner: Noun = field(default_factory=lambda: Noun("its owner", "one", "owner", "its owner"))
    source: Noun = field(default_factory=lambda: Noun("that player", "one", "source"))
    drinker: Noun = YOU
    answering: frozenset[str] = frozenset()
    """Kinds of records that may be answered: play, drink, ante, pay, …"""
    spent: bool = False
    known: frozenset[Hashable] = frozenset()
    """Keys of nouns that have been used already."""
    others: str = "each other player"
    """The noun for all other players."""
    asked: Hashable = None
    """Key of the players addressed, if that is not the card's player."""
    concerned: Noun | None = None
    """The noun for the player whose loss or gain is answered; None: the card's player."""

    def acting(self, noun: Noun) -> TextContext:
        """The context with another acting seat, which has just been named."""
        return replace(self, actor=noun)


class VerbTexts(NamedTuple):
    """The texts of a verb."""

    sentence: Callable[[Any, TextContext], list[SentencePart]]
    """What it does, for the text of a card."""
    picture: str = ""
    """The kind of picture on cards that do it and have none of their own: `strike`, `shield` … (`ui/cards/pictures.py`)."""


TELL: dict[type[Effect], VerbTexts] = {}
"""The texts of each verb; `verbs` fills this."""
