# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard with which beat."""

from __future__ import annotations

from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.beats import Beat, TableChange
from rdi_desktop.director.sounds import landing_sound, sound_of
from rdi_desktop.ui.look.sound import NAMES

LOSS, GAIN = TableChange("fortitude", 1, -1), TableChange("fortitude", 1, +1)
COIN = TableChange("gold", n=1, of=0, to=1)


def test_every_sound_exists_and_belongs_to_a_beat() -> None:
    assert {kind.sound for kind in KINDS.values()} - {""} <= set(NAMES)


def test_a_blow_thuds_and_a_healing_does_not() -> None:
    assert sound_of(Beat("strike", 1, changes=(LOSS, LOSS))) == "thud"
    assert sound_of(Beat("strike", 1, changes=(GAIN,))) is None


def test_coins_are_heard_one_by_one_as_they_arrive_and_handfuls_otherwise() -> None:
    pay = Beat("pay", 1, changes=(COIN, COIN, COIN._replace(n=3), LOSS))
    assert sound_of(pay) is None
    assert [landing_sound(pay, place) for place in range(4)] == ["coin", "coin", "coins", None]


def test_a_cheat_rattles_with_the_dice() -> None:
    assert sound_of(Beat("play", 1), ("cheating",)) == "dice"
    assert sound_of(Beat("play", 1), ("action",)) == "card"


def test_nobody_cheers_when_nobody_has_won() -> None:
    assert sound_of(Beat("end", 1, to=(2,))) == "cheer"
    assert sound_of(Beat("end", 1)) is None


def test_the_turn_of_a_phase_is_silent() -> None:
    assert sound_of(Beat("phase", 1)) is None
