# SPDX-License-Identifier: GPL-3.0-or-later
"""The ways in which one card can be played: modes × paid improvements × picked seats (red-dragon-inn-10, "Timing")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Reason
from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.costs import cards_suffice, purse
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.rules.joining import boosted
from rdi_desktop.engine.rules.seals import sealed
from rdi_desktop.engine.state.decisions import Option, play_option
from rdi_desktop.engine.state.reasons import Ladder
from rdi_desktop.engine.state.records import Record

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import Better, CardDef, Mode
    from rdi_desktop.engine.state.desk import Desk


NO_COST: list[tuple[dict[str, int], dict[str, int]]] = [({}, {})]


def ways(game: Desk, seat: int, card: int, cdef: CardDef, on: Record | None, why: Ladder | None = None) -> list[Option]:
    """Every way to play the card now, if its moment has come: mode × improvements paid for × picked seats.

    `why`: takes the step that failed if there is no way.
    """
    if game.barred is not None and game.barred == (seat, game.table.cards[card].pile):
        if why is not None:
            why.fall(Reason.NOT_INTERRUPTIBLE)
        return []
    found: list[Option] = []
    ctx = Ctx(game, None, seat, on)
    if cdef.condition is not None and not cdef.condition.test(ctx, seat):
        if why is not None:
            why.fall(Reason.CONDITION, part=cdef.condition.failing(ctx, seat))
        return found
    on_id = on.id if on is not None else None
    if cdef.plain:
        mode = cdef.modes[0]
        for effect in mode.demanding:
            if not effect.legal(ctx):
                if why is not None:
                    why.fall(Reason.NOTHING_TO_DO)
                return found
        if not mode.picks:
            found.append(play_option(card, on=on_id))
        else:
            found.extend(play_option(card, pick, on_id) for pick in mode.picks[0].ways(ctx))
            if not found and why is not None:
                why.fall(Reason.NO_TARGET)
        return boosted(game, seat, cdef, found) if found and game.boosters else found
    prefix = f"play:{card}" if on_id is None else f"play:{card}:on{on_id}"
    several = len(cdef.modes) > 1
    for index, mode in cdef.playable_modes():
        failed = mode_failed(ctx, mode, on if several else None)
        if failed is not None:
            if why is not None and failed is Reason.CONDITION and mode.condition is not None:
                why.fall(failed, mode=index, part=mode.condition.failing(ctx, seat))
            elif why is not None:
                why.fall(failed)
            continue
        stem = f"{prefix}:m{index}" if several else prefix
        payable = payments(ctx, cdef, mode, card)
        if why is not None:
            why.fall(Reason.NO_TARGET if payable else Reason.CANNOT_PAY)
        for paid, spend, counted in payable:
            names = tuple(better.id for better in paid)
            picks = mode.form(ctx, card, names).picks if mode.betters else mode.picks
            suffix = "".join(f":{what}={n}" for what, n in spend.items())
            if paid:
                suffix = ":" + "+".join(names) + suffix
            for chosen in every_pick(ctx, picks) if picks else ((),):
                targets = tuple(s for pick in chosen for s in pick)
                id = stem + (":t" + ".".join(map(str, targets)) if targets else "") + suffix
                option = Option(id, "play", card, targets, on_id)
                option.mode = index if several else None
                option.picks = chosen
                option.label = mode.label
                if spend or paid:
                    option.spend = spend
                    option.paid = names
                    option.counted = counted
                    option.args = {"better": list(names)}
                found.append(option)
    return boosted(game, seat, cdef, found) if found and game.boosters else found


def every_pick(ctx: Ctx, picks: Iterable[Who]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to pick seats for these selectors."""
    return product(*(who.ways(ctx) for who in picks))


def mode_failed(ctx: Ctx, mode: Mode, on: Record | None) -> Reason | None:
    """Why a mode cannot be used now, apart from costs and targets; `on`: what it would answer, if that is one of several."""
    if mode.condition is not None and not mode.condition.test(ctx, ctx.me):
        return Reason.CONDITION
    if not all(effect.legal(ctx) for effect in mode.demanding):
        return Reason.NOTHING_TO_DO
    word = sealed(ctx.game, ctx.me, on, mode.causes) if on is not None else ""
    return Reason("cannot_be_" + word) if word else None


def payments(
    ctx: Ctx, cdef: CardDef, mode: Mode, card: int
) -> list[tuple[list[Better], dict[str, int], dict[str, int]]]:
    """Every set of optional costs that can be paid together with the card's own cost: (improvements, what goes, X)."""
    base = cdef.cost.ways(ctx, card) if cdef.cost is not None else NO_COST
    found: list[tuple[list[Better], dict[str, int], dict[str, int]]] = [([], dict(s), dict(c)) for s, c in base]
    for better in mode.betters:
        if better.cost is None:
            continue
        more = []
        for paid, spend, counted in found:
            for extra, worth in better.cost.ways(ctx, card):
                total = dict(spend)
                for what, n in extra.items():
                    total[what] = total.get(what, 0) + n
                if affordable(ctx, total, card):
                    more.append(([*paid, better], total, {**counted, **worth}))
        found += more
    return found


def affordable(ctx: Ctx, spend: dict[str, int], card: int) -> bool:
    """Whether all of that can be paid together."""
    return all(purse(ctx, what, card) >= n for what, n in spend.items()) and cards_suffice(ctx, spend, card)


def hitting_back(game: Desk, seat: int, cdef: CardDef, body: int, found: list[Option]) -> list[Option]:
    """A hit-back at a body may be aimed at its owner or at the body itself [568]."""
    if not bodies.stands(game, body) or game.same_side(seat, bodies.owner(game, body)):
        return found
    result: list[Option] = []
    for option in found:
        mode = cdef.modes[option.mode or 0]
        effects = [*mode.do, *(e for better in mode.betters for e in (*(better.instead or ()), *better.add))]
        whom = [getattr(effect, field, None) for effect in walk(tuple(effects)) for field in ("who", "to", "with_")]
        result.append(option)
        if option.targets or not any(isinstance(who, Who) and who.kind == "source" and who.bodies for who in whom):
            continue
        option.targets = (bodies.owner(game, body),)
        other = Option(f"{option.id}:t{body}", "play", option.card, (body,), option.on, option.mode, option.spend)
        other.label, other.args = option.label, option.args
        other.paid, other.counted, other.aim = option.paid, option.counted, body
        result.append(other)
    return result
