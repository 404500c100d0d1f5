# SPDX-License-Identifier: GPL-3.0-or-later
"""Drinks: revealing, Chasers, changing, splitting.

red-dragon-inn-1 and red-dragon-inn-10, "More Drink Rules", "Splitting Drinks", "Self-Splitting Drinks".

A Drink is a record on the stack: its cards, its present numbers, its drinker, and what was done to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rdi_desktop.engine.language import outcome
from rdi_desktop.engine.language.core import Effect
from rdi_desktop.engine.language.ctx import Ctx, Flow, FlowOf
from rdi_desktop.engine.rules import cards, drink_deck, resolving
from rdi_desktop.engine.rules.variants.taverns import owe
from rdi_desktop.engine.state.changes import toward_zero
from rdi_desktop.engine.state.records import HALF, Added, Drink, numbers_told

if TYPE_CHECKING:
    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.state.desk import Desk


def reveal(game: Desk, seat: int, source: str, events: str) -> FlowOf[Drink | int | None]:
    """Reveal a Drink with its Chasers, or a Drink Event.

    `events`: 'follow' returns the Event to be followed, 'discard' discards it and reveals again, 'zero' discards it and counts it as a
    Drink without a card, which nobody drinks or changes [76, 148]. Returns a `Drink`, a card id (an Event), or None if there is no card,
    or nothing but Events that have all been turned over (docs/decisions/0030).
    """
    table = game.table
    if not table.seats[seat].kit.drink_me:
        source = "drink_deck"
    seen: list[int] = []
    while True:
        game.step("drink-search")
        through = not table.drink_deck or table.drink_deck[-1] in seen
        if source == "drink_deck" and seen and through and not drink_deck.any_drink(game):
            return None
        pile = drink_deck.pile_of(game, seat, source)
        card = yield from drink_deck.take_from(game, seat, pile)
        if card is None:
            return None
        cdef: CardDef = table.cards[card]
        if not drink_deck.is_event(cdef):
            break
        game.emit("event_revealed", seat, card=card, source=pile)
        if events == "follow":
            return card
        cards.to_discard(game, card)
        seen.append(card)
        if events == "zero":
            nothing = Drink(table.new_id(), seat)
            nothing.card = card
            return nothing
    entry = Drink(table.new_id(), seat)
    entry.drinker = entry.me = seat
    entry.card = card
    entry.cdef = cdef
    entry.cards = [card]
    game.emit("drink_revealed", seat, card=card, source=pile)
    if cdef.chaser:
        owe(game, seat)
        yield from chain(game, entry, cdef, seat, source)
    entry.self_split = cdef.self_split
    pour(game, entry)
    return entry


def chain(game: Desk, entry: Drink, cdef: CardDef, seat: int, source: str) -> Flow:
    """Chasers come from where the Drink came from; an Event or an empty pile ends the chain [77-81, 90]."""
    table = game.table
    at, place = seat, source
    while cdef.chaser:
        if cdef.chaser_from == "left":
            at, place = table.next_seat(seat), "drink_me"
        pile = drink_deck.pile_of(game, at, place)
        card = yield from drink_deck.take_from(game, at, pile)
        if card is None:
            return
        cdef = table.cards[card]
        if at == seat:
            game.emit("chaser_revealed", seat, card=card, source=pile)
        else:
            game.emit("chaser_revealed", seat, card=card, source=pile, of=at)
        if drink_deck.is_event(cdef):
            cards.to_discard(game, card)
            return
        entry.cards = [*entry.cards, card]


def base_numbers(game: Desk, entry: Drink, drinker: int) -> tuple[dict[str, int], list[Effect]]:
    """The sums of the Drink's cards for that drinker, and its effects that are not numbers."""
    cards = game.table.cards
    numbers: dict[str, int] = {"alcohol": 0, "fortitude": 0}
    rest: list[Effect] = []
    ctx = Ctx(game, entry, drinker)
    for card in entry.cards:
        for effect in cards[card].modes[0].effects(ctx, []):
            for one in effect.unfold(ctx):
                more = one.drink_numbers(ctx)
                if more is None:
                    rest.append(one)
                else:
                    for key in more:
                        numbers[key] = numbers.get(key, 0) + more[key]
    return numbers, rest


def pour(game: Desk, entry: Drink) -> None:
    """Work out the numbers of the Drink as revealed."""
    assert entry.drinker is not None
    numbers, rest = base_numbers(game, entry, entry.drinker)
    entry.numbers = numbers
    entry.first = dict(numbers)
    if rest:
        entry.adds = [Added(effect) for effect in rest if not effect.HALVES]
        entry.halved = len(entry.adds) < len(rest)
    entry.score = numbers["alcohol"]


def change(game: Desk, entry: Drink, by: dict[str, tuple[int, bool]], what: str, seat: int, card: int | None) -> None:
    """Change numbers of the Drink: {number: (how much, whether it is a reduction toward zero)}."""
    entry.changed = [*entry.changed, by]
    apply(entry, by)
    entry.note(what, seat, card, **numbers_told({key: n for key, (n, _) in by.items()}))
    game.emit("drink_changed", seat, entry=entry.id, card=card, what=what, numbers=dict(entry.numbers))


def apply(entry: Drink, by: dict[str, tuple[int, bool]]) -> None:
    """Apply a change to the numbers of the Drink, and to its score in a Drinking Contest."""
    for key, (n, toward) in by.items():
        old = entry.numbers.get(key, 0)
        entry.numbers[key] = toward_zero(old, -n) if toward else old + n
        if key == "alcohol":
            entry.score = toward_zero(entry.score, -n) if toward else entry.score + n


def rewrite(game: Desk, entry: Drink, numbers: dict[str, int], seat: int, card: int | None) -> None:
    """Replace the Drink's own effects; what was done to it before is applied on top of the new ones."""
    entry.rewritten, entry.halved = True, False
    entry.numbers = {"alcohol": 0, "fortitude": 0, **numbers}
    entry.adds = [added for added in entry.adds if added.owner is not None]
    entry.score = entry.numbers["alcohol"]
    for by in entry.changed:
        apply(entry, by)
    entry.note("rewritten", seat, card, **numbers_told(numbers))
    game.emit("drink_changed", seat, entry=entry.id, card=card, what="rewritten", numbers=dict(entry.numbers))


def convert(game: Desk, entry: Drink, seat: int, card: int | None) -> None:
    """The Alcohol Content it has when it is drunk becomes a gain of Fortitude."""
    entry.converted = True
    entry.note("converted", seat, card)
    game.emit("drink_changed", seat, entry=entry.id, card=card, what="converted", numbers=dict(outcome.taken(entry)))


def pass_to(game: Desk, entry: Drink, drinker: int, seat: int, card: int | None) -> None:
    """Another seat drinks it; what depends on the drinker is worked out anew."""
    assert entry.drinker is not None
    old, _ = base_numbers(game, entry, entry.drinker)
    new, _ = base_numbers(game, entry, drinker)
    for key in {**old, **new} if not entry.rewritten else ():
        difference = new.get(key, 0) - old.get(key, 0)
        if difference:
            entry.numbers[key] = entry.numbers.get(key, 0) + difference
    entry.drinker = entry.me = drinker
    entry.giver = seat
    entry.note("passed", seat, card, to=drinker)
    game.emit("drink_passed", seat, entry=entry.id, card=card, to=drinker)


def up(key: str, n: int) -> int:
    """Half of a number as a machine splits it: rounded up, a negative one toward zero [325]."""
    return -(-n // 2)


def split(game: Desk, entry: Drink, other: int, seat: int, card: int | None) -> None:
    """Split a Drink into two independent ones: every number is halved and rounded up, also in what was added [140-143, 544]."""
    second = Drink(game.table.new_id(), entry.by)
    second.card, second.cdef, second.cards = entry.card, entry.cdef, entry.cards
    second.drinker = second.me = other
    second.giver = seat
    second.whole = False
    half = up if game.table.seats[seat].kit.machine else outcome.half
    own = {key: half(key, n) for key, n in entry.first.items()}
    entry.numbers = {key: half(key, n) for key, n in entry.numbers.items()}
    if entry.changed:  # half of what was done to the whole belongs to each half
        entry.changed = [
            {key: (n - own.get(key, 0), False) for key, n in entry.numbers.items() if n != own.get(key, 0)}
        ]
    second.changed, second.rewritten = entry.changed, entry.rewritten
    second.numbers = dict(entry.numbers)
    second.first = dict(entry.numbers)
    entry.adds = [added.lowered(HALF) for added in entry.adds]
    second.adds = list(entry.adds)
    second.halved = entry.halved
    second.halved_for = list(entry.halved_for)
    second.converted = entry.converted
    second.flags = entry.flags
    entry.self_split = False
    entry.note("split", seat, card, to=other)
    assert isinstance(entry.group, list), "it is being drunk"
    entry.group.append(second)
    second.group = entry.group
    stack = game.table.stack
    if entry in stack:
        stack.insert(stack.index(entry) + 1, second)
    game.emit("drink_split", seat, entry=entry.id, second=second.id, card=card, to=other, numbers=dict(entry.numbers))


def on_ignore(game: Desk, entry: Drink, seat: int) -> Flow | None:
    """What Ignoring this Drink costs, now that the Ignore has resolved [625]."""
    effects = [e for card in entry.cards for e in game.table.cards[card].on_ignore]
    return resolving.run_list(Ctx(game, None, seat), effects) if effects else None
