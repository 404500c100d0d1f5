# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures with standing changes applied, computed whenever they are needed (character-compendium, "Erin", "Kaylin").

The order is fixed: first the changes of the player of a card, then those of each seat that it affects, then what was played on it. The
first two apply to the card as a whole: once for each seat, however many blows it has.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache

from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.standing import Change, Standing
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE, Deltas, Reduction
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.kit import Figures
from rdi_desktop.engine.state.records import Play, Record
from rdi_desktop.engine.state.table import Seat, Table


def in_force(game: Desk, seat: int) -> Iterator[Standing]:
    """The standing changes of a seat now: from its character, from open cards before it, and from tokens that it holds.

    Several tokens of a kind each count.
    """
    table = game.table
    where = table.seats[seat]
    for standing in where.character.standing:
        if standing.if_ is None or standing.if_.test(Ctx(game, None, seat), seat):
            yield standing
    for card in where.in_play:
        for standing in table.cards[card].standing:
            if standing.if_ is None or standing.if_.test(Ctx(game, None, seat), seat):
                plus = lent(game, seat, card) if table.cards[card].body else 0
                yield stronger(standing, plus) if plus else standing
    for token in [token for token in game.burdens if where.tokens.get(token)] if game.burdens else ():
        for standing in game.burdens[token]:
            if standing.if_ is None or standing.if_.test(Ctx(game, None, seat), seat):
                yield from [standing] * where.tokens[token]


def lent(game: Desk, seat: int, card: int) -> int:
    """By how much the numerals of a body are moved: by counters on it, and by tokens that weaken its owner's Actions [591, 592]."""
    where = game.table.seats[seat]
    plus = sum(n for word, n in where.counters.get(card, {}).items() if raises(where, word))
    if where.kit.machine:  # tokens do not weaken its Components [380]
        return plus
    for token in [token for token in game.burdens if where.tokens.get(token)]:
        for standing in game.burdens[token]:
            change = standing.numerals
            if change is None or (standing.if_ is not None and not standing.if_.test(Ctx(game, None, seat), seat)):
                continue
            if change.cards is None or change.cards.match(("action",), own=True):
                plus += change.plus * where.tokens[token]
    return plus


def raises(where: Seat, word: str) -> bool:
    """Whether a counter of that kind makes the effects of its card stronger."""
    decl = where.character.counters.get(word)
    return decl is not None and decl.numerals


@lru_cache(maxsize=1 << 8)
def stronger(standing: Standing, plus: int) -> Standing:
    """The same change with each number that much further from 0, or nearer to it, but never beyond."""
    new = copy(standing)
    for name in ("hand_size", "orders", "actions"):
        n = getattr(standing, name)
        setattr(new, name, further(n, plus) if isinstance(n, int) else n)
    for name, fields in (
        ("caused", ("lose_fortitude", "gain_alcohol")),
        ("taken", ("lose_fortitude", "gain_alcohol")),
        ("ante", ("plus",)),
        ("gold_gain", ("plus",)),
    ):
        change = getattr(standing, name)
        if change is not None:
            more = copy(change)
            for field in fields:
                setattr(more, field, further(getattr(change, field), plus))
            setattr(new, name, more)
    return new


def further(n: int, plus: int) -> int:
    """A number so much further from 0, or nearer to it; 0 is not printed, and stays."""
    return (abs(n) + plus) * ((n > 0) - (n < 0)) if abs(n) + plus > 0 else 0


def figure(game: Desk, seat: int, name: str, usual: int) -> int:
    """A figure of a seat ('hand_size', 'actions') with its usual value; never below 0."""
    return max(0, usual + more(game, seat, name)) if game.standing else usual


def more(game: Desk, seat: int, name: str) -> int:
    """By how much standing changes move a figure of a seat ('hand_size', 'orders', 'actions')."""
    return sum(amount(getattr(standing, name), Ctx(game, None, seat)) for standing in in_force(game, seat))


def hand_size(game: Desk, seat: int) -> int:
    """How many cards the seat draws up to in its Discard and Draw [13, 26]."""
    return figure(game, seat, "hand_size", usual(game.table, seat).hand)


def usual(table: Table, seat: int) -> Figures:
    """The figures that the rules give a seat's side, perhaps fewer in its very first turn [13, 17, 20, 240, 247]."""
    side = table.side(seat)
    return side.opening or side.figures


def drunk(game: Desk, seat: int) -> int:
    """The Fortitude at which a seat passes out: its side's Alcohol Content plus additions of the seat [33, 594]."""
    table = game.table
    n = table.side(seat).alcohol
    if game.staggering:
        for standing in in_force(game, seat):
            if standing.passes_out_at is not None:
                n += table.seats[seat].tracks[standing.passes_out_at.plus]
    return n


def change(game: Desk, entry: Record, deltas: Deltas, landing: bool = False) -> None:
    """Apply standing changes to what an entry does: its player's, then each seat's. `landing`: the blow really lands."""
    by = entry.whose
    if by is not None:
        causing = [s.caused for s in in_force(game, by) if s.caused is not None]
        for caused in sorted(causing, key=lambda c: c.order != "first"):
            for seat, delta in deltas.items():
                if not game.same_side(by, seat if seat < BODIES else bodies.owner(game, seat)):
                    apply(entry, caused, seat, delta, landing)
    for seat, delta in deltas.items():
        take(game, entry, seat, delta, landing)


def take(game: Desk, entry: Record, seat: int, delta: list[int], landing: bool = False) -> None:
    """Apply a seat's standing changes to its part of an entry. There are none for bodies."""
    if seat >= BODIES:
        return
    for standing in in_force(game, seat):
        if standing.taken is not None and (not standing.taken.through or entry.through in standing.taken.through):
            apply(entry, standing.taken, seat, delta, landing)


def apply(entry: Record, by: Change, seat: int, delta: list[int], landing: bool) -> None:
    """Apply one standing change to the loss or gain of one seat: once for the whole card.

    An increase is added to the first blow that does anything of the kind; of a reduction, later blows get what earlier ones have left.
    What cannot be reduced is not reduced.
    """
    fixed = entry.cdef is not None and "reduce" in entry.cdef.sealed
    for attribute, plus, harm, word in (
        (FORTITUDE, by.lose_fortitude, -1, "lost_fortitude"),
        (ALCOHOL, by.gain_alcohol, 1, "gained_alcohol"),
    ):
        if not plus or delta[attribute] * harm <= 0:
            continue
        if plus < 0:
            if not fixed:
                reduction(entry, by, seat, landing).ease(delta, attribute, landing)
        elif seat not in entry.landed.get(word, ()):
            delta[attribute] += harm * plus


def reduction(entry: Record, by: Change, seat: int, landing: bool) -> Reduction:
    """What is left of a standing reduction for one seat; stored on the entry once a blow has landed."""
    found = entry.eased.get((by, seat))
    if found is None:
        found = Reduction(seat, max(0, -by.lose_fortitude), max(0, -by.gain_alcohol))
        if landing:
            entry.eased = {**entry.eased, (by, seat): found}
    return found


def opening_ante(game: Desk, seat: int, gold: int) -> int:
    """What a seat antes when a Round is opened: perhaps more than the others, but no more than it has."""
    for standing in in_force(game, seat) if game.standing else ():
        if standing.ante is not None:
            gold = max(gold, min(gold + standing.ante.plus, game.table.gold(seat)))
    return gold


def inn_antes(game: Desk, seat: int) -> bool:
    """Whether the Inn pays that seat's antes now."""
    for standing in in_force(game, seat) if game.standing else ():
        if standing.pays is not None:
            condition = standing.pays.if_
            if condition is None or condition.test(Ctx(game, None, seat), seat):
                return True
    return False


def gold_gain(game: Desk, seat: int) -> int:
    """How much the Inn adds whenever the seat gains Gold."""
    if not game.standing:
        return 0
    return sum(standing.gold_gain.plus for standing in in_force(game, seat) if standing.gold_gain is not None)


def unstoppable(game: Desk, entry: Record, word: str) -> bool:
    """Whether standing effects of its player forbid Negating (or Ignoring) that play."""
    if (
        not isinstance(entry, Play)
        or entry.origin != "hand"
        or entry.ability is not None
        or (by := entry.whose) is None
    ):
        return False
    return any(standing.unstoppable is not None and word in standing.unstoppable.to for standing in in_force(game, by))


def numerals(game: Desk, entry: Record) -> int:
    """By how much standing effects of its player move every numeral of a play [497]."""
    if not isinstance(entry, Play) or (by := entry.whose) is None:
        return 0
    moved = 0
    for standing in in_force(game, by):
        change = standing.numerals
        if change is not None:
            own = entry.card is None or game.table.owners[entry.card] == by
            where = game.table.seats[by]
            boss_again = entry.earlier > 0 and (where.boss or where.kit.machine)
            if change.cards is None or change.cards.match(entry.types, own, boss_again):
                moved += change.plus
    return moved
