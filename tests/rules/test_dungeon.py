# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeon Training: what its scenarios do not show."""

from __future__ import annotations

from typing import Any

import pytest

from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.rules.variants import dungeon as rules
from rdi_desktop.engine.seen import SeenPawn
from rdi_desktop.engine.state.decisions import Answer
from rdi_desktop.engine.state.events import view_event
from tests.cases import each_case
from tests.content.broken import problem
from tests.rules.deal import content


def table(dungeon: str, *characters: str) -> Game:
    seats = tuple(SeatSetup(character) for character in characters)
    return Game.new(GameSetup(seats, 7, 0, {"dungeon": dungeon}), content())


def at_the_goal(game: Game) -> None:
    """Answers by default until the first Drink phase is over; then on to the goal, whose antechamber the side stands in."""
    side = game.table.side(0)
    side.room = "antechamber"
    while game.pending is not None and game.pending.kind != "move":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert game.pending is not None
    game.submit(Answer(0, ("move:goal",)))
    game.submit(Answer(0, game.pending.default))


ROOMS: dict[str, tuple[str, str, tuple[int, int, int, int]]] = {
    "Roll for the Trapdoor": ("game-masters-gauntlet", "start", (-2, 0, 0, 0)),
    "A Corridor with a Bar in It": ("game-masters-gauntlet", "start", (0, 1, 0, 0)),
    "The Room Where Rules Are Read": ("game-masters-gauntlet", "trapdoor", (0, 0, 0, 1)),
    "Cellar of Loose Ladders": ("raiding-the-armory", "start", (-1, 0, 0, 0)),
    "Hall of the Toll Collector": ("raiding-the-armory", "start", (0, 0, -1, 0)),
    "Antechamber of Fumes": ("raiding-the-armory", "hall", (0, 1, 0, 0)),
}
"""Each room that does something: its dungeon, the room before it, and what Fortitude, Alcohol Content, Gold and hand gain by it."""


def test_every_room_of_ours_does_what_it_says() -> None:
    doing = {room.title for each in content().dungeons.values() for room in each.rooms.values() if room.modes[0].do}
    assert doing == ROOMS.keys()
    with each_case() as case:
        for title, (dungeon, before, gains) in ROOMS.items():
            with case(title):
                game = table(dungeon, "zot", "fiona")
                side = game.table.side(0)
                side.room = before
                while game.pending is not None and game.pending.kind != "move":
                    game.submit(Answer(game.pending.seat, game.pending.default))
                assert game.table.dungeon is not None
                room = next(id for id, cdef in game.table.dungeon.rooms.items() if cdef.title == title)
                had = (
                    side.fortitude,
                    side.alcohol,
                    side.gold,
                    len(game.table.seats[0].hand) - 1,
                )  # one card pays for the move
                game.submit(Answer(0, (f"move:{room}",)))
                while game.pending is not None and game.table.turn == 0:
                    game.submit(Answer(game.pending.seat, game.pending.default))
                has = side.fortitude, side.alcohol, side.gold, len(game.table.seats[0].hand)
                assert tuple(now - then for now, then in zip(has, had, strict=True)) == gains


def test_loot_lies_open_and_tricks_lie_shuffled_and_unseen() -> None:
    armory, gauntlet = table("raiding-the-armory", "zot", "fiona"), table("game-masters-gauntlet", "zot", "fiona")
    seen = armory.view(1).dungeon
    assert len(seen.loot) == 6
    assert seen.at == [SeenPawn([0], "start"), SeenPawn([1], "start")]
    hidden = gauntlet.view(1).dungeon
    assert (hidden.trick, hidden.loot, hidden.trick_discard) == (8, [], [])
    orders = set[Any]()
    for seed in range(4):
        game = Game.new(GameSetup((SeatSetup("zot"), SeatSetup("fiona")), seed, 0, gauntlet.table.options), content())
        assert game.table.trick is not None
        orders.add(tuple(game.table.cards[card].id for card in game.table.trick))
    assert len(orders) > 1


def test_nobody_else_sees_a_trick() -> None:
    game = table("game-masters-gauntlet", "zot", "fiona")
    assert game.table.trick is not None
    game.table.trick.sort(
        key=lambda card: "immediate" not in game.table.cards[card].types
    )  # the Immediate one lies at the bottom
    drawn = game.table.trick[-1]
    at_the_goal(game)
    assert [card.id for card in game.view(0).seats[0].in_play] == [drawn]
    assert game.view(1).seats[0].in_play == []
    told = [view_event(event, 1) for event in game.events if event.key == "rewarded"]
    assert drawn not in [args for event in told for args in event.args.values()]


def test_an_automaton_has_no_token() -> None:
    game = Game.new(
        GameSetup((SeatSetup("zot"), SeatSetup("otto"), SeatSetup("fiona")), 3, 0, {"dungeon": "raiding-the-armory"}),
        content(),
    )
    assert [each.seats for each in game.view(None).dungeon.at] == [[0], [2]]


def why(game: Game, seat: int) -> tuple[str, str] | None:
    """Why that seat cannot move: the reason, and what it is about."""
    found = game.view(seat).dungeon.why_not
    return None if found is None else (found.key, found.args.get("how", ""))


def test_everybody_is_told_why_they_cannot_move() -> None:
    game = Game.new(
        GameSetup((SeatSetup("zot"), SeatSetup("fiona"), SeatSetup("otto")), 3, 0, {"dungeon": "raiding-the-armory"}),
        content(),
    )
    while game.pending is not None and game.table.turn != 0:
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert [why(game, seat) for seat in (0, 1, 2)] == [
        ("not_now", "move"),
        ("not_your_turn", "move"),
        ("nothing_to_do", "move"),
    ]
    assert game.view(None).dungeon.why_not is None
    while game.pending is not None and game.pending.kind != "move":
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert why(game, 0) is None


def test_what_keeps_somebody_from_moving_at_the_end_of_the_own_drink_phase() -> None:
    def told(change: str, *teams: str) -> tuple[str, object] | None:
        seats = tuple(
            SeatSetup(who, team=team) for who, team in zip(("zot", "fiona", "gerki", "karl"), teams, strict=False)
        )
        setup = GameSetup(
            seats, 7, 0, {"dungeon": "raiding-the-armory"}, "two-headed-dragon" if teams[0] else "standard"
        )
        now = Game.new(setup, content()).table
        match change:
            case "ended":
                now.ended[0] = False
            case "away":
                now.seats[0].withdrawn = True
            case "hand":
                now.seats[1 if teams[0] else 0].hand = []
            case "out":
                now.seats[0].out = True
        found = rules.why_not(now, 0)
        return None if found is None else (found.key.value, dict(found.args).get("how"))

    alone, team = ("", ""), ("a", "a", "b", "b")
    assert told("", *alone) is None
    assert told("ended", *alone) == told("ended", *team) == ("not_now", "turn_over")
    assert told("away", *alone) == ("withdrawn", "move")
    assert told("away", *team) is None, "in a team one who is away pays like the others"
    assert told("hand", *alone) == told("hand", *team) == ("cannot_pay", "move")
    assert told("out", *alone) == ("out", None)


def test_whoever_passes_out_leaves_loot_for_others() -> None:
    game = table("raiding-the-armory", "zot", "fiona", "gerki")
    at_the_goal(game)
    game.submit(Answer(0, game.pending.default))  # type: ignore[union-attr]
    (taken,) = game.table.seats[0].in_play
    assert game.table.loot is not None
    assert taken not in game.table.loot
    game.table.side(0).alcohol = 20
    while not game.table.seats[0].out:
        assert game.pending is not None
        game.submit(Answer(game.pending.seat, game.pending.default))
    assert taken in game.table.loot


def test_an_empty_armory_gives_nothing() -> None:
    game = table("raiding-the-armory", "zot", "fiona")
    game.table.loot, game.table.seats[1].in_play = [], list(game.table.loot or ())
    at_the_goal(game)
    assert game.table.seats[0].in_play == []
    assert game.table.side(0).room == "start"


@pytest.mark.parametrize(
    ("rooms", "said"),
    [
        ("[{id: start, title: A, to: [nowhere]}, {id: goal, title: B}]", "there is no room 'nowhere'"),
        ("[{id: start, title: A}, {id: goal, title: B}]", "no way leads from 'start' to the goal"),
        ("[{id: start, title: A, to: [goal]}]", "there is no room 'goal'"),
        ("[{id: start, title: A, to: [goal]}, {id: start, title: C, to: [goal]}, {id: goal, title: B}]", "already"),
        ("[{id: start, title: A, too: [goal]}, {id: goal, title: B}]", "unknown key 'too'"),
    ],
)
def test_a_dungeon_from_which_there_is_no_way_is_refused(tmp_path: Any, rooms: str, said: str) -> None:
    text = f"kind: dungeon\nid: cellar-maze\nrooms: {rooms}\nreward: {{kind: loot, cards: []}}\n"
    assert said in str(problem(tmp_path, text))


def test_rules_name_every_reward() -> None:
    assert {each.reward for each in content().dungeons.values()} == set(rules.REWARDS)
