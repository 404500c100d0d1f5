# SPDX-License-Identifier: GPL-3.0-or-later
"""Drinking: responses, self-splitting Drinks, everybody at once, and Drink Events that are revealed.

red-dragon-inn-1 and red-dragon-inn-10, "More Drink Rules", "Self-Splitting Drinks".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import figures, outcome
from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.language.taverns import EVENT
from rdi_desktop.engine.language.who import awake
from rdi_desktop.engine.rules import asking, cards, landing, playing, resolving
from rdi_desktop.engine.rules.drinks import pour, reveal, split
from rdi_desktop.engine.rules.variants import champions
from rdi_desktop.engine.rules.windows import closed
from rdi_desktop.engine.state.changes import Deltas
from rdi_desktop.engine.state.decisions import NO, Decision, Option
from rdi_desktop.engine.state.records import HALF, NONE, Added, Drink, RevealedEvent

if TYPE_CHECKING:
    from rdi_desktop.engine.state.desk import Desk


def drink_together(game: Desk, drinks: list[Drink], first: int, from_event: bool = False) -> Flow:
    """Seats drink at once: one window over all Drinks, then self-splitting Drinks and a window on the halves, then everybody drinks."""
    table = game.table
    if not drinks:
        return
    for drink in drinks:
        drink.group = drinks
        table.stack.append(drink)
    try:
        if game.unattended and not from_event:
            yield from self_split(game, [drink for drink in drinks if drunk_by_machine(game, drink)])
        yield from window_on(game, drinks, first)
        if not from_event and (len(drinks) > 1 or drinks[0].self_split):
            halves = yield from self_split(game, drinks)
            if halves:
                yield from window_on(game, drinks, first)
        drunk = yield from swallow(game, drinks)
    finally:
        for drink in drinks:
            table.stack.remove(drink)
            # The Drinks no longer need each other, and only the garbage collector would free a cycle of references.
            drink.group = NONE
        for drink in drinks:
            if drink.whole:
                discard_drink(game, drink)
    if game.reactions or len(drinks) > 1 or drinks[0].queue:
        yield from playing.aftermath(game, first, drinks)
    if game.watchful or game.holders["drank"]:
        drunk = [drink for drink in drunk if drink.cdef is None or EVENT not in drink.cdef.types]  # that is none
        yield from playing.happening(game, "drank", *drunk)
        for drink in drunk if game.holders["drank"] else ():
            yield from playing.occasion(game, "drank", drink, first)


def window_on(game: Desk, drinks: list[Drink], first: int) -> Flow:
    """The response window on several Drinks; a Negated Drink is closed only for itself."""
    while True:
        live = [d for d in drinks if not d.negated]
        before = len(drinks)
        if not live:
            return
        yield from playing.window(game, ("drink",), live, first)
        if len(drinks) == before and not closed(live):
            return


def drunk_by_machine(game: Desk, drink: Drink) -> bool:
    """Whether a machine would drink it: then it splits what it can before anybody answers [330]."""
    return drink.drinker is not None and game.table.seats[drink.drinker].kit.machine


def self_split(game: Desk, drinks: list[Drink]) -> FlowOf[bool]:
    """The drinker of a self-splitting Drink may pick a seat to drink half of it [144]."""
    done = False
    for drink in list(drinks):
        if not drink.self_split or drink.negated or drink.drinker is None or drink.drinker in drink.ignored:
            continue
        seat = drink.drinker
        others = awake(game.table, game.table.others(seat))
        options = [Option(f"split:{s}", "seat", targets=(s,), label="split_with") for s in others]
        options.append(NO)
        picked = yield from asking.ask(split_decision, drink, options)
        if picked and picked[0].targets:
            split(game, drink, picked[0].targets[0], seat, drink.card)
            done = True
    return done


def split_decision(drink: Drink, options: list[Option]) -> Decision:
    """The question with whom to split, if with anybody."""
    assert drink.drinker is not None
    return Decision(drink.drinker, "pick", options, default=("no",), about=drink.id, prompt="self_split")


def swallow(game: Desk, drinks: list[Drink]) -> FlowOf[list[Drink]]:
    """Everybody drinks at the same time: numbers land, then each Drink's further effects, then its cards leave."""
    table = game.table
    drunk = []
    for drink in drinks:
        seat = drink.drinker
        if drink.negated or seat is None or table.seats[seat].out:
            continue
        if table.seats[seat].withdrawn and seat not in drink.ignored:
            drink.ignore(seat)
            game.emit("drink_ignored", seat, card=drink.card, entry=drink.id)
        if seat in drink.ignored:
            continue
        drunk.append(drink)
        numbers = outcome.taken(drink)
        deltas: Deltas = {seat: [numbers.get("fortitude", 0), numbers.get("alcohol", 0), 0]}
        if game.standing:
            figures.change(game, drink, deltas, landing=True)
        game.emit("drank", seat, cards=list(drink.cards), numbers=numbers, entry=drink.id)
        landing.land(game, drink, deltas)
    for drink in drunk:
        if drink.adds or "draw" in drink.numbers or "gold" in drink.numbers:
            yield from further(game, drink)
    for drink in drunk:
        for card in drink.cards:
            if table.cards[card].after:
                yield from afterwards(game, drinks, drunk, drink, card)
    return drunk


def afterwards(game: Desk, drinks: list[Drink], drunk: list[Drink], drink: Drink, card: int) -> Flow:
    """Where a card of a Drink goes: it may stay with the first in order of those who drank of it [85, 86]."""
    eligible = [d.drinker for d in drunk if d.cards is drink.cards]
    drink.eligible = [s for s in game.table.order_from(controller(game, drinks, drink)) if s in eligible]
    drink.card = card
    yield from resolving.run_list(Ctx(game, drink, drink.drinker or 0), game.table.cards[card].after)
    for other in drinks:
        if other.cards is drink.cards:
            other.kept = {**other.kept, **drink.kept}


def controller(game: Desk, drinks: list[Drink], drink: Drink) -> int:
    """The seat that comes first when the card itself is moved: its drinker, or the active seat if everybody has a copy [85]."""
    whole = next((d for d in drinks if d.cards is drink.cards and d.whole), drink)
    if whole.copied or whole.drinker is None:
        return game.table.turn
    return whole.drinker


def further(game: Desk, drink: Drink) -> Flow:
    """Draws and other effects that are not numbers, each finished before the next; those that move cards in the drinker's order [84]."""
    seat = drink.drinker
    assert seat is not None
    numbers = outcome.taken(drink)
    if numbers.get("gold", 0):
        yield from cards.gold_from_inn(game, seat, numbers["gold"], drink)
    moving = [added for added in drink.adds if added.effect.MOVES_CARDS]
    draws = max(0, numbers.get("draw", 0))
    while draws or moving:
        labels = ["draw"] * bool(draws) + [added.effect.VERB for added in moving]
        n = 0 if len(labels) == 1 else (yield from asking.mode(game, seat, labels, drink))
        if draws and n == 0:
            cards.draw(game, seat, draws)
            draws = 0
        else:
            yield from add_in(game, drink, moving.pop(n - bool(draws)))
    for added in drink.adds:
        if not added.effect.MOVES_CARDS:
            yield from add_in(game, drink, added)


def add_in(game: Desk, drink: Drink, added: Added) -> Flow:
    """One effect of a Drink that is not a number."""
    ctx = Ctx(game, drink, drink.drinker or 0)
    if added.owner is not None:
        ctx.owner = added.owner
    ctx.smaller = (*added.smaller, HALF) if outcome.halved(drink) else added.smaller
    yield from resolving.run_list(ctx, [added.effect])


def discard_drink(game: Desk, drink: Drink) -> None:
    """The cards go to the Drink discards, except one that stays before a seat [85, 86]."""
    for card in drink.cards:
        cards.finish(game, drink, card)


def drink_now(
    game: Desk, seats: list[int], source: str, events: str, count: int, at_once: bool, by: int, from_event: bool
) -> Flow:
    """Seats drink now because a card or (`from_event`) an Event says so. Nothing happens for an empty Drink Me! pile."""
    if at_once:
        drinks = []
        for seat in seats:
            found = yield from reveal(game, seat, source, "discard" if events == "follow" else events)
            if isinstance(found, Drink):
                drinks.append(found)
        yield from drink_together(game, drinks, by, from_event)
        return
    for _ in range(count):
        for seat in seats:
            if not game.table.seats[seat].out:
                yield from drink_one(game, seat, source, events, from_event)


def drink_one(game: Desk, seat: int, source: str, events: str, from_event: bool = False) -> FlowOf[bool]:
    """One seat reveals and drinks; again if what it revealed was Negated with that effect. False if there was nothing to reveal."""
    while True:
        found = yield from reveal(game, seat, source, events)
        if found is None:
            return False
        if isinstance(found, Drink):
            yield from drink_together(game, [found], seat, from_event)
            again = found.again
        else:
            again = yield from follow(game, seat, found)
        if not again:
            return True


def follow(game: Desk, seat: int, card: int) -> FlowOf[bool]:
    """Follow a revealed Event: a window on it, its instructions, then it is discarded [75].

    Returns whether another Drink follows it [585].
    """
    table = game.table
    entry = RevealedEvent(table.new_id(), seat)
    entry.card = card
    entry.cards = [card]
    entry.cdef = table.cards[card]
    entry.types = entry.cdef.types
    table.stack.append(entry)
    try:
        if table.teams and champions.wanted(entry.cdef.modes[0].do, champions.OF_EVENTS):
            entry.champions = yield from champions.choose(game, seat, entry)
        yield from playing.window(game, ("event",), [entry], seat)
        if not entry.negated:
            yield from resolving.resolve(outcome.context(game, entry), entry)
    finally:
        table.stack.remove(entry)
        cards.finish(game, entry, card)
    yield from playing.aftermath(game, seat, [entry])
    return entry.again


def round_on_the_house(game: Desk, seats: list[int], by: int) -> Flow:
    """One Drink is revealed and copied for everybody at the same time; nobody may respond before that [147]."""
    found = yield from reveal(game, by, "drink_deck", "discard")
    if not isinstance(found, Drink):
        return
    copies = []
    for seat in seats:
        copy = Drink(game.table.new_id(), by)
        copy.drinker = copy.me = seat
        copy.card, copy.cdef, copy.cards = found.card, found.cdef, found.cards
        copy.whole = False
        pour(game, copy)
        copy.copied = True
        copies.append(copy)
    if copies:
        copies[0].whole = True
        yield from drink_together(game, copies, by, from_event=True)
    else:
        discard_drink(game, found)
