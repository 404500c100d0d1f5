# SPDX-License-Identifier: GPL-3.0-or-later
"""Abilities, which are used without playing a card: of characters, and of things in play (character-compendium, "Character Rules")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import Reason, WhyNot
from rdi_desktop.engine.language.costs import FLIP
from rdi_desktop.engine.language.ctx import Ctx
from rdi_desktop.engine.language.moments import PLAYED_IN, waits
from rdi_desktop.engine.rules.joining import boosted_ability
from rdi_desktop.engine.rules.seals import sealed
from rdi_desktop.engine.rules.ways import NO_COST, every_pick
from rdi_desktop.engine.state.decisions import Option
from rdi_desktop.engine.state.reasons import Ladder

if TYPE_CHECKING:
    from rdi_desktop.engine.language.abilities import Ability
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.records import Record
    from rdi_desktop.engine.state.table import Seat


def own_abilities(game: Desk, where: Seat) -> Iterator[tuple[Ability, int | None]]:
    """The abilities of a seat: those of its character (card None), and those of each of its cards in play, with that card [564]."""
    for ability in where.character.abilities:
        yield ability, None
    if game.has_deeds:
        for card in where.in_play:
            if game.table.owners[card] == where.index:
                for ability in game.table.cards[card].abilities:
                    yield ability, card


def ability_options(game: Desk, seat: int, when: str) -> list[Option]:
    """The abilities the seat can use now as a move of its own: in that phase, or at a moment (`anytime`, `round`) that answers nothing.

    An ability for a phase and one that answers something may carry the same word: a `drink` ability of the Drink phase is no answer to a
    Drink.
    """
    where, phase = game.table.seats[seat], when in PLAYED_IN
    return [
        option
        for ability, card in own_abilities(game, where)
        if bool(ability.phase) == phase
        for option in uses(game, where, ability, when, card)
    ]


def may_act(game: Desk, seat: int) -> bool:
    """Whether an ability can still be used in the Action phase when its Action is used up, such as those of the seat's bodies [564]."""
    where = game.table.seats[seat]
    if where.silent or where.mute or not (where.character.abilities or game.has_deeds):
        return False
    return bool(ability_options(game, seat, "action")) or (where.asked_always and may_hide(game, where, "action"))


OF_HAND = (Reason.CONDITION, Reason.CANNOT_PAY)
"""Why an ability cannot be used without the right cards in the hand."""


def may_hide(game: Desk, where: Seat, when: str) -> bool:
    """Whether others must assume that the seat can use an ability then: only its hidden hand decides that (docs/decisions/0280)."""
    return any(
        depends_on_hand(game, where, ability, when, card)
        for ability, card in own_abilities(game, where)
        if when in (ability.phase, "ticked" if ability.ticked else "")
    )


def depends_on_hand(game: Desk, where: Seat, ability: Ability, when: str, card: int | None) -> bool:
    """Whether it depends only on the player's hand if that ability can be used now."""
    if not ability.asks_hand or not where.hand:
        return False
    failed = ability_why(game, where.index, where, ability, when, card)
    return failed is None or failed.key in OF_HAND


def ability_answers(
    game: Desk,
    where: Seat,
    ability: Ability,
    card: int | None,
    moments: tuple[str, ...],
    entries: Sequence[Record],
    why: Ladder | None = None,
) -> list[Option]:
    """Every way in which an ability (of a card in play) answers the entries of a window; an `anytime` ability needs no entry."""
    if why is not None:
        why.fall(Reason.DOES_NOT_ANSWER_THIS, moments=waits(ability.moments))
    found: list[Option] = []
    for moment in moments:
        if moment == "anytime":
            found += uses(game, where, ability, moment, card, None, why)
            continue
        for entry in entries if moment == moments[0] or not found else ():
            if not any(one.kind == moment and one.matches(game, where.index, entry) for one in ability.moments):
                continue
            word = sealed(game, where.index, entry, ability.mode.causes)
            if not word:
                found += uses(game, where, ability, moment, card, entry, why)
            elif why is not None:
                why.fall(Reason("cannot_be_" + word))
    return found


def uses(
    game: Desk,
    where: Seat,
    ability: Ability,
    when: str,
    card: int | None,
    on: Record | None = None,
    why: Ladder | None = None,
) -> list[Option]:
    """Every way to use one ability now: the character's, or that of a card in play. `why`: as for the ways of a card."""
    seat = where.index
    found: list[Option] = []
    failed = ability_why(game, seat, where, ability, when, card, on)
    if failed is not None:
        if why is not None:
            why.stop(failed)
        return found
    ctx = Ctx(game, None, seat, on)
    costs = ability.cost.ways(ctx, None) if ability.cost is not None else NO_COST
    on_id = None if on is None else on.id
    stem = f"ability:{ability.id}" + ("" if card is None else f":{card}") + ("" if on is None else f":on{on_id}")
    for spend, counted in costs:
        for chosen in every_pick(ctx, ability.mode.picks) if ability.mode.picks else ((),):
            targets = tuple(s for pick in chosen for s in pick)
            if card is not None and not all(effect.allowed(ctx, card, targets) for effect in ability.mode.do):
                continue
            id = stem + (":t" + ".".join(map(str, targets)) if targets else "")
            flipped = [what.removeprefix(FLIP) for what in spend if what.startswith(FLIP)]
            id += "".join(f":{thing}" for thing in flipped)
            option = Option(id, "ability", card, targets, on_id, ability=ability.id, spend=dict(spend))
            option.picks, option.counted = chosen, dict(counted)
            if flipped:
                option.args = {"thing": flipped[0]}
            found.append(option)
    if not found and why is not None:
        why.fall(Reason.NO_TARGET)
    return boosted_ability(game, seat, ability, found) if found and game.boosters else found


def used(ability: Ability, card: int | None) -> str:
    """The word stored in `Seat.used` for an ability."""
    return f"{ability.once}:{ability.id}" + ("" if card is None else f":{card}")


def ability_why(
    game: Desk, seat: int, where: Seat, ability: Ability, when: str, card: int | None = None, on: Record | None = None
) -> WhyNot | None:
    """Why an ability (of a card in play) cannot be used now, if its moment has come; None if it can."""
    table = game.table
    if ability.for_holder:
        return WhyNot(Reason.JOINS_A_PLAY)
    if ability.phase:
        if when != ability.phase or table.phase != ability.phase or table.turn != seat:
            return WhyNot(Reason.WRONG_PHASE, {"phase": ability.phase})
        if ability.before_first and table.actions_played:
            return WhyNot(Reason.ACTION_PLAYED)
        if ability.takes_action and table.round is not None:
            return WhyNot(Reason.ROUND_RUNNING)
        if ability.takes_action and table.actions_left <= table.hand_actions:
            return WhyNot(Reason.ACTION_PLAYED)
    elif ability.ticked:
        if when != "ticked":
            return WhyNot(Reason.TICKS_DOWN)
    elif not any(m.kind == when for m in ability.moments):
        return WhyNot(Reason.NEEDS_MOMENT, {"moments": waits(ability.moments)})
    if ability.once and used(ability, card) in where.used:
        return WhyNot(Reason.USED_UP)
    ctx = Ctx(game, None, seat, on)
    if ability.condition is not None and not ability.condition.test(ctx, seat):
        return WhyNot(Reason.CONDITION, {"ability": ability.id, "part": ability.condition.failing(ctx, seat)})
    if not all(effect.legal(ctx) for effect in ability.mode.demanding):
        return WhyNot(Reason.NOTHING_TO_DO)
    if ability.cost is not None and not ability.cost.ways(ctx, None):
        return WhyNot(Reason.CANNOT_PAY)
    return None
