# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of a blow a seat takes: some characters take less of what a card says, others more."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.engine.seen import SeenSeat

if TYPE_CHECKING:
    from rdi_desktop.content import Content
    from rdi_desktop.engine.language.standing import Change


@lru_cache(maxsize=1 << 5)
def tough(content: Content, people: tuple[str, ...]) -> tuple[int, ...]:
    """The seats whose characters may ever take more or less than a card says."""
    found = []
    for seat, name in enumerate(people):
        character = content.characters.get(name)
        if character is not None:
            holding = [*character.standing, *(one for card in character.deck for one in card.standing)]
            if any(one.taken is not None for one in holding):
                found.append(seat)
    return tuple(found)


def takings(content: Content, mat: SeenSeat, held: Mapping[str, int | str]) -> list[Change]:
    """The changes of what a seat takes of a card now. `mat`: its cards in play; `held`: its tokens and markers."""
    standing = list(content.characters[mat.character].standing)
    for shown in mat.in_play:
        if shown.definition:
            standing += content.card(shown.definition).standing
    now = [one.taken for one in standing if one.taken is not None and (one.if_ is None or one.if_.likely(held))]
    return [one for one in now if not one.through or "card" in one.through]


def takes(takings: list[Change], fortitude: float, alcohol: float) -> tuple[float, float]:
    """How much of a loss of Fortitude and a gain of Alcohol Content the seat takes, both signed."""
    for one in takings:
        if fortitude < 0:
            fortitude = min(0, fortitude - one.lose_fortitude)
        if alcohol > 0:
            alcohol = max(0, alcohol + one.gain_alcohol)
    return fortitude, alcohol
