# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything of a character that has a picture: portrait, emblem, cards, grounds of its side decks.

Each knows its place in the sheet, and its default picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rdi_desktop.content.picture_sheet import PictureSheet
from rdi_desktop.ui.cards.picture_choice import MOST, Pictures
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef

NEW_PORTRAIT = "face-shoulders; face; face-hair-short; face-eyes; face-brows; face-nose; face-smile"
"""The initial portrait."""
NEW_EMBLEM = "emblems/blank"
NEW_SIGN = "tankard-spill"


@dataclass(frozen=True)
class Subject:
    """Something that has a picture."""

    kind: str
    """portrait, emblem, card or place."""
    name: str
    """The displayed name."""
    key: str = ""
    """For a card the end of its id, for a place its id."""
    number: int = 0
    """The index among the card's pictures."""
    card: CardDef | None = None

    def own(self, sheet: PictureSheet) -> str | None:
        """Its scene in the sheet, for a place without the ground; None if there is none."""
        if self.kind == "card":
            scenes = sheet.scenes(self.key)
            return scenes[self.number] if self.number < len(scenes) else None
        found = sheet.get("places", self.key) if self.kind == "place" else sheet.get(self.kind)
        if not isinstance(found, str):
            return None
        return found.partition(";")[2].strip() or None if self.kind == "place" else found

    def ground(self, sheet: PictureSheet) -> str:
        """The ground of a place."""
        found = sheet.get("places", self.key)
        return found.partition(";")[0].strip() if isinstance(found, str) else ""

    def usual(self, content: Content) -> str:
        """The default picture, without the character's colours."""
        if self.card is not None:
            return Pictures(content).of(self.card, self.number * MOST).rpartition("|")[2].strip()
        return {"portrait": NEW_PORTRAIT, "emblem": NEW_EMBLEM}.get(self.kind, NEW_SIGN)

    def put(self, sheet: PictureSheet, scene: str | None, kind: str = "", ground: str = "") -> None:
        """Save its picture; None: the default. Raises as PictureSheet.put does."""
        if self.kind == "card":
            sheet.put_scene(self.key, self.number, scene, kind)
        elif self.kind == "place":
            sheet.put(("places", self.key), f"{ground}; {scene}" if scene is not None else None, kind)
        else:
            sheet.put((self.kind,), scene, kind)


def subjects(who: CharacterDef, sheet: PictureSheet) -> Iterator[Subject]:
    """All subjects of a character, in display order."""
    yield Subject("portrait", said("workshop-portrait"))
    yield Subject("emblem", said("workshop-emblem"))
    for card in who.deck:
        key, title = card.id.partition("/")[2], translated(card.title)
        pictures = -(-card.copies // MOST)
        shown = min(pictures, len(sheet.scenes(key)) + 1)
        for number in range(max(1, shown)):
            told = said("workshop-subject-picture", title=title, n=number + 1) if pictures > 1 else title
            yield Subject("card", told, key, number, card)
    for id, pile in who.piles.items():
        yield Subject("place", said("workshop-place", name=isolated(pile.name or id)), id)
