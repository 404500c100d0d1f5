# SPDX-License-Identifier: GPL-3.0-or-later
"""A QR code: a line of text for a camera, such as a phone's, and the sheet on which the host of a table shows it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import label
from rdi_desktop.words import said

LONGEST = 120
"""Characters that are taken: longer lines make squares too small for a camera at arm's length."""
QUIET = 4
"""Light squares around it, as the standard (ISO/IEC 18004) wants them."""
_SIDE = 300
"""Its side in pixels of the smallest window."""


def squares(text: str) -> tuple[bytes, ...]:
    """The rows of the code from above, a byte for each square: 1 is dark. Without the light ones around it.

    ValueError if the text is empty, longer than `LONGEST`, or holds what is not printed.
    """
    if not text or len(text) > LONGEST or not text.isprintable():
        raise ValueError(f"a QR code takes 1 to {LONGEST} printed characters, not {text[:40]!r}")
    import segno  # half a second of imports, which only hosts need

    return tuple(bytes(row) for row in segno.make_qr(text, error="m").matrix)


class QrCode(QWidget):
    """Dark squares on white, whatever the theme; each of the same whole number of the screen's pixels."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows = squares(text)
        self.setMinimumSize(_SIDE, _SIDE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it in the middle, as large as there is room."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        painter.scale(1 / ratio, 1 / ratio)
        wide, high = int(self.width() * ratio), int(self.height() * ratio)
        count = len(self.rows) + 2 * QUIET
        square = max(1, min(wide, high) // count)
        side = square * count
        left, top = (wide - side) // 2, (high - side) // 2
        painter.fillRect(QRect(left, top, side, side), Qt.GlobalColor.white)
        for down, row in enumerate(self.rows, QUIET):
            for across, dark in enumerate(row, QUIET):
                if dark:
                    place = QRect(left + across * square, top + down * square, square, square)
                    painter.fillRect(place, Qt.GlobalColor.black)


class QrSheet(Sheet):
    """Where to join a table, large enough for a camera across a desk, and the same in letters below."""

    def __init__(self, line: str, spoken: str, parent: QWidget | None = None) -> None:
        """`line`: address, port and code as the others paste them; `spoken`: the same for a screen reader."""
        super().__init__(said("qr-code-title"), parent)
        self.head()
        self.picture = QrCode(line)
        self.picture.setAccessibleName(spoken)
        self.line = label(line, "subheading")
        self.line.setAccessibleName(spoken)
        self.line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inside = self.parchment(QVBoxLayout())
        inside.addWidget(self.picture, 1)
        inside.addWidget(self.line, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addWidget(label(said("qr-code-about"), "quiet", wrap=True))
        self.foot(None, self.closing_button())
