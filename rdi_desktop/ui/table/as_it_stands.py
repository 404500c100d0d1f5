# SPDX-License-Identifier: GPL-3.0-or-later
"""The slip beside a deep stack: whose numbers change, from what to what, without further answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.seen import SeenSeat, SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import LEFT, PALETTE, plank, seat_mark, words
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.easel import Easel
from rdi_desktop.ui.table.models import drunk
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.words import stack as words_stack
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.fates import foresee
from rdi_desktop.ui.words.names import ShownNames

_TOLD = ("fortitude", "alcohol", "gold")
_MOST_FORTITUDE = 20
_WARNS = "#ff9d8a"
_ROW = 1.75
"""Height of a row, in the smallest letters."""
_NAME = 3.2
"""With less room a name is left out, since the sign identifies the player (in the smallest letters)."""


class NumberChange(NamedTuple):
    """A player's number now, and later."""

    what: str
    before: int
    after: int | None
    """None: it changes by an unknown amount."""


class Stands(NamedTuple):
    """A player with changing numbers."""

    seat: int
    name: str
    changes: tuple[NumberChange, ...]
    out: bool
    """Whether Fortitude and Alcohol Content will meet."""


def foretold(view: SeenTable, names: ShownNames, content: Any) -> tuple[Stands, ...]:
    """The players whose numbers change without further answers: the viewer, then those who would be out, then the others in order.

    A team is listed once, by its first player.
    """
    seats = view.seats
    first = {seat.side: seat.seat for seat in reversed(seats)}
    sums: dict[int, dict[str, int]] = {}
    unsure: set[tuple[int, str]] = set()
    fates = foresee(view, content)
    for entry in view.stack:
        fate = fates[entry.id]
        if entry.negated or entry.begun or fate.negated_by is not None:
            continue
        for key, changes in (entry.outcome or {}).items():
            index = int(key)
            if index >= len(seats) or index in fate.spared or seats[index].facing:
                continue
            who = first[seats[index].side]
            for what in _TOLD:
                n = changes.get(what)
                if type(n) is int and n:
                    mine = sums.setdefault(who, {})
                    mine[what] = mine.get(what, 0) + n
                    unsure |= {(who, what)} if fate.changed_by else set()
    found = [_stands(seats[who], names.seat(who), changes, unsure) for who, changes in sorted(sums.items())]
    own = first[seats[view.seat].side] if view.seat is not None else None
    told = [each for each in found if each.changes]
    return tuple(sorted(told, key=lambda each: (each.seat != own, not each.out)))


def _stands(seat: SeenSeat, name: str, sums: dict[str, int], unsure: set[tuple[int, str]]) -> Stands:
    now = seat.numbers
    after = {what: max(0, now[what] + n) for what, n in sums.items()}
    if "fortitude" in after:
        after["fortitude"] = min(after["fortitude"], max(_MOST_FORTITUDE, seat.fortitude))
    open_ = {what for what in sums if (seat.seat, what) in unsure}
    changes = [
        NumberChange(what, now[what], None if what in open_ else after[what])
        for what in _TOLD
        if what in open_ or after.get(what, now[what]) != now[what]
    ]
    against = drunk(seat) + after.get("alcohol", seat.alcohol) - seat.alcohol
    meet = after.get("fortitude", seat.fortitude) <= against
    return Stands(seat.seat, name, tuple(changes), meet and not open_ & {"fortitude", "alcohol"})


class ForecastSlip:
    """The slip."""

    def __init__(self, scene: QGraphicsScene, easel: Easel, pieces: Pieces) -> None:
        self._easel, self._pieces = easel, pieces
        self._slip = Picture(z=20)
        self._slip.item.setVisible(False)
        scene.addItem(self._slip.item)
        self.shown: tuple[Stands, ...] = ()
        """The players listed, as far as there is room."""

    def show(self, found: Sequence[Stands], room: QRectF) -> None:
        """List these in that area, from its top."""
        row = letters.smallest() * _ROW
        rows = int((room.height() - row * 0.5) / row) - 1
        on = bool(found) and rows >= 1 and room.width() > 9 * letters.smallest()
        self._slip.item.setVisible(on)
        self.shown = ()
        if not on:
            self._pieces.drop(refs.SUMS)
            return
        few = tuple(found) if len(found) <= rows else tuple(found[: max(0, rows - 1)])
        self.shown = few
        rest = len(found) - len(few)
        lines = len(few) + bool(rest)
        model = (few, words_stack.others(rest) if rest else "")
        size = (room.width(), row * (lines + 1.5))
        self._slip.show(model, size, self._easel.dpr(), _paint)
        self._slip.item.setPos(room.topLeft())
        said = [f"{each.name}: {_in_words(each)}" for each in found]
        self._slip.item.setToolTip("\n".join([terms.label("as_it_stands"), *said]))
        self._pieces.put(refs.SUMS, self._slip.item)


def _in_words(each: Stands) -> str:
    parts = [
        f"{terms.thing(change.what)} {change.before} "
        + (f"to {change.after}" if change.after is not None else "changes")
        for change in each.changes
    ]
    return terms.listed(parts) + (", out" if each.out else "")


def _paint(painter: QPainter, model: tuple[tuple[Stands, ...], str], rect: QRectF) -> None:
    """A heading, and a row for each player: sign, name, and the numbers at the right."""
    found, rest = model
    row = letters.smallest() * _ROW
    plank(painter, rect, row * 0.4, 236)
    line = QRectF(rect.left() + row * 0.5, rect.top() + row * 0.25, rect.width() - row, row)
    words(painter, line, terms.label("as_it_stands"), letters.title(13 * letters.scale()), PALETTE.candle, LEFT)
    for each in found:
        line.translate(0, row)
        _paint_row(painter, each, line)
    if rest:
        line.translate(0, row)
        words(painter, line, rest, letters.body(13 * letters.scale()), PALETTE.parchment_light, LEFT)


def _paint_row(painter: QPainter, each: Stands, line: QRectF) -> None:
    font = letters.title(13 * letters.scale())
    side = QFontMetricsF(font).height() * 0.85
    ink = _WARNS if each.out else PALETTE.parchment_light
    seat_mark(painter, each.seat, QRectF(line.left(), line.center().y() - side / 2, side, side))
    right = line.right()
    for change in reversed(each.changes):
        said = f"{change.before} → {'?' if change.after is None else change.after}"
        said += "!" if each.out and change.what != "gold" else ""
        wide = QFontMetricsF(font).horizontalAdvance(said)
        words(painter, QRectF(right - wide, line.top(), wide + 1, line.height()), said, font, ink, LEFT)
        right -= wide + side * 0.15
        if has_art(f"icons/{change.what}"):
            draw_art(painter, f"icons/{change.what}", QRectF(right - side, line.center().y() - side / 2, side, side))
            right -= side
        right -= side * 0.4
    name = QRectF(line.left() + side * 1.3, line.top(), right - line.left() - side * 1.4, line.height())
    if name.width() > _NAME * letters.smallest():
        words(painter, name, each.name, _name_font(each.name, name.width()), ink, LEFT)


def _name_font(name: str, room: float) -> QFont:
    font = letters.title(13 * letters.scale())
    return letters.fitted(font, name, room, large=True)
