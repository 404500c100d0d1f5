# SPDX-License-Identifier: GPL-3.0-or-later
"""Drinks: revealing, Chasers, changing, splitting, drinking.

red-dragon-inn-1 and red-dragon-inn-10, "More Drink Rules", "Splitting Drinks", "Self-Splitting Drinks".

A Drink is a record on the stack: its cards, its numbers as they stand, who would drink it, and what was done to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.core import Ctx, Effect, Flow
from rdi_desktop.engine.rules import asking, cards, landing, payment, playing, resolving
from rdi_desktop.engine.state.decisions import NO, Decision, Option
from rdi_desktop.engine.state.records import ALCOHOL, FORTITUDE, Deltas, Entry

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk


def is_event(cdef: CardDef) -> bool:
    """Whether a card of a Drink Deck is a Drink Event."""
    return "drink" not in cdef.types


def take_from_deck(game: Desk) -> Flow:
    """The top card of the Drink Deck. When the last one goes, everybody pays and a new deck is made at once [73].

    None only if every Drink lies on Drink Me! piles.
    """
    table = game.table
    if not table.drink_deck:
        yield from renew(game)
    if not table.drink_deck:
        return None
    card = table.drink_deck.pop()
    if not table.drink_deck:
        yield from renew(game)
    return card


def renew(game: Desk) -> Flow:
    """The discards (or the next 30 of the Bar Deck) become the Drink Deck, and everybody pays the Inn 1 Gold for it [73, 160].

    The new deck is there before the first payment: whoever breaks into one may need a Drink, and nobody pays twice for the same deck.
    """
    from rdi_desktop.engine.rules.variants import bar_deck

    table = game.table
    if not table.drink_discard and not table.bar_deck:
        return
    if table.bar_deck is not None:
        bar_deck.refill(game)
    else:
        table.drink_deck, table.drink_discard = table.drink_discard, []
        table.shuffle(table.drink_deck)
    for seat in table.order_from(table.turn):
        yield from payment.pay(game, seat, 1, "inn", "reshuffle", None)
    game.emit("drink_deck_renewed", None, count=len(table.drink_deck))


def take_from(game: Desk, seat: int, source: str) -> Flow:
    """The next card of a source: the own Drink Me! pile, or the Drink Deck. None if there is none."""
    if source == "drink_deck":
        card = yield from take_from_deck(game)
        return card
    pile = game.table.seats[seat].drink_me
    return pile.pop() if pile else None


def reveal(game: Desk, seat: int, source: str, events: str) -> Flow:
    """Reveal a Drink with its Chasers, or a Drink Event.

    `events`: 'follow' gives the Event back to be followed, 'discard' discards it and reveals again, 'zero' discards it and counts it as a
    Drink without a card, which nobody drinks or changes [76, 148]. Returns an Entry (a Drink), a card id (an Event), or None if nothing
    is there.
    """
    table = game.table
    while True:
        card = yield from take_from(game, seat, source)
        if card is None:
            return None
        cdef: CardDef = table.cards[card]
        if not is_event(cdef):
            break
        game.emit("event_revealed", seat, card=card)
        if events == "follow":
            return card
        cards.to_discard(game, card)
        if events == "zero":
            return Entry(table.new_id(), "drink", seat)
    entry = Entry(table.new_id(), "drink", seat)
    entry.through = "drink"
    entry.drinker = entry.me = seat
    entry.card = card
    entry.cdef = cdef
    entry.cards = [card]
    game.emit("drink_revealed", seat, card=card, source=source)
    yield from chain(game, entry, cdef, seat, source)
    entry.self_split = cdef.self_split
    pour(game, entry)
    return entry


def chain(game: Desk, entry: Entry, cdef: CardDef, seat: int, source: str) -> Flow:
    """Chasers come from where the Drink came from; an Event or an empty pile ends the chain [77-81, 90]."""
    table = game.table
    at, place = seat, source
    while cdef.chaser:
        if cdef.chaser_from == "left":
            at, place = table.next_seat(seat), "drink_me"
        card = yield from take_from(game, at, place)
        if card is None:
            return
        cdef = table.cards[card]
        game.emit("chaser_revealed", seat, card=card)
        if is_event(cdef):
            cards.to_discard(game, card)
            return
        entry.cards.append(card)


def base_numbers(game: Desk, entry: Entry, drinker: int) -> tuple[dict[str, int], list[Effect]]:
    """The sums of the Drink's cards for that drinker, and its effects that are more than numbers."""
    numbers: dict[str, int] = {"alcohol": 0, "fortitude": 0}
    rest: list[Effect] = []
    ctx = Ctx(game, entry, drinker)
    for card in entry.cards:
        for effect in game.table.cards[card].modes[0].effects(ctx, []):
            for one in effect.unfold(ctx):
                more = one.drink_numbers(ctx)
                if more is None:
                    rest.append(one)
                else:
                    for key in more:
                        numbers[key] = numbers.get(key, 0) + more[key]
    return numbers, rest


def pour(game: Desk, entry: Entry) -> None:
    """Work out what the Drink is as revealed."""
    assert entry.drinker is not None
    numbers, rest = base_numbers(game, entry, entry.drinker)
    entry.numbers = numbers
    entry.first = dict(numbers)
    entry.adds = [(effect, None) for effect in rest if effect.VERB != "halve_for"]
    entry.halved = len(entry.adds) < len(rest)
    entry.named["score"] = numbers["alcohol"]


def change(game: Desk, entry: Entry, by: dict[str, tuple[int, bool]], what: str, seat: int, card: int | None) -> None:
    """Change numbers of the Drink: {number: (how much, whether it is a reduction toward zero)}."""
    for key, (n, toward) in by.items():
        old = entry.numbers.get(key, 0)
        entry.numbers[key] = outcome.toward_zero(old, -n) if toward else old + n
        if key == "alcohol":
            score = entry.named.get("score", 0)
            entry.named["score"] = outcome.toward_zero(score, -n) if toward else score + n
    entry.note(what, seat, card, **{key: n for key, (n, _) in by.items()})
    game.emit("drink_changed", seat, entry=entry.id, card=card, what=what, numbers=dict(entry.numbers))


def rewrite(game: Desk, entry: Entry, numbers: dict[str, int], seat: int, card: int | None) -> None:
    """Its effects become these."""
    entry.numbers = {"alcohol": 0, "fortitude": 0, **numbers}
    entry.adds = []
    entry.named["score"] = entry.numbers["alcohol"]
    entry.note("rewritten", seat, card, **numbers)
    game.emit("drink_changed", seat, entry=entry.id, card=card, what="rewritten", numbers=dict(entry.numbers))


def convert(game: Desk, entry: Entry, seat: int, card: int | None) -> None:
    """Whatever Alcohol Content it has when it is drunk becomes a gain of Fortitude."""
    entry.named["converted"] = True
    entry.note("converted", seat, card)
    game.emit("drink_changed", seat, entry=entry.id, card=card, what="converted", numbers=dict(outcome.taken(entry)))


def pass_to(game: Desk, entry: Entry, drinker: int, seat: int, card: int | None) -> None:
    """Somebody else drinks it; what depends on the drinker is read anew."""
    assert entry.drinker is not None
    old, _ = base_numbers(game, entry, entry.drinker)
    new, _ = base_numbers(game, entry, drinker)
    for key in {**old, **new}:
        difference = new.get(key, 0) - old.get(key, 0)
        if difference:
            entry.numbers[key] = entry.numbers.get(key, 0) + difference
    entry.drinker = entry.me = drinker
    entry.note("passed", seat, card, to=drinker)
    game.emit("drink_passed", seat, entry=entry.id, card=card, to=drinker)


def split(game: Desk, entry: Entry, other: int, seat: int, card: int | None) -> None:
    """Two separate, independent Drinks: every number is halved and rounded up, other effects are on both [140-143]."""
    second = Entry(game.table.new_id(), "drink", entry.by)
    second.through = "drink"
    second.card, second.cdef, second.cards = entry.card, entry.cdef, entry.cards
    second.drinker = second.me = other
    second.whole = False
    entry.numbers = {key: outcome.half(key, n) for key, n in entry.numbers.items()}
    second.numbers = dict(entry.numbers)
    second.first = dict(entry.numbers)
    second.adds = list(entry.adds)
    second.halved = entry.halved
    second.named["score"] = 0
    second.named["halved_for"] = list(entry.named.get("halved_for", ()))
    second.named["converted"] = entry.named.get("converted", False)
    entry.self_split = False
    entry.note("split", seat, card, to=other)
    entry.group.append(second)
    second.group = entry.group
    stack = game.table.stack
    if entry in stack:
        stack.insert(stack.index(entry) + 1, second)
    game.emit("drink_split", seat, entry=entry.id, second=second.id, card=card, to=other, numbers=dict(entry.numbers))


def on_ignore(game: Desk, entry: Entry, seat: int) -> Flow | None:
    """What Ignoring this Drink costs, now that the Ignore has resolved [625]."""
    effects = [e for card in entry.cards for e in game.table.cards[card].on_ignore]
    return resolving.run_list(Ctx(game, None, seat), effects) if effects else None


def drink_together(game: Desk, drinks: list[Entry], first: int, from_event: bool = False) -> Flow:
    """Drinks that are drunk at once: one window over all, then built-in splits and a window on the halves, then everybody drinks."""
    table = game.table
    if not drinks:
        return
    for drink in drinks:
        drink.group = drinks
        table.stack.append(drink)
    try:
        yield from window_on(game, drinks, first)
        if not from_event:
            halves = yield from self_split(game, drinks)
            if halves:
                yield from window_on(game, drinks, first)
        yield from swallow(game, drinks)
    finally:
        for drink in drinks:
            table.stack.remove(drink)
        for drink in drinks:
            if drink.whole:
                discard_drink(game, drink)
    if game.reactions:
        yield from playing.react(game, first)


def window_on(game: Desk, drinks: list[Entry], first: int) -> Flow:
    """The response window on several Drinks: a Negated Drink closes it for itself only."""
    while True:
        live = [d for d in drinks if not d.negated]
        before = len(drinks)
        if not live:
            return
        yield from playing.window(game, ("drink",), live, first)
        if len(drinks) == before and all(not d.negated for d in live):
            return


def self_split(game: Desk, drinks: list[Entry]) -> Flow:
    """Whoever drinks a self-splitting Drink may pick somebody to drink half of it [144]."""
    done = False
    for drink in list(drinks):
        if not drink.self_split or drink.negated or drink.drinker is None or drink.drinker in drink.ignored:
            continue
        seat = drink.drinker
        others = [s for s in game.table.others(seat) if not game.table.seats[s].silent]
        options = [Option(f"split:{s}", "seat", targets=(s,), label="split_with") for s in others]
        options.append(NO)
        picked = yield from asking.ask(split_decision, drink, options)
        if picked and picked[0].targets:
            split(game, drink, picked[0].targets[0], seat, drink.card)
            done = True
    return done


def split_decision(drink: Entry, options: list[Option]) -> Decision:
    """With whom to split, or with nobody."""
    assert drink.drinker is not None
    return Decision(drink.drinker, "pick", options, default=("no",), about=drink.id, prompt="self_split")


def swallow(game: Desk, drinks: list[Entry]) -> Flow:
    """Everybody drinks at the same time: numbers land, then each Drink's further effects, then what becomes of the card."""
    table = game.table
    drunk = []
    for drink in drinks:
        seat = drink.drinker
        if drink.negated or seat is None or table.seats[seat].out:
            continue
        if seat in drink.ignored:
            continue
        drunk.append(drink)
        numbers = outcome.taken(drink)
        deltas: Deltas = {seat: [0, 0, 0]}
        deltas[seat][FORTITUDE] = numbers.get("fortitude", 0)
        deltas[seat][ALCOHOL] = numbers.get("alcohol", 0)
        game.emit("drank", seat, cards=list(drink.cards), numbers=numbers, entry=drink.id)
        landing.land(game, drink, deltas, "drink")
    for drink in drunk:
        yield from further(game, drink)
    for drink in drunk:
        for card in drink.cards:
            if table.cards[card].after:
                yield from afterwards(game, drinks, drunk, drink, card)


def afterwards(game: Desk, drinks: list[Entry], drunk: list[Entry], drink: Entry, card: int) -> Flow:
    """What becomes of a card of a Drink: it may stay with the first in order of those who drank of it [85, 86]."""
    eligible = [d.drinker for d in drunk if d.cards is drink.cards]
    drink.keeper = [s for s in game.table.order_from(controller(game, drinks, drink)) if s in eligible]
    drink.card = card
    yield from resolving.run_list(Ctx(game, drink, drink.drinker or 0), game.table.cards[card].after)
    kept = drink.named.get("kept")
    if kept is not None:
        for other in drinks:
            if other.cards is drink.cards:
                other.named["kept"] = (kept, card) if isinstance(kept, int) else kept


def controller(game: Desk, drinks: list[Entry], drink: Entry) -> int:
    """Who comes first when the card itself is to be moved: its drinker, or the active seat if everybody has a copy [85]."""
    whole = next((d for d in drinks if d.cards is drink.cards and d.whole), drink)
    if whole.named.get("copied") or whole.drinker is None:
        return game.table.turn
    return whole.drinker


CARDS = ("draw", "discard", "move")
"""Verbs that move cards: the drinker decides which comes first."""


def further(game: Desk, drink: Entry) -> Flow:
    """Draws and the like, each finished before the next; those that move cards in the order of the drinker's choice [84]."""
    seat = drink.drinker
    assert seat is not None
    numbers = outcome.taken(drink)
    if numbers.get("gold", 0):
        cards.gold_from_inn(game, seat, numbers["gold"], drink)
    moving = [add for add in drink.adds if add[0].VERB in CARDS]
    draws = max(0, numbers.get("draw", 0))
    while draws or moving:
        labels = ["draw"] * bool(draws) + [effect.VERB for effect, _ in moving]
        n = 0 if len(labels) == 1 else (yield from asking.mode(game, seat, labels, drink))
        if draws and n == 0:
            cards.draw(game, seat, draws)
            draws = 0
        else:
            yield from add_in(game, drink, *moving.pop(n - bool(draws)))
    for effect, owner in drink.adds:
        if effect.VERB not in CARDS:
            yield from add_in(game, drink, effect, owner)


def add_in(game: Desk, drink: Entry, effect: Effect, owner: int | None) -> Flow:
    """One effect of a Drink beyond its numbers; `owner`: whose card added it."""
    ctx = Ctx(game, drink, drink.drinker or 0)
    if owner is not None:
        ctx.owner = owner
    yield from resolving.run_list(ctx, [effect])


def discard_drink(game: Desk, drink: Entry) -> None:
    """The cards go to the Drink discards, but for one that stays before somebody [85, 86]."""
    kept = drink.named.get("kept")
    for card in drink.cards:
        if isinstance(kept, tuple) and kept[1] == card:
            game.table.seats[kept[0]].in_play.append(card)
            game.emit("kept", kept[0], card=card)
        else:
            cards.to_discard(game, card)


def drink_now(
    game: Desk, seats: list[int], source: str, events: str, count: int, at_once: bool, by: int, from_event: bool
) -> Flow:
    """Seats drink now because a card or (`from_event`) an Event says so. With an empty Drink Me! pile nothing happens."""
    if at_once:
        drinks = []
        for seat in seats:
            found = yield from reveal(game, seat, source, "discard" if events == "follow" else events)
            if isinstance(found, Entry):
                drinks.append(found)
        yield from drink_together(game, drinks, by, from_event)
        return
    for _ in range(count):
        for seat in seats:
            if not game.table.seats[seat].out:
                yield from drink_one(game, seat, source, events, from_event)


def drink_one(game: Desk, seat: int, source: str, events: str, from_event: bool = False) -> Flow:
    """One seat reveals and drinks; False if there was nothing to reveal."""
    from rdi_desktop.engine.rules.drink_events import follow

    found = yield from reveal(game, seat, source, events)
    if found is None:
        return False
    if isinstance(found, Entry):
        yield from drink_together(game, [found], seat, from_event)
    else:
        yield from follow(game, seat, found)
    return True
