# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of keys, in which keys can be changed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QKeySequenceEdit,
    QWidget,
)

from rdi_desktop.ui.look import keys
from rdi_desktop.ui.look.settings import Settings
from rdi_desktop.ui.look.speech import announce
from rdi_desktop.ui.panels.sheet import Sheet
from rdi_desktop.ui.panels.widgets import BrassButton, label
from rdi_desktop.words import said

_ON = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class KeyField(QKeySequenceEdit):
    """Takes the next key that is pressed, but for those that lead on to the next field and back."""

    def event(self, event: QEvent) -> bool:
        """Qt takes Shift+Tab for a new key, and keeps the keyboard; and the keys that go round are never taken for one."""
        if isinstance(event, QKeyEvent) and keys.meant(event) in ("round", "round_back"):
            event.ignore()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ON:
            back = event.key() == Qt.Key.Key_Backtab or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.focusNextPrevChild(not back)
            return True
        return super().event(event)


class KeysSheet(Sheet):
    """Changes are saved at once; an impossible one is refused with the reason."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(said("keys-sheet-keys"), parent, least=620, share=(0.52, 0.94))
        self._settings = settings
        self.fields: dict[str, KeyField] = {}
        grid = self.parchment(QGridLayout(), scrolls=True)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label(said("keys-sheet-about"), "quiet", wrap=True), 0, 0, 1, 2)
        row = 1
        for heading in (keys.TABLE, keys.GAME, keys.WINDOW):
            grid.addWidget(label(said(f"keys-heading-{heading}"), "subheading"), row, 0, 1, 2)
            row += 1
            for fixed in keys.FIXED:
                if fixed.heading == heading:
                    grid.addWidget(label(fixed.named), row, 0)
                    grid.addWidget(label(fixed.what, wrap=True), row, 1)
                    row += 1
            for key in keys.every():
                if key.heading == heading:
                    self._place(grid, row, key)
                    row += 1
        self.refusal = label("", "objection", wrap=True)
        self.refusal.hide()
        self.usual = BrassButton(said("keys-sheet-usual"))
        self.usual.clicked.connect(self._as_usual)
        self.foot(self.usual, self.refusal, None, self.closing_button())

    def _place(self, grid: QGridLayout, row: int, key: keys.Key) -> None:
        field = KeyField(keys.sequence(key.id))
        field.setMaximumSequenceLength(1)
        field.setClearButtonEnabled(True)
        field.setAccessibleName(said("keys-sheet-key", what=key.what))
        field.setAccessibleDescription(keys.told(key.id))
        field.setFixedWidth(150)
        field.keySequenceChanged.connect(lambda _: QTimer.singleShot(0, field, partial(self._chosen, key.id)))
        what = label(key.what, wrap=True)
        what.setBuddy(field)
        grid.addWidget(field, row, 0)
        grid.addWidget(what, row, 1)
        self.fields[key.id] = field

    def _chosen(self, id: str) -> None:
        """A key was entered completely: while keys are pressed, the field is empty first."""
        field = self.fields[id]
        if field.keySequence() == keys.sequence(id):
            return
        self._say(keys.change(self._settings, id, field.keySequence().toString()))
        field.setKeySequence(keys.sequence(id))
        field.setAccessibleDescription(keys.told(id))

    def _as_usual(self) -> None:
        keys.reset(self._settings)
        self._say("")
        for id, field in self.fields.items():
            field.setKeySequence(keys.sequence(id))
            field.setAccessibleDescription(keys.told(id))

    def _say(self, refused: str) -> None:
        self.refusal.setText(refused)
        self.refusal.setVisible(bool(refused))
        announce(self, refused, urgent=True)
