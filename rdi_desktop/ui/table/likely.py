# SPDX-License-Identifier: GPL-3.0-or-later
"""What the keyboard's focus can go to, and where it goes when nobody has said where."""

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
"""Kinds of things, the most likely wanted first; an answer in a bubble comes before all of them."""
ON_MAP = ("stop", "pawn")
"""What comes next while a map lies open."""

VISITED = ("seat", "team", "entry")
"""What can be visited while it is not for anything."""


def reachable(scene: TableBase, *, visits: bool) -> dict[Ref, QRectF]:
    """Everything that the keyboard can reach now, and where it is. `visits`: also mats and plays at which one only looks."""
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
        kinds = ("choice", "button", "action", "ability", "map", "fold", *(("stop",) if scene.atlas.open else ()))
        kinds = (*kinds, *(VISITED if visits else ()))
        found = {*controller.lit, *hand, *(piece.ref for piece in scene.pieces if piece.ref.kind in kinds)}
    return {
        ref: scene.hand.rest_of(hand[ref]) if ref in hand else scene.pieces.rect(ref)
        for ref in found
        if (piece := scene.pieces.get(ref)) is not None and piece.item.isVisible()
    }


def first_wanted(places: Iterable[Ref], lit: Collection[Ref], pieces: Pieces, *, map_open: bool) -> Ref | None:
    """The first of the most likely kind, from left to right; a stop on a map only if it may be gone to."""
    order = ("choice", *(ON_MAP if map_open else ()), *USUAL)
    return min(
        places,
        key=lambda ref: (order.index(ref.kind), ref.kind == "stop" and ref not in lit, pieces.rect(ref).x()),
        default=None,
    )
