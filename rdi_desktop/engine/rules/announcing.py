# SPDX-License-Identifier: GPL-3.0-or-later
"""Announcing a play, and paying for it at once (red-dragon-inn-1 and red-dragon-inn-10, "Timing")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.automaton import BoxedCard
from rdi_desktop.engine.language.costs import FLIP, WORTH, staked
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.kinds import LYING, asked_for, is_kind
from rdi_desktop.engine.rules import abilities, borrowed, cards, coins, places, tokens, tracks
from rdi_desktop.engine.state.decisions import BODIES, Option
from rdi_desktop.engine.state.records import Play

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table


def announce(game: Desk, seat: int, option: Option) -> Play:
    """The record of a play; its card leaves the hand (or wherever it was played from)."""
    table = game.table
    entry = Play(table.new_id(), seat)
    entry.on = option.on
    entry.mode = option.mode
    entry.picks = option.picks
    entry.aim = option.aim
    entry.earlier = table.actions_played
    if option.paid:
        entry.paid = list(option.paid)
    if option.counted:
        entry.spend = dict(option.counted)
    if option.ability is not None:
        fill_ability(game, seat, option, entry)
    else:
        fill_card(game, seat, option, entry)
    if "ante" in entry.causes and not demands_ante(game, entry):
        entry.causes -= {"ante"}
    spare_the_absent(game, entry)
    if game.unattended and entry.cdef is not None and entry.cdef.dexterity:  # a machine Ignores physical acts [367]
        entry.ignore(*(where.index for where in game.table.seats if where.kit.machine))
    return entry


def spare_the_absent(game: Desk, entry: Play) -> None:
    """Seats that Ignore all effects may be targets, and Ignore the play, unless it says that nobody can [231, 437]."""
    for where in game.table.seats:
        if where.withdrawn and where.index != entry.by and not outcome.is_taken(entry, game):
            entry.ignore(where.index)


def face(table: Table, option: Option) -> CardDef:
    """The face of a card that is played from the hand or turned over: the whole card, or one of its boxes."""
    assert option.card is not None
    if option.args and "box" in option.args:
        boxed = table.cards[option.card]
        assert isinstance(boxed, BoxedCard)
        return boxed.boxes[option.args["box"]]
    return table.cards[option.card]


def fill_card(game: Desk, seat: int, option: Option, entry: Play) -> None:
    """Fill in the record of a card that is played; the card leaves its place."""
    table = game.table
    assert option.card is not None
    entry.card = option.card
    cdef: CardDef = table.cards[option.card]
    where = table.seats[seat]
    from_hand = option.card in where.hand
    if option.args and "box" in option.args:
        cdef, entry.origin, entry.box = face(table, option), "deck", option.args["box"]
    elif option.args and "turned_over" in option.args:
        entry.origin = "deck"
    elif from_hand:
        where.hand.remove(option.card)
    else:
        if table.coins:
            coins.spent(game, option.card)
        place = where.take_up(option.card)
        if place in where.areas and not cdef.pile:  # as though it were in the hand [523, 530]
            entry.place, from_hand = place, True
        else:
            entry.origin = cdef.origin
            cdef = cdef.lying or cdef
    if cdef.healing is not None and option.mode == cdef.healing.only:
        cdef = cdef.healing
    entry.home = True
    entry.cdef = cdef
    if cdef.body:
        entry.kept = {option.card: seat}
    entry.types = ("action",) if "immediate" in cdef.types else cdef.types
    mode, ctx = cdef.modes[entry.mode or 0], outcome.context(game, entry)
    form = mode.form(ctx, option.card, entry.paid) if mode.betters else mode
    entry.causes, entry.changes_drink = form.causes, form.changes_drink
    mode.settles(ctx, entry.paid)
    if cdef.is_action and table.phase == "action" and table.turn == seat and table.round is None and option.on is None:
        kind = where.character.any_number
        use_action(table, from_hand, kind if kind and is_kind(cdef, kind) else "")


def use_action(table: Table, from_hand: bool = False, kind: str = "") -> None:
    """Use up one Action of the turn, first one of those that are only for the hand.

    `kind`: any number of cards of that kind are one Action, as long as no other card is played [534].
    """
    if kind and table.many == kind:
        table.actions_played += 1
        return
    table.many = kind
    table.actions_left -= 1
    if from_hand and table.hand_actions:
        table.hand_actions -= 1
    table.actions_played += 1


def fill_ability(game: Desk, seat: int, option: Option, entry: Play) -> None:
    """Fill in the record of an ability that is used."""
    where = game.table.seats[seat]
    known = where.character.abilities if option.card is None else game.table.cards[option.card].abilities
    ability = next(a for a in known if a.id == option.ability)
    entry.ability = ability.id
    entry.effects = list(ability.mode.do)
    entry.causes, entry.changes_drink = ability.mode.causes, ability.mode.changes_drink
    ability.mode.settles(outcome.context(game, entry), entry.paid)
    counts = ability.counts_as.get("type") if ability.counts_as else None
    entry.types = (counts,) if counts else ()
    entry.answerable = counts is not None
    entry.origin = "ability"
    entry.card = option.card
    if option.card is not None and ability.counts_as.get("source") == "body":
        entry.body = BODIES + option.card
    if ability.once:
        where.used.append(abilities.used(ability, option.card))
    if ability.takes_action:
        use_action(game.table)


def demands_ante(game: Desk, entry: Play) -> bool:
    """Whether it makes anybody ante: 'Gambling? I'm in!' does so only outside a Round [55]."""
    ctx = outcome.context(game, entry)
    return any("ante" in one.CAUSES for effect in outcome.current_effects(ctx, entry) for one in effect.unfold(ctx))


def pay_costs(game: Desk, entry: Play, option: Option) -> Flow:
    """Pay costs, at once; they are never refunded [102, 129]."""
    spend = option.spend or {}
    seat = entry.by
    assert seat is not None
    entry.spent = dict(spend)
    yield from cards.discard_cost(game, seat, spend)
    yield from places.pay(game, seat, spend, entry)
    for what, n in spend.items():
        if asked_for(what) is not None or what.startswith((LYING, WORTH)):
            continue
        if what.startswith(FLIP):
            yield from tracks.move(game, seat, what.removeprefix(FLIP), 1, entry)
        elif what == "gold":
            yield from cards.gold_from_inn(game, seat, -n, entry)
        elif (pile := staked(game.table.seats[seat].character, what)) is not None:
            borrowed.tuck(game, seat, pile, n)
            entry.tucked = what, n
        else:
            yield from tokens.spend(game, seat, what, n)
    entry.joined += "boost" in option.args
    entry.boost += option.counted.get("+boost", 0)
    entry.raised += option.counted.get("+raised", 0)


def use_up(game: Desk, seat: int, joined: list[int], entry: Play) -> None:
    """Cards of the hand or from before the player that have joined the play are used up [447]."""
    where = game.table.seats[seat]
    for card in joined:
        entry.joined += "sometimes" in game.table.cards[card].types
        where.take_up(card)
        cards.to_discard(game, card)
    game.emit("joined", seat, cards=list(joined))
