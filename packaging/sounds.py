# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the table, each from a few lines of arithmetic: `python packaging/sounds.py`.

What they are for and how loud they are stands in `rdi_desktop/ui/look/sound_list.py`. The same script makes the
same files on every machine. Voices are in `voices.py`, the tavern is in `ambience.py`; docs/sounds.md measures all of it.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from synthesis import (
    ASSETS,
    Wave,
    at_peak,
    bell_of,
    faded,
    lay,
    noise,
    resonant,
    shaped,
    silence,
    swelling,
    tone,
    trimmed,
    write,
)

from rdi_desktop.ui.look.sound_list import PEAKS, SOUNDS, files

FOLDER = ASSETS / "sounds"


def knock(chance: random.Random, pitch: float, seconds: float = 0.09, bright: float = 1800) -> Wave:
    """Wood on wood."""
    made = silence(seconds)
    lay(made, tone(pitch, seconds, 45, -0.1), 0.0, 0.8)
    lay(made, tone(pitch * 2.7, seconds, 80), 0.0, 0.25)
    lay(made, shaped(noise(chance, min(seconds, 0.04), 250, bright), 0.001, 120), 0.0, 1.1)
    return made


def card(chance: random.Random) -> Wave:
    """A card slides over wood and is laid down."""
    made, lands = silence(0.19), chance.uniform(0.082, 0.098)
    lay(made, shaped(noise(chance, 0.13, 1400, 6000), 0.065, 40), 0.0, 0.8)
    lay(made, shaped(noise(chance, 0.06, 200, chance.uniform(1500, 2100)), 0.002, 90), lands, 1.6)
    lay(made, tone(chance.uniform(155, 185), 0.06, 70), lands, 0.25)
    return made


def laid(chance: random.Random) -> Wave:
    """A card is slapped on the table."""
    made = silence(0.2)
    lay(made, shaped(noise(chance, 0.05, 1800, 7000), 0.04, 60), 0.0, 0.5)
    lay(made, shaped(noise(chance, 0.09, 300, chance.uniform(2600, 3400)), 0.001, 75), 0.045, 1.8)
    lay(made, tone(chance.uniform(132, 150), 0.14, 34, -0.2), 0.046, 0.9)
    return made


def flip(chance: random.Random) -> Wave:
    """A card is turned over: the air, and the edge."""
    made = silence(0.17)
    lay(made, swelling(noise(chance, 0.12, 700, 3600)), 0.0, 0.7)
    lay(made, shaped(noise(chance, 0.03, 1500, 6000), 0.001, 160), 0.11, 1.0)
    return made


def shuffle(chance: random.Random) -> Wave:
    """A deck is riffled."""
    made = silence(0.56)
    at = 0.0
    while at < 0.48:
        lay(made, shaped(noise(chance, 0.03, 900, 5200), 0.002, 130), at, 0.5 + 0.5 * math.sin(math.pi * at / 0.5))
        at += chance.uniform(0.012, 0.022)
    return made


def candle(chance: random.Random) -> Wave:
    """A candlestick of brass is put down."""
    made = silence(0.22)
    lay(made, knock(chance, 240), 0.0, 1.0)
    lay(made, bell_of(690, 0.2, 17, ((1, 0.35), (2.3, 0.15))), 0.004)
    return made


def token(chance: random.Random) -> Wave:
    """A counter of wood clicks against another."""
    made = silence(0.13)
    lay(made, knock(chance, 1150, 0.05, 4000), 0.0, 0.8)
    lay(made, knock(chance, 980, 0.06, 3600), 0.045, 0.5)
    return made


def tap(chance: random.Random) -> Wave:
    """A finger on the table, twice."""
    made = silence(0.2)
    for at in (0.0, 0.09):
        lay(made, knock(chance, 330, 0.08, 1500), at, 1.0 - 2 * at)
    return made


def quill(chance: random.Random) -> Wave:
    """A quill on paper."""
    made = silence(0.3)
    at = 0.0
    while at < 0.24:
        length = chance.uniform(0.03, 0.06)
        lay(made, swelling(noise(chance, length, 2600, 7500)), at, chance.uniform(0.5, 1.0))
        at += length * 1.05
    return made


def coin(chance: random.Random) -> Wave:
    """A coin falls on coins."""
    made = silence(0.32)
    pitch, again = chance.uniform(2400, 2800), chance.uniform(0.055, 0.09)
    for part, loud in ((1.0, 1.0), (1.52, 0.6), (2.37, 0.35), (3.13, 0.14)):
        lay(made, tone(pitch * part, 0.32, 17 * part), 0.0, loud)
        lay(made, tone(pitch * 1.06 * part, 0.22, 26 * part), again, loud * 0.45)
    return made


def coins(chance: random.Random) -> Wave:
    """A handful of them."""
    made = silence(0.66)
    for step in range(6):
        lay(made, coin(chance), step * 0.06 + chance.uniform(0, 0.025), chance.uniform(0.5, 1.0))
    return made


def sleeve(chance: random.Random) -> Wave:
    """Cloth, and a card that was in it."""
    made = silence(0.34)
    lay(made, swelling(noise(chance, 0.24, 350, 2400)), 0.0, 0.8)
    lay(made, swelling(noise(chance, 0.12, 2500, 8000)), 0.13, 0.5)
    lay(made, shaped(noise(chance, 0.05, 250, 2800), 0.001, 90), 0.26, 1.6)
    return made


def scratch(chance: random.Random) -> Wave:
    """A nail drawn over slate, back and forth."""
    made = silence(0.34)
    for at, length, pitch in ((0.0, 0.12, 1500.0), (0.13, 0.19, 2100.0)):
        rough = resonant([chance.uniform(-1, 1) for _ in range(round(length * 22050))], pitch, 260)
        saw = tone(pitch * 0.5, length, 0.5, 0.5 if at else -0.3)
        lay(made, swelling([a + 0.12 * b for a, b in zip(rough, saw, strict=False)], 0.6), at)
    return made


def brush(chance: random.Random) -> Wave:
    """Brushed off a shoulder, twice."""
    made = silence(0.36)
    for at in (0.0, 0.17):
        lay(made, swelling(noise(chance, 0.15, 900, 4200), 1.5), at, 1.0 - at)
    return made


def bend(_chance: random.Random) -> Wave:
    """A string that is bent while it sounds."""
    made = silence(0.4)
    for part, loud in ((1, 1.0), (2, 0.45), (3, 0.2)):
        lay(made, shaped(tone(294 * part, 0.4, 3.5 * part, 0.5), 0.004, 1), 0.0, loud)
    return made


def snap(chance: random.Random) -> Wave:
    """A spring, and iron jaws."""
    made = silence(0.36)
    lay(made, shaped(noise(chance, 0.04, 1500, 9000), 0.0008, 110), 0.0, 2.0)
    lay(made, bell_of(540, 0.34, 12, ((1, 0.6), (1.47, 0.45), (2.09, 0.35), (3.9, 0.2))), 0.002)
    return made


def whoosh(chance: random.Random) -> Wave:
    """Something large goes past."""
    made = silence(0.42)
    lay(made, swelling(noise(chance, 0.4, 250, 1100), 1.6), 0.0, 1.0)
    lay(made, swelling(noise(chance, 0.24, 1100, 3200), 1.6), 0.1, 0.7)
    return made


def thud_light(chance: random.Random) -> Wave:
    """A flat hand."""
    made, pitch = silence(0.2), chance.uniform(165, 190)
    lay(made, tone(pitch, 0.18, 30, -0.3), 0.0, 0.8)
    lay(made, shaped(noise(chance, 0.07, 250, 1900), 0.001, 70), 0.0, 1.4)
    return made


def thud(chance: random.Random) -> Wave:
    """A fist."""
    made, pitch = silence(0.3), chance.uniform(104, 120)
    lay(made, tone(pitch, 0.28, 16, -0.4), 0.0, 1.0)
    lay(made, shaped(noise(chance, 0.11, 90, 900), 0.002, 36), 0.0, 1.6)
    return made


def thud_heavy(chance: random.Random) -> Wave:
    """Something that makes the table jump, and what stands on it."""
    made, pitch = silence(0.5), chance.uniform(66, 76)
    lay(made, tone(pitch, 0.48, 8, -0.4), 0.0, 1.2)
    lay(made, tone(pitch * 2.1, 0.3, 17, -0.4), 0.0, 0.5)
    lay(made, shaped(noise(chance, 0.2, 60, 700), 0.003, 22), 0.0, 1.7)
    for _ in range(3):
        lay(made, knock(chance, chance.uniform(600, 1200), 0.06, 4000), chance.uniform(0.12, 0.3), 0.12)
    return made


def balm(_chance: random.Random) -> Wave:
    """Three soft notes that rise."""
    made = silence(0.6)
    for step, pitch in enumerate((392.0, 494.0, 587.0)):
        lay(made, shaped(bell_of(pitch, 0.42, 5, ((1, 1.0), (2, 0.2))), 0.03, 2), step * 0.085, 0.7)
    return made


def dice(chance: random.Random) -> Wave:
    """Dice rattle over the table and come to rest."""
    made = silence(0.55)
    at, gap = 0.0, 0.028
    while at < 0.48:
        loud = 1.0 - at
        lay(made, tone(chance.uniform(900, 1500), 0.03, 120), at, 0.5 * loud)
        lay(made, shaped(noise(chance, 0.02, 800, 4000), 0.0008, 220), at, loud)
        at += gap * chance.uniform(0.6, 1.3)
        gap *= 1.13
    return made


def chips(chance: random.Random) -> Wave:
    """Stakes are stacked."""
    made = silence(0.44)
    for step in range(6):
        at = step * 0.055 + chance.uniform(0, 0.012)
        lay(made, bell_of(chance.uniform(1700, 1950), 0.08, 40, ((1, 0.6), (1.61, 0.4))), at, 0.7)
        lay(made, knock(chance, 520 + 40 * step, 0.05, 2600), at, 0.7)
    return made


def chair(chance: random.Random) -> Wave:
    """A chair is pushed back."""
    made = silence(0.46)
    at = 0.0
    while at < 0.36:
        lay(made, resonant(knock(chance, chance.uniform(150, 210), 0.05, 900), 420, 260), at, 0.6 + at)
        at += chance.uniform(0.014, 0.024)
    lay(made, knock(chance, 130), 0.37, 0.5)
    return made


def crowd(chance: random.Random, people: int, seconds: float, bends: tuple[float, float], rush: float) -> Wave:
    """Many voices, from the next room."""
    made = silence(seconds)
    for _ in range(people):
        start = chance.uniform(0.0, 0.18 * seconds)
        pitch = chance.choice([165, 185, 208, 233, 262, 294, 330]) * chance.uniform(0.97, 1.03)
        length = chance.uniform(0.5, 0.75) * seconds
        voice = silence(length)
        for part, loud in ((1, 0.6), (2, 1.0), (3, 0.7), (4, 0.3), (5, 0.12)):
            lay(voice, tone(pitch * part, length, 0.3, chance.uniform(*bends)), 0.0, loud)
        lay(made, shaped(voice, 0.13 * seconds, 5.0 / seconds), start, chance.uniform(0.05, 0.1))
    lay(made, shaped(noise(chance, seconds * 0.9, 500, 2200), 0.2 * seconds, 4.5 / seconds), 0.0, rush)
    return made


def cheer(chance: random.Random) -> Wave:
    """A table that is pleased."""
    return crowd(chance, 7, 0.9, (-0.06, 0.14), 0.7)


def hurrah(chance: random.Random) -> Wave:
    """The whole tavern, and feet."""
    made = crowd(chance, 18, 1.8, (-0.08, 0.12), 1.5)
    for step in range(7):
        lay(made, thud(chance), 0.3 + 0.19 * step, 0.16)
    return made


def groan(chance: random.Random) -> Wave:
    """The whole tavern, disappointed."""
    return crowd(chance, 8, 0.9, (-0.34, -0.24), 0.25)


def chime(_chance: random.Random) -> Wave:
    """Small bars of metal, one after the other."""
    made = silence(0.62)
    for step, pitch in enumerate((1319.0, 1568.0, 1976.0, 2637.0)):
        lay(made, bell_of(pitch, 0.4, 7, ((1, 0.8), (2.76, 0.2))), step * 0.07)
    return made


def bell(_chance: random.Random) -> Wave:
    """The small bell on the counter."""
    return bell_of(1046, 0.6, 6.5, ((1.0, 1.0), (2.0, 0.35), (2.4, 0.3), (4.1, 0.1)))


def gong(chance: random.Random) -> Wave:
    """A tray is struck."""
    made = bell_of(196, 0.95, 2.6, ((1.0, 1.0), (1.48, 0.7), (2.13, 0.5), (2.91, 0.35), (4.3, 0.2)))
    lay(made, shaped(noise(chance, 0.3, 300, 3000), 0.004, 14), 0.0, 0.6)
    return made


def mug(chance: random.Random) -> Wave:
    """A full mug is set down, and its lid claps."""
    made = silence(0.32)
    lid = chance.uniform(735, 830)
    lay(made, tone(chance.uniform(122, 140), 0.2, 26, -0.3), 0.0, 1.0)
    lay(made, shaped(noise(chance, 0.05, 200, 1500), 0.001, 80), 0.0, 1.2)
    lay(made, bell_of(lid, 0.22, 24, ((1.0, 0.3), (2.76, 0.16), (5.4, 0.06))), chance.uniform(0.085, 0.11))
    return made


def spoon(chance: random.Random) -> Wave:
    """A spoon goes round in a mug."""
    made = silence(0.5)
    for step in range(5):
        at = 0.085 * step + chance.uniform(0, 0.014)
        lay(made, bell_of(chance.uniform(2050, 2350), 0.14, 26, ((1, 0.6), (2.4, 0.3))), at, 0.6 + 0.1 * step)
        lay(made, swelling(noise(chance, 0.08, 300, 900)), at, 0.4)
    return made


def swig(chance: random.Random) -> Wave:
    """A mug is emptied: it pours, and it is put down."""
    made = silence(0.5)
    for _ in range(12):
        lay(made, shaped(tone(chance.uniform(420, 900), 0.05, 30, 0.6), 0.008, 40), chance.uniform(0, 0.3), 0.35)
    lay(made, swelling(noise(chance, 0.34, 400, 1500)), 0.0, 0.25)
    lay(made, knock(chance, 150, 0.1, 1300), 0.39, 0.9)
    return made


def sting(_chance: random.Random) -> Wave:
    """Two horns: look here."""
    made = silence(0.7)
    for at, length, chord in ((0.0, 0.13, (196.0, 294.0)), (0.14, 0.56, (262.0, 392.0))):
        for pitch in chord:
            horn = silence(length)
            for part in range(1, 7):
                lay(horn, tone(pitch * part, length, 0.8 + 0.8 * part), 0.0, 1 / part)
            lay(made, shaped(horn, 0.02, 2.5), at, 0.5)
    return made


def drum(chance: random.Random) -> Wave:
    """A roll on the table, and a stroke."""
    made = silence(0.62)
    for step in range(11):
        lay(made, knock(chance, 185, 0.07, 1100), step * 0.042, 0.25 + 0.05 * step)
    lay(made, thud_light(chance), 0.47, 1.2)
    return made


def dial(chance: random.Random) -> Wave:
    """A hand of a clock jumps, three times."""
    made = silence(0.34)
    for step in range(3):
        lay(made, knock(chance, 1450, 0.04, 6000), step * 0.1, 0.6 + 0.2 * step)
        lay(made, bell_of(2900, 0.07, 40, ((1, 0.25),)), step * 0.1 + 0.002)
    return made


def ratchet(chance: random.Random) -> Wave:
    """A spring is wound."""
    made = silence(0.48)
    for step in range(9):
        lay(made, knock(chance, 760 + 22 * step, 0.035, 5200), step * 0.048, 0.8)
    lay(made, bell_of(410, 0.12, 26, ((1, 0.3), (2.2, 0.2))), 0.4)
    return made


def hammer(chance: random.Random) -> Wave:
    """Two strokes on iron."""
    made = silence(0.48)
    for at in (0.0, 0.2):
        lay(made, bell_of(980, 0.26, 13, ((1, 0.7), (2.31, 0.5), (3.9, 0.3))), at)
        lay(made, knock(chance, 260, 0.06, 3600), at, 0.8)
    return made


def crack(chance: random.Random) -> Wave:
    """Wood and clockwork give way."""
    made = silence(0.5)
    for _ in range(9):
        lay(
            made,
            shaped(noise(chance, 0.04, 500, 6000), 0.0006, 130),
            abs(chance.gauss(0, 0.1)),
            chance.uniform(0.4, 1.4),
        )
    for _ in range(4):
        lay(made, bell_of(chance.uniform(1200, 2400), 0.15, 25, ((1, 0.2),)), chance.uniform(0.1, 0.34))
    lay(made, thud(chance), 0.02, 0.5)
    return made


def steps(chance: random.Random) -> Wave:
    """Four steps on stone."""
    made = silence(0.95)
    for step in range(4):
        at = 0.24 * step
        lay(made, knock(chance, 105 + 14 * (step % 2), 0.1, 1100), at, 1.0)
        lay(made, swelling(noise(chance, 0.07, 900, 3000)), at + 0.05, 0.16)
    return made


def hinge(chance: random.Random, seconds: float, pitch: float) -> Wave:
    """A hinge that wants oil."""
    made, at = silence(seconds), 0.0
    while at < seconds - 0.03:
        lay(made, tone(pitch * (1 + 0.5 * at / seconds) * chance.uniform(0.97, 1.03), 0.025, 90), at, 0.7)
        at += 0.011 + 0.008 * math.sin(math.pi * at / seconds)
    return swelling(made, 0.5)


def door(chance: random.Random) -> Wave:
    """A door opens, and is closed behind one."""
    made = silence(0.8)
    lay(made, hinge(chance, 0.42, 620), 0.05, 0.4)
    lay(made, knock(chance, 900, 0.04, 4000), 0.0, 0.4)
    lay(made, thud_light(chance), 0.58, 0.9)
    lay(made, knock(chance, 1100, 0.04, 4600), 0.62, 0.35)
    return made


def slam(chance: random.Random) -> Wave:
    """A door falls shut, and swings no more."""
    made = silence(1.0)
    lay(made, hinge(chance, 0.26, 760), 0.0, 0.22)
    lay(made, thud_heavy(chance), 0.24, 1.0)
    lay(made, shaped(noise(chance, 0.08, 300, 5000), 0.0008, 55), 0.24, 1.3)
    for step in range(4):
        lay(made, knock(chance, 420, 0.06, 2600), 0.42 + 0.1 * step + 0.02 * step * step, 0.25 * 0.6**step)
    return made


def bolt(chance: random.Random) -> Wave:
    """A bolt is pushed home."""
    made = silence(0.4)
    lay(made, swelling(noise(chance, 0.22, 700, 3800)), 0.0, 0.6)
    lay(made, bell_of(470, 0.2, 22, ((1, 0.6), (2.3, 0.5))), 0.2)
    lay(made, knock(chance, 190, 0.1, 2400), 0.2, 1.0)
    return made


def heart(_chance: random.Random) -> Wave:
    """Two beats of a heart."""
    made = silence(0.85)
    for at in (0.0, 0.45):
        lay(made, tone(74, 0.16, 20, -0.3), at, 1.0)
        lay(made, tone(62, 0.2, 18, -0.3), at + 0.15, 0.8)
        lay(made, tone(148, 0.1, 30, -0.3), at, 0.25)
    return made


def fall(chance: random.Random) -> Wave:
    """A chair tips, somebody meets the floor, and the chair follows."""
    made = silence(1.05)
    lay(made, chair(chance), 0.0, 0.25)
    lay(made, thud_heavy(chance), 0.36, 1.2)
    for at, loud in ((0.62, 0.55), (0.74, 0.35), (0.81, 0.2)):
        lay(made, knock(chance, chance.uniform(180, 240), 0.12, 2200), at, loud)
    return made


def samples(name: str, file: str) -> list[int]:
    """One take of a sound as 16 bit numbers."""
    make: Callable[[random.Random], Wave] = globals()[name.replace("-", "_")]
    return list(at_peak(faded(trimmed(make(random.Random(file)))), PEAKS[SOUNDS[name].loud]))


def main() -> None:
    """Write every sound to where sounds lie."""
    for name in SOUNDS:
        for file in files(name):
            write(FOLDER / f"{file}.au", samples(name, file))


if __name__ == "__main__":
    main()
