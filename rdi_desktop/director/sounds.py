# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of the sounds at the beginning of beats; the window plays them."""

from __future__ import annotations

from collections.abc import Collection

from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.beats import Beat


def sound_of(beat: Beat, types: Collection[str] = ()) -> str | None:
    """The sound of a beat whose first card has these types; None: silent."""
    match beat.kind:
        case "play" if "cheating" in types:
            return "dice"
        case "strike":
            hurt = any(change.what == "fortitude" and change.n < 0 for change in beat.changes)
            return "thud" if hurt else None
        case "end":
            return "cheer" if beat.to else None
    return KINDS[beat.kind].sound or None


def landing_sound(beat: Beat, place: int) -> str | None:
    """The sound of a change as it happens: coins sound one by one as they arrive."""
    change = beat.changes[place]
    if change.what != "gold":
        return None
    return "coins" if change.n > 1 else "coin"
