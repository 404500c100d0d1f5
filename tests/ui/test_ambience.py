# SPDX-License-Identifier: GPL-3.0-or-later
"""The tavern around the table: rings without a seam, tunes now and then, quieter beside other sounds, silent when somebody passes out."""

from __future__ import annotations

import math
import random
from array import array
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rdi_desktop.content import Content
from rdi_desktop.director.beats import Beat
from rdi_desktop.session.plan import HUMAN
from rdi_desktop.ui.look import sound
from rdi_desktop.ui.look.ambience import APART, DUCKED, FIRST, RATE, RINGS, TUNES, Ambience, read, woven
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.sound import Mixer, Sounds
from rdi_desktop.ui.pages.game_page import GamePage
from tests.session.arranged import arranged
from tests.session.people import BOT, plan
from tests.ui.sound_scripts import script
from tests.ui.test_sound import Device

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "ambience"
STEP = 1000


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    made = Device()
    monkeypatch.setattr(sound, "open_device", lambda backends: made)
    monkeypatch.setattr(sound, "likely", lambda: True)
    return made


# the files


def test_there_are_these_files() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*RINGS, *TUNES}


@pytest.mark.parametrize("name", RINGS)
def test_a_ring_has_no_seam_and_is_soft(name: str) -> None:
    samples = read(f"ambience/{name}")
    steps = sorted(abs(after - before) for before, after in pairwise(samples))
    assert abs(samples[0] - samples[-1]) <= steps[round(len(steps) * 0.99)], "the step at the seam is one like others"
    seconds = [samples[at : at + RATE] for at in range(0, len(samples) - RATE + 1, RATE)]
    loud = [math.sqrt(sum(value * value for value in each) / RATE) / 32767 for each in seconds]
    assert min(loud) > 0.02 and max(loud) < 0.12 and max(loud) < 2.5 * min(loud), "no second stands out"
    assert max(map(abs, samples)) / 32767 < 0.8
    assert abs(sum(samples) / len(samples)) < 40


@pytest.mark.parametrize("name", TUNES)
def test_a_tune_begins_and_ends_in_silence(name: str) -> None:
    samples = read(f"ambience/{name}")
    assert len(samples) / RATE >= 60
    assert max(map(abs, samples[:20])) < 120 and max(map(abs, samples[-200:])) < 120
    assert 0.5 < max(map(abs, samples)) / 32767 < 0.7


@pytest.mark.weekly
def test_the_files_are_what_the_script_makes() -> None:
    made_by = script("ambience")
    for make in (made_by.fire, made_by.tap_room):
        kept = (FOLDER / f"{make.__name__.replace('_', '-')}.au").read_bytes()[24:]
        made = bytes(map(script("synthesis").mu_law, made_by.samples(make)))
        assert len(made) == len(kept)
        differ = [abs((a & 0x7F) - (b & 0x7F)) for a, b in zip(made, kept, strict=True)]
        assert max(differ) <= 2, "sines may differ in the last bits"


def test_strings_are_in_tune() -> None:
    made_by = script("ambience")
    for note in ("d2", "a3", "d5"):
        wanted = RATE / made_by.pitch(note)
        heard = made_by.pluck(random.Random(1), made_by.pitch(note), 0.8)[3000:9000]
        around = range(int(wanted) - 4, int(wanted) + 6)
        alike = {lag: sum(heard[i] * heard[i + lag] for i in range(4000)) for lag in around}
        lag = max(alike, key=alike.__getitem__)
        low, mid, high = (alike.get(each, 0.0) for each in (lag - 1, lag, lag + 1))
        exact = lag + 0.5 * (low - high) / (low - 2 * mid + high)
        assert abs(1200 * math.log2(wanted / exact)) < 6, "cents"


# how they are played


def flat(seconds: float, level: int) -> array[int]:
    return array("h", [level] * round(seconds * RATE))


def passes(room: Ambience, seconds: float, *, beside: bool = False) -> list[int]:
    """The last sample of each step."""
    return [room.take(STEP, beside=beside)[-1] for _ in range(round(seconds * RATE / STEP))]


def settled(room: Ambience) -> None:
    passes(room, 1.2)


def test_it_swells_and_then_goes_on_for_ever() -> None:
    room = Ambience(flat(0.7, 1000), [])
    heard = passes(room, 1.2)
    assert heard[0] < 100 and heard == sorted(heard) and heard[-1] == 1000
    assert set(passes(room, 5)) == {1000}


def test_a_ring_goes_on_at_its_beginning() -> None:
    room = Ambience(array("h", range(700)), [])
    settled(room)
    first = room.take(1500, beside=False)
    assert all((after - before) % 700 == 1 for before, after in pairwise(first))


def test_it_makes_way_for_other_sounds_and_comes_back_slowly() -> None:
    room = Ambience(flat(1, 10_000), [])
    settled(room)
    assert passes(room, 0.3, beside=True)[-1] == round(10_000 * DUCKED)
    heard = passes(room, 1.0)
    assert heard == sorted(heard) and heard[0] < 10_000 * (DUCKED + 0.1) and heard[-1] == 10_000


def test_nothing_jumps_as_it_makes_way() -> None:
    room = Ambience(flat(1, 10_000), [])
    settled(room)
    heard = [*room.take(STEP, beside=False), *room.take(STEP, beside=True), *room.take(STEP, beside=True)]
    assert max(abs(after - before) for before, after in pairwise(heard)) <= 10


def test_tunes_take_turns_with_pauses() -> None:
    room = Ambience(flat(1, 0), [flat(2, 1000), flat(2, 2000)])
    heard = passes(room, FIRST + 2 + APART + 2 + 3)
    played = [level for level in heard if level]
    assert set(played) == {1000, 2000} and played == sorted(played)
    first = heard.index(1000) * STEP / RATE
    assert FIRST - 0.2 < first < FIRST + 0.2
    pause = heard[heard.index(1000) :].index(0)
    assert heard.index(2000) - heard.index(1000) - pause == pytest.approx(APART * RATE / STEP, abs=3)


def test_a_knock_out_stops_tune_and_tavern_and_only_the_tavern_comes_back() -> None:
    room = Ambience(flat(1, 100), [flat(30, 5000)])
    passes(room, FIRST + 2)
    assert room.playing
    room.hush(2.6)
    heard = passes(room, 2.6)
    assert set(heard[4:]) == {0}, "silence"
    assert not room.playing
    assert passes(room, 1.5)[-1] == 100


def test_rings_of_different_lengths_are_one() -> None:
    made = woven([array("h", [1, 2]), array("h", [10, 20, 30])])
    assert list(made) == [11, 22, 31, 12, 21, 32]


def test_the_loudest_moment_is_cut_not_turned_over() -> None:
    assert max(woven([flat(0.1, 30_000), flat(0.1, 30_000)])) == 32_767


def test_a_sound_and_the_tavern_are_added_up() -> None:
    mixer, room = Mixer(), Ambience(flat(1, 100), [])
    settled(room)
    mixer.surround(room)
    assert set(mixer.take(50)) == {100} and not mixer.quiet
    mixer.begin(array("h", [1000] * 50))
    assert 1000 < max(mixer.take(50)) <= 1100
    mixer.surround(None)
    assert set(mixer.take(50)) == {0} and mixer.quiet


# on a device


def test_it_is_heard_on_the_device_and_at_nothing_the_device_is_let_go(
    device: Device, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sound, "IDLE", 0.02)
    sounds = Sounds(0.5)
    sounds.surround(0.3)
    assert device.started.wait(10)
    heard = [max(map(abs, device.take(RATE // 4))) for _ in range(8)]
    assert heard[-1] > 0
    sounds.surround(0.0)
    qtbot.waitUntil(lambda: device.closed, timeout=5000)
    sounds.close()


def test_muted_nothing_is_even_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "open_device", lambda backends: pytest.fail("a device was opened"))
    sounds = Sounds(0.0)
    sounds.surround(0.0)
    sounds.hush(1.0)
    assert sounds._thread is None


def test_without_a_device_the_tavern_is_silent(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sound, "likely", lambda: False)
    monkeypatch.setattr(sound, "tavern", lambda volume: pytest.fail("it is not even read"))
    sounds = Sounds(1.0)
    sounds.surround(0.5)
    assert sounds._thread is not None
    sounds._thread.join(2)
    assert not sounds._thread.is_alive()
    sounds.close()
    assert capfd.readouterr() == ("", "")


# at the table


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How loud the tavern was wanted, one after the other."""
    heard: list[float] = []
    monkeypatch.setattr(sound, "_TAVERN", sound._Tavern())
    monkeypatch.setattr(sound._SOUNDS, "surround", heard.append)
    return heard


def test_it_has_its_own_slider_and_is_heard_at_tables_only(qtbot: QtBot, content: Content, wanted: list[float]) -> None:
    settings = Settings(None)
    sound.follow(settings)
    assert wanted[-1] == 0.0
    page = GamePage(arranged(content, plan(HUMAN, BOT), {}), settings)
    qtbot.addWidget(page)
    page.show()
    assert wanted[-1] == pytest.approx(0.3)
    settings["music"] = 7
    assert wanted[-1] == pytest.approx(0.7)
    sound.listen(False)
    assert wanted[-1] == 0.0, "nobody listens to a program in the background"
    sound.listen(True)
    settings["sound"] = False
    assert wanted[-1] == 0.0
    settings["sound"] = True
    assert wanted[-1] == pytest.approx(0.7)
    other = GamePage(arranged(content, plan(HUMAN, BOT), {}), settings)
    qtbot.addWidget(other)
    other.show()  # a rematch: the new table is seen before the old one goes
    page.hide()
    assert wanted[-1] == pytest.approx(0.7)
    other.hide()
    assert wanted[-1] == 0.0
    sound.set_volume(0.0)


def test_a_knock_out_that_is_seen_silences_it(qtbot: QtBot, content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    silent: list[float] = []
    monkeypatch.setattr(sound, "hush", silent.append)
    page = GamePage(arranged(content, plan(HUMAN, BOT), {}), Settings(None))
    qtbot.addWidget(page)
    page.show()
    page.showing.begin(Beat("thrown_out", 2.2, (0,), seat=1))
    assert not silent
    page.showing.begin(Beat("falls", 2.6, (0,), seat=1))
    assert silent == [pytest.approx(2.6)]
    page.showing.skip()


def test_loudness_is_the_square_of_the_slider() -> None:
    full, half = read("sounds/gong", 1.0), read("sounds/gong", 0.5)
    assert max(full) == max(read("sounds/gong"))
    assert max(half) == pytest.approx(max(full) / 4, abs=1)
