# SPDX-License-Identifier: GPL-3.0-or-later
"""Which picture each card of a deck shows: its character's own if there is one, and none on more than two cards of a deck.

So no hand shows a picture more than twice, and six copies of a card show three pictures. Sheets are in ``assets/cards``: one for each
character with pictures of its own, and ``common`` for all (which lists its pictures by priority).
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeGuard

from rdi_desktop.ui.cards import dyes
from rdi_desktop.ui.cards.pictures import kind_of_picture, picture_of_drink, picture_of_effects
from rdi_desktop.ui.look import assets

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef

MOST = 2
"""How many cards of a deck may show the same picture."""


class Pictures:
    """The pictures of all cards of this content."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._decks: dict[str, dict[str, tuple[str, ...]]] = {}

    def of(self, card: CardDef, copy: int = 0) -> str:
        """The scene of a card; copies, identified by their number on the table, take turns."""
        name, _, short = card.id.partition("/")
        deck = self._decks.get(name)
        if deck is None:
            deck = self._decks[name] = dict(self._allotted(name))
        if (scenes := deck.get(card.id)) is not None:
            return scenes[copy % len(scenes)]
        kind = card.types[0] if card.types else "none"
        if kind.startswith("drink"):
            return picture_of_drink(short, kind)
        return picture_of_effects(self._content.pictures(card), kind)

    def _allotted(self, deck: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        character = self._content.seated(deck)
        if character is not None:
            yield from self._share_out(character.deck, _whole(deck, character.piles), dyes.worn(character.colour))
        elif deck in self._content.dungeons:
            yield from self._share_out(self._content.dungeons[deck].cards, sheet(deck), {})
        elif deck in self._content.towns:
            yield from self._share_out(self._content.towns[deck].events, sheet(deck), {})
        elif deck == "prizes":
            yield from self._share_out(self._content.prize_cards(), {}, {})

    def _share_out(
        self, cards: Iterable[CardDef], own: Mapping[str, Any], colours: Mapping[str, str]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Own pictures first, then those common to all; what is left is taken in the order of the cards.

        Without own pictures two cards look alike only if nothing else fits them.
        """
        common, named = sheet("common"), own.get("cards", {})
        worn = {**colours, **own.get("colours", {})}
        used: Counter[str] = Counter()
        rest = []
        for card in cards:
            short = card.id.split("/")[-1]
            first = scenes_of(named.get(short) or common["cards"].get(short) or ())
            rest.append((card, first, (short in named, bool(first))))
        for card, first, _ in sorted(rest, key=lambda entry: entry[2], reverse=True):
            fitting = [*first, *self._suggested(card)]
            unlike = [] if named else [scene for scene in fitting if not used[scene]]
            scenes = _take([*unlike, *fitting, *common["spare"]], card.copies, used)
            yield card.id, tuple(dyed(scene, worn) for scene in scenes)

    def _suggested(self, card: CardDef) -> Iterator[str]:
        """Pictures suggested by the title, then by the effects."""
        for word in "".join(c if c.isalpha() else " " for c in card.title.lower()).split():
            yield from (scene for stem, scene in _stems(word[0]) if word.startswith(stem))
        kind = kind_of_picture(
            self._content.pictures(card), card.types[0] if card.types else "none", "drink" in card.moments
        )
        yield from sheet("common")["kinds"].get(kind, (kind,))


@lru_cache(maxsize=64)
def _stems(letter: str) -> list[tuple[str, str]]:
    """Beginnings of words that suggest a picture, with the picture, by their first letter."""
    return [(stem, scene) for stem, scene in sheet("common")["words"].items() if stem[0] == letter]


def scenes_of(entry: str | Sequence[str]) -> Sequence[str]:
    """The scenes of an entry of a sheet: one, or a list."""
    return [entry] if isinstance(entry, str) else entry


@lru_cache(maxsize=128)
def sheet(name: str) -> dict[str, Any]:
    """The sheet of a character, or an empty one."""
    from rdi_desktop.content.errors import ContentError  # the start screen draws, too, without loading the content
    from rdi_desktop.content.source import parse

    file = f"cards/{name}.yaml"
    if not assets.exists(file):
        return {}
    with contextlib.suppress(ContentError, UnicodeDecodeError):  # `check` reports mistakes of home-made sheets
        found = parse(assets.text(file), file)
        if _is_sheet(found):
            return found
    return {}


def forget() -> None:
    """Read sheets again."""
    sheet.cache_clear()
    _stems.cache_clear()


def _is_sheet(found: object) -> TypeGuard[dict[str, Any]]:
    """Whether it has the form of a sheet, whether or not its parts and colours exist."""
    if not isinstance(found, dict) or not all(isinstance(found.get(key, ""), str) for key in ("emblem", "portrait")):
        return False
    named = [found.get(key, {}) for key in ("cards", "colours", "places")]
    if not all(isinstance(each, dict) for each in named):
        return False
    scenes = [
        scene for each in named for entry in each.values() for scene in (entry if isinstance(entry, list) else [entry])
    ]
    return all(isinstance(scene, str) for scene in scenes)


def _whole(name: str, piles: Iterable[str]) -> dict[str, Any]:
    """A character's sheet with those of shared side decks."""
    own = sheet(name)
    shared: dict[str, Any] = {}
    for pile in piles:
        shared.update(sheet(pile).get("cards", {}))
    return {**own, "cards": {**shared, **own.get("cards", {})}}


def emblem_scene(name: str) -> str | None:
    """The emblem of a character as a scene, if its sheet has one."""
    return _own_scene(name, "emblem")


def portrait_scene(name: str) -> str | None:
    """The same for a portrait."""
    return _own_scene(name, "portrait")


def _own_scene(name: str, key: str) -> str | None:
    found = sheet(name)
    scene: str | None = found.get(key)
    if scene is None or not dyes.knows(name):
        return scene
    return dyed(scene, {**dyes.of(name), **found.get("colours", {})})


def dyed(scene: str, colours: Mapping[str, str]) -> str:
    """A scene in a character's colours, unless it has colours for all its layers already."""
    dye = " ".join(f"{old}={new}" for old, new in colours.items())
    return f"{dye} | {scene}" if dye and "|" not in scene else scene


def place_look(character: str, place: str) -> str:
    """The look of a place, side deck or track of a character on the table: its ground, and after a semicolon its sign."""
    return str(sheet(character).get("places", {}).get(place, "")) if character else ""


def _take(scenes: Sequence[str], copies: int, used: Counter[str]) -> list[str]:
    """Pictures for so many copies: the first unused ones, otherwise the least used."""
    taken: list[str] = []
    pictures = -(-copies // MOST)
    share = -(-copies // max(1, pictures))  # which copy shows which depends on their numbers: assume the most
    for _ in range(pictures):
        open_ = [scene for scene in scenes if scene not in taken] or scenes
        scene = next((s for s in open_ if used[s] + share <= MOST), None) or min(open_, key=lambda s: used[s])
        used[scene] += share
        taken.append(scene)
    return taken
