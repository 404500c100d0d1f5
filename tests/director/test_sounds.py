# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard with which beat."""

from __future__ import annotations

from collections import defaultdict

import pytest

from rdi_desktop.content import Content
from rdi_desktop.director.beat_kinds import KINDS
from rdi_desktop.director.beats import Beat, TableChange
from rdi_desktop.director.contest import ContestMugs
from rdi_desktop.director.sounds import LANDING, SILENT, THUDS, Call, call_of, landing_call, landing_sound, sound_of
from rdi_desktop.engine.language.character import DEFAULT_VOICE, REGISTERS, CharacterDef
from rdi_desktop.ui.look.sound_list import SOUNDS, VOICES

LOSS, GAIN = TableChange("fortitude", 1, -1), TableChange("fortitude", 1, +1)
OTHER = TableChange("fortitude", 2, -1)
COIN = TableChange("gold", n=1, of=0, to=1)
OUT = TableChange("out", 1, of="passed_out")


def test_every_beat_is_heard_or_one_of_the_few_silent_ones() -> None:
    for key, kind in KINDS.items():
        heard = [bool(kind.sound), key in LANDING, key in SILENT, key == "end"]
        assert sum(heard) == 1, key
    assert {*LANDING, *SILENT} <= set(KINDS)
    assert len(SILENT) <= 5


def test_every_sound_exists_and_is_heard_somewhere() -> None:
    by_beats = {kind.sound for kind in KINDS.values()} - {""}
    otherwise = {"sleeve", "scratch", "hurrah", "groan", "coin", "coins", "balm", *THUDS} - {""}
    assert by_beats | otherwise == set(SOUNDS)


def test_a_sound_has_one_meaning() -> None:
    """Kinds of beats that share a sound mean the same; whoever adds one here thinks about what people will take it for."""
    shared = defaultdict(set)
    for key, kind in KINDS.items():
        shared[kind.sound].add(key)
    assert {sound: kinds for sound, kinds in shared.items() if sound and len(kinds) > 1} == {
        "card": {"draw", "discard", "move", "offer", "keep", "home"},
        "flip": {"turned", "show", "flip"},
        "shuffle": {"begin", "shuffle", "renewed"},
        "laid": {"play", "answer"},
        "ratchet": {"wound_up", "prepared"},
        "steps": {"walk", "sent_back"},
        "chips": {"round", "prolonged"},
        "cheer": {"round_won", "winner"},
        "chime": {"reward", "prize"},
        "mug": {"reveal", "chaser", "mug"},
        "sting": {"contest", "tie"},
    }


def test_great_moments_are_the_last_ones() -> None:
    great = {name for name, each in SOUNDS.items() if each.loud == "great"}
    assert great == {sound_of(Beat("falls", 1)), sound_of(Beat("thrown_out", 1)), sound_of(Beat("end", 1, to=(2,)))}


@pytest.mark.parametrize(
    ("points", "heard"), [(1, "thud-light"), (2, "thud"), (3, "thud"), (4, "thud-heavy"), (9, "thud-heavy")]
)
def test_a_blow_is_heard_by_its_weight_as_it_lands(points: int, heard: str) -> None:
    blow = Beat("strike", 1, changes=(*[LOSS] * points, OTHER))
    assert sound_of(blow) is None
    assert landing_sound(blow, 0) == heard
    assert landing_sound(blow, 1) is None
    assert sound_of(Beat("hit", 1, args={"n": points})) == heard, "of something in play, too"


def test_a_healing_is_no_blow() -> None:
    assert landing_sound(Beat("strike", 1, changes=(GAIN,)), 0) == "balm"
    assert landing_sound(Beat("strike", 1, changes=(TableChange("alcohol", 1, +1),)), 0) is None


def test_coins_are_heard_one_by_one_as_they_arrive_and_handfuls_otherwise() -> None:
    pay = Beat("pay", 1, changes=(COIN, COIN, COIN._replace(n=3), LOSS))
    assert sound_of(pay) is None
    assert [landing_sound(pay, place) for place in range(4)] == ["coin", "coin", "coins", None]


def test_a_cheat_comes_out_of_a_sleeve() -> None:
    assert sound_of(Beat("play", 1), ("cheating",)) == "sleeve"
    assert sound_of(Beat("play", 1), ("action",)) == "laid"


def test_a_negate_scratches_and_what_is_ignored_is_brushed_off() -> None:
    assert sound_of(Beat("undone", 1, args={"how": "negated"})) == "scratch"
    assert sound_of(Beat("undone", 1, args={"how": "ignored"})) == "brush"


def test_nobody_cheers_when_nobody_has_won() -> None:
    assert sound_of(Beat("end", 1, to=(2,))) == "hurrah"
    assert sound_of(Beat("end", 1)) == "groan"


def test_an_order_rings_the_bell_and_nothing_else_does() -> None:
    assert [key for key, kind in KINDS.items() if kind.sound == "bell"] == ["order"]


def test_people_are_heard() -> None:
    contest = ContestMugs((0, 3), ((), ()), (0, 5), (3,))
    assert call_of(Beat("turn", 1, seat=1), drunk=True) == Call(1, "hic")
    assert call_of(Beat("turn", 1, seat=1)) is None
    assert call_of(Beat("drink", 1, seat=1)) == Call(1, "gulp")
    assert call_of(Beat("undone", 1, seat=1, args={"how": "negated"})) == Call(1, "ha")
    assert call_of(Beat("undone", 1, seat=1, args={"how": "ignored"})) is None
    assert call_of(Beat("round_won", 1, seat=1)) == Call(1, "laugh")
    assert call_of(Beat("winner", 1, args={"contest": contest})) == Call(3, "laugh")
    assert call_of(Beat("end", 1, to=(2, 3))) == Call(2, "laugh")
    assert call_of(Beat("end", 1)) is None
    assert call_of(Beat("trap", 1, seat=1)) == Call(1, "gasp")
    assert call_of(Beat("last_chance", 1, to=(2,))) == Call(2, "gasp")
    assert call_of(Beat("thrown_out", 1, seat=1)) == Call(1, "hm")
    assert call_of(Beat("leave", 1, seat=1, args={"thrown": True})) == Call(1, "hm")
    assert call_of(Beat("leave", 1, seat=1)) is None


def test_whoever_is_hit_hardest_is_heard_unless_it_was_a_trifle() -> None:
    assert landing_call(Beat("strike", 1, changes=(OTHER, LOSS, LOSS)), 0) == Call(1, "oof")
    assert landing_call(Beat("strike", 1, changes=(OTHER, LOSS)), 0) is None
    assert landing_call(Beat("strike", 1, changes=(LOSS, LOSS)), 1) is None


def test_whoever_has_fallen_snores() -> None:
    assert landing_call(Beat("falls", 1, seat=1, changes=(OUT,)), 0) == Call(1, "snore")


def test_every_voice_is_heard_somewhere() -> None:
    assert set(VOICES) == {"hm", "ha", "oof", "hic", "snore", "laugh", "gasp", "gulp"}


def test_every_character_says_its_voice_and_one_that_does_not_has_the_usual(content: Content) -> None:
    registers = [character.raw.get("voice") for character in content.characters.values()]
    assert None not in registers and set(registers) == set(REGISTERS)
    assert CharacterDef("mine", "Mine").voice == DEFAULT_VOICE in REGISTERS
