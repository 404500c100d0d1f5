# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies with Fortitude of their own, which lose and gain it, and break when none is left (character-compendium, "Wrench")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import bodies
from rdi_desktop.engine.language.counters import FORTITUDE
from rdi_desktop.engine.rules import cards, counters, landing
from rdi_desktop.engine.state.decisions import BODIES
from rdi_desktop.engine.state.records import BodyLoss

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import BodyDecl
    from rdi_desktop.engine.language.ctx import Ctx
    from rdi_desktop.engine.state.desk import Desk


def kind(game: Desk, card: int) -> BodyDecl:
    """The declaration of a body's kind by its character."""
    owner = game.table.owners[card]
    assert owner is not None
    found: BodyDecl = game.table.seats[owner].character.bodies[game.table.cards[card].body]
    return found


def lose(game: Desk, seat: int, card: int, n: int) -> int:
    """A body before the seat loses Fortitude, and what lies on it until then [591]. Returns how much stronger that had made it."""
    where = game.table.seats[seat]
    extra = 0
    for word, decl in where.character.counters.items():
        if decl.until == "hit" and where.counter(card, word):
            extra += where.counter(card, word) if decl.numerals else 0
            counters.drop(game, seat, card, word)
    counters.move(game, seat, card, FORTITUDE, -n)
    return extra


def struck(ctx: Ctx, hits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Bodies lose or gain Fortitude, after all seats [588]. Returns (owner, card) of those that break, in order.

    `hits`: (body, gain of Fortitude; negative: loss).
    """
    game = ctx.game
    broken: list[tuple[int, int]] = []
    for body, n in hits:
        card, owner = body - BODIES, bodies.owner(game, body)
        if not bodies.stands(game, body):
            continue
        if n > 0:
            counters.move(game, owner, card, FORTITUDE, n, counters.most(game, card, FORTITUDE))
            continue
        game.emit("body_hit", owner, card=card, n=-n)
        lose(game, owner, card, -n)
        hit_back(ctx, owner, body, -n)
        if not game.table.seats[owner].counter(card, FORTITUDE):
            broken.append((owner, card))
    for owner, card in broken:
        break_down(game, owner, card)
    return broken


def hit_back(ctx: Ctx, owner: int, body: int, n: int) -> None:
    """Note the loss of a body on the play; its owner may have something to answer it with."""
    game, entry = ctx.game, ctx.entry
    if entry is None:
        return
    entry.happened("lost_fortitude")[body] = n
    if game.possible & landing.BODY_HIT:
        record = BodyLoss(game.table.new_id(), owner, body, n, entry.behind)
        landing.fill(game, record, entry)
        game.reactions.append(record)


def break_down(game: Desk, owner: int, card: int) -> None:
    """The body goes to the discard pile at once."""
    game.emit("body_broken", owner, card=card)
    cards.discard_from_play(game, owner, card)
