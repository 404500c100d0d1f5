# SPDX-License-Identifier: GPL-3.0-or-later
"""What the keyboard's focus can reach, and where it starts."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.refs import Ref

if TYPE_CHECKING:
    from rdi_desktop.ui.table.pieces import Pieces
    from rdi_desktop.ui.table.table_base import TableBase

USUAL = ("entry", "seat", "team", "table", "pile", "card", "button", "ability", "action", "curtain", "map", "fold")
"""Kinds of things, the most likely ones first; answers in a bubble come before all of them."""
ON_MAP = ("stop", "pawn")
"""These come next while a map is open."""

VISITED = ("seat", "team", "entry")
"""What can be focused although it cannot be used."""


def reachable(scene: TableBase, *, visits: bool) -> dict[Ref, QRectF]:
    """Everything that the keyboard can reach now, with its rectangle. `visits`: also mats and plays that cannot be used."""
    controller, hand = scene.controller, {refs.card(id): id for id in scene.hand.sprites}
    if scene.covered:
        found: set[Ref] = {refs.CURTAIN}
    elif controller.paying is not None:
        found = {*controller.lit, refs.PLAY, refs.CANCEL}
    elif controller.question is not None and controller.question.dismissable:
        found = {piece.ref for piece in scene.pieces if piece.ref.kind in ("choice", "action")}
    elif controller.held is not None:
        found = {*controller.lit, refs.CANCEL}
    else:
        kinds = ("choice", "button", "action", "ability", "map", "fold", *(("stop",) if scene.map_views.open else ()))
        kinds = (*kinds, *(VISITED if visits else ()))
        found = {*controller.lit, *hand, *(piece.ref for piece in scene.pieces if piece.ref.kind in kinds)}
    return {
        ref: scene.hand.rest_of(hand[ref]) if ref in hand else scene.pieces.rect(ref)
        for ref in found
        if (piece := scene.pieces.get(ref)) is not None and piece.item.isVisible()
    }


def first_wanted(places: Iterable[Ref], lit: Collection[Ref], pieces: Pieces, *, map_open: bool) -> Ref | None:
    """The leftmost thing of the most likely kind; a stop on a map only if it may be entered."""
    order = ("choice", *(ON_MAP if map_open else ()), *USUAL)
    return min(
        places,
        key=lambda ref: (order.index(ref.kind), ref.kind == "stop" and ref not in lit, pieces.rect(ref).x()),
        default=None,
    )
