# SPDX-License-Identifier: GPL-3.0-or-later
"""The stack of plays and responses on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenEntry, SeenTable
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.chain import paint_board, paint_coaster, paint_fold, paint_row
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO, TableLayout
from rdi_desktop.ui.table.lines import EntryPlace, deep, laid_lines, unfolded_lines
from rdi_desktop.ui.table.models import EntryModel, Sum
from rdi_desktop.ui.table.picture import Picture, PictureRow, Tags
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.played import Spread, card_at, paint_arrow, paint_card, paint_single, spread
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.stack_forecast import ForecastSlip, SeatForecast, has_room, line_height
from rdi_desktop.ui.words import asking, terms
from rdi_desktop.ui.words import stack as words_stack
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import listed, said, translated


class StackView:
    """The stack: few entries as cards side by side, the newest at the right; many in lines, oldest on top."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces, animator: Animator) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces
        self._animator = animator
        self._rows: dict[int, tuple[Picture, CardSprite]] = {}
        self._notes = Tags(PictureRow(lambda _: Picture(z=21), scene), drawing.dpr, paint_fold)
        self._tips = Tags(PictureRow(lambda _: Picture(z=21), scene), drawing.dpr, paint_arrow)
        self.deep = False
        """Whether it needs all the room beside the Drinks."""
        self.unfolded = False
        """Whether a stack that is too deep for its place is unfolded."""
        self.forecast = ForecastSlip(scene, drawing, pieces)
        self._folded = Picture(z=21)
        self._board = Picture(z=19)
        for picture in (self._folded, self._board):
            picture.item.setVisible(False)
            scene.addItem(picture.item)

    def unfold(self, on: bool | None = None) -> bool:
        """Unfold it, or fold it; False if none are folded, or nothing changes."""
        if refs.FOLD not in self._pieces or on == self.unfolded:
            return False
        self.unfolded = not self.unfolded
        return True

    def show(
        self,
        view: SeenTable,
        layout: TableLayout,
        names: ShownNames,
        come_from: dict[int, QPointF],
        found: tuple[SeatForecast, ...] = (),
    ) -> None:
        """Show every entry; a new one comes from its player's seat. `found`: what it comes to."""
        stack = view.stack
        for id in [id for id in self._rows if id not in {entry.id for entry in stack}]:
            self._remove(id)
        cards = spread(len(stack), layout.stack, layout.unit) if not deep(stack, names.entry) else None
        self.deep = cards is None
        answering = [n for n in range(1, len(stack)) if stack[n].answers == stack[n - 1].id]
        self._tips.show([("answers", cards.arrows[n]) for n in answering] if cards is not None else [])
        if cards is None:
            self._show_deep(view, layout, names, come_from, found)
            return
        self._notes.show([])
        self.forecast.show((), QRectF())
        self._fold(None, layout)
        for number, (entry, rect) in enumerate(zip(stack, cards.places, strict=True), 1):
            self._show_row(entry, number, rect, names, view, come_from, cards)

    def place(self, id: int | None) -> QPointF | None:
        """The place of that entry's card, if it is on the stack."""
        row = self._rows.get(id) if id is not None else None
        return row[1].item.scenePos() if row is not None else None

    def _show_deep(
        self,
        view: SeenTable,
        layout: TableLayout,
        names: ShownNames,
        come_from: dict[int, QPointF],
        found: tuple[SeatForecast, ...],
    ) -> None:
        """A deep stack, and what it comes to: a list left of it, otherwise a line at its right or below it."""
        room, beside = lines_room(layout), beside_stack(view, layout)
        if found and not has_room(beside):
            right = layout.history.left() >= layout.stack.right()
            whole = layout.history if right else room
            beside = QRectF(whole.left(), whole.bottom() - line_height(), whole.width(), line_height())
            if not right:
                room = room.adjusted(0, 0, 0, -line_height() - 3 * layout.unit)
        self._show_lines(view, layout, names, come_from, room)
        self.forecast.show(() if self.unfolded else found, beside)

    def _show_lines(
        self, view: SeenTable, layout: TableLayout, names: ShownNames, come_from: dict[int, QPointF], room: QRectF
    ) -> None:
        """A deep stack in that area, the oldest on top."""
        stack = view.stack
        found = laid_lines(stack, room, layout.unit, names.entry, answerable(view))
        self._fold(found.folded, layout)
        if self.unfolded:
            found = unfolded_lines(stack, all_room(layout), layout.unit, names.entry)
            self._fold(found.folded, layout)
        for number, entry in enumerate(stack, 1):
            place = found.places[entry.id]
            self._show_row(entry, number, place.rect, names, view, come_from, place)
            picture, _ = self._rows[entry.id]
            picture.item.setVisible(place.shape != "folded")
        self._notes.show([(names.entry(id), rect) for rect, id in found.heads])

    def _fold(self, folded: tuple[QRectF, int] | None, layout: TableLayout) -> None:
        """The line for folded entries, or the heading of unfolded ones; None: all have room."""
        self.unfolded = self.unfolded and folded is not None
        self._board.item.setVisible(self.unfolded)
        self._folded.item.setVisible(folded is not None)
        if folded is None:
            self._pieces.drop(refs.FOLD)
            return
        rect, count = folded
        spoken = (words_stack.unfolded if self.unfolded else words_stack.folded)(
            count, self._drawing.named(keys.told("chain"))
        )
        self._folded.lay(spoken, rect, self._drawing.dpr(), paint_fold)
        self._folded.item.setToolTip(spoken)
        self._pieces.put(refs.FOLD, self._folded.item)
        if self.unfolded:
            whole = all_room(layout).adjusted(-6, -4, 6, 4)
            self._board.lay("board", whole, self._drawing.dpr(), paint_board)

    def _show_row(
        self,
        entry: SeenEntry,
        number: int,
        rect: QRectF,
        names: ShownNames,
        view: SeenTable,
        come_from: dict[int, QPointF],
        among: EntryPlace | Spread,
    ) -> None:
        """One entry there; `among`: its place among many, or those of few."""
        id = entry.id
        new = id not in self._rows
        if new:
            picture = Picture(z=20)
            self._scene.addItem(picture.item)
            card_sprite = self._drawing.sprite(picture.item, 1)
            card_sprite.cast()
            self._rows[id] = (picture, card_sprite)
            self._pieces.put(refs.entry(id), picture.item)
        picture, sprite = self._rows[id]
        card = entry.card or (entry.cards[0] if entry.cards else None)
        model = entry_model(entry, number, names, view)
        if isinstance(among, Spread):  # noqa: SIM108
            model = whole(model, entry, number, names, view, among)
        else:
            model = in_line(model, entry, names, view, among)
        picture.show(model, (rect.width(), rect.height()), self._drawing.dpr(), _PAINT[model.shape])
        picture.item.setVisible(True)
        picture.item.setToolTip(_entry_tip(model))
        sprite.item.setVisible(card is not None and model.shape != "coaster")
        if card is not None and model.shape != "coaster":
            height = rect.height() * 0.92
            size, at = (height * RATIO, height), QPointF(rect.height() * 0.05 + height * RATIO / 2, rect.height() / 2)
            if isinstance(among, Spread):
                size, at = among.card, card_at(rect, len(among.places), among)
            sprite.show(self._drawing.faces.face(card), size)
            sprite.item.setPos(at)
        picture.item.setZValue(20 + number * 0.01)
        start = None
        if new:
            source = come_from.get(entry.by, rect.center()) if entry.by is not None else rect.center()
            start = Pose(source, scale=0.35)
        self._animator.move(picture.item, Pose(rect.topLeft()), THEME.metrics.flight_ms if new else 160, start=start)

    def _remove(self, id: int) -> None:
        picture, _ = self._rows.pop(id)
        self._animator.forget(picture.item)
        self._pieces.drop(refs.entry(id))
        self._scene.removeItem(picture.item)


def lines_room(layout: TableLayout) -> QRectF:
    """The area of a deep stack: that of cards, with the place of the last plays if that is below and not beside it."""
    beside = layout.history.left() >= layout.stack.right()
    return layout.stack if beside else layout.stack.united(layout.history)


def all_room(layout: TableLayout) -> QRectF:
    """The area of an unfolded stack, which covers Drinks, Inn and pot, and no player."""
    room = layout.bar.united(layout.stack).united(layout.history)
    room.setTop(max(layout.bar.top(), layout.stack.top()))
    return room.adjusted(6, 4, -6, -4)


def beside_stack(view: SeenTable, layout: TableLayout) -> QRectF:
    """The free area left of a deep stack: below the Inn, where the pot is if it is empty."""
    pot = view.pot
    empty = view.round is None and not (pot.gold or pot.cards or pot.hidden)
    gap = 6 * layout.unit
    above = max(layout.drink_deck.bottom() + 2 * gap, layout.inn.bottom() + gap)
    top = max(above, layout.pot.bottom() + gap) if not empty else above
    bottom = layout.bar.bottom() if layout.map.isEmpty() else layout.map.top() - gap
    return QRectF(layout.bar.left() + gap, top, layout.bar.width() - 2 * gap, max(0.0, bottom - top))


def answerable(view: SeenTable) -> set[int]:
    """The entries that the viewer can answer now."""
    pending: DecisionTold | None = view.pending
    if pending is None:
        return set()
    options = (option.on for option in pending.options)
    return {*asking.asked_about(pending), *(on for on in options if on is not None)}


def in_line(model: EntryModel, entry: SeenEntry, names: ShownNames, view: SeenTable, place: EntryPlace) -> EntryModel:
    """The entry as it is shown among many."""
    change = next(
        ((what, n) for done in (entry.outcome or {}).values() for what, n in done.items() if type(n) is int and n),
        None,
    )
    if change is None and entry.kind in ("loss", "gain"):
        signed = -1 if entry.kind == "loss" else 1
        change = next(((what, signed * n) for what, n in (entry.amounts or {}).items() if type(n) is int and n), None)
    emblem = view.seats[model.by].character if model.by is not None else ""
    name = names.seat(model.by) if model.by is not None else ""
    shape = "coaster" if place.shape == "coaster" else "row"
    return model._replace(shape=shape, level=place.level, emblem=emblem, name=name, change=change)


def whole(
    model: EntryModel, entry: SeenEntry, number: int, names: ShownNames, view: SeenTable, few: Spread
) -> EntryModel:
    """The entry as it is shown with its card, alone or beside one or two others."""
    seats = view.seats
    to = tuple((seat, seats[seat].character, names.seat(seat)) for seat in entry.targets if seat < len(seats))
    stack, count = view.stack, len(few.places)
    return model._replace(
        shape="single" if count == 1 else "card",
        emblem=seats[model.by].character if model.by is not None else "",
        name=names.seat(model.by) if model.by is not None else "",
        to=to,
        sums=sums(entry, view) if model.outcome else (),
        arrow=number > 1 and entry.answers == stack[number - 2].id,
        tall=few.card[1],
    )


_NUMBERS = ("fortitude", "alcohol", "gold")


def sums(entry: SeenEntry, view: SeenTable) -> tuple[Sum, ...]:
    """Changes of Fortitude, Alcohol Content and Gold without further answers; empty if these are not the whole effect."""
    found = []
    for key, changes in entry.outcome.items():
        seat = int(key)
        for what, n in changes.items():
            if not n or what not in _NUMBERS or seat >= len(view.seats):
                return ()
            now = view.seats[seat]
            if now.facing:
                return ()
            numbers = now.numbers
            before, after = numbers[what], max(0, numbers[what] + n)
            numbers[what] = after
            out = what != "gold" and numbers["fortitude"] <= numbers["alcohol"]
            found.append(Sum(seat, what, before, after, out))
    return tuple(found)


_PAINT = {"single": paint_single, "card": paint_card, "row": paint_row, "coaster": paint_coaster}


_LONG = 36
"""A longer title is not repeated where something answers it; the number is used then, and if several have the same title."""


def _answered(entry: SeenEntry, names: ShownNames, view: SeenTable) -> str:
    """What an entry answers."""
    if entry.answers is None:
        return ""
    title = names.entry(entry.answers)
    number = next((n for n, other in enumerate(view.stack, 1) if other.id == entry.answers), None)
    alike = sum(names.entry(other.id) == title for other in view.stack)
    plain = len(title) <= _LONG and alike == 1
    if number is None or plain:
        return said("around-answers", what=title)
    return said("around-answers-number", n=number)


def entry_model(entry: SeenEntry, number: int, names: ShownNames, view: SeenTable) -> EntryModel:
    """An entry's model."""
    title = names.entry(entry.id)
    if len(entry.cards) > 1:
        title += " + " + ", ".join(translated(card.title) for card in entry.cards[1:])
    pending, waiting = view.pending, view.waiting
    asked = ""
    if pending is not None and entry.id in answerable(view):
        asked = terms.label("you_asked") if asking.can_answer(pending) else ""
    elif [entry] == view.stack[-1:] and pending is None and waiting is not None:
        private = view.window is not None or waiting.seat is None
        asked = terms.label("open") if private else names.seat(waiting.seat)
    return EntryModel(
        number=number,
        by=entry.by if entry.drinker is None else entry.drinker,
        title=title[:1].upper() + title[1:],
        line=_entry_line(entry, names),
        answers=_answered(entry, names, view),
        done=tuple(words_stack.done_marks(entry.done, names)),
        outcome="" if _works(entry, view) else _outcome(entry, names),
        negated=entry.negated,
        being_asked=asked,
        has_card=bool(entry.card or entry.cards),
        label=_label(entry, names),
    )


def _outcome(entry: SeenEntry, names: ShownNames) -> str:
    """Its result; for an open choice both possibilities, in the card's words."""
    chosen = any(done.what in ("agreed", "refused") for done in entry.done)
    open_ = "" if chosen or entry.negated else names.left_open(entry.id, "unless")
    return open_ or words_stack.outcome(entry.outcome or {}, names)


def _works(entry: SeenEntry, view: SeenTable) -> bool:
    """Whether it is already taking effect: what it causes is above it, and no answer; or it is ordering a Drink."""
    above = view.stack[view.stack.index(entry) + 1 :]
    waiting = view.waiting
    return any(other.kind != "play" for other in above) or (
        not above and waiting is not None and waiting.kind == "order"
    )


def _label(entry: SeenEntry, names: ShownNames) -> str:
    """Its kind, if that is not obvious: a Trap, or a trigger."""
    if entry.trap is None:
        return words_stack.sale(entry)
    if entry.card is not None and entry.card.type != "static":
        return terms.label("trap")
    return f"{terms.label('goes_off')} {names.seat(entry.trap)}"


def _entry_line(entry: SeenEntry, names: ShownNames) -> str:
    """Its player and targets."""
    kind, by = entry.kind, entry.by
    amounts = words_stack.amounts(entry) if kind != "drink" else ""
    if kind == "drink" and entry.drinker is not None:
        return words_stack.about_to_drink(names.being(entry.drinker))
    if kind in ("forced_out", "win_round") and by is not None:
        return words_stack.about_to(kind, names.being(by))
    if kind in ("loss", "gain") and by is not None and amounts:
        return words_stack.landed(kind, names.seat(by), amounts)
    if kind == "last_chance" and entry.seats:
        return words_stack.last_chance(names.about_to_be_out(entry.id))
    line = names.seat(by) if by is not None else ""
    if entry.targets:
        line += f" → {listed([names.seat(target) for target in entry.targets])}"
    elif entry.trap is not None:
        line += f" → {names.seat(entry.trap)}"
    elif kind == "payment" and entry.to is not None:
        line += f" → {names.seat(entry.to) if isinstance(entry.to, int) else terms.label(entry.to)}"
    return f"{line}: {amounts}" if amounts else line


def _entry_tip(model: EntryModel) -> str:
    title = f"{model.label}: {model.title}" if model.label else model.title
    parts = (f"{model.number}. {title}", model.line, model.answers, *model.done, model.outcome)
    return "\n".join(part for part in parts if part)
