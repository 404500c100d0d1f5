# SPDX-License-Identifier: GPL-3.0-or-later
"""The log beside the table: events in words for the viewer, with every player and card as a link."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from html import escape

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QCursor, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from rdi_desktop.engine.told import EventTold
from rdi_desktop.session.facade import Watched
from rdi_desktop.ui.cards.face import CardFace
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.popup import CardPopup
from rdi_desktop.ui.panels.widgets import DropDown
from rdi_desktop.ui.words import terms
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.words.log import LogLine, LogPart, LogTeller
from rdi_desktop.ui.words.log_lines import PHASE, QUIET, STRONG, TURN
from rdi_desktop.ui.words.remarks import Grudges, Remarks, Says
from rdi_desktop.ui.words.rule_terms import linked
from rdi_desktop.words import said, table

_P = THEME.palette
_KIND_NAMES = table("log-kind_names")
_AT_ONCE, _PART = 100, 25
"""More events than these are the past, as a jump in a replay brings it: so many of it are put into words in one round of the event loop."""


class LogView(QWidget):
    """Keeps all lines; shows those that pass the filters."""

    rule_wanted = Signal(str)
    """A term of the rules was clicked: its place in the rulebook."""
    card_kept = Signal(str, object)
    """A card was clicked: its def, and the owner of its deck."""
    grown = Signal(list, bool)
    """New lines, and whether the log starts again with them."""

    def __init__(
        self,
        face_of: Callable[[str, int | None], CardFace],
        parent: QWidget | None = None,
        says: Callable[[str], Says] = lambda _character: {},
    ) -> None:
        super().__init__(parent)
        self._says = says
        self._face_of = face_of
        self._session: Watched | None = None
        self._viewer: int | None = None
        self._lines: list[LogLine] = []
        self._teller = LogTeller((), None)
        self._events = 0
        self._soon = QTimer(self)
        """While it runs, the past is still being read."""
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._read_on)
        self.popup = CardPopup(self)
        self.players = DropDown()
        self.players.setAccessibleName(said("log-whose-lines-show"))
        self.kinds = DropDown()
        self.kinds.setAccessibleName(said("log-lines-show"))
        self.kinds.addItem(said("log-everything"), None)
        for kind, name in _KIND_NAMES.items():
            self.kinds.addItem(name, kind)
        self.text = Document(said("log-log"), tab_to_links=False)  # Tab does not stop at hundreds of links
        self.text.link_pointed.connect(self._hover)
        self.text.link_clicked.connect(self._click)
        self.text.viewport().installEventFilter(self)
        bar = self.text.verticalScrollBar()
        self._at_end = True
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)
        self.players.activated.connect(self._redraw)
        self.kinds.activated.connect(self._redraw)
        for box in (self.players, self.kinds):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(6)
            box.setObjectName("filter")
        filters = QHBoxLayout()
        filters.setContentsMargins(6, 6, 6, 0)
        filters.setSpacing(4)
        filters.addWidget(self.players, 1)
        filters.addWidget(self.kinds, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        page.addLayout(filters)
        page.addWidget(self.text)
        self.setMinimumWidth(200)

    def follow(self, session: Watched, viewer: int | None) -> None:
        """Show this game from the beginning, for this viewer."""
        self._session, self._viewer = session, viewer
        chosen = self.players.currentData()
        self.players.clear()
        self.players.addItem(said("log-everybody"), None)
        for index, seat in enumerate(session.seats):
            self.players.addItem(seat.name, index)
        self.players.setCurrentIndex(max(0, self.players.findData(chosen)))
        self._lines, self._events = [], 0
        remarks = Remarks([seat.character for seat in session.seats], self._says)
        grudges = Grudges(session.touchy, [seat.side for seat in session.view(None).seats])
        self._teller = LogTeller([isolated(seat.name) for seat in session.seats], viewer, remarks, grudges)
        self._read()
        self._redraw()
        self.grown.emit([*self._lines], True)

    def refresh(self, viewer: int | None) -> None:
        """Add new events, without those that were taken back; start again if the viewer has changed."""
        if self._session is None:
            return
        if viewer != self._viewer:
            self.follow(self._session, viewer)
            return
        went_back = bool(self._events) and not self._session.events(self._events - 1, viewer)
        if went_back:
            self._cut(self._session.events(0, viewer))
        known, anew = len(self._lines), went_back or self._soon.isActive()
        self._read()
        new, anew = self._lines[known:], anew or self._soon.isActive()
        self._append([line for line in new if self._shown(line)])
        if new or went_back:
            self.grown.emit([*self._lines] if anew else new, anew)

    def _read_on(self) -> None:
        self.refresh(self._viewer)

    def _read_all(self) -> None:
        """Somebody wants all of it now."""
        while self._soon.isActive():
            self._read_on()

    def dress(self) -> None:
        """After a change of theme: write the lines again."""
        self._redraw()

    def lines(self) -> list[LogLine]:
        """All lines, including those filtered out."""
        self._read_all()
        return list(self._lines)

    def as_text(self) -> str:
        """The whole log as plain text, with effects indented below causes."""
        self._read_all()
        return "".join(f"{'    ' * line.depth}{line.text}\n" for line in self._lines)

    def as_html(self) -> str:
        """The whole log as HTML."""
        self._read_all()
        body = "".join(html_of(line) for line in self._lines)
        colours = (
            f"background:{_P.table_dark};color:{_P.parchment};font-family:Georgia,serif;max-width:44em;margin:2em auto"
        )
        head = f'<meta charset="utf-8"><title>{said("log-title")}</title>'
        return f'<!doctype html><html><head>{head}</head><body style="{colours}">{body}</body></html>'

    def _read(self) -> None:
        if self._session is None:
            return
        events = self._session.events(self._events, self._viewer)
        past = self._soon.isActive() or len(events) > _AT_ONCE
        now = events[:_PART] if past else events
        self._events += len(now)
        self._lines.extend(self._teller.lines(now))
        if len(now) < len(events):
            self._soon.start()
        else:
            self._soon.stop()

    def _cut(self, events: Sequence[EventTold]) -> None:
        """Drop the lines of all events but these."""
        self._teller.cut(events)
        self._events = len(events)
        self._lines = [line for line in self._lines if line.index < self._events]
        left = self.text.document().findBlockByNumber(sum(map(self._shown, self._lines)))
        if left.isValid():
            cursor = QTextCursor(left)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            cursor.deletePreviousChar()

    def _shown(self, line: LogLine) -> bool:
        player, kind = self.players.currentData(), self.kinds.currentData()
        if line.style == TURN:
            return True
        return (player is None or player in line.seats) and (kind is None or kind == line.kind)

    def _redraw(self) -> None:
        self.text.clear()
        self._append([line for line in self._lines if self._shown(line)])
        self._at_end = True
        self._grown(0, self.text.verticalScrollBar().maximum())

    def _append(self, lines: Sequence[LogLine]) -> None:
        if not lines:
            return
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for line in lines:
            if not self.text.document().isEmpty():
                cursor.insertBlock()
            room = QTextBlockFormat()
            room.setLeftMargin(_indent(line))
            room.setTopMargin(12 if line.style == TURN else 2)
            room.setBottomMargin(4 if line.style == TURN else 1)
            cursor.insertHtml(_inside(line))
            cursor.setBlockFormat(room)  # after the text: an empty document would reset the format
        cursor.endEditBlock()

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.text.verticalScrollBar().maximum() - 30

    def _grown(self, _least: int, most: int) -> None:
        if self._at_end:
            self.text.verticalScrollBar().setValue(most)

    def _hover(self, url: QUrl) -> None:
        if url.scheme() == "seat":
            QToolTip.showText(QCursor.pos(), self._numbers(int(url.path())), self.text)
            return
        face = self._face(url)
        if face is None:
            self.popup.leave()
        else:
            self.popup.show_card(face, QCursor.pos())

    def _click(self, url: QUrl) -> None:
        kind, _, rest = url.toString().partition(":")
        if kind == "seat":
            self._only(int(rest))
        elif kind == "rule":
            self.rule_wanted.emit(rest)
        elif face := self._face(url):
            self.popup.unpin()
            self.popup.show_card(face, QCursor.pos())
            self.popup.pin()
            owner, _, definition = rest.partition(":")
            self.card_kept.emit(definition, int(owner) if owner else None)

    def _only(self, seat: int) -> None:
        """Show only this player's lines; the second time, everybody's."""
        self.players.setCurrentIndex(0 if self.players.currentData() == seat else self.players.findData(seat))
        self._redraw()

    def _numbers(self, seat: int) -> str:
        assert self._session is not None
        mat = self._session.view(None).seats[seat]
        told = said("log-fortitude-alcohol-content-gold", fortitude=mat.fortitude, alcohol=mat.alcohol, gold=mat.gold)
        if mat.facing:
            told = terms.facing(mat.facing, [isolated(seat.name) for seat in self._session.seats])
        return f"{isolated(mat.name)}: {terms.out(mat.out_because or 'out') if mat.out else told}"

    def _face(self, url: QUrl) -> CardFace | None:
        kind, _, rest = url.toString().partition(":")
        if kind != "card":
            return None
        owner, _, definition = rest.partition(":")
        return self._face_of(definition, int(owner) if owner else None)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Hide the popup when the mouse leaves the text."""
        if event.type() == QEvent.Type.Leave:
            self.popup.leave()
        return False


def html_of(line: LogLine) -> str:
    """A line as an HTML paragraph."""
    return f'<p style="margin:{10 if line.style == TURN else 1}px 4px 1px {_indent(line)}px">{_inside(line, links=False)}</p>'


def _indent(line: LogLine) -> int:
    return 4 + 11 * min(line.depth, 6)


def _inside(line: LogLine, links: bool = True) -> str:
    colour = {QUIET: _P.dim, PHASE: _P.copper_light, STRONG: _P.parchment_light}.get(line.style, _P.parchment_shade)
    inside = "".join(_part(part, links, colour) for part in line.parts)
    if line.style == TURN:
        return (
            f'<span style="font-size:large;color:{_P.candle}"><b>{inside}</b></span>'
            f'<span style="color:{_P.copper}"> ———</span>'
        )
    if line.kind == "talk":
        inside = f"<i>{inside}</i>"
    return f'<span style="color:{colour}">{"↳ " if line.depth else ""}{inside}</span>'


def _part(part: LogPart, links: bool, colour: str) -> str:
    text = escape(part.text)
    if part.card is not None:
        style = f"color:{_P.gold_light};text-decoration:none"
        owner = "" if part.owner is None else str(part.owner)
        return (
            f'<a href="card:{owner}:{escape(part.card)}" style="{style}">{text}</a>'
            if links
            else f'<b style="{style}">{text}</b>'
        )
    if part.seat is not None:
        style = f"color:{readable_accent(part.seat)};text-decoration:none;font-weight:bold"
        return f'<a href="seat:{part.seat}" style="{style}">{text}</a>' if links else f'<b style="{style}">{text}</b>'
    return linked(text, f"color:{colour};text-decoration:none") if links else text


def readable_accent(seat: int) -> str:
    """The seat's colour, light enough for a dark ground."""
    return _light(THEME.seat(seat).colour)


@cache
def _light(name: str) -> str:
    colour = QColor(name)
    while colour.lightnessF() < 0.62:
        colour = colour.lighter(112)
    return colour.name()
