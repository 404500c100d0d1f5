# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players read is a part of what their seat may see, and nothing else."""

from __future__ import annotations

from typing import Any

from rdi_desktop.bots.standing import numbers_of
from rdi_desktop.commands.matches import Match
from rdi_desktop.content import load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.glance import Glance


def part_of(part: Any, whole: Any) -> bool:
    if isinstance(part, Glance):
        part = part.whole
        told = part.pop("numbers", None)
        assert told is None or told == numbers_of(whole)
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and part_of(value, whole[key]) for key, value in part.items() if value != 0)
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(part_of(a, b) for a, b in zip(part, whole, strict=True))
    return bool(part == whole)


def test_the_brief_view_is_a_part_of_the_whole_one() -> None:
    content = load_content()
    for seed, characters in enumerate((("zot", "gerki", "fiona"), ("eisinder", "valeria", "karl", "alaric"))):
        match = Match(characters, ("random",) * len(characters), seed)
        game, bots = Game.new(match.setup, content), match.players(content)
        while (decision := game.pending) is not None:
            for seat in (*range(len(characters)), None):
                assert part_of(game.view(seat, brief=True), game.view(seat))
            game.submit(bots[decision.seat].decide(dict, decision, list))
