# SPDX-License-Identifier: GPL-3.0-or-later
"""`dev.py fit`: what is stored adds up, and what really decides games is found."""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import numpy as np
import pytest

from rdi_desktop.bots import odds
from rdi_desktop.bots.odds import TERMS, Mat, WeighedTable, judge, shares
from tests.rules.deal import content
from tools import fit
from tools.fit import Seen, Sides, Table

ROOM = TERMS.index("room")


def made_up(games: int, seed: int, weight: float) -> Sides:
    """Positions of three, of whom one wins with a chance that only grows with the room that is left."""
    chance = random.Random(seed)
    rows, won, first = list[list[float]](), list[float](), list[int]()
    for _ in range(games):
        mats = tuple(
            Mat(seat, seat, chance.randint(1, 20), chance.randint(3, 12), 0, 4, 0, 0, False, 0, (0.0,) * 15)
            for seat in range(3)
        )
        found = odds.terms(WeighedTable(0, 3, mats))
        likely = shares({side: weight * row[ROOM] for side, row in found.items()})
        (winner,) = chance.choices(list(likely), list(likely.values()))
        first.append(len(rows))
        rows += found.values()
        won += [float(side == winner) for side in found]
    numbers = np.arange(games)
    return Sides(np.array(rows), np.array(won), np.array(first), np.ones(games, int), numbers, 3)


def test_what_decided_made_up_games_is_found() -> None:
    sides = made_up(1500, 1, 4.0)
    learnt = fit.fit([sides.part(False)], 1.0)
    unseen = sides.part(True)
    truth = np.zeros(len(TERMS))
    truth[ROOM] = 4.0
    best, found = (unseen.losses(unseen.chances(weights)).mean() for weights in (truth, learnt))
    alike = unseen.losses(unseen.alike()).mean()
    assert found - best < 0.2 * (alike - best)


def test_told_and_came_are_compared_by_games() -> None:
    told = np.array([0.25] * 200)
    came = np.array([1.0] * 60 + [0.0] * 140)
    ((said, true, error),) = fit.told_and_came(told, came, np.arange(200))
    assert (said, true) == (0.25, 0.3)
    assert 0.04 < error < 0.09
    ((_, _, wider),) = fit.told_and_came(told, came, np.arange(200) // 4)
    assert wider > 1.5 * error, "four positions of one game say hardly more than one"


@pytest.mark.slow
def test_parts_add_up_and_are_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("three", "alone", 1.0, 3)
    monkeypatch.setattr(fit, "TABLES", (table,))

    def play(folder: str, part: tuple[int, int]) -> None:
        given = argparse.Namespace(keep=tmp_path / folder, games=2, seed=5, part=part, jobs=1)
        assert fit.play_missing(given, content())

    play("whole", (1, 1))
    play("first", (1, 2))
    play("second", (2, 2))
    whole = dict(fit.stored([tmp_path / "whole"], table))
    assert dict(fit.stored([tmp_path / "first", tmp_path / "second"], table)) == whole
    assert sorted(whole) == [0, 1]
    text = (tmp_path / "whole" / "three.games").read_text()
    play("whole", (1, 1))
    assert (tmp_path / "whole" / "three.games").read_text() == text, "nothing is played twice"
    for seen in whole.values():
        assert isinstance(seen, Seen)
        assert len(seen.characters) == 3
        assert [turn for turn, _ in seen.turns] == sorted({turn for turn, _ in seen.turns})
        assert all(sum(judge(position, "alone").values()) == pytest.approx(1.0) for _, position in seen.turns)


def test_the_file_says_where_it_comes_from() -> None:
    said = json.loads(odds.FILE.read_text(encoding="utf-8"))
    assert {"seed", "commit", "games", "tried", "weights"} == set(said)
    assert set(said["games"]) == set(said["tried"])
