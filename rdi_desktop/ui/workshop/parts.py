# SPDX-License-Identifier: GPL-3.0-or-later
"""The widgets of the workshop's page, and their layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from rdi_desktop.ui.look.regions import region
from rdi_desktop.ui.panels.widgets import BrassButton, ElidedLabel, Parchment, TavernWall, label
from rdi_desktop.ui.workshop.editor import Editor
from rdi_desktop.ui.workshop.file_list import FileList
from rdi_desktop.ui.workshop.ideas import Ideas
from rdi_desktop.ui.workshop.side_tabs import DeckCount, Faults, PictureList, Rules
from rdi_desktop.ui.workshop.welcome import FirstSteps

if TYPE_CHECKING:
    from rdi_desktop.content import Content


class Parts(TavernWall):
    """The page without behaviour. `known`: the program's content."""

    def __init__(self, known: Content, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_parts(known)
        self._lay_out()

    def _make_parts(self, known: Content) -> None:
        self.new = BrassButton("New …", bright=True, pixels=16)
        self.open = BrassButton("Open my folder", pixels=16)
        self.take_in = BrassButton("Take in …", pixels=16)
        self.share = BrassButton("Share …", pixels=16)
        self.back = BrassButton("Back", pixels=16)
        self.keep = BrassButton("Save", pixels=15)
        self.again = BrassButton("Read again", pixels=15)
        self.have_back = BrassButton("Have it back", pixels=15)
        self.drop = BrassButton("Throw it away", pixels=15)
        self.elsewhere = BrassButton("Open in my editor", pixels=16)
        self.pictures = BrassButton("Pictures …", pixels=15)
        self.try_button = BrassButton("Try it", bright=True, pixels=15)
        self.games_button = BrassButton("400 games …", pixels=15)
        self.lay = BrassButton("Try with …", pixels=15)
        for button in (self.keep, self.share, self.pictures, self.games_button, self.lay, self.try_button):
            button.setEnabled(False)
        for button in (self.again, self.have_back, self.drop):
            button.hide()
        self.files = FileList()
        self.first = FirstSteps()
        self.editor = Editor()
        self.editor.setEnabled(False)
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
            (self.cards, "&Cards"),
            (self.faults, "&Faults"),
            (self.deck, "&Deck"),
            (self.rules, "&Rules"),
            (self.ideas, "&Ideas"),
        ):
            self.tabs.addTab(leaf, name)
            self.tabs.setTabToolTip(self.tabs.count() - 1, f"Ctrl+{self.tabs.count()}")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label("Workshop", "heading"))
        head.addStretch()
        self.head_buttons = (self.new, self.open, self.elsewhere, self.take_in, self.share, self.back)
        for button in self.head_buttons:
            head.addWidget(button)
        region("Workshop", *self.head_buttons)
        self.list_sheet = Parchment()
        region("Your own", self.list_sheet)
        mine = QVBoxLayout(self.list_sheet)
        mine.setContentsMargins(14, 12, 14, 16)
        mine.addWidget(label("Your own", "subheading"))
        mine.addWidget(self.files, 1)
        desk = Parchment()
        middle = QVBoxLayout(desk)
        middle.setContentsMargins(14, 10, 14, 14)
        bar = QHBoxLayout()
        bar.addStretch(1)
        for button in (self.keep, self.pictures, self.games_button, self.lay, self.try_button):
            bar.addWidget(button)
        middle.addWidget(self.file_name)
        middle.addLayout(bar)
        told = QHBoxLayout()
        told.addWidget(self.state, 1)
        for button in (self.again, self.have_back, self.drop):
            told.addWidget(button)
        middle.addLayout(told)
        middle.addWidget(self.editor, 1)
        middle.addWidget(self.meaning)
        region("The file", desk, self.first)
        self.desk = QStackedWidget()
        self.desk.addWidget(self.first)
        self.desk.addWidget(desk)
        self.sheet = Parchment()
        self.sheet.hide()
        region("What comes of it", self.sheet)
        self.tabs.tabBar().setAccessibleName("What comes of it")
        self.setAccessibleName("Workshop")
        right = QVBoxLayout(self.sheet)
        right.setContentsMargins(12, 10, 12, 14)
        right.addWidget(self.tabs)
        parts = QSplitter()
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.desk)
        parts.addWidget(self.sheet)
        parts.setStretchFactor(0, 5)
        parts.setStretchFactor(1, 4)
        body = QHBoxLayout()
        body.addWidget(self.list_sheet)
        body.addWidget(parts, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(14, 8, 14, 10)
        page.addLayout(head)
        page.addLayout(body, 1)
