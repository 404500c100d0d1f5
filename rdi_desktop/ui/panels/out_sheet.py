# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet for a player who is out, with what can be done then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop.director.story import Fall
from rdi_desktop.engine.language.house_rules import OPEN_HANDS
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.panels.over_table import OverTable
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.story import fate
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.session.facade import Played


class OutSheet(OverTable):
    """A sheet over the table, for people who are out while others play on."""

    said = Signal(str)
    """What is to be read aloud, behind all that has happened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        region(said("region-result"), self)
        self.title = label("", "heading")
        self.text = label("", wrap=True)
        for words in (self.title, self.text):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.watch = BrassButton(said("out-sheet-watch"), bright=True, pixels=22)
        self.quickly = BrassButton(said("out-sheet-end-quickly"), pixels=17)
        self.again = BrassButton(said("out-sheet-new-game"), pixels=17)
        buttons = Flow()
        for button in (self.watch, self.quickly, self.again):
            buttons.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(34, 24, 34, 30)
        page.setSpacing(14)
        page.addWidget(self.title)
        page.addWidget(self.text)
        page.addLayout(buttons)
        self.setMinimumWidth(520)
        self.watch.clicked.connect(self.hide)
        self._told: tuple[int, ...] = ()
        """The people to whom it was shown."""
        self.hide()

    def scale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self.title.setStyleSheet(f"font-size: {round(34 * unit)}px")
        self.text.setStyleSheet(f"font-size: {round(16 * unit)}px")
        self.watch.set_pixels(22 * unit)
        for button in (self.quickly, self.again):
            button.set_pixels(17 * unit)

    def follow(self, session: Played, fallen: Callable[[], list[Fall]]) -> bool:
        """When all people at this screen are out, show once what they can do. Whether they are, while others play on."""
        people = session.plan.humans
        if session.over or not people or session.still_in:
            self._told = ()
            self.hide()
        elif self._told != people:
            self._told = people
            last = [fall for fall in fallen() if fall.seat in people][-1]
            names = [isolated(seat.name) for seat in session.seats]
            final = bool(session.plan.options.get(OPEN_HANDS)) and not session.plan.undo_anything
            self.tell(last, names, you=len(people) == 1, hands=final)
        return bool(self._told)

    def tell(self, fall: Fall, names: list[str], *, you: bool, hands: bool = False) -> None:
        """Show who is out and why. `hands`: all hands are open now, so nothing from before is taken back."""
        self.title.setText(said("out-sheet-out") if you else said("out-sheet-out-2"))
        why = fate(fall, names, fall.seat if you else None)
        self.text.setText("\n".join([why, said("out-sheet-hands-open")] if hands else [why]))
        self.show()
        self.raise_()
        self.said.emit(f"{self.title.text()} {self.text.text()}")
