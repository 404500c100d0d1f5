# SPDX-License-Identifier: GPL-3.0-or-later
"""Where computer players go in a dungeon, and what they take there."""

from __future__ import annotations

import pytest

from rdi_desktop.bots import make_bot
from rdi_desktop.bots.base import Chair
from rdi_desktop.content import Content, load_content
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.state.decisions import Answer
from tests.bots.test_regular import Asked

ARMORY, GAUNTLET = "raiding-the-armory", "game-masters-gauntlet"
ALE = "drink_me: [Light Ale]"


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def rest(dungeon: str, **more: str) -> str:
    """The end of a Drink phase on a table with that dungeon."""
    lines = "".join(f"  {key}: {value}\n" for key, value in more.items())
    return f"  options: {{dungeon: {dungeon}}}\n{lines}  turn: me\n  phase: drink\nsteps:\n  - me: drink\n"


def goes(content: Content, me: str, dungeon: str = ARMORY, player: str = "regular", **more: str) -> list[str]:
    seats = f"""
        character: zot, name: other, hand: []
        character: gerki, name: me, hand: [Hide in shadows, "Gambling? I'm in!", "Gambling? I'm in!"], {ALE}, {me}
    """
    return Asked(content, seats, rest(dungeon, **more), "move", player).does


def chosen(content: Content, game: Game) -> object:
    """What the computer player of whoever is asked now picks: a card by its title, a seat, or else the option by its id."""
    assert game.pending is not None
    command = Chair(make_bot("regular", 1, content), game, game.pending.seat).command()
    assert isinstance(command, Answer)
    (option,) = [option for option in game.pending.options if option.id in command.picks]
    game.submit(command)
    if option.card is not None:
        return game.table.cards[option.card].title
    return option.targets[0] if option.targets else option.id


@pytest.mark.parametrize("player", ["regular", "careful", "shark"])
def test_goes_for_the_goal_when_it_is_one_step(content: Content, player: str) -> None:
    assert goes(content, "tokens: {room: antechamber}", player=player) == ["move:goal"]


@pytest.mark.parametrize(
    ("me", "dungeon"),
    [
        ("fortitude: 3, alcohol: 1, tokens: {room: cellar}", ARMORY),  # drinking 1, and 1 more in the antechamber
        ("fortitude: 4, alcohol: 2, gold: 1", ARMORY),  # the last Gold in the hall, the last Fortitude in the cellar
        ("fortitude: 3, alcohol: 1, tokens: {room: start}", GAUNTLET),
    ],
)
def test_pays_no_card_to_walk_into_a_room_that_knocks_it_out(content: Content, me: str, dungeon: str) -> None:
    assert goes(content, me, dungeon) == ["stay"]


def test_sets_out_from_the_first_room(content: Content) -> None:
    assert goes(content, "tokens: {room: start}")[0].startswith("move:")


def test_takes_the_way_that_costs_it_least(content: Content) -> None:
    assert goes(content, "gold: 10") == ["move:hall"]
    assert goes(content, "", GAUNTLET) == ["move:corridor"]


def test_nobody_walks_for_loot_that_is_gone(content: Content) -> None:
    seats = """
        character: zot, name: other, hand: []
        character: gerki, name: me, hand: [Hide in shadows, Tip the Wench], drink_me: [Light Ale], tokens: {room: antechamber}
    """
    game = Asked(content, seats, rest(ARMORY), "move").game
    assert game.table.loot is not None
    game.table.seats[0].in_play += game.table.loot
    game.table.loot.clear()
    assert chosen(content, game) == "stay"


def test_takes_the_loot_that_is_worth_most(content: Content) -> None:
    piles = "{loot: [Gauntlets Sewn to Each Other, Dented Bucket Helm, First Aid Barrel]}"
    seats = """
        character: zot, name: other, hand: []
        character: gerki, name: me, hand: [Hide in shadows, Tip the Wench], drink_me: [Light Ale], tokens: {room: antechamber}
    """
    game = Asked(content, seats, rest(ARMORY, piles=piles), "move").game
    game.submit(Answer(1, ("move:goal",)))
    assert [chosen(content, game) for _ in range(2)] == ["Tip the Wench", "Dented Bucket Helm"]


def test_of_a_team_whoever_is_away_walks_into_the_trapdoor(content: Content) -> None:
    seats = """
        character: zot, name: mate, team: a, hand: ["I told you not to distract me!"], drink_me: [Light Ale]
        character: gerki, name: me, team: a, hand: [Hide in shadows], drink_me: [Light Ale]
        character: fiona, name: foe, team: b, hand: []
        character: deirdre, name: fellow, team: b, hand: []
    """
    steps = rest(GAUNTLET).replace("  turn: me", "  turn: mate").replace("- me: drink", "- mate: drink\n  - me: drink")
    game = Asked(content, seats, f"  variant: two-headed-dragon\n{steps}", "move").game
    game.table.seats[0].withdrawn = True
    game.submit(Answer(1, ("move:trapdoor",)))
    while game.pending is not None and game.pending.prompt != "room":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert chosen(content, game) == 0
