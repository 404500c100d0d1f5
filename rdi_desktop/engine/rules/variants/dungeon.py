# SPDX-License-Identifier: GPL-3.0-or-later
"""Dungeon Training: a way through rooms, beside the game (red-dragon-inn-10, "Dungeon Training").

A side's token is in one room. At the end of its Drink phase the side may move on, for a card of every hand; the effect of the room is
answered like an Action card. At the goal it gains Loot or a Trick, and returns to the start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Reason, WhyFacts, WhyNot
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.dungeon import LOOT, TRICK, Dungeon
from rdi_desktop.engine.rules import asking, cards, gambling, playing, ways
from rdi_desktop.engine.state.decisions import Decision, Option
from rdi_desktop.engine.state.places import Place
from rdi_desktop.engine.state.records import Play

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table

HELD = Place("piles", "owner", played="as dealt", when_out="returned")
"""Where the Tricks of a seat lie: only it sees them, and it plays them like cards of its hand [199, 203]."""
HOW: WhyFacts = {"how": "move"}
"""Argument of a reason: it is about moving on."""
STAY = Option("stay", "stay", label="stay")


def set_up(table: Table, dungeon: Dungeon, rooms: list[int], rewards: list[int]) -> None:
    """All sides start in the first room; Loot lies open, Tricks are shuffled [199]. An automaton does not take part [206]."""
    table.dungeon = dungeon
    table.rooms = rooms
    table.loot, table.trick, table.trick_discard = [], [], []
    for side in table.sides:
        if any(table.seats[member].kit.decides for member in side.members):
            side.room = dungeon.start
    if dungeon.reward == LOOT:
        table.loot = rewards
        return
    table.trick = rewards
    table.shuffle(table.trick)
    for seat in table.seats:
        if seat.kit.decides:
            seat.areas[TRICK], seat.piles[TRICK], seat.spent[TRICK] = HELD, [], []


def moves(game: Desk) -> Flow:
    """At the end of a Drink phase its side may move on along an arrow [200]."""
    seat = game.table.turn
    picked = yield from asking.ask(move_decision, game, seat)
    if picked and picked[0].kind == "move":
        yield from price(game, seat)
        yield from move(game, seat, picked[0].label)


def why_not(table: Table, seat: int) -> WhyNot | None:
    """Why a seat may not move on, even at the end of the Drink phase; None if it may [200, 204, 205, 206]."""
    if not table.side(seat).room:
        return WhyNot(Reason.NOTHING_TO_DO, HOW)
    if table.seats[seat].out:
        return WhyNot(Reason.OUT)
    if table.turn not in table.side(seat).members:
        return WhyNot(Reason.NOT_YOUR_TURN, HOW)
    if table.turn in table.ended:
        return WhyNot(Reason.NOT_NOW, {"how": "turn_over"})
    if alone_away(table, seat):
        return WhyNot(Reason.WITHDRAWN, HOW)
    if not may_move(table, seat):
        return WhyNot(Reason.CANNOT_PAY, HOW)
    return None


def alone_away(table: Table, seat: int) -> bool:
    """Whether a seat without teammates Ignores all effects: then it may not move. In a team it pays like the others [204, 205]."""
    return len(table.allies(seat)) == 1 and table.seats[seat].withdrawn


def may_move(table: Table, seat: int) -> bool:
    """Whether the side can pay for a move: a card in every hand, even that of a seat away from the table [205]."""
    return all(table.seats[member].hand for member in table.side_in(seat))


def move_decision(game: Desk, seat: int) -> Decision | None:
    """Where to move; None if it may not."""
    table = game.table
    if why_not(table, seat) is not None:
        return None
    assert table.dungeon is not None
    rooms = table.dungeon.arrows[table.side(seat).room]
    options = [move_option(table, room) for room in rooms]
    return Decision(seat, "move", [*options, STAY], 1, 1, ("stay",))


def move_option(table: Table, room: str) -> Option:
    """The option to move to that room."""
    return Option(f"move:{room}", "move", label=room, args={"room": room_card(table, room)})


def room_card(table: Table, room: str) -> int:
    """The card of a room."""
    assert table.rooms is not None
    assert table.dungeon is not None
    return table.rooms[list(table.dungeon.rooms).index(room)]


def price(game: Desk, seat: int) -> Flow:
    """Every teammate discards a card of its hand; nobody may interrupt, so that all of them still have one [200, 205]."""
    for member in game.table.side_in(seat):
        hand = game.table.seats[member].hand
        picked = yield from asking.some_cards(game, member, hand, 1, 1, "move_cost", None, interruptible=False)
        cards.discard(game, member, picked)


def move(game: Desk, seat: int, room: str) -> Flow:
    """The side moves to the next room, and one of its seats resolves the room's effect [200, 201, 205]."""
    table = game.table
    assert table.dungeon is not None
    table.side(seat).room = room
    game.emit("moved", seat, card=room_card(table, room), room=room)
    among = table.side_in(seat)
    who = seat
    if len(among) > 1 and (table.dungeon.rooms[room].modes[0].do or room == table.dungeon.goal):
        who = yield from asking.one_seat(game, seat, among, "room", None)
    yield from enter(game, who, room)
    yield from gambling.play_out(game)
    if room == table.dungeon.goal and not table.seats[who].out:
        start = table.side(seat).room = table.dungeon.start
        game.emit("sent_back", seat, card=room_card(table, start), room=start)
        yield from REWARDS[table.dungeon.reward](game, who)
        yield from gambling.play_out(game)


def enter(game: Desk, seat: int, room: str) -> Flow:
    """What a room does to the seat that enters it, answered like an Action card [201]."""
    table = game.table
    assert table.dungeon is not None
    cdef = table.dungeon.rooms[room]
    if not cdef.modes[0].do:
        return
    card = room_card(table, room)
    options = ways.ways(game, seat, card, cdef, None)
    entry = Play(table.new_id(), seat)
    entry.card, entry.cdef, entry.types, entry.origin = card, cdef, cdef.types, "room"
    entry.causes, entry.nobodys = cdef.modes[0].causes, True
    if len(options) > 1:
        picked = yield from asking.pick_one(game, seat, options, "at_once", None)
        entry.mode, entry.picks = picked.mode, picked.picks
    elif options:
        entry.mode, entry.picks = options[0].mode, options[0].picks
    if table.seats[seat].withdrawn:
        entry.ignore(seat)
    yield from playing.carry_out(game, entry, seat, seat, None)


def take_loot(game: Desk, seat: int) -> Flow:
    """The seat at the goal takes one of the open Loot cards and puts it before itself [202]."""
    table = game.table
    assert table.loot is not None
    if not table.loot:
        return
    card = yield from asking.one_card(game, seat, list(table.loot), "loot", None, interruptible=False)
    table.loot.remove(card)
    table.seats[seat].lay_open(card)
    game.emit("rewarded", seat, card=card)


def draw_trick(game: Desk, seat: int) -> Flow:
    """Draw the top Trick, unseen by others; an Immediate one is played at once [202, 203]."""
    table = game.table
    assert table.trick is not None
    assert table.trick_discard is not None
    table.renew(table.trick, table.trick_discard)
    if not table.trick:
        return
    card = table.trick.pop()
    if "immediate" not in table.cards[card].types:
        table.seats[seat].piles[TRICK].append(card)
        game.emit_secret("rewarded", seat, {"count": 1}, {"card": card})
        return
    table.seats[seat].lay_open(card)
    game.emit("rewarded", seat, card=card)
    options = ways.ways(game, seat, card, table.cards[card], None)
    if options:
        picked = yield from asking.pick_one(game, seat, options, "at_once", None, interruptible=False, shown=card)
        yield from playing.play(game, seat, picked)
    else:
        cards.discard_from_play(game, seat, card)


REWARDS = {LOOT: take_loot, TRICK: draw_trick}
"""What is gained at the goal, by the kind of reward."""
