# SPDX-License-Identifier: GPL-3.0-or-later
"""Which characters are shown for choosing, and under which headings. Does not use Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from rdi_desktop.content.library import plain
from rdi_desktop.ui.pages.catalogue import CharacterInfo
from rdi_desktop.words import said

LEVELS = (1, 2, 3)
"""How demanding characters are."""


def level_words(level: int) -> str:
    """How demanding that is."""
    return said(f"sieve-level-{level}") if level in LEVELS else ""


@dataclass(frozen=True, slots=True)
class CharacterCriteria:
    """Filters; empty ones let everybody pass."""

    words: str = ""
    """All must be in the name, the box or the description."""
    box: str = ""
    level: int = 0
    """Difficulty, 1 to 3."""
    villains: bool = False
    mine: bool = False
    favourites: bool = False

    def passes(self, character: CharacterInfo, favourites: Collection[str], villain: Callable[[str], bool]) -> bool:
        """Whether that character passes. Villains are tested last, because that reads the deck."""
        if self.box and character.box != self.box:
            return False
        if self.level and character.complexity != self.level:
            return False
        if (self.mine and not character.mine) or (self.favourites and character.id not in favourites):
            return False
        wanted = plain(self.words).split()
        said = _said(character) if wanted else ""
        return all(word in said for word in wanted) and (not self.villains or villain(character.id))


def _said(character: CharacterInfo) -> str:
    level = level_words(character.complexity)
    told = (character.name, character.id, *character.traits, character.box, level, character.who, character.play)
    return plain(" ".join(told).replace("-", " "))


def grouped(characters: Iterable[CharacterInfo], favourites: Collection[str]) -> list[tuple[str, list[CharacterInfo]]]:
    """Headings with their characters: favourites, home-made ones, then by difficulty."""
    favourite, mine = said("sieve-favourites"), said("sieve-mine")
    groups: dict[str, list[CharacterInfo]] = {favourite: [], mine: []}
    groups |= {words[:1].upper() + words[1:]: [] for words in map(level_words, LEVELS)}
    for character in characters:
        level = level_words(character.complexity) or level_words(LEVELS[-1])
        heading = favourite if character.id in favourites else mine if character.mine else level[:1].upper() + level[1:]
        groups[heading].append(character)
    return [(heading, those) for heading, those in groups.items() if those]
