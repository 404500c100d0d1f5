# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds: a file for each name, of the right loudness; several together do not crackle, and nobody waits or complains without a device."""

from __future__ import annotations

import itertools
import math
import random
import sys
import threading
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.engine.language.character import REGISTERS
from rdi_desktop.ui.look import sound
from rdi_desktop.ui.look.ambience import FALLS, RISES, _linear, read
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.sound import (
    AGAIN,
    BESIDE_SPEECH,
    LETTER,
    PITCHES,
    RATE,
    TOGETHER,
    Mixer,
    Sounds,
    at_pitch,
    likely,
)
from rdi_desktop.ui.look.sound_list import PEAKS, PLAY, SOUNDS, VOICES, files, voice_file
from tests.ui.sound_scripts import script

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
KINDS = {f"sounds/{file}": each.loud for name, each in SOUNDS.items() for file in files(name)} | {
    f"voices/{voice_file(voice, register)}": PLAY for voice in VOICES for register in REGISTERS
}
"""Every file of a sound or a voice, and how loud it is."""


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


def test_there_is_a_short_file_for_every_sound_and_voice_as_loud_as_its_kind() -> None:
    lie = {f"{folder}/{path.stem}" for folder in ("sounds", "voices") for path in (ASSETS / folder).iterdir()}
    assert lie == set(KINDS)
    for name, loud in KINDS.items():
        samples = read(name)
        assert 0.08 <= len(samples) / RATE <= 1.7, name
        assert 20 * math.log10(max(map(abs, samples)) / 32767) == pytest.approx(PEAKS[loud], abs=0.4), name
        assert abs(samples[0]) < 1200 and abs(samples[-1]) < 50, f"{name} neither starts nor ends with a click"


def test_all_that_is_heard_is_small() -> None:
    folders = ("sounds", "voices", "ambience")
    assert sum(path.stat().st_size for folder in folders for path in (ASSETS / folder).iterdir()) < 4_000_000


def test_takes_differ() -> None:
    for name, each in SOUNDS.items():
        takes = {bytes(read(f"sounds/{file}")) for file in files(name)}
        assert len(takes) == each.takes


def test_a_heavier_blow_is_longer_and_deeper() -> None:
    """Deeper: from one sample to the next there is less of a change, compared with what there is."""
    blows = [read(f"sounds/{name}-1") for name in ("thud-light", "thud", "thud-heavy")]
    assert [len(each) for each in blows] == sorted({len(each) for each in blows})
    deep = [sum(abs(b - a) for a, b in pairwise(each)) / sum(map(abs, each)) for each in blows]
    assert deep == sorted(deep, reverse=True)


@pytest.mark.parametrize("name", ["card", "coin", "thud", "fall"])
def test_the_files_are_what_the_script_makes(name: str) -> None:
    made_by = script("sounds")
    for file in files(name):
        assert_same(made_by.samples(name, file), f"sounds/{file}")


def test_voices_are_what_the_script_makes() -> None:
    made_by = script("voices")
    for voice, register in (("ha", "alto"), ("gulp", "bass")):
        assert_same(made_by.samples(voice, register), f"voices/{voice_file(voice, register)}")


def assert_same(made: list[int], kept: str) -> None:
    """Sines may differ in the last bit, so that a sample may be the next one of its 256."""
    bytes_made = bytes(map(script("synthesis").mu_law, made))
    bytes_kept = (ASSETS / f"{kept}.au").read_bytes()[24:]
    assert len(bytes_made) == len(bytes_kept)
    assert max(abs((a & 0x7F) - (b & 0x7F)) for a, b in zip(bytes_made, bytes_kept, strict=True)) <= 1


def test_a_byte_says_the_sample_nearly() -> None:
    mu_law = script("synthesis").mu_law
    data = bytes(map(mu_law, range(-32000, 32001, 400)))
    for sample, heard in zip(range(-32000, 32001, 400), [_linear(code) for code in data], strict=True):
        assert abs(sample - heard) <= max(16, abs(sample) / 30)


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
    sounds.play("thud-heavy")
    assert device.started.wait(2)
    assert max(device.take(RATE)) > 3000
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
    sounds.call("ha", "alto")
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
    qtbot.waitUntil(lambda: sounds._wanted.empty() and sounds._mixer.quiet, timeout=60_000)
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
    with pytest.raises(ValueError, match="no voice 'boo'"):
        Sounds(1.0).call("boo", "alto")


def begun(monkeypatch: pytest.MonkeyPatch, sounds: Sounds) -> list[Any]:
    """What the sounds want of their thread from now on."""
    wanted: list[Any] = []
    monkeypatch.setattr(sounds, "_want", wanted.append)
    return wanted


def test_takes_are_picked_by_chance_never_the_same_twice_and_not_by_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    times = itertools.count()
    sounds = Sounds(0.5, clock=lambda: float(next(times)))
    wanted = begun(monkeypatch, sounds)
    random.seed(7)
    before = random.getstate()
    for _ in range(300):
        sounds.play("coin")
    assert random.getstate() == before
    takes, pitches = [name for name, _ in wanted], {pitch for _, pitch in wanted}
    assert set(takes) == {"sounds/coin-1", "sounds/coin-2", "sounds/coin-3"}
    assert all(one != other for one, other in pairwise(takes))
    assert pitches == set(PITCHES)


def test_what_has_one_take_has_one_pitch(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(0.5)
    wanted = begun(monkeypatch, sounds)
    sounds.play("gong")
    assert wanted == [("sounds/gong", 1.0)]


def test_a_higher_pitch_is_the_same_in_less_time() -> None:
    wave = array("h", [round(8000 * math.sin(i / 9)) for i in range(3000)])
    high = at_pitch(wave, 1.04)
    assert len(high) == pytest.approx(3000 / 1.04, abs=2)
    assert high[500] == pytest.approx(8000 * math.sin(500 * 1.04 / 9), abs=40)


def test_voices_are_heard_unless_they_are_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(None)
    wanted = begun(monkeypatch, sound._SOUNDS)
    sound.follow(settings)
    sound.call("laugh", "treble")
    assert wanted == [("voices/laugh-treble", 1.0)]
    settings["voices"] = False
    sound.call("hm", "bass")
    assert len(wanted) == 1
    sound.set_volume(0.0)


def test_everything_makes_way_for_a_screen_reader() -> None:
    now = [0.0]
    mixer = Mixer(lambda: now[0])
    mixer.make_way(20 * LETTER)
    mixer.begin(array("h", [10_000] * 4 * RATE))
    mixer.take(round(FALLS * RATE) + 1)
    assert set(mixer.take(100)) == {round(10_000 * BESIDE_SPEECH)}
    mixer.make_way(10 * LETTER)
    now[0] = 29 * LETTER
    assert set(mixer.take(100)) == {round(10_000 * BESIDE_SPEECH)}, "one after the other"
    now[0] = 31 * LETTER
    mixer.take(round(RISES * RATE) + 1)
    assert set(mixer.take(100)) == {10_000}


def test_what_is_urgent_is_said_at_once() -> None:
    now = [0.0]
    mixer = Mixer(lambda: now[0])
    mixer.make_way(100.0)
    mixer.make_way(1.0, urgent=True)
    assert mixer._spoken == 1.0
