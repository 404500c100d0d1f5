# SPDX-License-Identifier: GPL-3.0-or-later
"""Arranging a freshly dealt table: exactly these hands, these top cards, this Round. For scenarios and tests.

Cards are named by the id of their definition, and are always cards that the decks contain. Call `hand` for all seats first, then the other
piles: each takes its cards from wherever they lie in that deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rdi_desktop.engine.language import figures
from rdi_desktop.engine.rules import coins, drink_piles
from rdi_desktop.engine.rules.marks import on_track
from rdi_desktop.engine.state.gambling import Round
from rdi_desktop.engine.state.kit import PHASES, Waiting
from rdi_desktop.engine.state.table import Side, Table

if TYPE_CHECKING:
    from rdi_desktop.engine.language.character import TrackDecl


class ArrangeError(ValueError):
    """The decks contain no (further) card of that definition, or the arrangement is impossible."""


def take(table: Table, def_id: str, owner: int | None, keep: Iterable[int] = ()) -> int:
    """Take a card of that definition from wherever it lies; `keep`: cards that may not be taken."""
    kept = set(keep)
    piles = [pile.cards for pile in table.piles()]
    if owner is not None:
        piles.sort(key=lambda pile: pile is not table.seats[owner].deck)
    else:
        piles.sort(key=lambda pile: pile is not table.drink_deck)
    for pile in piles:
        for card in pile:
            if table.cards[card].id == def_id and table.owners[card] == owner and card not in kept:
                pile.remove(card)
                return card
    raise ArrangeError(f"no more copies of '{def_id}' to place")


def place(table: Table, pile: list[int], defs: Sequence[str], owner: int | None, keep: list[int]) -> None:
    """Put cards on top of a pile, the first named topmost; they will not be taken again."""
    cards = []
    for def_id in defs:
        card = take(table, def_id, owner, keep)
        cards.append(card)
        keep.append(card)
    pile.extend(reversed(cards))


def hand(table: Table, seat: int, defs: Sequence[str], keep: list[int]) -> None:
    """The hand is exactly these cards; cards dealt before go back into the deck, which is shuffled, or into their side deck."""
    where = table.seats[seat]
    for card in where.hand:
        from_ = where.piles.get(table.cards[card].pile)
        if from_ is None:
            where.deck.append(card)
        else:
            from_.append(card)
            table.shuffle(from_)
    where.hand = []
    place(table, where.hand, list(reversed(defs)), seat, keep)
    table.shuffle(where.deck)


def drink_me(table: Table, seat: int, defs: Sequence[str], keep: list[int]) -> None:
    """The Drink Me! pile is exactly these Drinks, first = top; cards there before go back into the Drink Deck, which is shuffled."""
    where = table.seats[seat]
    for card in where.drink_me:
        if card not in keep:
            drink_piles.deck_of(table, card).append(card)
    where.drink_me = []
    place(table, where.drink_me, defs, None, keep)
    table.shuffle(table.drink_deck)


def line_up(table: Table, seat: int) -> None:
    """Give places to the cards before the seat of side decks whose cards form a line, in order from the first place."""
    where = table.seats[seat]
    for pile, decl in where.character.piles.items():
        if decl.spots:
            lying = [c for c in where.in_play if table.cards[c].pile == pile and table.owners[c] == seat]
            if len(lying) > len(decl.spots):
                raise ArrangeError(f"{where.name} has {len(decl.spots)} places for '{pile}', not {len(lying)}")
            where.spots |= {card: spot for spot, card in enumerate(lying)}


def counter(table: Table, seat: int, card: int, word: str, n: int) -> None:
    """Set a counter on a card, which must lie before that seat."""
    where = table.seats[seat]
    if word not in table.cards[card].counters:
        raise ArrangeError(f"no '{word}' lies on '{table.cards[card].title}'")
    where.counters.setdefault(card, {})[word] = n


def numbers(
    table: Table, seat: int, fortitude: int | None = None, alcohol: int | None = None, gold: int | None = None
) -> None:
    """Set Fortitude, Alcohol Content and plain Gold, which comes from and goes to the Inn. Tokens passed by markers are claimed."""
    side = table.side(seat)
    if fortitude is not None:
        side.fortitude = fortitude
    if alcohol is not None:
        side.alcohol = alcohol
    if gold is not None:
        on_top = sum(at in table.allies(seat) for at in table.coins.values())
        table.inn_gold += side.gold - gold - on_top
        side.gold = gold + on_top
    for where in (table.seats[member] for member in table.allies(seat)):
        for id, track in where.character.tracks.items():
            for mark in on_track(where, id):
                if track.of_ and passed(side, track, mark):
                    where.tracks[id] &= ~(1 << where.marks[id].index(mark))
                    where.claimed[id] += 1


def tracks(table: Table, seat: int, said: dict[int, dict[str, int]]) -> None:
    """Set the tracks of an automaton, by the seats that they belong to."""
    side = table.side(seat)
    for player, marks in said.items():
        track = (side.facing or {})[player]
        for attribute, n in marks.items():
            if n > side.fortitude:
                raise ArrangeError(f"a track of {table.seats[seat].name} goes to {side.fortitude}, not to {n}")
            setattr(track, attribute, n)


def passed(side: Side, track: TrackDecl, mark: int) -> bool:
    """Whether the marker is on that mark or behind it."""
    return side.fortitude <= mark if track.of_ == "fortitude" else side.alcohol >= mark


def tokens(table: Table, seat: int, held: dict[str, Any]) -> None:
    """Set tokens and claimed tokens by their ids. If fewer are claimed than the marker has passed, the others have left the game."""
    where = table.seats[seat]
    for id, n in held.items():
        if id == "potion" and table.teams:
            table.side(seat).potions = n
            continue
        if not isinstance(n, int) and id not in where.tracks:
            raise ArrangeError(f"'{id}' is counted, and {n!r} is no number")
        if id in where.claimed:
            track, side = where.character.tracks[id], table.side(seat)
            where.claimed[id] = n
            marks = where.marks[id]
            order = sorted(range(len(marks)), key=lambda i: marks[i], reverse=track.of_ == "fortitude")
            if n > len(order):
                raise ArrangeError(f"{where.name} may hold {len(order)} '{id}' at most, not {n}")
            where.tracks[id] = sum(1 << i for i in order[n:] if not passed(side, track, marks[i]))
        elif id in where.tracks:
            where.tracks[id] = on_step(where.character.tracks[id], id, n)
        else:
            owner = next((s for s in table.seats if id in s.character.tokens), None)
            if owner is None:
                raise ArrangeError(f"nobody at this table has a token '{id}'")
            token = owner.character.tokens[id]
            most = 0 if token.holders == "others" and owner is where else token.limit
            if n > most:
                raise ArrangeError(f"{where.name} may hold {most} '{id}' at most, not {n}")
            where.tokens[id] = n


def on_step(track: TrackDecl, id: str, value: int) -> int:
    """The position of a marker: a number in the track's range, or for a word the index of the step."""
    if track.reads is not None:
        raise ArrangeError(f"'{id}' is worked out from other things: it cannot be set")
    least, most = track.range
    if not least <= value <= most:
        raise ArrangeError(f"'{id}' goes from {least} to {most}, not {value!r}")
    return value


def turn(table: Table, seat: int, phase: str) -> None:
    """Set whose turn and which phase it is."""
    if phase not in PHASES:
        raise ArrangeError(f"unknown phase '{phase}'")
    table.turn = seat
    table.phase = phase
    if phase != "start":
        table.turn_number = 1
    usual = figures.usual(table, seat)
    table.actions_left, table.actions_played, table.many = usual.actions, 0, ""
    table.orders_left = usual.orders if phase == "order" else 0
    table.to_act = {member: Waiting(usual.actions) for member in table.side_in(seat) if member != seat}


def coin_in_pot(table: Table, owner: int, thing: str) -> None:
    """Put a thing of that seat that counts as Gold into the pot, from wherever it was."""
    table.coins[owner, thing] = "pot"
    table.seats[owner].tracks[thing] = 1
    table.side(owner).gold -= 1
    table.inn_gold += 1


def pot(table: Table, gold: int) -> None:
    """Set the plain Gold in the pot, from the Inn; things that count as Gold come on top."""
    lying = [thing for thing, at in table.coins.items() if at == "pot"]
    table.pot_gold = gold + len(lying)
    table.inn_gold -= gold + sum(isinstance(id, str) for _, id in lying)


def coin_cards(table: Table, seat: int, pile: str, defs: Sequence[str] | None, keep: list[int]) -> None:
    """Exactly these cards that count as Gold lie face down in the stash of a seat, first = topmost; None: the number that was dealt."""
    where = table.seats[seat]
    hidden = where.piles[pile]
    n = sum(at == seat for at in table.coins.values())
    where.box += [card for card in hidden if card not in keep]
    hidden.clear()
    if defs is not None:
        place(table, hidden, defs, seat, keep)
        return
    fresh = [card for card in where.box if card not in keep]
    hidden.extend(fresh[:n])
    where.box = [card for card in where.box if card not in hidden]


def stashes(table: Table, plain: Sequence[int]) -> None:
    """After all cards that count as Gold are placed: give every side this much plain Gold (in the order of the sides), plus those cards."""
    coins.count(table)
    for side, gold in zip(table.sides, plain, strict=True):
        side.gold = gold + sum(at in side.members for at in table.coins.values())


def plain_gold(table: Table) -> list[int]:
    """The plain Gold of each side, before anything was rearranged."""
    return [side.gold - sum(at in side.members for at in table.coins.values()) for side in table.sides]


def gambling(
    table: Table,
    in_control: int | None,
    players: Sequence[int],
    next: int | None,
    last: tuple[str, int] | None,
    keep: list[int],
) -> None:
    """Set a Round of Gambling that is going on. `last` is the card played last and its owner, in whose discard pile it lies.

    Its player may have left since: then nobody is in control.
    """
    order = [s for s in table.order_from(table.turn) if s in players]
    if table.teams:  # one Champion of each team, the seat in control before all others
        first = [s for s in order if s == in_control]
        order = [s for s in order if s in table.one_of_each(first + order)]
    round_ = Round(order[0] if in_control is None else in_control, order)
    round_.in_control = in_control
    round_.opened_in, round_.taken_part = table.turn, list(order)
    round_.next = next if next is not None else (table.next_seat(in_control) if in_control is not None else order[0])
    if last is not None:
        def_id, owner = last
        place(table, table.seats[owner].discard, [def_id], owner, keep)
        round_.last = table.seats[owner].discard[-1]
        for effect in table.cards[round_.last].modes[0].do:
            round_.only = effect.answered_by() or round_.only
    table.phase = "action"
    table.actions_left = 0
    table.round = round_


def room(table: Table, seat: int, room: str) -> None:
    """Put the token of that seat's side into a room of the dungeon. ValueError for an unknown room."""
    if table.dungeon is None or room not in table.dungeon.rooms:
        raise ValueError(f"there is no room '{room}' at this table")
    table.side(seat).room = room


def crawl(table: Table, party: str | None, closed: Iterable[str]) -> None:
    """Set where the party is (None: at the Inn), and which taverns are Closed: their Drinks that no seat has are out of the game."""
    assert table.crawl is not None
    table.crawl.party = party or table.crawl.party
    for id in closed:
        tavern = table.crawl.taverns[id]
        if tavern.deck is None:
            raise ArrangeError(f"{tavern.name} never Closes")
        tavern.closed = True
        tavern.box, tavern.deck = tavern.box + tavern.deck, []
    if table.crawl.here.closed:
        raise ArrangeError(f"nobody can be at {table.crawl.here.name}, which is Closed")


def rewards(table: Table, id: str, defs: Sequence[str], keep: list[int]) -> None:
    """Exactly these cards lie at the goal of a dungeon, first = top; the others are out of the game."""
    lying: list[int] = getattr(table, id)
    place(table, lying, defs, None, keep)
    others = len(lying) - len(defs)
    table.seats[0].box += lying[:others]
    del lying[:others]


def tavern(table: Table, id: str, defs: Sequence[str], keep: list[int]) -> None:
    """Exactly these Drinks are left in a tavern, first = top; they may come from any deck. Its other Drinks are out of the game."""
    assert table.crawl is not None
    there = table.crawl.taverns[id]
    if there.deck is None:
        raise ArrangeError(f"the Drinks of {there.name} are the Drink Deck")
    there.box, there.deck = there.box + there.deck, []
    place(table, there.deck, defs, None, keep)
    table.crawl.pours |= dict.fromkeys(there.deck, id)
