# SPDX-License-Identifier: GPL-3.0-or-later
"""The scene of a text: who is 'you', who acts, what is answered, the names of things. No language."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import Any

from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.costs import staked
from rdi_desktop.words.plan import YOU, Act, Msg, Name, NounPhrase, Title, msg

SMALL = {"for", "of", "the", "a", "an", "to", "and", "in", "on", "or", "with"}


def yes(holds: object) -> str:
    """A fact that messages choose by."""
    return "yes" if holds else "no"


def name(id: str) -> Name:
    """An id as a name: in words, unless a language has its own for it."""
    text = "Nothing" if id == "none" else id.replace("_", " ").replace("-", " ").capitalize()
    return Name(text, id.replace("_", "-"))


def someone(id: str, key: Hashable = None, again: str = "np-that-player", **facts: Any) -> NounPhrase:
    """One player."""
    return NounPhrase(id, "one", key, again, facts=facts)


def called(text: str, key: Hashable) -> NounPhrase:
    """Somebody by name."""
    return someone("np-name", key, "np-name", name=text)


def does(who: NounPhrase, id: str, bid: bool = False, **facts: Any) -> Act:
    """Somebody does something. `bid`: said to 'you', it may be an imperative."""
    return Act(who, id, facts, bid)


class DeckNames:
    """The displayed names of ids in a deck."""

    def __init__(self, character: CharacterDef | None, titles: dict[str, str]) -> None:
        self.character = character
        self.kin: frozenset[str] = frozenset()
        """The standard cards that the present card is based on."""
        self._titles = titles

    @property
    def owner(self) -> str:
        """The short name of the deck's character; '' if there is none."""
        return self.character.id.replace("-", " ").title() if self.character is not None else ""

    def token(self, id: str) -> Name:
        """A kind of token, or a track."""
        decl = None
        if self.character is not None:
            decl = self.character.tokens.get(id) or self.character.tracks.get(id)
        return Name(str(getattr(decl, "name", "")) or name(id).text, id)

    def tokens(self, id: str) -> Msg:
        """A kind of token as a unit; a track is counted by its name."""
        return msg("unit-of-track" if self.track(id) else "unit-token", name=self.token(id))

    def track(self, id: str) -> bool:
        """Whether it is a track of the character with a marker on a number or a step."""
        return self.character is not None and id in self.character.tracks and not self.character.tracks[id].of_

    def state(self, id: str) -> Name | None:
        """The state of a token's holder ('marked'), if there is a word for it."""
        decl = self.character.tokens.get(id) if self.character is not None else None
        return Name(decl.state, f"state-{id}") if decl is not None and decl.state else None

    def kind(self, word: str) -> Msg:
        """A kind of card as a unit: 'Pet', 'Fire card', 'Action cards'."""
        return msg("unit-kind", name=self.kind_name(word), subtype=yes(self._subtype(word)))

    def kind_name(self, word: str) -> Name:
        """A kind of card by its name alone."""
        icon = self.character.icons.get(word) if self.character is not None else None
        return Name(self._subtype(word) or str((icon or {}).get("name") or name(word).text), f"kind-{word}")

    def _subtype(self, word: str) -> str:
        return self.character.subtypes.get(word, "") if self.character is not None else ""

    def counter(self, id: str) -> Name:
        """A kind of counter."""
        decl = self.character.counters.get(id) if self.character is not None else None
        return Name((decl.name if decl is not None else "") or name(id).text, id)

    def flip(self, id: str) -> Msg | Name:
        """Turning over a thing with two sides, as a verb: 'smash an intact Instrument'."""
        sides = self.character.sides[id] if self.character is not None else None
        if sides is None:
            return name(id)
        return msg(
            "price-flip", verb=Name(sides.verb, f"verb-{id}"), side=Name(sides.up, f"side-{sides.up}"), thing=name(id)
        )

    def side(self, id: str, word: str) -> Msg:
        """The side of a thing, to follow 'is': 'Intact', 'in Harmony'."""
        sides = self.character.sides.get(id) if self.character is not None else None
        return msg("side", name=name(word), inside=yes(sides is not None and sides.inside))

    def icon(self, id: str) -> str:
        """A symbol that other cards refer to, by name; '' for one with effects of its own."""
        icon = self.character.icons.get(id) if self.character is not None else None
        return str(icon["name"]) if icon and icon.get("name") else ""

    def pile(self, id: str) -> Name:
        """A side deck."""
        decl = self.character.piles.get(id) if self.character is not None else None
        return Name((decl.name if decl is not None else "") or name(id).text, id)

    @property
    def areas(self) -> frozenset[str]:
        """Ids of places where cards lie aside."""
        piles = self.character.piles.items() if self.character is not None else ()
        return frozenset(id for id, decl in piles if not decl.deck)

    def staked(self, what: str) -> str | None:
        """The place whose top cards pay this cost; None for other costs."""
        return staked(self.character, what) if self.character is not None else None

    def place(self, id: str) -> Msg:
        """A side deck or a place with its noun: 'Wulfric deck', 'Building Rage pile'; a name that needs none: 'Shelf'."""
        decl = self.character.piles.get(id) if self.character is not None else None
        what = "deck" if decl is None or decl.deck else "own" if decl.seen == "all" or decl.plays else "pile"
        return msg("place", name=self.pile(id), what=what)

    def title(self, id: str) -> Msg:
        """A card by its id, in quotes."""
        return msg("title", title=Title(self._titles.get(id, name(id).text)))

    def procedure(self, id: str) -> Name:
        """A procedure of the character, as an imperative."""
        words = id.replace("-", "_").split("_")
        said = " ".join(word if word in SMALL and i else word.capitalize() for i, word in enumerate(words))
        return Name(said, f"deed-{id.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene in which an effect is told."""

    names: DeckNames
    me: NounPhrase = YOU
    """The noun for `self`."""
    actor: NounPhrase = YOU
    """The noun for the acting seat."""
    owner: NounPhrase = field(default_factory=lambda: someone("np-its-owner", "owner", "np-its-owner"))
    source: NounPhrase = field(default_factory=lambda: someone("np-that-player", "source"))
    drinker: NounPhrase = YOU
    answering: frozenset[str] = frozenset()
    """Kinds of records that may be answered: play, drink, ante, pay, …"""
    known: frozenset[Hashable] = frozenset()
    """Keys of nouns that have been used already."""
    others: str = "np-others"
    """The message for all other players."""
    asked: Hashable = None
    """Key of the players addressed, if that is not the card's player."""
    concerned: NounPhrase | None = None
    """The noun for the player whose loss or gain is answered; None: the card's player."""
    in_round: bool = False
    """Whether the Round has just been named."""

    def acting(self, noun: NounPhrase) -> Scene:
        """The scene with another acting seat, which has just been named."""
        return replace(self, actor=noun)

    @property
    def answers(self) -> str:
        """What is answered: play, drink, ante …, for languages whose 'it' depends on that; 'several' if it may be either."""
        return next(iter(self.answering)) if len(self.answering) == 1 else "several"
