# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet at the end of a game, with what can be done then."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.director.story import Fall
from rdi_desktop.engine.seen import SeenTable
from rdi_desktop.ui.cards.looks import Look
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.panels.over_table import OverTable
from rdi_desktop.ui.panels.widgets import BrassButton, Portrait, label
from rdi_desktop.ui.table.layout import TableLayout
from rdi_desktop.ui.table.models import drunk
from rdi_desktop.ui.table.portraits import mood
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.story import fate, together
from rdi_desktop.words import listed, said

_EDGE = 8


class EndingSheet(OverTable):
    """A sheet over the table."""

    said = Signal(str)
    """What is to be read aloud, behind all that has happened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        region(said("region-result"), self)
        self.portrait = Portrait(132)
        self.title = label("", "heading")
        self.fates = label("", wrap=True)
        self.rematch = BrassButton(said("ending-rematch"), bright=True, pixels=22)
        self.again = BrassButton(said("ending-another-table"), pixels=17)
        self.replay = BrassButton(said("ending-watch-again"), pixels=17)
        self.chart = BrassButton(said("ending-how-went"), pixels=17)
        self.leave = BrassButton(said("ending-door"), pixels=17)
        self.moment = BrassButton(said("ending-moment"), pixels=17)
        self.told_moment = label("", wrap=True)
        """The memorable moment of this game."""
        self.told_evening = label("", wrap=True)
        """What else the evening tells: the best prophet by the fire, the longest grudge."""
        self._told: tuple[int, ...] | None = None
        text = QVBoxLayout()
        text.addStretch()
        text.addWidget(self.title)
        text.addWidget(self.fates)
        text.addWidget(self.told_moment)
        text.addWidget(self.told_evening)
        text.addStretch()
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addWidget(self.portrait)
        top.addLayout(text, 1)
        buttons = Flow()
        for button in (self.rematch, self.chart, self.moment, self.replay, self.again, self.leave):
            buttons.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(30, 24, 30, 30)
        page.setSpacing(16)
        page.addLayout(top)
        page.addLayout(buttons)
        self.setMinimumWidth(640)
        self.tell_moment("")
        self.tell_evening(())
        self.hide()

    def scale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self.title.setStyleSheet(f"font-size: {round(24 * unit)}px")
        self.fates.setStyleSheet(f"font-size: {round(15 * unit)}px")
        self.told_moment.setStyleSheet(f"font-size: {round(15 * unit)}px")
        self.told_evening.setStyleSheet(f"font-size: {round(15 * unit)}px")
        self.rematch.set_pixels(22 * unit)
        for button in (self.again, self.replay, self.chart, self.moment, self.leave):
            button.set_pixels(17 * unit)

    def place(self, layout: TableLayout, width: int, height: int) -> None:
        """Below those who sit at the far side, over everything else there: nothing is half covered. Without room for that in the middle."""
        others = [layout.mats[seat] for seat in layout.settings if seat != layout.own]
        own = layout.mats.get(layout.own, QRectF())
        top = max((mat.bottom() for mat in others), default=0.0) + _EDGE
        room = QRectF(QPointF(own.right() + _EDGE, top), QPointF(width - _EDGE / 2, height)).toRect()
        if others and room.width() >= self.width() and room.height() >= self.height():
            self.setGeometry(room)
            return
        free = round(layout.prompt.top()) - self.height() - _EDGE  # above the question, if there is room
        self.move((width - self.width()) // 2, max(0, min((height - self.height()) // 2, free)))

    def tell_moment(self, told: str) -> None:
        """Show the moment of this game, with a button to watch it; '': there is none."""
        self.told_moment.setText(said("ending-moment-evening", lower=told[:1].lower(), told=told[1:]) if told else "")
        self.told_moment.setVisible(bool(told))
        self.moment.setVisible(bool(told))

    def tell_evening(self, told: Sequence[str]) -> None:
        """Show what else the evening tells, a sentence each, and read it out."""
        self.told_evening.setText("\n".join(told))
        self.told_evening.setVisible(bool(told))
        if told:
            self.said.emit(" ".join(told))

    def show_result(self, view: SeenTable, falls: Sequence[Fall]) -> bool:
        """Show the winner, if the game is over, and the order in which the others lost. Returns whether that is new."""
        over = view.over
        if over is None:
            self._told = None
            self.hide()
            return False
        winners = tuple(over.winners)
        if self._told == winners:
            return False
        self._told = winners
        self.tell_moment("")
        self.tell_evening(())
        names = [isolated(view.seats[seat].name) for seat in winners]
        self.title.setText(
            said("ending-wins", names=listed(names), n=len(names)) if names else said("ending-nobody-left-standing")
        )
        told_together = together(view)
        if told_together is not None:
            self.title.setText(told_together[0])
        first = view.seats[winners[0]] if winners else None
        self.portrait.show_character(first.character if first else None, first.name if first else "")
        if first is not None:
            how = mood(first.fortitude, first.alcohol, drunk(first), out=False)
            self.portrait.wear(Look(how.level, how.hurt))
        everybody = [isolated(seat.name) for seat in view.seats]
        last = len(falls) + max(1, len(winners))  # whoever fell last comes next to the winners
        told = [f"{last - place}. {fate(fall, everybody)}" for place, fall in enumerate(falls)][::-1]
        self.fates.setText(
            "\n".join([*(told_together or ())[1:], *told, said("ending-took-turns", turn_number=view.turn_number)])
        )
        self.show()
        self.raise_()
        self.said.emit(f"{self.title.text()} {self.fates.text()}")
        return True
