# SPDX-License-Identifier: GPL-3.0-or-later
"""The line above the hand: the question, and a button for every plain answer and every ability."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from rdi_desktop.ui.cards import letters
from rdi_desktop.ui.cards.brush import CENTRE, LEFT, PALETTE, brass, fitted, plate
from rdi_desktop.ui.cards.brush import words as paint_words
from rdi_desktop.ui.cards.lettering import draw_lettering
from rdi_desktop.ui.look.line_breaks import halves
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import refs
from rdi_desktop.ui.table.centre import paint_path
from rdi_desktop.ui.table.controller import TableController
from rdi_desktop.ui.table.drawing_context import DrawingContext
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.models import PathModel
from rdi_desktop.ui.table.picture import Picture
from rdi_desktop.ui.table.pieces import Pieces
from rdi_desktop.ui.table.refs import Ref
from rdi_desktop.ui.words import asking, picks, terms
from rdi_desktop.ui.words.names import ShownNames

_Z = 35.0
_Z_BUTTONS = 72.0
_FOLDED, _LEADING = 0.34, 1.05
"""Size of letters in two lines on a button, relative to its height, and their distance, relative to their size."""
_HEAD, _SMALL = 0.5, 0.28
"""Fraction of a button for its text above what it comes to, and the letters of that, relative to its height."""
_BUTTONS = 0.66
"""Fraction of the line for the buttons; the rest is for the question."""


@dataclass(frozen=True, slots=True)
class ButtonModel:
    """What is painted on a button of the table."""

    text: str
    key: str = ""
    """The key that presses it, as text."""
    bright: bool = False
    possible: bool = True
    folded: bool = False
    """Whether its text is in two lines, for lack of room."""
    comes_to: str = ""
    """What it will do, in small letters below its text."""
    silent: bool = False
    """Whether the key is not named at present. Its room stays, or the button would move away from under a press."""


def paint_button(painter: QPainter, model: ButtonModel, rect: QRectF) -> None:
    """A brass button with text; the key is in small letters."""
    painter.setOpacity(1.0 if model.possible else 0.5)
    brass(painter, rect.adjusted(1, 1, -1, -1), rect.height() * 0.24, model.bright)
    ink = PALETTE.ink if model.bright else PALETTE.parchment_light
    body = rect.adjusted(rect.height() * 0.3, 0, -rect.height() * 0.3, -2)
    if model.key:
        small = letters.body(rect.height() * 0.3, italic=True)
        width = QFontMetricsF(small).horizontalAdvance(model.key)
        key = QRectF(body.right() - width, body.top(), width + 1, body.height())
        if not model.silent:
            paint_words(painter, key, model.key, small, ink, LEFT)
        body.setRight(key.left() - rect.height() * 0.2)
    if model.folded:
        room = body.adjusted(-rect.height() * 0.12, 0, rect.height() * 0.12, 0)
        told = letters.lettering(model.text, THEME.title_font, room, rect.height() * _FOLDED, leading=_LEADING)
        if not model.bright:
            painter.setPen(QColor(PALETTE.shadow))
            draw_lettering(painter, told, THEME.title_font, room.translated(0, 1), CENTRE)
        painter.setPen(QColor(ink))
        draw_lettering(painter, told, THEME.title_font, room, CENTRE)
        return
    shade = None if model.bright else PALETTE.shadow
    if model.comes_to:
        body.adjust(0, rect.height() * 0.06, 0, -rect.height() * 0.06)
        below = QRectF(body.left(), body.top() + body.height() * _HEAD, body.width(), body.height() * (1 - _HEAD))
        body.setHeight(body.height() * _HEAD)
        paint_words(painter, below, model.comes_to, letters.body(rect.height() * _SMALL), ink, CENTRE, shade)
    font = fitted(letters.title(rect.height() * (0.36 if model.comes_to else 0.44)), model.text, body.width())
    paint_words(painter, body, model.text, font, ink, CENTRE, shade)


def button_width(model: ButtonModel, height: float) -> float:
    """The width that the button needs."""
    if model.folded:
        metrics = QFontMetricsF(letters.title(height * _FOLDED))
        lines = [(model.text, ""), *halves(model.text)]
        return min(max(map(metrics.horizontalAdvance, each)) for each in lines) + height * 0.5
    width = QFontMetricsF(letters.title(height * (0.36 if model.comes_to else 0.44))).horizontalAdvance(model.text)
    if model.comes_to:
        width = max(width, QFontMetricsF(letters.body(height * _SMALL)).horizontalAdvance(model.comes_to))
    width += height * 0.9
    if model.key:
        width += QFontMetricsF(letters.body(height * 0.3, italic=True)).horizontalAdvance(model.key) + height * 0.2
    return width


def paint_prompt(painter: QPainter, model: tuple[str, bool], rect: QRectF) -> None:
    """The strip with the question: a lit slip if it is asked, or what one waits for on the dark plate."""
    text, asked = model
    plate(painter, rect)
    height = rect.height()
    line = rect.adjusted(height * 0.3, height * 0.34, -height * 0.3, -height * 0.04)
    font = THEME.title_font if asked else _waiting_font
    room = line.adjusted(0, height * 0.03, 0, -height * 0.03)
    lettering = letters.lettering(text, font, room, height * 0.42, leading=1.1)
    if asked:
        slip = rect.adjusted(height * 0.1, height * 0.37, -height * 0.1, -height * 0.07)
        painter.setPen(QPen(QColor(PALETTE.gold), height * 0.03))
        painter.setBrush(QColor(PALETTE.candle))
        painter.drawRoundedRect(slip, slip.height() * 0.2, slip.height() * 0.2)
        painter.setPen(QColor(PALETTE.ink))
    else:
        painter.setPen(QColor(PALETTE.shadow))
        draw_lettering(painter, lettering, font, line.translated(0, height * 0.03), LEFT)
        painter.setPen(QColor(PALETTE.parchment_shade))
    draw_lettering(painter, lettering, font, line, LEFT)


def _waiting_font(pixels: float) -> QFont:
    return THEME.body_font(pixels, italic=True)


class Controls:
    """The question and its buttons."""

    def __init__(self, scene: QGraphicsScene, drawing: DrawingContext, pieces: Pieces) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces
        self._strip = Picture(z=_Z)
        scene.addItem(self._strip.item)
        self._path = Picture(z=_Z + 1)
        scene.addItem(self._path.item)
        self._buttons: dict[Ref, Picture] = {}
        self._room = 0.0
        """Width of the question."""
        self.turn: PathModel | None = None
        """Whose turn it is; shown with the question, whose width it has, or by `show_path`."""
        self.prompt = ""

    def show(
        self,
        controller: TableController,
        layout: TableLayout,
        names: ShownNames,
        prompt: str,
        tips: dict[Ref, str],
        answers: Mapping[Ref, str],
        *,
        dealing: bool = False,
        waits: bool = False,
        comes_to: str = "",
    ) -> None:
        """Show the question and buttons. While cards are dealt, there is a button to skip that.

        `tips` describe abilities, `answers` what they come to, `comes_to` what the default answer does; `waits`: what led to the question
        is still being shown, so that nothing is asked.
        """
        self.prompt = prompt
        area = layout.prompt
        dpr = self._drawing.dpr()
        skip = ButtonModel(terms.label("skip_dealing"), terms.label("key_pass"), True)
        models = {refs.SKIP: skip} if dealing else {} if waits else button_models(controller, names)
        for ref in [ref for ref in self._buttons if ref not in models]:
            self._pieces.drop(ref)
            self._scene.removeItem(self._buttons.pop(ref).item)
        passes = next(reversed(models), None)
        if passes is not None and models[passes].bright:
            models[passes] = replace(models[passes], comes_to=comes_to)
        for ref in answers.keys() & models.keys():
            models[ref] = replace(models[ref], comes_to=answers[ref])
        height = area.height() * 0.86
        x = area.right() - area.height() * 0.1
        tight = _tight(models.values(), height, area.width())
        if tight < 1.0:  # drop keys before shortening texts
            models = {ref: replace(model, key="") for ref, model in models.items()}
            tight = _tight(models.values(), height, area.width())
        if tight < 1.0:
            models = {ref: replace(model, comes_to="", folded=" " in model.text) for ref, model in models.items()}
            tight = _tight(models.values(), height, area.width())
        for ref, model in reversed(models.items()):
            width = button_width(model, height) * tight
            x -= width
            picture = self._buttons.get(ref)
            if picture is None:
                picture = self._buttons[ref] = Picture(z=_Z_BUTTONS)
                self._scene.addItem(picture.item)
            self._pieces.put(ref, picture.item)
            picture.show(replace(model, silent=not self._drawing.keyed), (width, height), dpr, paint_button)
            picture.item.setToolTip(
                tips.get(ref) or (f"{model.text}\n{model.comes_to}" if model.comes_to else model.text)
            )
            picture.item.setPos(QPointF(x, area.center().y() - height / 2))
            x -= height * 0.18 * tight
        room = QRectF(area.left(), area.top(), max(60.0, x - area.left()), area.height())
        self._strip.lay((prompt, controller.legal.asked and not waits), room, dpr, paint_prompt)
        self._strip.item.setToolTip(prompt)
        self._room = room.width()
        self.show_path(layout)

    def show_path(self, layout: TableLayout) -> None:
        """Show whose turn it is, and the phases, above the question."""
        if self.turn is not None:
            room = min(self._room or layout.path.width(), layout.path.width())
            self._path.show(self.turn, (room, layout.path.height()), self._drawing.dpr(), paint_path)
            self._path.item.setPos(layout.path.topLeft())


def _tight(models: Iterable[ButtonModel], height: float, room: float) -> float:
    """The fraction of their preferred widths that the buttons get."""
    wanted = sum(button_width(model, height) + height * 0.18 for model in models)
    return min(1.0, room * _BUTTONS / max(1.0, wanted))


def button_models(controller: TableController, names: ShownNames) -> dict[Ref, ButtonModel]:
    """The buttons from left to right; the last one is pressed by the key for passing, unless a card is held."""
    legal = controller.legal
    models: dict[Ref, ButtonModel] = {}
    for ref in sorted({*legal.carried, *legal.reasons}):
        if ref.kind == "ability" and ref != refs.POTION:  # those are on the mat
            ways = legal.carried.get(ref)
            text = asking.ability(str(ref.of), ways[0].option if ways else None)
            waits = controller.paying is not None and ref != controller.held
            models[ref] = ButtonModel(text, possible=bool(ways) and not waits)
    if any(way.interject for way in legal.elsewhere):
        models[refs.MORE] = ButtonModel(terms.label("more"))
    if controller.held is not None or (controller.question is not None and controller.question.dismissable):
        models[refs.CANCEL] = ButtonModel(terms.label("cancel"), terms.label("key_cancel"))
    if legal.pending is None or controller.paying is not None:
        return models
    kind = legal.pending.kind
    default = legal.default
    key = terms.label("key_pass") if controller.held is None else ""
    last: tuple[Ref, ButtonModel] | None = None
    for ref, ways in legal.touched.items():
        if ref.kind != "button":
            continue
        text = asking.option(ways[0].option, asking.subject(legal.pending, names), names)
        if default == (ways[0].id,):
            last = (ref, ButtonModel(text, key, True))
        else:
            models[ref] = ButtonModel(text, bright=kind == "drink")
    if legal.several:
        picked = len(controller.picked)
        text = picks.confirm(kind, picked, legal.pending)
        last = (refs.CONFIRM, ButtonModel(text, key, True, controller.can_confirm))
    elif last is None and default is not None:
        last = (
            refs.STAND_PAT,
            ButtonModel(asking.stand_pat(legal.pending, names), key, True),
        )
    if last is not None:
        models[last[0]] = last[1]
    return models
