# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the table: `play("coin")` returns at once, `call("laugh", "alto")` is a voice. Without an audio device nothing happens.

Qt is not used. Opening a device may take long or fail, so a thread does it when the first sound is played, and closes the device after a
quiet while. The device is opened with miniaudio, if that is installed (docs/decisions/0082); sounds are mixed here.
"""

from __future__ import annotations

import logging
import queue
import random
import threading
import time
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from rdi_desktop.machine import system
from rdi_desktop.ui.look.ambience import RATE, Ambience, ramped, read, tavern, toward
from rdi_desktop.ui.look.sound_list import SOUNDS, VOICES, files, voice_file

if TYPE_CHECKING:
    from rdi_desktop.ui.look.settings import Settings

PITCHES = (0.96, 0.98, 1.0, 1.02, 1.04)
"""The pitches at which a sound with several takes is heard, by chance."""
TOGETHER = 6
"""The most sounds at once; one more silences the oldest."""
AGAIN = 0.05
"""Seconds within which the same sound is not started twice: five players paying at once are one sound."""
IDLE = 5.0
"""Seconds of silence after which the device is closed."""
BESIDE_SPEECH = 0.35
"""Loudness of everything while a screen reader speaks, as a factor."""
LETTER = 0.065
"""How long a screen reader speaks for each letter (s)."""

_LOG = logging.getLogger(__name__)


class Mixer:
    """Mixes the sounds being played. Used by two threads: one starts sounds, one asks for samples."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._spoken = 0.0
        """Until when a screen reader speaks."""
        self._open = 1.0
        """The present loudness of everything."""
        self._voices: list[tuple[array[int], int]] = []
        self._lock = threading.Lock()
        self._room: Ambience | None = None

    def surround(self, room: Ambience | None) -> None:
        """Add the tavern; None: remove it."""
        with self._lock:
            self._room = room

    def hush(self, seconds: float) -> None:
        """Silence the tavern for so long."""
        with self._lock:
            if self._room is not None:
                self._room.hush(seconds)

    def make_way(self, seconds: float, *, urgent: bool = False) -> None:
        """A screen reader speaks for so long, after what it is saying; urgent: at once."""
        now = self._clock()
        self._spoken = (now if urgent else max(now, self._spoken)) + seconds

    def begin(self, sound: array[int]) -> None:
        """Start a sound."""
        with self._lock:
            self._voices = [*self._voices[-TOGETHER + 1 :], (sound, 0)]

    @property
    def quiet(self) -> bool:
        """Whether nothing is playing."""
        return not self._voices and self._room is None

    def take(self, count: int) -> array[int]:
        """The next samples."""
        with self._lock:
            parts = [sound[at : at + count] for sound, at in self._voices]
            self._voices = [(sound, at + count) for sound, at in self._voices if at + count < len(sound)]
            room = self._room.take(count, beside=bool(parts)) if self._room is not None else None
        goal = BESIDE_SPEECH if self._clock() < self._spoken else 1.0
        before, self._open = self._open, toward(self._open, goal, count)
        if not parts:
            return ramped(room, before, self._open) if room is not None else array("h", bytes(2 * count))
        mixed = list(room) if room is not None else [0] * count
        for part in parts:
            mixed[: len(part)] = [a + b for a, b in zip(mixed, part, strict=False)]
        return ramped(array("h", [max(-32768, min(32767, value)) for value in mixed]), before, self._open)

    def stream(self) -> Generator[array[int], int, None]:
        """Endless samples, as many at a time as are sent for."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


class Sounds:
    """Plays by name. `volume` from 0 to 1; at 0 no device is opened.

    Takes and pitches are picked by a chance of its own, which nothing of the game depends on.
    """

    def __init__(
        self,
        volume: float = 0.5,
        backends: list[Any] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.volume = volume
        self.voices = True
        """Whether characters are heard."""
        self._music = 0.0
        self._clock = clock
        self._backends = backends
        self._mixer = Mixer(clock)
        self._chance = random.Random()
        self._last: dict[str, str] = {}
        """The last take of each sound: the next is another one."""
        self._wanted: queue.Queue[tuple[str, float] | float | None] = queue.Queue()
        """Names of files with pitches; volumes of the tavern; None: the end."""
        self._begun: dict[str, float] = {}
        self._thread: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Play a sound; raises ValueError for an unknown one."""
        if name not in SOUNDS:
            raise ValueError(f"there is no sound '{name}'; there are {', '.join(SOUNDS)}")
        if self._fresh(name):
            takes = files(name)
            take = self._chance.choice([each for each in takes if each != self._last.get(name)] or takes)
            self._last[name] = take
            self._want((f"sounds/{take}", self._chance.choice(PITCHES) if len(takes) > 1 else 1.0))

    def call(self, voice: str, register: str) -> None:
        """Let a voice be heard in a register; raises ValueError for an unknown one."""
        if voice not in VOICES:
            raise ValueError(f"there is no voice '{voice}'; there are {', '.join(VOICES)}")
        name = voice_file(voice, register)
        if self.voices and self._fresh(name):
            self._want((f"voices/{name}", 1.0))

    def _fresh(self, name: str) -> bool:
        """Whether it can be heard, and is not being started already."""
        now = self._clock()
        if self.volume <= 0 or now - self._begun.get(name, -AGAIN) < AGAIN:
            return False
        self._begun[name] = now
        return True

    def make_way(self, seconds: float, *, urgent: bool = False) -> None:
        """A screen reader speaks for so long: everything is softer."""
        self._mixer.make_way(seconds, urgent=urgent)

    def surround(self, volume: float) -> None:
        """Set the volume of the tavern, from 0 to 1."""
        if volume != self._music:
            self._music = volume
            self._want(float(volume))

    def hush(self, seconds: float) -> None:
        """Silence the tavern for so long, without a tune for a while afterwards."""
        self._mixer.hush(seconds)

    def _want(self, what: tuple[str, float] | float) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        if self._thread.is_alive():  # otherwise there is no device
            self._wanted.put(what)

    def close(self) -> None:
        """Stop; returns when the device is closed, or after two seconds."""
        self.volume = self._music = 0
        self._mixer.surround(None)
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(2.0)

    def _run(self) -> None:
        try:
            self._serve()
        except Exception as error:  # noqa: BLE001  (whatever is wrong with sound, the game goes on without)
            _LOG.info("no sound: %s", error)

    def _serve(self) -> None:
        device: Any = None
        stock: dict[tuple[str, float, float], array[int]] = {}
        try:
            while True:
                try:
                    wanted = self._wanted.get(timeout=None if device is None else IDLE)
                except queue.Empty:
                    if self._mixer.quiet:
                        device.close()
                        device = None
                    continue
                if wanted is None:
                    return
                if isinstance(wanted, float):
                    if device is None and wanted:
                        likely_device(self._backends)
                    self._mixer.surround(tavern(wanted) if wanted else None)
                else:
                    key = (*wanted, self.volume)
                    if key not in stock:
                        stock[key] = at_pitch(read(wanted[0], self.volume), wanted[1])
                    self._mixer.begin(stock[key])
                if device is None and not self._mixer.quiet:
                    device = open_device(self._backends)
                    stream = self._mixer.stream()
                    next(stream)
                    device.start(stream)
        finally:
            if device is not None:
                device.close()


def open_device(backends: list[Any] | None = None) -> Any:
    """Open an audio device; raises an error if there is none."""
    likely_device(backends)
    import miniaudio  # a compiled library, needed only for sound

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=60,
        backends=backends,
        app_name="RDI Desktop",
    )


def likely_device(backends: list[Any] | None) -> None:
    """Raises OSError if there is probably no device."""
    if backends is None and not likely():
        raise OSError("this machine has nothing to play on")


def likely(root: Path = Path("/")) -> bool:
    """Whether there is probably a device: without one, ALSA prints a page of error messages."""
    if not system.LINUX:
        return True
    places = ("run/user/*/pulse/native", "run/user/*/pipewire-0", "dev/snd/pcm*p", "run/pulse/native")
    return any(next(root.glob(place), None) is not None for place in places)


def at_pitch(sound: array[int], pitch: float) -> array[int]:
    """The sound played so much faster, and higher."""
    if pitch == 1.0:
        return sound
    made = array("h")
    for i in range(int((len(sound) - 1) / pitch)):
        at = i * pitch
        place = int(at)
        made.append(round(sound[place] + (sound[place + 1] - sound[place]) * (at - place)))
    return made


_SOUNDS = Sounds(0.0)


class _Tavern:
    """The volume of the tavern, and whether it should be heard."""

    def __init__(self) -> None:
        self.volume = 0.0
        self.tables: WeakSet[object] = WeakSet()
        """The tables that are visible."""
        self.listening = True


_TAVERN = _Tavern()


def set_volume(volume: float, music: float = 0.0) -> None:
    """Set the volumes of the table and the tavern, from 0 to 1; until then both are silent."""
    _SOUNDS.volume = volume
    _TAVERN.volume = music
    _surround()


def enter(table: object) -> None:
    """A table is opened: the tavern is heard only at tables."""
    _TAVERN.tables.add(table)
    _surround()


def leave(table: object) -> None:
    """A table is closed."""
    _TAVERN.tables.discard(table)
    _surround()


def listen(listening: bool) -> None:
    """Whether the program is in the foreground; in the background it is silent."""
    _TAVERN.listening = listening
    _surround()


def hush(seconds: float) -> None:
    """Somebody passes out: the tavern is silent for so long."""
    _SOUNDS.hush(seconds)


def _surround() -> None:
    _SOUNDS.surround(_TAVERN.volume if _TAVERN.tables and _TAVERN.listening else 0.0)


def follow(settings: Settings) -> None:
    """Use the volumes of the settings, now and after changes."""

    def volumes() -> None:
        set_volume(settings.volume, settings.music)
        _SOUNDS.voices = settings.flag("voices")

    volumes()
    settings.observe(lambda key: volumes() if key in ("sound", "volume", "music", "voices") else None)


def play(name: str) -> None:
    """Play a sound of the table."""
    _SOUNDS.play(name)


def call(voice: str, register: str) -> None:
    """Let a character be heard."""
    _SOUNDS.call(voice, register)


def make_way(letters: int, *, urgent: bool = False) -> None:
    """A screen reader speaks so many letters; urgent: instead of what it is saying."""
    _SOUNDS.make_way(letters * LETTER, urgent=urgent)


def close() -> None:
    """Stop all sounds, when the program ends."""
    _SOUNDS.close()
