# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys by their place on the keyboard: digits need Shift in France, Belgium and Czechia, but lie where they lie elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from rdi_desktop.machine import system

_PC = {code: code - 1 for code in range(2, 11)}
"""Scan codes of the row of digits, 1 to 9."""
_X11 = {code + 8: digit for code, digit in _PC.items()}
"""The same as X11 and Wayland count them."""
_MAC = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9}
"""The same as virtual keys of macOS."""
_WRITTEN = {
    letter: digit
    for row in ("&é\"'( è ç", "&é\"'(§è ç", " ěščřžýáí")  # France, Belgium, Czechia
    for digit, letter in enumerate(row, 1)
    if letter != " "
}
"""What these keys write without Shift, for keyboards that do not tell the place (far-away desktops, on-screen keyboards)."""
_BESIDE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def digit(event: QKeyEvent) -> int | None:
    """The digit of a key, 1 to 9, whatever it writes; None for any other key, and with Ctrl, Alt or Meta."""
    return None if event.modifiers() & _BESIDE else digit_key(event)


def digit_key(event: QKeyEvent) -> int | None:
    """The same, whatever is held with it."""
    if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
        return event.key() - int(Qt.Key.Key_0)
    if event.key() == Qt.Key.Key_0:
        return None
    if system.NAME == "darwin":
        return _MAC.get(event.nativeVirtualKey())
    if event.nativeScanCode():
        return (_PC if _platform() == "windows" else _X11).get(event.nativeScanCode())
    return _WRITTEN.get(event.text())


def _platform() -> str:
    """The window system, as Qt calls it: its scan codes are those of the keys."""
    return QGuiApplication.platformName()
