# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the keyboard's focus goes when nobody has said where."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdi_desktop.ui.table.pieces import Pieces
    from rdi_desktop.ui.table.refs import Ref

USUAL = ("entry", "seat", "table", "pile", "card", "button", "ability", "action", "curtain", "map")
"""Kinds of things, the most likely wanted first; an answer in a bubble comes before all of them."""
ON_MAP = ("stop", "pawn")
"""What comes next while a map lies open."""


def first_wanted(places: Iterable[Ref], lit: Collection[Ref], pieces: Pieces, *, map_open: bool) -> Ref | None:
    """The first of the most likely kind, from left to right; a stop on a map only if it may be gone to."""
    order = ("choice", *(ON_MAP if map_open else ()), *USUAL)
    return min(
        places,
        key=lambda ref: (order.index(ref.kind), ref.kind == "stop" and ref not in lit, pieces.rect(ref).x()),
        default=None,
    )
