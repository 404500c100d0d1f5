# SPDX-License-Identifier: GPL-3.0-or-later
"""What a character has pictures of: portrait, emblem, each of its cards, what its side decks lie on.

Each knows where the sheet has it, and how it looks while the sheet says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rdi_desktop.content.picture_sheet import PictureSheet
from rdi_desktop.ui.cards.allot import MOST, Pictures

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef

NEW_PORTRAIT = "face-shoulders; face; face-hair-short; face-eyes; face-brows; face-nose; face-smile"
"""What a portrait begins as."""
NEW_EMBLEM = "emblems/blank"
NEW_SIGN = "tankard-spill"


@dataclass(frozen=True)
class Subject:
    """Something that has a picture."""

    kind: str
    """portrait, emblem, card or place."""
    name: str
    """For people."""
    key: str = ""
    """Of a card the end of its id, of a place its id."""
    number: int = 0
    """Which of the card's pictures."""
    card: CardDef | None = None

    def own(self, sheet: PictureSheet) -> str | None:
        """What the sheet says of it, without the ground of a place; None if it does not."""
        if self.kind == "card":
            scenes = sheet.scenes(self.key)
            return scenes[self.number] if self.number < len(scenes) else None
        found = sheet.get("places", self.key) if self.kind == "place" else sheet.get(self.kind)
        if not isinstance(found, str):
            return None
        return found.partition(";")[2].strip() or None if self.kind == "place" else found

    def ground(self, sheet: PictureSheet) -> str:
        """What a place looks like below its sign."""
        found = sheet.get("places", self.key)
        return found.partition(";")[0].strip() if isinstance(found, str) else ""

    def usual(self, content: Content) -> str:
        """What is shown while the sheet says nothing, without the character's colours."""
        if self.card is not None:
            return Pictures(content).of(self.card, self.number * MOST).rpartition("|")[2].strip()
        return {"portrait": NEW_PORTRAIT, "emblem": NEW_EMBLEM}.get(self.kind, NEW_SIGN)

    def put(self, sheet: PictureSheet, scene: str | None, kind: str = "", ground: str = "") -> None:
        """Write its picture; None: as the program has it. Raises as PictureSheet.put does."""
        if self.kind == "card":
            sheet.put_scene(self.key, self.number, scene, kind)
        elif self.kind == "place":
            sheet.put(("places", self.key), f"{ground}; {scene}" if scene is not None else None, kind)
        else:
            sheet.put((self.kind,), scene, kind)


def subjects(who: CharacterDef, sheet: PictureSheet) -> Iterator[Subject]:
    """All of a character's, in the order in which one looks at them."""
    yield Subject("portrait", "Portrait")
    yield Subject("emblem", "Emblem")
    for card in who.deck:
        key, title = card.id.partition("/")[2], card.title
        pictures = -(-card.copies // MOST)
        shown = min(pictures, len(sheet.scenes(key)) + 1)
        for number in range(max(1, shown)):
            which = f" ({('first', 'second', 'third', 'fourth')[min(number, 3)]} picture)" if pictures > 1 else ""
            yield Subject("card", title + which, key, number, card)
    for id, pile in who.piles.items():
        yield Subject("place", f"{pile.name or id} (on the table)", id)
