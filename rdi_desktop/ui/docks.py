# SPDX-License-Identifier: GPL-3.0-or-later
"""The head of a dock: its name, and a way to close it. It is dragged like any dock."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QPushButton, QWidget

from rdi_desktop.ui.widgets import label


class DockTitle(QWidget):
    """A strip of wood."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self.setObjectName("dock_title")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # the style sheet paints the ground
        close = QPushButton("✕")
        close.setFixedSize(24, 24)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setAccessibleName(f"Close {dock.windowTitle()}")
        close.clicked.connect(dock.close)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 6)
        row.addWidget(label(dock.windowTitle()))
        row.addStretch()
        row.addWidget(close)
