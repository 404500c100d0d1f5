# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions that compare players with each other (allies-spyke-and-flower, "Otto, Our Mechanical Friend")."""

from __future__ import annotations

from typing import ClassVar

from rdi_desktop.engine.language.condition import Condition, condition
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.spec import Field, Word
from rdi_desktop.engine.language.stats import STATS, stat
from rdi_desktop.engine.language.who import ASIDE, Who


class Compared(Condition):
    """Common to `most` and `least`: no player has more (or less) of it; it holds for all that tie [263]."""

    OF_PLAYERS = True
    SIGN: ClassVar[int]
    FIELDS = {"what": Field(Word(*STATS), doc="of what")}
    what: str

    def test(self, ctx: Ctx, seat: int) -> bool:
        seats = ctx.game.table.seats
        if not seats[seat].kit.loses:
            return False
        own = self.SIGN * stat(ctx, seat, self.what)
        return all(
            own >= self.SIGN * stat(ctx, other.index, self.what)
            for other in seats
            if not other.out and other.kit.loses and not other.withdrawn
        )


@condition
class Most(Compared):
    """`{most: fortitude}`: no player has more of it. In a tie it holds for all of them."""

    WORD = "most"
    SIGN = 1


@condition
class Least(Compared):
    """`{least: fortitude}`: no player has less of it. In a tie it holds for all of them."""

    WORD = "least"
    SIGN = -1


class Beside(Condition):
    """Common to `more` and `less`: a comparison with other seats."""

    OF_PLAYERS = True
    SIGN: ClassVar[int]
    FIELDS = {
        "what": Field(Word(*STATS), doc="of what"),
        "than": Field(ASIDE, doc="than whom; with several, than each of them"),
    }
    what: str
    than: Who

    def test(self, ctx: Ctx, seat: int) -> bool:
        own = self.SIGN * stat(ctx, seat, self.what)
        return all(own > self.SIGN * stat(ctx, other, self.what) for other in self.than.resolve(ctx) if other != seat)


@condition
class More(Beside):
    """`{more: {what: gold, than: self}}`: the seat has more of it than somebody else."""

    WORD = "more"
    SIGN = 1


@condition
class Less(Beside):
    """`{less: {what: gold, than: self}}`: the seat has less of it than somebody else."""

    WORD = "less"
    SIGN = -1
