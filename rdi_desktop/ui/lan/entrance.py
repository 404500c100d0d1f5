# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for games on several computers: host a table here, or join one."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.net import code as codes
from rdi_desktop.net.address import plain_digits, read
from rdi_desktop.net.discovery import PORT as BEACON_PORT
from rdi_desktop.net.discovery import Found
from rdi_desktop.net.server import PORT
from rdi_desktop.net.table_host import PROGRAM
from rdi_desktop.session.clean_text import NAME, TABLE
from rdi_desktop.ui.lan.membership import Address
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.regions import in_turn, region
from rdi_desktop.ui.look.scaling import rescale
from rdi_desktop.ui.look.scrolled import scroll_over
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.pages.firewalls import firewall
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, TavernWall, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said

_NARROW = 1000, 600
"""The least width that the page needs (px of the smallest window), with its sheets side by side and one below the other."""
_MOST = 50
"""The most tables listed."""
GONE = 9.0
"""Seconds after which a table that no longer answers is not listed."""


class EntranceScreen(TavernWall):
    """Two sheets: host a table, join a table."""

    host_wanted = Signal(object)
    """Host a table: an `Address` with its port and the host's name."""
    go_on_wanted = Signal(object)
    """The same, to continue with the last room."""
    join_wanted = Signal(object)
    """Join the table at that `Address`."""
    left = Signal()

    def __init__(
        self,
        last: Address,
        name: str,
        company: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        hosting: bool = False,
    ) -> None:
        """`hosting`: a table is set up already, so one begins with its name."""
        super().__init__(parent, light=0.2)
        self._last = last
        self._seen: dict[tuple[str, int], tuple[Found, float]] = {}
        self.table = _field(said("entrance-table-called"), said("entrance-own-table", name=name) if name else "", TABLE)
        self.host_name = _field(said("entrance-name"), name, NAME)
        self.table.setPlaceholderText(said("entrance-others-see-their-list"))
        self.host_name.setPlaceholderText(said("entrance-others-call"))
        self.port = _field(said("entrance-port"), str(PORT), 5)
        self.port.setValidator(PortValidator(0, self.port))
        self.listed = QCheckBox(said("entrance-others-find-their-list"))
        self.listed.setChecked(True)
        self.listed.setToolTip(said("entrance-otherwise-type-address"))
        self.open = BrassButton(said("entrance-open-table"), bright=True, pixels=21)
        self.open.clicked.connect(self._open)
        self.go_on = BrassButton(said("entrance-go-last-company"), pixels=16)
        self.go_on.clicked.connect(self._go_on)
        self.go_on.setVisible(bool(company))
        self._company = ElidedLabel(", ".join(company), "quiet")
        self._company.setVisible(bool(company))
        self.host_complaint = label("", "objection", wrap=True)
        self.tables = QListWidget()
        self.tables.setAccessibleName(said("entrance-tables-open-network"))
        self.tables.currentItemChanged.connect(self._chosen)
        self.nothing = label(said("entrance-looking-tables"), "quiet", wrap=True)
        self.unheard = ""
        """Why the question for tables is not heard everywhere."""
        self.address = _field(said("entrance-address"), last.host, 120)
        self.address.textChanged.connect(self._pasted)
        self.address.setPlaceholderText(said("entrance-such-192-168-1"))
        self.join_port = _field(said("entrance-port-table"), str(last.port or PORT), 5)
        self.join_port.setValidator(PortValidator(1, self.join_port))
        self.code = _field(
            said("entrance-join-code"), last.code, 120
        )  # with room for a whole line, which is taken apart
        self.code.textChanged.connect(self._pasted)
        self.code.setObjectName("code")
        self.code.setPlaceholderText("ABCD-EFGH-JKLM")
        self.begins: QWidget = self.table if hosting else self.code
        """Where the keyboard begins."""
        self.tables.itemActivated.connect(lambda _item: self.code.setFocus())
        self.name = _field(said("entrance-name-table"), last.name or name, NAME)
        self.name.setPlaceholderText(said("entrance-others-call"))
        self.join = BrassButton(said("entrance-join"), bright=True, pixels=21)
        self.join.clicked.connect(self._join)
        self.complaint = label("", "objection", wrap=True)
        for field in (self.address, self.join_port, self.code, self.name):
            field.returnPressed.connect(self._join)
            field.textEdited.connect(lambda _text: self._may_join())
        for field in (self.table, self.host_name, self.port):
            field.returnPressed.connect(self._open)
        self.back = BrassButton(said("entrance-back"), pixels=18)
        self.back.clicked.connect(self.left)
        self.setAccessibleName(said("entrance-game-several-computers"))
        self.setProperty("keys_here", "keys-here-entrance")
        self._lay_out()
        self._may_join()

    def _lay_out(self) -> None:
        host = Parchment()
        page = QVBoxLayout(host)
        page.setContentsMargins(24, 16, 24, 22)
        page.setSpacing(9)
        page.addWidget(label(said("entrance-host-table"), "subheading"))
        page.addWidget(label(said("entrance-game-played-computer-others"), wrap=True))
        page.addLayout(
            _form(
                (said("entrance-table"), self.table),
                (said("entrance-you-are"), self.host_name),
                (said("entrance-port"), self.port),
            )
        )
        page.addWidget(self.listed)
        page.addWidget(self.host_complaint)
        page.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)
        page.addSpacing(6)
        page.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        page.addWidget(self._company)
        page.addStretch()
        page.addWidget(label(said("entrance-nobody-join"), "subheading"))
        page.addWidget(label(firewall(port=PORT, beacon=BEACON_PORT), "quiet", wrap=True))

        join = Parchment()
        page = QVBoxLayout(join)
        page.setContentsMargins(24, 16, 24, 22)
        page.setSpacing(9)
        page.addWidget(label(said("entrance-join-table"), "subheading"))
        page.addWidget(self.tables, 1)
        page.addWidget(self.nothing)
        page.addLayout(
            _form(
                (said("entrance-address"), self.address),
                (said("entrance-port"), self.join_port),
                (said("entrance-join-code"), self.code),
                (said("entrance-you-are"), self.name),
            )
        )
        page.addWidget(self.complaint)
        page.addWidget(self.join, 0, Qt.AlignmentFlag.AlignRight)

        region(said("entrance-host-table"), host)
        region(said("entrance-join-table"), join)
        region(said("region-below"), self.back)
        self._sheets = QHBoxLayout()
        self._sheets.setSpacing(14)
        self._sheets.addWidget(host, 1)
        self._sheets.addWidget(join, 1)
        inside = QVBoxLayout()
        inside.setSpacing(8)
        inside.addWidget(label(said("entrance-game-several-computers"), "heading"))
        inside.addLayout(self._sheets, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch()
        scroll_over(self, inside, foot)
        host_parts = (self.table, self.host_name, self.port, self.listed, self.open, self.go_on)
        in_turn((*host_parts, self.tables, self.address, self.join_port, self.code, self.name, self.join, self.back))

    def fit(self) -> None:
        """Scale with the window and the chosen letters, as far as there is room; a low window scrolls."""
        unit, stacked = scaling.unit_across(self.width(), *_NARROW)
        scaling.stack(self._sheets, stacked)
        rescale(self, unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything on the page."""
        super().resizeEvent(event)
        self.fit()

    def show_found(self, found: Found) -> None:
        """A table has answered."""
        now = time.monotonic()
        if any(each.host == found.host != "" and ":" not in each.address for each, _ in self._seen.values()):
            if ":" in found.address:
                return  # the same host, found by a shorter address already
        elif ":" not in found.address:
            self._seen = {key: each for key, each in self._seen.items() if each[0].host != found.host or not found.host}
        known = self._seen.get((found.address, found.port))
        self._seen[found.address, found.port] = (found, now)
        while len(self._seen) > _MOST:
            del self._seen[next(iter(self._seen))]
        if known is None or known[0] != found:
            self.refresh(now)

    def refresh(self, now: float | None = None) -> None:
        """Show the tables that have answered lately."""
        now = time.monotonic() if now is None else now
        self._seen = {key: each for key, each in self._seen.items() if now - each[1] <= GONE}
        shown = [found for found, _ in self._seen.values()]
        chosen = self.tables.currentRow()
        key = self.tables.item(chosen).data(Qt.ItemDataRole.UserRole) if chosen >= 0 else None
        if [self.tables.item(n).text() for n in range(self.tables.count())] != [_listed(found) for found in shown]:
            self.tables.blockSignals(True)
            self.tables.clear()
            for found in shown:
                item = QListWidgetItem(_listed(found))
                item.setData(Qt.ItemDataRole.UserRole, (found.address, found.port))
                self.tables.addItem(item)
                if (found.address, found.port) == key:
                    self.tables.setCurrentItem(item)
            self.tables.blockSignals(False)
            announce(self.tables, ". ".join(_listed(found) for found in shown) or said("entrance-no-table-any-more"))
        if shown and not self.address.text():
            self.tables.setCurrentRow(0)  # usually there is only one
        if shown:
            self.nothing.setText(said("entrance-take-type-code-stands"))
        elif self.unheard:
            self.nothing.setText(said("entrance-table-answers-far-type", unheard=self.unheard))
        else:
            self.nothing.setText(said("entrance-table-answers-far-may"))

    def complain(self, text: str, *, hosting: bool = False) -> None:
        """Show why it is not possible."""
        (self.host_complaint if hosting else self.complaint).setText(text)
        announce(self, text, urgent=True)
        self.wait(None)

    def wait(self, text: str | None) -> None:
        """Show that a connection is being made, or no longer."""
        if text is not None:
            self.complaint.setText(text)
            announce(self, text)
        for widget in (self.open, self.go_on):
            widget.setEnabled(text is None)
        self._may_join(calling=text is not None)

    def _chosen(self, item: QListWidgetItem | None) -> None:  # none is left
        if item is not None:
            address, port = item.data(Qt.ItemDataRole.UserRole)
            self.address.setText(address)
            self.join_port.setText(str(port))
            self._may_join()

    def _pasted(self, text: str) -> None:
        """Somebody pasted address, port and code on one line: each goes where it belongs."""
        typed = read(text)
        if typed is not None and typed.code:
            self.address.setText(typed.host)
            self.join_port.setText(str(typed.port or PORT))
            self.code.setText(codes.shown(typed.code))
            self._may_join()

    def _may_join(self, *, calling: bool = False) -> None:
        fields = (self.address, self.join_port, self.code, self.name)
        self.join.setEnabled(not calling and all(field.text().strip() for field in fields))

    def _open(self) -> None:
        if self.open.isEnabled():
            self.host_complaint.setText("")
            self.host_wanted.emit(self._own())

    def _go_on(self) -> None:
        self.host_complaint.setText("")
        self.go_on_wanted.emit(self._own())

    def _own(self) -> Address:
        return Address("", int(self.port.text() or 0), "", self.host_name.text().strip() or said("entrance-host"))

    def _join(self) -> None:
        if not self.join.isEnabled():
            return
        typed = read(self.address.text())
        if typed is None:
            self.complain(said("entrance-address-looks-like-192", strip=self.address.text().strip()))
            return
        host, port, code = typed.host, typed.port or int(self.join_port.text()), self.code.text().strip()
        self.join_port.setText(str(port))
        again = code == self._last.code or (host, port) == (self._last.host, self._last.port)  # the code may be new
        token = self._last.token if again else ""
        self.join_wanted.emit(Address(host, port, code, self.name.text().strip(), token))


class PortValidator(QIntValidator):
    """A port, with digits of any script."""

    def __init__(self, least: int, parent: QWidget) -> None:
        super().__init__(least, 65535, parent)

    def validate(self, typed: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether it may become a port, with the text as it will stand in the field."""
        text = plain_digits(typed)
        found: object = super().validate(text, place)
        state = found[0] if isinstance(found, tuple) else found
        assert isinstance(state, QValidator.State)
        return state, text, place


def _listed(found: Found) -> str:
    people = said("entrance-people", n=found.people)
    state = said("entrance-plays") if found.playing else said("entrance-sits-down")
    version = "" if found.program == PROGRAM else f" · {found.program}"
    return f"{isolated(found.table) or said('entrance-a-table')}  ·  {people}, {state}  ·  {found.address}{version}"


def _field(name: str, text: str, longest: int) -> QLineEdit:
    field = QLineEdit(text)
    field.setMaxLength(longest)
    field.setAccessibleName(name)
    return field


def _form(*rows: tuple[str, QLineEdit]) -> QGridLayout:
    form = QGridLayout()
    form.setHorizontalSpacing(12)
    form.setVerticalSpacing(7)
    for place, (text, field) in enumerate(rows):
        name = label(text)
        name.setBuddy(field)
        form.addWidget(name, place, 0)
        form.addWidget(field, place, 1)
    form.setColumnStretch(1, 1)
    return form
