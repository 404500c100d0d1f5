# SPDX-License-Identifier: GPL-3.0-or-later
"""What a way to play a card would do, before it is played, for the player who is about to play it.

It is worked out in several worlds in which everything the seat cannot see has been dealt again. Numbers that differ between these depend
on hidden cards, and are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import AnsweredTold, PreviewTold
from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import announcing, legality
from rdi_desktop.engine.sampling import deal_unseen
from rdi_desktop.engine.state.changes import Deltas
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.desk import NOTHING
from rdi_desktop.engine.state.records import Drink, Record
from rdi_desktop.engine.views import in_words

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk

WORLDS = (1, 2)


def preview(game: Desk, fork: Callable[[], Desk], seat: int, option_id: str) -> PreviewTold | None:
    """What the way does if nobody answers it; None if the seat has no such way now, or it depends on what is hidden."""
    way = find(game, seat, option_id)
    if way is None:
        return None
    told = [_tell(_world(fork(), seat, seed), seat, way) for seed in WORLDS]
    return told[0] if all(each == told[0] for each in told) else None


def find(game: Desk, seat: int, option_id: str) -> Option | None:
    """The way to play with that id: an answer to the seat's own question, or an interruption of somebody else's."""
    pending = game.pending
    if pending is None:
        return None
    options = list(pending.options) if pending.seat == seat else []
    if legality.may_interject(game, pending, seat):
        options += legality.anytime(game, seat)
    for option in options:
        if option.id == option_id and option.kind in ("play", "ability"):
            return option
    return None


def _world(world: Desk, seat: int, seed: int) -> Desk:
    world.heard = NOTHING
    deal_unseen(world.table, seat, seed)
    return world


def _tell(world: Desk, seat: int, way: Option) -> PreviewTold:
    entry = announcing.announce(world, seat, way)
    world.table.stack.append(entry)
    _pay(announcing.pay_costs(world, entry, way))
    changed = in_words(outcome.impact(world, entry))
    answered = world.entry(entry.on)
    if answered is None:
        return PreviewTold(changed)
    before = list(answered.group) if isinstance(answered, Drink) else []
    _edit(world, entry)
    halves = [each for each in answered.group if each not in before] if isinstance(answered, Drink) else []
    after: Deltas = {}
    for each in (answered, *(half for half in halves if half is not answered)):
        for other, delta in outcome.impact(world, each).items():
            sums = after.setdefault(other, [0, 0, 0])
            for i, n in enumerate(delta):
                sums[i] += n
    return PreviewTold(changed, AnsweredTold(answered.id, answered.negated, in_words(after)))


def _pay(flow: Flow) -> None:
    """Pay the costs; which cards are paid makes no difference to the preview."""
    try:
        decision = next(flow)
        while True:
            decision = flow.send(tuple(decision.options[: decision.min]))
    except StopIteration:
        return


def _edit(world: Desk, entry: Record) -> None:
    """Let the play change what it answers: Negate, Ignore, reduce, redirect, pay instead, and all changes of Drinks."""
    ctx = outcome.context(world, entry)
    for effect in outcome.current_effects(ctx, entry):
        for one in effect.unfold(ctx):
            if one.MARK and not one.late:
                one.perform(ctx)
