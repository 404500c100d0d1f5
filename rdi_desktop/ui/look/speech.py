# SPDX-License-Identifier: GPL-3.0-or-later
"""Speaks to users of a screen reader, independent of the focus; without a screen reader nothing happens."""

from __future__ import annotations

from collections import deque

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from rdi_desktop.ui.look import sound

SPOKEN: deque[str] = deque(maxlen=30)
"""What was said last, the newest at the end."""


def say_again(speaker: QWidget) -> None:
    """Say once more what was said last."""
    if SPOKEN:
        announce(speaker, SPOKEN[-1], urgent=True)


def announce(speaker: QWidget, text: str, *, urgent: bool = False) -> None:
    """Announce the text as that widget, after the present announcement; urgent: interrupting it."""
    if not text or not QAccessible.isActive():
        return
    sound.make_way(len(text), urgent=urgent)
    if not SPOKEN or SPOKEN[-1] != text:
        SPOKEN.append(text)
    event = QAccessibleAnnouncementEvent(speaker, text)
    degree = QAccessible.AnnouncementPoliteness
    event.setPoliteness(degree.Assertive if urgent else degree.Polite)
    QAccessible.updateAccessibility(event)
