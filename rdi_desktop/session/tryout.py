# SPDX-License-Identifier: GPL-3.0-or-later
"""A game for trying out a character, with a chosen hand, numbers and tokens, as the text of a scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
import yaml

from rdi_desktop.scenario.file import parse_scenario
from rdi_desktop.session.example import example_plan
from rdi_desktop.session.plan import HUMAN, GamePlan, new_seed

if TYPE_CHECKING:
    from rdi_desktop.content import Content


@dataclass(frozen=True)
class Tryout:
    """A chosen position. What is left out is dealt as usual."""

    character: str
    others: tuple[str, ...]
    hand: tuple[str, ...] = ()
    """Ids of cards; empty: dealt."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """fortitude, alcohol, gold."""
    tokens: Mapping[str, int | str] = field(default_factory=dict)
    """The character's tokens and tracks, by their ids."""
    around: Mapping[str, int] = field(default_factory=dict)
    """Tokens of the character that each other seat holds."""


def scenario_text(one: Tryout, files: Sequence[str] = ()) -> str:
    """The position as a scenario file without moves. `files`: the folder of home-made files, relative to it."""
    mine: dict[str, object] = {"character": one.character, **one.numbers}
    if one.hand:
        mine["hand"] = list(one.hand)
    if one.tokens:
        mine["tokens"] = dict(one.tokens)
    seats = [mine]
    seats += [{"character": id, **({"tokens": dict(one.around)} if one.around else {})} for id in one.others]
    head = {"id": f"try-{one.character}", "title": f"Trying out {one.character}"}
    named = {"characters": list(files)} if files else {}
    data = {**head, **named, "table": {"seats": seats}, "steps": [{"expect": {"turn": one.character}}]}
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)


def tryout_plan(one: Tryout, person: str, content: Content) -> GamePlan:
    """A game from that position, with a person in the first seat and computers in the others; all moves may be taken back.

    ScenarioError if the position is not possible, for example with more tokens than there are.
    """
    text = scenario_text(one)
    plan = example_plan(parse_scenario(text, content, "the table"), text, content)
    first = msgspec.structs.replace(plan.seats[0], name=person, controller=HUMAN)
    return msgspec.structs.replace(plan, seats=(first, *plan.seats[1:]), seed=new_seed(), undo_anything=True)
