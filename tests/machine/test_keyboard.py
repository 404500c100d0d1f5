# SPDX-License-Identifier: GPL-3.0-or-later
"""The row of digits is the same row on every keyboard, whatever its keys write."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from rdi_desktop.machine import keyboard, system

NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
K = Qt.Key
LAYOUTS = {
    "us": "123456789",
    "fr": "&é\"'(-è_ç",
    "be": "&é\"'(§è!ç",
    "cz": "+ěščřžýáí",
    "tr": "123456789",
    "ru": "123456789",
    "gr": "123456789",
    "il": "123456789",
}
"""What the row writes without Shift."""
MAC = (18, 19, 20, 21, 23, 22, 26, 28, 25)


def pressed(written: str, scan: int = 0, virtual: int = 0, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """A key that writes that, as Qt tells it: letters by their capital."""
    return QKeyEvent(QEvent.Type.KeyPress, ord(written.upper()), held, scan, virtual, 0, written)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("name", "platform", "codes"),
    [("linux", "xcb", range(10, 19)), ("linux", "wayland", range(10, 19)), ("win32", "windows", range(2, 11)), ("darwin", "cocoa", MAC)],
)  # fmt: skip
def test_the_row_of_digits_is_known_by_its_place(
    monkeypatch: pytest.MonkeyPatch, layout: str, name: str, platform: str, codes: range
) -> None:
    monkeypatch.setattr(system, "NAME", name)
    monkeypatch.setattr(keyboard, "_platform", lambda: platform)
    mac = name == "darwin"
    for held in (NONE, SHIFT):
        row = LAYOUTS[layout] if held == NONE else "123456789"
        found = [
            keyboard.digit(pressed(letter, 0 if mac else code, code if mac else 0, held))
            for letter, code in zip(row, codes, strict=True)
        ]
        assert found == list(range(1, 10))


def test_a_key_of_another_place_is_no_digit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "_platform", lambda: "xcb")
    for written, scan in (("à", 19), (")", 20), ("a", 24), ("é", 35), ("-", 61)):
        assert keyboard.digit(pressed(written, scan)) is None
    monkeypatch.setattr(keyboard, "_platform", lambda: "windows")
    assert keyboard.digit(pressed("q", 16)) is None, "on X11 that place is the 7"


def test_a_keyboard_that_does_not_tell_the_place_is_known_by_what_it_writes() -> None:
    for row in ("&é\"'(", "123456789"):
        assert [keyboard.digit(pressed(letter)) for letter in row] == list(range(1, len(row) + 1))
    assert [keyboard.digit(pressed(letter)) for letter in "ěščřžýáí"] == list(range(2, 10))
    assert [keyboard.digit(pressed(letter)) for letter in "-_!+à0a "] == [None] * 8, "these are other keys elsewhere"


def test_with_ctrl_a_digit_is_for_the_window() -> None:
    assert keyboard.digit(pressed("é", 11, held=CTRL)) is None
    assert keyboard.digit_key(pressed("é", 11, held=CTRL)) == 2
