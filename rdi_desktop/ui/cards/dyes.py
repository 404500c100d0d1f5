# SPDX-License-Identifier: GPL-3.0-or-later
"""The colour that each home-made character wears, for what is drawn by an id alone: portrait, emblem, seal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import CharacterDef

_known: dict[str, str] = {}


def take(character: CharacterDef) -> bool:
    """Take note of a character's colour; whether it is another one than was known."""
    before = _known.get(character.id)
    _known[character.id] = character.colour
    return before != character.colour


def knows(character: str) -> bool:
    """Whether that one is home-made: the program's wear what they are drawn in."""
    return character in _known


def of(character: str) -> dict[str, str]:
    """What colour takes the place of which other on pictures of that character."""
    return worn(_known.get(character, ""))


def worn(colour: str) -> dict[str, str]:
    """The same for a character of that colour."""
    return {"cloth": colour} if re.fullmatch("#[0-9a-fA-F]{6}", colour) else {}


def forget() -> None:
    """Nobody is known any more."""
    _known.clear()
