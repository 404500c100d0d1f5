# SPDX-License-Identifier: GPL-3.0-or-later
"""The stage over the table: cards in the middle, Drinks before drinkers, words and arrows, and their places.

Every animation of a beat is given a stage. Which beat has which animation is defined in `theatre`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.director import Beat, FaceUpCard, PastPlay
from rdi_desktop.director.shown import EMPTY
from rdi_desktop.engine.seen import SeenEntry, SeenTable
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.arrows import Arrows, spots
from rdi_desktop.ui.table.contest_scene import ContestScene
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.light import Light
from rdi_desktop.ui.table.map_views import MapViews
from rdi_desktop.ui.table.middle import Middle
from rdi_desktop.ui.table.motions import Motions
from rdi_desktop.ui.table.placard import Boards, Placard
from rdi_desktop.ui.table.portraits import FaceModel
from rdi_desktop.ui.table.speech import SpeechBubbles
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.whereabouts import Whereabouts
from rdi_desktop.ui.words.beats import BeatLine

_Z = 240.0
SPOKEN = frozenset({"play", "answer"})
"""Beats with which somebody says the title of a card."""
HOME = 0.32
"""Size of a card as it arrives on its pile, relative to one in the middle."""


class BeatTeller(Protocol):
    """Puts beats into words."""

    def said(self, beat: Beat) -> BeatLine:
        """The line below what is shown."""

    def called(self, beat: Beat) -> str:
        """Large words across the middle; '' for most beats."""

    def told(self, play: PastPlay) -> str:
        """A play and its results, in lines."""


class Stage:
    """The stage as animations see it. `theatre.Theatre` is that stage."""

    def __init__(
        self,
        scene: QGraphicsScene,
        drawing: DrawingContext,
        animator: Animator,
        where: Whereabouts,
    ) -> None:
        self._scene = scene
        self.drawing = drawing
        self._animator = animator
        self._where = where
        self._mat, self._lies = where.mat, where.waits
        self.mat, self.coins, self.works = where.mat, where.coins, where.works
        self.face, self.lying, self.tankard = where.face, where.lying, where.tankard
        self.dealt = where.dealt
        self.motions = Motions(scene, drawing, animator, where.place)
        self.placard = Placard(scene, drawing, animator)
        self.light = Light(scene, drawing, animator)
        self.contest = ContestScene(scene, drawing, self.motions)
        self.speech = SpeechBubbles(scene, drawing, animator)
        self._arrows = Arrows(scene)
        self._layout: TableLayout | None = None
        self._boards: Boards | None = None
        self.map_views: MapViews | None = None
        """The maps of this table."""
        self.middle: Middle | None = None
        """What lies in its middle."""
        self.shown: Callable[[], SeenTable] = lambda: EMPTY
        """The table as it is shown."""
        self.viewer: int | None = None
        """The only viewer at this screen, if there is one."""
        self.words: BeatTeller | None = None
        self.names: list[str] = []
        self._cards: dict[int, CardSprite] = {}
        self._row: list[int] = []
        """Cards in the middle, the first one played first."""
        self.drinks: dict[int, list[int]] = {}
        """For each drinker the cards of their Drink."""

    def lay(self, layout: TableLayout) -> None:
        """Use that layout."""
        if layout != self._layout:
            if self._layout is not None:
                self.clear()
            self._layout = self.motions.layout = layout
            self._boards = Boards.of(layout)

    @property
    def boards(self) -> Boards:
        """The places on the stage."""
        assert self._boards is not None
        return self._boards

    @property
    def layout(self) -> TableLayout:
        """The layout of the table."""
        assert self._layout is not None
        return self._layout

    @property
    def cards(self) -> dict[int, CardSprite]:
        """The cards that are shown, by id."""
        return dict(self._cards)

    def end(self, beat: Beat) -> None:
        """A beat is over."""
        for card in beat.cards if beat.kind == "show" else ():
            sprite = self._cards.pop(card.id, None)
            if sprite is not None:
                home = Pose(self.from_hand(beat.seat), 0, 0.34, 0.0)
                self.motions.go(sprite.item, home, 200, done=_remover(self._scene, sprite.item))

    def rest(self, alive: Iterable[FaceUpCard]) -> None:
        """No more beats: cards that wait for an answer go to their places, all others disappear."""
        waiting = {card.id: card for card in alive}
        for id in list(self._cards):
            sprite = self._cards.pop(id)
            at = self._lies(waiting[id]) if id in waiting else None
            end = Pose(at or sprite.item.pos(), 0, 0.3 if at is not None else 0.9, 0.0)
            self.motions.go(sprite.item, end, 200, done=_remover(self._scene, sprite.item))
        self._row = []
        self.clear_drinks()
        self.unpoint()
        self.placard.clear()
        self.light.rise()
        self.contest.clear()

    def clear(self) -> None:
        """Remove everything."""
        self._animator.skip()
        self.motions.clear()
        self.speech.clear()
        self.rest(())
        self._animator.skip()
        self.light.clear()

    def gives_way(self, rect: QRectF, part: float) -> None:
        """At that fraction of a moment, what lies in the middle, partly below that."""
        if self.middle is not None:
            self.middle.show_below(rect, 1.0 - max(0.0, min(1.0, part / 0.1, (1.0 - part) / 0.1)))

    # Drinks: implemented by the theatre

    def make_room(self, duration: float) -> None:
        """A card comes into the middle: a Drink before its drinker moves aside."""
        raise NotImplementedError

    def clear_drinks(self) -> None:
        """Remove all Drinks."""
        raise NotImplementedError

    # cards in the middle

    def raise_up(self, card: FaceUpCard, start: QPointF, beat: Beat) -> CardSprite:
        """A card comes into the middle; those that it answers make room, and so does a Drink."""
        length = _ms(beat) * 0.2
        self.make_room(length)
        boards = self.boards
        sprite = self.sprite(card, boards.card)
        self.enter_row(card)
        for back, id in enumerate(reversed(self._row)):
            if back:
                self._cards[id].item.setZValue(_Z + 5 - back * 0.1)
                self.motions.go(self._cards[id].item, boards.spot(back), length)
        sprite.item.setZValue(_Z + 5)
        self.motions.go(sprite.item, boards.spot(), length, start=Pose(start, 6, 0.34))
        return sprite

    def sprite(self, card: FaceUpCard, size: tuple[float, float]) -> CardSprite:
        sprite = self._cards.get(card.id)
        if sprite is None:
            sprite = self._cards[card.id] = self.drawing.sprite(z=_Z + 5, exact=True)
            self._scene.addItem(sprite.item)
        sprite.show(self.drawing.faces.face(card.data), size)
        return sprite

    def fetch(self, card: FaceUpCard, beat: Beat, back: int = 0) -> CardSprite:
        """A card that waited for its answer comes back into the middle."""
        sprite = self._cards.get(card.id)
        if sprite is None:
            start = self._lies(card) or self.from_hand(card.owner)
            sprite = self.sprite(card, self.boards.card)
            self._row.insert(0, card.id)
            self.motions.go(sprite.item, self.boards.spot(back), _ms(beat) * 0.16, start=Pose(start, 0, 0.3))
        return sprite

    def add(self, item: QGraphicsItem) -> None:
        """Add an item of the stage's own."""
        self._scene.addItem(item)

    def ahead(self, beats: Iterable[Beat]) -> None:
        """Draw the cards of these coming beats in advance."""
        if self._boards is not None:
            for card in (card for beat in beats for card in beat.cards):
                self.drawing.pictures.ahead(self.drawing.faces.face(card.data), self.boards.card)

    def enter_row(self, card: FaceUpCard) -> None:
        """The card is in the middle from now on, before those that are there; it may have been among them."""
        self.leave_row(card)
        self._row.append(card.id)

    def leave_row(self, card: FaceUpCard) -> None:
        """The card is no longer in the middle."""
        if card.id in self._row:
            self._row.remove(card.id)

    def release(self, card: FaceUpCard) -> CardSprite | None:
        """A card that is shown is released from the stage."""
        self.leave_row(card)
        return self._cards.pop(card.id, None)

    def face_side(self, seat: int) -> float:
        """The width of that person's face."""
        picture = self.face(seat)
        return picture.item.boundingRect().width() * 0.5 if picture is not None else 1.0

    def dusk(self, spot: QRectF, seats: Iterable[int]) -> None:
        """Light falls, except on that place, on the pot, and on what belongs to these players and the viewer."""
        self.light.fall(self.layout, (spot, *self._where.lit(seats)))

    def shake_table(self, length: float, delay: float = 0) -> None:
        """The whole table jumps once."""
        if not self.motions.reduced:
            self.motions.jolt(length, delay)

    def speak(self, beat: Beat) -> None:
        """Whoever plays a card says its title, if persons are large."""
        seat, card, face = beat.seat, beat.card, self.face(beat.seat) if beat.seat is not None else None
        if beat.kind not in SPOKEN or seat is None or card is None or face is None or seat == self.layout.own:
            return
        if isinstance(face.model, FaceModel) and not self.layout.plain:
            title = str(getattr(self.drawing.faces.face(card.data), "title", ""))
            place = face.item.sceneBoundingRect()
            if title:
                shoulders = self.layout.mats[seat] if self.works(seat) is not None else QRectF()
                self.speech.say(seat, title, place, self.layout.unit, len(self.layout.mats) - 1, shoulders)

    def unpoint(self) -> None:
        """Remove arrows."""
        self._arrows.show((), lambda _: QRectF(), 1.0)

    def _point(self, by: int | None, to: Iterable[int], start: QPointF | None = None) -> None:
        """Arrows from a card, or a face, to its targets."""
        layout = self._layout
        assert layout is not None
        if by is None:
            return
        face = spots(layout)
        entry = SeenEntry(0, "play", by=by, targets=[seat for seat in to if seat != by])
        from_card = QRectF(start, QSizeF()) if start is not None else face(by)
        self._arrows.show([entry], lambda seat: from_card if seat == by else face(seat), layout.unit)

    def between(self, beat: Beat) -> None:
        """An arrow from the card in the middle to the player it is offered to."""
        self._point(beat.seat, beat.to, self.boards.spot().at)

    def say(self, beat: Beat, at: QPointF | None = None) -> None:
        if self.words is not None:
            seat = beat.to[0] if beat.seat is None and len(beat.to) == 1 else beat.seat
            self.placard.say(self.words.said(beat), self.boards, at, seat)

    def from_hand(self, seat: int | None, name: str = "hand") -> QPointF:
        """The middle of a place on a mat; without a seat, the middle of the table."""
        return self.motions.place(name, seat) if seat is not None else self.motions.place("centre", None)

    def send(self, sprite: CardSprite, end: Pose, duration: float) -> None:
        """A released card moves there, and disappears."""
        self.motions.go(sprite.item, end, duration, done=_remover(self._scene, sprite.item))

    def say_aside(self, beat: Beat) -> None:
        """Show the beat's text, unless a card there has a text."""
        if not self._row and not self.contest.visible and not self.drinks:
            self.say(beat)

    def sweep(self, beat: Beat) -> None:
        """When something else begins, remove what has been drunk or has ended without effect."""
        if beat.kind == "answer":
            return
        away = self.motions.place("drink_discard", None)
        drunk = [id for ids in self.drinks.values() for id in ids]
        keep = set(self._row) if beat.kind in ("play", "trap") else set()
        for id in [id for id in self._cards if id in drunk or (id not in keep and beat.kind in _FRESH)]:
            sprite = self._cards.pop(id)
            end = Pose(away if id in drunk else sprite.item.pos(), 5, HOME, 0.4 if id in drunk else 0.0)
            self.motions.go(sprite.item, end, 260, done=_remover(self._scene, sprite.item))
            if id in self._row:
                self._row.remove(id)
        self.clear_drinks()
        if beat.kind in _FRESH:
            self.unpoint()
            self.placard.clear()
            self.light.rise()
            self.contest.clear()


ON_MAP = frozenset({"walk", "sent_back", "crawl", "closing"})
"""Beats that are shown on the open map."""
_FRESH = frozenset(
    {"turn", "phase", "last_chance", "falls", "thrown_out", "share", "round_won", "prolonged", "end", "order"} | ON_MAP
)
"""Beats with which something new begins, and everything shown before is removed."""


def _ms(beat: Beat) -> float:
    return beat.seconds * 1000


def _remover(scene: QGraphicsScene, item: QGraphicsItem) -> Callable[[], None]:
    def remove() -> None:
        if item.scene() is scene:
            scene.removeItem(item)

    return remove
