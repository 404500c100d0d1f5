# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the wordless voices of characters, eight of them in four registers: `python packaging/voices.py`.

It is pulses of the throat and breath, through three formants, from one vowel to another. It is no sample of anybody.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from synthesis import ASSETS, RATE, Wave, at_peak, faded, lay, noise, shaped, silence, swelling, tone, trimmed, write

from rdi_desktop.engine.language.character import REGISTERS
from rdi_desktop.ui.look.sound_list import PEAKS, PLAY, VOICES, voice_file

FOLDER = ASSETS / "voices"


class Throat(NamedTuple):
    """What makes a register: the usual pitch (Hz), and how high formants lie beside those of a man."""

    pitch: float
    small: float


THROATS = {"bass": Throat(88, 0.86), "tenor": Throat(132, 1.0), "alto": Throat(208, 1.16), "treble": Throat(320, 1.38)}
Vowel = tuple[float, float, float]
AH, UH, OO, EE, MM = (
    (740.0, 1220.0, 2550.0),
    (560.0, 1080.0, 2400.0),
    (330.0, 780.0, 2250.0),
    (310.0, 2150.0, 2900.0),
    (250.0, 1000.0, 2200.0),
)
"""The formants of vowels, and of a closed mouth (Hz)."""
_WIDTHS, _LOUD = (80.0, 110.0, 160.0), (1.0, 0.5, 0.22)


def sung(
    chance: random.Random,
    throat: Throat,
    seconds: float,
    pitches: tuple[float, float],
    vowels: tuple[Vowel, Vowel],
    breath: float = 0.08,
) -> Wave:
    """A vowel that becomes another while the pitch goes from one share of the usual to another."""
    count = round(seconds * RATE)
    phase, before, drift = 0.0, 0.0, 0.0
    source = []
    for i in range(count):
        part = i / count
        drift += 0.0006 * chance.uniform(-1, 1) - 0.002 * drift  # no throat is quite steady
        phase += throat.pitch * (pitches[0] + (pitches[1] - pitches[0]) * part) * (1 + drift) / RATE
        at = phase % 1.0
        flow = 0.5 - 0.5 * math.cos(math.pi * at / 0.4) if at < 0.4 else max(0.0, math.cos(math.pi * (at - 0.4) / 0.4))
        source.append(flow - before + breath * 0.12 * chance.uniform(-1, 1))
        before = flow
    return formed(source, throat, vowels)


def breathed(chance: random.Random, throat: Throat, seconds: float, vowels: tuple[Vowel, Vowel]) -> Wave:
    """Breath through an open mouth."""
    return formed([0.1 * chance.uniform(-1, 1) for _ in range(round(seconds * RATE))], throat, vowels)


def formed(source: Wave, throat: Throat, vowels: tuple[Vowel, Vowel]) -> Wave:
    """A source heard through a mouth."""
    made, count = [0.0] * len(source), max(1, len(source))
    for number, (width, loud) in enumerate(zip(_WIDTHS, _LOUD, strict=True)):
        shrinks = math.exp(-math.pi * width / RATE)
        one = two = 0.0
        first = 0.0
        for i, value in enumerate(source):
            if i % 64 == 0:
                formant = vowels[0][number] + (vowels[1][number] - vowels[0][number]) * i / count
                turn = 2 * math.pi * min(formant * throat.small, RATE * 0.45) / RATE
                first = 2 * shrinks * math.cos(turn)
                gain = (1 - shrinks) * 2 * math.sin(turn)
            one, two = gain * value + first * one - shrinks * shrinks * two, one
            made[i] += loud * one
    return made


def hm(chance: random.Random, throat: Throat) -> Wave:
    """With a closed mouth, and displeased."""
    return swelling(sung(chance, throat, 0.36, (1.12, 0.86), (MM, MM), 0.02), 0.6)


def ha(chance: random.Random, throat: Throat) -> Wave:
    """Short and triumphant."""
    made = silence(0.34)
    lay(made, swelling(breathed(chance, throat, 0.09, (AH, AH))), 0.0, 0.6)
    lay(made, shaped(sung(chance, throat, 0.28, (1.45, 1.1), (AH, AH), 0.2), 0.025, 9), 0.05)
    return made


def oof(chance: random.Random, throat: Throat) -> Wave:
    """The air is driven out."""
    made = silence(0.34)
    lay(made, shaped(sung(chance, throat, 0.22, (1.3, 0.72), (UH, OO), 0.5), 0.012, 11), 0.0)
    lay(made, swelling(noise(chance, 0.18, 900, 4200)), 0.15, 0.05)
    return made


def hic(chance: random.Random, throat: Throat) -> Wave:
    """Cut off by itself."""
    made = silence(0.2)
    lay(made, swelling(sung(chance, throat, 0.11, (1.3, 2.1), (UH, EE), 0.1), 0.5), 0.0)
    lay(made, shaped(tone(throat.pitch * 0.8, 0.06, 60), 0.002, 50), 0.11, 0.06)
    return made


def snore(chance: random.Random, throat: Throat) -> Wave:
    """In with a rattle, out with a whistle."""
    made = silence(1.25)
    rattle = 24 * throat.small
    inward = breathed(chance, throat, 0.62, (OO, UH))
    inward = [value * (0.25 + max(0.0, math.sin(2 * math.pi * rattle * i / RATE))) for i, value in enumerate(inward)]
    lay(made, swelling(inward, 0.8), 0.0)
    lay(made, swelling(breathed(chance, throat, 0.45, (OO, OO))), 0.74, 0.45)
    lay(made, swelling(tone(880 * throat.small, 0.36, 0.2, -0.18)), 0.8, 0.008)
    return made


def laugh(chance: random.Random, throat: Throat) -> Wave:
    """Four times ha, each a little lower."""
    made = silence(0.86)
    for step in range(4):
        pitch = 1.6 - 0.16 * step
        each = shaped(sung(chance, throat, 0.17, (pitch, pitch * 0.88), (AH, UH), 0.3), 0.02, 10)
        lay(made, swelling(breathed(chance, throat, 0.06, (AH, AH))), 0.2 * step, 0.5)
        lay(made, each, 0.2 * step + 0.035, 1.0 - 0.14 * step)
    return made


def gasp(chance: random.Random, throat: Throat) -> Wave:
    """Air is drawn in, sharply."""
    made = silence(0.4)
    drawn = breathed(chance, throat, 0.36, (UH, AH))
    lay(made, [value * (i / len(drawn)) ** 0.7 for i, value in enumerate(faded(drawn, 0.01, 0.05))], 0.0)
    lay(made, swelling(sung(chance, throat, 0.16, (1.5, 1.9), (UH, AH), 0.6)), 0.16, 0.16)
    return made


def gulp(chance: random.Random, throat: Throat) -> Wave:
    """Two good swallows."""
    made = silence(0.52)
    for at in (0.0, 0.25):
        low = 1.5 * throat.pitch + chance.uniform(-6, 6)
        lay(made, shaped(tone(low, 0.13, 4, 0.9), 0.03, 18), at)
        lay(made, shaped(noise(chance, 0.1, 300 * throat.small, 900 * throat.small), 0.03, 30), at, 0.4)
        lay(made, shaped(tone(throat.small * 620, 0.03, 40, 0.5), 0.004, 60), at + 0.11, 0.12)
    return made


MADE: dict[str, Callable[[random.Random, Throat], Wave]] = {
    "hm": hm, "ha": ha, "oof": oof, "hic": hic, "snore": snore, "laugh": laugh, "gasp": gasp, "gulp": gulp,
}  # fmt: skip


def samples(voice: str, register: str) -> list[int]:
    """A voice as 16 bit numbers."""
    made = MADE[voice](random.Random(f"{voice} {register}"), THROATS[register])
    return list(at_peak(faded(trimmed(made)), PEAKS[PLAY]))


def main() -> None:
    """Write every voice to where voices lie."""
    for voice in VOICES:
        for register in REGISTERS:
            write(FOLDER / f"{voice_file(voice, register)}.au", samples(voice, register))


if __name__ == "__main__":
    main()
