# SPDX-License-Identifier: GPL-3.0-or-later
"""The view by which computer players judge positions: what the seat may see, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rdi_desktop.engine import views
from rdi_desktop.engine.language.moments import OCCASIONS
from rdi_desktop.engine.lazy import LazyTable, filled, lazy_entry, lazy_seat
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenSeat, SeenTable, reached

if TYPE_CHECKING:
    from builtins import property as later

    from rdi_desktop.engine.language.card import CardDef
    from rdi_desktop.engine.language.character import CharacterDef
    from rdi_desktop.engine.language.standing import Standing
    from rdi_desktop.engine.state.desk import Desk
    from rdi_desktop.engine.state.table import Seat
else:
    from rdi_desktop.engine.lazy import later

ANYTIME = OCCASIONS["anytime"]
SeatNumbers = tuple[tuple[int, int, int, int, int, bool, int], ...]
"""For each seat still in the game: seat, side, Fortitude, the number it passes out at, Gold, whether it can lose, wards."""


@dataclass(frozen=True, kw_only=True)  # no slots: values known at once are in the dict of a lazy view
class BriefView(SeenTable):
    """A view, with what positions are judged by."""

    mat: SeenSeat | None
    """The viewer's own seat."""
    characters: tuple[str, ...]
    """The characters of all seats."""
    held: dict[int, CardDef]
    """The viewer's hand, each card with its definition."""
    sudden: bool
    """Whether a card in the viewer's hand, or before the viewer, can be played at any time."""
    numerals: tuple[Standing, ...]
    """Standing changes of the numerals of the viewer's cards, by its character and by tokens."""
    numbers: SeatNumbers
    plain: bool
    """Whether only numbers need be compared, throughout the game."""
    simple: bool
    """Whether nothing can join a play, and only players can be targets."""
    drinks: Mapping[int, int]
    """How many Drinks lie before each seat."""
    away: list[int]
    """Seats that are out of reach."""
    pot_gold: int
    entries: Mapping[int, SeenEntry]
    """The stack by ids, the latest entry last."""
    open_cards: list[SeenCard]
    """Every open card that an option may name now."""


class LazyView(LazyTable, BriefView):
    """The same view, whose parts are made when they are read."""

    @later
    def mat(self) -> SeenSeat | None:
        return None if self.viewer is None else lazy_seat(self.game, self.game.table.seats[self.viewer], self.viewer)

    @later
    def characters(self) -> tuple[str, ...]:
        return people(self.game)

    @later
    def held(self) -> dict[int, CardDef]:
        return held(self.game, self.viewer)

    @later
    def numbers(self) -> SeatNumbers:
        return numbers(self.game, self.viewer)

    @later
    def plain(self) -> bool:
        return plain(self.game)

    @later
    def simple(self) -> bool:
        return not (self.game.boosters or self.game.has_bodies)

    @later
    def drinks(self) -> Mapping[int, int]:
        return drinks(self.game)

    @later
    def away(self) -> list[int]:
        return away(self.game)

    @later
    def pot_gold(self) -> int:
        return self.game.table.pot_gold

    @later
    def open_cards(self) -> list[SeenCard]:
        picking = self.game.pending is not None and self.game.pending.kind == "pick"
        found: list[SeenCard] = []
        for seat in self.seats:
            found += seat.in_play
            if picking:
                found += seat.discard
        return [*found, *on_maps_and_stack(self)]


def on_maps_and_stack(view: SeenTable) -> Iterable[SeenCard]:
    """Open cards at the goal of a dungeon and on the stack."""
    if view.dungeon is not None:
        yield from view.dungeon.loot or ()
    for entry in view.stack:
        yield from entry.cards
        if entry.card is not None:
            yield entry.card


def people(game: Desk) -> tuple[str, ...]:
    """The characters of all seats."""
    if game.people is None:
        game.people = tuple([seat.character.id for seat in game.table.seats])
    return game.people


def plain(game: Desk) -> bool:
    """Whether there are no teams, everybody can lose, and nobody has wards: then only numbers need be compared."""
    found = game.plain
    if found is None:
        seats = game.table.seats
        shared = game.tracked or game.table.teams or not all(seat.kit.loses for seat in seats)
        found = game.plain = not (shared or any(views.warding(seat.character) for seat in seats))
    return found


def numbers(game: Desk, viewer: int | None) -> tuple[tuple[int, int, int, int, int, bool, int], ...]:
    """For each seat still in the game: seat, side, Fortitude, the number it passes out at, Gold, whether it can lose, wards."""
    table = game.table
    sides = table.sides
    found = []  # loops, since variables shared with a comprehension are slower
    if plain(game) and not game.staggering:
        for seat in table.seats:
            if not seat.out:
                place = seat.index
                side = sides[place]
                gold = views.purse(table, place) if table.coins else side.gold
                found.append((place, place, side.fortitude, side.alcohol, gold, True, 0))
        return tuple(found)
    if game.tracked or game.staggering:
        return _all_numbers(game, viewer)
    for seat in table.seats:
        if not seat.out:
            side = sides[seat.side]
            ward = views.wards(seat) if seat.character.sides else 0  # without such things there are no wards
            gold = views.purse(table, seat.index) if table.coins else side.gold
            found.append((seat.index, seat.side, side.fortitude, side.alcohol, gold, seat.kit.loses, ward))
    return tuple(found)


def _all_numbers(game: Desk, viewer: int | None) -> tuple[tuple[int, int, int, int, int, bool, int], ...]:
    """The same if some have several tracks, or additions to the Alcohol Content."""
    return tuple([_numbers(game, seat, viewer) for seat in game.table.seats if not seat.out])


def _numbers(game: Desk, seat: Seat, viewer: int | None) -> tuple[int, int, int, int, int, bool, int]:
    """The numbers of one seat."""
    side = game.table.track(seat.index, viewer)
    beside = views.drunk_with(seat)
    alcohol = side.alcohol + (reached(views.track_view(game, seat), beside) if beside is not None else 0)
    gold = side.gold if side.facing is not None else views.purse(game.table, seat.index)
    return (seat.index, seat.side, side.fortitude, alcohol, gold, seat.kit.loses, views.wards(seat))


@lru_cache(maxsize=1 << 8)
def numerals(character: CharacterDef) -> tuple[Standing, ...]:
    """Standing changes of the numerals of a character's own cards; empty for nearly all."""
    return tuple(one for one in character.standing if one.numerals is not None)


def changing(
    character: CharacterDef, tokens: Mapping[str, int], burdens: Mapping[str, tuple[Standing, ...]]
) -> tuple[Standing, ...]:
    """Standing changes of the numerals of a seat's cards: its character's, and those of the tokens that it holds (`burdens`)."""
    found = numerals(character)
    for token, standing in burdens.items():
        if tokens.get(token):
            found += tuple(one for one in standing if one.numerals is not None)
    return found


def held(game: Desk, viewer: int | None) -> dict[int, CardDef]:
    """The viewer's hand, each card with its definition."""
    if viewer is None:
        return {}
    found, cards = {}, game.table.cards
    for card in game.table.seats[viewer].hand:
        found[card] = cards[card]
    return found


def away(game: Desk) -> list[int]:
    """Seats that are out of reach."""
    return [seat.index for seat in game.table.seats if seat.withdrawn]


def drinks(game: Desk) -> dict[int, int]:
    """How many Drinks lie before each seat."""
    found = {}
    for seat in game.table.seats:
        found[seat.index] = len(seat.drink_me)  # a comprehension takes three times as long
    return found


def lies_ready(game: Desk, viewer: int) -> bool:
    """Whether a card before that seat can be played at any time."""
    cards = game.table.cards
    for card in game.table.seats[viewer].in_play:
        lying = cards[card].lying
        if lying is not None and "anytime" in lying.types:
            return True
    return False


def brief_view(game: Desk, viewer: int | None) -> BriefView:
    """The view of that seat (None: an onlooker) for judging positions; what every judgement needs is made at once."""
    table = game.table
    stack, entries = [], {}
    for entry in table.stack:
        entries[entry.id] = seen = lazy_entry(game, entry, viewer)
        stack.append(seen)
    now: dict[str, object] = {
        "game": game,
        "viewer": viewer,
        "characters": game.people or people(game),
        "numbers": numbers(game, viewer),
        "held": held(game, viewer),
        "sudden": viewer is not None
        and (not game.able[ANYTIME].isdisjoint(table.seats[viewer].hand) or lies_ready(game, viewer)),
        "numerals": changing(table.seats[viewer].character, table.seats[viewer].tokens, game.burdens)
        if game.numeric and viewer is not None
        else (),
        "round": None if table.round is None else views.round_view(game),
        "stack": stack,
        "entries": entries,
    }
    return filled(LazyView, now)
