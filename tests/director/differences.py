# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the shown table with a view after all beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rdi_desktop.engine.seen import SeenSeat, SeenTable

CHECKED = ("fortitude", "alcohol", "facing", "gold", "deck", "out", "out_because", "tokens", "claimed", "tracks")


def differences(shown_view: SeenTable, view: SeenTable) -> Iterator[str]:
    """Numbers at which the shown table differs from the view after all beats: nothing may change unseen."""
    for mine, other in zip(shown_view.seats, view.seats, strict=False):
        for key in CHECKED:
            shown, is_ = (_plain(getattr(seat, key), mine.worked_out) for seat in (mine, other))
            if shown != is_:
                yield f"{key} of seat {mine.seat}: {shown} is shown, {is_} is true"
        lie, true = ({card.id for card in seat.in_play} for seat in (mine, other))
        if lie != true:
            yield f"before seat {mine.seat} lie {sorted(lie)} on the shown table, in truth {sorted(true)}"
        counted, right = (_counted(seat) for seat in (mine, other))
        if counted != right:
            yield f"numbers on cards before seat {mine.seat}: {counted} are shown, {right} are true"
    for key in ("turn", "turn_number", "phase", "inn_gold", "priority", "coins"):
        if getattr(shown_view, key) != getattr(view, key):
            yield f"{key}: {getattr(shown_view, key)} is shown, {getattr(view, key)} is true"
    stand, there = (_pieces(each) for each in (shown_view, view))
    if stand != there:
        yield f"dungeon and taverns: {stand} are shown, {there} are true"
    if shown_view.pot.gold != view.pot.gold:
        yield f"pot: {shown_view.pot.gold} is shown, {view.pot.gold} is true"


def _counted(seat: SeenSeat) -> dict[int, dict[str, int]]:
    """The counters on cards before a seat, by card, without zeros."""
    found = {card.id: {word: n for word, n in card.counters.items() if n} for card in seat.in_play}
    return {card: numbers for card, numbers in found.items() if numbers}


def _pieces(view: SeenTable) -> tuple[object, ...]:
    """Positions in a dungeon; the party's tavern, and the closed ones."""
    at = view.dungeon.at if view.dungeon is not None else None
    party = view.crawl.party if view.crawl is not None else None
    closed = [tavern.id for tavern in view.crawl.taverns if tavern.closed] if view.crawl is not None else []
    return at, party, closed


def _plain(value: Any, follows: Collection[str]) -> Any:
    """Tokens without zeros and computed values, for comparison."""
    return {id: n for id, n in value.items() if n and id not in follows} if isinstance(value, dict) else value
