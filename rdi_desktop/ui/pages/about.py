# SPDX-License-Identifier: GPL-3.0-or-later
"""About this program."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop import licences
from rdi_desktop.ui.pages.sign import InnSign
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.words import said


class AboutDialog(Sheet):
    """Name, version, the game's and the program's authors."""

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__(said("about-about-rdi-desktop"), parent, least=680)
        self.outer.addWidget(InnSign())
        text = self.parchment(QVBoxLayout(), scrolls=True)
        text.setSpacing(10)
        text.addWidget(label(said("about-version", version=version), "subheading"))
        text.addWidget(label(said("about-notice"), wrap=True))
        text.addWidget(label(said("about-ours"), wrap=True))
        text.addWidget(label(said("about-made-qt", qVersion=qVersion()), "quiet"))
        bundled = BrassButton(said("about-inside"))
        bundled.clicked.connect(lambda: LicencesDialog(self).open())
        self.foot(bundled, None, self.closing_button(said("about-cheers")))


class LicencesDialog(Sheet):
    """The bundled works of others, with their licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(said("about-inside"), parent, least=640)
        text = self.parchment(QVBoxLayout(), scrolls=True)
        text.setSpacing(4)
        text.addWidget(label(said("about-inside"), "subheading"))
        text.addWidget(label(said("about-bundled"), wrap=True))
        for spoken in licences.told():
            text.addWidget(label(spoken, "quiet", wrap=True))
        self.foot(None, self.closing_button(said("about-close")))
