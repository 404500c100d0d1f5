# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sound of the table: how loud it is, how many takes there are; and the wordless voices of characters.

Each sound has one meaning, which `tools/sound_page.py` tells. `packaging/sounds.py` and `packaging/voices.py` make the files, with
these peaks; `python -m tools.sound_page` measures them and writes docs/sounds.md.
"""

from __future__ import annotations

from typing import NamedTuple

GREAT, PLAY, CARD = "great", "play", "card"
PEAKS = {GREAT: -3.0, PLAY: -9.0, CARD: -18.0}
"""The peak of each kind of sound at full volume (dB below the most that there is): great moments, plays, cards."""


class Sound(NamedTuple):
    """What a sound is like."""

    loud: str = PLAY
    """The key of its peak."""
    takes: int = 1
    """How many takes there are. If there are several, one is picked by chance, with a little pitch."""


SOUNDS: dict[str, Sound] = {
    # cards and things: they are heard all the time, and softly
    "card": Sound(CARD, 3),
    "flip": Sound(CARD),
    "shuffle": Sound(CARD),
    "candle": Sound(CARD),
    "token": Sound(CARD),
    "tap": Sound(CARD),
    "quill": Sound(CARD),
    "coin": Sound(CARD, 3),
    "coins": Sound(CARD),
    # plays
    "laid": Sound(PLAY, 3),
    "sleeve": Sound(PLAY),
    "scratch": Sound(PLAY),
    "brush": Sound(PLAY),
    "bend": Sound(PLAY),
    "snap": Sound(PLAY),
    "whoosh": Sound(PLAY),
    "thud-light": Sound(PLAY, 3),
    "thud": Sound(PLAY, 3),
    "thud-heavy": Sound(PLAY, 3),
    "balm": Sound(PLAY),
    "dice": Sound(PLAY),
    # a Round of Gambling
    "chips": Sound(PLAY),
    "chair": Sound(PLAY),
    "cheer": Sound(PLAY),
    "chime": Sound(PLAY),
    # Drinks
    "bell": Sound(PLAY),
    "mug": Sound(PLAY, 3),
    "spoon": Sound(PLAY),
    "swig": Sound(PLAY),
    "gong": Sound(PLAY),
    # contests
    "sting": Sound(PLAY),
    "drum": Sound(PLAY),
    "groan": Sound(PLAY),
    # a machine
    "dial": Sound(PLAY),
    "ratchet": Sound(PLAY),
    "hammer": Sound(PLAY),
    "crack": Sound(PLAY),
    # a dungeon, a Pub Crawl
    "steps": Sound(PLAY),
    "door": Sound(PLAY),
    "bolt": Sound(PLAY),
    # losing and winning
    "heart": Sound(PLAY),
    "fall": Sound(GREAT),
    "slam": Sound(GREAT),
    "hurrah": Sound(GREAT),
}
VOICES = ("hm", "ha", "oof", "hic", "snore", "laugh", "gasp", "gulp")
"""The wordless voices. They are as loud as plays."""


def voice_file(voice: str, register: str) -> str:
    """The name of the file of a voice."""
    return f"{voice}-{register}"


def files(name: str) -> list[str]:
    """The names of the files of a sound or of the file of a voice, without extension."""
    takes = SOUNDS[name].takes if name in SOUNDS else 1
    return [name] if takes == 1 else [f"{name}-{take}" for take in range(1, takes + 1)]
