# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes docs/sounds.md anew: what every sound means, and what is measured of its files: `python -m tools.sound_page`.

Peak and loudness are in dB below the most that there is, the mean of the samples' squares for loudness. The centre is the mean pitch of the
spectrum, weighted by power: high is bright, low is dull.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.sounds import LANDING
from rdi_desktop.engine.language.character import REGISTERS
from rdi_desktop.ui.look.ambience import RATE, RINGS, TUNES, read
from rdi_desktop.ui.look.sound_list import PEAKS, PLAY, SOUNDS, VOICES, files, voice_file

PAGE = Path(__file__).parents[1] / "docs/sounds.md"
ASSETS = Path(__file__).parents[1] / "assets"
FOLDERS = ("sounds", "voices", "ambience")
MEANS = {
    "card": "a card goes somewhere",
    "flip": "a card is turned over, or shown",
    "shuffle": "cards are shuffled",
    "candle": "somebody's turn begins: the candle is put down",
    "token": "a token changes hands",
    "tap": "somebody passes in a Round of Gambling",
    "quill": "something is noted",
    "coin": "a coin arrives",
    "coins": "a handful of coins arrives",
    "laid": "a card is played",
    "sleeve": "a Cheating card is played, out of a sleeve",
    "scratch": "a card is Negated",
    "brush": "an effect is Ignored",
    "bend": "an effect is changed, or redirected",
    "snap": "a trap is sprung",
    "whoosh": "a blow misses",
    "thud-light": "a blow of 1",
    "thud": "a blow of 2 or 3",
    "thud-heavy": "a blow of 4 and more",
    "balm": "Fortitude comes back",
    "dice": "dice are rolled",
    "chips": "a Round of Gambling begins, or goes on",
    "chair": "somebody leaves a Round of Gambling",
    "cheer": "somebody has won a Round of Gambling, or a contest",
    "chime": "a Prize or a reward is won",
    "bell": "a Drink is ordered",
    "mug": "a Drink is put on the table",
    "spoon": "a Drink is changed",
    "swig": "a Drink is drunk",
    "gong": "a Drink Event happens",
    "sting": "a contest begins, or begins again",
    "drum": "the scores of a contest are compared",
    "groan": "nobody wins",
    "dial": "an automaton chooses whom it is after",
    "ratchet": "an automaton is wound up, or prepares itself",
    "hammer": "something is repaired",
    "crack": "something breaks",
    "steps": "the company walks",
    "door": "the company leaves one tavern for the next",
    "bolt": "a tavern closes",
    "heart": "a last chance",
    "fall": "somebody passes out, with the chair",
    "slam": "somebody without Gold is out, and the door falls shut",
    "hurrah": "the game is won",
}
"""What each sound means: one thing, so that nobody hears two things from one sound."""
CALLS = {
    "hm": "is thrown out, or has to leave a Round",
    "ha": "Negates a card",
    "oof": "loses 2 Fortitude or more at once",
    "hic": "begins a turn drunk",
    "snore": "has passed out",
    "laugh": "has won a Round of Gambling, a contest or the game",
    "gasp": "springs a trap, or has a last chance",
    "gulp": "drinks",
}
"""When somebody is heard like that."""
WHY_SILENT = {
    "phase": "the parts of a turn follow each other in a tenth of a second",
    "rest": "nothing is seen, either",
    "control": "the card that took control has just been heard",
    "round_over": "who has won the Round has just been heard",
}
"""Why a kind of beat has no sound."""
HEAD = """\
# What is heard

All of it is made by our scripts: `packaging/sounds.py`, `packaging/voices.py`, `packaging/ambience.py`. This page is made by
`python -m tools.sound_page`. A sound has one meaning. Great moments peak at -3 dB, plays at -9, cards and other small things at -18,
at full volume. A sound with several takes is never the same twice running, and its pitch differs by up to 4 %; that chance is none of
the game's. Peak and loudness (RMS) are dB below the most that there is; the centre is the mean pitch of the spectrum.
"""


class Measured(NamedTuple):
    """What is measured of a file."""

    seconds: float
    peak: float
    """dB below the most that there is."""
    loud: float
    """The same of the root of the mean square."""
    centre: float
    """Of the spectrum (Hz)."""


def measured(name: str) -> Measured:
    """What is measured of a file below the assets."""
    wave = np.array(read(name), dtype=float) / 32767
    spectrum = np.abs(np.fft.rfft(wave)) ** 2
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    return Measured(
        len(wave) / RATE,
        float(20 * np.log10(np.max(np.abs(wave)))),
        float(10 * np.log10(np.mean(wave**2))),
        float((spectrum * pitches).sum() / spectrum.sum()),
    )


def row(first: str, *, names: list[str], rest: str) -> str:
    """A line of a table: of several takes the mean, and the highest peak."""
    all_ = [measured(name) for name in names]
    seconds, _, loud, centre = (sum(values) / len(all_) for values in zip(*all_, strict=True))
    peak = max(one.peak for one in all_)
    return f"| `{first}` | {rest} | {len(names)} | {seconds:.2f} | {peak:.1f} | {loud:.0f} | {round(centre, -1):.0f} |"


def lines() -> Iterator[str]:
    """The whole page, line by line."""
    measures = "files | seconds | peak (dB) | loudness (dB) | centre (Hz) |"
    yield HEAD
    yield "## Sounds of the table\n"
    yield f"| sound | means | kind | beats | {measures}"
    yield "|---|---|---|---|---|---|---|---|---|"
    for name, sound in SOUNDS.items():
        beats = ", ".join(key for key, kind in KINDS.items() if kind.sound == name)
        yield row(
            name, names=[f"sounds/{file}" for file in files(name)], rest=f"{MEANS[name]} | {sound.loud} | {beats}"
        )
    yield "\nBeats that are heard as they land, blows and coins: " + ", ".join(sorted(LANDING)) + ".\n"
    yield "Silent beats: " + "; ".join(f"{kind} ({why})" for kind, why in WHY_SILENT.items()) + "."
    yield "\n## Voices\n"
    yield f"Without words, in four registers ({', '.join(REGISTERS)}); `voice:` in a character's file says which."
    yield f"They peak at {PEAKS[PLAY]:g} dB.\n"
    yield f"| voice | heard when somebody | register | {measures}"
    yield "|---|---|---|---|---|---|---|---|"
    for voice in VOICES:
        for register in REGISTERS:
            yield row(voice, names=[f"voices/{voice_file(voice, register)}"], rest=f"{CALLS[voice]} | {register}")
    yield "\n## The tavern\n"
    yield f"| name | kind | {measures}"
    yield "|---|---|---|---|---|---|---|"
    for name in (*RINGS, *TUNES):
        yield row(name, names=[f"ambience/{name}"], rest="endless" if name in RINGS else "a tune")
    sizes = {folder: sum(path.stat().st_size for path in (ASSETS / folder).iterdir()) for folder in FOLDERS}
    yield (
        "\n"
        + ", ".join(f"{folder}: {size / 1e6:.2f} MB" for folder, size in sizes.items())
        + (f"; {sum(sizes.values()) / 1e6:.2f} MB in all.")
    )


def page() -> str:
    """The whole page."""
    return "\n".join(lines()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
