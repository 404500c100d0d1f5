# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of home-made characters and decks: portrait, state, time of the last change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from rdi_desktop.ui.panels.widgets import paint_portrait
from rdi_desktop.ui.words.dates import when
from rdi_desktop.ui.words.direction import isolated
from rdi_desktop.ui.workshop.file_words import standing
from rdi_desktop.words import said

if TYPE_CHECKING:
    from rdi_desktop.content.own_files import Folder, OwnFile

_PATH = Qt.ItemDataRole.UserRole
_FACE = 34


class FileList(QListWidget):
    """One row for each file of the folder."""

    wanted = Signal(Path)
    """The file to show."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(said("workshop-files"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._filling = False
        self.currentItemChanged.connect(self._chosen)

    def show_files(self, folder: Folder, chosen: Path | None, unit: float) -> None:
        """List a folder's files."""
        self._filling = True
        side = round(_FACE * unit)
        self.setIconSize(QSize(side, side))
        self.clear()
        for path, mine in folder.files.items():
            item = QListWidgetItem(f"{isolated(mine.name)}\n{standing(mine)}\n{when(mine.changed)}")
            item.setData(_PATH, str(path))
            item.setToolTip(path.name)
            item.setIcon(_portrait(mine, side, self.devicePixelRatioF()))
            self.addItem(item)
            if path == chosen:
                self.setCurrentItem(item)
        self._filling = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the rows' heights to the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def choose(self, path: Path) -> None:
        """Select that file."""
        for row in range(self.count()):
            if self.item(row).data(_PATH) == str(path):
                self.setCurrentRow(row)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._filling:
            self.wanted.emit(Path(item.data(_PATH)))


def _portrait(mine: OwnFile, side: int, dpr: float) -> QIcon:
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_portrait(painter, QRectF(0, 0, side, side), mine.checked.id or None, mine.name)
    painter.end()
    return QIcon(pixmap)
