# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets over the page: the connection to the table is lost; or somebody is away and the table waits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop.net.messages import Person
from rdi_desktop.ui.lan import lan_words
from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.scaling import rescale
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label
from rdi_desktop.words import said


class LineSheet(QWidget):
    """Covers the whole page until the connection is restored, and blocks input."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.text = label("", "subheading", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.detail = label("", wrap=True)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.leave = BrassButton(said("line-sheets-leave-table"), pixels=17)
        sheet = Parchment()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(34, 24, 34, 28)
        inside.setSpacing(12)
        inside.addWidget(self.text)
        inside.addWidget(self.detail)
        inside.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignHCenter)
        sheet.setMinimumWidth(480)
        page = QHBoxLayout(self)
        page.addStretch()
        page.addWidget(sheet, 0, Qt.AlignmentFlag.AlignVCenter)
        page.addStretch()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        over.installEventFilter(self)
        self.hide()

    def say(self, text: str, detail: str, leave: str = "") -> None:
        """Show this over the page."""
        self.text.setText(text)
        self.detail.setText(detail)
        self.leave.setText(leave or said("line-sheets-leave-table"))
        rescale(self, scaling.unit())
        self.setGeometry(self._over.rect())
        announce(self, f"{text} {detail}", urgent=True)
        self.show()
        self.raise_()
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the page."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken the page."""
        QPainter(self).fillRect(QRectF(self.rect()), QColor(8, 4, 2, 150))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Block the mouse."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Block keys."""
        event.accept()


class AwaySheet(Parchment):
    """Somebody needed for the game is away. The host may let a computer player take over."""

    stand_in_wanted = Signal(object)
    """A `Person`."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._people: list[Person] = []
        self.text = label("")
        self.play_on = BrassButton(said("line-sheets-computer-player-plays-them"), pixels=15)
        self.play_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        region(said("network-game-company"), self)
        self.play_on.clicked.connect(self._play_on)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 14, 12)
        row.setSpacing(14)
        row.addWidget(self.text)
        row.addWidget(self.play_on)
        over.installEventFilter(self)
        self.hide()

    def tell(self, people: Sequence[Person], *, hosts: bool) -> None:
        """Show whom the table waits for; hides if there is nobody."""
        self._people = list(people)
        told = lan_words.away(people) if people else ""
        if told != self.text.text():
            announce(self, told, urgent=True)
        self.text.setText(told)
        self.play_on.setVisible(hosts)
        self.setVisible(bool(people))
        if people:
            rescale(self, scaling.unit())
            self._place()
            self.raise_()

    def _play_on(self) -> None:
        for person in self._people:
            self.stand_in_wanted.emit(person)

    def _place(self) -> None:
        self.adjustSize()
        self.move((self._over.width() - self.width()) // 2, round(self._over.height() * 0.6))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay centred."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
