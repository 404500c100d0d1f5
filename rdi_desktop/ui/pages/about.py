# SPDX-License-Identifier: GPL-3.0-or-later
"""About this program."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rdi_desktop import licences
from rdi_desktop.ui.pages.sign import InnSign
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label

NOTICE = (
    "An unofficial program made by fans for fans. It is not for sale, and nobody who publishes the game has made, "
    "checked or approved it. The Red Dragon Inn, its characters and the names of its cards belong to SlugFest Games. "
    "If you enjoy this, buy the boxes: real mugs clink better."
)
OURS = (
    "The program, its words and its pictures are free software under the GNU General Public License, version 3 or any "
    "later one. The lettering is Avería Serif by Dan Sayers, under the SIL Open Font License."
)
BUNDLED = (
    "An installed copy holds work of others besides ours. Every licence as a whole lies in the folder “licences” beside the program. Qt is "
    "used under the GNU Lesser General Public License: its files lie apart, and may be replaced by others."
)


class AboutDialog(Sheet):
    """Name, version, the game's and the program's authors."""

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__("About RDI Desktop", parent, least=680)
        self.outer.addWidget(InnSign())
        text = self.parchment(QVBoxLayout())
        text.setSpacing(10)
        text.addWidget(label(f"Version {version}", "subheading"))
        text.addWidget(label(NOTICE, wrap=True))
        text.addWidget(label(OURS, wrap=True))
        text.addWidget(label(f"Made with Qt {qVersion()}", "quiet"))
        bundled = BrassButton("What is inside")
        bundled.clicked.connect(lambda: LicencesDialog(self).open())
        self.foot(bundled, None, self.closing_button("Cheers"))


class LicencesDialog(Sheet):
    """The bundled works of others, with their licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("What is inside", parent, least=640)
        text = self.parchment(QVBoxLayout())
        text.setSpacing(4)
        text.addWidget(label("What is inside", "subheading"))
        text.addWidget(label(BUNDLED, wrap=True))
        for said in licences.told():
            text.addWidget(label(said, "quiet", wrap=True))
        self.foot(None, self.closing_button("Close"))
