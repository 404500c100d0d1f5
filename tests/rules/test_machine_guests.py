# SPDX-License-Identifier: GPL-3.0-or-later
"""A machine and characters that are in no book we have: home-made ones have the mechanic that a rule speaks of.

red-dragon-inn-10, "Character-Specific Rules for Boss Otto".
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rdi_desktop.content import Content, load_content
from rdi_desktop.content.reading import add_file
from rdi_desktop.scenario.run import Report, run_file

HEAD = """id: guest
title: Somebody against Boss Otto
seed: 1
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


def giver(id: str, *given: dict[str, Any]) -> dict[str, Any]:
    """Somebody who has others draw cards of a side deck as they are hit: these."""
    hit = [
        {"lose": {"who": "another", "fortitude": 1}},
        {"then": [{"draw": {"from": "gift", "who": "lost_fortitude"}}]},
    ]
    return {
        "kind": "character",
        "id": id,
        "name": id.title(),
        "piles": {"gift": {"joins": "own", "name": "Gift"}},
        "deck": [
            {"title": "There", "type": "action", "copies": 40, "do": hit},
            *({"pile": "gift", "copies": 9, **card} for card in given),
        ],
    }


DEAR = {"title": "Shake it off", "type": "anytime", "cost": {"gold": 2}, "do": [{"gain": {"fortitude": 3}}]}
TAXING = {"title": "Laugh it off", "type": "anytime", "cost": {"cards": 1}, "do": [{"gain": {"fortitude": 3}}]}
CURSE = {
    "title": "Dry throat",
    "type": "sometimes",
    "when": {"drink": {"mine": True}},
    "do": [{"lose": {"fortitude": 2}}],
}
BOOT = {"type": "sometimes", "when": {"drink": {"mine": True}}, "do": [{"ignore": "it"}], "price": 1, "slot": "item"}
SHELF = {"revealed": "keep_one", "hand_like": True, "offers": "printed"}
SHOP = {
    "kind": "character",
    "id": "shop",
    "name": "A Shop",
    "piles": {"left": SHELF, "right": SHELF},
    "deck": [
        {"title": "Open all hours", "type": "anytime", "copies": 40, "do": [{"gain": {"fortitude": 1}}]},
        {"title": "Left Boot", "pile": "left", **BOOT},
        {"title": "Right Boot", "pile": "right", **BOOT},
    ],
}
SINGER = {
    "kind": "character",
    "id": "singer",
    "name": "A Singer",
    "deck": [
        {
            "title": "Sing",
            "type": "action",
            "copies": 40,
            "do": [{"choose": {"of": [[{"lose": {"fortitude": 2}}], [{"lose": {"gold": 2}}]]}}],
        }
    ],
}


def known_with(tmp_path: Path, guest: dict[str, Any]) -> Content:
    """All that there is, and a home-made guest."""
    known = load_content()
    add_file(known, guest, tmp_path / "guest.yaml", "guest.yaml")
    return known


def played(tmp_path: Path, known: Content, seats: str, steps: str, turn: str, seed: int = 1) -> Report:
    """The scenario with somebody of these at the table."""
    path = tmp_path / "scenario.yaml"
    head = HEAD.replace("seed: 1", f"seed: {seed}")
    path.write_text(f"{head}{seats}  turn: {turn}\n  phase: action\nsteps:\n{steps}")
    return run_file(path, known)


def passes(tmp_path: Path, guest: dict[str, Any], seats: str, steps: str, turn: str) -> None:
    """It holds."""
    report = played(tmp_path, known_with(tmp_path, guest), seats, steps, turn)
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


def boss(**more: str) -> str:
    """His seat: Peanuts into Gold come first of his responses."""
    said = "".join(f", {key}: {value}" for key, value in more.items())
    return f"    - {{character: boss-otto, drink_me: [], piles: {{sometimes: [Peanuts into Gold]}}{said}}}\n"


@pytest.mark.parametrize(("gold", "left", "fortitude"), [(5, 4, 17), (4, 5, 14), (3, 4, 14)])
def test_he_shakes_it_off_at_once_if_that_leaves_him_four_gold(
    gold: int, left: int, fortitude: int, tmp_path: Path
) -> None:
    """[371]: one Gold comes with what he answers; with six he pays two, with five he would have three."""
    passes(
        tmp_path,
        giver("mocker", DEAR),
        boss(gold=str(gold), fortitude="15")
        + "    - {character: mocker, hand: [There], drink_me: [], piles: {gift: [Shake it off]}}\n",
        "- mocker: {play: There, target: boss-otto}\n"
        f"- expect: {{boss-otto: {{gold: {left}, fortitude: {fortitude}, piles: {{received: {int(fortitude < 15)}}}}}}}\n",
        "mocker",
    )


def test_what_he_cannot_pay_for_is_discarded_without_its_benefit(tmp_path: Path) -> None:
    """[371]: a card of a hand that he has not."""
    passes(
        tmp_path,
        giver("mocker", TAXING),
        boss(fortitude="15")
        + "    - {character: mocker, hand: [There], drink_me: [], piles: {gift: [Laugh it off]}}\n",
        "- mocker: {play: There, target: boss-otto}\n"
        "- expect: {boss-otto: {fortitude: 14, piles: {received: 0}}, mocker: {piles: {gift-discard: 1}}}\n",
        "mocker",
    )


def test_what_harms_him_lies_open_and_is_played_as_soon_as_it_can_be(tmp_path: Path) -> None:
    """[378]: he makes no use of being made to discard it."""
    passes(
        tmp_path,
        giver("hexer", CURSE),
        boss(fortitude="15").replace("drink_me: []", "drink_me: [Water]")
        + "    - {character: hexer, hand: [There], drink_me: [], piles: {gift: [Dry throat]}}\n",
        "- hexer: {play: There, target: boss-otto}\n"
        "- expect: {boss-otto: {fortitude: 14, piles: {received: [Dry throat]}}}\n"
        "- run: {turn: boss-otto, phase: end}\n"
        "- expect: {boss-otto: {fortitude: 12, piles: {received: 0}}, hexer: {piles: {gift-discard: 1}}}\n",
        "hexer",
    )


def sold(tmp_path: Path, known: Content, seed: int, gold: int) -> int:
    """How much he pays a shop that offers him two things in one turn."""
    seats = f"    - {{character: boss-otto, drink_me: [], gold: {gold}}}\n"
    seats += "    - {character: shop, hand: [], gold: 0, in_play: [Left Boot, Right Boot], drink_me: []}\n"
    offers = "".join(f"- shop: {{do: sell, with: {boot} Boot, target: boss-otto}}\n" for boot in ("Left", "Right"))
    for paid in range(3):
        steps = f"{offers}- expect: {{shop: {{gold: {paid}}}}}\n"
        if played(tmp_path, known, seats, steps, "shop", seed).passed:
            return paid
    return -1


def test_of_two_things_he_buys_one_two_times_of_three_and_none_when_he_is_poor(tmp_path: Path) -> None:
    """[372]"""
    known = known_with(tmp_path, SHOP)
    assert [sold(tmp_path, known, seed, 4) for seed in range(4)] == [0] * 4
    found = Counter(sold(tmp_path, known, seed, 9) for seed in range(24))
    assert set(found) == {0, 1}
    assert found[1] > found[0] > 2


def test_he_sings_any_song_and_answers_none_of_his_own(tmp_path: Path) -> None:
    """[373]: a song of a guest that he has been given."""
    seats = "    - {character: boss-otto, drink_me: [], piles: {sometimes: [Peanuts into Gold], received: [{card: Sing, of: singer}]}}\n"
    seats += "    - {character: singer, hand: [], drink_me: []}\n"
    sung, known = set(), known_with(tmp_path, SINGER)
    for seed in range(8):
        for song in ("fortitude: 18, gold: 8", "fortitude: 20, gold: 6"):
            steps = f"- expect: {{boss-otto: {{{song}, piles: {{received: 0, sometimes-discard: 0}}}}}}\n"
            if played(tmp_path, known, seats, steps, "boss-otto", seed).passed:
                sung.add(song)
    assert len(sung) == 2
