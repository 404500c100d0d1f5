# SPDX-License-Identifier: GPL-3.0-or-later
"""What may join a play to make it stronger: its player's tokens and cards (character-compendium, "Wrench", "Flower")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.moments import OCCASIONS, PlayedWith
from rdi_desktop.engine.rules.holding import held
from rdi_desktop.engine.state.decisions import Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import Ability
    from rdi_desktop.engine.language.core import Effect
    from rdi_desktop.engine.state.desk import Desk


def boosted(game: Desk, seat: int, cdef: CardDef, found: list[Option]) -> list[Option]:
    """Tokens that whoever holds one may discard while playing such a card, to make it stronger [608]."""
    result = list(found)
    for ability in joining(game, seat, cdef.types):
        for option in found:
            if "lose_fortitude" not in cdef.causes(option.mode):
                continue
            assert ability.cost is not None
            price = ability.cost.prices[0]
            spend = dict(option.spend or {})
            spend[price.what] = spend.get(price.what, 0) + (price.n or 0)
            if spend[price.what] > game.table.seats[seat].tokens.get(price.what, 0):
                continue
            more = Option(f"{option.id}:{ability.id}", "play", option.card, option.targets, option.on, mode=option.mode)
            more.picks, more.paid, more.label = option.picks, option.paid, option.label
            more.spend = spend
            more.counted = {**option.counted, "+boost": boost_of(game, seat, ability.mode.do)}
            more.args = {**(option.args or {}), "boost": ability.id}
            result.append(more)
    for card, boost in joining_cards(game, seat, cdef):
        for option in list(result):
            if "lose_fortitude" not in cdef.causes(option.mode):
                continue
            more = Option(f"{option.id}:with{card}", "play", option.card, option.targets, option.on, mode=option.mode)
            more.picks, more.paid, more.label = option.picks, option.paid, option.label
            more.spend = option.spend
            more.counted = {**option.counted, "+boost": option.counted.get("+boost", 0) + boost}
            more.args = {**(option.args or {}), "join": [*(option.args or {}).get("join", ()), card]}
            result.append(more)
    return result


def joining_cards(game: Desk, seat: int, cdef: CardDef) -> list[tuple[int, int]]:
    """Cards of the seat that may join a play of this card, and how much more Fortitude each makes its targets lose."""
    found: list[tuple[int, int]] = []
    for card, other in held(game, game.table.seats[seat], OCCASIONS["played_with"]):
        if other is cdef or (other.condition is not None and not other.condition.test(Ctx(game, None, seat), seat)):
            continue
        if any(isinstance(moment, PlayedWith) and moment.joins(cdef.types) for moment in other.moments["played_with"]):
            found.append((card, boost_of(game, seat, other.modes[0].do)))
    return found


def boost_of(game: Desk, seat: int, effects: tuple[Effect, ...]) -> int:
    """How much stronger it makes a play."""
    return sum(amount(vars(effect)["fortitude_loss"], Ctx(game, None, seat)) for effect in effects)


def joining(game: Desk, seat: int, types: tuple[str, ...]) -> list[Ability]:
    """Abilities that may join a play of these types which the seat makes now."""
    found: list[Ability] = []
    for owner in game.table.seats:
        for ability in owner.character.abilities:
            if not ability.for_holder or any(ability.id == known.id for known in found):  # a copy under another name
                continue
            price = ability.cost.prices[0].n if ability.cost is not None else None
            if game.table.seats[seat].tokens.get(ability.for_holder, 0) < (price or 1):
                continue
            if any(isinstance(moment, PlayedWith) and moment.joins(types) for moment in ability.moments):
                found.append(ability)
    return found
