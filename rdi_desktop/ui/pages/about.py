# SPDX-License-Identifier: GPL-3.0-or-later
"""About this program."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from rdi_desktop import licences
from rdi_desktop.ui.pages.sign import InnSign
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, label, on_wall

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


class AboutDialog(QDialog):
    """Name, version, the game's and the program's authors."""

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("About RDI Desktop")
        inside = on_wall(self)
        inside.setContentsMargins(24, 0, 24, 18)
        inside.addWidget(InnSign())
        sheet = Parchment()
        text = QVBoxLayout(sheet)
        text.setContentsMargins(26, 18, 26, 24)
        text.setSpacing(10)
        text.addWidget(label(f"Version {version}", "subheading"))
        text.addWidget(label(NOTICE, wrap=True))
        text.addWidget(label(OURS, wrap=True))
        text.addWidget(label(f"Made with Qt {qVersion()}", "quiet"))
        inside.addWidget(sheet)
        bundled = BrassButton("What is inside")
        bundled.clicked.connect(lambda: LicencesDialog(self).open())
        close = BrassButton("Cheers", bright=True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(bundled)
        foot.addStretch()
        foot.addWidget(close)
        inside.addLayout(foot)
        self.setFixedWidth(680)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)


class LicencesDialog(QDialog):
    """The bundled works of others, with their licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("What is inside")
        inside = on_wall(self)
        inside.setContentsMargins(24, 18, 24, 18)
        sheet = Parchment()
        text = QVBoxLayout(sheet)
        text.setContentsMargins(26, 18, 26, 20)
        text.setSpacing(4)
        text.addWidget(label("What is inside", "subheading"))
        text.addWidget(label(BUNDLED, wrap=True))
        for said in licences.told():
            text.addWidget(label(said, "quiet", wrap=True))
        inside.addWidget(sheet)
        close = BrassButton("Close", bright=True)
        close.clicked.connect(self.accept)
        inside.addWidget(close, alignment=Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(640)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
