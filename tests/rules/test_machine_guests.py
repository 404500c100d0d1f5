# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine and characters that are in no book we have: home-made ones have the mechanic that a rule speaks of.

red-dragon-inn-10, "Character-Specific Rules for Boss Otto".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
