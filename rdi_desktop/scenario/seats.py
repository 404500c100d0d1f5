# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the seats of a scenario's table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rdi_desktop.engine.language.machine import MachineDef
from rdi_desktop.engine.state.table import LIMIT
from rdi_desktop.scenario.file_value import FileValue, nearest
from rdi_desktop.scenario.file_words import CHARACTERS, NUMBERS, SEAT, TRACK, not_yet
from rdi_desktop.scenario.model import SeatTable, TokenSaid, seat_named
from rdi_desktop.scenario.name_resolver import NameResolver
from rdi_desktop.scenario.names import CardNames


def read_seats(field: FileValue, names: CardNames) -> NameResolver:
    """Every seat, clockwise."""
    fields = field.list()
    if len(fields) < 2:
        field.fail("a table needs at least two seats")
    seats = tuple(_who(seat, names) for seat in fields)
    for i, seat in enumerate(seats):
        if seat_named(seats, seat.name) != i:
            fields[i].fail(f"two seats are called '{seat.name}': give them a 'name' each")
    resolver = NameResolver(names, seats)
    resolver.seats = tuple(_seat(seat, i, resolver) for i, seat in enumerate(fields))
    return resolver


def amount(field: FileValue, most: int | None) -> int:
    """A number that a marker or a stash can have."""
    number = field.number()
    if number < 0 or (most is not None and number > most):
        field.fail(
            f"expected a number from 0 to {most}" if most is not None else "expected a number that is not negative"
        )
    return number


def read_tracks(field: FileValue, index: int, resolver: NameResolver) -> dict[int, dict[str, int]]:
    """Fortitude and Alcohol Content of an automaton's tracks, by the players they belong to."""
    if resolver.seats[index].character not in resolver.names.content.automata:
        field.fail("only an automaton has a track towards each player")
    tracks = {}
    for name, track in field.mapping().items():
        player = resolver.seat_word(track, name)
        if player == index:
            track.fail("a track is turned to one of the others")
        tracks[player] = {key: amount(number, LIMIT) for key, number in track.mapping(TRACK).items()}
    return tracks


def ends(field: FileValue) -> bool:
    """Whether the list of a side deck ends with the word `end`: no other cards are below."""
    cards = field.list()
    return bool(cards) and not cards[-1].is_mapping and cards[-1].plain() == "end"


def _who(field: FileValue, names: CardNames) -> SeatTable:
    """Character and name of a seat."""
    fields = field.mapping(SEAT)
    if "character" not in fields:
        field.fail("'character' is missing")
    character = fields["character"].text()
    if names.content.seated(character) is None:
        if character in CHARACTERS:
            not_yet(fields["character"], f"the character '{character}'")
        fields["character"].fail(f"no character '{character}'{nearest(character, names.content.characters)}")
    return SeatTable(character, fields["name"].text() if "name" in fields else character)


def _seat(field: FileValue, index: int, resolver: NameResolver) -> SeatTable:
    """The whole set-up of a seat."""
    fields = field.mapping(SEAT)
    who = resolver.seats[index]
    own = (who.character, *resolver.decks)
    given: dict[str, Any] = {k: amount(fields[k], None if k == "gold" else LIMIT) for k in NUMBERS if k in fields}
    lists = {
        "hand": own,
        "deck": own,
        "discard": own,
        "drink_me": ("drinks",),
        "in_play": (*own, "prizes", "drinks"),
    }
    given |= {k: resolver.cards(fields[k], *decks) for k, decks in lists.items() if k in fields}
    automaton = resolver.names.content.automata.get(who.character)
    if automaton is not None:
        machine = isinstance(automaton, MachineDef)
        for key in ("hand", "deck", "tracks") if machine else ("hand", *NUMBERS):
            if key in fields:
                fields[key].fail(f"an automaton has no '{key}' of its own")
    tokens = fields["tokens"].mapping() if "tokens" in fields else {}
    piles = {resolver.pile(f, id): f for id, f in fields["piles"].mapping().items()} if "piles" in fields else {}
    ended = {id: f for id, f in piles.items() if ends(f)}
    return replace(
        who,
        **given,
        team=fields["team"].text() if "team" in fields else "",
        boss=fields["boss"].boolean() if "boss" in fields else False,
        tracks=read_tracks(fields["tracks"], index, resolver) if "tracks" in fields else {},
        tokens={id: TokenSaid(resolver.token(f, id, index), f) for id, f in tokens.items()},
        piles={
            id: tuple(resolver.card(card, *own) for card in (f.list()[:-1] if id in ended else f.list()))
            for id, f in piles.items()
        },
        ended=tuple(ended),
    )
