# SPDX-License-Identifier: GPL-3.0-or-later
"""The widgets of the workshop's page, and their layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.ui.look import keys, scaling
from rdi_desktop.ui.look.flow import Flow
from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.look.scrolled import Scrolled
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, TavernWall, label
from rdi_desktop.ui.workshop.editor import Editor
from rdi_desktop.ui.workshop.file_list import FileList
from rdi_desktop.ui.workshop.find_bar import FindBar
from rdi_desktop.ui.workshop.ideas import Ideas
from rdi_desktop.ui.workshop.side_tabs import DeckCount, Faults, PictureList, Rules
from rdi_desktop.ui.workshop.welcome import FirstSteps
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content import Content


_LIST, _SHEET = 0.45, 0.92
"""Heights of the list, and of what lies below it, where they lie one below the other (parts of the page)."""
_GROWING = 300
"""So long a page that is opened may still grow, as its cards are drawn (ms)."""


class Parts(TavernWall):
    """The page without behaviour. `known`: the program's content."""

    def __init__(self, known: Content, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_parts(known)
        self._lay_out()

    def _make_parts(self, known: Content) -> None:
        self.new = BrassButton(said("workshop-new"), bright=True, pixels=16)
        self.open = BrassButton(said("workshop-open-folder"), pixels=16)
        self.take_in = BrassButton(said("workshop-take-in"), pixels=16)
        self.share = BrassButton(said("workshop-share-button"), pixels=16)
        self.back = BrassButton(said("workshop-back"), pixels=16)
        self.keep = BrassButton(said("workshop-save"), pixels=15)
        self.again = BrassButton(said("workshop-read-again"), pixels=15)
        self.have_back = BrassButton(said("workshop-have-back"), pixels=15)
        self.drop = BrassButton(said("workshop-drop"), pixels=15)
        self.elsewhere = BrassButton(said("workshop-elsewhere"), pixels=16)
        self.pictures = BrassButton(said("workshop-pictures-button"), pixels=15)
        self.try_button = BrassButton(said("workshop-try"), bright=True, pixels=15)
        self.games_button = BrassButton(said("workshop-games-button"), pixels=15)
        self.lay = BrassButton(said("workshop-lay"), pixels=15)
        for button in (self.keep, self.share, self.pictures, self.games_button, self.lay, self.try_button):
            button.setEnabled(False)
        for button in (self.again, self.have_back, self.drop):
            button.hide()
        self.files = FileList()
        self.first = FirstSteps()
        self.editor = Editor()
        self.editor.setEnabled(False)
        self.finder = FindBar(self.editor)
        self.find_button = BrassButton(said("workshop-find"), pixels=14)
        self.find_button.setToolTip(keys.native("Ctrl+F"))
        self.file_name = ElidedLabel("", "subheading")
        self.state = label("", wrap=True)
        self.meaning = ElidedLabel("", "quiet")
        self.faults = Faults()
        self.cards = PictureList()
        self.deck = DeckCount()
        self.rules = Rules()
        self.ideas = Ideas(known)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        for leaf, name in (
            (self.cards, said("workshop-tab-cards")),
            (self.faults, said("workshop-tab-faults", kind="none", number=0)),
            (self.deck, said("workshop-tab-deck")),
            (self.rules, said("workshop-tab-rules")),
            (self.ideas, said("workshop-tab-ideas")),
        ):
            self.tabs.addTab(leaf, name)
            self.tabs.setTabToolTip(self.tabs.count() - 1, keys.native(f"Ctrl+{self.tabs.count()}"))

    def _lay_out(self) -> None:
        head = Flow()
        title = label(said("workshop-title"), "heading")
        title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        head.addWidget(title)
        self.head_buttons = (self.new, self.open, self.elsewhere, self.take_in, self.share, self.back)
        for button in self.head_buttons:
            head.addWidget(button)
        region(said("workshop-title"), *self.head_buttons)
        self.list_sheet = Parchment()
        region(said("workshop-own"), self.list_sheet)
        mine = QVBoxLayout(self.list_sheet)
        mine.setContentsMargins(14, 12, 14, 16)
        mine.addWidget(label(said("workshop-own"), "subheading"))
        mine.addWidget(self.files, 1)
        desk = Parchment()
        middle = QVBoxLayout(desk)
        middle.setContentsMargins(14, 10, 14, 14)
        bar = Flow()
        self.desk_buttons = (self.keep, self.pictures, self.games_button, self.lay, self.try_button)
        for button in self.desk_buttons:
            bar.addWidget(button)
        middle.addWidget(self.file_name)
        middle.addLayout(bar)
        told = QHBoxLayout()
        told.addWidget(self.state, 1)
        for button in (self.again, self.have_back, self.drop):
            told.addWidget(button)
        middle.addLayout(told)
        middle.addWidget(self.editor, 1)
        middle.addWidget(self.finder)
        below = QHBoxLayout()
        below.addWidget(self.meaning, 1)
        below.addWidget(self.find_button)
        middle.addLayout(below)
        region(said("workshop-file"), desk, self.first)
        self.desk = QStackedWidget()
        self.desk.addWidget(self.first)
        self.desk.addWidget(desk)
        self.sheet = Parchment()
        self.sheet.hide()
        region(said("workshop-results"), self.sheet)
        self.tabs.tabBar().setAccessibleName(said("workshop-results"))
        self.setAccessibleName(said("workshop-title"))
        right = QVBoxLayout(self.sheet)
        right.setContentsMargins(12, 10, 12, 14)
        right.addWidget(self.tabs)
        self.parts = QSplitter()
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.desk)
        self.parts.addWidget(self.sheet)
        self.parts.setStretchFactor(0, 5)
        self.parts.setStretchFactor(1, 4)
        self.body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.body.addWidget(self.list_sheet)
        self.body.addWidget(self.parts, 1)
        self.inside = QWidget()
        """All of the page, as high as it is."""
        page = QVBoxLayout(self.inside)
        page.setContentsMargins(14, 8, 14, 10)
        page.addLayout(head)
        page.addLayout(self.body, 1)
        self.shown = Scrolled(self.inside)
        self._growing = QTimer(self)
        self._growing.setSingleShot(True)
        self._growing.setInterval(_GROWING)
        self.shown.verticalScrollBar().rangeChanged.connect(self._scroll_to_results)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.shown)

    def show_results(self) -> None:
        """Scroll to the results, also while they still grow."""
        self._growing.start()
        self._scroll_to_results()

    def _scroll_to_results(self) -> None:
        if self._growing.isActive():
            self._share_height()
            top = self.sheet.mapTo(self.inside, self.sheet.rect().topLeft())
            self.shown.verticalScrollBar().setValue(top.y())

    def lay_sheets(self, stacked: bool, list_width: int, results_width: int) -> None:
        """List, file and results side by side, the list so wide, the results at least so wide (px); or `stacked` in a page that scrolls."""
        high = self.height()
        scaling.stack(self.body, stacked)
        self.parts.setOrientation(Qt.Orientation.Vertical if stacked else Qt.Orientation.Horizontal)
        self.list_sheet.setMinimumSize(0 if stacked else list_width, round(_LIST * high) if stacked else 0)
        self.list_sheet.setMaximumSize(
            scaling.NO_LIMIT if stacked else list_width, round(_LIST * high) if stacked else scaling.NO_LIMIT
        )
        self.sheet.setMinimumWidth(0 if stacked else results_width)
        self._share_height()

    def _share_height(self) -> None:
        """One below the other, file and results are each nearly as high as the page, or as they have to be."""
        if self.parts.orientation() == Qt.Orientation.Horizontal:
            self.parts.setMaximumHeight(scaling.NO_LIMIT)
            self.parts.setMinimumHeight(0)
            return
        sheets = [sheet for sheet in (self.desk, self.sheet) if not sheet.isHidden()]
        high = [max(round(_SHEET * self.height()), sheet.minimumSizeHint().height()) for sheet in sheets]
        self.parts.setFixedHeight(sum(high) + (len(high) - 1) * self.parts.handleWidth())
        self.parts.setSizes(high)
