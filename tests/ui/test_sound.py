# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds: there is a file for each name, they are soft, several together do not crackle, and nobody waits or complains without a device."""

from __future__ import annotations

import importlib.util
import sys
import threading
from array import array
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.ui.look import sound
from rdi_desktop.ui.look.sound import AGAIN, NAMES, RATE, TOGETHER, Mixer, Sounds, likely, louder, read_sound

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"


class Device:
    """Takes sound as a card would, when the test says so."""

    def __init__(self) -> None:
        self.stream: Any = None
        self.started = threading.Event()
        self.closed = False

    def start(self, stream: Any) -> None:
        self.stream = stream
        self.started.set()

    def take(self, count: int) -> array[int]:
        taken: array[int] = self.stream.send(count)
        return taken

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    made = Device()
    monkeypatch.setattr(sound, "open_device", lambda backends: made)
    return made


def test_there_is_a_short_soft_file_for_every_name() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(NAMES)
    for name in NAMES:
        samples = read_sound(name)
        assert 0.1 <= len(samples) / RATE <= 1.6, name
        assert 0.2 < max(map(abs, samples)) / 32767 < 0.4, name
        assert abs(samples[0]) < 1200 and abs(samples[-1]) < 50, "it neither starts nor ends with a click"
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 400_000


def test_the_files_are_what_the_script_makes() -> None:
    spec = importlib.util.spec_from_file_location("make_sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert {make.__name__ for make in script.SOUNDS} == set(NAMES)
    for make in script.SOUNDS:
        if make.__name__ in ("card", "coin", "thud"):
            made, kept = script.samples(make), read_sound(make.__name__)
            assert len(made) == len(kept)
            assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1, "sines may differ in the last bit"


def test_sounds_are_added_up_and_then_there_is_quiet() -> None:
    mixer = Mixer()
    mixer.begin(array("h", [1, 2, 3]))
    assert list(mixer.take(2)) == [1, 2]
    mixer.begin(array("h", [10, 20]))
    assert list(mixer.take(3)) == [13, 20, 0]
    assert mixer.quiet
    assert list(mixer.take(2)) == [0, 0]


def test_the_loudest_moment_is_cut_not_turned_over() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.begin(array("h", [30000, -30000]))
    assert list(mixer.take(2)) == [32767, -32768]


def test_one_more_than_can_be_heard_silences_the_oldest() -> None:
    mixer = Mixer()
    for number in range(TOGETHER + 1):
        mixer.begin(array("h", [10**number if number < 4 else 0, 0]))
    assert mixer.take(1)[0] == 10 + 100 + 1000


def test_what_is_wanted_is_heard(device: Device) -> None:
    sounds = Sounds(1.0)
    sounds.play("thud")
    assert device.started.wait(2)
    assert device.take(len(read_sound("thud"))) == louder(read_sound("thud"), 1.0)
    sounds.close()
    assert device.closed


@pytest.mark.usefixtures("device")
def test_the_same_sound_twice_at_once_is_one() -> None:
    times = iter((0.0, AGAIN / 2, AGAIN * 1.5))
    sounds = Sounds(0.5, clock=lambda: next(times))
    for _ in range(3):
        sounds.play("coin")
    sounds.close()
    assert len(sounds._mixer._voices) == 2


def test_muted_nothing_is_even_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "open_device", lambda backends: pytest.fail("a device was opened"))
    sounds = Sounds(0.0)
    sounds.play("card")
    assert sounds._thread is None


def test_without_a_device_the_game_goes_on_in_silence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def none(backends: Any) -> Any:
        raise OSError("no such device")

    monkeypatch.setattr(sound, "open_device", none)
    sounds = Sounds(1.0)
    sounds.play("card")
    assert sounds._thread is not None
    sounds._thread.join(2)
    assert not sounds._thread.is_alive()
    sounds.play("mug")
    sounds.close()
    assert capfd.readouterr() == ("", "")


def test_without_the_library_too(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    monkeypatch.setattr(sound, "likely", lambda: True)
    sounds = Sounds(1.0)
    sounds.play("card")
    assert sounds._thread is not None
    sounds._thread.join(2)
    assert not sounds._thread.is_alive()
    assert capfd.readouterr() == ("", "")


def test_a_device_of_the_library_takes_what_is_mixed(qtbot: QtBot) -> None:
    miniaudio = pytest.importorskip("miniaudio", reason="optional: there is no wheel of it for this machine")
    sounds = Sounds(1.0, [miniaudio.Backend.NULL])
    sounds.play("card")
    assert sounds._thread is not None
    qtbot.waitUntil(lambda: sounds._wanted.empty() and sounds._mixer.quiet)
    assert sounds._thread.is_alive()
    sounds.close()
    assert not sounds._thread.is_alive()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a search is noisy")
def test_no_device_is_looked_for_on_a_machine_without_any(tmp_path: Path) -> None:
    assert not likely(tmp_path)
    (tmp_path / "dev" / "snd").mkdir(parents=True)
    (tmp_path / "dev" / "snd" / "pcmC0D0p").touch()
    assert likely(tmp_path)


def test_a_sound_that_does_not_exist_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="no sound 'boom'"):
        Sounds(1.0).play("boom")
