# SPDX-License-Identifier: GPL-3.0-or-later
"""Rings around things on the table: what may be touched, is held or picked, or is meant by a hint or an entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.forecast import ANSWERED
from rdi_desktop.ui.table.paying import Paying
from rdi_desktop.ui.table.picture import Picture, PictureRow, Tags
from rdi_desktop.ui.table.pieces import ASKED, BREAK_IN, GOAL, HINTED, MAY, PICKED
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.table.setting import outline
from rdi_desktop.ui.table.tankard import badge_of, glass_of
from rdi_desktop.ui.words import asking

if TYPE_CHECKING:
    from rdi_desktop.ui.table.table_base import TableBase

_PLAIN = ("button", "action", "choice", "ability", "curtain")
"""Kinds of things that show themselves that they can be touched."""


_Z_LIGHT = 8.0
"""Lights: above wood and rim, below settings and the own person."""
_AROUND = {"entry": 14.0, "tankard": 24.0}
"""How far they reach (times the unit)."""
_SOFT = 6
"""In how many steps they fade."""


class Highlights:
    """The rings of one table."""

    def __init__(self, scene: TableBase) -> None:
        self._scene = scene
        self._hinted: frozenset[Ref] = frozenset()
        self._hinted_for: DecisionTold | None = None
        """The question to which the hint belongs."""
        self._asks = False
        """Whether one is asked, and has not taken up an answer."""
        self._lights = Tags(PictureRow(lambda _: Picture(z=_Z_LIGHT), scene), scene.drawing.dpr, _paint_light)

    def hint(self, cards: Iterable[int], seats: Iterable[int], about: DecisionTold | None) -> None:
        """Ring what a hint means, until something else is asked."""
        self._hinted = frozenset([*map(refs.card, cards), *map(refs.seat, seats)])
        self._hinted_for = about

    def asked(self, about: DecisionTold | None) -> None:
        """Note the present question."""
        if about != self._hinted_for:
            self._hinted = frozenset()

    def show(self, goal: Ref | None, concerned: frozenset[Ref], raised: int | None, *, waits: bool) -> None:
        """Update all rings, and what is lit.

        `goal`: what a dragged card is over; `concerned`: what a selected entry or play concerns; `raised`: whose setting is held up;
        `waits`: the question does.
        """
        scene, controller = self._scene, self._scene.controller
        holding, picked = controller.held is not None, self._picked()
        own = refs.seat(scene.layout.own) if controller.paying is not None else None
        pending = controller.legal.pending
        self._asks = asks = not waits and pending is not None and pending.kind in ANSWERED and not holding
        self._light_up()
        for piece in scene.pieces:
            ref = piece.ref
            if ref.kind in _PLAIN and ref != refs.POTION:
                continue
            piece.mark(self._style(ref, goal, concerned, picked), scene.layout.unit)
            if ref.kind == "card":
                ways = controller.legal.touched.get(ref, ()) if ref in picked else ()
                piece.number(next(map(controller.place_of, ways), ""), scene.drawing.dpr())
            if ref.kind in ("seat", "entry", "team"):
                key = scene.layout.settings.get(int(ref.of)) if ref.kind == "seat" else None
                key = None if key is None or key.mate or ref.of in (raised, scene.layout.own) else key
                rival = ref.kind == "team" and ref.of != scene.view.seats[scene.layout.own].side
                unlit = key is not None or rival if asks else holding and ref not in controller.lit and ref != own
                lies = key is not None and not (key.shared or key.plain)
                piece.shade(unlit, outline(piece.item.boundingRect()) if lies else None)

    def raised(self) -> frozenset[int]:
        """Raised cards of the hand: picked, held, or chosen as payment."""
        controller = self._scene.controller
        found = {int(ref.of) for ref in self._picked() if ref.kind == "card"}
        if controller.paying is not None:
            found |= set(controller.paying.cards)
        elif controller.held is not None and controller.held.kind == "card":
            found.add(int(controller.held.of))
        return frozenset(found)

    def dimmed(self) -> frozenset[int]:
        """Cards of the hand that do not answer what is asked; none on one's own free turn, and as long as the question waits."""
        lit = self._scene.controller.lit
        return frozenset(id for id in self._scene.hand.sprites if self._asks and refs.card(id) not in lit)

    def _light_up(self) -> None:
        """While one is asked, there is a light around what it is about, mostly the newest entry, and around one's own tankard."""
        scene, layout = self._scene, self._scene.layout
        lit = {}
        if self._asks and layout.own in layout.settings:
            lit["tankard"] = layout.mat_inside[layout.own].track.translated(layout.mats[layout.own].topLeft())
        if self._asks and scene.view.stack:
            about = scene.controller.legal.pending and asking.asked_about(scene.controller.legal.pending)
            lit["entry"] = scene.pieces.rect(refs.entry(about[-1] if about else scene.view.stack[-1].id))
        far = {kind: _AROUND[kind] * layout.unit for kind in lit}
        self._lights.show([((kind, far[kind]), rect.adjusted(*_outwards(far[kind]))) for kind, rect in lit.items()])

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


def _outwards(far: float) -> tuple[float, float, float, float]:
    return -far, -far, far, far


def _paint_light(painter: QPainter, model: tuple[str, float], rect: QRectF) -> None:
    """Light around an entry, or around a tankard with its badge: dense at its edge, and softer outwards as far as the model says."""
    kind, far = model
    body, lit, whole = rect.adjusted(far, far, -far, -far), QPainterPath(), QPainterPath()
    glass = glass_of(body) if kind == "tankard" else body
    corner = min(12.0, glass.height() * 0.1)
    lit.addRoundedRect(glass, corner, corner)
    if kind == "tankard":
        lit.addEllipse(badge_of(body))
    whole.addRect(rect)
    painter.setClipPath(whole.subtracted(lit))
    tint = QColor(THEME.glow)
    tint.setAlphaF(0.5)
    for step in range(_SOFT):
        pen = QPen(tint, 2 * far * (1 - step / _SOFT))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(lit, pen)
