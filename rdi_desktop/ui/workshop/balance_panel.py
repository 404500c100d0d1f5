# SPDX-License-Identifier: GPL-3.0-or-later
"""Four hundred games of a character between computer players, beside the window: its share, how it wins and loses, its cards.

The user can go on working meanwhile. When it is stopped or closed, all games end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QProgressBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.session.balance import GAMES, Balance, GameCounts, balancing, parts
from rdi_desktop.session.series import Series
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.words import said, translated

if TYPE_CHECKING:
    from rdi_desktop.content import Content

LOOK = 150
"""Milliseconds between polls."""
COLUMNS = ("card", "drawn", "played", "thrown", "never", "won")
"""What is told of each card."""
_CARD = Qt.ItemDataRole.UserRole


class BalancePanel(Sheet):
    """Starts at once. `made`: the data of the character's file and those it builds on."""

    card_wanted = Signal(str)
    """The id of a card to show."""

    def __init__(self, content: Content, character: str, made: Sequence[Any], parent: QWidget | None = None) -> None:
        title = said("workshop-games-title", name=isolated(content.characters[character].name), n=GAMES)
        super().__init__(title, parent, size=(780, 620))
        self._content, self._character, self._made = content, character, made
        self.balance = Balance(content, character)
        self.playing: Series[GameCounts] | None = None
        self._make_parts()
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK)
        self._clock.timeout.connect(self.look)
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.stop)
        self.begin()

    def begin(self) -> None:
        """Start, from the first game."""
        self.balance = Balance(self._content, self._character)
        try:
            self.playing = balancing(self._content, self._character, self._made, GAMES)
        except OSError as error:
            self.share.setText(said("workshop-games-not-possible", strerror=error.strerror or error))
            return
        self._clock.start()
        self._tell()

    def look(self) -> None:
        """Poll for finished games."""
        playing = self.playing
        if playing is None:
            return
        found = playing.look()
        for evening in found:
            self.balance.add(evening)
        if playing.over:
            self.stop()
        elif found:
            self._tell()

    def stop(self) -> None:
        """Stop; counts stay."""
        self._clock.stop()
        playing, self.playing = self.playing, None
        if playing is not None:
            playing.stop()
            self._tell(playing.trouble or self.balance.trouble)

    def done(self, result: int) -> None:
        """Closing ends all games."""
        self.stop()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return shows the selected card."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cards.hasFocus():
            if (item := self.cards.currentItem()) is not None:
                self.card_wanted.emit(item.data(0, _CARD))
            return
        super().keyPressEvent(event)

    # inside

    def _make_parts(self) -> None:
        self.share = label("", "subheading", wrap=True)
        self.how = label("", wrap=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, GAMES)
        self.bar.setAccessibleName(said("workshop-games-played"))
        self.bar.setFormat(said("workshop-games-format"))
        self.again = BrassButton(said("workshop-games-stop"), pixels=16)
        self.again.clicked.connect(lambda: self.stop() if self.playing is not None else self.begin())
        self.shut = BrassButton(said("workshop-games-close"), pixels=16)
        self.shut.clicked.connect(self.close)
        self.cards = QTreeWidget()
        self.cards.setAccessibleName(said("workshop-games-cards"))
        self.cards.setRootIsDecorated(False)
        self.cards.setUniformRowHeights(True)
        self.cards.setHeaderLabels([said(f"workshop-column-{key}") for key in COLUMNS])
        self.cards.itemDoubleClicked.connect(lambda item, _column: self.card_wanted.emit(item.data(0, _CARD)))
        for column, key in enumerate(COLUMNS):
            self.cards.headerItem().setToolTip(column, said(f"workshop-column-{key}-help"))
            if column:
                self.cards.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        header = self.cards.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        inside = self.parchment(QVBoxLayout())
        inside.setSpacing(8)
        for part in (self.share, self.how):
            inside.addWidget(part)
        inside.addWidget(self.cards, 1)
        self.foot(self.bar, self.again, self.shut)

    def _tell(self, trouble: str = "") -> None:
        """Show the present counts."""
        balance = self.balance
        self.bar.setValue(balance.share.games)
        self.again.setText(said("workshop-games-stop") if self.playing is not None else said("workshop-games-again"))
        if trouble:
            self.share.setText(said("workshop-games-trouble", trouble=trouble))
        elif balance.share.games:
            self.share.setText(f"{balance.told}. {balance.verdict}")
        else:
            self.share.setText(said("workshop-games-first"))
        told = []
        if balance.wins_by:
            told.append(said("workshop-games-wins-by", how=balance.how(balance.wins_by)))
        if balance.lost_by:
            told.append(said("workshop-games-lost-by", how=balance.how(balance.lost_by)))
        self.how.setText(" ".join(told))
        self._list()

    def _list(self) -> None:
        current = self.cards.currentItem()
        here = current.data(0, _CARD) if current is not None else ""
        place = self.cards.verticalScrollBar().value()
        self.cards.clear()
        for id, card in self.balance.by_use():
            item = QTreeWidgetItem([translated(self._content.card(id).title), str(card.drawn), *parts(card)])
            item.setData(0, _CARD, id)
            for column in range(1, len(COLUMNS)):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
            self.cards.addTopLevelItem(item)
            if id == here:
                self.cards.setCurrentItem(item)
        self.cards.verticalScrollBar().setValue(place)
