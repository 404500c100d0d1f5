# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing cards and answering them (red-dragon-inn-1 and red-dragon-inn-10, "Timing")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.core import walk
from rdi_desktop.engine.language.ctx import Flow
from rdi_desktop.engine.rules import asking, cards, happened, legality, resolving, rounds, tokens
from rdi_desktop.engine.state.decisions import BODIES, PASS, Decision, Option
from rdi_desktop.engine.state.records import Play, Record, Resolving, Revealed, TurnPoint

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Table


def window(
    game: Desk,
    moments: tuple[str, ...],
    entries: Sequence[Record],
    first: int,
    only: Sequence[int] | None = None,
    kind: str = "respond",
) -> Flow:
    """A response window: each seat in turn order from `first` may answer.

    After each answer that has resolved, everybody is asked again; it closes when nobody answers any more, or what was answered has
    been Negated or settled. `only`: just those seats are concerned.
    """
    table = game.table
    game.windows.append((moments, entries))
    try:
        seats = table.seats
        order = seats[first:] + seats[:first] if only is None else [seats[seat] for seat in only]
        while not closed(entries):
            game.step("a response window")
            for seat in order:
                if seat.out:
                    continue
                options = legality.responses(game, seat, moments, entries)
                if not options and not seat.asked_always:
                    continue
                picked = yield from asking.ask(response_decision, game, seat.index, moments, entries, kind, [options])
                if picked and picked[0].kind != "pass":
                    yield from play(game, seat.index, picked[0])
                    break
            else:
                return
    finally:
        game.windows.pop()


def closed(entries: Sequence[Record]) -> bool:
    """Whether one of them has been Negated, or is a payment that its payer is rid of: there is nothing to answer any more."""
    for entry in entries:  # noqa: SIM110 - asked twice for every card that is played: a plain loop is faster
        if entry.negated or (entry.kind == "payment" and entry.settled):
            return True
    return False


def response_decision(
    game: Desk, seat: int, moments: tuple[str, ...], entries: Sequence[Record], kind: str, known: list[list[Option]]
) -> Decision | None:
    """The question to one seat in a window, or None if there is nothing to answer any more. `known`: the answers, the first time."""
    if game.table.seats[seat].out or closed(entries):
        return None
    options = known.pop() if known else legality.responses(game, game.table.seats[seat], moments, entries)
    always = game.table.seats[seat].asked_always
    if not options and not always:
        return None
    if always and "anytime" not in moments:
        answering = {option.card for option in options}
        options += [o for o in legality.anytime(game, seat) if o.card is None or o.card not in answering]
    options.append(PASS)
    own = [entry for entry in entries if entry.by == seat] if entries[-1].kind in ("loss", "gain") else entries
    return Decision(seat, kind, options, default=("pass",), about=(own or entries)[-1].id, args=legality.about(entries))


def play(game: Desk, seat: int, option: Option) -> Flow:
    """Announce, pay, let everybody respond, resolve, send the card home, then what reacts to it."""
    table = game.table
    entry = announce(game, seat, option)
    table.stack.append(entry)
    try:
        if option.spend or option.counted:
            yield from pay_costs(game, entry, option)
        if option.args and "join" in option.args:
            use_up(game, seat, option.args["join"])
        game.emit(
            "played",
            seat,
            card=entry.card if entry.ability is None else None,
            ability=entry.ability,
            targets=list(option.targets),
            on=entry.on,
            mode=entry.mode,
            entry=entry.id,
        )
        if game.watchful:
            yield from happened.happened(game, "announce", entry)
        if entry.answerable:
            yield from window(game, moments_of_play(table), [entry], seat)
        if not entry.negated:
            if entry.cdef is not None and entry.cdef.takes_control and table.round is not None:
                rounds.take_control(game, seat, entry.card)
            yield from resolving.resolve(outcome.context(game, entry), entry)
            game.emit("resolved", seat, card=entry.card if entry.ability is None else None, entry=entry.id)
    finally:
        table.stack.remove(entry)
        if entry.home:
            go_home(game, entry)
    if game.reactions or entry.queue:
        yield from aftermath(game, seat, [entry])


def moments_of_play(table: Table) -> tuple[str, ...]:
    """A play may be answered, and in a Round of Gambling cards of the Round may be played meanwhile."""
    return ("play", "round") if table.round is not None and not table.round.over else ("play",)


def announce(game: Desk, seat: int, option: Option) -> Play:
    """The record of a play; its card leaves the hand (or wherever it was played from)."""
    table = game.table
    entry = Play(table.new_id(), seat)
    entry.on = option.on
    entry.mode = option.mode
    entry.picks = option.picks
    entry.aim = option.aim
    if option.paid:
        entry.paid = list(option.paid)
    if option.counted:
        entry.spend = dict(option.counted)
    if option.ability is not None:
        fill_ability(game, seat, option, entry)
        return entry
    assert option.card is not None
    entry.card = option.card
    cdef: CardDef = table.cards[option.card]
    where = table.seats[seat]
    if option.card in where.hand:
        where.hand.remove(option.card)
    else:
        where.in_play.remove(option.card)
        if option.card in where.squeezed:
            where.squeezed.remove(option.card)
        entry.origin = cdef.origin
        cdef = cdef.lying or cdef
    entry.home = True
    entry.cdef = cdef
    if cdef.body:
        entry.kept = {option.card: seat}
    entry.types = ("action",) if "immediate" in cdef.types else cdef.types
    mode = cdef.modes[entry.mode or 0]
    entry.causes, entry.changes_drink = mode.causes, mode.changes_drink
    for effect in mode.announcing:
        effect.announced(outcome.context(game, entry))
    if "ante" in entry.causes and not demands_ante(game, entry):
        entry.causes -= {"ante"}
    if cdef.is_action and table.phase == "action" and table.turn == seat and table.round is None and option.on is None:
        table.actions_left -= 1
        table.actions_played += 1
    return entry


def fill_ability(game: Desk, seat: int, option: Option, entry: Play) -> None:
    """The record of an ability being used."""
    where = game.table.seats[seat]
    known = where.character.abilities if option.card is None else game.table.cards[option.card].abilities
    ability = next(a for a in known if a.id == option.ability)
    entry.ability = ability.id
    entry.effects = list(ability.mode.do)
    entry.causes, entry.changes_drink = ability.mode.causes, ability.mode.changes_drink
    counts = ability.counts_as.get("type") if ability.counts_as else None
    entry.types = (counts,) if counts else ()
    entry.answerable = counts is not None
    entry.origin = "ability"
    entry.card = option.card
    if option.card is not None and ability.counts_as.get("source") == "body":
        entry.body = BODIES + option.card
    if ability.once:
        where.used.append(legality.used(ability, option.card))


def demands_ante(game: Desk, entry: Play) -> bool:
    """Whether it makes anybody ante now: 'Gambling? I'm in!' does so only outside of a Round [55]."""
    ctx = outcome.context(game, entry)
    return any("ante" in one.CAUSES for effect in outcome.current_effects(ctx, entry) for one in effect.unfold(ctx))


def pay_costs(game: Desk, entry: Play, option: Option) -> Flow:
    """Costs are paid at once and never refunded [102, 129]."""
    spend = option.spend or {}
    seat = entry.by
    assert seat is not None
    entry.spent = dict(spend)
    for what, n in spend.items():
        if what == "cards":
            yield from cards.discard_picked(game, seat, n, "cost")
        elif what == "gold":
            cards.gold_from_inn(game, seat, -n, entry)
        else:
            tokens.spend(game, seat, what, n, to_box(entry, what))
    entry.boost += option.counted.get("+boost", 0)


def use_up(game: Desk, seat: int, joined: list[int]) -> None:
    """Cards that lay before the player have joined the play, and are gone [447]."""
    where = game.table.seats[seat]
    for card in joined:
        where.in_play.remove(card)
        if card in where.squeezed:
            where.squeezed.remove(card)
        cards.to_discard(game, card)
    game.emit("joined", seat, cards=list(joined))


def to_box(entry: Record, what: str) -> bool:
    """Whether that cost leaves the game instead of going back to its supply."""
    if entry.cdef is None:
        return False
    costs = [b.cost for b in entry.cdef.modes[entry.mode or 0].betters if b.cost is not None]
    return any(p.to_box for cost in costs for p in cost.prices if p.what == what)


def go_home(game: Desk, entry: Play) -> None:
    """The card goes to its discard pile, or wherever it says."""
    assert entry.card is not None
    keeper = entry.kept.get(entry.card)
    if keeper is not None and not entry.negated:
        game.table.seats[keeper].in_play.append(entry.card)
        game.emit("kept", keeper, card=entry.card)
    else:
        cards.to_discard(game, entry.card)


def react(game: Desk, first: int) -> Flow:
    """What comes after losses, gains and shifts that landed.

    What they set off by itself is done; then each concerned seat may answer its own, those of one blow being one event [118]; then what
    they set off as plays of their own.
    """
    while game.reactions:
        game.step("what answers losses and gains")
        entry, kind = game.reactions[0].on, game.reactions[0].kind
        records = [r for r in game.reactions if r.on == entry and r.kind == kind]
        later = [r for r in game.reactions if r.on != entry or r.kind != kind]
        game.reactions = []
        for record in records:
            yield from happened.happened(game, PAST[kind], record)
        concerned = {r.by for r in records if may_react(game, r)}
        if concerned:  # all that landed lies on the stack: to see some of it would tell who can hit back
            landed = [r for r in records if r.kind not in UNANSWERED and r.attribute != "gold"]
            game.table.stack.extend(landed)
            try:
                only = [seat for seat in game.table.order_from(first) if seat in concerned]
                yield from window(game, (PAST[kind],), landed, first, only)
            finally:
                for record in landed:
                    game.table.stack.remove(record)
        for record in records:
            yield from set_off(game, PAST[kind], record)
            if isinstance(record, Revealed):
                yield from at_once(game, record)
        game.reactions += later


PAST = {"loss": "lost", "gain": "gained", "shift": "shifted", "reveal": "revealed"}
"""What people call a record that has landed."""
UNANSWERED = ("shift", "reveal")
"""Records that set something off, but are no loss or gain of anybody."""


def may_react(game: Desk, record: Record) -> bool:
    """Whether it is worth asking the seat about its loss or gain."""
    seat = record.by
    if seat is None or game.table.seats[seat].out or record.kind in UNANSWERED or record.attribute == "gold":
        return False
    kind = PAST[record.kind]
    if not legality.may_answer(game, seat, kind):
        return False
    return record.source not in (None, seat) or bool(
        legality.responses(game, game.table.seats[seat], (kind,), [record])
    )


def aftermath(game: Desk, first: int, entries: Sequence[Resolving]) -> Flow:
    """What comes when something is finished: those who were hit may react, then the Traps that it set off, in order [118]."""
    yield from react(game, first)
    for entry in entries:
        for owner, victim in entry.queue:
            yield from spring_trap(game, owner, victim)


def spring_trap(game: Desk, owner: int, victim: int) -> Flow:
    """Check for Traps: a random card of the owner's hand (red-dragon-inn-10, "Trapmaster Alaric").

    Its Trap, if it has one, resolves as though the card were an Action that the owner has played from the hand on whoever checks. A card
    without a Trap goes back to the hand; foreign cards are never picked.
    """
    table = game.table
    hand = [c for c in table.seats[owner].hand if table.owners[c] == owner]
    if not hand or table.seats[victim].out or table.seats[victim].withdrawn:
        return
    card = hand[table.below(len(hand))]
    cdef: CardDef = table.cards[card]
    game.emit("trap_checked", victim, card=card, owner=owner, trap=cdef.trap is not None)
    if cdef.trap is None:
        return
    entry = Play(table.new_id(), owner)
    entry.me = victim
    entry.card = card
    entry.types = ("action",)
    entry.effects = list(cdef.trap.do)
    entry.causes = cdef.trap.causes
    entry.trap = True
    table.seats[owner].hand.remove(card)
    table.stack.append(entry)
    try:
        entry.boost += yield from join_boost(game, owner, entry)
        game.emit("played", owner, card=card, targets=[victim], on=None, mode=None, entry=entry.id, trap=True)
        yield from answered(game, entry)
    finally:
        table.stack.remove(entry)
        go_home(game, entry)
    if game.reactions or entry.queue:
        yield from aftermath(game, owner, [entry])


def join_boost(game: Desk, seat: int, entry: Play) -> Flow:
    """For a play without ways (a Trap): asks whether to strengthen it [395]. How much stronger."""
    if not any("lose_fortitude" in e.more_causes() for e in walk(tuple(entry.effects))):
        return 0
    for ability in legality.joining(game, seat, entry.types):
        yes = yield from asking.yes_or_no(game, seat, f"boost:{ability.id}", entry)
        if yes and game.table.seats[seat].tokens[ability.for_holder] > 0:  # or somebody has broken in, and it is gone
            tokens.spend(game, seat, ability.for_holder, 1, False)
            return 1
    return 0


def answered(game: Desk, entry: Play) -> Flow:
    """Everybody may answer a play that nobody has made by hand; unless it is Negated it resolves."""
    assert entry.by is not None
    yield from window(game, moments_of_play(game.table), [entry], entry.by)
    if not entry.negated:
        yield from resolving.resolve(outcome.context(game, entry), entry)


def set_off(game: Desk, kind: str, record: Record) -> Flow:
    """What a happening sets off as plays of their own: they may be answered as though their owner had played a card [399, 434]."""
    if not game.watchful:
        return
    for one in happened.gone_off(game, kind, record, plays=True):
        if not one.still_there(game):
            continue
        if one.trigger.may and not (yield from asking.yes_or_no(game, one.holder, "trigger", None)):
            continue
        yield from by_itself(game, one)


def by_itself(game: Desk, one: happened.Armed) -> Flow:
    """One thing that happens by itself."""
    counts_as, do = one.trigger.counts_as or {}, one.trigger.do
    entry = Play(game.table.new_id(), one.owner if counts_as.get("of", "owner") == "owner" else one.holder)
    entry.me = one.holder
    entry.card, entry.token = one.card, one.token
    entry.types = (counts_as.get("type", "action"),)
    entry.effects = list(do)
    entry.causes = frozenset(cause for effect in do for cause in (*effect.CAUSES, *effect.more_causes()))
    if not counts_as.get("hit_back", True):
        entry.through = "token"
    if game.table.seats[one.holder].withdrawn:
        entry.ignored.append(one.holder)  # whoever is out of reach Ignores it; its card is discarded all the same [437]
    goes = one.card if one.trigger.goes == "discard" else None
    if goes is not None:
        game.table.seats[one.holder].in_play.remove(goes)
    yield from carry_out(game, entry, one.holder, one.owner, goes)


def carry_out(game: Desk, entry: Play, holder: int, owner: int, goes: int | None) -> Flow:
    """What happens by itself to `holder` waits for answers and resolves; the card that `goes` with it is discarded."""
    game.table.stack.append(entry)
    try:
        game.emit("set_off", holder, card=entry.card, token=entry.token, owner=owner, entry=entry.id)
        yield from answered(game, entry)
    finally:
        game.table.stack.remove(entry)
        if goes is not None:
            cards.to_discard(game, goes)
    if game.reactions or entry.queue:
        yield from aftermath(game, owner, [entry])


def at_once(game: Desk, record: Revealed) -> Flow:
    """An Immediate card acts, and may be answered as though it were an Action card from the hand of whoever has revealed it [434]."""
    assert record.by is not None
    picked = yield from asking.ask(at_once_decision, game, record)
    options = at_once_ways(game, record)
    if picked or len(options) == 1:
        yield from play(game, record.by, picked[0] if picked else options[0])
    elif record.card in game.table.seats[record.by].in_play:
        game.table.seats[record.by].in_play.remove(record.card)
        cards.to_discard(game, record.card)


def at_once_ways(game: Desk, record: Revealed) -> list[Option]:
    """The ways in which an Immediate card may act; none if it does not lie there any more."""
    seat, card = record.by, record.card
    if seat is None or card is None or card not in game.table.seats[seat].in_play:
        return []
    return legality.ways(game, seat, card, game.table.cards[card], None)


def at_once_decision(game: Desk, record: Revealed) -> Decision | None:
    """Whom it is aimed at; None if there is nothing to choose."""
    options = at_once_ways(game, record)
    if len(options) < 2 or record.by is None:
        return None
    return Decision(record.by, "pick", options, default=(options[0].id,), prompt="at_once", args={"card": record.card})


def turn_point(game: Desk, kind: str) -> Flow:
    """The beginning or the end of the turn of the active seat, and what that sets off [25]."""
    record = TurnPoint(game.table.new_id(), game.table.turn)
    yield from happened.happened(game, kind, record)
    yield from set_off(game, kind, record)
