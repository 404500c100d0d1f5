# SPDX-License-Identifier: GPL-3.0-or-later
"""The stack of plays and responses on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.engine.asked import DecisionTold
from rdi_desktop.engine.seen import SeenEntry, SeenTable
from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.face import plan_face
from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.animation import Animator, Pose
from rdi_desktop.ui.table.arrows import Arrows
from rdi_desktop.ui.table.chain import paint_board, paint_coaster, paint_fold, paint_row, paint_seal, paint_served
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import RATIO, TableLayout
from rdi_desktop.ui.table.lines import (
    MOST_CARDS,
    EntryPlace,
    StackPlaces,
    lines_of,
    row_height,
    standing,
    unfolded_lines,
    whose,
)
from rdi_desktop.ui.table.models import EntryModel, Sum
from rdi_desktop.ui.table.picture import Picture, PictureRow, Tags
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.played import card_at, paint_arrow, paint_card, paint_single
from rdi_desktop.ui.table.sprites import CardSprite
from rdi_desktop.ui.table.stack_forecast import ForecastSlip, SeatForecast, has_room, line_height
from rdi_desktop.ui.words import asking, terms
from rdi_desktop.ui.words import stack as words_stack
from rdi_desktop.ui.words.names import ShownNames
from rdi_desktop.words import listed, said, translated

_LINKS = 22.0
"""Arrows from an answer to what it answers lie above both."""


class StackView:
    """The stack: the newest entry stands, older ones lie or are seals, and what several get stands before each of them."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces, animator: Animator) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces
        self._animator = animator
        self._rows: dict[int, tuple[Picture, CardSprite]] = {}
        """By the ids of entries; what stands for equal ones of several has the negative id of the first."""
        self._notes = Tags(PictureRow(lambda _: Picture(z=21), scene), drawing.dpr, paint_fold)
        self._tips = Tags(PictureRow(lambda _: Picture(z=21), scene), drawing.dpr, paint_arrow)
        self._links = Arrows(scene, _LINKS)
        self.unfolded = False
        """Whether a stack that is too deep for its place is unfolded."""
        self.forecast = ForecastSlip(scene, drawing, pieces)
        self._fold = Picture(z=21)
        self._board = Picture(z=19)
        for picture in (self._fold, self._board):
            picture.item.setVisible(False)
            scene.addItem(picture.item)

    def unfold(self, on: bool | None = None) -> bool:
        """Unfold it, or fold it; False if there are no seals, or nothing changes."""
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
        lines = lines_of(view.stack, names.entry)
        served = any(len(line) > 1 for line in lines)
        deep = served or len(lines) > MOST_CARDS
        below = 12 * layout.unit * served  # what stands before those who sit above the stack
        room, beside = layout.stack.adjusted(0, below, 0, 0), beside_stack(view, layout)
        if deep and found and not has_room(beside):  # a line at the right of the stack, or below it
            right = layout.history.left() >= layout.stack.right()
            whole = layout.history if right else room
            beside = QRectF(whole.left(), whole.bottom() - line_height(), whole.width(), line_height())
            if not right:
                room = room.adjusted(0, 0, 0, -line_height() - 3 * layout.unit)
        stands = standing(len(lines), room, layout.unit)
        self.unfolded = self.unfolded and not stands.fold.isEmpty()
        places = self._unfolded(view, layout, names) if self.unfolded else self._folded(lines, stands, layout)
        self._show_fold(len(view.stack), stands.fold, layout)
        for id in [id for id in self._rows if id not in places]:
            self._remove(id)
        numbers = {entry.id: number for number, entry in enumerate(view.stack, 1)}
        for line in lines:
            if -line[0].id in places:
                self._show_row(-line[0].id, line, numbers[line[0].id], places[-line[0].id], names, view, come_from)
            for entry in line:
                self._show_row(entry.id, [entry], numbers[entry.id], places[entry.id], names, view, come_from)
        answering = [n for n in range(1, len(lines)) if _answers(lines[n], lines[n - 1]) and len(lines[n - 1]) == 1]
        self._tips.show([("answers", stands.arrows[n]) for n in answering if stands.arrows])
        self._links.lead([] if self.unfolded else self._ways(lines, places, layout), layout.unit)
        self.forecast.show(found if deep and not self.unfolded else (), beside)

    def place(self, id: int | None) -> QPointF | None:
        """The place of that entry's card, if it is on the stack."""
        row = self._rows.get(id) if id is not None else None
        return row[1].item.scenePos() if row is not None else None

    def _folded(self, lines: list[list[SeenEntry]], stands: StackPlaces, layout: TableLayout) -> dict[int, EntryPlace]:
        """The places in the middle, and before those who all get the same."""
        self._notes.show([])
        found = {}
        for line, place in zip(lines, stands.places, strict=True):
            if len(line) == 1:
                found[line[0].id] = place
                continue
            found[-line[0].id] = place
            for entry in line:
                found[entry.id] = EntryPlace(served_place(layout, whose(entry) or 0), "served")
        return found

    def _unfolded(self, view: SeenTable, layout: TableLayout, names: ShownNames) -> dict[int, EntryPlace]:
        """The places in lines, the oldest on top, over Drinks, Inn and pot."""
        found = unfolded_lines(view.stack, all_room(layout), layout.unit, names.entry)
        self._notes.show([(names.entry(id), rect) for rect, id in found.heads])
        return found.places

    def _show_fold(self, count: int, button: QRectF, layout: TableLayout) -> None:
        """The button beside seals, or the heading of what is unfolded."""
        self._board.item.setVisible(self.unfolded)
        self._fold.item.setVisible(not button.isEmpty())
        if button.isEmpty():
            self._pieces.drop(refs.FOLD)
            return
        key = self._drawing.named(keys.told("chain"))
        spoken = (words_stack.unfolded if self.unfolded else words_stack.folded)(count, key)
        whole = all_room(layout)
        rect = QRectF(whole.left(), whole.top(), whole.width(), row_height(layout.unit)) if self.unfolded else button
        self._fold.lay(spoken if self.unfolded else words_stack.all_of(count), rect, self._drawing.dpr(), paint_fold)
        self._fold.item.setToolTip(spoken)
        self._pieces.put(refs.FOLD, self._fold.item)
        if self.unfolded:
            self._board.lay("board", whole.adjusted(-6, -4, 6, 4), self._drawing.dpr(), paint_board)

    def _ways(
        self, lines: list[list[SeenEntry]], places: dict[int, EntryPlace], layout: TableLayout
    ) -> list[tuple[QRectF, QRectF, int]]:
        """The arrow from the newest entry to the seal, or to what stands before somebody, that it answers: from, to, seat."""
        entry = lines[-1][0] if lines else None
        goal = places.get(entry.answers) if entry is not None and entry.answers is not None else None
        if entry is None or goal is None or goal.shape not in ("seal", "served") or len(lines[-1]) > 1:
            return []
        start, up = places[entry.id].rect, goal.shape == "served" and goal.rect.bottom() < layout.stack.center().y()
        edge = QPointF(start.center().x(), start.top() if up else start.bottom())
        at = QPointF(goal.rect.center().x(), goal.rect.bottom() if up else goal.rect.top())
        return [(QRectF(edge, edge), QRectF(at, at), entry.by if entry.by is not None else layout.own)]

    def _show_row(
        self,
        id: int,
        line: list[SeenEntry],
        number: int,
        place: EntryPlace,
        names: ShownNames,
        view: SeenTable,
        come_from: dict[int, QPointF],
    ) -> None:
        """One entry there, or what stands for equal ones of several."""
        entry, rect = line[0], place.rect
        new = id not in self._rows
        if new:
            picture = Picture(z=20)
            self._scene.addItem(picture.item)
            card_sprite = self._drawing.sprite(picture.item, 1)
            card_sprite.cast()
            self._rows[id] = (picture, card_sprite)
            if id == entry.id:
                self._pieces.put(refs.entry(id), picture.item)
        picture, sprite = self._rows[id]
        card = entry.card or (entry.cards[0] if entry.cards else None)
        model = entry_model(entry, number, names, view)
        if len(line) > 1:
            all_ = names.seats([whose(each) or 0 for each in line])
            model = model._replace(by=None, line=all_[:1].upper() + all_[1:], being_asked="")
            model = model._replace(outcome="", done=(), negated=False, answers="")
        as_card = place.shape in ("single", "card")
        model = whole(model, entry, names, view, place) if as_card else in_line(model, entry, names, view, place)
        if place.shape == "single" and card is not None:
            face = self._drawing.faces.face(card)
            shown = plan_face(face, *place.card).text
            model = model._replace(does="" if shown is not None and shown.lines else face.text.replace("\n", " "))
        picture.show(model, (rect.width(), rect.height()), self._drawing.dpr(), _PAINT[model.shape])
        picture.item.setVisible(place.shape != "left_out")
        picture.item.setToolTip(_entry_tip(model))
        with_card = card is not None and (model.shape in ("single", "card", "row") or id != entry.id)
        sprite.item.setVisible(with_card)
        if card is not None and with_card:
            height = rect.height() * (0.92 if model.shape == "row" else 0.66)
            size = place.card if as_card else (height * RATIO, height)
            sprite.show(self._drawing.faces.face(card), size)
            sprite.item.setPos(card_at(place._replace(card=size)))
        picture.item.setZValue(20 + number * 0.01)
        start = None
        if new:
            source = come_from.get(entry.by, rect.center()) if entry.by is not None else rect.center()
            start = Pose(source, scale=0.35)
        self._animator.move(picture.item, Pose(rect.topLeft()), THEME.metrics.flight_ms if new else 160, start=start)

    def _remove(self, id: int) -> None:
        picture, _ = self._rows.pop(id)
        self._animator.forget(picture.item)
        self._pieces.drop(refs.entry(id), picture.item)
        self._scene.removeItem(picture.item)


_SERVED = (48.0, 22.0)
"""Size of what stands before one of several who get the same (times the unit)."""


def served_place(layout: TableLayout, seat: int) -> QRectF:
    """Where what a player gets as others do stands before them: below their tankard, or at the lower edge of a mat."""
    unit, mat, inside = layout.unit, layout.mats[seat], layout.mat_inside[seat]
    high = max(_SERVED[1] * unit, letters.smallest() * 1.7)
    rect = QRectF(0, 0, max(_SERVED[0] * unit, high * 2.1), high)
    if seat not in layout.settings or layout.settings[seat].mate:
        rect.moveBottomLeft(mat.bottomLeft() + QPointF(6 * unit, high * 0.4))
    elif seat == layout.own:
        rect.moveBottomLeft(mat.topLeft() + inside.gold.topLeft() - QPointF(0, 3 * unit))
    else:
        rect.moveCenter(mat.topLeft() + inside.track.center())
        rect.moveTop(mat.bottom() - 4 * unit)
    return rect


def _answers(line: list[SeenEntry], other: list[SeenEntry]) -> bool:
    """Whether that line answers an entry of the other."""
    return any(each.id == line[0].answers for each in other)


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
    shape = place.shape if place.shape != "left_out" else "seal"
    return model._replace(shape=shape, level=place.level, emblem=emblem, name=name, change=change)


def whole(model: EntryModel, entry: SeenEntry, names: ShownNames, view: SeenTable, place: EntryPlace) -> EntryModel:
    """The entry as it is shown with its card."""
    seats = view.seats
    goals = entry.targets or (entry.seats if entry.by is None else ())  # whose last chance it is
    to = tuple((seat, seats[seat].character, names.seat(seat)) for seat in goals or () if seat < len(seats))
    return model._replace(
        shape=place.shape,
        emblem=seats[model.by].character if model.by is not None else "",
        name=names.seat(model.by) if model.by is not None else "",
        to=to,
        sums=sums(entry, view) if model.outcome else (),
        arrow=model.number > 1 and entry.answers == view.stack[model.number - 2].id,
        tall=place.card[1],
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


_PAINT = {
    "single": paint_single,
    "card": paint_card,
    "seal": paint_seal,
    "served": paint_served,
    "row": paint_row,
    "coaster": paint_coaster,
}


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
