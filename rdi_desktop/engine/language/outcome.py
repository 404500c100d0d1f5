# SPDX-License-Identifier: GPL-3.0-or-later
"""What a play does to everybody: worked out as a whole, and modified (red-dragon-inn-10, "Other Rules").

`impact` works it out without landing it: for "does this card affect my Fortitude?" and for previews.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE, GOLD, Deltas, Receive
from rdi_desktop.engine.state.records import Drink, Payment, Record, Resolving

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def half(key: str, n: int) -> int:
    """Half of a number, rounded up: of Fortitude lost its size, otherwise toward plus (a Drink of -1 Alcohol Content splits into 0s)."""
    if key == "fortitude" and n < 0:
        return -((1 - n) // 2)
    return -(-n // 2)


def taken(drink: Drink) -> dict[str, int]:
    """What the drinker takes: Fortitude for Alcohol Content, or half, if an effect says so without changing the Drink's numbers [158]."""
    numbers = drink.numbers
    if drink.converted:
        alcohol = numbers.get("alcohol", 0)
        gain = numbers.get("fortitude", 0) + max(0, alcohol)
        numbers = {**numbers, "alcohol": min(0, alcohol), "fortitude": gain}
    if halved(drink):
        return {key: half(key, n) for key, n in numbers.items()}
    return numbers


def halved(drink: Drink) -> bool:
    """Whether its drinker takes half."""
    return drink.halved or drink.drinker in drink.halved_for


def modify(game: Desk, entry: Record, deltas: Deltas, landing: bool = False) -> Deltas:
    """Apply standing changes, then what was played on the entry, in that order; the part of a seat that Ignores it is removed last.

    A boost counts once for each target, and a reduction once for the whole card, however many blows the play has [110, 608]. `landing`:
    the blow really lands.
    """
    if entry.boost:
        boosted = entry.landed.get("lost_fortitude", ())
        for seat, delta in deltas.items():
            if delta[FORTITUDE] < 0 and seat not in boosted:
                delta[FORTITUDE] -= entry.boost
    receive = None
    if game.standing:
        figures.change(game, entry, deltas, landing)
        receive = partial(figures.take, game, entry, landing=landing)
    if game.tracked:
        edit_all(game, entry, deltas, receive, landing)
    else:
        for edit in entry.changes:
            edit.apply(deltas, landing, receive)
    for seat in entry.ignored:
        deltas.pop(seat, None)
    return deltas


def edit_all(game: Desk, entry: Record, deltas: Deltas, receive: Receive | None, landing: bool) -> None:
    """Apply what was played on the entry where a seat has several tracks, and note how much each player's cards have redirected to it."""
    turned: dict[int, dict[int, int]] = {}
    for edit in entry.changes:
        before = {seat: deltas[seat][FORTITUDE] if seat in deltas else 0 for seat in game.tracked}
        edit.apply(deltas, landing, receive)
        for seat, n in before.items():
            more = n - deltas[seat][FORTITUDE] if seat in deltas and seat not in edit.seats else 0
            if more > 0:
                by = turned.setdefault(seat, {})
                by[edit.seat] = by.get(edit.seat, 0) + more
    if landing and isinstance(entry, Resolving):
        entry.turned = turned


def context(game: Desk, entry: Record) -> Ctx:
    """The context in which the effects of an entry are evaluated."""
    assert entry.me is not None
    ctx = Ctx(game, entry, entry.me, None if entry.on is None else game.entry(entry.on))
    if entry.by is not None:
        ctx.owner = entry.by
    if game.numeric:
        ctx.numerals = figures.numerals(game, entry)
    ctx.numerals += entry.raised
    return ctx


def impact(game: Desk, entry: Record) -> Deltas:
    """What the entry would do to Fortitude, Alcohol Content and Gold of each seat if nothing more is played."""
    deltas: Deltas = {}
    if entry.negated:
        return deltas
    if isinstance(entry, Drink):
        if entry.drinker is not None and entry.drinker not in entry.ignored:
            numbers = taken(entry)
            deltas[entry.drinker] = [numbers.get("fortitude", 0), numbers.get("alcohol", 0), numbers.get("gold", 0)]
            if game.standing:
                figures.change(game, entry, deltas)
        return deltas
    if isinstance(entry, Payment):
        if entry.by is not None and not (entry.inn_pays or entry.prevented):
            deltas[entry.by if entry.seat_pays is None else entry.seat_pays] = [0, 0, -entry.amount]
        return deltas
    joined_cards = bool(entry.cards) and entry.kind == "play" and entry.card is not None
    if (
        not entry.effects
        and not joined_cards
        and (entry.cdef is None or not entry.cdef.modes[entry.mode or 0].touching)
    ):
        return deltas
    ctx = context(game, entry)
    whole: Deltas = {}
    for effect in current_effects(ctx, entry):
        if effect.holds(ctx):
            effect.touches(ctx, whole if effect.whole else deltas)
    deltas = modify(game, entry, deltas)
    return joined(deltas, whole) if whole else deltas


def joined(deltas: Deltas, whole: Deltas) -> Deltas:
    """Modified changes together with those that land unmodified."""
    for seat, delta in whole.items():
        mine = deltas.setdefault(seat, [0, 0, 0])
        mine[:] = [a + b for a, b in zip(mine, delta, strict=True)]
    return deltas


def current_effects(ctx: Ctx, entry: Record) -> Sequence[Effect]:
    """The present effects of a play, with those of the cards that have joined it [583]."""
    effects: Sequence[Effect] = entry.effects
    if entry.cdef is not None and not effects:
        effects = entry.cdef.modes[entry.mode or 0].effects(ctx, entry.paid)
    if entry.cards and entry.kind == "play" and entry.card is not None:
        return with_joined(ctx, entry, effects)
    return effects


def with_joined(ctx: Ctx, entry: Record, effects: Sequence[Effect]) -> Sequence[Effect]:
    """The effects of a play with those of the cards that have joined it."""
    cards = ctx.game.table.cards
    return [*effects, *(e for card in entry.cards[1:] for e in cards[card].modes[0].effects(ctx, ()))]


def affects(game: Desk, entry: Record, seat: int, attributes: tuple[int, ...]) -> bool:
    """Whether resolving the entry would directly change one of these attributes of that seat's side, limits aside [94, 95, 210].

    A payment for the seat's own card does not count: no Ignore avoids it [97].
    """
    if seat in entry.ignored or entry.negated:
        return False
    deltas = impact(game, entry)
    for member in game.table.allies(seat):
        delta = deltas.get(member)
        if delta is None or member in entry.ignored:
            continue
        own = entry.whose == member
        for a in attributes:
            if delta[a] and not (own and a == GOLD):
                return True
    return False


def is_taken(entry: Record, game: Desk) -> bool:
    """Whether its card says that nobody may Ignore it: then it also affects seats that Ignore all effects."""
    cdef = entry.cdef
    if cdef is None or entry.kind != "play":
        return False
    if "ignore" in cdef.sealed:
        return True
    return entry.by is not None and any(
        "ignore" in seal.what and seal.condition.test(Ctx(game, None, entry.by), entry.by) for seal in cdef.sealed_while
    )


def would_affect(game: Desk, entry: Record, seat: int) -> bool:
    """Whether a Drink or Event would affect that seat [105]."""
    if seat in entry.ignored or entry.negated:
        return False
    if isinstance(entry, Drink):
        return entry.drinker in game.table.allies(seat)
    return affects(game, entry, seat, (FORTITUDE, ALCOHOL, GOLD))


def changes_drink(game: Desk, entry: Record) -> bool:
    """Whether a play changes the effects of the Drink that it answers [133-136]."""
    answered = game.entry(entry.on)
    return answered is not None and answered.kind == "drink" and entry.changes_drink
