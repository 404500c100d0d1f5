# SPDX-License-Identifier: GPL-3.0-or-later
"""The people at this table and their computers, the chat, and what the host may do about somebody."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rdi_desktop.net.messages import Lobby, Person, Remove, Said, Say, StandIn
from rdi_desktop.session.clean_text import LINE, clean
from rdi_desktop.ui.lan import lan_words
from rdi_desktop.ui.lan.membership import Membership
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.widgets import ElidedLabel, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said


class PeoplePanel(QWidget):
    """People, chat and a line to write in; beside the lobby and the table."""

    remove_wanted = Signal(object)
    """Remove this `Person`; for the host."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._membership: Membership | None = None
        self._told: tuple[object, ...] = ()
        self._said = 0
        self.rows: dict[int, PersonRow] = {}
        self._people = QVBoxLayout()
        self._people.setSpacing(4)
        self.chat = Document(said("people-panel-said"))
        self.chat.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.line = _ChatLine()
        self.line.setMaxLength(LINE)
        self.line.setPlaceholderText(said("people-panel-say-something"))
        self.line.setAccessibleName(said("people-panel-say-something-2"))
        self.line.returnPressed.connect(self._say)
        page = QVBoxLayout(self)
        page.setContentsMargins(10, 8, 10, 10)
        page.setSpacing(7)
        page.addLayout(self._people)
        page.addWidget(self.chat, 1)
        page.addWidget(self.line)

    def follow(self, membership: Membership | None) -> None:
        """Show that table from now on."""
        self._membership, self._told, self._said = membership, (), 0
        self.chat.clear()
        self.refresh()

    def refresh(self) -> None:
        """Show people and chat."""
        membership = self._membership
        if membership is None:
            return
        lobby = membership.guest.lobby
        told = (lobby, membership.guest.session.id if membership.guest.session is not None else None)
        if lobby is not None and told != self._told:
            self._told = told
            self._show_people(membership, lobby)
        if len(membership.guest.chat) < self._said:
            self._said = 0
            self.chat.clear()
        for spoken in membership.guest.chat[self._said :]:
            self.chat.append(_html(spoken))
        self._said = len(membership.guest.chat)

    def _show_people(self, membership: Membership, lobby: Lobby) -> None:
        while (item := self._people.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self.rows.clear()
        session = membership.guest.session
        for person in lobby.people:
            if session is not None:
                seats = [
                    isolated(seat.name)
                    for seat, owner in zip(session.seats, session.owners, strict=True)
                    if owner == person.id
                ]
            else:
                seats = [isolated(seat.name) for seat in lobby.seats if seat.person == person.id]
            row = PersonRow(person, lan_words.standing(person, seats=seats, playing=lobby.playing))
            if membership.hosts and person.id != membership.guest.person:
                row.offer(playing=lobby.playing and bool(seats))
                row.stand_in.clicked.connect(lambda _=False, row=row: self._stand_in(row.person))
                row.remove.clicked.connect(lambda _=False, row=row: self.remove_wanted.emit(row.person))
            self.rows[person.id] = row
            self._people.addWidget(row)

    def _stand_in(self, person: Person) -> None:
        if self._membership is not None:
            self._membership.guest.send(StandIn(person.id, not person.stands_in))

    def send_away(self, person: Person) -> None:
        """Remove somebody, after confirmation."""
        if self._membership is not None:
            self._membership.guest.send(Remove(person.id))

    def _say(self) -> None:
        text = clean(self.line.text())
        if text and self._membership is not None and self._membership.guest.here:
            self._membership.guest.send(Say(text))
            self.line.clear()


class PersonRow(QWidget):
    """A person, with the state of their computer."""

    def __init__(self, person: Person, standing: str) -> None:
        super().__init__()
        self.person = person
        self.setAccessibleName(f"{isolated(person.name)}: {standing}")
        text = QVBoxLayout()
        text.setSpacing(1)
        self.name = ElidedLabel(said("people-panel-host", name=isolated(person.name)) if person.host else person.name)
        self.standing = ElidedLabel(standing, "quiet")
        text.addWidget(self.name)
        text.addWidget(self.standing)
        self.standing.setToolTip(standing)
        self.stand_in = _plate(
            said("people-panel-play-them"), said("people-panel-let-computer-player-play", name=isolated(person.name))
        )
        self.remove = _plate("✕", said("people-panel-send-away", name=isolated(person.name)))
        text.addWidget(self.stand_in, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(label("●" if person.here else "○"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(text, 1)
        row.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        self.stand_in.hide()
        self.remove.hide()

    def offer(self, *, playing: bool) -> None:
        """Show what the host may do."""
        self.remove.show()
        if playing and not self.person.here:
            self.stand_in.setText(
                said("people-panel-wait-again") if self.person.stands_in else said("people-panel-play-them")
            )
            self.stand_in.show()


class _ChatLine(QLineEdit):
    """A line edit whose keys are no shortcuts."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write; Esc returns the focus to the table."""
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self.clearFocus()
        event.accept()


def _plate(text: str, tip: str) -> QPushButton:
    made = QPushButton(text)
    made.setObjectName("small_plate")
    made.setToolTip(tip)
    made.setAccessibleName(tip)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


def _html(spoken: Said) -> str:
    colours = THEME.palette
    if spoken.note:
        return f'<span style="color:{colours.copper_light}"><i>{escape(lan_words.note(spoken))}</i></span>'
    name = f'<b style="color:{colours.candle}">{escape(isolated(spoken.name))}</b>'
    return f'{name} <span style="color:{colours.parchment}">{escape(isolated(spoken.text))}</span>'
