# SPDX-License-Identifier: GPL-3.0-or-later
"""Losing the game: passing out, running out of Gold, the last chance, dividing the Gold.

red-dragon-inn-1 and red-dragon-inn-10, "Losing the Game". The only place where losing is checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import borrowed, cards, coins, playing, rounds, stash, tokens
from rdi_desktop.engine.rules.playing import window
from rdi_desktop.engine.rules.variants import potions
from rdi_desktop.engine.rules.variants.machine import received, thirst
from rdi_desktop.engine.rules.variants.machine.levels import seated
from rdi_desktop.engine.rules.variants.otto import tracks
from rdi_desktop.engine.state.bounds import TurnEnds
from rdi_desktop.engine.state.desk import Ending
from rdi_desktop.engine.state.places import OF_SEAT
from rdi_desktop.engine.state.records import Happening, LastChance
from rdi_desktop.engine.state.table import ENDED

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table


class GameEnds(Exception):
    """Raised when one side or no side is left."""


def passing_out(game: Desk, seat: int) -> bool:
    """Whether Alcohol Content, plus what counts on top of it for anybody of the side, has reached Fortitude [33, 207, 594]."""
    side = game.table.side(seat)
    for member in side.members:  # noqa: SIM110 - asked of everybody whenever somebody is in danger: a plain loop is faster
        if figures.drunk(game, member) >= side.fortitude:
            return True
    return False


def doomed(table: Table, seat: int) -> bool:
    """Whether the seat or a teammate has passed out in a contest that is still going on."""
    return bool(table.doomed) and any(member in table.doomed for member in table.allies(seat))


def in_danger(game: Desk) -> list[int]:
    """Seats that would lose now."""
    table = game.table
    return [
        s.index
        for s in table.seats
        if not s.out and s.kit.loses and (passing_out(game, s.index) or broke(table, s.index) or doomed(table, s.index))
    ]


def broke(table: Table, seat: int) -> bool:
    """Whether it has no Gold; during a Round of Gambling that does not count yet [32, 66]."""
    return table.round is None and table.gold(seat) <= 0


def anybody_in_danger(game: Desk) -> bool:
    """Whether any seat would lose now: checked after every play."""
    table = game.table
    if table.doomed:
        return True
    if game.staggering:
        return bool(in_danger(game))
    for side in table.sides:
        if side.alcohol >= side.fortitude or (side.gold <= 0 and table.round is None):
            for member in side.members:  # nearly always this is a side that is already out
                seat = table.seats[member]
                if not seat.out and seat.kit.loses:
                    return True
    return False


def settled(game: Desk) -> bool:
    """Whether there is nothing for `settle` to do outside a Round of Gambling. Nearly always so, and cheaper to ask than to settle."""
    table = game.table
    if table.stack or table.held:
        return True
    if game.reactions or game.tracked or table.seats[table.turn].out:
        return False
    if game.unattended and (thirst.thirsty(game) or to_use(game) or to_give_up(game)):
        return False
    return not anybody_in_danger(game)


def settle(game: Desk) -> Flow:
    """Once everything has resolved: a last chance for everybody, then who passes out, then who has no Gold [35-41].

    A Drinking Contest holds this back [153, 154]. A Round of Gambling does so for seats without Gold [66], and for all once it is decided,
    because the winner takes the pot first. In a turn that has ended at once there is no last chance: nothing more is played in it [427].
    """
    table = game.table
    if table.stack or table.held or (table.round is not None and rounds.decided(game)):
        return
    while True:
        if game.reactions:  # dividing Gold may trigger something as well
            yield from playing.react(game, table.turn)
        if game.tracked:
            yield from tracks.wind_up(game)
        if game.unattended:
            yield from used_at_once(game)
            thirst.take_potions(game)
        if game.reactions:  # what has been gained meanwhile may be answered, before anything else goes on
            continue
        if not anybody_in_danger(game):
            break
        game.step("losing")
        if table.quiet != ENDED:
            yield from last_chance(game)
        yield from lose(game, in_danger(game))
    if table.round is None and table.seats[table.turn].out:
        raise TurnEnds


def to_use(game: Desk) -> list[Option]:
    """What a machine has received and can use now, for any purpose [363]."""
    seat = seated(game)
    return [] if seat is None or game.table.quiet else received.at_once(game, seat)


def to_give_up(game: Desk) -> list[int]:
    """What a machine has received and can never use [371]."""
    seat = seated(game)
    return [] if seat is None else received.hopeless(game, seat)


def used_at_once(game: Desk) -> Flow:
    """The machine uses all it can, and gives up what it can never use."""
    seat = seated(game)
    if seat is not None:
        received.give_up(game, seat)
    while seat is not None and (option := received.chosen(game, to_use(game))) is not None:
        game.step("machine-received")
        yield from playing.play(game, seat, option)
        if game.reactions:
            yield from playing.react(game, game.table.turn)


def last_chance(game: Desk) -> Flow:
    """In turn order seats may play Sometimes or Anytime cards, in a Round also cards of the Round, to survive or to attack others [36]."""
    table = game.table
    record = LastChance(table.new_id(), in_danger(game))
    game.emit("last_chance", None, seats=list(record.seats))
    table.stack.append(record)
    try:
        yield from window(
            game, ("last_chance", "anytime", "round"), [record], table.turn, kind="last_chance", needless=only_potions
        )
    finally:
        table.stack.remove(record)


def only_potions(game: Desk, seat: int, options: Sequence[Option]) -> bool:
    """Whether a seat that is not about to be out could only use Potion Tokens, as it can at any other time [209]."""
    return all(option.kind == potions.ID for option in options) and seat not in in_danger(game)


def lose(game: Desk, losing: list[int]) -> Flow:
    """First all who pass out divide their Gold, then seats without Gold are out [39]; all at once is a tie [41].

    Cards in that Gold which act on those who get them act now, and may put out more, even the last one left [42, 472].
    """
    table = game.table
    before = [s.index for s in table.seats if not s.out]
    sides_before = table.rivals()
    while losing:
        gone = [seat.index for seat in table.seats if seat.out]
        divided = put_out_all(game, losing)
        if game.watchful and len(table.rivals()) > 1:
            fallen = [Happening(seat.index) for seat in table.seats if seat.out and seat.index not in gone]
            yield from playing.happening(game, "out", *fallen)
        if not divided:
            break
        yield from playing.react(game, table.turn)
        if anybody_in_danger(game) and table.quiet != ENDED:
            game.step("divided")
            yield from last_chance(game)
        losing = in_danger(game)
    sides = table.rivals()
    if not sides:
        game.end(
            [s for s in before if table.seats[s].side in sides_before],
            Ending.TIE if len(sides_before) > 1 else Ending.LAST,
        )
    elif len(sides) == 1:
        game.end([s.index for s in table.seats if s.side == sides[0]], Ending.LAST)
    if game.over is not None:
        raise GameEnds


def put_out_all(game: Desk, losing: list[int]) -> bool:
    """All these seats are out at the same time. Returns whether cards were divided with the Gold, which may act."""
    table = game.table
    passed = [s for s in losing if passing_out(game, s) or doomed(table, s)]
    staying = [s.index for s in table.seats if not s.out and s.index not in passed]
    cards = False
    for seat in table.one_of_each(passed):
        cards = divide(game, seat, table.one_of_each(staying)) or cards
    for seat in passed:
        put_out(game, seat, "passed_out")
    for seat in [s for s in staying if table.seats[s].kit.loses and broke(table, s)]:
        put_out(game, seat, "no_gold")
    table.doomed = []
    return cards


def divide(game: Desk, seat: int, staying: list[int]) -> bool:
    """Half of the Gold, rounded up, goes to the Inn; the rest evenly to the sides that stay, any remainder to the Inn [34].

    Cards that count as Gold are divided separately, afterwards [471]. Returns whether there were any.
    """
    table = game.table
    side = table.side(seat)
    cards = coins.gather(game, seat) if table.coins else []
    gold, side.gold = side.gold, 0
    coins.moved(game, seat, "inn")
    share = (gold // 2) // len(staying) if staying else 0
    for other in staying:
        stash.receive(game, other, share, None)
    table.inn_gold += gold - share * len(staying)
    game.emit("gold_divided", seat, n=gold, share=share, to=list(staying))
    each = (len(cards) // 2) // len(staying) if staying else 0
    shares: list[int | str] = [other for other in staying for _ in range(each)]
    for (thing, was_open), to in zip(cards, [*shares, *["inn"] * (len(cards) - len(shares))], strict=True):
        coins.dealt(game, thing, was_open, seat, to)
    return bool(cards)


def put_out(game: Desk, seat: int, because: str) -> None:
    """A seat is out of the game and of a running Round: its Drinks are discarded, tokens and unused Prizes go back [38]."""
    table = game.table
    rounds.leave(game, seat, "left_round")
    where = table.seats[seat]
    where.out = True
    where.out_because = because
    side = table.side(seat)
    if side.gold:
        table.inn_gold += side.gold
        side.gold = 0
        coins.moved(game, seat, "inn")
    for place in OF_SEAT:
        if place.when_out:
            goes = table.unused if place.when_out == "returned" else table.home
            for card in list(getattr(where, place.name)):
                where.take_up(card, place.name)
                goes(card).append(card)
    for name, place in where.areas.items():
        if place.when_out == "given back":
            borrowed.give_back(game, seat, name, len(where.piles[name]))
        elif place.when_out:
            while where.piles[name]:
                cards.to_discard(game, where.piles[name].pop())
    tokens.seat_out(game, seat)
    game.emit("passed_out" if because == "passed_out" else "out_of_gold", seat)
