# SPDX-License-Identifier: GPL-3.0-or-later
"""The workshop's words for a file: its state in a line, its mistakes with positions, the meanings of its own words."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rdi_desktop.content.parcel import SUFFIX
from rdi_desktop.ui.workshop.editor import Spot
from rdi_desktop.words import said

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent

    from rdi_desktop.content import Content
    from rdi_desktop.content.errors import ContentError
    from rdi_desktop.content.own_files import OwnFile

IN_PICTURES = "pictures"
"""The value of `Spot.where` for the picture sheet."""


def state_of(mine: OwnFile) -> str:
    """The state of a file."""
    if not mine.usable:
        first = mine.problems[0]
        return said("workshop-spot", odd=False, line=first.line, message=first.message)
    if not mine.character:
        return said("workshop-file-right", cards=len(mine.checked.cards))
    number, beside = mine.checked.numbers
    return said("workshop-file-character-right", cards=len(mine.checked.cards), number=number, beside=beside)


def standing(mine: OwnFile) -> str:
    """Whether a file can be played, and if not, how many mistakes it has."""
    return said("workshop-file-standing", faults=len(mine.problems))


def own_words(known: Content, mine: OwnFile | None) -> list[tuple[str, str]]:
    """Standard cards with their effects, and the character's declarations."""
    found = []
    for id in known.standard:
        with suppress(KeyError):
            found.append((id, said("workshop-word-standard", does=" ".join(known.text(known.templates[id]).split()))))
    if mine is not None and mine.character:
        who = mine.checked.content.characters[mine.character]
        found += [(id, said("workshop-word-token")) for id in who.tokens]
        found += [(id, said("workshop-word-track")) for id in who.tracks]
        found += [(id, said("workshop-word-pile")) for id in who.piles]
    return found


def spot(error: ContentError) -> Spot:
    """A mistake with its position."""
    return Spot(error.line, error.column, error.message, error.near)


def in_sheet(error: ContentError) -> Spot:
    """A mistake in the picture sheet, another file."""
    message = said("workshop-spot-pictures", file=error.file, line=error.line, message=error.message)
    return Spot(0, 0, message, where=IN_PICTURES)


def text_of(path: Path) -> str | None:
    """The text of a file; None if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return None


def character_in(event: QDropEvent) -> Path | None:
    """The dragged parcel; None if something else is dragged."""
    urls = event.mimeData().urls()
    path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
    return path if path is not None and path.suffix == SUFFIX else None
