# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing cards and answering them (red-dragon-inn-1 and red-dragon-inn-10, "Timing")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.language.moments import waiting_for
from rdi_desktop.engine.rules import asking, borrowed, cards, happened, legality, resolving, rounds
from rdi_desktop.engine.rules.announcing import announce, pay_costs, use_up
from rdi_desktop.engine.rules.variants import champions, potions
from rdi_desktop.engine.rules.variants.machine import levels, responses
from rdi_desktop.engine.rules.variants.otto import boxes
from rdi_desktop.engine.rules.windows import asked_again, closed, moments_of_play, response_decision
from rdi_desktop.engine.state.records import CoinPassed, Play, Record, Resolving, TurnPoint
from rdi_desktop.engine.state.table import ENDED, UNDISTURBED
from rdi_desktop.engine.told import EventFacts

if TYPE_CHECKING:
    from rdi_desktop.engine.state.decisions import Option
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat


def window(
    game: Desk,
    moments: tuple[str, ...],
    entries: Sequence[Record],
    first: int,
    only: Sequence[int] | None = None,
    kind: str = "respond",
    needless: Callable[[Desk, int, Sequence[Option]], bool] | None = None,
) -> Flow:
    """A response window: each seat in turn order from `first` may answer.

    After each answer that has resolved, everybody is asked again; it closes when nobody answers any more, or what was answered has
    been Negated or settled. `only`: just those seats are concerned. `needless`: whether a seat with only these options need not be asked;
    it must not depend on what is hidden.
    """
    table = game.table
    if table.quiet >= ENDED:
        return
    windows = game.windows  # a local: a game taken back may have other windows when this closes
    windows.append((moments, entries))
    try:
        seats = table.seats
        order = seats if only is None else list(map(seats.__getitem__, only))
        if only is None and first:
            order = seats[first:] + seats[:first]
        if game.unattended:  # a machine answers before any player does
            order = sorted(order, key=lambda seat: not seat.kit.machine)
        wanted = waiting_for(moments, entries[0].types)
        able, plain = game.able[wanted], not (table.teams or game.unattended)
        while True:
            if closed(entries):
                return
            for seat in order:
                if seat.out:
                    continue
                # A seat without a fitting card nearly always has nothing at all. Without this check random games take 2 % more.
                if (
                    plain
                    and able.isdisjoint(seat.hand)
                    and not (seat.asked_always or seat.in_play or seat.areas or seat.character.abilities)
                ):
                    continue
                if game.unattended and not seat.kit.decides:
                    answer = unasked(game, seat, moments, entries)
                    if answer is not None:
                        break
                    continue
                options = legality.responses(game, seat, moments, entries, wanted)
                if not seat.asked_always and (
                    not options or (needless is not None and needless(game, seat.index, options))
                ):
                    continue
                picked = yield response_decision(game, seat.index, moments, entries, kind, options)
                if picked is asking.AGAIN:
                    picked = yield from asking.ask(asked_again, game, seat, moments, entries, kind)
                    if closed(entries):
                        return
                answer = picked[0] if picked and picked[0].kind != "pass" else None
                if answer is not None:
                    break
            else:
                return
            levels = game.enter("answers")
            try:
                yield from play(game, seat.index, answer)
            finally:
                levels.pop()
    finally:
        windows.pop()


def unasked(game: Desk, where: Seat, moments: tuple[str, ...], entries: Sequence[Record]) -> Option | None:
    """What a seat without a player answers in a window."""
    if where.kit.machine:
        return responses.respond(game, where, moments, entries)
    return boxes.respond(game, where, moments, entries)


def told_of(where: Seat, option: Option, entry: Play) -> EventFacts:
    """Facts of the event of a play: `card` is the card that is played, `cards` those that act without being played."""
    cdef = entry.cdef
    told: EventFacts = {
        "card": entry.card if entry.ability is None else None,
        "ability": entry.ability,
        "targets": list(option.targets),
        "on": entry.on,
        "mode": entry.mode,
        "entry": entry.id,
    }
    place = entry.place or (cdef.pile if cdef is not None and cdef.pile in where.areas else "")
    if place:
        told["aside"], told["pile"] = True, place
    elif where.kit.machine and cdef is not None and entry.origin == "deck":
        told["pile"] = cdef.pile
    if entry.ability is not None and entry.body is not None and entry.card is not None:
        told["cards"] = [entry.card]
    return told


def play(game: Desk, seat: int, option: Option) -> Flow:
    """Announce, pay, let everybody respond, resolve, send the card home, then the reactions."""
    table = game.table
    if option.kind == "potion":
        potions.use(game, seat, option.label)
        return
    entry = announce(game, seat, option)
    table.stack.append(entry)
    try:
        if entry.ability is not None:
            for effect in list(entry.effects):
                yield from effect.declared(outcome.context(game, entry))
        if option.spend or option.counted:
            yield from pay_costs(game, entry, option)
        if option.args and "join" in option.args:
            use_up(game, seat, option.args["join"], entry)
        cdef = entry.cdef
        game.emit("played", seat, **told_of(table.seats[seat], option, entry))
        if cdef is not None and cdef.announced:
            yield from resolving.run_list(outcome.context(game, entry), cdef.announced)
        if game.watchful:
            yield from happened.happened(game, "announce", [entry])
        if table.teams and champions.wanted(
            outcome.current_effects(outcome.context(game, entry), entry), champions.OF_CARDS
        ):
            entry.champions = yield from champions.choose(game, seat, entry)
        if cdef is not None and table.round is not None and not GAMBLING.isdisjoint(entry.types):
            table.round.bids.append(seat)
        if entry.answerable:
            yield from window(game, moments_of_play(game), [entry], seat)
        if not entry.negated:
            if cdef is not None and cdef.takes_control and table.round is not None:
                rounds.take_control(game, seat, entry.card)
            yield from resolving.resolve(outcome.context(game, entry), entry)
            if game.unattended:
                levels.resolved(game, entry)
            game.emit("resolved", seat, card=None if entry.ability else entry.card, entry=entry.id)
    finally:
        table.stack.remove(entry)
        if entry.home and entry.card is not None:
            cards.finish(game, entry, entry.card)
        if entry.tucked is not None:
            borrowed.release(game, seat, entry.tucked[1], entry.tucked[0])
        if entry.cards:
            for used in entry.cards:
                if used != entry.card:
                    cards.finish(game, entry, used)
    if game.reactions or entry.queue:
        yield from aftermath(game, seat, [entry])


def react(game: Desk, first: int) -> Flow:
    """What follows losses, gains and shifts that have landed.

    First what they trigger directly; then each seat concerned may answer its own, those of one blow together [118]; then the plays that
    they trigger.
    """
    while game.reactions:
        game.step("after-losses")
        kind = game.reactions[0].kind
        records, later = at_once(game.reactions)
        game.reactions = []
        if game.watchful:
            yield from happened.together(game, [(PAST[record.kind], record) for record in (*records, *later)])
            yield from happened.happened(game, PAST[kind], records)
        landed = [r for r in records if r.kind not in UNANSWERED and r.attribute != "gold"]
        concerned: set[int] = set()
        for record in records:
            concerned.update(may_react(game, record))
        if landed and game.holders["of others"]:
            concerned.update(looking_on(game, landed))
        if concerned:  # all that landed goes on the stack: a part of it would tell who can hit back
            game.table.stack.extend(landed)
            try:
                only = filter(concerned.__contains__, game.table.order_from(first))
                yield from window(game, (PAST[kind],), landed, first, tuple(only))
            finally:
                for record in landed:
                    game.table.stack.remove(record)
        if kind == "coin":
            yield from caught(game, records, first)
        done: list[happened.Armed] = []
        for record in records:
            if game.watchful:
                yield from set_off(game, PAST[kind], record, done)
            if record.then is not None:
                yield from record.then()
        game.reactions += later


def at_once(landed: list[Record]) -> tuple[list[Record], list[Record]]:
    """The records of one kind from the same blow as the first; and the others, which come later."""
    if len(landed) == 1:
        return landed, []
    entry, kind = landed[0].on, landed[0].kind
    first = [record for record in landed if record.on == entry and record.kind == kind]
    return first, [record for record in landed if record not in first]


def coins_passed(game: Desk) -> Flow:
    """What cards that count as Gold do when they change hands or are turned up happens at once, before anything else [465]."""
    while True:
        passed = [
            record for record in game.reactions if isinstance(record, CoinPassed) and "discarded" not in record.how
        ]
        if not passed:
            return
        game.reactions = [record for record in game.reactions if record not in passed]
        yield from happened.happened(game, "coin", passed)


def caught(game: Desk, records: list[Record], first: int) -> Flow:
    """Cards that counted as Gold have gone to the Inn: players may catch one of them [471]."""
    fallen = [record for record in records if isinstance(record, CoinPassed) and "discarded" in record.how]
    if fallen:
        table = game.table
        before = table.quiet
        if before == ENDED:
            table.quiet = UNDISTURBED  # also when a turn ends at once, in which nothing else is played any more
        table.stack.extend(fallen)
        try:
            yield from window(game, ("coin_discarded",), fallen, first)
        finally:
            table.quiet = before
            for record in fallen:
                table.stack.remove(record)


GAMBLING = frozenset(("gambling", "cheating"))
"""Types of cards with which a seat continues a Round."""
PAST = {
    "loss": "lost",
    "gain": "gained",
    "body_loss": "body_hit",
    "shift": "shifted",
    "reveal": "revealed",
    "coin": "coin",
}
"""The moments named after records that have landed, by kind."""
UNANSWERED = ("shift", "reveal", "coin")
"""Records that trigger something, but are nobody's loss or gain."""


def may_react(game: Desk, record: Record) -> list[int]:
    """The seats worth asking about a loss or gain: the one that suffered it, and teammates [210]."""
    if record.by is None or record.kind in UNANSWERED or record.attribute == "gold":
        return []
    kind, table = PAST[record.kind], game.table
    found = []
    for seat in table.allies(record.by):
        where = table.seats[seat]
        if (
            not where.out
            and legality.may_answer(game, seat, kind)
            and (record.source not in (None, seat) or legality.responses(game, where, (kind,), [record]))
        ):
            found.append(seat)
    return found


def looking_on(game: Desk, landed: list[Record]) -> list[int]:
    """The seats worth asking about what others have lost or gained."""
    found, kind = [], PAST[landed[0].kind]
    for seat in game.holders["of others"]:
        where = game.table.seats[seat]
        if not where.out and (where.asked_always or legality.responses(game, where, (kind,), landed)):
            found.append(seat)
    return found


def aftermath(game: Desk, first: int, entries: Sequence[Resolving]) -> Flow:
    """When something is finished: those who were hit may react, then whatever waited is done, in order [118]."""
    levels = game.enter("set-off")
    try:
        yield from react(game, first)
        for entry in entries:
            for waiting in entry.queue:
                yield from waiting()
    finally:
        levels.pop()


def answered(game: Desk, entry: Play) -> Flow:
    """Everybody may answer a play that no player has made; unless it is Negated it resolves."""
    assert entry.by is not None
    yield from window(game, moments_of_play(game), [entry], entry.by)
    if not entry.negated:
        yield from resolving.resolve(outcome.context(game, entry), entry)
        if game.unattended:
            levels.resolved(game, entry)


def set_off(game: Desk, kind: str, record: Record, done: list[happened.Armed] | None = None) -> Flow:
    """The triggered plays of something that happened: they may be answered as though their owner had played a card [399, 434].

    `done`: those that the same happening has already set off.
    """
    if not game.watchful:
        return
    table = game.table
    done = [] if done is None else done
    for one in happened.gone_off(game, kind, record, plays=True):
        if not one.still_there(game) or ((one.trigger.once or one.trigger.whole) and one.is_among(done)):
            continue
        done.append(one)
        if one.trigger.may and not (
            yield from asking.yes_or_no(game, one.holder, f"trigger:{one.trigger.title}", None, one.trigger.do)
        ):
            continue
        happened.note(game, one)
        goes = one.card if one.trigger.goes == "discard" else None
        if goes is not None:
            table.seats[one.holder].take_up(goes)
        yield from carry_out(game, happened.as_play(game, one), one.holder, one.owner, goes)


def carry_out(game: Desk, entry: Play, holder: int, owner: int, goes: int | None) -> Flow:
    """A triggered play on `holder` waits for answers and resolves; the card in `goes` is discarded with it."""
    game.table.stack.append(entry)
    try:
        told: EventFacts = {"card": entry.card, "token": entry.token, "owner": owner, "entry": entry.id}
        if entry.origin == "room":
            told["room"] = True
        game.emit("set_off", holder, **told)
        yield from answered(game, entry)
    finally:
        game.table.stack.remove(entry)
        if goes is not None:
            cards.to_discard(game, goes)
    if game.reactions or entry.queue:
        yield from aftermath(game, owner, [entry])


def turn_point(game: Desk, kind: str) -> Flow | tuple[()]:
    """The beginning or the end of the turn of each active seat, and its triggers [25]."""
    if game.watchful or game.holders[kind]:
        return at_turn_point(game, kind)
    table = game.table
    table.next_id += len(table.side_in(table.turn))  # keeps the numbers of later records as saved games know them
    return ()


def at_turn_point(game: Desk, kind: str) -> Flow:
    """The same if it may trigger something, or somebody may have something to play."""
    table = game.table
    for active in table.side_in(table.turn):
        record = TurnPoint(table.new_id(), active)
        yield from happened.happened(game, kind, [record])
        if game.holders[kind]:
            yield from occasion(game, kind, record, active)
        yield from set_off(game, kind, record)


def occasion(game: Desk, kind: str, record: Record, first: int) -> Flow:
    """A response window at a rare moment: only seats that can ever have a card or an ability for it are asked."""
    table = game.table
    table.stack.append(record)
    try:
        only = [seat for seat in table.order_from(first) if seat in game.holders[kind]]
        yield from window(game, (kind,), [record], first, only)
    finally:
        table.stack.remove(record)


def happening(game: Desk, kind: str, *records: Record) -> Flow:
    """Something that nobody answers has happened, perhaps to several seats at once: its direct triggers, then its triggered plays."""
    yield from happened.happened(game, kind, records)
    done: list[happened.Armed] = []
    for record in records:
        yield from set_off(game, kind, record, done)
