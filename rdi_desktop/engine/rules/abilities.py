# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done without playing a card: abilities of characters, and of what lies in play (character-compendium, "Character Rules")."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.rules.ways import NO_COST
from rdi_desktop.engine.state.decisions import Option, Reason

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import Ability
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat


def ability_options(game: Desk, seat: int, when: str) -> list[Option]:
    """What the seat's character can do without a card now."""
    where = game.table.seats[seat]
    found: list[Option] = []
    for ability in where.character.abilities:
        found += uses(game, where, ability, when, None)
    return found + body_options(game, seat, when) if game.has_bodies else found


def body_options(game: Desk, seat: int, when: str) -> list[Option]:
    """What the own bodies can do now: each by itself, besides the Action of the turn [564]."""
    where = game.table.seats[seat]
    if where.silent:
        return []
    return [
        option
        for card in where.in_play
        for ability in game.table.cards[card].abilities
        for option in uses(game, where, ability, when, card)
    ]


def uses(game: Desk, where: Seat, ability: Ability, when: str, card: int | None) -> list[Option]:
    """Every way to use one ability now: the character's, or that of a card in play."""
    seat = where.index
    found: list[Option] = []
    if ability_why(game, seat, where, ability, when, card) is not None:
        return found
    ctx = Ctx(game, None, seat)
    costs = ability.cost.ways(ctx, None) if ability.cost is not None else NO_COST
    stem = f"ability:{ability.id}" + ("" if card is None else f":{card}")
    for spend, counted in costs:
        for chosen in product(*(who.ways(ctx) for who in ability.mode.picks)) if ability.mode.picks else ((),):
            targets = tuple(s for pick in chosen for s in pick)
            id = stem + (":t" + ".".join(map(str, targets)) if targets else "")
            option = Option(id, "ability", card, targets, ability=ability.id, spend=dict(spend))
            option.picks, option.counted = chosen, dict(counted)
            found.append(option)
    return found


def used(ability: Ability, card: int | None) -> str:
    """How it is written down that an ability was used."""
    return f"{ability.once}:{ability.id}" + ("" if card is None else f":{card}")


def ability_why(
    game: Desk, seat: int, where: Seat, ability: Ability, when: str, card: int | None = None
) -> Reason | None:
    """Why an ability (of a card in play) cannot be used now; None if it can."""
    table = game.table
    if ability.for_holder:
        return Reason("joins_a_play")
    if ability.phase:
        if when != ability.phase or table.phase != ability.phase or table.turn != seat:
            return Reason("wrong_phase", (("phase", ability.phase),))
        if ability.before_first and table.actions_played:
            return Reason("action_played")
    elif when != "anytime" and not any(m.kind == when for m in ability.moments):
        return Reason("not_now")
    if ability.once and used(ability, card) in where.used:
        return Reason("used_up")
    ctx = Ctx(game, None, seat)
    if ability.condition is not None and not ability.condition.test(ctx, seat):
        return Reason("condition")
    if ability.cost is not None and not ability.cost.ways(ctx, None):
        return Reason("cannot_pay")
    return None
