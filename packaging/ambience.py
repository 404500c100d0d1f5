# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes what is heard of the tavern around the table: murmur, a fire, two tunes on a lute: `python packaging/ambience.py`.

All of it is arithmetic, the tunes are our own. Murmur and fire are rings: what goes on at their end has begun at their
beginning, so that they are heard for hours without a seam. The same script makes the same files on every machine.
"""

from __future__ import annotations

import math
import random
import sys
from array import array
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from synthesis import ASSETS, RATE, Wave, resonant, write

FOLDER = ASSETS / "ambience"
LOUD = {"murmur": 0.072, "fire": 0.044}
"""The mean level (RMS) of what goes on all the time, where 1 is all there is."""
TUNE_PEAK = 0.60
"""The loudest moment of a tune."""
MURMUR, FIRE = 10.0, 8.0
"""How long the rings are (s): together they repeat after 40."""


def ring(seconds: float) -> Wave:
    """Nothing, to lay sounds into."""
    return [0.0] * round(seconds * RATE)


def lay(ground: Wave, sound: Wave, at: float, loud: float = 1.0) -> None:
    """Add a sound to a ring from that second on; what does not fit goes on at its beginning."""
    start, size = round(at * RATE), len(ground)
    for i, value in enumerate(sound):
        ground[(start + i) % size] += value * loud


def rush(chance: random.Random, seconds: float, low: float, high: float) -> Wave:
    """Noise between two pitches, as a ring: it is filtered twice round, and the second time is kept."""
    source = [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]
    fast, slow, made = 0.0, 0.0, []
    up, down = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    for turn in range(2):
        for value in source:
            fast += up * (value - fast)
            slow += down * (fast - slow)
            if turn:
                made.append(fast - slow)
    return made


VOWELS = ((700, 1150), (520, 1000), (420, 850), (380, 1700), (550, 1500), (340, 760))
"""First and second formant of what is said (Hz)."""


def syllable(chance: random.Random, pitch: float, seconds: float) -> Wave:
    """One sound of a voice that is too far away to be understood."""
    first, second = chance.choice(VOWELS)
    bend, phase, source = chance.uniform(-0.12, 0.08), 0.0, []
    count = round(seconds * RATE)
    for i in range(count):
        part = i / count
        phase = (phase + pitch * (1 + bend * part) / RATE) % 1.0
        swell = math.sin(math.pi * part) ** 0.7
        source.append((phase - 0.5 + 0.12 * chance.uniform(-1, 1)) * swell)
    low, high = resonant(source, first, 110), resonant(source, second, 150)
    return [a + 0.3 * b for a, b in zip(low, high, strict=True)]


def murmur(chance: random.Random) -> Wave:
    """Nine people at other tables, a clink now and then, and the air of the room."""
    made = ring(MURMUR)
    for number in range(9):
        pitch = (96, 112, 124, 139, 151, 168, 186, 204, 221)[number] * chance.uniform(0.97, 1.03)
        far, at = chance.uniform(0.5, 1.0), chance.uniform(0, MURMUR)
        until = at + MURMUR
        while at < until - 1.0:
            sentence = chance.randint(4, 11)
            for word in range(sentence):
                length = chance.uniform(0.09, 0.22)
                falls = 1.08 - 0.2 * word / sentence
                lay(made, syllable(chance, pitch * falls * chance.uniform(0.94, 1.07), length), at, far)
                at += length * chance.uniform(0.85, 1.15)
            at += chance.uniform(0.5, 1.8)
    made = resonant(made, 420, 900, round_again=True)  # through a room full of coats
    loudest = max(abs(value) for value in made)
    air = rush(chance, MURMUR, 90, 420)
    made = [value / loudest + 0.16 * breath for value, breath in zip(made, air, strict=True)]
    for _ in range(5):
        clink = [0.0] * round(0.5 * RATE)
        for part, loud in ((1.0, 1.0), (2.32, 0.5), (4.25, 0.2)):
            for i in range(len(clink)):
                t = i / RATE
                clink[i] += loud * math.sin(2 * math.pi * 1450 * part * t) * math.exp(-14 * part * t)
        lay(made, clink, chance.uniform(0, MURMUR), chance.uniform(0.015, 0.04))
    return made


def fire(chance: random.Random) -> Wave:
    """Logs that glow, hiss and crack."""
    glow, hiss = rush(chance, FIRE, 40, 140), rush(chance, FIRE, 1800, 5200)
    size = len(glow)
    breath = [
        1 + 0.35 * math.sin(2 * math.pi * 2 * i / size) + 0.2 * math.sin(2 * math.pi * 7 * i / size + 1)
        for i in range(size)
    ]
    made = [(0.9 * a + 0.05 * b) * c for a, b, c in zip(glow, hiss, breath, strict=True)]
    at = 0.0
    while at < FIRE:
        length, loud = chance.uniform(0.004, 0.03), chance.expovariate(1.0)
        crack = [chance.uniform(-1, 1) * math.exp(-5.0 * i / (length * RATE)) for i in range(round(length * RATE))]
        lay(made, resonant(crack, chance.uniform(900, 3800), 900), at, min(loud, 2.2))
        at += chance.expovariate(11.0)
    return made


def pluck(chance: random.Random, pitch: float, seconds: float, bright: float = 0.5) -> Wave:
    """A gut string (Karplus and Strong, 1983): a burst of noise that goes round a loop as long as the string, and is dulled."""
    period = RATE / pitch
    whole = int(period - 0.5)
    part = 1 - (period - 0.5 - whole)  # the rest of the period is made by a filter, else high strings are out of tune
    string = [chance.uniform(-1, 1) for _ in range(whole + 1)]
    for _ in range(2):
        string = [bright * one + (1 - bright) * string[i - 1] for i, one in enumerate(string)]
    mean = sum(string) / len(string)
    string = [value - mean for value in string]
    lasts = 2.0 + 1.6 * min(1.0, 110 / pitch)  # until it is a thousandth as loud (s)
    made, before, stay = [], 0.0, 0.5 * 0.001 ** (1 / (pitch * lasts))
    size = len(string)
    for i in range(round(seconds * RATE)):
        here, after = string[i % size], string[(i + 1) % size]
        now = here * (1 - part) + after * part
        string[i % size] = stay * (now + before)
        before = now
        made.append(now)
    loudest = max(map(abs, made))
    made = [value / loudest for value in made]
    begin, end = round(0.002 * RATE), round(0.12 * RATE)
    for i in range(begin):
        made[i] *= i / begin
    for i in range(min(end, len(made))):
        made[-1 - i] *= i / end
    return made


NOTES = {name: place for place, name in enumerate(("c", "c#", "d", "d#", "e", "f", "f#", "g", "g#", "a", "a#", "b"))}


def pitch(note: str) -> float:
    """The pitch of `a4` and the like (Hz)."""
    return float(440 * 2 ** ((NOTES[note[:-1]] - 9) / 12 + int(note[-1]) - 4))


def played(chance: random.Random, beat: float, melody: str, bass: str) -> Wave:
    """A tune: notes with their length in beats (`d4:1.5`, `-:1` is a rest), over a bass in chords (`d2+a2:3`)."""
    voices = ((melody, 1.0, 0.55, 1.7), (bass, 0.55, 0.35, 2.4))
    length = max(sum(float(each.split(":")[1]) for each in voice.split()) for voice, *_ in voices) * beat + 2.4
    made = [0.0] * round(length * RATE)
    for voice, loud, bright, rings in voices:
        at = 0.02
        for each in voice.split():
            names, beats = each.split(":")
            lasts = float(beats) * beat
            for place, name in enumerate(names.split("+") if names != "-" else ()):
                touch = loud * chance.uniform(0.85, 1.0)
                sound = pluck(chance, pitch(name), min(rings, lasts + 0.9), bright)
                lay(made, sound[: len(made) - round((at + 0.03 * place) * RATE) - 1], at + 0.03 * place, touch)
            at += lasts
    body = resonant(made, 196, 90)
    return [value + 0.6 * wood for value, wood in zip(made, body, strict=True)]


def evening(chance: random.Random) -> Wave:
    """A slow tune in three, Dorian on d: a strain, a second that climbs, the first again with ornaments, and an end."""
    melody = (
        "d4:2 e4:1 f4:1.5 e4:.5 d4:1 c4:2 a3:1 d4:3 f4:2 g4:1 a4:1.5 b4:.5 a4:1 g4:1 f4:1 e4:1 d4:3 "
        "a4:2 a4:1 c5:1.5 b4:.5 a4:1 g4:1 e4:1 f4:1 d4:3 "
        "a4:1 d5:1.5 c5:.5 b4:2 g4:1 a4:1 f4:1 d4:1 e4:3 a4:1 d5:1.5 e5:.5 f5:2 e5:1 d5:1 c5:1 a4:1 b4:3 "
        "c5:1.5 b4:.5 a4:1 g4:1 a4:1 f4:1 e4:1.5 d4:.5 c4:1 d4:3 "
        "d4:1 f4:1 e4:1 f4:.5 g4:.5 f4:.5 e4:.5 d4:1 c4:1.5 d4:.5 a3:1 d4:3 f4:1 a4:1 g4:1 a4:1 c5:.5 b4:.5 a4:1 "
        "g4:.5 a4:.5 f4:1 e4:1 d4:3 a4:1.5 g4:.5 a4:1 c5:1 d5:.5 b4:.5 a4:1 g4:1 e4:.5 g4:.5 f4:1 d4:3 "
        "f4:1 e4:1 c4:1 d4:2 a3:1 d4:3"
    )
    first = "d2+a2:3 d2+f3:3 a2+e3:3 d2+a2:3 f2+c3:3 f2+a2:3 c3+e3:3 d2+a2:3 f2+c3:3 a2+e3:3 c3+g3:3 d2+a2+f3:3"
    second = "d2+a2:3 g2+d3:3 d2+f3:3 a2+e3:3 d2+a2:3 f2+c3:3 d2+f3:3 g2+d3:3 f2+c3:3 c3+e3:3 a2+e3:3 d2+a2+f3:3"
    return played(chance, 0.5, melody, f"{first} {second} {first} f2+c3:3 a2+e3:3 d2+a2+f3:3")


def tap_room(chance: random.Random) -> Wave:
    """A quick one in four, Mixolydian on g: three strains, the first again, and an end."""
    first = (
        "g4:1 b4:.5 g4:.5 d4:1 g4:1 f4:.5 a4:.5 f4:.5 c4:.5 f4:2 g4:.5 a4:.5 b4:.5 c5:.5 d5:1 b4:1 c5:.5 a4:.5 f4:.5 a4:.5 g4:2 "
        "d5:1 d5:.5 c5:.5 b4:1 g4:1 c5:.5 b4:.5 a4:.5 g4:.5 f4:2 g4:.5 b4:.5 d5:.5 b4:.5 a4:.5 f4:.5 c4:.5 f4:.5 g4:1 d4:1 g4:2"
    )
    second = (
        "b4:1 d5:.5 b4:.5 g4:1 b4:1 a4:1 c5:.5 a4:.5 f4:1 a4:1 g4:.5 b4:.5 d5:.5 g5:.5 f5:.5 d5:.5 c5:.5 a4:.5 b4:1 g4:1 g4:2 "
        "b4:1 d5:.5 b4:.5 g4:1 b4:1 c5:.5 d5:.5 c5:.5 a4:.5 f4:1 a4:1 d5:.5 c5:.5 b4:.5 a4:.5 g4:.5 f4:.5 d4:.5 f4:.5 g4:1 d4:1 g4:2"
    )
    third = (
        "e5:1 d5:.5 c5:.5 g4:2 f4:1 a4:1 c5:2 e5:1 d5:.5 c5:.5 d5:1 b4:1 c5:2 g4:2 "
        "a4:.5 b4:.5 c5:1 a4:1 f4:1 g4:.5 a4:.5 b4:1 g4:1 d4:1 f4:.5 g4:.5 a4:.5 b4:.5 c5:1 a4:1 b4:1 a4:1 g4:2"
    )
    end = "g4:.5 b4:.5 d5:.5 b4:.5 a4:.5 f4:.5 c4:.5 f4:.5 g4:.5 f4:.5 d4:.5 f4:.5 g4:1 b4:1 d5:1 b4:1 g4:2"
    low_first = (
        "g2+d3:2 g2+b2:2 f2+c3:2 f2+a2:2 g2+d3:2 g2+d3:2 f2+c3:2 g2+d3:2 "
        "g2+d3:2 g2+b2:2 c3+e3:2 f2+c3:2 g2+d3:2 f2+c3:2 g2+d3:2 g2+b2+g3:2"
    )
    low_second = (
        "g2+d3:2 g2+b2:2 f2+c3:2 f2+a2:2 g2+d3:2 f2+c3:2 g2+d3:2 g2+b2:2 "
        "g2+d3:2 g2+b2:2 f2+c3:2 f2+a2:2 g2+d3:2 f2+c3:2 g2+d3:2 g2+b2+g3:2"
    )
    low_third = (
        "c3+g3:2 c3+e3:2 f2+c3:2 f2+a2:2 c3+g3:2 g2+d3:2 c3+e3:2 c3+g3:2 "
        "f2+c3:2 f2+a2:2 g2+d3:2 g2+b2:2 f2+c3:2 f2+a2:2 g2+d3:2 g2+b2+g3:2"
    )
    low_end = "g2+d3:2 f2+c3:2 g2+d3:2 g2+b2:2 g2+d3:2 g2+b2+g3:2"
    melody = f"{first} {second} {third} {first} {end}"
    return played(chance, 0.42, melody, f"{low_first} {low_second} {low_third} {low_first} {low_end}")


RINGS: tuple[Callable[[random.Random], Wave], ...] = (murmur, fire)
TUNES: tuple[Callable[[random.Random], Wave], ...] = (evening, tap_room)


def samples(make: Callable[[random.Random], Wave]) -> array[int]:
    """What is heard, as 16 bit numbers."""
    made = make(random.Random(make.__name__))
    mean = sum(made) / len(made)
    made = [value - mean for value in made]
    if make.__name__ in LOUD:
        now = math.sqrt(sum(value * value for value in made) / len(made))
        loud = LOUD[make.__name__] / now
    else:
        end = round(0.3 * RATE)
        for i in range(end):
            made[-1 - i] *= i / end
        loud = TUNE_PEAK / max(abs(value) for value in made)
    return array("h", (max(-32768, min(32767, round(value * loud * 32767))) for value in made))


def main() -> None:
    """Write all of it to where it lies."""
    for make in (*RINGS, *TUNES):
        write(FOLDER / f"{make.__name__.replace('_', '-')}.au", samples(make))


if __name__ == "__main__":
    main()
