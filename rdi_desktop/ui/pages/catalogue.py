# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be chosen for a game, from the content: characters, Drink Decks, variants, dungeons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from rdi_desktop.session.draft import AUTOMATON
from rdi_desktop.ui.words import terms
from rdi_desktop.words import listed, said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.automaton import AutomatonDef
    from rdi_desktop.engine.language.variant import Variant


BOXES = {
    "The Red Dragon Inn": ("deirdre", "fiona", "gerki", "zot"),
    "The Red Dragon Inn 10": ("alaric", "dominique", "eisinder", "karl", "oozwald", "valeria"),
    "Allies: Spyke and Flower": ("flower", "spyke"),
    "Allies: Keet and Nitrel": ("keet", "nitrel"),
}
"""Which characters came in which box, by the lists of contents in the rulebooks."""
_BOX_OF = {id: box for box, ids in BOXES.items() for id in ids}


@dataclass(frozen=True, slots=True)
class CharacterInfo:
    """A character as the new game screen shows it."""

    id: str
    name: str
    complexity: int
    who: str
    play: str
    box: str = ""
    """The box of the character, if known from the rulebooks."""
    mine: bool = False
    """Whether it is home-made, here or by the host of a table."""
    traits: tuple[str, ...] = ()
    """Its traits: hero, villain, dwarf …"""

    @property
    def short(self) -> str:
        """The short name."""
        return terms.short_name(self.id)


@dataclass(frozen=True, slots=True)
class DrinksInfo:
    """A drink deck that can be chosen."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class DungeonInfo:
    """A dungeon that can be chosen."""

    id: str
    name: str
    about: str
    reward: str
    """The reward at its goal: `loot` or `trick`."""


@dataclass(frozen=True, slots=True)
class TownInfo:
    """Taverns of a Pub Crawl that can be chosen."""

    id: str
    name: str
    about: str


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Everything that can be chosen."""

    characters: tuple[CharacterInfo, ...]
    drinks: tuple[DrinksInfo, ...]
    variants: tuple[Variant, ...] = ()
    """Team variants."""
    villain: Callable[[str], bool] = lambda _character: False
    """Whether a character can be a Boss. Reads its deck, so it is asked only for likely Bosses."""
    dungeons: tuple[DungeonInfo, ...] = ()
    towns: tuple[TownInfo, ...] = ()
    factions: tuple[DrinksInfo, ...] = ()
    """Possible factions of a machine: ids joined by '+', and names."""
    otto_factions: tuple[DrinksInfo, ...] = ()
    """The same of the automaton."""

    def character(self, id: str | None) -> CharacterInfo | None:
        """The character with that id."""
        return next((character for character in self.characters if character.id == id), None)

    @property
    def ids(self) -> list[str]:
        """Every character's id, easiest first."""
        return [character.id for character in self.characters]


def catalogue_of(content: Content) -> Catalogue:
    """What this content offers: characters by difficulty, Drink Decks in their order."""
    own = {file.head.id for file in content.made if file.head.kind == "character"}
    characters = [
        CharacterInfo(
            c.id,
            c.name,
            c.complexity,
            translated(c.about.get("who", "")),
            translated(c.about.get("play", "")),
            "" if c.id in own else _BOX_OF.get(c.id) or said("catalogue-other-boxes"),
            c.id in own,
            tuple(sorted(c.traits)),
        )
        for c in content.characters.values()
    ]
    characters.sort(key=lambda character: (character.complexity, character.short))
    drinks = tuple(DrinksInfo(id, translated(content.deck_names[id])) for id in content.drink_decks)
    variants = tuple(
        sorted(
            content.variants.values(),
            key=lambda variant: (bool(variant.machine), max(rule.bosses for rule in variant.teams), variant.name),
        )
    )
    dungeons = (
        DungeonInfo(one.id, translated(one.name), translated(one.about), one.reward)
        for one in content.dungeons.values()
    )
    towns = tuple(TownInfo(one.id, translated(one.name), translated(one.about)) for one in content.towns.values())
    by_name = tuple(sorted(dungeons, key=lambda one: one.name))
    machine = next((content.automata.get(variant.machine) for variant in variants if variant.machine), None)
    otto = _factions(content.automata.get(AUTOMATON))
    return Catalogue(tuple(characters), drinks, variants, content.villain, by_name, towns, _factions(machine), otto)


def _factions(automaton: AutomatonDef | None) -> tuple[DrinksInfo, ...]:
    """The factions that an automaton may be played with: ids joined by '+', and names."""
    if automaton is None:
        return ()
    return tuple(
        DrinksInfo("+".join(one.id for one in some), listed([translated(one.name) for one in some]))
        for some in combinations(automaton.factions.values(), automaton.play_with)
    )
