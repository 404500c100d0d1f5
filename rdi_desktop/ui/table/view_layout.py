# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a game's table, from a view."""

from __future__ import annotations

import math

from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.table.faces import Faces
from rdi_desktop.ui.table.layout import TableLayout, table_layout
from rdi_desktop.ui.table.play_area import before, places_of
from rdi_desktop.ui.table.setting_places import setting_layout


def layout_of(
    view: SeenTable,
    faces: Faces,
    size: tuple[int, int],
    own: int,
    letters: float,
    drawer: float = 0,
    plain: bool = False,
) -> TableLayout:
    """The layout for this game, with that seat at the bottom, letters of that size (1 is usual), below that drawer; `plain`: no persons."""
    seats = view.seats
    machine = next((seat.seat for seat in seats if seat.threat and seat.seat != own), None)
    teams = len({seat.side for seat in seats}) < len(seats)  # Potions lie beside what they share
    tokens = any(seat.tokens or seat.tracks or seat.claimed or (seat.potions and not teams) for seat in seats) or any(
        faces.pile(seat.character, id) is not None for seat in seats for id in seat.piles
    )
    front = math.ceil(places_of(before(seats[own], faces)))
    maps = (view.dungeon is not None) + (view.crawl is not None)
    sides = tuple(seat.side for seat in seats)
    layout = table_layout(*size, len(seats), own, tokens, front, letters, maps, machine, drawer, sides, plain)
    for seat in seats:
        layout = _with_tracks(layout, seat.seat, len(seat.facing)) if seat.facing else layout
    return layout


def _with_tracks(layout: TableLayout, seat: int, tracks: int) -> TableLayout:
    """The layout with so many tracks on the place setting of an automaton."""
    key = layout.settings.get(seat)
    if key is None:
        return layout
    key, rect = key._replace(tracks=tracks), layout.mats[seat]
    inside = {**layout.mat_inside, seat: setting_layout(rect.width(), rect.height(), key)}
    return layout._replace(settings={**layout.settings, seat: key}, mat_inside=inside)
