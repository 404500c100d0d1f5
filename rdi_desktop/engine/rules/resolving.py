# SPDX-License-Identifier: GPL-3.0-or-later
"""Carrying out lists of effects: a list is one blow, `then` starts the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionFacts
from rdi_desktop.engine.language import bodies, outcome
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import asking, landing, pools
from rdi_desktop.engine.state.changes import FORTITUDE, Deltas
from rdi_desktop.engine.state.decisions import BODIES, Decision, Option
from rdi_desktop.engine.state.records import Hit, Record, Rule, Shift

if TYPE_CHECKING:
    from rdi_desktop.engine.language.who import Who


def run_list(ctx: Ctx, effects: Iterable[Effect]) -> Flow:
    """Carry out a list: what changes Fortitude and Alcohol Content lands together, then the rest in order."""
    levels = ctx.game.enter("effects")
    try:
        active: list[Effect] = []
        asks = False
        for effect in effects:
            for one in effect.unfold(ctx):
                active.append(one)
                if one.may or one.late:
                    asks = True
        if asks:
            active = yield from asked(ctx, active)
        deltas: Deltas = {}
        whole: Deltas = {}
        for effect in active:
            effect.blow(ctx, whole if effect.whole else deltas)
        if deltas or whole:
            land_now(ctx, deltas, whole, [effect for effect in active if effect.no_source])
            if ctx.game.has_bodies:
                yield from hit_bodies(ctx, deltas)
        for effect in active:
            procedure = effect.perform(ctx)
            if procedure is not None:
                yield from procedure
    finally:
        levels.pop()


def hit_bodies(ctx: Ctx, deltas: Deltas) -> Flow:
    """Bodies that lost Fortitude, after all seats: their owner does what their kind declares [566].

    Bodies with Fortitude of their own lose or gain it [588].
    """
    game, table = ctx.game, ctx.game.table
    own = [(b, d[FORTITUDE]) for b, d in deltas.items() if b >= BODIES and table.cards[b - BODIES].fortitude]
    if own:
        for owner, card in pools.struck(ctx, [hit for hit in own if hit[1]]):
            record = Hit(table.new_id(), owner, card, 0)
            record.on = ctx.entry.id if ctx.entry is not None else None
            yield from run_list(Ctx(game, record, owner), pools.kind(game, card).broken)
    for body in [body for body in deltas if body >= BODIES and deltas[body][FORTITUDE] < 0]:
        card, owner = body - BODIES, bodies.owner(game, body)
        if table.cards[card].fortitude:
            continue
        if not bodies.stands(game, body):
            continue
        record = Hit(table.new_id(), owner, card, -deltas[body][FORTITUDE])
        if ctx.entry is not None:
            record.on = ctx.entry.id
            ctx.entry.happened("lost_fortitude")[body] = record.amount
        game.emit("body_hit", owner, card=card, n=record.amount)
        table.stack.append(record)
        try:
            yield from run_list(
                Ctx(game, record, owner), table.seats[owner].character.bodies[table.cards[card].body].hit
            )
        finally:
            table.stack.remove(record)


def asked(ctx: Ctx, effects: list[Effect]) -> FlowOf[list[Effect]]:
    """The effects that are carried out: seats are picked as the card resolves, and optional effects are asked."""
    yield from pick_late(ctx, effects)
    willing = []
    for effect in effects:
        if effect.may:
            agreed = yield from asking.yes_or_no(
                ctx.game, ctx.actor, "may" if ctx.entry is not None else effect.offer(), ctx.entry, (effect,)
            )
            if not agreed:
                continue
        willing.append(effect)
    return willing


def land_now(ctx: Ctx, deltas: Deltas, whole: Deltas, nobodys: list[Effect]) -> None:
    """Modify and land what a list changes. `whole`: what lands unmodified; `nobodys`: effects that count as caused by nobody."""
    entry = ctx.entry
    if entry is None:
        entry = Rule(0, ctx.it.source if isinstance(ctx.it, Shift) else None)
        entry.me = ctx.owner if ctx.owner != ctx.me else None
    unsourced: Deltas = {}
    for effect in nobodys:
        effect.blow(ctx, unsourced)
    landed = outcome.joined(outcome.modify(ctx.game, entry, deltas, landing=True), whole)
    landing.land(ctx.game, entry, landed, unsourced)


def pick_late(ctx: Ctx, effects: Sequence[Effect]) -> Flow:
    """The acting seat picks targets that are picked as the card resolves, anew each time a list is carried out."""
    for effect in effects:
        for who in effect.late:
            ctx.late[who] = yield from pick_seats(ctx, who, f"target:{effect.VERB}")


def pick_joined(ctx: Ctx, card: int) -> Flow:
    """The seat that revealed a card picks the targets of it; nobody plays anything meanwhile [576, 583]."""
    for who in ctx.game.table.cards[card].modes[0].picks:
        ctx.late[who] = yield from pick_seats(ctx, who, "target_of", card)


def pick_seats(ctx: Ctx, who: Who, prompt: str, card: int | None = None) -> FlowOf[tuple[int, ...]]:
    """The seats of one selector, picked by the actor (or by chance). `card`: the revealed card for which they are picked."""
    ways = who.ways(ctx)
    if not ways:
        return ()
    if who.kind == "random":
        return ways[ctx.game.table.below(len(ways))]
    options = [Option("seat:" + ".".join(map(str, way)), "seat", targets=way) for way in ways]
    if len(ways) == 1:
        ctx.game.unasked.append((ctx.actor, options[0]))
        return ways[0]
    about = ctx.entry.id if ctx.entry is not None else None
    shown: DecisionFacts = {} if card is None else {"card": card}
    picked = yield from asking.ask(
        lambda: Decision(
            ctx.actor,
            "pick",
            options,
            default=(options[0].id,),
            about=about,
            prompt=prompt,
            args=shown,
            interruptible=card is None,
        )
    )
    return picked[0].targets


def resolve(ctx: Ctx, entry: Record) -> Flow:
    """A play resolves: its present effects, then what waited for the end."""
    effects = outcome.current_effects(ctx, entry)
    after = () if entry.cdef is None else entry.cdef.after
    if entry.cards and entry.kind == "play" and entry.card is not None:
        for card in entry.cards[1:]:
            after = (*after, *ctx.game.table.cards[card].after)
    return run_lists(ctx, effects, after) if after else run_list(ctx, effects)


def run_lists(ctx: Ctx, *lists: Iterable[Effect]) -> Flow:
    """Carry out lists, one after the other."""
    for effects in lists:
        yield from run_list(ctx, effects)
