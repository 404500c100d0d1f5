# SPDX-License-Identifier: GPL-3.0-or-later
"""The base of the sheets that lie over the table without being a dialog."""

from __future__ import annotations

from PySide6.QtCore import QSize

from rdi_desktop.ui.look import scaling
from rdi_desktop.ui.panels.widgets import Parchment


class OverTable(Parchment):
    """A sheet with the chosen letters, as far as all of it has room over the table."""

    def scale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        raise NotImplementedError

    def fit(self, room: QSize, least: float) -> None:
        """Take no more room than that; letters are as chosen, or smaller if there is too little, but never below the factor `least`."""
        layout = self.layout()
        assert layout is not None
        now = max(least, scaling.unit())
        while True:
            self.scale(now)
            layout.activate()
            wide = max(min(self.sizeHint().width(), room.width()), self.minimumSizeHint().width())
            needed = QSize(wide, layout.totalHeightForWidth(wide))
            if now <= least or needed.boundedTo(room) == needed:
                break
            now = max(least, scaling.stepped(now * 0.95))
        self.resize(needed)
