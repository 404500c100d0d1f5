# SPDX-License-Identifier: GPL-3.0-or-later
"""Pub Crawl: the party goes from tavern to tavern (red-dragon-inn-10, "Pub Crawl").

A player who reveals a Drink with a Chaser, or orders the last Drink of a tavern, moves the party. Crawls due to Chasers wait until
everything else has resolved (`next_due`); a tavern that Closes is left at once, even in the middle of an order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.ctx import Flow, FlowOf
from rdi_desktop.engine.rules import asking, drink_deck, drinking, playing, resolving
from rdi_desktop.engine.rules.variants import champions
from rdi_desktop.engine.rules.variants.taverns import open_to
from rdi_desktop.engine.state.changes import ALCOHOL, FORTITUDE, Deltas
from rdi_desktop.engine.state.decisions import NO, Option
from rdi_desktop.engine.state.records import Drink, RevealedEvent

if TYPE_CHECKING:
    from rdi_desktop.engine.state.crawl import Crawl
    from rdi_desktop.engine.state.desk import Desk


def next_due(game: Desk) -> Flow:
    """The first seat in turn order from the active one that has to Crawl does so [187]; seats that are out do not."""
    table = game.table
    assert table.crawl is not None
    waiting = [seat for seat in table.order_from(table.turn) if seat in table.crawl.crawlers]
    table.crawl.crawlers = waiting[1:]
    if waiting:
        yield from lead(game, waiting[0])


def lead(game: Desk, seat: int) -> Flow:
    """A seat moves the party, if it can go anywhere, and the tavern's Event happens [177, 178, 180]."""
    table = game.table
    crawl = table.crawl
    assert crawl is not None

    def options() -> list[Option]:  # an interruption may have moved the party meanwhile
        return [tavern_option(crawl, id) for id in open_to(table)] or [NO]

    levels = game.enter("crawl")
    try:
        if table.seats[seat].kit.decides:
            picked = yield from asking.pick_one(game, seat, options, "crawl", None)
        else:
            picked = options()[table.below(len(options()))]
        if picked is NO:
            return
        left, crawl.party = crawl.party, picked.label
        game.emit("crawled", seat, card=crawl.here.card, tavern=crawl.party, name=crawl.here.name, left=left)
        yield from happens(game, seat, crawl.here.card)
    finally:
        levels.pop()


def tavern_option(crawl: Crawl, id: str) -> Option:
    """The option to go to that tavern."""
    return Option(
        f"tavern:{id}", "tavern", label=id, args={"card": crawl.taverns[id].card, "name": crawl.taverns[id].name}
    )


def happens(game: Desk, seat: int, card: int) -> Flow:
    """The Event of a tavern to which `seat` has led the party: it may be answered as an Event, and as whatever else its card says [180]."""
    table = game.table
    entry = RevealedEvent(table.new_id(), seat)
    entry.card, entry.cards, entry.cdef = card, [card], table.cards[card]
    entry.types = entry.cdef.types
    entry.causes = entry.cdef.modes[0].causes
    entry.ignore(*(each.index for each in table.seats if each.withdrawn and not each.out))
    table.stack.append(entry)
    try:
        if table.teams and champions.wanted(entry.cdef.modes[0].do, champions.OF_EVENTS):
            entry.champions = yield from champions.choose(game, seat, entry)
        ctx = outcome.context(game, entry)
        for who in entry.cdef.modes[0].picks:
            picked = yield from resolving.pick_seats(ctx, who, "target_of", card)
            entry.picks = (*entry.picks, picked)
        moments = ("event", "play") if "action" in entry.types else ("event",)
        yield from playing.window(game, moments, [entry], seat)
        if not entry.negated:
            poured = "drink" in entry.types
            yield from as_drinks(game, entry) if poured else resolving.resolve(outcome.context(game, entry), entry)
    finally:
        table.stack.remove(entry)
    yield from playing.aftermath(game, seat, [entry])


def as_drinks(game: Desk, entry: RevealedEvent) -> Flow:
    """What an Event does to each seat becomes a Drink record, to be answered like one: Ignored, passed on, split [180]."""
    assert entry.by is not None
    assert entry.cdef is not None
    ctx = outcome.context(game, entry)
    deltas: Deltas = {}
    for effect in outcome.current_effects(ctx, entry):
        if effect.holds(ctx):
            effect.touches(ctx, deltas)
    poured = []
    for seat in game.table.order_from(entry.by):
        if seat in deltas and seat not in entry.ignored:
            drink = Drink(game.table.new_id(), entry.by)
            drink.drinker = drink.me = seat
            drink.card, drink.cards, drink.cdef = entry.card, list(entry.cards), entry.cdef
            drink.whole, drink.copied, drink.rewritten = False, True, True
            drink.numbers = {"alcohol": deltas[seat][ALCOHOL], "fortitude": deltas[seat][FORTITUDE]}
            drink.first = dict(drink.numbers)
            drink.score = drink.numbers["alcohol"]
            poured.append(drink)
    yield from drinking.drink_together(game, poured, entry.by, from_event=True)


def ordered(game: Desk, seat: int) -> FlowOf[int | None]:
    """The next Drink that a seat orders: from the deck of the tavern in which the party is [182].

    A tavern without a Drink Closes first, and the order goes on in the next [184].
    """
    crawl = game.table.crawl
    while crawl is not None and (deck := crawl.here.deck) is not None:
        if deck:
            return deck.pop()
        yield from close(game, seat)
    card = yield from drink_deck.take_from_deck(game)
    return card


def last_ordered(game: Desk, seat: int) -> Flow | tuple[()]:
    """If that was the tavern's last Drink, it Closes, and the seat that ordered it Crawls at once [183, 184]."""
    crawl = game.table.crawl
    return close(game, seat) if crawl is not None and crawl.here.deck == [] else ()


def close(game: Desk, seat: int) -> Flow:
    """The present tavern Closes for good; `seat`, or the next one if it is out of the game, leads the party on [183]."""
    table = game.table
    assert table.crawl is not None
    tavern = table.crawl.here
    if not tavern.closed:  # an interrupted choice where to go may be resumed here
        tavern.closed = True
        game.emit("tavern_closed", seat, card=tavern.card, tavern=table.crawl.party, name=tavern.name)
    yield from lead(game, table.order_from(seat)[0])
