# SPDX-License-Identifier: GPL-3.0-or-later
"""From events to movement: what happened is told by events, never worked out from two states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from rdi_desktop.ui import words
from rdi_desktop.ui.cards.art import draw_art
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.brush import CENTRE, LEFT, PALETTE
from rdi_desktop.ui.table.brush import words as paint_words
from rdi_desktop.ui.table.easel import Easel
from rdi_desktop.ui.table.faces import DRINK_BACK
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.sprites import Subject
from rdi_desktop.ui.theme import THEME

Event = Mapping[str, Any]
Place = Callable[[str, int | None], QPointF]
"""The middle of a place on the scene: its name, and the seat for a place on a mat."""

_Z = 250.0
_STAGGER = 70
_LONGEST = 900
"""However much happened, the last movement begins within this time (ms)."""
_REVEALED, _REVEALED_MS = 230.0, 3400
"""Height of a revealed card (times the unit), and how long it lies there (ms)."""
_CHANGES = {
    "lost_fortitude": ("fortitude", -1),
    "gained_fortitude": ("fortitude", +1),
    "gained_alcohol": ("alcohol", +1),
    "lost_alcohol": ("alcohol", -1),
}


class Motions:
    """Shows events as flights of cards and coins and as words that rise from the mats."""

    def __init__(self, scene: QGraphicsScene, easel: Easel, animator: Animator, place: Place) -> None:
        self._scene = scene
        self._easel = easel
        self._animator = animator
        self._place = place
        self._risen: dict[int, int] = {}
        self._cards: Mapping[int, Event] = {}
        self._flying: set[QGraphicsItem] = set()

    def play(self, events: Sequence[Event], layout: TableLayout, cards: Mapping[int, Event]) -> None:
        """Show these events, one shortly after the other; `cards` are those that lie open now."""
        self._cards = cards
        for event in events:
            if event["key"] == "trap_checked":
                self._reveal(event, layout)
        if self._animator.reduced:
            return
        shown = [event for event in events if event["key"] in _SHOWN or words.floating(event["key"])]
        stagger = min(_STAGGER, _LONGEST / max(1, len(shown)))
        self._risen = {}
        for number, event in enumerate(shown):
            delay = round(number * stagger)
            mover = _SHOWN.get(event["key"])
            if mover is not None:
                mover(self, event, layout, delay)
            said = words.floating(event["key"])
            if said is not None and event["seat"] is not None:
                self.rise(event["seat"], said, "", layout, delay)

    # what moves

    def fly(
        self, subject: Subject, start: QPointF, end: QPointF, layout: TableLayout, delay: int, turn: float = 0
    ) -> None:
        """A card flies."""
        sprite = self._easel.sprite(z=_Z)
        height = 76 * layout.unit
        sprite.show(subject, (height * THEME.metrics.card_ratio, height))
        self._launch(sprite.item, Pose(start, -turn, 0.9), Pose(end, turn, 0.75), delay)

    def toss(self, amount: int, start: QPointF, end: QPointF, layout: TableLayout, delay: int) -> None:
        """Coins fly."""
        side = 26 * layout.unit
        for number in range(min(amount, 5)):
            picture = Picture(z=_Z)
            picture.show("icons/gold", (side, side), self._easel.dpr(), _paint_icon, centred=True)
            self._launch(picture.item, Pose(start), Pose(end), delay + number * 55)

    def rise(self, seat: int, text: str, icon: str, layout: TableLayout, delay: int) -> None:
        """Words or a change rise from a mat and fade."""
        row = self._risen.get(seat, 0)
        self._risen[seat] = row + 1
        height = 36 * layout.unit
        picture = Picture(z=_Z + 10)
        size = ((4.6 if icon else 9.5) * height, height * 1.1)
        picture.show((text, icon), size, self._easel.dpr(), _paint_rising, centred=True)
        at = self._place("track", seat) + QPointF(0, -row * height * 0.9)
        start = Pose(at, scale=0.7, opacity=1.0)
        end = Pose(at - QPointF(0, height * 1.5), scale=1.08, opacity=0.0)
        self._launch(picture.item, start, end, delay, duration=1300)

    def _launch(
        self, item: QGraphicsItem, start: Pose, end: Pose, delay: int, duration: int = 0, still: bool = False
    ) -> None:
        self._scene.addItem(item)
        self._flying.add(item)

        def land() -> None:
            self._flying.discard(item)
            self._scene.removeItem(item)

        self._animator.move(item, end, duration or round(THEME.metrics.flight_ms * 1.5), delay, start, land, still)

    def _reveal(self, event: Event, layout: TableLayout) -> None:
        """The card that somebody found while checking for Traps lies before them for a moment, also when nothing moves."""
        card = event["args"].get("card")
        told = (event.get("cards") or {}).get(card)
        subject = self._easel.faces.face(told) if told is not None else self._face(card)
        if subject is None or event["seat"] is None:
            return
        sprite = self._easel.sprite(z=_Z + 5)
        height = min(_REVEALED * layout.unit, layout.prompt.top() * 0.6)
        width = height * THEME.metrics.card_ratio
        sprite.show(subject, (width, height))
        mat = layout.mats[event["seat"]]
        gap = 6 * layout.unit
        x = min(max(mat.center().x(), gap + width / 2), layout.size[0] - gap - width / 2)
        y = min(max(mat.bottom() + height * 0.3, gap + height / 2), layout.prompt.top() - gap - height / 2)
        there = Pose(QPointF(x, y))
        self._launch(sprite.item, there, Pose(QPointF(x, y), opacity=0.0), 0, _REVEALED_MS, still=True)

    # one method for each kind of event that moves something

    def _drew(self, event: Event, layout: TableLayout, delay: int) -> None:
        seat = event["seat"]
        for number in range(min(_amount(event), 4)):
            back = self._easel.faces.back_of(seat)
            self.fly(back, self._place("deck", seat), self._place("hand", seat), layout, delay + number * 60, 6)

    def _discarded(self, event: Event, layout: TableLayout, delay: int) -> None:
        seat = event["seat"]
        if seat is None:
            return
        cards = event["args"].get("cards") or ()
        for number, card in enumerate(cards[:5]):
            subject = self._face(card) or self._easel.faces.back_of(seat)
            self.fly(subject, self._place("hand", seat), self._place("discard", seat), layout, delay + number * 50, 4)

    def _ordered(self, event: Event, layout: TableLayout, delay: int) -> None:
        to = event["args"].get("to")
        if to is not None:
            self.fly(DRINK_BACK, self._place("drink_deck", None), self._place("drink_me", to), layout, delay, 8)

    def _drank(self, event: Event, layout: TableLayout, delay: int) -> None:
        for number, card in enumerate(event["args"].get("cards") or ()):
            start, end = self._place("head", event["seat"]), self._place("drink_discard", None)
            self.fly(self._face(card) or DRINK_BACK, start, end, layout, delay + number * 60, 5)

    def _face(self, card: int | None) -> Subject | None:
        known = self._cards.get(card) if card is not None else None
        return self._easel.faces.face(known) if known is not None else None

    def _changed(self, event: Event, layout: TableLayout, delay: int) -> None:
        attribute, sign = _CHANGES[event["key"]]
        amount = _amount(event)
        if event["seat"] is not None and amount:
            self.rise(event["seat"], _signed(sign * amount), f"icons/{attribute}", layout, delay)

    def _gold(self, event: Event, layout: TableLayout, delay: int) -> None:
        sign = 1 if event["key"] == "gained_gold" else -1
        if event["seat"] is not None:
            self.rise(event["seat"], _signed(sign * _amount(event)), "icons/gold", layout, delay)

    def _token(self, event: Event, layout: TableLayout, delay: int) -> None:
        token, amount = event["args"].get("token"), _amount(event)
        if event["seat"] is not None and token and amount:
            self.rise(event["seat"], _signed(amount), f"tokens/{token}", layout, delay)

    def _paid(self, event: Event, layout: TableLayout, delay: int) -> None:
        args, seat = event["args"], event["seat"]
        self.toss(
            _amount(event), self._purse(args.get("payer", seat)), self._purse(args.get("to", "inn")), layout, delay
        )

    def _took(self, event: Event, layout: TableLayout, delay: int) -> None:
        source = event["args"].get("source", "pot")
        self.toss(_amount(event), self._purse(source), self._purse(event["seat"]), layout, delay)

    def _pot_to_inn(self, event: Event, layout: TableLayout, delay: int) -> None:
        self.toss(_amount(event), self._purse("pot"), self._purse("inn"), layout, delay)

    def _divided(self, event: Event, layout: TableLayout, delay: int) -> None:
        for seat in event["args"].get("to") or ():
            self.toss(1, self._purse(event["seat"]), self._purse(seat), layout, delay)

    def _purse(self, whose: str | int | None) -> QPointF:
        """Where that Gold lies: a seat's, the Inn's, the pot's."""
        if isinstance(whose, int):
            return self._place("head", whose)
        return self._place(whose if whose in ("inn", "pot") else "centre", None)


_SHOWN: dict[str, Callable[[Motions, Event, TableLayout, int], None]] = {
    "drew": Motions._drew,
    "discarded": Motions._discarded,
    "drink_ordered": Motions._ordered,
    "drank": Motions._drank,
    **dict.fromkeys(_CHANGES, Motions._changed),
    **dict.fromkeys(("gained_gold", "lost_gold"), Motions._gold),
    **dict.fromkeys(("token_changed", "token_claimed"), Motions._token),
    **dict.fromkeys(("paid", "anted"), Motions._paid),
    **dict.fromkeys(("took_gold", "round_won", "pot_taken"), Motions._took),
    "pot_to_inn": Motions._pot_to_inn,
    "gold_divided": Motions._divided,
}


def _amount(event: Event) -> int:
    """How much or how many."""
    args = event["args"]
    return int(args.get("n", args.get("count", 1)))


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def _paint_icon(painter: QPainter, icon: str, rect: QRectF) -> None:
    draw_art(painter, icon, rect)


def _paint_rising(painter: QPainter, model: tuple[str, str], rect: QRectF) -> None:
    text, icon = model
    height = rect.height()
    body = QRectF(rect)
    if icon:
        body.setLeft(rect.center().x() - height * 0.1)
        draw_art(painter, icon, QRectF(rect.center().x() - height * 1.15, rect.top(), height, height))
    font = THEME.title_font(height * 0.72)
    align = CENTRE if not icon else LEFT
    for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5), (1, 1), (-1, -1), (1, -1), (-1, 1)):
        paint_words(painter, body.translated(dx, dy), text, font, PALETTE.shadow, align)
    paint_words(painter, body, text, font, PALETTE.candle, align)
