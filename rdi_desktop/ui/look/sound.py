# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the table: `play("coin")`, and nobody waits for it. Where there is nothing to play on, nothing is said.

Qt plays nothing of it. Opening a device may take long or fail, so a thread of its own does it, when the first sound is wanted, and lets
the device go when the table has been quiet for a while. What it plays on is miniaudio, where that is installed
(docs/decisions/0082); sounds are mixed here.
"""

from __future__ import annotations

import io
import logging
import queue
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rdi_desktop.ui.look import assets

if TYPE_CHECKING:
    from rdi_desktop.ui.look.settings import Settings

NAMES = ("card", "shuffle", "coin", "coins", "mug", "gulp", "thud", "dice", "cheer", "bell")
"""What can be heard: a card is laid, a deck shuffled, one Gold or several change hands, a mug is set down, emptied, somebody heavy is hit,
cheats, has won, is asked."""

RATE = 22050
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

    def begin(self, sound: array[int]) -> None:
        """Start a sound."""
        with self._lock:
            self._voices = [*self._voices[-TOGETHER + 1 :], (sound, 0)]

    @property
    def quiet(self) -> bool:
        """Whether nothing is left to play."""
        return not self._voices

    def take(self, count: int) -> array[int]:
        """The next samples."""
        with self._lock:
            parts = [sound[at : at + count] for sound, at in self._voices]
            self._voices = [(sound, at + count) for sound, at in self._voices if at + count < len(sound)]
        mixed = [0] * count
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
        self._clock = clock
        self._backends = backends
        self._mixer = Mixer()
        self._wanted: queue.Queue[str | None] = queue.Queue()
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
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        if self._thread.is_alive():  # else there is nothing to play on
            self._wanted.put(name)

    def close(self) -> None:
        """No more sounds; returns when the device is let go, or after two seconds."""
        self.volume = 0
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
                    name = self._wanted.get(timeout=None if device is None else IDLE)
                except queue.Empty:
                    if self._mixer.quiet:
                        device.close()
                        device = None
                    continue
                if name is None:
                    return
                key = (name, self.volume)
                if key not in stock:
                    stock[key] = louder(read_sound(name), self.volume)
                self._mixer.begin(stock[key])
                if device is None:
                    device = open_device(self._backends)
                    stream = self._mixer.stream()
                    next(stream)
                    device.start(stream)
        finally:
            if device is not None:
                device.close()


def open_device(backends: list[Any] | None = None) -> Any:
    """Something to play on; raises whatever says that there is nothing."""
    if backends is None and not likely():
        raise OSError("this machine has nothing to play on")
    import miniaudio  # a compiled library, needed only where something can be heard

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=60,
        backends=backends,
        app_name="RDI Desktop",
    )


def likely(root: Path = Path("/")) -> bool:
    """Whether looking for a device is worth while: ALSA writes a page of complaints where there is none."""
    if not sys.platform.startswith("linux"):
        return True
    places = ("run/user/*/pulse/native", "run/user/*/pipewire-0", "dev/snd/pcm*p", "run/pulse/native")
    return any(next(root.glob(place), None) is not None for place in places)


def read_sound(name: str) -> array[int]:
    """The samples of a sound."""
    with wave.open(io.BytesIO(assets.read(f"sounds/{name}.wav")), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def louder(sound: array[int], volume: float) -> array[int]:
    """The sound at that volume, which ears hear as the square of what the slider says."""
    factor = volume * volume * 2
    return array("h", [max(-32768, min(32767, round(sample * factor))) for sample in sound])


_SOUNDS = Sounds(0.0)


def set_volume(volume: float) -> None:
    """How loud the table is, from 0 to 1; until somebody says so it is silent."""
    _SOUNDS.volume = volume


def follow(settings: Settings) -> None:
    """Be as loud as people have set it, now and whenever they set it differently."""
    set_volume(settings.volume)
    settings.observe(lambda key: set_volume(settings.volume) if key in ("sound", "volume") else None)


def play(name: str) -> None:
    """Have a sound of the table played."""
    _SOUNDS.play(name)


def close() -> None:
    """The program ends."""
    _SOUNDS.close()
