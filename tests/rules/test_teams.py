# SPDX-License-Identifier: GPL-3.0-or-later
"""Teams: what no scenario shows (red-dragon-inn-10, "Team Variants", "Boss Battle")."""

from __future__ import annotations

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.table import Table
from tests.rules.deal import content, with_extra


def two_headed() -> Game:
    seats = tuple(SeatSetup(character) for character in ("karl", "fiona", "gerki", "zot"))
    return Game.new(GameSetup(seats, 5, variant="two-headed-dragon"), content())


def go_on(game: Game, phase: str) -> None:
    """Default answers until that phase."""
    while game.table.phase != phase:
        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))


def test_a_new_drink_deck_costs_a_team_one_gold() -> None:
    game = two_headed()
    go_on(game, "order")
    table = game.table
    table.drink_discard = table.drink_deck[:-1]
    table.drink_deck = table.drink_deck[-1:]
    assert game.pending is not None
    game.submit(Answer(game.pending.seat, game.pending.default))
    assert [side.gold for side in table.sides] == [9, 9]


def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    game = two_headed()
    hands = {viewer: [seat.hand for seat in game.view(viewer).seats] for viewer in (None, 0, 2)}
    assert [hand is not None for hand in hands[0]] == [True, True, False, False]
    assert [hand is not None for hand in hands[2]] == [False, False, True, True]
    assert hands[None] == [None] * 4


@pytest.mark.parametrize("wished", [0, 1, 2])
def test_a_boss_always_begins(wished: int) -> None:
    seats = (SeatSetup("karl"), SeatSetup("valeria", boss=True), SeatSetup("fiona"))
    game = Game.new(GameSetup(seats, 5, wished, variant="boss-battle"), content())
    assert game.table.turn == 1


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("two-headed-dragon", (SeatSetup("karl"), SeatSetup("fiona"), SeatSetup("gerki"))),
        ("boss-battle", (SeatSetup("karl", boss=True), SeatSetup("fiona"), SeatSetup("gerki"))),
        ("two-headed-dragon", tuple(SeatSetup(c, team=t) for c, t in zip(("karl", "zot", "fiona", "gerki"), "abab", strict=True))),
        ("no-such-variant", (SeatSetup("karl"), SeatSetup("fiona"), SeatSetup("gerki"))),
    ],
    ids=["too few", "no Boss cards", "apart", "unknown"],
)  # fmt: skip
def test_a_table_that_cannot_stand_so_is_refused(variant: str, seats: tuple[SeatSetup, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Game.new(GameSetup(seats, variant=variant), content())


STORMY = """
kind: drinks
id: stormy
size: 30
deck:
- {title: High seas, type: sea-event, copies: 30, do: [{lose: {who: everyone, fortitude: 2}}]}
"""


@pytest.mark.parametrize("champion", ["karl", "fiona"])
def test_of_an_event_that_is_no_drink_event_every_team_picks_its_champion(champion: str) -> None:
    """[221] Also the team of whoever has revealed it, and only the Champions take it."""
    names = ("karl", "fiona", "gerki", "zot")
    seats = tuple(SeatSetup(character, character) for character in names)
    game = Game.new(GameSetup(seats, 5, 0, {"drinks": "stormy"}, "two-headed-dragon"), with_extra(STORMY))
    go_on(game, "drink")
    assert game.pending is not None
    game.submit(Answer(0, ("drink",)))
    asked = []
    while game.pending is not None and game.pending.prompt == "champion":
        asked.append(names[game.pending.seat])
        picked = champion if game.pending.seat == 0 else "zot"
        game.submit(Answer(game.pending.seat, (f"seat:{names.index(picked)}",)))
    while game.pending is not None and game.pending.kind == "respond":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert asked == ["karl", "gerki"]
    chosen = [names[event.seat] for event in game.events if event.key == "champion_chosen" and event.seat is not None]
    assert chosen == [champion, "zot"]
    assert [side.fortitude for side in game.table.sides] == [18, 18]


@pytest.mark.parametrize(("asked", "who"), [("able", [2, 2, 3]), ("always", [0, 1, 2, 0, 1, 2, 3])])
def test_nobody_is_asked_at_a_last_chance_for_potions_that_its_team_does_not_need(asked: str, who: list[int]) -> None:
    """They may be used at any time [209]. One does not save this team: it is asked again, and the other team has nothing else to play."""

    def arrange(table: Table) -> None:
        for seat in table.seats:
            seat.deck += seat.hand
            seat.hand.clear()
        table.phase = "action"
        table.sides[1].fortitude, table.sides[1].alcohol = 10, 18

    seats = tuple(SeatSetup(character, asked=asked) for character in ("karl", "fiona", "gerki", "zot"))
    game = Game.from_table(GameSetup(seats, 5, 0, variant="two-headed-dragon"), content(), arrange)
    found: list[int] = []
    while (pending := game.pending) is not None and len(found) < 20:
        picks = pending.default
        if pending.kind == "last_chance":
            found.append(pending.seat)
            if found.count(2) == 1 and pending.seat == 2:
                picks = ("potion:fortitude",)
        game.submit(Answer(pending.seat, picks))
    assert found == who
    assert game.winners == (0, 1)
