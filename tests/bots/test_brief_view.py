# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players read is a part of what their seat may see, and nothing else."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from rdi_desktop.bots.reading import in_brief
from rdi_desktop.bots.standing import Standing
from rdi_desktop.commands.matches import Match
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.glance import Glance, compared, footing_of

OF_BRIEF_VIEWS = (
    "away", "change", "characters", "drinks", "footing", "held", "mat", "numbers", "numerals", "plain", "simple", "sudden", "waiting",
)  # fmt: skip
"""What stands in no whole view."""


def part_of(part: Any, whole: Any, content: Content) -> bool:
    if isinstance(part, Glance):
        part = part.whole
        if "stack" in part and part["seat"] is not None:
            told = in_brief(whole, part["seat"], content)
            assert all(
                part.pop(key) == told[key]
                for key in ("away", "numbers", "drinks", "held", "sudden", "numerals", "characters")
            )
            assert part_of(part.pop("mat"), told["mat"], content)
            assert part["plain"] == compared(told["numbers"])
            assert list(part["waiting"]) == list(told["waiting"]) == [entry["id"] for entry in part["stack"]]
            assert [entry["change"] for entry in part["stack"]] == [entry["change"] for entry in told["stack"]]
        for key in OF_BRIEF_VIEWS:
            part.pop(key, None)
    if isinstance(part, dict) and is_dataclass(whole):
        whole = {each.name: getattr(whole, each.name) for each in fields(whole)}
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and part_of(value, whole[key], content) for key, value in part.items() if value != 0)
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(part_of(a, b, content) for a, b in zip(part, whole, strict=True))
    return bool(part == whole)


def test_the_brief_view_is_a_part_of_the_whole_one() -> None:
    content = load_content()
    for seed, characters in enumerate((("zot", "gerki", "fiona"), ("eisinder", "valeria", "karl", "alaric"))):
        match = Match(characters, ("random",) * len(characters), seed)
        game, bots = Game.new(match.setup, content), match.players(content)
        while (decision := game.pending) is not None:
            for seat in (*range(len(characters)), None):
                assert part_of(game.brief(seat), game.view(seat), content)
            game.submit(bots[decision.seat].decide(dict, decision, list))


@pytest.mark.parametrize(
    "characters", [("deirdre", "fiona", "gerki"), ("eisinder", "zot", "natyli")], ids=["plain", "any"]
)
def test_as_long_as_the_footing_is_the_same_the_numbers_are(characters: tuple[str, ...]) -> None:
    match = Match(characters, ("random",) * len(characters), 3)
    game = Game.new(match.setup, load_content())
    bots = match.players(load_content())
    known: dict[str, object] = {}
    while (decision := game.pending) is not None:
        view = game.brief(decision.seat)
        assert known.setdefault(repr(view["footing"]), view["numbers"]) == view["numbers"]
        if view["plain"]:
            told = Standing(footing_of(view["numbers"]), decision.seat)
            assert told.seats == Standing(view["footing"], decision.seat).seats
        game.submit(bots[decision.seat].decide(dict, decision, list))
    assert len(known) > len(characters)
