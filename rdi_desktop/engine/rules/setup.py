# SPDX-License-Identifier: GPL-3.0-or-later
"""Getting started (red-dragon-inn-1 and red-dragon-inn-10, "Getting Started")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rdi_desktop.engine.language.automaton import AutomatonDef
from rdi_desktop.engine.language.card import CardDef
from rdi_desktop.engine.language.character import CharacterDef
from rdi_desktop.engine.language.dungeon import Dungeon
from rdi_desktop.engine.language.machine import DECKS, MachineDef
from rdi_desktop.engine.language.taverns import TavernDef
from rdi_desktop.engine.language.variant import Seating, Variant
from rdi_desktop.engine.rules import cards, marks
from rdi_desktop.engine.rules.variants import bar_deck, dungeon, house_rules, taverns, teams
from rdi_desktop.engine.rules.variants.machine import setup as machines
from rdi_desktop.engine.rules.variants.otto import setup as automata
from rdi_desktop.engine.state.places import COINS
from rdi_desktop.engine.state.rng import mix
from rdi_desktop.engine.state.table import Seat, Side, Table

BOX = 78
"""Gold coins in the box: those not in stashes or the pot lie in the Inn. The Inn never runs out [6]."""


STANDARD = "standard"
"""The game without teams."""


class EngineContent(Protocol):
    """What the engine needs of the content: compiled characters, decks of Drinks, and so on."""

    characters: dict[str, CharacterDef]

    @property
    def automata(self) -> Mapping[str, AutomatonDef]:
        """The automata, which sit at a table without a player."""

    def drink_deck(self, id: str) -> list[CardDef]:
        """The cards of a Drink Deck, one for each copy."""

    def prize_cards(self) -> list[CardDef]:
        """What is shuffled into the Prize Deck."""

    def variant(self, id: str) -> Variant:
        """A team variant."""

    def dungeon(self, id: str) -> Dungeon:
        """A dungeon. ValueError for an unknown id."""

    def taverns(self, chosen: str | bool) -> list[TavernDef]:
        """The taverns of a Pub Crawl: the usual ones (True), or those of the named files. ValueError if there is no such file."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat: its character, a name, and how it is asked in response windows ('able' or 'always')."""

    character: str
    name: str = ""
    asked: str = "able"
    team: str = ""
    """Seats with the same word are teammates; '' where the variant decides who sits with whom."""
    boss: bool = False
    """Whether it plays with its Boss cards."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Everything that determines a game, besides its commands."""

    seats: tuple[SeatSetup, ...]
    seed: int = 0
    first: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    """drinks: id of the Drink Deck (default 'deck-1'), or several joined by '+' (a Bar Deck); the variants: prizes (true or their ids),
    bar_deck, dungeon (its id), pub_crawl (true, or ids of files of taverns joined by '+'); otto_factions: two factions of an automaton at
    the table, joined by '+' (default: chance); factions: the same of a machine, and for it skulls (1 or 2), hard_threat, tough_components,
    more_potions (of the machine) and fewer_potions (of the others); house rules: start_gold, start_fortitude, hand_size."""
    variant: str = STANDARD
    """The ordinary game, or a team variant."""


def start_gold(players: int) -> int:
    """10 Gold each; 8 with two players, 12 with seven or more [5]."""
    return 8 if players == 2 else 12 if players >= 7 else 10


def deal(setup: GameSetup, content: EngineContent) -> Table:
    """A dealt table, before the first turn."""
    if len(setup.seats) < 2:
        raise ValueError("a game needs at least two seats")
    if not 0 <= setup.first < len(setup.seats):
        raise ValueError("the first player must be one of the seats")
    table = Table()
    table.rng = mix(setup.seed & ((1 << 64) - 1))[0]
    table.options = dict(setup.options)
    automatic = seated_automata(setup, content)
    for index, who in enumerate(setup.seats):
        automaton = content.automata.get(who.character)
        character = content.characters.get(who.character) if automaton is None else automaton.character
        if character is None:
            raise ValueError(f"unknown character: {who.character}")
        seat = Seat(index, index, who.name or character.name, character, who.asked == "always")
        side = Side(character.start.get("fortitude", 20), character.start.get("alcohol", 0), members=(index,))
        side.gold = start_gold(len(setup.seats)) + character.start.get("gold", 0)
        table.seats.append(seat)
        table.sides.append(side)
    if setup.variant != STANDARD:
        seating = [Seating(who.team, who.boss, machine_id(automatic, who.character)) for who in setup.seats]
        teams.set_up(table, content.variant(setup.variant), seating)
    house_rules.set_up(table, setup.options, automatic)
    for index, seat in enumerate(table.seats):
        automaton = automatic.get(seat.character.id)
        if automaton is not None:
            seat_automaton(table, seat, automaton, setup)
            continue
        character = seat.character
        for kind in character.sides.values():
            table.coins |= {(index, thing): index for thing in kind.coin}
            table.side(index).gold += len(kind.coin)
        seat.deck = add_cards(table, teams.main_deck(seat), index)
        for token, decl in character.tokens.items():
            seat.tokens[token] = decl.starts
        marks.set_up_tracks(table, seat)
        for pile, side_deck in character.piles.items():
            if side_deck.shared and any(pile in other.piles for other in table.seats[:index]):
                continue  # the seats that share a deck have one, with the first of them
            lying = teams.side_deck(seat, pile)
            if side_deck.joins and not lying:
                continue  # only a Boss has it
            if side_deck.joins == "mine":
                seat.joins += (pile,)
            seat.piles[pile], seat.spent[pile] = add_cards(table, lying, index), []
            if side_deck.place is not None:
                seat.areas[pile] = side_deck.place
        seat.topped = tuple(pile for pile in seat.piles if character.piles[pile].top == "open")
    set_up_drinks(table, setup, content)
    for seat in table.seats:
        table.shuffle(seat.deck)
        for lying_there in seat.piles.values():
            table.shuffle(lying_there)
        deal_aside(table, seat)
        if seat.kit.drink_me:
            seat.drink_me.append(table.drink_deck.pop())
        if not seat.kit.hand:
            continue
        for _ in range(table.side(seat.index).figures.hand + seat.character.start.get("hand", 0)):
            seat.hand.append(seat.deck.pop())
        for card, place in cards.lying_by_itself(table, seat, seat.hand):
            seat.hand.remove(card)
            seat.piles[place].append(card)
    set_up_dungeon(table, setup, content)
    set_up_taverns(table, setup, content)
    table.inn_gold = max(0, BOX - sum(side.gold for side in table.sides) + len(table.coins))
    machines.first_target(table)
    table.turn = automata.first(table, teams.first(table, setup.first))
    if any(seat.character.setup for seat in table.seats):
        table.phase = "setup"
    return table


def seated_automata(setup: GameSetup, content: EngineContent) -> dict[str, AutomatonDef]:
    """The automata that sit there, by their ids. ValueError if one of them may not."""
    ids = [who.character for who in setup.seats]
    found = {id: content.automata[id] for id in ids if id in content.automata}
    of_two = [id in found and not machine_id(found, id) for id in ids]
    automata.check(of_two, setup.variant != STANDARD)
    if setup.variant == STANDARD and any(machine_id(found, id) for id in ids):
        raise ValueError("a machine plays alone against a team: that is a variant of its own")
    return found


def machine_id(automatic: Mapping[str, AutomatonDef], id: str) -> str:
    """The id if an automaton of that id is a machine; otherwise ''."""
    return id if isinstance(automatic.get(id), MachineDef) else ""


def seat_automaton(table: Table, seat: Seat, automaton: AutomatonDef, setup: GameSetup) -> None:
    """Seat an automaton with its deck, or a machine with three."""
    if not isinstance(automaton, MachineDef):
        automata.seat(table, seat, automaton)
        seat.deck = add_cards(
            table, automata.deck(automaton, setup.options.get("otto_factions"), setup.seed), seat.index
        )
        return
    machines.seat(table, seat, automaton, setup.options)
    cards = machines.cards_of(automaton, setup.options, setup.seed)
    for deck in DECKS:
        seat.piles[deck] = add_cards(table, [card for card in cards if card.pile == deck], seat.index)


def deal_aside(table: Table, seat: Seat) -> None:
    """Deal cards and Gold from side decks of which a seat gets only a part; the rest goes back to the box."""
    for pile, place in seat.areas.items():
        dealt = own_gold(table, seat) if place is COINS else seat.character.piles[pile].deal
        seat.box, seat.piles[pile] = seat.box + seat.piles[pile][dealt:], seat.piles[pile][:dealt]
        if place is COINS:
            table.coins |= {(seat.index, card): seat.index for card in seat.piles[pile]}


def own_gold(table: Table, seat: Seat) -> int:
    """The Gold with which a seat begins; in a team each seat has an equal part of the common stash, rounded up [460]."""
    side = table.side(seat.index)
    return -(-side.gold // len(side.members))


def add_cards(table: Table, cards: Sequence[CardDef], owner: int | None) -> list[int]:
    """Add cards to the table; returns their ids."""
    first = len(table.cards)
    table.cards += cards
    table.owners += [owner] * len(cards)
    return list(range(first, len(table.cards)))


def set_up_drinks(table: Table, setup: GameSetup, content: EngineContent) -> None:
    """Lay out the Drink Deck, and in the variants the Bar Deck and the Prizes."""
    decks = setup.options.get("drinks", "deck-1")
    ids = decks.split("+") if isinstance(decks, str) else list(decks)
    drinks = [cdef for deck in ids for cdef in content.drink_deck(deck)]
    many = bool(setup.options.get("bar_deck")) or len(drinks) > bar_deck.SIZE
    elsewhere = many or setup.options.get("pub_crawl")
    table.drink_deck = add_cards(table, bar_deck.admitted(drinks) if elsewhere else drinks, None)
    table.shuffle(table.drink_deck)
    if many:
        bar_deck.set_up(table)
    chosen = setup.options.get("prizes")
    if chosen:
        prizes = [cdef for cdef in content.prize_cards() if chosen is True or cdef.id in chosen]
        table.prizes = add_cards(table, prizes, None)


def set_up_dungeon(table: Table, setup: GameSetup, content: EngineContent) -> None:
    """Lay out the chosen dungeon, with its rooms and the rewards at its goal."""
    if setup.options.get("dungeon"):
        found = content.dungeon(setup.options["dungeon"])
        rooms = add_cards(table, list(found.rooms.values()), None)
        dungeon.set_up(table, found, rooms, add_cards(table, found.deck, None))


def set_up_taverns(table: Table, setup: GameSetup, content: EngineContent) -> None:
    """Lay out the taverns of a Pub Crawl, with their Tavern Cards and their Drinks."""
    if setup.options.get("pub_crawl"):
        found = content.taverns(setup.options["pub_crawl"])
        cards = add_cards(table, [tavern.event for tavern in found], None)
        taverns.set_up(table, found, cards, [add_cards(table, tavern.deck or (), None) for tavern in found])
