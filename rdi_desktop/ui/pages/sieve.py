# SPDX-License-Identifier: GPL-3.0-or-later
"""Which characters are shown for choosing, and under which headings. Does not use Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from rdi_desktop.content.library import plain
from rdi_desktop.ui.pages.catalogue import CharacterInfo

COMPLEXITY = {1: "easy to play", 2: "some tricks to learn", 3: "for old hands"}
FAVOURITES, MINE = "Favourites", "Home-made"


@dataclass(frozen=True, slots=True)
class Sieve:
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
    level = COMPLEXITY.get(character.complexity, "")
    told = (character.name, character.id, *character.traits, character.box, level, character.who, character.play)
    return plain(" ".join(told).replace("-", " "))


def grouped(characters: Iterable[CharacterInfo], favourites: Collection[str]) -> list[tuple[str, list[CharacterInfo]]]:
    """Headings with their characters: favourites, home-made ones, then by difficulty."""
    groups: dict[str, list[CharacterInfo]] = {FAVOURITES: [], MINE: []}
    groups |= {words[:1].upper() + words[1:]: [] for words in COMPLEXITY.values()}
    for character in characters:
        level = COMPLEXITY.get(character.complexity, COMPLEXITY[3])
        heading = (
            FAVOURITES if character.id in favourites else MINE if character.mine else level[:1].upper() + level[1:]
        )
        groups[heading].append(character)
    return [(heading, those) for heading, those in groups.items() if those]
