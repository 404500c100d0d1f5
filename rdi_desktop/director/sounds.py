# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard as a beat begins: names of sounds, which the window plays."""

from __future__ import annotations

from collections.abc import Collection

from rdi_desktop.director.beats import Beat

SOUNDS = {
    # cards
    "begin": "shuffle",
    "draw": "card",
    "discard": "card",
    "move": "card",
    "play": "card",
    "answer": "card",
    "trap": "thud",
    "offer": "card",
    "shuffle": "shuffle",
    "hit": "thud",
    "keep": "card",
    "walk": "card",
    "sent_back": "card",
    "reward": "cheer",
    "crawl": "bell",
    "closing": "thud",
    "target": "bell",
    "prepared": "shuffle",
    "repair": "dice",
    "broken": "thud",
    # Gold
    "ring": "coin",
    "round_won": "cheer",
    "prolonged": "dice",
    "luck": "dice",
    # Drinks
    "order": "mug",
    "reveal": "mug",
    "chaser": "mug",
    "event": "bell",
    "drink": "gulp",
    "renewed": "shuffle",
    "mug": "mug",
    "winner": "cheer",
    # losing
    "last_chance": "bell",
    "falls": "thud",
    "thrown_out": "thud",
}
"""By the kind of the beat; all others are silent."""


def sound_of(beat: Beat, types: Collection[str] = ()) -> str | None:
    """The sound of a beat, whose first card has these types; None: nothing is heard."""
    match beat.kind:
        case "play" if "cheating" in types:
            return "dice"
        case "strike":
            hurt = any(change.what == "fortitude" and change.n < 0 for change in beat.changes)
            return "thud" if hurt else None
        case "end":
            return "cheer" if beat.to else None
    return SOUNDS.get(beat.kind)


def landing_sound(beat: Beat, place: int) -> str | None:
    """The sound of a change as it happens: coins are heard one by one, where they arrive."""
    change = beat.changes[place]
    if change.what != "gold":
        return None
    return "coins" if change.n > 1 else "coin"
