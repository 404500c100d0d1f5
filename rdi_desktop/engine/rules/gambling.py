# SPDX-License-Identifier: GPL-3.0-or-later
"""A Round of Gambling (red-dragon-inn-1 and red-dragon-inn-10, "Gambling")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import asking, bombs, coins, legality, payment, playing, resolving, rounds, stash
from rdi_desktop.engine.rules.announcing import face
from rdi_desktop.engine.rules.losing import settle, settled
from rdi_desktop.engine.rules.payment import Settled
from rdi_desktop.engine.rules.playing import play, window
from rdi_desktop.engine.rules.variants import champions, crawl
from rdi_desktop.engine.rules.variants.machine import rounds as machine
from rdi_desktop.engine.rules.variants.otto import boxes
from rdi_desktop.engine.rules.variants.prizes import into_pot, pot_cards_to, prizes_in_pot
from rdi_desktop.engine.rules.variants.taverns import due
from rdi_desktop.engine.state.bounds import ROUNDS, Endless
from rdi_desktop.engine.state.decisions import PASS, Decision
from rdi_desktop.engine.state.gambling import Round
from rdi_desktop.engine.state.records import ForcedOut, Happening, Record, RoundOver, RoundWon

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk


def ended(game: Desk) -> bool:
    """Whether no Round is going on, or the Round is already decided."""
    return game.table.round is None or game.table.round.over


def open_round(game: Desk, opener: int, gold: int, entry: Record | None) -> Flow:
    """Open a Round: normal play is suspended, everybody antes (of each team its Champion), the opener is in control [43-47, 219]."""
    table = game.table
    if table.round is not None:
        return
    table.rounds += 1
    if table.rounds > ROUNDS:
        raise Endless("rounds")
    players = table.order_from(opener)
    if table.teams:
        chosen = yield from champions.choose(game, opener, entry)
        players = [seat for seat in players if seat in chosen]
    table.round = Round(opener, [seat for seat in players if not table.seats[seat].withdrawn])
    table.round.opened_in = table.turn
    for where in table.seats:
        if where.used:
            where.used = [each for each in where.used if not each.startswith("round:")]
    table.round.next = opener
    table.round.opening = True
    game.emit("round_opened", opener, players=list(table.round.players))
    if table.options.get("prizes"):
        yield from into_pot(game, table.turn if entry is not None and entry.kind == "event" else opener, entry)
    rounds.take_control(game, opener, entry.card if entry else None)
    yield from ante(game, opener, list(table.round.players), gold, entry, opening=True)
    table.round.taken_part = list(dict.fromkeys((*table.round.taken_part, *table.round.players)))
    table.round.opening = False
    if game.watchful:
        yield from playing.happening(game, "round_opened", Happening(opener))


def ante(game: Desk, by: int, seats: list[int], gold: int, entry: Record | None, opening: bool = False) -> Flow:
    """Antes in turn order from the seat that demands them. If that seat cannot ante and has no substitute, nobody does [69]."""
    table = game.table
    round_ = table.round
    if round_ is None or round_.over or gold <= 0:
        return
    for seat in sorted(seats, key=lambda s: (s - by) % len(table.seats)):
        if ended(game) or seat not in round_.players:
            continue
        settled = yield from payment.pay(game, seat, gold, "pot", "ante", entry, opening=opening)
        if opening and seat in round_.players:
            round_.taken_part.append(seat)
        if seat == by and seat in round_.players and settled is Settled.NOTHING:
            return


def force_out(game: Desk, seat: int, by: int, entry: Record | None) -> Flow:
    """Force a seat out of the Round; everybody, the victim included, may respond first [64]."""
    table = game.table
    round_ = table.round
    if round_ is None or round_.over or seat not in round_.players:
        return
    record = ForcedOut(table.new_id(), seat, by)
    record.card = entry.card if entry is not None else None
    table.stack.append(record)
    try:
        yield from window(game, ("forced_out", "round"), [record], by)
    finally:
        table.stack.remove(record)
    if not record.negated and seat not in record.ignored:
        rounds.leave(game, seat, "forced_out")


def run(game: Desk) -> Flow:
    """Seats play or pass in turn until the Round is decided; then the pot is given. Can be resumed at any turn of the Round."""
    while (round_ := game.table.round) is not None:
        round_.running = True  # also for one opened while the one before ended
        yield from (pay_out if rounds.decided(game) else take_turn)(game)


def take_turn(game: Desk) -> Flow:
    """The next seat plays or passes."""
    table = game.table
    round_ = table.round
    assert round_ is not None
    if table.phase == "action":  # the only phase that can be resumed during a Round
        game.checkpoint_here()
    game.step("round")
    if round_.next not in round_.players or round_.next == round_.in_control:
        round_.next = rounds.after(game, round_.next)
        if round_.next == round_.in_control and len(round_.players) > 1:
            round_.next = rounds.after(game, round_.next)
    seat = round_.next
    if table.seats[seat].kit.decides:
        picked = yield from asking.ask(turn_decision, game, seat)
        round_.again = ()
        if not picked:
            return
        option = picked[0]
    elif table.seats[seat].kit.machine:
        option = yield from machine.gamble(game, seat)
    else:
        option = boxes.gamble(game, seat)
    if option.kind == "pass":
        round_.passed.append(seat)
        round_.next = rounds.after(game, seat)
        game.emit("passed_round", seat)
    else:
        yield from play(game, seat, option)
        if option.card is not None and face(table, option).takes_control and not (round_.over or round_.again):
            round_.next = rounds.after(game, seat)
        yield from settle(game)


def play_out(game: Desk) -> Flow | tuple[()]:
    """Once everything has resolved: check who is out, play a Round that was opened meanwhile, whatever the phase, then the Crawls.

    [43, 171, 174]
    """
    table = game.table
    if table.round is None and settled(game) and (table.crawl is None or not due(game)):
        return ()
    return playing_out(game)


def playing_out(game: Desk) -> Flow:
    """The same, if there is something to do."""
    yield from settle(game)
    table = game.table
    while True:
        while table.round is not None and not (table.round.running or table.stack or table.held):
            yield from run(game)
            yield from settle(game)
        if not due(game):
            return
        yield from crawl.next_due(game)
        yield from settle(game)


def play_and_settle(game: Desk, seat: int, option: Option) -> Flow:
    """A play outside everything else, or over a pending decision, and what follows when it is finished."""
    yield from play(game, seat, option)
    yield from play_out(game)


def turn_decision(game: Desk, seat: int) -> Decision | None:
    """The question in a seat's turn of the Round: a Gambling or Cheating card, or pass [48]."""
    round_ = game.table.round
    if round_ is None or round_.over or seat not in round_.players or round_.next != seat or rounds.decided(game):
        return None
    options = legality.gambling_plays(game, seat)
    options.append(PASS)
    return Decision(seat, "gamble", options, 1, 1, ("pass",))


def prize_goes_to(game: Desk, record: RoundWon) -> FlowOf[int]:
    """The seat that gets the pot's Prize: the one that takes the pot; if another gets half of it, the taker decides [170]."""
    among = [seat for seat in dict.fromkeys((record.taker, *record.halves)) if not game.table.seats[seat].out]
    if record.negated or not prizes_in_pot(game.table) or len(among) < 2:
        return record.taker
    return (yield from asking.one_seat(game, record.taker, among, "pot_prize", record))


class Half(NamedTuple):
    """What a seat gets with half of a pot."""

    seat: int
    gold: int
    exploding: int
    """How many cards that act on the player who takes them."""
    picked: list[coins.CoinThing]
    """The things that count as Gold among it."""


def halves_of(game: Desk, record: RoundWon) -> FlowOf[list[Half]]:
    """For each seat that gets half of the objects in the pot, or of what is left of them, its part, as the taker decides [170, 516]."""
    gold, lying = game.table.pot_gold, len(bombs.in_pot(game))
    special = coins.special(game, "pot")
    found = []
    for seat in record.halves:
        objects = (gold + lying) // 2
        n = yield from bombs.how_many(game, record, objects, gold, lying)
        plain = gold - len(special)
        picked = yield from coins.pick_among(game, record.taker, objects - n, special, plain, "pot_coins", record)
        found.append(Half(seat, objects - n, n, picked))
        special = coins.without(special, picked)
        gold, lying = gold - (objects - n), lying - n
    return found


def give_pot(
    game: Desk, seat: int, n: int, record: RoundWon, part: str, picked: Sequence[coins.CoinThing] = ()
) -> None:
    """Give `n` Gold of the pot to a seat; `part`: all, half; `picked`: the things among it, unless it is all that is left."""
    game.table.pot_gold -= n
    coins.moved(game, "pot", seat, picked)
    game.emit("pot_taken", seat, n=n, part=part)
    stash.receive(game, seat, n, record)


def over(game: Desk, round_: Round, winner: int | None) -> Flow:
    """After a Round: what happens if nobody has taken up its challenge [310], and triggers of those who took part [536]."""
    if round_.if_quiet is not None:
        opener, effects = round_.if_quiet
        if all(game.same_side(opener, seat) for seat in round_.bids):
            yield from resolving.run_list(Ctx(game, None, opener), effects)
    if game.watchful:
        record = RoundOver(game.table.new_id(), winner, round_.taken_part)
        yield from playing.happening(game, "round_over", record)


def pay_out(game: Desk) -> Flow:
    """The winner takes the pot, unless somebody else does; without a winner it goes to the Inn [51, 62]."""
    table = game.table
    round_ = table.round
    assert round_ is not None
    winner = round_.winner
    if winner is not None:
        record = RoundWon(table.new_id(), winner, table.pot_gold)
        game.emit("round_won", winner, n=table.pot_gold)
        table.stack.append(record)
        try:
            yield from window(game, ("win_round",), [record], winner)
            if record.negated:
                return  # the Round goes on
            prize_to = yield from prize_goes_to(game, record)
            halves = yield from halves_of(game, record)
        finally:
            table.stack.remove(record)
        for half in halves:
            give_pot(game, half.seat, half.gold, record, "half", half.picked)
        exploding = [(half.seat, half.exploding) for half in halves] + [(record.taker, len(bombs.in_pot(game)))]
        give_pot(game, record.taker, table.pot_gold, record, "half" if record.halves else "all")
        pot_cards_to(game, prize_to)
    else:
        table.inn_gold += table.pot_gold
        game.emit("pot_to_inn", None, n=table.pot_gold)
        pot_cards_to(game, None)
        bombs.discard_pot(game)
        table.pot_gold = 0
        coins.moved(game, "pot", "inn")
        exploding = []
    table.round = None
    game.emit("round_ended", winner)
    boxes.round_over(game)
    yield from over(game, round_, winner)
    if game.reactions:
        yield from playing.react(game, table.turn)
    for seat, n in exploding:
        yield from bombs.explode(game, seat, n)
