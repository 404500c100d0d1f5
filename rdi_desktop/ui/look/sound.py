# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the table: `play("coin")`, and nobody waits for it. Where there is nothing to play on, nothing is said.

Qt plays nothing of it. Opening a device may take long or fail, so a thread of its own does it, when the first sound is wanted, and lets
the device go when the table has been quiet for a while. What it plays on is miniaudio, where that is installed
(docs/decisions/0082); sounds are mixed here.
"""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from rdi_desktop.ui.look.ambience import RATE, Ambience, louder, read, tavern

if TYPE_CHECKING:
    from rdi_desktop.ui.look.settings import Settings

NAMES = ("card", "shuffle", "coin", "coins", "mug", "gulp", "thud", "dice", "cheer", "bell")
"""What can be heard: a card is laid, a deck shuffled, one Gold or several change hands, a mug is set down, emptied, somebody heavy is hit,
cheats, has won, is asked."""

TOGETHER = 6
"""So many sounds at once; one more silences the oldest."""
AGAIN = 0.05
"""Within so many seconds the same sound is not begun twice: five players who pay at once are one sound."""
IDLE = 5.0
"""After so many seconds of quiet the device is let go."""

_LOG = logging.getLogger(__name__)


class Mixer:
    """Sounds that are being played, added up. Used by two threads: one begins sounds, one asks for samples."""

    def __init__(self) -> None:
        self._voices: list[tuple[array[int], int]] = []
        self._lock = threading.Lock()
        self._room: Ambience | None = None

    def surround(self, room: Ambience | None) -> None:
        """Let the tavern be heard; None: no longer."""
        with self._lock:
            self._room = room

    def hush(self, seconds: float) -> None:
        """Nothing is heard of the tavern for so long."""
        with self._lock:
            if self._room is not None:
                self._room.hush(seconds)

    def begin(self, sound: array[int]) -> None:
        """Start a sound."""
        with self._lock:
            self._voices = [*self._voices[-TOGETHER + 1 :], (sound, 0)]

    @property
    def quiet(self) -> bool:
        """Whether nothing is left to play."""
        return not self._voices and self._room is None

    def take(self, count: int) -> array[int]:
        """The next samples."""
        with self._lock:
            parts = [sound[at : at + count] for sound, at in self._voices]
            self._voices = [(sound, at + count) for sound, at in self._voices if at + count < len(sound)]
            room = self._room.take(count, beside=bool(parts)) if self._room is not None else None
        if not parts:
            return room if room is not None else array("h", bytes(2 * count))
        mixed = list(room) if room is not None else [0] * count
        for part in parts:
            mixed[: len(part)] = [a + b for a, b in zip(mixed, part, strict=False)]
        return array("h", [max(-32768, min(32767, value)) for value in mixed])

    def stream(self) -> Generator[array[int], int, None]:
        """For as long as somebody asks: samples, as many as are sent for."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


class Sounds:
    """Plays by name. `volume` from 0 to 1; at 0 no device is even looked for."""

    def __init__(
        self,
        volume: float = 0.5,
        backends: list[Any] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.volume = volume
        self._music = 0.0
        self._clock = clock
        self._backends = backends
        self._mixer = Mixer()
        self._wanted: queue.Queue[str | float | None] = queue.Queue()
        """Names of sounds; how loud the tavern is to be; None: the end."""
        self._begun: dict[str, float] = {}
        self._thread: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Have a sound played; raises ValueError for one that does not exist."""
        if name not in NAMES:
            raise ValueError(f"there is no sound '{name}'; there are {', '.join(NAMES)}")
        now = self._clock()
        if self.volume <= 0 or now - self._begun.get(name, -AGAIN) < AGAIN:
            return
        self._begun[name] = now
        self._want(name)

    def surround(self, volume: float) -> None:
        """Let the tavern be heard, so loud from 0 to 1."""
        if volume != self._music:
            self._music = volume
            self._want(float(volume))

    def hush(self, seconds: float) -> None:
        """Nothing is heard of the tavern for so long, and no tune after it for a while."""
        self._mixer.hush(seconds)

    def _want(self, what: str | float) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        if self._thread.is_alive():  # else there is nothing to play on
            self._wanted.put(what)

    def close(self) -> None:
        """No more sounds; returns when the device is let go, or after two seconds."""
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
        stock: dict[tuple[str, float], array[int]] = {}
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
                    key = (wanted, self.volume)
                    if key not in stock:
                        stock[key] = louder(read_sound(wanted), self.volume)
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
    """Something to play on; raises whatever says that there is nothing."""
    likely_device(backends)
    import miniaudio  # a compiled library, needed only where something can be heard

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=60,
        backends=backends,
        app_name="RDI Desktop",
    )


def likely_device(backends: list[Any] | None) -> None:
    """Raises OSError where looking for a device is not worth while."""
    if backends is None and not likely():
        raise OSError("this machine has nothing to play on")


def likely(root: Path = Path("/")) -> bool:
    """Whether looking for a device is worth while: ALSA writes a page of complaints where there is none."""
    if not sys.platform.startswith("linux"):
        return True
    places = ("run/user/*/pulse/native", "run/user/*/pipewire-0", "dev/snd/pcm*p", "run/pulse/native")
    return any(next(root.glob(place), None) is not None for place in places)


def read_sound(name: str) -> array[int]:
    """The samples of a sound."""
    return read(f"sounds/{name}")


_SOUNDS = Sounds(0.0)


class _Tavern:
    """How loud the tavern is to be, and whether there is anybody to hear it."""

    def __init__(self) -> None:
        self.volume = 0.0
        self.tables: WeakSet[object] = WeakSet()
        """The tables that are seen."""
        self.listening = True


_TAVERN = _Tavern()


def set_volume(volume: float, music: float = 0.0) -> None:
    """How loud the table is, and the tavern around it, from 0 to 1; until somebody says so both are silent."""
    _SOUNDS.volume = volume
    _TAVERN.volume = music
    _surround()


def enter(table: object) -> None:
    """Somebody sits down at a table: the tavern is heard at tables only."""
    _TAVERN.tables.add(table)
    _surround()


def leave(table: object) -> None:
    """Somebody leaves a table."""
    _TAVERN.tables.discard(table)
    _surround()


def listen(listening: bool) -> None:
    """Whether the program is looked at: nobody listens to one in the background."""
    _TAVERN.listening = listening
    _surround()


def hush(seconds: float) -> None:
    """Somebody passes out: the tavern falls silent for so long."""
    _SOUNDS.hush(seconds)


def _surround() -> None:
    _SOUNDS.surround(_TAVERN.volume if _TAVERN.tables and _TAVERN.listening else 0.0)


def follow(settings: Settings) -> None:
    """Be as loud as people have set it, now and whenever they set it differently."""

    def volumes() -> None:
        set_volume(settings.volume, settings.music)

    volumes()
    settings.observe(lambda key: volumes() if key in ("sound", "volume", "music") else None)


def play(name: str) -> None:
    """Have a sound of the table played."""
    _SOUNDS.play(name)


def close() -> None:
    """The program ends."""
    _SOUNDS.close()
