# SPDX-License-Identifier: GPL-3.0-or-later
"""What a deep stack comes to: whose numbers change, from what to what, without further answers.

It is a list beside the stack, or where that has no room a line below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.asked import PreviewTold
from rdi_desktop.engine.seen import SeenCard, SeenEntry, SeenSeat, SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.art import draw_art, has_art
from rdi_desktop.ui.cards.brush import LEFT, PALETTE, badge, plank, seat_mark, words
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.cut import cut_bottom
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.models import NumbersToCome, drunk
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.words import stack as words_stack
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.fates import foresee
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import listed, said

if TYPE_CHECKING:
    from rdi_desktop.content import Content

_TOLD = ("fortitude", "alcohol", "gold")
_MOST_FORTITUDE = 20
_WARNS = "#ff9d8a"
_ROW = 1.75
"""Height of a row, in the smallest letters."""
_TAB = 0.84
"""Height of what a card comes to, in rows."""
_NAME = 3.2
"""With less room a name is left out, since the sign identifies the player (in the smallest letters)."""


class NumberChange(NamedTuple):
    """A player's number now, and later."""

    what: str
    before: int
    after: int | None
    """None: it changes by an unknown amount."""


class SeatForecast(NamedTuple):
    """A player with changing numbers."""

    seat: int
    name: str
    changes: tuple[NumberChange, ...]
    out: bool
    """Whether Fortitude and Alcohol Content will meet."""


def forecasts(view: SeenTable, names: ShownNames, content: Content | None) -> tuple[SeatForecast, ...]:
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
    found = [_seat_forecast(seats[who], names.seat(who), changes, unsure) for who, changes in sorted(sums.items())]
    own = first[seats[view.seat].side] if view.seat is not None else None
    told = [each for each in found if each.changes]
    return tuple(sorted(told, key=lambda each: (each.seat != own, not each.out)))


def _seat_forecast(seat: SeenSeat, name: str, sums: dict[str, int], unsure: set[tuple[int, str]]) -> SeatForecast:
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
    return SeatForecast(seat.seat, name, tuple(changes), meet and not open_ & {"fortitude", "alcohol"})


def coming(each: SeatForecast | None, seat: SeenSeat) -> NumbersToCome | None:
    """What that seat's tankard comes to; None: neither number changes."""
    changed = (
        {change.what: change.after for change in each.changes if change.what != "gold"} if each is not None else {}
    )
    if not changed:
        return None
    fortitude, alcohol = changed.get("fortitude", seat.fortitude), changed.get("alcohol", seat.alcohol)
    if fortitude is None or alcohol is None:
        return NumbersToCome(seat.fortitude, drunk(seat), False)
    return NumbersToCome(fortitude, drunk(seat) + alcohol - seat.alcohol, True)


def comes_of(
    view: SeenTable, told: PreviewTold, card: SeenCard | None, names: ShownNames, content: Content | None
) -> SeatForecast | None:
    """What a play that was told so comes to, and its card, if nobody answers it: numbers that it changes, and those that it saves.

    They are the viewer's, or if nothing is at stake for the viewer those of the first player concerned; in a Round with the pot.
    """
    then = _once_played(view, told, card)
    now = {each.seat: each for each in forecasts(view, names, content)}
    later = {each.seat: each for each in forecasts(then, names, content)}
    found: SeatForecast | None = None
    for each in (*now.values(), *later.values()):
        if found is None or (each.seat == view.seat and found.seat != view.seat):
            coming = {change.what: change for change in later[each.seat].changes} if each.seat in later else {}
            spared = (
                {c.what: NumberChange(c.what, c.before, c.before) for c in now[each.seat].changes}
                if each.seat in now
                else {}
            )
            changes = {**spared, **coming}
            out = each.seat in later and later[each.seat].out
            found = SeatForecast(each.seat, each.name, tuple(changes[what] for what in _TOLD if what in changes), out)
    pot = view.pot.gold
    grown = pot + _into_pot(then, content)
    if grown != pot or _into_pot(view, content):
        found = found or SeatForecast(view.seat or 0, "", (), False)
        found = found._replace(changes=(*found.changes, NumberChange("pot", pot, grown)))
    return found


def _once_played(view: SeenTable, told: PreviewTold, card: SeenCard | None) -> SeenTable:
    """The table with that play on the stack, and what it answers as it then is."""
    answered = told.on
    stack = [
        entry
        if answered is None or entry.id != answered.id
        else replace(entry, negated=answered.negated, outcome=answered.outcome)
        for entry in view.stack
    ]
    play = SeenEntry(
        max((entry.id for entry in stack), default=0) + 1, "play", by=view.seat, card=card, outcome=told.outcome
    )
    return replace(view, stack=[*stack, play])


def _into_pot(view: SeenTable, content: Content | None) -> int:
    """The Gold that payments on the stack put into the pot."""
    fates = foresee(view, content)
    paid = [
        entry for entry in view.stack if entry.to == "pot" and not entry.negated and fates[entry.id].negated_by is None
    ]
    return sum(-changes.get("gold", 0) for entry in paid for changes in entry.outcome.values())


class ForecastSlip:
    """The list of players whose numbers are about to change."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._drawing, self._pieces = drawing, pieces
        self._slip = Picture(z=20)
        self._slip.item.setVisible(False)
        scene.addItem(self._slip.item)
        self.shown: tuple[SeatForecast, ...] = ()
        """The players listed, as far as there is room."""

    def above(self, area: QRectF) -> QRectF:
        """That area without the part that the slip takes from its lower end."""
        taken = self._slip.item.sceneBoundingRect() if self.shown else QRectF()
        return area if not taken.intersects(area) else area.adjusted(0, 0, 0, taken.top() - 4 - area.bottom())

    def show(self, found: Sequence[SeatForecast], room: QRectF) -> None:
        """List these in that area, from its top: one below the other, or in an area for one line side by side."""
        self._slip.item.setVisible(bool(found))
        self.shown = ()
        if not found:
            self._pieces.drop(refs.SUMS)
            return
        row = line_height()
        rows = int((room.height() - row * 0.5) / row) - 1
        listed = has_room(room) and rows >= min(2, len(found))  # whoever looks is named before "and 2 more"
        if listed:
            few = tuple(found) if len(found) <= rows else tuple(found[: rows - 1])
            lines = len(few) + (len(few) < len(found))
            size = (room.width(), row * (lines + 1.5))
        else:
            room = cut_bottom(room, row)[0]
            few = _side_by_side(found, room.width())
            size = (room.width(), room.height())
        self.shown = few
        rest = len(found) - len(few)
        model = (few, words_stack.others(rest) if rest else "")
        self._slip.show(model, size, self._drawing.dpr(), _paint if listed else _paint_line)
        self._slip.item.setPos(room.topLeft())
        spoken = [f"{isolated(each.name)}: {in_words(each)}" for each in found]
        self._slip.item.setToolTip("\n".join([terms.label("as_it_stands"), *spoken]))
        self._pieces.put(refs.SUMS, self._slip.item)


def comes_to(view: SeenTable, names: ShownNames, content: Content | None) -> str:
    """Whose numbers change first of all, without further answers, in words; '' if nobody's do. The viewer need not be named."""
    found = forecasts(view, names, content)
    return told_of(view, found[0], len(found) - 1) if found else ""


def told_of(view: SeenTable, each: SeatForecast, more: int = 0) -> str:
    """That player's changes, with the name unless it is the viewer, and for how many others something changes."""
    own = not each.name or (view.seat is not None and view.seats[each.seat].side == view.seats[view.seat].side)
    return said("around-comes-to", own=own, who=isolated(each.name), changes=in_words(each), more=more)


def line_height() -> float:
    """The height of one player's line (px)."""
    return letters.smallest() * _ROW


def has_room(room: QRectF) -> bool:
    """Whether players can be listed there one below the other, with a heading."""
    return room.height() >= line_height() * 2.5 and room.width() > 9 * letters.smallest()


def _side_by_side(found: Sequence[SeatForecast], room: float) -> tuple[SeatForecast, ...]:
    """The first of them that fit into a line of that width, at least one; with room for the number of others and the first name."""
    pad = line_height() * 0.5
    if sum(_wide(each) + pad * 1.2 for each in found) <= room - 2 * pad:
        return tuple(found)
    few: list[SeatForecast] = []
    left = room - 2 * pad
    for place, each in enumerate(found):
        left -= _wide(each, named=not place) + pad * 1.2
        others = 0.0 if place == len(found) - 1 else _others_wide(len(found) - place - 1)
        if few and left < others:
            break
        few.append(each)
    return tuple(few)


def _others_wide(rest: int) -> float:
    return QFontMetricsF(letters.body(13 * letters.scale())).horizontalAdvance(words_stack.others(rest))


def in_words(each: SeatForecast) -> str:
    """That player's changes: each number now and later, and whether they are out then."""
    parts = [_in_words(change) for change in each.changes]
    return said("around-out", changes=listed(parts)) if each.out else listed(parts)


def _in_words(change: NumberChange) -> str:
    what, before, after = terms.thing(change.what), change.before, change.after
    if change.what == "pot":
        return said("around-pot-grows" if after != before else "around-pot-stays", before=before, after=after, n=before)
    if after is None:
        return said("around-changes", thing=what, before=before)
    return said(
        "around-goes-to" if after != before else "around-stays", thing=what, before=before, after=after, n=before
    )


def _paint(painter: QPainter, model: tuple[tuple[SeatForecast, ...], str], rect: QRectF) -> None:
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


def _paint_line(painter: QPainter, model: tuple[tuple[SeatForecast, ...], str], rect: QRectF) -> None:
    """Without room for a list: a heading if it fits, and the players side by side, each as a sign and numbers."""
    found, rest = model
    plank(painter, rect, rect.height() * 0.4, 236)
    pad = line_height() * 0.5
    line = rect.adjusted(pad, 0, -pad, 0)
    widths = [_wide(each, named=bool(rest) and not place) for place, each in enumerate(found)]
    need = sum(widths) + pad * 1.2 * len(found)
    need += QFontMetricsF(letters.body(13 * letters.scale())).horizontalAdvance(rest)
    font = letters.title(13 * letters.scale())
    heading = terms.label("as_it_stands")
    if QFontMetricsF(font).horizontalAdvance(heading) + pad < line.width() - need:
        line.setLeft(line.left() + words(painter, line, heading, font, PALETTE.candle, LEFT) + pad * 1.5)
    for each, wide in zip(found, widths, strict=True):
        _paint_row(painter, each, QRectF(line.left(), line.top(), wide, line.height()))
        line.setLeft(line.left() + wide + pad * 1.2)
    if rest:
        words(painter, line, rest, letters.body(13 * letters.scale()), PALETTE.parchment_light, LEFT)


def paint_tab(painter: QPainter, each: SeatForecast, rect: QRectF) -> None:
    """What a card comes to, on its upper edge: of its changes those that have room."""
    badge(painter, rect.adjusted(1, 1, -1, -1), "", PALETTE.parchment_light, PALETTE.ink)
    _paint_row(painter, each, rect.adjusted(rect.height() * 0.4, 0, -rect.height() * 0.4, 0), PALETTE.ink)


def tab_of(each: SeatForecast, room: float) -> tuple[SeatForecast, tuple[float, float]] | None:
    """As many of the changes as fit into that width, and the size that they need; None: not one does."""
    height = line_height() * _TAB
    for few in range(len(each.changes), 0, -1):
        kept = each._replace(name="", changes=each.changes[:few])
        wide = _wide(kept) + height * 0.8
        if wide <= room:
            return kept, (wide, height)
    return None


def _said(each: SeatForecast, change: NumberChange) -> str:
    spoken = f"{change.before} → {'?' if change.after is None else change.after}"
    return spoken + ("!" if each.out and change.what != "gold" else "")


def _wide(each: SeatForecast, *, named: bool = False) -> float:
    """The width of a player's sign and numbers, and of the name if it is `named` (px)."""
    metrics = QFontMetricsF(letters.title(13 * letters.scale()))
    side = metrics.height() * 0.85
    name = metrics.horizontalAdvance(each.name) + side if named else 0.0
    return (
        name + side * 0.9 + sum(metrics.horizontalAdvance(_said(each, change)) + side * 1.55 for change in each.changes)
    )


def _paint_row(painter: QPainter, each: SeatForecast, line: QRectF, ink: str = "") -> None:
    font = letters.title(13 * letters.scale())
    side = QFontMetricsF(font).height() * 0.85
    ink = ink or (_WARNS if each.out else PALETTE.parchment_light)
    seat_mark(painter, each.seat, QRectF(line.left(), line.center().y() - side / 2, side, side))
    right = line.right()
    for change in reversed(each.changes):
        spoken = _said(each, change)
        wide = QFontMetricsF(font).horizontalAdvance(spoken)
        words(painter, QRectF(right - wide, line.top(), wide + 1, line.height()), spoken, font, ink, LEFT)
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
