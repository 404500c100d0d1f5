# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens and cards of a player that may join a play to make it stronger (character-compendium, "Wrench", "Flower", "Bastian")."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from rdi_desktop.engine.asked import OptionFacts
from rdi_desktop.engine.language.amounts import amount
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.moments import OCCASIONS, PlayedWith
from rdi_desktop.engine.rules.holding import held
from rdi_desktop.engine.state.decisions import Option

if TYPE_CHECKING:
    from rdi_desktop.engine.language.abilities import Ability
    from rdi_desktop.engine.language.card import CardDef, Form, Mode
    from rdi_desktop.engine.language.core import Effect
    from rdi_desktop.engine.state.desk import Desk


class Boost(NamedTuple):
    """How much stronger a play becomes: each target loses more Fortitude, or each numeral is higher."""

    fortitude: int
    numerals: int

    def helps(self, form: Form | Mode) -> bool:
        """Whether a play in that form has anything that this makes stronger."""
        return bool((self.fortitude and "lose_fortitude" in form.causes) or (self.numerals and form.numeric))

    def on(self, counted: dict[str, int]) -> dict[str, int]:
        """The amounts counted by the payment of a play, with this added."""
        more = {"+boost": self.fortitude, "+raised": self.numerals}
        return {**counted, **{key: counted.get(key, 0) + n for key, n in more.items() if n}}


def boosted(game: Desk, seat: int, cdef: CardDef, found: list[Option]) -> list[Option]:
    """The ways to play a card, each also with tokens and cards that make it stronger [447, 608]."""
    ctx = Ctx(game, None, seat)

    def form(option: Option) -> Form | Mode:
        mode = cdef.modes[option.mode or 0]
        return mode.form(ctx, option.card or 0, option.paid or ()) if mode.betters else mode

    return strengthened(game, seat, cdef.types, form, cdef, found)


def boosted_ability(game: Desk, seat: int, ability: Ability, found: list[Option]) -> list[Option]:
    """The same for an ability that counts as a card: of a Minion, for instance."""
    types = (ability.counts_as["type"],) if ability.counts_as.get("type") else ()
    return strengthened(game, seat, types, lambda option: ability.mode, None, found) if types else found


def strengthened(
    game: Desk,
    seat: int,
    types: tuple[str, ...],
    form_of: Callable[[Option], Form | Mode],
    cdef: CardDef | None,
    found: list[Option],
) -> list[Option]:
    """Each way by itself, with each token that may join it, and with each set of cards."""
    result = list(found)
    for ability in joining(game, seat, types):
        boost = boost_of(game, seat, ability.mode.do)
        for option in found:
            if not boost.helps(form_of(option)):
                continue
            assert ability.cost is not None
            price = ability.cost.prices[0]
            spend = dict(option.spend or {})
            spend[price.what] = spend.get(price.what, 0) + (price.n or 0)
            if spend[price.what] > game.table.seats[seat].tokens.get(price.what, 0):
                continue
            result.append(with_more(option, ability.id, spend, boost, {"boost": ability.id}))
    for card, boost in joining_cards(game, seat, types, cdef):
        for option in list(result):
            if boost.helps(form_of(option)) and card != option.card:
                join = [*option.args.get("join", ()), card]
                result.append(with_more(option, f"with{card}", option.spend, boost, {"join": join}))
    return result


def with_more(option: Option, what: str, spend: Mapping[str, int] | None, boost: Boost, args: OptionFacts) -> Option:
    """The same way with one more thing joined to it."""
    more = Option(f"{option.id}:{what}", option.kind, option.card, option.targets, option.on, option.mode, spend)
    more.picks, more.paid, more.label, more.ability = option.picks, option.paid, option.label, option.ability
    more.counted = boost.on(dict(option.counted))
    more.args = {**option.args, **args}
    return more


def joining_cards(
    game: Desk, seat: int, types: tuple[str, ...], cdef: CardDef | None = None
) -> list[tuple[int, Boost]]:
    """Cards of the seat that may join a play of these types (of this card), and how much stronger each makes it."""
    found: list[tuple[int, Boost]] = []
    for card, other in held(game, game.table.seats[seat], OCCASIONS["played_with"]):
        if game.barred is not None and game.barred == (seat, other.pile):
            continue
        if other is cdef or (other.condition is not None and not other.condition.test(Ctx(game, None, seat), seat)):
            continue
        if any(isinstance(moment, PlayedWith) and moment.joins(types) for moment in other.moments["played_with"]):
            found.append((card, boost_of(game, seat, other.modes[0].do)))
    return found


def boost_of(game: Desk, seat: int, effects: tuple[Effect, ...]) -> Boost:
    """How much stronger these effects make a play."""
    ctx = Ctx(game, None, seat)
    losses = sum(amount(vars(effect)["fortitude_loss"], ctx) for effect in effects)
    return Boost(losses, sum(vars(effect)["numerals"] for effect in effects))


def joining(game: Desk, seat: int, types: tuple[str, ...]) -> list[Ability]:
    """Abilities of the seat that may now join a play of these types."""
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
