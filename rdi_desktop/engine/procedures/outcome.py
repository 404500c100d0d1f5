# SPDX-License-Identifier: GPL-3.0-or-later
"""What a play does to everybody: worked out as a whole, modified, applied at once (red-dragon-inn-10, "Other Rules").

`impact` is the same evaluation without landing it: the answer to "does this card affect my Fortitude?", and the preview.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.effects.core import Ctx, Effect
from rdi_desktop.engine.procedures import tokens
from rdi_desktop.engine.stack import ALCOHOL, FORTITUDE, GOLD, Deltas, Entry

if TYPE_CHECKING:
    from rdi_desktop.engine.game import Game

LIMIT = 20
"""Highest Fortitude and Alcohol Content [91]."""


def toward_zero(value: int, by: int) -> int:
    """Reduced by `by`, never across zero [110]."""
    if value > 0:
        return max(0, value - by)
    return min(0, value + by)


def half(key: str, n: int) -> int:
    """Half of a number, rounded up: sizes of losses of Fortitude, else toward plus (a Drink of -1 Alcohol Content splits into 0s)."""
    if key == "fortitude" and n < 0:
        return -((1 - n) // 2)
    return -(-n // 2)


def taken(drink: Entry) -> dict[str, int]:
    """What the drinker takes: Fortitude for Alcohol Content, or half, if something says so while the Drink keeps its numbers [158]."""
    numbers = drink.numbers
    if drink.named.get("converted"):
        alcohol = numbers.get("alcohol", 0)
        gain = numbers.get("fortitude", 0) + max(0, alcohol)
        numbers = {**numbers, "alcohol": min(0, alcohol), "fortitude": gain}
    if drink.halved or drink.drinker in drink.named.get("halved_for", ()):
        return {key: half(key, n) for key, n in numbers.items()}
    return numbers


def modify(entry: Entry, deltas: Deltas) -> Deltas:
    """What was played on the entry, in the order played; an Ignore takes a seat's part out at the end.

    A boost counts once for each target, however many blows the play has [608].
    """
    if entry.boost:
        boosted = entry.landed.get("lost_fortitude", ())
        for seat, delta in deltas.items():
            if delta[FORTITUDE] < 0 and seat not in boosted:
                delta[FORTITUDE] -= entry.boost
    for kind, seat, detail in entry.changes:
        if seat not in deltas:
            continue
        delta = deltas[seat]
        if kind == "reduce":
            delta[FORTITUDE] = toward_zero(delta[FORTITUDE], detail[0])
            delta[ALCOHOL] = toward_zero(delta[ALCOHOL], detail[1])
        elif kind == "redirect" and delta[FORTITUDE] < 0:
            deltas.setdefault(detail, [0, 0, 0])[FORTITUDE] += delta[FORTITUDE]
            delta[FORTITUDE] = 0
    for seat in entry.ignored:
        deltas.pop(seat, None)
    return deltas


def context(game: Game, entry: Entry) -> Ctx:
    """Where the effects of an entry are evaluated."""
    assert entry.me is not None
    ctx = Ctx(game, entry, entry.me, game.entry(entry.on))
    if entry.by is not None:
        ctx.owner = entry.by
    return ctx


def impact(game: Game, entry: Entry) -> Deltas:
    """What the entry would do to Fortitude, Alcohol Content and Gold of each seat if nobody did anything more."""
    deltas: Deltas = {}
    if entry.negated:
        return deltas
    if entry.kind == "drink":
        if entry.drinker is not None and entry.drinker not in entry.ignored:
            numbers = taken(entry)
            deltas[entry.drinker] = [numbers.get("fortitude", 0), numbers.get("alcohol", 0), numbers.get("gold", 0)]
        return deltas
    if entry.kind == "payment":
        if entry.by is not None and not (entry.inn_pays or entry.prevented):
            deltas[entry.by] = [0, 0, -entry.amount]
        return deltas
    if not entry.effects and (entry.cdef is None or not entry.cdef.modes[entry.mode or 0].touching):
        return deltas
    ctx = context(game, entry)
    for effect in current_effects(ctx, entry):
        if effect.holds(ctx):
            effect.touches(ctx, deltas)
    return modify(entry, deltas)


def current_effects(ctx: Ctx, entry: Entry) -> Sequence[Effect]:
    """The effects of a play as they are now."""
    if entry.cdef is not None and not entry.effects:
        return entry.cdef.modes[entry.mode or 0].effects(ctx, entry.paid)
    return entry.effects


def affects(game: Game, entry: Entry, seat: int, attributes: tuple[int, ...]) -> bool:
    """Whether resolving the entry would directly change one of these attributes of that seat, limits aside [94, 95].

    The payment of a card that one has played oneself does not count: no Ignore avoids it [97].
    """
    if seat in entry.ignored or entry.negated:
        return False
    delta = impact(game, entry).get(seat)
    if delta is None:
        return False
    own = entry.kind == "play" and entry.by == seat
    for a in attributes:  # noqa: SIM110 - asked for every Ignore in every window: a plain loop is faster
        if delta[a] and not (own and a == GOLD):
            return True
    return False


def land(game: Game, entry: Entry, deltas: Deltas, through: str, no_source: bool = False) -> None:
    """Everything lands at the same time; what was really lost and gained is written on the entry."""
    table = game.table
    for seat, delta in deltas.items():
        if table.seats[seat].out or (table.seats[seat].withdrawn and seat != entry.by):
            continue
        side = table.side(seat)
        entry.landed.setdefault("affected", {})[seat] = 1
        if delta[FORTITUDE]:
            now = min(LIMIT, max(0, side.fortitude + delta[FORTITUDE]))
            changed, side.fortitude = now - side.fortitude, now
            if delta[FORTITUDE] < 0:
                lost(game, entry, seat, -changed, "fortitude", through, no_source)
            else:
                gained(game, entry, seat, changed, "fortitude", through)
            if changed and table.seats[seat].character.tracks:
                tokens.passed(game, seat, "fortitude", now)
        if delta[ALCOHOL]:
            now = min(LIMIT, max(0, side.alcohol + delta[ALCOHOL]))
            changed, side.alcohol = now - side.alcohol, now
            if delta[ALCOHOL] > 0:
                gained(game, entry, seat, changed, "alcohol", through)
            else:
                lost(game, entry, seat, -changed, "alcohol", through, no_source)
            if changed and table.seats[seat].character.tracks:
                tokens.passed(game, seat, "alcohol", now)


def lost(game: Game, entry: Entry, seat: int, n: int, attribute: str, through: str, no_source: bool) -> None:
    """Somebody really lost so much; a hit-back may follow."""
    where = entry.landed.setdefault("lost_" + attribute, {})
    where[seat] = where.get(seat, 0) + n
    game.emit("lost_" + attribute, seat, n=n, source=None if no_source else entry.by)
    if n > 0:
        record = Entry(game.table.new_id(), "loss", seat)
        record.source = None if no_source else entry.by
        fill(record, entry, n, attribute, through)
        game.reactions.append(record)


def gained(game: Game, entry: Entry, seat: int, n: int, attribute: str, through: str) -> None:
    """Somebody really gained so much."""
    where = entry.landed.setdefault("gained_" + attribute, {})
    where[seat] = where.get(seat, 0) + n
    game.emit("gained_" + attribute, seat, n=n)
    if n > 0 and game.watches_gains:
        record = Entry(game.table.new_id(), "gain", seat)
        record.source = entry.by
        fill(record, entry, n, attribute, through)
        if entry.kind == "drink":
            record.named["drink"] = dict(entry.numbers)
        game.reactions.append(record)


def fill(record: Entry, entry: Entry, n: int, attribute: str, through: str) -> None:
    """The facts that reactions look at."""
    record.amount = n
    record.why = attribute
    record.through = through
    record.origin = entry.origin
    record.card = entry.card
    record.on = entry.id
    record.reduced_by = entry.reduced_by
