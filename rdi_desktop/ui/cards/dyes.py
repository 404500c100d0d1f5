# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of home-made characters, for what is drawn by an id alone: portrait, emblem, seal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import CharacterDef

_known: dict[str, str] = {}


def take(character: CharacterDef) -> bool:
    """Note a character's colour; returns whether it has changed."""
    before = _known.get(character.id)
    _known[character.id] = character.colour
    return before != character.colour


def knows(character: str) -> bool:
    """Whether that character is home-made: the program's are drawn in their colours."""
    return character in _known


def of(character: str) -> dict[str, str]:
    """Replacements of colours on pictures of that character: old → new."""
    return worn(_known.get(character, ""))


def worn(colour: str) -> dict[str, str]:
    """The same for a character of that colour."""
    return {"cloth": colour} if re.fullmatch("#[0-9a-fA-F]{6}", colour) else {}


def forget() -> None:
    """Forget all colours."""
    _known.clear()
