# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations of Gold: every coin moves by itself, and so do things that count as Gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rdi_desktop.director import Beat
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.table import great_moments
from rdi_desktop.ui.table.tokens import art_of

if TYPE_CHECKING:
    from rdi_desktop.ui.table.stage import Stage

_GLITTER = 24


def pay(stage: Stage, beat: Beat) -> None:
    """Every coin moves by itself."""
    length = beat.seconds * 1000
    flight = length * min(0.42, beat.moment(0))
    for place, change in enumerate(beat.changes):
        start, end = _purse(stage, change.of), _purse(stage, change.to)
        stage.motions.toss(start, end, change.n, flight, max(0.0, length * beat.moment(place) - flight))
    stage.say_aside(beat)


def won(stage: Stage, beat: Beat) -> None:
    """The pot is won: it glitters, then its coins move to the winner."""
    stage.sweep(beat)
    great_moments.sparks(stage, stage.motions.place("pot", None), _GLITTER, beat.seconds * 900)
    if stage.words is not None:
        area, text = stage.boards.area, stage.layout.text
        at = QPointF(area.center().x(), area.top() + 32 * text)  # above the pot
        great_moments.plate(stage, stage.words.called(beat), "", at, beat.seconds * 1000, 0, THEME.palette.gold_light)
    stage.say(beat)


def ring(stage: Stage, beat: Beat) -> None:
    """A thing that counts as Gold moves along."""
    start, end = _purse(stage, beat.args["source"]), _purse(stage, beat.args["to"])
    icon = art_of(beat.args["thing"], beat.args["side"]) or "icons/gold"
    stage.motions.toss(start, end, 1, beat.seconds * 800, icon=icon)
    stage.say_aside(beat)


def _purse(stage: Stage, whose: object) -> QPointF:
    """Where that Gold lies: a seat's, the Inn's, the pot's."""
    if isinstance(whose, int):
        return stage.motions.place("purse", whose)
    return stage.motions.place(str(whose) if whose in ("inn", "pot") else "centre", None)
