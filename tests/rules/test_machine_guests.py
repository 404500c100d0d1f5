# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine and what characters do to it: those of the books, and home-made ones that have the mechanic of one that is not in them.

red-dragon-inn-10, "Affecting Boss Otto's Hand or Deck", "Boss Otto's Choices", "Character-Specific Rules for Boss Otto".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.content import load_content
from rdi_desktop.content.reading import add_file
from rdi_desktop.scenario.run import run_file

HEAD = """id: guest
title: Somebody against Boss Otto
table:
  variant: boss-otto
  drink_deck: [Water, Water, Water, Water, Water, Water]
  seats:
"""

SEER = {
    "kind": "character",
    "id": "seer",
    "name": "Seer",
    "deck": [
        {
            "title": "The next three",
            "type": "action",
            "copies": 20,
            "do": [{"arrange": {"pile": "deck", "of": "another", "top": 3}}],
        },
        {
            "title": "Two heaps",
            "type": "action",
            "copies": 20,
            "do": [{"divide": {"cards": 5, "by": {"another": {"decides": True}}}}],
        },
    ],
}
FIEND = {
    "kind": "character",
    "id": "fiend",
    "name": "Fiend",
    "bodies": {"minion": {"pool": "none", "hit": [{"discard": {"card": "this"}}]}},
    "deck": [
        {
            "title": "Shade",
            "type": "action",
            "subtypes": ["minion"],
            "stays": "body",
            "copies": 40,
            "abilities": [
                {
                    "id": "act",
                    "when": {"phase": "action", "of": "self"},
                    "once": "phase",
                    "do": [{"lose": {"who": "another", "fortitude": 2}}],
                    "counts_as": {"type": "action", "uses": "nothing", "source": "body"},
                }
            ],
        }
    ],
}


def passes(tmp_path: Path, guest: dict[str, Any] | None, seats: str, steps: str, turn: str) -> None:
    """The scenario holds, with a home-made guest at the table."""
    known = load_content()
    if guest is not None:
        add_file(known, guest, tmp_path / "guest.yaml", "guest.yaml")
    path = tmp_path / "scenario.yaml"
    path.write_text(f"{HEAD}{seats}  turn: {turn}\n  phase: action\nsteps:\n{steps}")
    report = run_file(path, known)
    assert report.passed, report.why


OTTO = "    - {character: boss-otto, drink_me: [], piles: {sometimes: [Peanuts into Gold, Peanuts into Gold], action: [Bull Rush]}}\n"


@pytest.mark.parametrize(
    ("title", "loses"), [("You would rather not have that card", 3), ("A generous thought. Mine, in your head.", 2)]
)
def test_nobody_looks_at_a_hand_that_he_has_not(title: str, loses: int, tmp_path: Path) -> None:
    """He may be picked, and loses what he loses; of his decks nothing is seen, and nothing goes [359]."""
    passes(
        tmp_path,
        None,
        OTTO + f'    - {{character: daareka, hand: ["{title}"], drink_me: []}}\n',
        f'- daareka: {{play: "{title}", target: boss-otto}}\n'
        f"- expect: {{boss-otto: {{fortitude: {20 - loses}, piles: {{action: 16}}}}, daareka: {{hand: 0}}}}\n",
        "daareka",
    )


def test_who_orders_his_cards_picks_one_of_his_decks(tmp_path: Path) -> None:
    """[360]"""
    passes(
        tmp_path,
        SEER,
        "    - {character: boss-otto, drink_me: [], piles: {action: [Bull Rush, Pocket Vacuum, Bull Rush]}}\n"
        "    - {character: seer, hand: [The next three], drink_me: []}\n",
        "- seer: {play: The next three, target: boss-otto}\n- seer: {choose: action}\n"
        "- seer: {choose: [Pocket Vacuum, Bull Rush, Bull Rush]}\n",
        "seer",
    )


def test_he_makes_the_heaps_by_chance(tmp_path: Path) -> None:
    """[332]: he can be asked for them."""
    passes(
        tmp_path,
        SEER,
        OTTO + "    - {character: seer, hand: [Two heaps], drink_me: []}\n",
        "- seer: {play: Two heaps, target: boss-otto}\n",
        "seer",
    )


def test_a_component_that_would_check_for_traps_leaves_it_to_him(tmp_path: Path) -> None:
    """[354, 368]"""
    passes(
        tmp_path,
        None,
        OTTO.replace("drink_me: []", "drink_me: [], in_play: [Saw Arm]")
        + '    - {character: alaric, hand: ["Mind the squeaky floorboard", "Can\'t beat the classics!"], drink_me: []}\n',
        "- alaric: {play: Mind the squeaky floorboard, target: Saw Arm}\n- expect: {boss-otto: {fortitude: 17, in_play: []}}\n",
        "alaric",
    )


def test_he_ignores_what_a_shadow_does_where_he_would_negate_it(tmp_path: Path) -> None:
    """[370]: so it has acted, and stays."""
    passes(
        tmp_path,
        FIEND,
        "    - {character: boss-otto, drink_me: [], piles: {sometimes: [Deflector Dish]}}\n"
        "    - {character: fiend, hand: [], in_play: [Shade], drink_me: []}\n",
        "- fiend: {do: act, with: Shade, target: boss-otto}\n- expect: {boss-otto: {fortitude: 20}, fiend: {in_play: [Shade]}}\n",
        "fiend",
    )


def test_what_hits_each_challenger_hits_shadows(tmp_path: Path) -> None:
    """[370]"""
    passes(
        tmp_path,
        FIEND,
        OTTO.replace("action: [Bull Rush]", "action: [Overhead Swing with the Long Arm]")
        + "    - {character: fiend, hand: [], in_play: [Shade], drink_me: []}\n    - {character: gerki, hand: [], drink_me: []}\n",
        "- expect: {fiend: {in_play: []}}\n",
        "boss-otto",
    )
