# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of parts for pictures: searched by word, added by a click or Return."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBitmap, QIcon, QKeyEvent, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from rdi_desktop.content.pictures import known
from rdi_desktop.ui.cards.art import scene_image
from rdi_desktop.ui.cards.picture_choice import scenes_of, sheet
from rdi_desktop.ui.cards.scenes import is_scene, read_scene
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.words import said

NAME = Qt.ItemDataRole.UserRole
_ICON = 58
_AT_ONCE = 24
"""Parts that are drawn between two frames."""
_NO_PARTS = ("portraits/", "app-icon", "logo", "palette", "blank", "emblems/blank")
"""Files that are no parts: whole portraits, and pictures that are not square."""


class Drawer(QWidget):
    """The list. `folder`: of the home-made characters; `character`: whose own pictures come first."""

    picked = Signal(str)
    photo_wanted = Signal()

    def __init__(self, folder: Path, character: str) -> None:
        super().__init__()
        self._folder, self._character = folder, character
        self._unit = 1.0
        self.search = QLineEdit()
        self.search.setPlaceholderText(said("workshop-drawer-hint"))
        self.search.setAccessibleName(said("workshop-drawer-search"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(said("workshop-drawer-parts"))
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.photo = BrassButton(said("workshop-drawer-photo"), pixels=14)
        self.photo.setToolTip(said("workshop-drawer-photo-help"))
        self.says = label("", "quiet", wrap=True)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.search)
        inside.addWidget(self.list, 1)
        inside.addWidget(self.says)
        inside.addWidget(self.photo)
        self._drawing = QTimer(self)
        self._drawing.timeout.connect(self._draw_on)
        self._undrawn: list[QListWidgetItem] = []
        self.search.textChanged.connect(self.refresh)
        self.search.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self.list.itemClicked.connect(lambda item: self.picked.emit(item.data(NAME)))
        self.list.itemActivated.connect(lambda item: self.picked.emit(item.data(NAME)))
        self.photo.clicked.connect(self.photo_wanted)
        self.refresh()

    def rescale(self, unit: float) -> None:
        """Scale to that factor (1: the smallest window)."""
        self._unit = unit
        self.refresh()

    def names(self) -> list[str]:
        """The parts that are shown."""
        return [self.list.item(row).data(NAME) for row in range(self.list.count())]

    def refresh(self) -> None:
        """Show the parts that match the search."""
        side = round(_ICON * self._unit)
        self.list.clear()
        self.list.setIconSize(QSize(side, side))
        room = self.list.viewport().width()
        in_a_row = max(2, room // round(side * 1.4))
        self.list.setGridSize(QSize(max(side, room // in_a_row), round(side * 1.72)))
        wanted = self.search.text()
        for name in [*self._own(wanted), *found(wanted)]:
            spoken = name.rpartition("/")[2].replace("-", " ")
            item = QListWidgetItem(spoken)
            item.setData(NAME, name)
            item.setToolTip(name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setSizeHint(self.list.gridSize())
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            self.list.addItem(item)
        self.says.setText("" if self.list.count() else said("workshop-drawer-nothing"))
        self.list.setCurrentRow(0)
        self._undrawn = [self.list.item(row) for row in reversed(range(self.list.count()))]
        self._drawing.start(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes from the search to the parts; Return adds the first."""
        if watched is self.list.viewport() and event.type() == QEvent.Type.Resize:
            self.refresh()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and watched is self.search:
            if event.key() == Qt.Key.Key_Down:
                self.list.setFocus()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if self.list.count() and self.search.text().strip():
                    self.picked.emit(self.list.item(0).data(NAME))
                return True
        return super().eventFilter(watched, event)

    def _own(self, wanted: str) -> Iterator[str]:
        """Home-made photos."""
        for path in sorted((self._folder / "cards").glob(f"{self._character}-*.png"), key=lambda path: path.stem):
            if fits(path.stem, wanted):
                yield f"cards/{path.stem}"

    def _draw_on(self) -> None:
        """Draw more icons."""
        side, ratio = self.list.iconSize().width(), self.devicePixelRatioF()
        for _ in range(_AT_ONCE):
            if not self._undrawn:
                self._drawing.stop()
                return
            item = self._undrawn.pop()
            item.setIcon(part_icon(item.data(NAME), side, ratio))


def part_icon(name: str, side: int, ratio: float) -> QIcon:
    """The icon of a part; empty if it cannot be drawn."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    if is_scene(name):
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        image = scene_image(name, 2 * side, 2 * side)
        drawn = QRectF(QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect())
        if not drawn.isEmpty():  # small parts are enlarged
            largest = max(drawn.width(), drawn.height())
            part = QRectF(0, 0, largest, largest)
            part.moveCenter(drawn.center())
            painter.drawImage(QRectF(0, 0, side, side).adjusted(1, 1, -1, -1), image, part)
        painter.end()
    return QIcon(pixmap)


def found(wanted: str) -> list[str]:
    """The program's matching parts: by name, then those used for cards with matching titles."""
    parts = [name for name in sorted(known()[0], key=_order) if not name.startswith(_NO_PARTS)]
    named = [name for name in parts if fits(name, wanted)]
    return [*named, *(name for name in _thought_of(wanted) if name in parts and name not in named)]


def fits(name: str, wanted: str) -> bool:
    """Whether every word of the search begins a word of the name."""
    words = name.lower().replace("/", "-").split("-")
    return all(any(word.startswith(part) for word in words) for part in wanted.lower().replace("-", " ").split())


def _order(name: str) -> tuple[bool, str]:
    return "/" in name, name


def _thought_of(wanted: str) -> Iterator[str]:
    """Parts of the pictures that a word suggests, as a word of a title does."""
    words = sheet("common")["words"].items()
    for part in wanted.lower().split():
        for stem, scene in words:
            if len(part) > 2 and (part.startswith(stem) or stem.startswith(part)):
                for each in scenes_of(scene):
                    yield from (layer.name for layer in read_scene(each))
