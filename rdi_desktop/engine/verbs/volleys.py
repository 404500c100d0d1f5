# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens that attack others, each as though by a card of its own (character-compendium, "Ripsnarl", "Fury")."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rdi_desktop.engine.language import bodies, deeds
from rdi_desktop.engine.language.core import EFFECTS, Nest, estimated, verb
from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.language.estimate import Estimate, Part
from rdi_desktop.engine.language.spec import Field, Ident, Reader, Word
from rdi_desktop.engine.language.who import Who
from rdi_desktop.engine.rules import asking, playing
from rdi_desktop.engine.rules import tokens as token_procedures
from rdi_desktop.engine.state.decisions import BODIES, Decision, Option
from rdi_desktop.engine.state.records import Play


def seat_of(ctx: Ctx, target: int) -> int:
    """The seat that is hit: the target, or the owner of the body."""
    return target if target < BODIES else bodies.owner(ctx.game, target)


@verb
class Volley(Nest):
    """All of one's tokens of a kind attack: a target is picked for each, then each target is hit as though by one card."""

    VERB = "volley"
    DEED = deeds.frame("volley")
    FIELDS = {
        "token": Field(Ident("token"), doc="which tokens; all of them go"),
        "type": Field(
            Word("action", "sometimes"), "sometimes", "as what kind of card from the hand each blow may be answered"
        ),
        "do": Field(EFFECTS, doc="what one token does; it picks one seat, and the same one may be picked again"),
    }
    token: str
    type: str
    target: Who

    @classmethod
    def read(cls, raw: Any, reader: Reader) -> Any:
        """The effect, with the selector of each token's target."""
        before = reader.picks, reader.last_who, reader.resolving
        reader.picks, reader.last_who, reader.resolving = [], None, 0
        try:
            new = super().read(raw, reader)
            if len(reader.picks) != 1:
                raise reader.problem("each token picks one seat, no more and no less", ("another", "player"))
            new.target = reader.picks[0]
        finally:
            reader.picks, reader.last_who, reader.resolving = before
        return new

    def perform(self, ctx: Ctx) -> Flow:
        """All targets are picked before anybody answers; then one play follows the other [546]."""
        game, me = ctx.game, ctx.me
        n = game.table.seats[me].tokens.get(self.token, 0)
        if n <= 0:
            return
        token_procedures.put(game, me, self.token, -n)
        hits: dict[int, int] = {}
        for left in range(n, 0, -1):
            target = yield from self._picked(ctx, left)
            if target is not None:
                hits[target] = hits.get(target, 0) + 1
        for together in self._together(ctx, hits):
            victim = seat_of(ctx, together[0])
            if not game.table.seats[victim].out and not game.table.seats[me].out:
                yield from playing.carry_out(game, self._blow(ctx, together), victim, me, None)

    def _together(self, ctx: Ctx, hits: dict[int, int]) -> list[list[int]]:
        """The targets of each play, repeated for each token: one target, or for a Boss's tokens all of one team [547]."""
        boss = ctx.game.table.seats[ctx.me].boss
        found: dict[int, list[int]] = {}
        for target, times in hits.items():
            key = ctx.game.table.seats[seat_of(ctx, target)].side if boss else target
            found.setdefault(key, []).extend([target] * times)
        return list(found.values())

    def _picked(self, ctx: Ctx, left: int) -> FlowOf[int | None]:
        """The target of the next token; None if there is none left."""
        options = [Option(f"seat:{way[0]}", "seat", targets=way) for way in self.target.ways(ctx)]
        if len(options) < 2:
            ctx.game.unasked += [(ctx.me, option) for option in options]
            return options[0].targets[0] if options else None
        picked = yield from asking.ask(
            lambda: Decision(
                ctx.me,
                "pick",
                options,
                default=(options[0].id,),
                prompt=f"volley:{self.token}",
                args={"left": left},
                interruptible=False,
            )
        )
        return picked[0].targets[0]

    def _blow(self, ctx: Ctx, targets: list[int]) -> Play:
        """The play that hits these targets, as though by a card from the hand."""
        entry = Play(ctx.game.table.new_id(), ctx.me)
        entry.token, entry.types = self.token, (self.type,)
        entry.effects = list(self.do)
        entry.picks = (tuple(targets),)
        entry.causes = frozenset(cause for effect in self.do for cause in (*effect.CAUSES, *effect.more_causes()))
        return entry

    def estimate(self, at: Estimate) -> Iterator[Part]:
        held = at.known.mine.get(self.token, 0) if at.known is not None else 1
        n = held if isinstance(held, int) else 0
        for part in estimated(self.do, at):
            yield replace(part, slot=None, fortitude=part.fortitude * n, alcohol=part.alcohol * n)
