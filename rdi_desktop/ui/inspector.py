# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules inspector: the game's mind at this moment, beside the table. It never takes the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from rdi_desktop.engine.decisions import Answer, Command, CommandError, Decision, Interject, Playable
from rdi_desktop.ui.cards import CardFace
from rdi_desktop.ui.words_inspector import Page


class Inspected(Protocol):
    """What the inspector reads: any session."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""
        ...

    def decision(self) -> Decision | None:
        """What is asked."""
        ...

    def playable(self, seat: int) -> list[Playable]:
        """What a seat may play."""
        ...

    def submit(self, command: Command) -> None:
        """Do something."""
        ...


class Inspector(QWidget):
    """Path, stack, Round, Drink, the card in question, and every legal choice to click."""

    entry_chosen = Signal(int)
    refused = Signal(str)

    def __init__(self, face_of: Callable[[str, int | None], CardFace], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face_of = face_of
        self._session: Inspected | None = None
        self._viewer: int | None = None
        self._card: str | None = None
        self._entry: int | None = None
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.text.setAccessibleName("Rules inspector")
        self.text.anchorClicked.connect(self._clicked)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self.text)
        self.setMinimumWidth(250)

    def follow(self, session: Inspected) -> None:
        """Look at this game from now on."""
        self._session = session
        self._card = self._entry = None

    def refresh(self, viewer: int | None) -> None:
        """Show how things stand for that viewer."""
        self._viewer = viewer
        if self.isVisible():
            self._draw()

    def show_card(self, definition: object) -> None:
        """Explain this card (its def); None goes back to the table."""
        self._card = definition if isinstance(definition, str) else None
        if self.isVisible():
            self._draw()

    def select_entry(self, entry: int) -> None:
        """Mark this entry of the stack."""
        self._entry = entry
        if self.isVisible():
            self._draw()

    def showEvent(self, event: object) -> None:
        """Draw what was missed while hidden."""
        self._draw()

    def _draw(self) -> None:
        if self._session is None:
            return
        decision = self._session.decision()
        own = decision is not None and decision.seat == self._viewer
        playable = self._session.playable(self._viewer) if self._viewer is not None else []
        page = Page(self._session.view(self._viewer), self._viewer, self._face_of)
        bar = self.text.verticalScrollBar()
        place = bar.value()
        self.text.setHtml(page.html(decision if own else None, playable, self._card, self._entry))
        bar.setValue(min(place, bar.maximum()))

    def _clicked(self, url: QUrl) -> None:
        kind, _, rest = url.toString().partition(":")
        if kind == "entry":
            self._entry = int(rest)
            self.entry_chosen.emit(self._entry)
            self._draw()
        elif kind in ("answer", "interject") and self._session is not None and self._viewer is not None:
            command: Command = Answer(self._viewer, (rest,)) if kind == "answer" else Interject(self._viewer, rest)
            try:
                self._session.submit(command)
            except CommandError as error:
                self.refused.emit(str(error))
