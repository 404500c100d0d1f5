# SPDX-License-Identifier: GPL-3.0-or-later
"""Buying cards of one's own side decks (character-compendium, "Baron von Vlazlo", "Form Cards")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.rules import asking, cards, tokens
from rdi_desktop.engine.state.decisions import NO, Decision, Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.costs import Cost, Spend
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record


def buy(game: Desk, seat: int, cost: Cost, decks: tuple[str, ...], entry: Record | None) -> Flow:
    """The seat buys cards one by one, as long as it can pay, cards are left, and it wants to [574]."""
    where = game.table.seats[seat]

    def payable() -> list[tuple[Spend, Spend]]:
        return cost.ways(Ctx(game, entry, seat), None)

    def question() -> Decision | None:
        for_sale = [deck for deck in decks if where.piles.get(deck)]
        if not for_sale or not payable():
            return None
        options = [Option(deck, "mode", args={"pile": deck}) for deck in for_sale]
        about = entry.id if entry is not None else None
        return Decision(seat, "pick", [NO, *options], default=("no",), about=about, prompt="purchase")

    while True:
        picked = yield from asking.ask(question)
        if not picked or picked[0] is NO:
            return
        for what, n in payable()[0][0].items():
            yield from tokens.spend(game, seat, what, n)
        cards.draw_from(game, seat, picked[0].id, seat, 1)
