# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading the expectations of a scenario."""

from __future__ import annotations

from typing import Any

from rdi_desktop.scenario.file_value import FileValue, nearest
from rdi_desktop.scenario.file_words import (
    BECAUSE,
    CARD_LISTS,
    COUNTS,
    DRINK_FACTS,
    ENTRY,
    GAMBLING,
    OF_DUNGEONS,
    OF_TAVERNS,
    PRIZES,
    SEAT_FACTS,
    TABLE_FACTS,
)
from rdi_desktop.scenario.model import TABLE_PHASES, Expect, seat_named
from rdi_desktop.scenario.name_resolver import NameResolver
from rdi_desktop.scenario.seats import read_tracks

Wanted = tuple[tuple[str, ...], dict[str, Any]]
"""An expected card: the def ids that it may have, and its further conditions."""


def read_expect(field: FileValue, resolver: NameResolver) -> Expect:
    """An `expect` step."""
    fields = field.mapping()
    now = fields.pop("now").boolean() if "now" in fields else False
    seats: dict[int, dict[str, Any]] = {}
    table: dict[str, Any] = {}
    for key, value in fields.items():
        seat = seat_named(resolver.seats, key)
        if key in TABLE_FACTS:
            table[key] = _table_fact(key, value, resolver)
        elif seat is not None:
            facts = value.mapping(SEAT_FACTS)
            seats[seat] = {word: _seat_fact(word, f, seat, resolver) for word, f in facts.items()}
        else:
            words = [*(s.name for s in resolver.seats), *TABLE_FACTS, "now"]
            value.fail(f"'{key}' is neither a seat nor a known fact{nearest(key, words)}")
    return Expect(now, seats, table)


def _seat_fact(key: str, field: FileValue, seat: int, resolver: NameResolver) -> Any:
    if key in COUNTS:
        return field.number()
    if key in CARD_LISTS:
        return _wanted(field.items(), resolver)
    if key in ("out", "in_round"):
        return field.boolean()
    if key == "out_because":
        return None if field.is_null else BECAUSE[field.word(BECAUSE)]
    if key == "tracks":
        return read_tracks(field, seat, resolver)
    if key == "piles":
        return {resolver.pile(f, id, reading=True): _pile(f, resolver) for id, f in field.mapping().items()}
    return {id: resolver.token(f, id, seat, reading=True) for id, f in field.mapping().items()}


def _pile(field: FileValue, resolver: NameResolver) -> Any:
    """A number of cards, or a list of them."""
    return _wanted(field.list(), resolver) if field.is_list else field.number()


def _wanted(cards: list[FileValue], resolver: NameResolver) -> tuple[Wanted, ...]:
    return tuple(_card(card, resolver) for card in cards)


def _card(field: FileValue, resolver: NameResolver) -> Wanted:
    """A card by its title, or by a mapping with further conditions."""
    if not field.is_mapping:
        return resolver.names.known(field), {}
    fields = field.mapping(ENTRY)
    if "card" not in fields:
        field.fail("'card' is missing")
    told = resolver.told(fields)
    if "of" in fields:
        told["of"] = resolver.seat(fields["of"])
    return resolver.names.known(fields["card"]), told


def _table_fact(key: str, field: FileValue, resolver: NameResolver) -> Any:
    if key == "pot":
        return field.number()
    if key == "inn_gold":
        if not field.is_mapping:
            return field.number()
        fields = field.mapping(("gained",))
        return {"gained": fields["gained"].number()} if fields else field.fail("expected 'gained' or a number")
    if key == "phase":
        return field.word(TABLE_PHASES)
    if key in ("turn", "priority"):
        return resolver.seat(field)
    if key == "stack":
        return tuple(resolver.names.known(f) for f in field.list())
    if key == "pot_cards":
        return tuple(_card(f, resolver) if (coin := resolver.coin(f)) is None else (coin[1:], {}) for f in field.list())
    if key == "piles":
        return {id: _pile(f, resolver) for id, f in field.mapping(OF_DUNGEONS).items()}
    if key == "log_has":
        return tuple(f.text() for f in field.items())
    if field.is_null:
        return None
    if key == "pawn":
        return resolver.tavern(field)
    if key == "closed":
        return frozenset(map(resolver.tavern, field.list()))
    if key in OF_TAVERNS:
        return {resolver.tavern(f, id): f.number() for id, f in field.mapping().items()}
    if key == "winner":
        return tuple(sorted(resolver.seat(f) for f in field.items()))
    if key == "drink":
        return {word: _drink_fact(word, f, resolver) for word, f in field.mapping(DRINK_FACTS).items()}
    if key == "prizes":
        return {word: _prizes(word, f, resolver) for word, f in field.mapping(PRIZES).items()}
    return {word: _gambling_fact(word, f, resolver) for word, f in field.mapping(GAMBLING).items()}


def _drink_fact(key: str, field: FileValue, resolver: NameResolver) -> Any:
    if key == "cards":
        return tuple(resolver.names.known(f) for f in field.list())
    return resolver.seat(field) if key == "of" else field.number()


def _prizes(key: str, field: FileValue, resolver: NameResolver) -> tuple[Wanted, ...]:
    """The Prizes of a place; in the pot there is at most one."""
    if key == "pot" and field.is_null:
        return ()
    return _wanted([field] if key == "pot" else field.list(), resolver)


def _gambling_fact(key: str, field: FileValue, resolver: NameResolver) -> Any:
    if field.is_null:
        return None
    if key == "players":
        return tuple(sorted(resolver.seat(f) for f in field.list()))
    return resolver.names.known(field) if key == "last" else resolver.seat(field)
