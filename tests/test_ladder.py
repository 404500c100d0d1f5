# SPDX-License-Identifier: GPL-3.0-or-later
"""How often Boss Otto is beaten: counted by one command that goes on where it was broken off, and read with its bounds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rdi_desktop.bots import rungs
from rdi_desktop.content import load_content
from rdi_desktop.engine.language.knobs import KNOBS, single, turned
from tools import ladder


def test_counting_goes_on_where_it_was_broken_off_and_parts_add_up(tmp_path: Path) -> None:
    whole, again, part = tmp_path / "whole.json", tmp_path / "again.json", tmp_path / "part.json"
    alone = ["--presets", "--challengers", "1", "--file"]
    assert ladder.main(["--games", "2", *alone, str(whole)]) == 0
    for games in ("1", "2"):
        assert ladder.main(["--games", games, *alone, str(again)]) == 0
    assert again.read_text() == whole.read_text()
    counted = json.loads(whole.read_text())
    assert {name: games for name, (games, _) in counted["rungs"].items()} == {
        "1": 2, "1 more_potions=-1": 2, "1 skulls=1": 2, "1 skulls=2": 2
    }  # fmt: skip
    part.write_text(json.dumps({**counted, "commits": ["other"], "rungs": {"1": [1, 0], "2": [7, 3]}}))
    assert ladder.main(["--file", str(again), "--add", str(part)]) == 0
    together = json.loads(again.read_text())
    assert together["rungs"] == {**counted["rungs"], "2": [7, 3]}
    assert set(together["commits"]) == {*counted["commits"], "other"}
    part.write_text(json.dumps({**counted, "seed": 1}))
    assert ladder.main(["--file", str(again), "--add", str(part)]) == 2


def test_every_preset_and_every_single_knob_is_counted_for_one_to_four() -> None:
    ways = ladder.ways(content := load_content())
    assert len({rungs.name_of(1, knobs) for knobs in ways}) == len(ways)
    for knobs in (*(turned(each.options) for each in content.variants["boss-otto"].presets), *single()):
        for challengers in ladder.CHALLENGERS:
            rung = rungs.rung(challengers, knobs)
            assert rung is not None
            least, most = rung.bounds
            assert 0 <= least <= rung.chance <= most <= 1
    assert rungs.rung(1, {"skulls": 2, "hard_threat": True}) is None


def test_bounds_narrow_with_more_games() -> None:
    few, many = (rungs.Rung(games, games // 4).bounds for games in (20, 2000))
    assert few[0] < many[0] < 0.25 < many[1] < few[1]
    assert rungs.Rung(10, 0).bounds[0] == 0


@pytest.mark.parametrize("value", [3, -1, True, "1"])
def test_a_knob_has_only_its_own_values(value: object) -> None:
    with pytest.raises(ValueError, match="skulls goes from 0 to 2"):
        turned({"skulls": value})
    assert turned({"skulls": 2, "tough_components": False, "other": 9}) == {"skulls": 2}
    assert all(knob.sound(each) for knob in KNOBS.values() for each in knob.values)
