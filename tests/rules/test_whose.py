# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose card something counts as: one answer for losses, hit-backs, payments, standing changes and what a machine answers."""

from __future__ import annotations

import pytest

from rdi_desktop.scenario.file import parse_scenario
from rdi_desktop.scenario.play import ScenarioRun
from tests.rules.deal import content

BACK = "Oh good, you started it!"
"""Fiona hits back."""
FIONA = f'{{character: fiona, hand: ["{BACK}"%s]}}'
ZOT = "{character: zot, hand: []}"

KINDS: dict[str, tuple[str, tuple[str, ...], tuple[str | None, ...]]] = {
    "a room": (
        f"options: {{dungeon: raiding-the-armory}}\n  seats: [{FIONA % ', I raise!'}, {ZOT}]\n  phase: drink",
        ("fiona: drink", "fiona: {do: move, choose: cellar, spend: {discard: [I raise!]}}"),
        (None,),
    ),
    "a card that joins": (
        f"seats: [{{character: phrenk, hand: [Mind the glassware!], in_play: [Strength Potion]}}, {FIONA % ''}]",
        ("phrenk: {play: Mind the glassware!, target: fiona, spend: {join: Strength Potion}}",),
        ("phrenk",),
    ),
    "a token that only may be answered": (
        f"seats: [{FIONA[:-1] % ''}, tokens: {{scarab: 1}}, drink_me: []}}, {{character: amundyr, hand: []}}]\n  phase: drink",
        ("fiona: drink", "run: {turn: amundyr}"),
        (None,),
    ),
    "Fury": (
        f"seats: [{{character: ripsnarl, hand: [howl], tokens: {{form: human, fury: 1}}}}, {FIONA % ''}]",
        ("ripsnarl: {play: howl, choose: [fiona]}",),
        ("ripsnarl",),
    ),
    "a Doppelganger that was given": (
        (
            f"seats: [{{character: evil-pooky, hand: []}}, {FIONA[:-1] % ''}, in_play: [{{card: Brutal Bryn, of: evil-pooky}}]}}]\n"
            "  turn: fiona\n  phase: start"
        ),
        (),
        ("evil-pooky",),
    ),
    "a Brew": (
        (
            "seats: [{character: farai, hand: [brew-a-beer], tokens: {work: beer, progress-beer: 1}, piles: {beer: [temple-ale]}},"
            f" {ZOT}, {FIONA % ''}]"
        ),
        ("farai: {play: brew-a-beer, target: zot}", "farai: {choose: fiona}"),
        ("farai",),
    ),
    "a Scheme out of the plot": (
        f"seats: [{{character: petra, hand: [], piles: {{plot: [The poison was in both cups]}}}}, {FIONA % ''}]",
        ("petra: {play: The poison was in both cups}",),
        ("petra",),
    ),
    "a Bomb": (
        (
            f"seats: [{ZOT}, {{character: nitrel, hand: []}}, {FIONA % ''}]\n  pot: 3\n  pot_cards: [Twinpopper]\n"
            "  gambling: {in_control: fiona, players: [zot, nitrel, fiona], next: zot}"
        ),
        ("zot: pass", "nitrel: pass"),
        ("nitrel",),
    ),
    "a Trap": (
        f"seats: [{{character: alaric, hand: [I wouldn't lean on that, Can't beat the classics!]}}, {FIONA % ''}]",
        ('alaric: {play: "I wouldn\'t lean on that", target: fiona}',),
        ("alaric",),
    ),
    "an Artifact that is set off": (
        (
            'seats: [{character: keet, hand: ["Throw you the idol? All right, you asked for it!"], in_play: [Rusty Nail], gold: 3},'
            f" {FIONA % ''}, {ZOT}]"
        ),
        ("keet: {play: Throw you the idol, target: fiona}",),
        ("keet", None),
    ),
    "a Mount": (
        (
            "seats: [{character: molly, hand: [], in_play: [Prajeet the Panther], piles: {stable: [Bert the Donkey]}},"
            f" {FIONA % ''}, {ZOT}]\n  phase: start"
        ),
        ("molly: {choose: fiona}",),
        (None,),
    ),
    "a Minion": (
        f"seats: [{{character: torglesnarf, hand: [], in_play: [Grunt the Brawler]}}, {FIONA % ''}]",
        ("torglesnarf: {do: act, with: [Grunt the Brawler], target: fiona}",),
        ("torglesnarf",),
    ),
}
"""Kinds of things that act: a table at which one hits Fiona, the moves, and from whom what she loses comes (None: from no player)."""


def played(table: str, *steps: str) -> ScenarioRun:
    """The table after these steps."""
    text = f"id: whose\ntable:\n  {table}\nsteps:\n" + "".join(f"  - {step}\n" for step in steps)
    running = ScenarioRun(parse_scenario(text, content()), content())
    while running.step() is not None:
        pass
    return running


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_players_card_comes_from_nobody_and_is_not_hit_back(kind: str) -> None:
    """It comes from the player whose card it counts as, who can be hit back; from nobody, if it is nobody's."""
    table, steps, sources = KINDS[kind]
    fiona = next(i for i, seat in enumerate(table.split("character: ")[1:]) if seat.startswith("fiona"))
    back = f'{{fiona: {{play: "{BACK}"}}}}'
    running = played(table, *steps, f"can: {back}" if any(sources) else f"cannot: {back}", "run: {phase: end}")
    names = [seat.character.id for seat in running.game.table.seats]
    lost = [e.args["source"] for e in running.game.events if e.key == "lost_fortitude" and e.seat == fiona]
    assert [names[source] if isinstance(source, int) else None for source in lost] == list(sources)
