# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's hand: a fan of large cards at the lower edge of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene
from shiboken6 import isValid

from rdi_desktop.engine.seen import SeenCard
from rdi_desktop.ui.cards.face import CardFace, Held, plan_face
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout, fan, raised
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces, adorn
from rdi_desktop.ui.table.shadows import CARD, Shadow
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.stack_forecast import SeatForecast, paint_tab, tab_of

_Z = 40.0
_Z_PICKED, _Z_UP = 50.0, 60.0
_Z_WAITING = 150.0


_ABOVE = 0.92
"""How much of what a card comes to stands above it, in heights of that."""
_STRIP = 0.8
"""Least height of the strip with its type on which that stands otherwise, in heights of a tab."""
_APART = 2.0
"""Steps in pixels for the visible part of overlapping cards, so that not every further card repaints all of them."""


def how_held(places: Sequence[QPointF], layout: TableLayout) -> Held:
    """The visible part of the cards at these places."""
    width = layout.hand_card[0]
    step = min((after.x() - one.x() for one, after in pairwise(places)), default=width)
    wide = 1.0 if step >= width else step // _APART * _APART / width
    return Held(wide, round(layout.hand_seen, 3), round(layout.hand_letters, 1))


class HandFan:
    """Keeps a sprite for each card of the hand and moves it to its place."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces, animator: Animator) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces
        self._animator = animator
        self.sprites: dict[int, CardSprite] = {}
        self._shadows: dict[int, Shadow] = {}
        self._poses: dict[int, Pose] = {}
        self._raised: frozenset[int] = frozenset()
        self._faded = False
        self._dimmed: frozenset[int] = frozenset()
        self._tabs: dict[int, Picture] = {}
        self._hovered: int | None = None
        self._carried: int | None = None
        self._waiting: tuple[int, QPointF, float] | None = None
        self._layout: TableLayout | None = None
        self._wide = 1.0
        """The part of a card's width that none of the others covers."""

    def show(self, cards: Iterable[SeenCard], layout: TableLayout, come_from: Callable[[int], QPointF]) -> None:
        """Show this hand; a new card comes from `come_from`."""
        cards = list(cards)
        moved = layout is not self._layout
        self._layout = layout
        for id in [id for id in self.sprites if id not in {card.id for card in cards}]:
            self._remove(id)
        places = fan(len(cards), layout.hand, layout.hand_card)
        held = how_held([at for at, _ in places], layout)
        self._wide = held.wide
        for place, (card, (at, turn)) in enumerate(zip(cards, places, strict=True)):
            id = card.id
            sprite = self.sprites.get(id)
            new = sprite is None
            if sprite is None:
                sprite = self.sprites[id] = self._drawing.sprite(z=_Z + place * 0.01)
                self._shadows[id] = Shadow(sprite.item)
                self._scene.addItem(sprite.item)
                self._pieces.put(refs.card(id), sprite.item)
                sprite.item.setPos(come_from(id))
            sprite.item.setZValue(_Z + place * 0.01)
            sprite.show(self._drawing.faces.face(card)._replace(held=held), layout.hand_card)
            self._shadows[id].show(sprite.rect, CARD, layout.unit, self._drawing.dpr())
            self._poses[id] = Pose(at, turn)
            if id != self._carried:
                start = Pose(come_from(id), scale=0.4) if new else None
                self._settle(id, 0 if moved and not new else THEME.metrics.flight_ms, start)

    @property
    def at_rest(self) -> list[tuple[CardSprite, Pose]]:
        """The cards from left to right, with their places."""
        return [(sprite, self._poses[id]) for id, sprite in self.sprites.items()]

    def clear(self) -> None:
        """Remove the hand."""
        for id in list(self.sprites):
            self._remove(id)

    def show_answers(self, comes_to: Mapping[int, SeatForecast]) -> None:
        """Let these cards wear a tab that tells what they come to."""
        tabs: dict[int, Picture] = {}
        for id, each in comes_to.items():
            place = self._tab_place(id, each) if id in self.sprites else None
            if place is not None:
                tab = tabs[id] = self._tabs.pop(id) if id in self._tabs else _tab(self.sprites[id])
                tab.lay(place[0], place[1], self._drawing.dpr(), paint_tab)
        for tab in self._tabs.values():
            if isValid(tab.item):
                self._scene.removeItem(tab.item)
        self._tabs = tabs

    def _tab_place(self, id: int, each: SeatForecast) -> tuple[SeatForecast, QRectF] | None:
        """What a tab on that card tells, and where: above its upper edge, or where letters are too large on the strip with its type."""
        assert self._layout is not None
        sprite = self.sprites[id]
        seen, card = sprite.rect.width() * min(1.0, self._wide), sprite.rect
        fits = tab_of(each, seen)
        if fits is None:
            return None
        model, (width, height) = fits
        left = card.left() + (seen - width) / 2
        if height * _ABOVE <= self.rest_of(id).top() - self._layout.prompt.bottom():
            return model, QRectF(left, card.top() - height * _ABOVE, width, height)
        strip = plan_face(sprite.subject, *sprite.size).strip if isinstance(sprite.subject, CardFace) else None
        if strip is None or strip.height() < height * _STRIP:
            return None
        return model, QRectF(
            card.left() + strip.left(), card.top() + strip.top(), seen - 2 * strip.left(), strip.height()
        )

    def show_state(self, raised: frozenset[int], faded: bool, dimmed: frozenset[int] = frozenset()) -> None:
        """Raise those cards, picked or selected; fade the others while something is held, and these while something is asked."""
        if (raised, faded, dimmed) == (self._raised, self._faded, self._dimmed):
            return
        changed = raised ^ self._raised | dimmed ^ self._dimmed if faded == self._faded else self.sprites.keys()
        self._raised, self._faded, self._dimmed = raised, faded, dimmed
        for id in changed & self.sprites.keys():
            if id != self._carried:
                self._settle(id, 120)

    def hover(self, id: int | None) -> None:
        """The mouse or the focus is on that card."""
        if id == self._hovered:
            return
        before, self._hovered = self._hovered, id
        for each in (before, id):
            if each is not None and each in self.sprites and each != self._carried:
                self._settle(each, 110)

    def carry(self, id: int | None) -> None:
        """That card is being dragged: leave its place empty. None: it returns."""
        before, self._carried = self._carried, id
        if id is not None:
            item = self.sprites[id].item
            self._animator.forget(item)
            item.setZValue(200)
            item.setRotation(0)
            item.setScale(0.82)
            item.setOpacity(0.94)
        elif before is not None and before in self.sprites:
            self._settle(before, THEME.metrics.flight_ms)

    def wait(self, id: int | None, at: QPointF, scale: float) -> None:
        """That card waits elsewhere, at that size; None: all are in the hand."""
        before, self._waiting = self._waiting, (id, at, scale) if id is not None else None
        if before == self._waiting:
            return
        for each in {before[0] if before else None, id}:
            if each is not None and each in self.sprites and each != self._carried:
                self._settle(each, THEME.metrics.flight_ms)

    def _settle(self, id: int, duration: int, start: Pose | None = None) -> None:
        item = self.sprites[id].item
        rest = self._poses[id]
        if self._waiting is not None and self._waiting[0] == id:
            item.setZValue(_Z_WAITING)
            self._animator.move(item, Pose(self._waiting[1], scale=self._waiting[2]), duration, start=start)
            return
        up = id in self._raised
        hovered = id == self._hovered
        assert self._layout is not None
        pose = Pose(rest.at, rest.turn)
        if up or hovered:
            at = raised(rest.at, self._layout.hand_card, 1.0 if up else 0.6)
            pose = Pose(at, 0.0 if hovered else rest.turn)
        piece = self._pieces.get(refs.card(id))
        if piece is not None:
            piece.shade((self._faded or id in self._dimmed) and not up)
        place = list(self.sprites).index(id)
        item.setZValue((_Z_UP if hovered else _Z_PICKED if up else _Z) + place * 0.01)
        self._animator.move(item, pose, duration, start=start)

    def rest_of(self, id: int) -> QRectF:
        """The rectangle of that card at rest."""
        assert self._layout is not None
        width, height = self._layout.hand_card
        at = self._poses[id].at
        return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)

    def _remove(self, id: int) -> None:
        sprite = self.sprites.pop(id)
        self._tabs.pop(id, None)
        self._shadows.pop(id)
        self._poses.pop(id, None)
        self._animator.forget(sprite.item)
        self._pieces.drop(refs.card(id), sprite.item)
        self._scene.removeItem(sprite.item)
        if self._hovered == id:
            self._hovered = None
        if self._carried == id:
            self._carried = None
        if self._waiting is not None and self._waiting[0] == id:
            self._waiting = None


def _tab(sprite: CardSprite) -> Picture:
    tab = Picture(sprite.item, 6)
    adorn(tab.item)
    return tab
