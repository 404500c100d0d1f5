# SPDX-License-Identifier: GPL-3.0-or-later
"""Drinking Contests (red-dragon-inn-1, "More Drink Rules"; red-dragon-inn-10, "Drinking Contest")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import drinking, drinks, losing, resolving
from rdi_desktop.engine.state.records import Drink, Resolving

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def contest(ctx: Ctx, seats: list[int], floor: int, prize: tuple[Effect, ...]) -> Flow:
    """Everybody reveals, modifies and drinks; the highest Alcohol Content takes Gold from everybody else; ties go on [148-157]."""
    game = ctx.game
    table = game.table
    seats = [seat for seat in table.order_from(table.turn) if seat in seats]
    table.held += 1
    game.emit("contest_started", ctx.me, seats=list(seats))
    try:
        winner = yield from contest_rounds(game, seats, floor)
        if winner is not None:
            if isinstance(ctx.entry, Resolving):
                ctx.entry.winner = winner
            game.emit("contest_won", winner)
            there = Ctx(game, ctx.entry, winner)
            yield from resolving.run_list(there, prize)
        else:
            game.emit("contest_without_winner", None)
    finally:
        table.held -= 1


def contest_rounds(game: Desk, contestants: list[int], floor: int) -> FlowOf[int | None]:
    """The winner; None if all that were tied have passed out, or nothing is left to break the tie with (docs/decisions/0035)."""
    table = game.table
    worthless: set[int] = set()
    while contestants:
        game.step("contest")
        revealed: dict[int, Drink] = {}
        for seat in contestants:
            found = yield from drinks.reveal(game, seat, "drink_deck", "zero")
            if isinstance(found, Drink):
                revealed[seat] = found
        drunk = [drink for drink in revealed.values() if drink.cards]
        yield from drinking.drink_together(game, drunk, contestants[0], from_event=True)
        scores = dict.fromkeys(contestants, floor)
        scores |= {seat: max(floor, drink.score) for seat, drink in revealed.items()}
        game.emit("contest_scores", None, scores={str(s): n for s, n in scores.items()})
        yield from collapse(game)
        best = max(scores.values())
        tied = [seat for seat in contestants if scores.get(seat) == best]
        if len(tied) == 1:
            return tied[0]
        game.emit("contest_tied", None, seats=tied)
        standing = [seat for seat in tied if seat not in table.doomed and not table.seats[seat].withdrawn]
        if len(standing) <= 1:
            return standing[0] if standing else None
        if best <= floor:
            shown = {card for drink in revealed.values() for card in (*drink.cards, drink.card) if card is not None}
            if shown <= worthless:
                return None
            worthless |= shown
        contestants = standing
    return None


def collapse(game: Desk) -> Flow:
    """A seat that passes out in a contest has lost, but divides its Gold only when the contest is over [153]."""
    table = game.table
    if any(losing.passing_out(game, s.index) and s.index not in table.doomed for s in table.seats if not s.out):
        yield from losing.last_chance(game)
        for seat in table.seats:
            if not seat.out and losing.passing_out(game, seat.index) and seat.index not in table.doomed:
                table.doomed.append(seat.index)
                seat.silent = True
