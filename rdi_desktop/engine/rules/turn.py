# SPDX-License-Identifier: GPL-3.0-or-later
"""The turn: four phases in fixed order (red-dragon-inn-1 and red-dragon-inn-10, "On Your Turn").

Turn and phase are data on the table: the loop can be resumed at any phase, from a checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import filterfalse
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.rules import (
    abilities,
    asking,
    bombs,
    by_itself,
    cards,
    coins,
    drink_piles,
    drinking,
    durability,
    gambling,
    happened,
    landing,
    last_orders,
    legality,
    orders,
    playing,
    resolving,
    side_decks,
)
from rdi_desktop.engine.rules.gambling import play_and_settle, play_out
from rdi_desktop.engine.rules.losing import GameEnds
from rdi_desktop.engine.rules.variants import dungeon, shared_turn
from rdi_desktop.engine.rules.variants.machine import turn as machine
from rdi_desktop.engine.rules.variants.otto import boxes
from rdi_desktop.engine.rules.variants.prizes import pot_cards_to
from rdi_desktop.engine.state.bounds import STEPS, TURNS, Endless, SeatEnds, TurnEnds
from rdi_desktop.engine.state.decisions import DONE, DRINK, Decision, Option, card_option
from rdi_desktop.engine.state.kit import PHASES as PHASES_IN_ORDER
from rdi_desktop.engine.state.records import Rule, TurnPoint
from rdi_desktop.engine.state.table import ENDED, OPEN

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table


def run(game: Desk) -> Flow:
    """Turns until the game is over."""
    while game.over is None:
        game.checkpoint_here()
        try:
            yield from PHASES[game.table.phase](game)
        except GameEnds:
            clear_table(game)
        except TurnEnds as ending:
            yield from cleared(game, ending)


def cleared(game: Desk, ending: TurnEnds) -> Flow:
    """What follows a turn that ends at once, for one seat or for all; that may end it once more."""
    try:
        if isinstance(ending, SeatEnds):
            yield from ended_early(game, ending.seat)
        elif isinstance(ending, Endless):
            yield from cut_off(game, ending)
        else:
            yield from cut_short(game)
    except GameEnds:
        clear_table(game)
    except TurnEnds as again:
        yield from cleared(game, again)


def leave(game: Desk, phase: str) -> Flow | tuple[()]:
    """End a phase for each seat of the side, and go on to the next."""
    if game.watchful:
        return watched_leave(game, phase)
    move_on(game, phase)
    return ()


def watched_leave(game: Desk, phase: str) -> Flow:
    """The same if the end of a phase may trigger something."""
    for seat in shared_turn.acting(game.table):
        yield from playing.happening(game, "phase_end", TurnPoint(game.table.new_id(), seat))
        yield from play_out(game)
    move_on(game, phase)


def move_on(game: Desk, phase: str) -> None:
    """Go on to a phase, or to one that a seat plays once more in full."""
    table = game.table
    seats: list[int] | None = None
    if table.again:
        seats = shared_turn.acting(table)
        phase, seat = table.again.pop(0)
        seats = [seat] if seat in seats else seats
    if game.unattended:
        phases = table.seats[table.turn].kit.phases
        if phase not in phases:
            phase = next(filter(phases.__contains__, PHASES_IN_ORDER[PHASES_IN_ORDER.index(phase) :]))
    table.hand_actions, table.many = 0, ""
    if table.teams or seats is not None or phase in shared_turn.COUNTED:
        shared_turn.begin(game, phase, shared_turn.acting(table) if seats is None else seats)
    table.phase = phase
    game.emit("phase_started", table.turn, phase=phase)


def to_repeat(table: Table, phase: str) -> bool:
    """Whether that phase will be played once more."""
    return bool(table.again) and any(word == phase for word, _ in table.again)


def may_repeat(game: Desk, phase: str) -> bool:
    """Whether a phase may be played once more: while it lasts, or before anything has been done in the next one."""
    table = game.table
    if table.phase == phase:
        return True
    asked = game.pending.kind if game.pending is not None and not table.stack and table.round is None else ""
    seats = shared_turn.acting(table)
    if phase == "action":
        usual = figures.usual(table, table.turn).orders
        return table.phase == "order" and asked == "order" and table.orders_left == usual
    return phase == "order" and table.phase == "drink" and asked == "drink" and len(table.to_act) == len(seats) - 1


def set_up(game: Desk) -> Flow:
    """What characters do before the first turn, from the first player on; nobody may play anything yet."""
    for seat in game.table.order_from(game.table.turn):
        yield from resolving.run_list(Ctx(game, None, seat), game.table.seats[seat].character.setup)
    game.reactions.clear()
    game.table.phase = "start"


def set_up_unasked(game: Desk) -> None:
    """The same for a table that will be rearranged before the game starts: every seat gives the default answer."""
    if game.table.phase == "setup":
        flow = set_up(game)
        picked: tuple[Option, ...] | None = None
        try:
            while True:
                decision: Decision = flow.send(picked)
                picked = decision.by_default
        except StopIteration:
            return


def at_point(game: Desk, point: str) -> Flow | tuple[()]:
    """What characters do at a point of their turn, and what follows; at its end also for seats whose turn has ended before."""
    return hooked(game, point) if point in game.points else ()


def hooked(game: Desk, point: str) -> Flow:
    """The same, for the seats that have something to do then."""
    table = game.table
    for seat in table.side_in(table.turn) if point == "end" else shared_turn.acting(table):
        if game.table.seats[seat].character.hooks.get(point):
            yield from happened.at_point(game, seat, point)
            yield from play_out(game)


def start(game: Desk) -> Flow:
    """The beginning of a turn [25]."""
    table = game.table
    table.turns = 0 if table.commands else table.turns + 1
    if table.turns > TURNS:
        raise Endless("turns-unasked")
    table.turn_number += 1
    table.commands = table.rounds = 0
    for index in shared_turn.acting(table):
        seat = table.seats[index]
        seat.withdrawn = seat.silent = False
        if seat.mute:
            seat.mute = 2
        if seat.used:
            seat.used = [u for u in seat.used if u.startswith("game:")]
    game.emit("turn_started", table.turn, number=table.turn_number)
    yield from playing.turn_point(game, "turn_start")
    yield from at_point(game, "start")
    yield from play_out(game)
    move_on(game, "discard_and_draw")


def discard_and_draw(game: Desk) -> Flow:
    """Discard any cards, then draw up to seven; nothing may be played in between [13-15, 574].

    All of a team discard before any draws: nobody sees what a teammate has drawn before discarding [212].
    """
    table = game.table
    yield from at_point(game, "before_discard")
    while table.turn not in table.ended:
        picked = yield from asking.ask(discard_decision, game, table.turn)
        discard(game, table.turn, asking.cards_of(picked))
        if not shared_turn.go_on(game):
            break
    if "after_discard" in game.points:
        with by_itself.quiet(game):
            yield from at_point(game, "after_discard")
    for seat in shared_turn.acting(table):
        where = table.seats[seat]
        missing = figures.hand_size(game, seat) - len(where.hand)
        if missing > 0:
            if where.piles:
                missing -= len(cards.draw_first(game, seat))
            cards.draw(game, seat, missing)
    yield from at_point(game, "after_draw")
    yield from leave(game, "action")


def discard(game: Desk, seat: int, going: list[int]) -> None:
    """Discard these cards, from the hand and from before the seat."""
    lying = set(going).intersection(game.table.seats[seat].in_play)
    cards.discard(game, seat, list(filterfalse(lying.__contains__, going)) if lying else going)
    for card in filter(lying.__contains__, going):
        cards.discard_from_play(game, seat, card)


def discard_decision(game: Desk, seat: int) -> Decision:
    """Which cards to discard: of the hand, and of those before the seat that may go with them [482]."""
    options = list(map(card_option, game.table.seats[seat].hand))
    options += map(card_option, side_decks.discardable(game, seat))
    return Decision(seat, "discard", options, 0, len(options))


def action(game: Desk) -> Flow:
    """At most one Action card, unless something allows more [17]; a Round of Gambling that it opens is played out here [19]."""
    table = game.table
    if game.unattended and table.seats[table.turn].kit.machine:
        yield from machine.action(game, table.turn)
        table.acting = False
        yield from leave(game, "order")
        return
    if not table.acting:
        table.acting = True
        yield from at_point(game, "action_start")
    while True:
        if table.round is not None:
            yield from gambling.run(game)
            yield from play_out(game)
            continue
        seat = table.turn
        if table.actions_left <= 0 and not abilities.may_act(game, seat) and not legality.goes_on(game, seat):
            if not shared_turn.go_on(game):
                break
            continue
        game.checkpoint_here()
        if not game.unattended or table.seats[seat].kit.decides:
            picked = yield from asking.ask(action_decision, game, seat)
        else:
            option = boxes.act(game, seat)
            picked = () if option is None else (option,)
        if not picked or picked[0].kind == "done":
            if not shared_turn.go_on(game):
                break
        elif picked[0].kind == "hand_over":
            shared_turn.hand_over(game, picked[0].targets[0])
        else:
            yield from play_and_settle(game, seat, picked[0])
    yield from at_point(game, "action_end")
    if game.has_bodies:
        yield from durability.wear_out(game)
    table.acting = False
    yield from leave(game, "order")


def action_decision(game: Desk, seat: int) -> Decision:
    """An Action card, another card of this phase, an ability, or none."""
    options = legality.action_plays(game, seat)
    options += legality.phase_plays(game, seat, "action")
    if game.has_deeds or game.table.seats[seat].character.abilities:
        options += legality.offers(game, seat)
    if game.table.to_act:
        options += shared_turn.hand_over_options(game.table)
    options.append(DONE)
    more = game.table.actions_left <= 0 and (
        legality.more_of_kind(game, seat) or abilities.may_hide(game, game.table.seats[seat], "action")
    )
    return Decision(seat, "action", options, 1, 1, ("done",), tells=more)


def order(game: Desk) -> Flow:
    """Order a Drink for another player; cards of this phase may be played before or after [20, 30]."""
    table = game.table
    if game.unattended and table.seats[table.turn].kit.machine:
        yield from machine.order(game, table.turn)
        yield from leave(game, "drink")
        return
    while True:
        seat = table.turn
        picked = yield from asking.ask(order_decision, game, seat)
        if not picked or picked[0].kind == "done":
            if not shared_turn.go_on(game):
                break
        elif picked[0].kind == "hand_over":
            shared_turn.hand_over(game, picked[0].targets[0])
        elif picked[0].kind == "order":
            table.orders_left -= 1
            yield from orders.place(game, seat, picked[0].targets[0])
            yield from play_out(game)
        else:
            yield from play_and_settle(game, seat, picked[0])
    yield from leave(game, "drink")


def order_decision(game: Desk, seat: int) -> Decision | None:
    """Who gets the Drink, and cards of this phase.

    Once it is ordered, a seat without a fitting card is not asked, unless it is always asked: otherwise being asked would tell everybody
    that it holds one (docs/decisions/0047).
    """
    table = game.table
    if table.again and to_repeat(table, "action"):
        return None
    left = shared_turn.orders_left(game)
    options = orders.order_options(game, seat) if left else []
    ordering = bool(options)
    plays = legality.phase_plays(game, seat, "order")
    if not ordering and not plays and not table.seats[seat].asked_always:
        return None
    default = options[0].id if ordering else "done"
    options += plays
    if table.to_act:
        options += shared_turn.hand_over_options(table)
    if not ordering:
        options.append(DONE)
    return Decision(seat, "order", options, 1, 1, (default,), True, None, "", {"left": left}, tells=not left)


def drink(game: Desk) -> Flow:
    """Reveal and drink the top card of the seat's Drink Me! pile, or sober up [21, 22]."""
    table = game.table
    while figures.usual(table, table.turn).drinks:
        seat = table.turn
        if game.unattended and table.seats[seat].kit.machine:
            yield from machine.use(game, seat)
        picked = yield from asking.ask(drink_decision, game, seat)
        if table.again and to_repeat(table, "order"):
            yield from leave(game, "drink")
            return
        if picked and picked[0].kind == "hand_over":
            shared_turn.hand_over(game, picked[0].targets[0])
            continue
        if picked and picked[0].kind != "drink":
            yield from play_and_settle(game, seat, picked[0])
            continue
        if not (yield from drinking.drink_one(game, seat, "drink_me", "follow")):
            game.emit("sobered_up", seat)
            sober = {seat: [0, -1, 0]}
            landing.land(game, Rule(0, seat), sober, unsourced=sober)
            game.reactions.clear()
        yield from play_out(game)
        if last_orders.called(table):
            yield from last_orders.second_drink(game, seat)
            yield from play_out(game)
        if not shared_turn.go_on(game):
            break
    if table.dungeon is not None:
        yield from dungeon.moves(game)
    yield from leave(game, "end")


def drink_decision(game: Desk, seat: int) -> Decision | None:
    """Drink now, or play a card of this phase first; None if it is not time to drink yet."""
    table = game.table
    if table.again and to_repeat(table, "order"):
        return None
    options = [DRINK, *legality.phase_plays(game, seat, "drink")]
    if table.to_act:
        options += shared_turn.hand_over_options(table)
    return Decision(seat, "drink", options, 1, 1, ("drink",))


def end(game: Desk) -> Flow:
    """What happens at the end of a turn [25]; then the turn passes to the left [24]."""
    yield from playing.turn_point(game, "turn_end")
    yield from at_point(game, "end")
    yield from play_out(game)
    pass_turn(game)


def pass_turn(game: Desk) -> None:
    """The turn passes to the next seat to the left that is still in the game, or to the next team."""
    table = game.table
    game.emit("turn_ended", table.turn)
    table.quiet = OPEN
    shared_turn.come_back(table)
    for member in table.allies(table.turn):
        if table.seats[member].mute == 2:
            table.seats[member].mute = 0
            game.emit("speaks_again", member)
    table.turn = table.next_side(table.turn) if table.teams else table.next_seat(table.turn)
    table.phase = "start"


def clear_table(game: Desk) -> None:
    """After a turn was cut short: clear the stack, send a pot to the Inn, and discard cards that were about to be used."""
    table = game.table
    game.windows.clear()
    game.reactions.clear()
    side_decks.clear(game)
    bombs.clear(game)
    table.stack.clear()
    table.held = 0
    if table.round is not None:
        if table.pot_gold:
            game.emit("pot_to_inn", None, n=table.pot_gold)
        table.inn_gold += table.pot_gold
        table.pot_gold = 0
        coins.moved(game, "pot", "inn")
        pot_cards_to(game, None)
        bombs.discard_pot(game)
        table.round = None
    while table.tray:
        drink_piles.put_back(table, table.tray.pop())
    lying = set[int]().union(*(pile.cards for pile in table.piles()))
    for card in sorted(set(range(len(table.cards))) - lying):
        cards.to_discard(game, card)
        coins.discarded(game, card, None)


def cut_off(game: Desk, ending: Endless) -> Flow:
    """End a turn that reached a limit: nothing more follows from what has happened in it (docs/decisions/0034)."""
    table = game.table
    game.emit("turn_cut_short", table.turn, loop=ending.loop, card=ending.card)
    clear_table(game)
    if table.crawl is not None:
        table.crawl.crawlers = []
    table.last_id, table.turns = table.next_id + STEPS, 0
    table.cuts += 1
    if table.phase == "setup":
        table.phase = "start"
        return
    table.quiet = ENDED
    yield from cut_short(game)


def clear_up(game: Desk) -> Flow:
    """Clear the table, with what that triggers: first by what has landed [539], then by the end of a Round."""
    round_, landed = game.table.round, game.reactions[:]
    done: list[happened.Armed] = []
    clear_table(game)
    told = [(playing.PAST[record.kind], record) for record in landed if record.kind in ("loss", "gain")]
    yield from happened.together(game, told)
    for kind, record in told:
        yield from happened.happened(game, kind, [record], done)
    fallen = [record for record in (*landed, *game.reactions) if record.kind == "coin"]
    game.reactions = fallen
    if fallen:
        yield from playing.react(game, game.table.turn)
    game.reactions.clear()
    if round_ is not None:
        yield from gambling.over(game, round_, None)


def cut_short(game: Desk) -> Flow:
    """The turn ends at once: what has not resolved is discarded, a pot goes to the Inn, the remaining phases are skipped [427].

    Seats that would be out by now are. Effects at the end of a turn still happen, unless the active player is out (decision 0065).
    """
    table = game.table
    table.acting = False
    table.again = []
    table.to_act = {}
    yield from clear_up(game)
    if not table.seats[table.turn].out:  # if it is out, everything is settled already
        yield from play_out(game)
    if table.phase == "end" or table.seats[table.turn].out:
        pass_turn(game)
    else:
        game.table.phase = "end"
        game.emit("phase_started", game.table.turn, phase="end")


def ended_early(game: Desk, seat: int) -> Flow:
    """The turn of one seat ends at once: nobody plays anything more in it [427], but teammates continue the rest of it [231]."""
    table = game.table
    alone = shared_turn.acting(table) == [seat]
    if table.seats[table.turn].out or table.phase == "end" or alone:
        if alone:
            table.quiet = ENDED
        yield from cut_short(game)
        return
    shared_turn.end_for(game, seat)
    yield from clear_up(game)
    yield from play_out(game)
    if table.phase == "start":
        move_on(game, "discard_and_draw")
    elif table.turn in table.ended and not shared_turn.go_on(game) and table.phase != "discard_and_draw":
        table.acting = False
        move_on(game, AFTER[table.phase])


AFTER = {"action": "order", "order": "drink", "drink": "end"}
"""What comes after each phase."""
PHASES: dict[str, Callable[[Desk], Iterable[Decision]]] = {
    "setup": set_up,
    "start": start,
    "discard_and_draw": discard_and_draw,
    "action": action,
    "order": order,
    "drink": drink,
    "end": end,
}
