# SPDX-License-Identifier: GPL-3.0-or-later
"""Rings around things on the table: what may be touched, is held or picked, or is meant by a hint or an entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.forecast import ANSWERED
from rdi_desktop.ui.table.paying import Paying
from rdi_desktop.ui.table.pieces import ASKED, BREAK_IN, GOAL, HINTED, MAY, PICKED
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import asking

if TYPE_CHECKING:
    from rdi_desktop.ui.table.table_base import TableBase

_PLAIN = ("button", "action", "choice", "ability", "curtain")
"""Kinds of things that show themselves that they can be touched."""


class Highlights:
    """The rings of one table."""

    def __init__(self, scene: TableBase) -> None:
        self._scene = scene
        self._hinted: frozenset[Ref] = frozenset()
        self._hinted_for: DecisionTold | None = None
        """The question to which the hint belongs."""

    def hint(self, cards: Iterable[int], seats: Iterable[int], about: DecisionTold | None) -> None:
        """Ring what a hint means, until something else is asked."""
        self._hinted = frozenset([*map(refs.card, cards), *map(refs.seat, seats)])
        self._hinted_for = about

    def asked(self, about: DecisionTold | None) -> None:
        """Note the present question."""
        if about != self._hinted_for:
            self._hinted = frozenset()

    def show(self, goal: Ref | None, concerned: frozenset[Ref]) -> None:
        """Update all rings. `goal`: what a dragged card is over; `concerned`: what a selected entry or play concerns."""
        scene, controller = self._scene, self._scene.controller
        holding, picked = controller.held is not None, self._picked()
        own = refs.seat(scene.layout.own) if controller.paying is not None else None
        for piece in scene.pieces:
            ref = piece.ref
            if ref.kind in _PLAIN and ref != refs.POTION:
                continue
            piece.mark(self._style(ref, goal, concerned, picked), scene.layout.unit)
            if ref.kind == "card":
                ways = controller.legal.touched.get(ref, ()) if ref in picked else ()
                piece.number(next(map(controller.place_of, ways), ""), scene.drawing.dpr())
            if ref.kind in ("seat", "entry"):
                piece.shade(holding and ref not in controller.lit and ref != own)

    def raised(self) -> frozenset[int]:
        """Raised cards of the hand: picked, held, or chosen as payment."""
        controller = self._scene.controller
        found = {int(ref.of) for ref in self._picked() if ref.kind == "card"}
        if controller.paying is not None:
            found |= set(controller.paying.cards)
        elif controller.held is not None and controller.held.kind == "card":
            found.add(int(controller.held.of))
        return frozenset(found)

    def dimmed(self, *, waits: bool) -> frozenset[int]:
        """Cards of the hand that do not answer what is asked; none on one's own free turn, and as long as the question `waits`."""
        scene, controller = self._scene, self._scene.controller
        pending = controller.legal.pending
        if waits or pending is None or pending.kind not in ANSWERED or controller.held is not None:
            return frozenset()
        return frozenset(id for id in scene.hand.sprites if refs.card(id) not in controller.lit)

    def _style(self, ref: Ref, goal: Ref | None, concerned: frozenset[Ref], picked: set[Ref]) -> str | None:
        controller = self._scene.controller
        paying, pending = controller.paying, controller.legal.pending
        if ref in picked or (ref == controller.held and paying is None):
            return PICKED
        if paying is not None:
            return PICKED if ref in paying.chosen else self._offers(paying, ref)
        if ref in self._hinted:
            return HINTED
        if ref in controller.lit:
            return (PICKED if ref == goal else GOAL) if controller.held is not None else self._may(ref)
        if ref == goal or ref in concerned:
            return PICKED
        return ASKED if ref.kind == "entry" and pending and ref.of in asking.asked_about(pending) else None

    def _offers(self, paying: Paying, ref: Ref) -> str | None:
        """The ring of something while a card waits for its costs."""
        if ref in paying.offered:
            return GOAL
        return PICKED if ref == paying.at else MAY if ref in self._scene.controller.lit else None

    def _may(self, ref: Ref) -> str:
        """The ring of something that may be touched: as an answer, or only to interrupt."""
        legal = self._scene.controller.legal
        ways = legal.carried.get(ref, ())
        return BREAK_IN if ref not in legal.touched and all(way.interject for way in ways) else MAY

    def _picked(self) -> set[Ref]:
        controller = self._scene.controller
        ids = set(controller.picked)
        return {ref for ref, ways in controller.legal.touched.items() if any(way.id in ids for way in ways)}
