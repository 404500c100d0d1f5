# SPDX-License-Identifier: GPL-3.0-or-later
"""Triggers: what happens because of something else (red-dragon-inn-10, "Static Effects"; character-compendium, "Amundyr", "Erin").

Triggers go off in turn order, as do the hooks of a turn [25, 398, 427, 457]. A trigger belongs to a character, to a token that a seat
holds, or to a card put before a seat. Those that may be answered like a card are plays of their own: they wait until the play that
triggered them is finished, and `playing.set_off` plays them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Ctx, Flow
from rdi_desktop.engine.language.hooks import Trigger
from rdi_desktop.engine.rules import asking, cards, coins, resolving
from rdi_desktop.engine.state.bounds import CUTS
from rdi_desktop.engine.state.desk import Desk
from rdi_desktop.engine.state.records import CoinPassed, Landed, Play, Record


class Armed(NamedTuple):
    """A trigger at the table: its owner, its holder, and the card or token that it is on."""

    trigger: Trigger
    owner: int
    holder: int
    card: int | None = None
    token: str = ""
    number: int = 1
    """Which of several such tokens, from 1."""

    def is_among(self, done: Sequence[Armed]) -> bool:
        """Whether it has gone off for the same: on a card whoever held that then, otherwise for the same holder."""
        return any(
            one.trigger is self.trigger
            and one.card == self.card
            and (self.card is not None or one.holder == self.holder)
            for one in done
        )

    def still_there(self, game: Desk) -> bool:
        """Whether it can still go off: its holder is in the game, and its card or token has not been used up."""
        where = game.table.seats[self.holder]
        if where.out or (self.token and not where.tokens.get(self.token)):
            return False
        return self.card is None or self.card in where.in_play


def armed(game: Desk, seat: int) -> Iterator[Armed]:
    """Every trigger of a seat."""
    table = game.table
    where = table.seats[seat]
    for trigger in where.character.triggers:
        yield Armed(trigger, seat, seat)
    for token, n in [(token, n) for token, n in where.tokens.items() if n > 0]:
        for other in table.seats:
            decl = other.character.tokens.get(token)
            if decl is not None and other.index != seat:
                for trigger in decl.triggers:
                    for number in range(1, n + 1 if trigger.per else 2):
                        yield Armed(trigger, other.index, seat, None, token, number)
    for card in where.in_play:
        given, owner = table.cards[card].given, table.owners[card]
        if given is not None and owner is not None and owner != seat:
            yield Armed(given, owner, seat, card)
        for trigger in table.cards[card].triggers:
            yield Armed(trigger, seat if owner is None else owner, seat, card)


def gone_off(game: Desk, kind: str, record: Record, plays: bool) -> list[Armed]:
    """The triggers of something that happened, in turn order from the active seat: those that are plays, or (not `plays`) the others.

    None while turns are cut short one after the other, until somebody has been asked.
    """
    if game.table.cuts > CUTS:
        return []
    if isinstance(record, CoinPassed):
        return [] if plays else [one for one in of_coin(game, record) if goes_off(game, one, kind, record)]
    return [
        one
        for seat in game.table.order_from(game.table.turn)
        for one in armed(game, seat)
        if (one.trigger.counts_as is not None or warded(game, one)) == plays and goes_off(game, one, kind, record)
    ]


def of_coin(game: Desk, record: CoinPassed) -> Iterator[Armed]:
    """The triggers of a card that counts as Gold, for the seat that has it, or (once it is gone) had it."""
    assert record.card is not None
    assert record.by is not None
    owner = game.table.owners[record.card]
    there = None if "lost" in record.how else record.card
    for trigger in game.table.cards[record.card].triggers:
        yield Armed(trigger, record.by if owner is None else owner, record.by, there)


def warded(game: Desk, one: Armed) -> bool:
    """Whether the holder of a token, or a teammate, may answer what it does, although that counts as no card [210, 474]."""
    if not one.token:
        return False
    seats = [game.table.seats[member] for member in game.table.allies(one.holder)]
    touching = any(type(effect).touches is not Effect.touches for effect in one.trigger.do)
    return touching and any(ability.wards for where in seats for ability in where.character.abilities)


def goes_off(game: Desk, one: Armed, kind: str, record: Record) -> bool:
    """Whether the trigger waits for this. A token that came after the loss or gain was not involved."""
    trigger = one.trigger
    if (
        isinstance(record, Landed)
        and record.held is not None
        and one.token
        and record.held.get(one.token, 0) < one.number
    ):
        return False
    if trigger.once in OFTEN and written(game, one) in game.table.seats[one.holder].used:
        return False
    if not any(moment.kind == kind and moment.matches(game, one.holder, record) for moment in trigger.when):
        return False
    return trigger.if_ is None or trigger.if_.test(context(game, one, record), one.holder)


OFTEN = ("turn", "round", "game")
"""How often a trigger may go off; counted in `Seat.used` like the use of an ability."""


def written(game: Desk, one: Armed) -> str:
    """The word stored in `Seat.used` when a trigger has gone off."""
    if one.card is not None:
        bearer = (game.table.cards[one.card].given, *game.table.cards[one.card].triggers)
    elif one.token:
        bearer = game.table.seats[one.owner].character.tokens[one.token].triggers
    else:
        bearer = game.table.seats[one.holder].character.triggers
    place = next(at for at, each in enumerate(bearer) if each is one.trigger)
    return f"{one.trigger.once}:trigger:{one.owner}:{one.token or one.card}:{place}"


def note(game: Desk, one: Armed) -> None:
    """Store that it has gone off in this turn, this Round of Gambling or this game."""
    if one.trigger.once in OFTEN:
        game.table.seats[one.holder].used.append(written(game, one))


def context(game: Desk, one: Armed, record: Record) -> Ctx:
    """The context in which a trigger is carried out: 'self' is its holder."""
    ctx = Ctx(game, None, one.holder, record)
    ctx.owner = one.owner
    return ctx


def happened(game: Desk, kind: str, records: Sequence[Record], done: list[Armed] | None = None) -> Flow:
    """Carry out the triggers of what happened at once, except those that are plays of their own.

    `done`: triggers that the same card has already set off.
    """
    if not game.watchful:
        return
    done = [] if done is None else done
    yield from together(game, [(kind, record) for record in records])
    for record in records:
        for one in gone_off(game, kind, record, plays=False):
            if one.trigger.whole or not one.still_there(game) or (one.trigger.once and one.is_among(done)):
                continue
            if one.trigger.once in OFTEN and not goes_off(game, one, kind, record):  # once for several of the same kind
                continue
            done.append(one)
            yield from go_off(game, one, record)


def together(game: Desk, told: Sequence[tuple[str, Record]]) -> Flow:
    """Carry out the triggers that take what happened at once as one thing: a round of Drinks, a sweep, a division of Gold.

    Each is given all of it, before anything else comes of it, and is done with it then, whoever holds its card afterwards. Where it has
    happened to several seats the holder picks one (allies-keet-and-nitrel, "Medal of Revelry") [644].
    """
    fresh = [(kind, record) for kind, record in told if not record.given]
    for _, record in fresh:
        record.given = True
    due: dict[Armed, list[Record]] = {}
    for kind, record in fresh:
        for one in gone_off(game, kind, record, plays=False):
            if one.trigger.whole:
                due.setdefault(one, []).append(record)
    done: list[Armed] = []
    for one, records in due.items():
        if one.is_among(done) or not one.still_there(game):
            continue
        done.append(one)
        seats = list(dict.fromkeys(record.by for record in records if record.by is not None))
        seat = yield from asking.one_seat(game, one.holder, seats, "goes_to", None)
        yield from go_off(game, one, next(record for record in records if record.by == seat))


def go_off(game: Desk, one: Armed, about: Record) -> Flow:
    """Carry out a trigger, unless its holder decides against it."""
    if one.trigger.may and not (
        yield from asking.yes_or_no(game, one.holder, f"trigger:{one.trigger.title}", None, one.trigger.do)
    ):
        return
    note(game, one)
    before = len(game.reactions)
    yield from resolving.run_list(context(game, one, about), one.trigger.do)
    if one.token:
        spare_kin(game.reactions[before:], one.token)
    if one.card is not None and one.trigger.goes == "discard":
        cards.discard_from_play(game, one.holder, one.card)
    elif one.card is not None and one.trigger.goes == "victim":
        pass_on(game, one.card, one.holder, about.by)


def pass_on(game: Desk, card: int, holder: int, to: int | None) -> None:
    """A card that counts as Gold leaves its holder."""
    thing = coins.of_card(game.table, card)
    if thing is not None and to is not None and card in game.table.seats[holder].in_play:
        coins.hand_over(game, thing, holder, to, None)


def spare_kin(landed: list[Record], token: str) -> None:
    """An effect of a token triggers no other token of its kind: those were due at the same happening as the first [495]."""
    for record in landed:
        if isinstance(record, Landed) and record.held is not None:
            record.held = {**record.held, token: 0}


def at_point(game: Desk, seat: int, point: str) -> Flow:
    """What a character does at a point of its own turn."""
    hook = game.table.seats[seat].character.hooks.get(point)
    if hook and not game.table.seats[seat].out and game.table.cuts <= CUTS:
        yield from resolving.run_list(Ctx(game, None, seat), hook)


def as_play(game: Desk, one: Armed) -> Play:
    """A triggered effect as a play of its own."""
    trigger, do = one.trigger, one.trigger.do
    entry = Play(game.table.new_id(), one.owner if trigger.answered_as == "owner" else one.holder)
    entry.me = one.holder
    entry.card, entry.token = one.card, one.token
    entry.types = (trigger.counts_as.get("type", "action"),) if trigger.counts_as is not None else ()
    entry.effects = list(do)
    entry.causes = frozenset(cause for effect in do for cause in (*effect.CAUSES, *effect.more_causes()))
    entry.nobodys = not trigger.somebodys
    if game.table.seats[one.holder].withdrawn:
        entry.ignore(one.holder)  # a seat out of reach Ignores it; its card is discarded all the same [437]
    return entry
