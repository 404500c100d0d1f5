# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up the table of a scenario: a freshly dealt game, rearranged before it starts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rdi_desktop.engine import arrange
from rdi_desktop.engine.game import Game
from rdi_desktop.engine.rules import drink_piles
from rdi_desktop.engine.rules.setup import GameSetup, SeatSetup
from rdi_desktop.engine.state.places import COINS
from rdi_desktop.engine.state.table import Seat, Table
from rdi_desktop.scenario.file_value import blame
from rdi_desktop.scenario.model import CardSaid, Scenario, TableSetup
from rdi_desktop.scenario.things import end_pile, home_of, owner_of, put, set_in_play, set_pile, set_token

if TYPE_CHECKING:
    from rdi_desktop.content import Content


def game_setup(scenario: Scenario) -> GameSetup:
    """The engine's set-up. Every seat is asked in every window, so that every window is a place to stop at."""
    seats = tuple(SeatSetup(seat.character, seat.name, "always", seat.team, seat.boss) for seat in scenario.table.seats)
    return GameSetup(seats, scenario.seed, scenario.table.turn, dict(scenario.table.options), scenario.table.variant)


def deal(scenario: Scenario, content: Content) -> Game:
    """The game as the scenario sets it up, at its first decision. Raises ScenarioError if the table is not possible."""
    with blame(scenario.table.at):
        return Game.from_table(game_setup(scenario), content, lambda table: rearrange(table, scenario.table, content))


def rearrange(table: Table, setup: TableSetup, content: Content) -> None:
    """Put every card, coin and token where the scenario says."""
    add_missing(table, setup, content)
    keep: list[int] = []
    for index, seat in enumerate(setup.seats):
        if seat.hand is not None:
            arrange.hand(table, index, (), keep)
    for index, seat in enumerate(setup.seats):
        put(table, table.seats[index].hand, tuple(reversed(seat.hand or ())), index, keep)
    plain = arrange.plain_gold(table)
    for index, seat in enumerate(setup.seats):
        if seat.in_play is not None:
            set_in_play(table, index, seat.in_play, keep)
    for whose, thing in setup.pot_coins:
        arrange.coin_in_pot(table, whose, thing)
    lay_coins(table, setup, plain, keep)
    for index, seat in enumerate(setup.seats):
        where = table.seats[index]
        put(table, where.deck, seat.deck, index, keep)
        put(table, where.discard, seat.discard or (), index, keep)
        if seat.drink_me is not None:
            arrange.drink_me(table, index, (), keep)
            put(table, where.drink_me, seat.drink_me, index, keep)
            drink_piles.float_up(table, index)
        for id, cards in seat.piles.items():
            if where.areas.get(id) is COINS:
                continue
            set_pile(table, index, id, cards, keep)
            if id in seat.ended:
                end_pile(table, index, id, len(cards))
        arrange.numbers(table, index, seat.fortitude, seat.alcohol, seat.gold)
        arrange.tracks(table, index, seat.tracks)
        for id, said in seat.tokens.items():
            set_token(table, index, id, said)
    put(table, table.drink_deck, setup.drink_deck, None, keep)
    if table.crawl is not None:
        for id, cards in setup.taverns.items():
            arrange.tavern(table, id, [said.card for said in cards], keep)
        arrange.crawl(table, setup.pawn, setup.closed)
    for id, cards in setup.piles.items():
        arrange.rewards(table, id, [said.card for said in cards], keep)
    for side in table.sides:
        side.opening = side.opening if setup.first_turn else None
    if setup.priority is not None:
        table.priority = setup.priority
    arrange.turn(table, setup.turn, setup.phase)
    arrange.pot(table, setup.pot)
    if setup.gambling is not None:
        played = last_played(table, setup)
        round_ = setup.gambling
        arrange.gambling(table, round_.in_control, round_.players, round_.next, played, keep)


def lay_coins(table: Table, setup: TableSetup, plain: list[int], keep: list[int]) -> None:
    """Place cards in the pot, and those that count as Gold: a seat that begins with such cards has exactly the listed ones, if any are."""
    for card in reversed(setup.pot_cards):
        owner = owner_of(table, card, 0)
        with blame(card.at):
            arrange.place(table, in_pot(table, card, owner), [card.card], owner, keep)
    for index, seat in enumerate(setup.seats):
        for id, place in table.seats[index].areas.items():
            if place is COINS:
                said = None if id not in seat.piles and seat.in_play is None else seat.piles.get(id, ())
                with blame(setup.at):
                    arrange.coin_cards(table, index, id, None if said is None else [c.card for c in said], keep)
    arrange.stashes(table, plain)


def in_pot(table: Table, card: CardSaid, owner: int | None) -> list[int]:
    """The pile of a card in the pot: a Prize, a card that acts on the taker, or one that counts as Gold, by default face down."""
    if owner is None:
        return table.pot_cards
    where = table.seats[owner]
    if any(place is COINS and def_of(card.card, where, id) for id, place in where.areas.items()):
        return table.pot_cards if card.face == "up" else where.anted
    return where.potted


def def_of(def_id: str, where: Seat, pile: str) -> bool:
    """Whether a card is from that side deck of a seat."""
    return any(card.id == def_id and card.pile == pile for card in where.character.deck)


def last_played(table: Table, setup: TableSetup) -> tuple[str, int] | None:
    """The card played last in the Round that is on, and its owner: the seat in control, if possible."""
    if setup.gambling is None or not setup.gambling.last:
        return None
    decks = {def_id.partition("/")[0]: def_id for def_id in setup.gambling.last}
    controller = setup.gambling.in_control
    order = table.order_from(table.turn if controller is None else controller)
    owner = next((seat for seat in order if table.seats[seat].character.id in decks), order[0])
    return decks.get(table.seats[owner].character.id, setup.gambling.last[0]), owner


def add_missing(table: Table, setup: TableSetup, content: Content) -> None:
    """Add copies that the scenario names beyond those in the decks, so that any Drink and any hand is possible."""
    wanted: Counter[tuple[str, int | None]] = Counter()
    for index, seat in enumerate(setup.seats):
        wanted.update((said.card, owner_of(table, said, index)) for said in seat.cards)
    wanted.update(
        (said.card, None)
        for cards in (setup.drink_deck, *setup.taverns.values(), *setup.piles.values())
        for said in cards
    )
    wanted.update((said.card, owner_of(table, said, 0)) for said in setup.pot_cards)
    played = last_played(table, setup)
    if played is not None:
        wanted[played] += 1
    there = Counter((card.id, owner) for card, owner in zip(table.cards, table.owners, strict=True))
    for (def_id, owner), count in wanted.items():
        for _ in range(count - there[def_id, owner]):
            table.cards.append(content.card(def_id))
            table.owners.append(owner)
            pile = table.drink_deck if owner is None else home_of(table, len(table.cards) - 1, owner)
            pile.insert(0, len(table.cards) - 1)
