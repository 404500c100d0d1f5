# SPDX-License-Identifier: GPL-3.0-or-later
"""Shortcuts with digits on keyboards whose row of digits writes something else without Shift."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from rdi_desktop.machine import keyboard


def by_place(window: QWidget, event: QKeyEvent) -> bool:
    """Trigger what has Ctrl or Alt with that key of the row of digits as its shortcut; False if there is none, or Qt has looked already."""
    place = keyboard.digit_key(event)
    if place is None or event.key() == int(Qt.Key.Key_0) + place:
        return False
    pressed = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(int(Qt.Key.Key_0) + place)))
    for action in window.findChildren(QAction):
        if action.shortcut() == pressed and action.isVisible() and action.isEnabled():
            action.trigger()
            return True
    for button in window.findChildren(QAbstractButton):
        if button.shortcut() == pressed and button.isVisible() and button.isEnabled():
            button.click()
            return True
    for shortcut in window.findChildren(QShortcut):
        of = shortcut.parent()
        if shortcut.key() == pressed and shortcut.isEnabled() and isinstance(of, QWidget) and of.isVisible():
            shortcut.activated.emit()
            return True
    return False
