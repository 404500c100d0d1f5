# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the shown table with a view after all beats."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from rdi_desktop.director.open_cards import OpenPlace, open_cards
from rdi_desktop.engine.seen import SeenCard, SeenSeat, SeenTable

CHECKED = (
    "fortitude", "alcohol", "facing", "gold", "deck", "out", "out_because", "tokens", "claimed", "tracks",
    "drink_me", "served", "drink_backs", "potions", "withdrawn", "mute", "in_round",
)  # fmt: skip


def differences(shown_view: SeenTable, view: SeenTable) -> Iterator[str]:
    """Numbers at which the shown table differs from the view after all beats: nothing may change unseen."""
    for mine, other in zip(shown_view.seats, view.seats, strict=False):
        for key in CHECKED:
            shown, is_ = (_plain(getattr(seat, key), mine.worked_out) for seat in (mine, other))
            if shown != is_:
                yield f"{key} of seat {mine.seat}: {shown} is shown, {is_} is true"
        more, held = mine.hand_count - other.hand_count, other.hand_count
        if not 0 <= more <= being_announced(shown_view, view, mine.seat):
            yield f"{mine.hand_count} cards in the hand of seat {mine.seat} are shown, {held} are true"
        yield from _piles(mine, other)
        lie, true = ({card.id for card in seat.in_play} for seat in (mine, other))
        if lie != true:
            yield f"before seat {mine.seat} lie {sorted(lie)} on the shown table, in truth {sorted(true)}"
        counted, right = (_counted(seat) for seat in (mine, other))
        if counted != right:
            yield f"numbers on cards before seat {mine.seat}: {counted} are shown, {right} are true"
    lies, really = ({id: each.place for id, each in open_cards(each).items()} for each in (shown_view, view))
    if lies != really:
        yield f"open cards: {set(lies.items()) ^ set(really.items())} lie elsewhere on the shown table"
    tops, true_tops = (_tops(each) for each in (shown_view, view))
    if tops != true_tops:
        yield f"on top of piles lie {tops} on the shown table, in truth {true_tops}"
    for key in ("turn", "turn_number", "phase", "inn_gold", "priority", "coins", "drink_deck"):
        if getattr(shown_view, key) != getattr(view, key):
            yield f"{key}: {getattr(shown_view, key)} is shown, {getattr(view, key)} is true"
    stand, there = (_pieces(each) for each in (shown_view, view))
    if stand != there:
        yield f"dungeon and taverns: {stand} are shown, {there} are true"
    if (shown_view.pot.gold, shown_view.pot.hidden) != (view.pot.gold, view.pot.hidden):
        yield f"pot: {shown_view.pot} is shown, {view.pot} is true"


def being_announced(shown_view: SeenTable, view: SeenTable, seat: int) -> int:
    """Plays of a seat that lie on the stack although nothing has been told of them yet, while their costs are being picked."""
    shown = {entry.id for entry in shown_view.stack}
    return sum(entry.kind == "play" and entry.by == seat and entry.id not in shown for entry in view.stack)


def _piles(mine: SeenSeat, other: SeenSeat) -> Iterator[str]:
    """Side decks and places of a character: how many cards, and which of those that everybody sees."""
    for name, pile in other.piles.items():
        shown = mine.piles[name]
        if (shown.count, _ids(shown.cards)) != (pile.count, _ids(pile.cards)):
            yield f"{name} of seat {mine.seat}: {shown.count} {_ids(shown.cards)} are shown, {pile.count} {_ids(pile.cards)} are true"


def _ids(cards: Iterable[SeenCard] | None) -> set[int]:
    return {card.id for card in cards or ()}


def _tops(view: SeenTable) -> dict[OpenPlace, int]:
    """The top card of each pile of open cards, in which they are listed from the bottom."""
    return {each.place: id for id, each in open_cards(view).items()}


def _counted(seat: SeenSeat) -> dict[int, dict[str, int]]:
    """The counters on cards before a seat, by card, without zeros."""
    found = {card.id: {word: n for word, n in card.counters.items() if n} for card in seat.in_play}
    return {card: numbers for card, numbers in found.items() if numbers}


def _pieces(view: SeenTable) -> tuple[object, ...]:
    """Positions in a dungeon; the party's tavern, and the closed ones."""
    at = (view.dungeon.at, view.dungeon.trick) if view.dungeon is not None else None
    party = view.crawl.party if view.crawl is not None else None
    taverns = [(each.id, each.closed, each.deck) for each in view.crawl.taverns] if view.crawl is not None else []
    return at, party, taverns


def _plain(value: Any, follows: Collection[str]) -> Any:
    """Tokens without zeros and computed values, for comparison."""
    return {id: n for id, n in value.items() if n and id not in follows} if isinstance(value, dict) else value
