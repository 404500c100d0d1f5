# SPDX-License-Identifier: GPL-3.0-or-later
"""The base of all dialogs: a sheet before the tavern wall, with its title, its foot of buttons, and an end."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from rdi_desktop.machine import screens
from rdi_desktop.ui.look import keys, scaling
from rdi_desktop.ui.look.regions import go_round, region
from rdi_desktop.ui.look.scrolled import Scrolled
from rdi_desktop.ui.look.theme import THEME
from rdi_desktop.ui.panels.document import Document
from rdi_desktop.ui.panels.widgets import BrassButton, Parchment, TavernWall, label
from rdi_desktop.words import said

AROUND = (20, 12, 20, 16)
"""Between the edge of a dialog and what stands on its wall, as (left, top, right, bottom) in pixels of the smallest window."""
INSIDE = (26, 18, 26, 24)
"""The same, between the edge of the parchment and what is written on it."""
_NOTE = 240
"""Height of a parchment that stands for rows which are not there."""
_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Laid = TypeVar("Laid", bound=QLayout)


class Sheet(QDialog):
    """A dialog, which `open` scales with its window, and which is deleted when it is closed.

    Esc closes it. Return presses its bright button, unless what has the keyboard takes Return itself.
    """

    page_wanted = Signal(str, str)
    """Open another page: its key, and the place there."""
    keys_here = ""
    """The message with the keys that mean something only here."""

    def __init__(
        self,
        title: str,
        parent: QWidget | None = None,
        *,
        least: int = 0,
        size: tuple[int, int] | None = None,
        share: tuple[float, float] | None = None,
    ) -> None:
        """`least`: its width at least; `size`: width and height; both in pixels of the smallest window.

        `share`: instead, the parts of its window's width and height.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._share = share
        self._unit: float | None = None
        """Its factor, once it has been scaled."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        wall = TavernWall(framed=True)
        whole.addWidget(wall)
        self.outer = QVBoxLayout(wall)
        """What stands before the wall."""
        self.outer.setContentsMargins(*AROUND)
        self.setMinimumWidth(least)
        for key, call in (("round", 1), ("round_back", -1)):
            QShortcut(keys.sequence(key), self).activated.connect(lambda way=call: go_round(self, way))
        QShortcut(keys.sequence("here"), self).activated.connect(self._tell_keys)
        if size is not None:
            self.resize(*size)

    # Its parts, from above

    def head(self, about: str = "") -> None:
        """Its title in large letters, and what it is about."""
        self.outer.addWidget(label(self.windowTitle(), "heading"))
        if about:
            self.outer.addWidget(label(about, wrap=True))

    def parchment(self, inside: Laid, *, scrolls: bool = False) -> Laid:
        """A parchment with that layout on it, which takes all room that is left; `scrolls`: it may be higher than that."""
        sheet = Parchment()
        sheet.setLayout(inside)
        inside.setContentsMargins(*INSIDE)
        shown = Scrolled(sheet, whole=True) if scrolls else sheet
        region(self.windowTitle(), shown)
        self.outer.addWidget(shown, 1)
        return inside

    def column(self, more: Callable[[], object] = lambda: None) -> QVBoxLayout:
        """A column for rows, one below the other, which scrolls; whenever its end comes near, `more` may add some."""
        column, inside = QWidget(), QVBoxLayout()
        around = QVBoxLayout(column)
        around.setContentsMargins(0, 0, 6, 0)
        inside.setSpacing(6)
        around.addLayout(inside)
        around.addStretch()
        shown = Scrolled(column, whole=True)
        region(self.windowTitle(), shown)
        self.outer.addWidget(shown, 1)
        bar = shown.verticalScrollBar()
        bar.valueChanged.connect(lambda to: more() if to > bar.maximum() - 2 * bar.pageStep() else None)
        return inside

    def nothing(self, column: QVBoxLayout, text: str) -> QLabel:
        """Say on a parchment of its own why no rows are in that column."""
        note, inside = Parchment(), QVBoxLayout()
        note.setMinimumHeight(_NOTE)
        note.setLayout(inside)
        inside.setContentsMargins(*INSIDE)
        told = label(text, wrap=True)
        told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside.addWidget(told)
        self.add_late(column, note)
        return told

    def foot(self, *parts: QWidget | None) -> QHBoxLayout:
        """Widgets side by side below everything; None: what room there is. The bright button has the keyboard."""
        row = QHBoxLayout()
        for part in parts:
            if part is None:
                row.addStretch()
            else:
                row.addWidget(part, int(isinstance(part, QLabel) and part.wordWrap()))
        self.outer.addLayout(row)
        region(said("region-below"), *(part for part in parts if part is not None))
        buttons = [part for part in parts if isinstance(part, BrassButton)]
        for button in (button for button in buttons if button.bright):
            button.setDefault(True)
        next((button for button in buttons if button.bright), buttons[0]).setFocus()
        return row

    def closing_button(self, text: str = "") -> BrassButton:
        """A bright button that closes it; it says "Done" if nothing else."""
        button = BrassButton(text or said("sheet-done"), bright=True)
        button.clicked.connect(self.accept)
        return button

    # Its size, and its keys

    def open(self) -> None:
        """Open it over its window."""
        self.fit()
        super().open()

    def fit(self) -> None:
        """Scale it like the program, or as far as there is room in its window."""
        if (room := self.room()) is not None:
            self._unit = scaling.rescale_within(self, room, self.sizeHint() if self._share is not None else None)

    def room(self) -> QSize | None:
        """The size of its window, as far as it is on the screen; None without one."""
        window = self._window_below()
        return screens.room_for(window).boundedTo(window.size()) if window is not None else None

    def top(self) -> None:
        """Scroll back to where it begins."""
        for shown in self.findChildren(Scrolled):
            shown.verticalScrollBar().setValue(0)

    def add_late(self, column: QVBoxLayout, row: QWidget) -> None:
        """Add a row to a column, scaled like the rest, whether it is shown already or not."""
        column.addWidget(row)
        if self._unit is not None:
            scaling.rescale_part(row, self._unit)

    def sizeHint(self) -> QSize:
        """Its part of the window, and more of that if letters are larger than usual; otherwise what it needs."""
        window = self._window_below()
        if self._share is None or window is None:
            return super().sizeHint()
        letters = max(1.0, scaling.unit() / scaling.unit_of(window.size(), 1.0))
        wide, high = (min(1.0, share * letters) for share in self._share)
        return QSize(round(window.width() * wide), round(window.height() * high))

    def _window_below(self) -> QWidget | None:
        """The window that this dialog, and any dialog below it, stands over."""
        below = self.parentWidget()
        while below is not None and isinstance(below.window(), QDialog):
            below = below.window().parentWidget()
        return below.window() if below is not None else None

    def _tell_keys(self) -> None:
        if not isinstance(self, KeysHere):
            KeysHere(self.windowTitle(), self.keys_here, self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lists and fields take Return, though they let it through."""
        if event.key() in _RETURN and isinstance(self.focusWidget(), QAbstractItemView | QLineEdit):
            return
        super().keyPressEvent(event)


def told_here(own: str) -> list[str]:
    """The keys, a line for each; `own`: the message with those of the page."""
    lines = [said(own, key=keys.told("choose") or "none").strip()] if own else []
    lines += [said("keys-here-tab"), said("keys-here-round", key=keys.told("round"), back=keys.told("round_back"))]
    return [*lines, said("keys-here-press"), said("keys-here-ends"), said("keys-here-all", key=keys.told("keys"))]


class KeysHere(Sheet):
    """What somebody without a mouse asks first on a page."""

    def __init__(self, page: str, own: str, parent: QWidget | None = None) -> None:
        """`page`: its title; `own`: the message with the keys that mean something only there, or ''."""
        super().__init__(said("keys-here-title", page=page), parent, least=520, size=(620, 380))
        self.head()
        self.text = Document(self.windowTitle())
        lines = "".join(f"<p>{escape(line)}</p>" for line in told_here(own))
        self.text.show_html(f"<div style='color: {THEME.palette.ink}'>{lines}</div>")
        self.parchment(QVBoxLayout()).addWidget(self.text)
        self.foot(None, self.closing_button())
        self.text.setFocus()
